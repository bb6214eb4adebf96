//! Programs with one wrong block.

use sudoku_blocks::{Block, Script, Slot};
use sudoku_run::lessons::{Mutation, MutationKind, mutations};

/// The kinds of mutations that the judge is tested on, one of each sort.
const KINDS: [MutationKind; 4] =
    [MutationKind::Remove, MutationKind::MoveDown, MutationKind::OneMore, MutationKind::Operation];

/// Returns copies of a script in which one block was removed or changed, each with a description.
pub fn mutants(script: &Script) -> Vec<(String, Script)> {
    let mutant = |mutation: Mutation| {
        let mut mutant = script.clone();
        mutation.apply(&mut mutant, script).map(|what| (what, mutant))
    };
    mutations(script).into_iter().filter(|mutation| KINDS.contains(&mutation.kind)).filter_map(mutant).collect()
}

/// Changes every block in the slots of a block, inner blocks first.
pub fn in_slots(block: &mut Block, change: &mut dyn FnMut(&mut Block)) {
    for slot in &mut block.slots {
        if let Slot::Block(inner) = slot {
            in_slots(inner, change);
            change(inner);
        }
    }
}

pub fn number(slot: &Slot) -> Option<i64> {
    match slot {
        Slot::Text(text) => text.parse().ok(),
        _ => None,
    }
}

pub fn text(text: &str) -> Slot {
    Slot::Text(text.to_owned())
}
