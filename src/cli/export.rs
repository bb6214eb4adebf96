//! The command `export`: a puzzle in the format of another program.

use super::report::Status;
use crate::notation;
use crate::search::Model;
use clap::Args;
use std::io::{self, Write};

/// What to export, and as what.
#[derive(Args, Debug)]
pub struct Export {
    /// The puzzle, in quotes if it has spaces or line ends.
    #[arg(value_name = "PUZZLE")]
    pub puzzle: String,
    /// Write the binary program in the CPLEX LP format, which GLPK, CBC and others read.
    #[arg(long, required = true)]
    pub lp: bool,
}

impl Export {
    /// Prints the model.
    pub(super) fn run(&self, out: &mut impl Write, errors: &mut impl Write) -> io::Result<Status> {
        match notation::read(&self.puzzle) {
            Ok(board) => {
                write!(out, "{}", Model::of(&board).to_lp())?;
                out.flush()?;
                Ok(Status::Fine)
            }
            Err(reason) => {
                writeln!(errors, "sudoku-assistant: {reason}")?;
                Ok(Status::Unreadable)
            }
        }
    }
}
