//! The commands `completions` and `man`: what a shell and the manual want to know of the others.

use super::Arguments;
use super::report::{Status, reason_of};
use clap::{Args, CommandFactory};
use clap_complete::Shell;
use std::io::{self, Write};
use std::path::PathBuf;

/// The name of the program.
const NAME: &str = "sudoku-assistant";

/// The name of the program as a part of the names of functions and variables, where a hyphen would be in the way.
///
/// The scripts for bash are made for this name: of a name with a hyphen clap_complete 4.6 writes the states of the command line
/// in two ways, and nothing is completed after the first word.
const BASH_NAME: &str = "sudoku_assistant";

/// Which shell.
#[derive(Args, Debug)]
pub struct Completions {
    /// The shell.
    #[arg(value_enum, value_name = "SHELL")]
    pub shell: Shell,
}

impl Completions {
    /// Prints the script.
    pub(super) fn run(&self, out: &mut impl Write) -> io::Result<Status> {
        // Written in one go, for the generator cannot be told of a closed pipe.
        let mut script = Vec::new();
        let name = if self.shell == Shell::Bash { BASH_NAME } else { NAME };
        clap_complete::generate(self.shell, &mut Arguments::command(), name, &mut script);
        let mut script = String::from_utf8_lossy(&script).into_owned();
        if self.shell == Shell::Bash {
            // The name of the program ends the lines that register the function; elsewhere it is a part of other names.
            script = script.replace(&format!(" {BASH_NAME}\n"), &format!(" {NAME}\n"));
        }
        out.write_all(script.as_bytes())?;
        out.flush()?;
        Ok(Status::Fine)
    }
}

/// Which page.
#[derive(Args, Debug)]
pub struct Man {
    /// The command whose page is wanted; without it, the page of the whole program.
    #[arg(value_name = "COMMAND", conflicts_with = "dir")]
    pub command: Option<String>,
    /// Write all pages as files into this folder, and nothing to standard output.
    #[arg(long, value_name = "FOLDER")]
    pub dir: Option<PathBuf>,
}

impl Man {
    /// Prints or writes pages.
    pub(super) fn run(&self, out: &mut impl Write, errors: &mut impl Write) -> io::Result<Status> {
        let mut program = Arguments::command().disable_help_subcommand(true);
        program.build();
        if let Some(folder) = &self.dir {
            let pages = std::fs::create_dir_all(folder).and_then(|()| clap_mangen::generate_to(program, folder));
            if let Err(error) = pages {
                writeln!(
                    errors,
                    "sudoku-assistant: the pages cannot be written to {}: {}",
                    folder.display(),
                    reason_of(&error)
                )?;
                return Ok(Status::Unreadable);
            }
            return Ok(Status::Fine);
        }
        let command = match &self.command {
            None => &program,
            Some(name) => match program.find_subcommand(name) {
                Some(command) => command,
                None => {
                    writeln!(errors, "sudoku-assistant: there is no command {name}; --help lists them")?;
                    return Ok(Status::Unreadable);
                }
            },
        };
        let mut text = Vec::new();
        clap_mangen::Man::new(command.clone()).render(&mut text)?;
        out.write_all(&text)?;
        out.flush()?;
        Ok(Status::Fine)
    }
}
