//! The command `rate`: rates how hard puzzles are.

use super::input::Origin;
use super::puzzles::{Puzzles, Work};
use super::records::{Form, KeepColumns, Records};
use super::report::{Report, Status, cannot_begin};
use clap::{Args, ValueEnum};
use std::io::{self, Write};
use sudoku_answers::{AnyPuzzle, InterruptibleSolver, RatingData, StartingPosition};

/// Arguments of the command `rate`.
#[derive(Args, Debug)]
pub struct Rate {
    #[command(flatten)]
    pub(super) puzzles: Puzzles,
    /// Print the ratings in this format.
    #[arg(short, long, value_enum, value_name = "NAME", default_value = "text", group = "records")]
    pub format: RateFormat,
    #[command(flatten)]
    pub(super) records: Records,
    #[command(flatten)]
    pub(super) keep: KeepColumns,
}

/// The output format of ratings.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum RateFormat {
    /// one line of text per puzzle
    Text,
    /// comma-separated values below a header
    Csv,
    /// one JSON object per line
    Json,
}

impl Rate {
    /// Rates all puzzles.
    pub(super) fn run(&self, out: &mut impl Write, errors: &mut impl Write) -> io::Result<Status> {
        let keeps = self.keep.keep;
        let form = match (self.records.form(&COLUMNS, keeps), self.format) {
            (Ok(None), RateFormat::Json) => Some(Form::json(&COLUMNS, keeps)),
            (Ok(None), RateFormat::Csv) => Some(Form::csv(&COLUMNS, keeps)),
            (Ok(form), _) => form,
            (Err(reason), _) => return cannot_begin(&reason, errors),
        };
        let named = self.puzzles.inputs.resolve(errors)?;
        Ok(self.puzzles.run(Rater { form }, named, out, errors)?.worst)
    }
}

/// The columns of a record.
const COLUMNS: [&str; 6] = ["puzzle", "level", "hardest", "score", "explainer", "steps"];

struct Rater {
    form: Option<Form>,
}

impl Work for Rater {
    type State = InterruptibleSolver;

    fn new_state(&self) -> InterruptibleSolver {
        InterruptibleSolver::new()
    }

    fn form(&self) -> Option<&Form> {
        self.form.as_ref()
    }

    fn puzzle(
        &self,
        solver: &mut InterruptibleSolver,
        puzzle: AnyPuzzle<'_>,
        origin: Origin<'_>,
        report: &mut Report<'_>,
    ) -> io::Result<Status> {
        report.warn_about_played_digits(puzzle.leaves_out_played(), origin)?;
        let start = StartingPosition::of(solver, puzzle);
        match start.and_then(|start| RatingData::of(solver, &start)) {
            Ok(rated) => self.print_rating(&rated, origin, report).map(|()| Status::Fine),
            Err(reason) => report.print_refusal(origin, &reason),
        }
    }
}

impl Rater {
    fn print_rating(&self, rated: &RatingData, origin: Origin<'_>, report: &mut Report<'_>) -> io::Result<()> {
        if let Some(form) = &self.form {
            return report.record(form, rated);
        }
        let RatingData { level, hardest, score, explainer, steps, .. } = rated;
        let s = if *steps == 1 { "" } else { "s" };
        let Some(level) = level else {
            return report.words(format_args!("{origin}no level: after {steps} step{s} no technique applies"));
        };
        let hardest = hardest.as_deref().unwrap_or("nothing to do");
        let explainer = explainer.map_or_else(String::new, |rating| format!(", Sudoku Explainer {rating:.1}"));
        report.words(format_args!("{origin}{level}: {hardest}, score {score}{explainer}, {steps} step{s}"))
    }
}
