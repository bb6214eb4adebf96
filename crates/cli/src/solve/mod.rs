//! The command `solve`: solves puzzles and prints their solutions.

mod answers;
mod watched;

use super::TimeLimit;
use super::names::{SolverName, named};
use super::parse::positive;
use super::program;
use super::puzzles::Puzzles;
use super::records::{KeepColumns, Records};
use super::report::{Layout, Status, cannot_begin};
use answers::{SolveOutput, SolveWork};
use clap::Args;
use std::io::{self, Write};
use std::path::PathBuf;
use sudoku_answers::topics::COUNT_LIMIT;
use sudoku_board::notation::Notation;
use sudoku_run::engines::Engine;

/// Arguments of the command `solve`.
#[derive(Args, Debug)]
pub struct Solve {
    #[command(flatten)]
    pub(super) puzzles: Puzzles,
    /// Print solutions in this notation [default: `grid` if every argument is a single puzzle, otherwise `line`].
    #[arg(short, long, value_parser = named::<Notation>(), value_name = "NAME", conflicts_with = "records")]
    pub format: Option<Notation>,
    /// Solve with this engine [default: fast].
    #[arg(long, value_enum, value_name = "NAME")]
    pub engine: Option<SolverName>,
    /// Run the block `solve` of this program, a RON file or a Scratch 3 project; requires --engine blocks.
    #[arg(long, value_name = "FILE")]
    pub program: Option<PathBuf>,
    /// Print all solutions, one after another.
    #[arg(long)]
    pub all: bool,
    /// Print at most N solutions per puzzle; with --count, stop counting at N.
    #[arg(long, value_name = "N", value_parser = positive, allow_negative_numbers = true)]
    pub limit: Option<u64>,
    /// Print how many solutions each puzzle has. Counting stops at 1000000 or at --limit and then prints `1000000+`.
    #[arg(long, conflicts_with_all = ["all", "format", "steps"])]
    pub count: bool,
    #[command(flatten)]
    pub(super) records: Records,
    #[command(flatten)]
    pub(super) keep: KeepColumns,
    /// Print a solution only if it is the only one. Puzzles with several solutions are reported like those with none.
    #[arg(long, conflicts_with_all = ["all", "limit", "count", "steps"])]
    pub unique: bool,
    /// Print every step of the search before its solutions. Uses brute-force unless --engine names another engine.
    #[arg(long, conflicts_with = "records")]
    pub steps: bool,
    #[command(flatten)]
    pub(super) time_limit: TimeLimit,
}

impl Solve {
    /// Solves all puzzles. Returns the worst status of all of them.
    pub(super) fn run(&self, out: &mut impl Write, errors: &mut impl Write) -> io::Result<Status> {
        let refuse = |reason: String, errors: &mut _| cannot_begin(&reason, errors);
        let engine = match (self.engine, self.steps) {
            (Some(SolverName::Fast), true) => {
                return refuse(
                    "--steps does not work with the engine fast; leave out --engine or name another one".to_owned(),
                    errors,
                );
            }
            (None, true) => Some(Engine::BruteForce),
            (Some(SolverName::Engine(engine)), _) => Some(engine),
            (Some(SolverName::Fast) | None, false) => None,
        };
        if let (Some(engine), Some(2..)) = (engine, self.puzzles.jobs.jobs) {
            return refuse(format!("--jobs works only with the engine fast; {engine} uses one thread"), errors);
        }
        let program = match &self.program {
            Some(_) if engine != Some(Engine::Blocks) => {
                return refuse("--program needs the engine blocks; add --engine blocks".to_owned(), errors);
            }
            Some(path) => match program::compiled(path.as_os_str(), errors)? {
                Ok(code) => Some(code),
                Err(reason) => return refuse(reason, errors),
            },
            None => None,
        };
        let columns: &'static [_] = if self.count { &["puzzle", "solutions", "more"] } else { &["puzzle", "solution"] };
        let form = match self.records.form(columns, self.keep.keep) {
            Ok(form) => form,
            Err(reason) => return refuse(reason, errors),
        };
        let named = self.puzzles.inputs.resolve(errors)?;
        let usual = if named.are_arguments() { Notation::Drawn } else { Notation::Line };
        let notation = self.format.unwrap_or(usual);
        let output = if self.count {
            SolveOutput::Count(self.limit.unwrap_or(COUNT_LIMIT))
        } else if self.unique {
            SolveOutput::Unique
        } else {
            SolveOutput::Solutions(self.limit.unwrap_or(if self.all { u64::MAX } else { 1 }))
        };
        let is_alone = named.is_one_argument() && matches!(output, SolveOutput::Solutions(1) | SolveOutput::Unique);
        let layout = Layout { notation, is_alone };
        let (steps, time_limit) = (self.steps, self.time_limit);
        let work = SolveWork { output, layout, engine, program, steps, form, time_limit };
        Ok(self.puzzles.run(work, named, out, errors)?.worst)
    }
}
