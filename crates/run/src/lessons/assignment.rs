//! The codes and links by which a teacher assigns a lesson or one of its tasks.

use std::fmt;

/// A lesson that a teacher assigns, or one of its tasks.
///
/// ```
/// use sudoku_run::lessons::Assignment;
///
/// let link = "https://example.org/game/#lesson=taking-back&task=3";
/// let assigned = Assignment::of_link(link).expect("it names a lesson");
/// assert_eq!((&*assigned.lesson, assigned.task), ("taking-back", Some(3)));
/// assert_eq!(assigned.to_string(), "lesson=taking-back&task=3");
/// assert_eq!(Assignment::of_code(" Taking-back "), Assignment { lesson: "taking-back".to_owned(), task: None });
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Assignment {
    /// The class code of the lesson, which need not exist.
    pub lesson: String,
    /// The number of the task, counted from 1; `None` if the learner goes on with the first open one.
    pub task: Option<usize>,
}

impl Assignment {
    /// Reads a link with `#lesson=NAME` or `#lesson=NAME&task=NUMBER`, or the part after `#` alone. Returns `None` if the text is no
    /// such link.
    pub fn of_link(text: &str) -> Option<Assignment> {
        let text = text.trim();
        let (_, fields) = text.rsplit_once('#').unwrap_or(("", text));
        let field =
            |name: &str| fields.split('&').find_map(|field| field.split_once('=').filter(|(key, _)| *key == name));
        let (_, lesson) = field("lesson")?;
        let task = field("task").and_then(|(_, task)| task.parse().ok());
        Some(Assignment { lesson: lesson.to_lowercase(), task })
    }

    /// Reads what was typed where a class code is expected: a link, or else the code of a lesson, in small letters or capitals.
    pub fn of_code(text: &str) -> Assignment {
        Assignment::of_link(text).unwrap_or_else(|| Assignment { lesson: text.trim().to_lowercase(), task: None })
    }
}

/// Writes the part of a link after `#`.
impl fmt::Display for Assignment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "lesson={}", self.lesson)?;
        self.task.map_or(Ok(()), |task| write!(f, "&task={task}"))
    }
}
