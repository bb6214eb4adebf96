//! Reads a block program named on the command line: a built-in one or a file.

use super::report::reason_of;
use std::ffi::OsStr;
use std::fs::File;
use std::io::{self, Read, Write};
use std::path::Path;
use std::sync::Arc;
use sudoku_blocks::scratch::{Import, MOST_SB3_BYTES, Sb3Error, is_project, read_sb3, summary};
use sudoku_blocks::{Code, Finding, MOST_BYTES, Program, bundled, bundled_names, check, compile, read_program};
use sudoku_board::notation::Escaped;

/// The extension of Scratch projects.
const SCRATCH: &str = "sb3";

/// Reads a program without errors, or returns a message of a few lines. A file takes precedence over a built-in program of the
/// same name. Warns about features that a Scratch project loses.
pub(super) fn read(named: &OsStr, errors: &mut impl Write) -> io::Result<Result<Program, String>> {
    Ok(parse(named, errors)?.and_then(|program| {
        let mut findings = check(&program);
        findings.retain(|finding| finding.problem.stops());
        error_lines(named, &findings).map_or(Ok(program), Err)
    }))
}

/// Reads a program and compiles it. Errors in blocks are reported when the blocks are reached. Warns about features that a
/// Scratch project loses.
pub(super) fn compiled(named: &OsStr, errors: &mut impl Write) -> io::Result<Result<Arc<Code>, String>> {
    let program = parse(named, errors)?;
    Ok(program.and_then(|program| {
        compile(&program).map(Arc::new).map_err(|findings| error_lines(named, &findings).unwrap_or_default())
    }))
}

fn parse(named: &OsStr, errors: &mut impl Write) -> io::Result<Result<Program, String>> {
    let path = Path::new(named);
    let name = path.display().to_string();
    if !path.exists() && bundled_names().any(|known| known == name) {
        return Ok(bundled(&name).map_err(|error| error.to_string()));
    }
    let bytes = match bytes(path) {
        Ok(bytes) => bytes,
        Err(error) => return Ok(Err(cannot_read(&name, &error))),
    };
    let has_extension = path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case(SCRATCH));
    if has_extension || bytes.trim_ascii().is_empty() || is_project(&bytes) {
        return match read_sb3(&bytes) {
            Ok(Import { program, losses }) => {
                if let Some(summary) = summary(&losses) {
                    writeln!(errors, "sudoku-assistant: {}: {}", Escaped(&name), Escaped(&summary))?;
                }
                Ok(Ok(program))
            }
            Err(Sb3Error::Empty) => {
                Ok(Err(format!("{name}: the file is empty; use a block program or a Scratch project")))
            }
            Err(error) => Ok(Err(format!("{name}: {error}"))),
        };
    }
    Ok(match String::from_utf8(bytes) {
        Ok(text) if begins_as_program(&text) => read_program(&name, &text).map_err(|error| error.to_string()),
        _ => Err(format!(
            "{name}: this is neither a block program, which begins with (version: 1, nor a Scratch 3 project (.sb3)"
        )),
    })
}

/// Reads the bytes of a program. Stops just above the size limit: a longer file is refused without reading it to the end.
fn bytes(path: &Path) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    let mut file = File::open(path)?;
    Read::by_ref(&mut file).take(MOST_BYTES as u64 + 1).read_to_end(&mut bytes)?;
    if is_project(&bytes) {
        file.take(MOST_SB3_BYTES as u64).read_to_end(&mut bytes)?;
    }
    Ok(bytes)
}

fn cannot_read(name: &str, error: &io::Error) -> String {
    let known = bundled_names().collect::<Vec<_>>().join(", ");
    format!("cannot read {name}: {}; the built-in programs are {known}", reason_of(error))
}

/// Returns true if, after any comments, a text begins like a program in our own form.
fn begins_as_program(text: &str) -> bool {
    let mut rest = text.trim_start_matches('\u{feff}').trim_start();
    while let Some((_, after)) =
        ["//", "/*"].iter().zip(["\n", "*/"]).find_map(|(begin, end)| rest.strip_prefix(begin)?.split_once(end))
    {
        rest = after.trim_start();
    }
    rest.starts_with(['(', '#'])
}

/// Returns the errors, one per line; `None` if there are none.
fn error_lines(named: &OsStr, findings: &[Finding]) -> Option<String> {
    let lines: Vec<String> = findings.iter().map(|finding| format!("{}: {finding}", named.display())).collect();
    (!lines.is_empty()).then(|| lines.join("\n"))
}
