//! Help with the board as it stands.

pub mod answers;
mod blocks;
mod digit;
pub mod hints;
mod marks;
pub mod mistakes;
pub mod profile;
mod trouble;

use crate::game::owl::Reply;
use crate::game::play::board_at_hand;
use crate::game::play::{ByBlocks, Entry, Question, Sitting};
use crate::game::script::{AskRequest, Current, HelpRequest, Request, Scene, Script, ScriptSystems};
use answers::Answers;
use bevy::prelude::*;
use hints::Hints;
use mistakes::Mistakes;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Answers>()
        .init_resource::<Hints>()
        .init_resource::<Mistakes>()
        .add_plugins((marks::plugin, profile::plugin))
        .add_systems(Script, carry_out.in_set(ScriptSystems::Solve));
}

fn carry_out(
    request: Res<Current>,
    scene: Res<State<Scene>>,
    question: Res<Question>,
    sitting: Res<Sitting>,
    entry: Res<Entry>,
    (answers, mut hints): (Res<Answers>, ResMut<Hints>),
    by_blocks: Res<ByBlocks>,
    mut reply: Reply,
) {
    let Request::Help(asked) = request.0 else { return };
    let scene = *scene.get();
    let board = sitting.board();
    match (asked, scene) {
        // What was typed is answered first.
        (HelpRequest::Solve, Scene::Asking) if question.has_text() => {
            reply.then(AskRequest::AnswerFirst(Box::new(request.0.clone())));
        }
        // The board is gone to first, and the solver is stopped.
        (HelpRequest::Solve, Scene::Asking) | (HelpRequest::MarkMistakes, Scene::Solving) => {
            reply.go_on_to(Scene::Playing);
            reply.then(asked);
        }
        (_, scene) if !board_at_hand(scene, &mut reply) => {}
        (HelpRequest::Hint, _) => hints::ask(sitting.session(), &mut hints, &mut reply),
        (HelpRequest::GiveDigit, _) => digit::give(board, entry.current(), &mut reply),
        (HelpRequest::MarkMistakes, _) => mistakes::mark(board, &mut reply),
        (HelpRequest::Solve, _) => match by_blocks.game() {
            Some(game) => blocks::solve(board, game, &mut reply),
            None => answers::solve(board, &answers, &mut reply),
        },
        (HelpRequest::NextSolution, _) => answers::show_next(board, &answers, &mut reply),
    }
}
