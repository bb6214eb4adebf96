//! The command line: reads arguments, calls the other crates, prints text.

mod check;
mod class_results;
mod complaints;
mod convert;
mod display;
mod explain;
mod export;
mod feed;
mod generate;
mod generate_boards;
mod help;
mod input;
mod jobs;
mod judge;
mod lessons;
mod names;
mod output;
mod pages;
mod parse;
mod print;
mod program;
mod progress;
mod puzzles;
mod race;
mod rate;
#[cfg(all(test, debug_assertions))]
mod reading_costs;
mod records;
mod report;
mod scorm;
#[cfg(feature = "server")]
mod serve;
mod single;
mod solve;
mod tables;
mod time_limit;
mod workers;

pub use check::{Check, Questions};
pub use convert::Convert;
pub use display::has_display;
pub use explain::Explain;
pub use export::Export;
pub use generate::Generate;
pub use input::Inputs;
pub use jobs::Jobs;
pub use judge::Judge;
pub use lessons::{Lessons, OpenedLesson};
pub use names::{SolverName, TechniqueName};
pub use pages::{Completions, Man};
pub use parse::parse;
pub use print::{PaperSize, Print, PuzzlesPerPage};
pub use puzzles::Puzzles;
pub use race::{Race, Ranking};
pub use rate::{Rate, RateFormat};
pub use records::{KeepColumns, Records};
#[cfg(feature = "server")]
pub use serve::Serve;
pub use single::Input;
pub use solve::Solve;

use clap::{CommandFactory, Parser, Subcommand};
use report::{Status, cannot_write};
use std::io::{self, Write};
use std::process::ExitCode;
use sudoku_answers::topics;
use time_limit::TimeLimit;
use workers::WorkerPanicked;

/// The maximum width of help text, in columns.
const WIDTH: usize = 80;

/// Play sudoku on a Scratch-like stage and watch programs search, fail and backtrack.
///
/// Without a command, the game opens in a window, or in the terminal where there is no display.
#[derive(Parser, Debug)]
#[command(name = "sudoku-assistant", version, max_term_width = WIDTH, after_help = help::PROGRAM.text())]
pub struct Arguments {
    /// The command to run instead of the game, or the lesson to open in it.
    #[command(subcommand)]
    pub choice: Option<Choice>,
    /// Play in the terminal, even where a window could open.
    #[cfg(feature = "terminal")]
    #[arg(long)]
    pub terminal: bool,
    /// Draw with plain ASCII characters in the terminal.
    #[cfg(feature = "terminal")]
    #[arg(long)]
    pub ascii: bool,
}

/// A way to start the program.
#[derive(Subcommand, Debug)]
pub enum Choice {
    /// A command that needs no window.
    #[command(flatten)]
    Command(Command),
    /// Open the game at a lesson.
    #[command(after_help = help::LESSON.text())]
    Lesson(OpenedLesson),
}

/// A command that needs no window.
#[derive(Subcommand, Debug)]
#[expect(missing_docs, reason = "questions of the server are described in the table of topics")]
pub enum Command {
    #[command(about = topics::SOLVE.summary, after_help = help::SOLVE.text())]
    Solve(Solve),
    #[command(about = topics::CHECK.summary, after_help = help::CHECK.text())]
    Check(Check),
    #[command(about = topics::RATE.summary, after_help = help::RATE.text())]
    Rate(Rate),
    #[command(about = topics::EXPLAIN.summary, after_help = help::EXPLAIN.text())]
    Explain(Explain),
    #[command(about = topics::GENERATE.summary, after_help = help::GENERATE.text())]
    Generate(Generate),
    #[command(
        about = topics::CONVERT.summary,
        after_help = help::CONVERT.text(),
        mut_arg("from", |from| from.short('f').hide_possible_values(false))
    )]
    Convert(Convert),
    /// Race several engines on the same puzzle and print a table.
    #[command(after_help = help::RACE.text())]
    Race(Race),
    /// Run a block program as a solver on eight puzzles and report what it gets wrong.
    #[command(after_help = help::JUDGE.text())]
    Judge(Judge),
    /// Export a puzzle or a block program for use in another program.
    #[command(after_help = help::EXPORT.text(), override_usage = "sudoku-assistant export [OPTIONS] <FORMAT> [PUZZLE|FILE]")]
    Export(Export),
    /// Print puzzles as a booklet, or draw one as a picture.
    #[command(after_help = help::PRINT.text())]
    Print(Print),
    /// List the lessons and their class codes, or print them with questions and answers.
    #[command(after_help = help::LESSONS.text())]
    Lessons(Lessons),
    /// Run a web server that answers questions about puzzles.
    #[cfg(feature = "server")]
    #[command(after_help = help::SERVE.text())]
    Serve(Serve),
    /// Print a shell completion script.
    #[command(after_help = help::COMPLETIONS.text())]
    Completions(Completions),
    /// Print a manual page, or write all of them to files.
    #[command(after_help = help::MAN.text())]
    Man(Man),
}

/// Returns the definition of the command line: its commands and options, with their help.
pub fn definition() -> clap::Command {
    Arguments::command()
}

/// Runs a command, with results on standard output and errors on standard error. Returns the exit status.
pub fn run(command: Command) -> ExitCode {
    let mut out = io::BufWriter::new(io::stdout().lock());
    let mut errors = io::stderr();
    let ended = match command {
        Command::Solve(solve) => solve.run(&mut out, &mut errors),
        Command::Check(check) => check.run(&mut out, &mut errors),
        Command::Rate(rate) => rate.run(&mut out, &mut errors),
        Command::Explain(explain) => explain.run(&mut out, &mut errors),
        Command::Generate(generate) => generate.run(&mut out, &mut errors),
        Command::Convert(convert) => convert.run(&mut out, &mut errors),
        Command::Completions(completions) => completions.run(definition(), &mut out),
        Command::Man(man) => man.run(definition(), &mut out, &mut errors),
        Command::Race(race) => race.run(&mut out, &mut errors),
        Command::Judge(judge) => judge.run(&mut out, &mut errors),
        Command::Export(export) => export.run(&mut out, &mut errors),
        Command::Print(print) => print.run(&mut out, &mut errors),
        #[cfg(feature = "server")]
        Command::Serve(serve) => serve.run(&mut out, &mut errors),
        Command::Lessons(lessons) => lessons.run(&mut out, &mut errors),
    };
    let status = match ended {
        Ok(status) => status,
        Err(error) => match error.get_ref().filter(|reason| reason.is::<WorkerPanicked>()) {
            Some(panicked) => {
                // If standard error is gone as well, there is nobody left to tell.
                let _ = writeln!(errors, "sudoku-assistant: {panicked}");
                Status::Unreadable
            }
            None => cannot_write(&error, &mut errors),
        },
    };
    // Drop what is still buffered: the output cannot be written.
    let _ = out.into_parts();
    ExitCode::from(status as u8)
}
