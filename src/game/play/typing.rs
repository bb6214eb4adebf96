//! Passes clicks and keys on the board to [`Entry`].

use super::by_blocks::ByBlocks;
use crate::game::owl::Reply;
use crate::game::play::{Entry, ExpectingNumkey, Heard, Sitting, board_at_hand, is_mistake};
use crate::game::requests::{EntryRequest, Scene};
use crate::game::script::{RequestSchedule, ScriptSystems};
use crate::game::settings::Settings;
use bevy_app::prelude::*;
use bevy_ecs::prelude::*;
use bevy_state::prelude::*;
use sudoku_board::classic::{Board, Cell, Clash};

/// Sent when a digit clashes, whether it was refused or, where clashes are allowed, entered and marked.
#[derive(Message, Clone, Copy, Debug)]
pub struct DigitRefused {
    /// The digit's cell.
    pub cell: Cell,
    /// The house that already contains the digit, and the cell.
    pub clash: Clash,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Entry>()
        .add_message::<DigitRefused>()
        .add_systems(RequestSchedule, settle.in_set(ScriptSystems::Settle))
        .add_systems(OnExit(Scene::Playing), leave_cell)
        .add_systems(OnExit(Scene::Solving), leave_cell);
}

fn leave_cell(mut entry: ResMut<Entry>) {
    entry.choose(None);
}

/// Puts the pending digit on the board, or refuses it.
fn settle(
    mut sitting: ResMut<Sitting>,
    mut entry: ResMut<Entry>,
    mut reply: Reply,
    mut refusals: MessageWriter<DigitRefused>,
    settings: Res<Settings>,
) {
    let refused = if entry.is_waiting() {
        // A digit refused by the blocks is not in their list S, so it is refused here too.
        let settled = entry.settle(&mut sitting, settings.strict() || settings.blocks_play(), &mut reply);
        if let Some((before, after)) = settled.to_check {
            reply.note(async move { (is_mistake((before, after)).await, after.puzzle()) }, count_mistake);
        }
        settled.refused
    } else if entry.is_waiting_for_all() {
        entry.settle_all(&mut sitting, &settings, &mut reply)
    } else {
        None
    };
    refusals.write_batch(refused.map(|(cell, clash)| DigitRefused { cell, clash }));
}

/// Counts a mistake, if its puzzle is still being played.
fn count_mistake(In((is_mistake, puzzle)): In<(bool, Board)>, mut sitting: ResMut<Sitting>) {
    if is_mistake && puzzle == sitting.board().puzzle() {
        sitting.note_mistake();
    }
}

pub(in crate::game) fn handle(
    In(request): In<EntryRequest>,
    scene: Res<State<Scene>>,
    sitting: Res<Sitting>,
    expecting: Res<State<ExpectingNumkey>>,
    mut entry: ResMut<Entry>,
    mut by_blocks: ResMut<ByBlocks>,
    mut reply: Reply,
) {
    let blocks = by_blocks.game().is_some().then_some(|cell| by_blocks.click(cell));
    match entry.hear(&request, *scene.get(), sitting.board(), *expecting.get(), blocks) {
        Heard::Nothing => {}
        Heard::NoBoard => {
            board_at_hand(*scene.get(), &mut reply);
        }
        Heard::Told(said) => reply.explain(said),
        Heard::Refused(said) => reply.refuse(said),
        Heard::Instead(request) => reply.then(request),
    }
}
