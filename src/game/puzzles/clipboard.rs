//! Text on its way to the clipboard; the panels copy it.

use crate::game::owl::Reply;
use bevy_ecs::prelude::*;

/// The text to copy.
#[derive(Resource, Default, Debug)]
pub struct Clipboard(Option<String>);

impl Clipboard {
    pub(super) fn copy(&mut self, text: String, said: impl Into<String>, reply: &mut Reply) {
        self.0 = Some(text);
        reply.explain(said);
    }

    /// Takes the text to copy.
    pub fn take(&mut self) -> Option<String> {
        self.0.take()
    }
}
