//! The command `print`: puzzles as a booklet, or one as a picture.

use super::input::Place;
use super::output;
use super::puzzles::{Puzzles, Work};
use super::report::{Report, Status, reason_of};
use crate::answers::{Hand, Refusal, Solutions, Start};
use crate::fast::Grid;
use crate::notation::{Escaped, Reading};
use crate::print::{Booklet, Paper, PerPage, Picture, PrintError, Sheet};
use crate::sudoku::{Cell, Digits};
use crate::techniques::{Position, next, rate};
use clap::{Args, ValueEnum};
use std::io::{self, Write};
use std::path::PathBuf;
use std::sync::{Arc, Mutex};

/// The most puzzles of a booklet: some two thousand pages.
const MOST: usize = 10_000;

/// Which puzzles, and how they are printed.
#[derive(Args, Debug)]
pub struct Print {
    #[command(flatten)]
    pub(super) puzzles: Puzzles,
    /// Write to this file: a booklet if it ends in .pdf, a picture of one puzzle if it ends in .svg or .png. A file that is
    /// there already is replaced once all is written.
    #[arg(short, long, value_name = "FILE")]
    pub output: PathBuf,
    /// What stands at the head of each page.
    #[arg(long, value_name = "TEXT", default_value = "")]
    pub title: String,
    /// How many puzzles stand on a page.
    #[arg(long, value_enum, value_name = "N", default_value = "4")]
    pub per_page: OnAPage,
    /// The size of the paper.
    #[arg(long, value_enum, value_name = "SIZE", default_value = "a4")]
    pub paper: PaperSize,
    /// Print no solutions.
    #[arg(long)]
    pub no_solutions: bool,
    /// The address of the game in a browser: each puzzle has a QR code that opens it there.
    #[arg(long, value_name = "ADDRESS")]
    pub link: Option<String>,
    /// Show the candidates, on a picture.
    #[arg(long)]
    pub candidates: bool,
    /// Show the candidates, and mark what a person would find next, on a picture.
    #[arg(long)]
    pub hint: bool,
    /// How many pixels wide a PNG is.
    #[arg(long, value_name = "PIXELS", default_value_t = 948, value_parser = clap::value_parser!(u32).range(100..=10_000))]
    pub width: u32,
}

/// How many puzzles stand on a page.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum OnAPage {
    /// a whole page each
    #[value(name = "1")]
    One,
    /// one below the other
    #[value(name = "2")]
    Two,
    /// in two rows
    #[value(name = "4")]
    Four,
    /// in three rows
    #[value(name = "6")]
    Six,
}

/// A size of paper.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum PaperSize {
    /// 210 by 297 millimetres
    A4,
    /// 8.5 by 11 inches
    Letter,
}

/// What is written.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Booklet,
    Svg,
    Png,
}

/// What was read to be printed.
struct Found {
    grid: Grid,
    position: Position,
    solution: Grid,
}

impl Print {
    /// Prints them, or says why not.
    pub(super) fn run(&self, out: &mut impl Write, errors: &mut impl Write) -> io::Result<Status> {
        let Some(kind) = self.kind() else {
            let name = self.output.to_string_lossy();
            writeln!(
                errors,
                "sudoku-assistant: {}: the name of the file has to end in .pdf, .svg or .png",
                Escaped(&name)
            )?;
            return Ok(Status::Unreadable);
        };
        let found = Arc::new(Mutex::new(vec![]));
        let named = self.puzzles.inputs.look_up(errors)?;
        let tally = self.puzzles.run(Reader(Arc::clone(&found)), named, out, errors)?;
        let found = found.lock().map(|mut found| std::mem::take(&mut *found)).unwrap_or_default();
        if found.is_empty() {
            // Why there is none was told already, unless there was nothing at all.
            if tally.worst == Status::Fine {
                writeln!(errors, "sudoku-assistant: {}", PrintError::Nothing)?;
                return Ok(Status::Unreadable);
            }
            return Ok(tally.worst);
        }
        if found.len() > 1 && kind != Kind::Booklet {
            writeln!(errors, "sudoku-assistant: several puzzles here; the first is drawn (a .pdf has room for all)")?;
        }
        if found.len() > MOST && kind == Kind::Booklet {
            writeln!(
                errors,
                "sudoku-assistant: {} puzzles are more than a booklet takes; print {MOST} at a time",
                found.len()
            )?;
            return Ok(Status::Unreadable);
        }
        let content = match kind {
            Kind::Booklet => self.booklet(&found).pdf(),
            Kind::Svg | Kind::Png => self.picture(&found[0], kind),
        };
        let written = match content {
            Ok(content) => output::write(&self.output, &content).map_err(|error| reason_of(&error)),
            Err(error) => Err(error.to_string()),
        };
        if let Err(reason) = written {
            let path = self.output.to_string_lossy();
            writeln!(errors, "sudoku-assistant: {} cannot be written: {reason}", Escaped(&path))?;
            return Ok(Status::Unreadable);
        }
        Ok(tally.worst)
    }

    fn kind(&self) -> Option<Kind> {
        match self.output.extension()?.to_str()?.to_ascii_lowercase().as_str() {
            "pdf" => Some(Kind::Booklet),
            "svg" => Some(Kind::Svg),
            "png" => Some(Kind::Png),
            _ => None,
        }
    }

    fn booklet(&self, found: &[Found]) -> Booklet {
        let sheets = found.iter().map(|Found { grid, position, solution }| Sheet {
            board: grid.board(),
            note: rate(position).map(|rating| rating.level.to_string()).unwrap_or_default(),
            solution: (!self.no_solutions).then(|| solution.board()),
            link: self.link.as_ref().map(|address| format!("{}#{grid}", address.trim_end_matches('#'))),
        });
        Booklet {
            title: self.title.clone(),
            sheets: sheets.collect(),
            per_page: match self.per_page {
                OnAPage::One => PerPage::One,
                OnAPage::Two => PerPage::Two,
                OnAPage::Four => PerPage::Four,
                OnAPage::Six => PerPage::Six,
            },
            paper: match self.paper {
                PaperSize::A4 => Paper::A4,
                PaperSize::Letter => Paper::Letter,
            },
        }
    }

    fn picture(&self, found: &Found, kind: Kind) -> Result<Vec<u8>, PrintError> {
        let (board, position) = (found.grid.board(), &found.position);
        let candidates: [Digits; Cell::COUNT] = from_cells(position);
        let deduction = if self.hint { next(position, true) } else { None };
        let marks = deduction.map(|deduction| deduction.pieces(position)).unwrap_or_default();
        let picture =
            Picture { board: &board, candidates: (self.candidates || self.hint).then_some(&candidates), marks: &marks };
        match kind {
            Kind::Png => picture.png(self.width),
            _ => picture.svg().map(String::into_bytes),
        }
    }
}

fn from_cells(position: &Position) -> [Digits; Cell::COUNT] {
    let mut candidates = [Digits::EMPTY; Cell::COUNT];
    Cell::all().for_each(|cell| candidates[cell.index()] = position.candidates(cell));
    candidates
}

/// Takes puzzles with one solution, in their order.
struct Reader(Arc<Mutex<Vec<Found>>>);

impl Work for Reader {
    type Hand = Hand;

    fn hand(&self) -> Hand {
        Hand::new()
    }

    fn is_watched(&self) -> bool {
        true
    }

    fn puzzle(
        &self,
        hand: &mut Hand,
        grid: &Grid,
        told: Option<&Reading>,
        place: Place<'_>,
        report: &mut Report<'_>,
    ) -> io::Result<Status> {
        let Start { grid, position, solutions } = match Start::of(hand, grid, told) {
            Ok(start) => start,
            Err(reason) => return report.unanswered(place, &reason),
        };
        match solutions {
            Solutions::One(solution) => {
                if let Ok(mut found) = self.0.lock() {
                    found.push(Found { grid, position, solution });
                }
                Ok(Status::Fine)
            }
            Solutions::Several(_) => {
                report.refuse(place, "the puzzle has several solutions; only puzzles with one are printed")
            }
            Solutions::None => report.unanswered(place, &Refusal::NoSolution(None)),
        }
    }
}
