//! Tests of the techniques: the deductions of each, their soundness, and the whole path.

mod boards;
mod examples;
mod paths;
mod ratings;
mod soundness;

use sudoku_board::classic::Grid;
use sudoku_generate::{Difficulty, Generator, Givens, Options, Seed, Symmetry};
use sudoku_techniques::Position;

/// Returns a minimal puzzle of the generator with that difficulty.
fn puzzle(seed: u64, difficulty: Option<Difficulty>) -> Grid {
    let options = Options { givens: Givens::Minimal, symmetry: Symmetry::None, difficulty, ..Options::default() };
    Generator::puzzle(options, Seed(seed)).expect("a puzzle").puzzle
}

fn position(grid: &Grid) -> Position {
    Position::of(grid).expect("no digit twice")
}
