//! Reads the arguments, then plays or runs a command. A page in a browser has no arguments, and does without a command line.

use std::process::ExitCode;

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

#[cfg(feature = "game")]
fn play() -> ExitCode {
    match sudoku_assistant::game::play() {
        Ok(()) => ExitCode::SUCCESS,
        Err(reason) => {
            eprintln!("sudoku-assistant: {reason}");
            ExitCode::from(2)
        }
    }
}

#[cfg(not(feature = "game"))]
fn play() -> ExitCode {
    eprintln!(
        "sudoku-assistant: this build has no game in it; \
         `sudoku-assistant solve PUZZLE` works, and `cargo run --release` builds and opens the game"
    );
    ExitCode::from(2)
}
