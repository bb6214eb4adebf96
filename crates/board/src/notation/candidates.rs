//! Grids of pencil marks: the candidates of every cell, in the frame that Simple Sudoku draws.

use super::draft::Draft;
use super::grid::{is_drawing, is_frame, is_title};
use super::positions::read_library_line;
use super::values::value;
use super::work::count_bytes;
use super::{Metadata, ReadError};
use crate::classic::{ClassicCell, Grid};
use crate::{Cell, Value, Values};

/// The number of cells from which a text with at least two digits in one cell is pencil marks.
const FEWEST_CELLS: usize = 45;

/// The candidates of one cell. `{5}` is a blank cell with one candidate; a plain `5`, `*5*` or `<5>` is a digit.
struct Marks {
    digits: Values,
    braced: bool,
}

impl Marks {
    /// Reads the candidates of one cell.
    ///
    /// # Errors
    /// Returns the first character that is not a digit from 1 to 9.
    fn read(token: &str) -> Result<Marks, char> {
        let inner = token.strip_prefix('{').and_then(|rest| rest.strip_suffix('}'));
        let mut digits = Values::EMPTY;
        if !matches!(token, "." | "0") {
            for character in inner.unwrap_or(token).chars() {
                digits.insert(value(character).and_then(Value::digit).ok_or(character)?);
            }
        }
        Ok(Marks { digits, braced: inner.is_some() })
    }
}

fn tokens(line: &str) -> impl Iterator<Item = &str> {
    line.split(|c: char| c.is_whitespace() || is_frame(c) || "*<>".contains(c)).filter(|token| !token.is_empty())
}

fn rows(text: &str) -> impl Iterator<Item = &str> {
    text.lines().filter(|line| !is_drawing(line) && !is_title(line))
}

/// Returns true if the line is a row of nine cells, at least one of which has two candidates.
pub(super) fn is_row(line: &str) -> bool {
    count_bytes(line.len());
    let (mut cells, mut many, mut threes) = (0, false, 0);
    for token in tokens(line) {
        cells += 1;
        let rising = token.as_bytes().windows(2).all(|pair| pair[0] < pair[1]);
        let Some(marks) = Marks::read(token).ok().filter(|marks| cells <= 9 && (rising || marks.braced)) else {
            return false;
        };
        many |= marks.braced || marks.digits.len() > 1;
        threes += usize::from(token.len() == 3);
    }
    // Nine groups of three are more likely to be three rows of a solved board.
    cells == 9 && many && threes < 9
}

/// Returns the cells of a line of 729 characters: nine characters for each cell, a digit where it is a candidate.
fn line_of_729(text: &str) -> Option<Vec<String>> {
    let signs = text.trim().as_bytes();
    let cell = |signs: &[u8]| {
        let mut digits = String::new();
        for (&sign, digit) in signs.iter().zip(b'1'..) {
            match sign {
                b'.' | b'0' => {}
                sign if sign == digit => digits.push(char::from(sign)),
                _ => return None,
            }
        }
        Some(if digits.is_empty() { ".".to_owned() } else { digits })
    };
    let cells: Option<Vec<String>> = signs.chunks(9).filter(|_| signs.len() == 9 * Cell::COUNT).map(cell).collect();
    cells.filter(|cells| !cells.is_empty())
}

/// Returns true if the text is a grid of cells, some of which have at least two candidates.
pub(super) fn looks_like(text: &str) -> bool {
    count_bytes(text.len());
    if line_of_729(text).is_some() || read_library_line(text).is_some() {
        return true;
    }
    let (mut cells, mut signs, mut many, mut braced) = (0, 0, false, false);
    for token in rows(text).flat_map(tokens) {
        cells += 1;
        signs += token.chars().count();
        if let Ok(marks) = Marks::read(token) {
            many |= marks.digits.len() > 1;
            braced |= marks.braced;
        }
    }
    cells >= FEWEST_CELLS && (braced || many && signs != Cell::COUNT)
}

/// Reads the cells. A single digit is a placed digit; all other cells are blank.
pub(super) fn read(text: &str) -> Result<Draft, ReadError> {
    if let Some(position) = read_library_line(text) {
        return Ok(position);
    }
    if let Some(cells) = line_of_729(text) {
        return read(&cells.chunks(9).map(|row| row.join(" ") + "\n").collect::<String>());
    }
    let rows_given = rows(text).count();
    let cells = rows(text).flat_map(tokens).count();
    if rows_given != 9 && cells != Cell::COUNT {
        return Err(if rows_given == 1 {
            ReadError::Cells { cells }
        } else {
            ReadError::RowCount { rows: rows_given }
        });
    }
    if rows_given == 9 {
        let counts = rows(text).map(|line| tokens(line).count());
        if let Some((row, cells)) = counts.enumerate().find(|&(_, cells)| cells != 9) {
            return Err(ReadError::RowCells { row, cells });
        }
    }
    let mut values = [0; Cell::COUNT];
    let mut candidates = Box::new([Values::EMPTY; Cell::COUNT]);
    for (cell, token) in Cell::all().zip(rows(text).flat_map(tokens)) {
        let marks = Marks::read(token).map_err(|character| ReadError::NotADigit {
            row: cell.row(),
            column: cell.column(),
            character,
        })?;
        let mut digits = marks.digits.iter();
        match (digits.next(), digits.next()) {
            (Some(digit), None) if !marks.braced => values[cell.index()] = digit.get(),
            _ => candidates[cell.index()] = marks.digits,
        }
    }
    Ok(Draft { values, played: None, candidates: Some(candidates), metadata: Metadata::default() })
}

/// Writes the digits of the board. Blank cells get the given candidates, or the allowed digits if none are given.
pub(super) fn write(board: &Grid, marks: Option<&[Values; Cell::COUNT]>) -> String {
    let marks = marks.copied().unwrap_or_else(|| board.candidates());
    let cells: Vec<String> = Cell::all()
        .map(|cell| {
            let allowed: String = marks[cell.index()].iter().map(|digit| char::from(b'0' + digit.get())).collect();
            match board.get(cell) {
                Some(digit) => digit.to_string(),
                None if allowed.is_empty() => ".".to_owned(),
                None if allowed.len() == 1 => format!("{{{allowed}}}"),
                None => allowed,
            }
        })
        .collect();
    let widths: [usize; 9] =
        std::array::from_fn(|column| cells.iter().skip(column).step_by(9).map(String::len).max().unwrap_or_default());
    // One space before each cell and two after it.
    let dashes: Vec<String> =
        widths.chunks(3).map(|three| "-".repeat(three.iter().map(|width| width + 2).sum::<usize>() + 1)).collect();
    let edge = format!("*{}*", dashes.join("-"));
    let mut lines = vec![edge.clone()];
    for (row, cells) in cells.chunks(9).enumerate() {
        if row == 3 || row == 6 {
            lines.push(format!("|{}|", dashes.join("+")));
        }
        let mut line = String::new();
        for (column, cell) in cells.iter().enumerate() {
            if column % 3 == 0 {
                line.push_str("| ");
            }
            let width = widths[column] + 2;
            line.push_str(&format!("{cell:width$}"));
        }
        lines.push(line + "|");
    }
    lines.push(edge);
    lines.join("\n")
}
