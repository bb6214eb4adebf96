//! The order in which the panels are drawn.

use bevy::prelude::*;

/// The layers of panels in drawing order: a later one covers those before it.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PanelSystems {
    /// The bar at the top.
    Bar,
    /// The contents of the page.
    Page,
    /// The owl's bubble on the stage.
    Bubble,
    /// The panels at the foot of the stage or over the stage.
    Foot,
    /// The sheet over everything.
    Sheet,
    /// The systems that run after all panels are drawn.
    Drawn,
}
