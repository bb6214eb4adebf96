//! A program on a machine, together with its counts, which a time line can rewind.

use super::act::{Act, ActError};
use super::run_counts::RunCounts;
use std::sync::Arc;
use sudoku_blocks::{Code, Machine, Pulse};
use sudoku_solve::search::{Action, Rewind};

/// The length of a frame, in milliseconds.
const FRAME: u64 = 16;
/// The most frames to skip while all scripts wait.
const MOST_FRAMES: usize = 10_000;

/// A running program, with the counts of its run.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CountedMachine {
    machine: Machine,
    counts: RunCounts,
}

impl Iterator for CountedMachine {
    type Item = Pulse;

    /// Runs a block. Returns `None` if the program stops.
    fn next(&mut self) -> Option<Pulse> {
        for _ in 0..=MOST_FRAMES {
            if let Some(pulse) = self.machine.pulse() {
                self.counts.note(pulse, &self.machine);
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

impl CountedMachine {
    /// Creates a program in which nothing has run yet.
    pub(super) fn new(code: Arc<Code>, seed: u64) -> CountedMachine {
        let counts = RunCounts::new(&code);
        let mut machine = Machine::new(code, seed);
        machine.set_turbo(true);
        CountedMachine { machine, counts }
    }

    /// Resets the largest number of open calls of each custom block to the current number, and returns those numbers.
    pub(super) fn reset_max_open_calls(&mut self) -> Vec<usize> {
        let places = 0..self.counts.max_open_calls.len();
        let open_calls: Vec<usize> = places.map(|place| self.machine.open_calls(place as u16)).collect();
        self.counts.max_open_calls.clone_from(&open_calls);
        open_calls
    }

    /// Returns the machine that the program runs on.
    pub fn machine(&self) -> &Machine {
        &self.machine
    }

    /// Returns the counts since the start of the program.
    pub fn counts(&self) -> &RunCounts {
        &self.counts
    }
}

impl Rewind for CountedMachine {
    fn depth(&self) -> usize {
        self.machine.depth()
    }

    fn heap_bytes(&self) -> usize {
        self.machine.heap_bytes() + self.counts.heap_bytes()
    }
}

impl Action<CountedMachine> for Act {
    type Refused = ActError;

    fn carry_out(&self, running: &mut CountedMachine) -> Result<(), ActError> {
        self.carry_out(&mut running.machine)
    }
}
