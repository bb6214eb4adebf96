//! From the bytes of a `.sb3` file to the JSON in it. Nothing is unpacked to a disk, so names in the zip lead nowhere.

use super::error::{MOST_JSON_BYTES, MOST_SB3_BYTES, Sb3Error};
use serde_json::Value;
use std::borrow::Cow;
use std::io::{Cursor, Read};
use zip::ZipArchive;
use zip::result::ZipError;

/// The file in the zip.
const PROJECT: &str = "project.json";

/// The project in a file.
pub(super) fn project(bytes: &[u8]) -> Result<Value, Sb3Error> {
    if bytes.len() > MOST_SB3_BYTES {
        return Err(Sb3Error::Huge);
    }
    if bytes.starts_with(b"ScratchV0") {
        return Err(Sb3Error::Old(1));
    }
    if !bytes.starts_with(b"PK") {
        return Err(Sb3Error::NoZip);
    }
    let damaged = |error: ZipError| Sb3Error::Damaged(error.to_string());
    let mut zip = ZipArchive::new(Cursor::new(bytes)).map_err(damaged)?;
    // Some programs pack the folder itself.
    let names = zip.file_names().filter_map(Result::ok).filter(|name| name.rsplit('/').next() == Some(PROJECT));
    let name = names.min_by_key(|name| name.matches('/').count()).map_or_else(|| PROJECT.to_owned(), Cow::into_owned);
    let file = match zip.by_name(&name) {
        Ok(file) => file,
        Err(ZipError::FileNotFound) => return Err(Sb3Error::NoProject),
        Err(error) => return Err(damaged(error)),
    };
    // What the zip says of the length may be a lie.
    let mut json = Vec::new();
    let read = file.take(MOST_JSON_BYTES as u64 + 1).read_to_end(&mut json);
    read.map_err(|error| Sb3Error::Damaged(error.to_string()))?;
    if json.len() > MOST_JSON_BYTES {
        return Err(Sb3Error::HugeProject);
    }
    let project: Value = serde_json::from_slice(&json)
        .map_err(|error| Sb3Error::NoJson { line: error.line(), column: error.column() })?;
    if project.get("objName").is_some() && project.get("targets").is_none() {
        return Err(Sb3Error::Old(2));
    }
    Ok(project)
}
