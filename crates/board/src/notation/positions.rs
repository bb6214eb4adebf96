//! Positions in one line, with the remaining candidates: a line of HoDoKu's library, and the text after `S9B` in SudokuWiki's
//! addresses. Both keep placed digits apart from givens.

use super::draft::Draft;
use super::values::{BoardValues, value_or_dot};
use crate::classic::{ClassicCell, Grid};
use crate::{Cell, Value, Values};

/// The prefix of SudokuWiki's positions.
const MARK: &str = "S9B";

/// Reads a line such as `:0000:x:..+7.61...:292 631::`, or `..+7.61...:292 631`, or `..+7.61...` alone. A `+` comes before a
/// placed digit; `292` means that 2 is eliminated from row 9, column 2.
pub(super) fn read_library_line(line: &str) -> Option<Draft> {
    let line = line.trim();
    // The first fields are about the technique.
    let is_whole = line.starts_with(':');
    let mut fields = line.split(':').skip(if is_whole { 3 } else { 0 });
    let cells = fields.next()?;
    if !is_whole && (!line.contains(['+', ':']) || !line.contains(':') && is_framed(cells)) {
        return None;
    }
    let (givens, all) = values(cells)?;
    let allowed = Grid::of_values(all).candidates();
    let mut candidates = Box::new(allowed);
    let gone = fields.next().unwrap_or_default();
    for gone in gone.split_whitespace() {
        let numbers: Vec<u8> = gone.chars().map(|sign| u8::try_from(sign.to_digit(10)?).ok()).collect::<Option<_>>()?;
        let &[digit, row, column] = numbers.as_slice() else { return None };
        let (cell, digit) = (cell_at(row, column)?, Value::digit(digit)?);
        // If nothing else shows that this is a position, the number after a colon may be a rating.
        if !is_whole && !cells.contains('+') && !allowed[cell.index()].contains(digit) {
            return None;
        }
        candidates[cell.index()].remove(digit);
    }
    let has_candidates = is_whole || cells.contains('+') || gone.split_whitespace().nth(1).is_some();
    has_candidates.then(|| position(givens, all, candidates))
}

/// Returns true if each `+` is at the beginning of a box, as part of a frame.
fn is_framed(cells: &str) -> bool {
    let (mut number, mut signs, mut all) = (0, 0, true);
    for sign in cells.chars() {
        if sign == '+' {
            all &= number % 3 == 0;
            signs += 1;
        } else {
            number += 1;
        }
    }
    all && signs > 1
}

/// Splits cells into the givens and all digits. Placed digits have a `+` before them.
fn values(cells: &str) -> Option<(BoardValues, BoardValues)> {
    let (mut givens, mut all) = ([0; Cell::COUNT], [0; Cell::COUNT]);
    let (mut signs, mut count) = (cells.chars(), 0);
    while let Some(sign) = signs.next() {
        let is_placed = sign == '+';
        let value = value_or_dot(if is_placed { signs.next()? } else { sign })?;
        if is_placed && value == 0 {
            return None;
        }
        *all.get_mut(count)? = value;
        givens[count] = if is_placed { 0 } else { value };
        count += 1;
    }
    (count == Cell::COUNT).then_some((givens, all))
}

/// Returns the cell in a row and a column, both counted from 1.
fn cell_at(row: u8, column: u8) -> Option<Cell> {
    let (row, column) = (row.checked_sub(1)?, column.checked_sub(1)?);
    (row < 9 && column < 9).then(|| Cell::from_index(usize::from(row) * 9 + usize::from(column))).flatten()
}

/// Reads a SudokuWiki position of two base-36 digits per cell. 1 to 9 is a given, 10 to 18 a placed digit, and anything above
/// 18 has one bit per candidate.
pub(super) fn read_sudoku_wiki(value: &str) -> Option<Draft> {
    let signs = value.strip_prefix(MARK)?.as_bytes();
    let (mut givens, mut all): (BoardValues, BoardValues) = ([0; Cell::COUNT], [0; Cell::COUNT]);
    let mut candidates = Box::new([Values::EMPTY; Cell::COUNT]);
    if signs.len() != 2 * Cell::COUNT || !signs.iter().all(u8::is_ascii_alphanumeric) {
        return None;
    }
    for (cell, pair) in Cell::all().zip(signs.chunks(2)) {
        let number = u16::from_str_radix(str::from_utf8(pair).ok()?, 36).ok()?;
        match number {
            0 => return None,
            1..=18 => {
                let is_given = number <= 9;
                all[cell.index()] = u8::try_from(if is_given { number } else { number - 9 }).ok()?;
                givens[cell.index()] = if is_given { all[cell.index()] } else { 0 };
            }
            _ => {
                let bits = Some(number - 18).filter(|bits| *bits < 512)?;
                candidates[cell.index()] = Values::from_bits(bits.into());
            }
        }
    }
    Some(position(givens, all, candidates))
}

/// Creates a position.
fn position(givens: BoardValues, all: BoardValues, mut candidates: Box<[Values; Cell::COUNT]>) -> Draft {
    for (digits, _) in candidates.iter_mut().zip(&all).filter(|&(_, &value)| value != 0) {
        *digits = Values::EMPTY;
    }
    Draft { candidates: Some(candidates), ..Draft::played(givens, all) }
}
