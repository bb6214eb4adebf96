//! Programs that a learner changes or makes: whether they do what ours does, found out by running both.

use super::patch::Patch;
use super::question::Of;
use super::verdict::Reason;
use crate::blocks::{Block, Program, compile, numbered};
use crate::run::{Act, ProgramRun, RunError};
use serde::Deserialize;
use std::sync::Arc;

/// The most runs of a check.
pub const MOST_RUNS: usize = 2_000;

/// A program to be changed, and what the changed one must do.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Make {
    /// What the lesson's program is changed into before the learner begins.
    #[serde(default)]
    pub start: Vec<Patch>,
    /// What leads from the lesson's program to the one that is shown to those who want to see one.
    #[serde(default)]
    pub shown: Vec<Patch>,
    /// Runs in which the learner's program must do what the one that is shown does.
    pub trials: Vec<Trial>,
    /// What else must be so.
    #[serde(default)]
    pub needs: Vec<Need>,
}

/// Runs, and what is looked at in the end.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Trial {
    /// What a person does; the program stops after each act.
    pub acts: Vec<Act>,
    /// A custom block that is called after that with all inputs from the first number to the last, and in all their
    /// combinations. What it reports is compared.
    #[serde(default)]
    pub calls: Vec<(String, Vec<(i32, i32)>)>,
    /// What is compared after the acts.
    #[serde(default)]
    pub of: Vec<Of>,
}

/// What a program must have, or must not.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub enum Need {
    /// A block with these words, as it is written in a script, stands in a script.
    Has(String),
    /// No block with these words does.
    HasNot(String),
    /// The second stands right under the first.
    Under(String, String),
    /// In all trials together the custom block is called less often than in the program at the start.
    FewerCalls(String),
}

impl Trial {
    /// What is done in each of its runs: the acts, and then one call or none.
    pub(super) fn runs(&self) -> Vec<Vec<Act>> {
        let calls = self.calls.iter().flat_map(|(label, inputs)| {
            let mut all: Vec<Vec<String>> = vec![Vec::new()];
            for &(from, to) in inputs {
                let longer = all.iter().flat_map(|inputs| {
                    (from..=to).map(move |input| inputs.iter().cloned().chain([input.to_string()]).collect())
                });
                all = longer.take(MOST_RUNS + 1).collect();
            }
            all.into_iter().map(|inputs| vec![Act::Call(label.clone(), inputs)])
        });
        let own = (!self.of.is_empty() || self.calls.is_empty()).then(Vec::new);
        own.into_iter().chain(calls).take(MOST_RUNS + 1).collect()
    }
}

/// The program, with its acts carried out, when it has stopped.
fn begun(program: &Program, acts: &[Act]) -> Result<ProgramRun, RunError> {
    let mut run = ProgramRun::new(Arc::new(compile(program).map_err(RunError::Findings)?));
    run.act_all(acts)?;
    run.run_until_it_stops()?;
    run.forget_past();
    Ok(run)
}

/// What the program does in a run of a trial.
fn outcome(before: &ProgramRun, trial: &Trial, then: &[Act]) -> Result<Vec<String>, RunError> {
    let mut run = before.clone();
    run.act_all(then)?;
    run.run_until_it_stops()?;
    let reported = [Of::Reported];
    let of = if then.is_empty() { trial.of.as_slice() } else { &reported };
    let values = of.iter().map(|of| of.read(&run).map(|value| value.to_string()));
    values.collect()
}

/// All blocks that can run, each as it is written, with the one right under it.
fn lines(program: &Program) -> Vec<(String, Option<String>)> {
    fn stack<'a>(blocks: impl Iterator<Item = &'a Block>, lines: &mut Vec<(String, Option<String>)>) {
        let blocks: Vec<&Block> = blocks.collect();
        for (place, block) in blocks.iter().enumerate() {
            lines.push((block.to_string(), blocks.get(place + 1).map(ToString::to_string)));
            let id = crate::blocks::BlockId(0);
            block.in_slots(id).for_each(|(_, _, inner)| stack([inner].into_iter(), lines));
            block.branches.iter().for_each(|branch| stack(branch.iter(), lines));
        }
    }
    let mut found = Vec::new();
    for placed in program.scripts().filter(|placed| !placed.is_loose()) {
        stack(numbered(placed.id, &placed.script.blocks).map(|(_, block)| block), &mut found);
    }
    found
}

impl Make {
    /// Why the learner's program is not what is wanted yet; `None` if it is. Faults that do not matter are left alone.
    ///
    /// # Errors
    /// [`RunError`] if ours do not run; the project's tests rule that out for lessons that ship.
    pub(super) fn judge(&self, theirs: &Program, start: &Program, shown: &Program) -> Result<Option<Reason>, RunError> {
        let reason = self.compare(theirs, start, shown)?;
        let findings = match reason {
            Some(Reason::Differs { .. } | Reason::Stops { .. }) => crate::blocks::check(theirs),
            _ => Vec::new(),
        };
        Ok(if findings.is_empty() { reason } else { Some(Reason::Findings(findings)) })
    }

    fn compare(&self, theirs: &Program, start: &Program, shown: &Program) -> Result<Option<Reason>, RunError> {
        if let Some(reason) = self.needs.iter().find_map(|need| need.missing(theirs)) {
            return Ok(Some(reason));
        }
        for trial in &self.trials {
            let ours = begun(shown, &trial.acts)?;
            let theirs = match begun(theirs, &trial.acts) {
                Ok(run) => run,
                Err(error) => return Ok(Some(Reason::Stops { acts: trial.acts.clone(), error })),
            };
            for then in trial.runs() {
                let wanted = outcome(&ours, trial, &then)?;
                let acts = || trial.acts.iter().chain(&then).cloned().collect();
                match outcome(&theirs, trial, &then) {
                    Err(error) => return Ok(Some(Reason::Stops { acts: acts(), error })),
                    Ok(got) => {
                        if let Some((wanted, got)) = wanted.into_iter().zip(got).find(|(wanted, got)| wanted != got) {
                            return Ok(Some(Reason::Differs { acts: acts(), wanted, got }));
                        }
                    }
                }
            }
        }
        for need in &self.needs {
            if let Need::FewerCalls(label) = need {
                let (theirs, before) = (self.calls(theirs, label)?, self.calls(start, label)?);
                if theirs >= before {
                    return Ok(Some(Reason::NotFewer { block: label.clone(), theirs, before }));
                }
            }
        }
        Ok(None)
    }

    /// How often the custom block is called in all trials.
    ///
    /// # Errors
    /// [`RunError`] if a trial cannot be run.
    pub fn calls(&self, program: &Program, label: &str) -> Result<u64, RunError> {
        let mut calls = 0;
        for trial in &self.trials {
            let run = begun(program, &trial.acts)?;
            calls += Of::Calls(label.to_owned()).read(&run)?.to_number() as u64;
        }
        Ok(calls)
    }
}

impl Need {
    fn missing(&self, program: &Program) -> Option<Reason> {
        let lines = lines(program);
        let has = |words: &str| lines.iter().any(|(line, _)| line == words);
        match self {
            Need::Has(words) if !has(words) => Some(Reason::Lacks(words.clone())),
            Need::HasNot(words) if has(words) => Some(Reason::Has(words.clone())),
            Need::Under(above, below)
                if !lines.iter().any(|(line, under)| line == above && under.as_ref() == Some(below)) =>
            {
                Some(Reason::NotUnder { above: above.clone(), below: below.clone() })
            }
            _ => None,
        }
    }
}
