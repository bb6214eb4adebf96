//! Shared by the tests of several crates: known puzzles and boards, random ones, and how much of them to try.

pub mod boards;
pub mod known;
pub mod random_boards;
pub mod strategies;
pub mod thoroughness;
