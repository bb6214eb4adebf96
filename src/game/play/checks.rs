//! The systems `check_row`, `check_column` and `check_box`, or the blocks instead of them, and `check_solved`.

use super::by_blocks::{self, ByBlocks};
use crate::game::owl::Speech;
use crate::game::play::{Entry, Refusal, Sitting};
use crate::game::script::{RequestSchedule, ScriptSystems};
use crate::game::session::GameStats;
use bevy_app::prelude::*;
use bevy_ecs::prelude::*;
use sudoku_board::classic::{self, Board};

/// Sent when the board has just been solved.
#[derive(Message, Clone, Copy, Debug)]
pub struct PuzzleSolved {
    /// The puzzle's givens.
    pub puzzle: Board,
    /// The statistics, if the player has solved this puzzle for the first time since it was loaded.
    pub game: Option<GameStats>,
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<PuzzleSolved>()
        .add_systems(
            RequestSchedule,
            (
                (check_row, check_column, check_box).chain().run_if(not(by_blocks::blocks_run)),
                check_by_blocks.run_if(by_blocks::blocks_run),
            )
                .in_set(ScriptSystems::Check),
        )
        .add_systems(RequestSchedule, check_solved.run_if(resource_changed::<Sitting>).in_set(ScriptSystems::Solved));
}

fn check_row(sitting: Res<Sitting>, mut entry: ResMut<Entry>) {
    entry.check(classic::check_row, sitting.board());
}

fn check_column(sitting: Res<Sitting>, mut entry: ResMut<Entry>) {
    entry.check(classic::check_column, sitting.board());
}

fn check_box(sitting: Res<Sitting>, mut entry: ResMut<Entry>) {
    entry.check(classic::check_box, sitting.board());
}

/// Lets the blocks check the pending digit or blank.
fn check_by_blocks(mut by_blocks: ResMut<ByBlocks>, sitting: Res<Sitting>, mut entry: ResMut<Entry>) {
    let Some((cell, value)) = entry.waiting_value() else { return };
    if let Some(said) = by_blocks.press(cell, value) {
        let clash = value.and_then(|digit| classic::check_digit(sitting.board(), cell, digit));
        entry.refuse(Refusal { clash, said });
    }
}

/// Checks whether the board has just been solved: no blank, a sum of 405, no clash.
fn check_solved(
    mut sitting: ResMut<Sitting>,
    mut was_solved: Local<Option<bool>>,
    mut solved: MessageWriter<PuzzleSolved>,
    mut speech: ResMut<Speech>,
) {
    let found = sitting.bypass_change_detection().tell_solved(&mut was_solved, &mut speech);
    if let Some((puzzle, game)) = found {
        solved.write(PuzzleSolved { puzzle, game });
        if game.is_some() {
            sitting.set_changed();
        }
    }
}
