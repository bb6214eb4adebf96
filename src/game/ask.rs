//! The green flag and the question: asks for a puzzle, takes the answer.

use super::entry::Sitting;
use super::requests::Current;
use super::speech::{Mood, Speech};
use super::{Request, Scene, Script, ScriptSystems, words};
use crate::notation;
use crate::sudoku::Board;
use bevy::prelude::*;

/// What stands in the ask bar.
#[derive(Resource, Default, Debug)]
pub struct Question {
    text: String,
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

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Question>()
        .init_resource::<Warned>()
        .add_systems(
            Script,
            (leave_instructions, raise_flag, write_answer, take_answer, insist, leave_question)
                .in_set(ScriptSystems::Ask),
        )
        .add_systems(OnEnter(Scene::Asking), ask);
}

fn ask(mut speech: ResMut<Speech>) {
    speech.explain(words::QUESTION);
}

fn leave_instructions(request: Res<Current>, scene: Res<State<Scene>>, mut next: ResMut<NextState<Scene>>) {
    let leaves = matches!(request.0, Request::GoOn | Request::GreenFlag | Request::Cancel);
    if leaves && *scene.get() == Scene::Welcome {
        next.set(Scene::Asking);
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
        Scene::Playing | Scene::Solving if played > 0 && !warned.0 => {
            warned.0 = true;
            speech.refuse(words::flag_warning(played));
            // The solver's work can be shown again at any time; what was played must be seen to be decided upon.
            if *scene.get() == Scene::Solving {
                next.set(Scene::Playing);
            }
        }
        Scene::Playing | Scene::Solving => {
            warned.0 = false;
            next.set(Scene::Asking);
        }
    }
}

/// The text is what was typed last, until its puzzle stands on the stage.
fn write_answer(request: Res<Current>, mut question: ResMut<Question>) {
    match &request.0 {
        Request::WriteAnswer(text) => question.text.clone_from(text),
        Request::Load(_) => question.text.clear(),
        _ => {}
    }
}

/// Reads the answer: a puzzle goes onto the stage; anything else stays in the ask bar to be mended.
///
/// Solve and a single step answer first with what was typed, and then go on.
fn take_answer(
    request: Res<Current>,
    scene: Res<State<Scene>>,
    question: Res<Question>,
    mut speech: ResMut<Speech>,
    mut next: ResMut<NextState<Scene>>,
    mut requests: MessageWriter<Request>,
) {
    if *scene.get() != Scene::Asking {
        return;
    }
    let then = match &request.0 {
        Request::Answer => None,
        go_on @ (Request::SolveOrPause | Request::SingleStep) if question.has_text() => Some(go_on.clone()),
        _ => return,
    };
    match notation::read(&question.text) {
        Ok(board) => {
            speech.explain(words::puzzle_loaded(&board));
            requests.write(Request::Load(board));
            requests.write_batch(then);
            next.set(Scene::Playing);
        }
        Err(reason) => speech.refuse(words::bad_answer(&reason)),
    }
}

/// A click on the board while the owl waits for the answer. What is wrong with an answer stays in the bubble.
fn insist(request: Res<Current>, scene: Res<State<Scene>>, mut speech: ResMut<Speech>) {
    let asking = *scene.get() == Scene::Asking && speech.mood != Mood::Doubtful;
    if asking && matches!(request.0, Request::ClickCell(_)) {
        speech.explain(words::ANSWER_FIRST);
    }
}

/// Escape leaves the question for the board, if there is one to go back to.
fn leave_question(
    request: Res<Current>,
    scene: Res<State<Scene>>,
    sitting: Res<Sitting>,
    mut speech: ResMut<Speech>,
    mut next: ResMut<NextState<Scene>>,
) {
    if request.0 == Request::Cancel && *scene.get() == Scene::Asking && *sitting.board() != Board::EMPTY {
        speech.explain(words::CLICK_A_CELL);
        next.set(Scene::Playing);
    }
}
