//! Floor 3, one sitting: the board and its history. Every change is a [`Move`] that can be undone.
//!
//! What the interface alone remembers (the current cell, the speed) does not belong here.

use crate::sudoku::{BelongsToPuzzle, Board, Cell, Digit};

/// A change that a person, or the solver for a person, asks for. The rules are asked before a move is made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Move {
    /// Put a digit, or a blank, into a cell.
    Enter {
        /// The cell, which must not be a given.
        cell: Cell,
        /// The digit, or `None` for a blank.
        value: Option<Digit>,
    },
    /// Take a new puzzle.
    Load(Board),
    /// Take the solver's solution of the board as it stands.
    Fill(Board),
}

/// What a move changed, so that it can be undone and redone.
#[derive(Clone, Debug)]
enum Change {
    Cell { cell: Cell, before: Option<Digit>, after: Option<Digit> },
    Loaded(Box<[Board; 2]>),
    Filled(Box<[Board; 2]>),
}

/// The board, what was done to it, and what was undone.
#[derive(Clone, Default, Debug)]
pub struct Session {
    board: Board,
    done: Vec<Change>,
    undone: Vec<Change>,
}

impl Session {
    /// The board as it stands.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// Makes the move, and forgets what was undone. A move that changes nothing is not remembered, nor is the loading of
    /// the first puzzle: there is nothing before it to go back to.
    ///
    /// # Errors
    /// [`BelongsToPuzzle`] if the move enters a value into a given; nothing has changed then.
    pub fn make(&mut self, next: Move) -> Result<(), BelongsToPuzzle> {
        let before = self.board;
        let change = match next {
            Move::Enter { cell, value } => {
                self.board.set(cell, value)?;
                Change::Cell { cell, before: before.get(cell), after: value }
            }
            Move::Load(after) => {
                self.board = after;
                Change::Loaded(Box::new([before, after]))
            }
            Move::Fill(after) => {
                self.board = after;
                Change::Filled(Box::new([before, after]))
            }
        };
        if self.board != before {
            let is_first_puzzle = self.done.is_empty() && before == Board::EMPTY && matches!(change, Change::Loaded(_));
            if !is_first_puzzle {
                self.done.push(change);
            }
            self.undone.clear();
        }
        Ok(())
    }

    /// How many digits on the board are the player's own work: after a solution was filled in, those before it.
    pub fn played(&self) -> usize {
        match self.done.last() {
            Some(Change::Filled(boards)) => boards[0].played(),
            _ => self.board.played(),
        }
    }

    /// Whether the last move that stands put a single value into a cell.
    pub fn last_was_entered(&self) -> bool {
        matches!(self.done.last(), Some(Change::Cell { .. }))
    }

    /// Whether there is a move to undo.
    pub fn can_undo(&self) -> bool {
        !self.done.is_empty()
    }

    /// Whether there is an undone move to make again.
    pub fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// Takes the last move back. Returns whether there was one.
    pub fn undo(&mut self) -> bool {
        let Some(change) = self.done.pop() else { return false };
        self.board = match &change {
            Change::Cell { cell, before, .. } => with(self.board, *cell, *before),
            Change::Loaded(boards) | Change::Filled(boards) => boards[0],
        };
        self.undone.push(change);
        true
    }

    /// Makes the move again that was last taken back. Returns whether there was one.
    pub fn redo(&mut self) -> bool {
        let Some(change) = self.undone.pop() else { return false };
        self.board = match &change {
            Change::Cell { cell, after, .. } => with(self.board, *cell, *after),
            Change::Loaded(boards) | Change::Filled(boards) => boards[1],
        };
        self.done.push(change);
        true
    }
}

fn with(mut board: Board, cell: Cell, value: Option<Digit>) -> Board {
    board.set(cell, value).expect("a cell that was entered once is the player's");
    board
}
