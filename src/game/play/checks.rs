//! The systems `check_row`, `check_column`, `check_box`, or the blocks in their place, and `check_solved`.

use crate::classic::{self, Board, Cell, Clash, Digit};
use crate::game::owl::Speech;
use crate::game::owl::words::{self, words};
use crate::game::play::by_blocks::{self, ByBlocks};
use crate::game::play::entry::{Entry, Refusal};
use crate::game::play::sitting::Sitting;
use crate::game::script::{Script, ScriptSystems};
use crate::session::{MoveKind, Tally};
use bevy::prelude::*;

/// The board was solved just now.
#[derive(Message, Clone, Copy, Debug)]
pub struct PuzzleSolved {
    /// Its givens.
    pub puzzle: Board,
    /// What it took, if the player has solved it and for the first time since it came.
    pub game: Option<Tally>,
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<PuzzleSolved>()
        .add_systems(
            Script,
            (
                (check_row, check_column, check_box).chain().run_if(not(by_blocks::blocks_run)),
                check_by_blocks.run_if(by_blocks::blocks_run),
            )
                .in_set(ScriptSystems::Check),
        )
        .add_systems(Script, check_solved.run_if(resource_changed::<Sitting>).in_set(ScriptSystems::Solved));
}

fn check_row(sitting: Res<Sitting>, entry: ResMut<Entry>) {
    check(classic::check_row, sitting.board(), entry);
}

fn check_column(sitting: Res<Sitting>, entry: ResMut<Entry>) {
    check(classic::check_column, sitting.board(), entry);
}

fn check_box(sitting: Res<Sitting>, entry: ResMut<Entry>) {
    check(classic::check_box, sitting.board(), entry);
}

/// Asks one house about the digit that waits, unless a house before it has refused the digit already.
fn check(house: fn(&Board, Cell, Digit) -> Option<Clash>, board: &Board, mut entry: ResMut<Entry>) {
    let Some((cell, Some(digit))) = entry.waiting_value() else { return };
    if let Some(clash) = house(board, cell, digit) {
        entry.refuse(Refusal { clash: Some(clash), said: words::refused(cell, digit, clash) });
    }
}

/// Asks the blocks about the digit, or the blank, that waits.
fn check_by_blocks(mut by_blocks: ResMut<ByBlocks>, sitting: Res<Sitting>, mut entry: ResMut<Entry>) {
    let Some((cell, value)) = entry.waiting_value() else { return };
    if let Some(said) = by_blocks.press(cell, value) {
        let clash = value.and_then(|digit| classic::check_digit(sitting.board(), cell, digit));
        entry.refuse(Refusal { clash, said });
    }
}

/// Tells whether the board became solved: no blank, the sum 405, no clash.
fn check_solved(
    mut sitting: ResMut<Sitting>,
    mut was_solved: Local<Option<bool>>,
    mut solved: MessageWriter<PuzzleSolved>,
    mut speech: ResMut<Speech>,
) {
    let is_solved = classic::is_solved(sitting.board());
    // A board that was solved when the game started is no news.
    if is_solved && *was_solved == Some(false) {
        let (puzzle, tally) = (sitting.board().puzzle(), *sitting.session().tally());
        // A solution found by a program is announced by that program.
        let by_player =
            matches!(sitting.session().last_move(), Some(MoveKind::Enter | MoveKind::Hint | MoveKind::Accept));
        let counts = by_player && tally.solutions == 0 && !tally.solved && puzzle != Board::EMPTY;
        solved.write(PuzzleSolved { puzzle, game: counts.then_some(tally) });
        if counts {
            sitting.note_solved();
        }
        if by_player {
            let time = words::clock(tally.time);
            speech.rejoice(match (tally.solutions, tally.filled) {
                (0, 0) => words().solved_by_hand(time, tally.hints, tally.mistakes),
                (0, filled) => words().solved_together(time, filled, tally.hints, tally.mistakes),
                _ => words().solved_with_solution(time),
            });
        }
    }
    *was_solved = Some(is_solved);
}
