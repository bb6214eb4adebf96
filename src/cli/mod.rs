//! Floor 4, the command line: arguments to library calls to text. Never names Bevy.

mod check;
mod export;
mod feed;
mod input;
mod patience;
mod progress;
mod puzzles;
mod race;
mod reader;
mod report;
mod solve;
mod workers;

pub use check::{Check, Questions};
pub use export::Export;
pub use input::Inputs;
pub use race::{By, Race};
pub use solve::{Solve, SolverName};
pub use workers::Jobs;

use crate::notation::Notation;
use crate::search::Engine;
use clap::builder::PossibleValue;
use clap::{Parser, Subcommand, ValueEnum};
use patience::Patience;
use report::Status;
use std::io::{self, Write};
use std::process::ExitCode;

/// A sudoku on a Scratch-like stage: play, and watch five programs search, fail and backtrack.
///
/// Without a command the game opens in a window.
#[derive(Parser, Debug)]
#[command(name = "sudoku-assistant", version, after_help = EXAMPLES)]
pub struct Arguments {
    /// What to do instead of playing.
    #[command(subcommand)]
    pub command: Option<Command>,
}

const EXAMPLES: &str = "\
Examples:
  sudoku-assistant
  sudoku-assistant solve 460100000,820500000,000090500,290300000,010040080,000002096,006020000,000001029,000003075,
  sudoku-assistant solve --format line - < puzzles/samples.txt
  sudoku-assistant race 85...24..72......9..4.........1.7..23.5...9...4...........8..7..17..........36.4.
  sudoku-assistant export --lp .....6....59.....82....8....45........3........6..3.54...325..6.................. > puzzle.lp

Exit status: 0 all went well, 1 a puzzle has no solution, 2 an input cannot be read or the game cannot open a window,
3 the time was over.";

/// A command that needs no window.
#[derive(Subcommand, Debug)]
pub enum Command {
    /// Print the solutions of a puzzle.
    #[command(after_help = SOLVE_HELP)]
    Solve(Solve),
    /// Tell whether puzzles are valid, unique, minimal, solved.
    #[command(after_help = CHECK_HELP)]
    Check(Check),
    /// Let several engines race on the same puzzle and print a table.
    #[command(after_help = RACE_HELP)]
    Race(Race),
    /// Write a puzzle for another program.
    #[command(after_help = EXPORT_HELP)]
    Export(Export),
}

const SOLVE_HELP: &str = "\
A puzzle is written in one of three ways:
  comma   nine rows of nine digits, a comma after each, 0 for a blank
  line    81 characters, 0 or . for a blank
  grid    nine lines of nine, 0 or . for a blank; spaces, | - and + are passed over

Of a puzzle with several solutions the first is printed. With brute-force and assumptions it is the one that comes first when
its digits are read as a number; the other engines have orders of their own.

Exit status: 0 solved, 1 a puzzle has no solution, 2 an input cannot be read, 3 a search was stopped by --seconds. The reason is
on standard error; puzzles that can be read are solved all the same.";

const CHECK_HELP: &str = "\
  valid     no digit stands twice in a row, a column or a box
  unique    there is exactly one solution; else `no solution` or `not unique`
  minimal   it is unique, and without any one of its givens it would not be
  solved    all cells are filled, and it is valid

Each puzzle of a file or of standard input has a line that begins with its place:
  $ sudoku-assistant check puzzles.txt
  puzzles.txt, line 1: valid, unique, not minimal, not solved
  puzzles.txt, line 2: not valid: row 1 holds two 4s, in columns 1 and 2

Examples:
  sudoku-assistant check --solved -q \"$BOARD\" && echo 'Well done!'
  sudoku-assistant check --unique --filter *.txt | sudoku-assistant solve

Exit status: 0 yes for all puzzles, 1 no for one or more (without a question: it is not valid or not unique), 2 an input cannot
be read. With --filter: 0 a puzzle was printed, 1 none was.";

const RACE_HELP: &str = "\
The engines run in turns on the same thread: the one that has used the least processor time goes on. Each makes some steps
before the race, so that none pays for being the first. The table is Markdown; the winner's name is in heavy type.

Exit status: 0 all arrived, 1 the puzzle has no solution, 2 it cannot be read, 3 the race was ended by --seconds.";

const EXPORT_HELP: &str = "\
The model has 729 variables, 324 equations and one more for each given. Variable x_i_j_k is 1 if row i, column j holds digit k.
GLPK solves it with `glpsol --lp puzzle.lp -o solution.txt`, CBC with `cbc puzzle.lp solve solution solution.txt`.

Exit status: 0 written, 2 the puzzle cannot be read.";

/// The name of an engine.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct EngineName(pub Engine);

impl ValueEnum for EngineName {
    fn value_variants<'a>() -> &'a [Self] {
        const {
            &[
                EngineName(Engine::ALL[0]),
                EngineName(Engine::ALL[1]),
                EngineName(Engine::ALL[2]),
                EngineName(Engine::ALL[3]),
                EngineName(Engine::ALL[4]),
            ]
        }
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        Some(PossibleValue::new(self.0.name()).help(self.0.about()))
    }
}

/// How to print a board.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum Format {
    /// Nine rows in one line, a comma after each.
    Comma,
    /// 81 characters in one line.
    Line,
    /// Nine lines, the boxes set apart.
    Grid,
}

impl From<Format> for Notation {
    fn from(format: Format) -> Self {
        match format {
            Format::Comma => Notation::Comma,
            Format::Line => Notation::Line,
            Format::Grid => Notation::Grid,
        }
    }
}

/// Runs a command: results to standard output, reasons to standard error. Returns the exit status.
pub fn run(command: Command) -> ExitCode {
    let mut out = io::BufWriter::new(io::stdout().lock());
    let mut errors = io::stderr();
    let ended = match command {
        Command::Solve(solve) => solve.run(&mut out, &mut errors),
        Command::Check(check) => check.run(&mut out, &mut errors),
        Command::Race(race) => race.run(&mut out, &mut errors),
        Command::Export(export) => export.run(&mut out, &mut errors),
    };
    let status = match ended {
        Ok(status) => status,
        // Whoever read our output has seen enough.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Status::Fine,
        Err(error) => {
            // With standard error gone as well there is nobody left to tell.
            let _ = writeln!(errors, "sudoku-assistant: the output cannot be written: {error}");
            Status::Unreadable
        }
    };
    // What is left in the buffer belongs to an output that cannot be written.
    let _ = out.into_parts();
    ExitCode::from(status as u8)
}
