//! Solves a puzzle in one line: `cargo run -p sudoku-kit --example solve_line -- 85...24..72......9..4....`.

use std::env;
use std::error::Error;
use sudoku_kit::Board;
use sudoku_kit::constraint;

fn main() -> Result<(), Box<dyn Error>> {
    let puzzle: Board = env::args().nth(1).ok_or("name a puzzle")?.parse()?;
    match constraint::solve(&puzzle) {
        Some(solution) if constraint::is_unique(&puzzle) => println!("{solution}"),
        Some(solution) => println!("{solution} is one of several"),
        None => println!("no solution"),
    }
    Ok(())
}
