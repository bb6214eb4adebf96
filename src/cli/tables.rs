//! Tables of puzzles: recognised by their first lines, and read row by row. A row is a record of values between delimiters, or
//! an object on a line of its own.
//!
//! A table has at least two columns. If a column has a name that people give to puzzles, it has the puzzles, and the first row is
//! the header. Otherwise it is the first column with 81 cells; the first row is the header if it has none.

use super::text::LONGEST_HEAD;
use crate::notation::{LONGEST_LINE, is_line};
use csv::{Reader, ReaderBuilder, StringRecord};
use serde_json::{Map, Value};
use std::borrow::Cow;
use std::io::{self, BufRead, BufReader, Read};
use std::sync::Arc;

/// The delimiters of values. Those that rarely occur inside values come first.
const DELIMITERS: [u8; 4] = [b'\t', b',', b';', b'|'];

/// What people call the column with the puzzle, in lower case.
const NAMES: [&str; 11] =
    ["puzzle", "puzzles", "quiz", "quizzes", "sudoku", "sudokus", "question", "problem", "unsolved", "board", "grid"];

/// How many rows are looked at to find a puzzle.
const MOST_ROWS: usize = 50;

fn names_puzzle(name: &str) -> bool {
    NAMES.contains(&name.trim().to_lowercase().as_str())
}

/// The columns of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Table {
    /// Their names. No two are the same: the second `note` is `note_2`. A column without a name is `column_2`, for example.
    pub names: Vec<String>,
    /// The column with the puzzles.
    pub puzzle: usize,
    shape: Shape,
}

/// How rows are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Shape {
    Values { delimiter: u8, has_header: bool },
    Objects,
}

/// What a text begins with.
#[derive(PartialEq, Eq, Debug)]
pub(super) enum Begin {
    /// A table, after so many bytes and lines of comments.
    Table { table: Table, bytes: usize, lines: u64 },
    /// Something else.
    Other,
    /// It takes more of it to tell.
    Unclear,
}

/// Tells what a text is by its beginning; `is_all` says that there is no more of it.
pub(super) fn recognise(head: &[u8], is_all: bool) -> Begin {
    let is_all = is_all || head.len() >= LONGEST_HEAD;
    let (mut rest, mut lines) = (head, 0);
    loop {
        let end = memchr::memchr2(b'\n', b'\r', rest);
        if end.is_none() && !is_all {
            return Begin::Unclear;
        }
        let (line, after) = rest.split_at(end.unwrap_or(rest.len()));
        let is_comment = line.starts_with(b"#") || line.trim_ascii().is_empty();
        let is_header = || {
            DELIMITERS.into_iter().any(|delimiter| {
                let names = &values(rest, delimiter, 1)[..];
                names.first().is_some_and(|names| names.len() > 1 && names.iter().any(names_puzzle))
            })
        };
        if !is_comment || is_header() {
            break;
        }
        if after.is_empty() {
            return if is_all { Begin::Other } else { Begin::Unclear };
        }
        lines += u64::from(after[0] == b'\n' || !after.starts_with(b"\r\n"));
        rest = &after[1..];
    }
    let bytes = head.len() - rest.len();
    let table = match rest.trim_ascii_start().first() {
        Some(b'{') => objects(rest),
        Some(b'[' | b'<') => None,
        _ => match DELIMITERS
            .into_iter()
            .map(|delimiter| of_values(rest, delimiter, is_all))
            .find(|found| *found != Ok(None))
        {
            Some(Ok(found)) => found,
            Some(Err(Short)) => return Begin::Unclear,
            None => None,
        },
    };
    table.map_or(Begin::Other, |table| Begin::Table { table, bytes, lines })
}

/// There are not enough rows to tell.
#[derive(PartialEq, Eq, Debug)]
struct Short;

/// The first rows of a text.
fn values(text: &[u8], delimiter: u8, most: usize) -> Vec<StringRecord> {
    let text = String::from_utf8_lossy(text);
    reader(text.as_bytes(), delimiter).into_records().take(most).map_while(Result::ok).collect()
}

fn reader<R: Read>(text: R, delimiter: u8) -> Reader<R> {
    ReaderBuilder::new().has_headers(false).flexible(true).delimiter(delimiter).from_reader(text)
}

fn of_values(text: &[u8], delimiter: u8, is_all: bool) -> Result<Option<Table>, Short> {
    let mut rows = values(text, delimiter, MOST_ROWS);
    // The last row may go on, if only within quotation marks.
    let ends = |cell: &str| !cell.ends_with(['\n', '\r']);
    let is_whole = text.ends_with(b"\n") && rows.last().is_none_or(|row| row.iter().next_back().is_none_or(ends));
    if !is_all && !is_whole && rows.len() < MOST_ROWS {
        rows.pop();
    }
    let Some(first) = rows.first() else { return if is_all { Ok(None) } else { Err(Short) } };
    // Single cells, or rows of a puzzle, are no names.
    let is_name = |value: &str| value.trim().chars().nth(1).is_some() && value.contains(char::is_alphabetic);
    let puzzle_of = |row: &StringRecord| row.iter().position(|value| is_line(value.trim()));
    if first.len() < 2 || puzzle_of(first).is_none() && !first.iter().any(is_name) {
        return Ok(None);
    }
    let table = |puzzle, has_header| {
        let names = first.iter().map(|name| if has_header { name } else { "" });
        Ok(Some(Table { names: told_apart(names), puzzle, shape: Shape::Values { delimiter, has_header } }))
    };
    if let Some(puzzle) = first.iter().position(names_puzzle) {
        return table(puzzle, true);
    }
    if let Some(puzzle) = puzzle_of(first) {
        return table(puzzle, false);
    }
    match rows[1..].iter().filter(|row| row.len() > 1).find_map(puzzle_of) {
        Some(puzzle) if puzzle < first.len() => table(puzzle, true),
        None if !is_all && rows.len() < MOST_ROWS => Err(Short),
        _ => Ok(None),
    }
}

/// The table that objects make, each on its line.
fn objects(text: &[u8]) -> Option<Table> {
    let mut names: Vec<String> = Vec::new();
    for (number, line) in text.split(|&byte| byte == b'\n').enumerate() {
        let Ok(object) = serde_json::from_slice::<Map<String, Value>>(line) else {
            // The first line decides; a later one may be cut off.
            if number == 0 {
                return None;
            } else {
                continue;
            };
        };
        for name in object.keys().filter(|name| !names.contains(name)).cloned().collect::<Vec<_>>() {
            names.push(name);
        }
        if number == 0 {
            let is_puzzle =
                |name: &&String| object[*name].as_str().is_some_and(|text| names_puzzle(name) || is_line(text.trim()));
            let named = names.iter().find(|name| names_puzzle(name)).filter(is_puzzle);
            let name = named.or_else(|| names.iter().find(is_puzzle))?;
            let puzzle = names.iter().position(|other| other == name)?;
            names.swap(0, puzzle);
        }
    }
    (!names.is_empty()).then_some(Table { names, puzzle: 0, shape: Shape::Objects })
}

/// Names, of which no two are the same.
fn told_apart<'a>(names: impl Iterator<Item = &'a str> + Clone) -> Vec<String> {
    let mut found: Vec<String> = Vec::new();
    for (index, name) in names.clone().enumerate() {
        let name = if name.is_empty() { format!("column_{}", index + 1) } else { name.to_owned() };
        let is_free = |other: &String| !found.contains(other);
        // What is called `note_2` in the table keeps that name.
        let others = (2..).map(|number| format!("{name}_{number}"));
        let other = || others.clone().find(|other| is_free(other) && names.clone().all(|name| name != other));
        let own = Some(name.clone()).filter(is_free).or_else(other);
        found.push(own.unwrap_or(name));
    }
    found
}

impl Table {
    /// How the column with the puzzles was found, if that is not by its name.
    pub fn choice(&self) -> Option<String> {
        let name = &self.names[self.puzzle];
        (!names_puzzle(name)).then(|| format!("the puzzles are in the column {name:?}, the first with 81 cells"))
    }
}

/// A row of a table.
#[derive(Debug)]
pub(super) struct Row {
    /// The line on which it begins, from 1.
    pub line: u64,
    pub cells: Cells,
}

/// What is in a row.
#[derive(Debug)]
pub(super) enum Cells {
    Values(StringRecord),
    Object(Map<String, Value>),
    /// It cannot be read, for this reason.
    Amiss(String),
}

impl Row {
    /// The cell with the puzzle, or why there is none.
    pub fn puzzle(&self, table: &Table) -> Result<&str, Cow<'_, str>> {
        let name = &table.names[table.puzzle];
        let text = match &self.cells {
            Cells::Amiss(reason) => return Err(reason.into()),
            Cells::Values(values) if values.len() > table.names.len() => {
                let (cells, columns) = (values.len(), table.names.len());
                let words = format!(
                    "this row has {cells} cells, but the table has {columns} columns; put quotation marks around a cell with a delimiter in it"
                );
                return Err(words.into());
            }
            Cells::Values(values) => values.get(table.puzzle),
            Cells::Object(object) => object.get(name).and_then(Value::as_str),
        };
        text.filter(|text| !text.trim().is_empty())
            .ok_or_else(|| format!("there is no puzzle in the column {name:?}").into())
    }

    /// About how many bytes are kept for it.
    pub fn size(&self) -> usize {
        match &self.cells {
            Cells::Values(values) => values.as_slice().len(),
            Cells::Object(object) => object.values().map(|value| words(value).len()).sum(),
            Cells::Amiss(reason) => reason.len(),
        }
    }

    /// The text of a cell; empty for what the row does not have.
    pub fn text(&self, name: &str, column: usize) -> Cow<'_, str> {
        match &self.cells {
            Cells::Values(values) => values.get(column).unwrap_or_default().into(),
            Cells::Object(object) => object.get(name).map_or(Cow::Borrowed(""), words),
            Cells::Amiss(_) => "".into(),
        }
    }

    /// All cells, by the names of their columns.
    pub fn values<'a>(&'a self, table: &'a Table) -> Vec<(&'a str, Value)> {
        match &self.cells {
            Cells::Values(values) => {
                let cells = table.names.iter().enumerate();
                cells.map(|(column, name)| (&**name, values.get(column).unwrap_or_default().into())).collect()
            }
            Cells::Object(object) => object.iter().map(|(name, value)| (&**name, value.clone())).collect(),
            Cells::Amiss(_) => Vec::new(),
        }
    }

    /// A name that the first rows did not have, so that it is no column of the table.
    pub fn stranger(&self, table: &Table) -> Option<&str> {
        let Cells::Object(object) = &self.cells else { return None };
        object.keys().find(|name| !table.names.contains(name)).map(String::as_str)
    }
}

/// The columns of a table that are passed through.
#[derive(Debug)]
pub(super) struct Kept {
    pub table: Arc<Table>,
    /// Which columns they are, in the order of the output. A table may lack what others have.
    pub columns: Vec<Option<usize>>,
}

/// A value as written in a table.
pub(super) fn words(value: &Value) -> Cow<'_, str> {
    match value {
        Value::Null => "".into(),
        Value::String(text) => text.into(),
        other => other.to_string().into(),
    }
}

/// A table that is being read.
pub(super) struct Rows<R> {
    pub table: Arc<Table>,
    /// How many lines came before what is read here.
    before: u64,
    lines: Lines<R>,
}

enum Lines<R> {
    Values(Box<Reader<Bounded<R>>>),
    Objects { input: BufReader<R>, line: u64 },
}

impl<R: Read> Rows<R> {
    /// Reads the rows of a table from a text that begins with it, after so many lines.
    pub fn of(table: Table, text: R, before: u64) -> io::Result<Rows<R>> {
        let lines = match table.shape {
            Shape::Objects => Lines::Objects { input: BufReader::new(text), line: 0 },
            Shape::Values { delimiter, has_header } => {
                let mut values = Box::new(reader(Bounded::of(text), delimiter));
                if has_header {
                    values.read_record(&mut StringRecord::new())?;
                }
                Lines::Values(values)
            }
        };
        Ok(Rows { table: Arc::new(table), before, lines })
    }

    /// Whether the next row is still to come.
    pub fn waits(&self) -> bool {
        match &self.lines {
            Lines::Values(values) => values.get_ref().line_end <= values.position().byte(),
            Lines::Objects { input, .. } => memchr::memchr(b'\n', input.buffer()).is_none(),
        }
    }

    /// Reads the next row.
    pub fn next(&mut self) -> io::Result<Option<Row>> {
        let table = &self.table;
        loop {
            let (line, cells) = match &mut self.lines {
                Lines::Values(values) => {
                    let start = values.position().byte();
                    values.get_mut().most = start + (LONGEST_LINE + LONGEST_HEAD) as u64;
                    let mut record = StringRecord::new();
                    if !values.read_record(&mut record)? {
                        return Ok(None);
                    }
                    let bounded = values.get_ref();
                    let is_last = bounded.has_ended && values.position().byte() == bounded.given;
                    let ends = memchr::memchr_iter(b'\n', record.as_slice().as_bytes()).count() as u64;
                    let has_lines = record.iter().next_back().is_some_and(|cell| cell.contains('\n'));
                    let is_open = is_last && bounded.sign != b'"' && has_lines;
                    let is_ended = !is_last || !is_open && bounded.line_end == bounded.given;
                    let line = values.position().line() - ends - u64::from(is_ended);
                    if is_open {
                        let words =
                            "a cell of this row has no closing quotation mark, so the rows below are part of it";
                        (line, Cells::Amiss(words.to_owned()))
                    } else if matches!(table.shape, Shape::Values { has_header: false, .. })
                        && record.get(0).is_some_and(|cell| cell.starts_with('#'))
                    {
                        continue;
                    } else {
                        (line, Cells::Values(record))
                    }
                }
                Lines::Objects { input, line } => {
                    let mut text = Vec::new();
                    input.by_ref().take(LONGEST_LINE as u64).read_until(b'\n', &mut text)?;
                    if text.is_empty() {
                        return Ok(None);
                    }
                    *line += 1;
                    if text.trim_ascii().is_empty() {
                        continue;
                    }
                    let object = serde_json::from_slice(&text);
                    (
                        *line,
                        object.map_or_else(
                            |error| Cells::Amiss(format!("this line is not a JSON object: {error}")),
                            Cells::Object,
                        ),
                    )
                }
            };
            return Ok(Some(Row { line: self.before + line, cells }));
        }
    }
}

/// A text of which no record may be longer than allowed: a quotation mark that is never closed would take in all the rest.
struct Bounded<R> {
    input: R,
    /// How many bytes it has given.
    given: u64,
    /// Where the last whole line of these ends.
    line_end: u64,
    /// The last byte that ends no line.
    sign: u8,
    has_ended: bool,
    /// How many bytes it may give.
    most: u64,
}

impl<R> Bounded<R> {
    fn of(input: R) -> Bounded<R> {
        Bounded { input, given: 0, line_end: 0, sign: 0, has_ended: false, most: u64::MAX }
    }
}

impl<R: Read> Read for Bounded<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if self.given >= self.most {
            let words = "a row is longer than 1 MiB; is there a quotation mark too many, or one missing?";
            return Err(io::Error::new(io::ErrorKind::InvalidData, words));
        }
        let read = self.input.read(buffer)?;
        let text = &buffer[..read];
        if let Some(end) = memchr::memrchr2(b'\n', b'\r', text) {
            self.line_end = self.given + end as u64 + 1;
        }
        self.sign = text.iter().rev().copied().find(|sign| !matches!(sign, b'\n' | b'\r')).unwrap_or(self.sign);
        self.given += read as u64;
        self.has_ended = read == 0;
        Ok(read)
    }
}
