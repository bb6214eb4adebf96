//! Keyboard navigation from block to block and from slot to slot.

use crate::game::requests::Direction;
use sudoku_blocks::edit::choices;
use sudoku_blocks::{Block, BlockId, Opcode, Program, Slot, SlotKind, numbered};

/// The selection: a block or one of its slots.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Chosen {
    /// The selected block, or the block of the selected slot.
    pub block: BlockId,
    /// Index of the slot; `None` for the block itself.
    pub slot: Option<usize>,
}

/// Returns the neighbour of the selection in that direction; `None` if nothing can be selected.
pub(super) fn next(program: &Program, sprite: usize, chosen: Option<Chosen>, way: Direction) -> Option<Chosen> {
    let stops = stops(program, sprite, matches!(way, Direction::Up | Direction::Down));
    let at = chosen.and_then(|chosen| stops.iter().rposition(|stop| before_or_at(*stop, chosen)));
    let next = match (way, at) {
        (Direction::Down | Direction::Right, at) => at.map_or(0, |at| at + 1),
        (Direction::Up | Direction::Left, Some(at)) if chosen == Some(stops[at]) => at.saturating_sub(1),
        (Direction::Up | Direction::Left, at) => at.unwrap_or(0),
    };
    stops.get(next.min(stops.len().saturating_sub(1))).copied()
}

fn before_or_at(stop: Chosen, chosen: Chosen) -> bool {
    (stop.block, stop.slot) <= (chosen.block, chosen.slot)
}

/// Returns everything that can be selected in a sprite's scripts, in reading order: heads of definitions, stack blocks and,
/// unless `rows` is set, the contents of their slots.
fn stops(program: &Program, sprite: usize, rows: bool) -> Vec<Chosen> {
    fn block(id: BlockId, block_: &Block, program: &Program, rows: bool, stops: &mut Vec<Chosen>) {
        stops.push(Chosen { block: id, slot: None });
        if !rows {
            let mut inside = block_.in_slots(id).peekable();
            for slot in 0..block_.slots.len() {
                match inside.next_if(|(at, ..)| *at == slot) {
                    Some((_, id, inner)) => block(id, inner, program, rows, stops),
                    None if can_be_filled(program, id, block_, slot) => {
                        stops.push(Chosen { block: id, slot: Some(slot) });
                    }
                    None => {}
                }
            }
        }
        for (first, branch) in block_.in_mouths(id) {
            for (id, inner) in numbered(first, branch) {
                block(id, inner, program, rows, stops);
            }
        }
    }
    let mut stops = Vec::new();
    for placed in program.scripts().filter(|placed| placed.sprite_index == sprite) {
        if placed.script.definition.is_some() {
            stops.push(Chosen { block: placed.id, slot: None });
        }
        for (id, inner) in placed.stack() {
            block(id, inner, program, rows, &mut stops);
        }
    }
    stops
}

/// Returns true if the slot takes typed text or has choices.
pub fn can_be_filled(program: &Program, id: BlockId, block: &Block, slot: usize) -> bool {
    let names = [Opcode::Variable, Opcode::List, Opcode::Parameter, Opcode::BooleanParameter];
    if names.contains(&block.opcode) {
        return !choices(program, id, slot).is_empty();
    }
    if block.opcode.has_label() && slot == 0 {
        return false;
    }
    let sprite = program.script_of(id).map(|placed| placed.sprite);
    let kind = sprite.and_then(|sprite| sprite.slot_kind(block, slot));
    kind.is_some_and(|kind| kind != SlotKind::Boolean)
        && block.slots.get(slot).is_some_and(|slot| slot.block().is_none())
}

/// Returns the text typed into a slot.
pub fn text_in(program: &Program, id: BlockId, slot: usize) -> String {
    match program.block(id).and_then(|block| block.slots.get(slot)) {
        Some(Slot::Text(text)) => text.clone(),
        _ => String::new(),
    }
}
