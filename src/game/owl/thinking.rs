//! Runs long computations in parts between frames, so that the window never blocks.

use crate::game::owl::Speech;
use crate::game::owl::budget::PART;
use crate::game::requests::{BlocksRequest, Page, Request, ViewRequest};
use crate::game::script::current_request::carry_out_first;
use crate::game::script::{CurrentRequest, FrameSystems, PageShown, RequestSchedule, RequestSystems};
use bevy_app::prelude::*;
use bevy_ecs::prelude::*;
use bevy_state::prelude::*;
use std::collections::VecDeque;
use std::future::Future;
use std::pin::Pin;
use std::task::{Context, Poll, Waker};
use sudoku_words::words;

/// Maximum number of tries in one frame: three milliseconds, or ten in a browser.
pub const TRIES_A_FRAME: u64 = 10_000;

/// Number of frames after which the owl says that it is thinking.
const PATIENCE: u32 = 6;

/// Maximum number of background computations in the queue.
const MAX_BACKGROUND: usize = 100;

/// Applies the result of a computation.
type Answer = Box<dyn FnOnce(&mut World) + Send + Sync>;

/// A computation; each poll does a part of at most [`PART`] tries.
type Computation = Pin<Box<dyn Future<Output = Answer> + Send + Sync>>;

/// The running computations.
#[derive(Resource, Default)]
pub struct Thinking {
    /// The player's latest question; `is_new` is true within the request that asked it.
    question: Option<Computation>,
    is_new: bool,
    /// Number of frames that the player has waited.
    frames: u32,
    /// The queue of computations that no player has asked for.
    background: VecDeque<Computation>,
    tries: u64,
}

impl Thinking {
    /// Returns true if a computation is running.
    pub fn is_going_on(&self) -> bool {
        self.question.is_some() || !self.background.is_empty()
    }

    /// Returns the maximum number of tries made in this frame.
    pub fn tries(&self) -> u64 {
        self.tries
    }

    /// Starts computing the player's question, and drops the previous one.
    pub(super) fn ask(&mut self, thought: Computation) -> Option<Answer> {
        (self.question, self.is_new, self.frames) = (Some(thought), true, 0);
        go_on(&mut self.question, &mut self.tries)
    }

    /// Queues a computation that continues whatever the player asks for.
    pub(super) fn note(&mut self, thought: Computation) -> Option<Answer> {
        let mut thought = Some(thought);
        let answer = self.background.is_empty().then(|| go_on(&mut thought, &mut self.tries)).flatten();
        // The queue is bounded; the newest entries are dropped.
        self.background.extend(thought);
        self.background.truncate(MAX_BACKGROUND);
        answer
    }

    /// Continues until there is an answer or the frame's tries are used up.
    fn go_on(&mut self) -> Option<Answer> {
        if let Some(answer) = go_on(&mut self.question, &mut self.tries) {
            return Some(answer);
        }
        let mut aside = self.background.pop_front();
        let answer = go_on(&mut aside, &mut self.tries);
        aside.into_iter().for_each(|aside| self.background.push_front(aside));
        answer
    }
}

/// Continues one computation until it ends or the frame's tries are used up.
fn go_on(thought: &mut Option<Computation>, tries: &mut u64) -> Option<Answer> {
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

/// Creates a computation that ends by running the system `tell` with its result.
pub(super) fn thought<T: Send + Sync + 'static, M: 'static>(
    found: impl Future<Output = T> + Send + Sync + 'static,
    tell: impl IntoSystem<In<T>, (), M> + Send + Sync + 'static,
) -> Computation {
    Box::pin(async move {
        let found = found.await;
        let answer: Answer = Box::new(move |world| {
            world.commands().run_system_cached_with(tell, found);
            world.flush();
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
        .add_systems(RequestSchedule, forget.in_set(RequestSystems::Solved));
}

fn is_going_on(thinking: Res<Thinking>) -> bool {
    thinking.is_going_on()
}

fn begin_frame(mut thinking: ResMut<Thinking>) {
    thinking.bypass_change_detection().tries = 0;
}

/// Continues the computations. Results are applied before the other requests of this frame.
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

/// Drops the player's question at another request. Looks, speeds, sheets and scripts do not change the board, so they do not
/// count.
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
    if !is_new && !besides && thinking.question.take().is_some() && speech.text() == words().thinking() {
        commands.trigger(PageShown(*page.get()));
    }
}
