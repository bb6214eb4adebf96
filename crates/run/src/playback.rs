//! Plays a search like a film: forwards at some speed, step by step, backwards, or to any moment. Independent of the kind
//! of search.

use crate::speed::Speed;
use std::convert::Infallible;
use std::time::Duration;
use sudoku_solve::search::{Action, Advance, Moment, Record, Rewind, TimeLine};
use sudoku_storage::clock::Instant;

/// The most time per frame that a search may take, so that the window stays responsive.
pub const FRAME_BUDGET: Duration = Duration::from_millis(8);

/// The fraction of a step by which it may be made too early.
const EARLY_TOLERANCE: f64 = 0.05;

/// The most steps between two looks at the clock, if steps are quick.
pub const STEPS_PER_LOOK: u64 = 1024;

/// The time over which the steps per second are measured.
const RATE_SPAN: Duration = Duration::from_millis(500);

/// The result of playing for one frame.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FrameResult {
    /// No step was due.
    Nothing,
    /// At least one step was made.
    Moved,
    /// The playback has paused at a step that was looked for.
    Reached,
    /// The playback has paused because the search has ended.
    Ended,
}

/// Playback of a search, including the actions of a person on it.
#[derive(Clone, Debug)]
pub struct Playback<S: Rewind, R, D = Infallible> {
    line: TimeLine<S, R, D>,
    /// The number of steps between two looks at the clock.
    steps_per_look: u64,
    paused: bool,
    single_steps: u32,
    /// True if it runs, at any speed, until it reaches its target.
    jumping: bool,
    waiting: bool,
    /// The search for an earlier moment, if one is going on.
    backward_search: Option<Box<BackwardSearch<S, R>>>,
    /// The fraction of a step that is due.
    due_steps: f64,
    elapsed: Duration,
    /// The steps and the time since the rate was last measured.
    rate_window: (u64, Duration),
    rate: u64,
}

/// A search for the latest earlier moment that fits: the run is replayed part by part, the latest part first.
#[derive(Clone, Debug)]
struct BackwardSearch<S: Rewind, R> {
    scout: Moment<S, R>,
    /// The first position of the part, and the position that ends it (exclusive).
    from: u64,
    to: u64,
    found: Option<u64>,
}

impl<S: Rewind, R: Record<S::Item>, D: Action<S>> Playback<S, R, D> {
    /// Creates the playback of a search, at its start.
    pub fn new(search: S, steps_per_look: u64) -> Playback<S, R, D> {
        Playback::with_record(search, R::default(), steps_per_look)
    }

    /// Creates the playback of a search, at its start, with this record of no steps.
    pub fn with_record(search: S, record: R, steps_per_look: u64) -> Playback<S, R, D> {
        Playback {
            line: TimeLine::with_record(search, record),
            steps_per_look: steps_per_look.max(1),
            paused: false,
            single_steps: 0,
            jumping: false,
            waiting: false,
            backward_search: None,
            due_steps: 1.0,
            elapsed: Duration::ZERO,
            rate_window: (0, Duration::ZERO),
            rate: 0,
        }
    }

    /// Returns the search with its history.
    pub fn line(&self) -> &TimeLine<S, R, D> {
        &self.line
    }

    /// Returns the search at the current moment.
    pub fn search(&self) -> &S {
        &self.line.now().search
    }

    /// Returns the step that led to the current moment.
    pub fn last_step(&self) -> Option<S::Item> {
        self.line.now().last
    }

    /// Returns true if the playback is paused.
    pub fn is_paused(&self) -> bool {
        self.paused
    }

    /// Returns true if the playback is paused and nothing that was requested remains to be done.
    pub fn is_idle(&self) -> bool {
        self.paused && self.single_steps == 0 && !self.jumping && self.backward_search.is_none()
    }

    /// Returns true if the playback is jumping to a target.
    pub fn is_jumping(&self) -> bool {
        self.jumping
    }

    /// Returns true if the next step is being computed elsewhere.
    pub fn is_waiting(&self) -> bool {
        self.waiting
    }

    /// Returns the time for which the search has run, without pauses.
    pub fn elapsed(&self) -> Duration {
        self.elapsed
    }

    /// Returns the measured number of steps per second; 0 while paused.
    pub fn rate(&self) -> u64 {
        if self.is_idle() { 0 } else { self.rate }
    }

    /// Pauses or resumes.
    pub fn pause(&mut self, paused: bool) {
        if self.paused && !paused {
            // Make the first step at once.
            self.due_steps = 1.0;
        }
        self.paused = paused;
        self.jumping = false;
        self.backward_search = None;
        self.single_steps = 0;
        self.rate_window = (0, Duration::ZERO);
    }

    /// Pauses, and makes one more step in the next frame.
    pub fn step(&mut self) {
        let steps = self.single_steps + 1;
        self.pause(true);
        self.single_steps = steps;
    }

    /// Pauses, and goes back by one step.
    pub fn back(&mut self) {
        self.pause(true);
        self.line.back();
    }

    /// Pauses, and goes to that position.
    pub fn seek(&mut self, position: u64) {
        self.pause(true);
        self.line.seek(position);
    }

    /// Pauses, and makes one step at once.
    pub fn forward(&mut self) -> Option<S::Item> {
        self.pause(true);
        self.line.forward()
    }

    /// Carries out an action of a person, and pauses. It replaces all later moments.
    ///
    /// # Errors
    /// The action cannot be carried out; then nothing has changed.
    pub fn act(&mut self, action: D) -> Result<(), D::Refused> {
        self.line.act(action)?;
        self.pause(true);
        Ok(())
    }

    /// Pauses, and starts looking for an earlier moment, beginning with the next frame.
    pub fn search_back(&mut self) {
        self.pause(true);
        self.start_part(self.line.position());
    }

    /// Returns true if it is looking for an earlier moment.
    pub fn is_searching_back(&self) -> bool {
        self.backward_search.is_some()
    }

    fn start_part(&mut self, to: u64) {
        let scout = self.line.kept_before(to);
        self.backward_search = Some(Box::new(BackwardSearch { from: scout.position, scout, to, found: None }));
    }

    /// Looks for the latest earlier moment that fits, for one frame; goes to the start if there is none.
    pub fn advance_back(&mut self, is_target: impl Fn(&Moment<S, R>, &S::Item) -> bool) -> FrameResult {
        let start = Instant::now();
        while let Some(backward_search) = &mut self.backward_search {
            for _ in 0..self.steps_per_look {
                if backward_search.scout.position + 1 >= backward_search.to {
                    break;
                }
                let Some(step) = self.line.replay(&mut backward_search.scout) else { break };
                if is_target(&backward_search.scout, &step) {
                    backward_search.found = Some(backward_search.scout.position);
                }
            }
            // The search has been here before, so an answer that it waits for is already known and cannot delay it.
            let is_over =
                backward_search.scout.position + 1 >= backward_search.to || backward_search.scout.search.waits();
            match (is_over, backward_search.found, backward_search.from) {
                (true, Some(position), _) => {
                    self.seek(position);
                    return FrameResult::Reached;
                }
                (true, None, 0) => {
                    self.seek(0);
                    return FrameResult::Reached;
                }
                (true, None, from) => self.start_part(from + 1),
                (false, ..) => {}
            }
            if start.elapsed() >= FRAME_BUDGET {
                break;
            }
        }
        FrameResult::Nothing
    }

    /// Runs at full speed until the target is reached.
    pub fn jump(&mut self) {
        self.pause(false);
        self.jumping = true;
    }

    /// Plays for one frame of that length: makes the whole steps that are due. Pauses at a step for which
    /// `is_target` returns true; it is called only if `quick_check`, which sees the step alone, returns true.
    pub fn advance(
        &mut self,
        frame: Duration,
        speed: Speed,
        is_whole: impl Fn(&S::Item) -> bool,
        quick_check: impl Fn(&S::Item) -> bool,
        is_target: impl FnMut(&Moment<S, R>, &S::Item) -> bool,
    ) -> FrameResult {
        let due = match speed.steps_per_second() {
            _ if self.paused => {
                self.due_steps = 0.0;
                u64::from(self.single_steps)
            }
            Some(rate) if !self.jumping => {
                self.due_steps += frame.as_secs_f64() * f64::from(rate);
                // A sleep may end a little before the step is due. Make the step anyway, and owe the difference.
                let whole = (self.due_steps + EARLY_TOLERANCE).floor();
                self.due_steps -= whole;
                whole as u64
            }
            _ => u64::MAX,
        };
        self.play(frame, due, is_whole, quick_check, is_target)
    }

    /// Plays at full speed for one frame of that length, up to that position.
    pub fn play_to(&mut self, frame: Duration, position: u64) -> FrameResult {
        let due = position.saturating_sub(self.line.position());
        let played = self.play(frame, due, |_| true, |_| false, |_, _| false);
        if self.line.position() < position {
            return played;
        }
        self.pause(true);
        FrameResult::Reached
    }

    /// Makes this number of whole steps, as far as one frame allows.
    fn play(
        &mut self,
        frame: Duration,
        due: u64,
        is_whole: impl Fn(&S::Item) -> bool,
        quick_check: impl Fn(&S::Item) -> bool,
        is_target: impl FnMut(&Moment<S, R>, &S::Item) -> bool,
    ) -> FrameResult {
        let before = self.line.position();
        if !self.paused {
            self.elapsed += frame;
            self.rate_window.1 += frame;
        }
        let (end, whole) = self.make_steps(due, is_whole, quick_check, is_target);
        let made = self.line.position() - before;
        self.waiting = end == Advance::Waits;
        if self.waiting {
            // Steps that could not be made are not owed.
            self.due_steps = 0.0;
        }
        if self.paused {
            // A single step may take more than one frame.
            self.single_steps = due.saturating_sub(whole) as u32;
        }
        self.rate_window.0 += whole;
        // A slow film needs more time for its rate to be measured.
        let span = if self.rate_window.0 < 5 { 6 * RATE_SPAN } else { RATE_SPAN };
        if self.rate_window.1 >= span {
            self.rate = (self.rate_window.0 as f64 / self.rate_window.1.as_secs_f64()).round() as u64;
            self.rate_window = (0, Duration::ZERO);
        }
        match end {
            Advance::Reached | Advance::Ended => {
                self.pause(true);
                if end == Advance::Reached { FrameResult::Reached } else { FrameResult::Ended }
            }
            _ if made > 0 => FrameResult::Moved,
            _ => FrameResult::Nothing,
        }
    }

    /// Makes this number of whole steps, as far as one frame allows. Returns why it ended, and how many it made.
    fn make_steps(
        &mut self,
        due: u64,
        is_whole: impl Fn(&S::Item) -> bool,
        quick_check: impl Fn(&S::Item) -> bool,
        mut is_target: impl FnMut(&Moment<S, R>, &S::Item) -> bool,
    ) -> (Advance, u64) {
        let start = Instant::now();
        // The steps left before the next look at the clock.
        let (mut whole, mut unwatched) = (0, self.steps_per_look);
        while whole < due {
            // Never make more steps than are due: if every step is whole, that would be too many.
            let part = unwatched.min(due - whole);
            let before = self.line.position();
            let end = self.line.advance(part, |step| {
                whole += u64::from(is_whole(step));
                quick_check(step) || whole == due
            });
            unwatched -= self.line.position() - before;
            let moment = self.line.now();
            match end {
                Advance::Reached if moment.last.is_some_and(|step| is_target(moment, &step)) => return (end, whole),
                Advance::Reached | Advance::Made => {}
                Advance::Waits | Advance::Ended => return (end, whole),
            }
            if unwatched == 0 {
                if start.elapsed() >= FRAME_BUDGET {
                    break;
                }
                unwatched = self.steps_per_look;
            }
        }
        (Advance::Made, whole)
    }
}
