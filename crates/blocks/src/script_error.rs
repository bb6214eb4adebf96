//! Errors in scripts written as text, with their positions.

use super::Program;
use super::limits::MOST_NAMES;

/// The greatest depth of nested blocks.
pub const MOST_DEPTH: usize = 64;

/// The error returned for scripts that cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}, column {column}: {reason}")]
pub struct ScriptError {
    /// The line, from 1.
    pub line: usize,
    /// The column, from 1.
    pub column: usize,
    /// The reason why the script cannot be read there.
    pub reason: ScriptProblem,
}

/// The content that a slot takes, in scripts written as text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SlotContent {
    /// A block that is true or false.
    Condition,
    /// A number, a text, or a block that reports one.
    Value,
    /// The name of a variable.
    Variable,
    /// One of several choices.
    Choice,
}

impl std::fmt::Display for SlotContent {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            SlotContent::Condition => "a block with < >",
            SlotContent::Value => "a number like (9), a text like [hello] or a block in ( )",
            SlotContent::Variable => "the name of a variable like (digit)",
            SlotContent::Choice => "a choice like [name v]",
        })
    }
}

/// The problems that scripts written as text can have.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ScriptProblem {
    /// A bracket that is still open at the end of the line.
    #[error("the bracket {0} is never closed; close it on the same line")]
    Open(char),
    /// A closing bracket without an opening one.
    #[error("the bracket {0} closes nothing; take it out, or write \\{0} if it belongs to a word")]
    Closes(char),
    /// Words that no block has.
    #[error("I know no block \"{0}\"; write it as it stands on the block, or define it")]
    UnknownBlock(String),
    /// Content that does not fit the slot.
    #[error("\"{block}\": {found} cannot stand in slot {slot}; it takes {wanted}")]
    Slot {
        /// The words of the block.
        block: String,
        /// The number of the slot, from 1.
        slot: usize,
        /// The content that was found.
        found: &'static str,
        /// The content that would fit.
        wanted: SlotContent,
    },
    /// A mouth that is still open at the end of the script.
    #[error("\"{0}\" has no end; write \"end\" below what is in it")]
    NoEnd(String),
    /// An `end` or `else` that belongs to no block.
    #[error("\"{0}\" belongs to no block above it; take it out")]
    BelongsToNothing(&'static str),
    /// A `define` within a stack.
    #[error("a definition starts a script; leave a blank line above \"define\"")]
    DefineInside,
    /// A hat within a stack.
    #[error("\"{0}\" starts a script; leave a blank line above it")]
    HatInside(String),
    /// A block below one that ends the stack.
    #[error("nothing can stand below \"{0}\"; take it out, or leave a blank line above it")]
    BelowCap(String),
    /// A definition without words, or with anything but words and inputs.
    #[error(
        "write \"define\" and then the words of the block, its inputs in round brackets, or in < > for true or false"
    )]
    Definition,
    /// A mark that does not exist, or that does not fit here.
    #[error("\":: {0}\" cannot be said of this; take it out")]
    Mark(String),
    /// A script above the first sprite, in a program written as text.
    #[error("this belongs to no sprite; write it below a line such as \"sprite: Owl\"")]
    OutsideSprite,
    /// A sprite that the program does not have.
    #[error("there is no sprite \"{0}\"; write the name of one of the program's sprites")]
    UnknownSprite(String),
    /// Too many variables or lists.
    #[error("there are more than {} variables or lists; take some out", MOST_NAMES)]
    Crowded,
    /// Blocks that are nested too deeply.
    #[error("blocks are nested more than {MOST_DEPTH} deep; make a custom block of the inner ones")]
    Deep,
    /// A program with too many blocks.
    #[error("there are more than {} blocks; make the program shorter", Program::MOST_BLOCKS)]
    Long,
}
