//! Finds the level of a puzzle, and changes a puzzle to reach a wanted level.

use super::cages;
use super::error::BoardGeneratorError;
use super::parts::{finish, pause};
use crate::Random;
use std::task::Poll;
use sudoku_board::{Board, Cell, Value};
use sudoku_techniques::{Deduction, Level, Path, Position, Steps};

/// Returns the level of a puzzle with one solution: for a classic board the level of its rating, for other boards the level of
/// its hardest technique. Returns `None` if the puzzle breaks a rule or the techniques do not lead to the solution.
pub fn board_level(puzzle: &Board) -> Option<Level> {
    finish(level(puzzle))
}

/// Returns the same level, in parts.
async fn level(puzzle: &Board) -> Option<Level> {
    let (mut steps, mut found) = (Steps::of(Position::of(puzzle).ok()?, true), Vec::new());
    run(&mut steps, |step| found.push(step)).await;
    let path = Path { steps: found, end: steps.position().clone() };
    path.is_solved().then(|| path.level())
}

/// Takes all steps, in parts.
async fn run(steps: &mut Steps, mut each: impl FnMut(Deduction)) {
    loop {
        pause().await;
        match steps.advance() {
            Poll::Ready(Some(step)) => each(step),
            Poll::Ready(None) => return,
            Poll::Pending => {}
        }
    }
}

/// Returns the puzzle if it has this level, or an easier puzzle with the same solution that has it; `None` if neither has.
pub async fn at_level(
    mut puzzle: Board,
    solution: &Board,
    wanted: Level,
    random: &mut Random,
) -> Result<Option<Board>, BoardGeneratorError> {
    loop {
        pause().await;
        let Ok(position) = Position::of(&puzzle) else { return Ok(None) };
        let mut steps = Steps::of(position, true).within(wanted);
        run(&mut steps, drop).await;
        if steps.position().is_solved() {
            break;
        }
        // The puzzle gets easier where the techniques of the level get stuck.
        let at_end = steps.position().board();
        if puzzle.rules().sums().is_empty() {
            let blanks: Vec<Cell> = puzzle.rules().cells().filter(|&cell| at_end.get(cell).is_none()).collect();
            if blanks.is_empty() {
                return Ok(None);
            }
            let cell = blanks[random.below(blanks.len() as u32) as usize];
            puzzle.give(cell, solution.get(cell).map_or(0, Value::get))?;
        } else {
            match cages::halved(&puzzle, solution, &at_end, random)? {
                Some(easier) => puzzle = easier,
                None => return Ok(None),
            }
        }
    }
    Ok((level(&puzzle).await == Some(wanted)).then_some(puzzle))
}
