//! The lines of an engine's listing: pseudo-code, and which steps belong to each line. The listings are in the table of engines.

use sudoku_solve::search::Step;

/// A line of an engine's listing.
#[derive(Clone, Copy, Debug)]
pub struct Line {
    /// The text of the line, indented by four spaces per level.
    pub words: &'static str,
    pub(super) is_at: fn(&Step) -> bool,
}

/// Builds a listing from lines, each with the patterns of the steps that belong to it.
macro_rules! listing {
    ($($words:literal $(=> $step:pat)?,)*) => {
        &[$(Line { words: $words, is_at: |_step| false $(|| matches!(_step, $step))? },)*]
    };
}

pub(super) use listing;
