//! Files on a disk.

use super::folders::Folders;
use etcetera::app_strategy::{AppStrategy, AppStrategyArgs, choose_native_strategy};
use std::fs::{File, TryLockError};
use std::path::{Path, PathBuf};
use std::time::Duration;
use std::{fs, io};
use sudoku_storage::atomic;

/// True: a person chooses the path at which a file is saved.
pub const HAS_PATHS: bool = true;

/// The lock on a folder, which is released when it is dropped.
pub type Lock = File;

/// Returns the folders that the platform assigns to this program; `None` if it has none.
pub fn folders() -> Option<Folders> {
    let program = AppStrategyArgs { app_name: "Sudoku Assistant".to_owned(), ..Default::default() };
    let strategy = choose_native_strategy(program).ok()?;
    Some(Folders { data: strategy.data_dir(), config: strategy.config_dir() })
}

/// Returns the size of a file in bytes; `None` for a folder or a device.
pub fn size(path: &Path) -> io::Result<Option<u64>> {
    let about = fs::metadata(path)?;
    Ok(about.is_file().then_some(about.len()))
}

/// Returns the contents of a file.
pub fn read(path: &Path) -> io::Result<Vec<u8>> {
    fs::read(path)
}

/// Writes a file atomically: to a temporary file beside it, which then replaces it. Creates its folder if necessary. Folders,
/// devices and other special files are not replaced: the error is [`io::ErrorKind::Unsupported`].
pub fn write(path: &Path, content: &[u8]) -> io::Result<()> {
    if fs::metadata(path).is_ok_and(|about| !about.is_file()) {
        return Err(io::ErrorKind::Unsupported.into());
    }
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    fs::create_dir_all(folder)?;
    atomic::write(path, content)
}

/// Renames a file.
pub fn rename(path: &Path, other: &Path) -> io::Result<()> {
    fs::rename(path, other)
}

/// Deletes a file.
pub fn delete(path: &Path) -> io::Result<()> {
    fs::remove_file(path)
}

/// Returns the contents of a folder; none if it cannot be read.
pub fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten();
    entries.filter_map(Result::ok).map(|entry| entry.path()).collect()
}

/// Locks a folder, which is created if necessary. Returns `None` if another process has locked it.
pub fn take(folder: &Path) -> io::Result<Option<Lock>> {
    fs::create_dir_all(folder)?;
    let file = File::options().create(true).truncate(false).write(true).open(folder.join("in-use.lock"))?;
    match file.try_lock() {
        Ok(()) => Ok(Some(file)),
        Err(TryLockError::WouldBlock) => Ok(None),
        // If files cannot be locked, as on some network drives, proceed as if this process had the lock.
        Err(TryLockError::Error(_)) => Ok(Some(file)),
    }
}

/// Deletes temporary files left behind by a process that ended while writing. Nobody else writes to the game's own folders.
pub fn sweep(folder: &Path) {
    atomic::sweep(folder, Duration::ZERO);
}
