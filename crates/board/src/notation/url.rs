//! Web addresses with a puzzle: `?bd=`, `?s=`, `?puzzle=`, in a fragment or in the path, percent-encoded or not.

use super::draft::Draft;
use super::values::value_or_dot;
use super::work::count_bytes;
use super::{ReadError, comma, grid, line, parted, positions};
use crate::Cell;
use crate::classic::{ClassicCell, Grid};
use percent_encoding::percent_decode_str;

/// The names of parameters that may have a puzzle, the most common first.
const NAMES: [&str; 10] = ["bd", "puzzle", "s", "sudoku", "board", "grid", "p", "givens", "q", "g"];
/// The number of digits from which a value is meant as a puzzle, complete or not.
const FEWEST_DIGITS: usize = 28;

/// Returns true if the text is an address or its query: one word with `://`, `www.`, or a name before `=`.
pub(super) fn looks_like(text: &str) -> bool {
    let text = text.trim();
    let name = text.split('=').next().unwrap_or_default();
    let has_name = name.len() < text.len()
        && name.contains(|c: char| c.is_ascii_alphabetic())
        && name.chars().all(|c| c.is_ascii_alphanumeric() || "?&_- ".contains(c));
    has_name || has_address(text)
}

/// Returns true if the text begins like an address.
fn has_address(text: &str) -> bool {
    let text = text.trim_start();
    let scheme = text.split("://").next().unwrap_or_default();
    let has_scheme = scheme.len() < text.len()
        && (1..=20).contains(&scheme.len())
        && scheme.chars().all(|c| c.is_ascii_alphanumeric() || "+-.".contains(c));
    has_scheme || text.starts_with("www.")
}

/// Finds the address in a line of a longer text: alone or, if it contains a puzzle, among other words; or a query with a
/// puzzle.
pub(super) fn in_line(line: &str) -> Option<&str> {
    let is_meant = |text: &str| digits(text) >= FEWEST_DIGITS;
    if has_address(line) || looks_like(line) && is_meant(line) {
        return Some(line.trim());
    }
    within(line).filter(|address| is_meant(address))
}

/// Finds an address among other words.
fn within(text: &str) -> Option<&str> {
    let is_word = |c: char| c.is_ascii_alphanumeric() || "+-.".contains(c);
    let (before, _) = text.split_once("://")?;
    let address = &text[before.trim_end_matches(is_word).len()..];
    address.split(|c: char| c.is_whitespace() || ")>]\"'".contains(c)).next()
}

/// Returns the parts of an address that may be a puzzle: the name before `=`, if there is one, and the text after it.
fn parts(text: &str) -> impl Iterator<Item = (&str, &str)> {
    text.split(['?', '&', '#', ';']).flat_map(|part| {
        let (name, value) = part.split_once('=').unwrap_or(("", part));
        let path = if name.is_empty() { '/' } else { '\0' };
        value.split(path).map(move |value| (name.trim(), value))
    })
}

pub(super) fn read(text: &str) -> Result<Draft, ReadError> {
    if let Some(position) = parts(text.trim()).find_map(|(_, value)| positions::read_sudoku_wiki(value)) {
        return Ok(position);
    }
    let rank = |name: &str| NAMES.iter().position(|known| known.eq_ignore_ascii_case(name)).unwrap_or(NAMES.len());
    let is_meant = |value: &str| digits(value) >= FEWEST_DIGITS;
    // Prefer the first complete puzzle under the best name, and otherwise the first part that is meant as a puzzle.
    let whole =
        parts(text.trim()).filter(|&(_, value)| digits(value) == Cell::COUNT).min_by_key(|&(name, _)| rank(name));
    let Some((_, value)) = whole.or_else(|| parts(text.trim()).find(|&(_, value)| is_meant(value))) else {
        return Err(ReadError::NoPuzzleInAddress);
    };
    let is_fragment = text.trim().split_once('#').is_some_and(|(_, fragment)| fragment == value);
    let value = percent_decode_str(value).decode_utf8_lossy().replace('+', " ");
    // Our links used to have dots for blanks, and programs that turn addresses into links cut off dots at the end.
    let has_lost_dots = is_fragment && digits(&value) == value.len() && value.contains('.') && !value.ends_with('.');
    let value = if has_lost_dots { format!("{value:.<width$}", width = Cell::COUNT) } else { value };
    let values = if let Some(cells) = parted::row(&value) {
        line::read(&cells)
    } else if value.contains(',') {
        comma::read(&value)
    } else if grid::looks_drawn(&value) {
        grid::read(&value)
    } else {
        line::read(&value)
    };
    values.map(Draft::from)
}

/// Returns the number of digits and dots in the value once decoded.
fn digits(value: &str) -> usize {
    count_bytes(value.len());
    percent_decode_str(value).filter(|&byte| value_or_dot(char::from(byte)).is_some()).count()
}

/// Writes only the query, for the address of any site that accepts it. Blanks are zeros, because programs that turn addresses
/// into links cut off dots at the end.
pub(super) fn write(board: &Grid) -> String {
    format!("?puzzle={}", with_zeros(board))
}

/// Returns the link that opens a puzzle at the address of the game or the board.
pub fn link(address: &str, board: &Grid) -> String {
    format!("{}#{}", address.trim_end_matches('#'), with_zeros(board))
}

fn with_zeros(board: &Grid) -> String {
    line::write(board).replace('.', "0")
}
