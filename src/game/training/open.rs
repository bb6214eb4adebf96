//! The state of the training: the open technique, its example or an exercise, and the person's marks.

use crate::game::figures::Figures;
use crate::game::files::Folders;
use crate::game::files::saved_record::SavedRecord;
use crate::game::script::work::{Work, in_parts, in_slices};
use bevy_ecs::prelude::*;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;
use sudoku_board::{Board, Candidate, Cell};
use sudoku_generate::Seed;
use sudoku_generate::board_generator::BoardKind;
use sudoku_generate::training::{Exercise, ExerciseResult, Maker, Offer, TrainingRecord, Verdict, offers};
use sudoku_storage::versioned::FormError;
use sudoku_techniques::{Deduction, Technique};
use sudoku_words::words;

/// Seed of the examples, which are the same everywhere.
const EXAMPLE: Seed = Seed(81);

/// The two parts of a technique's page.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Part {
    /// The idea, with an example.
    #[default]
    Idea,
    /// A position in which the technique can be found.
    Practice,
}

/// A moment of the example.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub enum Moment {
    /// The position alone.
    #[default]
    Position,
    /// The place to look at.
    Place,
    /// The pattern and its reason.
    Pattern,
    /// The conclusions.
    Consequence,
}

impl Moment {
    /// All moments, in order.
    pub const ALL: [Moment; 4] = [Moment::Position, Moment::Place, Moment::Pattern, Moment::Consequence];
    pub(super) const LAST: Moment = Moment::Consequence;

    pub(super) fn next(self) -> Moment {
        Moment::ALL.into_iter().find(|&other| other > self).unwrap_or(Moment::LAST)
    }

    /// Returns the next moment; the first after the last.
    pub(super) fn around(self) -> Moment {
        if self == Moment::LAST { Moment::Position } else { self.next() }
    }

    /// Returns the moment with that index; the last one for larger indices.
    pub(super) fn at(place: u64) -> Moment {
        usize::try_from(place).ok().and_then(|place| Moment::ALL.get(place).copied()).unwrap_or(Moment::LAST)
    }

    pub(super) fn previous(self) -> Moment {
        Moment::ALL.into_iter().rfind(|&other| other < self).unwrap_or_default()
    }
}

/// State of the training page.
#[derive(Resource, Default)]
pub struct Training {
    /// The kind of the boards; `None` is the classic one.
    pub(super) board: Option<BoardKind>,
    /// The empty board on the stage while there is no position.
    pub(super) empty: Board,
    /// The open technique.
    pub(super) technique: Option<Technique>,
    /// The visible part of its page.
    pub(super) part: Part,
    pub(super) making: Option<Work<Option<Exercise>>>,
    /// The position on the stage.
    pub(super) exercise: Option<Exercise>,
    /// The current moment of the example.
    pub(super) moment: Moment,
    /// True while the example plays.
    pub(super) plays: bool,
    /// True while a technique is being chosen. Where panels are folded, the list covers the board.
    pub(super) lists: bool,
    /// True while the list shows the kinds of boards to choose from.
    pub(super) lists_boards: bool,
    /// Time for which the current moment has been visible.
    pub(super) seen: Duration,
    /// The current cell.
    pub(super) current: Option<Cell>,
    /// The marked candidates, in the order of marking.
    pub(super) marked: Vec<Candidate>,
    /// The figures typed so far, and the candidate that the last one marked or unmarked.
    pub(super) figures: Figures,
    pub(super) typed: Option<Candidate>,
    /// Result of the last check; `None` if the marks have changed since.
    pub(super) verdict: Option<Verdict>,
    pub(super) hinted: bool,
    /// Index of the deduction that is shown.
    pub(super) shown: Option<usize>,
    /// True if this exercise has been counted in the record.
    pub(super) is_counted: bool,
    /// Seed of the series of exercises, and their number so far.
    pub(super) seed: Option<Seed>,
    pub(super) number: u64,
    /// The person's results so far.
    pub(super) tally: TrainingRecord,
}

impl Training {
    /// Returns the kind of the boards; `None` is the classic one.
    pub fn board(&self) -> Option<BoardKind> {
        self.board
    }

    /// Returns the side of the board on the stage.
    pub fn side(&self) -> u8 {
        self.exercise.as_ref().map_or(self.empty.rules().side(), |exercise| exercise.position().side())
    }

    /// Returns the cell to be in view: the current one, or one that something is shown about.
    pub fn in_view(&self) -> Option<Cell> {
        let deduction = self.exercise.as_ref()?.deductions().get(self.shown.unwrap_or(0));
        let changes = |deduction: &Deduction| {
            deduction.placements.iter().chain(&deduction.eliminations).map(|candidate| candidate.cell).next()
        };
        let is_told = self.part == Part::Idea || self.hinted || self.shown.is_some();
        deduction.filter(|_| is_told).and_then(changes).or(self.current)
    }

    /// Returns the techniques offered on these boards, the easiest first.
    pub fn offers(&self) -> &'static [Offer] {
        offers(self.board)
    }

    /// Returns true while the list shows the kinds of boards to choose from.
    pub fn lists_boards(&self) -> bool {
        self.lists_boards
    }

    /// Returns the open technique.
    pub fn technique(&self) -> Option<Technique> {
        self.technique
    }

    /// Returns the visible part of its page.
    pub fn part(&self) -> Part {
        self.part
    }

    /// Returns the position on the stage.
    pub fn exercise(&self) -> Option<&Exercise> {
        self.exercise.as_ref()
    }

    /// Returns the current moment of the example.
    pub fn moment(&self) -> Moment {
        self.moment
    }

    /// Returns true while the example plays.
    pub fn plays(&self) -> bool {
        self.plays
    }

    /// Returns true while a technique or a board is being chosen. Where panels are folded, the list covers the board.
    pub fn lists(&self) -> bool {
        self.lists || self.lists_boards
    }

    /// Returns the current cell.
    pub fn current(&self) -> Option<Cell> {
        self.current
    }

    /// Returns the marked candidates, in the order of marking.
    pub fn marked(&self) -> &[Candidate] {
        &self.marked
    }

    /// Returns the result of the last check; `None` if the marks have changed since.
    pub fn verdict(&self) -> Option<&Verdict> {
        self.verdict.as_ref()
    }

    /// Returns the person's results so far.
    pub fn tally(&self) -> &TrainingRecord {
        &self.tally
    }

    /// Returns true while a position is being made.
    pub fn is_made(&self) -> bool {
        self.making.is_some()
    }

    /// Starts making a position: the fixed one for the example, a new one for each exercise.
    pub(super) fn begin(&mut self, technique: Technique, part: Part) {
        let first = self.seed.unwrap_or_else(|| Seed::random().unwrap_or_default());
        let (seed, number) = (Some(first), self.number + u64::from(part == Part::Practice));
        let making = Some(make(self.board, technique, if part == Part::Idea { EXAMPLE } else { first.nth(number) }));
        let (technique, tally, board) = (Some(technique), std::mem::take(&mut self.tally), self.board);
        let plays = part == Part::Idea;
        // The rules stay on the stage until the next position comes.
        let empty = match &self.exercise {
            Some(exercise) => Board::new(Arc::clone(exercise.solution().rules())),
            None => std::mem::take(&mut self.empty),
        };
        *self = Training { board, empty, technique, part, making, plays, seed, number, tally, ..Training::default() };
    }

    /// Chooses the kind of the boards. The open technique stays open if it is offered there. The list stays where it covers the
    /// board, so that another technique can be chosen.
    pub(super) fn choose_board(&mut self, board: Option<BoardKind>) {
        let lists = self.lists;
        let (seed, number, tally) = (self.seed, self.number, std::mem::take(&mut self.tally));
        let empty = board.and_then(|kind| kind.empty_board(EXAMPLE).ok()).unwrap_or_default();
        let before = self.technique;
        *self = Training { board, empty, seed, number, tally, ..Training::default() };
        let is_offered = |technique: &Technique| self.offers().iter().any(|offer| offer.technique == *technique);
        if let Some(technique) = before.filter(is_offered).or_else(|| self.to_learn()) {
            self.begin(technique, Part::Idea);
        }
        self.lists = lists;
        self.plays &= !lists;
    }

    /// Returns the easiest technique that was not found ten times yet, or else the easiest one.
    pub(super) fn to_learn(&self) -> Option<Technique> {
        let mut offered = self.offers().iter().map(|offer| offer.technique);
        offered
            .find(|&technique| !self.tally.of(technique).is_learned())
            .or(self.offers().first().map(|first| first.technique))
    }

    /// Ends the exercise and records its result, once.
    pub(super) fn count(&mut self, result: ExerciseResult) {
        if let (Some(technique), false) = (self.technique, self.is_counted) {
            self.is_counted = true;
            self.tally.record(technique, result);
        }
    }

    pub(super) fn show(&mut self, moment: Moment) {
        (self.moment, self.seen) = (moment, Duration::ZERO);
    }

    /// Returns true if the candidate remains in its cell.
    pub(super) fn has(&self, candidate: Candidate) -> bool {
        self.exercise.as_ref().is_some_and(|exercise| exercise.position().has(candidate))
    }

    /// Marks a remaining candidate, or removes its mark.
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

fn make(board: Option<BoardKind>, technique: Technique, seed: Seed) -> Work<Option<Exercise>> {
    in_parts(async move {
        let mut maker = Maker::new(board, technique, seed)?;
        in_slices(|| maker.advance()).await
    })
}

/// The results are saved in their own file.
impl SavedRecord for Training {
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
