//! When the next frame is needed. Between frames a front end sleeps.

use crate::game::blocks::{self, Blocks};
use crate::game::files::saves::Saves;
use crate::game::owl::Thinking;
use crate::game::play::Clock;
use crate::game::puzzles::making::Making;
use crate::game::race::Racing;
use crate::game::requests::{Page, Request, Scene};
use crate::game::script::{FilmSpeed, ProgramSpeed};
use crate::game::session::Session;
use crate::game::settings::Settings;
use crate::game::solver::Solver;
use crate::game::training::Training;
use crate::game::workbench::Workbench;
use bevy_ecs::prelude::*;
use bevy_ecs::system::SystemParam;
use bevy_state::prelude::*;
use std::time::Duration;
use sudoku_run::{Playable, PlaybackState, Speed};

/// The time that the app sleeps when nothing moves and nobody does anything. It is limited because bevy_winit 0.19 keeps the
/// previous timeout when it is told to wait forever.
pub const SLEEP: Duration = Duration::from_secs(24 * 60 * 60);

/// The longest time between two frames while a hidden clock runs.
const HIDDEN_CLOCK: Duration = Duration::from_secs(9);

/// The greatest number of steps per second at which there is time to sleep between two steps.
const SLOW: u32 = 20;

/// Everything in the game that changes by itself.
#[derive(SystemParam)]
pub struct Pace<'w> {
    scene: Res<'w, State<Scene>>,
    page: Res<'w, State<Page>>,
    speed: Res<'w, FilmSpeed>,
    solver: Res<'w, Solver>,
    workbench: Res<'w, Workbench>,
    program_speed: Res<'w, ProgramSpeed>,
    racing: Res<'w, Racing>,
    making: Res<'w, Making>,
    thinking: Res<'w, Thinking>,
    clock: Res<'w, Clock>,
    settings: Res<'w, Settings>,
    saves: Res<'w, Saves>,
    session: Res<'w, Session>,
    training: Res<'w, Training>,
    blocks: Res<'w, Blocks>,
    requests: Res<'w, Messages<Request>>,
}

/// When the next frame is needed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NextFrame {
    /// True if it is needed at once.
    pub at_once: bool,
    /// The time until the game changes by itself, if nothing is needed at once.
    pub wait: Duration,
}

impl Pace<'_> {
    /// Returns when the game needs the next frame.
    pub fn next_frame(&self) -> NextFrame {
        let mut at_once = !self.requests.is_empty() || self.scene.is_changed() || self.clock.is_changed();
        at_once |= self.making.is_working() || self.thinking.is_going_on() || self.training.is_made();
        // A race wakes the app when there is news; in a browser it advances with each frame.
        at_once |= cfg!(target_arch = "wasm32") && self.racing.runs();
        // A visible clock changes every second; a hidden one only needs to be saved from time to time.
        let mut wait = match (self.clock.runs(), self.settings.clock()) {
            (true, true) => Duration::from_secs(1),
            // While nothing can be saved, there is nothing to wake for.
            (true, false) => match self.saves.until_clock_is_due(self.session.stats().time) {
                Duration::ZERO => HIDDEN_CLOCK,
                wait => wait.min(HIDDEN_CLOCK),
            },
            (false, _) => SLEEP,
        };
        if self.training.plays() {
            wait = self.training.reading_time();
        }
        // The blocks that check a digit disappear after a short time.
        if *self.scene.get() == Scene::Playing && self.blocks.moment().running.is_some() {
            wait = wait.min(blocks::BRIEFLY);
        }
        // Runs pause while they are not visible.
        let program_speed = if *self.page.get() == Page::Lessons { self.program_speed.0 } else { self.speed.0 };
        let chess = self.workbench.chess().map(|run| (run.state(), self.speed.0));
        let program = self.workbench.run().map(|run| (run.playback().state(), program_speed));
        let solver = self.solver.run().map(|run| (run.playback().state(), self.speed.0));
        for (film, speed) in [chess, program, solver].into_iter().flatten() {
            match until_next_step(film, speed) {
                Some(Duration::ZERO) => at_once = true,
                Some(nap) => wait = wait.min(nap),
                None => {}
            }
        }
        NextFrame { at_once, wait }
    }
}

/// Returns the time until a film's next frame; `None` if it rests.
fn until_next_step(film: PlaybackState, speed: Speed) -> Option<Duration> {
    match speed.steps_per_second() {
        _ if film.idle || film.waiting => None,
        // A single step is made in the next frame.
        _ if film.paused => Some(Duration::ZERO),
        // All naps between steps have the same length: bevy_winit draws a frame whenever the length changes.
        Some(rate) if rate <= SLOW && !film.jumping => Some(Duration::from_secs(1) / rate),
        _ => Some(Duration::ZERO),
    }
}
