//! What a puzzle shall be like, and what no puzzle can be like.

use super::{Difficulty, Needs, Symmetry};
use crate::techniques::Technique;
use std::fmt;

/// The fewest givens of a puzzle with one solution (G. McGuire, B. Tugemann, G. Civario, "There is no 16-Clue Sudoku", 2012).
const FEWEST_GIVENS: u8 = 17;

/// The most givens of a puzzle: one blank.
const MOST_GIVENS: u8 = 80;

/// The most givens of a puzzle that singles do not solve: seven blanks.
///
/// Where nothing is a single, each blank has two candidates or more, and each digit that a house lacks two places or more. Were
/// there two of each everywhere, then every blank could take its other candidate: a second solution. So a blank has three, its
/// row three blanks, its column three, and the columns of the other two blanks of that row two each: 3 + 2 + 2.
const MOST_GIVENS_WITHOUT_SINGLES: u8 = 74;

/// How many givens a puzzle shall have.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Givens {
    /// As many as there have to be: no given can go, not even one that would break the symmetry. Mostly 22 to 27.
    Minimal,
    /// That many, 17 to 80.
    Exactly(u8),
    /// Few, but some of them may be more than there have to be: givens that stand or go together by the symmetry are taken away
    /// together, and an easy puzzle keeps what singles need.
    #[default]
    Any,
}

/// What a puzzle shall be like. By default it has few givens and no symmetry, and is as hard as it
/// comes: what the command `generate` makes.
///
/// | difficulty | minimal | exactly | any |
/// |---|---|---|---|
/// | any | no given can go | the wanted number | no given can go, or none without breaking the symmetry |
/// | easy | no given can go, and singles suffice | the wanted number, and singles suffice | singles would not suffice without one of the givens |
/// | medium, hard | no given can go | the wanted number: a harder one filled up with what leaves it as hard | as for any difficulty |
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Options {
    /// How many givens it has.
    pub givens: Givens,
    /// How the pattern of the givens looks the same.
    pub symmetry: Symmetry,
    /// How hard it is; `None` if that does not matter.
    pub difficulty: Option<Difficulty>,
    /// What it needs of whoever solves it.
    pub needs: Needs,
}

/// Why no puzzle can be like that.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum OptionsError {
    /// Too few.
    #[error(
        "{0} givens are too few: no puzzle with fewer than {FEWEST_GIVENS} has one solution; ask for {FEWEST_GIVENS} to {MOST_GIVENS}"
    )]
    TooFewGivens(u8),
    /// Too many.
    #[error("{0} givens are too many: a puzzle needs a blank; ask for {FEWEST_GIVENS} to {MOST_GIVENS}")]
    TooManyGivens(u8),
    /// So many that it could only be easy.
    #[error(
        "a puzzle with {0} givens is always easy, for naked and hidden singles fill fewer than 7 blanks; \
         ask for at most {MOST_GIVENS_WITHOUT_SINGLES}, or for an easy one"
    )]
    AlwaysEasy(u8),
    /// The number does not go with the symmetry.
    #[error("{givens} givens cannot stand in {symmetry}; ask for {instead}")]
    SymmetryForbids {
        /// The wanted number.
        givens: u8,
        /// The wanted symmetry.
        symmetry: Symmetry,
        /// The nearest number that can.
        instead: u8,
    },
    /// The difficulty says of singles what the need does not say.
    #[error(
        "no {difficulty} puzzle is one {needs}, for naked and hidden singles {} for {difficulty} ones; leave out one of the two",
        .difficulty.of_singles()
    )]
    DifficultyForbids {
        /// The wanted difficulty.
        difficulty: Difficulty,
        /// What it shall need.
        needs: Needs,
    },
    /// A technique that is left to those who look for it.
    #[error("no puzzle needs the {0}: there is always an easier way; ask for another technique")]
    NeverNeeded(Technique),
}

impl Options {
    /// Refuses what no puzzle can be like.
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
        let most = if self.is_tricky() { MOST_GIVENS_WITHOUT_SINGLES } else { MOST_GIVENS };
        if givens > most {
            return Err(OptionsError::AlwaysEasy(givens));
        }
        let allowed = (FEWEST_GIVENS..=most).filter(|&number| symmetry.allows(number));
        match allowed.min_by_key(|number| number.abs_diff(givens)) {
            Some(instead) if instead != givens => Err(OptionsError::SymmetryForbids { givens, symmetry, instead }),
            _ => Ok(()),
        }
    }

    /// Whether singles shall not suffice.
    fn is_tricky(&self) -> bool {
        matches!(self.difficulty, Some(Difficulty::Medium | Difficulty::Hard)) || self.needs.singles() == Some(false)
    }

    /// What to ask for if there is none like that.
    pub(super) fn way_out(&self) -> &'static str {
        match (self.givens, self.symmetry) {
            (Givens::Minimal | Givens::Any, Symmetry::None) if self.needs != Needs::Anything => {
                "ask for another level or technique"
            }
            (Givens::Exactly(26..), _) if self.is_tricky() => "ask for fewer givens",
            (Givens::Exactly(_), _) => "ask for more givens",
            (Givens::Minimal, Symmetry::None) | (Givens::Any, _) => "ask for another difficulty",
            (Givens::Minimal, _) => "ask for any number of givens",
        }
    }
}

impl fmt::Display for Options {
    /// As in “easy puzzle with 30 givens and mirror symmetry of left and right”.
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
