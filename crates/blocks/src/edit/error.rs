//! Why a change cannot be made.

use super::super::script_error::MOST_DEPTH;
use super::super::{MOST_BYTES, Program};

/// The longest name that can be given, in letters.
pub(super) const LONGEST_NAME: usize = 100;

/// Why a program cannot be changed so.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum EditError {
    /// There is no such block, slot, mouth, script or sprite.
    #[error("what was to be changed is not there any more; choose again")]
    Gone,
    /// A piece was to go into itself.
    #[error("a piece cannot go into itself; choose another place")]
    IntoItself,
    /// The shape is not that of the place.
    #[error("\"{0}\" does not go there; look for a place of its own shape")]
    WrongShape(String),
    /// Something was typed where only blocks go.
    #[error("nothing can be typed there; put a six-sided block in")]
    OnlyBlocks,
    /// Something was chosen that is not offered.
    #[error("\"{0}\" is not in this menu; choose again")]
    NoChoice(String),
    /// A name without a letter in it.
    #[error("a name needs a letter or a digit; type one")]
    NoName,
    /// A name that is too long.
    #[error("the name is longer than {} letters; choose a shorter one", LONGEST_NAME)]
    LongName,
    /// A name that something else has.
    #[error("\"{0}\" is taken; choose another name")]
    Taken(String),
    /// The name of a block.
    #[error("\"{0}\" is the name of a block; choose another name")]
    BlockName(String),
    /// An input in a label that does not end.
    #[error("an input is not closed; write (number) or <condition>")]
    OpenInput,
    /// The definition of a block that is used.
    #[error("\"{label}\" is used {count} times; take these blocks out first")]
    InUse {
        /// The label of the custom block.
        label: String,
        /// The number of calls of it outside its own definition.
        count: usize,
    },
    /// The sprite to which the piece was to go does not define a block that is in it.
    #[error("that sprite does not define \"{0}\"; define it there first")]
    UnknownBlock(String),
    /// Blocks would be nested too deep.
    #[error("blocks would stand in one another more than {MOST_DEPTH} deep; make a custom block of the inner ones")]
    Deep,
    /// There would be too many blocks, or too many letters in them.
    #[error("the program would be longer than {} blocks or {MOST_BYTES} bytes; make it shorter", Program::MOST_BLOCKS)]
    Long,
    /// There would be too many variables, lists or inputs.
    #[error("there are too many names already; take one out first")]
    Crowded,
    /// A new block is not made as its row of the table says.
    #[error("this is no block; take one from the palette")]
    NoBlock,
}
