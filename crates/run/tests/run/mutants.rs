//! Programs with one wrong block.

use sudoku_blocks::Script;
use sudoku_run::lessons::{Mutation, MutationKind, mutations};

/// One kind of mutation of each sort, for tests that have little time.
pub const FEW_KINDS: [MutationKind; 4] =
    [MutationKind::Remove, MutationKind::MoveDown, MutationKind::OneMore, MutationKind::Operation];

/// Returns copies of a script in which one block was removed or changed in one of these ways, each with a description.
pub fn mutants(script: &Script, kinds: &[MutationKind]) -> Vec<(String, Script)> {
    let mutant = |mutation: Mutation| {
        let mut mutant = script.clone();
        mutation.apply(&mut mutant, script).map(|what| (what, mutant))
    };
    mutations(script).into_iter().filter(|mutation| kinds.contains(&mutation.kind)).filter_map(mutant).collect()
}
