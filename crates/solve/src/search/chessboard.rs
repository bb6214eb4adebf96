//! The problems on a chessboard behind one type.

use super::{KnightsTour, Problem, Queens};
use std::fmt::Debug;

/// A chessboard with its pieces: queens, or a knight and its path.
#[derive(Clone, Debug)]
pub enum Chessboard {
    /// Queens that do not attack each other.
    Queens(Queens),
    /// A knight on its tour.
    Tour(KnightsTour),
}

/// The candidates of a slot, in the order they are tried.
#[derive(Clone, Debug)]
pub enum Choices {
    /// Columns for a queen.
    Columns(<Queens as Problem>::Candidates),
    /// Squares for a knight.
    Squares(<KnightsTour as Problem>::Candidates),
}

impl Iterator for Choices {
    type Item = usize;

    fn next(&mut self) -> Option<usize> {
        match self {
            Choices::Columns(columns) => columns.next(),
            Choices::Squares(squares) => squares.next(),
        }
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        match self {
            Choices::Columns(columns) => columns.size_hint(),
            Choices::Squares(squares) => squares.size_hint(),
        }
    }
}

impl ExactSizeIterator for Choices {}

impl Chessboard {
    /// Returns the number of rows and columns of the board.
    pub fn size(&self) -> usize {
        match self {
            Chessboard::Queens(queens) => queens.size(),
            Chessboard::Tour(tour) => tour.size(),
        }
    }

    /// Returns the square of this slot and candidate, counted from 0 row by row.
    pub fn square(&self, slot: usize, candidate: usize) -> usize {
        match self {
            Chessboard::Queens(queens) => slot * queens.size() + candidate,
            Chessboard::Tour(_) => candidate,
        }
    }
}

impl Problem for Chessboard {
    type Candidate = usize;
    type Candidates = Choices;

    fn slots(&self) -> usize {
        match self {
            Chessboard::Queens(queens) => queens.slots(),
            Chessboard::Tour(tour) => tour.slots(),
        }
    }

    fn candidates(&self, slot: usize) -> Choices {
        match self {
            Chessboard::Queens(queens) => Choices::Columns(queens.candidates(slot)),
            Chessboard::Tour(tour) => Choices::Squares(tour.candidates(slot)),
        }
    }

    fn assume(&mut self, slot: usize, candidate: usize) {
        match self {
            Chessboard::Queens(queens) => queens.assume(slot, candidate),
            Chessboard::Tour(tour) => tour.assume(slot, candidate),
        }
    }

    fn release(&mut self, slot: usize, candidate: usize) {
        match self {
            Chessboard::Queens(queens) => queens.release(slot, candidate),
            Chessboard::Tour(tour) => tour.release(slot, candidate),
        }
    }
}
