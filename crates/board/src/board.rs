//! Boards: rules and values.

use crate::classic::Grid;
use crate::{BelongsToPuzzle, Cell, CellKind, Rules, RulesError, Value, Values};
use std::sync::Arc;

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

    /// Returns the kind of the cell: a given or the player's.
    pub fn kind(&self, cell: Cell) -> CellKind {
        if self.is_given(cell) { CellKind::Puzzle } else { CellKind::User }
    }

    /// Puts a value, or a blank, into one of the player's cells without checking the rules.
    ///
    /// # Errors
    /// [`BelongsToPuzzle`] if the cell is a given; the board is then unchanged.
    ///
    /// # Panics
    /// If the board has no such cell or no such value.
    pub fn set(&mut self, cell: Cell, value: Option<Value>) -> Result<(), BelongsToPuzzle> {
        if self.is_given(cell) {
            return Err(BelongsToPuzzle(cell));
        }
        self.write(cell, value, CellKind::User);
        Ok(())
    }

    /// Puts a value into a cell, and makes the cell a given or the player's. A blank always becomes the player's.
    ///
    /// # Panics
    /// If the board has no such cell or no such value.
    pub fn write(&mut self, cell: Cell, value: Option<Value>, kind: CellKind) {
        assert!(value.is_none_or(|value| value.get() <= self.rules.side()), "{value:?} is not a value of the board");
        let index = self.rules.index(cell);
        self.values[index] = value.map_or(0, Value::get);
        self.givens[index] = value.is_some() && kind == CellKind::Puzzle;
    }

    /// Returns true if no cell has a value.
    pub fn is_blank(&self) -> bool {
        self.values.iter().all(|&value| value == 0)
    }

    /// Returns true if there is something to solve: a given, or a sum, because a killer needs no givens.
    pub fn is_puzzle(&self) -> bool {
        self.givens.contains(&true) || !self.rules.sums().is_empty()
    }

    /// Returns the number of values that the player has entered.
    pub fn played(&self) -> usize {
        self.values.iter().zip(&self.givens).filter(|&(&value, &given)| value != 0 && !given).count()
    }

    /// Returns the sum of all values.
    pub fn sum(&self) -> u32 {
        self.values.iter().map(|&value| u32::from(value)).sum()
    }

    /// Returns the digits of a board with the classic rules, both givens and the player's; `None` if it has other rules.
    pub fn classic(&self) -> Option<Grid> {
        let values = self.values.as_slice().try_into().ok()?;
        self.rules.is_classic().then_some(Grid::of_values(values))
    }
}

impl Default for Board {
    /// Returns a classic board without values.
    fn default() -> Board {
        Board::new(Rules::shared_classic())
    }
}

impl From<Grid> for Board {
    /// Creates a classic puzzle: the digits become givens.
    fn from(grid: Grid) -> Board {
        let values = grid.values().to_vec();
        let givens = values.iter().map(|&value| value != 0).collect();
        Board { rules: Rules::shared_classic(), values, givens }
    }
}
