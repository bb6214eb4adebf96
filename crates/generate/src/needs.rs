//! The techniques that a puzzle must need: those of a level, or one technique and nothing harder.

use std::fmt;
use sudoku_board::classic::Grid;
use sudoku_techniques::{Level, Position, Steps, Technique};

/// The techniques needed to solve a puzzle as people do, always with the easiest one that makes progress.
///
/// This depends on the techniques that this version knows: if a later version knows more, a seed may make a different puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Needs {
    /// Any techniques at all.
    #[default]
    Anything,
    /// The techniques of this level, as [`sudoku_techniques::rate`] reports it.
    Level(Level),
    /// This technique and nothing harder.
    Technique(Technique),
}

impl Needs {
    /// Returns the hardest technique that may be needed.
    fn hardest(self) -> Option<Technique> {
        match self {
            Needs::Anything => None,
            Needs::Level(level) => Technique::all().iter().rfind(|technique| technique.level() <= level).copied(),
            Needs::Technique(technique) => Some(technique),
        }
    }

    /// Returns whether naked and hidden singles are enough; `None` if either is possible.
    pub(super) fn singles(self) -> Option<bool> {
        match self {
            Needs::Anything => None,
            Needs::Level(Level::Easy) => Some(true),
            // A puzzle with many singles has a high score.
            Needs::Level(Level::Medium) => None,
            Needs::Level(_) => Some(false),
            Needs::Technique(technique) => Some(technique.order() <= Technique::HiddenSingle.order()),
        }
    }
}

impl fmt::Display for Needs {
    /// Writes a phrase such as “that needs the X-wing and nothing harder” or “of level hard”; empty for anything.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Needs::Anything => Ok(()),
            Needs::Level(level) => write!(f, "of level {level}"),
            Needs::Technique(technique) => write!(f, "that needs the {technique} and nothing harder"),
        }
    }
}

/// A test of a puzzle: solves it step by step to find out whether it needs the wanted techniques.
#[derive(Clone, Debug)]
pub(super) struct NeedsCheck {
    needs: Needs,
    steps: Steps,
    hardest: Option<Technique>,
    level: Level,
    score: u32,
}

impl NeedsCheck {
    /// Starts a test; `None` if there is nothing to find out.
    pub fn of(puzzle: &Grid, needs: Needs) -> Option<NeedsCheck> {
        let steps = Steps::of(Position::of(puzzle).ok()?, true).up_to(needs.hardest()?);
        Some(NeedsCheck { needs, steps, hardest: None, level: Level::Easy, score: 0 })
    }

    /// Takes one step. Returns the result, or `None` if there are more steps to take.
    pub fn step(&mut self) -> Option<bool> {
        let Some(step) = self.steps.next() else {
            let is_right = match self.needs {
                Needs::Anything => true,
                Needs::Level(level) => self.level() == level,
                Needs::Technique(technique) => self.hardest == Some(technique),
            };
            return Some(is_right && self.steps.position().is_full());
        };
        self.hardest = self.hardest.into_iter().chain([step.technique]).max_by_key(|technique| technique.order());
        self.level = self.level.max(step.technique.level());
        self.score += step.technique.score();
        match self.needs {
            Needs::Level(level) if self.level() > level => Some(false),
            // The level cannot become lower again.
            Needs::Level(Level::Extreme) if self.level() == Level::Extreme => Some(true),
            _ => None,
        }
    }

    fn level(&self) -> Level {
        self.level.with_score(self.score)
    }
}
