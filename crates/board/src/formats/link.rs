//! Links that contain a puzzle, and the data of such a link alone.

use super::error::FormatError;
use super::puzzle::Puzzle;
use super::{f_puzzles, f_puzzles_write, lz};
use crate::notation::work::count_bytes;
use crate::{Board, notation};
use percent_encoding::{NON_ALPHANUMERIC, percent_decode_str, utf8_percent_encode};
use std::borrow::Cow;

/// A link to a puzzle, by the data that it contains.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Link {
    /// The packed JSON of f-puzzles.
    FPuzzles(String),
    /// The data of another program, by the name of its format.
    Other(&'static str),
    /// Only the number of a puzzle on a server.
    OnAServer,
}

/// The longest link that is read, in bytes.
const LONGEST: usize = 1 << 18;

/// The prefixes of f-puzzles' data in SudokuPad's addresses.
const F_PUZZLES: [&str; 2] = ["fpuzzles", "fpuz"];

/// The prefixes of SudokuPad's own data.
const SUDOKU_PAD: [&str; 3] = ["scl", "scf", "ctc"];

impl Link {
    /// Recognises a link; `None` if the text is none of these. The text may be percent-encoded, or have spaces in place of plus
    /// signs.
    pub fn of(text: &str) -> Option<Link> {
        let text = text.trim();
        count_bytes(text.len());
        if text.len() > LONGEST || text.contains(|c: char| c.is_whitespace() && c != ' ') {
            return None;
        }
        let decoded = if loaded(text).is_none() && text.contains("%3") { decoded(text) } else { text.into() };
        let text = &*decoded;
        if let Some((address, data)) = loaded(text) {
            return (!address.contains(' ')).then(|| Link::packed(data));
        }
        let (is_pad, data) =
            match text.split_once("sudokupad.app/").or_else(|| text.split_once("crackingthecryptic.com/")) {
                Some((_, path)) => {
                    let puzzle = path.split_once("puzzleid=").map_or(path, |(_, id)| id);
                    (true, puzzle.strip_prefix("sudoku/").unwrap_or(puzzle))
                }
                None => (false, text),
            };
        let is_named = F_PUZZLES.iter().chain(&SUDOKU_PAD).any(|prefix| data.strip_prefix(prefix).is_some_and(is_long));
        // Packed JSON begins with a brace.
        if is_named || is_long(text) && (text.starts_with("N4I") || text.starts_with("N4X")) {
            let is_data = !data.contains(' ') || data.chars().all(is_base64);
            return is_data.then(|| Link::packed(data));
        }
        if text.contains(' ') {
            return None;
        }
        if text.contains("f-puzzles.com/?id=") || is_pad {
            return Some(Link::OnAServer);
        }
        text.contains("penpa-edit").then_some(Link::Other("Penpa+"))
    }

    /// Returns the kind of link that has these data.
    fn packed(data: &str) -> Link {
        let data = decoded(data).replace(' ', "+");
        let data = data.split(['&', '#']).next().unwrap_or_default();
        if SUDOKU_PAD.iter().any(|prefix| data.strip_prefix(prefix).is_some_and(is_long)) {
            return Link::Other("SudokuPad's own format");
        }
        Link::FPuzzles(F_PUZZLES.iter().find_map(|prefix| data.strip_prefix(prefix)).unwrap_or(data).to_owned())
    }

    /// Reads the puzzle in the link.
    pub fn read(self) -> Result<Puzzle, FormatError> {
        match self {
            Link::FPuzzles(data) => f_puzzles::read(&lz::unpack(&data)?),
            Link::Other(name) => Err(FormatError::OtherLink(name)),
            Link::OnAServer => Err(FormatError::OnAServer),
        }
    }
}

/// Splits an address from the data that it loads.
fn loaded(text: &str) -> Option<(&str, &str)> {
    text.split_once("?load=").or_else(|| text.split_once("&load="))
}

/// Decodes a text that was percent-encoded once or several times.
fn decoded(text: &str) -> Cow<'_, str> {
    let mut text = Cow::Borrowed(text);
    for _ in 0..MOST_ENCODED {
        if !text.contains('%') {
            break;
        }
        text = percent_decode_str(&text).decode_utf8_lossy().into_owned().into();
    }
    text
}

/// The most times that a link may have been encoded.
const MOST_ENCODED: usize = 3;

/// Returns true if the text is long enough to be data rather than the name of a puzzle.
fn is_long(data: &str) -> bool {
    data.len() > 40
}

/// Returns true if the character can occur in data, which may be encoded or have spaces in place of plus signs.
fn is_base64(character: char) -> bool {
    character.is_ascii_alphanumeric() || "+/=% -_&#".contains(character)
}

/// Returns a link to the puzzle on f-puzzles.
///
/// # Errors
/// [`FormatError::Unwritable`] if f-puzzles has no way to write one of the rules.
pub fn link(puzzle: &Puzzle) -> Result<String, FormatError> {
    Ok(format!("https://www.f-puzzles.com/{}", load(puzzle)?))
}

/// Returns a link that opens the puzzle of a board, without the player's values, at this address of the game: with the digits of a
/// classic puzzle, otherwise with the data of f-puzzles or, if that has no way to write one of the rules, with the text that
/// [`write`](fn@super::write) makes.
pub fn link_at(address: &str, board: &Board) -> String {
    let puzzle = Puzzle::from(board.puzzle());
    if let Some(grid) = puzzle.board.classic() {
        return notation::link(address, &grid);
    }
    let own = |_| utf8_percent_encode(&super::write(&puzzle), NON_ALPHANUMERIC).to_string();
    format!("{}#{}", address.trim_end_matches('#'), load(&puzzle).unwrap_or_else(own))
}

/// Returns the parameter of a link that has the data of f-puzzles.
fn load(puzzle: &Puzzle) -> Result<String, FormatError> {
    Ok(format!("?load={}", utf8_percent_encode(&lz::pack(&f_puzzles_write::json(puzzle)?), ENCODED)))
}

/// The characters of Base64 that mean something else in an address.
const ENCODED: &percent_encoding::AsciiSet = &percent_encoding::CONTROLS.add(b'+').add(b'/').add(b'=');
