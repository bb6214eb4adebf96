//! The binary program: equations in variables that are 0 or 1, solved with fractions first, then by branching.

mod model;
mod program;
mod relaxation;

pub use model::{Equation, Model};
pub use program::{ComparisonOp, Contradiction, Program, SlotBranch, Solved};

use super::background::{Answers, Question};
use super::{Counts, Failure, Level, Need, Reason, Rest, Rewind, Search, Step};
use relaxation::{Answer, Branch};
use std::sync::Arc;
use sudoku_board::{Board, Cell, Value};

/// The largest side of a board. There is a variable for each value in each cell, so larger boards would take very long.
const MOST_SIDE: usize = 9;

/// The phase of the algorithm, which decides the next step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Phase {
    Relax,
    /// Assume the first of these digits.
    Assume(Branch),
    /// Place the next digit of the solution in this answer.
    Fill(usize),
    /// Take back the last digit.
    Retract(Failure),
    /// Exclude the solution that was found.
    Cut,
    Done,
}

/// A digit on the board.
#[derive(Clone, Copy, Debug)]
struct Placed {
    cell: Cell,
    digit: Value,
    /// The digits still to be tried in the cell.
    rest: [Option<Value>; MOST_SIDE],
    assumed: bool,
}

/// The binary program of a sudoku, as an iterator of steps (the model: J.-F. Puget, 2016; branch and bound: A. H. Land and A.
/// G. Doig, 1960).
///
/// Its equations are solved with fractions allowed. If they contradict each other, the last assumption is taken back. If all
/// values are whole, they are a solution, provided that they follow the rules. Otherwise a cell with fractions is chosen, and
/// its digits are assumed in turn, the one with the largest fraction first. After a solution, everything is taken back, an
/// inequality that excludes the solution is added, and the search starts again.
///
/// Each relaxation takes a few milliseconds. [`Search::ask_in_background`] leaves them to another thread. A copy of the search does
/// not repeat work that is already done.
#[derive(Clone, Debug)]
pub struct BinaryProgram {
    start: Arc<Board>,
    stack: Vec<Placed>,
    answers: Arc<Answers<Answer>>,
    /// The number of answers used so far.
    used: usize,
    /// The answers of an earlier run.
    kept: Arc<[String]>,
    elsewhere: bool,
    phase: Phase,
    counts: Counts,
}

impl BinaryProgram {
    /// The largest side of a board.
    pub const MOST_SIDE: u8 = MOST_SIDE as u8;

    /// Starts a search.
    ///
    /// # Panics
    /// If the side of the board is greater than [`BinaryProgram::MOST_SIDE`].
    pub fn new(board: &Board) -> BinaryProgram {
        assert!(board.rules().side() <= BinaryProgram::MOST_SIDE, "the board is too large");
        BinaryProgram {
            start: Arc::new(board.clone()),
            stack: Vec::new(),
            answers: Arc::default(),
            used: 0,
            kept: Arc::default(),
            elsewhere: false,
            phase: if board.refusal().is_some() { Phase::Done } else { Phase::Relax },
            counts: Counts::default(),
        }
    }

    /// Takes over the answers of an earlier run on this board: another machine may round numbers differently, so that the
    /// search would branch in another way. Answers that do not fit are computed again.
    pub fn keep(&mut self, answers: Vec<String>) {
        self.kept = answers.into();
    }

    /// Returns the relaxations solved so far, one text each, to be saved with the run.
    pub fn answers(&self) -> Vec<String> {
        self.answers.first(self.used).iter().map(ToString::to_string).collect()
    }

    fn solution(&self, answer: usize) -> Option<Box<Board>> {
        match self.answers.get(answer)? {
            Answer::Whole(board) => Some(board),
            _ => None,
        }
    }

    fn place(&mut self, cell: Cell, digit: Value, rest: [Option<Value>; MOST_SIDE], assumed: bool) -> Step {
        self.stack.push(Placed { cell, digit, rest, assumed });
        Step::Place { cell, digit, reason: if assumed { Reason::Assumed } else { Reason::Equations } }
    }

    fn step(&mut self) -> Option<Step> {
        match self.phase {
            Phase::Relax => {
                if let Some(text) = self.kept.get(self.used)
                    && self.answers.get(self.used).is_none()
                    && let Some(answer) = Answer::read(text, &self.board())
                {
                    self.answers.push(self.used, answer);
                }
                if !self.elsewhere
                    && let Some(question) = self.question()
                {
                    question.work_out();
                }
                let answer = self.answers.get(self.used)?;
                self.phase = match &answer {
                    Answer::Infeasible => Phase::Retract(Failure::Infeasible),
                    Answer::Fractional { branch, .. } | Answer::Unsettled { branch } => Phase::Assume(*branch),
                    Answer::Whole(_) => Phase::Fill(self.used),
                };
                self.used += 1;
                Some(Step::Relax(answer.relaxed()))
            }
            Phase::Assume(Branch { cell, mut digits }) => {
                let digit = digits[0]?;
                digits.rotate_left(1);
                digits[MOST_SIDE - 1] = None;
                self.phase = Phase::Relax;
                Some(self.place(cell, digit, digits, true))
            }
            Phase::Fill(answer) => {
                let solution = self.solution(answer)?;
                let now = self.board();
                match now.blanks().next().and_then(|cell| Some((cell, solution.get(cell)?))) {
                    Some((cell, digit)) => Some(self.place(cell, digit, [None; MOST_SIDE], false)),
                    None => {
                        self.phase = Phase::Retract(Failure::Found);
                        Some(Step::Solution)
                    }
                }
            }
            Phase::Retract(failure) => {
                let Some(Placed { cell, digit, rest, assumed }) = self.stack.pop() else {
                    // If nothing is assumed, a contradiction means that there are no more solutions.
                    self.phase = if failure == Failure::Found { Phase::Cut } else { Phase::Done };
                    return self.step();
                };
                self.phase = match failure {
                    Failure::Found => Phase::Retract(failure),
                    _ if assumed && rest[0].is_some() => Phase::Assume(Branch { cell, digits: rest }),
                    _ => Phase::Retract(Failure::Exhausted(Need::Cell(cell))),
                };
                Some(Step::Retract { cell, digit, failure })
            }
            Phase::Cut => {
                self.phase = Phase::Relax;
                Some(Step::Cut)
            }
            Phase::Done => None,
        }
    }
}

impl Iterator for BinaryProgram {
    type Item = Step;

    fn next(&mut self) -> Option<Step> {
        let step = self.step()?;
        self.counts.note(&step, self.stack.len());
        Some(step)
    }
}

impl Rewind for BinaryProgram {
    fn depth(&self) -> usize {
        self.stack.len()
    }

    fn heap_bytes(&self) -> usize {
        self.stack.len() * size_of::<Placed>()
    }

    fn waits(&self) -> bool {
        self.elsewhere && self.question().is_some()
    }
}

impl Search for BinaryProgram {
    fn start(&self) -> &Board {
        &self.start
    }

    fn counts(&self) -> Counts {
        self.counts
    }

    fn levels(&self) -> Vec<Level> {
        let level = |placed: &Placed| {
            let rest = Rest::Digits(placed.rest.iter().flatten().copied().collect());
            Level { cell: placed.cell, digit: placed.digit, rest }
        };
        self.stack.iter().map(level).collect()
    }

    fn is_done(&self) -> bool {
        self.phase == Phase::Done
    }

    fn ask_in_background(&mut self) {
        self.elsewhere = true;
    }

    fn question(&self) -> Option<Question> {
        let wanted = self.phase == Phase::Relax && self.answers.get(self.used).is_none();
        wanted.then(|| {
            let (board, answers, index) = (self.board(), self.answers.clone(), self.used);
            Question::new(move || relaxation::work_out(&board, &answers, index))
        })
    }
}
