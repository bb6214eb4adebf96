//! Compares a solver of your own with ours: `cargo run --release -p sudoku-kit --example own_solver -- PUZZLE`.

use std::env;
use std::error::Error;
use std::time::Instant;
use sudoku_kit::Board;
use sudoku_kit::Value;
use sudoku_kit::constraint;

/// Solves a board in the simplest way: tries one digit after another in the first blank cell.
fn solve(board: &Board) -> Option<Board> {
    let Some(cell) = board.blanks().next() else { return Some(board.clone()) };
    Value::DIGITS.into_iter().filter(|&digit| board.clash(cell, digit).is_none()).find_map(|digit| {
        let mut next = board.clone();
        next.set(cell, Some(digit)).ok()?;
        solve(&next)
    })
}

fn main() -> Result<(), Box<dyn Error>> {
    let puzzle: Board = env::args().nth(1).ok_or("name a puzzle")?.parse()?;
    for (name, solver) in [("own", solve as fn(&Board) -> Option<Board>), ("ours", constraint::solve)] {
        let start = Instant::now();
        let solution = solver(&puzzle).ok_or("no solution")?;
        println!("{name}: {solution} in {:?}", start.elapsed());
        assert!(solution.is_solved());
    }
    Ok(())
}
