//! Recognises tables by the first lines of a text.

use super::decoding::MAX_HEAD_BYTES;
use super::rows::cell_text;
use super::{CSV_BUFFER_SIZE, Shape, Table, names_puzzle, reader};
use csv::StringRecord;
use serde_json::{Map, Value};
use std::collections::{HashMap, HashSet};
use std::mem;
use sudoku_board::notation::is_line;
use sudoku_board::notation::work::count_bytes;

/// The delimiters of values. Those that rarely occur inside values come first.
const DELIMITERS: [u8; 4] = [b'\t', b',', b';', b'|'];

/// The name of the column if a table has only puzzles, as commands print it.
const OWN_NAME: &str = "puzzle";

/// The maximum length of a header in which a name has several lines, in bytes.
const MAX_HEADER_BYTES: usize = 1 << 12;

/// The maximum number of comments that are read beyond their line because they may be such a header.
const MAX_CONTINUED: u8 = 4;

/// Returns true if a cell has a form in which commands print puzzles: 81 cells, a list of values, or our own form.
fn is_own(cell: &str) -> bool {
    is_line(cell) || cell.starts_with('[') || cell.starts_with('(') && cell.contains("version")
}

/// The number of rows that are searched for a puzzle.
const MAX_ROWS: usize = 50;

/// The beginning of a text.
#[derive(PartialEq, Eq, Debug)]
pub enum TextKind {
    /// A table, after this many bytes and lines of comments.
    Table { table: Table, bytes: usize, lines: u64 },
    /// A text that is not a table.
    Other,
    /// Not enough of the text is known to tell.
    Unclear,
}

/// Recognises a text by its beginning, which may grow from call to call.
#[derive(Default, Debug)]
pub struct Recogniser {
    /// The number of bytes and lines of comments and blanks found at the beginning so far.
    bytes: usize,
    lines: u64,
    /// The length of the beginning at the last call, in bytes.
    asked: usize,
    /// The number of comments that were read beyond their line.
    continued: u8,
}

impl Recogniser {
    /// Recognises a text by its beginning, which includes the beginnings of all earlier calls; `is_all` is true if there is no
    /// more of it.
    pub fn recognise(&mut self, head: &[u8], is_all: bool) -> TextKind {
        let is_all = is_all || head.len() >= MAX_HEAD_BYTES;
        let new = &head[mem::replace(&mut self.asked, head.len())..];
        count_bytes(new.len());
        // Without a new line, the answer stays the same.
        if memchr::memchr2(b'\n', b'\r', new).is_none() && !is_all {
            return TextKind::Unclear;
        }
        loop {
            let rest = &head[self.bytes..];
            let end = memchr::memchr2(b'\n', b'\r', rest);
            count_bytes(end.unwrap_or(rest.len()));
            let (line, after) = rest.split_at(end.unwrap_or(rest.len()));
            // A line feed may follow.
            if matches!(after, b"" | b"\r") && !is_all {
                return TextKind::Unclear;
            }
            if line.starts_with(b"#") {
                if is_header(line) {
                    break;
                }
                // A name in quotation marks may continue on the next line.
                let names = &rest[..rest.len().min(MAX_HEADER_BYTES)];
                if self.continued < MAX_CONTINUED && has_open_quote(line) {
                    if names.len() < MAX_HEADER_BYTES && !is_all {
                        return TextKind::Unclear;
                    }
                    if is_header(names) {
                        break;
                    }
                    self.continued += 1;
                }
            } else if !line.trim_ascii().is_empty() {
                break;
            }
            if after.is_empty() {
                return TextKind::Other;
            }
            self.lines += u64::from(after[0] == b'\n' || !after.starts_with(b"\r\n"));
            self.bytes += line.len() + 1;
        }
        let rest = &head[self.bytes..];
        let table = match rest.trim_ascii_start().first() {
            Some(b'{') => objects(rest),
            Some(b'[' | b'<') => None,
            _ => match DELIMITERS
                .into_iter()
                .map(|delimiter| of_values(rest, delimiter, is_all))
                .find(|found| *found != Ok(None))
            {
                Some(Ok(found)) => found,
                Some(Err(TooFewRows)) => return TextKind::Unclear,
                None => None,
            },
        };
        table.map_or(TextKind::Other, |table| TextKind::Table { table, bytes: self.bytes, lines: self.lines })
    }
}

/// Returns true if the first record of a text names the column with the puzzles, among others.
fn is_header(text: &[u8]) -> bool {
    DELIMITERS.into_iter().filter(|delimiter| text.contains(delimiter)).any(|delimiter| {
        let names = &values(text, delimiter, 1)[..];
        names.first().is_some_and(|names| names.len() > 1 && names.iter().any(names_puzzle))
    })
}

/// Returns true if a cell of the line begins with a quotation mark that is not closed on the line.
fn has_open_quote(line: &[u8]) -> bool {
    let is_odd = line.iter().filter(|&&byte| byte == b'"').count() % 2 == 1;
    is_odd && line.windows(2).any(|pair| DELIMITERS.contains(&pair[0]) && pair[1] == b'"')
}

/// The error returned if there are too few rows to recognise the format.
#[derive(PartialEq, Eq, Debug)]
struct TooFewRows;

/// Parses the first rows of a text.
fn values(text: &[u8], delimiter: u8, most: usize) -> Vec<StringRecord> {
    count_bytes(text.len());
    let text = String::from_utf8_lossy(text);
    reader(text.as_bytes(), delimiter, text.len().clamp(1, CSV_BUFFER_SIZE))
        .into_records()
        .take(most)
        .map_while(Result::ok)
        .collect()
}

fn of_values(text: &[u8], delimiter: u8, is_all: bool) -> Result<Option<Table>, TooFewRows> {
    let mut rows = values(text, delimiter, MAX_ROWS);
    // The last row may be incomplete, if only inside quotation marks.
    let ends = |cell: &str| !cell.ends_with(['\n', '\r']);
    let is_whole = text.ends_with(b"\n") && rows.last().is_none_or(|row| row.iter().next_back().is_none_or(ends));
    if !is_all && !is_whole && rows.len() < MAX_ROWS {
        rows.pop();
    }
    let Some(first) = rows.first() else { return if is_all { Ok(None) } else { Err(TooFewRows) } };
    // The cells or rows of a drawn puzzle are not names.
    let is_name = |value: &str| value.trim().chars().nth(1).is_some() && value.contains(char::is_alphabetic);
    let puzzle_of = |row: &StringRecord| row.iter().position(|value| is_line(value.trim()));
    if delimiter == b',' && first.len() == 1 && &first[0] == OWN_NAME {
        return match rows.get(1) {
            Some(row) if row.len() > 1 || !is_own(&row[0]) => Ok(None),
            None if !is_all => Err(TooFewRows),
            // The word alone, as an argument, is not a table.
            None if !text.ends_with(b"\n") => Ok(None),
            _ => Ok(Some(Table::new(vec![OWN_NAME.to_owned()], 0, Shape::Values { delimiter, has_header: true }))),
        };
    }
    if first.len() < 2 || puzzle_of(first).is_none() && !first.iter().any(is_name) {
        return Ok(None);
    }
    let table = |puzzle, has_header| {
        let names = first.iter().map(|name| if has_header { name } else { "" });
        Ok(Some(Table::new(with_unique_names(names), puzzle, Shape::Values { delimiter, has_header })))
    };
    if let Some(puzzle) = first.iter().position(names_puzzle) {
        return table(puzzle, true);
    }
    if let Some(puzzle) = puzzle_of(first) {
        return table(puzzle, false);
    }
    match rows[1..].iter().filter(|row| row.len() > 1).find_map(puzzle_of) {
        Some(puzzle) if puzzle < first.len() => table(puzzle, true),
        None if !is_all && rows.len() < MAX_ROWS => Err(TooFewRows),
        _ => Ok(None),
    }
}

/// Returns the table of a text that has a JSON object on each line.
fn objects(text: &[u8]) -> Option<Table> {
    let (mut names, mut known): (Vec<String>, HashSet<String>) = Default::default();
    for (number, line) in text.split(|&byte| byte == b'\n').enumerate() {
        count_bytes(line.len() + 1);
        let Ok(object) = serde_json::from_slice::<Map<String, Value>>(line) else {
            // The first line decides; a later one may be cut off.
            if number == 0 {
                return None;
            } else {
                continue;
            };
        };
        names.extend(object.keys().filter(|name| known.insert((*name).clone())).cloned());
        if number == 0 {
            let is_puzzle = |name: &&String| {
                let text = cell_text(&object[*name]);
                text.is_some_and(|text| names_puzzle(name) || is_line(text.trim()))
            };
            let named = names.iter().find(|name| names_puzzle(name)).filter(is_puzzle);
            let name = named.or_else(|| names.iter().find(is_puzzle))?;
            let puzzle = names.iter().position(|other| other == name)?;
            names.swap(0, puzzle);
        }
    }
    (!names.is_empty()).then(|| Table::new(names, 0, Shape::Objects))
}

/// Makes all names different: numbers the repeated ones and fills in the missing ones.
fn with_unique_names<'a>(names: impl Iterator<Item = &'a str> + Clone) -> Vec<String> {
    let written: HashSet<&str> = names.clone().collect();
    let (mut found, mut taken, mut numbers) = (Vec::new(), HashSet::new(), HashMap::<String, usize>::new());
    for (index, name) in names.enumerate() {
        let name = if name.is_empty() { format!("column_{}", index + 1) } else { name.to_owned() };
        count_bytes(name.len());
        let mut own = name.clone();
        while !taken.insert(own.clone()) {
            // A column called `note_2` in the table keeps that name.
            let number = numbers.entry(name.clone()).or_insert(1);
            own = loop {
                *number += 1;
                let other = format!("{name}_{number}");
                count_bytes(other.len());
                if !written.contains(&*other) {
                    break other;
                }
            };
        }
        found.push(own);
    }
    found
}
