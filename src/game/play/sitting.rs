//! The session as front ends hold it, and the moves that change it.

use crate::game::owl::{Budget, Mood, Offer, Speech};
use crate::game::requests::{BoardRequest, Page, Scene};
use crate::game::session::{GameStats, Move, MoveError, MoveKind, Session, Subject};
use bevy_ecs::prelude::*;
use std::sync::Arc;
use std::time::Duration;
use sudoku_board::classic::{Board, Candidates, first_conflict, is_solved};
use sudoku_words::words;

/// Holds the session. Only `play` and its counterparts in the front ends change it.
#[derive(Resource, Default, Debug)]
pub struct Sitting {
    session: Session,
}

impl Sitting {
    /// Returns the current board.
    pub fn board(&self) -> &Board {
        self.session.board()
    }

    /// Returns the board with its notes and its history.
    pub fn session(&self) -> &Session {
        &self.session
    }

    /// Makes the move.
    pub fn make(&mut self, next: Move) -> Result<usize, MoveError> {
        self.session.make(next)
    }

    /// Counts a digit that was wrong when it was entered.
    pub fn note_mistake(&mut self) {
        self.session.stats_mut().mistakes += 1;
    }

    /// Records that the player has solved the puzzle.
    pub fn note_solved(&mut self) {
        self.session.stats_mut().solved = true;
    }

    /// Adds to the time played.
    pub fn pass_time(&mut self, time: Duration) {
        self.session.stats_mut().time += time;
    }

    /// Replaces the session.
    pub fn resume(&mut self, session: Session) {
        self.session = session;
    }

    /// Sets whether placing a digit removes it from the notes of its peers.
    pub fn tidy_notes(&mut self, tidy: bool) {
        self.session.tidy_notes(tidy);
    }

    /// Undoes or redoes a change of that subject, and reports it.
    pub fn go(&mut self, undoes: bool, subject: Subject, speech: &mut Speech) {
        let made = if undoes { self.session.undo(Some(subject)) } else { self.session.redo(Some(subject)) };
        match (made, subject) {
            (Some(kind), _) if undoes => speech.explain(words().undone(name(kind))),
            (Some(kind), _) => speech.explain(words().redone(name(kind))),
            (None, Subject::Board) if undoes => speech.refuse(words().nothing_to_undo()),
            (None, Subject::Board) => speech.refuse(words().nothing_to_redo()),
            (None, Subject::Program) if undoes => speech.refuse(words().no_edit_to_undo()),
            (None, Subject::Program) => speech.refuse(words().no_edit_to_redo()),
        }
    }

    /// Makes the requested move, and reports the result.
    ///
    /// # Errors
    /// Returns [`MoveError`], with nothing changed, if a cell cannot take the move.
    pub fn carry_out(&mut self, request: &BoardRequest, speech: &mut Speech) -> Result<(), MoveError> {
        let next = match request {
            BoardRequest::Load { puzzle, origin, struck } if struck.is_empty() => Move::Load(*puzzle, *origin),
            BoardRequest::Load { puzzle, origin, struck } => {
                let strokes = struck.iter().map(|&(cell, digit)| Move::Strike { cell, digit });
                Move::Together([Move::Load(*puzzle, *origin), Move::FillNotes].into_iter().chain(strokes).collect())
            }
            BoardRequest::Join(session) => {
                self.session.join((**session).clone());
                return Ok(());
            }
            BoardRequest::Program(text) => Move::Program(Arc::clone(text)),
            BoardRequest::Fill(board) => {
                self.session.stats_mut().solutions += 1;
                Move::Fill(*board)
            }
            BoardRequest::CountHint => {
                self.session.stats_mut().hints += 1;
                return Ok(());
            }
            // Singles are meaningless while digits clash.
            BoardRequest::FillSingles if let Some(conflict) = first_conflict(self.board()) => {
                speech.refuse(sudoku_words::conflict_first(&conflict));
                return Ok(());
            }
            BoardRequest::FillNotes => Move::FillNotes,
            BoardRequest::EraseNotes => Move::EraseNotes,
            BoardRequest::EraseColours => Move::EraseColours,
            BoardRequest::FillSingles => Move::Accept,
            BoardRequest::TakeHint(placed, struck) => Move::Hint { placed: placed.clone(), struck: struck.clone() },
            BoardRequest::Reset => Move::Reset,
            BoardRequest::Clear => Move::Clear,
        };
        let kind = next.kind();
        let singles = if next == Move::Accept { Candidates::of(self.board()).singles().len() } else { 0 };
        let was_played = self.session.played() > 0 || !self.session.notes().is_empty();
        let changed = self.make(next)?;
        match (kind, changed) {
            (MoveKind::Load | MoveKind::Program | MoveKind::Fill | MoveKind::Hint, _) => {}
            (MoveKind::FillNotes, 0) => speech.explain(words().notes_full_already()),
            (MoveKind::FillNotes, _) => speech.explain(words().notes_filled()),
            (MoveKind::EraseNotes, 0) => speech.explain(words().no_notes()),
            (MoveKind::EraseNotes, _) => speech.explain(words().notes_erased()),
            (MoveKind::EraseColours, 0) => speech.explain(words().no_colours()),
            (MoveKind::EraseColours, _) => speech.explain(words().colours_erased()),
            (MoveKind::Accept, 0) if self.board().blanks().next().is_none() => speech.refuse(words().no_blank()),
            (MoveKind::Accept, 0) if singles > 0 => speech.refuse(words().singles_clash()),
            (MoveKind::Accept, 0) => speech.refuse(words().no_singles()),
            (MoveKind::Accept, _) => {
                let filled = self.session().last_digits();
                self.session.stats_mut().filled += filled as u32;
                speech.explain(words().singles_filled(filled, filled == singles));
            }
            (MoveKind::Reset, 0) => speech.explain(words().reset_already()),
            (MoveKind::Reset, _) => speech.explain(words().reset_done()),
            (_, 0) => speech.explain(words().clear_already()),
            _ => speech.explain(words().cleared()),
        }
        // Moves that change the whole board at one key press get an Undo button.
        let covers_the_board = match kind {
            MoveKind::Load => was_played,
            MoveKind::Program | MoveKind::Hint => false,
            _ => true,
        };
        if changed > 0 && covers_the_board && self.session.can_undo(Some(Subject::Board)) {
            speech.offer(Offer::Undo);
        }
        Ok(())
    }

    /// Congratulates the player if the board has just been solved. Returns its puzzle and, the first time the player solves it,
    /// the statistics. `was_solved` is the state at the previous call.
    pub fn tell_solved(
        &mut self,
        was_solved: &mut Option<bool>,
        speech: &mut Speech,
    ) -> Option<(Board, Option<GameStats>)> {
        let is_solved = is_solved(self.board());
        // A board that was already solved at the start is not announced.
        if was_solved.replace(is_solved) != Some(false) || !is_solved {
            return None;
        }
        let (puzzle, tally) = (self.board().puzzle(), *self.session.stats());
        // A program announces its own solutions.
        let by_player = matches!(self.session.last_move(), Some(MoveKind::Enter | MoveKind::Hint | MoveKind::Accept));
        let counts = by_player && tally.solutions == 0 && !tally.solved && puzzle != Board::EMPTY;
        if counts {
            self.note_solved();
        }
        if by_player {
            let time = sudoku_words::clock(tally.time);
            speech.rejoice(match (tally.solutions, tally.filled) {
                (0, 0) => words().solved_by_hand(time, tally.hints, tally.mistakes),
                (0, filled) => words().solved_together(time, filled, tally.hints, tally.mistakes),
                _ => words().solved_with_solution(time),
            });
        }
        Some((puzzle, counts.then_some(tally)))
    }
}

/// Returns true if the player can change the board in this scene. Otherwise the owl says why not.
pub fn board_at_hand(scene: Scene, speech: &mut Speech) -> bool {
    match scene {
        Scene::Playing => return true,
        Scene::Solving | Scene::Running => speech.refuse(words().board_is_busy()),
        Scene::Paused => speech.refuse(words().go_on_first()),
        // An error in the typed puzzle stays in the bubble.
        Scene::Asking if speech.mood() != Mood::Doubtful => speech.explain(words().answer_first()),
        Scene::Asking => {}
    }
    false
}

/// Returns a sentence that the solver is using the board, and where its stop sign is.
pub fn board_is_busy(page: Page) -> String {
    if page == Page::Stage { words().board_is_busy() } else { words().board_is_busy_elsewhere() }
}

/// Counts the puzzle's solutions: 0, 1, or 2 for several; `None` if the count takes too long.
pub async fn solutions(puzzle: Board) -> (Board, Option<usize>) {
    // A small budget, so that later requests do not wait.
    const TRIES: u64 = 10_000;
    (puzzle, Budget::new(TRIES).count(&puzzle).await)
}

/// Warns about a new puzzle that does not have exactly one solution; it can be played all the same.
pub fn tell_solutions(found: Option<usize>, speech: &mut Speech) {
    match found {
        Some(0) => speech.refuse(words().puzzle_has_no_solution()),
        Some(2) => speech.refuse(words().puzzle_has_several_solutions()),
        _ => {}
    }
}

/// Returns the name of a move for the sentences about undo and redo.
fn name(kind: MoveKind) -> String {
    match kind {
        MoveKind::Enter => words().move_enter(),
        MoveKind::Note | MoveKind::Corner => words().move_note(),
        MoveKind::Strike => words().move_strike(),
        MoveKind::Colour => words().move_colour(),
        MoveKind::FillNotes => words().move_fill_notes(),
        MoveKind::EraseNotes => words().move_erase_notes(),
        MoveKind::EraseColours => words().move_erase_colours(),
        MoveKind::Accept => words().move_accept(),
        MoveKind::Hint => words().move_hint(),
        MoveKind::Reset => words().move_reset(),
        MoveKind::Clear => words().move_clear(),
        MoveKind::Load => words().move_load(),
        MoveKind::Fill => words().move_fill(),
        MoveKind::Program => words().move_program(),
    }
}
