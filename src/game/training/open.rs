//! What is open in the training: a technique, its example or a position to practise on, and what was marked there.

use crate::game::files::Folders;
use crate::game::files::kept::Kept;
use crate::game::script::work::{Work, in_parts};
use bevy::prelude::*;
use bevy::tasks::futures_lite::future::yield_now;
use std::path::PathBuf;
use std::time::Duration;
use sudoku_board::classic::Cell;
use sudoku_generate::Seed;
use sudoku_generate::training::{Exercise, ExerciseResult, Maker, TrainingRecord, Verdict, offers};
use sudoku_storage::versioned::FormError;
use sudoku_techniques::{Candidate, Technique};
use sudoku_words::words;

/// What the example is made from: the same everywhere.
const EXAMPLE: Seed = Seed(81);

/// What is seen of a technique.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Part {
    /// Its idea, with an example.
    #[default]
    Idea,
    /// A position in which it is to be found.
    Practice,
}

/// A moment of the example.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub enum Moment {
    /// The position alone.
    #[default]
    Position,
    /// Where to look.
    Place,
    /// The pattern, and why it matters.
    Pattern,
    /// What follows.
    Consequence,
}

impl Moment {
    /// All of them, in order.
    pub const ALL: [Moment; 4] = [Moment::Position, Moment::Place, Moment::Pattern, Moment::Consequence];
    pub(super) const LAST: Moment = Moment::Consequence;

    pub(super) fn next(self) -> Moment {
        Moment::ALL.into_iter().find(|&other| other > self).unwrap_or(Moment::LAST)
    }

    /// The one after it; after the last one it begins again.
    pub(super) fn around(self) -> Moment {
        if self == Moment::LAST { Moment::Position } else { self.next() }
    }

    /// The one with that place, counted from 0; the last one after that.
    pub(super) fn at(place: u64) -> Moment {
        usize::try_from(place).ok().and_then(|place| Moment::ALL.get(place).copied()).unwrap_or(Moment::LAST)
    }

    pub(super) fn previous(self) -> Moment {
        Moment::ALL.into_iter().rfind(|&other| other < self).unwrap_or_default()
    }
}

/// The page of the training.
#[derive(Resource, Default)]
pub struct Training {
    /// The technique that is open.
    pub technique: Option<Technique>,
    /// What is seen of it.
    pub part: Part,
    pub(super) making: Option<Work<Option<Exercise>>>,
    /// What stands on the stage.
    pub exercise: Option<Exercise>,
    /// The moment of the example that is seen.
    pub moment: Moment,
    /// Whether the example plays.
    pub plays: bool,
    /// True while a technique is being chosen. Where panels are folded, the list covers the board.
    pub lists: bool,
    /// For how long the moment was seen.
    pub(super) seen: Duration,
    /// The current cell.
    pub current: Option<Cell>,
    /// What is marked, in the order in which it was.
    pub marked: Vec<Candidate>,
    /// What came of the last check; `None` if something was marked since.
    pub verdict: Option<Verdict>,
    pub(super) hinted: bool,
    /// The deduction that is shown, by its place.
    pub(super) shown: Option<usize>,
    /// Whether this exercise stands in the tally.
    pub(super) is_counted: bool,
    /// The seed of the series of exercises, and how many there were.
    pub(super) seed: Option<Seed>,
    pub(super) number: u64,
    /// What was found so far.
    pub tally: TrainingRecord,
}

impl Training {
    /// Whether a position is being made.
    pub fn is_made(&self) -> bool {
        self.making.is_some()
    }

    /// Has a position made: always the same for the example, and another one each time to practise.
    pub(super) fn begin(&mut self, technique: Technique, part: Part) {
        let first = self.seed.unwrap_or_else(|| Seed::random().unwrap_or_default());
        let (seed, number) = (Some(first), self.number + u64::from(part == Part::Practice));
        let making = make(technique, if part == Part::Idea { EXAMPLE } else { first.nth(number) });
        let (technique, tally) = (Some(technique), std::mem::take(&mut self.tally));
        let plays = part == Part::Idea;
        *self = Training { technique, part, making: Some(making), plays, seed, number, tally, ..Training::default() };
    }

    /// The easiest technique that was not found ten times yet; the easiest one if there is none.
    pub(super) fn to_learn(&self) -> Option<Technique> {
        let mut offered = offers().iter().map(|offer| offer.technique);
        offered
            .find(|&technique| !self.tally.of(technique).is_learned())
            .or(offers().first().map(|first| first.technique))
    }

    /// The exercise is over, if it was not before.
    pub(super) fn count(&mut self, result: ExerciseResult) {
        if let (Some(technique), false) = (self.technique, self.is_counted) {
            self.is_counted = true;
            self.tally.record(technique, result);
        }
    }

    pub(super) fn show(&mut self, moment: Moment) {
        (self.moment, self.seen) = (moment, Duration::ZERO);
    }

    /// Returns true if the candidate is left in its cell.
    pub(super) fn has(&self, candidate: Candidate) -> bool {
        self.exercise.as_ref().is_some_and(|exercise| exercise.position().has(candidate))
    }

    /// Marks a candidate that is left in the cell, or takes the mark away.
    pub(super) fn mark(&mut self, candidate: Candidate) -> bool {
        if self.shown.is_some() || !self.has(candidate) {
            return false;
        }
        match self.marked.iter().position(|marked| *marked == candidate) {
            Some(place) => drop(self.marked.remove(place)),
            None => self.marked.push(candidate),
        }
        self.verdict = None;
        true
    }
}

fn make(technique: Technique, seed: Seed) -> Work<Option<Exercise>> {
    in_parts(async move {
        let mut maker = Maker::new(technique, seed)?;
        loop {
            if let Some(exercise) = maker.advance() {
                return Some(exercise);
            }
            yield_now().await;
        }
    })
}

/// What was found is kept in a file of its own.
impl Kept for Training {
    type Record = TrainingRecord;

    fn path(folders: &Folders) -> PathBuf {
        folders.training()
    }

    fn read(file: &str, text: &str) -> Result<TrainingRecord, FormError> {
        TrainingRecord::read(file, text)
    }

    fn write(record: &TrainingRecord) -> String {
        record.write()
    }

    fn record(&self) -> &TrainingRecord {
        &self.tally
    }

    fn go_on_with(&mut self, record: TrainingRecord) {
        self.tally = record;
    }

    fn unread(reason: String) -> String {
        words().training_unread(reason)
    }
}
