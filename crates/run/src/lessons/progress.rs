//! The progress of learners in the lessons: stored as RON, exported as a table.

use super::assignment::Assignment;
use super::lesson::{Lesson, Task};
use super::mental_model::MentalModel;
use super::planted::{FAULTS, FaultKind, FaultSet};
use super::verdict::{Reason, Verdict};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use sudoku_storage::clock;
use sudoku_storage::versioned::{self, FormError};

/// The version of the file format. Files of other versions are refused.
const VERSION: u32 = 1;

/// The status of a task.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize, Serialize)]
#[serde(rename = "Came")]
pub enum TaskStatus {
    /// Neither solved, shown nor skipped.
    #[default]
    Open,
    /// Solved by the learner.
    Solved,
    /// The learner was shown the solution.
    Shown,
    /// Skipped by the learner.
    Skipped,
}

impl TaskStatus {
    /// Returns the name that message keys and tables use.
    pub const fn key(self) -> &'static str {
        match self {
            TaskStatus::Open => "open",
            TaskStatus::Solved => "solved",
            TaskStatus::Shown => "shown",
            TaskStatus::Skipped => "skipped",
        }
    }
}

/// The result of a task.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize, Serialize)]
#[serde(rename = "Done", deny_unknown_fields)]
pub struct TaskResult {
    /// The status of the task.
    #[serde(rename = "came")]
    pub status: TaskStatus,
    /// The number of wrong answers.
    pub wrong: u32,
    /// The number of hints that were read.
    pub hints: u32,
}

impl TaskResult {
    /// Returns the number of times that the learner has answered or had a program checked. A task that is solved stays solved, so
    /// only the first right answer counts.
    pub fn tries(&self) -> u32 {
        self.wrong.saturating_add(u32::from(self.status == TaskStatus::Solved))
    }
}

/// The progress of the current learner, and of others who share the computer. Lessons and tasks are stored by name, so that the
/// file stays valid when the path changes.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Progress {
    version: u32,
    lessons: BTreeMap<String, BTreeMap<String, TaskResult>>,
    /// Predictions, by lesson and task. The first one counts.
    #[serde(rename = "said", default, skip_serializing_if = "BTreeMap::is_empty")]
    predictions: BTreeMap<String, BTreeMap<String, String>>,
    /// The time that was spent on each task, in seconds. A task can have been read without any result.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    seconds: BTreeMap<String, BTreeMap<String, u32>>,
    /// The last attempt at each task.
    #[serde(rename = "given", default, skip_serializing_if = "BTreeMap::is_empty")]
    attempts: BTreeMap<String, BTreeMap<String, Attempt>>,
    /// The lessons that a teacher has assigned to everybody at this computer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    assigned: Option<Assignment>,
    /// The learner's name; empty until one is typed.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    name: String,
    /// The progress of the other learners, by name.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    others: BTreeMap<String, LearnerProgress>,
}

/// The progress of another learner.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize, Serialize)]
#[serde(rename = "Work", deny_unknown_fields)]
struct LearnerProgress {
    lessons: BTreeMap<String, BTreeMap<String, TaskResult>>,
    #[serde(rename = "given")]
    attempts: BTreeMap<String, BTreeMap<String, Attempt>>,
    #[serde(rename = "said", default, skip_serializing_if = "BTreeMap::is_empty")]
    predictions: BTreeMap<String, BTreeMap<String, String>>,
    /// The time that was spent on each task, in seconds. A task can have been read without any result.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    seconds: BTreeMap<String, BTreeMap<String, u32>>,
}

/// The most other learners on one computer.
const MOST_PEOPLE: usize = 100;
/// The most characters in a learner's name.
const LONGEST_NAME: usize = 40;

/// The columns of [`Progress::table`].
const COLUMNS: [&str; 15] = [
    "name",
    "date (UTC)",
    "time (UTC)",
    "lesson",
    "task",
    "kind",
    "result",
    "tries",
    "wrong answers",
    "hints",
    "seconds",
    "prediction",
    "last answer",
    "program",
    "model",
];

/// The last attempt at a task.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize, Serialize)]
#[serde(rename = "Given", deny_unknown_fields)]
struct Attempt {
    /// The answer; empty if the task asks for none.
    answer: String,
    /// The time of the attempt, in seconds since 1970 (UTC).
    seconds: u64,
}

impl Default for Progress {
    fn default() -> Progress {
        Progress {
            version: VERSION,
            lessons: BTreeMap::new(),
            predictions: BTreeMap::new(),
            attempts: BTreeMap::new(),
            seconds: BTreeMap::new(),
            assigned: None,
            name: String::new(),
            others: BTreeMap::new(),
        }
    }
}

impl Progress {
    /// Reads stored progress. `file` is the name used in errors.
    ///
    /// # Errors
    /// [`FormError`], with the file, the place and the reason.
    pub fn read(file: &str, text: &str) -> Result<Progress, FormError> {
        versioned::read(&ron::Options::default(), file, text, VERSION)
    }

    /// Returns the progress as a RON file.
    pub fn write(&self) -> String {
        versioned::write(self)
    }

    /// Returns the learner's name; empty until one is typed.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Returns the names of the other learners with results on this computer, in alphabetical order.
    pub fn other_names(&self) -> Vec<&str> {
        let mut names: Vec<&str> = self.others.keys().map(String::as_str).filter(|name| !name.is_empty()).collect();
        names.sort_by_key(|name| name.to_lowercase());
        names
    }

    /// Switches to the learner with that name, whose progress is restored. Progress made before anyone typed a name belongs
    /// to the first learner who does. Capitals make no difference: a known learner keeps the spelling. Returns true if the learner has changed; the name is ignored if it is empty or if too
    /// many learners are stored.
    pub fn switch_to(&mut self, name: &str) -> bool {
        let name: String = name.trim().chars().take(LONGEST_NAME).collect();
        let is_same = |known: &&String| known.to_lowercase() == name.to_lowercase();
        let known = [&self.name].into_iter().chain(self.others.keys()).find(is_same).cloned();
        let name = known.unwrap_or(name);
        let is_full = self.others.len() >= MOST_PEOPLE && !self.others.contains_key(&name);
        if name == self.name || name.is_empty() || is_full {
            return false;
        }
        let before = std::mem::replace(&mut self.name, name);
        let stored = self.others.remove(&self.name);
        if before.is_empty() && stored.is_none() {
            return true;
        }
        let LearnerProgress { lessons, attempts, predictions, seconds } = stored.unwrap_or_default();
        let current = LearnerProgress {
            lessons: std::mem::replace(&mut self.lessons, lessons),
            attempts: std::mem::replace(&mut self.attempts, attempts),
            predictions: std::mem::replace(&mut self.predictions, predictions),
            seconds: std::mem::replace(&mut self.seconds, seconds),
        };
        if current != LearnerProgress::default() {
            self.others.insert(before, current);
        }
        true
    }

    /// Returns the result of a task.
    pub fn result(&self, lesson: &Lesson, task: &Task) -> TaskResult {
        let tasks = self.lessons.get(&lesson.name);
        tasks.and_then(|tasks| tasks.get(&task.name)).copied().unwrap_or_default()
    }

    /// Returns the prediction for a task, made before the program ran.
    pub fn prediction(&self, lesson: &Lesson, task: &Task) -> Option<&str> {
        self.predictions.get(&lesson.name)?.get(&task.name).map(String::as_str)
    }

    /// Returns the model that led to the learner's first answer to the task.
    pub fn model(&self, lesson: &Lesson, task: &Task) -> Option<MentalModel> {
        task.model_of(self.prediction(lesson, task)?)
    }

    /// Stores the prediction, unless there is one: an answer given after the run is no prediction.
    pub fn record_prediction(&mut self, lesson: &Lesson, task: &Task, answer: String) {
        let tasks = self.predictions.entry(lesson.name.clone()).or_default();
        tasks.entry(task.name.clone()).or_insert(answer);
    }

    fn entry(&mut self, lesson: &Lesson, task: &Task) -> &mut TaskResult {
        self.lessons.entry(lesson.name.clone()).or_default().entry(task.name.clone()).or_default()
    }

    /// Sets the result of a task.
    pub(super) fn set_result(&mut self, lesson: &Lesson, task: &Task, result: TaskResult) {
        *self.entry(lesson, task) = result;
    }

    /// Records the verdict of a check. A task whose solution was shown does not become solved. A check without an answer
    /// does not count as wrong, and neither do the first of several right clicks.
    pub fn record_verdict(&mut self, lesson: &Lesson, task: &Task, verdict: &Verdict) {
        let result = self.entry(lesson, task);
        match verdict {
            Verdict::Right if result.status != TaskStatus::Shown => result.status = TaskStatus::Solved,
            Verdict::Right | Verdict::Wrong(Reason::Missing | Reason::SomeFaults { .. }) => {}
            Verdict::Wrong(_) => result.wrong = result.wrong.saturating_add(1),
        }
    }

    /// Records the answer and the current time; the answer is empty if the task asks for none.
    pub fn record_answer(&mut self, lesson: &Lesson, task: &Task, answer: &str) {
        let attempt = Attempt { answer: answer.to_owned(), seconds: clock::seconds_since_1970() };
        self.attempts.entry(lesson.name.clone()).or_default().insert(task.name.clone(), attempt);
    }

    /// Records that the first `hints` hints have been read.
    pub fn record_hints(&mut self, lesson: &Lesson, task: &Task, hints: u32) {
        let result = self.entry(lesson, task);
        result.hints = result.hints.max(hints);
    }

    /// Adds to the time that the learner has worked on the task.
    pub fn record_time(&mut self, lesson: &Lesson, task: &Task, seconds: u32) {
        let tasks = self.seconds.entry(lesson.name.clone()).or_default();
        let spent = tasks.entry(task.name.clone()).or_default();
        *spent = spent.saturating_add(seconds);
    }

    /// Returns the time that the learner has worked on the task, in seconds.
    pub fn seconds(&self, lesson: &Lesson, task: &Task) -> u32 {
        self.seconds.get(&lesson.name).and_then(|tasks| tasks.get(&task.name)).copied().unwrap_or(0)
    }

    /// Records that the learner was shown the solution. A solved task stays solved.
    pub fn mark_shown(&mut self, lesson: &Lesson, task: &Task) {
        self.set_status(lesson, task, TaskStatus::Shown);
    }

    /// Records that the learner skipped the task. A solved task stays solved.
    pub fn mark_skipped(&mut self, lesson: &Lesson, task: &Task) {
        self.set_status(lesson, task, TaskStatus::Skipped);
    }

    fn set_status(&mut self, lesson: &Lesson, task: &Task, status: TaskStatus) {
        let result = self.entry(lesson, task);
        if matches!(result.status, TaskStatus::Open | TaskStatus::Skipped) {
            result.status = status;
        }
    }

    /// Deletes the lesson's results.
    pub fn start_over(&mut self, lesson: &Lesson) {
        self.lessons.remove(&lesson.name);
        self.predictions.remove(&lesson.name);
        self.attempts.remove(&lesson.name);
        self.seconds.remove(&lesson.name);
    }

    /// Returns the index of the lesson's first open task; 0 if there is none.
    pub fn first_open(&self, lesson: &Lesson) -> usize {
        lesson.tasks.iter().position(|task| self.result(lesson, task).status == TaskStatus::Open).unwrap_or(0)
    }

    /// Returns the number of boards or programs in which the learner has found all planted faults.
    pub fn found(&self, kind: FaultKind) -> usize {
        let tasks = self.lessons.get(FAULTS).into_iter().flatten();
        let is_found = |(name, result): &(&String, &TaskResult)| {
            result.status == TaskStatus::Solved && FaultSet::kind_of_task(name) == Some(kind)
        };
        tasks.filter(is_found).count()
    }

    /// Returns true if there is a result in any lesson.
    pub fn has_results(&self) -> bool {
        !self.lessons.is_empty()
    }

    /// Returns true if the lesson has no open tasks.
    pub fn is_done(&self, lesson: &Lesson) -> bool {
        lesson.tasks.iter().all(|task| self.result(lesson, task).status != TaskStatus::Open)
    }

    /// Returns the number of solved tasks in the lessons that teach the concept, and the number of all their tasks.
    pub fn practised(&self, lessons: &[Lesson], concept: &str) -> (usize, usize) {
        let teach = lessons.iter().filter(|lesson| lesson.concepts.iter().any(|taught| taught == concept));
        let tasks = teach.flat_map(|lesson| lesson.tasks.iter().map(move |task| self.result(lesson, task).status));
        tasks.fold((0, 0), |(solved, all), status| (solved + usize::from(status == TaskStatus::Solved), all + 1))
    }

    /// Returns the lessons that a teacher has assigned.
    pub fn assigned(&self) -> Option<&Assignment> {
        self.assigned.as_ref()
    }

    /// Puts assigned lessons first on the path, or gives it back its usual order. The results stay.
    pub fn assign(&mut self, assigned: Option<Assignment>) {
        self.assigned = assigned;
    }

    /// Returns the assigned lessons among these, in the teacher's order, with their indices.
    pub fn assigned_among<'a>(&self, lessons: &'a [Lesson]) -> impl Iterator<Item = (usize, &'a Lesson)> {
        let codes = self.assigned.iter().flat_map(|assigned| &assigned.lessons);
        codes.filter_map(|code| lessons.iter().enumerate().find(|(_, lesson)| lesson.name == *code))
    }

    /// Returns the task to continue with: the first open one of the assigned lessons, or else the first open one in or after the last lesson that was begun, or else the first
    /// one before it.
    pub fn next_task<'a>(&self, lessons: &'a [Lesson]) -> Option<(&'a Lesson, &'a Task)> {
        let open = |lesson: &'a Lesson| {
            let task = lesson.tasks.iter().find(|task| self.result(lesson, task).status == TaskStatus::Open)?;
            Some((lesson, task))
        };
        if let Some(assigned) = self.assigned_among(lessons).find_map(|(_, lesson)| open(lesson)) {
            return Some(assigned);
        }
        let begun = lessons.iter().rposition(|lesson| self.lessons.contains_key(&lesson.name));
        let begun = begun.or_else(|| lessons.iter().position(Lesson::is_on_path))?;
        let (before, from) = lessons.split_at_checked(begun)?;
        from.iter().chain(before.iter().filter(|lesson| lesson.is_on_path())).find_map(open)
    }

    /// Returns the results as comma-separated values for spreadsheets (RFC 4180), one line per task. Date and time are
    /// those of the last attempt. A learner who has typed no name is listed as `login`. `program` returns the scripts that
    /// the learner has made in a task, as text.
    pub fn table(&self, login: &str, lessons: &[Lesson], program: impl Fn(&Lesson, &Task) -> String) -> String {
        let name = if self.name.is_empty() { login } else { &self.name };
        let mut text = format!("{}\r\n", COLUMNS.join(","));
        for lesson in lessons {
            for task in &lesson.tasks {
                let result = self.result(lesson, task);
                let attempt = self.attempts.get(&lesson.name).and_then(|attempts| attempts.get(&task.name));
                let (date, time) = attempt.map(|attempt| clock::date_and_time(attempt.seconds)).unwrap_or_default();
                let counts = [result.tries(), result.wrong, result.hints, self.seconds(lesson, task)];
                let [tries, wrong, hints, seconds] = counts.map(|count| count.to_string());
                let program = program(lesson, task);
                let prediction = self.prediction(lesson, task).unwrap_or_default();
                let answer = attempt.map_or("", |attempt| &attempt.answer);
                let cells = [
                    name,
                    &date,
                    &time,
                    &lesson.name,
                    &task.name,
                    task.kind.key(),
                    result.status.key(),
                    &tries,
                    &wrong,
                    &hints,
                    &seconds,
                    prediction,
                    answer,
                    program.trim_end(),
                    self.model(lesson, task).map_or("", MentalModel::key),
                ];
                text += &(cells.map(cell).join(",") + "\r\n");
            }
        }
        text
    }
}

/// Formats a text as a cell of the table: quoted if necessary, and never a formula that a spreadsheet would evaluate.
fn cell(text: &str) -> String {
    let is_formula = text.starts_with(['=', '+', '-', '@']) && text.parse::<f64>().is_err();
    let text = if is_formula { format!("'{text}") } else { text.to_owned() };
    match text.contains([',', '"', '\r', '\n']) {
        true => format!("\"{}\"", text.replace('"', "\"\"")),
        false => text,
    }
}
