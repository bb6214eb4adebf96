//! Actors: the sprites and clones on the stage, and their visible state.

use super::Value;
use std::sync::Arc;

/// The id of a sprite or clone on the stage. It stays the same for as long as the clone exists.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct ActorId(pub u32);

/// A sprite or a clone on the stage.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Actor {
    /// The id, which no other actor has.
    pub id: ActorId,
    pub(super) sprite: u16,
    /// True for a clone, false for the sprite itself.
    pub is_clone: bool,
    pub(super) costume: u16,
    /// True if the actor is shown on the stage.
    pub is_shown: bool,
    pub(super) x: Value,
    pub(super) y: Value,
    /// The text in its speech bubble; empty if it says nothing.
    pub says: Arc<str>,
    /// The values of its own variables, in the order of the sprite.
    pub variables: Vec<Value>,
    /// The items of its own lists, in the order of the sprite.
    pub lists: Vec<Vec<Value>>,
}

impl Actor {
    /// Returns the index of its sprite in the program.
    pub fn sprite(&self) -> usize {
        usize::from(self.sprite)
    }

    /// Returns the index of its costume among those of the sprite.
    pub fn costume(&self) -> usize {
        usize::from(self.costume)
    }

    /// Returns its position, in steps to the right of and up from the middle of the stage.
    pub fn position(&self) -> (f64, f64) {
        (self.x.to_number(), self.y.to_number())
    }
}
