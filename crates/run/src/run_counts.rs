//! Counts of what has happened in a run of a program, such as how often each block has run, and the latest events.

use sudoku_blocks::{Change, Code, ListPlace, Machine, Pulse, Value};

/// The counts and latest events of a run.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RunCounts {
    /// The number of blocks that have run.
    pub blocks: u64,
    /// The number of times that each block has run.
    pub block_counts: Vec<u64>,
    /// The number of calls of each custom block.
    pub calls: Vec<u64>,
    /// The number of calls of each custom block that have reported.
    pub reports: Vec<u64>,
    /// The largest number of calls of each custom block that were open at once.
    pub max_open_calls: Vec<usize>,
    /// The number of times that items of each list for all sprites were added, replaced or deleted.
    pub changes: Vec<u64>,
    /// The custom block that was called last.
    pub last_called: Option<u16>,
    /// The list and the index of the item that were replaced last.
    pub replaced: Option<(u16, u32)>,
    /// The value that a custom block reported last.
    pub reported: Option<Value>,
    /// The block that ran last.
    pub last_pulse: Option<Pulse>,
    /// The block that ran before it.
    pub previous_pulse: Option<Pulse>,
}

impl RunCounts {
    /// Creates the counts for a program in which nothing has happened yet.
    pub(super) fn new(code: &Code) -> RunCounts {
        let (blocks, lists) = (code.custom_blocks().len(), code.program().lists.len());
        RunCounts {
            blocks: 0,
            block_counts: vec![0; code.blocks()],
            calls: vec![0; blocks],
            reports: vec![0; blocks],
            max_open_calls: vec![0; blocks],
            changes: vec![0; lists],
            last_called: None,
            replaced: None,
            reported: None,
            last_pulse: None,
            previous_pulse: None,
        }
    }

    pub(super) fn heap_bytes(&self) -> usize {
        let counts = [&self.block_counts, &self.calls, &self.reports, &self.changes];
        counts.into_iter().map(|counts| size_of_val(&**counts)).sum::<usize>() + size_of_val(&*self.max_open_calls)
    }

    pub(super) fn note(&mut self, pulse: Pulse, machine: &Machine) {
        self.blocks += 1;
        self.previous_pulse = self.last_pulse.replace(pulse);
        let one_more = |counts: &mut [u64], place: u16| {
            if let Some(count) = counts.get_mut(usize::from(place)) {
                *count += 1;
            }
        };
        one_more(&mut self.block_counts, pulse.block.0);
        match pulse.change {
            Change::Called(place) => {
                one_more(&mut self.calls, place);
                self.last_called = Some(place);
                if let Some(deepest) = self.max_open_calls.get_mut(usize::from(place)) {
                    *deepest = (*deepest).max(machine.open_calls(place));
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
