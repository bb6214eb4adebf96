//! `.sdk`, the files of SadMan Sudoku and SudoCue: nine rows, `#` lines with a letter above them, and parts named in brackets.

use super::draft::Draft;
use super::played::Played;
use super::values::{BoardValues, symbol, value_or_dot};
use super::{Metadata, ReadError, candidates, grid, line};
use crate::classic::Grid;

const LETTERS: [char; 7] = ['A', 'D', 'C', 'B', 'S', 'L', 'U'];

/// Splits a line such as `#ARuud` into its letter and its text.
pub(super) fn header(line: &str) -> Option<(char, &str)> {
    let mut rest = line.strip_prefix('#')?.chars();
    let letter = rest.next().filter(|letter| LETTERS.contains(letter))?;
    Some((letter, rest.as_str().trim()))
}

/// Returns the name of the part that begins on this line, such as `[Puzzle]`, without brackets.
pub(super) fn part(line: &str) -> Option<&str> {
    let name = line.trim().strip_prefix('[')?.strip_suffix(']')?;
    let is_name = name.starts_with(char::is_alphabetic) && name.chars().all(|c| c.is_alphanumeric() || c == ' ');
    is_name.then_some(name)
}

pub(super) fn is_puzzle(part: &str) -> bool {
    part.eq_ignore_ascii_case("puzzle")
}

/// Returns true if the text has a header line or named parts, or is exactly nine bare rows.
pub(super) fn looks_like(text: &str) -> bool {
    let is_bare = |line: &str| line.len() == 9 && line.chars().all(|c| value_or_dot(c).is_some());
    let mut lines = text.trim().lines();
    let bare = lines.by_ref().take(9).filter(|line| is_bare(line)).count();
    bare == 9 && lines.next().is_none() || text.lines().any(|line| header(line).is_some() || part(line).is_some())
}

pub(super) fn read(text: &str) -> Result<Draft, ReadError> {
    let mut metadata = Metadata::default();
    let (mut puzzle, mut state, mut marks) = (String::new(), String::new(), String::new());
    let mut here = Some(&mut puzzle);
    for line in text.lines() {
        if let Some((letter, words)) = header(line) {
            if let Some(field) = metadata.lettered(letter) {
                add(field, words);
            }
        } else if let Some(name) = part(line) {
            here = match name.to_ascii_lowercase().as_str() {
                "puzzle" => Some(&mut puzzle),
                "state" => Some(&mut state),
                "pencilmarks" => Some(&mut marks),
                _ => None,
            };
        } else if let Some(part) = &mut here
            && !line.starts_with('#')
            && !line.trim().is_empty()
        {
            part.push_str(line);
            part.push('\n');
        }
    }
    for field in metadata.fields() {
        *field = field.take().map(|words| words.trim().to_owned()).filter(|words| !words.is_empty());
    }
    let in_part = |part| move |reason| ReadError::InPart { part, reason: Box::new(reason) };
    let values = if puzzle.is_empty() { Err(ReadError::Empty) } else { rows(&puzzle) };
    let played = if state.is_empty() { None } else { Some(rows(&state).map_err(in_part("State"))?) };
    // Programs write this part in several ways. A puzzle is not refused because of its pencil marks.
    let candidates = candidates::read(&marks).ok().and_then(|draft| draft.candidates);
    Ok(Draft { values: values?, played, candidates, metadata })
}

fn rows(text: &str) -> Result<BoardValues, ReadError> {
    if text.lines().nth(1).is_none() && !grid::looks_drawn(text) { line::read(text) } else { grid::read(text) }
}

/// Adds a line to a field: several lines with the same letter are one field.
fn add(field: &mut Option<String>, words: &str) {
    match field {
        Some(field) => {
            field.push('\n');
            field.push_str(words);
        }
        None => *field = Some(words.to_owned()),
    }
}

/// Writes a puzzle, and the player's digits and notes in parts of their own if there are any.
pub(super) fn write_played(board: &Grid, played: Played<'_>, metadata: &Metadata) -> String {
    let Played { board: all, marks } = played;
    if all.is_none() && marks.is_none() {
        return write(board, metadata);
    }
    let all = all.unwrap_or(board);
    let mut text = headers(metadata) + "[Puzzle]\n" + &bare_rows(board) + "\n[State]\n" + &bare_rows(all);
    if let Some(marks) = marks {
        let grid = candidates::write(all, Some(marks));
        let rows = grid.lines().filter(|line| line.starts_with("| ")).map(|line| line.replace('|', " "));
        text += "\n[PencilMarks]";
        rows.for_each(|row| text.push_str(&format!("\n{}", row.trim())));
    }
    text
}

pub(super) fn write(board: &Grid, metadata: &Metadata) -> String {
    headers(metadata) + &bare_rows(board)
}

/// Returns the header lines above the rows.
fn headers(metadata: &Metadata) -> String {
    let mut text = String::new();
    let mut metadata = metadata.clone();
    for letter in LETTERS {
        let words = metadata.lettered(letter).and_then(Option::take);
        for line in words.iter().flat_map(|words| words.trim().split(['\n', '\r'])) {
            if !words.as_deref().unwrap_or_default().trim().is_empty() {
                text.push('#');
                text.push(letter);
                text.push_str(line.trim());
                text.push('\n');
            }
        }
    }
    text
}

fn bare_rows(board: &Grid) -> String {
    let row = |values: &[u8]| values.iter().map(|&value| symbol(value, '.')).collect::<String>();
    board.values().chunks(9).map(row).collect::<Vec<_>>().join("\n")
}
