//! Parses the arguments, then opens the game in a window or in the terminal, or runs a command. In a browser there are no
//! arguments and no command line.

use std::process::ExitCode;

#[cfg(not(target_arch = "wasm32"))]
fn main() -> ExitCode {
    match sudoku_cli::parse() {
        Ok(sudoku_cli::Arguments { command: Some(command), .. }) => sudoku_cli::run(command),
        #[cfg(feature = "terminal")]
        Ok(sudoku_cli::Arguments { terminal, ascii, .. }) => play(terminal, ascii),
        #[cfg(not(feature = "terminal"))]
        Ok(_) => play(false, false),
        Err(status) => status,
    }
}

#[cfg(target_arch = "wasm32")]
fn main() -> ExitCode {
    play(false, false)
}

#[cfg(all(feature = "window", feature = "terminal"))]
fn play(in_terminal: bool, ascii: bool) -> ExitCode {
    use sudoku_assistant::{terminal, window};
    if in_terminal {
        terminal::play(None, ascii)
    } else if !window::has_display() && terminal::is_there() {
        terminal::play(Some(&terminal::no_display()), ascii)
    } else {
        window::play()
    }
}

#[cfg(all(feature = "window", not(feature = "terminal")))]
fn play(_: bool, _: bool) -> ExitCode {
    sudoku_assistant::window::play()
}

#[cfg(all(feature = "terminal", not(feature = "window")))]
fn play(_: bool, ascii: bool) -> ExitCode {
    sudoku_assistant::terminal::play(None, ascii)
}

#[cfg(not(any(feature = "window", feature = "terminal")))]
fn play(_: bool, _: bool) -> ExitCode {
    eprintln!(
        "sudoku-assistant: this build does not include the game; \
         `sudoku-assistant solve PUZZLE` works without it, and `cargo run` builds and opens the game"
    );
    ExitCode::from(2)
}
