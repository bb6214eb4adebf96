//! The command `print`: puzzles as a booklet, or one puzzle as a picture.

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

/// The most puzzles in a booklet: about two thousand pages.
const MOST: usize = 10_000;

/// Which puzzles to print, and how.
#[derive(Args, Debug)]
pub struct Print {
    #[command(flatten)]
    pub(super) puzzles: Puzzles,
    /// Write to this file: a booklet if its name ends in .pdf, a picture of one puzzle if it ends in .svg or .png. An existing
    /// file is replaced once everything is written.
    #[arg(short, long, value_name = "FILE")]
    pub output: PathBuf,
    /// Print this title at the top of each page.
    #[arg(long, value_name = "TEXT", default_value = "")]
    pub title: String,
    /// Print this many puzzles per page.
    #[arg(long, value_enum, value_name = "N", default_value = "4")]
    pub per_page: OnAPage,
    /// Print on paper of this size.
    #[arg(long, value_enum, value_name = "SIZE", default_value = "a4")]
    pub paper: PaperSize,
    /// Leave out the solutions.
    #[arg(long)]
    pub no_solutions: bool,
    /// Add a QR code to each puzzle that opens it in the game at this web address.
    #[arg(long, value_name = "ADDRESS")]
    pub link: Option<String>,
    /// Show the candidates (pictures only).
    #[arg(long)]
    pub candidates: bool,
    /// Show the candidates and mark the next step a person would take (pictures only).
    #[arg(long)]
    pub hint: bool,
    /// Make a PNG this many pixels wide.
    #[arg(long, value_name = "PIXELS", default_value_t = 948, value_parser = clap::value_parser!(u32).range(100..=10_000))]
    pub width: u32,
}

/// How many puzzles go on a page.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum OnAPage {
    /// one puzzle on the whole page
    #[value(name = "1")]
    One,
    /// one below the other
    #[value(name = "2")]
    Two,
    /// two rows of two
    #[value(name = "4")]
    Four,
    /// three rows of two
    #[value(name = "6")]
    Six,
}

/// A paper size.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum PaperSize {
    /// 210 by 297 millimetres
    A4,
    /// 8.5 by 11 inches
    Letter,
}

/// The kind of file to write.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Booklet,
    Svg,
    Png,
}

/// A puzzle to print.
struct Found {
    grid: Grid,
    position: Position,
    solution: Grid,
}

impl Print {
    /// Prints the puzzles, or reports why it cannot.
    pub(super) fn run(&self, out: &mut impl Write, errors: &mut impl Write) -> io::Result<Status> {
        let Some(kind) = self.kind() else {
            let name = self.output.to_string_lossy();
            writeln!(
                errors,
                "sudoku-assistant: {}: unknown file type; use a name that ends in .pdf, .svg or .png",
                Escaped(&name)
            )?;
            return Ok(Status::Unreadable);
        };
        let found = Arc::new(Mutex::new(vec![]));
        let named = self.puzzles.inputs.look_up(errors)?;
        let tally = self.puzzles.run(Reader(Arc::clone(&found)), named, out, errors)?;
        let found = found.lock().map(|mut found| std::mem::take(&mut *found)).unwrap_or_default();
        if found.is_empty() {
            // The reason has been reported already, unless there was nothing at all.
            if tally.worst == Status::Fine {
                writeln!(errors, "sudoku-assistant: {}", PrintError::Nothing)?;
                return Ok(Status::Unreadable);
            }
            return Ok(tally.worst);
        }
        if found.len() > 1 && kind != Kind::Booklet {
            writeln!(
                errors,
                "sudoku-assistant: several puzzles given; drawing only the first (a .pdf has room for all)"
            )?;
        }
        if found.len() > MOST && kind == Kind::Booklet {
            writeln!(
                errors,
                "sudoku-assistant: {} puzzles are too many for a booklet; print at most {MOST} at a time",
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
            writeln!(errors, "sudoku-assistant: cannot write {}: {reason}", Escaped(&path))?;
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

/// Collects puzzles with one solution, in order.
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
            Solutions::Several(_) => report
                .refuse(place, "the puzzle has several solutions and was left out; only puzzles with one are printed"),
            Solutions::None => report.unanswered(place, &Refusal::NoSolution(None)),
        }
    }
}
