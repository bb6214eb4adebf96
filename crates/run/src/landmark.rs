//! Moments in the run of a program that can be searched for, forwards and backwards, or used as stops.

use super::counted_machine::CountedMachine;
use super::unit::Unit;
use sudoku_blocks::{BlockId, Change, ListPlace, Machine, Pulse, VariablePlace};

/// A visible thing that a block can change.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum VisiblePart {
    /// A variable for all sprites.
    Variable(String),
    /// A list for all sprites.
    List(String),
    /// The sprites and clones: which ones exist, their looks and speech, and their own variables and lists.
    Sprites,
}

impl VisiblePart {
    /// Returns the thing that the block has changed, if any.
    pub(super) fn of(pulse: Pulse, machine: &Machine) -> Option<VisiblePart> {
        let program = machine.code().program();
        match pulse.change {
            Change::Variable(VariablePlace::Program(place)) => {
                program.variables.get(usize::from(place)).cloned().map(VisiblePart::Variable)
            }
            Change::Item(ListPlace::Program(place), _) | Change::List(ListPlace::Program(place)) => {
                program.lists.get(usize::from(place)).map(|list| VisiblePart::List(list.name.clone()))
            }
            Change::Variable(VariablePlace::Sprite(_))
            | Change::Item(ListPlace::Sprite(_), _)
            | Change::List(ListPlace::Sprite(_))
            | Change::Look(_)
            | Change::Cloned(_)
            | Change::Deleted(_) => Some(VisiblePart::Sprites),
            Change::Nothing | Change::Variable(VariablePlace::Call(_)) | Change::Called(_) | Change::Reported(_) => {
                None
            }
        }
    }
}

/// A moment that can be searched for.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Landmark {
    /// This block has run.
    Block(BlockId),
    /// A custom block was called.
    Call,
    /// A call has ended: it has reported, or the block after it has run.
    Return,
    /// At most this number of calls is open.
    Depth(u16),
    /// A block has changed this thing.
    Change(VisiblePart),
    /// A block has set this variable for all sprites to this value.
    Value(String, String),
    /// A step of that unit is complete.
    Step(Unit),
}

impl Landmark {
    /// Returns false if the block cannot have led to this moment, so that there is no need to call `is_at`.
    pub(super) fn may_be_at(&self, pulse: &Pulse) -> bool {
        match self {
            Landmark::Block(block) => pulse.block == *block,
            Landmark::Call => matches!(pulse.change, Change::Called(_)),
            Landmark::Return => true,
            Landmark::Depth(most) => pulse.depth <= *most,
            Landmark::Change(_) | Landmark::Value(..) => pulse.change != Change::Nothing,
            Landmark::Step(unit) => unit.is_whole_pulse(pulse),
        }
    }

    /// Returns true if the block has led to this moment.
    pub(super) fn is_at(&self, pulse: &Pulse, running: &CountedMachine) -> bool {
        let changed = || VisiblePart::of(*pulse, running.machine());
        match self {
            Landmark::Block(_) | Landmark::Call | Landmark::Depth(_) | Landmark::Step(_) => self.may_be_at(pulse),
            Landmark::Return => {
                let before = running.counts().previous_pulse.filter(|before| before.thread == pulse.thread);
                matches!(pulse.change, Change::Reported(_)) || before.is_some_and(|before| pulse.depth < before.depth)
            }
            Landmark::Change(part) => changed().as_ref() == Some(part),
            Landmark::Value(name, value) => {
                matches!(changed(), Some(VisiblePart::Variable(changed)) if changed == *name)
                    && running.machine().variable(name).is_some_and(|now| now.to_text().as_ref() == value)
            }
        }
    }
}
