//! What a lesson is, and a task; their checks, and the deed that is shown to those who want to see it.

use super::making::{Make, Programs};
use super::patch::Probe;
use super::question::{Answer, Ask, Until, Way};
use super::verdict::{Reason, Verdict};
use crate::{Act, ProgramRun, RunError};
use serde::Deserialize;
use std::sync::Arc;
use sudoku_blocks::{PlacedScript, Program, compile};

/// A stage of the path.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Deserialize)]
pub enum Part {
    /// The board.
    Checkpoint1,
    /// A person plays.
    Checkpoint2,
    /// The program solves.
    Checkpoint3,
    /// Beyond the article.
    Outlook,
}

impl Part {
    /// All of them, in the order of the path.
    pub const ALL: [Part; 4] = [Part::Checkpoint1, Part::Checkpoint2, Part::Checkpoint3, Part::Outlook];

    /// Its name in keys.
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
    /// To say what a program will do.
    Predict,
    /// To let it run.
    Run,
    /// To find out why.
    Investigate,
    /// To change it.
    Change,
    /// To make something of one's own.
    Make,
}

impl Kind {
    /// All of them, in the order of the method.
    pub const ALL: [Kind; 5] = [Kind::Predict, Kind::Run, Kind::Investigate, Kind::Change, Kind::Make];

    /// Its name in keys.
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

/// The board of a lesson: a list of the program's, row by row. Cells that are clicked are its items.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Board {
    /// The name of the list.
    pub list: String,
    /// How many cells a row has.
    pub columns: u8,
}

/// A lesson. Its words are found by its name, see [`super::Words`].
#[derive(Clone, Debug)]
pub struct Lesson {
    /// Its name: the class code that opens it, and the beginning of its keys.
    pub name: String,
    /// Where it stands on the path.
    pub part: Part,
    /// What it is about, each one of [`super::CONCEPTS`].
    pub concepts: Vec<String>,
    /// The minutes that it takes in the language of [`super::Words::course`].
    pub minutes: u8,
    /// The name of the program on which it builds, one of [`sudoku_blocks::bundled_names`].
    pub based_on: String,
    /// Its program.
    pub program: Arc<Program>,
    /// Its board, if it has one.
    pub board: Option<Board>,
    /// The scripts that it is about, by the places of [`Program::scripts`]: those are looked at first, and printed.
    pub scripts: Vec<usize>,
    /// Its tasks.
    pub tasks: Vec<Task>,
}

impl Lesson {
    /// The script that the task is about, by its place in the task's program: the one that is to be changed, or else the one
    /// that the task names, or else the lesson's first.
    pub fn script_of(&self, task: &Task) -> Option<usize> {
        let changes = |at: PlacedScript| task.program.scripts().position(|placed| placed.id == at.id);
        task.changes().and_then(changes).or(task.script).or(self.scripts.first().copied())
    }
}

/// What is to be done in a task.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Goal {
    /// To answer a question.
    Ask(Ask),
    /// To bring the run to a moment.
    Reach {
        /// The moment.
        until: Until,
        /// What has to be done for it, for those who want to be shown.
        #[serde(default)]
        shown: Vec<Act>,
    },
    /// To change the program.
    Make(Make),
}

/// A task of a lesson.
#[derive(Clone, Debug)]
pub struct Task {
    /// Its name in the lesson.
    pub name: String,
    /// Its kind.
    pub kind: Kind,
    /// The program at its start: the lesson's, or with something taken out.
    pub program: Arc<Program>,
    /// The script that it names as its own, by its place in the program.
    pub(super) script: Option<usize>,
    /// What is done before the learner begins, and up to which moment the run is then.
    pub(super) acts: Vec<Act>,
    pub(super) until: Until,
    pub(super) goal: Goal,
    /// Of a program to be changed: the one that is shown to those who want to see one.
    pub(super) shown: Option<Arc<Program>>,
    /// The scripts that are added to the learner's program before it is tried, in tasks that change a program.
    pub(super) probes: Vec<Probe>,
}

/// What a front end knows; a check looks at what it needs of it.
#[derive(Clone, Copy, Default, Debug)]
pub struct Facts<'a> {
    /// An answer that was given.
    pub answer: Option<&'a Answer>,
    /// The run as it stands. It must have begun as [`Task::run`].
    pub run: Option<&'a ProgramRun>,
    /// The program as it was edited.
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

/// What does a task, for those who want to be shown. A front end carries it out.
#[derive(Clone, Debug)]
pub enum Deed {
    /// This is the answer; and the run at the moment at which it is seen.
    Answer(Answer, Box<ProgramRun>),
    /// From where the task begins these acts are carried out, each after the program has stopped; and the run at the moment
    /// that is to be reached.
    Play(Vec<Act>, Box<ProgramRun>),
    /// This program does it.
    Program(Arc<Program>),
}

impl Task {
    /// What is to be done in it.
    pub fn goal(&self) -> &Goal {
        &self.goal
    }

    /// How its question is answered, if it asks one.
    pub fn way(&self) -> Option<&Way> {
        match &self.goal {
            Goal::Ask(ask) => Some(&ask.by),
            _ => None,
        }
    }

    /// The first script that is another one in the program that is shown to those who want to see one: what is to be changed.
    pub fn changes(&self) -> Option<PlacedScript<'_>> {
        let shown = self.shown.as_ref()?;
        self.program.scripts().find(|placed| {
            let sprite = shown.sprites.get(placed.sprite_index);
            !sprite.is_some_and(|sprite| sprite.scripts.contains(placed.script))
        })
    }

    /// The run where the learner begins.
    ///
    /// # Errors
    /// [`RunError`] if the program does not run there. Of a task to change a program that can be: it may have faults.
    pub fn run(&self) -> Result<ProgramRun, RunError> {
        let mut run = ProgramRun::new(Arc::new(compile(&self.program).map_err(RunError::Findings)?));
        run.act_all(&self.acts)?;
        // The moment counts from the last act, and the learner from the moment.
        run.begin_here();
        self.until.run(&mut run)?;
        run.begin_here();
        Ok(run)
    }

    /// The moment that it asks for or about; `None` if that is the end of the run or where it begins, or if a program is to be made.
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

    /// The run at [`Task::moment`]: the next one like it, or else the first one that was passed.
    ///
    /// # Errors
    /// [`RunError`] if the program does not come there by itself.
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

    /// What does it.
    ///
    /// # Errors
    /// [`RunError`] if the program does not come there; the project's tests rule that out for lessons that ship.
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

/// Whether the task is done.
///
/// # Errors
/// [`RunError`] if the lesson's own program does not run; the project's tests rule that out for lessons that ship.
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

/// Why an answer is wrong; `None` if it is right.
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
