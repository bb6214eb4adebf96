//! The board on paper and as a picture, with what is noted and marked on it.

use crate::files::storage::{PAPER, PICTURES};
use crate::game::marks::{Mark, Marks};
use crate::session::Session;
use sudoku_board::classic::{Cell, Digits, is_solved};
use sudoku_board::sudoku::Values;
use sudoku_print::{Booklet, PerPage, Picture, PrintError, Sheet};
use sudoku_techniques::Piece;

/// How many points a picture of points is wide.
const WIDTH: u32 = 948;

/// What a picture shows beside the digits.
pub(super) struct Seen {
    candidates: [Values; Cell::COUNT],
    pieces: Vec<Piece>,
}

impl Seen {
    /// The player's notes, and what is marked.
    pub fn of(session: &Session, marks: &Marks) -> Seen {
        let mut candidates = [Digits::EMPTY; Cell::COUNT];
        for cell in Cell::all() {
            candidates[cell.index()] = session.notes().get(cell);
        }
        for mark in marks.iter() {
            if let Mark::Possible(candidate) | Mark::Left(candidate) = mark {
                candidates[candidate.cell.index()].insert(candidate.digit);
            }
        }
        Seen {
            candidates: candidates.map(Values::from),
            pieces: marks.iter().filter_map(|mark| mark.piece()).collect(),
        }
    }
}

/// The file for that extension; `None` if it is none of a picture.
pub(super) fn content(extension: &str, game: &Session, seen: &Seen) -> Option<Result<Vec<u8>, PrintError>> {
    let classic = game.board();
    let board = &classic.into();
    let picture = Picture { board, candidates: Some(&seen.candidates), marks: &seen.pieces };
    match extension {
        PAPER => {
            let solution = is_solved(classic).then(|| board.clone());
            let sheet = Sheet { board: board.puzzle(), note: String::new(), solution, link: None };
            Some(Booklet { sheets: vec![sheet], per_page: PerPage::One, ..Booklet::default() }.pdf())
        }
        _ if extension == PICTURES[0] => Some(picture.svg().map(String::into_bytes)),
        _ if extension == PICTURES[1] => Some(picture.png(WIDTH)),
        _ => None,
    }
}
