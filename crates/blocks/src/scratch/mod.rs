//! Export to and import from Scratch: programs as Scratch 3 projects, and as the text of its forums.

mod building;
mod calls;
mod costumes;
mod endless;
mod forum;
mod ids;
mod layout;
mod lowering;
mod missing;
mod names;
mod project;
mod puzzle;
mod read;
mod sb3;
mod target;

pub use endless::endless;
pub use forum::scratchblocks;
pub use lowering::lowered;
pub use missing::{Missing, missing};
pub use puzzle::with_puzzle;
pub use read::{Fate, Import, Loss, LossKind, MOST_SB3_BYTES, Sb3Error, is_project, listed, read_sb3, summary};
pub use sb3::sb3;
