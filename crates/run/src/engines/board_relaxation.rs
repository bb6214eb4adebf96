//! The binary program of a board of any rules, solved as a linear relaxation, which allows fractions.

use super::board_checks::Checks;
use sudoku_board::{Board, Cell, Value, Values};
use sudoku_solve::search::{ComparisonOp, Contradiction, Program, Relaxed, SlotBranch, Solved};

/// The solution of the relaxation.
pub(super) struct Relaxation {
    /// The result, as the step reports it.
    pub relaxed: Relaxed,
    /// The solution of the board, if all values are whole.
    pub solution: Option<Board>,
    /// Otherwise, a cell and its values, in the order in which to try them.
    pub branch: Vec<(Cell, Value)>,
}

/// Solves the equations of a board with fractions allowed, plus an inequality for each known solution.
pub(super) fn relax(board: &Board, checks: &Checks, excluded: &[Board]) -> Relaxation {
    let blanks: Vec<Cell> = board.rules().cells().filter(|&cell| board.get(cell).is_none()).collect();
    let mut solution = board.clone();
    let is_solution = |values: &[Value]| {
        let is_put = blanks.iter().zip(values).all(|(&cell, &value)| solution.put(cell, value.get()).is_ok());
        is_put && solution.is_solved() && !excluded.contains(&solution)
    };
    let solved = match program(board, checks, excluded, &blanks) {
        Ok(program) => program.solve(is_solution),
        Err(Contradiction) => Solved::Infeasible,
    };
    let branch = |SlotBranch { slot, values }: SlotBranch| {
        values.into_iter().map(|value| (blanks[slot], value)).collect::<Vec<_>>()
    };
    let (relaxed, solution, branch) = match solved {
        Solved::Infeasible => (Relaxed::Infeasible, None, vec![]),
        Solved::Whole => (Relaxed::Whole, Some(solution), vec![]),
        Solved::Fractional { slots, branch: at } => (Relaxed::Fractional(slots as u8), None, branch(at)),
        Solved::Unsettled { branch: at } => (Relaxed::Unsettled, None, branch(at)),
    };
    Relaxation { relaxed, solution, branch }
}

/// Builds the program: a variable for each blank cell and each value that breaks no rule there.
fn program(board: &Board, checks: &Checks, excluded: &[Board], blanks: &[Cell]) -> Result<Program, Contradiction> {
    let rules = board.rules();
    let side = rules.side();
    let all = Values::up_to(side);
    let mut program = Program::new(blanks.iter().map(|&cell| checks.values(board, cell).iter()));
    let mut slots = vec![None; rules.cell_count()];
    blanks.iter().enumerate().for_each(|(slot, &cell)| slots[rules.index(cell)] = Some(slot));
    let variable = |program: &Program, cell: Cell, value: Value| program.variable(slots[rules.index(cell)]?, value);
    // Each blank holds one value.
    for &cell in blanks {
        let terms: Vec<_> =
            all.iter().filter_map(|value| variable(&program, cell, value)).map(|term| (term, 1.0)).collect();
        program.add(terms, ComparisonOp::Eq, 1.0)?;
    }
    // A value has exactly one place in a house that holds every value, and at most one in a smaller house.
    for house in rules.houses() {
        let held: Values = house.cells.iter().filter_map(|&cell| board.get(cell)).collect();
        let is_full = house.cells.len() == usize::from(side);
        let comparison = if is_full { ComparisonOp::Eq } else { ComparisonOp::Le };
        for value in all.minus(held) {
            let places = house.cells.iter().filter_map(|&cell| variable(&program, cell, value));
            let terms: Vec<_> = places.map(|term| (term, 1.0)).collect();
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
            left -= board.get(cell).map_or(0, |value| i32::from(weight) * i32::from(value));
            let term =
                |value: Value| Some((variable(&program, cell, value)?, f64::from(weight) * f64::from(value.get())));
            terms.extend(all.iter().filter_map(term));
        }
        program.add(terms, ComparisonOp::Eq, left.into())?;
    }
    let is_on_the_way = |solution: &&Board| {
        rules.cells().all(|cell| board.get(cell).is_none() || board.get(cell) == solution.get(cell))
    };
    for solution in excluded.iter().filter(is_on_the_way) {
        // At least one blank gets another value than in this solution.
        let same = blanks.iter().filter_map(|&cell| variable(&program, cell, solution.get(cell)?));
        let terms: Vec<_> = same.map(|term| (term, 1.0)).collect();
        program.add(terms, ComparisonOp::Le, blanks.len() as f64 - 1.0)?;
    }
    Ok(program)
}
