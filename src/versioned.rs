//! Floor 1: RON files of a form that has a version, written, and read with the place of what is wrong.

use ron::Options;
use ron::error::SpannedError;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

/// The longest file of any such form, in bytes.
pub const MOST_BYTES: usize = 1 << 20;

/// Why a file was refused, before anything was known of what is in it.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum FormError {
    /// The file is too long.
    #[error("{file}: the file is longer than {MOST_BYTES} bytes; make it shorter")]
    Huge {
        /// The file's name.
        file: String,
    },
    /// The file is not RON of its form.
    #[error("{file}, line {line}, column {column}: {reason}")]
    Form {
        /// The file's name.
        file: String,
        /// The line, from 1.
        line: usize,
        /// The column, from 1.
        column: usize,
        /// What the parser said.
        reason: String,
    },
    /// The file is of a version that is not known here.
    #[error("{file}: this file is of version {version}, and I know version {known}; get a newer Sudoku Assistant")]
    Version {
        /// The file's name.
        file: String,
        /// Its version.
        version: u32,
        /// The version that is known.
        known: u32,
    },
}

#[derive(Deserialize)]
struct VersionForm {
    version: u32,
}

/// Reads a text of the form with that version. `file` is the name to be used in errors.
pub(crate) fn read<T: DeserializeOwned>(options: &Options, file: &str, text: &str, known: u32) -> Result<T, FormError> {
    if text.len() > MOST_BYTES {
        return Err(FormError::Huge { file: file.to_owned() });
    }
    read_own(options, file, text, known)
}

/// The same for what the program has written itself, however much that is.
pub(crate) fn read_own<T: DeserializeOwned>(
    options: &Options,
    file: &str,
    text: &str,
    known: u32,
) -> Result<T, FormError> {
    let file = || file.to_owned();
    let refuse = |error: SpannedError| FormError::Form {
        file: file(),
        line: error.span.start.line,
        column: error.span.start.col,
        reason: error.code.to_string(),
    };
    // A newer form may have fields that are unknown here: the version is looked at before.
    let VersionForm { version } = options.from_str(text).map_err(refuse)?;
    if version != known {
        return Err(FormError::Version { file: file(), version, known });
    }
    options.from_str(text).map_err(refuse)
}

/// The text of a record that is made of texts and numbers, which can always be written.
pub(crate) fn write(record: &impl Serialize) -> String {
    let pretty = ron::ser::PrettyConfig::new().struct_names(false);
    ron::ser::to_string_pretty(record, pretty).unwrap_or_default() + "\n"
}
