//! Scripts for a learner's sheet, with gaps in place of the blocks that a task of the same lesson asks for.

use super::lesson::{Lesson, Task};
use sudoku_blocks::{Block, Opcode, Script, Slot};

/// The label of the block that is drawn in place of the omitted blocks.
const GAP: &str = "?";

/// Returns a script of the task's program without the blocks that later tasks ask for; `None` if less than half of it is
/// left.
pub(super) fn without_answers(lesson: &Lesson, task: &Task, place: usize) -> Option<Script> {
    let placed = task.program.scripts().nth(place)?;
    let mut script = placed.script.clone();
    for other in &lesson.tasks {
        let Some(shown) = other.sample_solution.as_ref() else { continue };
        let is_answer = shown.scripts().any(|answer| contains(placed.script, answer.script));
        let start = other.program.scripts().nth(place).map(|start| start.script);
        if let Some(start) = start.filter(|start| is_answer && *start != placed.script) {
            script = Script { blocks: common(&script.blocks, &start.blocks), ..script };
        }
    }
    let is_worth_it = 2 * block_count(&script.blocks) > block_count(&placed.script.blocks);
    is_worth_it.then_some(script)
}

/// Returns true if the script is the other one, or the same block of one's own with blocks added, which may do the same.
fn contains(script: &Script, other: &Script) -> bool {
    let has_all = || block_count(&common(&script.blocks, &other.blocks)) >= block_count(&other.blocks);
    script == other || script.definition.is_some() && script.definition == other.definition && has_all()
}

/// Returns the number of blocks, without gaps.
fn block_count(blocks: &[Block]) -> usize {
    let of = |block: &Block| {
        usize::from(!is_gap(block)) + block.branches.iter().map(|branch| block_count(branch)).sum::<usize>()
    };
    blocks.iter().map(of).sum()
}

fn is_gap(block: &Block) -> bool {
    block.opcode == Opcode::ForeignStack && block.text(0) == Some(GAP)
}

fn gap() -> Block {
    Block { slots: vec![Slot::Text(GAP.to_owned())], ..Block::new(Opcode::ForeignStack) }
}

/// Returns true if both blocks are the same apart from their contents.
fn are_alike(one: &Block, other: &Block) -> bool {
    one.opcode == other.opcode && (!one.opcode.has_label() || one.slots.first() == other.slots.first())
}

/// Returns the blocks that both stacks have, in the order of the first, with gaps between them.
fn common(blocks: &[Block], other: &[Block]) -> Vec<Block> {
    // Lengths of the longest common subsequences of the two remainders, computed from the end.
    let mut lengths = vec![vec![0_usize; other.len() + 1]; blocks.len() + 1];
    for (at, block) in blocks.iter().enumerate().rev() {
        for (place, theirs) in other.iter().enumerate().rev() {
            lengths[at][place] = match are_alike(block, theirs) {
                true => lengths[at + 1][place + 1] + 1,
                false => lengths[at + 1][place].max(lengths[at][place + 1]),
            };
        }
    }
    let mut found: Vec<Block> = Vec::new();
    let (mut at, mut place) = (0, 0);
    while let Some(block) = blocks.get(at) {
        match other.get(place) {
            Some(theirs) if are_alike(block, theirs) => {
                found.push(common_block(block, theirs));
                (at, place) = (at + 1, place + 1);
            }
            Some(_) if lengths[at][place + 1] > lengths[at + 1][place] => place += 1,
            _ => {
                if !found.last().is_some_and(is_gap) {
                    found.push(gap());
                }
                at += 1;
            }
        }
    }
    found
}

/// Returns the first block, with empty slots and gaps where the second one has different contents.
fn common_block(block: &Block, other: &Block) -> Block {
    let slots = block.slots.iter().zip(&other.slots).map(|(slot, theirs)| match (slot, theirs) {
        (slot, theirs) if slot == theirs => slot.clone(),
        (Slot::Block(inner), Slot::Block(theirs)) if are_alike(inner, theirs) => {
            Slot::Block(Box::new(common_block(inner, theirs)))
        }
        _ => Slot::Empty,
    });
    let branches = block.branches.iter().zip(&other.branches).map(|(branch, theirs)| common(branch, theirs));
    Block { slots: slots.collect(), branches: branches.collect(), ..block.clone() }
}
