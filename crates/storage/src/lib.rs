//! Storage for the other crates: files that are replaced atomically, RON whose form has a version, and clocks that a browser has too.

#[cfg(not(target_arch = "wasm32"))]
pub mod atomic;
pub mod clock;
pub mod versioned;
