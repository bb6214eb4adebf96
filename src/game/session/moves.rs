//! The moves of a session, and the errors if they are refused.

use super::Colour;
use std::sync::Arc;
use sudoku_board::{Board, Candidate, Cell, Value};
use sudoku_generate::Recipe;

/// A change that the player, or a part of the game on their behalf, asks for. Whether it obeys the rules is checked before.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Move {
    /// Enter a digit or a blank into a cell.
    Enter {
        /// The cell, which must not be a given.
        cell: Cell,
        /// The digit, or `None` for a blank.
        value: Option<Value>,
    },
    /// Make a digit a given of the puzzle, or make a cell a blank, even if it was a given.
    Give {
        /// The cell.
        cell: Cell,
        /// The digit, or `None` for a blank.
        value: Option<Value>,
    },
    /// Add or remove a note in a blank cell.
    Note {
        /// The cell, which must be blank.
        cell: Cell,
        /// The digit of the note.
        digit: Value,
    },
    /// Add or remove a note in the corner of a blank cell.
    Corner {
        /// The cell, which must be blank.
        cell: Cell,
        /// The digit of the note.
        digit: Value,
    },
    /// Strike a candidate in a blank cell, or remove the stroke.
    Strike {
        /// The cell, which must be blank.
        cell: Cell,
        /// The digit of the candidate.
        digit: Value,
    },
    /// Colour a cell, or a candidate in a blank cell.
    Colour {
        /// The cell to colour, or the cell of the candidate.
        cell: Cell,
        /// The digit of the candidate; `None` for the cell itself.
        candidate: Option<Value>,
        /// The colour; `None` to remove it.
        colour: Option<Colour>,
    },
    /// Note the allowed digits in every blank cell.
    FillNotes,
    /// Remove all notes and strokes.
    EraseNotes,
    /// Remove all colours.
    EraseColours,
    /// Enter all singles, checking the rules again before each.
    Accept,
    /// Carry out a hint.
    Hint {
        /// The digits to enter into cells, which must not be givens.
        placed: Vec<Candidate>,
        /// The candidates to strike, or the notes to remove.
        struck: Vec<Candidate>,
    },
    /// Begin a try: the next digit is a guess, and [`Move::Back`] brings back the board as it is now.
    Try,
    /// Take back the newest try, with all that was done since it began.
    Back,
    /// End the newest try, and keep its digits.
    Keep,
    /// Clear all cells but the givens.
    Reset,
    /// Clear all cells, including the givens.
    Clear,
    /// Load a new puzzle, with the recipe if a generator made it.
    Load(Board, Option<Recipe>),
    /// Fill in a solution of the current board.
    Fill(Board),
    /// Use this program of blocks, in the format of [`sudoku_blocks::write_program`]; the shipped one, if the text is
    /// empty.
    Program(Arc<str>),
    /// Use this program in the exercise of that name; the exercise's own, if the text is empty.
    Exercise(Arc<str>, Arc<str>),
    /// Make several moves of one kind as one. If one of them is refused, all are.
    Together(Vec<Move>),
}

/// The kind of move that a change came from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub enum MoveKind {
    /// A digit or blank was entered, see [`Move::Enter`].
    Enter,
    /// A given was added or taken away, see [`Move::Give`].
    Give,
    /// A note was added or removed, see [`Move::Note`].
    Note,
    /// A corner note was added or removed, see [`Move::Corner`].
    Corner,
    /// A candidate was struck, or not any more, see [`Move::Strike`].
    Strike,
    /// A colour was added or removed, see [`Move::Colour`].
    Colour,
    /// All notes were filled in, see [`Move::FillNotes`].
    FillNotes,
    /// All notes were removed, see [`Move::EraseNotes`].
    EraseNotes,
    /// All colours were removed, see [`Move::EraseColours`].
    EraseColours,
    /// All singles were entered, see [`Move::Accept`].
    Accept,
    /// A hint was carried out, see [`Move::Hint`].
    Hint,
    /// A try was begun, see [`Move::Try`].
    Try,
    /// A try was taken back, see [`Move::Back`].
    Back,
    /// The digits of a try were kept, see [`Move::Keep`].
    Keep,
    /// All cells but the givens were cleared, see [`Move::Reset`].
    Reset,
    /// All cells were cleared, see [`Move::Clear`].
    Clear,
    /// A puzzle was loaded, see [`Move::Load`].
    Load,
    /// A solution was filled in, see [`Move::Fill`].
    Fill,
    /// A program of blocks was changed, see [`Move::Program`] and [`Move::Exercise`].
    Program,
    /// A run got another future, see [`RunChange::Branch`](super::RunChange::Branch).
    Branch,
}

impl Move {
    /// Returns the kind of the move.
    pub fn kind(&self) -> MoveKind {
        match self {
            Move::Enter { .. } => MoveKind::Enter,
            Move::Give { .. } => MoveKind::Give,
            Move::Note { .. } => MoveKind::Note,
            Move::Corner { .. } => MoveKind::Corner,
            Move::Strike { .. } => MoveKind::Strike,
            Move::Colour { .. } => MoveKind::Colour,
            Move::FillNotes => MoveKind::FillNotes,
            Move::EraseNotes => MoveKind::EraseNotes,
            Move::EraseColours => MoveKind::EraseColours,
            Move::Accept => MoveKind::Accept,
            Move::Hint { .. } => MoveKind::Hint,
            Move::Try => MoveKind::Try,
            Move::Back => MoveKind::Back,
            Move::Keep => MoveKind::Keep,
            Move::Reset => MoveKind::Reset,
            Move::Clear => MoveKind::Clear,
            Move::Load(..) => MoveKind::Load,
            Move::Fill(_) => MoveKind::Fill,
            Move::Program(_) | Move::Exercise(..) => MoveKind::Program,
            Move::Together(moves) => moves.first().map_or(MoveKind::Enter, Move::kind),
        }
    }
}

impl Move {
    /// Checks that the board has the cells and the values that the move names.
    ///
    /// # Errors
    /// [`MoveError::NotOnBoard`] or [`MoveError::OtherRules`].
    pub(super) fn check(&self, board: &Board) -> Result<(), MoveError> {
        let rules = board.rules();
        let check = |cell: Cell, value: Option<Value>| {
            let is_there = rules.contains(cell) && value.is_none_or(|value| value.get() <= rules.side());
            if is_there { Ok(()) } else { Err(MoveError::NotOnBoard(cell)) }
        };
        match *self {
            Move::Enter { cell, value } | Move::Give { cell, value } | Move::Colour { cell, candidate: value, .. } => {
                check(cell, value)
            }
            Move::Note { cell, digit } | Move::Corner { cell, digit } | Move::Strike { cell, digit } => {
                check(cell, Some(digit))
            }
            Move::Hint { ref placed, ref struck } => {
                placed.iter().chain(struck).try_for_each(|candidate| check(candidate.cell, Some(candidate.value)))
            }
            Move::Fill(ref solution) if solution.rules() != rules => Err(MoveError::OtherRules),
            _ => Ok(()),
        }
    }
}

impl MoveKind {
    /// Returns true if the move begins another puzzle, which has a tally and an origin of its own.
    pub(super) fn begins_puzzle(self) -> bool {
        matches!(self, MoveKind::Give | MoveKind::Load | MoveKind::Clear)
    }

    /// Returns true if the move is part of the player's own search, and so belongs to the history even if no cell has changed.
    pub(super) fn is_of_search(self) -> bool {
        matches!(self, MoveKind::Try | MoveKind::Back | MoveKind::Keep)
    }
}

/// The reason why a move is refused; then nothing has changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum MoveError {
    /// The cell is a given.
    #[error("{0} belongs to the puzzle; choose a cell that was blank at the start")]
    BelongsToPuzzle(Cell),
    /// The board has no such cell, or no such value.
    #[error("the board has no cell {0}, or its values do not go as far as this one")]
    NotOnBoard(Cell),
    /// No try is open.
    #[error("no try is open; begin one first")]
    NoTry,
    /// The solution is for other rules.
    #[error("the solution is for a board with other rules")]
    OtherRules,
    /// The cell holds a digit, so it has no room for notes.
    #[error("{0} holds a digit; make it blank first, then note digits in it")]
    HoldsDigit(Cell),
}
