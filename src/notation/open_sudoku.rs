//! `.opensudoku`, the XML of the Android game OpenSudoku: one game or many, in folders, with notes and the player's digits.

use super::reading::Draft;
use super::{Metadata, ReadError, line, sdm, value};
use crate::sudoku::{Board, Cell, CellKind, Digit, Digits};
use quick_xml::Reader;
use quick_xml::escape::{escape, resolve_predefined_entity, unescape};
use quick_xml::events::{BytesRef, BytesStart, Event};

/// The folder of a puzzle that has no name; OpenSudoku wants one.
const FOLDER: &str = "Sudoku";
/// In a piece cut out of a file of many games, longer words of the file are left out.
const LONGEST_WORDS: usize = 80;

pub(super) fn looks_like(text: &str) -> bool {
    text.trim_start().starts_with('<')
}

/// A part of the file that matters.
enum Part {
    /// Words, or more of them, of the element of that name.
    Words(Vec<u8>, String),
    /// A folder and its name.
    Folder(Option<String>),
    Game(Game),
}

struct Game {
    data: Option<String>,
    note: Option<String>,
    /// Where its tag begins and ends in the text, in bytes.
    start: usize,
    end: usize,
    /// The tag is closed by another one.
    has_end: bool,
}

/// XML that cannot be read on.
struct Broken {
    /// The byte at which the reading began that failed.
    at: usize,
    reason: String,
}

/// Tells of all parts in their order. Entities of the file's own are not known, so none can grow.
fn visit(text: &str, mut seen: impl FnMut(Part)) -> Result<(), Broken> {
    let mut reader = Reader::from_str(text);
    let mut element: Option<Vec<u8>> = None;
    let place = |position: u64| usize::try_from(position).unwrap_or(usize::MAX).min(text.len());
    loop {
        let start = place(reader.buffer_position());
        let broken = |reason: String| Broken { at: start, reason };
        let event = reader.read_event().map_err(|error| broken(error.to_string()))?;
        let words = match &event {
            Event::Eof => return Ok(()),
            Event::Start(tag) | Event::Empty(tag) => {
                let has_end = matches!(event, Event::Start(_));
                let end = place(reader.buffer_position());
                element = has_end.then(|| tag.name().as_ref().to_vec());
                match tag.name().as_ref() {
                    b"folder" => seen(Part::Folder(attribute(tag, b"name").map_err(broken)?)),
                    b"game" => seen(Part::Game(Game {
                        data: attribute(tag, b"data").map_err(broken)?,
                        note: attribute(tag, b"note").map_err(broken)?,
                        start,
                        end,
                        has_end,
                    })),
                    _ => {}
                }
                continue;
            }
            Event::End(_) => {
                element = None;
                continue;
            }
            Event::Text(text) => text.decode().map(|words| words.into_owned()).map_err(|error| error.to_string()),
            Event::CData(text) => text.decode().map(|words| words.into_owned()).map_err(|error| error.to_string()),
            Event::GeneralRef(name) => reference(name),
            _ => continue,
        };
        if let Some(element) = &element {
            seen(Part::Words(element.clone(), words.map_err(broken)?));
        }
    }
}

/// What stands for `&lt;` or `&#60;`.
fn reference(name: &BytesRef) -> Result<String, String> {
    if let Some(character) = name.resolve_char_ref().map_err(|error| error.to_string())? {
        return Ok(character.to_string());
    }
    let name = name.decode().map_err(|error| error.to_string())?;
    let known = resolve_predefined_entity(&name).map(str::to_owned);
    known.ok_or_else(|| format!("&{}; has no meaning", name.escape_debug()))
}

/// The value of the attribute, or the reason why there is no telling.
fn attribute(tag: &BytesStart, name: &[u8]) -> Result<Option<String>, String> {
    // Looking for attributes that stand twice would compare each with all others.
    for attribute in tag.attributes().with_checks(false) {
        let attribute = attribute.map_err(|error| error.to_string())?;
        if attribute.key.as_ref() == name {
            let raw = std::str::from_utf8(&attribute.value).map_err(|error| error.to_string())?;
            return unescape(raw).map(|value| Some(value.into_owned())).map_err(|error| error.to_string());
        }
    }
    Ok(None)
}

fn add(field: &mut Option<String>, words: &str) {
    field.get_or_insert_default().push_str(words);
}

pub(super) fn read(text: &str) -> Result<Draft, ReadError> {
    let mut metadata = Metadata::default();
    let mut data = None;
    let mut games = 0;
    let ended = visit(text, |part| match part {
        Part::Game(game) => {
            games += 1;
            if games == 1 {
                data = game.data;
                metadata.comment = game.note.or(metadata.comment.take());
            }
        }
        Part::Folder(name) if games == 0 => metadata.name = name,
        Part::Words(element, words) if games == 0 => {
            if let Some(field) = metadata.element(&element) {
                add(field, &words);
            }
        }
        _ => {}
    });
    if let Err(Broken { at, reason }) = ended {
        let line = text.bytes().take(at).filter(|&byte| byte == b'\n').count() + 1;
        return Err(ReadError::Xml { line, reason });
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

/// Cuts a file of many games into files of one game, each with the line on which its game stands, from 1. What cannot be
/// read, and a file without a game, comes as one piece that will say why.
pub(super) fn cut(text: &str, mut found: impl FnMut(usize, &str)) {
    let mut metadata = Metadata::default();
    let mut pieces = 0;
    let (mut counted, mut line) = (0, 1);
    let mut line_of = |at: usize| {
        line += text.as_bytes()[counted..at].iter().filter(|&&byte| byte == b'\n').count();
        counted = at;
        line
    };
    let ended = visit(text, |part| match part {
        Part::Folder(name) => metadata.name = name,
        Part::Words(element, words) => {
            if let Some(field) = metadata.element(&element) {
                // So much of it that it is known to be too long.
                if field.as_ref().is_none_or(|field| field.len() <= LONGEST_WORDS) {
                    add(field, &words);
                }
            }
        }
        Part::Game(game) => {
            pieces += 1;
            let mut piece = "<opensudoku>".to_owned();
            // Words may be repeated only where the game itself is as long as they are.
            if game.data.is_some_and(|data| data.len() >= Cell::COUNT) {
                write_words(&metadata, LONGEST_WORDS, "", &mut piece);
            }
            piece.push_str(text.get(game.start..game.end).unwrap_or_default());
            piece.push_str(if game.has_end { "</game></opensudoku>" } else { "</opensudoku>" });
            found(line_of(game.start), &piece);
        }
    });
    match ended {
        Err(Broken { at, .. }) if pieces > 0 => {
            let rest = text.get(at..).unwrap_or_default();
            found(line_of(at), &format!("<opensudoku>{rest}"));
        }
        Err(_) => found(1, text),
        Ok(()) if pieces == 0 => found(1, text),
        Ok(()) => {}
    }
}

fn write_words(metadata: &Metadata, longest: usize, space: &str, text: &mut String) {
    for (element, words) in metadata.elements() {
        let words = words.trim();
        if (1..=longest).contains(&words.len()) {
            text.push_str(&format!("{space}<{element}>{}</{element}>", escape(words)));
        }
    }
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
    let mut text = String::new();
    write_words(&metadata, usize::MAX, "\n  ", &mut text);
    text
}

/// One game.
pub(super) fn entry(board: &Board) -> String {
    format!("\n  <game data=\"{}\"/>", sdm::write(board))
}
