//! A run of a program that can be gone through both ways: block by block, with what a person does in between.

use super::act::{Act, ActError};
use crate::blocks::{Change, Code, Fault, Finding, ListPlace, Machine, Pulse, Value};
use crate::search::{Deed, Rewind, TimeLine};
use std::sync::Arc;

/// The most blocks that run for one question, one check or one way to a moment.
pub const MOST_BLOCKS: u64 = 2_000_000;

/// How many milliseconds go by where a script waits for time to go by, and how often that happens between two blocks.
const FRAME: u64 = 16;
const MOST_FRAMES: usize = 10_000;

/// The seed of random numbers, so that a lesson is the same each time.
const SEED: u64 = 1;

/// Why a run does not come to where it should.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RunError {
    /// Something cannot be done.
    #[error("{0}")]
    Act(#[from] ActError),
    /// The machine stopped.
    #[error("{0}")]
    Machine(Fault),
    /// It does not come to an end.
    #[error("{MOST_BLOCKS} blocks ran, and the program is still not there; look for a loop without an end")]
    Endless,
    /// The program stopped before what was waited for happened.
    #[error("the program stopped before that happened; see what it is waiting for")]
    Never,
    /// There is nothing of that name.
    #[error("there is no \"{0}\" in the program; make it, or give it back its name")]
    Nothing(String),
    /// Something is wrong with the program.
    #[error("{}", .0.first().map(ToString::to_string).unwrap_or_default())]
    Findings(Vec<Finding>),
}

/// What has happened so far.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Tally {
    /// How many blocks have run.
    pub blocks: u64,
    /// How often each block has run.
    pub ran: Vec<u64>,
    /// How often each custom block was called.
    pub calls: Vec<u64>,
    /// How often each reported.
    pub reports: Vec<u64>,
    /// How many calls of each stood at most at once.
    pub deepest: Vec<usize>,
    /// How often an item of each list for all sprites was added, replaced or taken out.
    pub changes: Vec<u64>,
    /// The custom block that was called last.
    pub called: Option<u16>,
    /// The list and the item that were replaced last.
    pub replaced: Option<(u16, u32)>,
    /// What a custom block reported last.
    pub reported: Option<Value>,
    /// The block that ran last.
    pub pulse: Option<Pulse>,
}

impl Tally {
    fn new(code: &Code) -> Tally {
        let (blocks, lists) = (code.custom_blocks().len(), code.program().lists.len());
        Tally {
            blocks: 0,
            ran: vec![0; code.blocks()],
            calls: vec![0; blocks],
            reports: vec![0; blocks],
            deepest: vec![0; blocks],
            changes: vec![0; lists],
            called: None,
            replaced: None,
            reported: None,
            pulse: None,
        }
    }

    fn heap_bytes(&self) -> usize {
        let counts = [&self.ran, &self.calls, &self.reports, &self.changes];
        counts.into_iter().map(|counts| size_of_val(&**counts)).sum::<usize>() + size_of_val(&*self.deepest)
    }

    fn note(&mut self, pulse: Pulse, machine: &Machine) {
        self.blocks += 1;
        self.pulse = Some(pulse);
        let one_more = |counts: &mut [u64], place: u16| {
            if let Some(count) = counts.get_mut(usize::from(place)) {
                *count += 1;
            }
        };
        one_more(&mut self.ran, pulse.block.0);
        match pulse.change {
            Change::Called(place) => {
                one_more(&mut self.calls, place);
                self.called = Some(place);
                if let Some(deepest) = self.deepest.get_mut(usize::from(place)) {
                    *deepest = (*deepest).max(machine.standing(place));
                }
            }
            Change::Reported(place) => {
                one_more(&mut self.reports, place);
                self.reported = machine.just_reported().cloned();
            }
            Change::Item(ListPlace::Program(list), item) => {
                one_more(&mut self.changes, list);
                self.replaced = Some((list, item));
            }
            Change::List(ListPlace::Program(list)) => one_more(&mut self.changes, list),
            _ => {}
        }
    }
}

/// A program that runs, and what has happened so far.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Playing {
    machine: Machine,
    tally: Tally,
}

impl Iterator for Playing {
    type Item = Pulse;

    /// A block runs, or the program stops.
    fn next(&mut self) -> Option<Pulse> {
        for _ in 0..=MOST_FRAMES {
            if let Some(pulse) = self.machine.pulse() {
                self.tally.note(pulse, &self.machine);
                return Some(pulse);
            }
            if !self.machine.waits_for_time() {
                break;
            }
            self.machine.tick(FRAME);
        }
        None
    }
}

impl Rewind for Playing {
    fn depth(&self) -> usize {
        self.machine.depth()
    }

    fn heap_bytes(&self) -> usize {
        self.machine.heap_bytes() + self.tally.heap_bytes()
    }
}

impl Deed<Playing> for Act {
    type Refused = ActError;

    fn carry_out(&self, playing: &mut Playing) -> Result<(), ActError> {
        self.carry_out(&mut playing.machine)
    }
}

/// A run. It is a value: it can be cloned, and the same acts at the same moments always lead to the same run.
#[derive(Clone, Debug)]
pub struct Trace {
    line: TimeLine<Playing, (), Act>,
    /// Where it begins for the learner, how much had happened up to there, and how many calls of each custom block stood.
    beginning: Tally,
    standing: Vec<usize>,
}

impl Trace {
    /// The program, of which nothing runs yet.
    pub fn new(code: Arc<Code>) -> Trace {
        let tally = Tally::new(&code);
        let mut machine = Machine::new(code, SEED);
        machine.set_turbo(true);
        let line = TimeLine::new(Playing { machine, tally: tally.clone() });
        Trace { line, beginning: tally, standing: Vec::new() }
    }

    /// The machine at this moment.
    pub fn machine(&self) -> &Machine {
        &self.line.now().search.machine
    }

    /// How many blocks have run, from the very beginning.
    pub fn blocks(&self) -> u64 {
        self.tally().blocks
    }

    /// Where the learner begins: how many blocks had run then. It does not go back beyond.
    pub fn beginning(&self) -> u64 {
        self.beginning.blocks
    }

    /// The block that ran last.
    pub fn last(&self) -> Option<Pulse> {
        self.tally().pulse
    }

    pub(super) fn tally(&self) -> &Tally {
        &self.line.now().search.tally
    }

    pub(super) fn tally_at_beginning(&self) -> &Tally {
        &self.beginning
    }

    pub(super) fn standing_at_beginning(&self, custom_block: u16) -> usize {
        self.standing.get(usize::from(custom_block)).copied().unwrap_or(0)
    }

    /// From here on the learner goes on: counts begin here, and nothing before is needed any more.
    pub(super) fn begin_here(&mut self) {
        let mut playing = self.line.now().search.clone();
        self.standing = (0..playing.tally.deepest.len()).map(|place| playing.machine.standing(place as u16)).collect();
        playing.tally.deepest.clone_from(&self.standing);
        self.beginning = playing.tally.clone();
        self.line = TimeLine::new(playing);
    }

    /// Earlier moments are not needed any more: copies take less room.
    pub(super) fn forget(&mut self) {
        self.line = TimeLine::new(self.line.now().search.clone());
    }

    /// A person does something. What came after this moment can be brought back by [`Trace::undo`].
    ///
    /// # Errors
    /// [`ActError`]; nothing has changed then.
    pub fn act(&mut self, act: Act) -> Result<(), ActError> {
        self.line.act(act)
    }

    /// Brings back what came after the moment at which something else was done. Returns whether there was anything.
    pub fn undo(&mut self) -> bool {
        self.line.undo()
    }

    /// The next block runs. `None` if the program has stopped: it has ended, waits for somebody to do something, or has
    /// a fault.
    pub fn forward(&mut self) -> Option<Pulse> {
        if self.line.now().rests > 0 && !self.machine().waits_for_time() {
            return None;
        }
        self.line.forward()
    }

    /// One block back. Returns whether there was one.
    pub fn back(&mut self) -> bool {
        let before = self.blocks();
        self.line.back();
        self.blocks() < before
    }

    /// Goes to the moment at which so many blocks have run, or as near as it gets.
    pub fn go_to(&mut self, blocks: u64) {
        let before = self.blocks() - self.line.position();
        self.line.seek(blocks.max(self.beginning.blocks).saturating_sub(before));
        while self.blocks() < blocks && self.forward().is_some() {}
    }

    /// Lets blocks run until something is so.
    ///
    /// # Errors
    /// [`RunError`] if that does not come about; the trace stands where it ended then.
    pub(super) fn run_until(&mut self, is_so: impl Fn(&Trace) -> bool) -> Result<(), RunError> {
        for _ in 0..MOST_BLOCKS {
            if is_so(self) {
                return Ok(());
            }
            if self.forward().is_none() {
                return match self.machine().fault() {
                    Some(fault) => Err(RunError::Machine(fault)),
                    None if is_so(self) => Ok(()),
                    None => Err(RunError::Never),
                };
            }
        }
        Err(RunError::Endless)
    }

    /// Lets blocks run until the program stops.
    ///
    /// # Errors
    /// [`RunError`] if it does not, or the machine stops.
    pub fn run_until_it_stops(&mut self) -> Result<(), RunError> {
        match self.run_until(|_| false) {
            Err(RunError::Never) => Ok(()),
            ended => ended,
        }
    }

    /// Carries out what a person does, each act after the program has stopped; nothing runs after the last one.
    ///
    /// # Errors
    /// [`RunError`] if it cannot be done, or the program does not stop.
    pub fn act_all(&mut self, acts: &[Act]) -> Result<(), RunError> {
        for act in acts {
            self.run_until_it_stops()?;
            self.act(act.clone())?;
        }
        Ok(())
    }
}
