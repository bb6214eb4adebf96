//! Drawn grids: nine lines of digits, with `|`, `-`, `+` and spaces between them.

use super::ReadError;
use super::values::{Blank, BoardValues, symbol};
use super::work::count_bytes;
use crate::Cell;
use crate::classic::{ClassicCell, Grid};

/// Returns true if the character is part of a frame: `|`, `-`, `+`, `~` and Unicode box drawing.
pub(super) fn is_frame(character: char) -> bool {
    matches!(character, '|' | '-' | '+' | '~' | '\u{2500}'..='\u{257f}')
}

/// Returns true if the text is a drawn grid: it has a frame, or its digits are in nine lines.
pub(super) fn looks_drawn(text: &str) -> bool {
    text.contains(is_frame) || rows(text).count() == 9
}

/// Returns the lines that have more than frame and white space.
fn rows(text: &str) -> impl Iterator<Item = &str> {
    text.lines().filter(|line| !is_drawing(line))
}

/// Returns true if the line has only frame and white space.
pub(super) fn is_drawing(line: &str) -> bool {
    count_bytes(line.len());
    line.chars().all(|c| c.is_whitespace() || is_frame(c)) || is_border(line)
}

/// Returns true if a frame line goes from side to side, rather than only between cells.
pub(super) fn is_across(line: &str) -> bool {
    line.chars().any(|c| !c.is_whitespace() && !matches!(c, '|' | '│' | '┃' | '║' | '╎'..='╏' | '┆'..='┇' | '┊'..='┋'))
}

/// Returns true if the line is a border with the corners of Simple Sudoku (`*---*`) or HoDoKu (`.---.`, `:---:`, `'---'`).
fn is_border(line: &str) -> bool {
    line.contains("--") && line.chars().all(|c| c.is_whitespace() || is_frame(c) || "*.:'".contains(c))
}

/// Returns the characters of a line that are not part of a frame.
fn cells(line: &str) -> impl Iterator<Item = char> {
    line.chars().filter(|&c| !c.is_whitespace() && !is_frame(c))
}

/// Returns true if the line is a row of nine cells whose blanks are neither 0 nor `.`.
pub(super) fn is_signed_row(line: &str) -> bool {
    let blank = Blank::of(cells(line), false);
    blank.is_other() && cells(line).count() == 9 && cells(line).all(|c| blank.value(c).is_some())
}

pub(super) fn read(text: &str) -> Result<BoardValues, ReadError> {
    let rows_given = rows(text).count();
    let blank = Blank::of(rows(text).flat_map(cells), false);
    if rows_given != 9
        && let Some(values) = read_unbroken(text)
    {
        return Ok(values);
    }
    let mut values = [0; 81];
    for (row, line) in rows(text).take(9).enumerate() {
        read_row(row, line, |c| blank.value(c), is_frame, &mut values)?;
    }
    match rows_given {
        9 => Ok(values),
        rows => Err(ReadError::RowCount { rows }),
    }
}

/// Reads a grid whose line ends were lost or moved: 81 values, whatever is drawn between them.
fn read_unbroken(text: &str) -> Option<BoardValues> {
    // A star may be a corner of the frame.
    let signs = || cells(text).filter(|&c| c != '*');
    let blank = Blank::of(signs(), false);
    let mut signs = signs();
    let mut values = [0; 81];
    for value in &mut values {
        *value = blank.value(signs.next()?)?;
    }
    signs.next().is_none().then_some(values)
}

pub(super) fn write(board: &Grid) -> String {
    let mut lines = Vec::with_capacity(11);
    for (row, values) in board.values().chunks(9).enumerate() {
        if row == 3 || row == 6 {
            lines.push("------+-------+------".to_owned());
        }
        let boxes: Vec<String> = values
            .chunks(3)
            .map(|three| three.iter().map(|&value| symbol(value, '.').to_string()).collect::<Vec<_>>().join(" "))
            .collect();
        lines.push(boxes.join(" | "));
    }
    lines.join("\n")
}

/// Returns true if the line is a title among the lines of a grid: it begins with a letter that is not a blank.
pub(super) fn is_title(line: &str) -> bool {
    line.trim_start().starts_with(char::is_alphabetic) && !is_signed_row(line)
}

/// Reads one row, 0 to 8, of exactly nine values. White space and the characters that `skips` accepts are ignored.
pub(super) fn read_row(
    row: usize,
    text: &str,
    value: impl Fn(char) -> Option<u8>,
    skips: fn(char) -> bool,
    values: &mut BoardValues,
) -> Result<(), ReadError> {
    let mut digits = 0;
    for character in text.chars().filter(|&c| !c.is_whitespace() && !skips(c)) {
        let column = digits;
        let value = value(character).ok_or(ReadError::NotADigit { row, column, character })?;
        if column < 9 {
            values[Cell::at(row, column).index()] = value;
        }
        digits += 1;
    }
    if digits == 9 { Ok(()) } else { Err(ReadError::RowLength { row, digits }) }
}
