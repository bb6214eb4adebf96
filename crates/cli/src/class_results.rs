//! The results of a class: the tables that pupils have saved in the game, joined into one.

use super::report::reason_of;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use sudoku_board::notation::Escaped;
use sudoku_run::lessons::{Lesson, MentalModel, TaskStatus};

/// A line of a pupil's table, see [`Progress::table`](sudoku_run::lessons::Progress::table).
#[derive(Deserialize)]
struct Row {
    name: String,
    #[serde(rename = "date (UTC)")]
    date: String,
    #[serde(rename = "time (UTC)")]
    time: String,
    lesson: String,
    task: String,
    kind: String,
    result: String,
    #[serde(rename = "wrong answers")]
    wrong: u32,
    hints: u32,
    /// The time that the pupil has worked on the task. Tables of older versions have no such column.
    #[serde(default)]
    seconds: Option<u32>,
    /// The first answer. Tables of older versions have no such column.
    #[serde(default)]
    prediction: String,
    #[serde(rename = "last answer")]
    answer: String,
    /// In a survey, the mental model behind the first answer. Tables of older versions have no such column.
    #[serde(default)]
    model: String,
}

impl Row {
    /// Returns true if the pupil has worked on the task.
    fn is_begun(&self) -> bool {
        self.result != TaskStatus::Open.key() || self.wrong > 0 || self.hints > 0
    }

    /// Returns a wrong answer of the pupil: the first one, or else the last.
    fn wrong_answer(&self) -> Option<&str> {
        let is_solved = self.result == TaskStatus::Solved.key();
        let answer = if self.prediction.is_empty() && !is_solved { &self.answer } else { &self.prediction };
        Some(answer.as_str()).filter(|answer| self.wrong > 0 && !answer.is_empty())
    }
}

/// A line of the table of a class: the results of all pupils in one task.
#[derive(Serialize)]
struct TaskRow<'a> {
    lesson: &'a str,
    task: &'a str,
    kind: &'a str,
    pupils: usize,
    solved: usize,
    shown: usize,
    skipped: usize,
    #[serde(rename = "wrong answers per pupil")]
    wrong: String,
    #[serde(rename = "hints per pupil")]
    hints: String,
    #[serde(rename = "seconds per pupil")]
    seconds: String,
    #[serde(rename = "commonest wrong answer")]
    commonest: &'a str,
    #[serde(rename = "pupils with it")]
    with_it: usize,
    /// In a survey, the number of pupils with each mental model, such as "copies: 12, loop: 3".
    #[serde(rename = "mental models")]
    models: String,
}

/// Joins the tables of pupils into a table of comma-separated values with a line for each task that somebody has begun, in the order of
/// the course. Of a pupil with several tables, the last try counts.
///
/// # Errors
/// The message, if a file cannot be read or is no such table.
pub(super) fn collect(files: &[PathBuf], course: &[Lesson]) -> Result<String, String> {
    let mut tasks: BTreeMap<(usize, usize, String, String), BTreeMap<String, Row>> = BTreeMap::new();
    for file in files {
        for row in read(file)? {
            let lesson = course.iter().position(|lesson| lesson.name == row.lesson);
            let of_lesson = lesson.and_then(|lesson| course.get(lesson));
            let task = of_lesson.and_then(|lesson| lesson.tasks.iter().position(|task| task.name == row.task));
            // Tasks of another version come last.
            let [lesson, task] = [lesson, task].map(|place| place.unwrap_or(usize::MAX));
            let pupils = tasks.entry((lesson, task, row.lesson.clone(), row.task.clone())).or_default();
            let moment = |row: &Row| (row.date.clone(), row.time.clone());
            if pupils.get(&row.name).is_none_or(|before| moment(before) <= moment(&row)) {
                pupils.insert(row.name.clone(), row);
            }
        }
    }
    let mut writer = csv::WriterBuilder::new().terminator(csv::Terminator::CRLF).from_writer(Vec::new());
    for ((_, _, lesson, task), pupils) in &tasks {
        let begun: Vec<&Row> = pupils.values().filter(|row| row.is_begun()).collect();
        let Some(first) = begun.first() else { continue };
        let with = |status: TaskStatus| begun.iter().filter(|row| row.result == status.key()).count();
        let per_pupil = |count: fn(&Row) -> u32| {
            let all: u32 = begun.iter().map(|row| count(row)).sum();
            format!("{:.1}", f64::from(all) / begun.len() as f64)
        };
        let times: Vec<u32> = begun.iter().filter_map(|row| row.seconds).collect();
        let mean = |times: &[u32]| times.iter().map(|&time| u64::from(time)).sum::<u64>() / times.len() as u64;
        let mut answers: BTreeMap<&str, usize> = BTreeMap::new();
        begun.iter().filter_map(|row| row.wrong_answer()).for_each(|answer| *answers.entry(answer).or_default() += 1);
        let (commonest, with_it) = answers.into_iter().max_by_key(|&(_, count)| count).unwrap_or_default();
        let row = TaskRow {
            lesson,
            task,
            kind: &first.kind,
            pupils: begun.len(),
            solved: with(TaskStatus::Solved),
            shown: with(TaskStatus::Shown),
            skipped: with(TaskStatus::Skipped),
            wrong: per_pupil(|row| row.wrong),
            hints: per_pupil(|row| row.hints),
            seconds: if times.is_empty() { String::new() } else { mean(&times).to_string() },
            commonest,
            with_it,
            models: models(&begun),
        };
        writer.serialize(row).map_err(|error| error.to_string())?;
    }
    let written = writer.into_inner().map_err(|error| error.to_string())?;
    Ok(String::from_utf8_lossy(&written).into_owned())
}

/// Returns the mental models behind the first answers, each with the number of pupils.
fn models(rows: &[&Row]) -> String {
    let with = |model: &MentalModel| rows.iter().filter(|row| row.model == model.key()).count();
    let counts = MentalModel::ALL.iter().map(|model| (model.key(), with(model))).filter(|(_, count)| *count > 0);
    counts.map(|(model, count)| format!("{model}: {count}")).collect::<Vec<_>>().join(", ")
}

/// Reads a pupil's table. Spreadsheets may have saved it with semicolons and a byte order mark.
fn read(file: &Path) -> Result<Vec<Row>, String> {
    let name = file.to_string_lossy();
    let bytes = fs::read(file).map_err(|error| format!("cannot read {}: {}", Escaped(&name), reason_of(&error)))?;
    let text = String::from_utf8_lossy(&bytes);
    let text = text.trim_start_matches('\u{feff}');
    let header = text.lines().next().unwrap_or_default();
    let delimiter = if header.contains(';') { b';' } else { b',' };
    let reader = csv::ReaderBuilder::new().delimiter(delimiter).from_reader(text.as_bytes());
    let rows: Result<Vec<Row>, csv::Error> = reader.into_deserialize().collect();
    rows.map_err(|error| {
        let line = error.position().map_or(1, csv::Position::line);
        format!(
            "{}, line {line}: this is no table that “Save my results” has saved ({}); leave the file out, or save it again",
            Escaped(&name),
            match error.kind() {
                csv::ErrorKind::Deserialize { err, .. } => err.to_string(),
                _ => error.to_string(),
            }
        )
    })
}
