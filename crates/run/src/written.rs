//! A run as it is kept: what runs, on what, what was done, and where it stands. That is enough to make it again.

use super::act::{Act, ActError};
use super::program::ProgramRun;
use super::watched::Run;
use crate::engines::{AnySearch, Engine};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use sudoku_blocks::{Code, write_program};
use sudoku_board::classic::Board;
use sudoku_solve::search::Search;

/// A run as it is kept.
#[derive(Clone, PartialEq, Eq, Default, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Written {
    /// The name of the engine; empty where a program runs by itself.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub engine: String,
    /// The [`checksum`] of the program, where one runs.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub program: String,
    /// The 81 characters of the board on which it began, where there is one.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub start: String,
    /// The seed of random numbers; 0 where there are none.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub seed: u64,
    /// What a person did: after how many steps, how often there was no next step before, and what.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub acts: Vec<(u64, u32, Act)>,
    /// What was worked out that another machine may work out otherwise: see [`AnySearch::answers`].
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub answers: Vec<String>,
    /// How many steps it has made.
    pub steps: u64,
    /// How often there was no next step then.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub rests: u32,
}

/// How often a run may stop at one moment.
const MOST_RESTS: u32 = 1000;

fn is_zero<T: Default + PartialEq>(number: &T) -> bool {
    *number == T::default()
}

/// Why a run that was kept cannot be made again.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum WrittenError {
    /// No engine has that name.
    #[error("there is no engine {0:?}; get a newer Sudoku Assistant")]
    Engine(String),
    /// It began on another board.
    #[error("the run began on another board; open that one first")]
    Board,
    /// The program was changed.
    #[error("the program was changed after the run was saved; start it again")]
    Program,
    /// Something that was done cannot be done.
    #[error("the run is damaged: {0}")]
    Act(#[from] ActError),
    /// The program makes fewer steps.
    #[error("the run is damaged: the program stops before it has made {0} steps")]
    Steps(u64),
}

/// Tells one program from another: a few letters that are the same for the same program (MD5).
pub fn checksum(code: &Code) -> String {
    format!("{:x}", md5::compute(write_program(code.program())))
}

impl Run {
    /// What is kept of it. Where it is on its way to a moment, that is where it stands.
    pub fn written(&self) -> Written {
        let program = match self.search() {
            AnySearch::Blocks(search) => checksum(search.machine().code()),
            _ => String::new(),
        };
        Written {
            engine: self.engine().to_string(),
            program,
            start: self.search().start().to_string(),
            answers: self.search().answers(),
            steps: self.returns_to().unwrap_or(self.steps()),
            ..Written::default()
        }
    }
}

impl Written {
    /// A run of an engine again, on its way to where it stood. The board may have the player's digits or not; where blocks run,
    /// they are these.
    ///
    /// # Errors
    /// [`WrittenError`] if it began on another board, or with another program.
    pub fn run(&self, board: &Board, code: &Arc<Code>) -> Result<Run, WrittenError> {
        let boards = [*board, board.puzzle()];
        let start = boards.iter().find(|board| board.to_string() == self.start).ok_or(WrittenError::Board)?;
        let engine: Engine = self.engine.parse().map_err(|_| WrittenError::Engine(self.engine.clone()))?;
        // Those that were kept by earlier versions do not tell.
        if engine == Engine::Blocks && !self.program.is_empty() && self.program != checksum(code) {
            return Err(WrittenError::Program);
        }
        let mut run = Run::with(engine, start, code, self.answers.clone());
        run.return_to(self.steps);
        Ok(run)
    }
}

impl ProgramRun {
    /// What is kept of it. Acts and steps count from where it begins.
    pub fn written(&self) -> Written {
        let line = self.playback().line();
        Written {
            program: checksum(self.machine().code()),
            seed: self.seed(),
            acts: line.deeds().map(|(position, rests, act)| (position, rests, act.clone())).collect(),
            steps: line.position(),
            rests: line.now().rests,
            ..Written::default()
        }
    }

    /// Makes a run again. This one stands at its beginning, and then where that one stood.
    ///
    /// # Errors
    /// [`WrittenError`] if another program runs here, or what is kept is damaged.
    pub fn make_again(&mut self, written: &Written) -> Result<(), WrittenError> {
        if written.program != checksum(self.machine().code()) || written.seed != self.seed() {
            return Err(WrittenError::Program);
        }
        for (position, rests, act) in &written.acts {
            self.make_steps(*position, *rests)?;
            self.act(act.clone())?;
        }
        self.make_steps(written.steps, written.rests)
    }

    fn make_steps(&mut self, position: u64, rests: u32) -> Result<(), WrittenError> {
        while self.playback().line().position() < position {
            self.forward().ok_or(WrittenError::Steps(position))?;
        }
        // More often makes no difference but where a script waits for time to go by.
        for _ in 0..rests.min(MOST_RESTS) {
            self.forward();
        }
        Ok(())
    }
}
