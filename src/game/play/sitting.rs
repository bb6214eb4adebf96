//! The session as the game holds it, and the moves on it that other rooms ask for.

use super::question::Question;
use crate::classic::{Board, Candidates, first_conflict};
use crate::game::look::Settings;
use crate::game::owl::words::{self, words};
use crate::game::owl::{Effort, Mood, Reply, Speech};
use crate::game::script::{BoardRequest, Current, Page, Request, Scene, Script, ScriptSystems, View};
use crate::session::{Move, MoveError, MoveKind, Session};
use bevy::prelude::*;
use std::sync::Arc;
use std::time::Duration;

/// The session: every room may read it; only `play` can change it.
#[derive(Resource, Default, Debug)]
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
    pub(super) fn make(&mut self, next: Move) -> Result<usize, MoveError> {
        self.session.make(next)
    }

    /// A digit was wrong when it was entered.
    pub(super) fn note_mistake(&mut self) {
        self.session.tally_mut().mistakes += 1;
    }

    /// The player has solved the puzzle.
    pub(super) fn note_solved(&mut self) {
        self.session.tally_mut().solved = true;
    }

    /// Adds to the time played.
    pub(super) fn pass_time(&mut self, time: Duration) {
        self.session.tally_mut().time += time;
    }
}

/// Whether the player has the board. If not, the request that needs it is answered.
pub(in crate::game) fn board_at_hand(scene: Scene, reply: &mut Reply) -> bool {
    match scene {
        Scene::Playing => return true,
        Scene::Solving | Scene::Running => reply.refuse(words().board_is_busy()),
        Scene::Paused => reply.refuse(words().go_on_first()),
        // What is wrong with an answer stays in the bubble.
        Scene::Asking if reply.mood != Mood::Doubtful => reply.explain(words().answer_first()),
        Scene::Asking => {}
    }
    false
}

/// Goes on with the session that an earlier run of the program has kept.
#[derive(Event)]
pub(in crate::game) struct Resume(pub Session);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Sitting>()
        .add_observer(|mut kept: On<Resume>, mut sitting: ResMut<Sitting>| {
            sitting.session = std::mem::take(&mut kept.event_mut().0);
        })
        .add_systems(Script, carry_out.in_set(ScriptSystems::Settle))
        .add_systems(Script, follow_settings.run_if(resource_changed::<Settings>).in_set(ScriptSystems::Solve));
}

fn follow_settings(settings: Res<Settings>, mut sitting: ResMut<Sitting>) {
    sitting.bypass_change_detection().session.tidy_notes(settings.tidy_notes);
}

fn carry_out(
    request: Res<Current>,
    scene: Res<State<Scene>>,
    page: Res<State<Page>>,
    mut next_page: ResMut<NextState<Page>>,
    mut view: ResMut<View>,
    mut question: ResMut<Question>,
    mut sitting: ResMut<Sitting>,
    mut reply: Reply,
) -> Result {
    let Request::Board(request) = &request.0 else { return Ok(()) };
    let undo = *request == BoardRequest::Undo;
    let undoes_program = (undo || *request == BoardRequest::Redo) && sitting.session.changes_program_next(undo);
    let next = match request {
        BoardRequest::Load(board, origin) => {
            sitting.make(Move::Load(*board, *origin))?;
            question.close();
            view.set_sheet(None);
            if origin.is_none() && *board != Board::EMPTY {
                reply.note(solutions(*board), tell_solutions);
            }
            // Whoever makes a puzzle beside the race lets the engines race on it.
            if origin.is_none() || *page.get() != Page::Race {
                next_page.as_mut().set_if_neq(Page::Stage);
            }
            return Ok(());
        }
        BoardRequest::Strike(struck) => {
            sitting.make(Move::FillNotes)?;
            let strokes = struck.iter().map(|&(cell, digit)| Move::Strike { cell, digit });
            sitting.make(Move::Together(strokes.collect()))?;
            return Ok(());
        }
        BoardRequest::Join(session) => {
            sitting.session.join((**session).clone());
            question.close();
            view.set_sheet(None);
            next_page.as_mut().set_if_neq(Page::Stage);
            return Ok(());
        }
        BoardRequest::Program(text) => {
            sitting.make(Move::Program(Arc::clone(text)))?;
            return Ok(());
        }
        BoardRequest::Fill(board) => {
            sitting.make(Move::Fill(*board))?;
            sitting.session.tally_mut().solutions += 1;
            return Ok(());
        }
        BoardRequest::CountHint => {
            sitting.session.tally_mut().hints += 1;
            return Ok(());
        }
        // It is that of another program.
        BoardRequest::Undo | BoardRequest::Redo if view.other_program() => return Ok(()),
        _ if *page.get() == Page::Lessons => return Ok(()),
        // A change of the program is undone whatever happens on the board.
        _ if !undoes_program && !board_at_hand(*scene.get(), &mut reply) => return Ok(()),
        BoardRequest::Undo | BoardRequest::Redo => {
            let made = if undo { sitting.session.undo() } else { sitting.session.redo() };
            match made {
                Some(kind) if undo => reply.explain(words().undone(name(kind))),
                Some(kind) => reply.explain(words().redone(name(kind))),
                None => reply.refuse(if undo { words().nothing_to_undo() } else { words().nothing_to_redo() }),
            }
            return Ok(());
        }
        // Where something clashes, singles lead nowhere.
        BoardRequest::FillSingles if let Some(conflict) = first_conflict(sitting.board()) => {
            reply.refuse(words::conflict_first(&conflict));
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
    let singles = if next == Move::Accept { Candidates::of(sitting.board()).singles().len() } else { 0 };
    let changed = sitting.make(next)?;
    match (kind, changed) {
        (MoveKind::Hint, _) => {}
        (MoveKind::FillNotes, 0) => reply.explain(words().notes_full_already()),
        (MoveKind::FillNotes, _) => reply.explain(words().notes_filled()),
        (MoveKind::EraseNotes, 0) => reply.explain(words().no_notes()),
        (MoveKind::EraseNotes, _) => reply.explain(words().notes_erased()),
        (MoveKind::EraseColours, 0) => reply.explain(words().no_colours()),
        (MoveKind::EraseColours, _) => reply.explain(words().colours_erased()),
        (MoveKind::Accept, 0) if sitting.board().blanks().next().is_none() => reply.refuse(words().no_blank()),
        (MoveKind::Accept, 0) if singles > 0 => reply.refuse(words().singles_clash()),
        (MoveKind::Accept, 0) => reply.refuse(words().no_singles()),
        (MoveKind::Accept, _) => {
            let filled = sitting.session().last_digits();
            sitting.session.tally_mut().filled += filled as u32;
            reply.explain(words().singles_filled(filled, filled == singles));
        }
        (MoveKind::Reset, 0) => reply.explain(words().reset_already()),
        (MoveKind::Reset, _) => reply.explain(words().reset_done()),
        (_, 0) => reply.explain(words().clear_already()),
        _ => reply.explain(words().cleared()),
    }
    Ok(())
}

/// The puzzle, and how many solutions it has, 2 standing for several, as far as that is easy to tell.
async fn solutions(puzzle: Board) -> (Board, Option<usize>) {
    // What is asked meanwhile must not wait for it.
    const TRIES: u64 = 10_000;
    (puzzle, Effort::of(TRIES).count(&puzzle).await)
}

/// A puzzle that has not one solution says so when it comes, and can be played all the same.
fn tell_solutions(
    In((puzzle, found)): In<(Board, Option<usize>)>,
    scene: Res<State<Scene>>,
    sitting: Res<Sitting>,
    mut speech: ResMut<Speech>,
) {
    if *scene.get() != Scene::Playing || *sitting.board() != puzzle {
        return;
    }
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
