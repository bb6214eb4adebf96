//! A position: the values on the board and the candidates that are left.

use super::Contradiction;
use super::classic::ClassicPosition;
use super::general::GeneralPosition;
use super::view::View;
use std::ops::{Deref, DerefMut};
use sudoku_board::classic::Grid;
use sudoku_board::{Board, Candidate, Cell, Cells, Value, Values};

/// The values on a board of any rules and the candidates that are left.
///
/// There may be fewer candidates than the values allow, because techniques eliminate them one by one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position(pub(super) Form);

/// A position in the form that its board needs.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(clippy::large_enum_variant, reason = "nearly all positions are classic ones, which are copied often")]
pub(super) enum Form {
    Classic(ClassicPosition),
    General(GeneralForm),
}

/// A position of a board with other rules. Without the feature `variants` there can be none, so the compiler leaves out all code
/// for it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct GeneralForm {
    position: Box<GeneralPosition>,
    #[cfg(not(feature = "variants"))]
    none: std::convert::Infallible,
}

impl Deref for GeneralForm {
    type Target = GeneralPosition;

    fn deref(&self) -> &GeneralPosition {
        &self.position
    }
}

impl DerefMut for GeneralForm {
    fn deref_mut(&mut self) -> &mut GeneralPosition {
        &mut self.position
    }
}

/// Evaluates an expression for the position in either form.
macro_rules! either {
    ($position:expr, $view:ident => $result:expr) => {
        match $position {
            Form::Classic($view) => $result,
            Form::General($view) => $result,
        }
    };
}

pub(super) use either;

/// Returns the position of the empty classic board: every digit is a candidate everywhere.
impl Default for Position {
    fn default() -> Position {
        Position(Form::Classic(ClassicPosition::default()))
    }
}

/// A board from which a position can be made.
pub trait PositionBoard {
    /// Creates the position of the board, see [`Position::of`].
    ///
    /// # Errors
    /// If the values break a rule.
    fn position(&self) -> Result<Position, Contradiction>;
}

impl PositionBoard for Grid {
    fn position(&self) -> Result<Position, Contradiction> {
        ClassicPosition::of(self, |cell| self.get(cell).is_some()).map(|position| Position(Form::Classic(position)))
    }
}

#[cfg(feature = "variants")]
impl PositionBoard for Board {
    fn position(&self) -> Result<Position, Contradiction> {
        if let Some(grid) = self.classic() {
            return ClassicPosition::of(&grid, |cell| self.is_given(cell))
                .map(|position| Position(Form::Classic(position)));
        }
        let position = Box::new(GeneralPosition::of(self).map_err(Contradiction::Broken)?);
        Ok(Position(Form::General(GeneralForm { position })))
    }
}

impl Position {
    /// Creates the position of a board, with all candidates that its values allow.
    ///
    /// # Errors
    /// If the values break a rule. [`Position::contradiction`] finds other contradictions.
    #[inline]
    pub fn of(board: &impl PositionBoard) -> Result<Position, Contradiction> {
        board.position()
    }

    /// Returns the value of the cell, or `None` for a blank.
    #[inline]
    pub fn value(&self, cell: Cell) -> Option<Value> {
        match &self.0 {
            Form::Classic(position) => position.value(cell),
            Form::General(position) => position.board().get(cell),
        }
    }

    /// Returns the candidates of the cell; none if it has a value.
    #[inline]
    pub fn candidates(&self, cell: Cell) -> Values {
        either!(&self.0, position => position.candidates(cell))
    }

    /// Returns the cells that have the value as a candidate.
    pub fn places(&self, value: Value) -> Cells {
        match &self.0 {
            Form::Classic(position) => position.places(value).into(),
            Form::General(position) => position.places(value),
        }
    }

    /// Returns true if the value is a candidate of the cell.
    #[inline]
    pub fn has(&self, candidate: Candidate) -> bool {
        self.candidates(candidate.cell).contains(candidate.value)
    }

    /// Returns the blank cells.
    pub fn blanks(&self) -> Cells {
        match &self.0 {
            Form::Classic(position) => position.blanks().into(),
            Form::General(position) => position.blanks(),
        }
    }

    /// Returns the side of the board.
    #[inline]
    pub fn side(&self) -> u8 {
        either!(&self.0, position => position.values().len() as u8)
    }

    /// Returns all cells in reading order.
    pub fn cells(&self) -> impl Iterator<Item = Cell> + use<> {
        let side = usize::from(self.side());
        (0..side * side).map(move |index| Cell::at(index / side, index % side))
    }

    /// Returns true if every cell has a value.
    #[inline]
    pub fn is_full(&self) -> bool {
        either!(&self.0, position => position.blanks().is_empty())
    }

    /// Returns true if every cell has a value, and no rule is broken.
    pub fn is_solved(&self) -> bool {
        self.is_full() && self.contradiction().is_none()
    }

    /// Returns true if the board has the classic rules.
    #[inline]
    pub fn is_classic(&self) -> bool {
        matches!(self.0, Form::Classic(_))
    }

    /// Returns the board with all values placed so far.
    pub fn board(&self) -> Board {
        match &self.0 {
            Form::Classic(position) => position.board(),
            Form::General(position) => position.board().clone(),
        }
    }

    /// Returns the digits of a board with the classic rules, both givens and the player's; `None` if it has other rules.
    pub fn classic(&self) -> Option<Grid> {
        match &self.0 {
            Form::Classic(position) => Some(position.grid()),
            Form::General(_) => None,
        }
    }

    /// Puts a value into a blank cell, and eliminates it from all cells that must differ.
    pub fn place(&mut self, candidate: Candidate) {
        either!(&mut self.0, position => position.place(candidate));
    }

    /// Eliminates a candidate.
    #[inline]
    pub fn eliminate(&mut self, candidate: Candidate) {
        either!(&mut self.0, position => position.eliminate(candidate));
    }

    /// Returns the reason why there can be no solution, as far as it is visible without a search; `None` if none is visible.
    pub fn contradiction(&self) -> Option<Contradiction> {
        either!(&self.0, position => position.contradiction())
    }
}
