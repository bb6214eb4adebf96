//! Help with the board as it stands: a hint for the current cell, and the mistakes marked.

use crate::fast::{Progress, Solutions};
use crate::game::help::answers;
use crate::game::owl::speech::{Offer, Speech};
use crate::game::owl::words;
use crate::game::play::entry::Entry;
use crate::game::play::sitting::Sitting;
use crate::game::script::requests::Current;
use crate::game::script::requests::Request;
use crate::game::script::scene::Scene;
use crate::game::script::sets::{Script, ScriptSystems};
use crate::sudoku::{Board, Candidates, Cell, CellKind, clashing_cells};
use bevy::prelude::*;

/// The digits that were marked as mistakes, on the board on which they were marked.
#[derive(Resource, Default, Debug)]
pub struct Mistakes {
    board: Board,
    cells: Vec<Cell>,
}

impl Mistakes {
    /// The cells marked, as long as this board stands on the stage.
    pub fn on(&self, board: &Board) -> &[Cell] {
        if self.board == *board { &self.cells } else { &[] }
    }
}

pub(in crate::game) fn plugin(app: &mut App) {
    app.init_resource::<Mistakes>()
        .add_systems(Script, (hint, mark_mistakes).run_if(in_state(Scene::Playing)).in_set(ScriptSystems::Solve));
}

/// Gives the current cell's digit, worked out from the board as it stands.
fn hint(
    request: Res<Current>,
    sitting: Res<Sitting>,
    entry: Res<Entry>,
    mut speech: ResMut<Speech>,
    mut requests: MessageWriter<Request>,
) {
    if request.0 != Request::Hint {
        return;
    }
    let board = sitting.board();
    let Some(cell) = entry.current() else {
        speech.refuse(words::HINT_NEEDS_A_CELL);
        return;
    };
    if board.kind(cell) == CellKind::Puzzle {
        speech.refuse(words::belongs_to_puzzle(board, cell));
        return;
    }
    let mut effort = Effort::default();
    let solution = match effort.solve(board) {
        Progress::Solution(solution) => solution,
        Progress::Unfinished => {
            speech.refuse(words::TOO_HARD);
            return;
        }
        Progress::Exhausted if effort.solve(&board.puzzle()) == Progress::Exhausted => {
            speech.refuse(words::NO_SOLUTION);
            return;
        }
        Progress::Exhausted => {
            speech.refuse(words::HINT_WITH_MISTAKE);
            speech.offer(Offer::MarkMistakes);
            return;
        }
    };
    match (board.get(cell), solution.get(cell)) {
        (None, Some(digit)) => {
            let singles = Candidates::of(board).singles();
            let single = singles.iter().find(|single| (single.cell, single.digit) == (cell, digit));
            let alone = single.is_some() || effort.is_only_solution(board, &solution);
            speech.explain(words::hint(cell, digit, single.map(|single| single.kind), alone));
            requests.write(Request::TakeHint(cell, digit));
        }
        _ => speech.explain(words::hint_not_needed(board, cell)),
    }
}

/// Marks the digits of the player's that cannot stay.
fn mark_mistakes(
    request: Res<Current>,
    sitting: Res<Sitting>,
    mut mistakes: ResMut<Mistakes>,
    mut speech: ResMut<Speech>,
) {
    if request.0 != Request::MarkMistakes {
        return;
    }
    let board = sitting.board();
    let mut effort = Effort::default();
    let puzzle = effort.solve(&board.puzzle());
    let cells = if puzzle == Progress::Exhausted {
        // Where the puzzle itself has no solution, only clashes can be told.
        Some(clashing_cells(board).filter(|&cell| board.kind(cell) == CellKind::User).collect())
    } else {
        wrong_cells(board, &mut effort)
    };
    let Some(cells) = cells else {
        speech.refuse(words::TOO_HARD);
        return;
    };
    *mistakes = Mistakes { board: *board, cells };
    match mistakes.cells.len() {
        0 if puzzle == Progress::Exhausted => speech.refuse(words::NO_SOLUTION),
        0 => speech.rejoice(words::NO_MISTAKES),
        count => speech.explain(words::marked(count)),
    }
}

/// The player's digits that no solution of the puzzle has; `None` if that takes too long to tell. Where the puzzle has several
/// solutions, digits count as right in reading order as long as some solution has them all.
fn wrong_cells(board: &Board, effort: &mut Effort) -> Option<Vec<Cell>> {
    let mut kept = board.puzzle();
    let mut wrong = Vec::new();
    for cell in Cell::all().filter(|&cell| board.kind(cell) == CellKind::User) {
        let Some(digit) = board.get(cell) else { continue };
        let before = kept;
        kept.put(cell, Some(digit), CellKind::User);
        match effort.solve(&kept) {
            Progress::Solution(_) => {}
            Progress::Exhausted => {
                kept = before;
                wrong.push(cell);
            }
            Progress::Unfinished => return None,
        }
    }
    Some(wrong)
}

/// How many tries are left for one press of a button, so that the window always answers.
struct Effort(u64);

impl Default for Effort {
    fn default() -> Self {
        Effort(answers::TRIES)
    }
}

impl Effort {
    /// How many tries are made between two looks at what is left.
    const PART: u64 = 100;

    /// Looks for a solution as long as there are tries left.
    fn solve(&mut self, board: &Board) -> Progress {
        self.next(&mut Solutions::of(board))
    }

    fn next(&mut self, solutions: &mut Solutions) -> Progress {
        while self.0 > 0 {
            match solutions.advance(Self::PART) {
                Progress::Unfinished => self.0 = self.0.saturating_sub(Self::PART),
                found => return found,
            }
        }
        Progress::Unfinished
    }

    fn is_only_solution(&mut self, board: &Board, solution: &Board) -> bool {
        let mut solutions = Solutions::of(board);
        loop {
            match self.next(&mut solutions) {
                Progress::Solution(other) if other == *solution => {}
                end => return end == Progress::Exhausted,
            }
        }
    }
}
