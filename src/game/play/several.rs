//! Applies a key to all selected cells as one move, or to none of them.

use crate::game::owl::Speech;
use crate::game::play::Entry;
use crate::game::play::entry::{Pressed, refusal};
use crate::game::session::{Colour, Move, Session};
use crate::game::settings::Settings;
use sudoku_board::{Cell, CellKind, Clash};
use sudoku_words::{words, written};

impl Entry {
    /// Applies the pending mark to all of the player's cells in the selection. If a digit clashes, changes nothing and returns
    /// the clash.
    pub fn settle_all(
        &mut self,
        session: &mut Session,
        settings: &Settings,
        speech: &mut Speech,
    ) -> Option<(Cell, Clash)> {
        let (mark, cells) = self.take_for_all()?;
        let (board, notes) = (session.board(), session.notes());
        let chosen: Vec<Cell> = cells.into_iter().collect();
        let takes = |cell| match mark {
            Pressed::Value(_) => board.kind(cell) == CellKind::User,
            Pressed::Colour(_) | Pressed::Given(_) => true,
            _ => board.get(cell).is_none(),
        };
        let mut cells = chosen.clone();
        // A single cell that cannot take the mark stays, so that the refusal can say why.
        cells.retain(|&cell| chosen.len() == 1 || takes(cell));
        let has = |&cell: &Cell| match mark {
            Pressed::Value(_) | Pressed::Given(_) | Pressed::Colour(None) => false,
            Pressed::Note(digit) => notes.get(cell).contains(digit),
            Pressed::Corner(digit) => notes.corners(cell).contains(digit),
            Pressed::Stroke(digit) => notes.struck(cell).contains(digit),
            Pressed::Colour(colour) => notes.colour(cell, None) == colour,
            Pressed::ColourCandidate(digit, colour) => notes.colour(cell, Some(digit)) == Some(colour),
        };
        // The mark is removed if all cells have it.
        let all_have = cells.iter().all(has);
        if !all_have {
            cells.retain(|cell| !has(cell));
        }
        // A puzzle that breaks a rule is none.
        let is_given = matches!(mark, Pressed::Given(_));
        match mark {
            Pressed::Value(Some(digit)) | Pressed::Given(Some(digit)) if is_given || settings.strict() => {
                let mut board = board.clone();
                for &cell in &cells {
                    board.write(cell, None, CellKind::User);
                    if let Some(clash) = board.clash(cell, digit) {
                        speech.refuse(sudoku_words::refused(&board, cell, digit, &clash));
                        session.stats_mut().mistakes += u32::from(!is_given);
                        return Some((cell, clash));
                    }
                    board.write(cell, Some(digit), CellKind::User);
                }
            }
            _ => {}
        }
        let count = cells.len();
        let given = |colour: Colour| Some(colour).filter(|_| !all_have);
        let moves = cells.into_iter().flat_map(|cell| match mark {
            Pressed::Value(value) => vec![Move::Enter { cell, value }],
            Pressed::Given(value) => vec![Move::Give { cell, value }],
            Pressed::Note(digit) => vec![Move::Note { cell, digit }],
            Pressed::Corner(digit) => vec![Move::Corner { cell, digit }],
            Pressed::Stroke(digit) => vec![Move::Strike { cell, digit }],
            Pressed::Colour(Some(colour)) => vec![Move::Colour { cell, candidate: None, colour: given(colour) }],
            Pressed::Colour(None) => {
                let coloured = notes.coloured(cell);
                coloured.map(|(candidate, _)| Move::Colour { cell, candidate, colour: None }).collect()
            }
            Pressed::ColourCandidate(digit, colour) => {
                vec![Move::Colour { cell, candidate: Some(digit), colour: given(colour) }]
            }
        });
        let moves = moves.collect();
        match session.make(Move::Together(moves)) {
            Ok(_) if count > 0 => speech.explain(match chosen[..] {
                [cell] => done(mark, cell, all_have),
                _ => words().cells_marked(count),
            }),
            Ok(_) => speech.refuse(words().cells_not_marked()),
            Err(reason) => speech.refuse(refusal(session.board(), reason)),
        }
        None
    }
}

/// Returns a sentence on the change of the one selected cell.
fn done(mark: Pressed, cell: Cell, taken_away: bool) -> String {
    let at = sudoku_words::name(cell);
    match (mark, taken_away) {
        (Pressed::Note(digit) | Pressed::Corner(digit), false) => words().noted(written(digit), at),
        (Pressed::Note(digit) | Pressed::Corner(digit), true) => words().note_gone(written(digit), at),
        (Pressed::Stroke(digit), false) => words().struck(written(digit), at),
        (Pressed::Stroke(digit), true) => words().stroke_gone(written(digit), at),
        (Pressed::Colour(Some(_)), false) => words().coloured(at),
        (Pressed::ColourCandidate(digit, _), false) => words().candidate_coloured(written(digit), at),
        (Pressed::ColourCandidate(digit, _), true) => words().candidate_colour_gone(written(digit), at),
        (Pressed::Colour(_), _) => words().colour_gone(at),
        (Pressed::Given(Some(digit)), _) => words().given_written(written(digit), at),
        (Pressed::Given(None), _) => words().given_gone(at),
        (Pressed::Value(_), _) => words().cells_marked(1),
    }
}
