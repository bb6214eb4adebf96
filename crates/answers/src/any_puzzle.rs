//! A puzzle of any rules, in one of the forms that texts are read into.

use super::{BoardText, BoardValues, Refusal};
use std::borrow::Cow;
use std::fmt;
use sudoku_board::Board;
use sudoku_board::classic::Grid;
use sudoku_board::formats::{self, Puzzle};
use sudoku_board::notation::{Metadata, Reading};

/// A puzzle of any rules, in one of the forms that texts are read into. There is one answer whatever the form, but it comes
/// fastest for digits.
#[derive(Clone, Copy, Debug)]
pub enum AnyPuzzle<'a> {
    /// The digits of a classic puzzle, which may break a rule.
    Digits(&'a Grid),
    /// A classic puzzle with everything its text says.
    Reading(&'a Reading),
    /// The givens of a board with any rules.
    Board(&'a Board),
    /// A board with any rules, with the player's values and the metadata.
    Puzzle(&'a Puzzle),
}

/// A solution of a puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Solution {
    /// The solution of a classic puzzle, found by the engine for classic boards.
    Digits(Grid),
    /// The solution of a board with any rules.
    Board(Board),
}

/// The givens, in the form that a solver starts from.
pub(super) enum Givens<'a> {
    Digits(Grid),
    Board(Cow<'a, Board>),
}

impl<'a> AnyPuzzle<'a> {
    /// Returns the digits of the givens; `None` if the board has other rules than the classic ones.
    #[must_use]
    pub fn digits(self) -> Option<Grid> {
        match self {
            AnyPuzzle::Digits(grid) => Some(*grid),
            AnyPuzzle::Reading(reading) => Some(reading.board),
            AnyPuzzle::Board(board) => board.classic(),
            AnyPuzzle::Puzzle(puzzle) => puzzle.board.puzzle().classic(),
        }
    }

    /// Returns the board with the player's values.
    #[must_use]
    pub fn board(self) -> Cow<'a, Board> {
        match self {
            AnyPuzzle::Digits(grid) => Cow::Owned(Board::from(*grid)),
            AnyPuzzle::Reading(reading) => Cow::Owned(reading.all()),
            AnyPuzzle::Board(board) => Cow::Borrowed(board),
            AnyPuzzle::Puzzle(puzzle) => Cow::Borrowed(&puzzle.board),
        }
    }

    /// Returns a puzzle with the classic rules as if it had been read in a notation; `None` if it has other rules. Its givens
    /// may break a rule.
    #[must_use]
    pub fn as_reading(self) -> Option<Cow<'a, Reading>> {
        match self {
            AnyPuzzle::Digits(grid) => Some(Cow::Owned((*grid).into())),
            AnyPuzzle::Reading(reading) => Some(Cow::Borrowed(reading)),
            AnyPuzzle::Board(board) => board.classic().map(|grid| Cow::Owned(grid.into())),
            AnyPuzzle::Puzzle(puzzle) => puzzle.reading().map(Cow::Owned),
        }
    }

    /// Returns the board with the player's values, and the metadata.
    #[must_use]
    pub fn as_puzzle(self) -> Cow<'a, Puzzle> {
        match self {
            AnyPuzzle::Puzzle(puzzle) => Cow::Borrowed(puzzle),
            _ => {
                let metadata = self.reading().map_or_else(Metadata::default, |reading| reading.metadata.clone());
                Cow::Owned(Puzzle { board: self.board().into_owned(), metadata })
            }
        }
    }

    /// Returns the text of a classic puzzle, if it has more than digits.
    #[must_use]
    pub const fn reading(self) -> Option<&'a Reading> {
        if let AnyPuzzle::Reading(reading) = self { Some(reading) } else { None }
    }

    /// Returns true if the board has values of a player.
    #[must_use]
    pub fn is_played(self) -> bool {
        match self {
            AnyPuzzle::Digits(_) | AnyPuzzle::Board(_) => false,
            AnyPuzzle::Reading(reading) => reading.played.is_some(),
            AnyPuzzle::Puzzle(puzzle) => puzzle.board.puzzle() != puzzle.board,
        }
    }

    /// Returns true if the board has values of a player that [`StartingPosition`](super::StartingPosition) leaves out.
    #[must_use]
    pub fn leaves_out_played(self) -> bool {
        self.reading().map_or_else(|| self.is_played(), Reading::leaves_out_played)
    }

    /// Returns true if all cells are filled, the player's values included, and no rule is broken.
    pub(super) fn is_solved(self) -> bool {
        match self {
            AnyPuzzle::Digits(grid) => grid.is_solved(),
            AnyPuzzle::Reading(reading) => reading.played.as_ref().unwrap_or(&reading.board).is_solved(),
            AnyPuzzle::Board(board) | AnyPuzzle::Puzzle(Puzzle { board, .. }) => board.is_solved(),
        }
    }

    pub(super) fn givens(self) -> Givens<'a> {
        match self {
            AnyPuzzle::Digits(grid) => Givens::Digits(*grid),
            AnyPuzzle::Reading(reading) => Givens::Digits(reading.board),
            AnyPuzzle::Board(board) => board.classic().map_or(Givens::Board(Cow::Borrowed(board)), Givens::Digits),
            AnyPuzzle::Puzzle(puzzle) => Givens::Board(Cow::Owned(puzzle.board.puzzle())),
        }
    }

    /// Checks whether the givens break a rule.
    ///
    /// # Errors
    /// The rule that is broken.
    pub fn check_rules(self) -> Result<(), Refusal> {
        self.givens().check_rules_unless(false)
    }
}

impl Givens<'_> {
    /// Checks whether the givens break a rule, unless a solution has shown that they do not.
    pub fn check_rules_unless(&self, is_solvable: bool) -> Result<(), Refusal> {
        match self {
            _ if is_solvable => Ok(()),
            Givens::Digits(grid) => grid.conflict().map_or(Ok(()), |conflict| Err(conflict.into())),
            Givens::Board(board) => board.refusal().map_or(Ok(()), |broken| Err(Refusal::Rule(broken))),
        }
    }
}

impl<'a> From<&'a Grid> for AnyPuzzle<'a> {
    fn from(grid: &'a Grid) -> AnyPuzzle<'a> {
        AnyPuzzle::Digits(grid)
    }
}

impl<'a> From<&'a Reading> for AnyPuzzle<'a> {
    fn from(reading: &'a Reading) -> AnyPuzzle<'a> {
        AnyPuzzle::Reading(reading)
    }
}

impl<'a> From<&'a Board> for AnyPuzzle<'a> {
    fn from(board: &'a Board) -> AnyPuzzle<'a> {
        AnyPuzzle::Board(board)
    }
}

impl<'a> From<&'a Puzzle> for AnyPuzzle<'a> {
    fn from(puzzle: &'a Puzzle) -> AnyPuzzle<'a> {
        AnyPuzzle::Puzzle(puzzle)
    }
}

impl From<AnyPuzzle<'_>> for BoardText {
    fn from(puzzle: AnyPuzzle<'_>) -> BoardText {
        match puzzle {
            AnyPuzzle::Digits(grid) => (*grid).into(),
            AnyPuzzle::Reading(reading) => reading.board.into(),
            AnyPuzzle::Board(_) | AnyPuzzle::Puzzle(_) => (&*puzzle.as_puzzle()).into(),
        }
    }
}

impl Solution {
    /// Returns the values in reading order.
    #[must_use]
    pub fn values(&self) -> &[u8] {
        match self {
            Solution::Digits(grid) => grid.values(),
            Solution::Board(board) => board.values(),
        }
    }
}

impl fmt::Display for Solution {
    /// Writes the values: 81 digits for a classic board, otherwise numbers.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Solution::Digits(grid) => grid.fmt(f),
            Solution::Board(board) => f.write_str(&formats::write_values(board)),
        }
    }
}

impl From<Solution> for Board {
    fn from(solution: Solution) -> Board {
        match solution {
            Solution::Digits(grid) => grid.into(),
            Solution::Board(board) => board,
        }
    }
}

impl From<&Solution> for BoardValues {
    fn from(solution: &Solution) -> BoardValues {
        match solution {
            Solution::Digits(grid) => (*grid).into(),
            Solution::Board(board) => board.into(),
        }
    }
}
