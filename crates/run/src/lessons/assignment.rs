//! The codes and links by which a teacher assigns lessons, or a task of one.

use serde::{Deserialize, Serialize};
use std::fmt;

/// The most lessons in an assignment.
const MOST_LESSONS: usize = 100;

/// Lessons that a teacher assigns, in the order in which they are to be done; or one of their tasks.
///
/// ```
/// use sudoku_run::lessons::Assignment;
///
/// let link = "https://example.org/game/#lesson=taking-back&task=3";
/// let assigned = Assignment::of_link(link).expect("it names a lesson")?;
/// assert_eq!((&assigned.lessons[..], assigned.task), (&["taking-back".to_owned()][..], Some(3)));
/// assert_eq!(assigned.to_string(), "lesson=taking-back&task=3");
/// assert_eq!(Assignment::of_code(" Taking-back ")?, Assignment::of_lesson("taking-back"));
///
/// let several = Assignment::of_code("#lessons=clones,taking-back&hint=off&show=off")?;
/// assert_eq!(several.lessons, ["clones", "taking-back"]);
/// assert!(!several.allows_hints && !several.allows_show);
/// # Ok::<(), sudoku_run::lessons::AssignmentError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, Serialize)]
#[serde(try_from = "String", into = "String")]
pub struct Assignment {
    /// The class codes of the lessons, which need not exist.
    pub lessons: Vec<String>,
    /// The number of the first lesson's task, counted from 1; `None` if the learner goes on with the first open one.
    pub task: Option<usize>,
    /// True if learners can ask for hints in these lessons.
    pub allows_hints: bool,
    /// True if learners can have solutions shown in these lessons.
    pub allows_show: bool,
}

/// The error returned for a link that assigns lessons but cannot be followed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum AssignmentError {
    /// No lesson is named.
    #[error("the link names no lesson; write their codes, such as lessons=clones,row")]
    Empty,
    /// A lesson is named twice.
    #[error("the link names the lesson {0} twice; name it once")]
    Twice(String),
    /// There are too many lessons.
    #[error("the link names more than {MOST_LESSONS} lessons; leave some out")]
    Crowded,
    /// A part of the link is unknown.
    #[error("\"{0}\" is no part of such a link; it has lesson, lessons, task, hint and show")]
    UnknownPart(String),
    /// The value of `hint` or `show` is neither `on` nor `off`. The fields are the part and the value.
    #[error("{0} is on or off, not \"{1}\"")]
    NoSwitch(String, String),
    /// The number of the task is no number.
    #[error("\"{0}\" is no number of a task; tasks count from 1")]
    NoTask(String),
}

impl Assignment {
    /// Returns the assignment of one lesson, without restrictions.
    pub fn of_lesson(code: impl Into<String>) -> Assignment {
        Assignment { lessons: vec![code.into()], task: None, allows_hints: true, allows_show: true }
    }

    /// Reads a link with `#lesson=NAME`, `#lesson=NAME&task=NUMBER` or `#lessons=NAME,NAME`, each perhaps with `&hint=off` and
    /// `&show=off`, or the part after `#` alone. Returns `None` if the text is no such link.
    pub fn of_link(text: &str) -> Option<Result<Assignment, AssignmentError>> {
        let text = text.trim();
        let (_, fields) = text.rsplit_once('#').unwrap_or(("", text));
        let fields: Vec<(&str, &str)> =
            fields.split('&').map(|field| field.split_once('=').unwrap_or((field, ""))).collect();
        let is_link = fields.iter().any(|(name, _)| matches!(*name, "lesson" | "lessons"));
        is_link.then(|| Assignment::of_fields(&fields))
    }

    fn of_fields(fields: &[(&str, &str)]) -> Result<Assignment, AssignmentError> {
        let mut assigned = Assignment { lessons: Vec::new(), ..Assignment::of_lesson("") };
        for &(name, value) in fields {
            match name {
                "lesson" | "lessons" => {
                    let codes = value.split(',').map(|code| code.trim().to_lowercase());
                    assigned.lessons.extend(codes.filter(|code| !code.is_empty()));
                }
                "task" => assigned.task = Some(value.parse().map_err(|_| AssignmentError::NoTask(value.to_owned()))?),
                "hint" => assigned.allows_hints = is_on(name, value)?,
                "show" => assigned.allows_show = is_on(name, value)?,
                // A link may end in &.
                "" => {}
                _ => return Err(AssignmentError::UnknownPart(name.to_owned())),
            }
        }
        let lessons = &assigned.lessons;
        if lessons.is_empty() {
            return Err(AssignmentError::Empty);
        }
        if lessons.len() > MOST_LESSONS {
            return Err(AssignmentError::Crowded);
        }
        let twice = lessons.iter().enumerate().find(|(place, code)| lessons[..*place].contains(code));
        twice.map_or_else(|| Ok(assigned.clone()), |(_, code)| Err(AssignmentError::Twice(code.clone())))
    }

    /// Reads what was typed where a class code is expected: a link, or else the code of a lesson, in small letters or capitals.
    ///
    /// # Errors
    /// [`AssignmentError`], if it is a link that cannot be followed.
    pub fn of_code(text: &str) -> Result<Assignment, AssignmentError> {
        Assignment::of_link(text).unwrap_or_else(|| Ok(Assignment::of_lesson(text.trim().to_lowercase())))
    }

    /// Returns true if it changes the path of the learner, and does not only open a lesson.
    pub fn is_path(&self) -> bool {
        self.lessons.len() > 1 || !self.allows_hints || !self.allows_show
    }

    /// Returns the link at the address of the game.
    pub fn link(&self, address: &str) -> String {
        format!("{}#{self}", address.trim_end_matches('#'))
    }
}

fn is_on(name: &str, value: &str) -> Result<bool, AssignmentError> {
    match value.to_lowercase().as_str() {
        "on" => Ok(true),
        "off" => Ok(false),
        _ => Err(AssignmentError::NoSwitch(name.to_owned(), value.to_owned())),
    }
}

/// Writes the part of a link after `#`.
impl fmt::Display for Assignment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = if self.lessons.len() == 1 { "lesson" } else { "lessons" };
        write!(f, "{name}={}", self.lessons.join(","))?;
        if let Some(task) = self.task {
            write!(f, "&task={task}")?;
        }
        for (part, is_on) in [("hint", self.allows_hints), ("show", self.allows_show)] {
            if !is_on {
                write!(f, "&{part}=off")?;
            }
        }
        Ok(())
    }
}

impl From<Assignment> for String {
    fn from(assigned: Assignment) -> String {
        assigned.to_string()
    }
}

impl TryFrom<String> for Assignment {
    type Error = AssignmentError;

    fn try_from(text: String) -> Result<Assignment, AssignmentError> {
        Assignment::of_code(&text)
    }
}
