//! Work on all puzzles of all inputs.

use super::feed::{Batch, Inflow, Item};
use super::input::{Inputs, Named, Place};
use super::jobs::Jobs;
use super::progress::Progress;
use super::report::{Report, Status, Tally};
use super::workers::{self, Task};
use crate::fast::Grid;
use crate::notation::{Piece, Reading};
use clap::Args;
use std::io::{self, Write};
use std::sync::Arc;

/// Puzzles by the many.
#[derive(Args, Debug)]
pub struct Puzzles {
    #[command(flatten)]
    pub(super) inputs: Inputs,
    #[command(flatten)]
    pub(super) jobs: Jobs,
    /// Print on standard error how many puzzles were read, even if all went well.
    #[arg(long)]
    pub summary: bool,
}

/// From so many puzzles on, those with which something was wrong are counted in the end.
const MANY: u64 = 100;

/// What is done with each puzzle.
pub(super) trait Work: Send + Sync + 'static {
    /// What a thread needs for it.
    type Hand;

    /// A new hand.
    fn hand(&self) -> Self::Hand;

    /// Whether only one thread can work, which is watched.
    fn is_watched(&self) -> bool {
        false
    }

    /// Whether lines of 81 digits are taken as they stand.
    fn takes_lines(&self) -> bool {
        true
    }

    /// What became of one that was refused, and of several.
    fn refused(&self) -> [&'static str; 2] {
        ["has no solution or several", "have no solution or several"]
    }

    /// Whether the run is to be summed up if there were many puzzles.
    fn is_amiss(&self, tally: &Tally) -> bool {
        tally.worst != Status::Fine
    }

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
    fn piece(
        &self,
        hand: &mut Self::Hand,
        piece: &Piece,
        place: Place<'_>,
        report: &mut Report<'_>,
    ) -> io::Result<Status> {
        match piece.read() {
            Ok(reading) => self.reading(hand, &reading, place, report),
            Err(reason) => report.unread(place, &reason),
        }
    }
}

impl Puzzles {
    /// Works on all puzzles. Returns what came of them.
    pub(super) fn run<W: Work>(
        &self,
        work: W,
        named: Named,
        out: &mut dyn Write,
        errors: &mut dyn Write,
    ) -> io::Result<Tally> {
        let threads = if work.is_watched() || named.are_arguments() { 1 } else { self.jobs.count() };
        let named = Arc::new(named);
        let progress = Progress::of_bytes(named.length(), !work.is_watched());
        let feed = Inflow::new(Arc::clone(&named), work.takes_lines(), progress.clone());
        let work = Arc::new(work);
        let task = OnInputs { work: Arc::clone(&work), named };
        let tally = workers::run(task, feed, threads, progress, out, errors)?;
        if self.summary || tally.puzzles >= MANY && work.is_amiss(&tally) {
            writeln!(errors, "sudoku-assistant: {}", tally.words(work.refused()))?;
        }
        Ok(tally)
    }
}

/// Work on what the inputs hold.
struct OnInputs<W> {
    work: Arc<W>,
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
                        report.tally.count(status);
                    }
                }
                Item::Piece(piece) => {
                    let status = self.work.piece(hand, piece, self.named.place(batch.input, piece.line), report)?;
                    report.tally.count(status);
                }
                Item::Trouble(reason) => {
                    report.complain(self.named.whole(batch.input), reason)?;
                    report.tally.worst = report.tally.worst.max(Status::Unreadable);
                }
            }
        }
        Ok(())
    }
}
