//! The codes and links by which a teacher assigns lessons, or a task of one.

use super::planted::{FAULTS, FaultSet, MOST_FAULTS};
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
    /// The planted faults to be found, if the only lesson is [`FAULTS`]; `None` for those that the learner chooses.
    pub faults: Option<FaultSet>,
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
    /// Planted faults are assigned together with other lessons.
    #[error("the link has lessons besides {FAULTS}; give each its own link")]
    FaultsNotAlone,
    /// The kind, the number or the seed of the planted faults is missing or wrong. The field is its part of the link.
    #[error(
        "\"{0}\" is wrong or missing; the faults have kind=board or kind=program, count=1 to count={MOST_FAULTS}, and a whole number as seed"
    )]
    NoFaults(String),
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
        Assignment { lessons: vec![code.into()], task: None, faults: None, allows_hints: true, allows_show: true }
    }

    /// Returns the assignment of planted faults, without restrictions.
    pub fn of_faults(set: FaultSet) -> Assignment {
        Assignment { faults: Some(set), ..Assignment::of_lesson(FAULTS) }
    }

    /// Reads a link with `#lesson=NAME`, `#lesson=NAME&task=NUMBER`, `#lesson=faults&kind=KIND&count=NUMBER&seed=NUMBER` or
    /// `#lessons=NAME,NAME`, each perhaps with `&hint=off` and `&show=off`, or the part after `#` alone. Returns `None` if the text is no such link.
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
        let has_faults =
            fields.iter().any(|(name, value)| matches!(*name, "lesson" | "lessons") && names_faults(value));
        for &(name, value) in fields {
            match name {
                "lesson" | "lessons" => {
                    let codes = value.split(',').map(|code| code.trim().to_lowercase());
                    assigned.lessons.extend(codes.filter(|code| !code.is_empty()));
                }
                "task" => assigned.task = Some(value.parse().map_err(|_| AssignmentError::NoTask(value.to_owned()))?),
                "hint" => assigned.allows_hints = is_on(name, value)?,
                "show" => assigned.allows_show = is_on(name, value)?,
                "kind" | "count" | "seed" if has_faults => {}
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
        let has_choices = fields.iter().any(|(name, _)| matches!(*name, "kind" | "count" | "seed"));
        if has_faults && lessons.len() > 1 {
            return Err(AssignmentError::FaultsNotAlone);
        }
        if has_faults && has_choices {
            assigned.faults = Some(read_faults(fields)?);
        }
        let lessons = &assigned.lessons;
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

/// Returns true if planted faults are among these class codes.
fn names_faults(codes: &str) -> bool {
    codes.split(',').any(|code| code.trim().eq_ignore_ascii_case(FAULTS))
}

/// Reads the choices of planted faults, all of which must be given.
fn read_faults(fields: &[(&str, &str)]) -> Result<FaultSet, AssignmentError> {
    let value = |name: &str| fields.iter().find(|(other, _)| *other == name).map_or("", |(_, value)| *value);
    let wrong = |name: &str| AssignmentError::NoFaults(format!("{name}={}", value(name)));
    let kind = value("kind").parse().map_err(|_| wrong("kind"))?;
    let count = value("count").parse().ok().filter(|count| (1..=MOST_FAULTS).contains(count));
    let seed = value("seed").parse().map_err(|_| wrong("seed"))?;
    Ok(FaultSet::new(kind, count.ok_or_else(|| wrong("count"))?, seed))
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
        if let Some(faults) = self.faults {
            write!(f, "&{faults}")?;
        }
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
