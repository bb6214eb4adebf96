//! Which block of `solve` each step of the brute force belongs to: the same recursion, written in Rust.

use super::search::shipped;
use super::{Block, BlockId, Opcode, Program, Slot};
use crate::search::Step;

/// The blocks of `solve` in which something is done, found by what they are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SolveBlocks {
    /// The head of the definition.
    pub head: BlockId,
    /// `set cell to (first blank)`.
    pub look: Option<BlockId>,
    /// `for digit from 1 to 9`.
    pub count: Option<BlockId>,
    /// `if <digit fits cell ?> then`.
    pub fits: Option<BlockId>,
    /// `replace item cell of S with digit`.
    pub place: Option<BlockId>,
    /// `if <solve> then`.
    pub call: Option<BlockId>,
    /// `replace item cell of S with 0`.
    pub take_back: Option<BlockId>,
    /// `report true`, where no blank is left.
    pub found: Option<BlockId>,
}

impl SolveBlocks {
    /// The blocks of the program that ships, whose recursion the brute force is.
    pub fn shipped() -> Option<SolveBlocks> {
        SolveBlocks::of(shipped()?.program())
    }

    /// The blocks of the definition of `solve`; `None` if the program has none.
    pub fn of(program: &Program) -> Option<SolveBlocks> {
        let is_solve = |label: String| label == "solve";
        let script =
            program.scripts().find(|placed| placed.script.definition.as_ref().is_some_and(|d| is_solve(d.label())))?;
        let mut blocks = Vec::new();
        script.stack().for_each(|(id, block)| collect(id, block, &mut blocks));
        let find = |wanted: &dyn Fn(&Block) -> bool| blocks.iter().find(|(_, block)| wanted(block)).map(|(id, _)| *id);
        let replaces =
            |block: &Block, with_0: bool| block.opcode == Opcode::ReplaceItem && (block.text(2) == Some("0")) == with_0;
        // A condition that is a call: of `solve` itself, or of the block that checks the digit.
        let asks = |block: &Block, solve: bool| {
            let called = block.slots.first().and_then(Slot::block).filter(|inner| inner.opcode == Opcode::Call);
            block.opcode == Opcode::If && called.is_some_and(|inner| (inner.text(0) == Some("solve")) == solve)
        };
        let reports_true = |block: &Block| {
            block.opcode == Opcode::Report
                && block.slots.first().and_then(Slot::block).is_some_and(|inner| inner.opcode == Opcode::True)
        };
        Some(SolveBlocks {
            head: script.id,
            look: find(&|block| block.opcode == Opcode::SetVariable),
            count: find(&|block| block.opcode == Opcode::For),
            fits: find(&|block| asks(block, false)),
            place: find(&|block| replaces(block, false)),
            call: find(&|block| asks(block, true)),
            take_back: find(&|block| replaces(block, true)),
            found: find(&reports_true),
        })
    }

    /// The block to which the step belongs.
    pub fn of_step(&self, step: &Step) -> BlockId {
        let block = match *step {
            Step::Block(block) => Some(BlockId(block)),
            Step::Look { .. } => self.look,
            Step::Try { .. } => self.fits,
            Step::Place { .. } => self.place,
            Step::Retract { .. } => self.take_back,
            Step::Solution => self.found,
            Step::Relax(_) | Step::Strike(_) | Step::Cut => None,
        };
        block.unwrap_or(self.head)
    }

    /// Whether a step of the brute force may belong to that block.
    pub fn has_steps(&self, block: BlockId) -> bool {
        [self.look, self.fits, self.place, self.take_back, self.found].contains(&Some(block))
    }
}

/// The block and all inside it, in reading order.
fn collect<'a>(id: BlockId, block: &'a Block, blocks: &mut Vec<(BlockId, &'a Block)>) {
    blocks.push((id, block));
    block.inside(id).for_each(|(id, inner)| collect(id, inner, blocks));
}
