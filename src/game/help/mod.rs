//! Help with the current board.

pub mod answers;
mod blocks;
pub mod digit;
pub mod hints;
mod marks;
pub mod mistakes;
pub mod profile;
mod trouble;

use crate::game::help::answers::{Answers, Following, FoundSolutions, Solved, can_be_searched};
use crate::game::help::hints::{Asked, Finding, Hints};
use crate::game::help::mistakes::Mistakes;
use crate::game::owl::Reply;
use crate::game::play::{ByBlocks, Entry, Question, board_at_hand};
use crate::game::requests::{AskRequest, BoardRequest, HelpRequest, Request, Scene};
use crate::game::script::work::in_parts;
use crate::game::session::Session;
use bevy_app::prelude::*;
use bevy_ecs::prelude::*;
use bevy_state::prelude::*;
use blocks::fill;
use sudoku_board::classic::Board;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Answers>()
        .init_resource::<Hints>()
        .init_resource::<Mistakes>()
        .add_plugins((marks::plugin, profile::plugin));
}

pub(in crate::game) fn handle(
    In(asked): In<HelpRequest>,
    scene: Res<State<Scene>>,
    question: Res<Question>,
    session: Res<Session>,
    entry: Res<Entry>,
    (answers, mut hints): (Res<Answers>, ResMut<Hints>),
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
        (HelpRequest::Hint, _) => match hints.ask(&session, &mut reply) {
            Asked::Told => {}
            Asked::Find => {
                let (board, notes) = (*board, session.notes().clone());
                reply.think(in_parts(hints::find(board, notes)), tell_hint);
            }
            Asked::Do(request) => reply.then(*request),
        },
        (HelpRequest::GiveDigit, _) => {
            if let Some(found) = digit::find(board, entry.current(), &mut reply) {
                reply.think(found, tell_digit);
            }
        }
        (HelpRequest::MarkMistakes, _) => reply.think(mistakes::find(*board), tell_mistakes),
        (HelpRequest::Solve, _) if !can_be_searched(board, &mut reply) => {}
        (HelpRequest::Solve, _) => match by_blocks.game() {
            Some(game) => blocks::solve(board, game, &mut reply),
            None => reply.think(answers.solve(board), tell_solved),
        },
        (HelpRequest::NextSolution, _) => {
            if let Some(next) = answers.next(board, &mut reply) {
                reply.think(next, tell_next);
            }
        }
    }
}

fn tell_hint(In(found): In<Finding>, mut hints: ResMut<Hints>, mut reply: Reply) {
    if hints.tell(found, &mut reply) {
        reply.then(BoardRequest::CountHint);
    }
}

fn tell_digit(In(found): In<digit::Finding>, mut reply: Reply) {
    if let Some(placed) = digit::tell(found, &mut reply) {
        reply.then(BoardRequest::CountHint);
        reply.then(BoardRequest::TakeHint(vec![placed], vec![]));
    }
}

fn tell_mistakes(In(found): In<mistakes::MistakeCheck>, mut mistakes: ResMut<Mistakes>, mut reply: Reply) {
    mistakes.tell(found, &mut reply);
}

fn tell_solved(In(found): In<Solved>, mut answers: ResMut<Answers>, mut reply: Reply) {
    fill(answers.tell_solved(found, &mut reply), &mut reply);
}

fn tell_next(In(found): In<Following>, mut answers: ResMut<Answers>, mut reply: Reply) {
    fill(answers.tell_next(found, &mut reply), &mut reply);
}

/// Copies a watched solver's solution to the player's board.
pub(in crate::game) fn keep(start: &Board, solution: Board, reply: &mut Reply) {
    let start = *start;
    reply.think(async move { FoundSolutions::watched(&start, solution).await }, tell_kept);
}

fn tell_kept(In(found): In<FoundSolutions>, mut answers: ResMut<Answers>, mut reply: Reply) {
    fill(answers.tell_kept(found, &mut reply), &mut reply);
    reply.go_on_to(Scene::Playing);
}
