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
//! its cages are halved until there is one solution.

mod cages;
mod kind;
mod regions;
mod thinning;

pub use kind::{Kind, KindError};

use crate::constraint::Solver;
use crate::generator::{Random, Seed};
use crate::sudoku::{Board, Rules, RulesError};
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
    /// The rules cannot be.
    #[error(transparent)]
    Rules(#[from] RulesError),
}

/// So often another board is begun.
const ATTEMPTS: u32 = 200;

/// So many tries may fill a board.
const FILLING: u64 = 20_000;

/// Makes a puzzle. The same kind and seed make the same puzzle on every machine.
///
/// # Errors
/// [`NotMade`] if no puzzle was found within the limits.
pub fn generate(kind: Kind, seed: Seed) -> Result<Made, NotMade> {
    let mut random = Random::new(seed);
    for _ in 0..ATTEMPTS {
        let rules = Arc::new(rules(kind, &mut random)?);
        let solver = Solver::new(&rules);
        let Some(solution) = solver.random(&mut |bound| random.below(bound), FILLING) else { continue };
        let puzzle = if kind.is_killer() {
            cages::puzzle(&solution, &mut random)?
        } else {
            thinning::puzzle(&solver, &solution, kind.most_givens(), &mut random)?
        };
        if let Some(puzzle) = puzzle {
            return Ok(Made { solution: puzzle.fill(solution.values())?, puzzle, seed });
        }
    }
    Err(NotMade::NotFound(seed))
}

/// The rules of a kind, but for cages.
fn rules(kind: Kind, random: &mut Random) -> Result<Rules, RulesError> {
    let mut rules =
        if kind.is_jigsaw() { regions::rules(kind.side(), random)? } else { Rules::with_boxes(kind.side())? };
    kind.add_to(&mut rules)?;
    Ok(rules)
}
