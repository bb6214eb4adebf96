//! Checks that the board can be changed, and that its puzzle has one solution.

use crate::game::owl::{Budget, Mood, Speech};
use crate::game::requests::{Page, Scene};
use sudoku_board::Board;
use sudoku_words::words;

/// Returns true if the player can change the board in this scene. Otherwise the owl says why not.
pub fn board_at_hand(scene: Scene, speech: &mut Speech) -> bool {
    match scene {
        Scene::Playing => return true,
        Scene::Solving | Scene::Running => speech.refuse(words().board_is_busy()),
        Scene::Paused => speech.refuse(words().go_on_first()),
        // An error in the typed puzzle stays in the bubble.
        Scene::Asking if speech.mood() != Mood::Doubtful => speech.explain(words().answer_first()),
        Scene::Asking => {}
    }
    false
}

/// Returns a sentence that the solver is using the board, and where its stop sign is.
pub fn board_is_busy(page: Page) -> String {
    if page == Page::Stage { words().board_is_busy() } else { words().board_is_busy_elsewhere() }
}

/// Counts the puzzle's solutions: 0, 1, or 2 for several; `None` if the count takes too long.
pub async fn solutions(puzzle: Board) -> (Board, Option<usize>) {
    // A small budget, so that later requests do not wait.
    const TRIES: u64 = 10_000;
    let found = Budget::new(TRIES).count(&puzzle).await;
    (puzzle, found)
}

/// Warns about a new puzzle that does not have exactly one solution; it can be played all the same.
pub fn tell_solutions(found: Option<usize>, speech: &mut Speech) {
    match found {
        Some(0) => speech.refuse(words().puzzle_has_no_solution()),
        Some(2) => speech.refuse(words().puzzle_has_several_solutions()),
        _ => {}
    }
}
