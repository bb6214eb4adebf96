//! Lessons, in which a learner predicts, runs, investigates, changes and makes programs of blocks (PRIMM: S. Sentance
//! and J. Waite, 2017).
//!
//! A [`Lesson`] has [`Task`]s. A front end shows [`Task::program`] and starts the run with [`Task::run`]. The learner's
//! answer, run or program is passed to [`check`] as [`Facts`]. Right answers are never stored: they are read from the
//! program as it runs. [`Task::deed`] is the solution, which a front end carries out for learners who ask to see it.
//!
//! ```
//! use sudoku_run::lessons::{self, Answer, Verdict};
//!
//! let lesson = lessons::lesson("clones").expect("it ships");
//! let verdict = lessons::check(&lesson.tasks[0], &Answer::Number("81".to_owned()))?;
//! assert_eq!(verdict, Verdict::Right);
//! # Ok::<(), sudoku_run::RunError>(())
//! ```

mod feedback;
mod form;
mod gaps;
mod lesson;
mod making;
mod minutes;
mod moment;
mod names;
mod page;
mod patch;
mod picture;
mod progress;
mod question;
mod translated;
mod verdict;
mod words;

pub use feedback::SmallBoard;
pub use form::{CONCEPTS, LessonError, LessonFault, VERSION, read_lessons};
pub use lesson::{Board, Deed, Facts, Goal, Kind, Lesson, Part, Task, check};
pub use making::{MOST_RUNS, Make, Need, Trial};
pub use names::with_names;
pub use page::page;
pub use patch::Patch;
pub use picture::{BlockWords, picture};
pub use progress::{Progress, TaskResult, TaskStatus};
pub use question::{Answer, Ask, Of, Until, Way};
pub use translated::texts;
pub use verdict::{Reason, Verdict};
pub use words::{Words, course, languages, lesson, words};
