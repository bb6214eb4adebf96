//! The judge of programs that learners change or make: it runs the learner's program and the sample solution, and compares
//! their results.

use super::patch::{Patch, Probe, put_in};
use super::question::Of;
use super::verdict::Reason;
use crate::{Act, ProgramRun, RunError};
use serde::Deserialize;
use std::sync::Arc;
use sudoku_blocks::{Program, compile};

/// The most runs in one check.
pub const MOST_RUNS: usize = 2_000;

/// A program to be changed, and what the changed one must do.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Make {
    /// Changes to the lesson's program before the learner takes over.
    #[serde(default)]
    pub start: Vec<Patch>,
    /// Changes that turn the lesson's program into the sample solution.
    #[serde(default)]
    pub shown: Vec<Patch>,
    /// Custom blocks that are added to both programs before the runs, to observe the effects of other blocks.
    #[serde(default)]
    pub probes: Vec<Patch>,
    /// Runs in which the learner's program must give the same results as the sample solution.
    pub trials: Vec<Trial>,
    /// Further conditions.
    #[serde(default)]
    pub needs: Vec<Need>,
}

/// One or more runs of a program, and the values to compare at their end.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Trial {
    /// The learner's acts. Each is carried out after the program has stopped.
    pub acts: Vec<Act>,
    /// Custom blocks to call afterwards. For each input there is a range, from the first number to the last, and all
    /// combinations are called. The reported values are compared.
    #[serde(default)]
    pub calls: Vec<(String, Vec<(i32, i32)>)>,
    /// The values to compare after the acts.
    #[serde(default)]
    pub of: Vec<Of>,
}

/// A further condition that a program must meet in the first trial.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub enum Need {
    /// The program calls the custom block less often than the initial program.
    FewerCalls(String),
    /// The program calls the custom block at least this number of times, as a program that searches for the answer does.
    Calls(String, u64),
}

impl Trial {
    /// Returns the acts of each run beyond [`Trial::acts`]: none, or one call.
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

/// Starts the program, carries out the acts, and runs it until it stops.
fn begun(program: &Program, acts: &[Act]) -> Result<ProgramRun, RunError> {
    let mut run = ProgramRun::new(Arc::new(compile(program).map_err(RunError::Findings)?));
    run.act_all(acts)?;
    run.run_until_it_stops()?;
    run.forget_past();
    Ok(run)
}

/// Finishes one run of a trial and returns, for each thing that is compared, all its values.
fn outcome(before: &ProgramRun, of: &[Of], then: &[Act]) -> Result<Vec<Vec<String>>, RunError> {
    let mut run = before.clone();
    run.act_all(then)?;
    run.run_until_it_stops()?;
    of.iter().map(|of| of.read_all(&run)).collect()
}

/// Returns the program with the probes added.
fn probed(program: &Program, probes: &[Probe]) -> Program {
    let mut program = program.clone();
    for (sprite, scripts) in probes {
        if let Some(sprite) = program.sprites.iter_mut().find(|other| other.name == *sprite) {
            scripts.iter().for_each(|script| put_in(sprite, script.clone()));
        }
    }
    program
}

pub(super) struct Programs<'a> {
    /// The learner's program.
    pub theirs: &'a Program,
    /// The program at the start of the task.
    pub start: &'a Program,
    /// The sample solution.
    pub shown: &'a Program,
    /// The scripts that are added to each program.
    pub probes: &'a [Probe],
}

impl Make {
    /// Returns the reason why the learner's program is not right yet; `None` if it is. Faults that change no result are
    /// ignored.
    ///
    /// # Errors
    /// [`RunError`] if the lesson's own programs do not run; the project's tests rule that out for the shipped lessons.
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
