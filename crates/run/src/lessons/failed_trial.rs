//! The run of a trial that a learner's program has failed, and its first wrong step.

use super::lesson::{Goal, Task};
use super::program_goal::with_probes;
use super::question::Quantity;
use super::verdict::Reason;
use crate::program::MOST_BLOCKS;
use crate::{Act, ProgramRun, RunError};
use std::sync::Arc;
use sudoku_blocks::{Block, Change, Code, Opcode, Program, Pulse, Script, Slot, compile};

/// The most values in the steps that are compared, and the most blocks of a run that does not end.
const MOST_VALUES: usize = 60_000;
const MOST_ENDLESS_BLOCKS: u64 = 20_000;

/// A trial that a learner's program has failed.
#[derive(Clone, Debug)]
pub struct FailedTrial {
    /// The run of the learner's program, from the first act of the trial to its end. It is at the beginning of the last act
    /// before it stops to be right.
    pub run: ProgramRun,
    /// The moment at which to stop.
    pub ending: Ending,
}

/// The moment at which the run of a failed trial has shown enough.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// After the first wrong step: this number of blocks has run.
    WrongStep(u64),
    /// At the end of the trial: this number of blocks has run.
    Last(u64),
    /// Never: the program does not end, and no step of it is known to be wrong.
    Never,
}

/// A change of the quantity that a trial compares.
struct Step {
    /// The number of the act that led to it.
    act: usize,
    /// The number of blocks that had run after it.
    blocks: u64,
    /// The values of the quantity before and after it.
    before: Vec<String>,
    values: Vec<String>,
}

impl Step {
    /// Returns the places whose values the step has changed.
    fn changed(&self) -> impl Iterator<Item = usize> {
        let places = 0..self.before.len().max(self.values.len());
        places.filter(|&place| self.before.get(place) != self.values.get(place))
    }
}

/// A run with its steps.
struct ObservedRun {
    run: ProgramRun,
    steps: Vec<Step>,
    /// The values at the end.
    end: Vec<String>,
    /// The number of blocks that had run when each act was carried out.
    acts: Vec<u64>,
}

impl Task {
    /// Returns the run of the trial that the learner's program has failed; `None` if the reason is about no trial.
    ///
    /// # Errors
    /// [`RunError`] if the lesson's own programs do not run; the project's tests rule that out for the shipped lessons.
    pub fn failed_trial(&self, learner: &Arc<Code>, reason: &Reason) -> Result<Option<FailedTrial>, RunError> {
        let (Goal::Make(_), Reason::Differs { acts, quantity, .. } | Reason::Stops { acts, quantity, .. }) =
            (self.goal(), reason)
        else {
            return Ok(None);
        };
        let most = match reason {
            Reason::Stops { error: RunError::Endless, .. } => MOST_ENDLESS_BLOCKS,
            _ => MOST_BLOCKS,
        };
        let program = self.sample_solution.as_deref().unwrap_or(&self.program);
        // The learner's program has no blocks that observe others.
        let acts: Vec<Act> = acts.iter().map(|act| self.without_probe(act, learner.program())).collect();
        let sample = compile(&with_probes(program, &self.probes)).map_err(RunError::Findings)?;
        let right = observe(Arc::new(sample), &acts, quantity, MOST_BLOCKS);
        let mut own = observe(Arc::clone(learner), &acts, quantity, most);
        let end = own.run.blocks();
        let wrong = wrong_step(&own, &right);
        let ending = match wrong {
            Some(step) => Ending::WrongStep(own.steps[step].blocks),
            None if end >= most => Ending::Never,
            None => Ending::Last(end),
        };
        let act = wrong.map_or(own.acts.len().saturating_sub(1), |step| own.steps[step].act);
        own.run.go_to(own.acts.get(act).copied().unwrap_or(0));
        Ok(Some(FailedTrial { run: own.run, ending }))
    }

    /// Returns the act with the learner's block in place of the one that observes it.
    fn without_probe(&self, act: &Act, learner: &Program) -> Act {
        let defines = |script: &Script, label: &str| script.definition.as_ref().is_some_and(|own| own.label() == label);
        let mut probes = self.probes.iter().flat_map(|(_, scripts)| scripts);
        let called = match act {
            Act::Call(label, _) => probes.find(|script| defines(script, label)).and_then(|script| {
                let mut called = Vec::new();
                script.blocks.iter().for_each(|block| calls(block, &mut called));
                let is_own = |label: &String| {
                    learner.scripts().any(|placed| defines(placed.script, label)) && !label.contains('_')
                };
                called.into_iter().find(is_own)
            }),
            _ => None,
        };
        called.map_or_else(|| act.clone(), |label| Act::Call(label, Vec::new()))
    }
}

/// Collects the labels of the custom blocks that a block calls.
fn calls(block: &Block, found: &mut Vec<String>) {
    for slot in &block.slots {
        match slot {
            Slot::Text(label) if block.opcode == Opcode::Call => found.push(label.clone()),
            Slot::Block(inner) => calls(inner, found),
            _ => {}
        }
    }
    block.branches.iter().flatten().for_each(|block| calls(block, found));
}

/// Runs a program through the acts, and records each change of the quantity.
fn observe(code: Arc<Code>, acts: &[Act], quantity: &Quantity, most: u64) -> ObservedRun {
    // Of the values that are reported, those of the block that was called count.
    let called = match acts.last() {
        Some(Act::Call(label, _)) => code.custom_block(label),
        _ => None,
    };
    let may_change = |pulse: &Pulse| match (quantity, pulse.change) {
        (Quantity::Reported, Change::Reported(block)) => called == Some(block),
        // A question is asked by a block that changes nothing else.
        (Quantity::Asks, _) => true,
        (Quantity::Reported, _) | (_, Change::Nothing | Change::Called(_) | Change::Reported(_)) => false,
        _ => true,
    };
    let read = |run: &ProgramRun| quantity.read_all(run).unwrap_or_default();
    // What was reported before an act has nothing to do with it.
    let read_before = |run: &ProgramRun| if *quantity == Quantity::Reported { Vec::new() } else { read(run) };
    let mut observed = ObservedRun { run: ProgramRun::new(code), steps: Vec::new(), end: Vec::new(), acts: Vec::new() };
    let ObservedRun { run, steps, end, acts: begun } = &mut observed;
    let (mut before, mut recorded) = (read_before(run), 0);
    for number in 0..=acts.len() {
        while run.blocks() < most
            && let Some(pulse) = run.forward()
        {
            if recorded >= MOST_VALUES || !may_change(&pulse) {
                continue;
            }
            let values = read(run);
            if values != before || *quantity == Quantity::Reported {
                let step = Step { act: number.saturating_sub(1), blocks: run.blocks(), before, values: values.clone() };
                recorded += values.len();
                steps.push(step);
                before = values;
            }
        }
        // An act that is impossible ends the trial.
        match acts.get(number) {
            Some(act) if run.blocks() < most && run.act(act.clone()).is_ok() => begun.push(run.blocks()),
            _ => break,
        }
        before = read_before(run);
    }
    *end = before;
    observed
}

/// Returns the index of the first step that is wrong for sure; `None` if that cannot be told.
///
/// There are many right programs, and they may make the same changes in different orders. So a step is wrong if the steps
/// before it, in the same act, are those of the sample solution, and it sets something to another value than the sample
/// solution ends with; or if it sets something to a value that stays to the end, and that the sample solution never shows.
fn wrong_step(own: &ObservedRun, right: &ObservedRun) -> Option<usize> {
    let (end, wanted) = (&own.end, &right.end);
    let (own, right) = (&own.steps, &right.steps);
    let of_act = |act: usize| right.iter().filter(move |step| step.act == act);
    let is_same = |at: usize| {
        let step = &own[at];
        let first = own.iter().position(|other| other.act == step.act).unwrap_or(at);
        of_act(step.act).nth(at - first).is_some_and(|other| other.values == step.values)
    };
    let first = (0..own.len()).find(|&at| !is_same(at));
    let goes_another_way = first.filter(|&at| {
        let follows = at > 0 && own[at - 1].act == own[at].act;
        follows && own[at].changed().any(|place| own[at].values.get(place) != wanted.get(place))
    });
    let is_never_shown = |step: &Step| {
        step.changed().any(|place| {
            let value = step.values.get(place);
            let stays = value == end.get(place) && value != wanted.get(place);
            stays && !right.iter().any(|other| other.values.get(place) == value || other.before.get(place) == value)
        })
    };
    goes_another_way.or_else(|| own.iter().position(is_never_shown))
}
