//! The palette: all blocks that a sprite can use, with sensible values in their slots.

use super::super::{Block, BlockId, Category, Input, Opcode, Program, Shape, Slot, SlotKind, Sprite, TABLE};
use super::slots::messages;

/// A block in the palette.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PaletteBlock {
    /// The category that it is listed under.
    pub category: Category,
    /// The block, ready to be put into a script of the sprite.
    pub block: Block,
}

/// Returns the default value of a slot without a menu. It is the same as in Scratch, except that a space in Scratch is empty
/// here.
fn typed(opcode: Opcode, slot: usize) -> Option<&'static str> {
    Some(match (opcode, slot) {
        (Opcode::Wait | Opcode::LetterOf | Opcode::Random, 0) => "1",
        (Opcode::ChangeVariable | Opcode::DeleteOfList | Opcode::For, 1) => "1",
        (Opcode::InsertAtList, 1) | (Opcode::ReplaceItem | Opcode::ItemOf, 0) => "1",
        (Opcode::Repeat, 0) | (Opcode::Random, 1) | (Opcode::For, 2) => "10",
        (Opcode::DeleteOfList, 0) => "1",
        (Opcode::Say, 0) => "Hello!",
        (Opcode::Ask, 0) => "What's your name?",
        (Opcode::GoTo, _) | (Opcode::SetVariable, 1) => "0",
        (Opcode::Greater | Opcode::Less | Opcode::Equals, 1) => "50",
        (Opcode::Join, 0) => "apple ",
        (Opcode::Join, 1) => "banana",
        (Opcode::LetterOf, 1) | (Opcode::LengthOf | Opcode::Contains, 0) => "apple",
        (Opcode::Contains, 1) => "a",
        (Opcode::AddToList | Opcode::InsertAtList | Opcode::ItemNumber, 0) => "thing",
        (Opcode::ReplaceItem, 2) | (Opcode::ListContains, 1) => "thing",
        _ => return None,
    })
}

/// Returns all blocks for a sprite, category by category: the blocks of the table that can be filled, the sprite's variables
/// and lists and those for all sprites, the variables and inputs that its scripts make, and its custom blocks. Empty if there
/// is no such sprite.
pub fn palette(program: &Program, sprite: usize) -> Vec<PaletteBlock> {
    let Some(sprite) = program.sprites.get(sprite) else { return Vec::new() };
    let messages = messages(program);
    let mut found: Vec<PaletteBlock> = Vec::new();
    let mut add = |block: Block| {
        let category = block.opcode.spec().category;
        let new = PaletteBlock { category, block };
        if !found.contains(&new) {
            found.push(new);
        }
    };
    for spec in TABLE {
        let named: Vec<Block> = match spec.opcode {
            Opcode::Variable => {
                let made = sprite.scripts.iter().flat_map(|script| script.script_variables());
                let known = sprite.variables.iter().chain(&program.variables).map(String::as_str);
                known.chain(made).map(|name| with_name(Opcode::Variable, name)).collect()
            }
            Opcode::List => {
                let lists = sprite.lists.iter().chain(&program.lists);
                lists.map(|list| with_name(Opcode::List, &list.name)).collect()
            }
            Opcode::Parameter | Opcode::BooleanParameter => {
                let inputs = sprite.definitions().flat_map(|definition| definition.inputs());
                let inputs = inputs.filter(|input| input.boolean == (spec.shape == Shape::SixSided));
                inputs.map(value_of).collect()
            }
            Opcode::Call => sprite
                .definitions()
                .map(|definition| {
                    let mut call = with_name(Opcode::Call, &definition.label());
                    call.slots.extend(definition.inputs().map(|_| Slot::Empty));
                    call
                })
                .collect(),
            opcode if opcode.is_foreign() => Vec::new(),
            opcode => filled(program, sprite, &messages, opcode).into_iter().collect(),
        };
        named.into_iter().for_each(&mut add);
    }
    found
}

/// Returns the block for an input, by the head of its definition and its index.
pub fn input_of(program: &Program, head: BlockId, number: usize) -> Option<Block> {
    let placed = program.script_of(head).filter(|placed| placed.id == head)?;
    placed.script.definition.as_ref()?.inputs().nth(number).map(value_of)
}

fn value_of(input: &Input) -> Block {
    with_name(if input.boolean { Opcode::BooleanParameter } else { Opcode::Parameter }, &input.name)
}

fn with_name(opcode: Opcode, name: &str) -> Block {
    let mut block = Block::new(opcode);
    block.slots[0] = Slot::Text(name.to_owned());
    block
}

/// Returns a block of the table with its slots filled; `None` if it names something that the program does not have.
fn filled(program: &Program, sprite: &Sprite, messages: &[String], opcode: Opcode) -> Option<Block> {
    let mut block = Block::new(opcode);
    for (slot, spec) in opcode.spec().slots.iter().enumerate() {
        let name = match spec.kind {
            SlotKind::Variable | SlotKind::Counter => {
                let made = sprite.scripts.iter().flat_map(|script| script.script_variables());
                let mut known = sprite.variables.iter().chain(&program.variables).map(String::as_str).chain(made);
                Some(known.next()?)
            }
            SlotKind::List => Some(sprite.lists.iter().chain(&program.lists).next()?.name.as_str()),
            SlotKind::Costume => Some(sprite.costumes.first()?.as_str()),
            SlotKind::Broadcast | SlotKind::Message => Some(messages.first().map_or("message1", String::as_str)),
            SlotKind::CloneOf => Some("myself"),
            SlotKind::NewVariables => Some("a"),
            kind => typed(opcode, slot).or(kind.choices().first().copied()),
        };
        if let Some(name) = name {
            block.slots[slot] = Slot::Text(name.to_owned());
        }
    }
    Some(block)
}

impl PaletteBlock {
    /// Returns true if each word of the query is in the block's words, in its category, or in `translated`, the block's words
    /// in another language. Case is ignored.
    pub fn answers(&self, query: &str, translated: &str) -> bool {
        let lines = self.block.opcode.spec().lines.join(" ");
        let text = format!("{} {} {lines} {translated}", self.block, self.category.name()).to_lowercase();
        query.split_whitespace().all(|word| text.contains(&word.to_lowercase()))
    }
}
