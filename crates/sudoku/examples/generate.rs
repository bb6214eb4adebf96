//! Generates puzzles on several threads, the same from a seed on every machine: `cargo run --release -p sudoku-kit --example generate`.

use std::error::Error;
use std::thread;
use sudoku_kit::generator::{Generator, Options, Seed};

const THREADS: u64 = 4;
const EACH: u64 = 100;

fn main() -> Result<(), Box<dyn Error>> {
    let seed: Seed = "2026".parse()?;
    let make =
        |part: u64| (part * EACH..(part + 1) * EACH).map(move |n| Generator::puzzle(Options::default(), seed.nth(n)));
    let parts: Vec<Vec<_>> = thread::scope(|scope| {
        let parts: Vec<_> = (0..THREADS).map(|part| scope.spawn(move || make(part).collect())).collect();
        parts.into_iter().filter_map(|part| part.join().ok()).collect()
    });
    for generated in parts.into_iter().flatten() {
        println!("{}", generated?.puzzle);
    }
    Ok(())
}
