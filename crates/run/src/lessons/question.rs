//! Moments of a run, the questions that can be asked about them, and the answers, which are always read from the running
//! program.

use super::wrong_digits::faulty_cells;
use crate::{Act, ActError, ProgramRun, RunCounts, RunError, clone_by_id, own_variable};
use serde::{Deserialize, Serialize};
use sudoku_blocks::{BlockId, Value};
use sudoku_board::classic::{ClassicCell, Grid};

/// A moment of a run. Counts start where the learner takes over.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize, Serialize)]
#[serde(rename = "Until")]
pub enum Moment {
    /// The program has stopped: it has ended, or it waits for the learner.
    #[default]
    #[serde(rename = "Rest")]
    Stopped,
    /// This number of blocks has run.
    Blocks(u64),
    /// Blocks with this text, as it is written in a script, have run this number of times.
    Ran(String, u64),
    /// This number of calls of the custom block has begun.
    Calls(String, u64),
    /// This number of calls of the custom block has reported.
    Reports(String, u64),
    /// Fewer calls of the custom block are open than at the start: a call has returned.
    #[serde(rename = "Back")]
    Returned(String),
    /// This number of calls of the custom block is open at once.
    #[serde(rename = "Standing")]
    OpenCalls(String, usize),
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
    All(Vec<Moment>),
}

/// A quantity that a question about a moment can ask for. Counts start where the learner takes over.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, Serialize)]
#[serde(rename = "Of")]
pub enum Quantity {
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
    /// The ids of the cells that are wrong in a list with the 81 cells of a sudoku, see [`super::faulty_cells`].
    Faults(String),
}

/// The form in which an answer is given.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, Serialize)]
#[serde(rename = "Way")]
pub enum AnswerForm {
    /// A click on a cell of the board.
    Cell,
    /// A typed number.
    Number,
    /// One of these choices.
    Choice(Vec<String>),
    /// A click on a block.
    Block,
    /// Clicks on all the cells, one after the other.
    Cells,
}

/// An answer to an [`Question`].
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
    /// Cells, by their ids, in the order in which they were clicked.
    Cells(Vec<u32>),
}

/// A question about the state of the program at a moment.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, Serialize)]
#[serde(rename = "Ask", deny_unknown_fields)]
pub struct Question {
    /// The learner's acts before that moment.
    #[serde(default)]
    pub acts: Vec<Act>,
    /// The moment that the question is about.
    #[serde(rename = "until", default)]
    pub moment: Moment,
    /// The quantity that is asked for.
    #[serde(rename = "of")]
    pub quantity: Quantity,
    /// The form of the answer.
    #[serde(rename = "by")]
    pub form: AnswerForm,
}

impl Question {
    /// Carries out the acts and runs on to the moment.
    ///
    /// # Errors
    /// [`RunError`] if the program does not reach it.
    pub fn run(&self, from: &ProgramRun) -> Result<ProgramRun, RunError> {
        let mut run = from.clone();
        run.act_all(&self.acts)?;
        self.moment.run(&mut run)?;
        Ok(run)
    }

    /// Returns the right answer, read from a run that has reached the moment.
    ///
    /// # Errors
    /// [`RunError`] if the program has no such value, or one that cannot be an answer of this form.
    pub fn read(&self, run: &ProgramRun) -> Result<Answer, RunError> {
        if self.form == AnswerForm::Cells {
            let id = |id: String| id.parse().map_err(|_| RunError::NotFound(id));
            return Ok(Answer::Cells(self.quantity.read_all(run)?.into_iter().map(id).collect::<Result<_, _>>()?));
        }
        let value = self.quantity.read(run)?;
        let not_found = || RunError::NotFound(value.to_string());
        Ok(match self.form {
            AnswerForm::Cell => Answer::Cell(value.as_number().map(|id| id as u32).ok_or_else(not_found)?),
            AnswerForm::Block => Answer::Block(value.as_number().map(|id| id as u16).ok_or_else(not_found)?),
            AnswerForm::Number => Answer::Number(value.to_string()),
            AnswerForm::Choice(_) | AnswerForm::Cells => Answer::Choice(value.to_string()),
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
            Answer::Cells(ids) => Value::text(&ids.iter().map(u32::to_string).collect::<Vec<_>>().join(" ")),
        }
    }

    /// Returns the cells, if the answer is cells.
    pub fn cells(&self) -> &[u32] {
        match self {
            Answer::Cells(ids) => ids,
            _ => &[],
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

fn not_found(name: &str) -> RunError {
    RunError::NotFound(name.to_owned())
}

fn custom_block(run: &ProgramRun, label: &str) -> Result<u16, RunError> {
    run.machine().code().custom_block(label).ok_or_else(|| not_found(label))
}

fn list<'t>(run: &'t ProgramRun, name: &str) -> Result<&'t [Value], RunError> {
    let place = run.machine().code().list(name).ok_or_else(|| not_found(name))?;
    Ok(run.machine().list(place))
}

/// Returns how much the count has grown since the learner took over.
fn count_since_start(run: &ProgramRun, count: impl Fn(&RunCounts) -> Option<u64>) -> u64 {
    let now = count(run.counts()).unwrap_or(0);
    now.saturating_sub(count(run.counts_at_start()).unwrap_or(0))
}

/// Returns true if the block, as it is written in a script, has this text.
fn has_text(run: &ProgramRun, block: BlockId, words: &str) -> bool {
    run.machine().code().program().block(block).is_some_and(|block| block.to_string() == words)
}

/// Returns the number of times that blocks with this text have run.
fn times_run(run: &ProgramRun, words: &str) -> u64 {
    count_since_start(run, |counts| {
        let counts = (0..).map(BlockId).zip(&counts.block_counts).filter(|(_, ran)| **ran > 0);
        Some(counts.filter(|(block, _)| has_text(run, *block, words)).map(|(_, ran)| ran).sum())
    })
}

/// Returns the board that is in the list.
///
/// # Errors
/// [`RunError`] if the program has no such list, or it is no board of 81 cells.
pub(super) fn grid(run: &ProgramRun, name: &str) -> Result<Grid, RunError> {
    let items: Vec<u8> = list(run, name)?.iter().map(|item| item.to_number() as u8).collect();
    items.try_into().ok().and_then(Grid::new).ok_or_else(|| not_found(name))
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

impl Moment {
    /// Runs the program until this moment.
    ///
    /// # Errors
    /// [`RunError`] if the program does not reach it.
    pub fn run(&self, run: &mut ProgramRun) -> Result<(), RunError> {
        self.holds(run)?;
        match self {
            Moment::Stopped => run.run_until_it_stops(),
            _ => run.run_until(|run| self.holds(run).unwrap_or(false)),
        }
    }

    /// Returns true if the run is at this moment now.
    ///
    /// # Errors
    /// [`RunError::NotFound`] if the program has nothing with the name that the moment mentions.
    pub fn holds(&self, run: &ProgramRun) -> Result<bool, RunError> {
        let machine = run.machine();
        Ok(match self {
            Moment::Stopped => run.clone().forward().is_none(),
            Moment::Blocks(count) => count_since_start(run, |counts| Some(counts.blocks)) == *count,
            Moment::Ran(words, count) => {
                // A scan over all blocks is slow, so first rule out the many steps whose last block is another one.
                run.last().is_some_and(|pulse| has_text(run, pulse.block, words)) && times_run(run, words) == *count
            }
            Moment::Calls(label, count) => {
                let place = usize::from(custom_block(run, label)?);
                count_since_start(run, |counts| counts.calls.get(place).copied()) == *count
            }
            Moment::Reports(label, count) => {
                let place = usize::from(custom_block(run, label)?);
                count_since_start(run, |counts| counts.reports.get(place).copied()) == *count
            }
            Moment::Returned(label) => {
                let place = custom_block(run, label)?;
                let before = run.open_calls_at_start(place);
                machine.open_calls(place) < before
            }
            Moment::OpenCalls(label, count) => machine.open_calls(custom_block(run, label)?) == *count,
            Moment::Changes(name, count) => {
                list(run, name)?;
                let place = machine.code().list(name).map(usize::from);
                count_since_start(run, |counts| counts.changes.get(place?).copied()) == *count
            }
            Moment::Length(name, count) => list(run, name)?.len() == *count,
            Moment::Item(name, item, text) => {
                let items = list(run, name)?;
                item.checked_sub(1).and_then(|item| items.get(item)).is_some_and(|value| equals(value, text))
            }
            Moment::Full(name) => !list(run, name)?.iter().any(|item| equals(item, "0")),
            Moment::Variable(name, text) => variable(run, name).is_some_and(|value| equals(&value, text)),
            Moment::Clones(count) => machine.actors().iter().filter(|actor| actor.is_clone).count() == *count,
            Moment::Asks => machine.question().is_some(),
            Moment::Says(text) => machine.actors().iter().any(|actor| *actor.says == **text),
            Moment::Reported(text) => Quantity::Reported.read(run).is_ok_and(|value| equals(&value, text)),
            Moment::All(all) => {
                for moment in all {
                    if !moment.holds(run)? {
                        return Ok(false);
                    }
                }
                true
            }
        })
    }
}

impl Quantity {
    /// Returns all current values: the items of a list one by one, or the values of all clones; otherwise a single value.
    ///
    /// # Errors
    /// [`RunError`] if the program has no such value.
    pub fn read_all(&self, run: &ProgramRun) -> Result<Vec<String>, RunError> {
        let machine = run.machine();
        Ok(match self {
            Quantity::Items(name) => list(run, name)?.iter().map(Value::to_string).collect(),
            Quantity::OwnOfAll(name) => {
                let clones = machine.actors().iter().filter(|actor| actor.is_clone);
                let mut values: Vec<&Value> = clones.filter_map(|clone| own_variable(machine, clone, name)).collect();
                values.sort_by(|one, other| one.compare(other));
                values.into_iter().map(Value::to_string).collect()
            }
            Quantity::Faults(name) => {
                let cells = faulty_cells(&grid(run, name)?).ok_or_else(|| not_found(name))?;
                cells.into_iter().map(|cell| cell.id().to_string()).collect()
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
        let clone = |id: u32| clone_by_id(machine, id).ok_or(RunError::Act(ActError::NoClone(id)));
        Ok(match self {
            Quantity::Variable(name) => variable(run, name).ok_or_else(|| not_found(name))?,
            Quantity::Remembered(label, nth, name) => {
                let place = custom_block(run, label)?;
                let calls = machine.threads().flat_map(|thread| machine.calls(thread));
                let mut calls = calls.filter(|call| call.custom_block == Some(place));
                let call = nth.checked_sub(1).and_then(|nth| calls.nth(nth));
                let mut variables = call.map(|call| call.variables).unwrap_or_default().into_iter();
                variables.find(|(other, _)| other == name).map(|(_, value)| value).ok_or_else(|| not_found(name))?
            }
            Quantity::Item(name, item) => {
                let items = list(run, name)?;
                item.checked_sub(1).and_then(|item| items.get(item)).cloned().unwrap_or_else(|| Value::text(""))
            }
            Quantity::Length(name) => number(list(run, name)?.len()),
            Quantity::Sum(name) => Value::Number(list(run, name)?.iter().map(Value::to_number).sum()),
            Quantity::Items(_) | Quantity::OwnOfAll(_) | Quantity::Faults(_) => {
                Value::text(&self.read_all(run)?.join(" "))
            }
            Quantity::Replaced => {
                let (_, item) = run.counts().replaced.ok_or(RunError::Stopped)?;
                number(item as usize + 1)
            }
            Quantity::Calls(label) => {
                let place = usize::from(custom_block(run, label)?);
                number(count_since_start(run, |counts| counts.calls.get(place).copied()) as usize)
            }
            Quantity::Called => {
                let place = run.counts().last_called.ok_or(RunError::Stopped)?;
                let label = machine.code().custom_blocks().get(usize::from(place)).map(|block| &block.label);
                Value::text(&label.map(|label| label.replace('_', "…")).unwrap_or_default())
            }
            Quantity::Ran(words) => number(times_run(run, words) as usize),
            Quantity::Changes(name) => {
                list(run, name)?;
                let place = machine.code().list(name).map(usize::from);
                number(count_since_start(run, |counts| counts.changes.get(place?).copied()) as usize)
            }
            Quantity::Deepest(label) => {
                let place = custom_block(run, label)?;
                number(run.counts().max_open_calls.get(usize::from(place)).copied().unwrap_or(0))
            }
            Quantity::Reported => {
                let reported = machine.reported().or(run.counts().reported.as_ref());
                reported.cloned().ok_or(RunError::Stopped)?
            }
            Quantity::Clones => number(machine.actors().iter().filter(|actor| actor.is_clone).count()),
            Quantity::Own(id, name) => {
                own_variable(machine, clone(*id)?, name).cloned().ok_or_else(|| not_found(name))?
            }
            Quantity::X(id) => Value::Number(clone(*id)?.position().0),
            Quantity::Y(id) => Value::Number(clone(*id)?.position().1),
            Quantity::Costume(id) => {
                let actor = clone(*id)?;
                let costumes = &machine.code().program().sprites[actor.sprite()].costumes;
                Value::text(costumes.get(actor.costume()).map_or("", String::as_str))
            }
            Quantity::Says => {
                let mut says = machine.actors().iter().map(|actor| &*actor.says);
                Value::text(says.find(|says| !says.is_empty()).unwrap_or_default())
            }
            Quantity::Asks => Value::text(machine.question().unwrap_or_default()),
            Quantity::Block => number(usize::from(run.last().ok_or(RunError::Stopped)?.block.0)),
        })
    }
}
