//! Files in a browser. What the game keeps lies in the browser's storage; a file that a person has chosen or dropped lies in
//! memory as long as the page is open; and what a person saves as a file is downloaded.

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
    /// Has the browser download a file.
    fn download(name: &str, content: &[u8]);
    /// Whether what is kept belongs to this page, and not to another one with the game that is open.
    #[wasm_bindgen(js_name = ownsStorage)]
    fn owns_storage() -> bool;
    #[wasm_bindgen(js_name = chooseFile)]
    fn choose_file(accept: &str) -> Promise;
}

/// The folder of what is kept.
const KEPT: &str = "kept";
/// The folder of what a person has chosen or dropped.
const CHOSEN: &str = "chosen";
/// The folder of what is downloaded.
pub const DOWNLOADS: &str = "downloads";

/// What the names of all that is kept begin with, so that pages of the same origin keep out of each other's way.
const PREFIX: &str = "sudoku-assistant/";

/// What is saved as a file is downloaded, to wherever the browser puts it.
pub const HAS_PATHS: bool = false;

/// The browser itself holds the lock, until the page is left.
pub type Lock = ();

thread_local! {
    /// The bytes of each, and how many it has: of a file that is too large the bytes are not there.
    static OPENED: RefCell<BTreeMap<PathBuf, (Vec<u8>, u64)>> = RefCell::default();
}

/// Asks for the opening of a file that came with its content and its size.
pub fn open(name: &str, content: Vec<u8>, size: f64) -> PathBuf {
    let path = Path::new(CHOSEN).join(name);
    OPENED.with_borrow_mut(|opened| {
        // One at a time is enough, and files may be large.
        opened.clear();
        opened.insert(path.clone(), (content, size as u64));
    });
    path
}

/// The file that a person chooses; `None` if nobody does.
pub async fn choose(extensions: &[&str]) -> Option<PathBuf> {
    let accept: Vec<String> = extensions.iter().map(|extension| format!(".{extension}")).collect();
    let chosen = JsFuture::from(choose_file(&accept.join(","))).await.ok()?;
    let chosen: Array = chosen.dyn_into().ok()?;
    Some(open(&chosen.get(0).as_string()?, Uint8Array::new(&chosen.get(1)).to_vec(), chosen.get(2).as_f64()?))
}

/// What is kept lies in one folder.
pub fn folders() -> Option<Folders> {
    Some(Folders { data: KEPT.into(), config: KEPT.into() })
}

/// How many bytes a file has.
pub fn size(path: &Path) -> io::Result<Option<u64>> {
    let opened = OPENED.with_borrow(|opened| opened.get(path).map(|(_, size)| *size));
    opened.map_or_else(|| read(path).map(|content| content.len() as u64), Ok).map(Some)
}

/// The bytes of a file.
pub fn read(path: &Path) -> io::Result<Vec<u8>> {
    if let Some(content) = OPENED.with_borrow(|opened| opened.get(path).map(|(content, _)| content.clone())) {
        return Ok(content);
    }
    let text = storage()?.get_item(&key(path)).map_err(|_| forbidden())?;
    text.map(String::into_bytes).ok_or_else(|| io::ErrorKind::NotFound.into())
}

/// Keeps a file, or has it downloaded. The browser's storage replaces a text whole or not at all.
pub fn write(path: &Path, content: &[u8]) -> io::Result<()> {
    if !path.starts_with(KEPT) {
        let name = path.file_name().unwrap_or(path.as_os_str()).to_string_lossy();
        download(&name, content);
        return Ok(());
    }
    let text = str::from_utf8(content).map_err(io::Error::other)?;
    storage()?.set_item(&key(path), text).map_err(|_| io::ErrorKind::QuotaExceeded.into())
}

/// Gives a file that is kept another name.
pub fn rename(path: &Path, other: &Path) -> io::Result<()> {
    write(other, &read(path)?)?;
    delete(path)
}

/// Deletes a file that is kept.
pub fn delete(path: &Path) -> io::Result<()> {
    storage()?.remove_item(&key(path)).map_err(|_| forbidden())
}

/// What is kept in a folder.
pub fn files(folder: &Path) -> Vec<PathBuf> {
    let Ok(storage) = storage() else { return Vec::new() };
    let keys = (0..storage.length().unwrap_or(0)).filter_map(|index| storage.key(index).ok().flatten());
    let paths = keys.filter_map(|key| key.strip_prefix(PREFIX).map(PathBuf::from));
    paths.filter(|path| path.parent() == Some(folder)).collect()
}

/// Takes what is kept for this page; `None` if another page has it.
pub fn take(_folder: &Path) -> io::Result<Option<Lock>> {
    storage()?;
    Ok(owns_storage().then_some(()))
}

fn key(path: &Path) -> String {
    format!("{PREFIX}{}", path.display())
}

fn storage() -> io::Result<web_sys::Storage> {
    let storage = web_sys::window().and_then(|window| window.local_storage().ok().flatten());
    storage.ok_or_else(forbidden)
}

fn forbidden() -> io::Error {
    io::ErrorKind::PermissionDenied.into()
}

/// Nothing is left behind half written.
pub fn sweep(_folder: &Path) {}
