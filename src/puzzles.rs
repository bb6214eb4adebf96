//! Floor 3: puzzle packs, the RON files of the folder `puzzles`, compiled in.
//!
//! A pack is one RON value:
//!
//! ```ron
//! (
//!     name: "A name for the chooser",
//!     puzzles: [
//!         (
//!             name: "Example 1",
//!             source: "Who published it, and where",
//!             digits: "085061000,904000000,000002308,040000002,700090500,000030800,000058000,000700010,600000004,",
//!         ),
//!     ],
//! )
//! ```
//!
//! `digits` is in the comma format. A pack has a name and at least one puzzle, each with a name of its own; unknown fields
//! are refused.

use crate::notation::{self, Notation, ReadError};
use crate::sudoku::Board;
use serde::Deserialize;

/// The packs that are compiled in: the name of each file, and its text.
const FILES: [(&str, &str); 1] = [("examples.ron", include_str!("../puzzles/examples.ron"))];

/// A named collection of puzzles.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pack {
    /// The name for the chooser.
    pub name: String,
    /// The puzzles, in the order of the file.
    pub puzzles: Vec<Puzzle>,
}

/// A puzzle with its name and origin.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Puzzle {
    /// The name, unique in its pack.
    pub name: String,
    /// Who published it, and where.
    pub source: String,
    /// The puzzle itself, its digits given.
    pub board: Board,
}

/// Why a pack was refused.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum PackError {
    /// The file is not RON of the pack's form.
    #[error("{file}, line {line}: {reason}")]
    Form {
        /// The file's name.
        file: String,
        /// The line, from 1.
        line: usize,
        /// What the parser said.
        reason: String,
    },
    /// The pack's name is blank.
    #[error("{file}: the pack needs a name")]
    NoName {
        /// The file's name.
        file: String,
    },
    /// The pack has no puzzle.
    #[error("{file}: the pack \"{pack}\" has no puzzle")]
    NoPuzzle {
        /// The file's name.
        file: String,
        /// The pack's name.
        pack: String,
    },
    /// A puzzle's digits are not a puzzle in the comma format.
    #[error("{file}, puzzle \"{puzzle}\": {reason}")]
    Digits {
        /// The file's name.
        file: String,
        /// The puzzle's name.
        puzzle: String,
        /// The place and the reason.
        reason: ReadError,
    },
    /// A puzzle's digits are not in the comma format.
    #[error("{file}, puzzle \"{puzzle}\": the digits must be in the comma format, nine rows with a comma after each")]
    NotComma {
        /// The file's name.
        file: String,
        /// The puzzle's name.
        puzzle: String,
    },
    /// Two puzzles share a name, or a name is blank.
    #[error("{file}, puzzle \"{puzzle}\": each puzzle needs a name of its own")]
    Name {
        /// The file's name.
        file: String,
        /// The name.
        puzzle: String,
    },
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PackForm {
    name: String,
    puzzles: Vec<PuzzleForm>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PuzzleForm {
    name: String,
    source: String,
    digits: String,
}

/// The packs that come with the program.
///
/// # Errors
/// [`PackError`] if a file that was compiled in is damaged; the project's tests rule that out.
pub fn bundled() -> Result<Vec<Pack>, PackError> {
    FILES.iter().map(|(file, text)| read_pack(file, text)).collect()
}

/// Reads a pack. `file` is the name to be used in errors.
///
/// # Errors
/// [`PackError`], with the file, the puzzle and the reason.
pub fn read_pack(file: &str, text: &str) -> Result<Pack, PackError> {
    let file = || file.to_owned();
    let form: PackForm = ron::from_str(text).map_err(|error| PackError::Form {
        file: file(),
        line: error.span.start.line,
        reason: error.code.to_string(),
    })?;
    if form.name.trim().is_empty() {
        return Err(PackError::NoName { file: file() });
    }
    if form.puzzles.is_empty() {
        return Err(PackError::NoPuzzle { file: file(), pack: form.name });
    }
    let mut puzzles: Vec<Puzzle> = Vec::with_capacity(form.puzzles.len());
    for PuzzleForm { name, source, digits } in form.puzzles {
        if name.trim().is_empty() || puzzles.iter().any(|puzzle| puzzle.name == name) {
            return Err(PackError::Name { file: file(), puzzle: name });
        }
        if Notation::recognise(&digits) != Notation::Comma {
            return Err(PackError::NotComma { file: file(), puzzle: name });
        }
        let board = notation::read(&digits).map_err(|reason| PackError::Digits {
            file: file(),
            puzzle: name.clone(),
            reason,
        })?;
        puzzles.push(Puzzle { name, source, board });
    }
    Ok(Pack { name: form.name, puzzles })
}
