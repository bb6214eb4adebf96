//! Lessons and tasks, the check of a task, and the solution for learners who ask to see it.

use super::making::{Make, Programs};
use super::patch::Probe;
use super::question::{Answer, Ask, Until, Way};
use super::verdict::{Reason, Verdict};
use crate::{Act, ProgramRun, RunError};
use serde::Deserialize;
use std::sync::Arc;
use sudoku_blocks::{PlacedScript, Program, compile};

/// A part of the course: one of the three checkpoints of the article, or the outlook.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Deserialize)]
pub enum Part {
    /// Builds the board.
    Checkpoint1,
    /// Lets a person play.
    Checkpoint2,
    /// Lets the program solve.
    Checkpoint3,
    /// Goes beyond the article.
    Outlook,
}

impl Part {
    /// All parts, in the order of the course.
    pub const ALL: [Part; 4] = [Part::Checkpoint1, Part::Checkpoint2, Part::Checkpoint3, Part::Outlook];

    /// Returns the name that message keys use.
    pub const fn key(self) -> &'static str {
        match self {
            Part::Checkpoint1 => "checkpoint-1",
            Part::Checkpoint2 => "checkpoint-2",
            Part::Checkpoint3 => "checkpoint-3",
            Part::Outlook => "outlook",
        }
    }
}

/// The kinds of tasks: PRIMM (S. Sentance, J. Waite, M. Kallia, 2019).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Deserialize)]
pub enum Kind {
    /// The learner predicts what a program will do.
    Predict,
    /// The learner runs the program.
    Run,
    /// The learner finds out why the program does what it does.
    Investigate,
    /// The learner changes the program.
    Change,
    /// The learner makes something of their own.
    Make,
}

impl Kind {
    /// All kinds, in the order of the method.
    pub const ALL: [Kind; 5] = [Kind::Predict, Kind::Run, Kind::Investigate, Kind::Change, Kind::Make];

    /// Returns the name that message keys and tables use.
    pub const fn key(self) -> &'static str {
        match self {
            Kind::Predict => "predict",
            Kind::Run => "run",
            Kind::Investigate => "investigate",
            Kind::Change => "change",
            Kind::Make => "make",
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
    pub part: Part,
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
        task.changes().and_then(changes).or(task.script).or(self.scripts.first().copied())
    }
}

/// The goal of a task.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Goal {
    /// Answer a question.
    Ask(Ask),
    /// Bring the run to a moment.
    Reach {
        /// The moment to reach.
        until: Until,
        /// The acts that lead there, for learners who ask to see the solution.
        #[serde(default)]
        shown: Vec<Act>,
    },
    /// Change the program.
    Make(Make),
}

/// A task of a lesson.
#[derive(Clone, Debug)]
pub struct Task {
    /// The name, which is unique in the lesson.
    pub name: String,
    /// The PRIMM stage that the task belongs to.
    pub kind: Kind,
    /// The program at the start of the task: the lesson's, perhaps with parts removed.
    pub program: Arc<Program>,
    /// The script that the task names, as an index into the program's scripts.
    pub(super) script: Option<usize>,
    /// The acts before the learner takes over, and the moment at which that happens.
    pub(super) acts: Vec<Act>,
    pub(super) until: Until,
    pub(super) goal: Goal,
    /// The sample solution of a task that changes the program.
    pub(super) shown: Option<Arc<Program>>,
    /// The scripts that are added to the learner's program before it is tried, in tasks that change a program.
    pub(super) probes: Vec<Probe>,
}

/// The facts that a front end hands to [`check`]; a check uses only those that its task needs.
#[derive(Clone, Copy, Default, Debug)]
pub struct Facts<'a> {
    /// The learner's answer.
    pub answer: Option<&'a Answer>,
    /// The current run. It must have been started by [`Task::run`].
    pub run: Option<&'a ProgramRun>,
    /// The edited program.
    pub program: Option<&'a Program>,
}

impl<'a> From<&'a Answer> for Facts<'a> {
    fn from(answer: &'a Answer) -> Facts<'a> {
        Facts { answer: Some(answer), ..Facts::default() }
    }
}

impl<'a> From<&'a ProgramRun> for Facts<'a> {
    fn from(run: &'a ProgramRun) -> Facts<'a> {
        Facts { run: Some(run), ..Facts::default() }
    }
}

impl<'a> From<&'a Program> for Facts<'a> {
    fn from(program: &'a Program) -> Facts<'a> {
        Facts { program: Some(program), ..Facts::default() }
    }
}

/// The solution of a task, which a front end carries out for learners who ask to see it.
#[derive(Clone, Debug)]
pub enum Deed {
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

    /// Returns the form in which the question is answered, if the task asks one.
    pub fn way(&self) -> Option<&Way> {
        match &self.goal {
            Goal::Ask(ask) => Some(&ask.by),
            _ => None,
        }
    }

    /// Returns the first script that differs from the sample solution: the one that the learner has to change.
    pub fn changes(&self) -> Option<PlacedScript<'_>> {
        let shown = self.shown.as_ref()?;
        self.program.scripts().find(|placed| {
            let sprite = shown.sprites.get(placed.sprite_index);
            !sprite.is_some_and(|sprite| sprite.scripts.contains(placed.script))
        })
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
        run.begin_here();
        self.until.run(&mut run)?;
        run.begin_here();
        Ok(run)
    }

    /// Returns the moment that the task asks for or about; `None` if that is the end of the run or its start, or if the
    /// task is to change a program.
    pub fn moment(&self) -> Option<&Until> {
        let until = match &self.goal {
            Goal::Ask(ask) => &ask.until,
            Goal::Reach { until, .. } => until,
            Goal::Make(_) => return None,
        };
        (!matches!(until, Until::Rest | Until::Blocks(_))).then_some(until)
    }

    /// Returns the person's next act on the way to the answer of a question; `None` if all acts are done, or if the learner is
    /// to do the next one.
    pub fn next_act(&self, run: &ProgramRun) -> Option<&Act> {
        let Goal::Ask(ask) = &self.goal else { return None };
        let mut done = 0;
        for (_, _, act) in run.playback().line().deeds() {
            if ask.acts.get(done) != Some(act) {
                return None;
            }
            done += 1;
        }
        ask.acts.get(done)
    }

    /// Returns a run at [`Task::moment`]: at the next such moment or, if there is none, at the first one in the past.
    ///
    /// # Errors
    /// [`RunError`] if the program does not get there by itself.
    pub fn reach(&self, run: &ProgramRun) -> Result<ProgramRun, RunError> {
        let until = self.moment().ok_or(RunError::Never)?;
        let mut found = run.clone();
        while let Some(act) = self.next_act(&found).cloned() {
            found.run_until_it_stops()?;
            found.act(act)?;
        }
        let Err(reason) = until.run(&mut found) else { return Ok(found) };
        let mut earlier = run.clone();
        earlier.go_to(0);
        while earlier.blocks() < run.blocks() {
            if until.is_so(&earlier)? {
                return Ok(earlier);
            }
            if earlier.forward().is_none() && !earlier.go_to_deed(false) {
                break;
            }
        }
        Err(reason)
    }

    /// Returns the solution of the task.
    ///
    /// # Errors
    /// [`RunError`] if the program does not reach the moment; the project's tests rule that out for the shipped lessons.
    pub fn deed(&self) -> Result<Deed, RunError> {
        Ok(match &self.goal {
            Goal::Ask(ask) => {
                let then = ask.run(&self.run()?)?;
                Deed::Answer(ask.read(&then)?, Box::new(then))
            }
            Goal::Reach { until, shown } => {
                let mut run = self.run()?;
                run.act_all(shown)?;
                until.run(&mut run)?;
                Deed::Play(shown.clone(), Box::new(run))
            }
            Goal::Make(_) => Deed::Program(Arc::clone(self.shown.as_ref().unwrap_or(&self.program))),
        })
    }
}

/// Checks whether the task is solved.
///
/// # Errors
/// [`RunError`] if the lesson's own program does not run; the project's tests rule that out for the shipped lessons.
pub fn check<'a>(task: &Task, facts: impl Into<Facts<'a>>) -> Result<Verdict, RunError> {
    let facts = facts.into();
    let wrong = match &task.goal {
        Goal::Ask(ask) => match facts.answer {
            None => Some(Reason::Nothing),
            Some(given) => {
                let right = ask.read(&ask.run(&task.run()?)?)?;
                compare(given, &right)
            }
        },
        Goal::Reach { until, .. } => match facts.run {
            None => Some(Reason::Nothing),
            Some(run) => (!until.is_so(run)?).then_some(Reason::NotThere),
        },
        Goal::Make(make) => match facts.program {
            None => Some(Reason::Nothing),
            Some(theirs) => {
                let (start, probes) = (&*task.program, &task.probes[..]);
                make.judge(&Programs { theirs, start, shown: task.shown.as_deref().unwrap_or(start), probes })?
            }
        },
    };
    Ok(wrong.map_or(Verdict::Right, Verdict::Wrong))
}

/// Returns the reason why an answer is wrong; `None` if it is right.
fn compare(given: &Answer, right: &Answer) -> Option<Reason> {
    let (value, wanted) = (given.value(), right.value());
    if std::mem::discriminant(given) == std::mem::discriminant(right) && value.compare(&wanted).is_eq() {
        return None;
    }
    Some(match (given, value.as_number(), wanted.as_number()) {
        (Answer::Number(_), None, _) => Reason::NoNumber,
        (Answer::Number(_), Some(given), Some(wanted)) if given > wanted => Reason::TooBig,
        (Answer::Number(_), Some(given), Some(wanted)) if given < wanted => Reason::TooSmall,
        _ => Reason::Other,
    })
}
