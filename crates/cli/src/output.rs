//! Writes the output of a command to a file or to standard output.

use super::report::reason_of;
use std::io::{self, Write};
use std::path::Path;
use sudoku_board::notation::Escaped;
use sudoku_storage::atomic;

/// The path that means standard output.
const STANDARD_OUTPUT: &str = "-";

/// Writes a file, or to standard output if there is no path or it is `-`. A failed write leaves an existing file as it is.
///
/// # Errors
/// Fails if standard output cannot be written. If a file cannot be written, the inner error is the message.
pub(super) fn write(path: Option<&Path>, content: &[u8], out: &mut impl Write) -> io::Result<Result<(), String>> {
    match path.filter(|path| path.as_os_str() != STANDARD_OUTPUT) {
        Some(path) => Ok(save(path, content)),
        None => {
            out.write_all(content)?;
            out.flush()?;
            Ok(Ok(()))
        }
    }
}

/// Writes a file atomically, or returns the error message.
pub(super) fn save(path: &Path, content: &[u8]) -> Result<(), String> {
    atomic::write(path, content).map_err(|error| cannot_be_written(path, &error))
}

/// Returns the error message for a file or a folder that cannot be written.
pub(super) fn cannot_be_written(path: &Path, error: &io::Error) -> String {
    format!("cannot write {}: {}", Escaped(&path.to_string_lossy()), reason_of(error))
}
