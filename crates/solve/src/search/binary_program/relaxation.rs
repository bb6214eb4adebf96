//! Relaxations: the equations, solved with fractions allowed.

use super::program::{ComparisonOp, Contradiction, Program, SlotBranch, Solved};
use crate::search::background::Answers;
use crate::search::{Need, Relaxed};
use std::fmt;
use sudoku_board::classic::{Board, Candidates, CellKind, ClassicCell, ClassicHouse, is_solved};
use sudoku_board::{Cell, Value, Values};

/// The digits of a cell in the order in which to try them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Branch {
    pub cell: Cell,
    /// The digits, followed by nothing.
    pub digits: [Option<Value>; 9],
}

/// The result of a relaxation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answer {
    /// The equations contradict each other.
    Infeasible,
    /// Some cells have fractions; branch on this one.
    Fractional {
        /// The number of cells with fractions.
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
    /// Writes `-`, `5 r1c3:395`, `? r1c3:395`, or `=` with 81 digits.
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
    /// Reads an answer for this board; `None` if the text is not an answer for it.
    pub(super) fn read(text: &str, board: &Board) -> Option<Answer> {
        if text == "-" {
            return Some(Answer::Infeasible);
        }
        if let Some(line) = text.strip_prefix('=') {
            let mut solution = *board;
            for (cell, letter) in Cell::all().zip(line.chars()) {
                if board.get(cell).is_none() {
                    solution.put(cell, Value::digit(letter.to_digit(10)? as u8), CellKind::User);
                }
            }
            return is_solved(&solution).then(|| Answer::Whole(Box::new(solution)));
        }
        let (cells, (cell, order)) =
            text.split_once(' ').and_then(|(cells, rest)| Some((cells, rest.split_once(':')?)))?;
        let cell = Cell::from_name(cell).ok()?;
        let order: Vec<Value> = order.chars().filter_map(|digit| Value::digit(digit.to_digit(10)? as u8)).collect();
        // Each digit must be allowed there, and occur once.
        let allowed = Candidates::of(board).get(cell);
        let is_choice = board.get(cell).is_none() && order.len() == allowed.len();
        if !is_choice || order.is_empty() || order.iter().copied().collect::<Values>() != allowed {
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

/// Computes the relaxation with this number for a board that had this many blanks at the start.
pub(super) fn work_out(board: &Board, blanks: usize, answers: &Answers<Answer>, index: usize) {
    let whole = |answer: Answer| match answer {
        Answer::Whole(board) => Some(*board),
        _ => None,
    };
    let excluded: Vec<Board> = answers.first(index).into_iter().filter_map(whole).collect();
    answers.push(index, relax(board, blanks, &excluded));
}

/// Solves the equations of the board with fractions allowed, plus an inequality for each excluded solution.
fn relax(board: &Board, blanks: usize, excluded: &[Board]) -> Answer {
    let open: Vec<Cell> = board.blanks().collect();
    let mut whole = *board;
    let is_solution = |values: &[Value]| {
        for (&cell, &value) in open.iter().zip(values) {
            whole.put(cell, Some(value), CellKind::User);
        }
        is_solved(&whole) && !excluded.contains(&whole)
    };
    let solved = match program(board, blanks, excluded, &open) {
        Ok(program) => program.solve(is_solution),
        Err(Contradiction) => Solved::Infeasible,
    };
    let branch = |SlotBranch { slot, values }: SlotBranch| {
        let mut digits = [None; 9];
        digits.iter_mut().zip(values).for_each(|(slot, value)| *slot = Some(value));
        Branch { cell: open[slot], digits }
    };
    match solved {
        Solved::Infeasible => Answer::Infeasible,
        Solved::Whole => Answer::Whole(Box::new(whole)),
        Solved::Fractional { slots, branch: at } => Answer::Fractional { cells: slots as u8, branch: branch(at) },
        Solved::Unsettled { branch: at } => Answer::Unsettled { branch: branch(at) },
    }
}

/// Creates the program of a board. A variable that shares an equation with one that is 1 must be 0. So only the allowed digits have
/// variables here, and only unmet needs have equations.
fn program(board: &Board, blanks: usize, excluded: &[Board], open: &[Cell]) -> Result<Program, Contradiction> {
    let candidates = Candidates::of(board);
    let mut program = Program::new(open.iter().map(|&cell| candidates.get(cell)));
    let mut slots = [None; Cell::COUNT];
    open.iter().enumerate().for_each(|(slot, cell)| slots[cell.index()] = Some(slot));
    for need in Need::all().filter(|need| !is_met(board, *need)) {
        let variable = |(cell, digit): (Cell, Value)| program.variable(slots[cell.index()]?, digit);
        let terms: Vec<_> = need.options().into_iter().filter_map(variable).map(|variable| (variable, 1.0)).collect();
        program.add(terms, ComparisonOp::Eq, 1.0)?;
    }
    for solution in excluded {
        // At least one of the blanks at the start must get another digit.
        let Some(kept) = digits_in_common(board, solution, blanks) else { continue };
        let same = open.iter().enumerate().filter_map(|(slot, &cell)| program.variable(slot, solution.get(cell)?));
        let terms: Vec<_> = same.map(|variable| (variable, 1.0)).collect();
        program.add(terms, ComparisonOp::Le, blanks as f64 - 1.0 - kept as f64)?;
    }
    Ok(program)
}

fn is_met(board: &Board, need: Need) -> bool {
    match need {
        Need::Cell(cell) => board.get(cell).is_some(),
        Need::Place(house, digit) => house.cells().iter().any(|&cell| board.get(cell) == Some(digit)),
    }
}

/// Returns the number of placed digits that agree with the solution; `None` if one does not.
fn digits_in_common(board: &Board, solution: &Board, blanks: usize) -> Option<usize> {
    let agrees = Cell::all().all(|cell| board.get(cell).is_none() || board.get(cell) == solution.get(cell));
    agrees.then(|| blanks - board.blanks().count())
}
