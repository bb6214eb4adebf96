//! Programs that a learner changes or makes: whether they do what ours does, found out by running both.

use super::patch::{Patch, Probe, put_in};
use super::question::Of;
use super::verdict::Reason;
use crate::{Act, ProgramRun, RunError};
use serde::Deserialize;
use std::sync::Arc;
use sudoku_blocks::{Program, compile};

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
    /// Custom blocks that both programs get before the runs, to look at what other blocks do.
    #[serde(default)]
    pub probes: Vec<Patch>,
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

/// A further condition that a program must meet in the first trial.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub enum Need {
    /// It calls the custom block less often than the program at the start.
    FewerCalls(String),
    /// It calls the custom block at least so often: it looks for the answer.
    Calls(String, u64),
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

/// Carries out one run of a trial, and returns all values of each thing that is compared.
fn outcome(before: &ProgramRun, of: &[Of], then: &[Act]) -> Result<Vec<Vec<String>>, RunError> {
    let mut run = before.clone();
    run.act_all(then)?;
    run.run_until_it_stops()?;
    of.iter().map(|of| of.read_all(&run)).collect()
}

/// The program with the probes in it.
fn probed(program: &Program, probes: &[Probe]) -> Program {
    let mut program = program.clone();
    for (sprite, scripts) in probes {
        if let Some(sprite) = program.sprites.iter_mut().find(|other| other.name == *sprite) {
            scripts.iter().for_each(|script| put_in(sprite, script.clone()));
        }
    }
    program
}

/// The programs that are compared.
pub(super) struct Programs<'a> {
    /// The learner's.
    pub theirs: &'a Program,
    /// The one at the start.
    pub start: &'a Program,
    /// The one that is shown.
    pub shown: &'a Program,
    /// The scripts that are added to each of them.
    pub probes: &'a [Probe],
}

impl Make {
    /// Why the learner's program is not what is wanted yet; `None` if it is. Faults that do not matter are left alone.
    ///
    /// # Errors
    /// [`RunError`] if ours do not run; the project's tests rule that out for lessons that ship.
    pub(super) fn judge(&self, programs: &Programs) -> Result<Option<Reason>, RunError> {
        let reason = self.compare(programs)?;
        let findings = match reason {
            Some(Reason::Differs { .. } | Reason::Stops { .. }) => sudoku_blocks::check(programs.theirs),
            _ => Vec::new(),
        };
        Ok(if findings.is_empty() { reason } else { Some(Reason::Findings(findings)) })
    }

    fn compare(&self, programs: &Programs) -> Result<Option<Reason>, RunError> {
        let [theirs, start, shown] =
            [programs.theirs, programs.start, programs.shown].map(|program| probed(program, programs.probes));
        for trial in &self.trials {
            let ours = begun(&shown, &trial.acts)?;
            let theirs = match begun(&theirs, &trial.acts) {
                Ok(run) => run,
                Err(error) => return Ok(Some(Reason::Stops { acts: trial.acts.clone(), error })),
            };
            for then in trial.runs() {
                let of = if then.is_empty() { trial.of.as_slice() } else { &[Of::Reported] };
                let wanted = outcome(&ours, of, &then)?;
                let acts = || trial.acts.iter().chain(&then).cloned().collect();
                match outcome(&theirs, of, &then) {
                    Err(error) => return Ok(Some(Reason::Stops { acts: acts(), error })),
                    Ok(got) => {
                        let both = of.iter().zip(wanted.into_iter().zip(got));
                        if let Some((of, (wanted, got))) = both.into_iter().find(|(_, (wanted, got))| wanted != got) {
                            return Ok(Some(Reason::Differs { acts: acts(), of: of.clone(), wanted, got }));
                        }
                    }
                }
            }
        }
        for need in &self.needs {
            let reason = match need {
                Need::FewerCalls(label) => {
                    let (theirs, before) = (self.calls(&theirs, label)?, self.calls(&start, label)?);
                    (theirs >= before).then(|| Reason::NotFewer { block: label.clone(), theirs, before })
                }
                Need::Calls(label, least) => {
                    let calls = self.calls(&theirs, label)?;
                    (calls < *least).then(|| Reason::NoSearch { block: label.clone(), calls })
                }
            };
            if reason.is_some() {
                return Ok(reason);
            }
        }
        Ok(None)
    }

    /// Returns the number of calls of the custom block in the first trial. A block that does not exist is never called.
    ///
    /// # Errors
    /// [`RunError`] if the trial cannot be run.
    pub fn calls(&self, program: &Program, label: &str) -> Result<u64, RunError> {
        let Some(trial) = self.trials.first() else { return Ok(0) };
        let calls = Of::Calls(label.to_owned()).read(&begun(program, &trial.acts)?);
        Ok(calls.map_or(0, |calls| calls.to_number() as u64))
    }
}
