//! Floor 4, the command line: arguments to library calls to text. Never names Bevy.

use crate::notation::{self, NumberedText};
use crate::search::{BruteForce, Step};
use crate::sudoku::Board;
use clap::{Parser, Subcommand, ValueEnum};
use std::io::{self, Read, Write};
use std::process::ExitCode;

/// A sudoku on a Scratch-like stage: play, and watch a recursive solver try, fail and backtrack.
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

Exit status: 0 all went well, 1 a puzzle has no solution, 2 an input cannot be read or the game cannot open a window.";

/// A command that needs no window.
#[derive(Subcommand, Debug)]
pub enum Command {
    /// Print the solution of a puzzle.
    #[command(after_help = SOLVE_HELP)]
    Solve {
        /// The puzzle, in quotes if it has spaces or line ends; or - to read puzzles from standard input.
        ///
        /// Standard input may hold one puzzle or many: a puzzle a line, or grids and rows one below the other.
        /// What follows a # is passed over, and so are titles between puzzles.
        #[arg(value_name = "PUZZLE")]
        puzzle: String,
        /// How to print the solution.
        #[arg(long, value_enum, default_value_t = Format::Grid)]
        format: Format,
    },
}

const SOLVE_HELP: &str = "\
A puzzle is written in one of three ways:
  comma   nine rows of nine digits, a comma after each, 0 for a blank
  line    81 characters, 0 or . for a blank
  grid    nine lines of nine, 0 or . for a blank; spaces, | - and + are passed over

Of a puzzle with several solutions the first is printed: the one that comes first when its digits are read as a number.

Exit status: 0 solved, 1 a puzzle has no solution, 2 an input cannot be read. The reason is on standard error; puzzles that
can be read are solved all the same.";

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

impl From<Format> for notation::Notation {
    fn from(format: Format) -> Self {
        match format {
            Format::Comma => notation::Notation::Comma,
            Format::Line => notation::Notation::Line,
            Format::Grid => notation::Notation::Grid,
        }
    }
}

/// How a command ended, in the words of the exit status; the worst of all puzzles counts.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Status {
    Solved = 0,
    NoSolution = 1,
    Unreadable = 2,
}

/// Runs a command: results to standard output, reasons to standard error. Returns the exit status.
pub fn run(command: Command) -> ExitCode {
    let Command::Solve { puzzle, format } = command;
    let mut out = io::stdout().lock();
    let mut errors = io::stderr().lock();
    let status = match solve(&puzzle, format, &mut io::stdin().lock(), &mut out, &mut errors) {
        Ok(status) => status,
        // Whoever read our output has seen enough.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Status::Solved,
        Err(error) => {
            // With standard error gone as well there is nobody left to tell.
            let _ = writeln!(errors, "sudoku-assistant: the solution cannot be written: {error}");
            Status::Unreadable
        }
    };
    ExitCode::from(status as u8)
}

fn solve(
    puzzle: &str,
    format: Format,
    input: &mut impl Read,
    out: &mut impl Write,
    errors: &mut impl Write,
) -> io::Result<Status> {
    let pieces = if puzzle == "-" {
        let mut bytes = Vec::new();
        if let Err(error) = input.read_to_end(&mut bytes) {
            writeln!(errors, "sudoku-assistant: standard input cannot be read: {error}")?;
            return Ok(Status::Unreadable);
        }
        let pieces = notation::split_puzzles(&String::from_utf8_lossy(&bytes));
        if pieces.is_empty() {
            writeln!(errors, "sudoku-assistant: {}", notation::ReadError::Empty)?;
            return Ok(Status::Unreadable);
        }
        pieces
    } else {
        vec![NumberedText { line: 1, text: puzzle.to_owned() }]
    };
    let many = pieces.len() > 1;
    let mut worst = Status::Solved;
    let mut printed = false;
    for NumberedText { line, text } in pieces {
        let place = if many { format!("line {line}: ") } else { String::new() };
        let status = match notation::read(&text).map(|board| first_solution(&board)) {
            Ok(Some(solution)) => {
                if printed && format == Format::Grid {
                    writeln!(out)?;
                }
                writeln!(out, "{}", notation::Notation::from(format).write(&solution))?;
                printed = true;
                Status::Solved
            }
            Ok(None) => {
                writeln!(errors, "sudoku-assistant: {place}this puzzle has no solution")?;
                Status::NoSolution
            }
            Err(reason) => {
                writeln!(errors, "sudoku-assistant: {place}{reason}")?;
                Status::Unreadable
            }
        };
        worst = worst.max(status);
    }
    out.flush()?;
    Ok(worst)
}

fn first_solution(board: &Board) -> Option<Board> {
    let mut search = BruteForce::new(board);
    search.find(|step| *step == Step::Solution)?;
    Some(search.board())
}
