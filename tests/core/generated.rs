//! New puzzles: what they are asked to be they are, and a seed makes the same one for ever.

use proptest::prelude::*;
use sudoku_assistant::generator::{
    Difficulty, Generated, Generator, GeneratorError, Givens, Options, OptionsError, Progress, Seed, Symmetry, rate,
};

#[test]
fn a_seed_makes_a_puzzle() {
    let generated = Generator::puzzle(Options::default(), Seed(1)).expect("a puzzle");
    assert!(sudoku_assistant::fast::Solver::new().is_unique(&generated.puzzle));
}
