//! A piece of a text with the line that it begins on, and how long it may be.

/// A piece of a text, and where it begins.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NumberedText {
    /// The line of the text on which the piece begins, from 1.
    pub line: u64,
    /// The piece, its lines kept. What is wrong in it is told with lines of its own: see [`super::ReadError::below`].
    pub text: String,
}

/// How many bytes a puzzle may have, and a line, that is not part of a list or of a file of OpenSudoku: 1 MiB.
pub const LONGEST_LINE: usize = 1 << 20;

/// How many bytes a list in brackets or a file of OpenSudoku may have: 64 MiB.
pub const LARGEST_DOCUMENT: usize = 64 << 20;
