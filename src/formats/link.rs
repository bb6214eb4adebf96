//! Links that have a puzzle in them, or their data alone.

use super::error::FormatError;
use super::puzzle::Puzzle;
use super::{f_puzzles, lz, written};
use percent_encoding::percent_decode_str;

/// What a link has.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Link {
    /// Packed JSON of f-puzzles.
    FPuzzles(String),
    /// Another program's format.
    Other(&'static str),
    /// A number on a server.
    OnAServer,
}

/// The longest link that is read.
const LONGEST: usize = 1 << 18;

/// The prefixes of f-puzzles' data in SudokuPad's addresses.
const F_PUZZLES: [&str; 2] = ["fpuzzles", "fpuz"];

/// The prefixes of SudokuPad's own data.
const SUDOKU_PAD: [&str; 3] = ["scl", "scf", "ctc"];

impl Link {
    /// The link that the text is; `None` if it is none of these.
    pub fn of(text: &str) -> Option<Link> {
        let text = text.trim();
        if text.len() > LONGEST || text.contains(char::is_whitespace) {
            return None;
        }
        let packed = |data: &str| {
            let data = percent_decode_str(data).decode_utf8_lossy().replace(' ', "+");
            Link::FPuzzles(data.split(['&', '#']).next().unwrap_or_default().to_owned())
        };
        if let Some((_, data)) = text.split_once("?load=").or_else(|| text.split_once("&load=")) {
            return Some(packed(data));
        }
        if text.contains("f-puzzles.com/?id=") {
            return Some(Link::OnAServer);
        }
        if text.contains("penpa-edit") {
            return Some(Link::Other("Penpa+"));
        }
        let (is_pad, data) =
            match text.split_once("sudokupad.app/").or_else(|| text.split_once("crackingthecryptic.com/")) {
                Some((_, path)) => {
                    let puzzle = path.split_once("puzzleid=").map_or(path, |(_, id)| id);
                    (true, puzzle.strip_prefix("sudoku/").unwrap_or(puzzle))
                }
                None => (false, text),
            };
        let long = |rest: &str| rest.len() > 40;
        if let Some(rest) = F_PUZZLES.iter().find_map(|prefix| data.strip_prefix(prefix)).filter(|rest| long(rest)) {
            return Some(packed(rest));
        }
        if SUDOKU_PAD.iter().any(|prefix| data.strip_prefix(prefix).is_some_and(long)) {
            return Some(Link::Other("SudokuPad's own format"));
        }
        if is_pad {
            return Some(Link::OnAServer);
        }
        // Packed JSON begins with a brace.
        (long(text) && (text.starts_with("N4I") || text.starts_with("N4X"))).then(|| packed(text))
    }

    /// The puzzle of the link.
    pub fn read(self) -> Result<Puzzle, FormatError> {
        match self {
            Link::FPuzzles(data) => f_puzzles::read(&lz::unpack(&data)?),
            Link::Other(name) => Err(FormatError::OtherLink(name)),
            Link::OnAServer => Err(FormatError::OnAServer),
        }
    }
}

/// A link to the puzzle on f-puzzles.
///
/// # Errors
/// [`FormatError::Unwritable`] if f-puzzles has no way to write one of the rules.
pub fn link(puzzle: &Puzzle) -> Result<String, FormatError> {
    let data = percent_encoding::utf8_percent_encode(&lz::pack(&written::json(puzzle)?), ENCODED).to_string();
    Ok(format!("https://www.f-puzzles.com/?load={data}"))
}

/// Base64 has three characters that mean something else in an address.
const ENCODED: &percent_encoding::AsciiSet = &percent_encoding::CONTROLS.add(b'+').add(b'/').add(b'=');
