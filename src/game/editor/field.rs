//! What is being typed in the editor: into a slot, beside a block, or as a name.

use super::label::{label_text, parts};
use super::stops::text_in;
use crate::blocks::edit::Edit;
use crate::blocks::{BlockId, Definition, Program, Shape};
use crate::game::script::Naming;

/// A text that is being typed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Field {
    /// What it is for.
    pub naming: Naming,
    /// What stands in it.
    pub text: String,
    /// The shape of a custom block.
    pub shape: Shape,
    /// Whether a custom block runs without screen refresh.
    pub without_refresh: bool,
}

impl Field {
    /// The field with what is there now; `None` if it is not there any more.
    pub(super) fn new(naming: Naming, program: &Program) -> Option<Field> {
        let (mut shape, mut without_refresh) = (Shape::Stack, true);
        let text = match &naming {
            Naming::Slot(block, slot) => text_in(program, *block, *slot),
            Naming::Comment(id) => match (program.block(*id), head(program, *id)) {
                (Some(block), _) => block.comment.clone(),
                (None, Some(definition)) => definition.comment.clone(),
                (None, None) => return None,
            },
            Naming::RenameVariable(name, _) | Naming::RenameList(name, _) => name.clone(),
            Naming::NewVariable(_) | Naming::NewList(_) | Naming::Define => String::new(),
            Naming::Redefine(id) => {
                let definition = head(program, *id)?;
                (shape, without_refresh) = (definition.shape, definition.without_refresh);
                label_text(definition)
            }
        };
        Some(Field { naming, text, shape, without_refresh })
    }

    /// The block to which it belongs.
    pub fn block(&self) -> Option<BlockId> {
        match self.naming {
            Naming::Slot(block, _) | Naming::Comment(block) | Naming::Redefine(block) => Some(block),
            _ => None,
        }
    }

    /// The change that is made of the text.
    pub(super) fn edit(&self, program: &Program, sprite: usize) -> Edit {
        let text = self.text.clone();
        let (shape, without_refresh) = (self.shape, self.without_refresh);
        match self.naming.clone() {
            Naming::Slot(block, slot) => Edit::Fill { block, slot, text },
            Naming::Comment(block) => Edit::Comment { block, text },
            Naming::NewVariable(owner) => Edit::NewVariable { name: text, owner },
            Naming::NewList(owner) => Edit::NewList { name: text, owner },
            Naming::RenameVariable(name, owner) => Edit::RenameVariable { name, owner, new: text },
            Naming::RenameList(name, owner) => Edit::RenameList { name, owner, new: text },
            Naming::Define => Edit::Define { sprite, label: parts(&text, None), shape, without_refresh },
            Naming::Redefine(id) => {
                let label = parts(&text, head(program, id));
                Edit::Redefine { head: id, label, shape, without_refresh }
            }
        }
    }
}

fn head(program: &Program, id: BlockId) -> Option<&Definition> {
    program.script_of(id).filter(|placed| placed.id == id)?.script.definition.as_ref()
}
