//! What people tell each other to have the same puzzle: how hard it is, and its seed.

use super::{Difficulty, Generator, Givens, Needs, Options, OptionsError, Seed, SeedError, Symmetry};
use std::fmt;
use std::str::FromStr;

/// A puzzle as the game makes it and a class shares it: as hard as that, from that seed, on every machine and in every version.
///
/// All have rotational symmetry by 180 degrees, as newspapers print them. The number of givens suits the difficulty: many for an
/// easy one, so that there is always something to find; few for a hard one.
///
/// | difficulty | givens | options of the command `generate` |
/// |---|---|---|
/// | easy | 36 | `--difficulty easy --givens 36 --symmetry rotational-180` |
/// | medium | 30 | `--difficulty medium --givens 30 --symmetry rotational-180` |
/// | hard | as few as there have to be, mostly 24 to 31 | `--difficulty hard --symmetry rotational-180` |
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Recipe {
    /// How hard it is.
    pub difficulty: Difficulty,
    /// What it is made from.
    pub seed: Seed,
}

impl Recipe {
    /// What the puzzle shall be like.
    pub const fn options(self) -> Options {
        let givens = match self.difficulty {
            Difficulty::Easy => Givens::Exactly(36),
            Difficulty::Medium => Givens::Exactly(30),
            Difficulty::Hard => Givens::Any,
        };
        Options { givens, symmetry: Symmetry::Rotational180, difficulty: Some(self.difficulty), needs: Needs::Anything }
    }

    /// A generator of the puzzle that has not begun.
    ///
    /// # Errors
    /// [`OptionsError`] if no puzzle can be like that; that is none of the recipes there are.
    pub fn generator(self) -> Result<Generator, OptionsError> {
        Generator::new(self.options(), self.seed)
    }
}

impl fmt::Display for Recipe {
    /// As in “hard, seed 123456”.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}, seed {}", self.difficulty, self.seed)
    }
}

impl FromStr for Recipe {
    type Err = SeedError;

    /// As [`Display`](fmt::Display) writes it; small and capital letters, commas, colons, white space and the word “seed” do not
    /// matter.
    fn from_str(text: &str) -> Result<Recipe, SeedError> {
        let wrong = || SeedError { text: text.to_owned() };
        let lower = text.trim().to_lowercase();
        let named = |difficulty: &Difficulty| Some((*difficulty, lower.strip_prefix(&difficulty.to_string())?));
        let (difficulty, rest) = Difficulty::ALL.iter().find_map(named).ok_or_else(wrong)?;
        let between = |character: char| matches!(character, ',' | ':') || character.is_whitespace();
        let rest = rest.trim_start_matches(between);
        let rest = rest.strip_prefix("seed").unwrap_or(rest).trim_start_matches(between);
        let seed = rest.parse().map_err(|_| wrong())?;
        Ok(Recipe { difficulty, seed })
    }
}
