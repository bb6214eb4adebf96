//! The solvers: what they find, step by step or not.

mod answers;
mod board_answers;
mod board_texts;
mod chess_problems;
mod deeds;
mod fast_paths;
mod models;
mod searches;
