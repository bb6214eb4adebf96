//! The session as the game holds it, and the moves on it that other rooms ask for. With [`super::entry`], the only room that
//! changes the session.

use crate::game::look::settings::Settings;
use crate::game::owl::speech::Speech;
use crate::game::owl::words;
use crate::game::script::requests::Current;
use crate::game::script::requests::Request;
use crate::game::script::scene::Scene;
use crate::game::script::sets::{Script, ScriptSystems};
use crate::session::{Move, MoveError, MoveKind, Session};
use crate::sudoku::{Board, Candidates};
use bevy::prelude::*;
use std::time::Duration;

/// The session: every room may read it, this one and the entry of digits change it.
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
    pub(in crate::game) fn make(&mut self, next: Move) -> Result<usize, MoveError> {
        self.session.make(next)
    }

    /// The sitting goes on where an earlier run of the program has left it.
    pub(in crate::game) fn restore(&mut self, session: Session) {
        self.session = session;
    }

    /// A digit was wrong when it was entered.
    pub(in crate::game) fn note_mistake(&mut self) {
        self.session.tally_mut().mistakes += 1;
    }

    /// So much time was played.
    pub(in crate::game) fn pass_time(&mut self, time: Duration) {
        self.session.tally_mut().time += time;
    }
}

pub(in crate::game) fn plugin(app: &mut App) {
    app.init_resource::<Sitting>()
        .add_systems(Script, (change_board, change_puzzle, go_through_history).in_set(ScriptSystems::Settle))
        .add_systems(Script, follow_settings.run_if(resource_changed::<Settings>).in_set(ScriptSystems::Solve));
}

fn follow_settings(settings: Res<Settings>, mut sitting: ResMut<Sitting>) {
    sitting.bypass_change_detection().session.tidy_notes(settings.tidy_notes);
}

/// Moves on the board as it stands.
fn change_board(
    request: Res<Current>,
    scene: Res<State<Scene>>,
    mut sitting: ResMut<Sitting>,
    mut speech: ResMut<Speech>,
) -> Result {
    if *scene.get() != Scene::Playing {
        return Ok(());
    }
    let next = match request.0 {
        Request::FillNotes => Move::FillNotes,
        Request::EraseNotes => Move::EraseNotes,
        Request::Accept => Move::Accept,
        Request::TakeHint(cell, digit) => Move::Hint { cell, digit },
        Request::Reset => Move::Reset,
        Request::Clear => Move::Clear,
        _ => return Ok(()),
    };
    let kind = next.kind();
    let singles = if next == Move::Accept { Candidates::of(sitting.board()).singles().len() } else { 0 };
    let changed = sitting.make(next)?;
    match (kind, changed) {
        (MoveKind::Hint, _) => sitting.session.tally_mut().hints += 1,
        (MoveKind::FillNotes, 0) => speech.explain(words::NOTES_FULL_ALREADY),
        (MoveKind::FillNotes, _) => speech.explain(words::NOTES_FILLED),
        (MoveKind::EraseNotes, 0) => speech.explain(words::NO_NOTES),
        (MoveKind::EraseNotes, _) => speech.explain(words::NOTES_ERASED),
        (MoveKind::Accept, 0) if sitting.board().blanks().next().is_none() => speech.refuse(words::NO_BLANK),
        (MoveKind::Accept, 0) if singles > 0 => speech.refuse(words::SINGLES_CLASH),
        (MoveKind::Accept, 0) => speech.refuse(words::NO_SINGLES),
        (MoveKind::Accept, _) => speech.explain(words::accepted_singles(sitting.session().last_digits(), singles)),
        (MoveKind::Reset, 0) => speech.explain(words::RESET_ALREADY),
        (MoveKind::Reset, _) => speech.explain(words::RESET),
        (_, 0) => speech.explain(words::CLEAR_ALREADY),
        _ => speech.explain(words::CLEARED),
    }
    Ok(())
}

/// Another board comes: a puzzle, a solution, a saved game.
fn change_puzzle(request: Res<Current>, mut sitting: ResMut<Sitting>) -> Result {
    match &request.0 {
        Request::Load(board, origin) => drop(sitting.make(Move::Load(*board, *origin))?),
        Request::Fill(board) => {
            sitting.make(Move::Fill(*board))?;
            sitting.session.tally_mut().solutions += 1;
        }
        Request::Join(session) => sitting.session.join((**session).clone()),
        _ => {}
    }
    Ok(())
}

/// Undo and redo.
fn go_through_history(
    request: Res<Current>,
    scene: Res<State<Scene>>,
    mut sitting: ResMut<Sitting>,
    mut speech: ResMut<Speech>,
) {
    let undo = match request.0 {
        Request::Undo => true,
        Request::Redo => false,
        _ => return,
    };
    if *scene.get() != Scene::Playing {
        return;
    }
    let made = if undo { sitting.session.undo() } else { sitting.session.redo() };
    match made {
        Some(kind) => speech.explain(words::moved_in_history(undo, kind)),
        None => speech.refuse(if undo { words::NOTHING_TO_UNDO } else { words::NOTHING_TO_REDO }),
    }
}
