//! Clicks and keys on the board, on their way to [`Entry`].

use super::by_blocks::ByBlocks;
use crate::game::look::Settings;
use crate::game::owl::Reply;
use crate::game::script::{CurrentRequest, Request, RequestSchedule, Scene, ScriptSystems};
use crate::play::sitting::board_at_hand;
use crate::play::{Entry, Heard, Sitting, is_mistake};
use bevy::prelude::*;
use sudoku_board::classic::{Board, Cell, Clash};

/// A digit clashed just now: it was refused, or where the rules are free, it stands and is marked.
#[derive(Message, Clone, Copy, Debug)]
pub struct DigitRefused {
    /// Where the digit was to stand.
    pub cell: Cell,
    /// The house that holds it already, and where.
    pub clash: Clash,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Entry>()
        .add_message::<DigitRefused>()
        .add_systems(RequestSchedule, handle_entry_requests.in_set(ScriptSystems::Enter))
        .add_systems(RequestSchedule, settle.in_set(ScriptSystems::Settle))
        .add_systems(RequestSchedule, follow_board.run_if(resource_changed::<Sitting>).in_set(ScriptSystems::Solved))
        .add_systems(OnExit(Scene::Playing), leave_cell)
        .add_systems(OnExit(Scene::Solving), leave_cell);
}

fn leave_cell(mut entry: ResMut<Entry>) {
    entry.choose(None, &Board::EMPTY);
}

/// A given may have become the player's, or the other way round.
fn follow_board(sitting: Res<Sitting>, scene: Res<State<Scene>>, mut entry: ResMut<Entry>) {
    if entry.expects_otherwise(sitting.board(), *scene.get()) {
        entry.follow(sitting.board(), *scene.get());
    }
}

/// What waits goes onto the board, or is refused.
fn settle(
    mut sitting: ResMut<Sitting>,
    mut entry: ResMut<Entry>,
    mut reply: Reply,
    mut refusals: MessageWriter<DigitRefused>,
    settings: Res<Settings>,
) {
    let refused = if entry.is_waiting() {
        // What the blocks refuse does not stand in their list S.
        let settled = entry.settle(&mut sitting, settings.strict || settings.blocks_play, &mut reply);
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

/// A digit that leads nowhere counts, as long as its puzzle is played.
fn count_mistake(In((is_mistake, puzzle)): In<(bool, Board)>, mut sitting: ResMut<Sitting>) {
    if is_mistake && puzzle == sitting.board().puzzle() {
        sitting.note_mistake();
    }
}

fn handle_entry_requests(
    request: Res<CurrentRequest>,
    scene: Res<State<Scene>>,
    sitting: Res<Sitting>,
    mut entry: ResMut<Entry>,
    mut by_blocks: ResMut<ByBlocks>,
    mut reply: Reply,
) {
    let Request::Entry(request) = &request.0 else { return };
    let blocks = by_blocks.game().is_some().then_some(|cell| by_blocks.click(cell));
    match entry.hear(request, *scene.get(), sitting.board(), blocks) {
        Heard::Nothing => {}
        Heard::NoBoard => {
            board_at_hand(*scene.get(), &mut reply);
        }
        Heard::Told(said) => reply.explain(said),
        Heard::Refused(said) => reply.refuse(said),
        Heard::Instead(request) => reply.then(request),
    }
}
