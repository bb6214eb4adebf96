//! The command `solve`: puzzles in, solutions out.

use super::{EngineName, Format, Patience, Status};
use crate::notation::{self, Notation, NumberedText, ReadError};
use crate::search::{Advance, Engine, Search, Step};
use crate::sudoku::Board;
use clap::Args;
use std::io::{self, Read, Write};

/// What to solve, and how.
#[derive(Args, Debug)]
pub struct Solve {
    /// The puzzle, in quotes if it has spaces or line ends; or - to read puzzles from standard input.
    ///
    /// Standard input may hold one puzzle or many: a puzzle a line, or grids and rows one below the other.
    /// What follows a # is passed over, and so are titles between puzzles.
    #[arg(value_name = "PUZZLE")]
    pub puzzle: String,
    /// How to print the solution.
    #[arg(long, value_enum, default_value_t = Format::Grid)]
    pub format: Format,
    /// Which program searches.
    #[arg(long, value_enum, value_name = "NAME", default_value_t = EngineName(Engine::BruteForce))]
    pub engine: EngineName,
    /// Print all solutions, one after the other.
    #[arg(long)]
    pub all: bool,
    /// Print at most N solutions of a puzzle.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub limit: Option<u64>,
    /// Print every step of the search before its solutions.
    #[arg(long)]
    pub steps: bool,
    #[command(flatten)]
    pub(super) patience: Patience,
}

/// What a search came to.
struct Outcome {
    solutions: u64,
    /// What it had done when there was no more time.
    stopped: Option<String>,
}

/// The puzzle of the command line, or all of standard input.
fn read_pieces(
    puzzle: &str,
    input: &mut impl Read,
    errors: &mut impl Write,
) -> io::Result<Result<Vec<NumberedText>, Status>> {
    if puzzle != "-" {
        return Ok(Ok(vec![NumberedText { line: 1, text: puzzle.to_owned() }]));
    }
    let mut bytes = Vec::new();
    if let Err(error) = input.read_to_end(&mut bytes) {
        writeln!(errors, "sudoku-assistant: standard input cannot be read: {error}")?;
        return Ok(Err(Status::Unreadable));
    }
    let pieces = notation::split_puzzles(&String::from_utf8_lossy(&bytes));
    if pieces.is_empty() {
        writeln!(errors, "sudoku-assistant: {}", ReadError::Empty)?;
        return Ok(Err(Status::Unreadable));
    }
    Ok(Ok(pieces))
}

impl Solve {
    /// Solves all puzzles; the worst of their ends is the end of the command.
    pub(super) fn run(
        &self,
        input: &mut impl Read,
        out: &mut impl Write,
        errors: &mut impl Write,
    ) -> io::Result<Status> {
        let pieces = match read_pieces(&self.puzzle, input, errors)? {
            Ok(pieces) => pieces,
            Err(status) => return Ok(status),
        };
        let many = pieces.len() > 1;
        let mut worst = Status::Fine;
        let mut printed = 0;
        for NumberedText { line, text } in pieces {
            let place = if many { format!("line {line}: ") } else { String::new() };
            let status = match notation::read(&text) {
                Ok(board) => {
                    let outcome = self.search(&board, &mut printed, out)?;
                    if let Some(done) = &outcome.stopped {
                        out.flush()?;
                        writeln!(errors, "sudoku-assistant: {place}{done}")?;
                        Status::Unfinished
                    } else if outcome.solutions == 0 {
                        out.flush()?;
                        writeln!(errors, "sudoku-assistant: {place}this puzzle has no solution")?;
                        Status::NoSolution
                    } else {
                        Status::Fine
                    }
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

    /// Prints steps and solutions as they come. `printed` counts the boards of all puzzles.
    fn search(&self, board: &Board, printed: &mut u64, out: &mut impl Write) -> io::Result<Outcome> {
        let most = self.limit.unwrap_or(if self.all { u64::MAX } else { 1 });
        let mut search = self.engine.0.search(board);
        // Among steps a word about the search would only stand in the way.
        let mut watch = self.patience.start(!self.steps);
        let mut made: u64 = 0;
        loop {
            made += 1;
            let advance = if self.steps {
                match search.next() {
                    Some(step) => {
                        writeln!(out, "{step}")?;
                        if step == Step::Solution { Advance::Reached } else { Advance::Made }
                    }
                    None => Advance::Ended,
                }
            } else {
                // Solutions that were found are seen while the next one is searched for.
                out.flush()?;
                search.run_to_solution(watch.patience(&search)).1
            };
            if advance == Advance::Ended {
                break;
            }
            if advance == Advance::Reached {
                watch.clear();
                if *printed > 0 && self.format == Format::Grid {
                    writeln!(out)?;
                }
                writeln!(out, "{}", Notation::from(self.format).write(&search.board()))?;
                *printed += 1;
                if search.counts().solutions == most {
                    break;
                }
            }
            let looks = !self.steps || advance == Advance::Reached || made.is_multiple_of(watch.patience(&search));
            if looks && watch.is_over(&search) {
                let stopped = Some(watch.report(&search));
                return Ok(Outcome { solutions: search.counts().solutions, stopped });
            }
        }
        watch.clear();
        Ok(Outcome { solutions: search.counts().solutions, stopped: None })
    }
}
