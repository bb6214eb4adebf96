//! Input from the keyboard, the mouse and fingers.

pub(super) mod cover;
pub mod keys;
pub(super) mod slices;

pub use crate::requests::{chord, commands, situation};
