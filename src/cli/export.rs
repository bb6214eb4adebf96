//! The command `export`: a puzzle in the format of another program.

use super::report::Status;
use super::single::Input;
use crate::search::Model;
use clap::Args;
use std::io::{self, Write};

/// What to export, and as what.
#[derive(Args, Debug)]
pub struct Export {
    #[command(flatten)]
    pub(super) input: Input,
    /// Write the binary program in the CPLEX LP format, which GLPK, CBC and others read.
    #[arg(long, required = true)]
    pub lp: bool,
}

impl Export {
    /// Prints the model.
    pub(super) fn run(&self, out: &mut impl Write, errors: &mut impl Write) -> io::Result<Status> {
        let Some(board) = self.input.read(errors)? else { return Ok(Status::Unreadable) };
        write!(out, "{}", Model::of(&board).to_lp())?;
        out.flush()?;
        Ok(Status::Fine)
    }
}
