//! Floor 3: puzzle packs, the RON files of the folder `puzzles`, compiled in.
//!
//! A pack is one RON value:
//!
//! ```ron
//! (
//!     name: "A name for the chooser",
//!     source: "Who published those that do not say so themselves",
//!     puzzles: [
//!         (
//!             name: "Example 1",
//!             source: "Who published it, and where",
//!             digits: "085061000,904000000,000002308,040000002,700090500,000030800,000058000,000700010,600000004,",
//!             rating: (level: "extreme", hardest: "forcing net (verity)", score: 9000, explainer: 8.3, steps: 70),
//!         ),
//!     ],
//! )
//! ```
//!
//! `digits` is in the comma format, and `rating` what the command `rate` says of it; a puzzle with several solutions has none. A puzzle
//! without a name has that of the pack and its number. A pack has a name and at least one puzzle, each with a name of its own;
//! unknown fields are refused. `puzzles/make` makes those that come from the generator.

use crate::notation::{self, Notation, ReadError};
use crate::sudoku::Board;
use crate::techniques::{Level, Rating, Technique};
use ron::extensions::Extensions;
use serde::Deserialize;
use std::sync::LazyLock;

/// The packs that are compiled in: the name of each file, and its text.
macro_rules! files {
    ($($name:literal),*) => {
        const FILES: &[(&str, &str)] = &[$(($name, include_str!(concat!("../puzzles/", $name)))),*];
    };
}

files!(
    "examples.ron",
    "first_steps.ron",
    "easy.ron",
    "medium.ron",
    "hard.ron",
    "unfair.ron",
    "extreme.ron",
    "locked.ron",
    "subsets.ron",
    "fish.ron",
    "single_digit.ron",
    "wings.ron",
    "rectangles.ron",
    "colours.ron",
    "chains.ron",
    "almost_locked_sets.ron",
    "forcing.ron",
    "famous.ron"
);

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
    /// How hard it is; `None` if that is not known, or if it has not one solution.
    pub rating: Option<Rating>,
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
    /// Nothing tells who published a puzzle.
    #[error("{file}, puzzle \"{puzzle}\": the puzzle, or its pack, needs a source")]
    NoSource {
        /// The file's name.
        file: String,
        /// The puzzle's name.
        puzzle: String,
    },
    /// A rating names a level or a technique that there is not.
    #[error("{file}, puzzle \"{puzzle}\": there is no level or technique \"{name}\"")]
    Rating {
        /// The file's name.
        file: String,
        /// The puzzle's name.
        puzzle: String,
        /// The unknown name.
        name: String,
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
    #[serde(default)]
    source: String,
    puzzles: Vec<PuzzleForm>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PuzzleForm {
    name: Option<String>,
    #[serde(default)]
    source: String,
    digits: String,
    rating: Option<RatingForm>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RatingForm {
    level: String,
    hardest: String,
    score: u32,
    explainer: f32,
    steps: usize,
}

impl RatingForm {
    /// The rating, or the name that is not known.
    fn read(self) -> Result<Rating, String> {
        let level = Level::ALL.into_iter().find(|level| level.name() == self.level).ok_or(self.level)?;
        let hardest = Some(Technique::named(&self.hardest).ok_or(self.hardest)?);
        let explainer = Some((self.explainer * 10.0).round() as u8);
        Ok(Rating { hardest, score: self.score, level, explainer, steps: self.steps })
    }
}

/// The packs that come with the program, read once.
///
/// # Errors
/// [`PackError`] if a file that was compiled in is damaged; the project's tests rule that out.
pub fn bundled() -> Result<Vec<Pack>, PackError> {
    static PACKS: LazyLock<Result<Vec<Pack>, PackError>> =
        LazyLock::new(|| FILES.iter().map(|(file, text)| read_pack(file, text)).collect());
    PACKS.clone()
}

/// Reads a pack. `file` is the name to be used in errors.
///
/// # Errors
/// [`PackError`], with the file, the puzzle and the reason.
pub fn read_pack(file: &str, text: &str) -> Result<Pack, PackError> {
    let file = || file.to_owned();
    let options = ron::Options::default().with_default_extension(Extensions::IMPLICIT_SOME);
    let form: PackForm = options.from_str(text).map_err(|error| PackError::Form {
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
    for PuzzleForm { name, source, digits, rating } in form.puzzles {
        let name = name.unwrap_or_else(|| format!("{} {}", form.name, puzzles.len() + 1));
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
        let source = if source.trim().is_empty() { form.source.clone() } else { source };
        if source.trim().is_empty() {
            return Err(PackError::NoSource { file: file(), puzzle: name });
        }
        let unknown = |unknown: String| PackError::Rating { file: file(), puzzle: name.clone(), name: unknown };
        let rating = rating.map(RatingForm::read).transpose().map_err(unknown)?;
        puzzles.push(Puzzle { name, source, board, rating });
    }
    Ok(Pack { name: form.name, puzzles })
}
