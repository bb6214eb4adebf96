//! The difficulty of a puzzle: the hardest technique, a score, a level, and the rating of Sudoku Explainer.

use super::position::Form;
use super::{Level, Path, Position, Technique, explainer, solve_path};

/// The difficulty of a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rating {
    /// The hardest technique of the path; `None` if the board was full already.
    pub hardest: Option<Technique>,
    /// The sum of the scores of all steps.
    pub score: u32,
    /// The level of the hardest technique; on a classic board a higher one if the score is more than it allows.
    pub level: Level,
    /// The rating of Sudoku Explainer in tenths, 10 to 100; `None` if the board is not classic or was full already.
    pub explainer: Option<u8>,
    /// The number of steps in the path.
    pub steps: usize,
}

impl Level {
    /// Returns the highest score of a puzzle of the level; `None` if there is no limit.
    pub const fn most(self) -> Option<u32> {
        match self {
            Level::Easy => Some(800),
            Level::Medium => Some(1000),
            Level::Hard => Some(1600),
            Level::Unfair => Some(1800),
            Level::Extreme => None,
        }
    }

    /// Returns the level of a puzzle whose hardest technique has this level: a higher one if the score is more than it allows.
    #[must_use]
    pub fn with_score(self, score: u32) -> Level {
        let fits = |level: &Level| *level >= self && level.most().is_none_or(|most| score <= most);
        Level::ALL.into_iter().find(fits).unwrap_or(Level::Extreme)
    }
}

impl Path {
    /// Returns the sum of the scores of all steps.
    pub fn score(&self) -> u32 {
        self.steps.iter().map(|step| step.technique.score()).sum()
    }

    /// Returns the level of the hardest step. On a classic board it is a higher one if the score is more than that level allows;
    /// there is no such scale for other boards.
    pub fn level(&self) -> Level {
        let hardest = self.steps.iter().map(|step| step.technique.level()).max().unwrap_or(Level::Easy);
        if self.end.is_classic() { hardest.with_score(self.score()) } else { hardest }
    }

    /// Returns the difficulty of the path. `start` is the position that it starts from.
    pub fn rating(&self, start: &Position) -> Rating {
        let explainer = match &start.0 {
            Form::Classic(start) => explainer::rate(start),
            Form::General(_) => None,
        };
        let (hardest, score, level) = (self.hardest(), self.score(), self.level());
        Rating { hardest, score, level, explainer, steps: self.steps.len() }
    }
}

/// Rates a position with one solution; `None` if it has none or several, or no technique makes progress.
pub fn rate(position: &Position) -> Option<Rating> {
    let path = solve_path(position, true);
    path.is_solved().then(|| path.rating(position))
}
