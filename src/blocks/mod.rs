//! Floor 3: programs made of blocks, as Scratch 3 has them, with what recursion needs from Snap!.
//!
//! A [`Program`] has sprites with scripts of [`Block`]s. One [`TABLE`] says for each [`Opcode`] its words, slots and shape.

mod opcode;
mod program;
pub mod scratch;
mod value;
mod writing;

pub use opcode::{Category, Opcode, Shape, SlotKind, SlotSpec, Spec, TABLE};
pub use program::{
    Block, BlockId, Definition, Input, LabelPart, List, PlacedScript, Program, Script, Slot, Sprite, numbered,
};
pub use value::{Value, looks_like_number, write_number};
pub use writing::{write_script, write_scripts};
