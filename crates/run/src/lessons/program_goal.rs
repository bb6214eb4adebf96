//! The judge of programs that learners change or make: it runs the learner's program and the sample solution, and compares
//! their results.

use super::patch::{Patch, Probe, insert_or_replace};
use super::question::Quantity;
use super::verdict::Reason;
use crate::{Act, MOST_BLOCKS, ProgramRun, RunError};
use serde::Deserialize;
use std::sync::Arc;
use sudoku_blocks::{Program, compile};

/// The most runs in one check.
pub const MOST_RUNS: usize = 2_000;

/// A program to be changed, and what the changed one must do.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename = "Make", deny_unknown_fields)]
pub struct ProgramGoal {
    /// Changes to the lesson's program before the learner takes over.
    #[serde(default)]
    pub start: Vec<Patch>,
    /// Changes that turn the lesson's program into the sample solution.
    #[serde(rename = "shown", default)]
    pub sample_solution: Vec<Patch>,
    /// Loose blocks beside the script to change, which the learner puts in order: those of the sample solution, and a few that
    /// it does not need. A blank line separates them. They are laid out in alphabetical order.
    #[serde(default)]
    pub pieces: String,
    /// Custom blocks that are added to both programs before the runs, to observe the effects of other blocks.
    #[serde(default)]
    pub probes: Vec<Patch>,
    /// Runs in which the learner's program must give the same results as the sample solution.
    pub trials: Vec<Trial>,
    /// Further conditions.
    #[serde(rename = "needs", default)]
    pub conditions: Vec<Condition>,
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
    #[serde(rename = "of", default)]
    pub quantities: Vec<Quantity>,
}

/// A further condition that a program must meet in the first trial.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename = "Need")]
pub enum Condition {
    /// The program calls the custom block less often than the initial program.
    FewerCalls(String),
    /// The program calls the custom block at least this number of times, as a program that searches for the answer does.
    Calls(String, u64),
    /// The program calls the custom block at most this number of times.
    AtMostCalls(String, u64),
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
        let plain = (!self.quantities.is_empty() || self.calls.is_empty()).then(Vec::new);
        plain.into_iter().chain(calls).take(MOST_RUNS + 1).collect()
    }
}

/// Starts the program, carries out the acts, and runs it until it stops.
fn run_acts(program: &Program, acts: &[Act], most_blocks: u64) -> Result<ProgramRun, RunError> {
    let mut run = ProgramRun::new(Arc::new(compile(program).map_err(RunError::Findings)?));
    run.limit(most_blocks);
    run.act_all(acts)?;
    run.run_until_it_stops()?;
    run.forget_past();
    Ok(run)
}

/// Finishes one run of a trial and returns, for each thing that is compared, all its values.
fn outcome(before: &ProgramRun, quantities: &[Quantity], then: &[Act]) -> Result<Vec<Vec<String>>, RunError> {
    let mut run = before.clone();
    run.act_all(then)?;
    run.run_until_it_stops()?;
    quantities.iter().map(|quantity| quantity.read_all(&run)).collect()
}

/// Returns the program with the probes added.
pub(super) fn with_probes(program: &Program, probes: &[Probe]) -> Program {
    let mut program = program.clone();
    for (sprite, scripts) in probes {
        if let Some(sprite) = program.sprites.iter_mut().find(|other| other.name == *sprite) {
            scripts.iter().for_each(|script| insert_or_replace(sprite, script.clone()));
        }
    }
    program
}

pub(super) struct Programs<'a> {
    /// The learner's program.
    pub learner: &'a Program,
    /// The program at the start of the task.
    pub start: &'a Program,
    /// The sample solution.
    pub sample_solution: &'a Program,
    /// The scripts that are added to each program.
    pub probes: &'a [Probe],
    /// The most blocks of the learner's program in a run.
    pub most_blocks: u64,
}

impl ProgramGoal {
    /// Returns the reason why the learner's program is not right yet; `None` if it is. Faults that change no result are
    /// ignored.
    ///
    /// # Errors
    /// [`RunError`] if the lesson's own programs do not run; the project's tests rule that out for the shipped lessons.
    pub(super) fn judge(&self, programs: &Programs) -> Result<Option<Reason>, RunError> {
        let reason = self.compare(programs)?;
        let findings = match reason {
            Some(Reason::Differs { .. } | Reason::Stops { .. }) => sudoku_blocks::check(programs.learner),
            _ => Vec::new(),
        };
        Ok(if findings.is_empty() { reason } else { Some(Reason::Findings(findings)) })
    }

    fn compare(&self, programs: &Programs) -> Result<Option<Reason>, RunError> {
        let [learner, start, sample] = [programs.learner, programs.start, programs.sample_solution]
            .map(|program| with_probes(program, programs.probes));
        for trial in &self.trials {
            let sample_run = run_acts(&sample, &trial.acts, MOST_BLOCKS)?;
            let learner_run = run_acts(&learner, &trial.acts, programs.most_blocks);
            for then in trial.runs() {
                let quantities = if then.is_empty() { trial.quantities.as_slice() } else { &[Quantity::Reported] };
                let expected = outcome(&sample_run, quantities, &then)?;
                let acts = || trial.acts.iter().chain(&then).cloned().collect();
                let actual = learner_run.as_ref().map_err(RunError::clone);
                let actual = actual.and_then(|run| outcome(run, quantities, &then));
                let mut both = quantities.iter().zip(expected);
                let actual = match actual {
                    Ok(actual) => actual,
                    Err(error) => {
                        let (quantity, expected) =
                            both.next().map_or((Quantity::Says, Vec::new()), |(of, expected)| (of.clone(), expected));
                        return Ok(Some(Reason::Stops { acts: acts(), error, quantity, expected }));
                    }
                };
                let differing = both.zip(actual).find(|((_, expected), actual)| expected != actual);
                if let Some(((quantity, expected), actual)) = differing {
                    let quantity = quantity.clone();
                    return Ok(Some(Reason::Differs { acts: acts(), quantity, expected, actual }));
                }
            }
        }
        for condition in &self.conditions {
            let reason = match condition {
                Condition::FewerCalls(label) => {
                    let (calls, before) = (self.calls(&learner, label)?, self.calls(&start, label)?);
                    (calls >= before).then(|| Reason::NotFewer { block: label.clone(), calls, before })
                }
                Condition::Calls(label, least) => {
                    let calls = self.calls(&learner, label)?;
                    (calls < *least).then(|| Reason::NoSearch { block: label.clone(), calls })
                }
                Condition::AtMostCalls(label, most) => {
                    let calls = self.calls(&learner, label)?;
                    (calls > *most).then(|| Reason::ManyCalls { block: label.clone(), calls, most: *most })
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
        let calls = Quantity::Calls(label.to_owned()).read(&run_acts(program, &trial.acts, MOST_BLOCKS)?);
        Ok(calls.map_or(0, |calls| calls.to_number() as u64))
    }
}
