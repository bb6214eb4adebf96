//! The command `print`: prints puzzles as a booklet, or one puzzle as a picture.

use super::input::Origin;
use super::output;
use super::puzzles::{Puzzles, Work};
use super::report::{Report, Status, cannot_begin};
use clap::{Args, ValueEnum};
use std::io::{self, Write};
use std::path::PathBuf;
use std::sync::{Arc, Mutex};
use sudoku_answers::{AnyPuzzle, InterruptibleSolver, Refusal, Solutions, StartingPosition};
use sudoku_board::notation::{Escaped, Piece, ReadError};
use sudoku_board::{Board, Values, formats};
use sudoku_print::{Booklet, Paper, PerPage, Picture, PrintError, Sheet, drawable};
use sudoku_techniques::{Path, Piece as Mark, next, solve_path};

/// The error message for a puzzle with several solutions.
const SEVERAL: &str = "the puzzle has several solutions and was left out; only puzzles with one are printed";

/// The maximum number of puzzles in a booklet: about two thousand pages.
const MAX_PUZZLES: usize = 10_000;

/// Arguments of the command `print`.
#[derive(Args, Debug)]
pub struct Print {
    #[command(flatten)]
    pub(super) puzzles: Puzzles,
    /// Write to this file: a booklet if its name ends in .pdf, a picture of one puzzle if it ends in .svg or .png. An existing
    /// file is replaced once everything is written. With - the booklet goes to standard output.
    #[arg(short, long, value_name = "FILE")]
    pub output: PathBuf,
    /// Print this title at the top of each page (booklets only).
    #[arg(long, value_name = "TEXT")]
    pub title: Option<String>,
    /// Print this many puzzles per page (booklets only) [default: 4].
    #[arg(long, value_enum, value_name = "N")]
    pub per_page: Option<PuzzlesPerPage>,
    /// Print on paper of this size (booklets only) [default: a4].
    #[arg(long, value_enum, value_name = "SIZE")]
    pub paper: Option<PaperSize>,
    /// Leave out the solutions (booklets only).
    #[arg(long)]
    pub no_solutions: bool,
    /// Add a QR code to each puzzle that opens it in the game at this web address (booklets only).
    #[arg(long, value_name = "ADDRESS", value_parser = web_address)]
    pub link: Option<String>,
    /// Show the candidates (pictures only).
    #[arg(long)]
    pub candidates: bool,
    /// Show the candidates and mark the next step a person would take (pictures only).
    #[arg(long)]
    pub hint: bool,
    /// Print values above 9 as letters: A for 10, B for 11 and so on.
    #[arg(long)]
    pub letters: bool,
    /// Make a PNG this many pixels wide [default: 948].
    #[arg(long, value_name = "PIXELS", value_parser = clap::value_parser!(u32).range(100..=10_000))]
    pub width: Option<u32>,
}

/// The default width of a PNG, in pixels.
const WIDTH: u32 = 948;

/// Parses an address that opens in a browser; other addresses could run a program on the phone that scans the code.
pub(super) fn web_address(text: &str) -> Result<String, &'static str> {
    let is_web = ["http://", "https://"].iter().any(|scheme| text.len() > scheme.len() && text.starts_with(scheme));
    let is_plain = text.chars().all(|sign| sign.is_ascii_graphic());
    (is_web && is_plain).then(|| text.to_owned()).ok_or("expected a web address such as https://example.org/sudoku/")
}

/// The number of puzzles per page.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum PuzzlesPerPage {
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
enum FileKind {
    Booklet,
    Svg,
    Png,
}

impl FileKind {
    fn name(self) -> &'static str {
        match self {
            FileKind::Booklet => "a booklet",
            FileKind::Svg => "an SVG",
            FileKind::Png => "a PNG",
        }
    }
}

/// A puzzle to print.
struct PrintablePuzzle {
    board: Board,
    /// The candidates of each cell, in reading order.
    candidates: Vec<Values>,
    /// The marks of the next step, if they are to be shown.
    marks: Vec<Mark>,
    solution: Board,
    /// The web address at which it can be played.
    link: Option<String>,
    /// The level, for a booklet.
    level: String,
}

impl Print {
    /// Prints the puzzles, or reports why they cannot be printed.
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
        if let Some(option) = self.ineffective_option(kind) {
            return cannot_begin(&format!("{option} has no effect on {}; leave it out", kind.name()), errors);
        }
        let found = Arc::new(Mutex::new(vec![]));
        let named = self.puzzles.inputs.resolve(errors)?;
        let counts = self.puzzles.run(
            PuzzleCollector { found: Arc::clone(&found), kind, hint: self.hint, link: self.link.clone() },
            named,
            out,
            errors,
        )?;
        let found = found.lock().map(|mut found| std::mem::take(&mut *found)).unwrap_or_default();
        if found.is_empty() {
            // The reason has been reported already, unless there was nothing at all.
            if counts.worst == Status::Fine {
                writeln!(errors, "sudoku-assistant: {}", PrintError::Nothing)?;
                return Ok(Status::Unreadable);
            }
            return Ok(counts.worst);
        }
        if counts.puzzles > 1 && kind != FileKind::Booklet {
            writeln!(
                errors,
                "sudoku-assistant: several puzzles given; drawing only the first (a .pdf has room for all)"
            )?;
        }
        if found.len() > MAX_PUZZLES && kind == FileKind::Booklet {
            writeln!(
                errors,
                "sudoku-assistant: {} puzzles are too many for a booklet; print at most {MAX_PUZZLES} at a time",
                found.len()
            )?;
            return Ok(Status::Unreadable);
        }
        let content = match kind {
            FileKind::Booklet => self.booklet(&found).pdf(),
            FileKind::Svg | FileKind::Png => self.picture(&found[0], kind),
        };
        let written = match content {
            Ok(content) => output::write(Some(&self.output), &content, out)?,
            Err(error) => Err(error.to_string()),
        };
        match written {
            Ok(()) => Ok(counts.worst),
            Err(reason) => cannot_begin(&reason, errors),
        }
    }

    /// Returns an option that was given but has no effect on this kind of file.
    fn ineffective_option(&self, kind: FileKind) -> Option<&'static str> {
        let (is_booklet, is_png) = (kind == FileKind::Booklet, kind == FileKind::Png);
        let given = [
            ("--title", self.title.is_some(), is_booklet),
            ("--per-page", self.per_page.is_some(), is_booklet),
            ("--paper", self.paper.is_some(), is_booklet),
            ("--no-solutions", self.no_solutions, is_booklet),
            ("--link", self.link.is_some(), is_booklet),
            ("--candidates", self.candidates, !is_booklet),
            ("--hint", self.hint, !is_booklet),
            ("--width", self.width.is_some(), is_png),
        ];
        given.into_iter().find(|(_, is_given, has_effect)| *is_given && !has_effect).map(|(option, ..)| option)
    }

    fn kind(&self) -> Option<FileKind> {
        if self.output.as_os_str() == "-" {
            return Some(FileKind::Booklet);
        }
        match self.output.extension()?.to_str()?.to_ascii_lowercase().as_str() {
            "pdf" => Some(FileKind::Booklet),
            "svg" => Some(FileKind::Svg),
            "png" => Some(FileKind::Png),
            _ => None,
        }
    }

    fn booklet(&self, found: &[PrintablePuzzle]) -> Booklet {
        let sheets = found.iter().map(|PrintablePuzzle { board, solution, level, link, .. }| Sheet {
            board: board.clone(),
            note: level.clone(),
            solution: (!self.no_solutions).then(|| solution.clone()),
            link: link.clone(),
        });
        Booklet {
            title: self.title.clone().unwrap_or_default(),
            sheets: sheets.collect(),
            per_page: match self.per_page {
                Some(PuzzlesPerPage::One) => PerPage::One,
                Some(PuzzlesPerPage::Two) => PerPage::Two,
                Some(PuzzlesPerPage::Four) | None => PerPage::Four,
                Some(PuzzlesPerPage::Six) => PerPage::Six,
            },
            letters: self.letters,
            paper: match self.paper {
                Some(PaperSize::A4) | None => Paper::A4,
                Some(PaperSize::Letter) => Paper::Letter,
            },
        }
    }

    fn picture(&self, found: &PrintablePuzzle, kind: FileKind) -> Result<Vec<u8>, PrintError> {
        let candidates = (self.candidates || self.hint).then_some(&found.candidates[..]);
        let picture = Picture { board: &found.board, candidates, marks: &found.marks, letters: self.letters };
        match kind {
            FileKind::Png => picture.png(self.width.unwrap_or(WIDTH)),
            _ => picture.svg().map(String::into_bytes),
        }
    }
}

/// Collects puzzles with one solution, in order.
struct PuzzleCollector {
    found: Arc<Mutex<Vec<PrintablePuzzle>>>,
    /// The kind of file to write. A picture shows only the first puzzle.
    kind: FileKind,
    hint: bool,
    link: Option<String>,
}

impl PuzzleCollector {
    fn keep(&self, puzzle: PrintablePuzzle) {
        if let Ok(mut found) = self.found.lock() {
            found.push(puzzle);
        }
    }

    fn has_enough(&self) -> bool {
        self.kind != FileKind::Booklet && self.found.lock().is_ok_and(|found| !found.is_empty())
    }
}

impl Work for PuzzleCollector {
    type State = InterruptibleSolver;

    fn new_state(&self) -> InterruptibleSolver {
        InterruptibleSolver::new()
    }

    fn is_in_order(&self) -> bool {
        true
    }

    fn puzzle(
        &self,
        solver: &mut InterruptibleSolver,
        puzzle: AnyPuzzle<'_>,
        origin: Origin<'_>,
        report: &mut Report<'_>,
    ) -> io::Result<Status> {
        if self.has_enough() {
            return Ok(Status::Fine);
        }
        let board = puzzle.board().puzzle();
        if let Err(reason) = drawable(&board) {
            return report.print_unreadable(origin, reason);
        }
        let link = self.link.as_ref().map(|address| formats::link_at(address, &board));
        let (position, solution) = match StartingPosition::of(solver, puzzle) {
            Err(reason) => return report.print_refusal(origin, &reason),
            Ok(StartingPosition { solutions: Solutions::None, .. }) => {
                return report.print_refusal(origin, &Refusal::NoSolution(None));
            }
            Ok(StartingPosition { solutions: Solutions::Several(_), .. }) => return report.refuse(origin, SEVERAL),
            Ok(StartingPosition { position, solutions: Solutions::One(solution), .. }) => (position, solution),
        };
        let path = (self.kind == FileKind::Booklet).then(|| solve_path(&position, true));
        let level = path.filter(Path::is_solved).map(|path| path.level().to_string());
        let step = if self.hint { next(&position, true) } else { None };
        self.keep(PrintablePuzzle {
            candidates: position.cells().map(|cell| position.candidates(cell)).collect(),
            marks: step.map(|step| step.pieces(&position)).unwrap_or_default(),
            level: level.unwrap_or_default(),
            solution,
            link,
            board,
        });
        Ok(Status::Fine)
    }

    fn handle_read_error(
        &self,
        _: &Piece,
        reason: &ReadError,
        origin: Origin<'_>,
        report: &mut Report<'_>,
    ) -> io::Result<Status> {
        if self.has_enough() { Ok(Status::Fine) } else { report.print_read_error(origin, reason) }
    }
}
