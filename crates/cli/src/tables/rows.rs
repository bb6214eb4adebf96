//! Reads the rows of a table.

use super::decoding::MAX_HEAD_BYTES;
use super::{CSV_BUFFER_SIZE, Shape, Table, reader};
use csv::{Reader, StringRecord};
use serde_json::{Map, Value};
use std::borrow::Cow;
use std::io::{self, BufRead, BufReader, Read};
use std::sync::Arc;
use sudoku_board::notation::LONGEST_LINE;

/// A row of a table.
#[derive(Debug)]
pub struct Row {
    /// The line on which it begins, from 1.
    pub line: u64,
    pub cells: Cells,
}

/// The contents of a row.
#[derive(Debug)]
pub enum Cells {
    Values(StringRecord),
    Object(Map<String, Value>),
    /// The reason why the row cannot be read.
    Unreadable(String),
}

impl Row {
    /// Returns the cell with the puzzle, or the reason why there is none.
    pub fn puzzle(&self, table: &Table) -> Result<Cow<'_, str>, Cow<'_, str>> {
        let name = &table.names[table.puzzle];
        let text = match &self.cells {
            Cells::Unreadable(reason) => return Err(reason.into()),
            Cells::Values(values) if values.iter().skip(table.names.len()).any(|cell| !cell.is_empty()) => {
                let (cells, columns) = (values.len(), table.names.len());
                let words = format!(
                    "this row has {cells} cells, but the table has {columns} columns; put quotation marks around a cell with a delimiter in it"
                );
                return Err(words.into());
            }
            Cells::Values(values) => values.get(table.puzzle).map(Cow::Borrowed),
            Cells::Object(object) => object.get(name).and_then(cell_text),
        };
        text.filter(|text| !text.trim().is_empty())
            .ok_or_else(|| format!("there is no puzzle in the column {name:?}").into())
    }

    /// Returns the approximate size of the row in bytes.
    pub fn size(&self) -> usize {
        match &self.cells {
            Cells::Values(values) => values.as_slice().len(),
            Cells::Object(object) => object.values().map(|value| words(value).len()).sum(),
            Cells::Unreadable(reason) => reason.len(),
        }
    }

    /// Returns the text of a cell; empty if the row does not have it.
    pub fn text(&self, name: &str, column: usize) -> Cow<'_, str> {
        match &self.cells {
            Cells::Values(values) => values.get(column).unwrap_or_default().into(),
            Cells::Object(object) => object.get(name).map_or(Cow::Borrowed(""), words),
            Cells::Unreadable(_) => "".into(),
        }
    }

    /// Returns all cells with the names of their columns.
    pub fn values<'a>(&'a self, table: &'a Table) -> Vec<(&'a str, Value)> {
        match &self.cells {
            Cells::Values(values) => {
                let cells = table.names.iter().enumerate();
                cells.map(|(column, name)| (&**name, values.get(column).unwrap_or_default().into())).collect()
            }
            Cells::Object(object) => object.iter().map(|(name, value)| (&**name, value.clone())).collect(),
            Cells::Unreadable(_) => Vec::new(),
        }
    }

    /// Returns a name that the first rows did not have, so that it is not a column of the table.
    pub fn unknown_column(&self, table: &Table) -> Option<&str> {
        let Cells::Object(object) = &self.cells else { return None };
        object.keys().find(|name| !table.has(name)).map(String::as_str)
    }
}

/// The columns of a table that are passed through.
#[derive(Debug)]
pub struct KeptColumns {
    pub table: Arc<Table>,
    /// The indices of the columns, in the order of the output; `None` for a column that only other tables have.
    pub columns: Vec<Option<usize>>,
}

/// Returns a value as it is written in a table.
pub fn words(value: &Value) -> Cow<'_, str> {
    match value {
        Value::Null => "".into(),
        Value::String(text) => text.into(),
        other => other.to_string().into(),
    }
}

/// Returns the text of a puzzle in an object: a string, or the values of a board in a list.
pub(super) fn cell_text(value: &Value) -> Option<Cow<'_, str>> {
    match value {
        Value::String(text) => Some(text.into()),
        Value::Array(_) => Some(value.to_string().into()),
        _ => None,
    }
}

/// A reader of a table's rows.
pub struct Rows<R> {
    pub table: Arc<Table>,
    /// The number of lines above the text that is read here.
    before: u64,
    lines: Lines<R>,
}

enum Lines<R> {
    Values(Box<Reader<BoundedReader<R>>>),
    Objects { input: BufReader<R>, line: u64 },
}

impl<R: Read> Rows<R> {
    /// Creates a reader for a text that begins with the table, below this many other lines.
    pub fn of(table: Table, text: R, before: u64) -> io::Result<Rows<R>> {
        let lines = match table.shape {
            Shape::Objects => Lines::Objects { input: BufReader::new(text), line: 0 },
            Shape::Values { delimiter, has_header } => {
                let mut values = Box::new(reader(BoundedReader::of(text), delimiter, CSV_BUFFER_SIZE));
                if has_header {
                    values.read_record(&mut StringRecord::new())?;
                }
                Lines::Values(values)
            }
        };
        Ok(Rows { table: Arc::new(table), before, lines })
    }

    /// Returns true if the next row is not in memory yet.
    pub fn would_block(&self) -> bool {
        match &self.lines {
            Lines::Values(values) => values.get_ref().line_end <= values.position().byte(),
            Lines::Objects { input, .. } => memchr::memchr(b'\n', input.buffer()).is_none(),
        }
    }

    /// Reads the next row; `None` at the end.
    pub fn next(&mut self) -> io::Result<Option<Row>> {
        let table = &self.table;
        loop {
            let (line, cells) = match &mut self.lines {
                Lines::Values(values) => {
                    let start = values.position().byte();
                    values.get_mut().most = start + (LONGEST_LINE + MAX_HEAD_BYTES) as u64;
                    let mut record = StringRecord::new();
                    if !values.read_record(&mut record)? {
                        return Ok(None);
                    }
                    let bounded = values.get_ref();
                    let is_last = bounded.has_ended && values.position().byte() == bounded.given;
                    let ends = memchr::memchr_iter(b'\n', record.as_slice().as_bytes()).count() as u64;
                    let has_lines = record.iter().next_back().is_some_and(|cell| cell.contains('\n'));
                    let is_open = is_last && bounded.last_byte != b'"' && has_lines;
                    let is_ended = !is_last || !is_open && bounded.line_end == bounded.given;
                    let line = values.position().line() - ends - u64::from(is_ended);
                    if is_open {
                        let words =
                            "a cell of this row has no closing quotation mark, so the rows below are part of it";
                        (line, Cells::Unreadable(words.to_owned()))
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
                            |error| Cells::Unreadable(format!("this line is not a JSON object: {error}")),
                            Cells::Object,
                        ),
                    )
                }
            };
            return Ok(Some(Row { line: self.before + line, cells }));
        }
    }
}

/// A reader that limits the length of a record: a quotation mark that is never closed would take in all the rest.
struct BoundedReader<R> {
    input: R,
    /// The number of bytes given so far.
    given: u64,
    /// The end of the last whole line among them, in bytes.
    line_end: u64,
    /// The last byte that is not a line end.
    last_byte: u8,
    has_ended: bool,
    /// The number of bytes that may be given.
    most: u64,
}

impl<R> BoundedReader<R> {
    fn of(input: R) -> BoundedReader<R> {
        BoundedReader { input, given: 0, line_end: 0, last_byte: 0, has_ended: false, most: u64::MAX }
    }
}

impl<R: Read> Read for BoundedReader<R> {
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
        self.last_byte =
            text.iter().rev().copied().find(|byte| !matches!(byte, b'\n' | b'\r')).unwrap_or(self.last_byte);
        self.given += read as u64;
        self.has_ended = read == 0;
        Ok(read)
    }
}
