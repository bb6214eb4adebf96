//! Import from Scratch: reads projects that Scratch 3 has saved as programs.
//!
//! A block that this language does not have is kept as a foreign block: it is shown, and stops the program when it is reached.

mod archive;
mod comments;
mod error;
mod foreign;
mod losses;
mod mutation;
mod names;
mod project;
mod scripts;

pub use archive::is_project;
pub use error::{MOST_SB3_BYTES, Sb3Error};
pub use losses::{Fate, Import, Loss, LossKind, listed, summary};
pub use project::read_sb3;
