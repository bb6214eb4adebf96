//! `.opensudoku`, the XML of the Android game OpenSudoku: one game or many, in folders, with notes and the player's digits.

use super::draft::Draft;
use super::games::Games;
use super::metadata::Element;
use super::played::Played;
use super::values::symbol;
use super::{Metadata, ReadError, sdm};
use crate::Cell;
use crate::classic::{ClassicCell, Grid};

/// The folder's name for a puzzle without one; OpenSudoku requires a name.
const FOLDER: &str = "Sudoku";

pub(super) fn looks_like(text: &str) -> bool {
    let mut signs = text.trim_start().chars();
    // `<5>` is a digit in a grid of candidates.
    signs.next() == Some('<') && !signs.next().is_some_and(|sign| sign.is_ascii_digit())
}

/// Reads a file of one game.
pub(super) fn read(text: &str) -> Result<Draft, ReadError> {
    let mut games = Games::of(text);
    let Some((_, first)) = games.next() else { return Err(ReadError::NoGame) };
    let mut puzzles = 1;
    for (line, game) in games {
        if let Err(broken @ ReadError::Xml { .. }) = game {
            return Err(broken.below(line - 1));
        }
        puzzles += 1;
    }
    if puzzles > 1 { Err(ReadError::Several { puzzles }) } else { first }
}

fn in_element(element: Element, words: &str) -> String {
    let name = element.name();
    let signs = [("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ("\"", "&quot;"), ("'", "&apos;")];
    let words = signs.iter().fold(words.to_owned(), |words, (sign, name)| words.replace(sign, name));
    format!("<{name}>{words}</{name}>")
}

pub(super) const HEAD: &str = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<opensudoku>";
pub(super) const TAIL: &str = "\n</opensudoku>";

/// Writes the first version of the file, which every OpenSudoku can read.
pub(super) fn write(board: &Grid, metadata: &Metadata) -> String {
    format!("{HEAD}{}{}{TAIL}", words(metadata), entry(board))
}

/// Writes a puzzle with the player's digits and notes, if there are any.
pub(super) fn write_played(board: &Grid, played: Played<'_>, metadata: &Metadata) -> String {
    format!("{HEAD}{}{}{TAIL}", words(metadata), entry_played(board, played))
}

/// Returns the details above the games. OpenSudoku requires a name for the folder.
pub(super) fn words(metadata: &Metadata) -> String {
    let mut metadata = metadata.clone();
    metadata.name.get_or_insert_with(|| FOLDER.to_owned());
    let told =
        metadata.elements().map(|(element, words)| (element, words.trim())).filter(|(_, words)| !words.is_empty());
    told.map(|(element, words)| format!("\n  {}", in_element(element, words))).collect()
}

/// Returns one game with the player's digits, in the first version of such data: the digit, the notes and the owner of each
/// cell.
pub(super) fn entry_played(board: &Grid, played: Played<'_>) -> String {
    let Played { board: all, marks } = played;
    if all.is_none() && marks.is_none() {
        return entry(board);
    }
    let all = all.unwrap_or(board);
    let cell = |cell: Cell| {
        let marks = marks.map(|marks| marks[cell.index()]).filter(|_| all.get(cell).is_none());
        let notes: String = marks.into_iter().flat_map(|marks| marks.iter().map(|digit| format!("{digit},"))).collect();
        let notes = if notes.is_empty() { "-" } else { &notes };
        format!("{}|{notes}|{}|", symbol(all.values()[cell.index()], '0'), u8::from(board.get(cell).is_none()))
    };
    format!("\n  <game data=\"version: 1&#10;{}\"/>", Cell::all().map(cell).collect::<String>())
}

/// Returns a game with only the puzzle.
pub(super) fn entry(board: &Grid) -> String {
    format!("\n  <game data=\"{}\"/>", sdm::write(board))
}
