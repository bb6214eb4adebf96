//! The techniques offered for training, and puzzles for those that the generator seldom meets: the file `assets/training.ron`.
//!
//! The file is one RON value. A technique without puzzles is so common that new ones are made for it.
//!
//! ```ron
//! (
//!     version: 1,
//!     techniques: [
//!         (name: "naked pair", puzzles: []),
//!         (name: "jellyfish", puzzles: ["85...24..72......9..4.........1.7..23.5...9...4...........8..7..17..........36.4."]),
//!     ],
//! )
//! ```

use serde::Deserialize;
use std::sync::LazyLock;
use sudoku_board::classic::Grid;
use sudoku_storage::versioned::{self, FileError, FormFault};
use sudoku_techniques::Technique;

/// The version of the file format. A file of another version is refused.
const VERSION: u32 = 1;

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

/// Errors returned by [`read`], with the file.
pub type OfferError = FileError<OfferFault>;

/// Errors in a file of offers.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum OfferFault {
    /// A file that is not in the format of offers.
    #[error(transparent)]
    Form(#[from] FormFault),
    /// A name that no technique has.
    #[error(": {0:?} is no technique")]
    Technique(String),
    /// A puzzle without 81 cells: the name of its technique, and its text.
    #[error(", {0}: {1:?} is no puzzle of 81 cells")]
    Puzzle(String, String),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Form {
    #[expect(dead_code, reason = "it is looked at before")]
    version: u32,
    techniques: Vec<OfferForm>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct OfferForm {
    name: String,
    puzzles: Vec<String>,
}

/// Returns all offers, the easiest technique first.
pub fn offers() -> &'static [Offer] {
    // A test checks that the file can be read.
    static OFFERS: LazyLock<Vec<Offer>> = LazyLock::new(|| read(FILE.0, FILE.1).unwrap_or_default());
    &OFFERS
}

/// Reads a file of offers. `file` is its name in errors.
///
/// # Errors
/// [`OfferError`], with the file, the place and the reason.
pub fn read(file: &str, text: &str) -> Result<Vec<Offer>, OfferError> {
    let form: Form =
        versioned::read(&ron::Options::default(), file, text, VERSION).map_err(|error| error.map(OfferFault::Form))?;
    let refuse = |fault| FileError { file: file.to_owned(), fault };
    let mut offers = vec![];
    for OfferForm { name, puzzles } in form.techniques {
        let Some(&technique) = Technique::all().iter().find(|technique| technique.to_string() == name) else {
            return Err(refuse(OfferFault::Technique(name)));
        };
        let read = |puzzle: String| match Grid::from_line(puzzle.as_bytes()) {
            Some(grid) => Ok(grid),
            None => Err(refuse(OfferFault::Puzzle(name.clone(), puzzle))),
        };
        let puzzles = puzzles.into_iter().map(read).collect::<Result<_, _>>()?;
        offers.push(Offer { technique, puzzles });
    }
    offers.sort_by_key(|offer| offer.technique.order());
    Ok(offers)
}
