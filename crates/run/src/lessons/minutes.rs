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

/// Estimates the minutes for a lesson with this text, rounded up.
pub(super) fn minutes(lesson: &Lesson, text: &str) -> u8 {
    let words = text.split_whitespace().count() as f64;
    let letters: usize = lesson.tasks.iter().map(typed).sum();
    let tasks: f64 = lesson.tasks.iter().map(|task| of_kind(task.kind)).sum();
    (words / WORDS_A_MINUTE + letters as f64 / LETTERS_A_MINUTE + tasks).ceil() as u8
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
