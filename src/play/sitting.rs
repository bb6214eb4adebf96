//! The session as front ends hold it, and the moves on it that are asked for.

use super::{Effort, Mood, Offer, Speech};
use crate::requests::{BoardRequest, Page, Scene};
use crate::session::{GameStats, Move, MoveError, MoveKind, Session};
use std::sync::Arc;
use std::time::Duration;
use sudoku_board::classic::{Board, Candidates, first_conflict, is_solved};
use sudoku_words::words;

/// The session: everyone may read it; only `play` and what it is for in a front end change it.
#[derive(Default, Debug)]
pub struct Sitting {
    session: Session,
}

impl Sitting {
    /// The board as it stands.
    pub fn board(&self) -> &Board {
        self.session.board()
    }

    /// The board with its notes and its history.
    pub fn session(&self) -> &Session {
        &self.session
    }

    /// Makes the move.
    pub fn make(&mut self, next: Move) -> Result<usize, MoveError> {
        self.session.make(next)
    }

    /// A digit was wrong when it was entered.
    pub fn note_mistake(&mut self) {
        self.session.stats_mut().mistakes += 1;
    }

    /// The player has solved the puzzle.
    pub fn note_solved(&mut self) {
        self.session.stats_mut().solved = true;
    }

    /// Adds to the time played.
    pub fn pass_time(&mut self, time: Duration) {
        self.session.stats_mut().time += time;
    }

    /// Goes on with another session.
    pub fn resume(&mut self, session: Session) {
        self.session = session;
    }

    /// Whether a digit, when it is placed, is taken out of the notes of its peers.
    pub fn tidy_notes(&mut self, tidy: bool) {
        self.session.tidy_notes(tidy);
    }

    /// Whether that request takes a change of the program back, or makes it again.
    pub fn changes_program(&self, request: &BoardRequest) -> bool {
        let undo = *request == BoardRequest::Undo;
        (undo || *request == BoardRequest::Redo) && self.session.changes_program_next(undo)
    }

    /// Makes the move that is asked for, and says what came of it.
    ///
    /// # Errors
    /// [`MoveError`] if a cell cannot take it; nothing has changed then.
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
            BoardRequest::Undo | BoardRequest::Redo => {
                let undo = *request == BoardRequest::Undo;
                let made = if undo { self.session.undo() } else { self.session.redo() };
                match made {
                    Some(kind) if undo => speech.explain(words().undone(name(kind))),
                    Some(kind) => speech.explain(words().redone(name(kind))),
                    None => speech.refuse(if undo { words().nothing_to_undo() } else { words().nothing_to_redo() }),
                }
                return Ok(());
            }
            // Where something clashes, singles lead nowhere.
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
        // One key changes the whole board: one button takes that back.
        let covers_the_board = match kind {
            MoveKind::Load => was_played,
            MoveKind::Program | MoveKind::Hint => false,
            _ => true,
        };
        if changed > 0 && covers_the_board && self.session.can_undo() {
            speech.offer(Offer::Undo);
        }
        Ok(())
    }

    /// Says so if the board has become solved just now, and returns its puzzle, and what it took if the player has solved it for
    /// the first time since it came. `was_solved` is what this function has found before.
    pub fn tell_solved(
        &mut self,
        was_solved: &mut Option<bool>,
        speech: &mut Speech,
    ) -> Option<(Board, Option<GameStats>)> {
        let is_solved = is_solved(self.board());
        // A board that was solved when the game started is no news.
        if was_solved.replace(is_solved) != Some(false) || !is_solved {
            return None;
        }
        let (puzzle, tally) = (self.board().puzzle(), *self.session.stats());
        // A solution found by a program is announced by that program.
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

/// Whether the player has the board. If not, the request that needs it is answered.
pub fn board_at_hand(scene: Scene, speech: &mut Speech) -> bool {
    match scene {
        Scene::Playing => return true,
        Scene::Solving | Scene::Running => speech.refuse(words().board_is_busy()),
        Scene::Paused => speech.refuse(words().go_on_first()),
        // What is wrong with an answer stays in the bubble.
        Scene::Asking if speech.mood != Mood::Doubtful => speech.explain(words().answer_first()),
        Scene::Asking => {}
    }
    false
}

/// Says that the solver has the player's board, and where the stop sign is that gives it back.
pub fn board_is_busy(page: Page) -> String {
    if page == Page::Stage { words().board_is_busy() } else { words().board_is_busy_elsewhere() }
}

/// The puzzle, and how many solutions it has, 2 standing for several, as far as that is easy to tell.
pub async fn solutions(puzzle: Board) -> (Board, Option<usize>) {
    // What is asked meanwhile must not wait for it.
    const TRIES: u64 = 10_000;
    (puzzle, Effort::of(TRIES).count(&puzzle).await)
}

/// A puzzle that has not one solution says so when it comes, and can be played all the same.
pub fn tell_solutions(found: Option<usize>, speech: &mut Speech) {
    match found {
        Some(0) => speech.refuse(words().puzzle_has_no_solution()),
        Some(2) => speech.refuse(words().puzzle_has_several_solutions()),
        _ => {}
    }
}

/// What was done, as it is told when it is taken back or done again.
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
