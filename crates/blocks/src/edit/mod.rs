//! Edits programs: each change is an [`Edit`] and returns a new program.
//!
//! A caller that keeps the old programs can undo edits. An edit never loses blocks: a piece that is displaced becomes a script
//! of its own, which does not run because it has no hat.

mod apply;
mod block_path;
mod calls;
mod custom_blocks;
mod error;
mod moving;
mod names;
mod palette;
mod places;
mod slots;

pub use apply::{Edit, Edited};
pub use custom_blocks::NewPart;
pub use error::EditError;
pub use names::Owner;
pub use palette::{PaletteBlock, input_of, palette};
pub use places::{DropPlace, Piece, places};
pub use slots::choices;
