//! Saved runs: the engine or program, the start, the acts and the number of steps, which is enough to repeat the run.

use super::act::{Act, ActError};
use super::engine_run::EngineRun;
use super::program::ProgramRun;
use crate::engines::{AnySearch, Engine, UnsupportedBoard};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use sudoku_blocks::{Code, write_program};
use sudoku_board::Board;
use sudoku_solve::search::Search;

/// A run of an engine or a program as it is saved: its acts and its number of steps, which are repeated when it is loaded.
///
/// A saved run of a program may be at an earlier moment of its run; then it has the acts after that moment too.
#[derive(Clone, PartialEq, Eq, Default, Debug, Deserialize, Serialize)]
#[serde(rename = "Written", deny_unknown_fields)]
pub struct SavedRun {
    /// The name of the engine; empty if a program runs by itself.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub engine: String,
    /// The [`checksum`] of the program, if one runs.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub program: String,
    /// The board at the start, if there is one: the 81 characters of a classic board, or the text of a board of other rules.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub start: String,
    /// The seed of the random numbers; 0 if there are none.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub seed: u64,
    /// The acts, each with the number of steps before it and the number of times that there was no next step.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub acts: Vec<(u64, u32, Act)>,
    /// Results that another machine might compute differently, see [`AnySearch::answers`].
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub answers: Vec<String>,
    /// The number of steps that the run has made.
    pub steps: u64,
    /// The number of times that there was no next step after that.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub rests: u32,
    /// The number of steps at the last moment of the run, if that is later.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub furthest: u64,
}

/// The most times that a run may stop at one moment.
const MOST_RESTS: u32 = 1000;

fn is_zero<T: Default + PartialEq>(number: &T) -> bool {
    *number == T::default()
}

/// The reason why a saved run cannot be restored.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RestoreError {
    /// There is no engine of that name.
    #[error("there is no engine {0:?}; get a newer Sudoku Assistant")]
    Engine(String),
    /// The run started on another board.
    #[error("the run began on another board; open that one first")]
    Board,
    /// The engine cannot solve the board.
    #[error(transparent)]
    Unsupported(#[from] UnsupportedBoard),
    /// The program has changed since.
    #[error("the program was changed after the run was saved; start it again")]
    Program,
    /// An act cannot be carried out.
    #[error("the run is damaged: {0}")]
    Act(#[from] ActError),
    /// The program makes fewer steps than the saved run.
    #[error("the run is damaged: the program stops before it has made {0} steps")]
    Steps(u64),
}

/// Returns an MD5 hash that identifies the program.
pub fn checksum(code: &Code) -> String {
    format!("{:x}", md5::compute(write_program(code.program())))
}

impl EngineRun {
    /// Returns the run in a form that can be saved. If it is heading for a moment, that moment counts as its current one.
    pub fn to_saved(&self) -> SavedRun {
        let program = match self.search() {
            AnySearch::Blocks(search) => checksum(search.machine().code()),
            _ => String::new(),
        };
        SavedRun {
            engine: self.engine().to_string(),
            program,
            start: self.search().start().to_string(),
            answers: self.search().answers(),
            steps: self.return_position().unwrap_or(self.steps()),
            ..SavedRun::default()
        }
    }
}

impl SavedRun {
    /// Restores the run of an engine, which then returns to its moment. The board may contain the player's digits or not.
    /// `code` is the program for the engine that runs blocks.
    ///
    /// # Errors
    /// [`RestoreError`] if the run started on another board, or with another program, or its engine cannot solve
    /// the board.
    pub fn restore(&self, board: &Board, code: &Arc<Code>) -> Result<EngineRun, RestoreError> {
        let boards = [board.clone(), board.puzzle()];
        let start = boards.iter().find(|board| board.to_string() == self.start).ok_or(RestoreError::Board)?;
        let engine: Engine = self.engine.parse().map_err(|_| RestoreError::Engine(self.engine.clone()))?;
        // Runs that earlier versions saved have no checksum.
        if engine == Engine::Blocks && !self.program.is_empty() && self.program != checksum(code) {
            return Err(RestoreError::Program);
        }
        let mut run = EngineRun::with(engine, start, code, self.answers.clone())?;
        run.return_to(self.steps);
        Ok(run)
    }
}

impl ProgramRun {
    /// Returns the run in a form that can be saved. Acts and steps count from where the learner took over.
    pub fn to_saved(&self) -> SavedRun {
        let line = self.playback().line();
        SavedRun {
            program: checksum(self.machine().code()),
            seed: self.seed(),
            acts: line.all_actions().map(|(position, rests, act)| (position, rests, act.clone())).collect(),
            steps: line.position(),
            rests: line.now().rests,
            furthest: if line.has_future() { line.furthest() } else { 0 },
            ..SavedRun::default()
        }
    }

    /// Repeats a saved run. This run must be at its start, and goes to the moment at which the other one was saved.
    ///
    /// # Errors
    /// [`RestoreError`] if this run has another program, or the saved run is damaged.
    pub fn restore(&mut self, saved: &SavedRun) -> Result<(), RestoreError> {
        if saved.program != checksum(self.machine().code()) || saved.seed != self.seed() {
            return Err(RestoreError::Program);
        }
        for (position, rests, act) in &saved.acts {
            self.make_steps(*position, *rests)?;
            self.act(act.clone())?;
        }
        if saved.furthest > saved.steps {
            self.make_steps(saved.furthest, 0)?;
            self.playback_mut().seek(saved.steps);
        }
        self.make_steps(saved.steps, saved.rests)
    }

    fn make_steps(&mut self, position: u64, rests: u32) -> Result<(), RestoreError> {
        while self.playback().line().position() < position {
            self.forward().ok_or(RestoreError::Steps(position))?;
        }
        // More rests make a difference only to scripts that wait for time to pass.
        for _ in 0..rests.min(MOST_RESTS) {
            self.forward();
        }
        Ok(())
    }
}
