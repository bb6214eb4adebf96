//! The command `rate`: how hard puzzles are.

use super::input::Place;
use super::puzzles::{Puzzles, Work};
use super::report::{Report, Status};
use super::start::{Start, marks};
use crate::fast::{Grid, Solver};
use crate::notation::Reading;
use crate::techniques::{Rating, rate};
use clap::{Args, ValueEnum};
use serde_json::json;
use std::io::{self, Write};

/// Which puzzles to rate, and how to print it.
#[derive(Args, Debug)]
pub struct Rate {
    #[command(flatten)]
    pub(super) puzzles: Puzzles,
    /// How to print the ratings.
    #[arg(short, long, value_enum, value_name = "NAME", default_value = "text")]
    pub format: RateFormat,
}

/// How ratings are printed.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum RateFormat {
    /// words, a line a puzzle
    Text,
    /// values with commas between, below a line of names
    Csv,
    /// an object a line
    Json,
}

impl Rate {
    /// Rates all puzzles.
    pub(super) fn run(&self, out: &mut impl Write, errors: &mut impl Write) -> io::Result<Status> {
        let named = self.puzzles.inputs.look_up(errors)?;
        if self.format == RateFormat::Csv {
            writeln!(out, "puzzle,level,hardest,score,explainer,steps")?;
        }
        Ok(self.puzzles.run(Rater { format: self.format }, named, out, errors)?.worst)
    }
}

struct Rater {
    format: RateFormat,
}

impl Work for Rater {
    type Hand = Solver;

    fn hand(&self) -> Solver {
        Solver::new()
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
        match self.format {
            RateFormat::Text => {
                let hardest = hardest.as_deref().unwrap_or("nothing to do");
                let explainer =
                    tenths(*explainer).map_or_else(String::new, |tenths| format!(", Sudoku Explainer {tenths}"));
                let s = if *steps == 1 { "" } else { "s" };
                report.words(format_args!("{place}{level}: {hardest}, score {score}{explainer}, {steps} step{s}"))
            }
            RateFormat::Csv => {
                let (hardest, explainer) = (hardest.unwrap_or_default(), tenths(*explainer).unwrap_or_default());
                report.words(format_args!("{grid},{level},{hardest},{score},{explainer},{steps}"))
            }
            RateFormat::Json => report.words(json!({
                "puzzle": grid.to_string(),
                "level": level.name(),
                "hardest": hardest,
                "score": score,
                "explainer": explainer.map(|tenths| f64::from(tenths) / 10.0),
                "steps": steps,
            })),
        }
    }
}

/// A rating in tenths as it is written: `4.2`.
fn tenths(explainer: Option<u8>) -> Option<String> {
    explainer.map(|tenths| format!("{}.{}", tenths / 10, tenths % 10))
}
