//! Sprites and clones on the stage, and what is to be seen of them.

use super::Value;
use std::sync::Arc;

/// Which of the sprites and clones on the stage. It stays the same while the clone is there.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct ActorId(pub u32);

/// A sprite or a clone on the stage.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Actor {
    pub(super) id: ActorId,
    pub(super) sprite: u16,
    pub(super) is_clone: bool,
    pub(super) costume: u16,
    pub(super) is_shown: bool,
    pub(super) x: Value,
    pub(super) y: Value,
    pub(super) says: Arc<str>,
    pub(super) variables: Vec<Value>,
    pub(super) lists: Vec<Vec<Value>>,
}

impl Actor {
    /// Which it is.
    pub fn id(&self) -> ActorId {
        self.id
    }

    /// Its sprite's place in the program.
    pub fn sprite(&self) -> usize {
        usize::from(self.sprite)
    }

    /// Whether it is a clone.
    pub fn is_clone(&self) -> bool {
        self.is_clone
    }

    /// The place of its costume among those of the sprite, from 0.
    pub fn costume(&self) -> usize {
        usize::from(self.costume)
    }

    /// Whether it is shown.
    pub fn is_shown(&self) -> bool {
        self.is_shown
    }

    /// Where it is: to the right and up from the middle of the stage.
    pub fn position(&self) -> (f64, f64) {
        (self.x.to_number(), self.y.to_number())
    }

    /// What it says; empty if it says nothing.
    pub fn says(&self) -> &str {
        &self.says
    }

    /// Its own variables, in the order of the sprite.
    pub fn variables(&self) -> &[Value] {
        &self.variables
    }

    /// Its own lists, in the order of the sprite.
    pub fn lists(&self) -> &[Vec<Value>] {
        &self.lists
    }
}
