//! The moves of a session, and the reasons why they may be refused.

use super::Colour;
use crate::classic::{Board, Cell, Digit};
use crate::generator::Recipe;
use crate::techniques::Candidate;
use std::sync::Arc;

/// A change that a person, or a program for a person, asks for. The rules are asked before a move is made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Move {
    /// Put a digit, or a blank, into a cell.
    Enter {
        /// The cell, which must not be a given.
        cell: Cell,
        /// The digit, or `None` for a blank.
        value: Option<Digit>,
    },
    /// Note a digit in a blank cell, or take the note away.
    Note {
        /// The cell, which must be blank.
        cell: Cell,
        /// The digit.
        digit: Digit,
    },
    /// Note a digit in the corner of a blank cell, or take the note away.
    Corner {
        /// The cell, which must be blank.
        cell: Cell,
        /// The digit.
        digit: Digit,
    },
    /// Strike a candidate in a blank cell, or take the stroke away.
    Strike {
        /// The cell, which must be blank.
        cell: Cell,
        /// The digit.
        digit: Digit,
    },
    /// Give a cell, or a candidate in a blank cell, a colour.
    Colour {
        /// The cell.
        cell: Cell,
        /// The candidate in it; `None` for the cell itself.
        candidate: Option<Digit>,
        /// The colour; `None` takes it away.
        colour: Option<Colour>,
    },
    /// Note in every blank cell the digits that are allowed in it.
    FillNotes,
    /// Take all notes and strokes away.
    EraseNotes,
    /// Take all colours away.
    EraseColours,
    /// Enter all singles, each after the rules were asked once more.
    Accept,
    /// Do what a hint says.
    Hint {
        /// Digits to be put into cells, which must not be givens.
        placed: Vec<Candidate>,
        /// Candidates to be struck, or notes to be taken away.
        struck: Vec<Candidate>,
    },
    /// Make all cells blank but the givens.
    Reset,
    /// Make all cells blank, givens too.
    Clear,
    /// Take a new puzzle, and remember what it was made from, if a generator has made it.
    Load(Board, Option<Recipe>),
    /// Take a program's solution of the current board.
    Fill(Board),
    /// Go on with this program of blocks, as [`crate::blocks::write_program`] writes it; with ours, if the text is empty.
    Program(Arc<str>),
    /// Several moves of one kind as one. If one of them is refused, so are all.
    Together(Vec<Move>),
}

/// The kind of move that a change came from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub enum MoveKind {
    /// [`Move::Enter`]
    Enter,
    /// [`Move::Note`]
    Note,
    /// [`Move::Corner`]
    Corner,
    /// [`Move::Strike`]
    Strike,
    /// [`Move::Colour`]
    Colour,
    /// [`Move::FillNotes`]
    FillNotes,
    /// [`Move::EraseNotes`]
    EraseNotes,
    /// [`Move::EraseColours`]
    EraseColours,
    /// [`Move::Accept`]
    Accept,
    /// [`Move::Hint`]
    Hint,
    /// [`Move::Reset`]
    Reset,
    /// [`Move::Clear`]
    Clear,
    /// [`Move::Load`]
    Load,
    /// [`Move::Fill`]
    Fill,
    /// [`Move::Program`]
    Program,
}

impl Move {
    /// Its kind.
    pub fn kind(&self) -> MoveKind {
        match self {
            Move::Enter { .. } => MoveKind::Enter,
            Move::Note { .. } => MoveKind::Note,
            Move::Corner { .. } => MoveKind::Corner,
            Move::Strike { .. } => MoveKind::Strike,
            Move::Colour { .. } => MoveKind::Colour,
            Move::FillNotes => MoveKind::FillNotes,
            Move::EraseNotes => MoveKind::EraseNotes,
            Move::EraseColours => MoveKind::EraseColours,
            Move::Accept => MoveKind::Accept,
            Move::Hint { .. } => MoveKind::Hint,
            Move::Reset => MoveKind::Reset,
            Move::Clear => MoveKind::Clear,
            Move::Load(..) => MoveKind::Load,
            Move::Fill(_) => MoveKind::Fill,
            Move::Program(_) => MoveKind::Program,
            Move::Together(moves) => moves.first().map_or(MoveKind::Enter, Move::kind),
        }
    }
}

impl MoveKind {
    /// Returns true if another puzzle is on the board afterwards, with a tally and an origin of its own.
    pub(super) fn begins_puzzle(self) -> bool {
        matches!(self, MoveKind::Load | MoveKind::Clear)
    }
}

/// Why a move was refused; nothing has changed then.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum MoveError {
    /// The cell is a given.
    #[error("{0} belongs to the puzzle; choose a cell that was blank at the start")]
    BelongsToPuzzle(Cell),
    /// The cell holds a digit, so it has no room for notes.
    #[error("{0} holds a digit; make it blank first, then note digits in it")]
    HoldsDigit(Cell),
}
