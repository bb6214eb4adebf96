//! The table of commands, the keyboard, and taps on panels.

pub mod chord;
pub mod commands;
pub mod keys;
pub mod situation;
pub(super) mod taps;
