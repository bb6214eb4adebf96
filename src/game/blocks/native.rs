//! What the native brute force shows at one moment: the blocks of `solve` to which its steps belong, and its calls.

use super::shown::{Call, Moment};
use crate::blocks::{BlockId, SolveBlocks};
use crate::game::owl::words;
use crate::search::{Level, Need, Step};
use crate::sudoku::{Cell, Digit};

/// What runs after that step, while these digits stand.
pub fn moment(solve: &SolveBlocks, step: Option<Step>, levels: &[Level]) -> Moment {
    let Some(step) = step else { return Moment::default() };
    let running = solve.of_step(&step);
    let waiting = solve.call.unwrap_or(solve.head);
    // Each digit that stands is a call that waits for the one it has made.
    let mut calls: Vec<Call> = levels.iter().map(|level| call(level.cell, Some(level.digit), waiting)).collect();
    let (cell, digit) = match step {
        Step::Look { need: Need::Cell(cell), .. } => (Some(cell), None),
        Step::Try { cell, digit, .. } | Step::Retract { cell, digit, .. } | Step::Place { cell, digit, .. } => {
            (Some(cell), Some(digit))
        }
        _ => (None, None),
    };
    // The call that runs has not placed its digit yet, or has just done so.
    match (step, cell) {
        (Step::Place { .. }, _) => calls.iter_mut().next_back().into_iter().for_each(|last| last.block = running),
        (_, Some(cell)) => calls.push(call(cell, digit, running)),
        (_, None) => {}
    }
    let fits = match step {
        Step::Try { refused_by, .. } => Some(if refused_by.is_none() { "true" } else { "false" }.to_owned()),
        _ => None,
    };
    let values = [
        (solve.look, cell.map(|cell| cell.id().to_string())),
        (solve.count, digit.map(|digit| digit.to_string())),
        (solve.fits, fits),
    ];
    let values = values.into_iter().filter_map(|(block, value)| block.zip(value)).collect();
    Moment { running: Some(running), values, calls }
}

fn call(cell: Cell, digit: Option<Digit>, block: BlockId) -> Call {
    let digit = digit.map(|digit| ("digit".to_owned(), digit.to_string()));
    Call { title: words::name(cell), variables: digit.into_iter().collect(), block }
}
