//! A program of blocks that is named on the command line: one that ships, or a file.

use super::report::reason_of;
use crate::blocks::{MOST_BYTES, Program, bundled, bundled_names, read_program};
use crate::notation::Escaped;
use std::ffi::OsStr;
use std::fs::File;
use std::io::Read;
use std::path::Path;

/// Reads it, or says in a sentence why that cannot be done. A file comes before a program that ships with its name.
pub(super) fn read(named: &OsStr) -> Result<Program, String> {
    let path = Path::new(named);
    let name = path.to_string_lossy();
    if !path.exists() && bundled_names().any(|known| known == name) {
        return bundled(&name).map_err(|error| error.to_string());
    }
    let mut text = String::new();
    // A longer one is refused without being read to its end.
    let file = File::open(path).and_then(|file| file.take(MOST_BYTES as u64 + 1).read_to_string(&mut text));
    file.map_err(|error| {
        let known = bundled_names().collect::<Vec<_>>().join(", ");
        format!("there is no program {}: {}; I have {known}", Escaped(&name), reason_of(&error))
    })?;
    read_program(&name, &text).map_err(|error| error.to_string())
}
