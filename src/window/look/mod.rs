//! The appearance of the game: settings, colours, fonts and layout.

pub mod appearance;
pub mod close_up;
pub(in crate::window) mod fonts;
pub mod layout;
mod places;
pub(in crate::window) mod shapes;
pub mod theme;

pub use close_up::SeveralFingers;
pub use layout::{DESIGN_SIZE, Layout, Panels, SMALLEST_SIZE, Touched};
pub use theme::{Rgb, Theme};
