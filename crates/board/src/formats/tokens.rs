//! Grids of values of any side: characters, or numbers with anything between them.

use super::error::FormatError;
use super::puzzle::Puzzle;
use crate::notation::work::count_bytes;
use crate::{Board, Rules};

/// The longest text that is read as values, in bytes.
const LONGEST: usize = 1 << 16;

/// The sides whose usual boxes have more than one row.
const SIDES: [usize; 14] = [4, 6, 8, 9, 10, 12, 14, 15, 16, 20, 21, 22, 24, 25];

/// Reads a plain board; `None` if the number of values fits no board. 81 characters in a row are a classic board, and 324 are four
/// of them.
///
/// # Errors
/// [`FormatError::Value`] if the number of values fits a board, but one of them is not a value.
pub fn read(text: &str) -> Result<Option<Board>, FormatError> {
    if text.len() > LONGEST {
        return Ok(None);
    }
    count_bytes(text.len());
    let rows: Vec<&str> = text.lines().filter(|line| !is_rule(line)).collect();
    let is_between = |c: char| c.is_whitespace() || ",;|[](){}\"│║┃".contains(c);
    let numbers: Vec<&str> =
        rows.iter().flat_map(|row| row.split(is_between)).filter(|token| !token.is_empty()).collect();
    let has_numbers = numbers.iter().any(|token| token.len() == 2 && token.bytes().all(|byte| byte.is_ascii_digit()));
    if let Some(side) = side_of(numbers.len())
        && (has_numbers || numbers.iter().all(|token| token.chars().count() == 1))
    {
        let is_letters = numbers.iter().any(|token| token.bytes().any(|byte| byte.is_ascii_alphabetic()));
        if !is_letters {
            return board(side, &numbers, number).map(Some);
        }
    }
    let characters: Vec<char> = rows.iter().flat_map(|row| row.chars()).filter(|&c| !is_between(c)).collect();
    let Some(side) = side_of(characters.len()) else { return Ok(None) };
    let alphabet = Alphabet::of(&characters, side);
    let texts: Vec<String> = characters.iter().map(char::to_string).collect();
    let texts: Vec<&str> = texts.iter().map(String::as_str).collect();
    board(side, &texts, |text| text.chars().next().and_then(|c| alphabet.value(c))).map(Some)
}

/// Returns true if the line is only a part of the frame.
fn is_rule(line: &str) -> bool {
    let line = line.trim();
    let frames = |c: char| "-+=|* ".contains(c) || ('─'..='╿').contains(&c);
    line.is_empty()
        || line.contains(['+', '─', '━', '═']) && line.chars().all(frames)
        || line.starts_with("--") && line.chars().all(frames) && line.contains("---")
}

fn side_of(count: usize) -> Option<usize> {
    SIDES.into_iter().find(|side| side * side == count)
}

fn is_blank(text: &str) -> bool {
    matches!(text, "." | "_" | "*" | "?" | "-" | "0" | "x" | "X")
}

fn number(text: &str) -> Option<u8> {
    if is_blank(text) {
        return Some(0);
    }
    text.parse().ok().filter(|&value| value > 0)
}

/// The meaning of the characters.
enum Alphabet {
    /// 1 to 9, then A for 10.
    FromOne,
    /// 0 to 9, then A: 0 is the value 1.
    FromZero,
    /// A is the value 1.
    Letters,
}

impl Alphabet {
    fn of(characters: &[char], side: usize) -> Alphabet {
        let has = |c: char| characters.contains(&c);
        let highest = characters.iter().map(char::to_ascii_uppercase).filter(char::is_ascii_alphabetic).max();
        let has_digits = characters.iter().any(|c| ('1'..='9').contains(c));
        let last = char::from(b'A' + (side.max(10) - 10) as u8);
        if side > 9 && highest.is_some() && !has_digits {
            Alphabet::Letters
        } else if side > 9
            && has('0')
            && characters.iter().any(|&c| c != '0' && is_blank(&c.to_string()))
            && highest < Some(last)
        {
            Alphabet::FromZero
        } else {
            Alphabet::FromOne
        }
    }

    fn value(&self, c: char) -> Option<u8> {
        let c = c.to_ascii_uppercase();
        let digit = c.to_digit(10).map(|digit| digit as u8);
        let letter = c.is_ascii_uppercase().then(|| c as u8 - b'A');
        match self {
            Alphabet::Letters => letter.map(|letter| letter + 1).or_else(|| is_blank(&c.to_string()).then_some(0)),
            Alphabet::FromZero => digit
                .or(letter.map(|letter| letter + 10))
                .map(|value| value + 1)
                .or_else(|| is_blank(&c.to_string()).then_some(0)),
            Alphabet::FromOne => {
                digit.or(letter.map(|letter| letter + 10)).or_else(|| is_blank(&c.to_string()).then_some(0))
            }
        }
    }
}

fn board(side: usize, texts: &[&str], value: impl Fn(&str) -> Option<u8>) -> Result<Board, FormatError> {
    let rules = Rules::with_boxes(side).map_err(FormatError::at("side"))?;
    let mut values = Vec::with_capacity(texts.len());
    for (at, text) in texts.iter().enumerate() {
        let known = value(text).filter(|&value| usize::from(value) <= side);
        values.push(known.ok_or_else(|| FormatError::Value {
            row: at / side + 1,
            column: at % side + 1,
            text: text.chars().take(20).collect(),
            side: rules.side(),
        })?);
    }
    Board::from_givens(rules, &values).map_err(FormatError::at("values"))
}

/// Returns true if the values of the puzzle describe it completely: it has the usual rules, no digits of a player and no
/// metadata.
pub fn are_values(puzzle: &Puzzle) -> bool {
    let Puzzle { board, metadata } = puzzle;
    let rules = board.rules();
    rules.is_plain() && SIDES.contains(&rules.side().into()) && *board == board.puzzle() && metadata.is_empty()
}

/// Writes the values as numbers, one line for each row, with `.` for a blank. The rules are not written.
pub fn write_values(board: &Board) -> String {
    let side = usize::from(board.rules().side());
    let width = if side > 9 { 2 } else { 1 };
    let value = |&value: &u8| if value == 0 { format!("{:>width$}", ".") } else { format!("{value:>width$}") };
    let row = |row: &[u8]| row.iter().map(value).collect::<Vec<_>>().join(" ") + "\n";
    board.values().chunks(side).map(row).collect()
}
