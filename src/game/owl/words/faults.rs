//! Why blocks cannot go on, as the owl says it.

use super::{name, thousands, words};
use crate::blocks::{FaultProblem, GameFault, LONGEST_TEXT, MOST_BLOCKS_A_SCRIPT, MOST_CALLS};

/// Why the blocks cannot go on with the game, as a part of a sentence.
pub fn fault(fault: GameFault) -> String {
    let w = words();
    match fault {
        GameFault::Damaged => w.fault_damaged(),
        GameFault::NoList => w.fault_no_list(),
        GameFault::NoQuestion => w.fault_no_question(),
        GameFault::NotTaken => w.fault_not_taken(),
        GameFault::NoClone(cell) => w.fault_no_clone(name(cell)),
        GameFault::NoSolve => w.fault_no_solve(),
        GameFault::Endless => w.fault_endless(thousands(MOST_BLOCKS_A_SCRIPT.into())),
        GameFault::Machine(fault) => w.fault_at(u32::from(fault.block.0) + 1, problem(fault.problem)),
    }
}

/// What went wrong at a block.
fn problem(problem: FaultProblem) -> String {
    match problem {
        FaultProblem::Recursion => words().fault_recursion(thousands(MOST_CALLS as u64)),
        FaultProblem::LongText => words().fault_long_text(thousands(LONGEST_TEXT as u64)),
        FaultProblem::Room => words().fault_room(),
    }
}
