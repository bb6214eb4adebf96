//! The engine "blocks": a program's custom block `solve`, run by the machine, as a search that speaks [`Step`].
//!
//! Its steps come from what the program does to the list S, whatever its blocks are. When `solve` reports true and S is
//! solved, the program is answered with false, as Prolog's `fail` does: so it goes on to the next solution.

use super::code::Code;
use super::machine::Machine;
use super::pulse::{Change, Fault, Pulse};
use super::{BlockId, ListPlace, Program, ProgramError, Value, bundled, compile};
use std::collections::VecDeque;
use std::sync::{Arc, OnceLock};
use sudoku_board::classic::{Board, Cell, CellKind, Digit, House, HouseKind, first_conflict, is_solved};
use sudoku_solve::search::{Counts, Failure, Level, Need, Reason, Rest, Rewind, Search, Step};

/// The most blocks that run in one [`Iterator::next`].
const MOST_BLOCKS_A_STEP: u32 = 1_000_000;

/// The milliseconds in a frame of the machine, for programs that wait.
const FRAME: u64 = 16;

/// The program's list of 81 numbers, 0 for a blank.
pub const LIST: &str = "S";

/// The custom block that is called.
const SOLVE: &str = "solve";

/// The custom block that asks whether a digit fits into a cell.
const FITS: &str = "_ fits _ ?";

/// The size of a step of the search.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Grain {
    /// A step is a change on the board.
    #[default]
    Digits,
    /// That, and each block that runs: [`Step::Block`].
    Blocks,
}

/// Why a search by blocks cannot go on.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SearchFault {
    /// The program that is compiled in is damaged; the project's tests rule that out.
    #[error("the program of blocks is damaged; install Sudoku Assistant anew")]
    Damaged,
    /// The program has no `solve`.
    #[error("the program defines no block <solve> that reports true or false; define one")]
    NoSolve,
    /// The program has no list S.
    #[error("the program has no list S for all sprites; make one, with the 81 digits of the board in it")]
    NoList,
    /// A given digit was changed.
    #[error("the program changed the digit in {0}, which stood there at the start; let it fill blanks only")]
    GivenChanged(Cell),
    /// Something was put into S that is no digit.
    #[error("the program put something into {0} that is no digit from 0 to 9; check what it puts into S")]
    NoDigit(Cell),
    /// S got longer or shorter.
    #[error("the program changed the length of S; let it replace items only")]
    Length,
    /// The machine stopped.
    #[error("{0}")]
    Machine(Fault),
}

/// A search by a program of blocks.
#[derive(Clone, Debug)]
pub struct BlockSearch {
    start: Board,
    machine: Box<Machine>,
    grain: Grain,
    /// It is the program that ships: the first blank, digits upwards.
    is_ours: bool,
    list: u16,
    solve: u16,
    fits: Option<u16>,
    /// The values in S, 0 for a blank.
    values: [u8; Cell::COUNT],
    /// The digits that the program has placed, the last one last.
    placed: Vec<(Cell, Digit)>,
    /// The open calls of `solve`: the depth of each among all calls, and the first blank when it began.
    looks: Vec<(u32, Option<Cell>)>,
    /// The digit and the cell about which `fits` was asked last; and those that fitted, if nothing came in between.
    asked: Option<(Cell, Digit)>,
    fitted: Option<(Cell, Digit)>,
    /// The cell of the `solve` that reported false last.
    failed: Option<Cell>,
    found: bool,
    /// Steps that have happened and are still to be told.
    steps: VecDeque<Step>,
    counts: Counts,
    /// The number of calls of `solve`.
    calls: u64,
    /// True if `solve` reports. One that does not, as in Scratch, cannot be asked for another solution.
    reports: bool,
    block: Option<BlockId>,
    called: bool,
    checks: Option<(Cell, Digit)>,
    waits: bool,
    is_done: bool,
    fault: Option<SearchFault>,
}

/// The program that ships, compiled once.
pub(super) fn shipped() -> Option<Arc<Code>> {
    static CODE: OnceLock<Option<Arc<Code>>> = OnceLock::new();
    CODE.get_or_init(|| compile(&shipped_program().ok()?).ok().map(Arc::new)).clone()
}

/// The program that [`BlockSearch::new`] runs.
///
/// # Errors
/// [`ProgramError`] if it is damaged; the project's tests rule that out.
pub fn shipped_program() -> Result<Program, ProgramError> {
    bundled("final")
}

impl BlockSearch {
    /// A search by the program that ships, which has not begun.
    pub fn new(board: &Board) -> BlockSearch {
        match shipped() {
            Some(code) => BlockSearch::with_program(board, code, Grain::Digits),
            None => BlockSearch {
                is_done: true,
                fault: Some(SearchFault::Damaged),
                ..BlockSearch::with_program(board, Arc::new(Code::default()), Grain::Digits)
            },
        }
    }

    /// A search by any program that has a list S and a custom block `solve`. If it lacks them, there is no step, and
    /// [`BlockSearch::fault`] tells. A `solve` that reports is asked for all solutions; another one, as Scratch has them, is
    /// called once, and finds one solution at most.
    pub fn with_program(board: &Board, code: Arc<Code>, grain: Grain) -> BlockSearch {
        let mut search = BlockSearch::before(board, code, grain);
        if !search.is_done {
            search.machine.call(search.solve, &[]);
            search.enter();
        }
        search
    }

    /// Not a search, but a program's check of one digit, block by block; `None` if the program has none. Its only step on the
    /// board is the [`Step::Try`] at its end.
    pub fn check(board: &Board, code: Arc<Code>, cell: Cell, digit: Digit) -> Option<BlockSearch> {
        let mut search = BlockSearch::before(board, code, Grain::Blocks);
        let number = |number: usize| Value::Number(number as f64);
        search.machine.call(search.fits?, &[number(usize::from(digit.get())), number(cell.id())]);
        search.asked = Some((cell, digit));
        search.checks = search.asked;
        Some(search)
    }

    /// A search in which nothing is called yet.
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
        let is_ours = shipped().is_some_and(|ours| Arc::ptr_eq(&ours, &code) || ours.program() == code.program());
        let mut machine = Box::new(Machine::new(code, 0));
        machine.set_turbo(true);
        let values = board.values().map(|value| value.map_or(0, Digit::get));
        let mut search = BlockSearch {
            start: *board,
            machine,
            grain,
            is_ours,
            list: list.unwrap_or(0),
            solve: solve.unwrap_or(0),
            fits,
            values,
            placed: Vec::new(),
            looks: Vec::new(),
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
            is_done: fault.is_some() || first_conflict(board).is_some(),
            fault,
        };
        if !search.is_done {
            search.machine.set_list(search.list, values.iter().map(|&value| Value::Number(f64::from(value))));
        }
        search
    }

    /// Returns true if the shipped program runs, which works like [`sudoku_solve::search::BruteForce`].
    pub fn is_ours(&self) -> bool {
        self.is_ours
    }

    /// The cell and the digit of which it is the check, if it is no search.
    pub fn checks(&self) -> Option<(Cell, Digit)> {
        self.checks
    }

    /// Why the search ended early, if something went wrong.
    pub fn fault(&self) -> Option<SearchFault> {
        self.fault.clone()
    }

    /// The current state of the machine: its calls, variables and values.
    pub fn machine(&self) -> &Machine {
        &self.machine
    }

    /// The same search from its beginning, with other steps.
    #[must_use]
    pub fn with_grain(&self, grain: Grain) -> BlockSearch {
        BlockSearch::with_program(&self.start, Arc::clone(self.machine.code()), grain)
    }

    /// The program that runs.
    pub fn program(&self) -> &Program {
        self.machine.code().program()
    }

    /// The value of a variable in the call that runs, or else in the program, as it is written.
    pub fn variable(&self, name: &str) -> Option<String> {
        self.machine.variable_now(name)
    }

    /// The number of calls of `solve`.
    pub fn calls(&self) -> u64 {
        self.calls
    }

    /// Returns true if the last block has begun a call.
    pub fn just_called(&self) -> bool {
        self.called
    }

    /// The block that ran last.
    pub fn block(&self) -> Option<BlockId> {
        self.block
    }

    /// The size of a step.
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

    /// Forgets calls that are at least so deep: they have come to an end.
    fn leave(&mut self, depth: u32) -> Option<Cell> {
        let mut left = None;
        while let Some(&(at, cell)) = self.looks.last().filter(|(at, _)| *at >= depth) {
            left = if at == depth { cell } else { None };
            self.looks.pop();
        }
        left
    }

    /// A call of `solve` has begun.
    fn enter(&mut self) {
        let depth = self.machine.depth() as u32;
        self.calls += 1;
        self.leave(depth);
        let blank = self.values.iter().position(|&value| value == 0).and_then(Cell::from_index);
        self.looks.push((depth, blank));
        if let Some(cell) = blank {
            self.tell(Step::Look { need: Need::Cell(cell), ways: 9 });
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
                    self.tell(Step::Try { cell, digit, refused_by: self.refused_by(cell, digit) });
                }
            }
            Change::Item(ListPlace::Program(list), item) if list == self.list => self.replace(item as usize),
            Change::List(ListPlace::Program(list)) if list == self.list => self.fail(SearchFault::Length),
            _ => {}
        }
    }

    /// The cell and the digit that the call of `fits` got.
    fn question(&self) -> Option<(Cell, Digit)> {
        let [digit, cell, ..] = self.machine.inputs() else { return None };
        let digit = digit.as_number().and_then(|digit| Digit::new(digit as u8));
        Some((Cell::from_id(cell.as_number()? as usize)?, digit?))
    }

    fn refused_by(&self, cell: Cell, digit: Digit) -> Option<House> {
        let mut houses = HouseKind::ALL.into_iter().map(|kind| House::of(kind, cell));
        houses.find(|house| {
            let mut others = house.cells().into_iter().filter(|&other| other != cell);
            others.any(|other| self.values[other.index()] == digit.get())
        })
    }

    /// A call of `solve` has reported.
    fn report(&mut self, depth: u32) {
        let cell = self.leave(depth);
        let is_true = self.machine.just_reported().is_some_and(Value::to_boolean);
        if is_true && is_solved(&self.board()) {
            self.found = true;
            self.tell(Step::Solution);
            self.machine.report_instead(Value::Boolean(false));
        } else if !is_true && cell.is_some() {
            self.failed = cell;
        }
    }

    /// An item of S was replaced.
    fn replace(&mut self, item: usize) {
        let Some(cell) = Cell::from_index(item) else { return };
        let value = self.machine.list(self.list).get(item).and_then(Value::as_number);
        let Some(value) = value.filter(|value| (0.0..=9.0).contains(value) && value.fract() == 0.0) else {
            return self.fail(SearchFault::NoDigit(cell));
        };
        let value = value as u8;
        if self.values[item] == value {
            return;
        }
        if self.start.get(cell).is_some() {
            return self.fail(SearchFault::GivenChanged(cell));
        }
        if let Some(digit) = Digit::new(self.values[item]) {
            self.placed.retain(|&(other, _)| other != cell);
            let need = Need::Cell(self.failed.unwrap_or(cell));
            let failure = if self.found { Failure::Found } else { Failure::Exhausted(need) };
            self.found = false;
            self.tell(Step::Retract { cell, digit, failure });
        }
        self.values[item] = value;
        if let Some(digit) = Digit::new(value) {
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
    /// The next step, if it comes within so many blocks; what is left of them is told. None may be there for another reason:
    /// [`Search::is_done`] tells.
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
            // Each block is a step, or only what happens on the board is told.
            let most = if self.grain == Grain::Blocks { 1 } else { *left };
            match self.machine.drain(most) {
                Some((blocks, pulse)) => {
                    *left -= blocks;
                    self.block = Some(pulse.block);
                    self.called = matches!(pulse.change, Change::Called(_));
                    self.note(pulse);
                    // What it has done comes first, so that it is seen when the block is.
                    if self.grain == Grain::Blocks {
                        self.tell(Step::Block(pulse.block.0));
                    }
                }
                None => match self.machine.fault() {
                    Some(fault) => self.fail(SearchFault::Machine(fault)),
                    None if self.machine.is_idle() => {
                        self.is_done = true;
                        if !self.reports && self.checks.is_none() && is_solved(&self.board()) {
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

    fn counts(&self) -> Counts {
        self.counts
    }

    fn levels(&self) -> Vec<Level> {
        let rest = |digit: Digit| if self.is_ours { Rest::Digits(digit.above()) } else { Rest::Unknown };
        let level = |&(cell, digit): &(Cell, Digit)| Level { cell, digit, rest: rest(digit) };
        self.placed.iter().map(level).collect()
    }

    fn is_done(&self) -> bool {
        self.is_done && self.steps.is_empty()
    }

    fn board(&self) -> Board {
        let mut board = self.start;
        for &(cell, digit) in &self.placed {
            board.put(cell, Some(digit), CellKind::User);
        }
        board
    }
}

impl Rewind for BlockSearch {
    fn depth(&self) -> usize {
        self.placed.len()
    }

    fn heap_bytes(&self) -> usize {
        size_of::<Machine>() + self.machine.heap_bytes() + size_of_val(&*self.placed) + size_of_val(&*self.looks)
    }

    fn waits(&self) -> bool {
        self.waits
    }
}
