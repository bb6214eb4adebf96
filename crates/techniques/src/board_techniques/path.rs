//! The path of a puzzle: always the easiest technique that makes progress, as far as there is one.

use super::nets::Nets;
use super::{BoardPosition, Deduction, Technique};
use crate::Level;
use std::task::Poll;

/// The steps by which a person would solve a puzzle.
#[derive(Clone, Debug)]
pub struct Path {
    /// The deductions, in order.
    pub steps: Vec<Deduction>,
    /// The position after the last deduction.
    pub end: BoardPosition,
}

impl Path {
    /// Returns true if the path leads to the solution.
    pub fn is_solved(&self) -> bool {
        self.end.is_solved()
    }

    /// Returns the hardest technique of the path; `None` if it has no step.
    pub fn hardest(&self) -> Option<Technique> {
        self.steps.iter().map(|step| step.technique).max()
    }

    /// Returns the level of the hardest step; `None` if the path does not lead to the solution.
    pub fn level(&self) -> Option<Level> {
        self.is_solved().then(|| self.steps.iter().map(|step| step.technique.level()).max().unwrap_or(Level::Easy))
    }
}

/// Returns the path from a position, to its solution or to where no technique applies.
pub fn solve_path(position: BoardPosition) -> Path {
    let mut steps = Steps::of(position);
    Path { steps: steps.by_ref().collect(), end: steps.position }
}

/// The steps of a path, which are found one by one on demand.
#[derive(Clone, Debug)]
pub struct Steps {
    position: BoardPosition,
    hardest: Level,
    /// The number of techniques that have already been tried in vain for the next step.
    asked: usize,
    /// The unfinished search of the technique that takes several calls of [`Steps::advance`].
    nets: Option<Nets>,
}

impl Steps {
    /// Creates the steps from a position.
    pub fn of(position: BoardPosition) -> Steps {
        Steps { position, hardest: Level::Extreme, asked: 0, nets: None }
    }

    /// Limits the steps to techniques of that level and easier ones.
    #[must_use]
    pub fn up_to(self, hardest: Level) -> Steps {
        Steps { hardest, ..self }
    }

    /// Works for a part of the next step: one technique, or one candidate of a net. Returns `Ready(None)` if no technique makes
    /// progress.
    pub fn advance(&mut self) -> Poll<Option<Deduction>> {
        let has_ended = self.asked == 0 && (self.position.board().is_full() || self.position.contradiction().is_some());
        let technique = Technique::ALL.get(self.asked).filter(|technique| technique.level() <= self.hardest);
        let Some(&technique) = technique.filter(|_| !has_ended) else {
            self.asked = 0;
            return Poll::Ready(None);
        };
        let found = if technique == Technique::ForcingNet {
            match self.nets.get_or_insert_with(|| Nets::of(&self.position)).advance(&self.position) {
                Poll::Ready(found) => found,
                Poll::Pending => return Poll::Pending,
            }
        } else {
            technique.first(&self.position)
        };
        self.nets = None;
        let Some(found) = found else {
            self.asked += 1;
            return Poll::Pending;
        };
        self.asked = 0;
        found.apply(&mut self.position);
        Poll::Ready(Some(found))
    }

    /// Returns the position after all steps so far.
    pub fn position(&self) -> &BoardPosition {
        &self.position
    }
}

impl Iterator for Steps {
    type Item = Deduction;

    fn next(&mut self) -> Option<Deduction> {
        loop {
            if let Poll::Ready(step) = self.advance() {
                return step;
            }
        }
    }
}
