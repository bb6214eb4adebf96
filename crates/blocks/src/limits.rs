//! Limits on programs, so that none can hang or crash the game.

/// The most clones at the same time, as in Scratch.
pub const MOST_CLONES: usize = 300;

/// The most sprites, and the most variables, lists or costumes in one place.
pub const MOST_NAMES: usize = 1_000;

/// The most items of a list; further ones are left out.
pub const MOST_ITEMS: usize = 200_000;

/// The longest text, in bytes.
pub const LONGEST_TEXT: usize = 1 << 18;

/// The most calls that can be open at once.
pub const MOST_CALLS: usize = 10_000;

/// The size of all values together, in bytes. A text counts wherever it is used.
pub const MOST_VALUES: usize = 32 << 20;
