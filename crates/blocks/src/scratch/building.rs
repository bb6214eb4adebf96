//! Short functions to build blocks.

use crate::{Block, Opcode, Slot, write_number};

pub(super) fn number(number: f64) -> Slot {
    Slot::Text(write_number(number))
}

/// Returns `true` or `false` as a text, to be compared with the value of a block.
pub(super) fn truth(is_true: bool) -> Slot {
    Slot::Text(is_true.to_string())
}

pub(super) fn block_with<const N: usize>(opcode: Opcode, slots: [Slot; N]) -> Slot {
    Slot::Block(Box::new(Block { slots: slots.into(), ..Block::new(opcode) }))
}

pub(super) fn get(variable: &str) -> Slot {
    block_with(Opcode::Variable, [Slot::Text(variable.to_owned())])
}

pub(super) fn is_true(value: Slot) -> Slot {
    block_with(Opcode::Equals, [value, truth(true)])
}

pub(super) fn minus(one: Slot, other: Slot) -> Slot {
    block_with(Opcode::Subtract, [one, other])
}

pub(super) fn function(name: &str, of: Slot) -> Slot {
    block_with(Opcode::FunctionOf, [Slot::Text(name.to_owned()), of])
}

pub(super) fn set(variable: &str, value: Slot) -> Block {
    Block { slots: vec![Slot::Text(variable.to_owned()), value], ..Block::new(Opcode::SetVariable) }
}

pub(super) fn change(variable: &str, by: Slot) -> Block {
    Block { slots: vec![Slot::Text(variable.to_owned()), by], ..Block::new(Opcode::ChangeVariable) }
}
