//! The choices from which tasks with planted faults are made, and the faults of such a task.

use super::mutation::Mutation;
use std::fmt;
use std::str::FromStr;
use sudoku_generate::Seed;

/// The name of the lessons with planted faults, and their class code.
pub const FAULTS: &str = "faults";

/// The most faults in one task.
pub const MOST_FAULTS: u8 = 5;

/// The kind of thing with planted faults.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum FaultKind {
    /// A sudoku with wrong digits.
    #[default]
    Board,
    /// A program with wrong blocks.
    Program,
}

impl FaultKind {
    /// All kinds.
    pub const ALL: [FaultKind; 2] = [FaultKind::Board, FaultKind::Program];

    /// Returns the name that links and message keys use.
    pub const fn key(self) -> &'static str {
        match self {
            FaultKind::Board => "board",
            FaultKind::Program => "program",
        }
    }
}

/// The error for a text that is no kind of faults.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("\"{0}\" is no kind of faults; use {kinds}", kinds = FaultKind::ALL.map(FaultKind::key).join(" or "))]
pub struct FaultKindError(pub String);

impl FromStr for FaultKind {
    type Err = FaultKindError;

    fn from_str(text: &str) -> Result<FaultKind, FaultKindError> {
        let kind = FaultKind::ALL.into_iter().find(|kind| kind.key() == text);
        kind.ok_or_else(|| FaultKindError(text.to_owned()))
    }
}

/// The choices from which a task with planted faults is made: the same ones make the same task on every computer.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct FaultSet {
    /// The kind of thing that has the faults.
    pub kind: FaultKind,
    /// The number of faults, from 1 to [`MOST_FAULTS`].
    pub count: u8,
    /// The seed.
    pub seed: Seed,
}

impl FaultSet {
    /// Returns the choices; a number of faults out of range becomes the nearest one that is possible.
    pub fn new(kind: FaultKind, count: u8, seed: Seed) -> FaultSet {
        FaultSet { kind, count: count.clamp(1, MOST_FAULTS), seed }
    }

    /// Returns the same choices with the next seed.
    #[must_use]
    pub fn next(self) -> FaultSet {
        FaultSet { seed: Seed(self.seed.0.wrapping_add(1)), ..self }
    }

    /// Returns the name of the task, under which its result is stored.
    pub fn task_name(&self) -> String {
        format!("{}-{}-{}", self.kind.key(), self.count, self.seed)
    }

    /// Returns the kind of the faults in a task with that name.
    pub(super) fn kind_of_task(name: &str) -> Option<FaultKind> {
        name.split('-').next()?.parse().ok()
    }
}

/// Writes the choices as the part of a link after the name of the lesson.
impl fmt::Display for FaultSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "kind={}&count={}&seed={}", self.kind.key(), self.count, self.seed)
    }
}

/// The planted faults of a task.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlantedFaults {
    /// The choices from which the task was made.
    pub set: FaultSet,
    /// The key of the message that says what a program should do; `None` for a board.
    pub(super) purpose: Option<&'static str>,
    /// The places that the hints tell.
    pub(super) places: FaultPlaces,
}

/// The places of planted faults.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum FaultPlaces {
    /// The numbers of the rows that have wrong digits, from 1, in order.
    Rows(Vec<usize>),
    /// The wrong blocks of a program, from top to bottom.
    Blocks(Vec<PlantedBlock>),
}

/// A fault in a program.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PlantedBlock {
    /// The index of its sprite, and that of the script there.
    pub(super) script: (usize, usize),
    /// The change to the right script.
    pub mutation: Mutation,
    /// The number of the wrong block in the script, from 0; for a missing block that of the one above it. `None` at the top.
    pub(super) row: Option<usize>,
}
