//! What one person has done of the lessons: kept as RON, exported as a table.

use super::lesson::{Lesson, Task};
use super::verdict::{Reason, Verdict};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use sudoku_storage::clock;
use sudoku_storage::versioned::{self, FormError};

/// The version of the form; a file of another one is refused.
const VERSION: u32 = 1;

/// What came of a task.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize, Serialize)]
pub enum Came {
    /// Nothing yet.
    #[default]
    Open,
    /// It was done.
    Solved,
    /// The learner was shown how.
    Shown,
    /// The learner went past it.
    Skipped,
}

impl Came {
    /// Its name in keys and tables.
    pub const fn key(self) -> &'static str {
        match self {
            Came::Open => "open",
            Came::Solved => "solved",
            Came::Shown => "shown",
            Came::Skipped => "skipped",
        }
    }
}

/// What was done in a task.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Done {
    /// What came of it.
    pub came: Came,
    /// How often it was answered wrongly.
    pub wrong: u32,
    /// How many hints were read.
    pub hints: u32,
}

/// The progress of the current learner, and of others who share the computer. Lessons and tasks are stored by name, so that the
/// file stays valid when the path changes.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Progress {
    version: u32,
    lessons: BTreeMap<String, BTreeMap<String, Done>>,
    /// Predictions, by lesson and task.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    said: BTreeMap<String, BTreeMap<String, String>>,
    /// The last try in each task.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    given: BTreeMap<String, BTreeMap<String, Given>>,
    /// The name of the person; empty until one is typed.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    name: String,
    /// The progress of the other learners, by name.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    others: BTreeMap<String, Work>,
}

/// The progress of another learner.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct Work {
    lessons: BTreeMap<String, BTreeMap<String, Done>>,
    given: BTreeMap<String, BTreeMap<String, Given>>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    said: BTreeMap<String, BTreeMap<String, String>>,
}

/// The most people on one computer, and the longest name.
const MOST_PEOPLE: usize = 100;
const LONGEST_NAME: usize = 40;

/// The last try in a task.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct Given {
    /// The answer; empty if the task asks for none.
    answer: String,
    /// The seconds since the beginning of 1970 in UTC.
    seconds: u64,
}

impl Default for Progress {
    fn default() -> Progress {
        Progress {
            version: VERSION,
            lessons: BTreeMap::new(),
            said: BTreeMap::new(),
            given: BTreeMap::new(),
            name: String::new(),
            others: BTreeMap::new(),
        }
    }
}

impl Progress {
    /// Reads what was kept. `file` is the name to be used in errors.
    ///
    /// # Errors
    /// [`FormError`], with the file, the place and the reason.
    pub fn read(file: &str, text: &str) -> Result<Progress, FormError> {
        versioned::read(&ron::Options::default(), file, text, VERSION)
    }

    /// As a RON file.
    pub fn write(&self) -> String {
        versioned::write(self)
    }

    /// The name of the person who learns; empty until one is typed.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Somebody with that name learns now, and goes on where they were. What was done before anybody typed a name belongs to the
    /// first who does. Returns whether it is somebody else than before.
    pub fn switch_to(&mut self, name: &str) -> bool {
        let name: String = name.trim().chars().take(LONGEST_NAME).collect();
        let is_full = self.others.len() >= MOST_PEOPLE && !self.others.contains_key(&name);
        if name == self.name || name.is_empty() || is_full {
            return false;
        }
        let before = std::mem::replace(&mut self.name, name);
        let theirs = self.others.remove(&self.name);
        if before.is_empty() && theirs.is_none() {
            return true;
        }
        let Work { lessons, given, said } = theirs.unwrap_or_default();
        let work = Work {
            lessons: std::mem::replace(&mut self.lessons, lessons),
            given: std::mem::replace(&mut self.given, given),
            said: std::mem::replace(&mut self.said, said),
        };
        if work != Work::default() {
            self.others.insert(before, work);
        }
        true
    }

    /// What was done in a task.
    pub fn of(&self, lesson: &Lesson, task: &Task) -> Done {
        let tasks = self.lessons.get(&lesson.name);
        tasks.and_then(|tasks| tasks.get(&task.name)).copied().unwrap_or_default()
    }

    /// Returns the prediction for a task, made before the program ran.
    pub fn said(&self, lesson: &Lesson, task: &Task) -> Option<&str> {
        self.said.get(&lesson.name)?.get(&task.name).map(String::as_str)
    }

    /// Keeps a prediction. What is said later is none.
    pub fn say(&mut self, lesson: &Lesson, task: &Task, answer: String) {
        let tasks = self.said.entry(lesson.name.clone()).or_default();
        tasks.entry(task.name.clone()).or_insert(answer);
    }

    fn entry(&mut self, lesson: &Lesson, task: &Task) -> &mut Done {
        self.lessons.entry(lesson.name.clone()).or_default().entry(task.name.clone()).or_default()
    }

    /// A check was made. Who was shown how has not found it out, even if it is right now. Where nothing was given, nothing
    /// counts as wrong.
    pub fn note(&mut self, lesson: &Lesson, task: &Task, verdict: &Verdict) {
        let done = self.entry(lesson, task);
        match verdict {
            Verdict::Right if done.came != Came::Shown => done.came = Came::Solved,
            Verdict::Right | Verdict::Wrong(Reason::Nothing) => {}
            Verdict::Wrong(_) => done.wrong = done.wrong.saturating_add(1),
        }
    }

    /// This answer was given now; empty if the task asks for none.
    pub fn note_answer(&mut self, lesson: &Lesson, task: &Task, answer: &str) {
        let given = Given { answer: answer.to_owned(), seconds: clock::seconds_since_1970() };
        self.given.entry(lesson.name.clone()).or_default().insert(task.name.clone(), given);
    }

    /// So many hints were read by now.
    pub fn note_hints(&mut self, lesson: &Lesson, task: &Task, hints: u32) {
        let done = self.entry(lesson, task);
        done.hints = done.hints.max(hints);
    }

    /// The learner was shown how. What was solved before stays so.
    pub fn show(&mut self, lesson: &Lesson, task: &Task) {
        self.leave(lesson, task, Came::Shown);
    }

    /// The learner goes past the task. What was solved before stays so.
    pub fn skip(&mut self, lesson: &Lesson, task: &Task) {
        self.leave(lesson, task, Came::Skipped);
    }

    fn leave(&mut self, lesson: &Lesson, task: &Task, came: Came) {
        let done = self.entry(lesson, task);
        if matches!(done.came, Came::Open | Came::Skipped) {
            done.came = came;
        }
    }

    /// The lesson begins anew.
    pub fn start_over(&mut self, lesson: &Lesson) {
        self.lessons.remove(&lesson.name);
        self.said.remove(&lesson.name);
        self.given.remove(&lesson.name);
    }

    /// The place of the first task of the lesson that is open; 0 if none is.
    pub fn first_open(&self, lesson: &Lesson) -> usize {
        lesson.tasks.iter().position(|task| self.of(lesson, task).came == Came::Open).unwrap_or(0)
    }

    /// Whether anything has been done.
    pub fn is_begun(&self) -> bool {
        !self.lessons.is_empty()
    }

    /// Whether nothing is open in the lesson.
    pub fn is_done(&self, lesson: &Lesson) -> bool {
        lesson.tasks.iter().all(|task| self.of(lesson, task).came != Came::Open)
    }

    /// Where one goes on: the first task that is open, after the last lesson in which something was done; or else before it.
    pub fn next<'a>(&self, lessons: &'a [Lesson]) -> Option<(&'a Lesson, &'a Task)> {
        let begun = lessons.iter().rposition(|lesson| self.lessons.contains_key(&lesson.name)).unwrap_or(0);
        let (before, from) = lessons.split_at_checked(begun)?;
        let mut all = from.iter().chain(before).flat_map(|lesson| lesson.tasks.iter().map(move |task| (lesson, task)));
        all.find(|(lesson, task)| self.of(lesson, task).came == Came::Open)
    }

    /// The results as a table that spreadsheets read: comma-separated values (RFC 4180), a line a task. Date and time are those
    /// of the last try. Who has typed no name is called by the `login`.
    pub fn table(&self, login: &str, lessons: &[Lesson]) -> String {
        let name = if self.name.is_empty() { login } else { &self.name };
        let mut text =
            "name,date (UTC),time (UTC),lesson,task,kind,result,wrong answers,hints,last answer\r\n".to_owned();
        for lesson in lessons {
            for task in &lesson.tasks {
                let Done { came, wrong, hints } = self.of(lesson, task);
                let given = self.given.get(&lesson.name).and_then(|given| given.get(&task.name));
                let (date, time) = given.map(|given| clock::date_and_time(given.seconds)).unwrap_or_default();
                let [wrong, hints] = [wrong, hints].map(|count| count.to_string());
                let answer = given.map_or("", |given| &given.answer);
                let cells =
                    [name, &date, &time, &lesson.name, &task.name, task.kind.key(), came.key(), &wrong, &hints, answer];
                text += &(cells.map(cell).join(",") + "\r\n");
            }
        }
        text
    }
}

/// A text as a cell of a table: in quotation marks where it needs them, and never one that a spreadsheet works out.
fn cell(text: &str) -> String {
    let is_formula = text.starts_with(['=', '+', '-', '@']) && text.parse::<f64>().is_err();
    let text = if is_formula { format!("'{text}") } else { text.to_owned() };
    match text.contains([',', '"', '\r', '\n']) {
        true => format!("\"{}\"", text.replace('"', "\"\"")),
        false => text,
    }
}
