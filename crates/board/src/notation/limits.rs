//! How long texts may be.

/// The most bytes of a puzzle, or of a line outside lists and OpenSudoku files: 1 MiB.
pub const LONGEST_LINE: usize = 1 << 20;

/// The most bytes of a line of a list, or of an OpenSudoku file: 64 MiB.
pub const LARGEST_DOCUMENT: usize = 64 << 20;
