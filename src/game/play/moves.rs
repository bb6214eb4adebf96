//! Makes the moves that other modules request.

use crate::game::owl::{Offer, Reply, Speech};
use crate::game::play::{Entry, Question, board_at_hand, solutions, tell_solutions};
use crate::game::requests::{BoardRequest, Page, Scene};
use crate::game::script::{RequestSchedule, RequestSystems, View};
use crate::game::session::{Move, MoveError, MoveKind, Session, Subject};
use crate::game::settings::Settings;
use bevy_app::prelude::*;
use bevy_ecs::prelude::*;
use bevy_state::prelude::*;
use std::sync::Arc;
use sudoku_board::Board;
use sudoku_words::words;

/// Triggered to resume a saved session.
#[derive(Event)]
pub(in crate::game) struct Resume(pub Session);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Session>()
        .add_observer(|mut kept: On<Resume>, mut session: ResMut<Session>| {
            *session = std::mem::take(&mut kept.event_mut().0);
        })
        .add_systems(
            RequestSchedule,
            follow_settings.run_if(resource_changed::<Settings>).in_set(RequestSystems::Notice),
        );
}

fn follow_settings(settings: Res<Settings>, mut session: ResMut<Session>) {
    session.bypass_change_detection().tidy_notes(settings.tidy_notes());
}

pub(in crate::game) fn handle(
    In(request): In<BoardRequest>,
    scene: Res<State<Scene>>,
    page: Res<State<Page>>,
    mut next_page: ResMut<NextState<Page>>,
    mut view: ResMut<View>,
    mut question: ResMut<Question>,
    mut session: ResMut<Session>,
    mut reply: Reply,
) -> Result {
    match &request {
        BoardRequest::Load { puzzle, origin, .. } => {
            if origin.is_none() && puzzle.is_puzzle() {
                reply.note(solutions(puzzle.clone()), tell);
            }
            // A puzzle made on the race page stays there, so that the engines race on it.
            if origin.is_none() || *page.get() != Page::Race {
                next_page.as_mut().set_if_neq(Page::Stage);
            }
            question.close();
            view.set_sheet(None);
        }
        BoardRequest::Join(_) => {
            question.close();
            view.set_sheet(None);
            next_page.as_mut().set_if_neq(Page::Stage);
        }
        BoardRequest::Program(_)
        | BoardRequest::Exercise(..)
        | BoardRequest::Run(_)
        | BoardRequest::Fill(_)
        | BoardRequest::CountHint => {}
        _ if *page.get() == Page::Lessons => return Ok(()),
        _ if !board_at_hand(*scene.get(), &mut reply) => return Ok(()),
        _ => {}
    }
    Ok(carry_out(&mut session, &request, &mut reply)?)
}

/// Undoes or redoes the next change of the subject, or else of the board or the player's program. A change of a program can be
/// undone in any scene.
pub(in crate::game) fn go(
    In((undoes, subject)): In<(bool, Option<Subject>)>,
    scene: Res<State<Scene>>,
    mut session: ResMut<Session>,
    mut entry: ResMut<Entry>,
    mut reply: Reply,
) {
    let subject = subject.or(session.next_subject(undoes)).unwrap_or(Subject::Board);
    if subject != Subject::Board || board_at_hand(*scene.get(), &mut reply) {
        let made = undo_or_redo(&mut session, undoes, &subject, &mut reply);
        if made == Some(MoveKind::Load) {
            entry.leave_givens();
        }
    }
}

fn tell(
    In((puzzle, found)): In<(Board, Option<usize>)>,
    scene: Res<State<Scene>>,
    session: Res<Session>,
    mut speech: ResMut<Speech>,
) {
    if *scene.get() == Scene::Playing && session.board().clone() == puzzle {
        tell_solutions(found, &mut speech);
    }
}

/// Undoes or redoes a change of that subject, and reports it. Returns its kind, if there was one.
fn undo_or_redo(session: &mut Session, undoes: bool, subject: &Subject, speech: &mut Speech) -> Option<MoveKind> {
    let made = if undoes { session.undo(Some(subject)) } else { session.redo(Some(subject)) };
    match (made, subject) {
        (Some(kind), _) if undoes => speech.explain(words().undone(name(kind))),
        (Some(kind), _) => speech.explain(words().redone(name(kind))),
        (None, Subject::Board) if undoes => speech.refuse(words().nothing_to_undo()),
        (None, Subject::Board) => speech.refuse(words().nothing_to_redo()),
        (None, Subject::Program | Subject::Exercise(_)) => nothing_to_undo(undoes, speech),
    }
    made
}

/// Says that there is no change of a program to undo or redo.
fn nothing_to_undo(undoes: bool, speech: &mut Speech) {
    speech.refuse(if undoes { words().no_edit_to_undo() } else { words().no_edit_to_redo() });
}

/// Refuses Undo or Redo where nothing can be changed.
pub(in crate::game) fn refuse(In(undoes): In<bool>, mut reply: Reply) {
    nothing_to_undo(undoes, &mut reply);
}

/// Makes the requested move, and reports the result.
///
/// # Errors
/// Returns [`MoveError`], with nothing changed, if a cell cannot take the move.
fn carry_out(session: &mut Session, request: &BoardRequest, speech: &mut Speech) -> Result<(), MoveError> {
    let next = match request {
        BoardRequest::Load { puzzle, origin, struck } if struck.is_empty() => Move::Load(puzzle.clone(), *origin),
        BoardRequest::Load { puzzle, origin, struck } => {
            let strokes = struck.iter().map(|&(cell, digit)| Move::Strike { cell, digit });
            Move::Together([Move::Load(puzzle.clone(), *origin), Move::FillNotes].into_iter().chain(strokes).collect())
        }
        BoardRequest::Join(other) => {
            session.join((**other).clone());
            return Ok(());
        }
        BoardRequest::Program(text) => Move::Program(Arc::clone(text)),
        BoardRequest::Exercise(name, text) => Move::Exercise(Arc::clone(name), Arc::clone(text)),
        BoardRequest::Run(change) => {
            session.change_run(change.clone());
            return Ok(());
        }
        BoardRequest::Fill(board) => {
            session.stats_mut().solutions += 1;
            Move::Fill(board.clone())
        }
        BoardRequest::CountHint => {
            session.stats_mut().hints += 1;
            return Ok(());
        }
        // Singles are meaningless while digits clash.
        BoardRequest::FillSingles if let Some(conflict) = session.board().refusal() => {
            speech.refuse(sudoku_words::conflict_first(&conflict));
            return Ok(());
        }
        BoardRequest::FillNotes => Move::FillNotes,
        BoardRequest::EraseNotes => Move::EraseNotes,
        BoardRequest::EraseColours => Move::EraseColours,
        BoardRequest::FillSingles => Move::Accept,
        BoardRequest::TakeHint(placed, struck) => Move::Hint { placed: placed.clone(), struck: struck.clone() },
        BoardRequest::Try if session.tries().waits_for_guess() => {
            speech.refuse(words().try_waits());
            return Ok(());
        }
        BoardRequest::Back | BoardRequest::KeepTry if !session.tries().is_open() => {
            speech.refuse(words().try_none());
            return Ok(());
        }
        BoardRequest::Try => Move::Try,
        BoardRequest::Back => Move::Back,
        BoardRequest::KeepTry => Move::Keep,
        BoardRequest::Reset => Move::Reset,
        BoardRequest::Clear => Move::Clear,
    };
    let kind = next.kind();
    let singles = if next == Move::Accept { session.board().singles().len() } else { 0 };
    let digits = if matches!(next, Move::Back | Move::Keep) { session.tries().newest_digits() } else { 0 };
    let was_played = session.played() > 0 || !session.notes().is_empty();
    let changed = session.make(next)?;
    match (kind, changed) {
        (MoveKind::Load | MoveKind::Program | MoveKind::Fill | MoveKind::Hint, _) => {}
        (MoveKind::Try, _) => speech.explain(words().try_begun()),
        (MoveKind::Back | MoveKind::Keep, _) => {
            let tries = session.tries();
            speech.explain(match kind {
                MoveKind::Back => words().try_back(digits, tries.is_open()),
                _ => words().try_kept(digits, tries.is_open()),
            });
            if tries.taken_back() > 0 {
                speech.offer(Offer::Compare);
            }
        }
        (MoveKind::FillNotes, 0) => speech.explain(words().notes_full_already()),
        (MoveKind::FillNotes, _) => speech.explain(words().notes_filled()),
        (MoveKind::EraseNotes, 0) => speech.explain(words().no_notes()),
        (MoveKind::EraseNotes, _) => speech.explain(words().notes_erased()),
        (MoveKind::EraseColours, 0) => speech.explain(words().no_colours()),
        (MoveKind::EraseColours, _) => speech.explain(words().colours_erased()),
        (MoveKind::Accept, 0) if session.board().blanks().next().is_none() => speech.refuse(words().no_blank()),
        (MoveKind::Accept, 0) if singles > 0 => speech.refuse(words().singles_clash()),
        (MoveKind::Accept, 0) => speech.refuse(words().no_singles()),
        (MoveKind::Accept, _) => {
            let filled = session.last_digits();
            session.stats_mut().filled += filled as u32;
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
        MoveKind::Program | MoveKind::Branch | MoveKind::Hint => false,
        MoveKind::Try | MoveKind::Back | MoveKind::Keep => false,
        _ => true,
    };
    if changed > 0 && covers_the_board && session.can_undo(Some(&Subject::Board)) {
        speech.offer(Offer::Undo);
    }
    Ok(())
}

/// Returns the name of a move for the sentences about undo and redo.
fn name(kind: MoveKind) -> String {
    match kind {
        MoveKind::Enter => words().move_enter(),
        MoveKind::Give => words().move_give(),
        MoveKind::Note | MoveKind::Corner => words().move_note(),
        MoveKind::Strike => words().move_strike(),
        MoveKind::Colour => words().move_colour(),
        MoveKind::FillNotes => words().move_fill_notes(),
        MoveKind::EraseNotes => words().move_erase_notes(),
        MoveKind::EraseColours => words().move_erase_colours(),
        MoveKind::Accept => words().move_accept(),
        MoveKind::Hint => words().move_hint(),
        MoveKind::Try => words().move_try(),
        MoveKind::Back => words().move_back(),
        MoveKind::Keep => words().move_keep(),
        MoveKind::Reset => words().move_reset(),
        MoveKind::Clear => words().move_clear(),
        MoveKind::Load => words().move_load(),
        MoveKind::Fill => words().move_fill(),
        MoveKind::Program => words().move_program(),
        MoveKind::Branch => words().move_branch(),
    }
}
