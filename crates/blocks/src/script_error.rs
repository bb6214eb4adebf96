//! Errors in scripts written as text, with their place.

use super::Program;

/// The greatest depth of nested blocks.
pub const MOST_DEPTH: usize = 64;

/// Why scripts cannot be read, and where.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}, column {column}: {reason}")]
pub struct ScriptError {
    /// The line, from 1.
    pub line: usize,
    /// The column, from 1.
    pub column: usize,
    /// The problem there.
    pub reason: ScriptProblem,
}

/// The problems that scripts written as text can have.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ScriptProblem {
    /// A bracket is open at the end of the line.
    #[error("the bracket {0} is never closed; close it on the same line")]
    Open(char),
    /// A bracket closes nothing.
    #[error("the bracket {0} closes nothing; take it out, or write \\{0} if it belongs to a word")]
    Closes(char),
    /// No block has such words.
    #[error("I know no block \"{0}\"; write it as it stands on the block, or define it")]
    UnknownBlock(String),
    /// The content of a slot does not fit there.
    #[error("\"{block}\": {found} cannot stand in slot {slot}; it takes {wanted}")]
    Slot {
        /// The words of the block.
        block: String,
        /// Which slot, from 1.
        slot: usize,
        /// The content that was found.
        found: &'static str,
        /// The content that fits there.
        wanted: &'static str,
    },
    /// A mouth is open at the end.
    #[error("\"{0}\" has no end; write \"end\" below what is in it")]
    NoEnd(String),
    /// `end` or `else` without a block to which it belongs.
    #[error("\"{0}\" belongs to no block above it; take it out")]
    BelongsToNothing(&'static str),
    /// `define` within a stack.
    #[error("a definition begins a script; leave a blank line above \"define\"")]
    DefineInside,
    /// A hat within a stack.
    #[error("\"{0}\" begins a script; leave a blank line above it")]
    HatInside(String),
    /// A block below one that ends the stack.
    #[error("nothing can stand below \"{0}\"; take it out, or leave a blank line above it")]
    BelowCap(String),
    /// A definition without words, or with something else among them.
    #[error(
        "write \"define\" and then the words of the block, its inputs in round brackets, or in < > for true or false"
    )]
    Definition,
    /// A mark that says nothing, or not here.
    #[error("\":: {0}\" cannot be said of this; take it out")]
    Mark(String),
    /// A block in a block, and so on.
    #[error("blocks stand in one another more than {MOST_DEPTH} deep; make a custom block of the inner ones")]
    Deep,
    /// Too many blocks.
    #[error("there are more than {} blocks; make the program shorter", Program::MOST_BLOCKS)]
    Long,
}
