//! Lessons for teachers, as a page that prints: a sheet for the learners, and one with the answers, each lesson.

use super::lesson::{Deed, Goal, Kind, Lesson, Task};
use super::picture::{escaped, picture};
use super::question::{Answer, Way};
use super::words::Words;
use crate::blocks::Program;
use crate::run::RunError;

/// How the page looks on a screen and on paper.
const STYLE: &str = "\
@page { size: A4; margin: 16mm }
body { font: 11pt/1.45 Nunito, Helvetica, Arial, sans-serif; color: #222; max-width: 46em; margin: 2em auto; padding: 0 1em }
h1, h2, h3 { line-height: 1.2; break-after: avoid }
h1 { color: #5b4bd6 }
.sheet { break-before: page; border-top: 3px solid #5b4bd6; margin-top: 3em }
.about { color: #555 }
.code { font-family: monospace; background: #eef1fb; padding: 0 .3em; border-radius: 3px }
.task { break-inside: avoid; margin: 1em 0 }
.kind { display: inline-block; min-width: 6em; font-weight: bold; color: #5b4bd6 }
.lines { border-bottom: 1px solid #999; height: 1.9em }
.scripts svg, .task svg { display: block; margin: .6em 0; max-width: 100%; height: auto; break-inside: avoid }
ul.choices { list-style: none; padding-left: 1em; margin: .4em 0 } .choices li::before { content: '\\2610\\00a0' }
td, th { text-align: left; padding: .15em 1em .15em 0; vertical-align: top }
* { -webkit-print-color-adjust: exact; print-color-adjust: exact }
@media print { body { margin: 0; max-width: none; padding: 0 } .sheet { border-top: 0; margin-top: 0 } }
";

/// The lessons as an HTML page that needs no other file. The answers in it are read from the programs as they run.
///
/// # Errors
/// [`RunError`] if a program does not run; the project's tests rule that out for lessons that ship.
pub fn page(lessons: &[&Lesson], words: &Words) -> Result<String, RunError> {
    let say = |key: &str| escaped(&words.say(key, &[]));
    let mut html = format!(
        "<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n<title>{}</title>\n<style>\n{STYLE}</style>\n\
         </head>\n<body>\n<h1>{}</h1>\n<p>{}</p>\n",
        escaped(words.tag()),
        say("print-title"),
        say("print-title"),
        say("print-about")
    );
    html += &contents(lessons, words);
    for lesson in lessons {
        html += &sheet(lesson, words);
        html += &answers(lesson, words)?;
    }
    Ok(html + "</body>\n</html>\n")
}

/// The table at the beginning.
fn contents(lessons: &[&Lesson], words: &Words) -> String {
    let mut html = "<table>\n".to_owned();
    let mut part = None;
    for lesson in lessons {
        if part.replace(lesson.part) != Some(lesson.part) {
            html += &format!("<tr><th colspan=\"3\">{}</th></tr>\n", escaped(&words.part(lesson.part)));
        }
        html += &format!(
            "<tr><td><a class=\"code\" href=\"#{0}\">{0}</a></td><td>{1}</td><td>{2}</td></tr>\n",
            escaped(&lesson.name),
            escaped(&words.title(lesson)),
            escaped(&minutes(lesson, words))
        );
    }
    html + "</table>\n"
}

fn minutes(lesson: &Lesson, words: &Words) -> String {
    words.say("print-minutes", &[("minutes", lesson.minutes.into())])
}

fn concepts(lesson: &Lesson, words: &Words) -> String {
    lesson.concepts.iter().map(|concept| words.concept(concept)).collect::<Vec<_>>().join(", ")
}

/// What a learner gets.
fn sheet(lesson: &Lesson, words: &Words) -> String {
    let say = |key: &str| escaped(&words.say(key, &[]));
    let scripts: String = lesson.scripts.iter().filter_map(|&script| picture(&lesson.program, script)).collect();
    let mut html = format!(
        "<section class=\"sheet\" id=\"{code}\">\n<h2>{}</h2>\n<p class=\"about\">{}: <span class=\"code\">{code}</span> · {} · {}: \
         {}</p>\n<p><b>{}</b> {}</p>\n<p>{}</p>\n<div class=\"scripts\">{scripts}</div>\n",
        escaped(&words.title(lesson)),
        say("print-code"),
        escaped(&minutes(lesson, words)),
        say("print-concepts"),
        escaped(&concepts(lesson, words)),
        say("print-goal"),
        escaped(&words.goal(lesson)),
        escaped(&words.start(lesson)),
        code = escaped(&lesson.name),
    );
    for (number, task) in (1..).zip(&lesson.tasks) {
        html += &question(lesson, task, number, words);
        html += match task.kind {
            Kind::Predict | Kind::Investigate if !matches!(task.way(), Some(Way::Choice(_))) => {
                "<div class=\"lines\"></div>"
            }
            Kind::Change | Kind::Make => "<div class=\"lines\"></div><div class=\"lines\"></div>",
            _ => "",
        };
        html += "</div>\n";
    }
    html + "</section>\n"
}

/// A task, still open to what follows.
fn question(lesson: &Lesson, task: &Task, number: usize, words: &Words) -> String {
    let mut html = format!(
        "<div class=\"task\"><p>{number}. <span class=\"kind\">{}</span> {}</p>\n",
        escaped(&words.kind(task.kind)),
        escaped(&words.task(lesson, task))
    );
    if let Some(Way::Choice(choices)) = task.way() {
        let choices: String = choices.iter().map(|choice| format!("<li>{}</li>", escaped(choice))).collect();
        html += &format!("<ul class=\"choices\">{choices}</ul>\n");
    }
    if let Goal::Make(_) = task.goal() {
        // If nothing was taken out, the program is that of the lesson, whose scripts stand above.
        html += &different(&task.program, &lesson.program);
    }
    html
}

/// The scripts that the program has and the other has not.
fn different(program: &Program, other: &Program) -> String {
    let all: Vec<_> = other.scripts().collect();
    let is_new = |script| !all.iter().any(|placed| placed.script == script);
    let scripts = program.scripts().enumerate().filter(|(_, placed)| is_new(placed.script));
    scripts.filter_map(|(at, _)| picture(program, at)).collect()
}

/// What the teacher gets.
fn answers(lesson: &Lesson, words: &Words) -> Result<String, RunError> {
    let mut html = format!(
        "<section class=\"sheet\">\n<h2>{}</h2>\n",
        escaped(&words.say("print-answers", &[("title", words.title(lesson).into())]))
    );
    for (number, task) in (1..).zip(&lesson.tasks) {
        html += &question(lesson, task, number, words);
        html += &match task.deed()? {
            Deed::Answer(answer, _) => format!("<p><b>{}</b></p>", escaped(&told(&answer, task, words))),
            Deed::Play(acts, _) if acts.is_empty() => {
                format!("<p><b>{}</b></p>", escaped(&words.say("print-step", &[])))
            }
            Deed::Play(acts, _) => {
                let own = acts.iter().map(|act| words.deed(act)).collect::<Vec<_>>().join(" ");
                format!("<p><b>{}</b></p>", escaped(&own))
            }
            Deed::Program(shown) => different(&shown, &task.program),
        };
        html += &format!("\n<p>{}</p>\n", escaped(&words.why(lesson, task)));
        let hints: Vec<String> = (1..).map_while(|stage| words.hint(lesson, task, stage)).collect();
        html += &format!(
            "<p class=\"about\">{}: {}</p></div>\n",
            escaped(&words.say("print-hints", &[])),
            escaped(&hints.join(" / "))
        );
    }
    Ok(html + "</section>\n")
}

/// An answer in words.
fn told(answer: &Answer, task: &Task, words: &Words) -> String {
    match answer {
        Answer::Cell(id) => words.say("print-cell", &[("id", (*id).into())]),
        Answer::Number(text) | Answer::Choice(text) => text.clone(),
        Answer::Block(_) => {
            let block = answer.block().and_then(|block| task.program.block(block));
            words.say("print-block", &[("block", block.map(ToString::to_string).unwrap_or_default().into())])
        }
    }
}
