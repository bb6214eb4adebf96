//! Programs with other comments.

use crate::{Block, Program, Slot};

impl Program {
    /// Returns the comments beside all blocks and heads of definitions, without empty ones.
    pub fn comments(&self) -> Vec<String> {
        let mut found = Vec::new();
        let _ = self.with_comments(&mut |comment| {
            found.push(comment.to_owned());
            comment.to_owned()
        });
        found
    }

    /// Returns the program with each comment replaced by what `change` returns for it.
    #[must_use]
    pub fn with_comments(&self, change: &mut dyn FnMut(&str) -> String) -> Program {
        let mut program = self.clone();
        for script in program.sprites.iter_mut().flat_map(|sprite| &mut sprite.scripts) {
            script.definition.iter_mut().for_each(|definition| replace(&mut definition.comment, change));
            script.blocks.iter_mut().for_each(|block| replace_in(block, change));
        }
        program
    }
}

fn replace(comment: &mut String, change: &mut dyn FnMut(&str) -> String) {
    if !comment.is_empty() {
        *comment = change(comment);
    }
}

fn replace_in(block: &mut Block, change: &mut dyn FnMut(&str) -> String) {
    replace(&mut block.comment, change);
    for slot in &mut block.slots {
        if let Slot::Block(inner) = slot {
            replace_in(inner, change);
        }
    }
    block.branches.iter_mut().flatten().for_each(|block| replace_in(block, change));
}
