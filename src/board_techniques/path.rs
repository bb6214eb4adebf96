//! The path of a puzzle: always the easiest technique that leads on, as far as there is one.

use super::{Deduction, Position, Technique};
use crate::techniques::Level;

/// The steps by which a person would solve a puzzle.
#[derive(Clone, Debug)]
pub struct Path {
    /// The deductions, in order.
    pub steps: Vec<Deduction>,
    /// The position after the last of them.
    pub end: Position,
}

impl Path {
    /// Returns true if it leads to the solution.
    pub fn is_solved(&self) -> bool {
        self.end.is_solved()
    }

    /// The hardest technique of the path; `None` if it has no step.
    pub fn hardest(&self) -> Option<Technique> {
        self.steps.iter().map(|step| step.technique).max()
    }

    /// The level of the hardest step; `None` if the path does not lead to the solution.
    pub fn level(&self) -> Option<Level> {
        self.is_solved().then(|| self.steps.iter().map(|step| step.technique.level()).max().unwrap_or(Level::Easy))
    }
}

/// The path from a position, to its solution or to where no technique applies.
pub fn solve_path(position: Position) -> Path {
    let mut steps = Steps::of(position);
    Path { steps: steps.by_ref().collect(), end: steps.position }
}

/// The steps of a path, one after the other, each found when it is asked for.
#[derive(Clone, Debug)]
pub struct Steps {
    position: Position,
    hardest: Level,
}

impl Steps {
    /// The steps from a position.
    pub fn of(position: Position) -> Steps {
        Steps { position, hardest: Level::Extreme }
    }

    /// The same, but they end where techniques of that level and easier ones do not lead on.
    #[must_use]
    pub fn up_to(self, hardest: Level) -> Steps {
        Steps { hardest, ..self }
    }

    /// The position after all steps so far.
    pub fn position(&self) -> &Position {
        &self.position
    }
}

impl Iterator for Steps {
    type Item = Deduction;

    fn next(&mut self) -> Option<Deduction> {
        if self.position.board().is_full() || self.position.contradiction().is_some() {
            return None;
        }
        let asked = Technique::ALL.iter().filter(|technique| technique.level() <= self.hardest);
        let found = asked.into_iter().find_map(|technique| technique.first(&self.position))?;
        found.apply(&mut self.position);
        Some(found)
    }
}
