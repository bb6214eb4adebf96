//! What is on its way to the clipboard; the panels put it there.

use crate::game::owl::Reply;
use bevy::prelude::*;

/// The text that is to be copied.
#[derive(Resource, Default, Debug)]
pub struct Clipboard(Option<String>);

impl Clipboard {
    pub(super) fn copy(&mut self, text: String, said: impl Into<String>, reply: &mut Reply) {
        self.0 = Some(text);
        reply.explain(said);
    }

    /// What is to be copied, once.
    pub(in crate::game) fn take(&mut self) -> Option<String> {
        self.0.take()
    }
}
