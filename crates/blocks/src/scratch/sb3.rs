//! Writes Scratch 3 project files: a zip of `project.json` and the pictures.

use super::lowering::lowered;
use super::project::Project;
use crate::{Finding, Program, check};
use std::io::{Cursor, Write};
use zip::ZipWriter;
use zip::result::ZipError;
use zip::write::SimpleFileOptions;

/// Returns the program as the content of a `.sb3` file. The same program always gives the same bytes.
///
/// # Errors
/// The findings that keep a block from running, if there are any. All other errors are the same in Scratch.
pub fn sb3(program: &Program) -> Result<Vec<u8>, Vec<Finding>> {
    let mut findings = check(program);
    findings.retain(|finding| finding.problem.stops());
    if !findings.is_empty() {
        return Err(findings);
    }
    // Memory can always be written to, and no project is too long for a zip.
    Ok(zipped(&Project::new(&lowered(program))).unwrap_or_default())
}

fn zipped(project: &Project) -> Result<Vec<u8>, ZipError> {
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    let options = SimpleFileOptions::default();
    zip.start_file("project.json", options)?;
    zip.write_all(project.json.to_string().as_bytes())?;
    for (name, svg) in &project.pictures {
        zip.start_file(name.as_str(), options)?;
        zip.write_all(svg.as_bytes())?;
    }
    Ok(zip.finish()?.into_inner())
}
