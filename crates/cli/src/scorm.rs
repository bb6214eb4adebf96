//! Packs the game with its lessons for learning platforms: a zip with a manifest, by SCORM 1.2.

use super::report::reason_of;
use std::fs;
use std::io::{self, Cursor, Write};
use std::path::{Path, PathBuf};
use sudoku_board::notation::Escaped;
use sudoku_run::lessons::{Assignment, escaped};
use zip::ZipWriter;
use zip::result::ZipError;
use zip::write::SimpleFileOptions;

/// The page that a platform opens.
const PAGE: &str = "index.html";

/// The files of a site that a platform has no use for: the service worker, and the compressed forms of other files.
const LEFT_OUT: [&str; 3] = ["service-worker.js", ".br", ".gz"];

/// The most characters in the identifier of a package.
const LONGEST_IDENTIFIER: usize = 200;

/// The error returned if a site cannot be packed.
#[derive(Debug, thiserror::Error)]
pub(super) enum PackageError {
    /// A file or a folder cannot be read.
    #[error("cannot read {path}: {reason}", path = Escaped(&.0.to_string_lossy()), reason = reason_of(.1))]
    Unreadable(PathBuf, io::Error),
    /// The folder does not contain the game.
    #[error("{path} is not a page with the game; name the folder that web/build has made", path = Escaped(&.0.to_string_lossy()))]
    NoSite(PathBuf),
    /// The zip cannot be written.
    #[error("cannot pack the page: {0}")]
    Zip(#[from] ZipError),
}

/// Returns the package of a site that web/build has made, with a title, and with the assigned lessons or else all of them. The same
/// site always gives the same bytes.
///
/// # Errors
/// [`PackageError`], if the folder is not such a site, or cannot be read.
pub(super) fn package(site: &Path, title: &str, assigned: Option<&Assignment>) -> Result<Vec<u8>, PackageError> {
    // Another folder may be large.
    let is_game = |name: &String| name.starts_with("sudoku-assistant_bg.") && name.ends_with(".wasm");
    if !entries(site)?.iter().any(is_game) {
        return Err(PackageError::NoSite(site.to_owned()));
    }
    let mut names = Vec::new();
    collect(site, "", &mut names)?;
    names.sort();
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    let options = SimpleFileOptions::default();
    zip.start_file("imsmanifest.xml", options)?;
    zip.write_all(manifest(title, assigned, &names).as_bytes()).map_err(ZipError::from)?;
    for name in &names {
        let content = read(&site.join(name), |path| fs::read(path))?;
        let content = match name == PAGE {
            true => with_assignment(content, assigned).ok_or_else(|| PackageError::NoSite(site.to_owned()))?,
            false => content,
        };
        zip.start_file(name.as_str(), options)?;
        zip.write_all(&content).map_err(ZipError::from)?;
    }
    Ok(zip.finish()?.into_inner())
}

/// Collects the files in a folder of the site, by their addresses.
fn collect(site: &Path, folder: &str, names: &mut Vec<String>) -> Result<(), PackageError> {
    for name in entries(&site.join(folder))? {
        if LEFT_OUT.iter().any(|end| name.ends_with(end)) {
            continue;
        }
        let name = if folder.is_empty() { name } else { format!("{folder}/{name}") };
        match read(&site.join(&name), |path| fs::metadata(path))?.is_dir() {
            true => collect(site, &name, names)?,
            false => names.push(name),
        }
    }
    Ok(())
}

/// Returns the names of the files and folders in a folder.
fn entries(folder: &Path) -> Result<Vec<String>, PackageError> {
    let entries = read(folder, |folder| fs::read_dir(folder)?.collect::<io::Result<Vec<_>>>())?;
    Ok(entries.iter().map(|entry| entry.file_name().to_string_lossy().into_owned()).collect())
}

fn read<T>(path: &Path, read: impl FnOnce(&Path) -> io::Result<T>) -> Result<T, PackageError> {
    read(path).map_err(|error| PackageError::Unreadable(path.to_owned(), error))
}

/// Marks the page as part of a package, with the assigned lessons. Returns `None` if it is not an HTML page.
fn with_assignment(page: Vec<u8>, assigned: Option<&Assignment>) -> Option<Vec<u8>> {
    let page = String::from_utf8(page).ok()?;
    let (head, body) = page.split_once("</head>")?;
    let link = assigned.map(ToString::to_string).unwrap_or_default();
    Some(format!("{head}  <meta name=\"assigned-lessons\" content=\"{}\">\n</head>{body}", escaped(&link)).into_bytes())
}

/// Returns the manifest: one activity, with one page and all its files.
fn manifest(title: &str, assigned: Option<&Assignment>, names: &[String]) -> String {
    let codes = assigned.iter().flat_map(|assigned| &assigned.lessons).map(|code| format!("-{code}"));
    let identifier: String = format!("sudoku-assistant{}", codes.collect::<String>());
    let identifier: String = identifier.chars().take(LONGEST_IDENTIFIER).collect();
    let files: String = names.iter().map(|name| format!("      <file href=\"{}\"/>\n", escaped(name))).collect();
    let (title, version) = (escaped(title), env!("CARGO_PKG_VERSION"));
    format!(
        r#"<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="{identifier}" version="{version}" xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2">
  <metadata>
    <schema>ADL SCORM</schema>
    <schemaversion>1.2</schemaversion>
  </metadata>
  <organizations default="course">
    <organization identifier="course">
      <title>{title}</title>
      <item identifier="lessons" identifierref="page" isvisible="true">
        <title>{title}</title>
      </item>
    </organization>
  </organizations>
  <resources>
    <resource identifier="page" type="webcontent" adlcp:scormtype="sco" href="{PAGE}">
{files}    </resource>
  </resources>
</manifest>
"#
    )
}
