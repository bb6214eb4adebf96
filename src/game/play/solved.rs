//! The system `check_solved`: no blank, a sum of 405, no clash.

use crate::game::owl::Speech;
use crate::game::script::{RequestSchedule, RequestSystems};
use crate::game::session::{GameStats, MoveKind, Session};
use bevy_app::prelude::*;
use bevy_ecs::prelude::*;
use sudoku_board::Board;
use sudoku_words::words;

/// Sent when the board has just been solved.
#[derive(Message, Clone, Debug)]
pub struct PuzzleSolved {
    /// The puzzle's givens.
    pub puzzle: Board,
    /// The statistics, if the player has solved this puzzle for the first time since it was loaded.
    pub game: Option<GameStats>,
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<PuzzleSolved>()
        .add_systems(RequestSchedule, check_solved.run_if(resource_changed::<Session>).in_set(RequestSystems::Solved));
}

/// Checks whether the board has just been solved: no blank, a sum of 405, no clash.
fn check_solved(
    mut session: ResMut<Session>,
    mut was_solved: Local<Option<bool>>,
    mut solved: MessageWriter<PuzzleSolved>,
    mut speech: ResMut<Speech>,
) {
    let found = tell_solved(session.bypass_change_detection(), &mut was_solved, &mut speech);
    if let Some((puzzle, game)) = found {
        solved.write(PuzzleSolved { puzzle, game });
        if game.is_some() {
            session.set_changed();
        }
    }
}

/// Congratulates the player if the board has just been solved. Returns its puzzle and, the first time the player solves it,
/// the statistics. `was_solved` is the state at the previous call.
fn tell_solved(
    session: &mut Session,
    was_solved: &mut Option<bool>,
    speech: &mut Speech,
) -> Option<(Board, Option<GameStats>)> {
    let is_solved = session.board().is_solved();
    // A board that was already solved at the start is not announced, and filling in the last given solves nothing.
    let was_open = was_solved.replace(is_solved) == Some(false);
    if !(was_open && is_solved) || session.last_move() == Some(MoveKind::Give) {
        return None;
    }
    let (puzzle, tally) = (session.board().puzzle(), *session.stats());
    // A program announces its own solutions.
    let by_player = matches!(session.last_move(), Some(MoveKind::Enter | MoveKind::Hint | MoveKind::Accept));
    let counts = by_player && tally.solutions == 0 && !tally.solved && puzzle.is_puzzle();
    if counts {
        session.stats_mut().solved = true;
    }
    if by_player {
        let (time, sum) = (sudoku_words::clock(tally.time), session.board().sum());
        speech.rejoice(match (tally.solutions, tally.filled) {
            (0, 0) => words().solved_by_hand(time, tally.hints, tally.mistakes, sum),
            (0, filled) => words().solved_together(time, filled, tally.hints, tally.mistakes, sum),
            _ => words().solved_with_solution(time, sum),
        });
    }
    Some((puzzle, counts.then_some(tally)))
}
