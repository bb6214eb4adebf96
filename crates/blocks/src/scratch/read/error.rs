//! Why a project of Scratch cannot be read.

use super::super::super::file::MOST_NAMES;
use super::super::super::script_error::MOST_DEPTH;
use super::super::super::{MOST_BYTES, MOST_ITEMS, Program};

/// The longest file: pictures and sounds are in it too.
pub const MOST_SB3_BYTES: usize = 64 << 20;

/// The longest project in a file: Scratch itself takes 5 MB.
pub(super) const MOST_JSON_BYTES: usize = 8 << 20;

/// Why a project cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Sb3Error {
    /// The file is longer than any project.
    #[error("the file is longer than {} MB; take pictures and sounds out in Scratch, and save it again", MOST_SB3_BYTES >> 20)]
    Huge,
    /// The project inside the file is longer than any that can be read.
    #[error("the project in the file is longer than {} MB; make it shorter in Scratch, and save it again", MOST_JSON_BYTES >> 20)]
    HugeProject,
    /// The project was saved by an earlier Scratch.
    #[error("this project was saved by Scratch {0}; open it in Scratch 3, and save it again")]
    Old(u8),
    /// There is nothing in the file.
    #[error("the file is empty; in Scratch, choose \"Save to your computer\" again")]
    Empty,
    /// The file is neither a zip nor JSON.
    #[error("this is not a Scratch 3 project; in Scratch, choose \"Save to your computer\" to get one")]
    NoProject,
    /// Something in the zip is damaged.
    #[error("the file is damaged ({0}); save it again in Scratch")]
    Damaged(String),
    /// There is no project in the zip.
    #[error("there is no project.json in the file; save it again in Scratch")]
    NoJsonFile,
    /// The project is not written as JSON.
    #[error("project.json, line {line}, column {column}: it is no JSON; save the project again in Scratch")]
    NoJson {
        /// The line, from 1.
        line: usize,
        /// The column.
        column: usize,
    },
    /// Something is missing, or is not what it should be.
    #[error("project.json: {place} should be {wanted}; save the project again in Scratch")]
    Form {
        /// Where, as `targets[1].blocks`.
        place: String,
        /// What should stand there.
        wanted: &'static str,
    },
    /// A block stands in itself, or in two places.
    #[error("{sprite}: the block {block} stands in two places or in itself; save the project again in Scratch")]
    Circle {
        /// The sprite.
        sprite: String,
        /// The id that the block has in the project.
        block: String,
    },
    /// Blocks stand in one another too deep.
    #[error(
        "{sprite}: blocks stand in one another more than {MOST_DEPTH} deep; make a block of the inner ones in Scratch"
    )]
    Deep {
        /// The sprite.
        sprite: String,
    },
    /// There are too many blocks, or too many letters.
    #[error(
        "the project is longer than {} blocks or {MOST_BYTES} bytes of them; make it shorter in Scratch",
        Program::MOST_BLOCKS
    )]
    Long,
    /// A list is longer than Scratch lets one become.
    #[error("the list {list} has {items} items, and a list can have {MOST_ITEMS}; delete some in Scratch")]
    LongList {
        /// Its name.
        list: String,
        /// The number of its items.
        items: usize,
    },
    /// There are too many sprites, or names in one place.
    #[error("there are more than {MOST_NAMES} sprites, costumes, variables or lists; take some out in Scratch")]
    Crowded,
}
