//! Writing files.

use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::Path;

/// Writes a file. At any moment the file is either the old one or the new one, never half-written.
///
/// # Errors
/// The file cannot be written; an existing file is then unchanged.
pub(super) fn write(path: &Path, content: &[u8]) -> io::Result<()> {
    // A device must not be replaced by a file.
    if fs::metadata(path).is_ok_and(|about| !about.is_file() && !about.is_dir()) {
        return fs::write(path, content);
    }
    // Write to the target of a link; the link itself stays.
    let path = &fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let name = path.file_name().filter(|_| !path.is_dir()).ok_or(io::ErrorKind::IsADirectory)?;
    let mut part = OsString::from(".");
    part.push(name);
    part.push(format!(".{}.part", std::process::id()));
    let part = path.with_file_name(part);
    let mut file = File::create_new(&part)?;
    let written = file.write_all(content).and_then(|()| file.sync_all());
    drop(file);
    let replaced = written.and_then(|()| fs::rename(&part, path));
    if replaced.is_err() {
        // The partial file is of no use, and the first error is the one to report.
        let _ = fs::remove_file(&part);
    }
    replaced
}
