//! Adds a puzzle to an exported program.

use super::building::{block_with, get, set};
use crate::{Block, Opcode, Program, Slot};
use sudoku_board::Board;

/// The list with the board in this project's programs.
const BOARD: &str = "S";

/// The variable with the answer, or the puzzle.
const ANSWER: &str = "puzzle";

/// The hint that is added to a question.
const HINT: &str = " Or press Enter for the puzzle that came along.";

/// Returns the program with a puzzle in it: the list S begins with the puzzle, and a blank answer to a question means the
/// puzzle. Returns `None` if the program has no list S.
pub fn with_puzzle(program: &Program, puzzle: &Board) -> Option<Program> {
    let mut program = program.clone();
    let list = program.lists.iter_mut().find(|list| list.name == BOARD)?;
    let items: Vec<String> = puzzle.values().iter().map(ToString::to_string).collect();
    let rows = items.chunks(puzzle.rules().side().into());
    let typed = rows.map(|row| row.concat() + ",").collect();
    list.items = items;
    let mut name = ANSWER.to_owned();
    while program.variables.contains(&name) || program.lists.iter().any(|list| list.name == name) {
        name.insert_str(0, "the ");
    }
    let answer = Answer { variable: name, puzzle: typed };
    let mut asks = false;
    for script in program.sprites.iter_mut().flat_map(|sprite| &mut sprite.scripts) {
        asks |= answer.put_into(&mut script.blocks);
    }
    if asks {
        program.variables.push(answer.variable);
    }
    Some(program)
}

struct Answer {
    variable: String,
    puzzle: String,
}

impl Answer {
    /// Replaces the answers in these blocks and the blocks inside them. Returns true if they ask a question.
    fn put_into(&self, blocks: &mut Vec<Block>) -> bool {
        let mut asks = false;
        for block in std::mem::take(blocks) {
            let is_question = block.opcode == Opcode::Ask;
            blocks.push(self.replaced(block, &mut asks));
            if is_question {
                asks = true;
                blocks.extend(self.taken());
            }
        }
        asks
    }

    /// Returns the block with the variable in place of each `answer`.
    fn replaced(&self, mut block: Block, asks: &mut bool) -> Block {
        if block.opcode == Opcode::Answer {
            return Block { slots: vec![Slot::Text(self.variable.clone())], ..Block::new(Opcode::Variable) };
        }
        if let (Opcode::Ask, [Slot::Text(question)]) = (block.opcode, &mut block.slots[..]) {
            question.push_str(HINT);
        }
        for slot in &mut block.slots {
            if let Slot::Block(inner) = slot {
                **inner = self.replaced(std::mem::replace(inner, Block::new(Opcode::Answer)), asks);
            }
        }
        for branch in &mut block.branches {
            *asks |= self.put_into(branch);
        }
        block
    }

    /// Returns the blocks after a question, which set the variable.
    fn taken(&self) -> [Block; 2] {
        let is_blank = block_with(Opcode::Equals, [get(&self.variable), Slot::Text(String::new())]);
        let otherwise = vec![set(&self.variable, Slot::Text(self.puzzle.clone()))];
        let instead = Block { slots: vec![is_blank], branches: vec![otherwise], ..Block::new(Opcode::If) };
        [set(&self.variable, block_with(Opcode::Answer, [])), instead]
    }
}
