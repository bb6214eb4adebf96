//! Solves a puzzle in one line: `cargo run -p sudoku-kit --example solve_line -- 85...24..72......9..4....`.

use std::env;
use std::error::Error;
use sudoku_kit::classic::Board;
use sudoku_kit::fast;

fn main() -> Result<(), Box<dyn Error>> {
    let puzzle: Board = env::args().nth(1).ok_or("name a puzzle")?.parse()?;
    match fast::solve(&puzzle) {
        Some(solution) if fast::is_unique(&puzzle) => println!("{solution}"),
        Some(solution) => println!("{solution} is one of several"),
        None => println!("no solution"),
    }
    Ok(())
}
