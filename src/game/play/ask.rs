//! The green flag, and the ask bar for puzzles.

use crate::game::owl::{Reply, Speech};
use crate::game::play::{Question, question};
use crate::game::requests::{AskRequest, Page, Request, Scene, SolverRequest};
use crate::game::script::PageShown;
use crate::game::session::Session;
use bevy_app::prelude::*;
use bevy_ecs::prelude::*;
use bevy_state::prelude::*;
use sudoku_board::Board;
use sudoku_board::notation::Reading;
use sudoku_run::Control;
use sudoku_run::engines::ProblemKind;
use sudoku_words::words;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Question>()
        .add_systems(OnEnter(Scene::Asking), |mut speech: ResMut<Speech>| speech.explain(words().question()))
        .add_observer(on_back_on);
}

pub(in crate::game) fn handle(
    In(asked): In<AskRequest>,
    scene: Res<State<Scene>>,
    session: Res<Session>,
    page: Res<State<Page>>,
    mut next_page: ResMut<NextState<Page>>,
    mut question: ResMut<Question>,
    mut reply: Reply,
) {
    let scene = *scene.get();
    match &asked {
        AskRequest::GreenFlag if *page.get() == Page::Race => {
            reply.then(Request::Film(Control::Stop));
            reply.then(Request::Film(Control::PlayOrPause));
        }
        AskRequest::GreenFlag => {
            next_page.as_mut().set_if_neq(Page::Stage);
            question.green_flag(scene, session.board()).into_iter().for_each(|request| reply.then(request));
        }
        AskRequest::Open if scene == Scene::Running => {
            reply.then(SolverRequest::ShowProblem(ProblemKind::Sudoku));
            reply.then(AskRequest::Open);
        }
        AskRequest::Open => {
            next_page.as_mut().set_if_neq(Page::Stage);
            // The typed text stays.
            reply.explain(words().question());
            if scene != Scene::Asking {
                reply.go_on_to(Scene::Asking);
            }
        }
        AskRequest::Write(text) => question.write(text),
        AskRequest::Answer if scene == Scene::Asking => answer(&question, None, &mut reply),
        AskRequest::AnswerFirst(then) if scene == Scene::Asking => answer(&question, Some(then), &mut reply),
        AskRequest::Answer | AskRequest::AnswerFirst(_) => {}
        AskRequest::Leave if scene == Scene::Asking => {
            reply.explain(words().click_a_cell());
            reply.go_on_to(Scene::Playing);
        }
        AskRequest::Leave => {}
    }
}

/// Answers with the typed text: a puzzle goes on the stage, and other text stays in the ask bar so that the player can fix it.
fn answer(question: &Question, then: Option<&Request>, reply: &mut Reply) {
    let Some(requests) = question.answer(reply) else { return };
    let is_made = matches!(requests[..], [Request::Making(_)]);
    requests.into_iter().for_each(|request| reply.then(request));
    if !is_made {
        reply.go_on_to(Scene::Playing);
        then.into_iter().for_each(|request| reply.then(request.clone()));
    }
}

/// Loads a puzzle that was read.
pub(in crate::game) fn take(reading: &Reading, reply: &mut Reply) {
    question::take(reading, reply).into_iter().for_each(|request| reply.then(request));
    reply.go_on_to(Scene::Playing);
}

/// Loads a board of other rules.
pub(in crate::game) fn take_board(board: Board, reply: &mut Reply) {
    question::take_board(board, reply).into_iter().for_each(|request| reply.then(request));
    reply.go_on_to(Scene::Playing);
}

/// Reminds the player of the state of the game. During a run the solver does that.
fn on_back_on(back: On<PageShown>, scene: Res<State<Scene>>, session: Res<Session>, mut speech: ResMut<Speech>) {
    if *back.event() != PageShown(Page::Stage) {
        return;
    }
    match scene.get() {
        Scene::Asking => speech.explain(words().question()),
        Scene::Playing if session.is_untouched() => speech.rejoice(words().hello()),
        Scene::Paused => speech.explain(words().clock_paused()),
        Scene::Playing if session.board().is_solved() => speech.explain(words().solved_already()),
        Scene::Playing => speech.explain(words().click_a_cell()),
        Scene::Solving | Scene::Running => {}
    }
}
