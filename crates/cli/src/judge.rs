//! The command `judge`: tests a block program as a solver on puzzles with no, one and many solutions.

use super::program;
use super::report::Status;
use clap::Args;
use std::ffi::OsString;
use std::io::{self, Write};
use sudoku_blocks::{Judge as Judging, Solutions, TrialResult};

/// The number of blocks that run before the results so far are printed.
const BLOCKS_PER_UPDATE: u32 = 1_000_000;

/// Arguments of the command `judge`.
#[derive(Args, Debug)]
pub struct Judge {
    /// The program: a RON file, a Scratch 3 project, or the name of a built-in program.
    #[arg(value_name = "PROGRAM")]
    pub program: OsString,
}

impl Judge {
    /// Runs the program on all puzzles, prints a table, and reports the first puzzle it got wrong.
    pub(super) fn run(&self, out: &mut impl Write, errors: &mut impl Write) -> io::Result<Status> {
        let code = match program::compiled(&self.program, errors)? {
            Ok(code) => code,
            Err(reason) => {
                writeln!(errors, "sudoku-assistant: {reason}")?;
                return Ok(Status::Unreadable);
            }
        };
        let mut judge = Judging::new(code);
        writeln!(out, "| Puzzle | Solutions | Right | Calls | Tried | Calls of ours | Tried by ours |")?;
        writeln!(out, "|---|---:|---|---:|---:|---:|---:|")?;
        let mut printed = 0;
        while !judge.is_over() {
            judge.run(BLOCKS_PER_UPDATE);
            for result in &judge.results()[printed..] {
                row(result, out)?;
            }
            printed = judge.results().len();
            out.flush()?;
        }
        let Some(first) = judge.first_mistake() else {
            let sum = |tries: fn(&TrialResult) -> u64| judge.results().iter().map(tries).sum::<u64>();
            let (own, ours) = (sum(|result| result.work.tries), sum(|result| result.bundled_work.tries));
            writeln!(out, "\nAll {} puzzles are right: {own} digits tried; our program tried {ours}.", judge.count())?;
            out.flush()?;
            return Ok(Status::Fine);
        };
        if let Some(wrong) = &first.mistake {
            writeln!(errors, "sudoku-assistant: {}, {}: {wrong}", first.trial.name, first.trial.board)?;
        }
        Ok(Status::Refused)
    }
}

fn row(result: &TrialResult, out: &mut impl Write) -> io::Result<()> {
    let solutions = match result.trial.solutions {
        Solutions::None => "0",
        Solutions::One => "1",
        Solutions::Many => "2+",
    };
    let right = if result.mistake.is_none() { "yes" } else { "no" };
    let (own, ours) = (result.work, result.bundled_work);
    writeln!(
        out,
        "| {} | {solutions} | {right} | {} | {} | {} | {} |",
        result.trial.name, own.calls, own.tries, ours.calls, ours.tries
    )
}
