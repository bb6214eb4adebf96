//! The limits on the length of texts.

/// The longest puzzle, or line outside lists and OpenSudoku files, that is read: 1 MiB.
pub const LONGEST_LINE: usize = 1 << 20;

/// The longest line of a list, or OpenSudoku file, that is read: 64 MiB.
pub const LARGEST_DOCUMENT: usize = 64 << 20;
