//! What takes long is worked out in parts between the frames, so that the window never waits.

use crate::game::script::current_request::carry_out_first;
use crate::game::script::{
    BackOn, BlocksRequest, CurrentRequest, FrameSystems, Page, Request, RequestSchedule, ScriptSystems, ViewRequest,
};
use crate::play::Speech;
use crate::play::effort::PART;
use bevy::prelude::*;
use std::collections::VecDeque;
use std::future::Future;
use std::pin::Pin;
use std::task::{Context, Poll, Waker};
use sudoku_words::words;

/// The most tries in one frame: three milliseconds, and ten in a browser.
pub const TRIES_A_FRAME: u64 = 10_000;

/// After so many frames the owl says that it thinks.
const PATIENCE: u32 = 6;

/// How much may wait that nobody has asked for.
const MOST_ASIDES: usize = 100;

/// Puts what was worked out to use.
type Answer = Box<dyn FnOnce(&mut World) + Send + Sync>;

/// Works an answer out: a part each time it is polled, of at most [`PART`] tries.
type Thought = Pin<Box<dyn Future<Output = Answer> + Send + Sync>>;

/// What is being worked out.
#[derive(Resource, Default)]
pub struct Thinking {
    /// What the player has asked for last, and whether that was in this script.
    question: Option<Thought>,
    is_new: bool,
    /// For how many frames the player has waited.
    frames: u32,
    /// What must be known though nobody has asked for it, in its order.
    asides: VecDeque<Thought>,
    tries: u64,
}

impl Thinking {
    /// Whether anything is being worked out.
    pub fn is_going_on(&self) -> bool {
        self.question.is_some() || !self.asides.is_empty()
    }

    /// How many tries were made in this frame, at most.
    pub fn tries(&self) -> u64 {
        self.tries
    }

    /// Works out what the player has asked for, and forgets what was asked before.
    pub(super) fn ask(&mut self, thought: Thought) -> Option<Answer> {
        (self.question, self.is_new, self.frames) = (Some(thought), true, 0);
        go_on(&mut self.question, &mut self.tries)
    }

    /// Works out what must be known though nobody has asked for it, whatever is asked for meanwhile.
    pub(super) fn note(&mut self, thought: Thought) -> Option<Answer> {
        let mut thought = Some(thought);
        let answer = self.asides.is_empty().then(|| go_on(&mut thought, &mut self.tries)).flatten();
        // Nobody can keep everything in mind.
        self.asides.extend(thought);
        self.asides.truncate(MOST_ASIDES);
        answer
    }

    /// Goes on until an answer is found, or the tries of this frame are made.
    fn go_on(&mut self) -> Option<Answer> {
        if let Some(answer) = go_on(&mut self.question, &mut self.tries) {
            return Some(answer);
        }
        let mut aside = self.asides.pop_front();
        let answer = go_on(&mut aside, &mut self.tries);
        aside.into_iter().for_each(|aside| self.asides.push_front(aside));
        answer
    }
}

/// Goes on with a thought until it is thought to its end, or the tries of this frame are made.
fn go_on(thought: &mut Option<Thought>, tries: &mut u64) -> Option<Answer> {
    let mut context = Context::from_waker(Waker::noop());
    while let Some(going_on) = thought.as_mut().filter(|_| *tries < TRIES_A_FRAME) {
        *tries += PART;
        if let Poll::Ready(answer) = going_on.as_mut().poll(&mut context) {
            *thought = None;
            return Some(answer);
        }
    }
    None
}

/// A thought that ends with this system, to which it gives what it has found.
pub(super) fn thought<T: Send + Sync + 'static, M>(
    found: impl Future<Output = T> + Send + Sync + 'static,
    tell: impl IntoSystem<In<T>, (), M> + Send + Sync + 'static,
) -> Thought {
    Box::pin(async move {
        let found = found.await;
        let answer: Answer = Box::new(move |world| {
            if let Err(error) = world.run_system_cached_with(tell, found) {
                error!("{error}");
            }
        });
        answer
    })
}

pub(in crate::game) fn plugin(app: &mut App) {
    app.init_resource::<Thinking>()
        .add_systems(
            Update,
            (begin_frame.in_set(FrameSystems::Keys), think.run_if(is_going_on).in_set(FrameSystems::Solve)),
        )
        .add_systems(RequestSchedule, forget.in_set(ScriptSystems::Solved));
}

fn is_going_on(thinking: Res<Thinking>) -> bool {
    thinking.is_going_on()
}

fn begin_frame(mut thinking: ResMut<Thinking>) {
    thinking.bypass_change_detection().tries = 0;
}

/// Goes on with what is being worked out. What is found is told before anything else that was asked for in this frame.
fn think(world: &mut World) {
    while let Some(answer) = world.resource_mut::<Thinking>().go_on() {
        carry_out_first(world, answer);
    }
    let mut thinking = world.resource_mut::<Thinking>();
    thinking.frames += 1;
    if thinking.question.is_some() && thinking.frames == PATIENCE {
        world.resource_mut::<Speech>().mention(words().thinking());
    }
}

/// Whoever asks for something else does not want to know any more. Looks, speeds, sheets and scripts leave the board as it is.
fn forget(
    request: Res<CurrentRequest>,
    speech: Res<Speech>,
    page: Res<State<Page>>,
    mut thinking: ResMut<Thinking>,
    mut commands: Commands,
) {
    let is_new = std::mem::take(&mut thinking.bypass_change_detection().is_new);
    let besides = match &request.0 {
        Request::Look(_) | Request::Speed(_) | Request::Equation(_) => true,
        Request::View(request) => !matches!(request, ViewRequest::ShowPage(_)),
        Request::Blocks(request) => !matches!(request, BlocksRequest::Judge | BlocksRequest::WatchWrongPuzzle),
        _ => false,
    };
    if !is_new && !besides && thinking.question.take().is_some() && speech.text == words().thinking() {
        commands.trigger(BackOn(*page.get()));
    }
}
