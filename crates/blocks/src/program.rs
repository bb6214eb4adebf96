//! Programs: variables, lists and sprites with their scripts, made of blocks.

use super::{Opcode, Shape, SlotKind};
use std::fmt;

/// A program: variables, lists and sprites.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Program {
    /// The name of the program.
    pub name: String,
    /// The names of the variables for all sprites. Each begins as 0.
    pub variables: Vec<String>,
    /// The lists for all sprites.
    pub lists: Vec<List>,
    /// The sprites, the first one at the back.
    pub sprites: Vec<Sprite>,
}

/// A list with a name.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct List {
    /// The name of the list.
    pub name: String,
    /// The items at the beginning of the program.
    pub items: Vec<String>,
}

/// A sprite: a figure on the stage with scripts of its own.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Sprite {
    /// The name of the sprite.
    pub name: String,
    /// The names of the costumes; it begins with the first one.
    pub costumes: Vec<String>,
    /// The names of its own variables, which each clone has a copy of. Each begins as 0.
    pub variables: Vec<String>,
    /// Its own lists, which each clone has a copy of.
    pub lists: Vec<List>,
    /// Its scripts: those with a hat, the definitions of custom blocks, and loose pieces, which do not run.
    pub scripts: Vec<Script>,
}

/// A script: blocks below each other.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Script {
    /// The definition of a custom block, if the script is one.
    pub definition: Option<Definition>,
    /// The blocks. Without a definition the first one is a hat, or the script is a loose piece. Only a loose piece can be a
    /// single block that reports a value.
    pub blocks: Vec<Block>,
}

/// The head of the definition of a custom block.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Definition {
    /// The words and inputs.
    pub label: Vec<LabelPart>,
    /// [`Shape::Stack`] for a command, [`Shape::Round`] or [`Shape::SixSided`] for one that reports.
    pub shape: Shape,
    /// True if the block runs without screen refresh: its loops do not let other scripts run in between.
    pub without_refresh: bool,
    /// The comment beside the head; empty if there is none.
    pub comment: String,
}

/// A part of a custom block's label.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum LabelPart {
    /// A word, without a space in it.
    Word(String),
    /// An input, which takes a value.
    Input(Input),
}

/// An input of a custom block.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Input {
    /// The name of the input.
    pub name: String,
    /// True if it takes a condition; otherwise it takes a number or a text.
    pub boolean: bool,
}

impl Definition {
    /// Returns the label that calls use: the words, and `_` for each input.
    pub fn label(&self) -> String {
        let words = self.label.iter().map(|part| match part {
            LabelPart::Word(word) => word.as_str(),
            LabelPart::Input(_) => "_",
        });
        words.collect::<Vec<_>>().join(" ")
    }

    /// Returns the inputs, in the order of the label.
    pub fn inputs(&self) -> impl Iterator<Item = &Input> {
        self.label.iter().filter_map(|part| match part {
            LabelPart::Word(_) => None,
            LabelPart::Input(input) => Some(input),
        })
    }
}

/// A block of any kind. The meaning of its slots and mouths is in [`Opcode::spec`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Block {
    /// The kind of block.
    pub opcode: Opcode,
    /// The content of the slots. A call or foreign block has its label in the first one and its inputs in the others. `script
    /// variables` has one slot for each variable.
    pub slots: Vec<Slot>,
    /// The stacks in the mouths.
    pub branches: Vec<Vec<Block>>,
    /// The comment beside the block; empty if there is none.
    pub comment: String,
}

/// The content of a slot.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Slot {
    /// No content, so that the slot is blank.
    #[default]
    Empty,
    /// A text that was typed or chosen, for example a name.
    Text(String),
    /// A block that reports a value.
    Block(Box<Block>),
}

/// The id of a block in a program: its number in reading order, from 0.
///
/// The order is sprite by sprite, script by script, from top to bottom. The head of a definition counts as a block. A block
/// comes before the blocks in its slots, which come before those in its mouths.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct BlockId(pub u16);

impl BlockId {
    /// Returns the id this many blocks further on.
    #[must_use]
    pub const fn plus(self, count: usize) -> BlockId {
        BlockId(self.0.saturating_add(count as u16))
    }
}

/// Writes the number from 1, as users count.
impl fmt::Display for BlockId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "block {}", u32::from(self.0) + 1)
    }
}

/// A script with its position in the program.
#[derive(Clone, Copy, Debug)]
pub struct PlacedScript<'a> {
    /// The id of the first block, or of the head of the definition.
    pub id: BlockId,
    /// The sprite that the script belongs to.
    pub sprite: &'a Sprite,
    /// The index of the sprite in [`Program::sprites`].
    pub sprite_index: usize,
    /// The script itself.
    pub script: &'a Script,
}

impl<'a> PlacedScript<'a> {
    /// Returns true for a loose piece, which has neither a hat nor the head of a definition, and does not run.
    pub fn is_loose(&self) -> bool {
        let has_hat = |block: &Block| self.sprite.shape(block) == Shape::Hat;
        self.script.definition.is_none() && !self.script.blocks.first().is_some_and(has_hat)
    }

    /// Returns the blocks of the script itself, without those inside them.
    pub fn stack(&self) -> impl Iterator<Item = (BlockId, &'a Block)> + use<'a> {
        numbered(self.id.plus(usize::from(self.script.definition.is_some())), &self.script.blocks)
    }
}

/// Returns blocks of a stack with their ids, if the first one has the id `first`.
pub fn numbered(first: BlockId, blocks: &[Block]) -> impl Iterator<Item = (BlockId, &Block)> {
    blocks.iter().scan(first, |next, block| {
        let id = *next;
        *next = id.plus(block.count());
        Some((id, block))
    })
}

impl Program {
    /// The most blocks that a program can have.
    pub const MOST_BLOCKS: usize = 10_000;

    /// Returns all scripts in reading order.
    pub fn scripts(&self) -> impl Iterator<Item = PlacedScript<'_>> {
        let scripts =
            self.sprites.iter().enumerate().flat_map(|(sprite_index, sprite)| {
                sprite.scripts.iter().map(move |script| (sprite_index, sprite, script))
            });
        scripts.scan(BlockId(0), |next, (sprite_index, sprite, script)| {
            let id = *next;
            *next = id.plus(script.count());
            Some(PlacedScript { id, sprite, sprite_index, script })
        })
    }

    /// Returns a program to start over with: its lists and sprites, but without the sprites' scripts, variables and lists.
    pub fn without_scripts(&self) -> Program {
        let bare = |sprite: &Sprite| Sprite {
            name: sprite.name.clone(),
            costumes: sprite.costumes.clone(),
            ..Sprite::default()
        };
        Program {
            name: self.name.clone(),
            variables: Vec::new(),
            lists: self.lists.clone(),
            sprites: self.sprites.iter().map(bare).collect(),
        }
    }

    /// Returns the script that contains the block.
    pub fn script_of(&self, id: BlockId) -> Option<PlacedScript<'_>> {
        self.scripts().find(|placed| id < placed.id.plus(placed.script.count()))
    }

    /// Returns the block with that id; `None` for the head of a definition, or if there are fewer blocks.
    pub fn block(&self, id: BlockId) -> Option<&Block> {
        let mut at =
            self.script_of(id)?.stack().find(|(first, block)| (*first..first.plus(block.count())).contains(&id));
        while let Some((first, block)) = at {
            if first == id {
                return Some(block);
            }
            at = block.inside(first).find(|(first, inner)| (*first..first.plus(inner.count())).contains(&id));
        }
        None
    }

    /// Returns the number of blocks, including heads of definitions.
    pub fn count(&self) -> usize {
        self.sprites.iter().flat_map(|sprite| &sprite.scripts).map(Script::count).sum()
    }
}

impl Script {
    /// Returns the number of blocks, including the head of a definition.
    pub fn count(&self) -> usize {
        usize::from(self.definition.is_some()) + self.blocks.iter().map(Block::count).sum::<usize>()
    }

    /// Returns true if the first block is of that kind.
    pub fn begins_with(&self, opcode: Opcode) -> bool {
        self.blocks.first().is_some_and(|block| block.opcode == opcode)
    }

    /// Returns the script variables that the script makes.
    pub fn script_variables(&self) -> Vec<&str> {
        fn collect<'a>(blocks: &'a [Block], names: &mut Vec<&'a str>) {
            for block in blocks {
                if block.opcode == Opcode::ScriptVariables {
                    names.extend((0..block.slots.len()).filter_map(|slot| block.text(slot)));
                }
                block.branches.iter().for_each(|branch| collect(branch, names));
            }
        }
        let mut names = Vec::new();
        collect(&self.blocks, &mut names);
        names
    }
}

impl Sprite {
    /// Returns the definitions of the sprite's custom blocks.
    pub fn definitions(&self) -> impl Iterator<Item = &Definition> {
        self.scripts.iter().filter_map(|script| script.definition.as_ref())
    }

    /// Returns the definition with that label, and its script.
    pub fn definition(&self, label: &str) -> Option<(&Definition, &Script)> {
        self.scripts.iter().find_map(|script| {
            let definition = script.definition.as_ref()?;
            (definition.label() == label).then_some((definition, script))
        })
    }

    /// Returns the kind of a slot. For the inputs of a call, it is the one in the definition. `None` if the block has no such
    /// slot.
    pub fn slot_kind(&self, block: &Block, slot: usize) -> Option<SlotKind> {
        let Some(input) = slot.checked_sub(1).filter(|_| block.opcode.has_label()) else {
            return block.slot_kind(slot);
        };
        let label = block.text(0).filter(|_| block.opcode == Opcode::Call);
        let definition = label.and_then(|label| self.definition(label));
        match definition.and_then(|(definition, _)| definition.inputs().nth(input)) {
            Some(input) if input.boolean => Some(SlotKind::Boolean),
            _ => (slot < block.slots.len()).then_some(SlotKind::Text),
        }
    }

    /// Returns the shape of a block, which for calls and a few others depends on more than the table.
    pub fn shape(&self, block: &Block) -> Shape {
        match (block.opcode, block.slots.first()) {
            (Opcode::Call, Some(Slot::Text(label))) => {
                self.definition(label).map_or(Shape::Stack, |(definition, _)| definition.shape)
            }
            (Opcode::Stop, Some(Slot::Text(what))) if what == "other scripts in sprite" => Shape::Stack,
            _ => block.opcode.spec().shape,
        }
    }
}

impl Block {
    /// Creates a block with empty slots and mouths.
    pub fn new(opcode: Opcode) -> Block {
        let spec = opcode.spec();
        let slots = vec![Slot::Empty; spec.slots.len()];
        Block { opcode, slots, branches: vec![Vec::new(); spec.mouths()], comment: String::new() }
    }

    /// Returns the number of blocks: this one, and all inside it.
    pub fn count(&self) -> usize {
        let slots: usize = self.slots.iter().filter_map(Slot::block).map(Block::count).sum();
        1 + slots + self.branches.iter().flatten().map(Block::count).sum::<usize>()
    }

    /// Returns true if this block, or a block inside it, is of that kind.
    pub fn has(&self, opcode: Opcode) -> bool {
        let has = |block: &Block| block.has(opcode);
        self.opcode == opcode
            || self.slots.iter().filter_map(Slot::block).any(has)
            || self.branches.iter().flatten().any(has)
    }

    /// Returns the blocks in the slots, each with the index of its slot and its id, if this block has the given id.
    pub fn in_slots(&self, id: BlockId) -> impl Iterator<Item = (usize, BlockId, &Block)> {
        let inside = self.slots.iter().enumerate().filter_map(|(slot, content)| Some((slot, content.block()?)));
        inside.scan(id.plus(1), |next, (slot, block)| {
            let id = *next;
            *next = id.plus(block.count());
            Some((slot, id, block))
        })
    }

    /// Returns the stacks in the mouths, each with the id of its first block, if this block has the given id.
    pub fn in_mouths(&self, id: BlockId) -> impl Iterator<Item = (BlockId, &[Block])> {
        let in_slots: usize = self.slots.iter().filter_map(Slot::block).map(Block::count).sum();
        self.branches.iter().scan(id.plus(1 + in_slots), |next, branch| {
            let id = *next;
            *next = id.plus(branch.iter().map(Block::count).sum());
            Some((id, branch.as_slice()))
        })
    }

    /// Returns the blocks in the slots and then those in the mouths, without those inside them, if this block has the given id.
    pub fn inside(&self, id: BlockId) -> impl Iterator<Item = (BlockId, &Block)> {
        let in_slots = self.in_slots(id).map(|(_, id, block)| (id, block));
        in_slots.chain(self.in_mouths(id).flat_map(|(first, branch)| numbered(first, branch)))
    }

    /// Returns the kind of a slot; `None` if the block has no such slot, or if the definition of the called block decides.
    pub fn slot_kind(&self, slot: usize) -> Option<SlotKind> {
        let slots = self.opcode.spec().slots;
        match self.opcode {
            Opcode::ScriptVariables => slots.first(),
            _ => slots.get(slot),
        }
        .map(|spec| spec.kind)
    }

    /// Returns the text in a slot, if it was typed or chosen.
    pub fn text(&self, slot: usize) -> Option<&str> {
        match self.slots.get(slot) {
            Some(Slot::Text(text)) => Some(text),
            _ => None,
        }
    }

    /// Returns the words above the first mouth, with `_` for each slot. For a call or foreign block they are the label.
    pub fn words(&self) -> &str {
        match (self.opcode.has_label(), self.text(0)) {
            (true, Some(label)) => label,
            _ => self.opcode.spec().lines[0],
        }
    }

    /// Returns the words by which a message names the block: [`Block::words`], or the name that is all it shows.
    pub fn title(&self) -> &str {
        match (self.words(), self.text(0)) {
            ("_", Some(name)) => name,
            (words, _) => words,
        }
    }
}

impl Slot {
    /// Returns the block in the slot, if there is one.
    pub fn block(&self) -> Option<&Block> {
        match self {
            Slot::Block(block) => Some(block),
            Slot::Empty | Slot::Text(_) => None,
        }
    }
}
