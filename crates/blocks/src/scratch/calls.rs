//! What blocks call, and which variables they name.

use crate::{Block, Opcode, Slot, SlotKind, Sprite};
use std::collections::{HashMap, HashSet};

/// Which custom blocks of a sprite can come to call which others.
pub(super) struct CallGraph {
    called: HashMap<String, HashSet<String>>,
}

impl CallGraph {
    /// Looks at all definitions of the sprite.
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

    /// Whether a call of the one custom block can lead to a call of the other.
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

/// The blocks in its slots and mouths, without those inside them.
fn children(block: &Block) -> impl Iterator<Item = &Block> {
    block.slots.iter().filter_map(Slot::block).chain(block.branches.iter().flatten())
}

/// Whether something is called in one of the slots.
pub(super) fn has_calls(slots: &[Slot]) -> bool {
    slots.iter().filter_map(Slot::block).any(|block| block.opcode == Opcode::Call || has_calls(&block.slots))
}

fn names(block: &Block, name: &str) -> bool {
    const KINDS: [SlotKind; 3] = [SlotKind::Variable, SlotKind::Counter, SlotKind::NewVariables];
    let is_named =
        |slot| block.text(slot) == Some(name) && block.slot_kind(slot).is_some_and(|kind| KINDS.contains(&kind));
    (0..block.slots.len()).any(is_named)
}

/// Whether the variable is named in the block or inside it.
pub(super) fn mentions(block: &Block, name: &str) -> bool {
    names(block, name) || children(block).any(|inner| mentions(inner, name))
}

/// Whether the variable gets another value in the block or inside it.
pub(super) fn sets(block: &Block, name: &str) -> bool {
    block.opcode != Opcode::Variable && names(block, name) || children(block).any(|inner| sets(inner, name))
}
