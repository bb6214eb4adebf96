//! Seeds that players type, or that the game draws for them.

use sudoku_generate::Seed;
use sudoku_words::words;

/// Draws a seed that is short enough to be written on a board.
///
/// # Errors
/// A sentence, if the system has no random numbers.
pub fn drawn_seed() -> Result<Seed, String> {
    Ok(Seed::random().map_err(|error| sudoku_words::sentence(&error))?.short())
}

/// Returns the sentence about a text that is no seed: that the number is too large, or else this one.
pub fn seed_error(text: &str, otherwise: String) -> String {
    if text.chars().all(|sign| sign.is_ascii_digit()) { words().large_seed(text) } else { otherwise }
}
