//! The way back from Scratch: projects that Scratch 3 has saved, as programs.
//!
//! What this language has not is kept as a foreign block: it is shown, and stops the program once it is reached.

mod archive;
mod error;
mod foreign;
mod mutation;
mod names;
mod project;
mod scripts;

pub use error::{MOST_SB3_BYTES, Sb3Error};
pub use project::read_sb3;
