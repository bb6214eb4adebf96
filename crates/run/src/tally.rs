//! What has happened in a run of a program: which blocks ran how often, which were called, what changed last.

use sudoku_blocks::{Change, Code, ListPlace, Machine, Pulse, Value};

/// What has happened so far.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tally {
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
    /// The block that ran before it.
    pub before: Option<Pulse>,
}

impl Tally {
    /// Nothing has happened in the program yet.
    pub(super) fn new(code: &Code) -> Tally {
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
            before: None,
        }
    }

    pub(super) fn heap_bytes(&self) -> usize {
        let counts = [&self.ran, &self.calls, &self.reports, &self.changes];
        counts.into_iter().map(|counts| size_of_val(&**counts)).sum::<usize>() + size_of_val(&*self.deepest)
    }

    pub(super) fn note(&mut self, pulse: Pulse, machine: &Machine) {
        self.blocks += 1;
        self.before = self.pulse.replace(pulse);
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
