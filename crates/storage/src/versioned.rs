//! Floor 1, versioned: reading and writing RON files that carry a version; errors name the place.

use ron::Options;
use ron::error::SpannedError;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

/// The longest such file, in bytes.
pub const MOST_BYTES: usize = 1 << 20;

/// An error in a file.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{file}{fault}")]
pub struct InFile<Fault> {
    /// The name by which messages call the file.
    pub file: String,
    /// The error, printed after its place.
    pub fault: Fault,
}

impl<Fault> InFile<Fault> {
    /// The same fault among those of a larger form.
    pub fn map<Other>(self, other: impl FnOnce(Fault) -> Other) -> InFile<Other> {
        InFile { file: self.file, fault: other(self.fault) }
    }
}

/// Why a file was refused before its contents were read.
pub type FormError = InFile<FormFault>;

/// Errors of a file as a whole.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum FormFault {
    /// The file is longer than so many bytes.
    #[error(": the file is too long; shorten it to at most {0} bytes")]
    Huge(usize),
    /// The file is not RON of its form.
    #[error(", line {line}, column {column}: {reason}")]
    Form {
        /// The line, from 1.
        line: usize,
        /// The column, from 1.
        column: usize,
        /// The parser's message.
        reason: String,
    },
    /// The file has an unknown version.
    #[error(
        ": the file has version {version}, but this program supports only version {known}; get a newer Sudoku Assistant"
    )]
    Version {
        /// Its version.
        version: u32,
        /// The version that is supported.
        known: u32,
    },
}

#[derive(Deserialize)]
struct VersionForm {
    version: u32,
}

/// Reads a text that should have this version. `file` is its name in errors.
pub fn read<T: DeserializeOwned>(options: &Options, file: &str, text: &str, known: u32) -> Result<T, FormError> {
    if text.len() > MOST_BYTES {
        return Err(InFile { file: file.to_owned(), fault: FormFault::Huge(MOST_BYTES) });
    }
    read_own(options, file, text, known)
}

/// The same for files this program wrote itself, which may be of any length.
pub fn read_own<T: DeserializeOwned>(options: &Options, file: &str, text: &str, known: u32) -> Result<T, FormError> {
    let refuse = |fault| InFile { file: file.to_owned(), fault };
    let unread = |error: SpannedError| {
        let start = error.span.start;
        let reason = match error.code {
            // The library's words are for programmers.
            ron::Error::ExceededRecursionLimit => "too many brackets in one another; close some before".to_owned(),
            other => other.to_string(),
        };
        refuse(FormFault::Form { line: start.line, column: start.col, reason })
    };
    // A newer form may have unknown fields, so check the version first.
    let VersionForm { version } = options.from_str(text).map_err(unread)?;
    if version != known {
        return Err(refuse(FormFault::Version { version, known }));
    }
    options.from_str(text).map_err(unread)
}

/// Writes a record of strings and numbers, which cannot fail.
pub fn write(record: &impl Serialize) -> String {
    write_with(&Options::default(), record)
}

/// The same for a file that is read with these options.
pub fn write_with(options: &Options, record: &impl Serialize) -> String {
    let pretty = ron::ser::PrettyConfig::new().struct_names(false);
    options.to_string_pretty(record, pretty).unwrap_or_default() + "\n"
}
