//! Edits slots: typing a text and choosing an entry.

use super::super::{Block, BlockId, LabelPart, Opcode, Program, Slot, SlotKind};
use super::block_path::BlockPath;
use super::error::EditError;
use super::moving::{EditResult, add_script, gather_comments};
use super::names::{one_line, rename_script_variable};
use super::places::{fits_slot, fits_stack};
use std::collections::BTreeSet;

/// Returns the entries of the menu in a slot of a block; empty if the slot is not a menu. A message may also have a new name.
pub fn choices(program: &Program, block: BlockId, slot: usize) -> Vec<String> {
    let Some(spot) = BlockPath::of(program, block) else { return Vec::new() };
    let standing = spot.sprite(program).zip(spot.script(program)).zip(spot.block(program));
    let Some(((sprite, script), block)) = standing else { return Vec::new() };
    let lists = sprite.lists.iter().chain(&program.lists).map(|list| list.name.clone());
    match sprite.slot_kind(block, slot) {
        Some(SlotKind::Variable | SlotKind::Counter) => {
            let own = script.script_variables().into_iter().map(str::to_owned);
            own.chain(sprite.variables.iter().chain(&program.variables).cloned()).collect()
        }
        Some(SlotKind::List) => lists.collect(),
        Some(SlotKind::Costume) => sprite.costumes.clone(),
        Some(SlotKind::Broadcast | SlotKind::Message) => messages(program),
        Some(SlotKind::CloneOf) => {
            let names = program.sprites.iter().map(|sprite| sprite.name.clone());
            std::iter::once("myself".to_owned()).chain(names).collect()
        }
        Some(SlotKind::Parameter) => {
            let label = script.definition.iter().flat_map(|definition| &definition.label);
            let inputs = label.filter_map(|part| match part {
                LabelPart::Input(input) => Some(input),
                LabelPart::Word(_) => None,
            });
            let boolean = block.opcode == Opcode::BooleanParameter;
            inputs.filter(|input| input.boolean == boolean).map(|input| input.name.clone()).collect()
        }
        Some(kind) => kind.choices().iter().map(|&choice| choice.to_owned()).collect(),
        None => Vec::new(),
    }
}

/// Returns all messages that are sent or received, in alphabetical order.
pub(super) fn messages(program: &Program) -> Vec<String> {
    fn collect(block: &Block, found: &mut BTreeSet<String>) {
        for (slot, content) in block.slots.iter().enumerate() {
            match (content, block.slot_kind(slot)) {
                (Slot::Text(name), Some(SlotKind::Broadcast | SlotKind::Message)) => {
                    found.insert(name.clone());
                }
                (Slot::Block(inner), _) => collect(inner, found),
                _ => {}
            }
        }
        block.branches.iter().flatten().for_each(|inner| collect(inner, found));
    }
    let mut found = BTreeSet::new();
    for placed in program.scripts() {
        placed.script.blocks.iter().for_each(|block| collect(block, &mut found));
    }
    found.into_iter().collect()
}

/// Puts a typed or chosen text into a slot. A block that was there becomes a script of its own.
pub(super) fn fill(program: &mut Program, id: BlockId, slot: usize, text: &str) -> EditResult {
    let spot = BlockPath::of(program, id).ok_or(EditError::Gone)?;
    let (sprite, block) = spot.sprite(program).zip(spot.block(program)).ok_or(EditError::Gone)?;
    let content = match sprite.slot_kind(block, slot).ok_or(EditError::Gone)? {
        SlotKind::Number | SlotKind::Text => Slot::Text(text.to_owned()),
        SlotKind::Boolean => return Err(EditError::OnlyBlocks),
        SlotKind::Broadcast | SlotKind::Message => Slot::Text(one_line(text)?),
        SlotKind::NewVariables => return rename_script_variable(program, spot, slot, text),
        _ if choices(program, id, slot).iter().any(|choice| choice == text) => Slot::Text(text.to_owned()),
        _ => return Err(EditError::NoChoice(text.to_owned())),
    };
    let there = spot.block_mut(program).and_then(|block| block.slots.get_mut(slot)).ok_or(EditError::Gone)?;
    if let Slot::Block(before) = std::mem::replace(there, content) {
        add_script(program, &spot, vec![*before]);
    }
    // `stop all` ends a stack, `stop other scripts` does not.
    let ends =
        spot.sprite(program).zip(spot.block(program)).is_some_and(|(sprite, block)| sprite.shape(block).is_cap());
    if let (true, Some((stack, index))) = (ends, spot.stack_mut(program)) {
        let below = stack.split_off(index + 1);
        add_script(program, &spot, below);
    }
    Ok(Some(spot))
}

/// Writes a comment beside the row of a block, or beside the head of a definition.
pub(super) fn comment(program: &mut Program, id: BlockId, text: &str) -> EditResult {
    let spot = BlockPath::of(program, id).ok_or(EditError::Gone)?;
    let row = spot.row();
    let text = text.trim().to_owned();
    if row.head(program).is_some() {
        let definition = row.script_mut(program).and_then(|script| script.definition.as_mut());
        definition.ok_or(EditError::Gone)?.comment = text;
    } else {
        gather_comments(program, &row);
        row.block_mut(program).ok_or(EditError::Gone)?.comment = text;
    }
    Ok(Some(spot))
}

/// Returns true if a new block matches its row of the table, and its slots and mouths have content that fits.
pub(super) fn is_sound(program: &Program, sprite: usize, block: &Block) -> bool {
    let Some(owner) = program.sprites.get(sprite) else { return false };
    let slots = match block.opcode {
        Opcode::Call => match block.text(0).and_then(|label| owner.definition(label)) {
            Some((definition, _)) => 1 + definition.inputs().count(),
            None => return false,
        },
        Opcode::ScriptVariables => block.slots.len().max(1),
        opcode if opcode.is_foreign() => block.slots.len().max(1),
        opcode => opcode.spec().slots.len(),
    };
    let fits = |(slot, content): (usize, &Slot)| match (owner.slot_kind(block, slot), content) {
        (Some(kind), Slot::Text(text)) if kind.is_menu() => !text.is_empty(),
        (Some(SlotKind::Boolean) | None, Slot::Text(_)) => false,
        (Some(SlotKind::Variable | SlotKind::List | SlotKind::Parameter), Slot::Empty) => slots > 1,
        (_, Slot::Block(inner)) => {
            fits_slot(owner, block, slot, owner.shape(inner)) && is_sound(program, sprite, inner)
        }
        _ => true,
    };
    let stands = |branch: &Vec<Block>| {
        let fits = |index: usize| fits_stack(owner, &branch[..index], index, &branch[index]);
        (0..branch.len()).all(fits) && branch.iter().all(|inner| is_sound(program, sprite, inner))
    };
    let mouths = match block.opcode {
        Opcode::ForeignC => !block.branches.is_empty(),
        opcode => block.branches.len() == opcode.spec().mouths(),
    };
    block.slots.len() == slots
        && mouths
        && block.slots.iter().enumerate().all(fits)
        && block.branches.iter().all(stands)
}
