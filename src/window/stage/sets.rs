//! The order of the systems of the stage.

use bevy::prelude::*;

/// The steps of the stage in each frame, in this order.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum StageSystems {
    /// Draws the pictures again if the size of the window has changed.
    Draw,
    /// Moves the clones to their places.
    Place,
    /// Starts and continues flashes and celebrations.
    Animate,
    /// Looks up the looks of the marks.
    LookUp,
    /// Sets the costumes of the clones.
    Paint,
    /// Routes links around the digits.
    Link,
}
