//! The time line: takes a search forwards and backwards to any moment of its run, in little memory.
//!
//! Snapshots are kept at equal distances, and from the one before it any moment is played again. When there are too many for the
//! length of the run, or they take too much memory, every other one goes, and the distance doubles; so there are always at least
//! half as many as there may be.

use super::Rewind;

/// The most memory that the snapshots of one time line take, in bytes.
const ROOM: usize = 40 << 20;

/// The most snapshots of one time line.
const MOST_SNAPSHOTS: u64 = 32_768;

/// A run may have so many snapshots, and one more for each so many steps: taking one takes as long as hundreds of steps of the
/// quickest search.
const FIRST_SNAPSHOTS: u64 = 256;
const STEPS_PER_SNAPSHOT: u64 = 2048;

/// How many steps lie between two snapshots at first.
const FIRST_SPACING: u64 = 64;

/// How many samples of the depth are kept; when there are more, every other one goes.
const TRAIL_LENGTH: usize = 512;

/// What is written down about every step, and goes back with the search.
pub trait Record<Item>: Clone + Default {
    /// Writes a step down.
    fn note(&mut self, item: &Item);

    /// How much memory it takes beside its own size, in bytes.
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

/// A search at one moment of its run.
#[derive(Clone, Debug)]
pub struct Moment<S: Rewind, R> {
    /// The search.
    pub search: S,
    /// What was written down about all steps so far.
    pub record: R,
    /// How many steps were made.
    pub position: u64,
    /// The last step, if one was made.
    pub last: Option<S::Item>,
}

impl<S: Rewind, R: Record<S::Item>> Moment<S, R> {
    /// One step forwards.
    #[inline]
    pub fn forward(&mut self) -> Option<S::Item> {
        let step = self.search.next()?;
        self.position += 1;
        self.last = Some(step);
        self.record.note(&step);
        Some(step)
    }
}

/// How [`Rewind::run`] and [`TimeLine::advance`] ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Advance {
    /// The last step is one that was looked for.
    Reached,
    /// All steps that were asked for were made.
    Made,
    /// The search waits for something that is worked out elsewhere.
    Waits,
    /// The search has come to its end.
    Ended,
}

/// A search with its past.
#[derive(Debug)]
pub struct TimeLine<S: Rewind, R> {
    now: Moment<S, R>,
    furthest: u64,
    /// Whether the furthest moment is the end of the search.
    ended: bool,
    /// The n-th was taken at position `n * spacing`. Each in a box, so that no room is kept for those to come.
    snapshots: Vec<Box<Moment<S, R>>>,
    spacing: u64,
    bytes: usize,
    /// The depth at equal distances, up to the furthest moment.
    trail: Vec<u16>,
    steps_per_sample: u64,
    /// The next position at which something is to be kept.
    next_mark: u64,
}

impl<S: Rewind, R: Record<S::Item>> TimeLine<S, R> {
    /// A search at its beginning.
    pub fn new(search: S) -> Self {
        let now = Moment { search, record: R::default(), position: 0, last: None };
        let mut line = TimeLine {
            furthest: 0,
            ended: false,
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

    /// The search at the moment that is shown.
    pub fn now(&self) -> &Moment<S, R> {
        &self.now
    }

    /// How many steps were made up to the moment that is shown.
    pub fn position(&self) -> u64 {
        self.now.position
    }

    /// How many steps were made in all, those after the moment that is shown among them.
    pub fn furthest(&self) -> u64 {
        self.furthest
    }

    /// Whether the search has come to its end, so that [`TimeLine::furthest`] is the number of all its steps.
    pub fn ended(&self) -> bool {
        self.ended
    }

    /// The depth over the whole run up to the furthest moment, in at most 512 samples at equal distances.
    pub fn trail(&self) -> &[u16] {
        &self.trail
    }

    /// How many steps lie between two samples of [`TimeLine::trail`].
    pub fn steps_per_sample(&self) -> u64 {
        self.steps_per_sample
    }

    /// How much memory the snapshots take, in bytes.
    pub fn bytes(&self) -> usize {
        self.bytes
    }

    /// One step forwards.
    pub fn forward(&mut self) -> Option<S::Item> {
        match self.advance(1, |_| false) {
            Advance::Made => self.now.last,
            _ => None,
        }
    }

    /// Goes on for so many steps, or up to the first that is looked for.
    #[inline]
    pub fn advance(&mut self, steps: u64, mut looked_for: impl FnMut(&S::Item) -> bool) -> Advance {
        let end = self.now.position.saturating_add(steps);
        while self.now.position < end {
            // No further than to the next moment of which something is kept.
            let part = end.min(self.next_mark) - self.now.position;
            let Moment { search, record, position, last } = &mut self.now;
            let run = search.run(part, |step| {
                record.note(step);
                looked_for(step)
            });
            *position += run.made;
            *last = run.last.or(*last);
            if *position > self.furthest {
                self.furthest = *position;
                if self.furthest == self.next_mark {
                    self.keep();
                }
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

    /// One step backwards; stays where it is at the beginning.
    pub fn back(&mut self) {
        self.seek(self.now.position.saturating_sub(1));
    }

    /// A copy of the last moment that is kept from which at least one step leads to a position before that one.
    pub fn kept_before(&self, position: u64) -> Moment<S, R> {
        let before = (position.saturating_sub(2) / self.spacing) as usize;
        Moment::clone(&self.snapshots[before.min(self.snapshots.len() - 1)])
    }

    /// Goes to that position, or to the furthest moment if it lies beyond.
    pub fn seek(&mut self, position: u64) {
        let position = position.min(self.furthest);
        let before = (position / self.spacing) as usize;
        let snapshot = &self.snapshots[before.min(self.snapshots.len() - 1)];
        if self.now.position > position || self.now.position < snapshot.position {
            self.now = Moment::clone(snapshot);
        }
        self.advance(position - self.now.position, |_| false);
    }

    /// Keeps what is to be kept at the furthest moment.
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
        let next = |distance: u64| (self.furthest / distance + 1) * distance;
        self.next_mark = next(self.spacing).min(next(self.steps_per_sample));
    }

    fn keep_snapshot(&mut self) {
        let snapshot = Moment {
            search: self.now.search.snapshot(),
            record: self.now.record.clone(),
            position: self.now.position,
            last: self.now.last,
        };
        self.bytes += bytes(&snapshot);
        self.snapshots.push(Box::new(snapshot));
        let most = (FIRST_SNAPSHOTS + self.furthest / STEPS_PER_SNAPSHOT).min(MOST_SNAPSHOTS);
        if self.bytes > ROOM || self.snapshots.len() as u64 > most {
            halve(&mut self.snapshots);
            self.spacing *= 2;
            self.bytes = self.snapshots.iter().map(|snapshot| bytes(snapshot)).sum();
        }
    }
}

fn bytes<S: Rewind, R: Record<S::Item>>(moment: &Moment<S, R>) -> usize {
    // What the search counts of itself lies within the moment already.
    size_of::<Box<Moment<S, R>>>() + size_of::<Moment<S, R>>() + moment.search.heap_bytes() + moment.record.heap_bytes()
}

/// Every other one goes; the first stays.
fn halve<T>(items: &mut Vec<T>) {
    let mut index = 0;
    items.retain(|_| {
        index += 1;
        index % 2 == 1
    });
}
