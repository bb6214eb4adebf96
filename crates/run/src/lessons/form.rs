//! The format of lesson files, which are RON files in `assets/lessons` and compiled into the program.
//!
//! ```ron
//! (
//!     version: 1,
//!     part: Checkpoint1,
//!     lessons: [
//!         (
//!             name: "clones",
//!             concepts: ["clones", "loops"],
//!             program: "checkpoint 1",
//!             board: ("S", 9),
//!             scripts: ["when I start as a clone"],
//!             acts: [Flag],
//!             tasks: [
//!                 (name: "count", kind: Predict, until: Blocks(0), goal: Ask(of: Clones, by: Number)),
//!             ],
//!         ),
//!     ],
//! )
//! ```
//!
//! The texts that learners read are in `assets/lessons/en` and in the folders of other languages.

use super::lesson::{Board, CoursePart, Goal, Lesson, Task, TaskKind};
use super::mental_model::MentalModel;
use super::patch::{Patch, apply_patches, lay_pieces, read_probe};
use super::program_goal::MOST_RUNS;
use super::question::{AnswerForm, Moment, Question};
use crate::Act;
use ron::extensions::Extensions;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::sync::{Arc, OnceLock};
use sudoku_blocks::{Program, ProgramError, ScriptError, bundled};
use sudoku_storage::versioned::{self, FileError, FormFault};

/// The version of the file format. Files of other versions are refused.
pub const VERSION: u32 = 1;

/// The most lessons in a file, and the most tasks in a lesson.
const MOST_LESSONS: usize = 100;

/// The concepts that lessons teach, taken from the article.
pub const CONCEPTS: [&str; 18] = [
    "abstraction",
    "arithmetic",
    "backtracking",
    "broadcast",
    "clones",
    "conditions",
    "coordinates",
    "custom-blocks",
    "divide-and-conquer",
    "events",
    "lists",
    "loops",
    "recursion",
    "sequence",
    "state",
    "strings",
    "validation",
    "variables",
];

/// The error returned by [`read_lessons`], with the name of the file.
pub type LessonError = FileError<LessonFault>;

/// A fault in a lesson file. If it is in a lesson, its first field is the lesson's name.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum LessonFault {
    /// The file is not a valid lesson file.
    #[error(transparent)]
    File(#[from] FormFault),
    /// There are too many lessons, tasks or runs.
    #[error(": more than {MOST_LESSONS} lessons or tasks, or {MOST_RUNS} runs of one check; take some out")]
    Crowded,
    /// The name of a lesson or a task is invalid, or used twice.
    #[error(": \"{0}\" cannot be a name here; take small letters, digits and hyphens, and each name once")]
    Name(String),
    /// A lesson has an unknown concept; its name is the second field.
    #[error(", lesson {0}: I know no concept \"{1}\"; there are {concepts}", concepts = CONCEPTS.join(", "))]
    Concept(String, String),
    /// The kind of a task does not fit its goal; its name is the second field.
    #[error(
        ", lesson {0}, task {1}: predict asks, run reaches, change, arrange and make have a program to make, and only arrange has pieces"
    )]
    Kind(String, String),
    /// A mental model belongs to a text that is no choice of the task; the fields are lesson, task and text.
    #[error(", lesson {0}, task {1}: there is no choice \"{2}\" for a mental model to belong to")]
    Choice(String, String, String),
    /// The program does not exist, or it is damaged.
    #[error(", lesson {0}: {1}")]
    Program(String, Box<ProgramError>),
    /// A script cannot be parsed.
    #[error(", lesson {0}: a script, {1}")]
    Script(String, Box<ScriptError>),
    /// The list for the board does not exist, or the board has no columns.
    #[error(", lesson {0}: the program has no list \"{1}\" for a board with columns")]
    Board(String, String),
    /// The program has no script with this beginning, which is the second field.
    #[error(", lesson {0}: the program has no script that begins with \"{1}\"")]
    NoScript(String, String),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FileForm {
    #[serde(rename = "version")]
    _version: u32,
    part: CoursePart,
    lessons: Vec<LessonForm>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LessonForm {
    name: String,
    concepts: Vec<String>,
    program: String,
    #[serde(default)]
    board: Option<(String, u8)>,
    #[serde(default)]
    changes: Vec<Patch>,
    /// The first lines of the scripts that the lesson is about.
    scripts: Vec<String>,
    #[serde(default)]
    acts: Vec<Act>,
    tasks: Vec<TaskForm>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TaskForm {
    name: String,
    kind: TaskKind,
    /// The first line of the script that the task is about, if it is not the lesson's first script.
    #[serde(default)]
    script: Option<String>,
    /// Changes to the lesson's program for this task.
    #[serde(default)]
    changes: Vec<Patch>,
    #[serde(default)]
    acts: Vec<Act>,
    #[serde(rename = "until", default)]
    takeover: Moment,
    goal: Goal,
    /// In a survey, the mental model behind each wrong choice.
    #[serde(default)]
    models: BTreeMap<String, MentalModel>,
}

/// The lesson files, in the order of the course.
const FILES: [(&str, &str); 7] = [
    ("taste.ron", include_str!("../../assets/lessons/taste.ron")),
    ("start.ron", include_str!("../../assets/lessons/start.ron")),
    ("checkpoint_1.ron", include_str!("../../assets/lessons/checkpoint_1.ron")),
    ("checkpoint_2.ron", include_str!("../../assets/lessons/checkpoint_2.ron")),
    ("checkpoint_3.ron", include_str!("../../assets/lessons/checkpoint_3.ron")),
    ("outlook.ron", include_str!("../../assets/lessons/outlook.ron")),
    ("projects.ron", include_str!("../../assets/lessons/projects.ron")),
];

/// Returns all shipped lessons, untranslated, in the order of the course. They are parsed once.
///
/// # Errors
/// [`LessonError`] if a file that was compiled in is damaged; the project's tests rule that out.
pub(super) fn shipped() -> Result<&'static [Lesson], &'static LessonError> {
    static COURSE: OnceLock<Result<Vec<Lesson>, LessonError>> = OnceLock::new();
    let read = || {
        let parts = FILES.iter().map(|(file, text)| read_lessons(file, text)).collect::<Result<Vec<_>, _>>()?;
        Ok(parts.concat())
    };
    COURSE.get_or_init(read).as_ref().map(Vec::as_slice)
}

/// Returns true if the name can be part of a message key and is easy for a class to type.
fn is_name(name: &str) -> bool {
    let plain = |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '-';
    name.starts_with(|first: char| first.is_ascii_lowercase()) && name.len() <= 40 && name.chars().all(plain)
}

/// Reads a lesson file. `file` is the name used in errors.
///
/// # Errors
/// [`LessonError`], with the file, the place and the reason.
pub fn read_lessons(file: &str, text: &str) -> Result<Vec<Lesson>, LessonError> {
    let refuse = |fault| FileError { file: file.to_owned(), fault };
    let options =
        ron::Options::default().with_default_extension(Extensions::UNWRAP_VARIANT_NEWTYPES | Extensions::IMPLICIT_SOME);
    let form: FileForm =
        versioned::read(&options, file, text, VERSION).map_err(|error| error.map(LessonFault::File))?;
    let is_crowded = form.lessons.len() > MOST_LESSONS
        || form.lessons.iter().any(|lesson| lesson.tasks.len() > MOST_LESSONS || has_many_runs(lesson));
    if is_crowded {
        return Err(refuse(LessonFault::Crowded));
    }
    let mut lessons: Vec<Lesson> = Vec::with_capacity(form.lessons.len());
    for lesson in form.lessons {
        let same = lessons.iter().any(|other| other.name == lesson.name);
        if same || !is_name(&lesson.name) {
            return Err(refuse(LessonFault::Name(lesson.name)));
        }
        lessons.push(read_lesson(form.part, lesson).map_err(refuse)?);
    }
    Ok(lessons)
}

fn has_many_runs(lesson: &LessonForm) -> bool {
    lesson.tasks.iter().any(|task| match &task.goal {
        Goal::Make(goal) => goal.trials.iter().map(|trial| trial.runs().len()).sum::<usize>() > MOST_RUNS,
        _ => false,
    })
}

/// Returns the index of the script with this first line, which can be prefixed with `Sprite: ` to choose the sprite.
fn place_of(program: &Program, head: &str) -> Option<usize> {
    let of_sprite = head.split_once(": ").filter(|(name, _)| program.sprites.iter().any(|sprite| sprite.name == *name));
    let (sprite, head) = of_sprite.map_or((None, head), |(sprite, head)| (Some(sprite), head));
    program.scripts().position(|placed| {
        let begins = match &placed.script.definition {
            Some(definition) => definition.label() == head,
            None => placed.script.blocks.first().is_some_and(|hat| hat.to_string() == head),
        };
        begins && sprite.is_none_or(|name| placed.sprite.name == name)
    })
}

fn is_choice(goal: &Goal, text: &str) -> bool {
    matches!(goal, Goal::Ask(Question { form: AnswerForm::Choice(choices), .. }) if choices.iter().any(|choice| choice == text))
}

fn read_lesson(part: CoursePart, form: LessonForm) -> Result<Lesson, LessonFault> {
    let lesson = form.name;
    if let Some(concept) = form.concepts.iter().find(|concept| !CONCEPTS.contains(&concept.as_str())) {
        return Err(LessonFault::Concept(lesson, concept.clone()));
    }
    let program = bundled(&form.program).map_err(|error| LessonFault::Program(lesson.clone(), Box::new(error)))?;
    let unread = |error| LessonFault::Script(lesson.clone(), Box::new(error));
    let change = |program: &Program, patches: &[Patch]| apply_patches(program, patches).map(Arc::new).map_err(unread);
    let program = change(&program, &form.changes)?;
    let place = |program: &Program, head: &String| {
        place_of(program, head).ok_or_else(|| LessonFault::NoScript(lesson.clone(), head.clone()))
    };
    let board = form.board.map(|(list, columns)| Board { list, columns });
    if let Some(board) = &board
        && (board.columns == 0 || program.lists.iter().all(|list| list.name != board.list))
    {
        return Err(LessonFault::Board(lesson, board.list.clone()));
    }
    let scripts = form.scripts.iter().map(|head| place(&program, head)).collect::<Result<_, _>>()?;
    let mut tasks: Vec<Task> = Vec::with_capacity(form.tasks.len());
    for task in form.tasks {
        let TaskForm { name, kind, script, changes, acts, takeover, goal, models } = task;
        if !is_name(&name) || tasks.iter().any(|other| other.name == name) {
            return Err(LessonFault::Name(name));
        }
        let fits = match goal {
            Goal::Ask(_) => matches!(kind, TaskKind::Predict | TaskKind::Investigate),
            Goal::Reach { .. } => matches!(kind, TaskKind::Run | TaskKind::Investigate),
            Goal::Make(ref goal) => match kind {
                TaskKind::Arrange => !goal.pieces.trim().is_empty(),
                _ => matches!(kind, TaskKind::Change | TaskKind::Make) && goal.pieces.is_empty(),
            },
        };
        if !fits {
            return Err(LessonFault::Kind(lesson, name));
        }
        if let Some(other) = models.keys().find(|choice| !is_choice(&goal, choice)) {
            return Err(LessonFault::Choice(lesson, name, other.clone()));
        }
        let own = change(&program, &changes)?;
        let (start, sample_solution, probes) = match &goal {
            Goal::Make(goal) => {
                let sample = change(&own, &goal.sample_solution)?;
                let probes = goal.probes.iter().map(|probe| read_probe(&sample, probe));
                let probes = probes.collect::<Result<_, _>>().map_err(unread)?;
                let start = apply_patches(&own, &goal.start).map_err(unread)?;
                let start = lay_pieces(start, &sample, &goal.pieces).map_err(unread)?;
                (Arc::new(start), Some(sample), probes)
            }
            _ => (own, None, Vec::new()),
        };
        let script = script.iter().map(|head| place(&start, head)).next().transpose()?;
        let acts = form.acts.iter().cloned().chain(acts).collect();
        tasks.push(Task {
            name,
            kind,
            script,
            program: start,
            acts,
            takeover,
            goal,
            sample_solution,
            probes,
            models,
            faults: None,
        });
    }
    Ok(Lesson {
        name: lesson,
        part,
        concepts: form.concepts,
        minutes: 0,
        based_on: form.program,
        program,
        board,
        scripts,
        tasks,
    })
}
