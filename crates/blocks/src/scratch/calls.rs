//! Finds the calls and variables in blocks.

use crate::{Block, Opcode, Slot, SlotKind, Sprite};
use std::collections::{HashMap, HashSet};

/// A graph of the custom blocks of a sprite, with the calls between them.
pub(super) struct CallGraph {
    called: HashMap<String, HashSet<String>>,
}

impl CallGraph {
    /// Builds the graph of all definitions of the sprite.
    pub fn of(sprite: &Sprite) -> CallGraph {
        let mut called = HashMap::new();
        for script in &sprite.scripts {
            if let Some(definition) = &script.definition {
                let labels: &mut HashSet<String> = called.entry(definition.label()).or_default();
                script.blocks.iter().for_each(|block| collect(block, labels));
            }
        }
        CallGraph { called }
    }

    /// Returns true if a call of `from` can lead to a call of `to`.
    pub fn leads(&self, from: &str, to: Option<&str>) -> bool {
        let Some(to) = to else { return false };
        let mut seen = HashSet::from([from]);
        let mut next = vec![from];
        while let Some(label) = next.pop() {
            if label == to {
                return true;
            }
            let called = self.called.get(label).into_iter().flatten();
            next.extend(called.map(String::as_str).filter(|label| seen.insert(label)));
        }
        false
    }
}

fn collect(block: &Block, labels: &mut HashSet<String>) {
    if block.opcode == Opcode::Call {
        labels.extend(block.text(0).map(str::to_owned));
    }
    children(block).for_each(|inner| collect(inner, labels));
}

/// Returns the blocks in the slots and mouths, without those inside them.
fn children(block: &Block) -> impl Iterator<Item = &Block> {
    block.slots.iter().filter_map(Slot::block).chain(block.branches.iter().flatten())
}

/// Returns true if one of the slots contains a call.
pub(super) fn has_calls(slots: &[Slot]) -> bool {
    slots.iter().filter_map(Slot::block).any(|block| block.opcode == Opcode::Call || has_calls(&block.slots))
}

fn names(block: &Block, name: &str) -> bool {
    const KINDS: [SlotKind; 3] = [SlotKind::Variable, SlotKind::Counter, SlotKind::NewVariables];
    let is_named =
        |slot| block.text(slot) == Some(name) && block.slot_kind(slot).is_some_and(|kind| KINDS.contains(&kind));
    (0..block.slots.len()).any(is_named)
}

/// Returns true if the block or one inside it names the variable.
pub(super) fn mentions(block: &Block, name: &str) -> bool {
    names(block, name) || children(block).any(|inner| mentions(inner, name))
}

/// Returns true if the block or one inside it sets the variable.
pub(super) fn sets(block: &Block, name: &str) -> bool {
    block.opcode != Opcode::Variable && names(block, name) || children(block).any(|inner| sets(inner, name))
}
