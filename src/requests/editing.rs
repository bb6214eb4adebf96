//! What is asked for in the editor: what is held, what a text is for, which way the keys lead.

use crate::blocks::edit::Owner;
use crate::blocks::{Block, BlockId, Category};

/// Which blocks of the palette are seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Drawer {
    /// Those of a category, with its names.
    Of(Category),
    /// Those that were looked for.
    Found,
}

/// What is held over the scripts, to be put somewhere.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Held {
    /// A block of the program, with all that hangs below it.
    Standing(BlockId),
    /// A new block, as the palette has it.
    New(Box<Block>),
}

/// What the text is for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Naming {
    /// It goes into the slot of a block.
    Slot(BlockId, usize),
    /// It is noted beside the block.
    Comment(BlockId),
    /// A new variable.
    NewVariable(Owner),
    /// A new list.
    NewList(Owner),
    /// Another name for a variable.
    RenameVariable(String, Owner),
    /// Another name for a list.
    RenameList(String, Owner),
    /// A new custom block.
    Define,
    /// Another label for the custom block with that head.
    Redefine(BlockId),
}

/// Which way the keys lead.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    /// To the row above.
    Up,
    /// To the row below.
    Down,
    /// To what comes before.
    Left,
    /// To what comes next.
    Right,
}
