//! Marks mistakes, differences from the previous solution, and the current hint.

use crate::game::help::answers::Answers;
use crate::game::help::hints::Hints;
use crate::game::help::mistakes::Mistakes;
use crate::game::marks::{Mark, Marks};
use crate::game::requests::Scene;
use crate::game::script::FrameSystems;
use crate::game::session::Session;
use bevy_app::prelude::*;
use bevy_ecs::prelude::*;
use bevy_state::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, mark.in_set(FrameSystems::Mark));
}

fn mark(
    scene: Res<State<Scene>>,
    session: Res<Session>,
    answers: Res<Answers>,
    mistakes: Res<Mistakes>,
    hints: Res<Hints>,
    mut marks: ResMut<Marks>,
) {
    let changed = answers.is_changed() || mistakes.is_changed() || hints.is_changed();
    if !(scene.is_changed() || session.is_changed() || changed) {
        return;
    }
    let mut now = Vec::new();
    if *scene.get() == Scene::Playing {
        let board = session.board();
        now.extend(mistakes.on(board).iter().copied().map(Mark::Wrong));
        now.extend(answers.differing(board).into_iter().map(Mark::Differs));
        now.extend(hints.marks(&session));
    }
    marks.write("help", now);
}
