//! Moments of a run, the questions that can be asked about them, and the answers, which are always read from the running
//! program.

use crate::{Act, ActError, ProgramRun, RunError, Tally, clone_with, own};
use serde::{Deserialize, Serialize};
use sudoku_blocks::{BlockId, Value};

/// A moment of a run. Counts start where the learner takes over.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize, Serialize)]
pub enum Until {
    /// The program has stopped: it has ended, or it waits for the learner.
    #[default]
    Rest,
    /// This number of blocks has run.
    Blocks(u64),
    /// Blocks with this text, as it is written in a script, have run this number of times.
    Ran(String, u64),
    /// This number of calls of the custom block has begun.
    Calls(String, u64),
    /// This number of calls of the custom block has reported.
    Reports(String, u64),
    /// Fewer calls of the custom block are open than at the start: a call has returned.
    Back(String),
    /// This number of calls of the custom block is open at once.
    Standing(String, usize),
    /// Items of the list have been added, replaced or deleted this number of times.
    Changes(String, u64),
    /// The list has this number of items.
    Length(String, usize),
    /// The item of the list, counted from 1, has this value.
    Item(String, usize, String),
    /// No item of the list is 0.
    Full(String),
    /// The variable has this value.
    Variable(String, String),
    /// There are this number of clones.
    Clones(usize),
    /// The program asks a question.
    Asks,
    /// A sprite says this text.
    Says(String),
    /// The last call reported this value.
    Reported(String),
    /// All of these hold at once.
    All(Vec<Until>),
}

/// A quantity that a question about a moment can ask for. Counts start where the learner takes over.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, Serialize)]
pub enum Of {
    /// The value of a variable: that of the current call or, if it has none of that name, that of the variable for all
    /// sprites.
    Variable(String),
    /// The value of a variable in the n-th open call of the custom block, counted from 1.
    Remembered(String, usize, String),
    /// An item of a list, counted from 1; empty if there is none.
    Item(String, usize),
    /// The number of items in the list.
    Length(String),
    /// The sum of the items of a list.
    Sum(String),
    /// All items of a list, in order.
    Items(String),
    /// The number of the list item that was replaced last, counted from 1.
    Replaced,
    /// The number of calls of the custom block that have begun.
    Calls(String),
    /// The custom block that was called last: its label, with … for each input.
    Called,
    /// The number of times that blocks with this text, as it is written in a script, have run.
    Ran(String),
    /// The number of times that items of the list have been added, replaced or deleted.
    Changes(String),
    /// The largest number of calls of the custom block that were open at once.
    Deepest(String),
    /// The value that the last call reported.
    Reported,
    /// The number of clones.
    Clones,
    /// The value of the clone's own variable.
    Own(u32, String),
    /// The values that all clones have in their own variable of that name, in ascending order.
    OwnOfAll(String),
    /// The clone's x: its distance to the right of the centre.
    X(u32),
    /// The clone's y: its distance above the centre.
    Y(u32),
    /// The name of the clone's costume.
    Costume(u32),
    /// The text that a sprite says; empty if none says anything.
    Says,
    /// The question that the program asks; empty if it asks none.
    Asks,
    /// The id of the block that ran last.
    Block,
}

/// The form in which an answer is given.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, Serialize)]
pub enum Way {
    /// A click on a cell of the board.
    Cell,
    /// A typed number.
    Number,
    /// One of these choices.
    Choice(Vec<String>),
    /// A click on a block.
    Block,
}

/// An answer to an [`Ask`].
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, Serialize)]
pub enum Answer {
    /// A cell, by its id, from 1.
    Cell(u32),
    /// A number, as it was typed.
    Number(String),
    /// The text of the choice.
    Choice(String),
    /// A block of the task's program, by its [`BlockId`].
    Block(u16),
}

/// A question about the state of the program at a moment.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Ask {
    /// The learner's acts before that moment.
    #[serde(default)]
    pub acts: Vec<Act>,
    /// The moment that the question is about.
    #[serde(default)]
    pub until: Until,
    /// The quantity that is asked for.
    pub of: Of,
    /// The form of the answer.
    pub by: Way,
}

impl Ask {
    /// Carries out the acts and runs on to the moment.
    ///
    /// # Errors
    /// [`RunError`] if the program does not reach it.
    pub fn run(&self, from: &ProgramRun) -> Result<ProgramRun, RunError> {
        let mut run = from.clone();
        run.act_all(&self.acts)?;
        self.until.run(&mut run)?;
        Ok(run)
    }

    /// Returns the right answer, read from a run that has reached the moment.
    ///
    /// # Errors
    /// [`RunError`] if the program has no such value, or one that cannot be an answer of this form.
    pub fn read(&self, run: &ProgramRun) -> Result<Answer, RunError> {
        let value = self.of.read(run)?;
        let nothing = || RunError::Nothing(value.to_string());
        Ok(match self.by {
            Way::Cell => Answer::Cell(value.as_number().map(|id| id as u32).ok_or_else(nothing)?),
            Way::Block => Answer::Block(value.as_number().map(|id| id as u16).ok_or_else(nothing)?),
            Way::Number => Answer::Number(value.to_string()),
            Way::Choice(_) => Answer::Choice(value.to_string()),
        })
    }
}

impl Answer {
    /// Returns the answer as a value of the block language.
    pub fn value(&self) -> Value {
        match self {
            Answer::Cell(id) => Value::Number((*id).into()),
            Answer::Block(id) => Value::Number((*id).into()),
            Answer::Number(text) | Answer::Choice(text) => Value::typed(text.trim()),
        }
    }

    /// Returns the block, if the answer is one.
    pub fn block(&self) -> Option<BlockId> {
        match self {
            Answer::Block(id) => Some(BlockId(*id)),
            _ => None,
        }
    }
}

fn nothing(name: &str) -> RunError {
    RunError::Nothing(name.to_owned())
}

fn custom_block(run: &ProgramRun, label: &str) -> Result<u16, RunError> {
    run.machine().code().custom_block(label).ok_or_else(|| nothing(label))
}

fn list<'t>(run: &'t ProgramRun, name: &str) -> Result<&'t [Value], RunError> {
    let place = run.machine().code().list(name).ok_or_else(|| nothing(name))?;
    Ok(run.machine().list(place))
}

/// Returns how much the count has grown since the learner took over.
fn since(run: &ProgramRun, count: impl Fn(&Tally) -> Option<u64>) -> u64 {
    let now = count(run.tally()).unwrap_or(0);
    now.saturating_sub(count(run.tally_at_beginning()).unwrap_or(0))
}

/// Returns true if the block, as it is written in a script, has this text.
fn is_written(run: &ProgramRun, block: BlockId, words: &str) -> bool {
    run.machine().code().program().block(block).is_some_and(|block| block.to_string() == words)
}

/// Returns the number of times that blocks with this text have run.
fn ran(run: &ProgramRun, words: &str) -> u64 {
    since(run, |tally| {
        let counts = (0..).map(BlockId).zip(&tally.ran).filter(|(_, ran)| **ran > 0);
        Some(counts.filter(|(block, _)| is_written(run, *block, words)).map(|(_, ran)| ran).sum())
    })
}

fn variable(run: &ProgramRun, name: &str) -> Option<Value> {
    let machine = run.machine();
    let calls = run.last().map(|pulse| machine.calls(pulse.thread)).unwrap_or_default();
    let of_call = calls
        .into_iter()
        .next_back()
        .and_then(|call| call.variables.into_iter().find(|(other, _)| other == name).map(|(_, value)| value));
    of_call.or_else(|| machine.variable(name).cloned())
}

fn equals(value: &Value, text: &str) -> bool {
    value.compare(&Value::typed(text)).is_eq()
}

impl Until {
    /// Runs the program until this moment.
    ///
    /// # Errors
    /// [`RunError`] if the program does not reach it.
    pub fn run(&self, run: &mut ProgramRun) -> Result<(), RunError> {
        self.is_so(run)?;
        match self {
            Until::Rest => run.run_until_it_stops(),
            _ => run.run_until(|run| self.is_so(run).unwrap_or(false)),
        }
    }

    /// Returns true if the run is at this moment now.
    ///
    /// # Errors
    /// [`RunError::Nothing`] if the program has nothing with the name that the moment mentions.
    pub fn is_so(&self, run: &ProgramRun) -> Result<bool, RunError> {
        let machine = run.machine();
        Ok(match self {
            Until::Rest => run.clone().forward().is_none(),
            Until::Blocks(count) => since(run, |tally| Some(tally.blocks)) == *count,
            Until::Ran(words, count) => {
                // A scan over all blocks is slow, so first rule out the many steps whose last block is another one.
                run.last().is_some_and(|pulse| is_written(run, pulse.block, words)) && ran(run, words) == *count
            }
            Until::Calls(label, count) => {
                let place = usize::from(custom_block(run, label)?);
                since(run, |tally| tally.calls.get(place).copied()) == *count
            }
            Until::Reports(label, count) => {
                let place = usize::from(custom_block(run, label)?);
                since(run, |tally| tally.reports.get(place).copied()) == *count
            }
            Until::Back(label) => {
                let place = custom_block(run, label)?;
                let before = run.standing_at_beginning(place);
                machine.standing(place) < before
            }
            Until::Standing(label, count) => machine.standing(custom_block(run, label)?) == *count,
            Until::Changes(name, count) => {
                list(run, name)?;
                let place = machine.code().list(name).map(usize::from);
                since(run, |tally| tally.changes.get(place?).copied()) == *count
            }
            Until::Length(name, count) => list(run, name)?.len() == *count,
            Until::Item(name, item, text) => {
                let items = list(run, name)?;
                item.checked_sub(1).and_then(|item| items.get(item)).is_some_and(|value| equals(value, text))
            }
            Until::Full(name) => !list(run, name)?.iter().any(|item| equals(item, "0")),
            Until::Variable(name, text) => variable(run, name).is_some_and(|value| equals(&value, text)),
            Until::Clones(count) => machine.actors().iter().filter(|actor| actor.is_clone).count() == *count,
            Until::Asks => machine.question().is_some(),
            Until::Says(text) => machine.actors().iter().any(|actor| *actor.says == **text),
            Until::Reported(text) => Of::Reported.read(run).is_ok_and(|value| equals(&value, text)),
            Until::All(all) => {
                for until in all {
                    if !until.is_so(run)? {
                        return Ok(false);
                    }
                }
                true
            }
        })
    }
}

impl Of {
    /// Returns all current values: the items of a list one by one, or the values of all clones; otherwise a single value.
    ///
    /// # Errors
    /// [`RunError`] if the program has no such value.
    pub fn read_all(&self, run: &ProgramRun) -> Result<Vec<String>, RunError> {
        let machine = run.machine();
        Ok(match self {
            Of::Items(name) => list(run, name)?.iter().map(Value::to_string).collect(),
            Of::OwnOfAll(name) => {
                let clones = machine.actors().iter().filter(|actor| actor.is_clone);
                let mut values: Vec<&Value> = clones.filter_map(|clone| own(machine, clone, name)).collect();
                values.sort_by(|one, other| one.compare(other));
                values.into_iter().map(Value::to_string).collect()
            }
            _ => vec![self.read(run)?.to_string()],
        })
    }

    /// Returns the current value; several values are joined with spaces.
    ///
    /// # Errors
    /// [`RunError`] if the program has no such value.
    pub fn read(&self, run: &ProgramRun) -> Result<Value, RunError> {
        let machine = run.machine();
        let number = |number: usize| Value::Number(number as f64);
        let clone = |id: u32| clone_with(machine, id).ok_or(RunError::Act(ActError::NoClone(id)));
        Ok(match self {
            Of::Variable(name) => variable(run, name).ok_or_else(|| nothing(name))?,
            Of::Remembered(label, nth, name) => {
                let place = custom_block(run, label)?;
                let calls = machine.threads().flat_map(|thread| machine.calls(thread));
                let mut calls = calls.filter(|call| call.custom_block == Some(place));
                let call = nth.checked_sub(1).and_then(|nth| calls.nth(nth));
                let mut variables = call.map(|call| call.variables).unwrap_or_default().into_iter();
                variables.find(|(other, _)| other == name).map(|(_, value)| value).ok_or_else(|| nothing(name))?
            }
            Of::Item(name, item) => {
                let items = list(run, name)?;
                item.checked_sub(1).and_then(|item| items.get(item)).cloned().unwrap_or_else(|| Value::text(""))
            }
            Of::Length(name) => number(list(run, name)?.len()),
            Of::Sum(name) => Value::Number(list(run, name)?.iter().map(Value::to_number).sum()),
            Of::Items(_) | Of::OwnOfAll(_) => Value::text(&self.read_all(run)?.join(" ")),
            Of::Replaced => {
                let (_, item) = run.tally().replaced.ok_or(RunError::Never)?;
                number(item as usize + 1)
            }
            Of::Calls(label) => {
                let place = usize::from(custom_block(run, label)?);
                number(since(run, |tally| tally.calls.get(place).copied()) as usize)
            }
            Of::Called => {
                let place = run.tally().called.ok_or(RunError::Never)?;
                let label = machine.code().custom_blocks().get(usize::from(place)).map(|block| &block.label);
                Value::text(&label.map(|label| label.replace('_', "…")).unwrap_or_default())
            }
            Of::Ran(words) => number(ran(run, words) as usize),
            Of::Changes(name) => {
                list(run, name)?;
                let place = machine.code().list(name).map(usize::from);
                number(since(run, |tally| tally.changes.get(place?).copied()) as usize)
            }
            Of::Deepest(label) => {
                let place = custom_block(run, label)?;
                number(run.tally().deepest.get(usize::from(place)).copied().unwrap_or(0))
            }
            Of::Reported => {
                let reported = machine.reported().or(run.tally().reported.as_ref());
                reported.cloned().ok_or(RunError::Never)?
            }
            Of::Clones => number(machine.actors().iter().filter(|actor| actor.is_clone).count()),
            Of::Own(id, name) => own(machine, clone(*id)?, name).cloned().ok_or_else(|| nothing(name))?,
            Of::X(id) => Value::Number(clone(*id)?.position().0),
            Of::Y(id) => Value::Number(clone(*id)?.position().1),
            Of::Costume(id) => {
                let actor = clone(*id)?;
                let costumes = &machine.code().program().sprites[actor.sprite()].costumes;
                Value::text(costumes.get(actor.costume()).map_or("", String::as_str))
            }
            Of::Says => {
                let mut says = machine.actors().iter().map(|actor| &*actor.says);
                Value::text(says.find(|says| !says.is_empty()).unwrap_or_default())
            }
            Of::Asks => Value::text(machine.question().unwrap_or_default()),
            Of::Block => number(usize::from(run.last().ok_or(RunError::Never)?.block.0)),
        })
    }
}
