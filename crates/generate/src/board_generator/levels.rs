//! Finds the level of a puzzle, and changes a puzzle to reach a wanted level.

use super::cages;
use super::error::{BoardGeneratorError, ShouldContinue, check_stop};
use crate::Random;
use std::task::Poll;
use sudoku_board::{Board, Cell, Value};
use sudoku_techniques::{Deduction, Level, Path, Position, Steps};

/// Returns the level of a puzzle with one solution: for a classic board the level of its rating, for other boards the level of
/// its hardest technique. Returns `None` if the puzzle breaks a rule or the techniques do not lead to the solution.
pub fn board_level(puzzle: &Board) -> Option<Level> {
    // The closure never asks to stop.
    level_while(puzzle, &mut || true).ok().flatten()
}

/// Returns the same level, unless `should_continue` asks to stop.
fn level_while(puzzle: &Board, should_continue: ShouldContinue<'_>) -> Result<Option<Level>, BoardGeneratorError> {
    let Ok(position) = Position::of(puzzle) else { return Ok(None) };
    let (mut steps, mut found) = (Steps::of(position, true), Vec::new());
    run(&mut steps, should_continue, |step| found.push(step))?;
    let path = Path { steps: found, end: steps.position().clone() };
    Ok(path.is_solved().then(|| path.level()))
}

/// Takes all steps, and calls `should_continue` between the parts of each step.
fn run(
    steps: &mut Steps,
    should_continue: ShouldContinue<'_>,
    mut each: impl FnMut(Deduction),
) -> Result<(), BoardGeneratorError> {
    loop {
        check_stop(should_continue)?;
        match steps.advance() {
            Poll::Ready(Some(step)) => each(step),
            Poll::Ready(None) => return Ok(()),
            Poll::Pending => {}
        }
    }
}

/// Returns the puzzle if it has this level, or an easier puzzle with the same solution that has it; `None` if neither has.
pub fn at_level(
    mut puzzle: Board,
    solution: &Board,
    level: Level,
    random: &mut Random,
    should_continue: ShouldContinue<'_>,
) -> Result<Option<Board>, BoardGeneratorError> {
    loop {
        check_stop(should_continue)?;
        let Ok(position) = Position::of(&puzzle) else { return Ok(None) };
        let mut steps = Steps::of(position, true).within(level);
        run(&mut steps, should_continue, drop)?;
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
    Ok((level_while(&puzzle, should_continue)? == Some(level)).then_some(puzzle))
}
