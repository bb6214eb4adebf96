//! The text field of the editor, for a slot, a comment or a name.

use super::label::{label_text, parts};
use super::stops::text_in;
use crate::game::requests::Naming;
use std::sync::Arc;
use sudoku_blocks::edit::Edit;
use sudoku_blocks::{BlockId, Definition, PlacedScript, Program, Shape};

/// A text field with the person's input.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Field {
    /// The purpose of the field.
    pub naming: Naming,
    /// The text.
    pub text: String,
    /// The shape of the custom block being defined.
    pub shape: Shape,
    /// True if the custom block runs without screen refresh.
    pub without_refresh: bool,
    /// The program with the text in its slot, so that the slot is drawn as wide as its text.
    preview: Option<Arc<Program>>,
    /// The program with the custom block being defined, and the block's head.
    described: Option<(Arc<Program>, BlockId)>,
}

impl Field {
    /// Opens a field with the current text; `None` if its place no longer exists.
    pub(super) fn new(naming: Naming, program: &Program, sprite: usize) -> Option<Field> {
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
        let mut field = Field { naming, text, shape, without_refresh, preview: None, described: None };
        field.describe(program, sprite);
        Some(field)
    }

    /// Replaces the text.
    pub(super) fn write(&mut self, text: &str, program: &Program, sprite: usize) {
        text.clone_into(&mut self.text);
        let fills = matches!(self.naming, Naming::Slot(..));
        // A text that is not valid yet, such as a lone minus, keeps the previous preview.
        if let Some(edited) = fills.then(|| program.edit(&self.edit(program, sprite)).ok()).flatten() {
            self.preview = Some(Arc::new(edited.program));
        }
        self.describe(program, sprite);
    }

    /// Updates the preview of the custom block being defined.
    pub(super) fn describe(&mut self, program: &Program, sprite: usize) {
        let before = match self.naming {
            Naming::Define => None,
            Naming::Redefine(id) => Some(id),
            _ => return,
        };
        let edited = program.edit(&self.edit(program, sprite)).ok();
        self.described = edited
            .and_then(|edited| Some((edited.piece.or(before)?, edited.program)))
            .map(|(head, program)| (Arc::new(program), head));
    }

    /// Returns the head of the custom block being defined, in its preview program.
    pub fn described(&self) -> Option<PlacedScript<'_>> {
        let (program, head) = self.described.as_ref()?;
        program.script_of(*head).filter(|placed| placed.script.definition.is_some())
    }

    /// Returns the label with one more input, for true or false or else for a number or a text.
    pub fn with_input(&self, boolean: bool) -> String {
        let names = ('a'..='z').map(String::from).chain((1..).map(|number| format!("a{number}")));
        let inputs = names.map(|name| if boolean { format!("<{name}>") } else { format!("({name})") });
        let is_free = |input: &String| {
            let name = &input[1..input.len() - 1];
            !self.text.contains(&format!("({name})")) && !self.text.contains(&format!("<{name}>"))
        };
        let mut inputs = inputs.filter(is_free);
        format!("{} {} ", self.text.trim_end(), inputs.next().unwrap_or_default()).trim_start().to_owned()
    }

    /// Returns the program with the text in its slot; `None` while it does not differ from the program.
    pub fn preview(&self) -> Option<&Arc<Program>> {
        self.preview.as_ref()
    }

    /// Returns the block that the field belongs to.
    pub fn block(&self) -> Option<BlockId> {
        match self.naming {
            Naming::Slot(block, _) | Naming::Comment(block) | Naming::Redefine(block) => Some(block),
            _ => None,
        }
    }

    /// Returns the edit that applies the text.
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
