//! The workbench: problems and programs other than the player's sudoku, with their runs.

use super::chess_run::ChessRun;
use crate::game::blocks::{Blocks, machine};
use crate::game::owl::Reply;
use crate::game::requests::BoardRequest;
use crate::game::session::{Branch, RunChange, Session, Subject};
use bevy_ecs::prelude::*;
use std::sync::Arc;
use sudoku_run::engines::{Engine, ProblemKind};
use sudoku_run::{Act, ActError, Playable, PlaybackState, ProgramRun};
use sudoku_words::words;

/// The workbench.
#[derive(Resource, Default, Debug)]
pub struct Workbench {
    /// The run of a program.
    pub(super) run: Option<ProgramRun>,
    /// The part of the history to which branches of the run belong.
    subject: Option<Subject>,
    /// The run of an engine on a chessboard.
    pub(super) chess: Option<ChessRun>,
    /// The problem on the stage, unless it is the sudoku, and its engine.
    pub(super) problem_shown: Option<(ProblemKind, Engine)>,
}

impl Workbench {
    /// Returns the run of a program: a lesson's, a problem's, or a script that was clicked.
    pub fn run(&self) -> Option<&ProgramRun> {
        self.run.as_ref()
    }

    /// Returns the run of an engine on a chessboard.
    pub fn chess(&self) -> Option<&ChessRun> {
        self.chess.as_ref()
    }

    /// Returns true if the board's clones show the list of a script that was clicked, because it has no clones of its own.
    pub fn shows_board(&self) -> bool {
        let has_clones = |run: &ProgramRun| run.machine().actors().iter().any(|actor| actor.is_clone);
        self.problem_shown.is_none() && self.run.as_ref().is_some_and(|run| !has_clones(run))
    }

    /// Returns the playback state of the run.
    pub fn state(&self) -> Option<PlaybackState> {
        let program = self.run.as_ref().map(|run| run.playback().state());
        program.or_else(|| self.chess.as_ref().map(ChessRun::state))
    }

    /// Returns true if something is running.
    pub fn runs(&self) -> bool {
        self.state().is_some_and(|state| !state.paused)
    }

    /// Returns true if Stop has something to stop.
    pub fn can_stop(&self) -> bool {
        let chess = self.chess.as_ref().is_some_and(|run| run.state().furthest > 0);
        self.problem_shown.is_none() || chess || self.run.as_ref().is_some_and(|run| run.blocks() > 0 && !run.is_over())
    }

    /// Returns the part of the history to which the run belongs: the exercise whose program runs, or the player's program.
    pub fn subject(&self) -> Option<&Subject> {
        self.subject.as_ref().filter(|_| self.run.is_some())
    }

    /// Changes the run. If that replaces moments that the person has left by going back, Undo brings them back.
    pub(super) fn change_run<T>(&mut self, reply: &mut Reply, change: impl FnOnce(&mut ProgramRun) -> T) -> Option<T> {
        let run = self.run.as_mut()?;
        let before = run.playback().line().has_future().then(|| run.to_saved());
        let result = change(run);
        if let (Some(before), Some(subject)) = (before, &self.subject) {
            let after = run.to_saved();
            if before.acts != after.acts {
                let branch = Box::new(Branch { before, after });
                reply.then(BoardRequest::Run(RunChange::Branch(subject.clone(), branch)));
            }
        }
        Some(result)
    }

    /// Performs an action on the program, whose run then waits.
    ///
    /// # Errors
    /// Returns [`ActError`], with nothing changed, if the action is impossible.
    pub(in crate::game) fn act(&mut self, act: Act, reply: &mut Reply) -> Result<(), ActError> {
        self.change_run(reply, |run| run.act(act)).unwrap_or(Ok(()))
    }

    /// Starts the solver of the problem's program.
    pub(super) fn begin(&mut self, session: &Session, reply: &mut Reply) {
        // After the end, the next run gets a new time line.
        if let Some(over) = self.run.take_if(|run| run.is_over()) {
            self.forget_branches(session, reply);
            self.run = Some(ProgramRun::with_seed(Arc::clone(over.machine().code()), over.seed()));
        }
        // Anyone may click the flag.
        let _ = self.act(Act::Flag, reply);
    }

    /// Forgets the branches of the run.
    fn forget_branches(&self, session: &Session, reply: &mut Reply) {
        let subject = self.subject.iter().find(|subject| session.has_branches(subject));
        subject.into_iter().for_each(|subject| reply.then(BoardRequest::Run(RunChange::Forget(subject.clone()))));
    }

    /// Returns true if the run has ended and asks nothing.
    pub fn has_ended(&self) -> bool {
        match (&self.run, &self.chess) {
            (Some(run), _) => has_ended(run),
            (None, Some(chess)) => chess.state().is_at_end(),
            (None, None) => false,
        }
    }

    /// Returns the label of the button that runs the problem; `None` while it runs.
    pub(super) fn button(&self) -> Option<String> {
        let state = self.state().filter(|state| state.paused)?;
        Some(match state.furthest {
            0 => words().watch(),
            _ if self.has_ended() => words().watch_again(),
            _ => words().go_on(),
        })
    }

    /// Returns true if a problem is on the stage, rather than a script that was clicked.
    pub fn has_problem(&self) -> bool {
        self.problem_shown.is_some()
    }

    /// Returns the problem on the stage.
    pub(super) fn problem(&self) -> Option<ProblemKind> {
        self.problem_shown.map(|(problem, _)| problem)
    }

    /// Replaces the run, which belongs to that subject.
    pub(in crate::game) fn set_run(&mut self, run: Option<ProgramRun>, subject: Subject) {
        (self.run, self.subject) = (run, Some(subject));
    }

    /// Puts the run of a problem aside, which was saved. Its branches stay in the history.
    pub(super) fn put_run_aside(&mut self) {
        (self.run, self.subject) = (None, None);
    }

    /// Ends the run. Its branches are forgotten.
    pub(in crate::game) fn end_run(&mut self, session: &Session, reply: &mut Reply) {
        self.forget_branches(session, reply);
        self.put_run_aside();
    }

    /// Pauses whatever is running.
    pub(in crate::game) fn pause(&mut self) {
        if let Some(run) = &mut self.run {
            run.playback_mut().pause(true);
        }
        if let Some(chess) = &mut self.chess {
            chess.pause();
        }
    }

    /// Shows the state of the program's run in the blocks.
    pub(in crate::game) fn show_moment(&self, blocks: &mut Blocks) {
        let moment = self.run.as_ref().map(|run| {
            let running = run.last().filter(|_| run.blocks() > 0).map(|pulse| pulse.block);
            machine::moment_of(run.machine(), running)
        });
        blocks.show(moment.unwrap_or_default());
    }
}

/// Returns true if a program's run has ended: nothing is running, and it asks nothing.
fn has_ended(run: &ProgramRun) -> bool {
    let state = run.playback().state();
    state.furthest > 0 && state.position == state.furthest && run.is_over() && run.machine().question().is_none()
}
