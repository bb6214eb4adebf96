//! The keyboard, and taps on panels.

pub mod keys;
pub(super) mod taps;

pub use crate::requests::{chord, commands, situation};
