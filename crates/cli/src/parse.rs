//! Parses the command line, or prints help, the version or an error message instead.

use super::Arguments;
use super::input::Source;
use super::report::{Status, cannot_write};
use clap::Parser;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use std::ffi::OsStr;
use std::io::{self, Write};
use std::process::ExitCode;
use sudoku_board::notation::Escaped;

/// Parses this program's arguments.
///
/// # Errors
/// Returns the exit status after printing help, the version or an error message.
pub fn parse() -> Result<Arguments, ExitCode> {
    Arguments::try_parse().map_err(|message| ExitCode::from(say(&message) as u8))
}

/// Parses the value of an option that takes a whole number above 0.
pub(super) fn positive(text: &str) -> Result<u64, &'static str> {
    text.parse().ok().filter(|&number| number > 0).ok_or("expected a whole number above 0")
}

fn say(message: &clap::Error) -> Status {
    let mut errors = io::stderr();
    if message.use_stderr() {
        // If standard error is gone, there is nobody left to tell.
        let _ = match missing_command(message) {
            Some(sentence) => writeln!(errors, "sudoku-assistant: {sentence}"),
            None => message.print(),
        };
        return Status::Unreadable;
    }
    match message.print().and_then(|()| io::stdout().flush()) {
        Ok(()) => Status::Fine,
        Err(error) => cannot_write(&error, &mut errors),
    }
}

/// Returns the error message for a puzzle or a file given instead of a command.
fn missing_command(message: &clap::Error) -> Option<String> {
    let ErrorKind::InvalidSubcommand = message.kind() else { return None };
    let Some(ContextValue::String(word)) = message.get(ContextKind::InvalidSubcommand) else { return None };
    let (noun, word) = match Source::of(OsStr::new(word)) {
        Source::Puzzle(_) => ("puzzle", "PUZZLE".to_owned()),
        Source::PuzzleList(_) => ("puzzles", "PUZZLES".to_owned()),
        Source::File(path) if path.is_file() => ("file", Escaped(&path.to_string_lossy()).to_string()),
        Source::StandardInput => ("-", "-".to_owned()),
        Source::File(_) | Source::Unknown(_) => return None,
    };
    Some(format!(
        "a command is missing before the {noun}: use `sudoku-assistant solve {word}`; --help lists all commands"
    ))
}
