//! What a person can do with a film, and what can be told of one, whatever is searched in it.

use super::jump::Jump;
use super::playback::Playback;
use sudoku_solve::search::{Deed, Record, Rewind};

/// The controls of a film.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Control {
    /// Let it run, or let it pause.
    PlayOrPause,
    /// One step forwards.
    Step,
    /// One step back.
    StepBack,
    /// The moment after so many steps.
    Seek(u64),
    /// Let it run up to something.
    Jump(Jump),
    /// The red stop sign: end it.
    Stop,
}

/// Where a film is, and what it does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct FilmState {
    /// Whether it holds.
    pub paused: bool,
    /// Whether it holds and nothing that was asked for is still to be done.
    pub at_rest: bool,
    /// Whether it is on its way to something that is looked for.
    pub jumping: bool,
    /// Whether the next step is being worked out elsewhere.
    pub waiting: bool,
    /// How many steps were made up to the moment that is shown.
    pub position: u64,
    /// How many steps were made in all.
    pub furthest: u64,
    /// Whether that is the end of the search.
    pub ended: bool,
    /// Steps a second.
    pub rate: u64,
    /// How deep the search is at the moment that is shown.
    pub depth: usize,
    /// How many steps lie between two samples of the trail.
    pub steps_per_sample: u64,
}

impl FilmState {
    /// Whether there is nothing to go on to.
    pub fn is_at_end(&self) -> bool {
        self.ended && self.position == self.furthest
    }
}

/// Anything that is played.
pub trait Film {
    /// Where it is, and what it does.
    fn state(&self) -> FilmState;

    /// The depth over the whole run, a sample every so many steps.
    fn trail(&self) -> &[u16];

    /// Holds, or goes on.
    fn pause(&mut self, paused: bool);

    /// Holds, and makes one step in the next frame.
    fn step(&mut self);

    /// Holds, one step earlier.
    fn back(&mut self);

    /// Holds at that position.
    fn seek(&mut self, position: u64);

    /// Does what the control asks for. Where a jump leads and what comes after the end is up to whoever shows the film.
    fn obey(&mut self, control: Control) {
        match control {
            Control::PlayOrPause => self.pause(!self.state().paused),
            Control::Step => self.step(),
            Control::StepBack => self.back(),
            Control::Seek(position) => self.seek(position),
            Control::Jump(_) | Control::Stop => {}
        }
    }
}

impl<S: Rewind, R: Record<S::Item>, D: Deed<S>> Film for Playback<S, R, D> {
    fn state(&self) -> FilmState {
        let line = self.line();
        FilmState {
            paused: self.is_paused(),
            at_rest: self.is_at_rest(),
            jumping: self.is_jumping(),
            waiting: self.is_waiting(),
            position: line.position(),
            furthest: line.furthest(),
            ended: line.ended(),
            rate: self.rate(),
            depth: self.search().depth(),
            steps_per_sample: line.steps_per_sample(),
        }
    }

    fn trail(&self) -> &[u16] {
        self.line().trail()
    }

    fn pause(&mut self, paused: bool) {
        Playback::pause(self, paused);
    }

    fn step(&mut self) {
        Playback::step(self);
    }

    fn back(&mut self) {
        Playback::back(self);
    }

    fn seek(&mut self, position: u64) {
        Playback::seek(self, position);
    }
}
