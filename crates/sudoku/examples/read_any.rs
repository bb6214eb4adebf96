//! Reads puzzles in any notation from standard input: `cargo run -p sudoku-kit --example read_any < puzzles/samples.txt`.

use std::io;
use sudoku_kit::notation::Splitter;

fn main() -> io::Result<()> {
    for piece in Splitter::new(io::stdin().lock()) {
        let piece = piece?;
        match piece.read() {
            Ok(reading) => println!("line {}: {} {}", piece.line, reading.notation, reading.board),
            Err(reason) => println!("line {}: {}", piece.line, reason),
        }
    }
    Ok(())
}
