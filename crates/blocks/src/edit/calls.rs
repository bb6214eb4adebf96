//! Finds the calls of a custom block.

use super::super::{Block, Opcode, Program, Slot, Sprite};
use super::block_path::BlockPath;
use super::error::EditError;

/// Returns the number of calls of the custom block in the block and inside it.
pub(super) fn calls(block: &Block, label: &str) -> usize {
    let inside = block.slots.iter().filter_map(Slot::block).chain(block.branches.iter().flatten());
    let own = usize::from(block.opcode == Opcode::Call && block.text(0) == Some(label));
    own + inside.map(|inner| calls(inner, label)).sum::<usize>()
}

/// Returns true if calls with this label refer to this definition. If there are several, they refer to the first one.
pub(super) fn is_meant(sprite: &Sprite, script: usize, label: &str) -> bool {
    let first = sprite
        .scripts
        .iter()
        .position(|script| script.definition.as_ref().is_some_and(|definition| definition.label() == label));
    first == Some(script)
}

/// Returns an error if the custom block is called outside its own definition.
pub(super) fn unused(program: &Program, head: &BlockPath, label: &str) -> Result<(), EditError> {
    let sprite = head.sprite(program).ok_or(EditError::Gone)?;
    let others = sprite.scripts.iter().enumerate().filter(|&(index, _)| index != head.script);
    let count = others.flat_map(|(_, script)| &script.blocks).map(|block| calls(block, label)).sum();
    if count > 0 && is_meant(sprite, head.script, label) {
        return Err(EditError::InUse { label: label.to_owned(), count });
    }
    Ok(())
}
