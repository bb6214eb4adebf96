//! One run of an engine on the stage.

use crate::engines::{AnySearch, Engine, Found};
use crate::heat::Heat;
use crate::jump::Target;
use crate::last::LastEvent;
use crate::playback::{Playback, Played, STEPS_PER_LOOK};
use crate::speed::Speed;
use crate::stops::Stops;
use crate::tree::CallTree;
use crate::unit::Unit;
use crate::why::Why;
use std::sync::Arc;
use std::time::Duration;
use sudoku_blocks::{BlockId, BlockSearch, Code, Grain, Machine};
use sudoku_board::classic::{Board, Candidates, Cell, CellKind, Digit, Digits};
use sudoku_solve::search::{Failure, Need, Question, Rest, Rewind, Search, Step};
use sudoku_techniques::Position;

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

/// A search as a film, with what is written down of it: the heat of the cells, the tree of calls, and what happened last on the board.
pub type RunPlayback = Playback<AnySearch, ((Heat, CallTree<(Cell, Digit)>), LastEvent)>;

/// A search on the stage.
#[derive(Debug)]
pub struct Run {
    playback: RunPlayback,
    target: Option<Target>,
    /// What the earlier moment is that it looks for.
    wanted: Wanted,
    /// The number of steps to which it returns after a restart.
    returns_to: Option<u64>,
    outcome: Option<Outcome>,
}

/// An earlier moment that can be looked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Wanted {
    /// The step before.
    #[default]
    Step,
    /// The solution before.
    Solution,
    /// The place before at which the run is to stop.
    Stop,
}

impl Run {
    /// A run of the engine; where blocks run, they are these.
    pub fn new(engine: Engine, board: &Board, code: &Arc<Code>) -> Run {
        Run::with(engine, board, code, Vec::new())
    }

    /// The same with what an earlier run has worked out.
    pub(super) fn with(engine: Engine, board: &Board, code: &Arc<Code>, answers: Vec<String>) -> Run {
        let mut search = engine.search(board);
        // Every block can be watched.
        if let AnySearch::Blocks(blocks) = &mut search {
            *blocks = BlockSearch::with_program(board, Arc::clone(code), Grain::Blocks);
        }
        search.keep(answers);
        // A browser has no other thread.
        if !cfg!(target_arch = "wasm32") {
            search.ask_elsewhere();
        }
        Run::of(search)
    }

    /// A run of that search.
    pub fn of(search: AnySearch) -> Run {
        let engine = search.engine();
        // A relaxation is one step and may take as long as ten thousand others.
        let steps_per_look = engine.steps_per_look().min(STEPS_PER_LOOK);
        let playback = Playback::new(search, steps_per_look);
        Run { playback, target: None, wanted: Wanted::Step, returns_to: None, outcome: None }
    }

    /// The search as a film.
    pub fn playback(&self) -> &RunPlayback {
        &self.playback
    }

    /// The search as a film, to play it.
    pub fn playback_mut(&mut self) -> &mut RunPlayback {
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

    /// The last step before the moment that is shown, whatever blocks have run since.
    pub fn last_step(&self) -> Option<Step> {
        self.playback.line().now().record.1.step
    }

    /// The step at which the search is at work: the last one, but none once the search has come to its end. The check of a digit
    /// shows its last step for good.
    pub fn step_at_work(&self) -> Option<Step> {
        self.last_step().filter(|_| !self.is_at_end() || self.checks().is_some())
    }

    /// Whether a block ran last, and nothing has happened on the board in it.
    pub fn block_ran_last(&self) -> bool {
        matches!(self.playback.last_step(), Some(Step::Block(_))) && !self.playback.line().now().record.1.is_fresh
    }

    /// The block that ran last, where blocks run.
    pub fn block(&self) -> Option<BlockId> {
        match self.search() {
            AnySearch::Blocks(blocks) => blocks.block(),
            _ => None,
        }
    }

    /// What the run has come to; `None` while nothing is known.
    pub fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// Writes down what the run has come to.
    pub fn set_outcome(&mut self, outcome: Outcome) {
        self.outcome = Some(outcome);
    }

    /// How often the equations were solved, up to the moment that is shown.
    pub fn relaxations(&self) -> u64 {
        let counts = self.search().counts();
        counts.calls - counts.solutions
    }

    /// Whether the moment that is shown is a solution. A program that goes wrong after one is at its end.
    pub fn is_at_solution(&self) -> bool {
        self.last_step() == Some(Step::Solution) && self.search().fault().is_none()
    }

    /// The cell and the digit of which it is the check, if it is no search.
    pub fn checks(&self) -> Option<(Cell, Digit)> {
        match self.search() {
            AnySearch::Blocks(blocks) => blocks.checks(),
            _ => None,
        }
    }

    /// Whether the moment that is shown is the end of the search.
    pub fn is_at_end(&self) -> bool {
        let line = self.playback.line();
        line.ended() && line.position() == line.furthest()
    }

    /// Whether there is a solution before the moment that is shown.
    pub fn has_previous_solution(&self) -> bool {
        self.search().counts().solutions > u64::from(self.playback.last_step() == Some(Step::Solution))
    }

    /// Holds, and goes back to an earlier moment: at once if it is found soon, else in one of the next frames.
    pub fn go_back_to(&mut self, wanted: Wanted, unit: Unit, stops: &Stops) {
        self.wanted = wanted;
        self.playback.hunt();
        self.look_back(unit, stops);
    }

    fn look_back(&mut self, unit: Unit, stops: &Stops) -> Played {
        let unit = self.unit(unit);
        let (wanted, blocks_run) = (self.wanted, self.runs_blocks());
        self.playback.look_back(|moment, step| match wanted {
            Wanted::Step => unit.is_whole(step, blocks_run),
            Wanted::Solution => *step == Step::Solution,
            Wanted::Stop => stops.is_reached(step, moment.search.depth()),
        })
    }

    /// The unit of its steps, where that one is chosen: a check of one digit is watched block by block.
    pub fn unit(&self, chosen: Unit) -> Unit {
        if self.checks().is_some() { Unit::Block } else { chosen }
    }

    /// The machine that runs the blocks, where blocks run.
    pub fn machine(&self) -> Option<&Machine> {
        match self.search() {
            AnySearch::Blocks(search) => Some(search.machine()),
            _ => None,
        }
    }

    /// Whether it runs blocks, each of which can be watched.
    pub fn runs_blocks(&self) -> bool {
        matches!(self.search(), AnySearch::Blocks(_))
    }

    /// Whether it runs a program of the player's, which may go about it in any way.
    pub fn runs_own_program(&self) -> bool {
        matches!(self.search(), AnySearch::Blocks(search) if !search.is_ours())
    }

    /// How often a digit was tried in each cell, up to the moment that is shown.
    pub fn heat(&self) -> &Heat {
        &self.playback.line().now().record.0.0
    }

    /// The tree of calls at the moment that is shown.
    pub fn tree(&self) -> &CallTree<(Cell, Digit)> {
        &self.playback.line().now().record.0.1
    }

    /// The digits that can still stand in the cell at the moment that is shown: those that no digit forbids, and that logic has
    /// not struck.
    pub fn allowed(&self, cell: Cell) -> Digits {
        self.left().map_or_else(|| Candidates::of(&self.board()).get(cell), |left| left.candidates(cell))
    }

    /// Where logic runs, the candidates that it has left.
    pub fn left(&self) -> Option<&Position> {
        match self.search() {
            AnySearch::Logic(logic) => Some(logic.position()),
            _ => None,
        }
    }

    /// Where logic runs, the deduction to which the last step belongs.
    pub fn found(&self) -> Option<&Found> {
        match self.search() {
            AnySearch::Logic(logic) => logic.found(),
            _ => None,
        }
    }

    /// The cell at which the engine is.
    pub fn cell(&self) -> Option<Cell> {
        self.last_step().and_then(|step| step.cell())
    }

    /// Whether its engine tries all digits in a cell, from 1 to 9, and not only those that are allowed.
    fn tries_all_digits(&self) -> bool {
        matches!(self.engine(), Engine::BruteForce | Engine::Blocks)
    }

    /// The digit that is tried after this one, where that is the next number.
    pub fn next_digit(&self, digit: Digit) -> Option<Digit> {
        digit.next().filter(|_| self.tries_all_digits())
    }

    /// The digits that are still to be tried in the cell at which the engine is, as far as it keeps to their order.
    pub fn open_digits(&self) -> Option<(Cell, Digits)> {
        if self.runs_own_program() {
            return None;
        }
        let allowed = |cell| if self.tries_all_digits() { Digits::ALL } else { self.allowed(cell) };
        match self.step_at_work()? {
            Step::Look { need: Need::Cell(cell), .. } => Some((cell, allowed(cell))),
            Step::Try { cell, digit, .. } => Some((cell, digit.above())),
            Step::Place { cell, .. } => match self.search().levels().last()?.rest {
                Rest::Digits(digits) => Some((cell, digits)),
                Rest::Cells(_) | Rest::Unknown => None,
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
        // Logic strikes candidates that no digit forbids: it tells itself why.
        if self.is_at_end() || self.runs_own_program() || self.engine() == Engine::Logic {
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

    /// What the search waits for.
    pub fn question(&self) -> Option<Question> {
        self.playback.is_waiting().then(|| self.search().question()).flatten()
    }

    /// Goes on to what is looked for, unless that is a digit in a cell that was filled from the start. Returns whether it does.
    pub fn jump(&mut self, target: Target) -> bool {
        let possible = !matches!(target, Target::Placement(cell) if self.search().start().get(cell).is_some());
        if possible {
            self.playback.jump();
            self.target = Some(target);
        }
        possible
    }

    /// Returns to the moment after so many steps, past whatever there is on the way. Nothing but its end stops it there.
    pub fn return_to(&mut self, position: u64) {
        self.playback.jump();
        self.returns_to = Some(position);
    }

    /// The number of steps to which it returns; `None` once it is there.
    pub fn returns_to(&self) -> Option<u64> {
        self.returns_to
    }

    /// Goes on for a frame of that length. It holds at every solution, unless it is on its way to the end, and where it is to stop.
    pub fn advance(&mut self, frame: Duration, speed: Speed, unit: Unit, stops: &Stops) -> Played {
        if self.playback.is_hunting() {
            return self.look_back(unit, stops);
        }
        if let Some(position) = self.returns_to {
            // Whatever has held it meanwhile, it is still on its way.
            if !self.playback.is_jumping() {
                self.playback.jump();
            }
            let played = self.playback.go_on_to(frame, position);
            if matches!(played, Played::Reached | Played::Ended) {
                self.returns_to = None;
            }
            return played;
        }
        let unit = self.unit(unit);
        let blocks_run = self.runs_blocks();
        let is_whole = |step: &Step| unit.is_whole(step, blocks_run);
        let target = self.target.filter(|_| self.playback.is_jumping());
        let glance = |step: &Step| {
            step.is_solution()
                || target.is_some_and(|target| target.is_reached(step, None))
                || stops.depth.is_some()
                || stops.is_reached(step, 0)
        };
        self.playback.advance(frame, speed, is_whole, glance, |moment, step| {
            (*step == Step::Solution && target != Some(Target::End))
                || target.is_some_and(|target| target.is_reached(step, Some(&moment.search)))
                || stops.is_reached(step, moment.search.depth())
        })
    }
}
