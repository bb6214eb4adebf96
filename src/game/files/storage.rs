//! Access to files and folders, on a disk or in a browser. Only the writer, which saves in the background, does without it.

use super::place;
use std::path::{Path, PathBuf};
use std::{fmt, io};
use sudoku_words::words;

pub use place::{HAS_PATHS, Lock, folders, sweep};

/// The largest size in bytes of a file that a player can open.
pub const LARGEST_FILE: u64 = 16 << 20;

/// The extension of saved games.
pub const EXTENSION: &str = "sudoku";

/// The extension of Scratch projects.
pub const SCRATCH: &str = "sb3";
/// The extension of tables for spreadsheets.
pub const TABLE: &str = "csv";
/// The extension of HTML pages, which browsers show and print.
pub const PAGES: &str = "html";
/// The extension of printed puzzles.
pub const PAPER: &str = "pdf";
/// The extensions of pictures: vector graphics and pixels.
pub const PICTURES: [&str; 2] = ["svg", "png"];
/// The extension of programs of blocks.
pub const PROGRAM: &str = "ron";

/// The reason why a file cannot be read or written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FileError {
    /// The file does not exist.
    Missing(String),
    /// The path is a folder or a device.
    NotAFile(String),
    /// The file is larger than any puzzle.
    TooLarge {
        /// The path of the file.
        path: String,
        /// The size of the file, rounded up.
        megabytes: u64,
    },
    /// The contents are not UTF-8 text.
    NotText(String),
    /// The file cannot be read.
    Unreadable {
        /// The path of the file.
        path: String,
        /// The obstacle, and how to remove it.
        reason: String,
    },
    /// The file cannot be written.
    Unwritable {
        /// The path of the file.
        path: String,
        /// The obstacle, and how to remove it.
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

    pub(super) fn writing(path: &Path, error: &io::Error) -> FileError {
        if error.kind() == io::ErrorKind::Unsupported {
            return FileError::NotAFile(name(path));
        }
        FileError::Unwritable { path: name(path), reason: obstacle(error) }
    }
}

/// Describes the obstacle, and how to remove it.
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

/// Returns the path as text for people.
pub fn name(path: &Path) -> String {
    path.display().to_string()
}

/// Parses a path that a person has typed. A `~` at its start is the home directory.
pub fn typed_path(text: &str) -> PathBuf {
    let rest = text.trim().strip_prefix('~').filter(|rest| rest.is_empty() || rest.starts_with(['/', '\\']));
    match rest.and_then(|rest| Some((rest, std::env::home_dir()?))) {
        Some((rest, home)) => home.join(rest.trim_start_matches(['/', '\\'])),
        None => PathBuf::from(text.trim()),
    }
}

/// Reads a text file of at most `limit` bytes.
///
/// # Errors
/// [`FileError`] if the file does not exist, is too large, is not UTF-8, or cannot be read.
pub fn read(path: &Path, limit: u64) -> Result<String, FileError> {
    text(path, read_bytes(path, limit)?)
}

/// Converts the contents of a file to text.
///
/// # Errors
/// [`FileError::NotText`] if they are not UTF-8.
pub fn text(path: &Path, bytes: Vec<u8>) -> Result<String, FileError> {
    String::from_utf8(bytes).map_err(|_| FileError::NotText(name(path)))
}

/// Reads a file of at most `limit` bytes.
///
/// # Errors
/// [`FileError`] if the file does not exist, is too large, or cannot be read.
pub fn read_bytes(path: &Path, limit: u64) -> Result<Vec<u8>, FileError> {
    let size = place::size(path).map_err(|error| FileError::reading(path, &error))?;
    match size {
        None => Err(FileError::NotAFile(name(path))),
        Some(size) if size > limit => Err(FileError::TooLarge { path: name(path), megabytes: size.div_ceil(1 << 20) }),
        Some(_) => place::read(path).map_err(|error| FileError::reading(path, &error)),
    }
}

/// Writes a file atomically, so that it is never half-written.
///
/// # Errors
/// [`FileError`] if the file cannot be written; then the previous one is unchanged.
pub fn write(path: &Path, content: &[u8]) -> Result<(), FileError> {
    place::write(path, content).map_err(|error| FileError::writing(path, &error))
}

/// Returns true if there is a file or a folder at that path.
pub fn exists(path: &Path) -> bool {
    place::size(path).is_ok()
}

/// Renames a file that cannot be used, and returns its new path in the same folder.
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

/// Returns the path, with this extension if it has none.
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

/// Returns the names of all files in a folder with that extension, without it, in alphabetical order.
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

/// Locks a folder for this process: no other process can lock it until this one has ended. Returns `None` if another has
/// locked it.
///
/// # Errors
/// [`FileError`] if the folder cannot be written to.
pub fn take_folder(folder: &Path) -> Result<Option<Lock>, FileError> {
    place::take(folder).map_err(|error| FileError::writing(folder, &error))
}
