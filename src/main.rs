//! Parses the arguments, then opens the game in a window or in the terminal, or runs a command. In a browser there are no
//! arguments and no command line.

use std::process::ExitCode;

#[cfg(not(target_arch = "wasm32"))]
fn main() -> ExitCode {
    use sudoku_cli::{Arguments, Choice};
    let arguments = match sudoku_cli::parse() {
        Ok(arguments) => arguments,
        Err(status) => return status,
    };
    #[cfg(feature = "terminal")]
    let Arguments { choice, terminal, ascii } = arguments;
    #[cfg(not(feature = "terminal"))]
    let (Arguments { choice }, terminal, ascii) = (arguments, false, false);
    match choice {
        Some(Choice::Command(command)) => sudoku_cli::run(command),
        Some(Choice::Lesson(lesson)) => play(terminal, ascii, Some(lesson.code())),
        None => play(terminal, ascii, None),
    }
}

#[cfg(target_arch = "wasm32")]
fn main() -> ExitCode {
    sudoku_assistant::window::play()
}

#[cfg(all(not(target_arch = "wasm32"), feature = "window", feature = "terminal"))]
fn play(in_terminal: bool, ascii: bool, lesson: Option<String>) -> ExitCode {
    use sudoku_assistant::{terminal, window};
    if in_terminal {
        terminal::play(None, ascii, lesson)
    } else if !sudoku_cli::has_display() && terminal::is_there() {
        terminal::play(Some(&terminal::no_display()), ascii, lesson)
    } else {
        window::play(lesson)
    }
}

#[cfg(all(not(target_arch = "wasm32"), feature = "window", not(feature = "terminal")))]
fn play(_: bool, _: bool, lesson: Option<String>) -> ExitCode {
    sudoku_assistant::window::play(lesson)
}

#[cfg(all(feature = "terminal", not(feature = "window")))]
fn play(_: bool, ascii: bool, lesson: Option<String>) -> ExitCode {
    sudoku_assistant::terminal::play(None, ascii, lesson)
}

#[cfg(not(any(feature = "window", feature = "terminal")))]
fn play(_: bool, _: bool, _: Option<String>) -> ExitCode {
    eprintln!(
        "sudoku-assistant: this build does not include the game; \
         `sudoku-assistant solve PUZZLE` works without it, and `cargo run` builds and opens the game"
    );
    ExitCode::from(2)
}
