//! A program of blocks that is named on the command line: one that ships, or a file.

use super::report::reason_of;
use crate::blocks::{Code, Finding, MOST_BYTES, Program, bundled, bundled_names, check, compile, read_program};
use std::ffi::OsStr;
use std::fs::File;
use std::io::Read;
use std::path::Path;
use std::sync::Arc;

/// Reads a program in which nothing is wrong, or says in a few lines why that cannot be done. A file comes before a program
/// that ships with its name.
pub(super) fn read(named: &OsStr) -> Result<Program, String> {
    let program = parse(named)?;
    told(named, &check(&program)).map_or(Ok(program), Err)
}

/// Reads a program and compiles it.
pub(super) fn compiled(named: &OsStr) -> Result<Arc<Code>, String> {
    let program = parse(named)?;
    compile(&program).map(Arc::new).map_err(|findings| told(named, &findings).unwrap_or_default())
}

fn parse(named: &OsStr) -> Result<Program, String> {
    let path = Path::new(named);
    let name = path.display().to_string();
    if !path.exists() && bundled_names().any(|known| known == name) {
        return bundled(&name).map_err(|error| error.to_string());
    }
    let mut text = String::new();
    // A longer one is refused without being read to its end.
    let file = File::open(path).and_then(|file| file.take(MOST_BYTES as u64 + 1).read_to_string(&mut text));
    file.map_err(|error| {
        let known = bundled_names().collect::<Vec<_>>().join(", ");
        format!("{name}: it cannot be read: {}; I have {known}", reason_of(&error))
    })?;
    read_program(&name, &text).map_err(|error| error.to_string())
}

/// What is wrong, a line each.
fn told(named: &OsStr, findings: &[Finding]) -> Option<String> {
    let lines: Vec<String> = findings.iter().map(|finding| format!("{}: {finding}", named.display())).collect();
    (!lines.is_empty()).then(|| lines.join("\n"))
}
