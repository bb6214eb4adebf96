//! Floor 1, atomic: replaces files atomically. A file is always the old one or the new one, never half-written.

use std::fs::{self, Metadata};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// The beginning and the end of the name of a file that is still being written.
pub(crate) const PART: (&str, &str) = (".", ".part");

/// Writes a file beside the one before, and then puts it in its place. It keeps the permissions and the owner of that one, and a
/// link leads to the new file as it did to the old one. Into a device, it writes directly.
///
/// # Errors
/// The file cannot be written, or other names (hard links) lead to it, which would keep the old content. It is then unchanged.
pub(crate) fn write(path: &Path, content: &[u8]) -> io::Result<()> {
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
    let mut part = like_others(tempfile::Builder::new().prefix(PART.0).suffix(PART.1)).tempfile_in(folder)?;
    if let Some(old) = &old {
        keep_owner(part.as_file(), old)?;
        part.as_file().set_permissions(old.permissions())?;
    }
    part.write_all(content)?;
    part.as_file().sync_all()?;
    part.persist(path)?;
    Ok(())
}

/// The file to which a link leads, even if that is not there yet.
fn target(path: &Path) -> PathBuf {
    let named = || Some(path.parent()?.join(fs::read_link(path).ok()?));
    fs::canonicalize(path).ok().or_else(named).unwrap_or_else(|| path.to_owned())
}

/// A temporary file is for its owner alone; this one gets the permissions of any new file.
#[cfg(unix)]
fn like_others<'a, 'b>(part: &'a mut tempfile::Builder<'b, 'b>) -> &'a mut tempfile::Builder<'b, 'b> {
    use std::os::unix::fs::PermissionsExt;
    part.permissions(fs::Permissions::from_mode(0o666))
}

#[cfg(not(unix))]
fn like_others<'a, 'b>(part: &'a mut tempfile::Builder<'b, 'b>) -> &'a mut tempfile::Builder<'b, 'b> {
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
fn keep_owner(file: &fs::File, old: &Metadata) -> io::Result<()> {
    use std::os::unix::fs::{MetadataExt, fchown};
    let new = file.metadata()?;
    if (new.uid(), new.gid()) == (old.uid(), old.gid()) {
        return Ok(());
    }
    fchown(file, Some(old.uid()), Some(old.gid()))
}

#[cfg(not(unix))]
fn keep_owner(_: &fs::File, _: &Metadata) -> io::Result<()> {
    Ok(())
}
