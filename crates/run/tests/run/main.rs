//! Tests of runs, engines, the race and the lessons.

use sudoku_board::Board;
use sudoku_run::engines::{AnySearch, Engine};

mod branches;
mod engines;
mod faults;
mod lessons;
mod lessons_by_hand;
mod lessons_feedback;
mod lessons_judged;
mod lessons_pieces;
mod lessons_platform;
mod lessons_survey;
mod listings;
mod logic;
mod mutants;
mod problems;
mod races;
mod random_boards;
mod runs;
mod serial;
mod time_lines;

/// Starts a search on a board that the engine can solve.
fn search(engine: Engine, board: impl Into<Board>) -> AnySearch {
    engine.search(&board.into()).expect("a board for the engine")
}
