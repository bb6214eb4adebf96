//! Plays a search like a film: forwards at a speed, step by step, backwards, to any moment. Knows nothing of what it searches.

use crate::speed::Speed;
use std::convert::Infallible;
use std::time::Duration;
use sudoku_solve::search::{Advance, Deed, Moment, Record, Rewind, TimeLine};
use sudoku_storage::clock::Instant;

/// The most time that a search may take of one frame, so that the window always answers.
pub const FRAME_BUDGET: Duration = Duration::from_millis(8);

/// How much of a step may be missing when it is made.
const EARLY: f64 = 0.05;

/// How many quick steps may go by between two looks at the clock.
pub const STEPS_PER_LOOK: u64 = 1024;

/// Over how long the steps a second are counted.
const RATE_SPAN: Duration = Duration::from_millis(500);

/// What came of a frame.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Played {
    /// No step was due.
    Nothing,
    /// Steps were made.
    Moved,
    /// The last step is one that was looked for, and it holds there.
    Reached,
    /// The search has come to its end, and it holds there.
    Ended,
}

/// A search that is played, with what a person does to it.
#[derive(Clone, Debug)]
pub struct Playback<S: Rewind, R, D = Infallible> {
    line: TimeLine<S, R, D>,
    /// How many steps go by between two looks at the clock.
    steps_per_look: u64,
    paused: bool,
    single_steps: u32,
    /// Whether it goes on, at any speed, until it reaches what is looked for.
    jumping: bool,
    waiting: bool,
    /// Where it looks for an earlier moment, if it does.
    hunt: Option<Box<Hunt<S, R>>>,
    /// The part of a step that the time so far has earned.
    owed: f64,
    elapsed: Duration,
    /// Steps and time since the rate was counted last.
    since: (u64, Duration),
    rate: u64,
}

/// The look for the last of the earlier moments that are wanted: the run is played again, a part at a time, the latest first.
#[derive(Clone, Debug)]
struct Hunt<S: Rewind, R> {
    scout: Moment<S, R>,
    /// Where the part begins, and before which position it ends.
    from: u64,
    to: u64,
    found: Option<u64>,
}

impl<S: Rewind, R: Record<S::Item>, D: Deed<S>> Playback<S, R, D> {
    /// A search at its beginning.
    pub fn new(search: S, steps_per_look: u64) -> Playback<S, R, D> {
        Playback {
            line: TimeLine::new(search),
            steps_per_look: steps_per_look.max(1),
            paused: false,
            single_steps: 0,
            jumping: false,
            waiting: false,
            hunt: None,
            owed: 1.0,
            elapsed: Duration::ZERO,
            since: (0, Duration::ZERO),
            rate: 0,
        }
    }

    /// The search with its past.
    pub fn line(&self) -> &TimeLine<S, R, D> {
        &self.line
    }

    /// The search at the moment that is shown.
    pub fn search(&self) -> &S {
        &self.line.now().search
    }

    /// The last step before the moment that is shown.
    pub fn last_step(&self) -> Option<S::Item> {
        self.line.now().last
    }

    /// Whether it holds, until it is told to go on or to make a step.
    pub fn is_paused(&self) -> bool {
        self.paused
    }

    /// Whether it holds and nothing that was asked for is still to be done.
    pub fn is_at_rest(&self) -> bool {
        self.paused && self.single_steps == 0 && !self.jumping && self.hunt.is_none()
    }

    /// Whether it is on its way to something that is looked for.
    pub fn is_jumping(&self) -> bool {
        self.jumping
    }

    /// Whether the next step is being worked out elsewhere.
    pub fn is_waiting(&self) -> bool {
        self.waiting
    }

    /// How long it ran, pauses not counted.
    pub fn elapsed(&self) -> Duration {
        self.elapsed
    }

    /// How many steps it makes a second, as counted last; 0 while it holds.
    pub fn rate(&self) -> u64 {
        if self.is_at_rest() { 0 } else { self.rate }
    }

    /// Holds, or goes on.
    pub fn pause(&mut self, paused: bool) {
        if self.paused && !paused {
            // The first step is made at once.
            self.owed = 1.0;
        }
        self.paused = paused;
        self.jumping = false;
        self.hunt = None;
        self.single_steps = 0;
        self.since = (0, Duration::ZERO);
    }

    /// Holds, and makes one step in the next frame.
    pub fn step(&mut self) {
        let steps = self.single_steps + 1;
        self.pause(true);
        self.single_steps = steps;
    }

    /// Holds, one step earlier.
    pub fn back(&mut self) {
        self.pause(true);
        self.line.back();
    }

    /// Holds at that position.
    pub fn seek(&mut self, position: u64) {
        self.pause(true);
        self.line.seek(position);
    }

    /// Holds, and makes one step at once.
    pub fn forward(&mut self) -> Option<S::Item> {
        self.pause(true);
        self.line.forward()
    }

    /// A person does something, and it holds. What came after this moment can be brought back by [`Playback::undo`].
    ///
    /// # Errors
    /// It cannot be done. Nothing has changed then.
    pub fn act(&mut self, deed: D) -> Result<(), D::Refused> {
        self.line.act(deed)?;
        self.pause(true);
        Ok(())
    }

    /// Holds, and brings back what came after the moment at which something else was done. Returns whether there was anything.
    pub fn undo(&mut self) -> bool {
        self.pause(true);
        self.line.undo()
    }

    /// Holds, and looks for an earlier moment from the next frame on.
    pub fn hunt(&mut self) {
        self.pause(true);
        self.begin_part(self.line.position());
    }

    /// Whether it looks for an earlier moment.
    pub fn is_hunting(&self) -> bool {
        self.hunt.is_some()
    }

    fn begin_part(&mut self, to: u64) {
        let scout = self.line.kept_before(to);
        self.hunt = Some(Box::new(Hunt { from: scout.position, scout, to, found: None }));
    }

    /// Goes on for a frame with the look for the last earlier moment that is wanted; if there is none, for the beginning.
    pub fn look_back(&mut self, wanted: impl Fn(&Moment<S, R>, &S::Item) -> bool) -> Played {
        let start = Instant::now();
        while let Some(hunt) = &mut self.hunt {
            for _ in 0..self.steps_per_look {
                if hunt.scout.position + 1 >= hunt.to {
                    break;
                }
                let Some(step) = self.line.replay(&mut hunt.scout) else { break };
                if wanted(&hunt.scout, &step) {
                    hunt.found = Some(hunt.scout.position);
                }
            }
            // A search that waits for something has passed here before, and gets it at once.
            let is_over = hunt.scout.position + 1 >= hunt.to || hunt.scout.search.waits();
            match (is_over, hunt.found, hunt.from) {
                (true, Some(position), _) => {
                    self.seek(position);
                    return Played::Reached;
                }
                (true, None, 0) => {
                    self.seek(0);
                    return Played::Reached;
                }
                (true, None, from) => self.begin_part(from + 1),
                (false, ..) => {}
            }
            if start.elapsed() >= FRAME_BUDGET {
                break;
            }
        }
        Played::Nothing
    }

    /// Goes on as fast as it can until what is looked for is reached.
    pub fn jump(&mut self) {
        self.pause(false);
        self.jumping = true;
    }

    /// Goes on for a frame of that length, so many whole steps as are due. It holds at a step that is looked for; the search is
    /// asked only where a glance at the step does not rule it out.
    pub fn advance(
        &mut self,
        frame: Duration,
        speed: Speed,
        is_whole: impl Fn(&S::Item) -> bool,
        glance: impl Fn(&S::Item) -> bool,
        looked_for: impl FnMut(&Moment<S, R>, &S::Item) -> bool,
    ) -> Played {
        let due = match speed.steps_per_second() {
            _ if self.paused => {
                self.owed = 0.0;
                u64::from(self.single_steps)
            }
            Some(rate) if !self.jumping => {
                self.owed += frame.as_secs_f64() * f64::from(rate);
                // A nap may end a little before the step is due; it is made all the same, and the rest is owed back.
                let whole = (self.owed + EARLY).floor();
                self.owed -= whole;
                whole as u64
            }
            _ => u64::MAX,
        };
        self.play(frame, due, is_whole, glance, looked_for)
    }

    /// Goes on for a frame of that length, as fast as it can, until so many steps are made in all.
    pub fn go_on_to(&mut self, frame: Duration, position: u64) -> Played {
        let due = position.saturating_sub(self.line.position());
        let played = self.play(frame, due, |_| true, |_| false, |_, _| false);
        if self.line.position() < position {
            return played;
        }
        self.pause(true);
        Played::Reached
    }

    /// Makes so many whole steps, as far as a frame of that length allows.
    fn play(
        &mut self,
        frame: Duration,
        due: u64,
        is_whole: impl Fn(&S::Item) -> bool,
        glance: impl Fn(&S::Item) -> bool,
        looked_for: impl FnMut(&Moment<S, R>, &S::Item) -> bool,
    ) -> Played {
        let before = self.line.position();
        if !self.paused {
            self.elapsed += frame;
            self.since.1 += frame;
        }
        let (end, whole) = self.make_steps(due, is_whole, glance, looked_for);
        let made = self.line.position() - before;
        self.waiting = end == Advance::Waits;
        if self.waiting {
            // What could not be made is not owed.
            self.owed = 0.0;
        }
        if self.paused {
            // A single step may take more than one frame.
            self.single_steps = due.saturating_sub(whole) as u32;
        }
        self.since.0 += whole;
        // A slow film needs a few steps before its rate can be told.
        let told = if self.since.0 < 5 { 6 * RATE_SPAN } else { RATE_SPAN };
        if self.since.1 >= told {
            self.rate = (self.since.0 as f64 / self.since.1.as_secs_f64()).round() as u64;
            self.since = (0, Duration::ZERO);
        }
        match end {
            Advance::Reached | Advance::Ended => {
                self.pause(true);
                if end == Advance::Reached { Played::Reached } else { Played::Ended }
            }
            _ if made > 0 => Played::Moved,
            _ => Played::Nothing,
        }
    }

    /// Makes so many whole steps, as far as a frame allows. Returns how that ended, and how many it made.
    fn make_steps(
        &mut self,
        due: u64,
        is_whole: impl Fn(&S::Item) -> bool,
        glance: impl Fn(&S::Item) -> bool,
        mut looked_for: impl FnMut(&Moment<S, R>, &S::Item) -> bool,
    ) -> (Advance, u64) {
        let start = Instant::now();
        // The steps up to the next look at the clock.
        let (mut whole, mut unwatched) = (0, self.steps_per_look);
        while whole < due {
            // Where every step is whole, no more of them are made than are due.
            let part = unwatched.min(due - whole);
            let before = self.line.position();
            let end = self.line.advance(part, |step| {
                whole += u64::from(is_whole(step));
                glance(step) || whole == due
            });
            unwatched -= self.line.position() - before;
            let moment = self.line.now();
            match end {
                Advance::Reached if moment.last.is_some_and(|step| looked_for(moment, &step)) => return (end, whole),
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
