//! The loose blocks of a task to arrange, each with a letter, so that the task can be done on paper.

use super::lesson::{Task, TaskKind};
use sudoku_blocks::{Block, PlacedScript};

impl Task {
    /// Returns the loose blocks that the learner puts in order, each with its letter; none if the task is of another kind. Their
    /// order is always the same and gives nothing away.
    pub fn pieces(&self) -> Vec<(char, PlacedScript<'_>)> {
        let Some(script) = self.script_to_change().filter(|_| self.kind == TaskKind::Arrange) else {
            return Vec::new();
        };
        let below = self.program.scripts().skip_while(|placed| placed.id <= script.id);
        let pieces = below.take_while(|placed| placed.sprite_index == script.sprite_index && placed.is_loose());
        ('A'..='Z').zip(pieces).collect()
    }

    /// Returns the letters of the blocks in the order of the sample solution, from top to bottom; and those of the blocks that it
    /// does not need.
    pub fn order_of_pieces(&self) -> (Vec<char>, Vec<char>) {
        let mut left: Vec<(char, &[Block])> =
            self.pieces().into_iter().map(|(letter, placed)| (letter, placed.script.blocks.as_slice())).collect();
        let mut order = Vec::new();
        let solution = self.sample_solution.as_ref().zip(self.script_to_change());
        let solution = solution.and_then(|(sample, start)| {
            let sprite = sample.sprites.get(start.sprite_index)?;
            let is_same = |script: &&sudoku_blocks::Script| match &start.script.definition {
                Some(definition) => script.definition.as_ref().is_some_and(|other| other.label == definition.label),
                None => script.definition.is_none() && head(&script.blocks) == head(&start.script.blocks),
            };
            Some((sprite.scripts.iter().find(is_same)?, start.script))
        });
        if let Some((solution, start)) = solution {
            walk(&solution.blocks, &start.blocks, &mut left, &mut order);
        }
        (order, left.into_iter().map(|(letter, _)| letter).collect())
    }
}

/// Returns the first block, without what is in it.
fn head(blocks: &[Block]) -> Option<Block> {
    blocks.first().map(|block| Block { branches: Vec::new(), comment: String::new(), ..block.clone() })
}

/// Returns true if the stack begins with these blocks, perhaps with more in them.
fn begins_with(stack: &[Block], blocks: &[Block]) -> bool {
    blocks.len() <= stack.len()
        && stack.iter().zip(blocks).all(|(block, wanted)| {
            head(std::slice::from_ref(block)) == head(std::slice::from_ref(wanted))
                && wanted.branches.iter().zip(&block.branches).all(|(wanted, branch)| begins_with(branch, wanted))
        })
}

/// Goes through a stack of the solution from top to bottom, and notes the letter of each piece where it begins. `known` are the
/// blocks of the stack that a piece, or the script at the start, has already brought.
fn walk(stack: &[Block], known: &[Block], left: &mut Vec<(char, &[Block])>, order: &mut Vec<char>) {
    let mut known: Vec<&Block> = known.iter().collect();
    for (at, block) in stack.iter().enumerate() {
        if known.is_empty() {
            // The piece that brings the most blocks is the one meant: a smaller one may begin in the same way.
            let fits = left.iter().enumerate().filter(|(_, (_, piece))| begins_with(&stack[at..], piece));
            if let Some((index, _)) = fits.max_by_key(|(_, (_, piece))| piece.iter().map(Block::count).sum::<usize>()) {
                let (letter, piece) = left.remove(index);
                order.push(letter);
                known.extend(piece);
            }
        }
        let branches = match known.is_empty() {
            true => Vec::new(),
            false => known.remove(0).branches.iter().map(Vec::as_slice).collect(),
        };
        for (branch, inner) in block.branches.iter().enumerate() {
            walk(inner, branches.get(branch).copied().unwrap_or_default(), left, order);
        }
    }
}
