//! Rates a puzzle and prints the path to its solution: `cargo run -p sudoku-kit --example rate -- PUZZLE`.

use std::env;
use std::error::Error;
use sudoku_kit::Board;
use sudoku_kit::constraint;
use sudoku_kit::techniques::{Position, rate, solve_path};

fn main() -> Result<(), Box<dyn Error>> {
    let puzzle: Board = env::args().nth(1).ok_or("name a puzzle")?.parse()?;
    if !constraint::is_unique(&puzzle) {
        return Err("a rating needs a puzzle with one solution".into());
    }
    let position = Position::of(&puzzle).map_err(|reason| reason.to_string())?;
    for step in solve_path(&position, true).steps {
        println!("{}: {:?} {:?}", step.technique, step.placements, step.eliminations);
    }
    if let Some(rating) = rate(&position) {
        println!("{}, score {}", rating.level, rating.score);
    }
    Ok(())
}
