//! Lessons as a printable page: one sheet per lesson for the learners, and then the pages for their teacher.

use super::gaps::without_answers;
use super::lesson::{Goal, Lesson, Task, TaskKind};
use super::names::with_names;
use super::picture::{BlockTexts, escaped, picture};
use super::question::AnswerForm;
use super::words::Words;
use crate::RunError;
use sudoku_blocks::{PlacedScript, Program};

/// The style sheet, for screens and for paper.
const STYLE: &str = "\
@page { size: A4; margin: 16mm }
body { font: 11pt/1.45 Nunito, Helvetica, Arial, sans-serif; color: #222; max-width: 46em; margin: 2em auto; padding: 0 1em }
h1, h2, h3 { line-height: 1.2; break-after: avoid }
h1 { color: #5b4bd6 }
.sheet { break-before: page; border-top: 3px solid #5b4bd6; margin-top: 3em }
.about { color: #555 }
.code { font-family: monospace; background: #eef1fb; padding: 0 .3em; border-radius: 3px }
.task { break-inside: avoid; margin: 1em 0 }
.who { display: flex; gap: 2em; margin: 0 0 1em } .who span { flex: 1; border-bottom: 1px solid #999; height: 1.6em }
.who span:first-child { flex: 2 }
.computer { color: #555; border: 1px solid #999; border-radius: 3px; padding: 0 .3em; font-size: .85em }
.kind { display: inline-block; min-width: 6em; font-weight: bold; color: #5b4bd6 }
.lines { border-bottom: 1px solid #999; height: 1.9em }
.pieces { display: flex; flex-wrap: wrap; gap: .2em 2em } .piece { display: flex; gap: .6em; align-items: center; break-inside: avoid }
ol.order { list-style: none; display: flex; flex-wrap: wrap; gap: .6em; padding: 0; margin: .4em 0; counter-reset: place }
.order li { counter-increment: place; width: 2.2em; height: 2.2em; border: 1px solid #555; border-radius: 3px; position: relative }
.order li::before { content: counter(place); position: absolute; left: .25em; top: 0; color: #777; font-size: .7em }
.scripts svg, .task svg { display: block; margin: .6em 0; max-width: 100%; height: auto; break-inside: avoid }
ul.choices { list-style: none; padding-left: 1em; margin: .4em 0 } .choices li::before { content: '\\2610\\00a0' }
td, th { text-align: left; padding: .15em 1em .15em 0; vertical-align: top }
.grid { border-collapse: collapse; width: 100%; break-inside: avoid } .grid td, .grid th { border: 1px solid #bbb; padding: .2em .5em }
.say { margin: .3em 0 .3em 1.2em }
* { -webkit-print-color-adjust: exact; print-color-adjust: exact }
@media print { body { margin: 0; max-width: none; padding: 0 } .sheet { border-top: 0; margin-top: 0 } }
";

/// The readers that a page is printed for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Readers {
    /// The learners' sheets, and after them the teacher's pages.
    #[default]
    All,
    /// The learners' sheets alone, to be given to learners as a file.
    Learners,
    /// The teacher's pages alone.
    Teachers,
}

/// Returns the lessons as a self-contained HTML page. The answers are read from the programs as they run.
///
/// # Errors
/// [`RunError`] if a program does not run; the project's tests rule that out for the shipped lessons.
pub fn page(lessons: &[&Lesson], readers: Readers, words: &Words, texts: BlockTexts<'_>) -> Result<String, RunError> {
    let writer = PageWriter { words, texts };
    let say = |key: &str| escaped(&words.format(key, &[]));
    let mut html = format!(
        "<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n<title>{}</title>\n<style>\n{STYLE}</style>\n\
         </head>\n<body>\n",
        escaped(words.tag()),
        say("print-title"),
    );
    if readers != Readers::Teachers {
        html += &format!("<h1>{}</h1>\n", say("print-title"));
        if readers == Readers::All {
            html += &format!("<p>{}</p>\n", say("print-about"));
        }
        html += &writer.contents(lessons);
        for lesson in lessons {
            html += &writer.sheet(lesson);
        }
    }
    if readers != Readers::Learners {
        html += &format!("<h1 class=\"sheet\" id=\"answers\">{}</h1>\n", say("print-teachers"));
        for lesson in lessons {
            html += &writer.teacher_pages(lesson)?;
        }
    }
    Ok(html + "</body>\n</html>\n")
}

/// Converts a text to HTML, with the names from the program in italics.
pub(super) fn with_italic_names(text: &str) -> String {
    let part = |(part, is_name): (&str, bool)| match is_name {
        true => format!("<i>{}</i>", escaped(part)),
        false => escaped(part),
    };
    with_names(text).map(part).collect()
}

/// The texts that a page is printed with: those of the lessons, and those of the blocks.
pub(super) struct PageWriter<'a> {
    pub(super) words: &'a Words,
    pub(super) texts: BlockTexts<'a>,
}

impl PageWriter<'_> {
    /// Returns the message with that key, escaped for HTML.
    pub(super) fn escaped_message(&self, key: &str) -> String {
        escaped(&self.words.format(key, &[]))
    }

    /// Returns the table of contents, grouped by the parts of the course.
    fn contents(&self, lessons: &[&Lesson]) -> String {
        let mut html = "<table>\n".to_owned();
        let mut part = None;
        for lesson in lessons {
            if part.replace(lesson.part) != Some(lesson.part) {
                html += &format!("<tr><th colspan=\"3\">{}</th></tr>\n", escaped(&self.words.part(lesson.part)));
            }
            html += &format!(
                "<tr><td><a class=\"code\" href=\"#{0}\">{0}</a></td><td>{1}</td><td>{2}</td></tr>\n",
                escaped(&lesson.name),
                escaped(&self.words.title(lesson)),
                self.minutes(lesson)
            );
        }
        html + "</table>\n"
    }

    pub(super) fn minutes(&self, lesson: &Lesson) -> String {
        escaped(&self.words.format("print-minutes", &[("minutes", lesson.minutes.into())]))
    }

    fn picture(&self, placed: &PlacedScript<'_>) -> String {
        picture(placed.sprite, placed.script, self.texts)
    }

    /// Returns the learner's sheet, which contains no answers.
    fn sheet(&self, lesson: &Lesson) -> String {
        let concepts = lesson.concepts.iter().map(|concept| self.words.concept(concept)).collect::<Vec<_>>().join(", ");
        let mut html = format!(
            "<section class=\"sheet\" id=\"{code}\">\n<p class=\"who\"><span>{}:</span><span>{}:</span><span>{}:</span></p>\n\
             <h2>{}</h2>\n<p class=\"about\">{}: <span class=\"code\">{code}</span> · {} · {}: {}</p>\n\
             <p><b>{}</b> {}</p>\n<p>{}</p>\n",
            self.escaped_message("print-name"),
            self.escaped_message("print-class"),
            self.escaped_message("print-date"),
            escaped(&self.words.title(lesson)),
            self.escaped_message("print-code"),
            self.minutes(lesson),
            self.escaped_message("print-concepts"),
            escaped(&concepts),
            self.escaped_message("print-goal"),
            with_italic_names(&self.words.goal(lesson)),
            with_italic_names(&self.words.start(lesson)),
            code = escaped(&lesson.name),
        );
        let mut printed = Vec::new();
        for (number, task) in (1..).zip(&lesson.tasks) {
            html += &self.question(lesson, task, number);
            // Print a script only at the first task that is about it.
            for script in self.scripts(lesson, task) {
                if !printed.contains(&script) {
                    html += &script;
                    printed.push(script);
                }
            }
            html += &self.pieces(task);
            html += match task.kind {
                TaskKind::Predict | TaskKind::Investigate
                    if !matches!(task.answer_form(), Some(AnswerForm::Choice(_))) =>
                {
                    "<div class=\"lines\"></div>"
                }
                TaskKind::Change | TaskKind::Make => "<div class=\"lines\"></div><div class=\"lines\"></div>",
                _ => "",
            };
            html += "</div>\n";
        }
        html + "</section>\n"
    }

    /// Returns the task as HTML, without the closing tag, so that more can follow.
    pub(super) fn question(&self, lesson: &Lesson, task: &Task, number: usize) -> String {
        let mut html = format!(
            "<div class=\"task\"><p>{number}. <span class=\"kind\">{}</span> {}{}</p>\n",
            escaped(&self.words.kind(task.kind)),
            with_italic_names(&self.words.task(lesson, task)),
            // A prediction is made without a computer.
            match task.kind {
                TaskKind::Predict => String::new(),
                _ => format!(" <span class=\"computer\">{}</span>", self.escaped_message("print-computer")),
            }
        );
        if let Some(AnswerForm::Choice(choices)) = task.answer_form() {
            let choice = |choice: &String| format!("<li>{}</li>", escaped(&self.words.choice(choice)));
            html += &format!("<ul class=\"choices\">{}</ul>\n", choices.iter().map(choice).collect::<String>());
        }
        html
    }

    /// Returns pictures of the scripts that the task is about, without the blocks that this or another task asks for.
    fn scripts(&self, lesson: &Lesson, task: &Task) -> Vec<String> {
        if let Goal::Make(_) = task.goal() {
            let pieces: Vec<_> = task.pieces().into_iter().map(|(_, piece)| piece.id).collect();
            let own = new_scripts(&task.program, &lesson.program).filter(|placed| !pieces.contains(&placed.id));
            let own: Vec<String> = own.map(|placed| self.picture(&placed)).collect();
            if !own.is_empty() {
                return own;
            }
        }
        let place = lesson.script_of(task);
        let script = place.and_then(|place| {
            let placed = task.program.scripts().nth(place)?;
            let script = without_answers(lesson, task, place)?;
            Some(picture(placed.sprite, &script, self.texts))
        });
        script.into_iter().collect()
    }

    /// Returns pictures of the scripts that only the first program has.
    pub(super) fn changed_scripts(&self, program: &Program, other: &Program) -> Vec<String> {
        new_scripts(program, other).map(|placed| self.picture(&placed)).collect()
    }

    /// Returns the blocks to put in order, each with a letter, and the boxes for the letters; empty for other tasks.
    fn pieces(&self, task: &Task) -> String {
        let pieces = task.pieces();
        if pieces.is_empty() {
            return String::new();
        }
        let drawn = |(letter, placed): &(char, PlacedScript<'_>)| {
            format!("<div class=\"piece\"><b>{letter}</b>{}</div>\n", self.picture(placed))
        };
        format!(
            "<div class=\"pieces\">\n{}</div>\n<p>{}</p>\n<ol class=\"order\">{}</ol>\n",
            pieces.iter().map(drawn).collect::<String>(),
            self.escaped_message("print-letters"),
            "<li></li>".repeat(pieces.len())
        )
    }
}

/// Returns the scripts that only the first program has.
fn new_scripts<'a>(program: &'a Program, other: &Program) -> impl Iterator<Item = PlacedScript<'a>> {
    let is_new = |placed: &PlacedScript<'_>| !other.scripts().any(|theirs| theirs.script == placed.script);
    program.scripts().filter(is_new)
}
