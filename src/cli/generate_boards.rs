//! The command `generate --board`: new puzzles on other boards.

use super::patience::is_over;
use super::records::Form;
use super::report::{Layout, Report, Status};
use super::workers::Task;
use crate::answers::BoardValues;
use crate::board_generator::{Kind, Made, generate, generate_of_level};
use crate::clock::Instant;
use crate::formats::{self, Puzzle};
use crate::generator::Seed;
use crate::notation::{Metadata, Notation};
use crate::techniques::Level;
use serde::Serialize;
use std::io::{self, Write};
use std::ops::Range;

/// New boards of one kind.
pub(super) struct GeneratingBoards {
    pub kind: Kind,
    pub level: Option<Level>,
    pub seed: Seed,
    pub layout: Layout,
    pub solutions: bool,
    pub form: Option<Form>,
    pub end_of_time: Option<Instant>,
}

/// The columns of a record.
pub(super) const COLUMNS: [&str; 3] = ["puzzle", "solution", "seed"];

#[derive(Serialize)]
struct Record {
    /// The puzzle in our own form.
    puzzle: String,
    solution: BoardValues,
    seed: u64,
}

impl Task for GeneratingBoards {
    type Batch = Range<u64>;
    type Hand = ();

    fn hand(&self) {}

    fn work<'a>(&self, (): &mut (), batch: &'a Range<u64>, report: &mut Report<'a>) -> io::Result<()> {
        for number in batch.clone() {
            let seed = self.seed.nth(number);
            let made = match self.level {
                Some(level) => generate_of_level(self.kind, level, seed),
                None => generate(self.kind, seed),
            };
            let status = match made {
                _ if is_over(self.end_of_time) => Status::Unfinished,
                Ok(made) => self.print(&made, report).map(|()| Status::Fine)?,
                Err(reason) => {
                    writeln!(report.written.errors, "sudoku-assistant: puzzle {}: {reason}", number + 1)?;
                    Status::Refused
                }
            };
            report.tally.count(status);
        }
        Ok(())
    }
}

impl GeneratingBoards {
    fn print(&self, made: &Made, report: &mut Report<'_>) -> io::Result<()> {
        let Made { puzzle, solution, seed } = made;
        let level = self.level.map(|level| level.to_string());
        let name = |text: String| Metadata { name: Some(text), level: level.clone(), ..Metadata::default() };
        let own = || {
            let metadata = name(format!("{} {seed}", self.kind));
            formats::write(&Puzzle { board: puzzle.clone(), metadata })
        };
        if let Some(form) = &self.form {
            return report.record(form, &Record { puzzle: own(), solution: solution.into(), seed: seed.0 });
        }
        // A board with more rules than boxes has no other form.
        if puzzle.rules().is_plain() && matches!(self.layout.notation, Notation::Line | Notation::Drawn) {
            report.values(puzzle, self.layout)?;
        } else {
            report.words(own().trim_end())?;
        }
        if self.solutions { report.values(solution, self.layout) } else { Ok(()) }
    }
}
