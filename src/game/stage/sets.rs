//! The order of things on the stage.

use bevy::prelude::*;

/// What happens on the stage in every frame, in this order.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum StageSystems {
    /// The pictures are drawn anew at the size of the window.
    Draw,
    /// The clones move to their places.
    Place,
    /// Flashes and celebrations begin and go on.
    Animate,
    /// The table says how the marks look.
    LookUp,
    /// The clones put on what they wear.
    Paint,
    /// Links find their way around the digits.
    Link,
}
