//! Relaxations: the equations, solved with fractions allowed.

use super::MOST_SIDE;
use super::program::{ComparisonOp, Contradiction, Program, SlotBranch, Solved};
use crate::search::Relaxed;
use crate::search::background::Answers;
use crate::search::placements::{Placed, Placements};
use std::fmt;
use sudoku_board::{Board, Cell, Value, Values};

/// The values of a cell in the order in which to try them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Branch {
    pub cell: Cell,
    /// The values, followed by nothing.
    pub digits: [Option<Value>; MOST_SIDE],
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
    /// Writes `-`, `5 r1c3:395`, `? r1c3:395`, or `=` with all digits of the board.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (cells, Branch { cell, digits }) = match self {
            Answer::Infeasible => return write!(f, "-"),
            Answer::Whole(board) => {
                write!(f, "=")?;
                return board.values().iter().try_for_each(|value| write!(f, "{value}"));
            }
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
            let mut solution = board.clone();
            for (cell, letter) in board.rules().cells().zip(line.chars()) {
                if board.get(cell).is_none() {
                    solution.put(cell, letter.to_digit(10)? as u8).ok()?;
                }
            }
            return solution.is_solved().then(|| Answer::Whole(Box::new(solution)));
        }
        let (cells, (cell, order)) =
            text.split_once(' ').and_then(|(cells, rest)| Some((cells, rest.split_once(':')?)))?;
        let cell: Cell = cell.parse().ok().filter(|&cell| board.rules().contains(cell) && board.get(cell).is_none())?;
        let order: Vec<Value> = order.chars().filter_map(|digit| Value::digit(digit.to_digit(10)? as u8)).collect();
        // Each digit must be allowed there, and occur once.
        let allowed = Placements::of(board).allowed(cell);
        if order.is_empty() || order.len() != allowed.len() || order.iter().copied().collect::<Values>() != allowed {
            return None;
        }
        let mut digits = [None; MOST_SIDE];
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

/// Computes the relaxation with this number for a board.
pub(super) fn work_out(board: &Board, answers: &Answers<Answer>, index: usize) {
    let whole = |answer: Answer| match answer {
        Answer::Whole(board) => Some(*board),
        _ => None,
    };
    let excluded: Vec<Board> = answers.first(index).into_iter().filter_map(whole).collect();
    answers.push(index, relax(board, &excluded));
}

/// Solves the equations of the board with fractions allowed, plus an inequality for each excluded solution.
fn relax(board: &Board, excluded: &[Board]) -> Answer {
    let placements = Placements::of(board);
    let blanks: Vec<Cell> = placements.blanks().collect();
    let mut whole = board.clone();
    let is_solution = |values: &[Value]| {
        let is_put = blanks.iter().zip(values).all(|(&cell, &value)| whole.put(cell, value.get()).is_ok());
        is_put && whole.is_solved() && !excluded.contains(&whole)
    };
    let solved = match program(&placements, excluded, &blanks) {
        Ok(program) => program.solve(is_solution),
        Err(Contradiction) => Solved::Infeasible,
    };
    let branch = |SlotBranch { slot, values }: SlotBranch| {
        let mut digits = [None; MOST_SIDE];
        digits.iter_mut().zip(values).for_each(|(slot, value)| *slot = Some(value));
        Branch { cell: blanks[slot], digits }
    };
    match solved {
        Solved::Infeasible => Answer::Infeasible,
        Solved::Whole => Answer::Whole(Box::new(whole)),
        Solved::Fractional { slots, branch: at } => Answer::Fractional { cells: slots as u8, branch: branch(at) },
        Solved::Unsettled { branch: at } => Answer::Unsettled { branch: branch(at) },
    }
}

/// Creates the program of a board. A variable that shares an equation with one that is 1 must be 0. So only the allowed values have
/// variables here, and only unmet needs have equations.
fn program(placements: &Placements, excluded: &[Board], blanks: &[Cell]) -> Result<Program, Contradiction> {
    let rules = placements.rules();
    let side = rules.side();
    let all = Values::up_to(side);
    let mut program = Program::new(blanks.iter().map(|&cell| placements.allowed(cell).iter()));
    let mut slots = vec![None; rules.cell_count()];
    blanks.iter().enumerate().for_each(|(slot, &cell)| slots[rules.index(cell)] = Some(slot));
    let variable = |program: &Program, cell: Cell, value: Value| program.variable(slots[rules.index(cell)]?, value);
    // Each blank holds one value.
    for &cell in blanks {
        let terms: Vec<_> = all.iter().filter_map(|value| Some((variable(&program, cell, value)?, 1.0))).collect();
        program.add(terms, ComparisonOp::Eq, 1.0)?;
    }
    // A value has exactly one place in a house that holds every value, and at most one in a smaller house.
    for house in rules.houses() {
        let held: Values = house.cells.iter().filter_map(|&cell| placements.get(cell)).collect();
        let is_full = house.cells.len() == usize::from(side);
        let comparison = if is_full { ComparisonOp::Eq } else { ComparisonOp::Le };
        for value in all.minus(held) {
            let places = house.cells.iter().filter_map(|&cell| Some((variable(&program, cell, value)?, 1.0)));
            let terms: Vec<_> = places.collect();
            program.add(terms, comparison, 1.0)?;
        }
    }
    // The variable of a value, and those of all values that a relation forbids beside it, add up to at most 1.
    for relation in rules.relations() {
        for [one, other] in relation.cells(side) {
            for value in all {
                let Some(first) = variable(&program, one, value) else { continue };
                let against = all.iter().filter(|&second| !relation.allows(value, second));
                let against: Vec<_> = against.filter_map(|second| variable(&program, other, second)).collect();
                let terms = [first].into_iter().chain(against).map(|term| (term, 1.0));
                program.add(terms, ComparisonOp::Le, 1.0)?;
            }
        }
    }
    for sum in rules.sums() {
        let mut left = sum.total;
        let mut terms = Vec::new();
        for &(weight, cell) in &sum.terms {
            left -= placements.get(cell).map_or(0, |value| i32::from(weight) * i32::from(value));
            let term =
                |value: Value| Some((variable(&program, cell, value)?, f64::from(weight) * f64::from(value.get())));
            terms.extend(all.iter().filter_map(term));
        }
        program.add(terms, ComparisonOp::Eq, left.into())?;
    }
    let is_on_the_way = |solution: &&Board| {
        rules.cells().all(|cell| placements.get(cell).is_none_or(|value| solution.get(cell) == Some(value)))
    };
    for solution in excluded.iter().filter(is_on_the_way) {
        // At least one blank gets another value than in this solution.
        let same = blanks.iter().filter_map(|&cell| Some((variable(&program, cell, solution.get(cell)?)?, 1.0)));
        let terms: Vec<_> = same.collect();
        program.add(terms, ComparisonOp::Le, blanks.len() as f64 - 1.0)?;
    }
    Ok(program)
}
