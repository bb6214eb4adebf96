//! The command `generate --board`: generates puzzles on boards of other kinds.

use super::complaints::Complaint;
use super::records::Form;
use super::report::{Layout, Report, Status};
use super::time_limit::has_passed;
use super::workers::Task;
use std::io;
use std::ops::Range;
use sudoku_answers::BoardGenerated;
use sudoku_board::notation::{Metadata, Notation};
use sudoku_generate::Seed;
use sudoku_generate::board_generator::{BoardGeneratorError, BoardKind, GeneratedBoard, generate_while};
use sudoku_storage::clock::Instant;
use sudoku_techniques::Level;

/// The task that generates boards of one kind.
pub(super) struct GenerateBoardsTask {
    pub kind: BoardKind,
    pub level: Option<Level>,
    pub seed: Seed,
    pub layout: Layout,
    pub solutions: bool,
    pub form: Option<Form>,
    pub deadline: Option<Instant>,
}

/// The columns of a record.
pub(super) const COLUMNS: [&str; 3] = ["puzzle", "solution", "seed"];

impl Task for GenerateBoardsTask {
    type Batch = Range<u64>;
    type State = ();

    fn new_state(&self) {}

    fn work<'a>(&self, (): &mut (), batch: &'a Range<u64>, report: &mut Report<'a>) -> io::Result<()> {
        for number in batch.clone() {
            let seed = self.seed.nth(number);
            let made = generate_while(self.kind, self.level, seed, &mut || !has_passed(self.deadline));
            let status = match made {
                Err(BoardGeneratorError::Stopped) => Status::Unfinished,
                Ok(made) => self.print(&made, report).map(|()| Status::Fine)?,
                Err(reason) => {
                    report.say(Complaint::general(format_args!("puzzle {}: {reason}", number + 1)))?;
                    Status::Refused
                }
            };
            report.counts.count(status);
        }
        Ok(())
    }
}

impl GenerateBoardsTask {
    fn print(&self, made: &GeneratedBoard, report: &mut Report<'_>) -> io::Result<()> {
        let record = || BoardGenerated::of(made, self.kind, self.level);
        if let Some(form) = &self.form {
            return report.record(form, &record());
        }
        let is_classic = !matches!(self.layout.notation, Notation::Line | Notation::Drawn);
        if let (true, Some(puzzle), Some(solution)) = (is_classic, made.puzzle.classic(), made.solution.classic()) {
            report.grid(&puzzle, self.layout, &Metadata::default())?;
            return if self.solutions { report.grid(&solution, self.layout, &Metadata::default()) } else { Ok(()) };
        }
        // A board with more rules than boxes can be written only in our own form.
        if made.puzzle.rules().is_plain() {
            report.values(&made.puzzle, self.layout)?;
        } else {
            report.words(record().puzzle.trim_end())?;
        }
        if self.solutions { report.values(&made.solution, self.layout) } else { Ok(()) }
    }
}
