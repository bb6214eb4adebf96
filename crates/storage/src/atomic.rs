//! Replaces files atomically. A file is always the old one or the new one, never half-written.

use std::fs::{self, File, Metadata};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;
use tempfile::{Builder, NamedTempFile};

/// The prefix and the suffix of the name of a file that is not yet in its place.
const PART: (&str, &str) = (".sudoku-assistant-", ".part");

/// The maximum time that writing a file takes. An older temporary file was left behind.
const MAX_WRITE_TIME: Duration = Duration::from_secs(3600);

/// Replaces a file: writes a new one beside it and then renames that. The new file keeps the permissions and the owner of the
/// old one, and a symbolic link leads to it. A device is written directly.
///
/// # Errors
/// Fails if the file cannot be written, or if other names (hard links) lead to it, which would keep the old content. It is then
/// unchanged.
pub fn write(path: &Path, content: &[u8]) -> io::Result<()> {
    let path = &target(path);
    let old = fs::metadata(path).ok();
    if old.as_ref().is_some_and(|old| !old.is_file() && !old.is_dir()) {
        return fs::write(path, content);
    }
    if path.file_name().is_none() || path.is_dir() {
        return Err(io::ErrorKind::IsADirectory.into());
    }
    if old.as_ref().is_some_and(has_other_names) {
        let words = "other names (hard links) lead to this file and would keep the old content; delete it first, or use another name";
        return Err(io::Error::other(words));
    }
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    sweep(folder, MAX_WRITE_TIME);
    let fill = |mut file: &File| {
        if let Some(old) = &old {
            keep_owner(file, old)?;
            file.set_permissions(old.permissions())?;
        }
        file.write_all(content)?;
        file.sync_all()
    };
    let mut names = Builder::new();
    names.prefix(PART.0).suffix(PART.1);
    if let Some(file) = create_unnamed(folder) {
        fill(&file)?;
        if let Ok(part) = names.make_in(folder, |part| link(&file, part)) {
            return persist(part, path);
        }
    }
    let part = like_others(&mut names).tempfile_in(folder).map_err(without_path)?;
    fill(part.as_file())?;
    persist(part, path)
}

/// Puts a completely written file in its place.
fn persist<F>(part: NamedTempFile<F>, path: &Path) -> io::Result<()> {
    part.persist(path).map_err(|refused| refused.error)?;
    Ok(())
}

/// Returns the error without the path of the temporary file, which nobody has asked for.
fn without_path(error: io::Error) -> io::Error {
    if error.raw_os_error().is_some() { error } else { error.kind().into() }
}

/// Deletes the temporary files in a folder that were left behind, if they were written at least this long ago.
pub fn sweep(folder: &Path, age: Duration) {
    for entry in fs::read_dir(folder).into_iter().flatten().filter_map(Result::ok) {
        let name = entry.file_name();
        let is_part = name.to_str().is_some_and(|name| name.starts_with(PART.0) && name.ends_with(PART.1));
        let written = || entry.metadata().and_then(|about| about.modified()).ok()?.elapsed().ok();
        if is_part && written().is_some_and(|since| since >= age) {
            // A file that cannot be deleted now is deleted another day.
            let _ = fs::remove_file(entry.path());
        }
    }
}

/// Creates a file without a name in the folder. Nothing of it is left behind, however the program ends. Not every disk has such
/// files.
#[cfg(target_os = "linux")]
fn create_unnamed(folder: &Path) -> Option<File> {
    use rustix::fs::{CWD, Mode, OFlags, openat};
    let flags = OFlags::TMPFILE | OFlags::WRONLY | OFlags::CLOEXEC;
    // It gets the permissions of any new file.
    openat(CWD, folder, flags, Mode::from_raw_mode(0o666)).ok().map(File::from)
}

/// Gives a file without a name one that is not in use yet.
#[cfg(target_os = "linux")]
fn link(file: &File, path: &Path) -> io::Result<()> {
    use rustix::fs::{AtFlags, CWD, linkat};
    use std::os::fd::AsRawFd;
    let file = format!("/proc/self/fd/{}", file.as_raw_fd());
    Ok(linkat(CWD, file, CWD, path, AtFlags::SYMLINK_FOLLOW)?)
}

#[cfg(not(target_os = "linux"))]
fn create_unnamed(_: &Path) -> Option<File> {
    None
}

#[cfg(not(target_os = "linux"))]
fn link(_: &File, _: &Path) -> io::Result<()> {
    Err(io::ErrorKind::Unsupported.into())
}

/// Returns the file to which a link leads, even if it does not exist yet.
fn target(path: &Path) -> PathBuf {
    let named = || Some(path.parent()?.join(fs::read_link(path).ok()?));
    fs::canonicalize(path).ok().or_else(named).unwrap_or_else(|| path.to_owned())
}

/// Gives a temporary file, which would be for its owner alone, the permissions of any new file.
#[cfg(unix)]
fn like_others<'a, 'b>(part: &'a mut Builder<'b, 'b>) -> &'a mut Builder<'b, 'b> {
    use std::os::unix::fs::PermissionsExt;
    part.permissions(fs::Permissions::from_mode(0o666))
}

#[cfg(not(unix))]
fn like_others<'a, 'b>(part: &'a mut Builder<'b, 'b>) -> &'a mut Builder<'b, 'b> {
    part
}

#[cfg(unix)]
fn has_other_names(old: &Metadata) -> bool {
    use std::os::unix::fs::MetadataExt;
    old.nlink() > 1
}

#[cfg(not(unix))]
fn has_other_names(_: &Metadata) -> bool {
    false
}

#[cfg(unix)]
fn keep_owner(file: &File, old: &Metadata) -> io::Result<()> {
    use std::os::unix::fs::{MetadataExt, fchown};
    let new = file.metadata()?;
    if (new.uid(), new.gid()) == (old.uid(), old.gid()) {
        return Ok(());
    }
    fchown(file, Some(old.uid()), Some(old.gid()))
}

#[cfg(not(unix))]
fn keep_owner(_: &File, _: &Metadata) -> io::Result<()> {
    Ok(())
}
