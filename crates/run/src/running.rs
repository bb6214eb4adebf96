//! A program that runs on a machine, with its tally: what a time line takes to any moment.

use super::act::{Act, ActError};
use super::tally::Tally;
use std::sync::Arc;
use sudoku_blocks::{Code, Machine, Pulse};
use sudoku_solve::search::{Deed, Rewind};

/// How many milliseconds go by where a script waits for time to go by, and how often that happens between two blocks.
const FRAME: u64 = 16;
const MOST_FRAMES: usize = 10_000;

/// A program that runs, and what has happened so far.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Running {
    machine: Machine,
    tally: Tally,
}

impl Iterator for Running {
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

impl Running {
    /// The program, of which nothing runs yet.
    pub(super) fn new(code: Arc<Code>, seed: u64) -> Running {
        let tally = Tally::new(&code);
        let mut machine = Machine::new(code, seed);
        machine.set_turbo(true);
        Running { machine, tally }
    }

    /// How many calls of each custom block stand; from now on, these are the most.
    pub(super) fn forget_depths(&mut self) -> Vec<usize> {
        let places = 0..self.tally.deepest.len();
        let standing: Vec<usize> = places.map(|place| self.machine.standing(place as u16)).collect();
        self.tally.deepest.clone_from(&standing);
        standing
    }

    /// The machine on which it runs.
    pub fn machine(&self) -> &Machine {
        &self.machine
    }

    /// What has happened, from the very beginning.
    pub fn tally(&self) -> &Tally {
        &self.tally
    }
}

impl Rewind for Running {
    fn depth(&self) -> usize {
        self.machine.depth()
    }

    fn heap_bytes(&self) -> usize {
        self.machine.heap_bytes() + self.tally.heap_bytes()
    }
}

impl Deed<Running> for Act {
    type Refused = ActError;

    fn carry_out(&self, running: &mut Running) -> Result<(), ActError> {
        self.carry_out(&mut running.machine)
    }
}
