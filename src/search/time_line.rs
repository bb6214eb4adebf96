//! The time line: takes a search forwards and backwards to any moment of its run, in little memory.
//!
//! Snapshots are kept at equal distances, and any moment is replayed from the last snapshot before it. If there are too many
//! for the length of the run, or they take too much memory, every other one is dropped and the distance doubles. So there are
//! always at least half as many as allowed.

use super::{Advance, Rewind};

/// The most bytes that the snapshots of one time line may take.
const ROOM: usize = 40 << 20;

/// The most snapshots of one time line.
const MOST_SNAPSHOTS: u64 = 32_768;

/// A run may have this many snapshots, and one more per so many steps, since taking one takes as long as hundreds of steps of
/// the fastest search.
const FIRST_SNAPSHOTS: u64 = 256;
const STEPS_PER_SNAPSHOT: u64 = 2048;

/// How many steps lie between two snapshots at first.
const FIRST_SPACING: u64 = 64;

/// The most samples of the depth; if there are more, every other one is dropped.
const TRAIL_LENGTH: usize = 512;

/// What is recorded about every step, and is rewound with the search.
pub trait Record<Item>: Clone + Default {
    /// Records a step.
    fn note(&mut self, item: &Item);

    /// How many bytes it allocates besides its own size.
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
    /// What was recorded about all steps so far.
    pub record: R,
    /// How many steps were made.
    pub position: u64,
    /// The last step, if any.
    pub last: Option<S::Item>,
}

impl<S: Rewind, R: Record<S::Item>> Moment<S, R> {
    /// Makes one step forwards.
    #[inline]
    pub fn forward(&mut self) -> Option<S::Item> {
        let step = self.search.next()?;
        self.position += 1;
        self.last = Some(step);
        self.record.note(&step);
        Some(step)
    }
}

/// A search with its past.
#[derive(Debug)]
pub struct TimeLine<S: Rewind, R> {
    now: Moment<S, R>,
    furthest: u64,
    /// Whether the furthest moment is the end of the search.
    ended: bool,
    /// Snapshot n was taken at position `n * spacing`. Each is boxed, so that no memory is reserved for future ones.
    snapshots: Vec<Box<Moment<S, R>>>,
    spacing: u64,
    bytes: usize,
    /// The depth at equal distances, up to the furthest moment.
    trail: Vec<u16>,
    steps_per_sample: u64,
    /// The next position to record.
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

    /// The current moment.
    pub fn now(&self) -> &Moment<S, R> {
        &self.now
    }

    /// How many steps lead to the current moment.
    pub fn position(&self) -> u64 {
        self.now.position
    }

    /// How many steps were made in all, including those after the current moment.
    pub fn furthest(&self) -> u64 {
        self.furthest
    }

    /// Whether the search has ended, so that [`TimeLine::furthest`] is its total number of steps.
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

    /// How many bytes the snapshots take.
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
            // Stop at the next moment that has to be recorded.
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

    /// Makes one step backwards, unless at the beginning.
    pub fn back(&mut self) {
        self.seek(self.now.position.saturating_sub(1));
    }

    /// A copy of the last saved moment that is at least one step before the position.
    pub fn kept_before(&self, position: u64) -> Moment<S, R> {
        let before = (position.saturating_sub(2) / self.spacing) as usize;
        Moment::clone(&self.snapshots[before.min(self.snapshots.len() - 1)])
    }

    /// Goes to a position, or to the furthest moment if the position lies beyond it.
    pub fn seek(&mut self, position: u64) {
        let position = position.min(self.furthest);
        let before = (position / self.spacing) as usize;
        let snapshot = &self.snapshots[before.min(self.snapshots.len() - 1)];
        if self.now.position > position || self.now.position < snapshot.position {
            self.now = Moment::clone(snapshot);
        }
        self.advance(position - self.now.position, |_| false);
    }

    /// Records the furthest moment.
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
    // The size of the moment already includes the search's own counts.
    size_of::<Box<Moment<S, R>>>() + size_of::<Moment<S, R>>() + moment.search.heap_bytes() + moment.record.heap_bytes()
}

/// Drops every other item; the first one stays.
fn halve<T>(items: &mut Vec<T>) {
    let mut index = 0;
    items.retain(|_| {
        index += 1;
        index % 2 == 1
    });
}
