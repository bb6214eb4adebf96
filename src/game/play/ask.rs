//! The green flag and the question: asks for a puzzle, takes the answer.

use crate::game::owl::speech::Speech;
use crate::game::owl::words;
use crate::game::play::sitting::Sitting;
use crate::game::script::requests::Request;
use crate::game::script::requests::{Current, Reply};
use crate::game::script::scene::Scene;
use crate::game::script::sets::{Script, ScriptSystems};
use crate::game::script::view::{Page, View};
use crate::notation;
use bevy::prelude::*;

/// What stands in the ask bar.
#[derive(Resource, Default, Debug)]
pub struct Question {
    text: String,
    /// Whether a puzzle was ever taken, so that there is a board to go back to.
    was_answered: bool,
}

impl Question {
    /// The answer as typed so far.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Whether anything but white space was typed.
    pub fn has_text(&self) -> bool {
        !self.text.trim().is_empty()
    }
}

/// Whether a click on the flag has been answered by a warning, so that the next one counts.
#[derive(Resource, Default, Debug)]
struct Warned(bool);

pub(in crate::game) fn plugin(app: &mut App) {
    app.init_resource::<Question>()
        .init_resource::<Warned>()
        .add_systems(
            Script,
            (leave_instructions, raise_flag, write_answer, take_answer, leave_question).in_set(ScriptSystems::Ask),
        )
        .add_systems(OnEnter(Scene::Asking), ask);
}

fn ask(mut speech: ResMut<Speech>) {
    speech.explain(words::QUESTION);
}

/// On to the board of the last time, or to the first question.
fn leave_instructions(
    request: Res<Current>,
    scene: Res<State<Scene>>,
    sitting: Res<Sitting>,
    mut speech: ResMut<Speech>,
    mut next: ResMut<NextState<Scene>>,
) {
    if *scene.get() != Scene::Welcome {
        return;
    }
    match request.0 {
        Request::GoOn | Request::Cancel if !sitting.session().is_untouched() => {
            speech.explain(words::CLICK_A_CELL);
            next.set(Scene::Playing);
        }
        Request::GoOn | Request::Cancel | Request::GreenFlag => next.set(Scene::Asking),
        _ => {}
    }
}

/// The flag starts over with a new question. If something was played, the first click only warns.
fn raise_flag(
    request: Res<Current>,
    scene: Res<State<Scene>>,
    sitting: Res<Sitting>,
    mut warned: ResMut<Warned>,
    mut speech: ResMut<Speech>,
    mut next: ResMut<NextState<Scene>>,
) {
    if request.0 != Request::GreenFlag {
        if warned.0 {
            warned.0 = false;
        }
        return;
    }
    let played = sitting.session().played();
    match scene.get() {
        Scene::Welcome => {}
        // The text that was typed stays.
        Scene::Asking => speech.explain(words::QUESTION),
        Scene::Playing | Scene::Solving | Scene::Paused if played > 0 && !warned.0 => {
            warned.0 = true;
            speech.refuse(words::flag_warning(played));
            // The solver's work can be shown again at any time; what was played must be seen to be decided upon.
            if *scene.get() != Scene::Playing {
                next.set(Scene::Playing);
            }
        }
        Scene::Playing | Scene::Solving | Scene::Paused => {
            warned.0 = false;
            next.set(Scene::Asking);
        }
    }
}

/// The text is what was typed last, until its puzzle stands on the stage.
fn write_answer(request: Res<Current>, mut question: ResMut<Question>) {
    match &request.0 {
        Request::WriteAnswer(text) => question.text.clone_from(text),
        Request::Load(..) | Request::Join(_) => *question = Question { text: String::new(), was_answered: true },
        _ => {}
    }
}

/// Reads the answer: a puzzle goes onto the stage; anything else stays in the ask bar to be mended.
///
/// Solve, Watch and a single step answer first with what was typed, and then go on.
fn take_answer(
    request: Res<Current>,
    scene: Res<State<Scene>>,
    view: Res<View>,
    question: Res<Question>,
    reply: Reply,
) {
    let Reply { mut speech, mut next, mut requests } = reply;
    if *scene.get() != Scene::Asking || view.page() != Page::Stage {
        return;
    }
    let then = match &request.0 {
        Request::Answer => None,
        go_on @ (Request::Solve | Request::WatchOrPause | Request::SingleStep | Request::Jump(_))
            if question.has_text() =>
        {
            Some(go_on.clone())
        }
        _ => return,
    };
    if let Ok(recipe) = question.text.parse() {
        requests.write(Request::Make(recipe));
        return;
    }
    match notation::read(&question.text) {
        Ok(board) => {
            speech.explain(words::puzzle_loaded(&board));
            requests.write(Request::Load(board, None));
            requests.write_batch(then);
            next.set(Scene::Playing);
        }
        Err(reason) => speech.refuse(words::bad_answer(&reason)),
    }
}

/// Escape leaves the question for the board, if there is one to go back to.
fn leave_question(
    request: Res<Current>,
    scene: Res<State<Scene>>,
    question: Res<Question>,
    sitting: Res<Sitting>,
    mut speech: ResMut<Speech>,
    mut next: ResMut<NextState<Scene>>,
) {
    let has_board = question.was_answered || !sitting.session().is_untouched();
    if request.0 == Request::Cancel && *scene.get() == Scene::Asking && has_board {
        speech.explain(words::CLICK_A_CELL);
        next.set(Scene::Playing);
    }
}
