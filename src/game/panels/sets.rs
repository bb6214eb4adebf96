//! The order in which the panels are drawn.

use bevy::prelude::*;

/// The panels, as they are drawn one after the other: a later one lies over those before it.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PanelSystems {
    /// The bar at the top.
    Bar,
    /// What fills the page.
    Page,
    /// What the owl says on the stage.
    Bubble,
    /// What stands at the foot of the stage, or over it.
    Foot,
    /// The sheet over everything.
    Sheet,
    /// All panels are drawn.
    Drawn,
}
