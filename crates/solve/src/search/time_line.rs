//! The time line: takes a search forwards and backwards to any moment of its run, in little memory.
//!
//! Snapshots are kept at equal distances, and any moment is replayed from the last snapshot before it. If there are too many
//! for the length of the run, or they take too much memory, every other one is dropped and the distance doubles. So there are
//! always at least half as many as allowed.
//!
//! Everything that a user does to the search is recorded with its moment, and done again whenever that moment is passed. An
//! action at an earlier moment begins a new future in place of the previous one.

use super::{Advance, Rewind};
use std::convert::Infallible;
use std::fmt::Debug;
use std::sync::Arc;

/// The most bytes that the snapshots of one time line may use.
const ROOM: usize = 40 << 20;

/// The most snapshots of one time line.
const MOST_SNAPSHOTS: u64 = 32_768;

/// The number of snapshots that a short run may have.
const FIRST_SNAPSHOTS: u64 = 256;
/// The number of steps for which a longer run may have one more snapshot. A snapshot costs as much time as hundreds of steps of
/// the fastest search.
const STEPS_PER_SNAPSHOT: u64 = 2048;

/// The number of steps between two snapshots at first.
const FIRST_SPACING: u64 = 64;

/// The most samples of the depth; if there are more, every other one is dropped.
const TRAIL_LENGTH: usize = 512;

/// A record of every step, which is rewound with the search.
pub trait Record<Item>: Clone + Default {
    /// Records a step.
    fn note(&mut self, item: &Item);

    /// Returns the number of bytes it allocates besides its own size.
    fn heap_bytes(&self) -> usize {
        0
    }
}

/// Two records at once.
impl<Item, A: Record<Item>, B: Record<Item>> Record<Item> for (A, B) {
    #[inline]
    fn note(&mut self, item: &Item) {
        self.0.note(item);
        self.1.note(item);
    }

    fn heap_bytes(&self) -> usize {
        self.0.heap_bytes() + self.1.heap_bytes()
    }
}

impl<Item> Record<Item> for () {
    fn note(&mut self, _: &Item) {}
}

/// A user's action on a search. The same action at the same moment always has the same result.
pub trait Action<S>: Clone + Debug {
    /// The reason why the action is refused.
    type Refused;

    /// Carries out the action.
    ///
    /// # Errors
    /// Returns the reason if the action is refused. The search is then unchanged.
    fn carry_out(&self, search: &mut S) -> Result<(), Self::Refused>;
}

/// No actions are possible.
impl<S> Action<S> for Infallible {
    type Refused = Infallible;

    fn carry_out(&self, _: &mut S) -> Result<(), Infallible> {
        match *self {}
    }
}

/// An action and its moment.
#[derive(Clone, Debug)]
struct RecordedAction<D> {
    position: u64,
    /// The number of times the search had no next step since its last step or action.
    rests: u32,
    action: D,
}

/// A search at one moment of its run.
#[derive(Clone, Debug)]
pub struct Moment<S: Rewind, R> {
    /// The search in its state at this moment.
    pub search: S,
    /// The record of all steps so far.
    pub record: R,
    /// The number of steps made.
    pub position: u64,
    /// The last step, if any.
    pub last: Option<S::Item>,
    /// The number of actions so far.
    pub actions: usize,
    /// The number of times there was no step since the last step or action.
    pub rests: u32,
}

impl<S: Rewind, R: Record<S::Item>> Moment<S, R> {
    /// Repeats the recorded actions at this moment.
    #[cold]
    fn catch_up<D: Action<S>>(&mut self, actions: &[RecordedAction<D>]) {
        while let Some(RecordedAction { rests, action, .. }) =
            actions.get(self.actions).filter(|recorded| recorded.position == self.position)
        {
            // The search must have waited this often before the action, as it did the first time.
            while self.rests < *rests && self.search.next().is_none() {
                self.rests += 1;
            }
            let _ = action.carry_out(&mut self.search);
            self.actions += 1;
            self.rests = 0;
        }
    }
}

/// A search with its past.
#[derive(Clone, Debug)]
pub struct TimeLine<S: Rewind, R, D = Infallible> {
    now: Moment<S, R>,
    furthest: u64,
    /// True if the furthest moment is the end of the search.
    ended: bool,
    actions: Vec<RecordedAction<D>>,
    /// The snapshots. Snapshot n is from position `n * spacing`, before any actions there.
    snapshots: Vec<Arc<Moment<S, R>>>,
    spacing: u64,
    bytes: usize,
    /// The depth at equal distances, up to the furthest moment.
    trail: Vec<u16>,
    steps_per_sample: u64,
    /// The next position to record.
    next_mark: u64,
}

impl<S: Rewind, R: Record<S::Item>, D: Action<S>> TimeLine<S, R, D> {
    /// Creates a time line at the beginning of a search.
    pub fn new(search: S) -> Self {
        TimeLine::with_record(search, R::default())
    }

    /// Creates a time line at the beginning of a search, with this record of no steps.
    pub fn with_record(search: S, record: R) -> Self {
        let now = Moment { search, record, position: 0, last: None, actions: 0, rests: 0 };
        let mut line = TimeLine {
            furthest: 0,
            ended: false,
            actions: Vec::new(),
            snapshots: Vec::new(),
            spacing: FIRST_SPACING,
            bytes: 0,
            trail: vec![now.search.depth() as u16],
            steps_per_sample: 1,
            next_mark: 1,
            now,
        };
        line.keep_snapshot();
        line
    }

    /// Returns the current moment.
    pub fn now(&self) -> &Moment<S, R> {
        &self.now
    }

    /// Returns the search at its beginning.
    pub fn beginning(&self) -> &S {
        &self.snapshots[0].search
    }

    /// Returns the actions up to the current moment, each with the number of steps before it and the number of times there was
    /// no next step.
    pub fn actions(&self) -> impl Iterator<Item = (u64, u32, &D)> {
        self.all_actions().take(self.now.actions)
    }

    /// Returns all actions, including those after the current moment.
    pub fn all_actions(&self) -> impl Iterator<Item = (u64, u32, &D)> {
        self.actions.iter().map(|recorded| (recorded.position, recorded.rests, &recorded.action))
    }

    /// Returns the position of the next action after the current moment, or of the last one before it.
    pub fn next_action(&self, backwards: bool) -> Option<u64> {
        let mut before = self.actions[..self.now.actions].iter().rev().map(|recorded| recorded.position);
        match backwards {
            true => before.find(|&position| position < self.now.position),
            false => self.actions.get(self.now.actions).map(|recorded| recorded.position),
        }
    }

    /// Returns the number of steps before the current moment.
    pub fn position(&self) -> u64 {
        self.now.position
    }

    /// Returns the total number of steps made, including those after the current moment.
    pub fn furthest(&self) -> u64 {
        self.furthest
    }

    /// Returns true if the search has ended, so that [`TimeLine::furthest`] is its total number of steps.
    pub fn ended(&self) -> bool {
        self.ended
    }

    /// Returns the depth over the whole run up to the furthest moment, in at most 512 samples at equal distances.
    pub fn trail(&self) -> &[u16] {
        &self.trail
    }

    /// Returns the number of steps between two samples of [`TimeLine::trail`].
    pub fn steps_per_sample(&self) -> u64 {
        self.steps_per_sample
    }

    /// Returns the number of bytes that the snapshots take.
    pub fn bytes(&self) -> usize {
        self.bytes
    }

    /// Makes one step forwards.
    pub fn forward(&mut self) -> Option<S::Item> {
        match self.advance(1, |_| false) {
            Advance::Made => self.now.last,
            _ => None,
        }
    }

    /// Makes this many steps, or stops at the first one that is wanted.
    #[inline]
    pub fn advance(&mut self, steps: u64, mut looked_for: impl FnMut(&S::Item) -> bool) -> Advance {
        let end = self.now.position.saturating_add(steps);
        while self.now.position < end {
            // Stop at the next moment that has to be recorded, or that has an action.
            let next_action = self.actions.get(self.now.actions).map_or(u64::MAX, |recorded| recorded.position);
            let part = end.min(self.next_mark).min(next_action) - self.now.position;
            let Moment { search, record, position, last, rests, .. } = &mut self.now;
            let run = search.run(part, |step| {
                record.note(step);
                looked_for(step)
            });
            *position += run.made;
            *last = run.last.or(*last);
            let rested = matches!(run.end, Advance::Ended | Advance::Waits);
            *rests = u32::from(rested).saturating_add(if run.made > 0 { 0 } else { *rests });
            if *position > self.furthest {
                self.furthest = *position;
                if self.furthest == self.next_mark {
                    self.keep();
                }
            }
            if self.now.position == next_action {
                self.now.catch_up(&self.actions);
            }
            match run.end {
                Advance::Made => {}
                Advance::Ended => {
                    self.ended = true;
                    return run.end;
                }
                Advance::Reached | Advance::Waits => return run.end,
            }
        }
        Advance::Made
    }

    /// Returns true if there are moments after the current one, which an action here would replace.
    pub fn has_future(&self) -> bool {
        self.now.position < self.furthest || self.now.actions < self.actions.len()
    }

    /// Carries out a user's action. The moments after this one are forgotten.
    ///
    /// # Errors
    /// Returns the reason if the action is refused. Nothing has changed then.
    pub fn act(&mut self, action: D) -> Result<(), D::Refused> {
        action.carry_out(&mut self.now.search)?;
        if self.has_future() {
            self.cut_off();
        }
        let Moment { position, rests, .. } = self.now;
        self.actions.push(RecordedAction { position, rests, action });
        self.now.actions = self.actions.len();
        self.now.rests = 0;
        self.ended = false;
        Ok(())
    }

    /// Forgets everything after the current moment.
    fn cut_off(&mut self) {
        self.furthest = self.now.position;
        self.actions.truncate(self.now.actions);
        self.snapshots.truncate((self.furthest / self.spacing) as usize + 1);
        self.trail.truncate((self.furthest / self.steps_per_sample) as usize + 1);
        self.bytes = self.snapshots.iter().map(|snapshot| bytes(snapshot)).sum();
        self.mark_next();
    }

    /// Makes one step backwards, unless at the beginning.
    pub fn back(&mut self) {
        self.seek(self.now.position.saturating_sub(1));
    }

    /// Returns a copy of the last saved moment that is at least one step before the position.
    pub fn kept_before(&self, position: u64) -> Moment<S, R> {
        let before = (position.saturating_sub(2) / self.spacing) as usize;
        Moment::clone(&self.snapshots[before.min(self.snapshots.len() - 1)])
    }

    /// Takes a copy of an earlier moment one step forwards, including the actions there. Returns `None` if the search waits.
    #[inline]
    pub fn replay(&self, moment: &mut Moment<S, R>) -> Option<S::Item> {
        moment.catch_up(&self.actions);
        let step = moment.search.next()?;
        moment.position += 1;
        moment.last = Some(step);
        moment.rests = 0;
        moment.record.note(&step);
        Some(step)
    }

    /// Goes to a position, or to the furthest moment if the position lies beyond it.
    pub fn seek(&mut self, position: u64) {
        let position = position.min(self.furthest);
        let before = (position / self.spacing) as usize;
        let snapshot = &self.snapshots[before.min(self.snapshots.len() - 1)];
        if self.now.position > position || self.now.position < snapshot.position {
            self.now = Moment::clone(snapshot);
            self.now.catch_up(&self.actions);
        }
        self.advance(position - self.now.position, |_| false);
    }

    /// Records the depth and a snapshot at the furthest moment, where they are due.
    #[cold]
    fn keep(&mut self) {
        if self.furthest.is_multiple_of(self.steps_per_sample) {
            self.trail.push(self.now.search.depth() as u16);
            if self.trail.len() >= TRAIL_LENGTH {
                halve(&mut self.trail);
                self.steps_per_sample *= 2;
            }
        }
        if self.furthest.is_multiple_of(self.spacing) {
            self.keep_snapshot();
        }
        self.mark_next();
    }

    fn mark_next(&mut self) {
        let next = |distance: u64| (self.furthest / distance + 1) * distance;
        self.next_mark = next(self.spacing).min(next(self.steps_per_sample));
    }

    fn keep_snapshot(&mut self) {
        let Moment { search, record, position, last, actions, rests } = &self.now;
        let (search, record) = (search.snapshot(), record.clone());
        let snapshot = Moment { search, record, position: *position, last: *last, actions: *actions, rests: *rests };
        self.bytes += bytes(&snapshot);
        self.snapshots.push(Arc::new(snapshot));
        let most = (FIRST_SNAPSHOTS + self.furthest / STEPS_PER_SNAPSHOT).min(MOST_SNAPSHOTS);
        if self.bytes > ROOM || self.snapshots.len() as u64 > most {
            halve(&mut self.snapshots);
            self.spacing *= 2;
            self.bytes = self.snapshots.iter().map(|snapshot| bytes(snapshot)).sum();
        }
    }
}

fn bytes<S: Rewind, R: Record<S::Item>>(moment: &Moment<S, R>) -> usize {
    // The size of the moment already includes the search's own counts.
    size_of::<Arc<Moment<S, R>>>() + size_of::<Moment<S, R>>() + moment.search.heap_bytes() + moment.record.heap_bytes()
}

/// Drops every other item; the first one stays.
fn halve<T>(items: &mut Vec<T>) {
    let mut index = 0;
    items.retain(|_| {
        index += 1;
        index % 2 == 1
    });
}
