//! Files and folders: the one place that touches them, on the disk or in a browser.

#[cfg(target_arch = "wasm32")]
use super::browser as place;
#[cfg(not(target_arch = "wasm32"))]
use super::disk as place;
use crate::words::words;
use std::fmt;
use std::io;
use std::path::{Path, PathBuf};

pub use place::{HAS_PATHS, Lock, folders, sweep};

/// The largest file that is opened for a player, in bytes.
pub const LARGEST_FILE: u64 = 16 << 20;

/// The extension of saved games.
pub const EXTENSION: &str = "sudoku";

/// The extension of Scratch projects.
pub const SCRATCH: &str = "sb3";
/// The extension of tables, which spreadsheets read.
pub const TABLE: &str = "csv";
/// The extension of pages, which browsers show and print.
pub const PAGES: &str = "html";
/// The extension of a puzzle on paper.
pub const PAPER: &str = "pdf";
/// The extensions of pictures: of lines, and of points.
pub const PICTURES: [&str; 2] = ["svg", "png"];
/// The extension of a program of blocks.
pub const PROGRAM: &str = "ron";

/// Why a file could not be read or written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FileError {
    /// There is no such file.
    Missing(String),
    /// It is a folder or a device.
    NotAFile(String),
    /// It is larger than any puzzle.
    TooLarge {
        /// Its path.
        path: String,
        /// Its size, rounded up.
        megabytes: u64,
    },
    /// Its bytes are not text.
    NotText(String),
    /// It may not be read.
    Unreadable {
        /// Its path.
        path: String,
        /// What is in the way, and the way out.
        reason: String,
    },
    /// It may not be written.
    Unwritable {
        /// Its path.
        path: String,
        /// What is in the way, and the way out.
        reason: String,
    },
}

impl FileError {
    fn reading(path: &Path, error: &io::Error) -> FileError {
        match error.kind() {
            io::ErrorKind::NotFound => FileError::Missing(name(path)),
            _ => FileError::Unreadable { path: name(path), reason: obstacle(error) },
        }
    }

    fn writing(path: &Path, error: &io::Error) -> FileError {
        FileError::Unwritable { path: name(path), reason: obstacle(error) }
    }
}

/// What is in the way, and the way out.
fn obstacle(error: &io::Error) -> String {
    match error.kind() {
        io::ErrorKind::PermissionDenied if cfg!(target_arch = "wasm32") => words().browser_forbids(),
        io::ErrorKind::QuotaExceeded if cfg!(target_arch = "wasm32") => words().browser_full(),
        io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem => words().read_only(),
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => words().disk_full(),
        io::ErrorKind::NotADirectory => words().path_through_file(),
        _ => error.to_string(),
    }
}

impl std::error::Error for FileError {}

impl fmt::Display for FileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&match self {
            FileError::Missing(path) => words().missing_file(path),
            FileError::NotAFile(path) => words().not_a_file(path),
            FileError::TooLarge { path, megabytes } => words().large_file(path, megabytes, LARGEST_FILE >> 20),
            FileError::NotText(path) => words().not_a_text(path),
            FileError::Unreadable { path, reason } => words().unreadable_file(path, reason),
            FileError::Unwritable { path, reason } => words().unwritable_file(path, reason),
        })
    }
}

/// The path as people read it.
pub fn name(path: &Path) -> String {
    path.display().to_string()
}

/// The path that a person has typed: `~` at its beginning is the person's own folder.
pub fn typed_path(text: &str) -> PathBuf {
    let rest = text.trim().strip_prefix('~').filter(|rest| rest.is_empty() || rest.starts_with(['/', '\\']));
    match rest.and_then(|rest| Some((rest, std::env::home_dir()?))) {
        Some((rest, home)) => home.join(rest.trim_start_matches(['/', '\\'])),
        None => PathBuf::from(text.trim()),
    }
}

/// Reads a text of at most that many bytes.
///
/// # Errors
/// [`FileError`] if there is none, if it is too large or not a text, or if it may not be read.
pub fn read(path: &Path, limit: u64) -> Result<String, FileError> {
    text(path, read_bytes(path, limit)?)
}

/// The text that was read from that file.
///
/// # Errors
/// [`FileError::NotText`] if the bytes are not UTF-8.
pub fn text(path: &Path, bytes: Vec<u8>) -> Result<String, FileError> {
    String::from_utf8(bytes).map_err(|_| FileError::NotText(name(path)))
}

/// Reads a file of at most that many bytes.
///
/// # Errors
/// [`FileError`] if there is none, if it is too large, or if it may not be read.
pub fn read_bytes(path: &Path, limit: u64) -> Result<Vec<u8>, FileError> {
    let size = place::size(path).map_err(|error| FileError::reading(path, &error))?;
    match size {
        None => Err(FileError::NotAFile(name(path))),
        Some(size) if size > limit => Err(FileError::TooLarge { path: name(path), megabytes: size.div_ceil(1 << 20) }),
        Some(_) => place::read(path).map_err(|error| FileError::reading(path, &error)),
    }
}

/// Writes a file so that it is at every moment either the one before or the new one, whole.
///
/// # Errors
/// [`FileError`] if it cannot be written; the file that was there before is still there then.
pub fn write(path: &Path, content: &[u8]) -> Result<(), FileError> {
    // A device, or anything else that is not a file, must not be replaced by one.
    if place::size(path).is_ok_and(|size| size.is_none()) {
        return Err(FileError::NotAFile(name(path)));
    }
    place::write(path, content).map_err(|error| FileError::writing(path, &error))
}

/// Whether there is a file or a folder of that name.
pub fn exists(path: &Path) -> bool {
    place::size(path).is_ok()
}

/// Gives a file that cannot be used another name beside its own, and returns that.
///
/// # Errors
/// [`FileError`] if it cannot be renamed.
pub fn set_aside(path: &Path) -> Result<PathBuf, FileError> {
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    let extension = path.extension().unwrap_or_default().to_string_lossy();
    let free = (1..)
        .map(|number| path.with_file_name(format!("{stem}-set-aside-{number}.{extension}")))
        .find(|path| !exists(path))
        .unwrap_or_else(|| path.to_owned());
    place::rename(path, &free).map_err(|error| FileError::writing(path, &error))?;
    Ok(free)
}

/// The path, with this extension if it has none.
pub fn with_extension(path: &Path, extension: &str) -> PathBuf {
    if path.extension().is_some() { path.to_owned() } else { path.with_extension(extension) }
}

/// Deletes a file.
///
/// # Errors
/// [`FileError`] if it cannot be deleted.
pub fn delete(path: &Path) -> Result<(), FileError> {
    place::delete(path).map_err(|error| FileError::writing(path, &error))
}

/// The names of the files in a folder with that extension, without it, in the order of the alphabet.
pub fn list(folder: &Path, extension: &str) -> Vec<String> {
    let mut names: Vec<String> = place::files(folder)
        .into_iter()
        .filter(|path| path.extension().is_some_and(|found| found == extension))
        .filter_map(|path| Some(path.file_stem()?.to_str()?.to_owned()))
        .filter(|name| !name.starts_with('.'))
        .collect();
    names.sort_by_key(|name| name.to_lowercase());
    names
}

/// Takes a folder for this run of the program: another one cannot take it until this one has ended. Returns `None` if
/// another has it.
///
/// # Errors
/// [`FileError`] if the folder cannot be written.
pub fn take_folder(folder: &Path) -> Result<Option<Lock>, FileError> {
    place::take(folder).map_err(|error| FileError::writing(folder, &error))
}
