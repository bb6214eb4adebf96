//! Lessons, in which a learner predicts, runs, investigates, changes and makes programs of blocks (PRIMM: S. Sentance
//! and J. Waite, 2017).
//!
//! A [`Lesson`] has [`Task`]s. A front end shows [`Task::program`] and starts the run with [`Task::run`]. The learner's
//! answer, run or program is passed to [`check`] as [`Submission`]. Right answers are never stored: they are read from the
//! program as it runs. [`Task::solution`] is the solution, which a front end carries out for learners who ask to see it.
//!
//! ```
//! use sudoku_run::lessons::{self, Answer, Verdict};
//!
//! let lesson = lessons::lesson("clones").expect("it ships");
//! let verdict = lessons::check(&lesson.tasks[0], &Answer::Number("81".to_owned()))?;
//! assert_eq!(verdict, Verdict::Right);
//! # Ok::<(), sudoku_run::RunError>(())
//! ```

mod assignment;
mod failed_trial;
mod fault_words;
mod faults;
mod feedback;
mod form;
mod gaps;
mod lesson;
mod mental_model;
mod minutes;
mod moment;
mod mutation;
mod names;
mod page;
mod patch;
mod picture;
mod pieces;
mod planted;
mod platform;
mod program_goal;
mod progress;
mod question;
mod small_board;
mod standards;
mod survey;
mod teacher_pages;
mod translation;
mod verdict;
mod words;
mod wrong_digits;

pub use assignment::{Assignment, AssignmentError};
pub use failed_trial::{Ending, FailedTrial};
pub use feedback::with_dots;
pub use form::{CONCEPTS, LessonError, LessonFault, VERSION, read_lessons};
pub use lesson::{Board, CoursePart, Goal, Lesson, Solution, Submission, Task, TaskKind, check};
pub use mental_model::MentalModel;
pub use mutation::{Mutation, MutationKind, mutations};
pub use names::with_names;
pub use page::{Readers, page};
pub use patch::Patch;
pub use picture::{BlockTexts, escaped, picture};
pub use planted::{FAULTS, FaultKind, FaultKindError, FaultSet, MOST_FAULTS, PlantedBlock, PlantedFaults};
pub use platform::{LONGEST_RECORD, PlatformReport, RecordError};
pub use program_goal::{Condition, MOST_RUNS, ProgramGoal, Trial};
pub use progress::{Progress, TaskResult, TaskStatus};
pub use question::{Answer, AnswerForm, Moment, Quantity, Question};
pub use small_board::{Mark, SmallBoard};
pub use survey::Survey;
pub use translation::texts;
pub use verdict::{Reason, Verdict};
pub use words::{Words, course, languages, lesson, words};
pub use wrong_digits::{Innocence, faulty_cells};
