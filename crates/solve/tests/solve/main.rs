//! Tests of the solvers: the solutions that they find, with steps and without.

mod actions;
mod answers;
mod board_answers;
mod board_texts;
mod chess_problems;
mod fast_paths;
mod models;
mod searches;
