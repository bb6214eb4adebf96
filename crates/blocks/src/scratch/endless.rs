//! Finds recursion without a base case. Here it ends with a message; Scratch continues until it runs out of memory.

use crate::{Block, Opcode, Program, Slot, Sprite};
use std::collections::HashSet;

/// Returns the labels of the custom blocks that never end: whatever their inputs are, each call leads to another one.
pub fn endless(program: &Program) -> Vec<String> {
    program.sprites.iter().flat_map(endless_of).collect()
}

fn endless_of(sprite: &Sprite) -> Vec<String> {
    let defined =
        || sprite.scripts.iter().filter_map(|script| Some((script.definition.as_ref()?.label(), &script.blocks)));
    let mut endless = Endless(defined().map(|(label, _)| label).collect());
    // Each round removes the blocks that can end if those removed before can end.
    loop {
        let ends =
            |(label, blocks): &(String, &Vec<Block>)| endless.0.contains(label) && endless.stack(blocks) != NOWHERE;
        let ending: Vec<String> = defined().filter(ends).map(|(label, _)| label).collect();
        if ending.is_empty() {
            return defined().map(|(label, _)| label).filter(|label| endless.0.contains(label)).collect();
        }
        endless.0.retain(|label| !ending.contains(label));
    }
}

/// The places where a stack can continue after it has run.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Exits {
    /// The block below.
    below: bool,
    /// The end of the script, past the blocks below.
    early: bool,
}

const BELOW: Exits = Exits { below: true, early: false };
const NOWHERE: Exits = Exits { below: false, early: false };

/// The labels of the custom blocks that, as far as is known, have no way to end.
struct Endless(HashSet<String>);

impl Endless {
    fn stack(&self, blocks: &[Block]) -> Exits {
        let mut exits = BELOW;
        for block in blocks {
            if !exits.below {
                break;
            }
            let Exits { below, early } = self.block(block);
            exits = Exits { below, early: exits.early || early };
        }
        exits
    }

    fn block(&self, block: &Block) -> Exits {
        if !self.has_value(block) {
            return NOWHERE;
        }
        let mut branches = block.branches.iter().map(|branch| self.stack(branch));
        let first = branches.next().unwrap_or(BELOW);
        match block.opcode {
            Opcode::Report => Exits { below: false, early: true },
            Opcode::Stop if block.text(0) != Some("other scripts in sprite") => Exits { below: false, early: true },
            Opcode::IfElse => branches
                .fold(first, |one, other| Exits { below: one.below || other.below, early: one.early || other.early }),
            // A `forever` loop that makes no call never ends in Scratch either, and does no harm.
            Opcode::Forever => Exits { below: false, early: first.early || first.below },
            // The mouths of these blocks run at least once.
            Opcode::For => first,
            Opcode::Repeat
                if block.text(0).and_then(|times| times.parse().ok()).is_some_and(|times: f64| times >= 0.5) =>
            {
                first
            }
            // The mouths of these blocks may be skipped.
            _ => Exits { below: true, early: first.early },
        }
    }

    /// Returns true if all calls that the block makes for its value can end: its own, and those in its slots.
    fn has_value(&self, block: &Block) -> bool {
        let ends = block.opcode != Opcode::Call || block.text(0).is_none_or(|label| !self.0.contains(label));
        ends && block.slots.iter().filter_map(Slot::block).all(|inner| self.has_value(inner))
    }
}
