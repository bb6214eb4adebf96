//! `.opensudoku`, the XML of the Android game OpenSudoku: one game or many, in folders, with notes and the player's digits.

use super::draft::Draft;
use super::metadata::Element;
use super::parts::{Broken, Part, Parts};
use super::values::value;
use super::{Excerpt, Metadata, NumberedText, ReadError, line, sdm};
use crate::sudoku::{Board, Cell, CellKind, Digit, Digits};
use quick_xml::escape::escape;

/// The folder of a puzzle that has no name; OpenSudoku wants one.
const FOLDER: &str = "Sudoku";
/// In a piece cut out of a file of many games, longer words of the file are left out, in bytes.
const LONGEST_WORDS: usize = 80;
/// How many times as long as its game all words of a piece may be, as they are written.
const MOST_WORDS: usize = 3;

pub(super) fn looks_like(text: &str) -> bool {
    text.trim_start().starts_with('<')
}

fn line_ends(text: &str) -> u64 {
    text.bytes().filter(|&byte| byte == b'\n').count() as u64
}

pub(super) fn read(text: &str) -> Result<Draft, ReadError> {
    let mut metadata = Metadata::default();
    let mut data = None;
    let mut games = 0;
    let mut parts = Parts::of(text);
    loop {
        match parts.next() {
            Ok(None) => break,
            Ok(Some(Part::Game(game))) => {
                games += 1;
                if games == 1 {
                    data = game.data;
                    metadata.comment = game.note.or(metadata.comment.take());
                }
            }
            Ok(Some(Part::Folder(name))) if games == 0 => metadata.name = name,
            Ok(Some(Part::Words(element, words))) if games == 0 => {
                metadata.element(element).get_or_insert_default().push_str(&words);
            }
            Ok(_) => {}
            Err(Broken { at, reason }) => {
                let (line, reason) = (1 + line_ends(&text[..at]), Excerpt(&reason).to_string());
                return Err(ReadError::Xml { line, reason });
            }
        }
    }
    if games > 1 {
        return Err(ReadError::Several { puzzles: games });
    }
    for field in metadata.fields() {
        *field = field.take().map(|words| words.trim().to_owned()).filter(|words| !words.is_empty());
    }
    Ok(Draft { metadata, ..game(&data.ok_or(ReadError::NoGame)?)? })
}

/// Reads the data of a game: 81 digits, or after `version: 1`, 2 or 3 the digit, the notes and a 1 for a cell of the player's,
/// each followed by `|`. Version 1 has notes as digits and commas; later ones as a number, one bit a digit.
fn game(data: &str) -> Result<Draft, ReadError> {
    let data = data.trim();
    let Some(rest) = data.strip_prefix("version:") else {
        return line::read(data).map(Draft::from);
    };
    let rest = rest.trim_start();
    let (version, fields) = rest.split_at(rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len()));
    if !matches!(version, "1" | "2" | "3") {
        let version: String = rest.chars().take_while(|c| !c.is_whitespace()).take(20).collect();
        return Err(ReadError::Version { version });
    }
    // A mistake of version 2 wrote some bars twice.
    let mut fields = fields.split('|').map(str::trim).filter(|field| !field.is_empty());
    let mut board = Board::EMPTY;
    let mut candidates = Box::new([Digits::EMPTY; Cell::COUNT]);
    let mut cells = 0;
    while let Some(digit) = fields.next() {
        let (row, column) = (cells / 9, cells % 9);
        let wrong = |field: &str| {
            let character = field.chars().find(|c| !c.is_ascii_digit()).or(field.chars().nth(1)).unwrap_or('|');
            ReadError::NotADigit { row, column, character }
        };
        let (Some(notes), Some(editable)) = (fields.next(), fields.next()) else { break };
        let digit = single(digit).and_then(value).ok_or_else(|| wrong(digit))?;
        let notes = if version == "1" { listed(notes) } else { bits(notes) }.ok_or_else(|| wrong(notes))?;
        let kind = match editable {
            "0" => CellKind::Puzzle,
            "1" => CellKind::User,
            _ => return Err(wrong(editable)),
        };
        if let Some(cell) = Cell::from_index(cells) {
            board.put(cell, digit, kind);
            if digit.is_none() {
                candidates[cell.index()] = notes;
            }
        }
        cells += 1;
    }
    if cells != Cell::COUNT {
        return Err(ReadError::Cells { cells });
    }
    let puzzle = board.puzzle();
    // Without a given, the digits are the puzzle that somebody typed in.
    let values = if puzzle == Board::EMPTY { board.values() } else { puzzle.values() };
    let has_notes = candidates.iter().any(|notes| !notes.is_empty());
    Ok(Draft { played: Some(*board.values()), candidates: has_notes.then_some(candidates), ..Draft::from(*values) })
}

fn single(field: &str) -> Option<char> {
    let mut characters = field.chars();
    characters.next().filter(|_| characters.next().is_none())
}

/// Notes such as `1,5,` or `-`.
fn listed(notes: &str) -> Option<Digits> {
    let mut digits = Digits::EMPTY;
    for note in notes.split(',').filter(|note| !matches!(*note, "" | "-")) {
        digits.insert(single(note).and_then(value)??);
    }
    Some(digits)
}

/// Notes such as `17`, for 1 and 5.
fn bits(notes: &str) -> Option<Digits> {
    let bits: u16 = notes.parse().ok().filter(|&bits| bits < 512)?;
    Some(Digit::ALL.into_iter().filter(|digit| bits & (1 << (digit.get() - 1)) != 0).collect())
}

/// Cuts a file of many games into files of one game, as they are asked for, each with the line on which its game stands, from
/// 1. What cannot be read, and a file without a game, comes as one piece that will say why.
pub(super) struct Games {
    /// `None` when all has been given.
    parts: Option<Parts<String>>,
    words: [Repeated; Element::ALL.len()],
    has_games: bool,
    /// How much of the text has been counted, and the line that its end is on.
    counted: usize,
    line: u64,
}

impl Games {
    pub(super) fn of(text: String) -> Games {
        let words = std::array::from_fn(|_| Repeated::default());
        Games { parts: Some(Parts::of(text)), words, has_games: false, counted: 0, line: 1 }
    }
}

impl Iterator for Games {
    type Item = NumberedText;

    fn next(&mut self) -> Option<NumberedText> {
        let parts = self.parts.as_mut()?;
        let ended = loop {
            match parts.next() {
                Ok(Some(Part::Folder(name))) => {
                    let words = &mut self.words[Element::Name as usize];
                    *words = Repeated::default();
                    words.add(&name.unwrap_or_default());
                }
                Ok(Some(Part::Words(element, words))) => self.words[element as usize].add(&words),
                Ok(Some(Part::Game(game))) => {
                    self.has_games = true;
                    self.line += line_ends(&parts.text()[self.counted..game.start]);
                    self.counted = game.start;
                    let tag = &parts.text()[game.start..game.end];
                    let text = match &game.data {
                        // It is refused, whatever stands around it.
                        None => tag.to_owned(),
                        // Words are repeated only with a game that is about as long as they are.
                        Some(data) if data.len() >= Cell::COUNT => file_of(&self.words, tag, game.has_end),
                        Some(_) => file_of(&[], tag, game.has_end),
                    };
                    return Some(NumberedText { line: self.line, text });
                }
                Ok(None) => break None,
                Err(Broken { at, .. }) => break Some(at),
            }
        };
        let text = self.parts.take()?.into_text();
        if !self.has_games {
            return Some(NumberedText { line: 1, text });
        }
        let rest = ended?;
        let line = self.line + line_ends(&text[self.counted..rest]);
        Some(NumberedText { line, text: format!("<opensudoku>{}", &text[rest..]) })
    }
}

/// A file of one game, in one line but for what stands in its tag.
fn file_of(words: &[Repeated], tag: &str, has_end: bool) -> String {
    let mut text = "<opensudoku>".to_owned();
    let mut room = MOST_WORDS * tag.len();
    for (element, words) in Element::ALL.into_iter().zip(words) {
        let words = words.get().map(|words| in_element(element, words)).filter(|words| words.len() <= room);
        if let Some(words) = words {
            room -= words.len();
            text.push_str(&words);
        }
    }
    text.push_str(tag);
    text.push_str(if has_end { "</game></opensudoku>" } else { "</opensudoku>" });
    text
}

/// Words of an element, without white space at the ends. Of those that are too long nothing is kept.
#[derive(Default)]
struct Repeated {
    words: String,
    /// White space that belongs to the words if more of them follow.
    space: String,
    is_too_long: bool,
}

impl Repeated {
    fn add(&mut self, more: &str) {
        let more = if self.words.is_empty() { more.trim_start() } else { more };
        let (words, space) = more.split_at(more.trim_end().len());
        if !words.is_empty() && !self.is_too_long {
            self.is_too_long = self.words.len() + self.space.len() + words.len() > LONGEST_WORDS;
            let kept = if self.is_too_long { "" } else { words };
            self.words.push_str(&std::mem::take(&mut self.space));
            self.words.push_str(kept);
        }
        if !self.words.is_empty() && self.space.len() <= LONGEST_WORDS {
            self.space.push_str(&space[..space.floor_char_boundary(LONGEST_WORDS + 1)]);
        }
    }

    fn get(&self) -> Option<&str> {
        (!self.words.is_empty() && !self.is_too_long).then_some(&self.words)
    }
}

fn in_element(element: Element, words: &str) -> String {
    let name = element.name();
    format!("<{name}>{}</{name}>", escape(words))
}

pub(super) const HEAD: &str = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<opensudoku>";
pub(super) const TAIL: &str = "\n</opensudoku>";

/// Writes the first version of the file, which every OpenSudoku reads.
pub(super) fn write(board: &Board, metadata: &Metadata) -> String {
    format!("{HEAD}{}{}{TAIL}", words(metadata), entry(board))
}

/// The words above the games; OpenSudoku wants a name for the folder.
pub(super) fn words(metadata: &Metadata) -> String {
    let mut metadata = metadata.clone();
    metadata.name.get_or_insert_with(|| FOLDER.to_owned());
    let told =
        metadata.elements().map(|(element, words)| (element, words.trim())).filter(|(_, words)| !words.is_empty());
    told.map(|(element, words)| format!("\n  {}", in_element(element, words))).collect()
}

/// One game.
pub(super) fn entry(board: &Board) -> String {
    format!("\n  <game data=\"{}\"/>", sdm::write(board))
}
