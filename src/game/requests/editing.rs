//! Types for the editor's requests: the block being moved, the text being typed, and directions.

use sudoku_blocks::edit::Owner;
use sudoku_blocks::{Block, BlockId, Category};

/// A set of blocks in the palette.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Drawer {
    /// The blocks of a category, including its variables, lists or custom blocks.
    Of(Category),
    /// The blocks found by a search.
    Found,
}

/// A block that is being moved, to be dropped somewhere.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum HeldPiece {
    /// A block of the program, with all blocks below it.
    Existing(BlockId),
    /// A new block from the palette.
    New(Box<Block>),
}

/// The purpose of the text that is being typed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Naming {
    /// The content of a slot of a block.
    Slot(BlockId, usize),
    /// A comment on the block.
    Comment(BlockId),
    /// The name of a new variable.
    NewVariable(Owner),
    /// The name of a new list.
    NewList(Owner),
    /// A new name for a variable.
    RenameVariable(String, Owner),
    /// A new name for a list.
    RenameList(String, Owner),
    /// The label of a new custom block.
    Define,
    /// A new label for the custom block whose definition has this head.
    Redefine(BlockId),
}

/// A direction in which the arrow keys move the selection.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Direction {
    /// To the row above.
    Up,
    /// To the row below.
    Down,
    /// To the previous item.
    Left,
    /// To the next item.
    Right,
}
