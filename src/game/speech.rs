//! What the owl says, and in which mood.

use bevy::prelude::*;

/// How the owl looks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Mood {
    /// It explains.
    #[default]
    Calm,
    /// It refuses, or found no solution.
    Doubtful,
    /// It rejoices.
    Happy,
}

/// What stands in the owl's speech bubble.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub struct Speech {
    /// The sentence.
    pub text: String,
    /// The owl's look.
    pub mood: Mood,
}

impl Speech {
    pub(super) fn explain(&mut self, text: impl Into<String>) {
        *self = Speech { text: text.into(), mood: Mood::Calm };
    }

    pub(super) fn refuse(&mut self, text: impl Into<String>) {
        *self = Speech { text: text.into(), mood: Mood::Doubtful };
    }

    pub(super) fn rejoice(&mut self, text: impl Into<String>) {
        *self = Speech { text: text.into(), mood: Mood::Happy };
    }
}

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(Speech { text: super::words::HELLO.to_owned(), mood: Mood::Happy });
}
