//! Which block of `solve` each step of the brute force belongs to: the same recursion, written in Rust.

use super::shown::{Call, Moment};
use crate::blocks::{Block, BlockId, Opcode, Program, Slot};
use crate::game::owl::words;
use crate::search::{Level, Need, Step};
use crate::sudoku::{Cell, Digit};

/// The blocks of `solve` in which something is done, found by what they are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SolveBlocks {
    /// The head of the definition.
    head: BlockId,
    /// `set cell to (first blank)`.
    look: Option<BlockId>,
    /// `for digit from 1 to 9`.
    count: Option<BlockId>,
    /// `if <digit fits cell ?> then`.
    fits: Option<BlockId>,
    /// `replace item cell of S with digit`.
    place: Option<BlockId>,
    /// `if <solve> then`.
    call: Option<BlockId>,
    /// `replace item cell of S with 0`.
    take_back: Option<BlockId>,
    /// `report true`, where no blank is left.
    found: Option<BlockId>,
}

impl SolveBlocks {
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
            Step::Relax(_) | Step::Cut => None,
        };
        block.unwrap_or(self.head)
    }

    /// What runs after that step, while these digits stand.
    pub fn moment(&self, step: Option<Step>, levels: &[Level]) -> Moment {
        let Some(step) = step else { return Moment::default() };
        let running = self.of_step(&step);
        let waiting = self.call.unwrap_or(self.head);
        // Each digit that stands is a call that waits for the one it has made.
        let mut calls: Vec<Call> = levels.iter().map(|level| call(level.cell, Some(level.digit), waiting)).collect();
        let (cell, digit) = match step {
            Step::Look { need: Need::Cell(cell), .. } => (Some(cell), None),
            Step::Try { cell, digit, .. } | Step::Retract { cell, digit, .. } | Step::Place { cell, digit, .. } => {
                (Some(cell), Some(digit))
            }
            _ => (None, None),
        };
        // The call that runs has not placed its digit yet, or has just done so.
        match (step, cell) {
            (Step::Place { .. }, _) => calls.iter_mut().next_back().into_iter().for_each(|last| last.block = running),
            (_, Some(cell)) => calls.push(call(cell, digit, running)),
            (_, None) => {}
        }
        let fits = match step {
            Step::Try { refused_by, .. } => Some(if refused_by.is_none() { "true" } else { "false" }.to_owned()),
            _ => None,
        };
        let values = [
            (self.look, cell.map(|cell| cell.id().to_string())),
            (self.count, digit.map(|digit| digit.to_string())),
            (self.fits, fits),
        ];
        let values = values.into_iter().filter_map(|(block, value)| block.zip(value)).collect();
        Moment { running: Some(running), values, calls }
    }
}

/// The block and all inside it, in reading order.
fn collect<'a>(id: BlockId, block: &'a Block, blocks: &mut Vec<(BlockId, &'a Block)>) {
    blocks.push((id, block));
    block.inside(id).for_each(|(id, inner)| collect(id, inner, blocks));
}

fn call(cell: Cell, digit: Option<Digit>, block: BlockId) -> Call {
    let digit = digit.map(|digit| ("digit".to_owned(), digit.to_string()));
    Call { title: words::name(cell), variables: digit.into_iter().collect(), block }
}
