//! The command `explain`: explains step by step how a person would solve a puzzle.

use super::input::Origin;
use super::puzzles::{Puzzles, Work};
use super::records::Form;
use super::report::{Report, Status};
use clap::Args;
use std::io::{self, Write};
use sudoku_answers::{AnyPuzzle, Explanation, InterruptibleSolver, Solutions, StartingPosition, marks_of, topics};
use sudoku_board::{Cell, HouseKind, Rules, formats};
use sudoku_techniques::Position;

/// Arguments of the command `explain`.
#[derive(Args, Debug)]
pub struct Explain {
    #[command(flatten)]
    pub(super) puzzles: Puzzles,
    #[arg(long, help = topics::EXPLAIN.help("until"), value_name = "N", allow_negative_numbers = true)]
    pub(super) until: Option<u64>,
    #[arg(long, help = topics::EXPLAIN.help("candidates"))]
    pub(super) candidates: bool,
    /// Print one JSON object per puzzle with all data of the steps: houses, cells, fins, links, sets.
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
        puzzle: AnyPuzzle<'_>,
        origin: Origin<'_>,
        report: &mut Report<'_>,
    ) -> io::Result<Status> {
        report.warn_about_played_digits(puzzle.leaves_out_played(), origin)?;
        let start = StartingPosition::of(solver, puzzle);
        let explained = start.and_then(|start| Ok((Explanation::of(solver, &start, self.until)?, start.solutions)));
        let (explanation, solutions) = match explained {
            Ok(explained) => explained,
            Err(reason) => return report.print_refusal(origin, &reason),
        };
        let Explanation { path, shown, after, .. } = &explanation;
        if self.json {
            report.record(&Form::json(&[], false), &explanation.data(self.candidates))?;
        } else {
            if !self.is_alone {
                report.words(title(puzzle))?;
            }
            for (number, step) in path.steps[..*shown].iter().enumerate() {
                report.words(format_args!("{}. {step}", number + 1))?;
            }
            if self.candidates {
                report.words(drawing(marks(after), boxes(puzzle.board().rules())))?;
            }
            if !self.is_alone {
                report.words("")?;
            }
        }
        if !matches!(solutions, Solutions::One(_)) {
            let reason = "the puzzle has several solutions, so the steps end where nothing more follows";
            return report.refuse(origin, reason);
        }
        if !path.is_solved() && self.until >= path.steps.len() {
            let reason = "no technique applies any more, and nothing is guessed; `solve` finds the solution";
            return report.refuse(origin, reason);
        }
        Ok(Status::Fine)
    }
}

/// Returns the text above the steps of a puzzle that is not the only one: its digits, its name or its values.
fn title(puzzle: AnyPuzzle<'_>) -> String {
    let name = if let AnyPuzzle::Puzzle(puzzle) = puzzle { puzzle.metadata.name.clone() } else { None };
    match (puzzle.digits(), name) {
        (Some(grid), _) => grid.to_string(),
        (None, Some(name)) => name,
        (None, None) => formats::write_values(&puzzle.board().puzzle()).trim_end().to_owned(),
    }
}

/// Returns the height and the width of the boxes; the sides of the board if it has none.
fn boxes(rules: &Rules) -> (usize, usize) {
    let has_boxes = rules.houses().iter().any(|house| house.kind() == HouseKind::Box);
    let (height, width) = if has_boxes { rules.usual_box_size() } else { (rules.side(), rules.side()) };
    (height.into(), width.into())
}

/// Returns the value or the candidates of each cell. The only candidate of a blank cell is in braces.
fn marks(position: &Position) -> Vec<String> {
    let text = |cell: Cell| {
        let marks = marks_of(position, cell);
        let is_only = position.candidates(cell).len() == 1;
        if is_only { format!("{{{marks}}}") } else { marks }
    };
    position.cells().map(text).collect()
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
