//! Floor 4, the board generator: new puzzles with one solution on boards of other sides and rules. The classic board has a
//! [generator](crate::generator) of its own.
//!
//! ```
//! use sudoku_assistant::board_generator::{Kind, generate};
//! use sudoku_assistant::constraint;
//! use sudoku_assistant::generator::Seed;
//!
//! let kind: Kind = "6".parse()?;
//! let made = generate(kind, Seed(1))?;
//! assert!(constraint::is_unique(&made.puzzle));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A board is filled at random; then givens are taken away in random order as long as there is one solution. A killer has no givens:
//! its cages are halved until there is one solution. Where a level is wished, a harder puzzle gets givens back, or smaller cages,
//! where its techniques stop.

mod cages;
mod kind;
mod levels;
mod regions;
mod thinning;

pub use kind::{Kind, KindError};
pub use levels::board_level;

use crate::constraint::Solver;
use crate::generator::{Random, Seed};
use crate::sudoku::{Board, Rules, RulesError};
use crate::techniques::Level;
use std::sync::Arc;

/// A new puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Made {
    /// The puzzle.
    pub puzzle: Board,
    /// Its only solution.
    pub solution: Board,
    /// The seed it is made from.
    pub seed: Seed,
}

/// Why no puzzle was made.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum NotMade {
    /// No way was found within the limits.
    #[error("no puzzle of this kind was found from seed {0}; try another seed")]
    NotFound(Seed),
    /// No way to a puzzle of the level was found within the limits.
    #[error("no puzzle of the kind {kind} and the level {level} was found from seed {seed}; try another level or seed")]
    NotOfLevel {
        /// The kind.
        kind: Kind,
        /// The level.
        level: Level,
        /// The seed.
        seed: Seed,
    },
    /// Boards of the kind are too large for levels.
    #[error("puzzles of the kind {0} have no level; leave it out")]
    NoLevels(Kind),
    /// The rules cannot be.
    #[error(transparent)]
    Rules(#[from] RulesError),
}

/// So often another board is begun.
const ATTEMPTS: u32 = 200;

/// The same where a level is wished, which few puzzles may have.
const ATTEMPTS_AT_LEVEL: u32 = 1000;

/// Larger boards have no levels.
const MOST_SIDE_WITH_LEVELS: usize = 16;

/// So many tries may fill a board.
const FILLING: u64 = 20_000;

/// Makes a puzzle. The same kind and seed make the same puzzle on every machine.
///
/// # Errors
/// [`NotMade`] if no puzzle was found within the limits.
pub fn generate(kind: Kind, seed: Seed) -> Result<Made, NotMade> {
    make(kind, None, seed)
}

/// Makes a puzzle of a level, as [`board_level`] tells it. The same kind, level and seed make the same puzzle on every machine; a
/// version that knows more techniques may make another one.
///
/// # Errors
/// [`NotMade`] if the kind has no levels, or no puzzle was found within the limits.
pub fn generate_of_level(kind: Kind, level: Level, seed: Seed) -> Result<Made, NotMade> {
    if kind.side() > MOST_SIDE_WITH_LEVELS {
        return Err(NotMade::NoLevels(kind));
    }
    make(kind, Some(level), seed)
}

fn make(kind: Kind, level: Option<Level>, seed: Seed) -> Result<Made, NotMade> {
    let mut random = Random::new(seed);
    for _ in 0..if level.is_some() { ATTEMPTS_AT_LEVEL } else { ATTEMPTS } {
        let rules = Arc::new(rules(kind, &mut random)?);
        let solver = Solver::new(&rules);
        let Some(solution) = solver.random(&mut |bound| random.below(bound), FILLING) else { continue };
        let puzzle = if kind.is_killer() {
            cages::puzzle(&solution, &mut random)?
        } else {
            Some(thinning::puzzle(&solver, &solution, kind.least_givens(level), &mut random)?)
        };
        let puzzle = match (puzzle, level) {
            (Some(made), Some(level)) => levels::at_level(made, &solution, level, &mut random)?,
            (puzzle, _) => puzzle,
        };
        if let Some(puzzle) = puzzle.filter(|puzzle| kind.fits(puzzle)) {
            return Ok(Made { solution: puzzle.fill(solution.values())?, puzzle, seed });
        }
    }
    Err(match level {
        Some(level) => NotMade::NotOfLevel { kind, level, seed },
        None => NotMade::NotFound(seed),
    })
}

/// The rules of a kind, but for cages.
fn rules(kind: Kind, random: &mut Random) -> Result<Rules, RulesError> {
    let mut rules =
        if kind.is_jigsaw() { regions::rules(kind.side(), random)? } else { Rules::with_boxes(kind.side())? };
    kind.add_to(&mut rules)?;
    Ok(rules)
}
