//! Watches a search, step by step: `cargo run -p sudoku-kit --example watch -- PUZZLE`.

use std::env;
use std::error::Error;
use sudoku_kit::Board;
use sudoku_kit::engines::Engine;
use sudoku_kit::search::{Search, Step};

fn main() -> Result<(), Box<dyn Error>> {
    let puzzle: Board = env::args().nth(1).ok_or("name a puzzle")?.parse()?;
    let mut search = Engine::DecisionTree.search(&puzzle)?;
    for step in search.by_ref() {
        println!("{step}");
        if step == Step::Solution {
            break;
        }
    }
    println!("{} after {} tries", search.board(), search.counts().tries);
    Ok(())
}
