//! Requests for new puzzles.

use super::refused::Refused;
use crate::answers::{Generated, Hand, Refusal, technique_name};
use crate::generator::{Difficulty, Generator, Givens, Made, Needs, Options, Seed, Symmetry};
use crate::sudoku::Cell;
use crate::techniques::{Level, Technique};
use serde::Deserialize;
use serde_json::Value;
use std::fmt::Display;

/// How many parts of the work are done before checking whether anybody still waits: a few milliseconds.
const PARTS_PER_LOOK: u64 = 16;

/// The options, named as in the command `generate`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Wanted {
    pub count: Option<u64>,
    givens: Option<u64>,
    #[serde(default)]
    minimal: bool,
    symmetry: Option<String>,
    difficulty: Option<String>,
    level: Option<String>,
    needs: Option<String>,
    /// A number, or a string of digits.
    seed: Option<Value>,
}

/// Puzzles from one seed, one after another.
pub(super) struct Series {
    generator: Generator,
    seed: Seed,
}

impl Wanted {
    /// The series with these options.
    pub fn series(self) -> Result<Series, Refused> {
        let givens = match (self.givens, self.minimal) {
            (Some(_), true) => {
                return Err(Refused::Question(
                    "givens and minimal cannot be combined; use only one of them".to_owned(),
                ));
            }
            (Some(givens), false) => Givens::Exactly(u8::try_from(givens).map_err(|_| {
                let cells = Cell::COUNT;
                Refused::Question(format!("{givens} givens are too many; a puzzle has {cells} cells"))
            })?),
            (None, true) => Givens::Minimal,
            (None, false) => Givens::Any,
        };
        let needs = match (self.level, self.needs) {
            (Some(_), Some(_)) => {
                return Err(Refused::Question("level and needs cannot be combined; use only one of them".to_owned()));
            }
            (Some(level), None) => Needs::Level(named("level", &level, Level::ALL, Level::name)?),
            (None, Some(technique)) => {
                Needs::Technique(named("technique", &technique, Technique::all().iter().copied(), technique_name)?)
            }
            (None, None) => Needs::Anything,
        };
        let symmetry = self.symmetry.map(|name| named("symmetry", &name, Symmetry::ALL, Symmetry::name)).transpose()?;
        let difficulty = self.difficulty.map(|name| named("difficulty", &name, Difficulty::ALL, |one| one.to_string()));
        let symmetry = symmetry.unwrap_or_default();
        let options = Options { givens, symmetry, difficulty: difficulty.transpose()?, needs };
        let seed = match self.seed {
            None => Seed::random().map_err(|reason| Refused::Puzzle(reason.into()))?,
            Some(Value::String(digits)) => digits.parse().map_err(|reason| Refused::Question(format!("{reason}")))?,
            Some(other) => other.to_string().parse().map_err(|reason| Refused::Question(format!("{reason}")))?,
        };
        let generator = Generator::new(options, seed).map_err(|reason| Refused::Puzzle(reason.into()))?;
        Ok(Series { generator, seed })
    }
}

/// Finds a value by name, ignoring case.
fn named<T: Copy, N: Display>(
    kind: &str,
    name: &str,
    all: impl IntoIterator<Item = T>,
    name_of: impl Fn(T) -> N,
) -> Result<T, Refused> {
    let is_named = |one: &T| name_of(*one).to_string().eq_ignore_ascii_case(name);
    all.into_iter().find(is_named).ok_or_else(|| Refused::Question(format!("unknown {kind} {name:?}")))
}

impl Series {
    /// Makes puzzle `number` of the series, counted from 0.
    pub fn nth(&self, hand: &mut Hand, number: u64) -> Result<Generated, Refusal> {
        let mut generator = self.generator.clone();
        generator.restart(self.seed.nth(number));
        loop {
            hand.look()?;
            match generator.advance(PARTS_PER_LOOK) {
                Made::Puzzle(made) => return Ok(Generated::from(&made)),
                Made::GaveUp(reason) => return Err(reason.into()),
                Made::Unfinished => {}
            }
        }
    }
}
