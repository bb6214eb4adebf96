//! What a puzzle needs of whoever solves it: a level, or a technique and nothing harder.

use crate::fast::Grid;
use crate::techniques::{Level, Position, Steps, Technique};
use std::fmt;

/// What a puzzle needs of whoever solves it as people do, always by the easiest technique that leads on.
///
/// It is judged by the techniques there are: should they find more one day, then a seed may make another puzzle with them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Needs {
    /// Whatever comes.
    #[default]
    Anything,
    /// It has that level, as [`crate::techniques::rate`] tells it.
    Level(Level),
    /// It needs this technique, and nothing harder.
    Technique(Technique),
}

impl Needs {
    /// The hardest technique that may be needed.
    fn hardest(self) -> Option<Technique> {
        match self {
            Needs::Anything => None,
            Needs::Level(level) => Technique::all().iter().rfind(|technique| technique.level() <= level).copied(),
            Needs::Technique(technique) => Some(technique),
        }
    }

    /// Whether naked and hidden singles suffice; `None` if they may or may not.
    pub(super) fn singles(self) -> Option<bool> {
        match self {
            Needs::Anything => None,
            Needs::Level(Level::Easy) => Some(true),
            // Many singles have a high score.
            Needs::Level(Level::Medium) => None,
            Needs::Level(_) => Some(false),
            Needs::Technique(technique) => Some(technique.order() <= Technique::HiddenSingle.order()),
        }
    }
}

impl fmt::Display for Needs {
    /// As in “that needs an X-wing”, “of level hard”; nothing for whatever comes.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Needs::Anything => Ok(()),
            Needs::Level(level) => write!(f, "of level {level}"),
            Needs::Technique(technique) => write!(f, "that needs the {technique} and nothing harder"),
        }
    }
}

/// Solves a puzzle step by step to see whether it needs what it shall need.
#[derive(Clone, Debug)]
pub(super) struct Trial {
    needs: Needs,
    steps: Steps,
    hardest: Option<Technique>,
    level: Level,
    score: u32,
}

impl Trial {
    /// A trial that has not begun; `None` if there is nothing to try.
    pub fn of(puzzle: &Grid, needs: Needs) -> Option<Trial> {
        let steps = Steps::of(Position::of(&puzzle.board()).ok()?, true).up_to(needs.hardest()?);
        Some(Trial { needs, steps, hardest: None, level: Level::Easy, score: 0 })
    }

    /// Takes one step; `None` if there are more to come.
    pub fn go_on(&mut self) -> Option<bool> {
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
            // It does not become easier again.
            Needs::Level(Level::Extreme) if self.level() == Level::Extreme => Some(true),
            _ => None,
        }
    }

    fn level(&self) -> Level {
        self.level.with_score(self.score)
    }
}
