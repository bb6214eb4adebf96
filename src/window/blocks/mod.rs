//! The geometry of blocks: where each part of a script is drawn.

pub mod layout;
pub mod part;
mod row;

pub use layout::{Row, ScriptLayout};
pub use part::{Form, Metrics, Outline, Part, Top};
