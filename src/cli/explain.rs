//! The command `explain`: how a person solves a puzzle, step by step.

use super::input::Place;
use super::puzzles::{Puzzles, Work};
use super::records::Form;
use super::report::{Report, Status};
use crate::answers::{Hand, Solutions, Start, Told, marks_of};
use crate::classic::{Cell, Cells, House};
use crate::fast::Grid;
use crate::notation::Reading;
use crate::techniques::Position;
use clap::Args;
use std::io::{self, Write};

/// Which puzzles to explain, and how far.
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
        let named = self.puzzles.inputs.look_up(errors)?;
        let is_alone = named.is_one_argument();
        let until = self.until.map_or(usize::MAX, |until| usize::try_from(until).unwrap_or(usize::MAX));
        let work = Explaining { until, candidates: self.candidates, json: self.json, is_alone };
        Ok(self.puzzles.run(work, named, out, errors)?.worst)
    }
}

struct Explaining {
    until: usize,
    candidates: bool,
    json: bool,
    /// There is only one puzzle, so the output need not repeat it.
    is_alone: bool,
}

impl Work for Explaining {
    type Hand = Hand;

    fn hand(&self) -> Hand {
        Hand::new()
    }

    fn puzzle(
        &self,
        hand: &mut Hand,
        grid: &Grid,
        told: Option<&Reading>,
        place: Place<'_>,
        report: &mut Report<'_>,
    ) -> io::Result<Status> {
        let start = Start::of(hand, grid, told);
        let explained = start.and_then(|start| Ok((Told::of(hand, &start, self.until)?, start.solutions)));
        let (told, solutions) = match explained {
            Ok(explained) => explained,
            Err(reason) => return report.unanswered(place, &reason),
        };
        if self.json {
            report.record(&Form::json(&[], false), &told.data(self.candidates))?;
        } else {
            self.tell(&told, report)?;
        }
        if let Solutions::One(_) = solutions {
            return Ok(Status::Fine);
        }
        report.refuse(place, "the puzzle has several solutions, so the steps end where nothing more follows")
    }
}

impl Explaining {
    fn tell(&self, told: &Told, report: &mut Report<'_>) -> io::Result<()> {
        if !self.is_alone {
            report.words(told.grid)?;
        }
        for (number, step) in told.path.steps[..told.shown].iter().enumerate() {
            report.words(format_args!("{}. {}", number + 1, step))?;
        }
        if self.candidates {
            report.words(drawing(&told.after))?;
        }
        if self.is_alone { Ok(()) } else { report.words("") }
    }
}

/// The candidates of all cells as people draw them. A blank cell with a single candidate has braces.
fn drawing(position: &Position) -> String {
    let cell_text = |cell: Cell| {
        let marks = marks_of(position, cell);
        if position.digit(cell).is_none() && marks.len() == 1 { format!("{{{marks}}}") } else { marks }
    };
    let width = |column: House| Cells::of_house(column).iter().map(|cell| cell_text(cell).len()).max().unwrap_or(1);
    let widths: Vec<usize> = (9..18).filter_map(House::from_number).map(width).collect();
    let mut text = String::new();
    for row in 0..9 {
        if row % 3 == 0 && row > 0 {
            let parts: Vec<String> = widths.chunks(3).map(|part| "-".repeat(part.iter().sum::<usize>() + 2)).collect();
            text.push_str(&parts.join("-+-"));
            text.push('\n');
        }
        let cells = |part: usize| {
            let cells = (3 * part..3 * part + 3)
                .map(|column| format!("{:<1$}", cell_text(Cell::at(row, column)), widths[column]));
            cells.collect::<Vec<_>>().join(" ")
        };
        let line = [0, 1, 2].map(cells).join(" | ");
        text.push_str(line.trim_end());
        if row < 8 {
            text.push('\n');
        }
    }
    text
}
