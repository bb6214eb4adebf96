//! A run of an engine, with its playback.

use crate::breakpoints::Breakpoints;
use crate::engines::{AnySearch, Engine, FoundDeduction, Logic, UnsupportedBoard};
use crate::heat::Heat;
use crate::jump::Target;
use crate::last::LastEvent;
use crate::playback::{FrameResult, Playback, STEPS_PER_LOOK};
use crate::speed::Speed;
use crate::tree::CallTree;
use crate::unit::Unit;
use crate::unmet_need::UnmetNeed;
use std::sync::Arc;
use std::time::Duration;
use sudoku_blocks::{BlockId, Code, Grain, Machine};
use sudoku_board::{Board, Cell, Value, Values};
use sudoku_solve::search::{Failure, Need, Placed, Placements, Question, Rest, Rewind, Search, Step};
use sudoku_techniques::Position;

/// The outcome of a run so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// A solution was found.
    Solved,
    /// There is no solution from here.
    NoSolution {
        /// True if there is one without the player's digits, so one of those is wrong.
        puzzle_has_one: bool,
    },
    /// The player stopped the run before it had found anything.
    Stopped,
}

/// The playback of a search, with a record of the heat of the cells, the tree of calls, and the last event on the board.
pub type EnginePlayback = Playback<AnySearch, ((Heat, CallTree<(Cell, Value)>), LastEvent)>;

/// An engine at work on a board. The run can be played forwards and backwards.
#[derive(Debug)]
pub struct EngineRun {
    playback: EnginePlayback,
    target: Option<Target>,
    /// The kind of earlier moment that it is looking for.
    back_target: BackTarget,
    /// The number of steps to which it returns after a restart.
    return_position: Option<u64>,
    outcome: Option<Outcome>,
}

/// A kind of earlier moment to look for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum BackTarget {
    /// The previous step.
    #[default]
    Step,
    /// The previous solution.
    Solution,
    /// The previous breakpoint.
    Breakpoint,
}

impl EngineRun {
    /// Creates a run of the engine. `code` is the program for the engine that runs blocks.
    ///
    /// # Errors
    /// [`UnsupportedBoard`] if the engine cannot solve the board.
    pub fn new(engine: Engine, board: &Board, code: &Arc<Code>) -> Result<EngineRun, UnsupportedBoard> {
        EngineRun::with(engine, board, code, Vec::new())
    }

    /// Creates a run that reuses the results of an earlier one, see [`AnySearch::answers`].
    pub(super) fn with(
        engine: Engine,
        board: &Board,
        code: &Arc<Code>,
        answers: Vec<String>,
    ) -> Result<EngineRun, UnsupportedBoard> {
        let mut search = match engine {
            // Make every block a step of its own.
            Engine::Blocks => AnySearch::by_program(board, code, Grain::Blocks)?,
            _ => engine.search(board)?,
        };
        search.keep(answers);
        // Browsers have no other thread.
        if !cfg!(target_arch = "wasm32") {
            search.ask_in_background();
        }
        Ok(EngineRun::from_search(search))
    }

    /// Creates a run of that search.
    pub fn from_search(search: AnySearch) -> EngineRun {
        let engine = search.engine();
        // A relaxation is one step that can take as long as ten thousand others.
        let steps_per_look = engine.steps_per_look().min(STEPS_PER_LOOK);
        let record = ((Heat::new(search.start().rules().side()), CallTree::default()), LastEvent::default());
        let playback = Playback::with_record(search, record, steps_per_look);
        let back_target = BackTarget::Step;
        EngineRun { playback, target: None, back_target, return_position: None, outcome: None }
    }

    /// Returns the playback of the search.
    pub fn playback(&self) -> &EnginePlayback {
        &self.playback
    }

    /// Returns the playback of the search, to control it.
    pub fn playback_mut(&mut self) -> &mut EnginePlayback {
        &mut self.playback
    }

    /// Returns the search at the current moment.
    pub fn search(&self) -> &AnySearch {
        self.playback.search()
    }

    /// Returns the engine that runs.
    pub fn engine(&self) -> Engine {
        self.search().engine()
    }

    /// Returns the board at the current moment.
    pub fn board(&self) -> Board {
        self.search().board()
    }

    /// Returns the number of steps that lead to the current moment.
    pub fn steps(&self) -> u64 {
        self.playback.line().position()
    }

    /// Returns the time for which the search has run, without pauses.
    pub fn elapsed(&self) -> Duration {
        self.playback.elapsed()
    }

    /// Returns the last step on the board, whatever blocks have run since.
    pub fn last_step(&self) -> Option<Step> {
        self.playback.line().now().record.1.step
    }

    /// Returns the step that the search is working on: the last one, or none if the search has ended. The check of a digit
    /// keeps showing its last step.
    pub fn current_step(&self) -> Option<Step> {
        self.last_step().filter(|_| !self.is_at_end() || self.checked_digit().is_some())
    }

    /// Returns true if the last step was a block that changed nothing on the board.
    pub fn block_ran_last(&self) -> bool {
        matches!(self.playback.last_step(), Some(Step::Block(_))) && !self.playback.line().now().record.1.is_fresh
    }

    /// Returns the block that ran last, if the engine runs blocks.
    pub fn block(&self) -> Option<BlockId> {
        match self.search() {
            AnySearch::Blocks(blocks) => blocks.block(),
            _ => None,
        }
    }

    /// Returns the outcome; `None` while nothing is known.
    pub fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// Sets the outcome.
    pub fn set_outcome(&mut self, outcome: Outcome) {
        self.outcome = Some(outcome);
    }

    /// Returns the number of relaxations up to the current moment.
    pub fn relaxations(&self) -> u64 {
        let counts = self.search().counts();
        counts.calls - counts.solutions
    }

    /// Returns true if the current moment is a solution. A program that fails after its solution is at its end instead.
    pub fn is_at_solution(&self) -> bool {
        self.last_step() == Some(Step::Solution) && self.search().fault().is_none()
    }

    /// Returns the cell and the digit to be checked, if this run is a check and not a search.
    pub fn checked_digit(&self) -> Option<(Cell, Value)> {
        match self.search() {
            AnySearch::Blocks(blocks) => blocks.checks(),
            _ => None,
        }
    }

    /// Returns true if the current moment is the end of the search.
    pub fn is_at_end(&self) -> bool {
        let line = self.playback.line();
        line.ended() && line.position() == line.furthest()
    }

    /// Returns true if there is a solution before the current moment.
    pub fn has_previous_solution(&self) -> bool {
        self.search().counts().solutions > u64::from(self.playback.last_step() == Some(Step::Solution))
    }

    /// Pauses, and goes back to an earlier moment: at once if it is found quickly, otherwise in one of the next frames.
    pub fn go_back_to(&mut self, back_target: BackTarget, unit: Unit, breakpoints: &Breakpoints) {
        self.back_target = back_target;
        self.playback.search_back();
        self.advance_back(unit, breakpoints);
    }

    fn advance_back(&mut self, unit: Unit, breakpoints: &Breakpoints) -> FrameResult {
        let unit = self.unit(unit);
        let (back_target, blocks_run) = (self.back_target, self.runs_blocks());
        self.playback.advance_back(|moment, step| match back_target {
            BackTarget::Step => unit.is_whole(step, blocks_run),
            BackTarget::Solution => *step == Step::Solution,
            BackTarget::Breakpoint => breakpoints.is_reached(step, moment.search.depth()),
        })
    }

    /// Returns the unit of a step, given the chosen one. The check of a single digit always goes block by block.
    pub fn unit(&self, chosen: Unit) -> Unit {
        if self.checked_digit().is_some() { Unit::Block } else { chosen }
    }

    /// Returns the machine that runs the blocks, if the engine runs blocks.
    pub fn machine(&self) -> Option<&Machine> {
        match self.search() {
            AnySearch::Blocks(search) => Some(search.machine()),
            _ => None,
        }
    }

    /// Returns true if the engine runs blocks.
    pub fn runs_blocks(&self) -> bool {
        matches!(self.search(), AnySearch::Blocks(_))
    }

    /// Returns true if the engine runs the player's own program, which may work in any way.
    pub fn runs_own_program(&self) -> bool {
        matches!(self.search(), AnySearch::Blocks(search) if !search.is_bundled())
    }

    /// Returns the number of times that a digit was tried in each cell, up to the current moment.
    pub fn heat(&self) -> &Heat {
        &self.playback.line().now().record.0.0
    }

    /// Returns the tree of calls at the current moment.
    pub fn tree(&self) -> &CallTree<(Cell, Value)> {
        &self.playback.line().now().record.0.1
    }

    /// Returns the digits that are still possible in the cell at the current moment: those that no other digit rules out,
    /// and that logic has not eliminated.
    pub fn allowed_digits(&self, cell: Cell) -> Values {
        let board = self.board();
        match self.logic_position() {
            Some(position) => position.candidates(cell),
            None if board.get(cell).is_some() => Values::EMPTY,
            None => Placements::of(&board).allowed(cell),
        }
    }

    /// Returns the first cell that rules the digit out in this one at the current moment, if any does.
    pub fn refusing_cell(&self, cell: Cell, digit: Value) -> Option<Cell> {
        Placements::of(&self.board()).refusing_cell(cell, digit)
    }

    /// Returns the remaining candidates, if the engine is logic.
    pub fn logic_position(&self) -> Option<&Position> {
        self.search().logic().map(Logic::position)
    }

    /// Returns the deduction that the last step belongs to, if the engine is logic.
    pub fn deduction(&self) -> Option<&FoundDeduction> {
        self.search().logic().and_then(Logic::deduction)
    }

    /// Returns the cell that the engine is working on.
    pub fn cell(&self) -> Option<Cell> {
        self.last_step().and_then(|step| step.cell())
    }

    /// Returns true if the engine tries all values in a cell, not only those that are allowed.
    fn tries_all_digits(&self) -> bool {
        matches!(self.engine(), Engine::BruteForce | Engine::Blocks)
    }

    /// Returns all values of the board.
    fn values(&self) -> Values {
        Values::up_to(self.search().start().rules().side())
    }

    /// Returns the digit that is tried after this one, if the engine tries all of them in order.
    pub fn next_digit(&self, digit: Value) -> Option<Value> {
        self.values().above(digit).first().filter(|_| self.tries_all_digits())
    }

    /// Returns the cell that the engine is working on and the digits yet to be tried there, as far as they are known.
    pub fn open_digits(&self) -> Option<(Cell, Values)> {
        if self.runs_own_program() {
            return None;
        }
        let allowed = |cell| if self.tries_all_digits() { self.values() } else { self.allowed_digits(cell) };
        match self.current_step()? {
            Step::Look { need: Need::Cell(cell), .. } => Some((cell, allowed(cell))),
            Step::Try { cell, digit, .. } => Some((cell, self.values().above(digit))),
            Step::Place { cell, .. } => match self.search().levels().last()?.rest {
                Rest::Digits(digits) => Some((cell, digits)),
                Rest::Cells(_) | Rest::Unknown => None,
            },
            Step::Retract { cell, digit, failure } if failure != Failure::Infeasible => match self.engine() {
                Engine::BruteForce | Engine::Blocks | Engine::Assumptions => {
                    Some((cell, allowed(cell).intersection(self.values().above(digit))))
                }
                _ => None,
            },
            _ => None,
        }
    }

    /// Returns why nothing was left to try, if the last step reports that.
    pub fn unmet_need(&self) -> Option<UnmetNeed> {
        // Logic also eliminates candidates that no digit forbids, and gives its own reasons.
        if self.is_at_end() || self.runs_own_program() || self.engine() == Engine::Logic {
            return None;
        }
        match self.last_step()? {
            Step::Look { need, options: 0 } => Some(UnmetNeed::new(need, &self.board())),
            Step::Retract { cell, digit, failure: Failure::Exhausted(need) } => {
                let mut before = self.board();
                before.put(cell, digit.get()).ok()?;
                Some(UnmetNeed::new(need, &before))
            }
            _ => None,
        }
    }

    /// Returns the question that the search waits for, if any.
    pub fn question(&self) -> Option<Question> {
        self.playback.is_waiting().then(|| self.search().question()).flatten()
    }

    /// Runs on to a target. Returns false, and does nothing, if the target is a digit in a cell that was filled from the
    /// start.
    pub fn jump(&mut self, target: Target) -> bool {
        let possible = !matches!(target, Target::Placement(cell) if self.search().start().get(cell).is_some());
        if possible {
            self.playback.jump();
            self.target = Some(target);
        }
        possible
    }

    /// Returns to the moment after this number of steps, without pausing on the way.
    pub fn return_to(&mut self, position: u64) {
        self.playback.jump();
        self.return_position = Some(position);
    }

    /// Returns the number of steps to which the run returns; `None` once it is there.
    pub fn return_position(&self) -> Option<u64> {
        self.return_position
    }

    /// Plays for one frame of that length. Pauses at the given stops and at every solution, unless it is heading for the
    /// end.
    pub fn advance(&mut self, frame: Duration, speed: Speed, unit: Unit, breakpoints: &Breakpoints) -> FrameResult {
        if self.playback.is_searching_back() {
            return self.advance_back(unit, breakpoints);
        }
        if let Some(position) = self.return_position {
            // Whatever has paused it meanwhile, it still has to get there.
            if !self.playback.is_jumping() {
                self.playback.jump();
            }
            let played = self.playback.play_to(frame, position);
            if matches!(played, FrameResult::Reached | FrameResult::Ended) {
                self.return_position = None;
            }
            return played;
        }
        let unit = self.unit(unit);
        let blocks_run = self.runs_blocks();
        let is_whole = |step: &Step| unit.is_whole(step, blocks_run);
        let target = self.target.filter(|_| self.playback.is_jumping());
        let quick_check = |step: &Step| {
            step.is_solution()
                || target.is_some_and(|target| target.is_reached(step, None))
                || breakpoints.depth.is_some()
                || breakpoints.is_reached(step, 0)
        };
        self.playback.advance(frame, speed, is_whole, quick_check, |moment, step| {
            (*step == Step::Solution && target != Some(Target::End))
                || target.is_some_and(|target| target.is_reached(step, Some(&moment.search)))
                || breakpoints.is_reached(step, moment.search.depth())
        })
    }
}
