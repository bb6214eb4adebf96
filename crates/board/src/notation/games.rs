//! Reads the games of an OpenSudoku file one by one: their data, and the details above them.

use super::draft::Draft;
use super::escaped::Excerpt;
use super::parts::{Game, Part, Parts, XmlError};
use super::values::value;
use super::{Metadata, ReadError, line};
use crate::classic::ClassicCell;
use crate::{Cell, Value, Values};

/// The most bytes of details that are kept for each game; only the first game of a file keeps longer ones.
const LONGEST_WORDS: usize = 80;

/// The games of a file, read on demand, each with its line, from 1. If the file cannot be read any further, or has no game, the
/// last item is the error.
pub(super) struct Games<T> {
    /// `None` once everything has been returned.
    parts: Option<Parts<T>>,
    /// The details read so far.
    words: Metadata,
    has_games: bool,
    /// The number of bytes whose line ends have been counted, and the line that this is.
    counted: usize,
    line: u64,
}

impl<T: AsRef<[u8]> + AsRef<str>> Games<T> {
    pub(super) fn of(text: T) -> Games<T> {
        Games { parts: Some(Parts::of(text)), words: Metadata::default(), has_games: false, counted: 0, line: 1 }
    }

    /// Returns the details of the next game: all of them for the first, only short ones for the others.
    fn metadata(&mut self) -> Metadata {
        let is_first = !std::mem::replace(&mut self.has_games, true);
        let mut told = Metadata::default();
        for (to, from) in told.fields().into_iter().zip(self.words.fields()) {
            let words = from.as_deref().filter(|words| is_first || words.len() <= LONGEST_WORDS).unwrap_or_default();
            *to = Some(words.trim().to_owned()).filter(|words| !words.is_empty());
        }
        told
    }
}

impl<T: AsRef<[u8]> + AsRef<str>> Iterator for Games<T> {
    type Item = (u64, Result<Draft, ReadError>);

    fn next(&mut self) -> Option<Self::Item> {
        loop {
            let parts = self.parts.as_mut()?;
            match parts.next() {
                Ok(Some(Part::Folder(name))) => self.words.name = name,
                Ok(Some(Part::Words(element, words))) => {
                    self.words.element(element).get_or_insert_default().push_str(&words);
                }
                Ok(Some(Part::Game(Game { data, note, start }))) => {
                    self.line += line_ends(&parts.text()[self.counted..start]);
                    self.counted = start;
                    let mut metadata = self.metadata();
                    metadata.comment = note.or(metadata.comment);
                    let read = data.ok_or(ReadError::NoGame).and_then(|data| game(&data));
                    return Some((self.line, read.map(|draft| Draft { metadata, ..draft })));
                }
                Ok(None) => {
                    self.parts = None;
                    return (!self.has_games).then_some((1, Err(ReadError::NoGame)));
                }
                Err(XmlError { at, reason }) => {
                    let line = self.line + line_ends(&parts.text()[self.counted..at]);
                    self.parts = None;
                    return Some((line, Err(ReadError::Xml { line: 1, reason: Excerpt(&reason).to_string() })));
                }
            }
        }
    }
}

fn line_ends(text: &str) -> u64 {
    text.bytes().filter(|&byte| byte == b'\n').count() as u64
}

/// Reads the data of a game: 81 digits, or, after `version: 1` to 5, the digit, the notes and a 1 for the player's cells, each
/// followed by `|`. In version 1, notes are digits and commas; in later versions they are a number with one bit per digit.
/// Version 4 has two kinds of notes, which are combined; version 5 adds a colour.
fn game(data: &str) -> Result<Draft, ReadError> {
    let data = data.trim();
    let Some(rest) = data.strip_prefix("version:") else {
        return line::read(data).map(Draft::from);
    };
    let rest = rest.trim_start();
    let (version, fields) = rest.split_at(rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len()));
    if !matches!(version, "1" | "2" | "3" | "4" | "5") {
        let version: String = rest.chars().take_while(|c| !c.is_whitespace()).take(20).collect();
        return Err(ReadError::Version { version });
    }
    // A bug in version 2 wrote some bars twice.
    let mut fields = fields.split('|').map(str::trim).filter(|field| !field.is_empty()).peekable();
    let (mut givens, mut all) = ([0; Cell::COUNT], [0; Cell::COUNT]);
    let mut candidates = Box::new([Values::EMPTY; Cell::COUNT]);
    let mut cells = 0;
    while let Some(digit) = fields.next() {
        let (row, column) = (cells / 9, cells % 9);
        let wrong = |field: &str| {
            let character = field.chars().find(|c| !c.is_ascii_digit()).or(field.chars().nth(1)).unwrap_or('|');
            ReadError::NotADigit { row, column, character }
        };
        let Some(notes) = fields.next() else { break };
        let more_notes = fields.next_if(|_| matches!(version, "4" | "5")).unwrap_or("0");
        let _colour = fields.next_if(|_| version == "5");
        let Some(editable) = fields.next() else { break };
        let digit = single(digit).and_then(value).ok_or_else(|| wrong(digit))?;
        let notes = if version == "1" { listed(notes) } else { bits(notes) }.ok_or_else(|| wrong(notes))?;
        let notes = notes | bits(more_notes).ok_or_else(|| wrong(more_notes))?;
        if !matches!(editable, "0" | "1") {
            return Err(wrong(editable));
        }
        if cells < Cell::COUNT {
            all[cells] = digit;
            if editable == "0" {
                givens[cells] = digit;
            }
            if digit == 0 {
                candidates[cells] = notes;
            }
        }
        cells += 1;
    }
    if cells != Cell::COUNT {
        return Err(ReadError::Cells { cells });
    }
    let has_notes = candidates.iter().any(|notes| !notes.is_empty());
    Ok(Draft { candidates: has_notes.then_some(candidates), ..Draft::played(givens, all) })
}

fn single(field: &str) -> Option<char> {
    let mut characters = field.chars();
    characters.next().filter(|_| characters.next().is_none())
}

/// Reads notes such as `1,5,` or `-`.
fn listed(notes: &str) -> Option<Values> {
    let mut digits = Values::EMPTY;
    for note in notes.split(',').filter(|note| !matches!(*note, "" | "-")) {
        digits.insert(single(note).and_then(value).and_then(Value::digit)?);
    }
    Some(digits)
}

/// Reads notes such as `17`, for 1 and 5.
fn bits(notes: &str) -> Option<Values> {
    let bits: u16 = notes.parse().ok().filter(|&bits| bits < 512)?;
    Some(Value::DIGITS.into_iter().filter(|digit| bits & (1 << (digit.get() - 1)) != 0).collect())
}
