//! The properties of a puzzle to generate, and the combinations of them that are impossible.

use super::{Difficulty, Needs, Symmetry};
use std::fmt;
use sudoku_techniques::Technique;

/// The fewest givens of a puzzle with one solution (G. McGuire, B. Tugemann, G. Civario, "There is no 16-Clue Sudoku", 2012).
const FEWEST_GIVENS: u8 = 17;

/// The most givens of a puzzle, which leave one blank.
const MOST_GIVENS: u8 = 80;

/// The most givens of a puzzle that singles do not solve, which leave seven blanks.
///
/// If there are no singles, each blank has at least two candidates, and each missing digit of a house has at least two places.
/// If there were exactly two of each everywhere, every blank could take its other candidate, giving a second solution. So some
/// blank has three candidates. Its row has three blanks, its column has three, and the columns of the other two blanks of that
/// row have two each: 3 + 2 + 2.
const MOST_GIVENS_WITHOUT_SINGLES: u8 = 74;

/// The number of givens that a puzzle should have.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Givens {
    /// As few as possible: no given can be removed, not even one that would break the symmetry. Usually 22 to 27.
    Minimal,
    /// Exactly this many, 17 to 80.
    Exactly(u8),
    /// Few, but maybe more than necessary: givens that the symmetry ties together are removed together, and an easy puzzle
    /// keeps the givens that singles need.
    #[default]
    Any,
}

/// The properties of a puzzle. By default it has few givens, no symmetry and any difficulty, as the command `generate` makes
/// it.
///
/// | difficulty | minimal | exactly | any |
/// |---|---|---|---|
/// | any | no given can be removed | the given number | no given can be removed, or none without breaking the symmetry |
/// | easy | no given can be removed, and singles are enough | the given number, and singles are enough | without any
/// one of the givens, singles would not be enough |
/// | medium, hard | no given can be removed | the given number: a puzzle with fewer givens, filled up with givens that
/// leave it as hard | as for any difficulty |
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Options {
    /// The number of givens.
    pub givens: Givens,
    /// The symmetry of the pattern of givens.
    pub symmetry: Symmetry,
    /// The difficulty; `None` for any.
    pub difficulty: Option<Difficulty>,
    /// The techniques needed to solve it.
    pub needs: Needs,
}

/// Errors returned for properties that no puzzle can have.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum OptionsError {
    /// A number of givens that is too small.
    #[error(
        "{0} givens are too few: no puzzle with fewer than {FEWEST_GIVENS} has a single solution; ask for {FEWEST_GIVENS} to {MOST_GIVENS}"
    )]
    TooFewGivens(u8),
    /// A number of givens that is too great.
    #[error("{0} givens are too many: a puzzle needs a blank cell; ask for {FEWEST_GIVENS} to {MOST_GIVENS}")]
    TooManyGivens(u8),
    /// A number of givens with which every puzzle is easy.
    #[error(
        "a puzzle with {0} givens is always easy, because singles can always fill fewer than 7 blanks; \
         ask for at most {MOST_GIVENS_WITHOUT_SINGLES} givens, or for an easy puzzle"
    )]
    AlwaysEasy(u8),
    /// A number of givens that the symmetry rules out.
    #[error("{givens} givens cannot have {symmetry}; ask for {instead}")]
    SymmetryForbids {
        /// The wanted number of givens.
        givens: u8,
        /// The symmetry that was asked for.
        symmetry: Symmetry,
        /// The nearest possible number.
        instead: u8,
    },
    /// A difficulty and a need that contradict each other about singles.
    #[error(
        "no {difficulty} puzzle is one {needs}: naked and hidden singles {} for {difficulty} puzzles; leave out one of the two",
        .difficulty.of_singles()
    )]
    DifficultyForbids {
        /// The difficulty that was asked for.
        difficulty: Difficulty,
        /// The techniques that were asked for.
        needs: Needs,
    },
    /// A technique that is never needed, since an easier one always works.
    #[error("no puzzle needs the {0}: an easier technique always works; ask for another technique")]
    NeverNeeded(Technique),
}

impl Options {
    /// Returns an error if the properties are impossible.
    pub(super) fn check(&self) -> Result<(), OptionsError> {
        match (self.needs, self.difficulty, self.needs.singles()) {
            (Needs::Technique(technique), ..) if !technique.is_for_paths() => {
                return Err(OptionsError::NeverNeeded(technique));
            }
            (needs, Some(difficulty), Some(singles)) if singles != (difficulty == Difficulty::Easy) => {
                return Err(OptionsError::DifficultyForbids { difficulty, needs });
            }
            _ => {}
        }
        let Givens::Exactly(givens) = self.givens else { return Ok(()) };
        let symmetry = self.symmetry;
        match givens {
            ..FEWEST_GIVENS => return Err(OptionsError::TooFewGivens(givens)),
            FEWEST_GIVENS..=MOST_GIVENS => {}
            _ => return Err(OptionsError::TooManyGivens(givens)),
        }
        let most = if self.needs_more_than_singles() { MOST_GIVENS_WITHOUT_SINGLES } else { MOST_GIVENS };
        if givens > most {
            return Err(OptionsError::AlwaysEasy(givens));
        }
        let allowed = (FEWEST_GIVENS..=most).filter(|&number| symmetry.allows(number));
        match allowed.min_by_key(|number| number.abs_diff(givens)) {
            Some(instead) if instead != givens => Err(OptionsError::SymmetryForbids { givens, symmetry, instead }),
            _ => Ok(()),
        }
    }

    /// Returns true if singles should not be enough.
    fn needs_more_than_singles(&self) -> bool {
        matches!(self.difficulty, Some(Difficulty::Medium | Difficulty::Hard)) || self.needs.singles() == Some(false)
    }

    /// Returns the advice to give if no such puzzle was found.
    pub(super) fn advice(&self) -> &'static str {
        match (self.givens, self.symmetry) {
            (Givens::Minimal | Givens::Any, Symmetry::None) if self.needs != Needs::Anything => {
                "ask for another level or technique"
            }
            (Givens::Exactly(26..), _) if self.needs_more_than_singles() => "ask for fewer givens",
            (Givens::Exactly(_), _) => "ask for more givens",
            (Givens::Minimal, Symmetry::None) | (Givens::Any, _) => "ask for another difficulty",
            (Givens::Minimal, _) => "ask for any number of givens",
        }
    }
}

impl fmt::Display for Options {
    /// Writes a phrase such as “easy puzzle with 30 givens and left-right mirror symmetry”.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(difficulty) = self.difficulty {
            write!(f, "{difficulty} ")?;
        }
        let symmetric = self.symmetry != Symmetry::None;
        match self.givens {
            Givens::Minimal => f.write_str("minimal puzzle")?,
            Givens::Any => f.write_str("puzzle")?,
            Givens::Exactly(count) => write!(f, "puzzle with {count} givens")?,
        }
        match self.givens {
            _ if !symmetric => Ok(()),
            Givens::Exactly(_) => write!(f, " and {}", self.symmetry),
            Givens::Minimal | Givens::Any => write!(f, " with {}", self.symmetry),
        }?;
        if self.needs == Needs::Anything { Ok(()) } else { write!(f, " {}", self.needs) }
    }
}
