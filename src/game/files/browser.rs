//! Files in a browser. The game's own files are in the browser's storage; a file that a person has chosen or dropped is in
//! memory as long as the page is open; and a file that a person saves is downloaded.

use super::folders::Folders;
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::io;
use std::path::{Path, PathBuf};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use wasm_bindgen_futures::js_sys::{Array, Promise, Uint8Array};

#[wasm_bindgen(js_namespace = page)]
extern "C" {
    /// Starts the download of a file.
    fn download(name: &str, content: &[u8]);
    /// Returns true if the stored files belong to this page, and not to another open page with the game.
    #[wasm_bindgen(js_name = ownsStorage)]
    fn owns_storage() -> bool;
    /// Returns the storage of the game's own files; `None` if there is none. Inside a learning platform, it lasts until the page is
    /// closed.
    fn storage() -> Option<web_sys::Storage>;
    #[wasm_bindgen(js_name = chooseFile)]
    fn choose_file(accept: &str) -> Promise;
}

/// The folder of the game's own files, which are kept in the browser's storage.
const KEPT: &str = "kept";
/// The folder of the files that a person has chosen or dropped.
const CHOSEN: &str = "chosen";
/// The folder of the files that are downloaded.
pub const DOWNLOADS: &str = "downloads";

/// The prefix of all keys in the browser's storage, so that other pages of the same origin do not interfere.
const PREFIX: &str = "sudoku-assistant/";

/// False: saved files are downloaded, to wherever the browser puts them.
pub const HAS_PATHS: bool = false;

/// The lock on the stored files, which the browser itself holds until the page is closed.
pub type Lock = ();

thread_local! {
    /// The contents and the sizes of opened files. If a file is too large, its contents are empty.
    static OPENED: RefCell<BTreeMap<PathBuf, (Vec<u8>, u64)>> = RefCell::default();
}

/// Stores a file that was opened with its contents and its size. Returns its path.
pub fn open(name: &str, content: Vec<u8>, size: f64) -> PathBuf {
    let path = Path::new(CHOSEN).join(name);
    OPENED.with_borrow_mut(|opened| {
        // One file at a time is enough, and files may be large.
        opened.clear();
        opened.insert(path.clone(), (content, size as u64));
    });
    path
}

/// Lets a person choose a file. Returns `None` if no file is chosen.
pub async fn choose(extensions: &[&str]) -> Option<PathBuf> {
    let accept: Vec<String> = extensions.iter().map(|extension| format!(".{extension}")).collect();
    let chosen = JsFuture::from(choose_file(&accept.join(","))).await.ok()?;
    let chosen: Array = chosen.dyn_into().ok()?;
    Some(open(&chosen.get(0).as_string()?, Uint8Array::new(&chosen.get(1)).to_vec(), chosen.get(2).as_f64()?))
}

/// Returns the folders of the game: all its files are in one.
pub fn folders() -> Option<Folders> {
    Some(Folders { data: KEPT.into(), config: KEPT.into() })
}

/// Returns the size of a file in bytes.
pub fn size(path: &Path) -> io::Result<Option<u64>> {
    let opened = OPENED.with_borrow(|opened| opened.get(path).map(|(_, size)| *size));
    opened.map_or_else(|| read(path).map(|content| content.len() as u64), Ok).map(Some)
}

/// Returns the contents of a file.
pub fn read(path: &Path) -> io::Result<Vec<u8>> {
    if let Some(content) = OPENED.with_borrow(|opened| opened.get(path).map(|(content, _)| content.clone())) {
        return Ok(content);
    }
    let text = available_storage()?.get_item(&key(path)).map_err(|_| forbidden())?;
    text.map(String::into_bytes).ok_or_else(|| io::ErrorKind::NotFound.into())
}

/// Stores a file, or starts its download. The browser's storage replaces a value completely or not at all.
pub fn write(path: &Path, content: &[u8]) -> io::Result<()> {
    if !path.starts_with(KEPT) {
        let name = path.file_name().unwrap_or(path.as_os_str()).to_string_lossy();
        download(&name, content);
        return Ok(());
    }
    let text = str::from_utf8(content).map_err(io::Error::other)?;
    available_storage()?.set_item(&key(path), text).map_err(|_| io::ErrorKind::QuotaExceeded.into())
}

/// Renames a stored file.
pub fn rename(path: &Path, other: &Path) -> io::Result<()> {
    write(other, &read(path)?)?;
    delete(path)
}

/// Deletes a stored file.
pub fn delete(path: &Path) -> io::Result<()> {
    available_storage()?.remove_item(&key(path)).map_err(|_| forbidden())
}

/// Returns the stored files in a folder.
pub fn files(folder: &Path) -> Vec<PathBuf> {
    let Ok(storage) = available_storage() else { return Vec::new() };
    let keys = (0..storage.length().unwrap_or(0)).filter_map(|index| storage.key(index).ok().flatten());
    let paths = keys.filter_map(|key| key.strip_prefix(PREFIX).map(PathBuf::from));
    paths.filter(|path| path.parent() == Some(folder)).collect()
}

/// Locks the stored files for this page. Returns `None` if another page has them.
pub fn take(_folder: &Path) -> io::Result<Option<Lock>> {
    available_storage()?;
    Ok(owns_storage().then_some(()))
}

fn key(path: &Path) -> String {
    format!("{PREFIX}{}", path.display())
}

fn available_storage() -> io::Result<web_sys::Storage> {
    storage().ok_or_else(forbidden)
}

fn forbidden() -> io::Error {
    io::ErrorKind::PermissionDenied.into()
}

/// Does nothing: the browser's storage never contains half-written files.
pub fn sweep(_folder: &Path) {}
