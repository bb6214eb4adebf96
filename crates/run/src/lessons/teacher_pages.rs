//! The pages of a lesson for its teacher: plan, answers and what to say, likely mistakes, a rubric, and standards.

use super::lesson::{Lesson, Solution, Task, TaskKind};
use super::mental_model::MentalModel;
use super::page::{PageWriter, with_italic_names};
use super::picture::escaped;
use super::question::Answer;
use super::standards::{CSTA, ENGLAND};
use crate::RunError;

/// The levels of the rubric, from the lowest to the highest.
const LEVELS: [&str; 3] = ["not-yet", "nearly", "yes"];

impl PageWriter<'_> {
    /// Returns the pages of a lesson for its teacher.
    pub(super) fn teacher_pages(&self, lesson: &Lesson) -> Result<String, RunError> {
        let title = self.words.format("print-answers", &[("title", self.words.title(lesson).into())]);
        let mut html = format!(
            "<section class=\"sheet\">\n<h2>{}</h2>\n<p class=\"about\">{}: <span class=\"code\">{}</span> · {}</p>\n\
             <p><b>{}</b> {}</p>\n",
            escaped(&title),
            self.escaped_message("print-code"),
            escaped(&lesson.name),
            self.minutes(lesson),
            self.escaped_message("print-goal"),
            with_italic_names(&self.words.goal(lesson)),
        );
        html += &self.plan(lesson);
        for (number, task) in (1..).zip(&lesson.tasks) {
            html += &self.question(lesson, task, number);
            html += &self.answer_and_help(lesson, task)?;
            html += "</div>\n";
        }
        html += &self.mistakes(lesson);
        html += &self.rubric(lesson);
        html += &self.standards(lesson);
        Ok(html + "</section>\n")
    }

    /// Returns the table of times: the introduction, each task, and what pupils do at the end.
    fn plan(&self, lesson: &Lesson) -> String {
        let mut html = format!(
            "<h3>{}</h3>\n<table class=\"grid\"><tr><th>{}</th><th></th></tr>\n",
            self.escaped_message("teacher-plan"),
            self.escaped_message("teacher-minutes")
        );
        let start = self.escaped_message("teacher-plan-start");
        let tasks = lesson.tasks.iter().zip(1..).map(|(task, number)| {
            let how = self.escaped_message(&format!("teacher-plan-{}", task.kind.key()));
            format!("{number}. <b>{}</b>: {how}", escaped(&self.words.kind(task.kind)))
        });
        let mut from = 0;
        for (what, to) in std::iter::once(start).chain(tasks).zip(self.words.time(lesson).ends()) {
            html += &format!("<tr><td>{from}–{to}</td><td>{what}</td></tr>\n");
            from = to;
        }
        html + &format!("</table>\n<p>{}</p>\n", self.escaped_message("teacher-plan-end"))
    }

    /// Returns the answer to a task, the reason for it, what to say to those who have it wrong, and the hints.
    fn answer_and_help(&self, lesson: &Lesson, task: &Task) -> Result<String, RunError> {
        let mut html = match task.solution()? {
            Solution::Answer(answer, _) => format!("<p><b>{}</b></p>", escaped(&self.answer(&answer, task))),
            Solution::Play(acts, _) if acts.is_empty() => {
                format!("<p><b>{}</b></p>", self.escaped_message("print-step"))
            }
            Solution::Play(acts, _) => {
                let own = acts.iter().map(|act| self.words.instruction(act)).collect::<Vec<_>>().join(" ");
                format!("<p><b>{}</b></p>", escaped(&own))
            }
            Solution::Program(shown) => self.order(task) + &self.changed_scripts(&shown, &task.program).concat(),
        };
        html += &self.models(task);
        html += &format!("\n<p>{}</p>\n", with_italic_names(&self.words.why(lesson, task)));
        if let Some(wrong) = self.words.wrong(lesson, task) {
            let say = self.escaped_message("teacher-say");
            html += &format!("<p class=\"say\"><b>{say}</b> {}</p>\n", with_italic_names(&wrong));
        }
        let hints: Vec<String> =
            (1..).map_while(|stage| self.words.hint(lesson, task, stage, |block| self.texts.sentence(block))).collect();
        html += &format!(
            "<p class=\"about\">{}: {}</p>",
            self.escaped_message("print-hints"),
            with_italic_names(&hints.join(" / "))
        );
        Ok(html)
    }

    /// Returns the letters of the blocks in order, for a task to arrange that was done on paper.
    fn order(&self, task: &Task) -> String {
        let (order, rest) = task.order_of_pieces();
        if order.is_empty() {
            return String::new();
        }
        let joined = |letters: &[char]| letters.iter().map(char::to_string).collect::<Vec<_>>().join(" ");
        let order = self.words.format("print-order", &[("letters", joined(&order).into())]);
        let rest = match rest.is_empty() {
            true => String::new(),
            false => format!(" {}", self.words.format("print-not-needed", &[("letters", joined(&rest).into())])),
        };
        format!("<p><b>{}</b>{}</p>\n", escaped(&order), escaped(&rest))
    }

    /// Returns the mental model behind each wrong answer to a question of a survey.
    fn models(&self, task: &Task) -> String {
        if task.models.is_empty() {
            return String::new();
        }
        let line = |(answer, model): (&String, &MentalModel)| {
            format!("<li>{}: {}</li>\n", escaped(answer), escaped(&self.words.model(*model)))
        };
        let lines: String = task.models.iter().map(line).collect();
        format!("\n<p>{}</p>\n<ul>\n{lines}</ul>\n", self.escaped_message("teacher-models"))
    }

    /// Returns the mistakes that pupils often make with the concepts of the lesson, and questions that help.
    fn mistakes(&self, lesson: &Lesson) -> String {
        let mut html = format!("<h3>{}</h3>\n<ul>\n", self.escaped_message("teacher-mistakes"));
        for concept in &lesson.concepts {
            html += &format!(
                "<li><b>{}</b>: {} <i>{}</i></li>\n",
                escaped(&self.words.concept(concept)),
                self.escaped_message(&format!("mistake-{concept}")),
                self.escaped_message(&format!("mistake-{concept}.say"))
            );
        }
        html + "</ul>\n"
    }

    /// Returns the rubric, with a row for each kind of task in the lesson.
    fn rubric(&self, lesson: &Lesson) -> String {
        let levels = LEVELS.map(|level| self.escaped_message(&format!("teacher-rubric-{level}")));
        let mut html = format!(
            "<h3>{}</h3>\n<table class=\"grid\"><tr><th></th><th>{}</th></tr>\n",
            self.escaped_message("teacher-rubric"),
            levels.join("</th><th>")
        );
        for kind in TaskKind::ALL.into_iter().filter(|kind| lesson.tasks.iter().any(|task| task.kind == *kind)) {
            let cells = LEVELS.map(|level| self.escaped_message(&format!("rubric-{}-{level}", kind.key())));
            let row = cells.join("</td><td>");
            html += &format!("<tr><th>{}</th><td>{row}</td></tr>\n", escaped(&self.words.kind(kind)));
        }
        html + "</table>\n"
    }

    /// Returns the standards that the lesson serves.
    fn standards(&self, lesson: &Lesson) -> String {
        let mut html = format!("<h3>{}</h3>\n", self.escaped_message("teacher-standards"));
        let groups = [("teacher-csta", &CSTA[..]), ("teacher-england", &ENGLAND[..])];
        for (heading, standards) in groups {
            let served = standards.iter().filter(|standard| standard.is_served_by(lesson));
            let items = served.map(|standard| {
                let code = standard.code().map(|code| format!("{code}: ")).unwrap_or_default();
                format!("<li>{code}{}</li>\n", self.escaped_message(standard.key))
            });
            let items: String = items.collect();
            // A lesson without a program serves none of some.
            if !items.is_empty() {
                html += &format!("<p><b>{}</b></p>\n<ul>\n{items}</ul>\n", self.escaped_message(heading));
            }
        }
        html
    }

    fn cell(&self, id: u32) -> String {
        self.words.format("print-cell", &[("id", id.into())])
    }

    /// Returns the answer as text.
    fn answer(&self, answer: &Answer, task: &Task) -> String {
        match answer {
            Answer::Cell(id) => self.cell(*id),
            Answer::Cells(ids) => ids.iter().map(|id| self.cell(*id)).collect::<Vec<_>>().join(", "),
            Answer::Number(text) => text.clone(),
            Answer::Choice(text) => self.words.choice(text),
            Answer::Block(_) => {
                let block = answer.block().and_then(|block| task.program.block(block));
                let block = block.map(|block| self.texts.sentence(block)).unwrap_or_default();
                self.words.format("print-block", &[("block", block.into())])
            }
        }
    }
}
