//! Marks mistakes, and what differs from the solution before.

use super::answers::Answers;
use super::mistakes::Mistakes;
use crate::game::marks::{Mark, Marks};
use crate::game::play::Sitting;
use crate::game::script::{FrameSystems, Scene};
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, mark.in_set(FrameSystems::Mark));
}

fn mark(
    scene: Res<State<Scene>>,
    sitting: Res<Sitting>,
    answers: Res<Answers>,
    mistakes: Res<Mistakes>,
    mut marks: ResMut<Marks>,
) {
    if !(scene.is_changed() || sitting.is_changed() || answers.is_changed() || mistakes.is_changed()) {
        return;
    }
    let mut now = Vec::new();
    if *scene.get() == Scene::Playing {
        let board = sitting.board();
        now.extend(mistakes.on(board).iter().copied().map(Mark::Wrong));
        now.extend(answers.differing(board).into_iter().map(Mark::Differs));
    }
    marks.write("help", now);
}
