//! Generates sudokus with one solution on boards of other sides and rules. There is another [generator](crate) for the classic
//! board.
//!
//! ```
//! use sudoku_generate::board_generator::{BoardKind, generate};
//! use sudoku_solve::constraint;
//! use sudoku_generate::Seed;
//!
//! let kind: BoardKind = "6".parse()?;
//! let made = generate(kind, None, Seed(1))?;
//! assert!(constraint::is_unique(&made.puzzle));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A board is filled at random. Then givens are removed in random order as long as there is only one solution. A killer has no
//! givens: its cages are halved until there is only one solution. For a wanted level, a puzzle that is too hard gets givens
//! back, or smaller cages, where the techniques of that level get stuck.

mod cages;
mod error;
mod kind;
mod levels;
mod regions;
mod thinning;

pub use error::BoardGeneratorError;
pub use kind::{BoardKind, KindError};
pub use levels::board_level;

use crate::{Random, Seed};
use error::check_stop;
use std::sync::Arc;
use sudoku_board::{Board, Rules, RulesError};
use sudoku_solve::constraint::Solver;
use sudoku_techniques::Level;

/// A puzzle that [`generate`] has made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GeneratedBoard {
    /// The puzzle to solve.
    pub puzzle: Board,
    /// The only solution of the puzzle.
    pub solution: Board,
    /// The seed that makes the puzzle.
    pub seed: Seed,
}

/// The number of boards to start before giving up.
const ATTEMPTS: u32 = 200;

/// The number of boards to start before giving up on a wanted level, which few puzzles may have.
const ATTEMPTS_AT_LEVEL: u32 = 1000;

/// The greatest side of boards with levels.
const MOST_SIDE_WITH_LEVELS: usize = 16;

/// The number of tries to fill a board.
const FILLING: u64 = 20_000;

/// Generates a puzzle, of a level as [`board_level`] measures it if one is wanted. The same kind, level and seed make the same
/// puzzle on every machine. A version that knows more techniques may make a different puzzle for a wanted level.
///
/// # Errors
/// [`BoardGeneratorError`] if the kind has no levels, or no puzzle was found within the limits.
pub fn generate(kind: BoardKind, level: Option<Level>, seed: Seed) -> Result<GeneratedBoard, BoardGeneratorError> {
    generate_while(kind, level, seed, &mut || true)
}

/// Generates the same puzzle as [`generate`], but calls `should_continue` between the parts of the work and stops if it returns false.
///
/// # Errors
/// The same as for [`generate`], and [`BoardGeneratorError::Stopped`].
pub fn generate_while(
    kind: BoardKind,
    level: Option<Level>,
    seed: Seed,
    should_continue: &mut dyn FnMut() -> bool,
) -> Result<GeneratedBoard, BoardGeneratorError> {
    if level.is_some() && kind.side() > MOST_SIDE_WITH_LEVELS {
        return Err(BoardGeneratorError::NoLevels(kind));
    }
    let mut random = Random::new(seed);
    for _ in 0..if level.is_some() { ATTEMPTS_AT_LEVEL } else { ATTEMPTS } {
        check_stop(should_continue)?;
        let rules = Arc::new(rules(kind, &mut random)?);
        let solver = Solver::new(&rules);
        let Some(solution) = solver.random(&mut |bound| random.below(bound), FILLING) else { continue };
        let puzzle = if kind.is_killer() {
            cages::puzzle(&solution, &mut random, should_continue)?
        } else {
            Some(thinning::puzzle(&solver, &solution, kind.least_givens(level), &mut random, should_continue)?)
        };
        let puzzle = match (puzzle, level) {
            (Some(made), Some(level)) => levels::at_level(made, &solution, level, &mut random, should_continue)?,
            (puzzle, _) => puzzle,
        };
        if let Some(puzzle) = puzzle.filter(|puzzle| kind.fits(puzzle)) {
            return Ok(GeneratedBoard { solution: puzzle.fill(solution.values())?, puzzle, seed });
        }
    }
    Err(match level {
        Some(level) => BoardGeneratorError::NotOfLevel { kind, level, seed },
        None => BoardGeneratorError::NotFound(seed),
    })
}

/// Returns the rules of a kind, without cages.
fn rules(kind: BoardKind, random: &mut Random) -> Result<Rules, RulesError> {
    let mut rules =
        if kind.is_jigsaw() { regions::rules(kind.side(), random)? } else { Rules::with_boxes(kind.side())? };
    kind.add_to(&mut rules)?;
    Ok(rules)
}
