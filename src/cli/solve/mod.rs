//! The command `solve`: puzzles in, solutions out.

mod answers;
mod watched;

use super::Patience;
use super::input::Inputs;
use super::jobs::Jobs;
use super::names::{EngineName, NotationName, SolverName};
use super::numbers;
use super::program;
use super::puzzles::Job;
use super::report::{Layout, Status, Tally};
use crate::engines::Engine;
use crate::notation::Notation;
use answers::{Solving, Wanted};
use clap::Args;
use std::io::{self, Write};
use std::path::PathBuf;

/// What to solve, and how.
#[derive(Args, Debug)]
pub struct Solve {
    #[command(flatten)]
    pub(super) inputs: Inputs,
    /// How to print the solution; if it is not told, `grid` where each argument is one puzzle, and `line` elsewhere.
    #[arg(short, long, value_enum, value_name = "NAME")]
    pub format: Option<NotationName>,
    /// Which program searches; `fast` if it is not told.
    #[arg(long, value_enum, value_name = "NAME")]
    pub engine: Option<SolverName>,
    /// Run the block `solve` of this program, a RON file or a project of Scratch 3; needs --engine blocks.
    #[arg(long, value_name = "FILE")]
    pub program: Option<PathBuf>,
    /// Print all solutions, one after the other.
    #[arg(long)]
    pub all: bool,
    /// Print at most N solutions of a puzzle; with --count, count no further.
    #[arg(long, value_name = "N", value_parser = numbers::limit, allow_negative_numbers = true)]
    pub limit: Option<u64>,
    /// Print how many solutions each puzzle has. Counting ends at 1000000 or at --limit: then `1000000+` is printed.
    #[arg(long, conflicts_with_all = ["all", "format", "steps"])]
    pub count: bool,
    /// Print a solution only if there is no other. A puzzle with several is refused like one without any.
    #[arg(long, conflicts_with_all = ["all", "limit", "count", "steps"])]
    pub unique: bool,
    /// Print every step of the search before its solutions. The engine is then brute-force, or the one that is named.
    #[arg(long)]
    pub steps: bool,
    #[command(flatten)]
    pub(super) patience: Patience,
    #[command(flatten)]
    pub(super) jobs: Jobs,
    /// Tell on standard error how many puzzles were read, even if all went well.
    #[arg(long)]
    pub summary: bool,
}

/// How far solutions are counted if nothing else is said.
const COUNT_LIMIT: u64 = 1_000_000;

/// From so many puzzles on, those with which something was wrong are counted in the end.
const MANY: u64 = 100;

impl Solve {
    /// Solves all puzzles; the worst of their ends is the end of the command.
    pub(super) fn run(&self, out: &mut impl Write, errors: &mut impl Write) -> io::Result<Status> {
        let engine = match (self.engine, self.steps) {
            (Some(SolverName::Fast), true) => {
                writeln!(
                    errors,
                    "sudoku-assistant: the engine fast makes no steps that could be shown; \
                     leave --engine out or name another"
                )?;
                return Ok(Status::Unreadable);
            }
            (None, true) => Some(Engine::BruteForce),
            (Some(SolverName::Engine(EngineName(engine))), _) => Some(engine),
            (Some(SolverName::Fast) | None, false) => None,
        };
        if let (Some(engine), Some(_)) = (engine, self.jobs.jobs.filter(|jobs| jobs.get() > 1)) {
            writeln!(errors, "sudoku-assistant: {engine} works on one thread; --jobs needs the engine fast")?;
            return Ok(Status::Unreadable);
        }
        let program = match &self.program {
            Some(_) if engine != Some(Engine::Blocks) => {
                writeln!(errors, "sudoku-assistant: --program is for the blocks; add --engine blocks")?;
                return Ok(Status::Unreadable);
            }
            Some(path) => match program::compiled(path.as_os_str()) {
                Ok(code) => Some(code),
                Err(reason) => {
                    writeln!(errors, "sudoku-assistant: {reason}")?;
                    return Ok(Status::Unreadable);
                }
            },
            None => None,
        };
        let named = self.inputs.look_up(errors)?;
        let usual = if named.are_arguments() { Notation::Grid } else { Notation::Line };
        let notation = self.format.map_or(usual, |NotationName(notation)| notation);
        let wanted = if self.count {
            Wanted::Count(self.limit.unwrap_or(COUNT_LIMIT))
        } else if self.unique {
            Wanted::Unique
        } else {
            Wanted::Solutions(self.limit.unwrap_or(if self.all { u64::MAX } else { 1 }))
        };
        let is_alone = named.is_one_argument() && matches!(wanted, Wanted::Solutions(1) | Wanted::Unique);
        let layout = Layout { notation, is_alone };
        let work = Solving { wanted, layout, engine, program, steps: self.steps, patience: self.patience };
        let threads = if engine.is_some() || named.are_arguments() { 1 } else { self.jobs.count() };
        let job = Job { work, named, threads, takes_lines: true, shows_progress: engine.is_none() };
        let tally = job.run(out, errors)?;
        let refused =
            if self.unique { ["is not unique", "are not unique"] } else { ["has no solution", "have no solution"] };
        sum_up(&tally, self.summary, refused, errors)?;
        Ok(tally.worst)
    }
}

/// Tells the numbers of a run: if that is wanted, or if something was wrong with some of many puzzles.
pub(super) fn sum_up(tally: &Tally, is_wanted: bool, refused: [&str; 2], errors: &mut impl Write) -> io::Result<()> {
    if is_wanted || tally.puzzles >= MANY && tally.worst != Status::Fine {
        writeln!(errors, "sudoku-assistant: {}", tally.words(refused))?;
    }
    Ok(())
}
