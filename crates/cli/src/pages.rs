//! The commands `completions` and `man`: shell completion scripts and manual pages.

use super::help::{Chapter, Note};
use super::names::Names;
use super::report::{Status, reason_of};
use clap::{Args, Command};
use clap_complete::Shell;
use clap_mangen::roff::{Roff, bold, roman};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::{fs, iter};
use sudoku_board::notation::Escaped;

/// The name under which the program is installed.
const NAME: &str = "sudoku-assistant";

/// The program's name without its hyphen, for the functions and variables of the bash script.
///
/// With a hyphen in the name, clap_complete 4.6 spells the states of the command line in two ways, and nothing after the first
/// word is completed.
const BASH_NAME: &str = "sudoku_assistant";

/// Arguments of the command `completions`.
#[derive(Args, Debug)]
pub struct Completions {
    /// The shell.
    #[arg(value_enum, value_name = "SHELL")]
    pub shell: Shell,
}

impl Completions {
    /// Prints the completion script.
    pub(super) fn run(&self, mut program: Command, out: &mut impl Write) -> io::Result<Status> {
        // Written in one go, since the generator cannot report a closed pipe.
        let mut script = Vec::new();
        let name = if self.shell == Shell::Bash { BASH_NAME } else { NAME };
        clap_complete::generate(self.shell, &mut program, name, &mut script);
        let mut script = String::from_utf8_lossy(&script).into_owned();
        if self.shell == Shell::Bash {
            // The lines that register the function end in the program's name; elsewhere the name is part of other names.
            script = script.replace(&format!(" {BASH_NAME}\n"), &format!(" {NAME}\n"));
        }
        out.write_all(script.as_bytes())?;
        out.flush()?;
        Ok(Status::Fine)
    }
}

/// Arguments of the command `man`.
#[derive(Args, Debug)]
pub struct Man {
    /// The command whose page to print [default: the page of the whole program].
    #[arg(value_name = "COMMAND", conflicts_with = "dir", value_parser = Names(Chapter::commands))]
    pub command: Option<String>,
    /// Write all pages to files in this folder instead of standard output.
    #[arg(long, value_name = "FOLDER")]
    pub dir: Option<PathBuf>,
}

impl Man {
    /// Prints a page, or writes them all.
    pub(super) fn run(&self, program: Command, out: &mut impl Write, errors: &mut impl Write) -> io::Result<Status> {
        let mut program = program.disable_help_subcommand(true);
        program.build();
        if let Some(folder) = &self.dir {
            if let Err(error) = write_pages(&program, folder) {
                let (folder, reason) = (folder.to_string_lossy(), reason_of(&error));
                let folder = Escaped(&folder);
                writeln!(errors, "sudoku-assistant: cannot write the pages to {folder}: {reason}")?;
                return Ok(Status::Unreadable);
            }
            return Ok(Status::Fine);
        }
        // The argument parser refuses unknown names.
        let named = self.command.as_ref().and_then(|name| program.find_subcommand(name));
        let command = named.unwrap_or(&program);
        out.write_all(&Page::of(command, &program).text()?)?;
        out.flush()?;
        Ok(Status::Fine)
    }
}

fn write_pages(program: &Command, folder: &Path) -> io::Result<()> {
    fs::create_dir_all(folder)?;
    for command in iter::once(program).chain(program.get_subcommands()) {
        let page = Page::of(command, program);
        fs::write(folder.join(page.man.get_filename()), page.text()?)?;
    }
    Ok(())
}

/// The manual page of a command, or of the whole program.
struct Page {
    name: String,
    /// The program's name and version.
    source: String,
    /// The parts that clap provides.
    man: clap_mangen::Man,
    chapter: &'static Chapter,
    has_commands: bool,
    /// The names of the other pages.
    others: Vec<String>,
}

impl Page {
    fn of(command: &Command, program: &Command) -> Page {
        let name = |command: &Command| command.get_display_name().unwrap_or(command.get_name()).to_owned();
        let mut others: Vec<String> = iter::once(program)
            .chain(program.get_subcommands())
            .map(name)
            .filter(|other| *other != name(command))
            .collect();
        others.sort();
        let usage = command.clone().render_usage().to_string();
        let headed = command.clone().subcommand_help_heading("COMMANDS");
        let with_usage = headed.override_usage(usage.trim_start_matches("Usage: ").to_owned());
        Page {
            name: name(command),
            source: format!("{NAME} {}", program.get_version().unwrap_or_default()),
            man: clap_mangen::Man::new(with_usage),
            chapter: Chapter::of(command.get_name()),
            has_commands: command.has_subcommands(),
            others,
        }
    }

    fn text(&self) -> io::Result<Vec<u8>> {
        let mut parts = vec![self.title()];
        let mut part = |render: &dyn Fn(&mut dyn Write) -> io::Result<()>| -> io::Result<()> {
            let mut text = Vec::new();
            render(&mut text)?;
            parts.push(String::from_utf8_lossy(&text).into_owned());
            Ok(())
        };
        part(&|text| self.man.render_name_section(text))?;
        part(&|text| self.man.render_synopsis_section(text))?;
        part(&|text| self.man.render_description_section(text))?;
        part(&|text| self.notes().to_writer(text))?;
        part(&|text| self.man.render_options_section(text))?;
        if self.has_commands {
            part(&|text| self.man.render_subcommands_section(text))?;
        }
        part(&|text| self.closing_sections().to_writer(text))?;
        // Each part begins by defining the apostrophe; once is enough.
        let beginning = Roff::new().render();
        let parts = parts.iter().map(|part| part.strip_prefix(&beginning).unwrap_or(part));
        let page = beginning.clone() + &parts.collect::<String>();
        // Two line breaks around an empty line become one gap.
        Ok(page.replace(".br\n\n.br\n", ".sp\n").into_bytes())
    }

    /// Returns the title line, shown at the top and bottom of the page. The empty date is needed, or the next argument takes its
    /// place.
    fn title(&self) -> String {
        Roff::new().control("TH", [self.name.as_str(), "1", "\"\"", &self.source, "Sudoku Assistant"]).render()
    }

    /// Returns the notes, which continue the description.
    fn notes(&self) -> Roff {
        let mut roff = Roff::new();
        for note in self.chapter.notes {
            match note {
                Note::Words(words) => drop(roff.control("PP", []).text([roman(*words)])),
                Note::Lines(lines) => unfilled(roff.control("PP", []), lines),
            }
        }
        roff
    }

    /// Returns the sections below the options: exit statuses, examples and related pages.
    fn closing_sections(&self) -> Roff {
        let mut roff = Roff::new();
        roff.control("SH", ["EXIT STATUS"]);
        for (status, words) in self.chapter.statuses {
            roff.control("TP", []).text([bold(status.to_string())]).text([roman(*words)]);
        }
        roff.control("SH", ["EXAMPLES"]);
        unfilled(&mut roff, self.chapter.examples);
        // Keep roff from hyphenating page names.
        roff.control("SH", ["SEE ALSO"]).control("nh", []).control("ad", ["l"]);
        for (index, other) in self.others.iter().enumerate() {
            let end = if index + 1 < self.others.len() { "(1)," } else { "(1)" };
            roff.text([bold(other), roman(end)]);
        }
        roff
    }
}

/// Adds lines that are printed as they are.
fn unfilled(roff: &mut Roff, lines: &[&str]) {
    roff.control("RS", ["4"]).control("nf", []);
    for line in lines {
        roff.text([roman(*line)]);
    }
    roff.control("fi", []).control("RE", []);
}
