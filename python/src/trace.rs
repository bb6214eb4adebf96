//! Traces: the steps to a solution as data, each verified by replay.

use crate::errors::PuzzleError;
use pyo3::prelude::*;
use std::borrow::Cow;
use sudoku_kit::answers::{Explanation, InterruptibleSolver, Refusal, Solutions, StartingPosition, StoppedError};
use sudoku_kit::classic::{ClassicCell, Grid};
use sudoku_kit::engines::Engine;
use sudoku_kit::search::{Failure, Need, Reason, Step};
use sudoku_kit::techniques::Technique;
use sudoku_kit::{Board, Cell, Constraint, House, Value};

/// The settings of a trace: the engine that makes the steps, and the maximum number of steps.
#[derive(Clone, Copy, Debug)]
pub struct Tracer {
    engine: Engine,
    most: usize,
}

/// A reason why a puzzle has no trace.
#[derive(Debug, thiserror::Error)]
pub enum TraceError {
    /// The puzzle has no answer.
    #[error(transparent)]
    Refused(Refusal),
    /// The puzzle is on a board with other rules.
    #[error("only classic puzzles of 9 by 9 cells can be traced")]
    NotClassic,
    /// There are too many steps.
    #[error("the trace has more than {0} steps; raise max_steps, or choose another engine")]
    TooLong(usize),
    /// A step is wrong, as the replay shows.
    #[error("step {0} does not hold when it is replayed; report this puzzle")]
    Unsound(usize),
}

impl From<StoppedError> for TraceError {
    fn from(stopped: StoppedError) -> TraceError {
        TraceError::Refused(stopped.into())
    }
}

/// An action on a digit in a cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    /// The digit is placed.
    Place,
    /// The digit is eliminated as a candidate.
    Eliminate,
    /// The digit was tried, but a house already has it.
    Refuse,
    /// The digit is taken back.
    Retract,
}

impl Action {
    /// Returns the name of the action.
    pub const fn name(self) -> &'static str {
        match self {
            Action::Place => "place",
            Action::Eliminate => "eliminate",
            Action::Refuse => "refuse",
            Action::Retract => "retract",
        }
    }
}

/// The reason that a trace gives for a change.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ChangeReason {
    /// The technique that implies it.
    Technique(Technique),
    /// The reason that an engine gives.
    Word(&'static str),
}

impl ChangeReason {
    /// Returns the reason in words.
    pub fn name(self) -> Cow<'static, str> {
        match self {
            ChangeReason::Technique(technique) => technique.to_string().into(),
            ChangeReason::Word(word) => word.into(),
        }
    }
}

/// A change in a trace.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Entry {
    /// The number of the step, from 0. All changes by one use of a technique are one step.
    pub step: u32,
    /// The kind of change.
    pub action: Action,
    /// The cell of the digit.
    pub cell: Cell,
    /// The digit that is placed, eliminated, refused or taken back.
    pub digit: Value,
    /// The reason for the change.
    pub reason: ChangeReason,
}

/// The steps from a puzzle to its solution.
#[derive(Clone, Debug)]
pub struct Trace {
    /// The givens of the puzzle.
    pub puzzle: Grid,
    /// The solution that the steps lead to.
    pub solution: Grid,
    /// The changes, in order.
    pub entries: Vec<Entry>,
}

impl Tracer {
    /// Creates a tracer for the engine with this name.
    pub fn named(engine: &str, most: usize) -> PyResult<Tracer> {
        let known = engine.parse().map_err(|error| {
            let names: Vec<&str> = Engine::ALL.iter().map(|engine| engine.name()).collect();
            PuzzleError::new_err(format!("{error}; choose one of {}", names.join(", ")))
        })?;
        Ok(Tracer { engine: known, most })
    }

    /// Traces a puzzle, and verifies the trace.
    pub fn trace(self, solver: &mut InterruptibleSolver, puzzle: &Grid) -> Result<Trace, TraceError> {
        let start = StartingPosition::of(solver, puzzle.into())?;
        let trace = match &start.solutions {
            Solutions::None => return Err(Refusal::NoSolution(None).into()),
            Solutions::One(_) if self.engine == Engine::Logic => {
                let explanation = Explanation::of(solver, &start, usize::MAX)?;
                let mut entries = Vec::new();
                for (step, deduction) in (0..).zip(&explanation.path.steps) {
                    let reason = ChangeReason::Technique(deduction.technique);
                    let entry = |action| {
                        move |candidate: &sudoku_kit::Candidate| Entry {
                            step,
                            action,
                            cell: candidate.cell,
                            digit: candidate.value,
                            reason,
                        }
                    };
                    entries.extend(deduction.eliminations.iter().map(entry(Action::Eliminate)));
                    entries.extend(deduction.placements.iter().map(entry(Action::Place)));
                }
                let end = explanation.path.end.classic();
                Trace { puzzle: *puzzle, solution: end.unwrap_or(*puzzle), entries }
            }
            Solutions::Several(_) if self.engine == Engine::Logic => return Err(Refusal::Several.into()),
            _ => self.search(solver, puzzle)?,
        };
        if trace.entries.len() > self.most {
            return Err(TraceError::TooLong(self.most));
        }
        trace.verify()?;
        Ok(trace)
    }

    /// Traces the steps of an engine to its first solution.
    fn search(self, solver: &mut InterruptibleSolver, puzzle: &Grid) -> Result<Trace, TraceError> {
        let mut entries = Vec::new();
        let mut solution = *puzzle;
        let mut made = 0_u64;
        let search = self.engine.search(&Board::from(*puzzle)).map_err(|_| TraceError::NotClassic)?;
        for step in search {
            made += 1;
            if made.is_multiple_of(self.engine.steps_per_look()) {
                solver.check_stop()?;
            }
            let (action, cell, digit, word) = match step {
                Step::Solution => return Ok(Trace { puzzle: *puzzle, solution, entries }),
                Step::Try { cell, digit, refused_by: Some(Constraint::House(house)) } => {
                    (Action::Refuse, cell, digit, kind(house))
                }
                Step::Place { cell, digit, reason } => {
                    solution.put(cell, Some(digit));
                    (Action::Place, cell, digit, reason_word(reason))
                }
                Step::Retract { cell, digit, failure } => {
                    solution.put(cell, None);
                    (Action::Retract, cell, digit, failure_word(failure))
                }
                _ => continue,
            };
            if entries.len() == self.most {
                return Err(TraceError::TooLong(self.most));
            }
            entries.push(Entry { step: entries.len() as u32, action, cell, digit, reason: ChangeReason::Word(word) });
        }
        Err(Refusal::NoSolution(None).into())
    }
}

const fn kind(house: House) -> &'static str {
    house.kind().name()
}

const fn reason_word(reason: Reason) -> &'static str {
    match reason {
        Reason::Fits => "fits",
        Reason::Assumed => "assumed",
        Reason::Only(Need::Cell(_)) => "naked single",
        Reason::Only(Need::Place(..)) => "hidden single",
        Reason::Equations => "equations",
        Reason::Deduced => "deduced",
    }
}

const fn failure_word(failure: Failure) -> &'static str {
    match failure {
        Failure::Exhausted(_) => "no option left",
        Failure::Consequence => "consequence",
        Failure::Infeasible => "infeasible",
        Failure::Found => "solution found",
    }
}

/// The length of a trace in the form of moves.
pub const MOVES: usize = 1 + 4 * Cell::COUNT;

impl Trace {
    /// Replays all entries by the rules alone. A placed digit must not be in a peer or eliminated, a digit taken back must be
    /// there, an eliminated candidate must not be in the solution, and the last board must be the solution.
    fn verify(&self) -> Result<(), TraceError> {
        let mut values = *self.puzzle.values();
        let mut eliminated = [0_u16; Cell::COUNT];
        for (number, entry) in self.entries.iter().enumerate() {
            let (at, digit) = (entry.cell.index(), entry.digit.get());
            let stands = Cell::all().any(|peer| peer.is_peer_of(entry.cell) && values[peer.index()] == digit);
            let is_right = self.solution.get(entry.cell) == Some(entry.digit);
            let is_candidate = values[at] == 0 && !stands && eliminated[at] & 1 << digit == 0;
            let holds = match entry.action {
                Action::Place => is_candidate && (is_right || matches!(entry.reason, ChangeReason::Word(_))),
                Action::Eliminate => is_candidate && !is_right,
                Action::Refuse => stands && values[at] == 0,
                Action::Retract => values[at] == digit,
            };
            if !holds {
                return Err(TraceError::Unsound(number));
            }
            match entry.action {
                Action::Place => values[at] = digit,
                Action::Eliminate => eliminated[at] |= 1 << digit,
                Action::Refuse => {}
                Action::Retract => values[at] = 0,
            }
        }
        if values == *self.solution.values() { Ok(()) } else { Err(TraceError::Unsound(self.entries.len())) }
    }

    /// Returns the trace in the form of public data sets: the number of givens, then row, column, value and strategy of each of
    /// 81 moves. The givens come first, in reading order.
    pub fn moves(&self) -> [u8; MOVES] {
        let mut moves: Vec<(Cell, Value, u8)> = Vec::with_capacity(Cell::COUNT);
        moves.extend(Cell::all().filter_map(|cell| Some((cell, self.puzzle.get(cell)?, GIVEN))));
        let givens = moves.len();
        let mut hardest = GIVEN;
        for entry in &self.entries {
            match entry.action {
                Action::Place => {
                    moves.push((entry.cell, entry.digit, hardest.max(strategy(entry.reason))));
                    hardest = GIVEN;
                }
                Action::Eliminate => hardest = hardest.max(strategy(entry.reason)),
                Action::Retract => moves.retain(|&(cell, ..)| cell != entry.cell),
                Action::Refuse => {}
            }
        }
        let mut numbers = [0; MOVES];
        numbers[0] = givens as u8;
        for (four, (cell, digit, strategy)) in numbers[1..].chunks_mut(4).zip(moves) {
            four.copy_from_slice(&[cell.row() as u8, cell.column() as u8, digit.get(), strategy]);
        }
        numbers
    }
}

/// The strategy number of givens.
const GIVEN: u8 = 0;

/// Returns the number of a strategy in public data sets; 9 if they do not have it.
fn strategy(reason: ChangeReason) -> u8 {
    use Technique::{
        Claiming, FullHouse, HiddenSingle, LockedPair, LockedTriple, NakedPair, NakedSingle, NakedTriple, Pointing,
        Uniqueness1, Uniqueness2, Uniqueness3, Uniqueness4, Uniqueness5, Uniqueness6, XyWing,
    };
    match reason {
        ChangeReason::Technique(FullHouse | NakedSingle) | ChangeReason::Word("naked single") => 2,
        ChangeReason::Technique(HiddenSingle) | ChangeReason::Word("hidden single") => 3,
        ChangeReason::Technique(NakedPair | LockedPair) => 4,
        ChangeReason::Technique(NakedTriple | LockedTriple) => 5,
        ChangeReason::Technique(Pointing | Claiming) => 6,
        ChangeReason::Technique(XyWing) => 7,
        ChangeReason::Technique(Uniqueness1 | Uniqueness2 | Uniqueness3 | Uniqueness4 | Uniqueness5 | Uniqueness6) => 8,
        _ => 9,
    }
}
