//! The level of a puzzle, and puzzles of a wished level.

use super::cages;
use super::not_made::{GoesOn, NotMade, look};
use crate::board_techniques::{Position, Steps, solve_path};
use crate::classic;
use crate::generator::Random;
use crate::sudoku::{Board, Cell};
use crate::techniques::{self, Level};

/// The level of a puzzle with one solution: on a classic board that of its rating, elsewhere that of the hardest technique. `None`
/// if it breaks a rule or the techniques do not lead to the solution.
pub fn board_level(puzzle: &Board) -> Option<Level> {
    match classic::Board::try_from(puzzle) {
        Ok(classic) => Some(techniques::rate(&techniques::Position::of(&classic).ok()?)?.level),
        Err(_) => solve_path(Position::of(puzzle).ok()?).level(),
    }
}

/// The puzzle if it has that level, or an easier one of the same solution that has it; `None` if neither has.
pub fn at_level(
    mut puzzle: Board,
    solution: &Board,
    level: Level,
    random: &mut Random,
    goes_on: GoesOn<'_>,
) -> Result<Option<Board>, NotMade> {
    loop {
        look(goes_on)?;
        let Ok(position) = Position::of(&puzzle) else { return Ok(None) };
        let mut steps = Steps::of(position).up_to(level);
        steps.by_ref().for_each(drop);
        if steps.position().is_solved() {
            break;
        }
        // Where the techniques of the level stop, the puzzle gets more.
        let at_end = steps.position().board();
        if puzzle.rules().sums().is_empty() {
            let blanks: Vec<Cell> = puzzle.rules().cells().filter(|&cell| at_end.get(cell).is_none()).collect();
            if blanks.is_empty() {
                return Ok(None);
            }
            let cell = blanks[random.below(blanks.len() as u32) as usize];
            puzzle.give(cell, solution.get(cell).unwrap_or_default())?;
        } else {
            match cages::halved(&puzzle, solution, at_end, random)? {
                Some(easier) => puzzle = easier,
                None => return Ok(None),
            }
        }
    }
    Ok((board_level(&puzzle) == Some(level)).then_some(puzzle))
}
