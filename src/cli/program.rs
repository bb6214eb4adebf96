//! A block program named on the command line: a built-in one or a file.

use super::report::reason_of;
use crate::blocks::scratch::{MOST_SB3_BYTES, read_sb3};
use crate::blocks::{Code, Finding, MOST_BYTES, Program, bundled, bundled_names, check, compile, read_program};
use std::ffi::OsStr;
use std::fs::File;
use std::io::{self, Read};
use std::path::Path;
use std::sync::Arc;

/// Reads a program without errors, or returns a message of a few lines. A file takes precedence over a built-in program of the
/// same name.
pub(super) fn read(named: &OsStr) -> Result<Program, String> {
    let program = parse(named)?;
    let mut findings = check(&program);
    findings.retain(|finding| finding.problem.stops());
    told(named, &findings).map_or(Ok(program), Err)
}

/// Reads a program and compiles it. Errors in blocks are reported when the blocks are reached.
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
    let unread = |error: io::Error| {
        let known = bundled_names().collect::<Vec<_>>().join(", ");
        format!("cannot read {name}: {}; the built-in programs are {known}", reason_of(&error))
    };
    let mut file = File::open(path).map_err(unread)?;
    let mut bytes = Vec::new();
    // A longer file is refused without reading it to the end.
    file.by_ref().take(MOST_BYTES as u64 + 1).read_to_end(&mut bytes).map_err(unread)?;
    if is_sb3(&bytes) {
        file.take(MOST_SB3_BYTES as u64).read_to_end(&mut bytes).map_err(unread)?;
        return read_sb3(&bytes).map_err(|error| format!("{name}: {error}"));
    }
    let text = String::from_utf8(bytes)
        .map_err(|_| unread(io::Error::new(io::ErrorKind::InvalidData, "it is not UTF-8 text")))?;
    read_program(&name, &text).map_err(|error| error.to_string())
}

/// Whether it is a Scratch project: a zip file, or a file of Scratch 1.
fn is_sb3(bytes: &[u8]) -> bool {
    bytes.starts_with(b"PK") || bytes.starts_with(b"ScratchV")
}

/// The errors, one per line.
fn told(named: &OsStr, findings: &[Finding]) -> Option<String> {
    let lines: Vec<String> = findings.iter().map(|finding| format!("{}: {finding}", named.display())).collect();
    (!lines.is_empty()).then(|| lines.join("\n"))
}
