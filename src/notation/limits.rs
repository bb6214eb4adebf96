//! How long texts may be.

/// How many bytes a puzzle may have, and a line, that is not part of a list or of a file of OpenSudoku: 1 MiB.
pub const LONGEST_LINE: usize = 1 << 20;

/// How many bytes a line of a list may have, or a file of OpenSudoku: 64 MiB.
pub const LARGEST_DOCUMENT: usize = 64 << 20;
