//! State of the solver: the engine, its run, the predictions, and the saved run.

use bevy_ecs::prelude::*;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use sudoku_blocks::{BlockId, Code};
use sudoku_board::Cell;
use sudoku_run::engines::{Engine, ProblemKind};
use sudoku_run::{Breakpoints, EngineRun, Predictions, SavedRun, Unit};

/// The solver: the chosen engine, and the current or last run.
#[derive(Resource, Debug)]
pub struct Solver {
    /// The problem on the stage.
    pub(in crate::game) problem: ProblemKind,
    /// The engine of the current or next run.
    pub(super) engine: Engine,
    pub(super) run: Option<EngineRun>,
    /// The step unit.
    pub(super) unit: Unit,
    /// Conditions that pause a run.
    pub(super) stops: Breakpoints,
    /// The player's predictions, with their score.
    pub(super) predictions: Predictions<Prediction>,
    /// While a rerun catches up: the program and the position of the run before the change.
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
    /// Returns the current run or, outside [`Scene::Solving`](crate::game::requests::Scene::Solving), the last one on this puzzle.
    pub fn run(&self) -> Option<&EngineRun> {
        self.run.as_ref()
    }

    /// Returns the problem on the stage.
    pub fn problem(&self) -> ProblemKind {
        self.problem
    }

    /// Shows a problem with an engine.
    pub(in crate::game) fn show(&mut self, problem: ProblemKind, engine: Engine) {
        (self.problem, self.engine) = (problem, engine);
    }

    /// Returns the run of a problem's program that goes on when the game starts again, with the name of the program.
    pub(in crate::game) fn problem_run(&self) -> Option<&(String, SavedRun)> {
        self.watching.problem.as_ref()
    }

    /// Saves the run of a problem's program, or none.
    pub(in crate::game) fn save_problem_run(&mut self, run: Option<(String, SavedRun)>) {
        self.watching.problem = run;
    }

    /// Returns the engine of the current or next run.
    pub fn engine(&self) -> Engine {
        self.engine
    }

    /// Returns the step unit.
    pub fn unit(&self) -> Unit {
        self.unit
    }

    /// Returns the conditions that pause a run.
    pub fn stops(&self) -> &Breakpoints {
        &self.stops
    }

    /// Returns the player's predictions, with their score.
    pub fn predictions(&self) -> &Predictions<Prediction> {
        &self.predictions
    }

    /// Returns the engine for the problem on the stage: the chosen one if it can solve the problem, or else the first that can.
    pub fn engine_here(&self) -> Engine {
        let engines = self.problem.engines();
        engines.iter().copied().find(|engine| *engine == self.engine).unwrap_or(engines[0])
    }

    /// Returns true if the run is paused.
    pub fn is_paused(&self) -> bool {
        self.run.as_ref().is_some_and(|run| run.playback().is_paused())
    }
}

/// A prediction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Prediction {
    /// The run moves to this cell, away from the second one.
    Cell(Cell, Option<Cell>),
    /// This block runs.
    Block(BlockId),
}

/// Version of the file format; files with another version are rejected.
pub(super) const VERSION: u32 = 1;

/// The contents of the file: the runs being watched, if there are any, and the settings for watching that were changed.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Watching {
    version: u32,
    pub(super) run: Option<SavedRun>,
    /// The run of a problem's program, with the name of the program.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    problem: Option<(String, SavedRun)>,
    /// Speed of films, as a notch of the slider.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) speed: Option<u8>,
    /// Speed of lesson programs, as a notch of the slider.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) lesson_speed: Option<u8>,
    /// The step unit.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) step: Option<Unit>,
}

impl Default for Watching {
    fn default() -> Watching {
        Watching { version: VERSION, run: None, problem: None, speed: None, lesson_speed: None, step: None }
    }
}
