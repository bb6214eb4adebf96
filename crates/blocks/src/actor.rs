//! Sprites and clones on the stage, and what is to be seen of them.

use super::Value;
use std::sync::Arc;

/// Which of the sprites and clones on the stage. It stays the same while the clone is there.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct ActorId(pub u32);

/// A sprite or a clone on the stage.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Actor {
    /// Which it is.
    pub id: ActorId,
    pub(super) sprite: u16,
    /// True if it is a clone.
    pub is_clone: bool,
    pub(super) costume: u16,
    /// True if it is shown.
    pub is_shown: bool,
    pub(super) x: Value,
    pub(super) y: Value,
    /// Its speech; empty if it says nothing.
    pub says: Arc<str>,
    /// Its own variables, in the order of the sprite.
    pub variables: Vec<Value>,
    /// Its own lists, in the order of the sprite.
    pub lists: Vec<Vec<Value>>,
}

impl Actor {
    /// Its sprite's place in the program.
    pub fn sprite(&self) -> usize {
        usize::from(self.sprite)
    }

    /// The place of its costume among those of the sprite, from 0.
    pub fn costume(&self) -> usize {
        usize::from(self.costume)
    }

    /// Its position: to the right and up from the middle of the stage.
    pub fn position(&self) -> (f64, f64) {
        (self.x.to_number(), self.y.to_number())
    }
}
