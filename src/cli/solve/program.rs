//! A program of blocks that somebody brings.

use crate::blocks::{Code, MOST_BYTES, compile, read_program};
use crate::cli::report::reason_of;
use std::fs::File;
use std::io::Read;
use std::path::Path;
use std::sync::Arc;

/// Reads and compiles it, or says in a few lines why that cannot be done.
pub(super) fn read(path: &Path) -> Result<Arc<Code>, String> {
    let name = path.display().to_string();
    let mut text = String::new();
    // A longer one is refused without being read to its end.
    let file = File::open(path).and_then(|file| file.take(MOST_BYTES as u64 + 1).read_to_string(&mut text));
    file.map_err(|error| format!("{name}: it cannot be read: {}", reason_of(&error)))?;
    let program = read_program(&name, &text).map_err(|error| error.to_string())?;
    let findings = match compile(&program) {
        Ok(code) => return Ok(Arc::new(code)),
        Err(findings) => findings,
    };
    let told: Vec<String> = findings.iter().map(|finding| format!("{name}: {finding}")).collect();
    Err(told.join("\n"))
}
