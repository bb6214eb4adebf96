//! The owl's explanations of why a text is not a puzzle.

use super::{house, name, words, written};
use sudoku_board::notation::ReadError;

/// Returns the reason why a text was refused, as a part of a sentence.
pub fn read_error(error: &ReadError) -> String {
    let w = words();
    match error {
        ReadError::Empty => w.unread_empty(),
        &ReadError::NotADigit { row, column, character } => {
            w.unread_not_a_digit(row + 1, column + 1, quoted(character), error.is_blank_sign())
        }
        ReadError::RowLength { row, digits } => w.unread_row_length(row + 1, *digits),
        ReadError::RowCount { rows } => w.unread_row_count(*rows),
        ReadError::Conflict(conflict) => {
            let [first, second] = conflict.cells.map(name);
            w.unread_conflict(house(conflict.house), written(conflict.value), first, second)
        }
        ReadError::TooLong { most } => w.unread_too_long(*most),
        ReadError::Several { puzzles } => w.unread_several(*puzzles),
        ReadError::BetweenColumns { line, character } => w.unread_between_columns(*line, *character),
        ReadError::ColumnsUnclear => w.unread_columns_unclear(),
        ReadError::RowsUnclear => w.unread_rows_unclear(),
        ReadError::RowCells { row, cells } => w.unread_row_cells(row + 1, *cells),
        ReadError::Cells { cells } => w.unread_cells(*cells),
        ReadError::Unexpected { line, character, found } => w.unread_unexpected(*line, *character, quoted(*found)),
        ReadError::Unclosed { line, character, opened } => w.unread_unclosed(*line, *character, quoted(*opened)),
        ReadError::TooDeep { line, character } => w.unread_too_deep(*line, *character),
        ReadError::Xml { line, reason } => w.unread_xml(*line, reason),
        ReadError::NoGame => w.unread_no_game(),
        ReadError::Version { version } => w.unread_version(version.escape_debug().to_string()),
        ReadError::NoPuzzleInAddress => w.unread_no_puzzle_in_address(),
        ReadError::OtherNotation { notation } => w.unread_other_notation(notation.name()),
        ReadError::InPart { part, reason } => w.unread_in_part(part, read_error(reason)),
    }
}

/// Returns the character as it is quoted in a sentence.
fn quoted(character: char) -> String {
    if character == '\'' { "\"'\"".to_owned() } else { format!("'{}'", character.escape_debug()) }
}
