//! Samples for the tests of several crates: known puzzles and boards, random ones, and the thoroughness of the tests.

pub mod boards;
pub mod known;
pub mod random_boards;
pub mod strategies;
pub mod thoroughness;
