//! Reads and writes RON files that carry a version. Errors name the place in the file.

use ron::Options;
use ron::error::SpannedError;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

/// The maximum length of a file that [`read`] accepts, in bytes.
pub const MAX_BYTES: usize = 1 << 20;

/// An error together with the name of the file in which it was found.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{file}{fault}")]
pub struct FileError<Fault> {
    /// The name of the file in messages.
    pub file: String,
    /// The error, printed after the file's name.
    pub fault: Fault,
}

impl<Fault> FileError<Fault> {
    /// Converts the fault to another type, such as one with more kinds of faults.
    pub fn map<Other>(self, other: impl FnOnce(Fault) -> Other) -> FileError<Other> {
        FileError { file: self.file, fault: other(self.fault) }
    }
}

/// The error that a file was refused before its contents were read.
pub type FormError = FileError<FormFault>;

/// Errors of a file as a whole.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum FormFault {
    /// The file is longer than this many bytes.
    #[error(": the file is too long; shorten it to at most {0} bytes")]
    TooLong(usize),
    /// The file is not RON of the expected form.
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
        /// The version of the file.
        version: u32,
        /// The version that is supported.
        known: u32,
    },
}

#[derive(Deserialize)]
struct VersionForm {
    version: u32,
}

/// Reads a text that must have this version. `file` is its name in errors.
pub fn read<T: DeserializeOwned>(options: &Options, file: &str, text: &str, known: u32) -> Result<T, FormError> {
    if text.len() > MAX_BYTES {
        return Err(FileError { file: file.to_owned(), fault: FormFault::TooLong(MAX_BYTES) });
    }
    read_own(options, file, text, known)
}

/// Like [`read`], but for files that this program wrote itself, which may have any length.
pub fn read_own<T: DeserializeOwned>(options: &Options, file: &str, text: &str, known: u32) -> Result<T, FormError> {
    let refuse = |fault| FileError { file: file.to_owned(), fault };
    let unread = |error: SpannedError| {
        let start = error.span.start;
        let reason = match error.code {
            // The library's message is for programmers.
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

/// Like [`write()`], but for a file that is read with these options.
pub fn write_with(options: &Options, record: &impl Serialize) -> String {
    let pretty = ron::ser::PrettyConfig::new().struct_names(false);
    options.to_string_pretty(record, pretty).unwrap_or_default() + "\n"
}
