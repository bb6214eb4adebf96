//! Makes, renames and deletes variables, lists and script variables. A new name is updated wherever it is used.

use super::super::limits::MOST_NAMES;
use super::super::{Block, BlockId, List, Opcode, Program, Script, Slot, SlotKind, TABLE};
use super::block_path::BlockPath;
use super::error::{EditError, LONGEST_NAME};
use super::moving::EditResult;

/// The owner of a variable or a list.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Owner {
    /// The whole program: all sprites can use it.
    All,
    /// The sprite with this index in [`Program::sprites`], and each of its clones.
    Sprite(usize),
}

/// The kinds of things with names.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum NameKind {
    Variable,
    List,
}

impl NameKind {
    fn is_named_in(self, slot: SlotKind) -> bool {
        match self {
            NameKind::Variable => matches!(slot, SlotKind::Variable | SlotKind::Counter),
            NameKind::List => slot == SlotKind::List,
        }
    }
}

/// Returns a text as a name: on one line, without spaces around it.
pub(super) fn one_line(text: &str) -> Result<String, EditError> {
    let name = text.split_whitespace().collect::<Vec<_>>().join(" ");
    match name.chars().count() {
        0 => Err(EditError::NoName),
        letters if letters > LONGEST_NAME => Err(EditError::LongName),
        _ => Ok(name),
    }
}

/// Returns a new name, if nothing that is visible from there has it.
fn free(program: &Program, name: &str, owner: Owner) -> Result<String, EditError> {
    let name = one_line(name)?;
    if TABLE.iter().any(|spec| spec.slots.is_empty() && spec.lines[0] == name) {
        return Err(EditError::BlockName(name));
    }
    let has =
        |variables: &[String], lists: &[List]| variables.contains(&name) || lists.iter().any(|list| list.name == name);
    let sprites = program.sprites.iter().enumerate().filter(|&(index, _)| match owner {
        Owner::All => true,
        Owner::Sprite(own) => own == index,
    });
    let mut labels_and_own = sprites.map(|(_, sprite)| {
        has(&sprite.variables, &sprite.lists) || sprite.definitions().any(|definition| definition.label() == name)
    });
    if has(&program.variables, &program.lists) || labels_and_own.any(|taken| taken) {
        return Err(EditError::Taken(name));
    }
    Ok(name)
}

fn variables(program: &mut Program, owner: Owner) -> Result<&mut Vec<String>, EditError> {
    match owner {
        Owner::All => Ok(&mut program.variables),
        Owner::Sprite(index) => Ok(&mut program.sprites.get_mut(index).ok_or(EditError::Gone)?.variables),
    }
}

fn lists(program: &mut Program, owner: Owner) -> Result<&mut Vec<List>, EditError> {
    match owner {
        Owner::All => Ok(&mut program.lists),
        Owner::Sprite(index) => Ok(&mut program.sprites.get_mut(index).ok_or(EditError::Gone)?.lists),
    }
}

fn room(names: usize) -> Result<(), EditError> {
    if names < MOST_NAMES { Ok(()) } else { Err(EditError::Crowded) }
}

/// Makes a variable or an empty list.
pub(super) fn make(program: &mut Program, kind: NameKind, name: &str, owner: Owner) -> EditResult {
    let name = free(program, name, owner)?;
    match kind {
        NameKind::Variable => {
            let variables = variables(program, owner)?;
            room(variables.len())?;
            variables.push(name);
        }
        NameKind::List => {
            let lists = lists(program, owner)?;
            room(lists.len())?;
            lists.push(List { name, items: Vec::new() });
        }
    }
    Ok(None)
}

/// Deletes a variable or list. The blocks that use it stay, and the check reports them.
pub(super) fn delete(program: &mut Program, kind: NameKind, name: &str, owner: Owner) -> EditResult {
    match kind {
        NameKind::Variable => {
            let variables = variables(program, owner)?;
            let at = variables.iter().position(|other| other == name).ok_or(EditError::Gone)?;
            variables.remove(at);
        }
        NameKind::List => {
            let lists = lists(program, owner)?;
            let at = lists.iter().position(|list| list.name == name).ok_or(EditError::Gone)?;
            lists.remove(at);
        }
    }
    Ok(None)
}

/// Renames a variable or list everywhere.
pub(super) fn rename(program: &mut Program, kind: NameKind, name: &str, owner: Owner, new: &str) -> EditResult {
    let there = match kind {
        NameKind::Variable => variables(program, owner)?.iter().position(|other| other == name),
        NameKind::List => lists(program, owner)?.iter().position(|list| list.name == name),
    };
    let at = there.ok_or(EditError::Gone)?;
    if one_line(new)? == name {
        return Ok(None);
    }
    let new = free(program, new, owner)?;
    for (index, sprite) in program.sprites.iter_mut().enumerate() {
        let is_meant = match (owner, kind) {
            (Owner::Sprite(own), _) => own == index,
            // A variable of the sprite hides one for all sprites with the same name.
            (Owner::All, NameKind::Variable) => !sprite.variables.iter().any(|own| own == name),
            (Owner::All, NameKind::List) => !sprite.lists.iter().any(|own| own.name == name),
        };
        for script in sprite.scripts.iter_mut().filter(|_| is_meant) {
            let of_script = |name: &str| kind == NameKind::Variable && script.script_variables().contains(&name);
            if of_script(name) {
                continue;
            }
            let hides = of_script(&new);
            let mut named = false;
            script.blocks.iter_mut().for_each(|block| {
                each_name(block, &mut |slot, text| {
                    if kind.is_named_in(slot) && *text == name {
                        named = true;
                        text.clone_from(&new);
                    }
                });
            });
            if named && hides {
                return Err(EditError::Taken(new));
            }
        }
    }
    match kind {
        NameKind::Variable => variables(program, owner)?[at] = new,
        NameKind::List => lists(program, owner)?[at].name = new,
    }
    Ok(None)
}

/// Calls `with` for every text in a slot of the block or inside it, with the kind of the slot.
pub(super) fn each_name(block: &mut Block, with: &mut impl FnMut(SlotKind, &mut String)) {
    for slot in 0..block.slots.len() {
        let kind = block.slot_kind(slot);
        match &mut block.slots[slot] {
            Slot::Text(text) => {
                if let Some(kind) = kind {
                    with(kind, text);
                }
            }
            Slot::Block(inner) => each_name(inner, with),
            Slot::Empty => {}
        }
    }
    block.branches.iter_mut().flatten().for_each(|inner| each_name(inner, with));
}

/// Returns true if a block of the script uses a variable with that name.
fn is_used_in(script: &Script, name: &str) -> bool {
    let mut is_used = false;
    for block in &script.blocks {
        each_name(&mut block.clone(), &mut |slot, text| {
            is_used |= NameKind::Variable.is_named_in(slot) && *text == name
        });
    }
    is_used
}

/// Returns a name for a script variable, if nothing that the script makes has it, and nothing that it uses. A variable that `hides`
/// others can have a name that is used: from then on, these blocks use the script variable.
fn free_in_script(program: &Program, spot: &BlockPath, name: &str, hides: bool) -> Result<String, EditError> {
    let name = one_line(name)?;
    let script = spot.script(program).ok_or(EditError::Gone)?;
    let mut inputs = script.definition.iter().flat_map(|definition| definition.inputs());
    let is_named = inputs.any(|input| input.name == name)
        || script.script_variables().contains(&name.as_str())
        || !hides && is_used_in(script, &name);
    if is_named { Err(EditError::Taken(name)) } else { Ok(name) }
}

/// Renames a script variable in the whole script.
pub(super) fn rename_script_variable(program: &mut Program, spot: BlockPath, slot: usize, new: &str) -> EditResult {
    let block = spot.block(program).ok_or(EditError::Gone)?;
    let old = block.text(slot).map(str::to_owned);
    if old.as_ref().is_some_and(|old| Ok(old) == one_line(new).as_ref()) {
        return Ok(Some(spot));
    }
    // As long as no block uses it, it is new, and the person says which blocks are to use it.
    let is_new = spot.script(program).zip(old.as_ref()).is_some_and(|(script, old)| !is_used_in(script, old));
    let new = free_in_script(program, &spot, new, is_new)?;
    match old {
        Some(old) => {
            let script = spot.script_mut(program).ok_or(EditError::Gone)?;
            for block in &mut script.blocks {
                each_name(block, &mut |slot, text| {
                    if (slot == SlotKind::NewVariables || NameKind::Variable.is_named_in(slot)) && *text == old {
                        text.clone_from(&new);
                    }
                });
            }
        }
        None => {
            let slot = spot.block_mut(program).and_then(|block| block.slots.get_mut(slot)).ok_or(EditError::Gone)?;
            *slot = Slot::Text(new);
        }
    }
    Ok(Some(spot))
}

/// Adds a script variable to a `script variables` block.
pub(super) fn add_script_variable(program: &mut Program, block: BlockId, name: &str) -> EditResult {
    let spot = BlockPath::of(program, block).ok_or(EditError::Gone)?;
    let name = free_in_script(program, &spot, name, false)?;
    let script = spot.script(program).ok_or(EditError::Gone)?;
    let inputs = script.definition.iter().flat_map(|definition| definition.inputs()).count();
    if inputs + script.script_variables().len() >= super::super::check::MOST_LOCALS {
        return Err(EditError::Crowded);
    }
    let block = spot.block_mut(program).filter(|block| block.opcode == Opcode::ScriptVariables);
    block.ok_or(EditError::Gone)?.slots.push(Slot::Text(name));
    Ok(Some(spot))
}

/// Removes a script variable, and the `script variables` block with its last name. The blocks that use it stay.
pub(super) fn delete_script_variable(program: &mut Program, block: BlockId, slot: usize) -> EditResult {
    let spot = BlockPath::of(program, block).ok_or(EditError::Gone)?;
    let makes = spot.block_mut(program).filter(|block| block.opcode == Opcode::ScriptVariables);
    let makes = makes.filter(|block| slot < block.slots.len()).ok_or(EditError::Gone)?;
    if makes.slots.len() == 1 {
        return super::moving::delete(program, block);
    }
    makes.slots.remove(slot);
    Ok(Some(spot))
}
