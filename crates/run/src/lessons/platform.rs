//! Progress as a learning platform stores it (SCORM 1.2): a short text with six bits for each task, a score, and whether the
//! course is complete.

use super::assignment::Assignment;
use super::lesson::{Lesson, Task};
use super::progress::{Progress, TaskResult, TaskStatus};

/// The most characters that a platform stores for a course (`cmi.suspend_data`).
pub const LONGEST_RECORD: usize = 4096;

/// The version of the record. Records of other versions are refused.
const VERSION: &str = "1";

/// The digits of a record, six bits each: the alphabet of base64 for addresses (RFC 4648, section 5).
const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// The number of digits that identify a task within its lesson.
const FINGERPRINT: usize = 3;

/// The most wrong answers, and the most hints, that a record counts for a task.
const MOST_COUNTED: u32 = 3;

/// A learner's progress as a learning platform stores it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PlatformReport {
    /// The progress in all lessons, for [`Progress::from_record`].
    pub record: String,
    /// The percentage of tasks that the learner has solved.
    pub score: u8,
    /// True if no task is open.
    pub is_complete: bool,
}

/// The error returned for a record that cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RecordError {
    /// The record has another version.
    #[error("the record has version \"{0}\", but this program reads version {VERSION}")]
    Version(String),
    /// The part of the record about a lesson is damaged.
    #[error("\"{0}\" in the record is not the progress in a lesson")]
    Lesson(String),
}

impl PlatformReport {
    /// Returns the report on a learner's progress. Score and completion are those of the assigned lessons, or of all lessons if
    /// nothing is assigned.
    pub fn new<'a>(
        progress: &Progress,
        course: impl IntoIterator<Item = &'a Lesson> + Clone,
        assigned: Option<&Assignment>,
    ) -> PlatformReport {
        let is_assigned = |lesson: &&Lesson| match assigned {
            Some(assigned) => assigned.lessons.contains(&lesson.name),
            None => lesson.is_on_path(),
        };
        let lessons: Vec<&Lesson> = course.clone().into_iter().filter(is_assigned).collect();
        let statuses =
            lessons.iter().flat_map(|lesson| lesson.tasks.iter().map(|task| progress.result(lesson, task).status));
        let (mut solved, mut tasks) = (0, 0);
        for status in statuses {
            tasks += 1;
            solved += usize::from(status == TaskStatus::Solved);
        }
        let score = (100 * solved).checked_div(tasks).unwrap_or(0);
        PlatformReport {
            record: progress.to_record(course),
            score: u8::try_from(score).unwrap_or(100),
            is_complete: tasks > 0 && lessons.iter().all(|lesson| progress.is_done(lesson)),
        }
    }
}

impl Progress {
    /// Returns the results as a record of at most [`LONGEST_RECORD`] characters of ASCII: for each task its status, and its wrong
    /// answers and hints up to three. Lessons and tasks are identified by name, so that the record stays valid when the course
    /// changes. Lessons for which there is no room are left out.
    pub fn to_record<'a>(&self, course: impl IntoIterator<Item = &'a Lesson>) -> String {
        let mut record = VERSION.to_owned();
        for lesson in course {
            let results = lesson.tasks.iter().map(|task| (task, self.result(lesson, task)));
            let begun = results.filter(|(_, result)| *result != TaskResult::default());
            let digits: String = begun.flat_map(|(task, result)| digits_of(task, result)).map(char::from).collect();
            if !digits.is_empty() && record.len() + lesson.name.len() + digits.len() + 2 <= LONGEST_RECORD {
                record += &format!(";{}={digits}", lesson.name);
            }
        }
        record
    }

    /// Reads a record. Lessons and tasks that are not in the course are ignored; so are spaces around the record. An empty record
    /// is that of a learner who begins.
    ///
    /// # Errors
    /// [`RecordError`], if the record has another version or is damaged.
    pub fn from_record<'a>(
        record: &str,
        course: impl IntoIterator<Item = &'a Lesson> + Clone,
    ) -> Result<Progress, RecordError> {
        let mut progress = Progress::default();
        let record = record.trim();
        if record.is_empty() {
            return Ok(progress);
        }
        let mut parts = record.split(';');
        let version = parts.next().unwrap_or_default();
        if version != VERSION {
            return Err(RecordError::Version(version.chars().take(40).collect()));
        }
        for part in parts {
            let damaged = || RecordError::Lesson(part.chars().take(40).collect());
            let (name, digits) = part.split_once('=').ok_or_else(damaged)?;
            let digits = digits.bytes().map(value).collect::<Option<Vec<u8>>>().ok_or_else(damaged)?;
            let (tasks, []) = digits.as_chunks::<{ FINGERPRINT + 1 }>() else { return Err(damaged()) };
            let Some(lesson) = course.clone().into_iter().find(|lesson| lesson.name == name) else { continue };
            for [fingerprint @ .., bits] in tasks {
                if let Some(task) = lesson.tasks.iter().find(|task| self::fingerprint(&task.name) == *fingerprint) {
                    progress.set_result(lesson, task, result_of(*bits));
                }
            }
        }
        Ok(progress)
    }
}

fn digits_of(task: &Task, result: TaskResult) -> [u8; FINGERPRINT + 1] {
    let [first, second, third] = fingerprint(&task.name);
    [first, second, third, bits_of(result)].map(|value| DIGITS[usize::from(value)])
}

/// Returns the value of a digit.
fn value(digit: u8) -> Option<u8> {
    DIGITS.iter().position(|other| *other == digit).and_then(|value| u8::try_from(value).ok())
}

/// Returns the bits for a result: two for the status, two for the wrong answers, two for the hints.
fn bits_of(result: TaskResult) -> u8 {
    let status = match result.status {
        TaskStatus::Open => 0,
        TaskStatus::Solved => 1,
        TaskStatus::Shown => 2,
        TaskStatus::Skipped => 3,
    };
    let counted = |count: u32| count.min(MOST_COUNTED) as u8;
    status | counted(result.wrong) << 2 | counted(result.hints) << 4
}

fn result_of(bits: u8) -> TaskResult {
    let status = match bits & 3 {
        0 => TaskStatus::Open,
        1 => TaskStatus::Solved,
        2 => TaskStatus::Shown,
        _ => TaskStatus::Skipped,
    };
    TaskResult { status, wrong: u32::from(bits >> 2 & 3), hints: u32::from(bits >> 4 & 3) }
}

/// Returns the three values that identify a task in its lesson: 18 bits of the FNV-1a hash of its name (G. Fowler, L. Noll, K.-P. Vo). A
/// test makes sure that they differ for all tasks of a lesson.
fn fingerprint(name: &str) -> [u8; FINGERPRINT] {
    let hash = name.bytes().fold(0x811c_9dc5_u32, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193));
    // The upper bits are folded into the lower ones, as the authors recommend.
    let hash = hash >> 18 ^ hash;
    [12, 6, 0].map(|shift| (hash >> shift & 63) as u8)
}
