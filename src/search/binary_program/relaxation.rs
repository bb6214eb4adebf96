//! Relaxations: the equations, solved with fractions allowed by a linear programming library.

use crate::classic::{Board, Candidates, Cell, CellKind, Digit, Digits, is_solved};
use crate::search::elsewhere::Answers;
use crate::search::{Need, Relaxed};
use microlp::{ComparisonOp, Error, OptimizationDirection, Problem, Variable};
use std::fmt;

/// How far from 0 and from 1 a value must be to count as a fraction.
const FRACTION: f64 = 1e-6;

/// The digits of a cell in the order in which to try them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Branch {
    pub cell: Cell,
    /// The digits, followed by nothing.
    pub digits: [Option<Digit>; 9],
}

/// The result of a relaxation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answer {
    /// The equations contradict each other.
    Infeasible,
    /// Some cells have fractions; branch on this one.
    Fractional {
        /// How many cells have fractions.
        cells: u8,
        /// The cell to branch on.
        branch: Branch,
    },
    /// Unknown; branch on this cell.
    Unsettled {
        /// The cell to branch on.
        branch: Branch,
    },
    /// All values are whole, and the board they give follows the rules.
    Whole(Box<Board>),
}

impl fmt::Display for Answer {
    /// As in `-`, `5 r1c3:395`, `? r1c3:395` and `=` with 81 digits.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (cells, Branch { cell, digits }) = match self {
            Answer::Infeasible => return write!(f, "-"),
            Answer::Whole(board) => return write!(f, "={board}"),
            Answer::Fractional { cells, branch } => (cells.to_string(), branch),
            Answer::Unsettled { branch } => ("?".to_owned(), branch),
        };
        write!(f, "{cells} {cell}:")?;
        digits.iter().flatten().try_for_each(|digit| write!(f, "{digit}"))
    }
}

impl Answer {
    /// Reads what was written of the answer for this board. `None` if it is no answer for it.
    pub(super) fn read(text: &str, board: &Board) -> Option<Answer> {
        if text == "-" {
            return Some(Answer::Infeasible);
        }
        if let Some(line) = text.strip_prefix('=') {
            let mut solution = *board;
            for (cell, letter) in Cell::all().zip(line.chars()) {
                if board.get(cell).is_none() {
                    solution.put(cell, Digit::new(letter.to_digit(10)? as u8), CellKind::User);
                }
            }
            return is_solved(&solution).then(|| Answer::Whole(Box::new(solution)));
        }
        let (cells, (cell, order)) =
            text.split_once(' ').and_then(|(cells, rest)| Some((cells, rest.split_once(':')?)))?;
        let cell: Cell = cell.parse().ok()?;
        let order: Vec<Digit> = order.chars().filter_map(|digit| Digit::new(digit.to_digit(10)? as u8)).collect();
        // Each digit that is allowed there, once.
        let allowed = Candidates::of(board).get(cell);
        let is_choice = board.get(cell).is_none() && order.len() == allowed.len();
        if !is_choice || order.is_empty() || order.iter().copied().collect::<Digits>() != allowed {
            return None;
        }
        let mut digits = [None; 9];
        digits.iter_mut().zip(order).for_each(|(slot, digit)| *slot = Some(digit));
        let branch = Branch { cell, digits };
        match cells {
            "?" => Some(Answer::Unsettled { branch }),
            cells => Some(Answer::Fractional { cells: cells.parse().ok()?, branch }),
        }
    }

    pub(super) fn relaxed(&self) -> Relaxed {
        match self {
            Answer::Infeasible => Relaxed::Infeasible,
            Answer::Fractional { cells, .. } => Relaxed::Fractional(*cells),
            Answer::Unsettled { .. } => Relaxed::Unsettled,
            Answer::Whole(_) => Relaxed::Whole,
        }
    }
}

/// Works out the relaxation with this number for a board that had this many blanks at the start.
pub(super) fn work_out(board: &Board, blanks: usize, answers: &Answers<Answer>, index: usize) {
    let whole = |answer: Answer| match answer {
        Answer::Whole(board) => Some(*board),
        _ => None,
    };
    let excluded: Vec<Board> = answers.first(index).into_iter().filter_map(whole).collect();
    answers.push(index, relax(board, blanks, &excluded));
}

/// Solves the equations of the board with fractions allowed, plus an inequality for each excluded solution.
///
/// A variable that shares an equation with one that is 1 must be 0. So only the allowed digits have variables here, and only
/// unmet needs have equations.
fn relax(board: &Board, blanks: usize, excluded: &[Board]) -> Answer {
    let candidates = Candidates::of(board);
    let mut problem = Problem::new(OptimizationDirection::Minimize);
    let mut variables: [[Option<Variable>; 9]; Cell::COUNT] = [[None; 9]; Cell::COUNT];
    for cell in board.blanks() {
        for digit in candidates.get(cell).iter() {
            variables[cell.index()][slot(digit)] = Some(problem.add_var(0.0, (0.0, 1.0)));
        }
    }
    let variable = |(cell, digit): (Cell, Digit)| variables[cell.index()][slot(digit)];
    for need in Need::all().filter(|need| !is_met(board, *need)) {
        let terms: Vec<(Variable, f64)> = need.ways().into_iter().filter_map(variable).map(|x| (x, 1.0)).collect();
        if terms.is_empty() {
            return Answer::Infeasible;
        }
        problem.add_constraint(&terms, ComparisonOp::Eq, 1.0);
    }
    for solution in excluded {
        // At least one of the blanks at the start must get another digit.
        let Some(kept) = digits_in_common(board, solution, blanks) else { continue };
        let terms: Vec<(Variable, f64)> =
            board.blanks().filter_map(|cell| Some((variable((cell, solution.get(cell)?))?, 1.0))).collect();
        let most = blanks as f64 - 1.0 - kept as f64;
        if terms.is_empty() && most < 0.0 {
            return Answer::Infeasible;
        }
        problem.add_constraint(&terms, ComparisonOp::Le, most);
    }
    // The library counts its steps and gives up after a few thousand without progress, the same on every machine. Branching
    // settles what it cannot.
    let values = match problem.solve() {
        Err(Error::Infeasible) => return Answer::Infeasible,
        Ok(outcome) => outcome.into_solution().ok(),
        Err(_) => None,
    };
    let value = |cell: Cell, digit: Digit| match (&values, variable((cell, digit))) {
        (Some(values), Some(variable)) => values.var_value(variable),
        _ => 0.0,
    };
    let mut whole = *board;
    let mut fractional: Vec<(Cell, f64)> = Vec::new();
    for cell in board.blanks() {
        let largest = candidates.get(cell).iter().max_by(|&a, &b| value(cell, a).total_cmp(&value(cell, b)));
        match largest.map(|digit| (digit, value(cell, digit))) {
            Some((digit, value)) if value > 1.0 - FRACTION => whole.put(cell, Some(digit), CellKind::User),
            Some((_, value)) => fractional.push((cell, value)),
            None => return Answer::Infeasible,
        }
    }
    // Check the rules before trusting an answer.
    if fractional.is_empty() && is_solved(&whole) && !excluded.contains(&whole) {
        return Answer::Whole(Box::new(whole));
    }
    let cells = fractional.len() as u8;
    let nearest = fractional.into_iter().max_by(|a, b| a.1.total_cmp(&b.1)).map(|(cell, _)| cell);
    let Some(cell) = nearest.or_else(|| board.blanks().min_by_key(|&cell| candidates.get(cell).len())) else {
        // The board is full, and it is an excluded solution.
        return Answer::Infeasible;
    };
    let mut order: Vec<Digit> = candidates.get(cell).iter().collect();
    order.sort_by(|&a, &b| value(cell, b).total_cmp(&value(cell, a)));
    let mut digits = [None; 9];
    digits.iter_mut().zip(order).for_each(|(slot, digit)| *slot = Some(digit));
    let branch = Branch { cell, digits };
    if values.is_some() && cells > 0 { Answer::Fractional { cells, branch } } else { Answer::Unsettled { branch } }
}

fn slot(digit: Digit) -> usize {
    usize::from(digit.get()) - 1
}

fn is_met(board: &Board, need: Need) -> bool {
    match need {
        Need::Cell(cell) => board.get(cell).is_some(),
        Need::Place(house, digit) => house.cells().iter().any(|&cell| board.get(cell) == Some(digit)),
    }
}

/// How many of the digits placed agree with the solution; `None` if one does not.
fn digits_in_common(board: &Board, solution: &Board, blanks: usize) -> Option<usize> {
    let agrees = Cell::all().all(|cell| board.get(cell).is_none() || board.get(cell) == solution.get(cell));
    agrees.then(|| blanks - board.blanks().count())
}
