//! Lists in brackets, as in JSON, Python and numpy: 81 values, nine lists of nine, or nine strings of nine.

use super::error::partner;
use super::invisible::visible;
use super::values::{BoardValues, value_or_dot};
use super::work::count_bytes;
use super::{ReadError, sdk};
use crate::Cell;
use crate::classic::{ClassicCell, Grid};
use std::mem;

/// The deepest nesting that is read: a board is a list of lists, and a few extra brackets around it are allowed.
const DEEPEST: usize = 8;
const OPENING: [char; 3] = ['[', '(', '{'];
const CLOSING: [char; 3] = [']', ')', '}'];
/// The most values in a row: a longer list or string is a whole board.
const MOST_IN_ROW: usize = 27;
/// Words that mean a blank, besides 0, `.` and an empty string.
const BLANKS: [&str; 8] = ["None", "null", "nil", "undefined", "NaN", "nan", "_", "."];

/// Returns the length in bytes of the text that declares an array before its list, as in `int grid[9][9] = {`; 0 if there is
/// none.
fn declaration(text: &str) -> usize {
    count_bytes(text.len());
    let Some((name, list)) = text.split_once('=') else { return 0 };
    let is_name = name.trim_start().starts_with(|c: char| c.is_alphabetic() || c == '_')
        && name.chars().all(|c| c.is_alphanumeric() || c.is_whitespace() || "_.:[]".contains(c));
    // The list may begin on the next line.
    let is_list = list.trim_start().starts_with(OPENING) || list.trim().is_empty() && name.contains('[');
    if is_name && is_list { name.len() + 1 } else { 0 }
}

/// Returns true if this line is the start of a list whose lone brace is on the line above.
pub(super) fn continues_list(line: &str) -> bool {
    line.trim_start().starts_with(|c: char| c.is_ascii_digit() || OPENING.contains(&c)) && line.contains(',')
}

/// Returns true if the text begins with a list: a bracket, or a name, `=` and a bracket. A `{` without commas is a cell of a
/// grid of candidates, and one with quotation marks behind it is an object.
pub(super) fn looks_like(text: &str) -> bool {
    let text = text.trim_start();
    if declaration(text) > 0 {
        return true;
    }
    if let Some(list) = text.strip_prefix('{') {
        return list.trim_start().starts_with(|c: char| c.is_ascii_digit() || c == '{') && list.contains(',');
    }
    let Some(at) = text.find(['[', '(']) else { return false };
    let (name, _) = text.split_at(at);
    let is_name = name.starts_with(|c: char| c.is_alphabetic() || c == '_')
        && name.chars().all(|c| c.is_alphanumeric() || " _.:=\n\t".contains(c))
        && name.ends_with("array");
    let first_line = text.lines().next().unwrap_or_default();
    (name.is_empty() || is_name) && sdk::part(first_line).is_none()
}

/// Reads a number, a word or a one-character string.
///
/// # Errors
/// Returns the first character that does not belong there.
fn scalar(word: &str) -> Result<u8, char> {
    let word = word.trim();
    let word =
        word.strip_suffix(".0").or_else(|| word.strip_suffix('.')).filter(|rest| !rest.is_empty()).unwrap_or(word);
    if word.is_empty() || BLANKS.contains(&word) {
        return Ok(0);
    }
    let mut signs = word.chars();
    match (signs.next().map(|sign| (sign, value_or_dot(sign))), signs.next()) {
        (Some((_, Some(value))), None) => Ok(value),
        (Some((_, Some(_))), Some(second)) => Err(second),
        (Some((first, None)), _) => Err(first),
        (None, _) => Ok(0),
    }
}

/// The rows of a board found so far; no more values are kept than a board has.
struct Rows {
    values: BoardValues,
    cells: usize,
    /// The number of cells in each of the first nine rows.
    first: [usize; 9],
    rows: usize,
    /// The number of rows that have nine cells.
    nines: usize,
    /// The number of cells in the current row.
    current: usize,
}

impl Default for Rows {
    fn default() -> Rows {
        Rows { values: [0; Cell::COUNT], cells: 0, first: [0; 9], rows: 0, nines: 0, current: 0 }
    }
}

impl Rows {
    fn push(&mut self, value: Result<u8, char>) -> Result<(), ReadError> {
        let (row, column) = (self.rows + self.current / 9, self.current % 9);
        let value = value.map_err(|character| ReadError::NotADigit { row, column, character })?;
        if let Some(place) = self.values.get_mut(self.cells) {
            *place = value;
        }
        self.cells += 1;
        self.current += 1;
        Ok(())
    }

    fn end_row(&mut self) {
        if self.current > 0 {
            if let Some(first) = self.first.get_mut(self.rows) {
                *first = self.current;
            }
            self.nines += usize::from(self.current == 9);
            self.rows += 1;
            self.current = 0;
        }
    }

    fn finish(self) -> Result<BoardValues, ReadError> {
        match self.rows {
            1 if self.cells == Cell::COUNT => Ok(self.values),
            0 | 1 => Err(ReadError::Cells { cells: self.cells }),
            9 => match self.first.iter().position(|&cells| cells != 9) {
                None => Ok(self.values),
                Some(row) => Err(ReadError::RowLength { row, digits: self.first[row] }),
            },
            rows if self.nines == rows && rows % 9 == 0 => Err(ReadError::Several { puzzles: rows / 9 }),
            rows => Err(ReadError::RowCount { rows }),
        }
    }
}

/// The line on which a board begins, and the board or the reason why it cannot be read.
pub(super) type ListBoard = (u64, Result<BoardValues, ReadError>);

/// A list that is still open.
struct Level {
    line: u64,
    character: usize,
    bracket: char,
    /// True if the items of the list are rows, that is lists or strings.
    has_rows: bool,
}

/// Reads lists line by line and returns their boards on demand.
#[derive(Default)]
pub(super) struct List {
    /// The current line, its number, and how much of it has been read in bytes and in characters.
    text: String,
    line: u64,
    at: usize,
    before: usize,
    open: Vec<Level>,
    rows: Rows,
    has_value: bool,
    /// True if a board was found, or something that is not a board.
    has_found: bool,
    /// True once the list is closed.
    pub(super) has_ended: bool,
    /// After an error, the number of brackets that are still open.
    broken: Option<usize>,
}

impl List {
    /// Takes the next line. All boards of the line before must have been taken.
    pub(super) fn take(&mut self, line: u64, text: &str) {
        let is_before = self.open.is_empty() && !self.has_ended;
        let text = &*visible(text);
        let start = if is_before { declaration(text) } else { 0 };
        (self.line, self.at, self.before) = (line, start, text[..start].chars().count());
        text.clone_into(&mut self.text);
    }

    /// Returns the next board, if there is one.
    pub(super) fn next(&mut self) -> Option<ListBoard> {
        if self.broken.is_none() {
            let text = mem::take(&mut self.text);
            let found = self.read_on(&text).unwrap_or_else(|reason| {
                self.broken = Some(self.open.len());
                Some((self.open.first().map_or(self.line, |level| level.line), Err(reason)))
            });
            self.text = text;
            self.has_found |= found.is_some();
            if found.is_some() {
                return found;
            }
        }
        self.skip_broken();
        None
    }

    /// Returns the error of a text that ends here with an open bracket.
    pub(super) fn finish(&mut self) -> Option<ListBoard> {
        let &Level { line, character, bracket, .. } = self.open.last().filter(|_| self.broken.is_none())?;
        Some((self.open[0].line, Err(ReadError::Unclosed { line, character, opened: bracket })))
    }

    /// After an error, skips the rest of a line, up to the end of the list.
    fn skip_broken(&mut self) {
        let Some(depth) = &mut self.broken else { return };
        let mut quote = None;
        for character in self.text[mem::replace(&mut self.at, self.text.len())..].chars() {
            match (quote, character) {
                (Some(open), _) => quote = Some(open).filter(|&open| open != character),
                (None, '"' | '\'') => quote = Some(character),
                (None, sign) if OPENING.contains(&sign) => *depth += 1,
                (None, sign) if CLOSING.contains(&sign) => *depth = depth.saturating_sub(1),
                _ => {}
            }
        }
        self.has_ended = *depth == 0;
    }

    /// Reads up to the end of a board, or of the line.
    fn read_on(&mut self, text: &str) -> Result<Option<ListBoard>, ReadError> {
        loop {
            self.run(text, char::is_whitespace);
            let (line, character) = (self.line, self.before + 1);
            let Some(sign) = text[self.at..].chars().next() else { return Ok(None) };
            let unexpected = ReadError::Unexpected { line, character, found: sign };
            let found = match sign {
                _ if OPENING.contains(&sign) && self.has_ended => return Err(unexpected),
                _ if OPENING.contains(&sign) && self.open.len() == DEEPEST => {
                    return Err(ReadError::TooDeep { line, character });
                }
                _ if OPENING.contains(&sign) => {
                    self.step(sign);
                    self.rows.end_row();
                    self.open.push(Level { line, character, bracket: sign, has_rows: false });
                    self.has_value = false;
                    None
                }
                _ if CLOSING.contains(&sign) => {
                    let Some(level) = self.open.pop_if(|level| partner(level.bracket) == sign) else {
                        return Err(unexpected);
                    };
                    self.step(sign);
                    self.has_value = true;
                    self.close(&level)
                }
                ',' if self.has_value => {
                    self.step(sign);
                    self.has_value = false;
                    None
                }
                ',' => return Err(unexpected),
                '"' | '\'' if !self.open.is_empty() => {
                    self.step(sign);
                    let word = self.run(text, |c| c != sign);
                    if self.at == text.len() {
                        return Err(ReadError::Unclosed { line, character, opened: sign });
                    }
                    self.step(sign);
                    self.has_value = true;
                    self.take_string(word)?
                }
                '"' | '\'' => return Err(unexpected),
                _ => {
                    let word = self.run(text, |c| !c.is_whitespace() && !"[](){},\"'".contains(c));
                    match (self.open.is_empty(), self.has_ended) {
                        (false, _) => {
                            self.has_value = true;
                            self.rows.push(scalar(word))?;
                        }
                        // A name before the list, or the end of a statement after it.
                        (true, true) if word != ";" => return Err(unexpected),
                        (true, _) => {}
                    }
                    None
                }
            };
            if found.is_some() {
                return Ok(found);
            }
        }
    }

    fn step(&mut self, character: char) {
        self.at += character.len_utf8();
        self.before += 1;
    }

    /// Skips characters while `accepts` accepts them, and returns them.
    fn run<'a>(&mut self, text: &'a str, accepts: impl Fn(char) -> bool) -> &'a str {
        let start = self.at;
        for character in text[start..].chars().take_while(|&character| accepts(character)) {
            self.step(character);
        }
        &text[start..self.at]
    }

    /// Takes a string. One character is a value; more are a row or a board.
    fn take_string(&mut self, word: &str) -> Result<Option<ListBoard>, ReadError> {
        if word.trim().chars().nth(1).is_none() {
            return self.rows.push(scalar(word)).map(|()| None);
        }
        self.rows.end_row();
        let is_board = word.len() > MOST_IN_ROW;
        let above = is_board.then(|| mem::take(&mut self.rows));
        for sign in word.chars().filter(|c| !c.is_whitespace()) {
            self.rows.push(value_or_dot(sign).ok_or(sign))?;
        }
        self.rows.end_row();
        match (above, self.open.last_mut()) {
            (Some(above), _) => Ok(Some((self.line, mem::replace(&mut self.rows, above).finish()))),
            (None, level) => {
                level.into_iter().for_each(|level| level.has_rows = true);
                Ok(None)
            }
        }
    }

    /// Handles the end of a list, which was a row, a board of rows, or a list of boards. Returns the board if one is complete.
    fn close(&mut self, level: &Level) -> Option<ListBoard> {
        let is_row = self.rows.current > 0;
        let is_board = level.has_rows || self.rows.current > MOST_IN_ROW;
        self.rows.end_row();
        self.has_ended = self.open.is_empty();
        match self.open.last_mut() {
            Some(_) if is_board => {}
            Some(around) => {
                around.has_rows |= is_row;
                return None;
            }
            None if !is_board && !is_row && self.has_found => return None,
            None => {}
        }
        Some((level.line, mem::take(&mut self.rows).finish()))
    }
}

/// Reads a text with one board.
pub(super) fn read(text: &str) -> Result<BoardValues, ReadError> {
    let (mut list, mut boards) = (List::default(), Vec::new());
    for (number, line) in (1..).zip(text.lines()) {
        list.take(number, line);
        while let Some((_, board)) = list.next() {
            boards.push(board?);
        }
    }
    match (list.finish(), &boards[..]) {
        (Some((_, unclosed)), _) => unclosed,
        (None, &[board]) => Ok(board),
        (None, _) => Err(ReadError::Several { puzzles: boards.len() }),
    }
}

/// Writes nine lists of nine numbers, as in JSON.
pub(super) fn write(board: &Grid) -> String {
    let rows: Vec<String> = board
        .values()
        .chunks(9)
        .map(|row| {
            let values: Vec<String> = row.iter().map(u8::to_string).collect();
            format!("[{}]", values.join(","))
        })
        .collect();
    format!("[{}]", rows.join(",\n "))
}
