//! One run of an engine on the stage.

use crate::engines::{AnySearch, Engine};
use crate::game::film::heat::Heat;
use crate::game::film::jump::Target;
use crate::game::film::playback::{Playback, Played, STEPS_PER_LOOK};
use crate::game::film::speed::Speed;
use crate::game::film::why::Why;
use crate::search::{Failure, Need, Rest, Search, Step, WantedRelaxation};
use crate::sudoku::{Board, Candidates, Cell, CellKind, Digits};
use std::collections::VecDeque;
use std::time::Duration;

/// How a run ended, or what it has come to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// A solution was found.
    Solved,
    /// There is none from here.
    NoSolution {
        /// Whether there is one without the player's digits: then one of them is wrong.
        puzzle_has_one: bool,
    },
    /// The player stopped it before it came to anything.
    Stopped,
}

/// A search on the stage.
#[derive(Debug)]
pub struct Run {
    playback: Playback<AnySearch, Heat>,
    target: Option<Target>,
    /// Where solutions were found, as far as the run has come; the last hundred thousand.
    solutions: VecDeque<u64>,
    pub(in crate::game) outcome: Option<Outcome>,
}

/// How many moments of solutions a run keeps.
const MOST_SOLUTIONS: usize = 100_000;

impl Run {
    pub(in crate::game) fn new(engine: Engine, board: &Board) -> Run {
        let mut search = engine.search(board);
        // A browser has no other thread.
        if let AnySearch::BinaryProgram(program) = &mut search
            && !cfg!(target_arch = "wasm32")
        {
            program.ask_elsewhere();
        }
        // A relaxation is one step and may take as long as ten thousand others.
        let steps_per_look = engine.steps_per_look().min(STEPS_PER_LOOK);
        Run { playback: Playback::new(search, steps_per_look), target: None, solutions: VecDeque::new(), outcome: None }
    }

    /// The search as a film.
    pub fn playback(&self) -> &Playback<AnySearch, Heat> {
        &self.playback
    }

    pub(in crate::game) fn playback_mut(&mut self) -> &mut Playback<AnySearch, Heat> {
        &mut self.playback
    }

    /// The search at the moment that is shown.
    pub fn search(&self) -> &AnySearch {
        self.playback.search()
    }

    /// Which engine runs.
    pub fn engine(&self) -> Engine {
        self.search().engine()
    }

    /// The board at the moment that is shown.
    pub fn board(&self) -> Board {
        self.search().board()
    }

    /// How many steps were made up to the moment that is shown.
    pub fn steps(&self) -> u64 {
        self.playback.line().position()
    }

    /// How long the search ran, pauses not counted.
    pub fn elapsed(&self) -> Duration {
        self.playback.elapsed()
    }

    /// The last step before the moment that is shown.
    pub fn last_step(&self) -> Option<Step> {
        self.playback.last_step()
    }

    /// What the run has come to; `None` while nothing is known.
    pub fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// How often the equations were solved, up to the moment that is shown.
    pub fn relaxations(&self) -> u64 {
        let counts = self.search().counts();
        counts.calls - counts.solutions
    }

    /// Whether the moment that is shown is a solution.
    pub fn is_at_solution(&self) -> bool {
        self.last_step() == Some(Step::Solution)
    }

    /// Whether the moment that is shown is the end of the search.
    pub fn is_at_end(&self) -> bool {
        let line = self.playback.line();
        line.ended() && line.position() == line.furthest()
    }

    /// The moment of the solution before the one that is shown.
    pub fn previous_solution(&self) -> Option<u64> {
        let before = self.solutions.partition_point(|&position| position < self.steps());
        self.solutions.get(before.checked_sub(1)?).copied()
    }

    /// How often a digit was tried in each cell, up to the moment that is shown.
    pub fn heat(&self) -> &Heat {
        &self.playback.line().now().record
    }

    /// The cell at which the engine is.
    pub fn cell(&self) -> Option<Cell> {
        self.last_step().and_then(|step| step.cell())
    }

    /// The digits that are still to be tried in the cell at which the engine is, as far as it keeps to their order.
    pub fn open_digits(&self) -> Option<(Cell, Digits)> {
        let allowed = |cell| match self.engine() {
            Engine::BruteForce | Engine::Blocks => Digits::ALL,
            _ => Candidates::of(&self.board()).get(cell),
        };
        match self.last_step()? {
            Step::Look { need: Need::Cell(cell), .. } => Some((cell, allowed(cell))),
            Step::Try { cell, digit, .. } => Some((cell, digit.above())),
            Step::Place { cell, .. } => match self.search().levels().last()?.rest {
                Rest::Digits(digits) => Some((cell, digits)),
                Rest::Cells(_) => None,
            },
            Step::Retract { cell, digit, failure } if failure != Failure::Infeasible => match self.engine() {
                Engine::BruteForce | Engine::Blocks | Engine::Assumptions => {
                    Some((cell, allowed(cell).intersection(digit.above())))
                }
                _ => None,
            },
            _ => None,
        }
    }

    /// Why nothing was left to try, if the last step says so.
    pub fn why(&self) -> Option<Why> {
        if self.is_at_end() {
            return None;
        }
        match self.last_step()? {
            Step::Look { need, ways: 0 } => Some(Why::new(need, &self.board())),
            Step::Retract { cell, digit, failure: Failure::Exhausted(need) } => {
                let mut before = self.board();
                before.put(cell, Some(digit), CellKind::User);
                Some(Why::new(need, &before))
            }
            _ => None,
        }
    }

    /// The relaxation for which the search waits.
    pub(in crate::game) fn question(&self) -> Option<WantedRelaxation> {
        match self.search() {
            AnySearch::BinaryProgram(program) if self.playback.is_waiting() => program.question(),
            _ => None,
        }
    }

    /// Goes on to what is looked for, unless that is a digit in a cell that was filled from the start. Returns whether it does.
    pub(in crate::game) fn jump(&mut self, target: Target) -> bool {
        let possible = !matches!(target, Target::Placement(cell) if self.search().start().get(cell).is_some());
        if possible {
            self.playback.jump();
            self.target = Some(target);
        }
        possible
    }

    /// Goes on for a frame of that length. It holds at every solution, unless it is on its way to the end.
    pub(in crate::game) fn advance(&mut self, frame: Duration, speed: Speed) -> Played {
        let target = self.target.filter(|_| self.playback.is_jumping());
        let solutions = &mut self.solutions;
        self.playback.advance(frame, speed, |moment, step| {
            if *step == Step::Solution && solutions.back().is_none_or(|&last| last < moment.position) {
                if solutions.len() == MOST_SOLUTIONS {
                    solutions.pop_front();
                }
                solutions.push_back(moment.position);
            }
            (*step == Step::Solution && target != Some(Target::End))
                || target.is_some_and(|target| target.is_reached(step))
        })
    }
}
