//! Positions in one line, with the remaining candidates: a line of HoDoKu's library, and what SudokuWiki puts after `S9B` in
//! its addresses. Placed digits count as givens, as in a grid of candidates.

use super::Metadata;
use super::draft::Draft;
use super::values::{Values, value_or_dot};
use crate::classic::{Board, Candidates, Cell, Digit, Digits};

/// What SudokuWiki's positions begin with.
const MARK: &str = "S9B";

/// Reads a line such as `:0000:x:..+7.61...:292 631::`. A `+` comes before a placed digit; `292` means that 2 is
/// eliminated from row 9, column 2.
pub(super) fn read_library_line(line: &str) -> Option<Draft> {
    let mut fields = line.trim().strip_prefix(':')?.split(':').skip(2);
    let cells = fields.next()?.chars().filter(|&sign| sign != '+');
    let values: Values = cells.map(value_or_dot).collect::<Option<Vec<_>>>()?.try_into().ok()?;
    let allowed = Candidates::of(&Board::from_givens(values));
    let mut candidates = Box::new([Digits::EMPTY; Cell::COUNT]);
    for cell in Cell::all() {
        candidates[cell.index()] = allowed.get(cell);
    }
    for gone in fields.next().unwrap_or_default().split_whitespace() {
        let numbers: Vec<u8> = gone.chars().map(|sign| u8::try_from(sign.to_digit(10)?).ok()).collect::<Option<_>>()?;
        let &[digit, row, column] = numbers.as_slice() else { return None };
        candidates[cell_at(row, column)?.index()].remove(Digit::new(digit)?);
    }
    Some(position(values, candidates))
}

/// The cell in a row and a column, both counted from 1.
fn cell_at(row: u8, column: u8) -> Option<Cell> {
    let (row, column) = (row.checked_sub(1)?, column.checked_sub(1)?);
    (row < 9 && column < 9).then(|| Cell::from_index(usize::from(row) * 9 + usize::from(column))).flatten()
}

/// Reads a SudokuWiki position: two base-36 digits per cell. 1 to 9 is a given, 10 to 18 a placed digit, and
/// anything above 18 has one bit per candidate.
pub(super) fn read_sudoku_wiki(value: &str) -> Option<Draft> {
    let signs = value.strip_prefix(MARK)?.as_bytes();
    let mut values: Values = [None; Cell::COUNT];
    let mut candidates = Box::new([Digits::EMPTY; Cell::COUNT]);
    if signs.len() != 2 * Cell::COUNT || !signs.iter().all(u8::is_ascii_alphanumeric) {
        return None;
    }
    for (cell, pair) in Cell::all().zip(signs.chunks(2)) {
        let number = u16::from_str_radix(str::from_utf8(pair).ok()?, 36).ok()?;
        match number {
            0 => return None,
            1..=18 => {
                values[cell.index()] = u8::try_from(number).ok().and_then(|n| Digit::new(if n > 9 { n - 9 } else { n }))
            }
            _ => {
                let bits = Some(number - 18).filter(|bits| *bits < 512)?;
                candidates[cell.index()] = Digits::from_bits(bits);
            }
        }
    }
    Some(position(values, candidates))
}

fn position(values: Values, mut candidates: Box<[Digits; Cell::COUNT]>) -> Draft {
    for (digits, _) in candidates.iter_mut().zip(&values).filter(|(_, value)| value.is_some()) {
        *digits = Digits::EMPTY;
    }
    Draft { values, played: None, candidates: Some(candidates), metadata: Metadata::default() }
}
