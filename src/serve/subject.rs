//! What can be asked of a puzzle: its options, and the answer as JSON.

use crate::answers::{Asked, Checked, Converted, Counted, Hand, Hint, Rated, Refusal, Solved, Start, Told};
use crate::fast::Grid;
use crate::notation::{Notation, Piece, ReadError, Reading};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

/// How far solutions are counted.
pub(super) const COUNT_LIMIT: u64 = 1_000_000;

/// A question about a puzzle.
pub(super) trait Subject: DeserializeOwned + Clone + Send + 'static {
    type Answer: Serialize + Send + 'static;

    /// Answers it.
    fn answer(&self, hand: &mut Hand, reading: &Reading) -> Result<Self::Answer, Refusal>;

    /// Answers it for a puzzle that cannot be read.
    fn unread(&self, _text: &str, reason: ReadError) -> Result<Self::Answer, Refusal> {
        Err(reason.into())
    }

    /// Reads the puzzle and answers.
    fn ask(&self, hand: &mut Hand, text: &str) -> Result<Self::Answer, Refusal> {
        hand.look()?;
        match Reading::of(text) {
            Ok(reading) => self.answer(hand, &reading),
            Err(reason) => self.unread(text, reason),
        }
    }
}

/// Its solution.
#[derive(Deserialize, Clone)]
#[serde(deny_unknown_fields)]
pub(super) struct Solve {}

impl Subject for Solve {
    type Answer = Solved;

    fn answer(&self, hand: &mut Hand, reading: &Reading) -> Result<Solved, Refusal> {
        Solved::of(hand, &Grid::of(&reading.board))
    }
}

/// How many solutions it has.
#[derive(Deserialize, Clone)]
#[serde(deny_unknown_fields)]
pub(super) struct Count {
    limit: Option<u64>,
}

impl Subject for Count {
    type Answer = Counted;

    fn answer(&self, hand: &mut Hand, reading: &Reading) -> Result<Counted, Refusal> {
        let limit = self.limit.unwrap_or(COUNT_LIMIT).clamp(1, COUNT_LIMIT);
        Counted::of(hand, &Grid::of(&reading.board), limit)
    }
}

/// Whether it is valid, unique, minimal, solved.
#[derive(Deserialize, Clone)]
#[serde(deny_unknown_fields)]
pub(super) struct Check {}

impl Subject for Check {
    type Answer = Checked;

    fn answer(&self, hand: &mut Hand, reading: &Reading) -> Result<Checked, Refusal> {
        Ok(Checked::of(hand, Asked::ALL, &Grid::of(&reading.board), Some(reading))?)
    }

    fn unread(&self, text: &str, reason: ReadError) -> Result<Checked, Refusal> {
        match (&reason, Piece::of(text).digits()) {
            (ReadError::Conflict(conflict), Ok(board)) => Ok(Checked::broken(&Grid::of(&board), conflict)),
            _ => Err(reason.into()),
        }
    }
}

/// How hard it is.
#[derive(Deserialize, Clone)]
#[serde(deny_unknown_fields)]
pub(super) struct Rate {}

impl Subject for Rate {
    type Answer = Rated;

    fn answer(&self, hand: &mut Hand, reading: &Reading) -> Result<Rated, Refusal> {
        Rated::of(&start(hand, reading)?)
    }
}

/// How a person solves it.
#[derive(Deserialize, Clone)]
#[serde(deny_unknown_fields)]
pub(super) struct Explain {
    until: Option<usize>,
    #[serde(default)]
    candidates: bool,
}

impl Subject for Explain {
    type Answer = crate::answers::Explained;

    fn answer(&self, hand: &mut Hand, reading: &Reading) -> Result<Self::Answer, Refusal> {
        let start = start(hand, reading)?;
        Ok(Told::of(hand, &start, self.until.unwrap_or(usize::MAX))?.data(self.candidates))
    }
}

/// What a person would find next.
#[derive(Deserialize, Clone)]
#[serde(deny_unknown_fields)]
pub(super) struct Help {}

impl Subject for Help {
    type Answer = Hint;

    fn answer(&self, hand: &mut Hand, reading: &Reading) -> Result<Hint, Refusal> {
        Hint::of(&start(hand, reading)?)
    }
}

/// The same in another notation.
#[derive(Deserialize, Clone)]
#[serde(deny_unknown_fields)]
pub(super) struct Convert {
    to: Option<Notation>,
}

impl Subject for Convert {
    type Answer = Converted;

    fn answer(&self, _: &mut Hand, reading: &Reading) -> Result<Converted, Refusal> {
        Ok(Converted::of(reading, self.to.unwrap_or(Notation::Line)))
    }
}

fn start(hand: &mut Hand, reading: &Reading) -> Result<Start, Refusal> {
    Start::of(hand, &Grid::of(&reading.board), Some(reading))
}
