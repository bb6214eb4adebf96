//! What stands in the ask bar.

use bevy::prelude::*;

/// What stands in the ask bar.
#[derive(Resource, Default, Debug)]
pub struct Question {
    text: String,
    was_answered: bool,
}

impl Question {
    /// The answer as typed so far.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Whether anything but white space was typed.
    pub fn has_text(&self) -> bool {
        !self.text.trim().is_empty()
    }

    /// A puzzle stands on the stage: the text that led to it is not the next answer.
    pub(super) fn close(&mut self) {
        *self = Question { text: String::new(), was_answered: true };
    }

    /// Whether a puzzle was ever taken, so that there is a board to go back to.
    pub(super) fn was_answered(&self) -> bool {
        self.was_answered
    }

    pub(super) fn write(&mut self, text: &str) {
        text.clone_into(&mut self.text);
    }
}
