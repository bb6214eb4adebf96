//! Files on the disk.

use super::folders::Folders;
use crate::atomic;
use etcetera::app_strategy::{AppStrategy, AppStrategyArgs, choose_native_strategy};
use std::fs::{self, File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// What is saved as a file lies at a path that a person has chosen.
pub const HAS_PATHS: bool = true;

/// What holds a folder, as long as it is there.
pub type Lock = File;

/// The folders that the platform has for this program; `None` if it has none.
pub fn folders() -> Option<Folders> {
    let program = AppStrategyArgs { app_name: "Sudoku Assistant".to_owned(), ..Default::default() };
    let strategy = choose_native_strategy(program).ok()?;
    Some(Folders { data: strategy.data_dir(), config: strategy.config_dir() })
}

/// How many bytes a file has; `None` for a folder or a device.
pub fn size(path: &Path) -> io::Result<Option<u64>> {
    let about = fs::metadata(path)?;
    Ok(about.is_file().then_some(about.len()))
}

/// The bytes of a file.
pub fn read(path: &Path) -> io::Result<Vec<u8>> {
    fs::read(path)
}

/// Writes a file beside the one before, and then puts it in its place.
pub fn write(path: &Path, content: &[u8]) -> io::Result<()> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    fs::create_dir_all(folder)?;
    atomic::write(path, content)
}

/// Gives a file another name.
pub fn rename(path: &Path, other: &Path) -> io::Result<()> {
    fs::rename(path, other)
}

/// Deletes a file.
pub fn delete(path: &Path) -> io::Result<()> {
    fs::remove_file(path)
}

/// What lies in a folder.
pub fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten();
    entries.filter_map(Result::ok).map(|entry| entry.path()).collect()
}

/// Takes a folder; `None` if another program has it.
pub fn take(folder: &Path) -> io::Result<Option<Lock>> {
    fs::create_dir_all(folder)?;
    let file = File::options().create(true).truncate(false).write(true).open(folder.join("in-use.lock"))?;
    match file.try_lock() {
        Ok(()) => Ok(Some(file)),
        Err(TryLockError::WouldBlock) => Ok(None),
        // Where files cannot be locked, as on some network drives, the folder counts as taken.
        Err(TryLockError::Error(_)) => Ok(Some(file)),
    }
}

/// Deletes what a program that was ended while it wrote has left behind. Nobody else writes to the game's own folders.
pub fn sweep(folder: &Path) {
    atomic::sweep(folder, Duration::ZERO);
}
