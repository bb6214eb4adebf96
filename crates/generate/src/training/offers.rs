//! The techniques offered for training, and puzzles for those that the generator seldom meets: the file `assets/training.ron`.
//!
//! The file is one RON value. A technique without puzzles is so common that new ones are made for it. On boards that are not
//! classic, only such techniques are offered.
//!
//! ```ron
//! (
//!     version: 2,
//!     techniques: [
//!         (name: "naked pair", puzzles: []),
//!         (name: "jellyfish", puzzles: ["85...24..72......9..4.........1.7..23.5...9...4...........8..7..17..........36.4."]),
//!     ],
//!     boards: [
//!         (kind: "killer", techniques: ["cage combinations", "innies and outies"]),
//!     ],
//! )
//! ```

use crate::board_generator::BoardKind;
use serde::Deserialize;
use std::sync::LazyLock;
use sudoku_board::classic::Grid;
use sudoku_storage::versioned::{self, FileError, FormFault};
use sudoku_techniques::Technique;

/// The version of the file format. A file of another version is refused.
const VERSION: u32 = 2;

/// The name and the text of the bundled file.
const FILE: (&str, &str) = ("training.ron", include_str!("../../assets/training.ron"));

/// A technique offered for training.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Offer {
    /// The technique to train.
    pub technique: Technique,
    /// Puzzles whose path needs the technique; none if the generator makes one soon enough.
    pub puzzles: Vec<Grid>,
}

/// The offers of a file.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Offers {
    classic: Vec<Offer>,
    boards: Vec<(BoardKind, Vec<Offer>)>,
}

impl Offers {
    /// Returns the offers on a board of this kind, `None` for the classic one, the easiest technique first.
    pub fn on(&self, board: Option<BoardKind>) -> &[Offer] {
        let Some(board) = board else { return &self.classic };
        self.boards.iter().find(|(kind, _)| *kind == board).map_or(&[], |(_, offers)| offers)
    }
}

/// Errors returned by [`read`], with the file.
pub type OfferError = FileError<OfferFault>;

/// Errors in a file of offers.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum OfferFault {
    /// A file that is not in the format of offers.
    #[error(transparent)]
    Form(#[from] FormFault),
    /// A name that no technique has.
    #[error(": unknown technique {0:?}")]
    Technique(String),
    /// A name that no kind of board has.
    #[error(": unknown kind of board {0:?}")]
    Board(String),
    /// A puzzle without 81 cells: the name of its technique, and its text.
    #[error(", {0}: {1:?} is not a puzzle of 81 cells")]
    Puzzle(String, String),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Form {
    #[expect(dead_code, reason = "it is looked at before")]
    version: u32,
    techniques: Vec<OfferForm>,
    boards: Vec<BoardForm>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct OfferForm {
    name: String,
    puzzles: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BoardForm {
    kind: String,
    techniques: Vec<String>,
}

/// Returns the offers on a board of this kind, `None` for the classic one, the easiest technique first.
pub fn offers(board: Option<BoardKind>) -> &'static [Offer] {
    // A test checks that the file can be read.
    static OFFERS: LazyLock<Offers> = LazyLock::new(|| read(FILE.0, FILE.1).unwrap_or_default());
    OFFERS.on(board)
}

/// Reads a file of offers. `file` is its name in errors.
///
/// # Errors
/// [`OfferError`], with the file, the place and the reason.
pub fn read(file: &str, text: &str) -> Result<Offers, OfferError> {
    let form: Form =
        versioned::read(&ron::Options::default(), file, text, VERSION).map_err(|error| error.map(OfferFault::Form))?;
    let refuse = |fault| FileError { file: file.to_owned(), fault };
    let mut classic = vec![];
    for OfferForm { name, puzzles } in form.techniques {
        let technique = technique(&name).map_err(refuse)?;
        let read = |puzzle: String| match Grid::from_line(puzzle.as_bytes()) {
            Some(grid) => Ok(grid),
            None => Err(refuse(OfferFault::Puzzle(name.clone(), puzzle))),
        };
        let puzzles = puzzles.into_iter().map(read).collect::<Result<_, _>>()?;
        classic.push(Offer { technique, puzzles });
    }
    let mut boards = vec![];
    for BoardForm { kind, techniques } in form.boards {
        let board = kind.parse().map_err(|_| refuse(OfferFault::Board(kind)))?;
        let offer = |name: String| technique(&name).map(|technique| Offer { technique, puzzles: vec![] });
        let offers = techniques.into_iter().map(offer).collect::<Result<_, _>>().map_err(refuse)?;
        boards.push((board, offers));
    }
    let all = std::iter::once(&mut classic).chain(boards.iter_mut().map(|(_, offers)| offers));
    all.for_each(|offers| offers.sort_by_key(|offer| offer.technique.order()));
    Ok(Offers { classic, boards })
}

fn technique(name: &str) -> Result<Technique, OfferFault> {
    Technique::named(name).ok_or_else(|| OfferFault::Technique(name.to_owned()))
}
