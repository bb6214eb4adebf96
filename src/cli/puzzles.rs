//! Work on all puzzles of all inputs.

use super::feed::{Batch, Inflow, Item};
use super::input::{Named, Place};
use super::progress::Progress;
use super::report::{Report, Status, Tally};
use super::workers::{self, Task};
use crate::fast::Grid;
use crate::notation::{NumberedText, Reading};
use std::io::{self, Write};
use std::sync::Arc;

/// What is done with each puzzle.
pub(super) trait Work: Send + Sync + 'static {
    /// What a thread needs for it.
    type Hand;

    /// A new hand.
    fn hand(&self) -> Self::Hand;

    /// Works on a puzzle. Its digits may break a rule.
    fn grid(&self, hand: &mut Self::Hand, grid: &Grid, place: Place<'_>, report: &mut Report<'_>)
    -> io::Result<Status>;

    /// Works on a puzzle of which the text told more than its digits.
    fn reading(
        &self,
        hand: &mut Self::Hand,
        reading: &Reading,
        place: Place<'_>,
        report: &mut Report<'_>,
    ) -> io::Result<Status> {
        self.grid(hand, &Grid::of(&reading.board), place, report)
    }

    /// Works on a puzzle that is not a line of 81 digits.
    fn text(
        &self,
        hand: &mut Self::Hand,
        text: &NumberedText,
        place: Place<'_>,
        report: &mut Report<'_>,
    ) -> io::Result<Status> {
        match Reading::of(&text.text) {
            Ok(reading) => self.reading(hand, &reading, place, report),
            Err(reason) => {
                report.complain(place, reason)?;
                Ok(Status::Unreadable)
            }
        }
    }
}

/// What is to be done, with what, by how many.
pub(super) struct Job<W> {
    pub work: W,
    pub named: Named,
    /// How many threads work.
    pub threads: usize,
    /// Whether lines of 81 digits are taken as they stand, without what is told about them around.
    pub takes_lines: bool,
    /// Whether a bar may tell how far the work is.
    pub shows_progress: bool,
}

impl<W: Work> Job<W> {
    /// Works on all puzzles. Returns what came of them.
    pub fn run(self, out: &mut dyn Write, errors: &mut dyn Write) -> io::Result<Tally> {
        let named = Arc::new(self.named);
        let progress = Progress::new(named.length(), self.shows_progress);
        let feed = Inflow::new(Arc::clone(&named), self.takes_lines);
        workers::run(OnInputs { work: self.work, named }, feed, self.threads, progress, out, errors)
    }
}

/// Work on what the inputs hold.
struct OnInputs<W> {
    work: W,
    named: Arc<Named>,
}

impl<W: Work> Task for OnInputs<W> {
    type Batch = Batch;
    type Hand = W::Hand;

    fn hand(&self) -> W::Hand {
        self.work.hand()
    }

    fn work(&self, hand: &mut W::Hand, batch: &Batch, report: &mut Report<'_>) -> io::Result<()> {
        for item in &batch.items {
            match item {
                Item::Lines { line, grids } => {
                    for (line, grid) in (*line..).zip(&batch.grids[grids.clone()]) {
                        let status = self.work.grid(hand, grid, self.named.place(batch.input, line), report)?;
                        report.written.tally.count(status);
                    }
                }
                Item::Text(text) => {
                    let status = self.work.text(hand, text, self.named.place(batch.input, text.line), report)?;
                    report.written.tally.count(status);
                }
                Item::Trouble(reason) => {
                    report.complain(self.named.whole(batch.input), reason)?;
                    report.written.tally.worst = report.written.tally.worst.max(Status::Unreadable);
                }
            }
        }
        Ok(())
    }
}
