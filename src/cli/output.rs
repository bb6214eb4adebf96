//! Files that a command writes.

use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::Path;

/// Writes the file so that it is at every moment either the one before or the new one, whole.
///
/// # Errors
/// It cannot be written; the file that was there before is still there then.
pub(super) fn write(path: &Path, content: &[u8]) -> io::Result<()> {
    // A device must not be replaced by a file.
    if fs::metadata(path).is_ok_and(|about| !about.is_file() && !about.is_dir()) {
        return fs::write(path, content);
    }
    // Where a link leads is written, and the link stays one.
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
        // It is of no use to anybody, and the first reason is the one to tell.
        let _ = fs::remove_file(&part);
    }
    replaced
}
