//! The ids of variables, lists and messages in a Scratch project.

use crate::{Block, List, Opcode, Program, Sprite};

/// The names that all sprites share. The id of each is made of its index.
pub(super) struct Shared<'a> {
    program: &'a Program,
    pub messages: Vec<&'a str>,
}

impl<'a> Shared<'a> {
    pub fn new(program: &'a Program) -> Shared<'a> {
        let mut shared = Shared { program, messages: Vec::new() };
        for placed in program.scripts() {
            for block in &placed.script.blocks {
                shared.collect(block);
            }
        }
        shared
    }

    fn collect(&mut self, block: &'a Block) {
        let has_message = matches!(block.opcode, Opcode::WhenReceived | Opcode::Broadcast | Opcode::BroadcastAndWait);
        if let Some(name) = block.text(0).filter(|_| has_message)
            && self.place_of_message(name).is_none()
        {
            self.messages.push(name);
        }
        let inside = block.slots.iter().filter_map(|slot| slot.block()).chain(block.branches.iter().flatten());
        inside.for_each(|inner| self.collect(inner));
    }

    /// Returns the index of a message. Scratch ignores the case of messages.
    fn place_of_message(&self, name: &str) -> Option<usize> {
        self.messages.iter().position(|other| other.to_lowercase() == name.to_lowercase())
    }

    pub fn message(&self, name: &str) -> String {
        self.place_of_message(name).map_or_else(String::new, |place| format!("message {place}"))
    }

    /// Returns a message for a menu that is covered by a block.
    pub fn any_message(&self) -> &'a str {
        self.messages.first().copied().unwrap_or("message1")
    }

    pub fn variable(&self, sprite: &Placed<'_>, name: &str) -> String {
        let place = |names: &[String]| names.iter().position(|other| other == name);
        sprite.id("variable", place(&sprite.sprite.variables), place(&self.program.variables))
    }

    pub fn list(&self, sprite: &Placed<'_>, name: &str) -> String {
        let place = |lists: &[List]| lists.iter().position(|list| list.name == name);
        sprite.id("list", place(&sprite.sprite.lists), place(&self.program.lists))
    }
}

/// A sprite with its index among the targets. Ids are made of indices, because Scratch's editor accepts no special characters
/// in them.
#[derive(Clone, Copy)]
pub(super) struct Placed<'a> {
    pub sprite: &'a Sprite,
    pub place: usize,
}

impl Placed<'_> {
    fn id(&self, kind: &str, own: Option<usize>, shared: Option<usize>) -> String {
        match (own, shared) {
            (Some(own), _) => format!("{kind} {}.{own}", self.place),
            (None, Some(shared)) => format!("{kind} {shared}"),
            (None, None) => String::new(),
        }
    }
}
