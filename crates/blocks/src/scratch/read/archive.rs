//! Extracts the JSON from a `.sb3` file, or from the `project.json` alone. Nothing is unpacked to a disk, so the names in the
//! zip can do no harm.

use super::error::{MOST_JSON_BYTES, MOST_SB3_BYTES, Sb3Error};
use memchr::memmem;
use serde_json::Value;
use std::borrow::Cow;
use std::io::{Cursor, Read};
use zip::ZipArchive;
use zip::result::ZipError;

/// The name of the project in the zip.
const PROJECT: &str = "project.json";

/// The first bytes of a zip.
const ZIP: &[u8] = b"PK";
/// The first bytes of a file of Scratch 1.
const SCRATCH_1: &[u8] = b"ScratchV0";

/// Names in the JSON of a project that are not in the JSON of a puzzle.
const PARTS: [&[u8]; 2] = [b"\"targets\"", b"\"objName\""];

/// Returns true if the bytes look like a project of Scratch, of any version, rather than like a text of another kind.
pub fn is_project(bytes: &[u8]) -> bool {
    let has_sprites = |bytes: &[u8]| PARTS.iter().any(|part| memmem::find(bytes, part).is_some());
    bytes.starts_with(ZIP) || bytes.starts_with(SCRATCH_1) || is_json(bytes) && has_sprites(bytes)
}

/// Returns true if the bytes look like a JSON object.
fn is_json(bytes: &[u8]) -> bool {
    let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes).trim_ascii_start();
    bytes.strip_prefix(b"{").is_some_and(|rest| rest.trim_ascii_start().starts_with(b"\""))
}

/// Reads the project in a file.
pub(super) fn project(bytes: &[u8]) -> Result<Value, Sb3Error> {
    if bytes.len() > MOST_SB3_BYTES {
        return Err(Sb3Error::Huge);
    }
    if bytes.trim_ascii().is_empty() {
        return Err(Sb3Error::Empty);
    }
    if bytes.starts_with(SCRATCH_1) {
        return Err(Sb3Error::Old(1));
    }
    if is_json(bytes) {
        return read_json(bytes);
    }
    if !bytes.starts_with(ZIP) {
        return Err(Sb3Error::NoProject);
    }
    let damaged = |error: ZipError| Sb3Error::Damaged(error.to_string());
    let mut zip = ZipArchive::new(Cursor::new(bytes)).map_err(damaged)?;
    // Some programs pack the folder itself.
    let names = zip.file_names().filter_map(Result::ok).filter(|name| name.rsplit('/').next() == Some(PROJECT));
    let name = names.min_by_key(|name| name.matches('/').count()).map_or_else(|| PROJECT.to_owned(), Cow::into_owned);
    let file = match zip.by_name(&name) {
        Ok(file) => file,
        Err(ZipError::FileNotFound) => return Err(Sb3Error::NoJsonFile),
        Err(error) => return Err(damaged(error)),
    };
    // The length that the zip claims may be wrong.
    let mut json = Vec::new();
    let read = file.take(MOST_JSON_BYTES as u64 + 1).read_to_end(&mut json);
    read.map_err(|error| Sb3Error::Damaged(error.to_string()))?;
    read_json(&json)
}

fn read_json(json: &[u8]) -> Result<Value, Sb3Error> {
    if json.len() > MOST_JSON_BYTES {
        return Err(Sb3Error::HugeProject);
    }
    let json = json.strip_prefix(b"\xef\xbb\xbf").unwrap_or(json);
    let project: Value = serde_json::from_slice(json)
        .map_err(|error| Sb3Error::NoJson { line: error.line(), column: error.column() })?;
    if project.get("objName").is_some() && project.get("targets").is_none() {
        return Err(Sb3Error::Old(2));
    }
    Ok(project)
}
