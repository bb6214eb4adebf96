//! The command `lessons`: the path of lessons as a list, or as pages to print.

use super::output::write;
use super::report::{Status, reason_of};
use crate::lessons::{Lesson, course, languages, page, words};
use crate::notation::Escaped;
use clap::Args;
use clap::builder::PossibleValuesParser;
use std::io::{self, Write};
use std::path::PathBuf;

/// Which lessons, and in which form.
#[derive(Args, Debug)]
pub struct Lessons {
    /// The class codes of lessons; all lessons if none is named.
    #[arg(value_name = "LESSON")]
    pub lessons: Vec<String>,
    /// Print the lessons as an HTML page: for each a sheet for the learners, and one with the answers.
    #[arg(short, long)]
    pub print: bool,
    /// Write to this file, and nothing to standard output. A file that is there already is replaced once all is written.
    #[arg(short, long, value_name = "FILE")]
    pub output: Option<PathBuf>,
    /// The language of the lessons.
    #[arg(short, long, value_name = "TAG", default_value = "en", value_parser = PossibleValuesParser::new(languages()))]
    pub language: String,
}

impl Lessons {
    /// Writes them, or says why not.
    pub(super) fn run(&self, out: &mut impl Write, errors: &mut impl Write) -> io::Result<Status> {
        let content = match self.chosen().and_then(|lessons| self.content(&lessons)) {
            Ok(content) => content,
            Err(reason) => {
                writeln!(errors, "sudoku-assistant: {reason}")?;
                return Ok(Status::Unreadable);
            }
        };
        let Some(path) = &self.output else {
            out.write_all(content.as_bytes())?;
            out.flush()?;
            return Ok(Status::Fine);
        };
        if let Err(error) = write(path, content.as_bytes()) {
            let (path, reason) = (path.to_string_lossy(), reason_of(&error));
            writeln!(errors, "sudoku-assistant: {} cannot be written: {reason}", Escaped(&path))?;
            return Ok(Status::Unreadable);
        }
        Ok(Status::Fine)
    }

    fn chosen(&self) -> Result<Vec<&'static Lesson>, String> {
        let course = course().map_err(ToString::to_string)?;
        if self.lessons.is_empty() {
            return Ok(course.iter().collect());
        }
        let of = |name: &String| {
            course.iter().find(|lesson| lesson.name == *name).ok_or_else(|| {
                let known = course.iter().map(|lesson| lesson.name.as_str()).collect::<Vec<_>>().join(", ");
                format!("I have no lesson \"{}\"; there are {known}", Escaped(name))
            })
        };
        self.lessons.iter().map(of).collect()
    }

    fn content(&self, lessons: &[&Lesson]) -> Result<String, String> {
        let words = words(&self.language);
        if self.print {
            return page(lessons, words).map_err(|error| error.to_string());
        }
        let width = lessons.iter().map(|lesson| lesson.name.len()).max().unwrap_or(0);
        let mut text = String::new();
        let mut part = None;
        for lesson in lessons {
            if part.replace(lesson.part) != Some(lesson.part) {
                let gap = if text.is_empty() { "" } else { "\n" };
                text += &format!("{gap}{}\n", words.part(lesson.part));
            }
            let minutes = words.say("print-minutes", &[("minutes", lesson.minutes.into())]);
            text += &format!("  {:width$}  {} ({minutes})\n", lesson.name, words.title(lesson));
        }
        Ok(text)
    }
}
