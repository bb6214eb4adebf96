//! From the words of the command line to what is wanted, or to what is said instead: help, the version, a refusal.

use super::Arguments;
use super::input::Source;
use super::report::{Status, cannot_write};
use crate::notation::Escaped;
use clap::Parser;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use std::ffi::OsStr;
use std::io::{self, Write};
use std::process::ExitCode;

/// Reads the arguments of this program.
///
/// # Errors
/// The exit status, after something else has been printed: what `--help` or `--version` asks for, or what is wrong.
pub fn parse() -> Result<Arguments, ExitCode> {
    Arguments::try_parse().map_err(|message| ExitCode::from(say(&message) as u8))
}

fn say(message: &clap::Error) -> Status {
    let mut errors = io::stderr();
    if message.use_stderr() {
        // With standard error gone there is nobody left to tell.
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

/// What to say to somebody who names a puzzle or a file where a command has to stand.
fn missing_command(message: &clap::Error) -> Option<String> {
    let ErrorKind::InvalidSubcommand = message.kind() else { return None };
    let Some(ContextValue::String(word)) = message.get(ContextKind::InvalidSubcommand) else { return None };
    let (noun, word) = match Source::of(OsStr::new(word)) {
        Source::Puzzle(_) => ("puzzle", "PUZZLE".to_owned()),
        Source::Several(_) => ("puzzles", "PUZZLES".to_owned()),
        Source::File(path) if path.is_file() => ("file", Escaped(&path.to_string_lossy()).to_string()),
        Source::StandardInput => ("-", "-".to_owned()),
        Source::File(_) | Source::Neither(_) => return None,
    };
    Some(format!(
        "a command is missing before the {noun}: `sudoku-assistant solve {word}` solves; --help lists all commands"
    ))
}
