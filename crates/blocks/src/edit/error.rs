//! Errors of editing programs.

use super::super::script_error::MOST_DEPTH;
use super::super::{MOST_BYTES, Program};

/// The longest name that can be given, in letters.
pub(super) const LONGEST_NAME: usize = 100;

/// Errors returned by [`Program::edit`].
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum EditError {
    /// A block, slot, mouth, script or sprite that does not exist.
    #[error("what you want to change is gone; choose again")]
    Gone,
    /// A piece that would be moved into itself.
    #[error("a piece cannot go into itself; choose another place")]
    IntoItself,
    /// A block whose shape does not fit the place.
    #[error("\"{0}\" does not go there; look for a slot of its shape")]
    WrongShape(String),
    /// A text for a slot that only takes blocks.
    #[error("you cannot type there; put in a six-sided block")]
    OnlyBlocks,
    /// A choice that the menu does not offer.
    #[error("\"{0}\" is not in this menu; choose again")]
    NoChoice(String),
    /// A name without a letter or digit.
    #[error("a name needs a letter or a digit; type one")]
    NoName,
    /// A name that is too long.
    #[error("the name is longer than {} letters; choose a shorter one", LONGEST_NAME)]
    LongName,
    /// A name that something else has.
    #[error("\"{0}\" is taken; choose another name")]
    Taken(String),
    /// A name that is also the words of a block.
    #[error("\"{0}\" is the name of a block; choose another name")]
    BlockName(String),
    /// A label with an input that is not closed.
    #[error("an input is not closed; write (number) or <condition>")]
    OpenInput,
    /// The definition of a custom block that is still called.
    #[error("\"{label}\" is used {count} times; take these blocks out first")]
    InUse {
        /// The label of the custom block.
        label: String,
        /// The number of calls outside the block's own definition.
        count: usize,
    },
    /// A piece with a call of a custom block that the new sprite does not define.
    #[error("that sprite does not define \"{0}\"; define it there first")]
    UnknownBlock(String),
    /// Blocks that would be nested too deeply.
    #[error("blocks would be nested more than {MOST_DEPTH} deep; make a custom block of the inner ones")]
    Deep,
    /// A program that would have too many blocks or letters.
    #[error("the program would be longer than {} blocks or {MOST_BYTES} bytes; make it shorter", Program::MOST_BLOCKS)]
    Long,
    /// A program that would have too many variables, lists or inputs.
    #[error("there are too many names already; take one out first")]
    Crowded,
    /// A new block that does not match its row of the table.
    #[error("this is not a block; take one from the palette")]
    NoBlock,
}
