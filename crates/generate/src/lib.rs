//! Generates sudokus. Each has one solution, and is made from a seed that gives the same puzzle on every machine.
//!
//! A full grid is filled at random. Its cells, or the groups of cells that a symmetry ties together, are put in random order,
//! and each is removed if the solution stays unique. If the result does not have the wanted properties, it is dropped and
//! another full grid is tried. A puzzle depends only on its seed and options, because the solver is only asked for facts.
//!
//! ```
//! use sudoku_generate::{Difficulty, Generator, Givens, Options, Seed, Symmetry};
//!
//! let options = Options { givens: Givens::Exactly(30), symmetry: Symmetry::Rotational180, ..Options::default() };
//! let options = Options { difficulty: Some(Difficulty::Easy), ..options };
//! let generated = Generator::puzzle(options, Seed(2026))?;
//! assert_eq!(generated.puzzle.givens(), 30);
//! println!("{}", generated.puzzle);
//! # Ok::<(), sudoku_generate::GeneratorError>(())
//! ```

pub mod board_generator;
mod cells;
mod difficulty;
mod full_grid;
mod full_houses;
mod grid_thinning;
mod kept;
mod needs;
mod options;
pub mod puzzles;
mod rarity;
mod recipe;
mod seed;
mod singles;
mod symmetry;
mod thinning;
pub mod training;
mod unavoidable;

pub use difficulty::{Difficulty, rate};
pub use full_grid::random as full_grid;
pub use needs::Needs;
pub use options::{Givens, Options, OptionsError};
pub use rarity::{SAMPLE, rarity};
pub use recipe::{NoPuzzle, Recipe, RecipeChoice, RecipeChoiceError, RecipeGenerator};
pub use seed::{NoRandomNumbers, Seed, SeedError};
pub use symmetry::Symmetry;

use cells::{ALL_CELLS, CellSet};
use grid_thinning::{GridThinning, Rule};
use needs::NeedsCheck;
pub use seed::Random;
use sudoku_board::classic::Grid;
use sudoku_techniques::Technique;

/// The default number of full grids that the generator tries for a puzzle before it gives up.
pub const MOST_GRIDS: u64 = 200_000;

/// A puzzle that the generator has made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Generated {
    /// The givens of the puzzle.
    pub puzzle: Grid,
    /// The only solution of the puzzle.
    pub solution: Grid,
    /// The difficulty of the puzzle.
    pub difficulty: Difficulty,
    /// The seed that makes the puzzle again with the same options.
    pub seed: Seed,
}

/// The result of one part of the work.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum GeneratorProgress {
    /// The puzzle is done.
    Puzzle(Generated),
    /// There is no puzzle yet, and there is more work to do.
    Unfinished,
    /// The generator gave up.
    GaveUp(GaveUp),
}

/// The error returned if no puzzle was found with a reasonable amount of work.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("found no {options} in {grids} grids; {}, or try another seed", options.advice())]
pub struct GaveUp {
    /// The properties that the puzzle should have.
    pub options: Options,
    /// The number of full grids tried.
    pub grids: u64,
}

/// Errors returned by [`Generator::puzzle`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum GeneratorError {
    /// No puzzle can have these properties.
    #[error(transparent)]
    Options(#[from] OptionsError),
    /// There may be such a puzzle, but it was not found.
    #[error(transparent)]
    GaveUp(#[from] GaveUp),
}

/// A generator of one puzzle, which works in parts of any size.
#[derive(Clone, Debug)]
pub struct Generator {
    options: Options,
    seed: Seed,
    random: Random,
    orbits: Vec<CellSet>,
    thinning: GridThinning,
    grids: u64,
    most_grids: u64,
    /// The puzzle that is being tested.
    trial: Option<Box<(Generated, NeedsCheck)>>,
    made: Option<Generated>,
}

impl Generator {
    /// Creates a generator.
    ///
    /// # Errors
    /// If no puzzle can have these properties.
    pub fn new(options: Options, seed: Seed) -> Result<Generator, OptionsError> {
        options.check()?;
        let orbits = options.symmetry.orbits();
        let (random, thinning) = (Random::new(seed), GridThinning::default());
        let (most_grids, trial, made) = (MOST_GRIDS, None, None);
        Ok(Generator { options, seed, random, orbits, thinning, grids: 0, most_grids, trial, made })
    }

    /// Makes the generator give up after this many full grids.
    #[must_use]
    pub const fn giving_up_after(mut self, grids: u64) -> Generator {
        self.most_grids = grids;
        self
    }

    /// Makes the puzzle of a seed at once.
    ///
    /// # Errors
    /// If no puzzle can have these properties, or if none was found in [`MOST_GRIDS`] grids.
    pub fn puzzle(options: Options, seed: Seed) -> Result<Generated, GeneratorError> {
        let mut generator = Generator::new(options, seed)?;
        loop {
            match generator.advance(MOST_GRIDS) {
                GeneratorProgress::Puzzle(generated) => return Ok(generated),
                GeneratorProgress::GaveUp(error) => return Err(error.into()),
                GeneratorProgress::Unfinished => {}
            }
        }
    }

    /// Starts again with another seed and the same options, without allocating.
    pub fn restart(&mut self, seed: Seed) {
        (self.seed, self.random, self.grids) = (seed, Random::new(seed), 0);
        (self.trial, self.made) = (None, None);
        self.orbits.sort_unstable_by_key(|orbit| orbit.trailing_zeros());
    }

    /// Works for at most this many parts, or until the puzzle is done. A part is either thinning one full grid, or one step of
    /// solving the result to find out how hard it is. A grid takes less than a millisecond, the hardest steps a few
    /// milliseconds.
    ///
    /// A seed makes one puzzle; further calls return the same one. [`Seed::nth`] gives the seeds of a series.
    pub fn advance(&mut self, parts: u64) -> GeneratorProgress {
        for _ in 0..parts {
            if let Some(generated) = self.made {
                return GeneratorProgress::Puzzle(generated);
            }
            if let Some(trial) = &mut self.trial {
                if let Some(is_right) = trial.1.step() {
                    self.made = is_right.then_some(trial.0);
                    self.trial = None;
                }
                continue;
            }
            if self.grids >= self.most_grids {
                return GeneratorProgress::GaveUp(GaveUp { options: self.options, grids: self.grids });
            }
            self.grids += 1;
            let Some(generated) = self.attempt() else { continue };
            match NeedsCheck::of(&generated.puzzle, self.options.needs) {
                Some(trial) => self.trial = Some(Box::new((generated, trial))),
                None => self.made = Some(generated),
            }
        }
        self.made.map_or(GeneratorProgress::Unfinished, GeneratorProgress::Puzzle)
    }

    /// Returns the number of full grids tried so far.
    pub fn grids(&self) -> u64 {
        self.grids
    }

    /// Returns the number of puzzles that the solver was asked about since the generator was created, as a measure of the work.
    pub fn questions(&self) -> u64 {
        self.thinning.questions()
    }

    /// Thins one full grid; `None` if the result does not have the wanted properties.
    fn attempt(&mut self) -> Option<Generated> {
        self.thinning.begin(full_grid::random(&mut self.random));
        self.random.shuffle(&mut self.orbits);
        let Options { givens: wanted, symmetry, difficulty, needs } = self.options;
        let easy = difficulty == Some(Difficulty::Easy) || needs.singles() == Some(true);
        let givens = match wanted {
            Givens::Minimal => self.thinning.thin(&self.orbits, 0, Rule::Unique),
            Givens::Any => {
                let rule = match needs {
                    Needs::Technique(Technique::FullHouse) => Rule::FullHouses,
                    _ if easy => Rule::Singles,
                    _ => Rule::Unique,
                };
                self.thinning.thin(&self.orbits, 0, rule)
            }
            Givens::Exactly(count) => self.exactly(count.into())?,
        };
        // Without symmetry, removing each given has been tried already.
        if wanted == Givens::Minimal && symmetry != Symmetry::None && !self.thinning.is_minimal(givens) {
            return None;
        }
        let puzzle = self.thinning.puzzle(givens);
        let rated = rate(&puzzle);
        let is_easy = rated == Difficulty::Easy;
        if difficulty.is_some_and(|difficulty| difficulty != rated)
            || needs.singles().is_some_and(|easy| easy != is_easy)
        {
            return None;
        }
        let solution = self.thinning.puzzle(ALL_CELLS);
        Some(Generated { puzzle, solution, difficulty: rated, seed: self.seed })
    }

    /// Thins a grid to this many givens, with the wanted difficulty; `None` if that fails.
    fn exactly(&mut self, count: u32) -> Option<CellSet> {
        // A rotation with an odd number of givens includes the centre; one with an even number does not, so the centre goes
        // first.
        let mut orbits = &self.orbits[..];
        let rotational = matches!(self.options.symmetry, Symmetry::Rotational180 | Symmetry::Rotational90);
        if rotational && let Some(centre) = self.orbits.iter().position(|&orbit| orbit == CENTRE) {
            self.orbits.swap(0, centre);
            orbits = &self.orbits[(count % 2) as usize..];
        }
        let rule = match self.options.difficulty {
            None if self.options.needs.singles() == Some(true) => Rule::Singles,
            None => Rule::Unique,
            Some(Difficulty::Easy) => Rule::Singles,
            Some(difficulty) => {
                // Few puzzles with more givens than they need are hard. So the grid is thinned out as far as possible and then
                // refilled with givens that leave it as hard as it is.
                let mut givens = self.thinning.thin(orbits, 0, Rule::Unique);
                if givens.count_ones() > count || rate(&self.thinning.puzzle(givens)) != difficulty {
                    return None;
                }
                for &orbit in orbits.iter().filter(|&&orbit| !(rotational && orbit == CENTRE)) {
                    let with = givens | orbit;
                    if with != givens && with.count_ones() <= count && rate(&self.thinning.puzzle(with)) == difficulty {
                        givens = with;
                    }
                }
                return (givens.count_ones() == count).then_some(givens);
            }
        };
        let givens = self.thinning.thin(orbits, count, rule);
        (givens.count_ones() == count).then_some(givens)
    }
}

/// The centre of the board, which symmetries map to itself.
const CENTRE: CellSet = 1 << 40;
