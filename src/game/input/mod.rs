//! The table of commands, and the keyboard.

pub mod chord;
pub mod commands;
pub mod keys;
pub mod situation;
