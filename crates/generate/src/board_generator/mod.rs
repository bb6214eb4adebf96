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
mod parts;
mod regions;
mod thinning;

pub use error::BoardGeneratorError;
pub use kind::{BoardKind, KindError};
pub use levels::board_level;

use crate::{Random, Seed};
use parts::{finish, pause};
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::task::{Context, Poll, Waker};
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

/// The number of tries to fill a board.
const FILLING: u64 = 20_000;

/// Generates a puzzle, of a level as [`board_level`] measures it if one is wanted. The same kind, level and seed make the same
/// puzzle on every machine. A version that knows more techniques may make a different puzzle for a wanted level.
///
/// # Errors
/// [`BoardGeneratorError`] if the kind has no levels, or no puzzle was found within the limits.
pub fn generate(kind: BoardKind, level: Option<Level>, seed: Seed) -> Result<GeneratedBoard, BoardGeneratorError> {
    finish(make(kind, level, seed, Arc::default()))
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
    let mut generator = BoardGenerator::new(kind, level, seed);
    loop {
        if let Some(made) = generator.advance() {
            return made;
        }
        if !should_continue() {
            return Err(BoardGeneratorError::Stopped);
        }
    }
}

/// A generator of one puzzle that works in parts.
pub struct BoardGenerator {
    work: Pin<Box<dyn Future<Output = Result<GeneratedBoard, BoardGeneratorError>> + Send>>,
    started: Arc<AtomicU64>,
}

impl BoardGenerator {
    /// Creates a generator of the puzzle that [`generate`] makes.
    pub fn new(kind: BoardKind, level: Option<Level>, seed: Seed) -> BoardGenerator {
        let started = Arc::default();
        BoardGenerator { work: Box::pin(make(kind, level, seed, Arc::clone(&started))), started }
    }

    /// Does a part of the work, usually some milliseconds. Returns the puzzle once it is made, after which there is nothing to do.
    ///
    /// # Errors
    /// The same as for [`generate`].
    ///
    /// # Panics
    /// If the work is done.
    pub fn advance(&mut self) -> Option<Result<GeneratedBoard, BoardGeneratorError>> {
        match self.work.as_mut().poll(&mut Context::from_waker(Waker::noop())) {
            Poll::Ready(made) => Some(made),
            Poll::Pending => None,
        }
    }

    /// Returns the number of boards that were started.
    pub fn started(&self) -> u64 {
        self.started.load(Ordering::Relaxed)
    }
}

async fn make(
    kind: BoardKind,
    level: Option<Level>,
    seed: Seed,
    started: Arc<AtomicU64>,
) -> Result<GeneratedBoard, BoardGeneratorError> {
    if level.is_some() && !kind.has_levels() {
        return Err(BoardGeneratorError::NoLevels(kind));
    }
    let mut random = Random::new(seed);
    for _ in 0..if level.is_some() { ATTEMPTS_AT_LEVEL } else { ATTEMPTS } {
        pause().await;
        started.fetch_add(1, Ordering::Relaxed);
        let rules = Arc::new(rules(kind, &mut random)?);
        let solver = Solver::new(&rules);
        let Some(solution) = solver.random(&mut |bound| random.below(bound), FILLING) else { continue };
        let puzzle = if kind.is_killer() {
            cages::puzzle(&solution, &mut random).await?
        } else {
            Some(thinning::puzzle(&solver, &solution, kind.least_givens(level), &mut random).await?)
        };
        let puzzle = match (puzzle, level) {
            (Some(made), Some(level)) => levels::at_level(made, &solution, level, &mut random).await?,
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

impl BoardKind {
    /// Returns a board of this kind without values or cages. The seed decides on the regions of a jigsaw.
    ///
    /// # Errors
    /// [`RulesError`] if no regions were found within the limits.
    pub fn empty_board(self, seed: Seed) -> Result<Board, RulesError> {
        Ok(Board::new(rules(self, &mut Random::new(seed))?))
    }
}

/// Returns the rules of a kind, without cages.
fn rules(kind: BoardKind, random: &mut Random) -> Result<Rules, RulesError> {
    let mut rules =
        if kind.is_jigsaw() { regions::rules(kind.side(), random)? } else { Rules::with_boxes(kind.side())? };
    kind.add_to(&mut rules)?;
    Ok(rules)
}
