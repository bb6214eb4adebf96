//! What is watched: which engine, its run, what is said to come next in it, and what is kept of it.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use sudoku_blocks::{BlockId, Code};
use sudoku_board::classic::Cell;
use sudoku_run::engines::{Engine, ProblemKind};
use sudoku_run::{Breakpoints, EngineRun, Predictions, SavedRun, Unit};

/// The solver: which engine, and the run that is going on or came last.
#[derive(Resource, Debug)]
pub struct Solver {
    /// What stands on the stage.
    pub problem: ProblemKind,
    /// The engine of the next run, and of the one that is going on.
    pub engine: Engine,
    pub(super) run: Option<EngineRun>,
    /// The unit of a step.
    pub unit: Unit,
    /// Where a run stops.
    pub stops: Breakpoints,
    /// What was said to come next in the run, and how often that was so.
    pub predictions: Predictions<Prediction>,
    /// The program and the place of a run that its changed program has still to come to.
    pub(super) followed: Option<(Arc<Code>, u64)>,
    pub(super) watching: Watching,
}

impl Default for Solver {
    fn default() -> Solver {
        Solver {
            problem: ProblemKind::Sudoku,
            engine: Engine::Blocks,
            run: None,
            unit: Unit::default(),
            stops: Breakpoints::default(),
            predictions: Predictions::default(),
            followed: None,
            watching: Watching::default(),
        }
    }
}

impl Solver {
    /// The run that is going on or, outside [`Scene::Solving`](crate::game::script::Scene::Solving), the last one on this puzzle.
    pub fn run(&self) -> Option<&EngineRun> {
        self.run.as_ref()
    }

    /// The engine that runs on what stands on the stage: the chosen one, if it can.
    pub fn engine_here(&self) -> Engine {
        let engines = self.problem.engines();
        engines.iter().copied().find(|engine| *engine == self.engine).unwrap_or(engines[0])
    }

    /// Whether a run waits for Go on, a step or the slider.
    pub fn is_paused(&self) -> bool {
        self.run.as_ref().is_some_and(|run| run.playback().is_paused())
    }
}

/// What is said to come next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Prediction {
    /// The run goes to this cell, from the one at which it is.
    Cell(Cell, Option<Cell>),
    /// This block runs.
    Block(BlockId),
}

/// The version of the form; a file of another one is refused.
pub(super) const VERSION: u32 = 1;

/// The contents of the file: the run being watched, if there is one, and the settings for watching that were changed.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Watching {
    version: u32,
    pub(super) run: Option<SavedRun>,
    /// The notch of the speed of films.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) speed: Option<u8>,
    /// The notch of the speed of the programs of lessons.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) lesson_speed: Option<u8>,
    /// The unit of a step.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) step: Option<Unit>,
}

impl Default for Watching {
    fn default() -> Watching {
        Watching { version: VERSION, run: None, speed: None, lesson_speed: None, step: None }
    }
}
