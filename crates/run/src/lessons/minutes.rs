//! Estimates of the minutes that a lesson takes for reading, typing and thinking.

use super::lesson::{Goal, Lesson, Task, TaskKind};
use crate::Act;

/// The number of words that an eleven-year-old reads with understanding in a minute.
const WORDS_A_MINUTE: f64 = 80.0;

/// The number of letters and digits that such a learner copies in a minute.
const LETTERS_A_MINUTE: f64 = 60.0;

/// Returns the minutes of thinking, clicking and watching that a task takes after it has been read.
const fn of_kind(kind: TaskKind) -> f64 {
    match kind {
        TaskKind::Predict | TaskKind::Run => 1.0,
        TaskKind::Investigate => 2.0,
        TaskKind::Change | TaskKind::Arrange => 4.0,
        TaskKind::Make => 8.0,
    }
}

/// The estimated time for a lesson, part by part, in minutes.
pub(super) struct LessonTime {
    /// The introduction.
    pub start: f64,
    /// The tasks, in order.
    pub tasks: Vec<f64>,
}

impl LessonTime {
    /// Estimates the time for a lesson with this introduction and with these texts of its tasks.
    pub(super) fn new(lesson: &Lesson, start: &str, tasks: impl Fn(&Task) -> String) -> LessonTime {
        let of_task = |task: &Task| reading(&tasks(task)) + typed(task) as f64 / LETTERS_A_MINUTE + of_kind(task.kind);
        LessonTime { start: reading(start), tasks: lesson.tasks.iter().map(of_task).collect() }
    }

    /// Returns the minutes for the whole lesson, rounded up.
    pub(super) fn minutes(&self) -> u8 {
        (self.start + self.tasks.iter().sum::<f64>()).ceil() as u8
    }

    /// Returns the minute at which each part ends, the introduction first. The last one is [`LessonTime::minutes`].
    pub(super) fn ends(&self) -> Vec<u8> {
        let mut time = 0.0;
        let parts = std::iter::once(&self.start).chain(&self.tasks);
        parts
            .map(|part| {
                time += part;
                time.ceil() as u8
            })
            .collect()
    }
}

/// Returns the minutes that reading a text takes.
fn reading(text: &str) -> f64 {
    text.split_whitespace().count() as f64 / WORDS_A_MINUTE
}

/// Returns the number of letters typed as answers to the program.
fn typed(task: &Task) -> usize {
    let Goal::Reach { solution, .. } = &task.goal else { return 0 };
    let letters = |act: &Act| match act {
        Act::Answer(text) => text.chars().count(),
        _ => 0,
    };
    solution.iter().map(letters).sum()
}
