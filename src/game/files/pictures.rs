//! The board as a printed page or a picture, with its notes and marks.

use crate::game::files::storage::{PAPER, PICTURES};
use crate::game::marks::{Mark, Marks};
use crate::game::session::Session;
use sudoku_board::Values;
use sudoku_print::{Booklet, PerPage, Picture, PrintError, Sheet};
use sudoku_techniques::Piece;

/// Width in pixels of bitmap pictures.
const WIDTH: u32 = 948;

/// The visible contents of a board besides its digits.
pub(super) struct Seen {
    /// The candidates of each cell in reading order.
    candidates: Vec<Values>,
    pieces: Vec<Piece>,
}

impl Seen {
    /// Collects the player's notes and the visible marks.
    pub fn of(session: &Session, marks: &Marks) -> Seen {
        let rules = session.board().rules();
        let mut candidates: Vec<Values> = rules.cells().map(|cell| session.notes().get(cell)).collect();
        for mark in marks.iter() {
            if let Mark::Possible(candidate) | Mark::Left(candidate) = mark {
                candidates[rules.index(candidate.cell)].insert(candidate.value);
            }
        }
        Seen { candidates, pieces: marks.iter().filter_map(|mark| mark.piece()).collect() }
    }
}

/// Returns the picture in the format of that extension; `None` if it is not a picture's.
pub(super) fn content(extension: &str, game: &Session, seen: &Seen) -> Option<Result<Vec<u8>, PrintError>> {
    let board = game.board();
    let letters = sudoku_words::letters();
    let picture = Picture { board, candidates: Some(&seen.candidates), marks: &seen.pieces, letters };
    match extension {
        PAPER => {
            let solution = board.is_solved().then(|| board.clone());
            let sheet = Sheet { board: board.puzzle(), note: String::new(), solution, link: None };
            Some(Booklet { sheets: vec![sheet], per_page: PerPage::One, letters, ..Booklet::default() }.pdf())
        }
        _ if extension == PICTURES[0] => Some(picture.svg().map(String::into_bytes)),
        _ if extension == PICTURES[1] => Some(picture.png(WIDTH)),
        _ => None,
    }
}
