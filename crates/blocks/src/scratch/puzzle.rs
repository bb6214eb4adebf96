//! A puzzle for a program to begin with.

use super::building::{block_with, get, set};
use crate::{Block, Opcode, Program, Slot};
use sudoku_board::classic::Board;
use sudoku_board::notation::Notation;

/// The list in which the programs of this project have the board.
const BOARD: &str = "S";

/// The variable with what was answered, or the puzzle.
const ANSWER: &str = "puzzle";

/// What is added to a question.
const HINT: &str = " Or press Enter for the puzzle that came along.";

/// The program with a puzzle in it: the list S holds it at the beginning, and where a puzzle is asked for, an answer without
/// a letter in it means this one. `None` if the program has no list S.
pub fn with_puzzle(program: &Program, puzzle: &Board) -> Option<Program> {
    let mut program = program.clone();
    let list = program.lists.iter_mut().find(|list| list.name == BOARD)?;
    let digits = Notation::Sdm.write(puzzle);
    list.items = digits.chars().filter(char::is_ascii_digit).map(String::from).collect();
    let mut name = ANSWER.to_owned();
    while program.variables.contains(&name) || program.lists.iter().any(|list| list.name == name) {
        name.insert_str(0, "the ");
    }
    let answer = Answer { variable: name, puzzle: Notation::Comma.write(puzzle).trim().to_owned() };
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
    /// Returns whether something is asked there.
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

    /// The variable stands wherever the answer stood.
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

    /// What comes after a question.
    fn taken(&self) -> [Block; 2] {
        let is_blank = block_with(Opcode::Equals, [get(&self.variable), Slot::Text(String::new())]);
        let otherwise = vec![set(&self.variable, Slot::Text(self.puzzle.clone()))];
        let instead = Block { slots: vec![is_blank], branches: vec![otherwise], ..Block::new(Opcode::If) };
        [set(&self.variable, block_with(Opcode::Answer, [])), instead]
    }
}
