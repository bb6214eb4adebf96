//! Playback controls and the state of a playback, for any kind of search.

use super::jump::Jump;
use super::playback::Playback;
use sudoku_solve::search::{Action, Record, Rewind};

/// A control of a playback.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Control {
    /// Resume or pause.
    PlayOrPause,
    /// Go forwards by one step.
    Step,
    /// Go back by one step.
    StepBack,
    /// Go to the moment after this number of steps.
    Seek(u64),
    /// Run up to a target.
    Jump(Jump),
    /// End the run: the red stop sign.
    Stop,
}

/// The state of a playback.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct PlaybackState {
    /// True if it is paused.
    pub paused: bool,
    /// True if it is paused and nothing that was requested remains to be done.
    pub idle: bool,
    /// True if it is jumping to a target.
    pub jumping: bool,
    /// True if the next step is being computed elsewhere.
    pub waiting: bool,
    /// The number of steps that lead to the current moment.
    pub position: u64,
    /// The number of steps made in all.
    pub furthest: u64,
    /// True if the search has ended after that many steps.
    pub ended: bool,
    /// The measured number of steps per second.
    pub rate: u64,
    /// The depth of the search at the current moment.
    pub depth: usize,
    /// The number of steps between two samples of [`Playable::trail`].
    pub steps_per_sample: u64,
}

impl PlaybackState {
    /// Returns true if there are no more steps to play.
    pub fn is_at_end(&self) -> bool {
        self.ended && self.position == self.furthest
    }
}

/// Something that can be played.
pub trait Playable {
    /// Returns the current state.
    fn state(&self) -> PlaybackState;

    /// Returns the depth over the whole run, in samples [`PlaybackState::steps_per_sample`] steps apart.
    fn trail(&self) -> &[u16];

    /// Pauses or resumes.
    fn pause(&mut self, paused: bool);

    /// Pauses, and makes one step in the next frame.
    fn step(&mut self);

    /// Pauses, and goes back by one step.
    fn back(&mut self);

    /// Pauses, and goes to that position.
    fn seek(&mut self, position: u64);

    /// Carries out a control. Jumps and the stop sign depend on what is played, so callers handle them themselves.
    fn apply(&mut self, control: Control) {
        match control {
            Control::PlayOrPause => self.pause(!self.state().paused),
            Control::Step => self.step(),
            Control::StepBack => self.back(),
            Control::Seek(position) => self.seek(position),
            Control::Jump(_) | Control::Stop => {}
        }
    }
}

impl<S: Rewind, R: Record<S::Item>, D: Action<S>> Playable for Playback<S, R, D> {
    fn state(&self) -> PlaybackState {
        let line = self.line();
        PlaybackState {
            paused: self.is_paused(),
            idle: self.is_idle(),
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
