//! Help with the current board.

pub mod answers;
mod blocks;
pub mod digit;
pub mod hints;
mod marks;
pub mod mistakes;
pub mod profile;
pub mod searches;
mod trouble;

use crate::game::help::answers::{Answers, can_be_searched};
use crate::game::help::hints::Hints;
use crate::game::help::mistakes::Mistakes;
use crate::game::help::searches::ComparedSearch;
use crate::game::owl::Reply;
use crate::game::play::{ByBlocks, Entry, Question, board_at_hand};
use crate::game::requests::{AskRequest, HelpRequest, Request, Scene};
use crate::game::session::Session;
use bevy_app::prelude::*;
use bevy_ecs::prelude::*;
use bevy_state::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Answers>().init_resource::<Hints>().init_resource::<Mistakes>().add_plugins((
        marks::plugin,
        profile::plugin,
        searches::plugin,
    ));
}

pub(in crate::game) fn handle(
    In(asked): In<HelpRequest>,
    scene: Res<State<Scene>>,
    question: Res<Question>,
    session: Res<Session>,
    entry: Res<Entry>,
    (answers, mut hints, mut compared): (Res<Answers>, ResMut<Hints>, ResMut<ComparedSearch>),
    by_blocks: Res<ByBlocks>,
    mut reply: Reply,
) {
    let scene = *scene.get();
    let board = session.board();
    match (asked, scene) {
        // Answer with the typed text first.
        (HelpRequest::Solve, Scene::Asking) if question.has_text() => {
            reply.then(AskRequest::AnswerFirst(Box::new(Request::Help(asked))));
        }
        // Return to the board first, which stops the solver.
        (HelpRequest::Solve, Scene::Asking) | (HelpRequest::MarkMistakes, Scene::Solving) => {
            reply.go_on_to(Scene::Playing);
            reply.then(asked);
        }
        (_, scene) if !board_at_hand(scene, &mut reply) => {}
        (HelpRequest::Hint, _) => hints.ask(&session, &mut reply),
        (HelpRequest::GiveDigit, _) => digit::give(board, entry.current(), &mut reply),
        (HelpRequest::MarkMistakes, _) => mistakes::mark(board.clone(), &mut reply),
        (HelpRequest::Solve, _) if !can_be_searched(board, &mut reply) => {}
        (HelpRequest::Solve, _) => match by_blocks.game() {
            Some(game) => blocks::solve(board, game, &mut reply),
            None => answers.solve(board, &mut reply),
        },
        (HelpRequest::NextSolution, _) => answers.next(board, &mut reply),
        (HelpRequest::Compare, _) => searches::compare(&session, &mut reply),
        (HelpRequest::EndComparison, _) => compared.end(),
    }
}
