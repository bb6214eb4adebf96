//! What the owl says about new puzzles.

use crate::game::owl::words::{capitalised, counted};
use crate::generator::{Difficulty, Recipe};
use crate::sudoku::Board;

pub const NEW_PUZZLE: &str = "Choose how hard the new puzzle is to be, then press Enter.";
pub const SEED_COPIED: &str =
    "It is in the clipboard. Whoever pastes it into the game, on any computer, has the same puzzle.";
pub const NO_SEED: &str = "The puzzle on the board was not made here, so it has no seed. New makes one.";

pub fn making(recipe: Recipe) -> String {
    format!("I am making a new puzzle: {recipe}.")
}

pub fn puzzle_made(recipe: Recipe, board: &Board) -> String {
    let blanks = counted(board.blanks().count(), "blank");
    format!("A new puzzle: {recipe}. It has {blanks} and one solution. Click a blank, then press a number key.")
}

/// The word on the button.
pub fn difficulty(difficulty: Difficulty) -> String {
    capitalised(&difficulty.to_string())
}

/// What such a puzzle asks of a person.
pub fn about_difficulty(difficulty: Difficulty) -> &'static str {
    match difficulty {
        Difficulty::Easy => "36 givens: there is always a digit that can be placed for certain.",
        Difficulty::Medium => "30 givens: now and then you have to look a little ahead.",
        Difficulty::Hard => "As few givens as can be, mostly 24 to 31: you have to look far ahead.",
    }
}

/// What the puzzle on the board was made from.
pub fn origin(recipe: Recipe) -> String {
    capitalised(&recipe.to_string())
}

pub fn bad_seed(text: &str) -> String {
    if text.chars().all(|character| character.is_ascii_digit()) {
        return format!("“{text}” is not a seed: it is too large. A seed of up to 19 digits works, such as 123456.");
    }
    format!("“{text}” is not a seed: write a whole number, such as 123456, or paste what was copied.")
}
