//! Reads the arguments, then opens the game or runs a command. In a browser there are no arguments and no command line.

use std::process::ExitCode;
#[cfg(feature = "game")]
use sudoku_assistant::game::play;

#[cfg(feature = "cli")]
fn main() -> ExitCode {
    use sudoku_assistant::cli;
    match cli::parse() {
        Ok(cli::Arguments { command: Some(command) }) => cli::run(command),
        Ok(cli::Arguments { command: None }) => play(),
        Err(status) => status,
    }
}

#[cfg(not(feature = "cli"))]
fn main() -> ExitCode {
    play()
}

#[cfg(not(feature = "game"))]
fn play() -> ExitCode {
    eprintln!(
        "sudoku-assistant: this build does not include the game; \
         `sudoku-assistant solve PUZZLE` works without it, and `cargo run --release` builds and opens the game"
    );
    ExitCode::from(2)
}
