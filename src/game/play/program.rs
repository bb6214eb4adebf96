//! Keeps the block program in step with the session.

use crate::game::owl::Speech;
use crate::game::script::{FrameSystems, RequestSchedule, ScriptSystems};
use crate::play::{BlockProgram, Sitting};
use bevy::prelude::*;
use std::sync::Arc;

pub(super) fn plugin(app: &mut App) {
    let follow = || follow.run_if(resource_changed::<Sitting>);
    // A test reads all programs that are compiled in.
    let ours = BlockProgram::read(&Arc::default()).inspect_err(|unread| error!("{unread}")).unwrap_or_default();
    app.insert_resource(ours)
        .add_systems(Update, follow().in_set(FrameSystems::Keys))
        .add_systems(RequestSchedule, follow().in_set(ScriptSystems::Solved));
}

/// Loads the session's program after Undo, a change of game, or an edit.
pub(super) fn follow(sitting: Res<Sitting>, mut program: ResMut<BlockProgram>, mut speech: ResMut<Speech>) {
    let text = sitting.session().program();
    if program.text() == text {
        return;
    }
    match BlockProgram::read(text) {
        Ok(read) => *program = read,
        Err(unread) => {
            program.bypass_change_detection().pass_over(text);
            speech.refuse(sudoku_words::capitalised(&unread.to_string()));
        }
    }
}
