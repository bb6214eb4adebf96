//! Errors of reading projects of Scratch.

use super::super::super::limits::MOST_NAMES;
use super::super::super::script_error::MOST_DEPTH;
use super::super::super::{MOST_BYTES, MOST_ITEMS, Program};

/// The size of the largest file, in bytes, including pictures and sounds.
pub const MOST_SB3_BYTES: usize = 64 << 20;

/// The size of the largest project in a file, in bytes: Scratch itself allows 5 MB.
pub(super) const MOST_JSON_BYTES: usize = 8 << 20;

/// Errors returned by [`read_sb3`](super::read_sb3).
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
    /// A file without content.
    #[error("the file is empty; in Scratch, choose \"Save to your computer\" again")]
    Empty,
    /// A file that is neither a zip nor JSON.
    #[error("this is not a Scratch 3 project; in Scratch, choose \"Save to your computer\" to get one")]
    NoProject,
    /// A zip that cannot be unpacked, with the reason.
    #[error("the file is damaged ({0}); save it again in Scratch")]
    Damaged(String),
    /// A zip without a project.
    #[error("there is no project.json in the file; save it again in Scratch")]
    NoJsonFile,
    /// A project that is not valid JSON.
    #[error("project.json, line {line}, column {column}: it is no JSON; save the project again in Scratch")]
    NoJson {
        /// The line, from 1.
        line: usize,
        /// The column of the error.
        column: usize,
    },
    /// A part of the project that is missing or has the wrong type.
    #[error("project.json: {place} should be {wanted}; save the project again in Scratch")]
    Form {
        /// The part, for example `targets[1].blocks`.
        place: String,
        /// The type that the part should have.
        wanted: &'static str,
    },
    /// A block that contains itself, or that is in two places.
    #[error("{sprite}: the block {block} stands in two places or in itself; save the project again in Scratch")]
    Circle {
        /// The name of the sprite.
        sprite: String,
        /// The id of the block in the project.
        block: String,
    },
    /// Blocks that are nested too deeply.
    #[error("{sprite}: blocks are nested more than {MOST_DEPTH} deep; make a block of the inner ones in Scratch")]
    Deep {
        /// The name of the sprite.
        sprite: String,
    },
    /// A project with too many blocks or letters.
    #[error(
        "the project is longer than {} blocks or {MOST_BYTES} bytes of them; make it shorter in Scratch",
        Program::MOST_BLOCKS
    )]
    Long,
    /// A list longer than Scratch allows.
    #[error("the list {list} has {items} items, and a list can have {MOST_ITEMS}; delete some in Scratch")]
    LongList {
        /// The name of the list.
        list: String,
        /// The number of its items.
        items: usize,
    },
    /// A project with too many sprites, or too many names in one place.
    #[error("there are more than {MOST_NAMES} sprites, costumes, variables or lists; take some out in Scratch")]
    Crowded,
}
