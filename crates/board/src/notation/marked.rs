//! Finds the characters that an error is about, so that they can be marked in the text.

use super::ReadError;
use crate::Cell;
use crate::classic::ClassicCell;
use std::ops::Range;

impl ReadError {
    /// Returns the positions of the characters to fix, counted from 0, as far as they are known. A last row that is too short
    /// is not marked, since the user may still be typing it.
    pub fn characters(&self, text: &str) -> Vec<usize> {
        let characters: Vec<char> = text.chars().collect();
        match *self {
            ReadError::NotADigit { row, character, .. } => {
                let row = rows(&characters).into_iter().nth(row).unwrap_or(0..characters.len());
                row.into_iter().find(|&at| characters[at] == character).into_iter().collect()
            }
            ReadError::RowLength { row, digits } => {
                let rows = rows(&characters);
                let is_whole = row + 1 < rows.len() || digits > 9;
                rows.into_iter().nth(row).filter(|_| is_whole).into_iter().flatten().collect()
            }
            ReadError::Conflict(conflict) => {
                let signs =
                    (0..characters.len()).filter(|&at| characters[at] == '.' || characters[at].is_ascii_digit());
                let signs: Vec<usize> = signs.collect();
                let is_board = signs.len() == Cell::COUNT;
                conflict.cells.into_iter().filter(|_| is_board).map(|cell| signs[cell.index()]).collect()
            }
            ReadError::Unexpected { line, character, .. } | ReadError::BetweenColumns { line, character } => {
                let lines = text.lines().take(usize::try_from(line).unwrap_or(usize::MAX).saturating_sub(1));
                let before: usize = lines.map(|line| line.chars().count() + 1).sum();
                Some(before + character - 1).filter(|&at| at < characters.len()).into_iter().collect()
            }
            _ => Vec::new(),
        }
    }
}

/// Returns the ranges of the rows of a text, which are separated by commas or line ends.
fn rows(characters: &[char]) -> Vec<Range<usize>> {
    let mut rows = Vec::new();
    let mut start = 0;
    for end in (0..characters.len()).filter(|&at| matches!(characters[at], ',' | '\n')).chain([characters.len()]) {
        if characters[start..end].iter().any(|character| !character.is_whitespace()) {
            rows.push(start..end);
        }
        start = end + 1;
    }
    rows
}
