//! Where a command writes: to a file, or to standard output.

use super::report::reason_of;
use std::io::{self, Write};
use std::path::Path;
use sudoku_board::notation::Escaped;
use sudoku_storage::atomic;

/// What stands for standard output.
const STANDARD_OUTPUT: &str = "-";

/// Writes a file, or to standard output if there is no path or it is `-`. A failed write leaves an existing file as it is.
///
/// # Errors
/// Standard output cannot be written; if a file cannot be, that is the inner error, as a message.
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

/// Writes a file, or returns the error message.
pub(super) fn save(path: &Path, content: &[u8]) -> Result<(), String> {
    atomic::write(path, content).map_err(|error| cannot_be_written(path, &error))
}

/// The error message for a file or a folder that cannot be written.
pub(super) fn cannot_be_written(path: &Path, error: &io::Error) -> String {
    format!("cannot write {}: {}", Escaped(&path.to_string_lossy()), reason_of(error))
}
