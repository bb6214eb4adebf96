//! The command `lessons`: writes the course as a list, as pages to print, or as Scratch projects.

use super::class_results::collect;
use super::names::Names;
use super::output::{cannot_be_written, save, write};
use super::print::web_address;
use super::report::Status;
use super::scorm::package;
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::{Arg, ArgGroup, Args, Command, ValueEnum};
use std::ffi::OsStr;
use std::io::{self, Write};
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use sudoku_blocks::scratch;
use sudoku_run::lessons::{Assignment, BlockTexts, FAULTS, Lesson, Readers, Solution, course, languages, page, words};

/// Arguments of the command `lesson`.
#[derive(Args, Debug)]
pub struct OpenedLesson {
    /// The class code of the lesson, or the part of a teacher's link after #, such as lessons=clones,row&hint=off.
    #[arg(value_name = "LESSON", value_parser = AssignedLessons)]
    pub lesson: Assignment,
    /// The number of the task, counted from 1 [default: the first one that is not done].
    #[arg(value_name = "TASK")]
    pub task: Option<NonZeroUsize>,
}

impl OpenedLesson {
    /// Returns what the learner would type in the game to open it.
    pub fn code(&self) -> String {
        let task = self.task.map(NonZeroUsize::get).or(self.lesson.task);
        Assignment { task, ..self.lesson.clone() }.to_string()
    }
}

/// A clap parser for the code of a lesson, or for the link by which a teacher assigns lessons.
#[derive(Clone, Debug)]
struct AssignedLessons;

impl TypedValueParser for AssignedLessons {
    type Value = Assignment;

    fn parse_ref(&self, command: &Command, argument: Option<&Arg>, value: &OsStr) -> Result<Assignment, clap::Error> {
        let assigned = (|text: &str| Assignment::of_code(text)).parse_ref(command, argument, value)?;
        for code in assigned.lessons.iter().filter(|code| *code != FAULTS) {
            Names(codes).parse_ref(command, argument, OsStr::new(code))?;
        }
        Ok(assigned)
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Names(codes).possible_values().map(|values| Box::new(values.collect::<Vec<_>>().into_iter()) as Box<_>)
    }
}

/// The pages that `--print` prints.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum PrintedPages {
    /// the pupils' worksheets, then the teachers' pages
    All,
    /// only the pupils' worksheets, without answers
    Pupils,
    /// only the teachers' pages
    Teachers,
}

impl PrintedPages {
    fn readers(self) -> Readers {
        match self {
            PrintedPages::All => Readers::All,
            PrintedPages::Pupils => Readers::Learners,
            PrintedPages::Teachers => Readers::Teachers,
        }
    }
}

/// Arguments of the command `lessons`.
#[derive(Args, Debug)]
#[command(group = ArgGroup::new("assignment").args(["link", "scorm"]))]
pub struct Lessons {
    /// The class codes of lessons [default: all lessons].
    #[arg(value_name = "LESSON", value_parser = Names(codes))]
    pub lessons: Vec<String>,
    /// Print the lessons as an HTML page: a worksheet for each lesson, then the teachers' pages with plans, answers and rubrics.
    /// Or choose one of the two parts.
    #[arg(short, long, value_enum, value_name = "PAGES", num_args = 0..=1, default_missing_value = "all", require_equals = true)]
    pub print: Option<PrintedPages>,
    /// Write to this file instead of standard output. An existing file is replaced once everything is written.
    #[arg(short, long, value_name = "FILE")]
    pub output: Option<PathBuf>,
    /// Write the programs of the lessons to this folder as Scratch 3 projects. The folder is created if needed.
    ///
    /// A lesson's project is named after its class code. If a task changes or makes a program, its project has the task's name
    /// appended, and the project with its answer ends in -answer.
    #[arg(long, value_name = "FOLDER", conflicts_with_all = ["print", "output"])]
    pub sb3: Option<PathBuf>,
    /// Combine the tables that pupils have saved in the game with “Save my results”. Prints a line for each task: how many pupils
    /// solved it, and the most common wrong answer.
    #[arg(long, value_name = "FILE", num_args = 1.., conflicts_with_all = ["lessons", "print", "sb3"])]
    pub collect: Vec<PathBuf>,
    /// Print a link that assigns these lessons, in this order, in the game at this web address.
    #[arg(
        long,
        value_name = "ADDRESS",
        value_parser = web_address,
        requires = "lessons",
        conflicts_with_all = ["print", "sb3", "collect"]
    )]
    pub link: Option<String>,
    /// Write the game with these lessons, or with all of them, as a SCORM 1.2 package (a zip file) for learning platforms such as
    /// Moodle. SITE is the folder that web/build has made.
    #[arg(
        long,
        value_name = "SITE",
        requires = "output",
        conflicts_with_all = ["print", "sb3", "collect", "link"]
    )]
    pub scorm: Option<PathBuf>,
    /// Turn hints off in these lessons.
    #[arg(long, requires = "assignment")]
    pub no_hints: bool,
    /// Turn solutions off in these lessons.
    #[arg(long, requires = "assignment")]
    pub no_show: bool,
    /// The language of the lessons.
    #[arg(short, long, value_name = "TAG", default_value = "en", value_parser = PossibleValuesParser::new(languages()))]
    pub language: String,
}

/// Returns the class codes of all lessons.
fn codes() -> Vec<&'static str> {
    course().map(|course| course.iter().map(|lesson| lesson.name.as_str()).collect()).unwrap_or_default()
}

impl Lessons {
    /// Writes the lessons, or reports why they cannot be written.
    pub(super) fn run(&self, out: &mut impl Write, errors: &mut impl Write) -> io::Result<Status> {
        let written = self.chosen().and_then(|lessons| match (&self.sb3, &self.scorm) {
            (_, Some(site)) => self.packed(&lessons, site),
            _ if self.link.is_some() => self.assignment_link().map(String::into_bytes),
            _ if !self.collect.is_empty() => {
                collect(&self.collect, course().map_err(ToString::to_string)?).map(String::into_bytes)
            }
            (Some(folder), None) => {
                sudoku_words::set_language(Some(&self.language));
                projects(&lessons, folder).map(|()| Vec::new())
            }
            (None, None) => self.content(&lessons).map(String::into_bytes),
        });
        let written = match written {
            Ok(content) => write(self.output.as_deref(), &content, out)?,
            Err(reason) => Err(reason),
        };
        if let Err(reason) = written {
            writeln!(errors, "sudoku-assistant: {reason}")?;
            return Ok(Status::Unreadable);
        }
        Ok(Status::Fine)
    }

    fn chosen(&self) -> Result<Vec<&'static Lesson>, String> {
        let course = words(&self.language).course().map_err(ToString::to_string)?;
        if self.lessons.is_empty() {
            return Ok(course.iter().collect());
        }
        // The argument parser refuses unknown names.
        Ok(self.lessons.iter().filter_map(|name| course.iter().find(|lesson| lesson.name == *name)).collect())
    }

    /// Returns the assignment of the named lessons, or of all lessons on the path if none is named.
    fn assignment(&self) -> Result<Assignment, String> {
        let path = course().into_iter().flatten().filter(|lesson| lesson.is_on_path());
        let all = || path.map(|lesson| lesson.name.clone()).collect();
        let assigned = Assignment {
            lessons: if self.lessons.is_empty() { all() } else { self.lessons.clone() },
            task: None,
            faults: None,
            allows_hints: !self.no_hints,
            allows_show: !self.no_show,
        };
        // A lesson may have been named twice.
        Assignment::of_code(&assigned.to_string()).map_err(|error| error.to_string())
    }

    /// Returns the link that assigns the named lessons.
    fn assignment_link(&self) -> Result<String, String> {
        Ok(format!("{}\n", self.assignment()?.link(self.link.as_deref().unwrap_or_default())))
    }

    /// Returns the package for learning platforms.
    fn packed(&self, lessons: &[&Lesson], site: &Path) -> Result<Vec<u8>, String> {
        let words = words(&self.language);
        let title = match (&self.lessons[..], lessons) {
            ([_], [lesson]) => words.title(lesson),
            _ => words.format("print-title", &[]),
        };
        let is_whole = self.lessons.is_empty() && !self.no_hints && !self.no_show;
        let assigned = if is_whole { None } else { Some(self.assignment()?) };
        package(site, &title, assigned.as_ref()).map_err(|error| error.to_string())
    }

    fn content(&self, lessons: &[&Lesson]) -> Result<String, String> {
        let words = words(&self.language);
        if let Some(pages) = self.print {
            return with_block_words(&self.language, |said| page(lessons, pages.readers(), words, said))
                .map_err(|error| error.to_string());
        }
        let width = lessons.iter().map(|lesson| lesson.name.len()).max().unwrap_or(0);
        let mut text = String::new();
        let mut part = None;
        for lesson in lessons {
            if part.replace(lesson.part) != Some(lesson.part) {
                let gap = if text.is_empty() { "" } else { "\n" };
                text += &format!("{gap}{}\n", words.part(lesson.part));
            }
            let minutes = words.format("print-minutes", &[("minutes", lesson.minutes.into())]);
            text += &format!("  {:width$}  {} ({minutes})\n", lesson.name, words.title(lesson));
        }
        Ok(text)
    }
}

/// Calls `print` with the words on blocks in a language.
fn with_block_words<T>(language: &str, print: impl FnOnce(BlockTexts<'_>) -> T) -> T {
    sudoku_words::set_language(Some(language));
    let (line, choice) = (&sudoku_words::block_words, &sudoku_words::choice);
    print(BlockTexts { line, choice, define: &sudoku_words::words().block_define() })
}

/// Writes the programs of the lessons as projects. An incomplete program cannot become a project and is left out.
fn projects(lessons: &[&Lesson], folder: &Path) -> Result<(), String> {
    std::fs::create_dir_all(folder).map_err(|error| cannot_be_written(folder, &error))?;
    for lesson in lessons {
        let mut programs = vec![(lesson.name.clone(), Arc::clone(&lesson.program))];
        for task in &lesson.tasks {
            let name = format!("{}-{}", lesson.name, task.name);
            match task.solution() {
                Ok(Solution::Program(shown)) => {
                    programs.push((format!("{name}-answer"), shown));
                    programs.push((name, Arc::clone(&task.program)));
                }
                // Other tasks are about the lesson's program, or have one of their own.
                _ if task.program != lesson.program => programs.push((name, Arc::clone(&task.program))),
                _ => {}
            }
        }
        for (name, program) in programs {
            if let Ok(project) = scratch::sb3(&sudoku_words::with_translated_comments(&program)) {
                save(&folder.join(format!("{name}.sb3")), &project)?;
            }
        }
    }
    Ok(())
}
