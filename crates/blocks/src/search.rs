//! The engine "blocks": a program's custom block `solve`, run by the machine, as a search that reports [`Step`]s.
//!
//! The steps come from the program's changes of the list S, whatever its blocks are. When `solve` reports true and S is solved,
//! the search replaces the answer by false, like Prolog's `fail`, so that the program goes on to the next solution.

use super::code::Code;
use super::machine::Machine;
use super::pulse::{Change, Fault, Pulse};
use super::{BlockId, ListPlace, Program, ProgramError, bundled, compile};
use std::collections::VecDeque;
use std::sync::{Arc, OnceLock};
use sudoku_board::{Board, Cell, CellKind, Rules, Value, Values};
use sudoku_solve::search::{Counts, Failure, Level, Need, Reason, Rest, Rewind, Search, Step};

/// The most blocks that run in one call of [`Iterator::next`].
const MOST_BLOCKS_A_STEP: u32 = 1_000_000;

/// The length of a frame in milliseconds, for programs that wait.
const FRAME: u64 = 16;

/// The name of the program's list of numbers, one for each cell, row by row; 0 for a blank.
pub const LIST: &str = "S";

/// The label of the custom block that is called.
const SOLVE: &str = "solve";

/// The label of the custom block that checks whether a digit fits into a cell.
const FITS: &str = "_ fits _ ?";

/// The size of a step of the search.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Grain {
    /// Each change on the board is a step.
    #[default]
    Digits,
    /// Each block that runs is a step as well: [`Step::Block`].
    Blocks,
}

/// The reasons why a search by blocks cannot continue.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SearchFault {
    /// A bundled program that is damaged, which the project's tests rule out.
    #[error("the program of blocks is damaged; install Sudoku Assistant again")]
    Damaged,
    /// A program without `solve`.
    #[error("the program defines no block <solve> that reports true or false; define one")]
    NoSolve,
    /// A program without a list S.
    #[error("the program has no list S for all sprites; make one, with the digits of the board in it")]
    NoList,
    /// A program that changed a given.
    #[error("the program changed the digit in {0}, which was there at the start; make it fill only blanks")]
    GivenChanged(Cell),
    /// A program that put something into S that is not a digit.
    #[error("the program put something into {0} that is not a digit from 0 to {1}; check what it puts into S")]
    NoDigit(Cell, u8),
    /// A program that changed the length of S.
    #[error("the program changed the length of S; make it only replace items")]
    Length,
    /// A fault that stopped the machine.
    #[error("{0}")]
    Machine(Fault),
}

/// A search by a program made of blocks.
#[derive(Clone, Debug)]
pub struct BlockSearch {
    start: Arc<Board>,
    /// The start with the digits that the program has placed.
    board: Board,
    machine: Box<Machine>,
    grain: Grain,
    /// True for the bundled program, which takes the first blank and tries digits in ascending order.
    is_bundled: bool,
    list: u16,
    solve: u16,
    fits: Option<u16>,
    /// The digits that the program has placed, in order.
    placed: Vec<(Cell, Value)>,
    /// The open calls of `solve`, each with its depth among all calls and the first blank when it began.
    open_calls: Vec<(u32, Option<Cell>)>,
    /// The digit and the cell of the open call of `fits`, and below it those that fitted last, if nothing has happened since.
    asked: Option<(Cell, Value)>,
    fitted: Option<(Cell, Value)>,
    /// The cell of the last `solve` that reported false.
    failed: Option<Cell>,
    found: bool,
    /// Steps that have happened but have not been returned yet.
    steps: VecDeque<Step>,
    counts: Counts,
    /// The number of calls of `solve`.
    calls: u64,
    /// True if `solve` reports a value. One that does not, as in Scratch, cannot be asked for another solution.
    reports: bool,
    block: Option<BlockId>,
    called: bool,
    checks: Option<(Cell, Value)>,
    waits: bool,
    is_done: bool,
    fault: Option<SearchFault>,
}

/// The name of the bundled program for classic boards.
pub const CLASSIC_PROGRAM: &str = "final";

/// The name of the bundled program for boards of 4 by 4 cells.
const SMALL: &str = "small sudoku";

/// Returns the name of the bundled program that solves boards with these rules, one of [`bundled_names`](crate::bundled_names);
/// `None` if there is none.
pub fn program_for(rules: &Rules) -> Option<&'static str> {
    match rules.side() {
        _ if rules.is_classic() => Some(CLASSIC_PROGRAM),
        4 if rules.is_plain() => Some(SMALL),
        _ => None,
    }
}

/// Returns the bundled program for boards with these rules, which is compiled only once; that for classic boards if there is
/// none.
pub(super) fn shipped(rules: &Rules) -> Option<Arc<Code>> {
    static CODE: [OnceLock<Option<Arc<Code>>>; 2] = [const { OnceLock::new() }; 2];
    let (code, name) = if program_for(rules) == Some(SMALL) { (&CODE[1], SMALL) } else { (&CODE[0], CLASSIC_PROGRAM) };
    code.get_or_init(|| compile(&bundled(name).ok()?).ok().map(Arc::new)).clone()
}

/// Returns the bundled program for classic boards.
///
/// # Errors
/// [`ProgramError`] if it is damaged; the project's tests rule that out.
pub fn shipped_program() -> Result<Program, ProgramError> {
    bundled(CLASSIC_PROGRAM)
}

impl BlockSearch {
    /// Creates a search by the bundled program for the board's rules.
    pub fn new(board: &Board) -> BlockSearch {
        match shipped(board.rules()) {
            Some(code) => BlockSearch::with_program(board, code, Grain::Digits),
            None => BlockSearch {
                is_done: true,
                fault: Some(SearchFault::Damaged),
                ..BlockSearch::with_program(board, Arc::new(Code::default()), Grain::Digits)
            },
        }
    }

    /// Creates a search by any program with a list S and a custom block `solve`. Without them the search has no steps, and
    /// [`BlockSearch::fault`] returns the reason. A `solve` that reports a value is asked for all solutions. One that does not,
    /// as in Scratch, is called once, and finds at most one solution.
    pub fn with_program(board: &Board, code: Arc<Code>, grain: Grain) -> BlockSearch {
        let mut search = BlockSearch::before(board, code, grain);
        if !search.is_done {
            search.machine.call(search.solve, &[]);
            search.enter();
        }
        search
    }

    /// Creates not a search, but a check of one digit by a program, block by block; `None` if the program has none, or
    /// programs do not run on boards with these rules. Its only step on the board is the [`Step::Try`] at its end.
    pub fn check(board: &Board, code: Arc<Code>, cell: Cell, digit: Value) -> Option<BlockSearch> {
        program_for(board.rules())?;
        let mut search = BlockSearch::before(board, code, Grain::Blocks);
        let number = |number: usize| crate::Value::Number(number as f64);
        search.machine.call(search.fits?, &[number(usize::from(digit.get())), number(board.rules().index(cell) + 1)]);
        search.asked = Some((cell, digit));
        search.checks = search.asked;
        Some(search)
    }

    /// Creates a search in which nothing has been called yet.
    fn before(board: &Board, code: Arc<Code>, grain: Grain) -> BlockSearch {
        let reports = |place: u16| code.custom_blocks()[usize::from(place)].reports;
        let fits = code.custom_block(FITS).filter(|&fits| reports(fits));
        let (list, solve) = (code.list(LIST), code.custom_block(SOLVE));
        let solve_reports = solve.is_some_and(reports);
        let fault = match (list, solve) {
            (_, None) => Some(SearchFault::NoSolve),
            (None, _) => Some(SearchFault::NoList),
            _ => None,
        };
        let is_bundled =
            shipped(board.rules()).is_some_and(|ours| Arc::ptr_eq(&ours, &code) || ours.program() == code.program());
        let mut machine = Box::new(Machine::new(code, 0));
        machine.set_turbo(true);
        let mut search = BlockSearch {
            start: Arc::new(board.clone()),
            board: board.clone(),
            machine,
            grain,
            is_bundled,
            list: list.unwrap_or(0),
            solve: solve.unwrap_or(0),
            fits,
            placed: Vec::new(),
            open_calls: Vec::new(),
            asked: None,
            fitted: None,
            failed: None,
            found: false,
            steps: VecDeque::new(),
            counts: Counts::default(),
            calls: 0,
            reports: solve_reports,
            block: None,
            called: false,
            checks: None,
            waits: false,
            is_done: fault.is_some() || board.refusal().is_some(),
            fault,
        };
        if !search.is_done {
            let items = board.values().iter().map(|&value| crate::Value::Number(f64::from(value)));
            search.machine.set_list(search.list, items);
        }
        search
    }

    /// Returns true if the bundled program runs, which works like [`sudoku_solve::search::BruteForce`].
    pub fn is_bundled(&self) -> bool {
        self.is_bundled
    }

    /// Returns the cell and the digit that are checked, if this is a check and not a search.
    pub fn checks(&self) -> Option<(Cell, Value)> {
        self.checks
    }

    /// Returns the reason why the search ended early, if something went wrong.
    pub fn fault(&self) -> Option<SearchFault> {
        self.fault.clone()
    }

    /// Returns the current state of the machine: its calls, variables and values.
    pub fn machine(&self) -> &Machine {
        &self.machine
    }

    /// Returns the same search from its beginning, with steps of another size.
    #[must_use]
    pub fn with_grain(&self, grain: Grain) -> BlockSearch {
        BlockSearch::with_program(&self.start, Arc::clone(self.machine.code()), grain)
    }

    /// Returns the program that runs.
    pub fn program(&self) -> &Program {
        self.machine.code().program()
    }

    /// Returns the value of a variable in the current call, or else in the program, as text.
    pub fn variable(&self, name: &str) -> Option<String> {
        self.machine.variable_now(name)
    }

    /// Returns the number of calls of `solve`.
    pub fn calls(&self) -> u64 {
        self.calls
    }

    /// Returns true if the last block has started a call.
    pub fn just_called(&self) -> bool {
        self.called
    }

    /// Returns the block that ran last.
    pub fn block(&self) -> Option<BlockId> {
        self.block
    }

    /// Returns the size of a step.
    pub fn grain(&self) -> Grain {
        self.grain
    }

    fn fail(&mut self, fault: SearchFault) {
        self.fault = Some(fault);
        self.is_done = true;
    }

    fn tell(&mut self, step: Step) {
        self.steps.push_back(step);
    }

    /// Forgets calls that are at least this deep, because they have ended. Returns the cell of the call with exactly this
    /// depth.
    fn leave(&mut self, depth: u32) -> Option<Cell> {
        let mut left = None;
        while let Some(&(at, cell)) = self.open_calls.last().filter(|(at, _)| *at >= depth) {
            left = if at == depth { cell } else { None };
            self.open_calls.pop();
        }
        left
    }

    /// Handles the start of a call of `solve`.
    fn enter(&mut self) {
        let depth = self.machine.depth() as u32;
        self.calls += 1;
        self.leave(depth);
        let blank = self.board.values().iter().position(|&value| value == 0);
        let blank = blank.and_then(|index| self.board.rules().cell(index));
        self.open_calls.push((depth, blank));
        if let Some(cell) = blank {
            self.tell(Step::Look { need: Need::Cell(cell), options: self.board.rules().side() });
        }
    }

    /// Records the changes of a block as steps.
    fn note(&mut self, pulse: Pulse) {
        match pulse.change {
            Change::Called(place) if place == self.solve => self.enter(),
            Change::Called(place) if Some(place) == self.fits => self.asked = self.question(),
            Change::Reported(place) if place == self.solve => self.report(u32::from(pulse.depth)),
            Change::Reported(place) if Some(place) == self.fits => {
                if let Some((cell, digit)) = self.asked.take() {
                    self.fitted = Some((cell, digit));
                    let refused_by = self.board.refused_by(cell, digit);
                    self.tell(Step::Try { cell, digit, refused_by });
                }
            }
            Change::Item(ListPlace::Program(list), item) if list == self.list => self.replace(item as usize),
            Change::List(ListPlace::Program(list)) if list == self.list => self.fail(SearchFault::Length),
            _ => {}
        }
    }

    /// Returns the cell and the digit in the inputs of the call of `fits`.
    fn question(&self) -> Option<(Cell, Value)> {
        let [digit, cell, ..] = self.machine.inputs() else { return None };
        let digit = self.value(digit.as_number()?)?;
        let index = (cell.as_number()? as usize).checked_sub(1)?;
        Some((self.board.rules().cell(index)?, digit))
    }

    /// Returns the value of the board that is this number; `None` for 0 and for what is no value.
    fn value(&self, number: f64) -> Option<Value> {
        Value::new(number as u8).filter(|value| value.get() <= self.board.rules().side())
    }

    /// Handles the end of a call of `solve`.
    fn report(&mut self, depth: u32) {
        let cell = self.leave(depth);
        let is_true = self.machine.just_reported().is_some_and(crate::Value::to_boolean);
        if is_true && self.board.is_solved() {
            self.found = true;
            self.tell(Step::Solution);
            self.machine.report_instead(crate::Value::Boolean(false));
        } else if !is_true && cell.is_some() {
            self.failed = cell;
        }
    }

    /// Handles the replacement of an item of S.
    fn replace(&mut self, item: usize) {
        let Some(cell) = self.board.rules().cell(item) else { return };
        let side = self.board.rules().side();
        let number = self.machine.list(self.list).get(item).and_then(crate::Value::as_number);
        let Some(number) = number.filter(|number| (0.0..=f64::from(side)).contains(number) && number.fract() == 0.0)
        else {
            return self.fail(SearchFault::NoDigit(cell, side));
        };
        let (before, after) = (self.board.get(cell), Value::new(number as u8));
        if before == after {
            return;
        }
        if self.start.get(cell).is_some() {
            return self.fail(SearchFault::GivenChanged(cell));
        }
        if let Some(digit) = before {
            self.placed.retain(|&(other, _)| other != cell);
            let need = Need::Cell(self.failed.unwrap_or(cell));
            let failure = if self.found { Failure::Found } else { Failure::Exhausted(need) };
            self.found = false;
            self.tell(Step::Retract { cell, digit, failure });
        }
        self.board.write(cell, after, CellKind::User);
        if let Some(digit) = after {
            let fitted = self.fitted.take() == Some((cell, digit));
            self.placed.push((cell, digit));
            self.tell(Step::Place { cell, digit, reason: if fitted { Reason::Fits } else { Reason::Assumed } });
        }
    }
}

impl Iterator for BlockSearch {
    type Item = Step;

    fn next(&mut self) -> Option<Step> {
        let mut left = MOST_BLOCKS_A_STEP;
        self.next_within(&mut left)
    }
}

impl BlockSearch {
    /// Returns the next step, if it comes within this many blocks, and subtracts the blocks that ran from `left`. `None` may
    /// also mean that there are no more steps: see [`Search::is_done`].
    pub fn next_within(&mut self, left: &mut u32) -> Option<Step> {
        self.waits = false;
        loop {
            if let Some(step) = self.steps.pop_front() {
                self.counts.note(&step, self.placed.len());
                return Some(step);
            }
            if self.is_done {
                return None;
            }
            if *left == 0 {
                self.waits = true;
                return None;
            }
            // At the grain of blocks, each block is a step; otherwise all blocks up to the next change are run at once.
            let most = if self.grain == Grain::Blocks { 1 } else { *left };
            match self.machine.drain(most) {
                Some((blocks, pulse)) => {
                    *left -= blocks;
                    self.block = Some(pulse.block);
                    self.called = matches!(pulse.change, Change::Called(_));
                    self.note(pulse);
                    // The changes come first, so that they are visible when the block is shown.
                    if self.grain == Grain::Blocks {
                        self.tell(Step::Block(pulse.block.0));
                    }
                }
                None => match self.machine.fault() {
                    Some(fault) => self.fail(SearchFault::Machine(fault)),
                    None if self.machine.is_idle() => {
                        self.is_done = true;
                        if !self.reports && self.checks.is_none() && self.board.is_solved() {
                            self.tell(Step::Solution);
                        }
                    }
                    None => {
                        *left -= 1;
                        self.machine.tick(FRAME);
                    }
                },
            }
        }
    }
}

impl Search for BlockSearch {
    fn start(&self) -> &Board {
        &self.start
    }

    fn board(&self) -> Board {
        self.board.clone()
    }

    fn counts(&self) -> Counts {
        self.counts
    }

    fn levels(&self) -> Vec<Level> {
        let rest = |digit: Value| {
            if self.is_bundled {
                Rest::Digits(Values::up_to(self.board.rules().side()).above(digit))
            } else {
                Rest::Unknown
            }
        };
        let level = |&(cell, digit): &(Cell, Value)| Level { cell, digit, rest: rest(digit) };
        self.placed.iter().map(level).collect()
    }

    fn is_done(&self) -> bool {
        self.is_done && self.steps.is_empty()
    }
}

impl Rewind for BlockSearch {
    fn depth(&self) -> usize {
        self.placed.len()
    }

    fn heap_bytes(&self) -> usize {
        // The board has a value and a mark for each cell.
        let board = 2 * self.board.values().len();
        let stacks = size_of_val(&*self.placed) + size_of_val(&*self.open_calls);
        size_of::<Machine>() + self.machine.heap_bytes() + board + stacks
    }

    fn waits(&self) -> bool {
        self.waits
    }
}
