//! The command `rate`: how hard puzzles are.

use super::input::Place;
use super::puzzles::{Puzzles, Work};
use super::records::{Form, Keep, Records};
use super::report::{Report, Status, cannot_begin};
use super::start::{Start, marks};
use crate::fast::{Grid, Solver};
use crate::notation::Reading;
use crate::techniques::{Rating, rate};
use clap::{Args, ValueEnum};
use std::io::{self, Write};

/// Which puzzles to rate, and how to print it.
#[derive(Args, Debug)]
pub struct Rate {
    #[command(flatten)]
    pub(super) puzzles: Puzzles,
    /// How to print the ratings.
    #[arg(short, long, value_enum, value_name = "NAME", default_value = "text", group = "records")]
    pub format: RateFormat,
    #[command(flatten)]
    pub(super) records: Records,
    #[command(flatten)]
    pub(super) keep: Keep,
}

/// How ratings are printed.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum RateFormat {
    /// words, one line per puzzle
    Text,
    /// values with commas between, below a line of names
    Csv,
    /// one object per line
    Json,
}

impl Rate {
    /// Rates all puzzles.
    pub(super) fn run(&self, out: &mut impl Write, errors: &mut impl Write) -> io::Result<Status> {
        let form = match (self.records.form(&COLUMNS), self.format) {
            (Ok(None), RateFormat::Json) => Some(Form::Json),
            (Ok(None), RateFormat::Csv) => Some(Form::Csv(COLUMNS.to_vec())),
            (Ok(form), _) => form,
            (Err(reason), _) => return cannot_begin(&reason, errors),
        };
        let named = self.puzzles.inputs.look_up(errors)?;
        Ok(self.puzzles.run(Rater { form, keeps: self.keep.keep }, named, out, errors)?.worst)
    }
}

/// What is told of a puzzle.
const COLUMNS: [&str; 6] = ["puzzle", "level", "hardest", "score", "explainer", "steps"];

struct Rater {
    form: Option<Form>,
    keeps: bool,
}

impl Work for Rater {
    type Hand = Solver;

    fn hand(&self) -> Solver {
        Solver::new()
    }

    fn keeps(&self) -> bool {
        self.keeps
    }

    fn grid(&self, solver: &mut Solver, grid: &Grid, place: Place<'_>, report: &mut Report<'_>) -> io::Result<Status> {
        self.rate(Start::of(solver, grid, None, place, report)?, place, report)
    }

    fn reading(
        &self,
        solver: &mut Solver,
        reading: &Reading,
        place: Place<'_>,
        report: &mut Report<'_>,
    ) -> io::Result<Status> {
        self.rate(Start::of(solver, &Grid::of(&reading.board), marks(reading), place, report)?, place, report)
    }
}

impl Rater {
    fn rate(&self, start: Result<Start, Status>, place: Place<'_>, report: &mut Report<'_>) -> io::Result<Status> {
        let Start { grid, position, solutions } = match start {
            Ok(start) => start,
            Err(status) => return Ok(status),
        };
        let rating = match solutions {
            0 => Err("the puzzle has no solution"),
            1 => rate(&position).ok_or("the puzzle has no solution"),
            _ => Err("the puzzle has several solutions; a rating needs a puzzle with one"),
        };
        match rating {
            Ok(rating) => self.tell(&grid, &rating, place, report).map(|()| Status::Fine),
            Err(reason) => report.refuse(place, reason),
        }
    }

    fn tell(&self, grid: &Grid, rating: &Rating, place: Place<'_>, report: &mut Report<'_>) -> io::Result<()> {
        let Rating { hardest, score, level, explainer, steps } = rating;
        let hardest = hardest.map(|technique| technique.to_string());
        let Some(form) = &self.form else {
            let hardest = hardest.as_deref().unwrap_or("nothing to do");
            let explainer =
                tenths(*explainer).map_or_else(String::new, |tenths| format!(", Sudoku Explainer {tenths}"));
            let s = if *steps == 1 { "" } else { "s" };
            return report.words(format_args!("{place}{level}: {hardest}, score {score}{explainer}, {steps} step{s}"));
        };
        let explainer = explainer.map(|tenths| f64::from(tenths) / 10.0);
        report.record(
            form,
            &[
                ("puzzle", grid.to_string().into()),
                ("level", level.name().into()),
                ("hardest", hardest.into()),
                ("score", (*score).into()),
                ("explainer", explainer.into()),
                ("steps", (*steps).into()),
            ],
        )
    }
}

/// A rating in tenths as it is written: `4.2`.
fn tenths(explainer: Option<u8>) -> Option<String> {
    explainer.map(|tenths| format!("{}.{}", tenths / 10, tenths % 10))
}
