//! Lessons and tasks, the check of a task, and the solution for learners who ask to see it.

use super::mental_model::MentalModel;
use super::patch::{Probe, changed_script};
use super::planted::PlantedFaults;
use super::program_goal::{ProgramGoal, Programs};
use super::question::{Answer, AnswerForm, Moment, Quantity, Question, grid};
use super::verdict::{Reason, Verdict};
use super::wrong_digits::{cell_of_id, conflicts, innocence};
use crate::{Act, MOST_BLOCKS, ProgramRun, RunError};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::sync::Arc;
use sudoku_blocks::{PlacedScript, Program, compile};
use sudoku_board::Cell;
use sudoku_board::classic::Grid;

/// A part of the course: the taste, the start, one of the three checkpoints of the article, the outlook, or the projects.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Deserialize)]
#[serde(rename = "Part")]
pub enum CoursePart {
    /// Shows in ten minutes what the course is about, and needs no other lesson.
    Taste,
    /// Teaches the rules of sudoku and the first programs, on a row of four cells.
    Start,
    /// Builds the board.
    Checkpoint1,
    /// Lets a person play.
    Checkpoint2,
    /// Lets the program solve.
    Checkpoint3,
    /// Goes beyond the article.
    Outlook,
    /// Programs to make without one right answer, judged by what they do.
    Projects,
}

impl CoursePart {
    /// All parts, in the order of the course.
    pub const ALL: [CoursePart; 7] = [
        CoursePart::Taste,
        CoursePart::Start,
        CoursePart::Checkpoint1,
        CoursePart::Checkpoint2,
        CoursePart::Checkpoint3,
        CoursePart::Outlook,
        CoursePart::Projects,
    ];

    /// Returns the name that message keys use.
    pub const fn key(self) -> &'static str {
        match self {
            CoursePart::Taste => "taste",
            CoursePart::Start => "start",
            CoursePart::Checkpoint1 => "checkpoint-1",
            CoursePart::Checkpoint2 => "checkpoint-2",
            CoursePart::Checkpoint3 => "checkpoint-3",
            CoursePart::Outlook => "outlook",
            CoursePart::Projects => "projects",
        }
    }
}

/// The kinds of tasks: those of PRIMM (S. Sentance, J. Waite, M. Kallia, 2019), and Parsons problems (D. Parsons, P. Haden,
/// 2006).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Deserialize)]
#[serde(rename = "Kind")]
pub enum TaskKind {
    /// The learner predicts what a program will do.
    Predict,
    /// The learner runs the program.
    Run,
    /// The learner finds out why the program does what it does.
    Investigate,
    /// The learner changes the program.
    Change,
    /// The learner puts the blocks of a program in order.
    Arrange,
    /// The learner makes something of their own.
    Make,
}

impl TaskKind {
    /// All kinds, in the order of the method.
    pub const ALL: [TaskKind; 6] =
        [TaskKind::Predict, TaskKind::Run, TaskKind::Investigate, TaskKind::Change, TaskKind::Arrange, TaskKind::Make];

    /// Returns the name that message keys and tables use.
    pub const fn key(self) -> &'static str {
        match self {
            TaskKind::Predict => "predict",
            TaskKind::Run => "run",
            TaskKind::Investigate => "investigate",
            TaskKind::Change => "change",
            TaskKind::Arrange => "arrange",
            TaskKind::Make => "make",
        }
    }
}

/// The board of a lesson: a list of the program that holds the cells row by row. A clicked cell is an item of that list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Board {
    /// The name of the list.
    pub list: String,
    /// The number of cells in a row.
    pub columns: u8,
}

/// A lesson. Its texts are found by its name, see [`super::Words`].
#[derive(Clone, Debug)]
pub struct Lesson {
    /// The name: the class code that opens the lesson, and the prefix of its message keys.
    pub name: String,
    /// The part of the course that the lesson belongs to.
    pub part: CoursePart,
    /// The concepts that the lesson teaches, each one of [`super::CONCEPTS`].
    pub concepts: Vec<String>,
    /// The estimated duration in minutes, for the language of [`super::Words::course`].
    pub minutes: u8,
    /// The name of the program that the lesson builds on, one of [`sudoku_blocks::bundled_names`].
    pub based_on: String,
    /// The program, with the lesson's changes.
    pub program: Arc<Program>,
    /// The board, if the program has one.
    pub board: Option<Board>,
    /// The scripts that the lesson is about, as indices into [`Program::scripts`]. They are shown first, and printed.
    pub scripts: Vec<usize>,
    /// The tasks, in order.
    pub tasks: Vec<Task>,
}

impl Lesson {
    /// Returns the script that the task is about, as an index into the scripts of the task's program: the script to be
    /// changed, or else the one that the task names, or else the lesson's first.
    pub fn script_of(&self, task: &Task) -> Option<usize> {
        let changes = |at: PlacedScript| task.program.scripts().position(|placed| placed.id == at.id);
        task.script_to_change().and_then(changes).or(task.script).or(self.scripts.first().copied())
    }

    /// Returns true if the path leads through the lesson. The taste is for those who choose it.
    pub fn is_on_path(&self) -> bool {
        self.part != CoursePart::Taste
    }

    /// Returns true if the lesson is a step of the course, with a number. The taste, projects and surveys are not.
    pub fn is_step(&self) -> bool {
        !matches!(self.part, CoursePart::Taste | CoursePart::Projects) && !self.is_survey()
    }

    /// Returns true if the lesson is a survey of mental models: it asks and does not teach.
    pub fn is_survey(&self) -> bool {
        self.tasks.iter().all(|task| !task.models.is_empty()) && !self.tasks.is_empty()
    }
}

/// The goal of a task.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Goal {
    /// Answer a question.
    Ask(Question),
    /// Bring the run to a moment.
    Reach {
        /// The moment to reach.
        #[serde(rename = "until")]
        moment: Moment,
        /// The acts that lead there, for learners who ask to see the solution.
        #[serde(rename = "shown", default)]
        solution: Vec<Act>,
    },
    /// Change the program.
    Make(ProgramGoal),
}

/// A task of a lesson.
#[derive(Clone, Debug)]
pub struct Task {
    /// The name, which is unique in the lesson.
    pub name: String,
    /// The PRIMM stage that the task belongs to.
    pub kind: TaskKind,
    /// The program at the start of the task: the lesson's, perhaps with parts removed.
    pub program: Arc<Program>,
    /// The script that the task names, as an index into the program's scripts.
    pub(super) script: Option<usize>,
    /// The acts before the learner takes over, and the moment at which that happens.
    pub(super) acts: Vec<Act>,
    pub(super) takeover: Moment,
    pub(super) goal: Goal,
    /// The sample solution of a task that changes the program.
    pub(super) sample_solution: Option<Arc<Program>>,
    /// The scripts that are added to the learner's program before it is tried, in tasks that change a program.
    pub(super) probes: Vec<Probe>,
    /// In a survey, the mental model behind each wrong choice.
    pub(super) models: BTreeMap<String, MentalModel>,
    /// The planted faults that are to be found.
    pub(super) faults: Option<PlantedFaults>,
}

/// The facts that a front end hands to [`check`]; a check uses only those that its task needs.
#[derive(Clone, Copy, Default, Debug)]
pub struct Submission<'a> {
    /// The learner's answer.
    pub answer: Option<&'a Answer>,
    /// The current run. It must have been started by [`Task::run`].
    pub run: Option<&'a ProgramRun>,
    /// The edited program.
    pub program: Option<&'a Program>,
}

impl<'a> From<&'a Answer> for Submission<'a> {
    fn from(answer: &'a Answer) -> Submission<'a> {
        Submission { answer: Some(answer), ..Submission::default() }
    }
}

impl<'a> From<&'a ProgramRun> for Submission<'a> {
    fn from(run: &'a ProgramRun) -> Submission<'a> {
        Submission { run: Some(run), ..Submission::default() }
    }
}

impl<'a> From<&'a Program> for Submission<'a> {
    fn from(program: &'a Program) -> Submission<'a> {
        Submission { program: Some(program), ..Submission::default() }
    }
}

/// The solution of a task, which a front end carries out for learners who ask to see it.
#[derive(Clone, Debug)]
pub enum Solution {
    /// The answer, and the run at the moment at which it can be seen.
    Answer(Answer, Box<ProgramRun>),
    /// The acts to carry out from the start of the task, each after the program has stopped; and the run at the moment to
    /// be reached.
    Play(Vec<Act>, Box<ProgramRun>),
    /// A program that solves the task.
    Program(Arc<Program>),
}

impl Task {
    /// Returns the goal of the task.
    pub fn goal(&self) -> &Goal {
        &self.goal
    }

    /// Returns the sample solution of a task that changes the program.
    pub fn sample_solution(&self) -> Option<&Arc<Program>> {
        self.sample_solution.as_ref()
    }

    /// Returns the planted faults that are to be found; `None` for a task of the course.
    pub fn faults(&self) -> Option<&PlantedFaults> {
        self.faults.as_ref()
    }

    /// Returns the form in which the question is answered, if the task asks one.
    pub fn answer_form(&self) -> Option<&AnswerForm> {
        match &self.goal {
            Goal::Ask(question) => Some(&question.form),
            _ => None,
        }
    }

    /// Returns the first script that differs from the sample solution: the one that the learner has to change.
    pub fn script_to_change(&self) -> Option<PlacedScript<'_>> {
        changed_script(&self.program, self.sample_solution.as_ref()?)
    }

    /// Returns a run at the point where the learner takes over.
    ///
    /// # Errors
    /// [`RunError`] if the program does not run that far. In tasks to change a program this can happen: that program may
    /// have faults.
    pub fn run(&self) -> Result<ProgramRun, RunError> {
        let mut run = ProgramRun::new(Arc::new(compile(&self.program).map_err(RunError::Findings)?));
        run.act_all(&self.acts)?;
        // `until` counts from the last act, and the learner's counts start at that moment.
        run.set_start();
        self.takeover.run(&mut run)?;
        run.set_start();
        Ok(run)
    }

    /// Returns the moment that the task asks for or about; `None` if that is the end of the run or its start, or if the
    /// task is to change a program.
    pub fn moment(&self) -> Option<&Moment> {
        let moment = match &self.goal {
            Goal::Ask(question) => &question.moment,
            Goal::Reach { moment, .. } => moment,
            Goal::Make(_) => return None,
        };
        (!matches!(moment, Moment::Stopped | Moment::Blocks(_))).then_some(moment)
    }

    /// Returns the person's next act on the way to the answer of a question; `None` if all acts are done, or if the learner is
    /// to do the next one.
    pub fn next_act(&self, run: &ProgramRun) -> Option<&Act> {
        let Goal::Ask(question) = &self.goal else { return None };
        let mut done = 0;
        for (_, _, act) in run.playback().line().actions() {
            if question.acts.get(done) != Some(act) {
                return None;
            }
            done += 1;
        }
        question.acts.get(done)
    }

    /// Returns a run at [`Task::moment`]: at the next such moment or, if there is none, at the first one in the past.
    ///
    /// # Errors
    /// [`RunError`] if the program does not get there by itself.
    pub fn reach(&self, run: &ProgramRun) -> Result<ProgramRun, RunError> {
        let moment = self.moment().ok_or(RunError::Stopped)?;
        let mut found = run.clone();
        while let Some(act) = self.next_act(&found).cloned() {
            found.run_until_it_stops()?;
            found.act(act)?;
        }
        let Err(reason) = moment.run(&mut found) else { return Ok(found) };
        let mut earlier = run.clone();
        earlier.go_to(0);
        while earlier.blocks() < run.blocks() {
            if moment.holds(&earlier)? {
                return Ok(earlier);
            }
            if earlier.forward().is_none() && !earlier.go_to_act(false) {
                break;
            }
        }
        Err(reason)
    }

    /// Returns the solution of the task.
    ///
    /// # Errors
    /// [`RunError`] if the program does not reach the moment; the project's tests rule that out for the shipped lessons.
    pub fn solution(&self) -> Result<Solution, RunError> {
        Ok(match &self.goal {
            Goal::Ask(question) => {
                let then = question.run(&self.run()?)?;
                Solution::Answer(question.read(&then)?, Box::new(then))
            }
            Goal::Reach { moment, solution } => {
                let mut run = self.run()?;
                run.act_all(solution)?;
                moment.run(&mut run)?;
                Solution::Play(solution.clone(), Box::new(run))
            }
            Goal::Make(_) => Solution::Program(Arc::clone(self.sample_solution.as_ref().unwrap_or(&self.program))),
        })
    }

    /// Returns the model that leads to this answer; `None` if the task does not ask for models, or has no such choice.
    pub fn model_of(&self, answer: &str) -> Option<MentalModel> {
        let Goal::Ask(question) = &self.goal else { return None };
        let AnswerForm::Choice(choices) = &question.form else { return None };
        if self.models.is_empty() || !choices.iter().any(|choice| choice == answer) {
            return None;
        }
        Some(self.models.get(answer).copied().unwrap_or(MentalModel::Copies))
    }
}

/// Checks whether the task is solved.
///
/// # Errors
/// [`RunError`] if the lesson's own program does not run; the project's tests rule that out for the shipped lessons.
pub fn check<'a>(task: &Task, submission: impl Into<Submission<'a>>) -> Result<Verdict, RunError> {
    let submission = submission.into();
    let wrong = match &task.goal {
        Goal::Ask(question) => match submission.answer {
            None => Some(Reason::Missing),
            Some(given) => {
                let run = question.run(&task.run()?)?;
                let right = question.read(&run)?;
                match (given, &question.quantity) {
                    (Answer::Cells(cells), Quantity::Faults(list)) => {
                        judge_cells(&grid(&run, list)?, cells, right.cells())
                    }
                    _ => compare(given, &right),
                }
            }
        },
        Goal::Reach { moment, .. } => match submission.run {
            None => Some(Reason::Missing),
            Some(run) => (!moment.holds(run)?).then_some(Reason::WrongMoment),
        },
        Goal::Make(goal) => match submission.program {
            None => Some(Reason::Missing),
            Some(learner) => {
                let (start, probes) = (&*task.program, &task.probes[..]);
                goal.judge(&Programs {
                    learner,
                    start,
                    sample_solution: task.sample_solution.as_deref().unwrap_or(start),
                    probes,
                    most_blocks: MOST_BLOCKS,
                })?
            }
        },
    };
    Ok(wrong.map_or(Verdict::Right, Verdict::Wrong))
}

/// Returns the reason why these cells are not all the faults of a board; `None` if they are. The last one was clicked last.
fn judge_cells(board: &Grid, given: &[u32], right: &[u32]) -> Option<Reason> {
    let [given, right] = [given, right].map(|ids| ids.iter().filter_map(|&id| cell_of_id(id)).collect::<Vec<Cell>>());
    let Some(&last) = given.last() else { return Some(Reason::Missing) };
    if let Some(&other) = given.iter().rev().find(|cell| !right.contains(cell)) {
        return Some(Reason::NoFault(innocence(board, &right, other)));
    }
    let found = right.iter().filter(|cell| given.contains(cell)).count();
    let is_all = found == right.len();
    (!is_all).then(|| Reason::SomeFaults { conflicts: conflicts(board, last), found, of: right.len() })
}

/// Returns the reason why an answer is wrong; `None` if it is right.
fn compare(given: &Answer, right: &Answer) -> Option<Reason> {
    let (value, expected) = (given.value(), right.value());
    if std::mem::discriminant(given) == std::mem::discriminant(right) && value.compare(&expected).is_eq() {
        return None;
    }
    // A learner who is told “bigger” or “smaller” would search for the number instead of thinking about the program.
    let is_no_number = matches!(given, Answer::Number(_)) && value.as_number().is_none();
    Some(if is_no_number { Reason::NoNumber } else { Reason::Other })
}
