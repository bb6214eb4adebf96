//! Lists in brackets, as JSON, Python and numpy write them: 81 values, nine lists of nine, or nine strings of nine.

use super::values::{Values, value_or_dot};
use super::{NumberedText, ReadError, sdk};
use crate::sudoku::{Board, Cell, Digit};

/// A board is a list in a list; a few more brackets around it do no harm.
pub(super) const DEEPEST: usize = 8;
/// The words for a blank, beside 0, `.` and an empty string.
const BLANKS: [&str; 8] = ["None", "null", "nil", "undefined", "NaN", "nan", "_", "."];

/// Whether the text begins with a list: a bracket, or a name, `=` and a bracket.
pub(super) fn looks_like(text: &str) -> bool {
    let text = text.trim_start();
    let Some(at) = text.find(['[', '(']) else { return false };
    let (name, _) = text.split_at(at);
    let is_name = name.starts_with(|c: char| c.is_alphabetic() || c == '_')
        && name.chars().all(|c| c.is_alphanumeric() || " _.:=\n\t".contains(c))
        && (name.contains('=') || name.ends_with("array"));
    let first_line = text.lines().next().unwrap_or_default();
    (name.is_empty() || is_name) && sdk::part(first_line).is_none()
}

/// Where something stands, both from 1.
#[derive(Clone, Copy)]
struct Place {
    line: u64,
    character: usize,
}

/// A sign of a list.
enum Token<'a> {
    Open(char),
    Close(char),
    Comma,
    /// What stands between quotation marks.
    Text(&'a str),
    /// A number or a word.
    Word(&'a str),
}

struct Tokens<'a> {
    text: &'a str,
    at: usize,
    place: Place,
}

impl<'a> Tokens<'a> {
    fn of(text: &'a str) -> Self {
        Tokens { text, at: 0, place: Place { line: 1, character: 1 } }
    }

    fn step(&mut self, character: char) {
        self.at += character.len_utf8();
        if character == '\n' {
            self.place = Place { line: self.place.line + 1, character: 1 };
        } else {
            self.place.character += 1;
        }
    }

    fn peek(&self) -> Option<char> {
        self.text[self.at..].chars().next()
    }

    /// Passes over characters while `goes_on`; returns them.
    fn run(&mut self, goes_on: impl Fn(char) -> bool) -> &'a str {
        let start = self.at;
        while let Some(character) = self.peek().filter(|&c| goes_on(c)) {
            self.step(character);
        }
        &self.text[start..self.at]
    }

    fn next(&mut self) -> Result<Option<(Place, Token<'a>)>, ReadError> {
        self.run(char::is_whitespace);
        let place = self.place;
        let Some(character) = self.peek() else { return Ok(None) };
        let token = match character {
            '[' | '(' => Token::Open(character),
            ']' | ')' => Token::Close(character),
            ',' => Token::Comma,
            '"' | '\'' => {
                self.step(character);
                let text = self.run(|c| c != character && c != '\n');
                if self.peek() != Some(character) {
                    let Place { line, character: at } = place;
                    return Err(ReadError::Unclosed { line, character: at, opened: character });
                }
                self.step(character);
                return Ok(Some((place, Token::Text(text))));
            }
            _ => {
                let word = self.run(|c| !c.is_whitespace() && !"[](),\"'".contains(c));
                return Ok(Some((place, Token::Word(word))));
            }
        };
        self.step(character);
        Ok(Some((place, token)))
    }
}

/// The value of one number, word or string of one character.
///
/// # Errors
/// The first character that does not belong there.
fn scalar(word: &str) -> Result<Option<Digit>, char> {
    let word = word.trim();
    let word =
        word.strip_suffix(".0").or_else(|| word.strip_suffix('.')).filter(|rest| !rest.is_empty()).unwrap_or(word);
    if word.is_empty() || BLANKS.contains(&word) {
        return Ok(None);
    }
    let mut signs = word.chars();
    match (signs.next().map(|sign| (sign, value_or_dot(sign))), signs.next()) {
        (Some((_, Some(value))), None) => Ok(value),
        (Some((_, Some(_))), Some(second)) => Err(second),
        (Some((first, None)), _) => Err(first),
        (None, _) => Ok(None),
    }
}

/// The rows found so far; only as many values as a board has are kept.
struct Rows {
    values: Values,
    cells: usize,
    /// How many cells the first nine rows have.
    first: [usize; 9],
    rows: usize,
    /// Rows of nine, and rows of 81.
    nines: usize,
    boards: usize,
    /// The cells of the row that is being read.
    current: usize,
}

impl Rows {
    fn push(&mut self, value: Result<Option<Digit>, char>) -> Result<(), ReadError> {
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
            self.boards += usize::from(self.current == Cell::COUNT);
            self.rows += 1;
            self.current = 0;
        }
    }

    fn finish(self) -> Result<Values, ReadError> {
        match self.rows {
            0 => Err(ReadError::Length { digits: 0 }),
            1 if self.cells == Cell::COUNT => Ok(self.values),
            1 => Err(ReadError::Length { digits: self.cells }),
            rows if self.boards == rows => Err(ReadError::Several { puzzles: rows }),
            9 => match self.first.iter().position(|&cells| cells != 9) {
                None => Ok(self.values),
                Some(row) => Err(ReadError::RowLength { row, digits: self.first[row] }),
            },
            rows if self.nines == rows && rows % 9 == 0 => Err(ReadError::Several { puzzles: rows / 9 }),
            rows => Err(ReadError::RowCount { rows }),
        }
    }
}

pub(super) fn read(text: &str) -> Result<Values, ReadError> {
    let mut tokens = Tokens::of(text);
    let mut rows =
        Rows { values: [None; Cell::COUNT], cells: 0, first: [0; 9], rows: 0, nines: 0, boards: 0, current: 0 };
    let mut open: Vec<(Place, char)> = Vec::with_capacity(DEEPEST);
    let mut ended = false;
    // Whether a comma may stand here.
    let mut has_value = false;
    while let Some((place, token)) = tokens.next()? {
        let Place { line, character } = place;
        let unexpected = |found| Err(ReadError::Unexpected { line, character, found });
        match token {
            Token::Open(bracket) => {
                if ended {
                    return unexpected(bracket);
                }
                if open.len() == DEEPEST {
                    return Err(ReadError::TooDeep { line, character });
                }
                rows.end_row();
                open.push((place, bracket));
                has_value = false;
            }
            Token::Close(bracket) => {
                rows.end_row();
                match open.pop() {
                    Some((_, '[')) if bracket == ']' => {}
                    Some((_, '(')) if bracket == ')' => {}
                    _ => return unexpected(bracket),
                }
                ended |= open.is_empty();
                has_value = true;
            }
            Token::Comma if has_value => has_value = false,
            Token::Comma => return unexpected(','),
            Token::Text(text) if !open.is_empty() => {
                has_value = true;
                if text.trim().chars().nth(1).is_none() {
                    rows.push(scalar(text))?;
                } else {
                    rows.end_row();
                    for sign in text.chars().filter(|c| !c.is_whitespace()) {
                        rows.push(value_or_dot(sign).ok_or(sign))?;
                    }
                    rows.end_row();
                }
            }
            Token::Word(word) if !open.is_empty() => {
                has_value = true;
                rows.push(scalar(word))?;
            }
            // The name before the list, and the end of a statement after it.
            Token::Word(";") if ended => {}
            Token::Word(_) if !ended => {}
            Token::Word(text) | Token::Text(text) => return unexpected(text.chars().next().unwrap_or('"')),
        }
    }
    match open.last() {
        Some(&(Place { line, character }, opened)) => Err(ReadError::Unclosed { line, character, opened }),
        None => rows.finish(),
    }
}

/// Cuts a list of boards into them, as they are asked for: each with the line on which it begins, counted from the line of the
/// text. A list that is one board, or none, comes back whole, and so does what cannot be read to its end.
pub(super) struct Boards {
    text: String,
    cut: Cut,
    /// Where the next sign is.
    at: usize,
    place: Place,
    depth: usize,
}

/// Where a list is cut.
enum Cut {
    /// Nowhere.
    Whole,
    /// Every list in the list is a board.
    Lists,
    /// Every string in the list is a board.
    Texts,
    /// All boards have been given.
    Done,
}

impl Boards {
    pub(super) fn of(text: String) -> Boards {
        let mut shape = Shape::default();
        let cut = match shape.measure(&text).map(|()| shape.height) {
            Some(3) => Cut::Lists,
            Some(2) if shape.longest > 27 || shape.has_rows => Cut::Lists,
            Some(1) if shape.longest_text > 27 => Cut::Texts,
            _ => Cut::Whole,
        };
        Boards { text, cut, at: 0, place: Place { line: 1, character: 1 }, depth: 0 }
    }
}

impl Iterator for Boards {
    type Item = NumberedText;

    fn next(&mut self) -> Option<NumberedText> {
        if let Cut::Whole = self.cut {
            self.cut = Cut::Done;
            return Some(NumberedText { line: 1, text: std::mem::take(&mut self.text) });
        }
        let mut tokens = Tokens { text: &self.text, at: self.at, place: self.place };
        let mut start = (0, 1);
        while let Ok(Some((place, token))) = tokens.next() {
            let board = match (&self.cut, token) {
                (_, Token::Open(_)) => {
                    self.depth += 1;
                    if self.depth == 2 {
                        start = (tokens.at - 1, place.line);
                    }
                    None
                }
                (cut, Token::Close(_)) => {
                    self.depth -= 1;
                    let is_board = self.depth == 1 && matches!(cut, Cut::Lists);
                    is_board.then(|| (start.1, &self.text[start.0..tokens.at]))
                }
                (Cut::Texts, Token::Text(text)) if !text.trim().is_empty() => Some((place.line, text)),
                _ => None,
            };
            if let Some((line, text)) = board {
                (self.at, self.place) = (tokens.at, tokens.place);
                return Some(NumberedText { line, text: text.to_owned() });
            }
        }
        self.cut = Cut::Done;
        self.at = self.text.len();
        None
    }
}

/// How a list is built.
#[derive(Default)]
struct Shape {
    /// How many brackets stand around the innermost values.
    height: usize,
    /// The most values that one list has.
    longest: usize,
    /// The longest string.
    longest_text: usize,
    /// There are strings of several characters in lists in lists.
    has_rows: bool,
}

impl Shape {
    fn measure(&mut self, text: &str) -> Option<()> {
        let mut tokens = Tokens::of(text);
        let (mut depth, mut values) = (0_usize, 0);
        while let Some((_, token)) = tokens.next().ok()? {
            match token {
                Token::Open(_) => {
                    depth += 1;
                    values = 0;
                    self.height = self.height.max(depth);
                }
                Token::Close(_) => depth = depth.checked_sub(1)?,
                Token::Comma => {}
                Token::Text(text) => {
                    values += 1;
                    self.longest_text = self.longest_text.max(text.len());
                    self.has_rows |= depth == 2 && text.len() > 1;
                }
                Token::Word(_) => values += 1,
            }
            if depth > 0 {
                self.longest = self.longest.max(values);
            }
        }
        (depth == 0).then_some(())
    }
}

/// Writes nine lists of nine numbers, as JSON.
pub(super) fn write(board: &Board) -> String {
    let rows: Vec<String> = board
        .values()
        .chunks(9)
        .map(|row| {
            let values: Vec<String> = row.iter().map(|value| value.map_or(0, Digit::get).to_string()).collect();
            format!("[{}]", values.join(","))
        })
        .collect();
    format!("[{}]", rows.join(",\n "))
}
