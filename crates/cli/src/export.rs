//! The command `export`: exports a puzzle or a block program in the format of another program.

use super::output::write;
use super::program;
use super::report::{Status, cannot_begin};
use super::single::Input;
use clap::Args;
use std::ffi::{OsStr, OsString};
use std::io::{self, Write};
use std::path::PathBuf;
use sudoku_blocks::{CLASSIC_PROGRAM, bundled, program_for, scratch};
use sudoku_board::notation::Escaped;
use sudoku_run::engines::Engine;
use sudoku_solve::search::Model;

/// The name of the program that is exported by default.
const PROGRAM: &str = CLASSIC_PROGRAM;

/// Arguments of the command `export`.
#[derive(Args, Debug)]
pub struct Export {
    #[command(flatten)]
    pub(super) input: Input,
    #[command(flatten)]
    pub(super) format: Format,
    /// Write to this file instead of standard output (-). An existing file is replaced once everything is written.
    #[arg(short, long, value_name = "FILE")]
    pub output: Option<PathBuf>,
}

/// The export format.
#[derive(Args, Debug)]
#[group(required = true, multiple = false)]
pub(super) struct Format {
    /// Write the puzzle's binary program in the CPLEX LP format, which GLPK, CBC and others read.
    #[arg(long)]
    pub lp: bool,
    /// Write a block program as a Scratch 3 project; requires --output.
    ///
    /// PROGRAM is the name of a built-in program ("checkpoint 1", "checkpoint 2", "final" and others) or a file: RON or a
    /// Scratch 3 project. If you give a puzzle, the project starts with it: when it asks for a puzzle, just press Enter.
    /// Standard input is read only if the puzzle is -.
    #[arg(long, value_name = "PROGRAM", num_args = 0..=1, default_missing_value = PROGRAM)]
    pub sb3: Option<OsString>,
    /// Write a block program's scripts as text that Scratch's forums and wikis show as pictures.
    #[arg(long, value_name = "PROGRAM", num_args = 0..=1, default_missing_value = PROGRAM)]
    pub scratchblocks: Option<OsString>,
}

impl Export {
    /// Writes the export, or reports why it cannot be written.
    pub(super) fn run(&self, out: &mut impl Write, errors: &mut impl Write) -> io::Result<Status> {
        let content = match &self.format {
            Format { sb3: Some(program), .. } => self.project(program, errors)?,
            Format { scratchblocks: Some(program), .. } => self.scripts(program, errors)?,
            _ => self.input.read(errors)?.map(|grid| Model::of(&grid).to_lp().into_bytes()),
        };
        let content = match content {
            Ok(content) => content,
            Err(status) => return Ok(status),
        };
        match write(self.output.as_deref(), &content, out)? {
            Ok(()) => Ok(Status::Fine),
            Err(reason) => cannot_begin(&reason, errors),
        }
    }

    fn project(&self, named: &OsStr, errors: &mut impl Write) -> io::Result<Result<Vec<u8>, Status>> {
        if self.output.is_none() {
            let reason =
                "--sb3 needs a file to write to; add --output, as in --output sudoku.sb3 (- is standard output)";
            return cannot_begin(reason, errors).map(Err);
        }
        let mut program = match program::read(named, errors)? {
            Ok(program) => program,
            Err(reason) => return cannot_begin(&reason, errors).map(Err),
        };
        if self.input.input.is_some() {
            let board = match self.input.read_any(errors)? {
                Ok(board) => board,
                Err(status) => return Ok(Err(status)),
            };
            if let Err(reason) = Engine::Blocks.takes(board.rules()) {
                return cannot_begin(&reason.to_string(), errors).map(Err);
            }
            // The program that is exported by default is for classic boards.
            if let Some(Ok(other)) = program_for(board.rules()).filter(|_| named == PROGRAM).map(bundled) {
                program = other;
            }
            match scratch::with_puzzle(&program, &board) {
                Some(with_puzzle) => program = with_puzzle,
                None => {
                    let name = Escaped(&program.name).to_string();
                    let reason = format!("{name} has no list S to hold a puzzle; leave out the puzzle");
                    return cannot_begin(&reason, errors).map(Err);
                }
            }
        }
        for label in scratch::endless(&program) {
            writeln!(
                errors,
                "sudoku-assistant: \"{}\" calls itself without a base case: in Scratch it never stops and fills the memory; \
                 let it end before it calls itself again",
                Escaped(&label.replace('_', "…"))
            )?;
        }
        // `program::read` refuses programs with errors, so this does not fail.
        Ok(scratch::sb3(&program).map_err(|_| Status::Unreadable))
    }

    fn scripts(&self, named: &OsStr, errors: &mut impl Write) -> io::Result<Result<Vec<u8>, Status>> {
        if self.input.input.is_some() {
            let reason = "--scratchblocks takes no puzzle: the scripts are the same for all of them; leave it out";
            return cannot_begin(reason, errors).map(Err);
        }
        match program::read(named, errors)? {
            Ok(program) => Ok(Ok(scratch::scratchblocks(&program).into_bytes())),
            Err(reason) => cannot_begin(&reason, errors).map(Err),
        }
    }
}
