//! Boards: rules and values.

use crate::classic::{self, ClassicCell};
use crate::{Cell, Rules, RulesError, Value, Values};
use std::sync::{Arc, LazyLock};

/// A board with any rules: the values, and which of them are givens. It may break its rules; see [`Board::refusal`].
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Board {
    rules: Arc<Rules>,
    /// The values in reading order; 0 is a blank.
    values: Vec<u8>,
    givens: Vec<bool>,
}

impl Board {
    /// Creates a board without values.
    pub fn new(rules: impl Into<Arc<Rules>>) -> Board {
        let rules = rules.into();
        let cells = rules.cell_count();
        Board { rules, values: vec![0; cells], givens: vec![false; cells] }
    }

    /// Creates a puzzle: the values, in reading order and 0 for a blank, become givens.
    ///
    /// # Errors
    /// [`RulesError`] if the number of values is not the number of cells, or a value is greater than the side.
    pub fn from_givens(rules: impl Into<Arc<Rules>>, values: &[u8]) -> Result<Board, RulesError> {
        let mut board = Board::new(rules);
        if values.len() != board.values.len() {
            return Err(RulesError::Length { found: values.len(), cells: board.values.len() });
        }
        for (cell, &value) in board.rules.cells().zip(values) {
            board.give(cell, value)?;
        }
        Ok(board)
    }

    /// Returns the rules of the board, which may be shared with others.
    pub fn rules(&self) -> &Arc<Rules> {
        &self.rules
    }

    /// Returns the values in reading order; 0 for a blank.
    pub fn values(&self) -> &[u8] {
        &self.values
    }

    /// Returns the value of a cell; `None` for a blank.
    pub fn get(&self, cell: Cell) -> Option<Value> {
        Value::new(self.values[self.rules.index(cell)])
    }

    /// Returns true if the cell is a given.
    pub fn is_given(&self, cell: Cell) -> bool {
        self.givens[self.rules.index(cell)]
    }

    /// Returns the number of givens.
    pub fn given_count(&self) -> usize {
        self.givens.iter().filter(|&&given| given).count()
    }

    /// Puts a value into a cell and makes it a given; 0 makes the cell a blank.
    ///
    /// # Errors
    /// [`RulesError`] if the board has no such value or no such cell.
    pub fn give(&mut self, cell: Cell, value: u8) -> Result<(), RulesError> {
        self.put(cell, value)?;
        let index = self.rules.index(cell);
        self.givens[index] = value != 0;
        Ok(())
    }

    /// Puts a value into a cell without checking the rules; 0 makes the cell a blank. A given stays a given.
    ///
    /// # Errors
    /// [`RulesError`] if the board has no such value or no such cell.
    pub fn put(&mut self, cell: Cell, value: u8) -> Result<(), RulesError> {
        let side = self.rules.side();
        if !self.rules.contains(cell) {
            return Err(RulesError::Outside { cell, side });
        }
        if value > side {
            return Err(RulesError::Value { cell, value: value.into(), side });
        }
        let index = self.rules.index(cell);
        self.values[index] = value;
        Ok(())
    }

    /// Returns the same board with all values of a solution.
    ///
    /// # Errors
    /// [`RulesError`] if the number of values is not the number of cells, or a value is greater than the side.
    pub fn fill(&self, values: &[u8]) -> Result<Board, RulesError> {
        let filled = Board::from_givens(Arc::clone(&self.rules), values)?;
        Ok(Board { givens: self.givens.clone(), ..filled })
    }

    /// Returns the puzzle as given, with all other cells blank.
    #[must_use]
    pub fn puzzle(&self) -> Board {
        let values =
            self.values.iter().zip(&self.givens).map(|(&value, &given)| if given { value } else { 0 }).collect();
        Board { values, ..self.clone() }
    }

    /// Returns the values that the rules for this cell alone allow, or only its value if it has one.
    pub fn allowed(&self, cell: Cell) -> Values {
        let allowed = self.rules.allowed(cell);
        self.get(cell).map_or(allowed, |value| allowed & Values::only(value))
    }

    /// Returns the blanks in reading order.
    pub fn blanks(&self) -> impl Iterator<Item = Cell> {
        self.rules.cells().filter(|&cell| self.get(cell).is_none())
    }

    /// Returns true if there are no blanks.
    pub fn is_full(&self) -> bool {
        !self.values.contains(&0)
    }

    /// Returns true if the board is full and breaks no rule.
    pub fn is_solved(&self) -> bool {
        self.is_full() && self.refusal().is_none()
    }
}

impl From<&classic::Board> for Board {
    fn from(classic: &classic::Board) -> Board {
        static RULES: LazyLock<Arc<Rules>> = LazyLock::new(|| Arc::new(Rules::classic()));
        let mut board = Board::new(Arc::clone(&RULES));
        for (index, cell) in Cell::all().enumerate() {
            board.values[index] = classic.get(cell).map_or(0, Value::get);
            board.givens[index] = classic.kind(cell) == classic::CellKind::Puzzle;
        }
        board
    }
}

impl From<classic::Board> for Board {
    fn from(classic: classic::Board) -> Board {
        Board::from(&classic)
    }
}

impl TryFrom<&Board> for classic::Board {
    type Error = RulesError;

    /// Converts a board with the classic rules.
    ///
    /// # Errors
    /// [`RulesError::NotClassic`] if the board has other rules.
    fn try_from(board: &Board) -> Result<classic::Board, RulesError> {
        if !board.rules.is_classic() {
            return Err(RulesError::NotClassic);
        }
        let mut classic = classic::Board::EMPTY;
        for (index, cell) in Cell::all().enumerate() {
            let kind = if board.givens[index] { classic::CellKind::Puzzle } else { classic::CellKind::User };
            classic.put(cell, Value::digit(board.values[index]), kind);
        }
        Ok(classic)
    }
}
