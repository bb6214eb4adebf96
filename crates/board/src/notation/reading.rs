//! Reads any notation: recognises it, and keeps everything the text says about the puzzle.

use super::draft::Draft;
use super::invisible::visible;
use super::limits::{LARGEST_DOCUMENT, LONGEST_LINE};
use super::work::count_bytes;
use super::{Metadata, Notation, ReadError};
use super::{candidates, comma, grid, line, list, newspaper, open_sudoku, parted, sdk, simple_sudoku, url};
use crate::classic::{ClassicCell, Grid};
use crate::{Board, Cell, CellKind, Value, Values};
use std::borrow::Cow;

/// A puzzle with everything its text says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reading {
    /// The givens of the puzzle, which break no rule.
    pub board: Grid,
    /// The notation of the text.
    pub notation: Notation,
    /// The givens and the player's digits, if the text is a game in progress or a position with placed digits; they may break
    /// rules.
    pub played: Option<Grid>,
    /// The pencil marks as written: a set for each of the 81 cells in reading order, empty for a cell with a digit. They may
    /// lack digits that are allowed and include others that are not.
    pub candidates: Option<Box<[Values; Cell::COUNT]>>,
    /// Other details in the text.
    pub metadata: Metadata,
}

impl From<Grid> for Reading {
    /// Creates the reading of a line of digits.
    fn from(board: Grid) -> Reading {
        Reading { board, notation: Notation::Line, played: None, candidates: None, metadata: Metadata::default() }
    }
}

impl Reading {
    /// Returns the candidates of a position, which are exactly those that remain. In other notations, candidates are a player's
    /// notes and may be incomplete, and this returns `None`.
    #[must_use]
    pub fn candidates_left(&self) -> Option<&[Values; Cell::COUNT]> {
        let is_position = matches!(self.notation, Notation::Candidates | Notation::Url);
        self.candidates.as_deref().filter(|_| is_position)
    }

    /// Returns the board to continue from: a position with its placed digits, and otherwise the puzzle.
    #[must_use]
    pub fn position(&self) -> Board {
        if self.candidates_left().is_some() { self.all() } else { self.board.into() }
    }

    /// Returns the puzzle with the player's digits, if there are any.
    #[must_use]
    pub fn all(&self) -> Board {
        let mut board = Board::from(self.board);
        self.board.blanks().for_each(|cell| board.write(cell, self.digits().get(cell), CellKind::User));
        board
    }

    /// Returns the givens and the player's digits.
    pub(super) fn digits(&self) -> Grid {
        self.played.unwrap_or(self.board)
    }

    /// Returns true if [`Reading::position`] leaves out digits of a player.
    #[must_use]
    pub fn leaves_out_played(&self) -> bool {
        self.played.is_some() && self.candidates_left().is_none()
    }

    /// Returns the candidates of a position that its digits allow but that were eliminated, in reading order.
    pub fn struck(&self) -> impl Iterator<Item = (Cell, Value)> {
        let left = self.candidates_left().copied();
        let allowed = left.map(|left| (left, self.digits().candidates()));
        allowed.into_iter().flat_map(|(left, allowed)| {
            let struck = move |cell: Cell| allowed[cell.index()].minus(left[cell.index()]);
            Cell::all().flat_map(move |cell| struck(cell).into_iter().map(move |digit| (cell, digit)))
        })
    }

    /// Reads one puzzle in any notation, as [`super::read`] does, and keeps everything the text says.
    ///
    /// # Errors
    /// [`ReadError`], with the place and the reason, if the text is not one puzzle or its givens break a rule.
    pub fn of(text: &str) -> Result<Reading, ReadError> {
        check_rules(draft(text, None)?)
    }

    /// Reads one puzzle that is known to be in this notation, whatever its text looks like.
    ///
    /// # Errors
    /// [`ReadError`], with the place and the reason, if the text is not one puzzle or its givens break a rule.
    pub fn written_in(notation: Notation, text: &str) -> Result<Reading, ReadError> {
        check_rules(draft(text, Some(notation))?)
    }
}

/// Reads a text in any notation, or in the given one, before the rules are checked. Invisible characters are left out only if
/// the text cannot be read with them, since they may have a meaning in names.
pub(super) fn draft(text: &str, requested: Option<Notation>) -> Result<(Notation, Draft), ReadError> {
    let read = draft_of(text, requested);
    match visible(text) {
        Cow::Owned(visible) if read.is_err() => draft_of(&visible, requested),
        _ => read,
    }
}

fn draft_of(text: &str, requested: Option<Notation>) -> Result<(Notation, Draft), ReadError> {
    count_bytes(text.len());
    let text = text.trim_start_matches('\u{feff}');
    if text.trim().is_empty() {
        return Err(ReadError::Empty);
    }
    if text.len() > LONGEST_LINE {
        let is_document = open_sudoku::looks_like(text) || list::looks_like(text);
        let most = if is_document { LARGEST_DOCUMENT } else { LONGEST_LINE };
        if text.len() > most {
            return Err(ReadError::TooLong { most });
        }
    }
    let parted = parted::text(text).filter(|_| requested.is_none());
    let text = parted.as_deref().unwrap_or(text);
    let notation = requested.unwrap_or_else(|| Notation::recognise(text));
    match notation.draft(text) {
        Err(_) if requested.is_some() && !notation.has_marks(text) => Err(ReadError::OtherNotation { notation }),
        draft => Ok((notation, draft?)),
    }
}

/// Returns the reading, if its givens break no rule.
pub(super) fn check_rules((notation, draft): (Notation, Draft)) -> Result<Reading, ReadError> {
    let Draft { values, played, candidates, metadata } = draft;
    let board = Grid::of_values(values);
    if let Some(conflict) = board.conflict() {
        return Err(ReadError::Conflict(conflict));
    }
    let played = played.map(|played| {
        let mut all = board;
        for cell in board.blanks() {
            all.put(cell, Value::digit(played[cell.index()]));
        }
        all
    });
    Ok(Reading { board, notation, played: played.filter(|played| *played != board), candidates, metadata })
}

impl Notation {
    /// Recognises the notation of the text, only by its features.
    ///
    /// Two notations can look the same: a line of an `.sdm` file is [`Notation::Line`], and a solved board has neither blanks
    /// nor candidates, so [`Notation::Newspaper`] and [`Notation::Candidates`] write it as a grid.
    pub fn recognise(text: &str) -> Notation {
        if line::is_bare(text) || line::is_signed(text) || line::is_dashed(text) {
            Notation::Line
        } else if open_sudoku::looks_like(text) {
            Notation::OpenSudoku
        } else if list::looks_like(text) {
            Notation::Json
        } else if url::looks_like(text) {
            Notation::Url
        } else if sdk::looks_like(text) {
            Notation::Sdk
        } else if text.contains(',') {
            Notation::Comma
        } else if candidates::looks_like(text) {
            Notation::Candidates
        } else if simple_sudoku::looks_like(text) {
            Notation::SimpleSudoku
        } else if newspaper::looks_like(text) {
            Notation::Newspaper
        } else if grid::looks_drawn(text) {
            Notation::Drawn
        } else {
            Notation::Line
        }
    }

    /// Returns true if the text has the features that this notation requires.
    fn has_marks(self, text: &str) -> bool {
        match self {
            Notation::Comma => text.contains(','),
            Notation::Json => list::looks_like(text),
            Notation::OpenSudoku => open_sudoku::looks_like(text),
            Notation::Url => url::looks_like(text),
            _ => true,
        }
    }

    fn draft(self, text: &str) -> Result<Draft, ReadError> {
        match self {
            Notation::Comma => comma::read(text).map(Draft::from),
            Notation::Line | Notation::Sdm => line::read(text).map(Draft::from),
            Notation::Drawn => grid::read(text).map(Draft::from),
            Notation::Newspaper => newspaper::read(text).map(Draft::from),
            Notation::Json => list::read(text).map(Draft::from),
            Notation::Sdk => sdk::read(text),
            Notation::SimpleSudoku => simple_sudoku::read(text).map(Draft::from),
            Notation::OpenSudoku => open_sudoku::read(text),
            Notation::Url => url::read(text),
            Notation::Candidates => candidates::read(text),
        }
    }
}
