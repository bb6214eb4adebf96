//! Prints solutions of a puzzle as they are found: `cargo run -p sudoku-kit --example solutions -- PUZZLE | head`.

use std::env;
use std::error::Error;
use std::io::{self, Write};
use sudoku_kit::Board;
use sudoku_kit::constraint::Solutions;

fn main() -> Result<(), Box<dyn Error>> {
    let puzzle: Board = env::args().nth(1).ok_or("name a puzzle")?.parse()?;
    let mut out = io::stdout().lock();
    for solution in Solutions::of(&puzzle) {
        writeln!(out, "{solution}")?;
    }
    Ok(())
}
