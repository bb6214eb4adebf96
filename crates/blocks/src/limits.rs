//! Limits on programs, so that none can hang or end the game.

/// The most clones.
pub const MOST_CLONES: usize = 300;

/// The most items of a list: those beyond are left out.
pub const MOST_ITEMS: usize = 200_000;

/// The longest text, in bytes.
pub const LONGEST_TEXT: usize = 1 << 18;

/// The most calls within one another.
pub const MOST_CALLS: usize = 10_000;

/// The most bytes that all values take; a text is counted in each place that holds it.
pub const MOST_VALUES: usize = 32 << 20;
