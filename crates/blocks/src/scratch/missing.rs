//! The features of a script that Scratch lacks, which [`lowered`](super::lowered) replaces.

use crate::{Opcode, PlacedScript, Slot};

/// A feature that Scratch lacks.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Missing {
    /// The block `report`.
    Report,
    /// A call of a custom block in a slot, where its value is used.
    Value,
    /// Variables of a single call.
    ScriptVariables,
    /// The loop `for`.
    For,
}

impl Missing {
    /// All features, in the order in which they are explained.
    pub const ALL: [Missing; 4] = [Missing::Report, Missing::Value, Missing::ScriptVariables, Missing::For];
}

/// Returns the features of the script that Scratch lacks, in the order of [`Missing::ALL`].
pub fn missing(placed: &PlacedScript) -> Vec<Missing> {
    let blocks = || {
        placed.stack().flat_map(|(id, block)| std::iter::once(block).chain(block.inside(id).map(|(_, inner)| inner)))
    };
    let has = |feature: &Missing| match feature {
        Missing::Report => blocks().any(|block| block.opcode == Opcode::Report),
        Missing::Value => {
            let calls = |slot: &Slot| slot.block().is_some_and(|inner| inner.opcode == Opcode::Call);
            blocks().any(|block| block.slots.iter().any(calls))
        }
        Missing::ScriptVariables => blocks().any(|block| block.opcode == Opcode::ScriptVariables),
        Missing::For => blocks().any(|block| block.opcode == Opcode::For),
    };
    Missing::ALL.into_iter().filter(has).collect()
}
