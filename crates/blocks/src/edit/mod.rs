//! Changing a program: each change is an [`Edit`], and the program after it is a new value.
//!
//! A caller that keeps the programs can go back. An edit loses nothing that a person made: a piece that has to leave its place
//! becomes a script of its own, which never runs as long as it has no hat.

mod apply;
mod calls;
mod custom_blocks;
mod error;
mod moving;
mod names;
mod palette;
mod places;
mod slots;
mod spot;

pub use apply::{Edit, Edited};
pub use custom_blocks::NewPart;
pub use error::EditError;
pub use names::Owner;
pub use palette::{PaletteBlock, input_of, palette};
pub use places::{DropPlace, Piece, places};
pub use slots::choices;
