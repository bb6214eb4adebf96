//! The puzzle packs: the RON files in the folder `puzzles`, which are compiled in.
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
//! `digits` is in the comma format. `rating` is what the command `rate` reports; a puzzle with several solutions has none. A
//! puzzle without a name gets the pack's name and its number. A pack needs a name and at least one puzzle, and no two puzzles
//! may share a name. Unknown fields are refused. `puzzles/make` writes the packs made by the generator.

use ron::error::SpannedError;
use ron::extensions::Extensions;
use serde::Deserialize;
use std::sync::LazyLock;
use sudoku_board::Board;
use sudoku_board::notation::{self, Notation, ReadError};
use sudoku_storage::versioned::FileError;
use sudoku_techniques::{Level, Rating, Technique};

/// The bundled packs: the name and the text of each file.
const FILES: [(&str, &str); 18] = [
    ("examples.ron", include_str!("../puzzles/examples.ron")),
    ("first_steps.ron", include_str!("../puzzles/first_steps.ron")),
    ("easy.ron", include_str!("../puzzles/easy.ron")),
    ("medium.ron", include_str!("../puzzles/medium.ron")),
    ("hard.ron", include_str!("../puzzles/hard.ron")),
    ("unfair.ron", include_str!("../puzzles/unfair.ron")),
    ("extreme.ron", include_str!("../puzzles/extreme.ron")),
    ("locked.ron", include_str!("../puzzles/locked.ron")),
    ("subsets.ron", include_str!("../puzzles/subsets.ron")),
    ("fish.ron", include_str!("../puzzles/fish.ron")),
    ("single_digit.ron", include_str!("../puzzles/single_digit.ron")),
    ("wings.ron", include_str!("../puzzles/wings.ron")),
    ("rectangles.ron", include_str!("../puzzles/rectangles.ron")),
    ("colours.ron", include_str!("../puzzles/colours.ron")),
    ("chains.ron", include_str!("../puzzles/chains.ron")),
    ("almost_locked_sets.ron", include_str!("../puzzles/almost_locked_sets.ron")),
    ("forcing.ron", include_str!("../puzzles/forcing.ron")),
    ("famous.ron", include_str!("../puzzles/famous.ron")),
];

/// A named collection of puzzles.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pack {
    /// The displayed name of the pack.
    pub name: String,
    /// The puzzles, in the order of the file.
    pub puzzles: Vec<Puzzle>,
}

/// A puzzle with its name and source.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Puzzle {
    /// The name of the puzzle, unique in its pack.
    pub name: String,
    /// The publisher, and the place of publication.
    pub source: String,
    /// The puzzle, whose digits are givens.
    pub board: Board,
    /// The rating; `None` if it is unknown, or if there is not exactly one solution.
    pub rating: Option<Rating>,
}

/// Errors returned by [`read_pack`], with the file.
pub type PackError = FileError<PackFault>;

/// Errors in a pack, or in one of its puzzles, whose name comes first.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum PackFault {
    /// A file that is not RON in the form of a pack: the line, from 1, and the message of the parser.
    #[error(", line {0}: {1}")]
    Form(usize, String),
    /// A pack with a blank name.
    #[error(": the pack has no name; give it one")]
    NoName,
    /// A pack without puzzles, by its name.
    #[error(": the pack \"{0}\" has no puzzles; add at least one")]
    NoPuzzle(String),
    /// A puzzle whose digits are not a puzzle.
    #[error(", puzzle \"{0}\": {1}")]
    Digits(String, ReadError),
    /// A puzzle whose digits are not in the comma format.
    #[error(", puzzle \"{0}\": the digits are not in the comma format; write nine rows with a comma after each")]
    NotComma(String),
    /// A puzzle without a source.
    #[error(", puzzle \"{0}\": no source; give the puzzle or its pack a source")]
    NoSource(String),
    /// A rating with an unknown level or technique.
    #[error(", puzzle \"{0}\": unknown level or technique \"{1}\"")]
    Rating(String, String),
    /// A name that is blank, or that two puzzles have.
    #[error(", puzzle \"{0}\": two puzzles have this name, or it is blank; give each puzzle its own name")]
    Name(String),
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
    /// Reads the rating, or returns the unknown name.
    fn read(self) -> Result<Rating, String> {
        let level = Level::ALL.into_iter().find(|level| level.name() == self.level).ok_or(self.level)?;
        let hardest = Some(Technique::named(&self.hardest).ok_or(self.hardest)?);
        let explainer = Some((self.explainer * 10.0).round() as u8);
        Ok(Rating { hardest, score: self.score, level, explainer, steps: self.steps })
    }
}

/// Returns the bundled packs, which are read only once.
///
/// # Errors
/// [`PackError`] if a bundled file is damaged, which the project's tests rule out.
pub fn bundled() -> Result<Vec<Pack>, PackError> {
    static PACKS: LazyLock<Result<Vec<Pack>, PackError>> =
        LazyLock::new(|| FILES.iter().map(|(file, text)| read_pack(file, text)).collect());
    PACKS.clone()
}

/// Reads a pack. `file` is its name in errors.
///
/// # Errors
/// [`PackError`], with the file, the puzzle and the reason.
pub fn read_pack(file: &str, text: &str) -> Result<Pack, PackError> {
    let refuse = |fault| FileError { file: file.to_owned(), fault };
    let options = ron::Options::default().with_default_extension(Extensions::IMPLICIT_SOME);
    let unread = |error: SpannedError| refuse(PackFault::Form(error.span.start.line, error.code.to_string()));
    let form: PackForm = options.from_str(text).map_err(unread)?;
    if form.name.trim().is_empty() {
        return Err(refuse(PackFault::NoName));
    }
    if form.puzzles.is_empty() {
        return Err(refuse(PackFault::NoPuzzle(form.name)));
    }
    let mut puzzles: Vec<Puzzle> = Vec::with_capacity(form.puzzles.len());
    for PuzzleForm { name, source, digits, rating } in form.puzzles {
        let name = name.unwrap_or_else(|| format!("{} {}", form.name, puzzles.len() + 1));
        if name.trim().is_empty() || puzzles.iter().any(|puzzle| puzzle.name == name) {
            return Err(refuse(PackFault::Name(name)));
        }
        if Notation::recognise(&digits) != Notation::Comma {
            return Err(refuse(PackFault::NotComma(name)));
        }
        let board = notation::read(&digits).map_err(|reason| refuse(PackFault::Digits(name.clone(), reason)))?;
        let source = if source.trim().is_empty() { form.source.clone() } else { source };
        if source.trim().is_empty() {
            return Err(refuse(PackFault::NoSource(name)));
        }
        let unknown = |unknown: String| refuse(PackFault::Rating(name.clone(), unknown));
        let rating = rating.map(RatingForm::read).transpose().map_err(unknown)?;
        puzzles.push(Puzzle { name, source, board, rating });
    }
    Ok(Pack { name: form.name, puzzles })
}
