//! The appearance of the game: settings, colours, fonts and layout.

pub mod appearance;
pub(in crate::game) mod fonts;
pub mod layout;
pub mod settings;
pub(in crate::game) mod shapes;
pub mod theme;

pub use layout::{DESIGN_SIZE, Layout, Panels, SMALLEST_SIZE, Touched};
pub use settings::Settings;
pub use theme::{Rgb, Theme};
