//! The keyboard.

pub mod keys;
