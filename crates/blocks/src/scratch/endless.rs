//! Finds recursion without a base case. Here it ends with a message; Scratch goes on until it has no memory left.

use crate::{Block, Opcode, Program, Slot, Sprite};
use std::collections::HashSet;

/// The labels of the custom blocks that never end: whatever their inputs are, each call leads to one more.
pub fn endless(program: &Program) -> Vec<String> {
    program.sprites.iter().flat_map(endless_of).collect()
}

fn endless_of(sprite: &Sprite) -> Vec<String> {
    let defined =
        || sprite.scripts.iter().filter_map(|script| Some((script.definition.as_ref()?.label(), &script.blocks)));
    let mut endless = Endless(defined().map(|(label, _)| label).collect());
    // Each round takes out the blocks that can end if those of the round before do.
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

/// The places that a run of blocks can come to.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Ways {
    /// To the block below.
    below: bool,
    /// To the end of the script, past the blocks below.
    early: bool,
}

const BELOW: Ways = Ways { below: true, early: false };
const NOWHERE: Ways = Ways { below: false, early: false };

/// The labels of the custom blocks of which no way to their end is known.
struct Endless(HashSet<String>);

impl Endless {
    fn stack(&self, blocks: &[Block]) -> Ways {
        let mut ways = BELOW;
        for block in blocks {
            if !ways.below {
                break;
            }
            let Ways { below, early } = self.block(block);
            ways = Ways { below, early: ways.early || early };
        }
        ways
    }

    fn block(&self, block: &Block) -> Ways {
        if !self.has_value(block) {
            return NOWHERE;
        }
        let mut branches = block.branches.iter().map(|branch| self.stack(branch));
        let first = branches.next().unwrap_or(BELOW);
        match block.opcode {
            Opcode::Report => Ways { below: false, early: true },
            Opcode::Stop if block.text(0) != Some("other scripts in sprite") => Ways { below: false, early: true },
            Opcode::IfElse => branches
                .fold(first, |one, other| Ways { below: one.below || other.below, early: one.early || other.early }),
            // A loop for ever that makes no call does so in Scratch too, and does no harm.
            Opcode::Forever => Ways { below: false, early: first.early || first.below },
            // Their mouths run at least once.
            Opcode::For => first,
            Opcode::Repeat
                if block.text(0).and_then(|times| times.parse().ok()).is_some_and(|times: f64| times >= 0.5) =>
            {
                first
            }
            // Their mouths may be passed over.
            _ => Ways { below: true, early: first.early },
        }
    }

    /// Returns true if all calls that the block makes for itself end: its own, and those in its slots.
    fn has_value(&self, block: &Block) -> bool {
        let ends = block.opcode != Opcode::Call || block.text(0).is_none_or(|label| !self.0.contains(label));
        ends && block.slots.iter().filter_map(Slot::block).all(|inner| self.has_value(inner))
    }
}
