//! Tells tables from other texts by their first lines.

use super::decoding::LONGEST_HEAD;
use super::{Shape, Table, names_puzzle, reader};
use crate::notation::is_line;
use csv::StringRecord;
use serde_json::{Map, Value};

/// The delimiters of values. Those that rarely occur inside values come first.
const DELIMITERS: [u8; 4] = [b'\t', b',', b';', b'|'];

/// How many rows are looked at to find a puzzle.
const MOST_ROWS: usize = 50;

/// What a text begins with.
#[derive(PartialEq, Eq, Debug)]
pub(crate) enum Begin {
    /// A table, after so many bytes and lines of comments.
    Table { table: Table, bytes: usize, lines: u64 },
    /// Something else.
    Other,
    /// It takes more of it to tell.
    Unclear,
}

/// Tells what a text is by its beginning; `is_all` says that there is no more of it.
pub(crate) fn recognise(head: &[u8], is_all: bool) -> Begin {
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
