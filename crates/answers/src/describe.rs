//! Describes a board of any rules to programs that draw it.

use super::Refusal;
use serde::Serialize;
use sudoku_board::formats::{self, Puzzle};
use sudoku_board::{Board, HouseCells, HouseKind, Rules};
use sudoku_print::{Picture, names_below};

/// A board as a program needs it to draw it, and to let somebody play on it.
#[derive(Serialize, Clone, PartialEq, Eq, Debug)]
pub struct BoardDescription {
    /// The rules in our own form, without any values.
    pub rules: String,
    /// The number of rows, of columns and of values.
    pub side: u8,
    /// The givens in reading order, 0 for all other cells.
    pub givens: Vec<u8>,
    /// All values in reading order, the player's included, 0 for a blank.
    pub values: Vec<u8>,
    /// The houses, rows and columns first.
    pub houses: Vec<HouseDescription>,
    /// True if the rules are the classic ones.
    pub classic: bool,
    /// True if there are no rules but the houses.
    pub houses_only: bool,
    /// The names of the rules that the picture does not show.
    pub also: Vec<String>,
    /// The sentence about the first rule that the values break, if any.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
    /// A picture of the rules without values, as SVG of 474 by 474 with a margin of 12, if asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub picture: Option<String>,
}

/// A house as a program needs it to check values.
#[derive(Serialize, Clone, PartialEq, Eq, Debug)]
pub struct HouseDescription {
    /// The name in sentences, such as “row 1” or “the cage of 12”.
    pub name: String,
    /// The names of the cells, such as “r1c1”.
    pub cells: Vec<String>,
    /// The total of a cage that has one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sum: Option<i32>,
}

impl BoardDescription {
    /// Describes a board, with a picture of its rules if asked for.
    ///
    /// # Errors
    /// [`Refusal::Undrawable`] if one of the rules cannot be drawn.
    pub fn of(board: &Board, has_picture: bool) -> Result<BoardDescription, Refusal> {
        let rules = board.rules();
        let empty = Board::new(rules.clone());
        let picture = || Picture::of(&empty).svg().map_err(|error| Refusal::Undrawable(error.to_string()));
        let reason = board.refusal().map(|refusal| refusal.to_string());
        Ok(BoardDescription {
            side: rules.side(),
            givens: board.puzzle().values().to_vec(),
            values: board.values().to_vec(),
            houses: rules.houses().iter().map(|house| HouseDescription::of(rules, house)).collect(),
            classic: rules.is_classic(),
            houses_only: rules.relations().is_empty()
                && rules.sums().is_empty()
                && rules.cells().all(|cell| rules.allowed(cell).len() == usize::from(rules.side())),
            also: names_below(rules),
            reason,
            picture: has_picture.then(picture).transpose()?,
            rules: formats::write(&Puzzle::from(empty.clone())),
        })
    }
}

impl HouseDescription {
    fn of(rules: &Rules, house: &HouseCells) -> HouseDescription {
        let sum = rules.total(house);
        let name = match (house.kind(), sum) {
            (HouseKind::Cage, Some(sum)) => format!("the cage of {sum}"),
            (HouseKind::Cage, None) => "the cage".to_owned(),
            _ => house.house.to_string(),
        };
        HouseDescription { name, cells: house.cells.iter().map(ToString::to_string).collect(), sum }
    }
}
