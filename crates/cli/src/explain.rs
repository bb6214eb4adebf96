//! The command `explain`: explains step by step how a person would solve a puzzle.

use super::input::Origin;
use super::puzzles::{Puzzles, Work, classic};
use super::records::Form;
use super::report::{Report, Status};
use clap::Args;
use std::fmt::Display;
use std::io::{self, Write};
use sudoku_answers::{BoardExplanation, Explanation, InterruptibleSolver, Solutions, StartingPosition, marks_of};
use sudoku_board::classic::{ClassicCell, Grid};
use sudoku_board::formats::{self, Puzzle};
use sudoku_board::notation::Reading;
use sudoku_board::{Cell, HouseKind, Values};

use sudoku_techniques::Position;

/// Arguments of the command `explain`.
#[derive(Args, Debug)]
pub struct Explain {
    #[command(flatten)]
    pub(super) puzzles: Puzzles,
    /// Print only the first N steps.
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub until: Option<u64>,
    /// Draw the candidates that are left after the last step printed.
    #[arg(long)]
    pub candidates: bool,
    /// Print one JSON object per puzzle with all the data: houses, cells, fins, links, sets.
    #[arg(long)]
    pub json: bool,
}

impl Explain {
    /// Explains all puzzles.
    pub(super) fn run(&self, out: &mut impl Write, errors: &mut impl Write) -> io::Result<Status> {
        let named = self.puzzles.inputs.resolve(errors)?;
        let is_alone = named.is_one_argument();
        let until = self.until.map_or(usize::MAX, |until| usize::try_from(until).unwrap_or(usize::MAX));
        let work = ExplainWork { until, candidates: self.candidates, json: self.json, is_alone };
        Ok(self.puzzles.run(work, named, out, errors)?.worst)
    }
}

struct ExplainWork {
    until: usize,
    candidates: bool,
    json: bool,
    /// True if there is only one puzzle, so that the output need not repeat it.
    is_alone: bool,
}

impl Work for ExplainWork {
    type State = InterruptibleSolver;

    fn new_state(&self) -> InterruptibleSolver {
        InterruptibleSolver::new()
    }

    fn puzzle(
        &self,
        solver: &mut InterruptibleSolver,
        grid: &Grid,
        reading: Option<&Reading>,
        origin: Origin<'_>,
        report: &mut Report<'_>,
    ) -> io::Result<Status> {
        report.warn_about_played_digits(reading.is_some_and(Reading::leaves_out_played), origin)?;
        let start = StartingPosition::of(solver, grid, reading);
        let explained = start.and_then(|start| Ok((Explanation::of(solver, &start, self.until)?, start.solutions)));
        let (explanation, solutions) = match explained {
            Ok(explained) => explained,
            Err(reason) => return report.print_refusal(origin, &reason),
        };
        if self.json {
            report.record(&Form::json(&[], false), &explanation.data(self.candidates))?;
        } else {
            let marks = || drawing(marks(&explanation.after), (3, 3));
            self.print_steps(explanation.grid, &explanation.path.steps[..explanation.shown], marks, report)?;
        }
        self.final_status(!matches!(solutions, Solutions::One(_)), origin, report)
    }

    fn board(
        &self,
        solver: &mut InterruptibleSolver,
        puzzle: &Puzzle,
        origin: Origin<'_>,
        report: &mut Report<'_>,
    ) -> io::Result<Status> {
        if let Some(reading) = classic(puzzle) {
            return self.puzzle(solver, &Grid::of(&reading.board), Some(&reading), origin, report);
        }
        report.warn_about_played_digits(puzzle.board.puzzle() != puzzle.board, origin)?;
        let explanation = match BoardExplanation::of(solver, puzzle, self.until) {
            Ok(explanation) => explanation,
            Err(reason) => return report.print_refusal(origin, &reason),
        };
        if self.json {
            report.record(&Form::json(&[], false), &explanation.data(self.candidates))?;
        } else {
            let name = puzzle.metadata.name.as_deref();
            let title = name.map_or_else(
                || formats::write_values(&explanation.puzzle.board.puzzle()).trim_end().to_owned(),
                str::to_owned,
            );
            let rules = explanation.puzzle.board.rules();
            let has_boxes = rules.houses().iter().any(|house| house.kind() == HouseKind::Box);
            let (height, width) = if has_boxes { rules.usual_box_size() } else { (rules.side(), rules.side()) };
            let boxes = (height.into(), width.into());
            let between = if rules.side() > 9 { "," } else { "" };
            let text = |values: Values| values.iter().map(|value| value.to_string()).collect::<Vec<_>>().join(between);
            let marks = || drawing(explanation.marks().into_iter().map(text).collect(), boxes);
            self.print_steps(title, &explanation.path.steps[..explanation.shown], marks, report)?;
        }
        if !explanation.has_several && !explanation.path.is_solved() && self.until >= explanation.path.steps.len() {
            return report
                .refuse(origin, "no technique applies any more, and nothing is guessed; `solve` finds the solution");
        }
        self.final_status(explanation.has_several, origin, report)
    }
}

impl ExplainWork {
    fn print_steps<S: Display, T: Display>(
        &self,
        title: T,
        steps: &[S],
        marks: impl FnOnce() -> String,
        report: &mut Report<'_>,
    ) -> io::Result<()> {
        if !self.is_alone {
            report.words(title)?;
        }
        for (number, step) in steps.iter().enumerate() {
            report.words(format_args!("{}. {step}", number + 1))?;
        }
        if self.candidates {
            report.words(marks())?;
        }
        if self.is_alone { Ok(()) } else { report.words("") }
    }

    fn final_status(&self, has_several: bool, origin: Origin<'_>, report: &mut Report<'_>) -> io::Result<Status> {
        if !has_several {
            return Ok(Status::Fine);
        }
        report.refuse(origin, "the puzzle has several solutions, so the steps end where nothing more follows")
    }
}

/// Returns the digit or the candidates of each cell. The only candidate of a blank cell is in braces.
fn marks(position: &Position) -> Vec<String> {
    let text = |cell: Cell| {
        let marks = marks_of(position, cell);
        if position.value(cell).is_none() && marks.len() == 1 { format!("{{{marks}}}") } else { marks }
    };
    Cell::all().map(text).collect()
}

/// Draws the texts of all cells as a grid, with lines around boxes of this height and width.
fn drawing(cells: Vec<String>, (height, width): (usize, usize)) -> String {
    let side = cells.len().isqrt();
    let column = |column: usize| cells.iter().skip(column).step_by(side).map(String::len).max().unwrap_or(1);
    let widths: Vec<usize> = (0..side).map(column).collect();
    let mut lines = vec![];
    for (row, texts) in cells.chunks(side).enumerate() {
        if row % height == 0 && row > 0 {
            let parts: Vec<String> =
                widths.chunks(width).map(|part| "-".repeat(part.iter().sum::<usize>() + width - 1)).collect();
            lines.push(parts.join("-+-"));
        }
        let padded: Vec<String> = texts.iter().zip(&widths).map(|(text, width)| format!("{text:<width$}")).collect();
        let line = padded.chunks(width).map(|part| part.join(" ")).collect::<Vec<_>>().join(" | ");
        lines.push(line.trim_end().to_owned());
    }
    lines.join("\n")
}
