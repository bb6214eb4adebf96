//! Requests for new puzzles.

use super::question_kind::QuestionOptions;
use super::request_error::RequestError;
use serde::{Deserialize, Serialize};
use std::fmt::Display;
use sudoku_answers::topics::{self, Topic};
use sudoku_answers::{BoardGenerated, Generated, InterruptibleSolver, Refusal, technique_name};
use sudoku_generate::board_generator::{BoardKind, generate_while};
use sudoku_generate::{Difficulty, Generator, GeneratorProgress, Givens, Needs, Options, Seed, Symmetry};
use sudoku_techniques::{Level, Technique};

/// The number of parts of the work between two checks whether anybody still waits: a few milliseconds.
const PARTS_PER_CHECK: u64 = 16;

/// The options of a request to generate puzzles, named as in the command `generate`.
#[derive(Deserialize)]
pub(super) struct GenerateOptions {
    pub count: Option<u64>,
    board: Option<String>,
    givens: Option<u8>,
    #[serde(default)]
    minimal: bool,
    symmetry: Option<String>,
    difficulty: Option<String>,
    level: Option<String>,
    needs: Option<String>,
    seed: Option<u64>,
}

impl QuestionOptions for GenerateOptions {
    const TOPIC: &Topic = &topics::GENERATE;
}

/// A series of puzzles that are made from one seed.
pub(super) struct Series {
    source: PuzzleSource,
    seed: Seed,
}

enum PuzzleSource {
    Classic(Box<Generator>),
    Board(BoardKind, Option<Level>),
}

/// A new puzzle on a classic board, or on another one.
#[derive(Serialize)]
#[serde(untagged)]
pub(super) enum GeneratedPuzzle {
    Classic(Generated),
    Board(BoardGenerated),
}

impl GenerateOptions {
    /// Creates the series with these options.
    pub fn series(self) -> Result<Series, RequestError> {
        let seed = self.seed.map_or_else(Seed::random, |seed| Ok(Seed(seed)));
        let seed = seed.map_err(|reason| RequestError::Puzzle(reason.into()))?;
        let kind = self.board.as_ref().and_then(|name| named(BoardKind::all(), name, |kind| kind));
        let source = match kind {
            Some(kind) => PuzzleSource::Board(kind, self.board_level()?),
            None => PuzzleSource::Classic(Box::new(self.generator(seed)?)),
        };
        Ok(Series { source, seed })
    }

    /// Returns the level of boards that are not classic ones. They have no other properties.
    fn board_level(self) -> Result<Option<Level>, RequestError> {
        let GenerateOptions { count: _, seed: _, board: _, level, givens, minimal, symmetry, difficulty, needs } = self;
        let others = [givens.is_some(), minimal, symmetry.is_some(), difficulty.is_some(), needs.is_some()];
        if others.contains(&true) {
            return Err(RequestError::Question(
                "board cannot be combined with givens, minimal, symmetry, difficulty or needs; leave them out"
                    .to_owned(),
            ));
        }
        Ok(level.and_then(|level| named(Level::ALL, &level, Level::name)))
    }

    fn generator(self, seed: Seed) -> Result<Generator, RequestError> {
        let givens = match (self.givens, self.minimal) {
            (Some(_), true) => {
                return Err(RequestError::Question(
                    "givens and minimal cannot be combined; use only one of them".to_owned(),
                ));
            }
            (Some(givens), false) => Givens::Exactly(givens),
            (None, true) => Givens::Minimal,
            (None, false) => Givens::Any,
        };
        let needs = match (self.level, self.needs) {
            (Some(_), Some(_)) => {
                return Err(RequestError::Question(
                    "level and needs cannot be combined; use only one of them".to_owned(),
                ));
            }
            (Some(level), None) => named(Level::ALL, &level, Level::name).map_or(Needs::Anything, Needs::Level),
            (None, Some(technique)) => named(Technique::all().iter().copied(), &technique, technique_name)
                .map_or(Needs::Anything, Needs::Technique),
            (None, None) => Needs::Anything,
        };
        let symmetry = self.symmetry.and_then(|name| named(Symmetry::ALL, &name, Symmetry::name)).unwrap_or_default();
        let difficulty = self.difficulty.and_then(|name| named(Difficulty::ALL, &name, |one| one.to_string()));
        let options = Options { givens, symmetry, difficulty, needs };
        Generator::new(options, seed).map_err(|reason| RequestError::Puzzle(reason.into()))
    }
}

/// Finds a value by its name. The name has been checked before.
fn named<T: Copy, N: Display>(all: impl IntoIterator<Item = T>, name: &str, name_of: impl Fn(T) -> N) -> Option<T> {
    all.into_iter().find(|one| name_of(*one).to_string().eq_ignore_ascii_case(name))
}

impl Series {
    /// Makes puzzle `number` of the series, counted from 0.
    pub fn nth(&self, solver: &mut InterruptibleSolver, number: u64) -> Result<GeneratedPuzzle, Refusal> {
        let seed = self.seed.nth(number);
        let mut generator = match &self.source {
            PuzzleSource::Classic(generator) => generator.clone(),
            &PuzzleSource::Board(kind, level) => {
                let made = generate_while(kind, level, seed, &mut || solver.check_stop().is_ok())?;
                return Ok(GeneratedPuzzle::Board(BoardGenerated::of(&made, kind, level)));
            }
        };
        generator.restart(seed);
        loop {
            solver.check_stop()?;
            match generator.advance(PARTS_PER_CHECK) {
                GeneratorProgress::Puzzle(made) => return Ok(GeneratedPuzzle::Classic(Generated::from(&made))),
                GeneratorProgress::GaveUp(reason) => return Err(reason.into()),
                GeneratorProgress::Unfinished => {}
            }
        }
    }
}
