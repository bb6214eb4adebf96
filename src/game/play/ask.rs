//! The green flag and the question: asks for a puzzle, takes the answer.

use super::question::Question;
use super::sitting::Sitting;
use crate::classic::is_solved;
use crate::game::owl::words::{self, words};
use crate::game::owl::{Reply, Speech};
use crate::game::script::{
    AskRequest, BackOn, BoardRequest, Confirmation, Current, MakingRequest, Page, Request, Scene, Script, ScriptSystems,
};
use crate::notation::{ReadError, Reading};
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Question>()
        .add_systems(Script, carry_out.in_set(ScriptSystems::Ask))
        .add_systems(OnEnter(Scene::Asking), |mut speech: ResMut<Speech>| speech.explain(words().question()))
        .add_observer(on_back_on);
}

fn carry_out(
    request: Res<Current>,
    scene: Res<State<Scene>>,
    sitting: Res<Sitting>,
    mut page: ResMut<NextState<Page>>,
    mut question: ResMut<Question>,
    mut confirmation: ResMut<Confirmation>,
    mut reply: Reply,
) {
    let Request::Ask(asked) = &request.0 else { return };
    let scene = *scene.get();
    match asked {
        AskRequest::GreenFlag => {
            page.as_mut().set_if_neq(Page::Stage);
            let played = sitting.session().played();
            match scene {
                // The text that was typed stays.
                Scene::Asking => reply.explain(words().question()),
                // If something was played, the first click only warns.
                Scene::Playing | Scene::Solving | Scene::Running | Scene::Paused
                    if played > 0 && !confirmation.is_given(&request.0) =>
                {
                    reply.refuse(words().flag_warning(played));
                    // The solver's work can be shown again at any time; what was played must be seen to be decided upon.
                    if scene != Scene::Playing {
                        reply.go_on_to(Scene::Playing);
                    }
                }
                _ => reply.go_on_to(Scene::Asking),
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

/// Reads the answer: a puzzle goes onto the stage; anything else stays in the ask bar, so that it can be fixed.
fn answer(question: &Question, then: Option<&Request>, reply: &mut Reply) {
    if let Ok(recipe) = question.text().parse() {
        reply.then(MakingRequest::Make(recipe));
        return;
    }
    match Reading::of(question.text()) {
        Ok(reading) => {
            take(&reading, reply);
            if let Some(request) = then {
                reply.then(request.clone());
            }
        }
        Err(ReadError::Empty) => reply.refuse(words().no_puzzle_yet()),
        Err(reason) => reply.refuse(words().bad_answer(words::capitalised(&words::unread(&reason)))),
    }
}

/// Takes what was read: where candidates were struck out, the others become notes.
pub(in crate::game) fn take(reading: &Reading, reply: &mut Reply) {
    let struck: Vec<_> = reading.struck().collect();
    reply.then(BoardRequest::Load(reading.board, None));
    if struck.is_empty() {
        reply.explain(words().puzzle_taken(reading.board.blanks().count()));
    } else {
        reply.explain(words().position_taken(struck.len()));
        reply.then(BoardRequest::Strike(struck));
    }
    reply.go_on_to(Scene::Playing);
}

/// The owl says where we were. While the solver works, that is up to the solver.
fn on_back_on(back: On<BackOn>, scene: Res<State<Scene>>, sitting: Res<Sitting>, mut speech: ResMut<Speech>) {
    if *back.event() != BackOn(Page::Stage) {
        return;
    }
    match scene.get() {
        Scene::Asking => speech.explain(words().question()),
        Scene::Playing if sitting.session().is_untouched() => speech.rejoice(words().hello()),
        Scene::Paused => speech.explain(words().clock_paused()),
        Scene::Playing if is_solved(sitting.board()) => speech.explain(words().solved_already()),
        Scene::Playing => speech.explain(words().click_a_cell()),
        Scene::Solving | Scene::Running => {}
    }
}
