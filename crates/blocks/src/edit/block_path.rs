//! The path to a block: its script, and the slots and mouths that contain it.

use super::super::{Block, BlockId, Definition, Program, Script, Slot, Sprite, numbered};

/// A step of a [`BlockPath`], from a block to one that it contains.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum PathStep {
    /// Into the slot with this index.
    Slot(usize),
    /// To a block of the stack in a mouth, or of the script, which counts as mouth 0.
    Stack { mouth: usize, index: usize },
}

/// The path to a block. Without steps it is the head of a definition.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct BlockPath {
    pub sprite: usize,
    pub script: usize,
    pub steps: Vec<PathStep>,
}

impl BlockPath {
    /// Returns the path to a block of the script itself.
    pub fn in_script(sprite: usize, script: usize, index: usize) -> BlockPath {
        BlockPath { sprite, script, steps: vec![PathStep::Stack { mouth: 0, index }] }
    }

    /// Finds the block with that id.
    pub fn of(program: &Program, id: BlockId) -> Option<BlockPath> {
        let placed = program.script_of(id)?;
        let before = &program.sprites[..placed.sprite_index];
        let earlier: usize = before.iter().map(|sprite| sprite.scripts.len()).sum();
        let script = program.scripts().position(|other| other.id == placed.id && other.script.count() > 0)? - earlier;
        let mut spot = BlockPath { sprite: placed.sprite_index, script, steps: Vec::new() };
        if placed.script.definition.is_some() && id == placed.id {
            return Some(spot);
        }
        let holds = |first: BlockId, block: &Block| (first..first.plus(block.count())).contains(&id);
        let (index, (mut at, mut block)) =
            placed.stack().enumerate().find(|&(_, (first, block))| holds(first, block))?;
        spot.steps.push(PathStep::Stack { mouth: 0, index });
        while at != id {
            let in_slots = block.in_slots(at).map(|(slot, id, inner)| (PathStep::Slot(slot), id, inner));
            let in_mouths = block.in_mouths(at).enumerate().flat_map(|(mouth, (first, branch))| {
                let inside = numbered(first, branch).enumerate();
                inside.map(move |(index, (id, inner))| (PathStep::Stack { mouth, index }, id, inner))
            });
            let (step, next, inner) = in_slots.chain(in_mouths).find(|&(_, id, inner)| holds(id, inner))?;
            spot.steps.push(step);
            (at, block) = (next, inner);
        }
        Some(spot)
    }

    /// Returns the id of the block at this path, or the id that a block would have there.
    pub fn id(&self, program: &Program) -> Option<BlockId> {
        let before = program.sprites.get(..self.sprite)?.iter().flat_map(|sprite| &sprite.scripts);
        let own = program.sprites.get(self.sprite)?.scripts.get(..self.script)?;
        let mut id = before.chain(own).map(Script::count).sum::<usize>();
        let script = self.script(program)?;
        id += usize::from(script.definition.is_some() && !self.steps.is_empty());
        let mut stacks: &[Vec<Block>] = std::slice::from_ref(&script.blocks);
        let mut around: Option<&Block> = None;
        for &step in &self.steps {
            let count = |blocks: &[Block]| blocks.iter().map(Block::count).sum::<usize>();
            let slots = around.map_or(&[][..], |block| &block.slots);
            let in_slots =
                |end: usize| -> usize { slots[..end].iter().filter_map(Slot::block).map(Block::count).sum() };
            match step {
                PathStep::Slot(slot) => {
                    id += 1 + in_slots(slot.min(slots.len()));
                    around = slots.get(slot)?.block();
                }
                PathStep::Stack { mouth, index } => {
                    id += around.map_or(0, |_| 1 + in_slots(slots.len()));
                    id += stacks.get(..mouth)?.iter().map(|branch| count(branch)).sum::<usize>();
                    let branch = stacks.get(mouth)?;
                    id += count(branch.get(..index)?);
                    around = branch.get(index);
                }
            }
            stacks = around.map_or(&[], |block| &block.branches);
        }
        Some(BlockId(u16::try_from(id).ok()?))
    }

    /// Returns the path extended by a step into this block.
    pub fn then(&self, step: PathStep) -> BlockPath {
        BlockPath { steps: [&self.steps[..], &[step]].concat(), ..self.clone() }
    }

    pub fn sprite<'p>(&self, program: &'p Program) -> Option<&'p Sprite> {
        program.sprites.get(self.sprite)
    }

    pub fn script<'p>(&self, program: &'p Program) -> Option<&'p Script> {
        self.sprite(program)?.scripts.get(self.script)
    }

    pub fn script_mut<'p>(&self, program: &'p mut Program) -> Option<&'p mut Script> {
        program.sprites.get_mut(self.sprite)?.scripts.get_mut(self.script)
    }

    /// Returns the definition, if this is the head of one.
    pub fn head<'p>(&self, program: &'p Program) -> Option<&'p Definition> {
        self.script(program)?.definition.as_ref().filter(|_| self.steps.is_empty())
    }

    /// Returns the block at this path.
    pub fn block<'p>(&self, program: &'p Program) -> Option<&'p Block> {
        let (first, more) = self.steps.split_first()?;
        let PathStep::Stack { index, .. } = *first else { return None };
        more.iter().try_fold(self.script(program)?.blocks.get(index)?, |block, &step| match step {
            PathStep::Slot(slot) => block.slots.get(slot)?.block(),
            PathStep::Stack { mouth, index } => block.branches.get(mouth)?.get(index),
        })
    }

    pub fn block_mut<'p>(&self, program: &'p mut Program) -> Option<&'p mut Block> {
        let (first, more) = self.steps.split_first()?;
        let PathStep::Stack { index, .. } = *first else { return None };
        more.iter().try_fold(self.script_mut(program)?.blocks.get_mut(index)?, |block, &step| match step {
            PathStep::Slot(slot) => match block.slots.get_mut(slot)? {
                Slot::Block(inner) => Some(&mut **inner),
                Slot::Empty | Slot::Text(_) => None,
            },
            PathStep::Stack { mouth, index } => block.branches.get_mut(mouth)?.get_mut(index),
        })
    }

    /// Returns the stack that the last step leads into, and the index in it.
    pub fn stack<'p>(&self, program: &'p Program) -> Option<(&'p [Block], usize)> {
        let (last, before) = self.steps.split_last()?;
        let PathStep::Stack { mouth, index } = *last else { return None };
        let stack = match self.up(before).block(program) {
            Some(block) => block.branches.get(mouth)?,
            None => &self.script(program)?.blocks,
        };
        (index <= stack.len()).then_some((stack, index))
    }

    pub fn stack_mut<'p>(&self, program: &'p mut Program) -> Option<(&'p mut Vec<Block>, usize)> {
        self.stack(program)?;
        let (last, before) = self.steps.split_last()?;
        let PathStep::Stack { mouth, index } = *last else { return None };
        let stack = match before {
            [] => &mut self.script_mut(program)?.blocks,
            _ => self.up(before).block_mut(program)?.branches.get_mut(mouth)?,
        };
        Some((stack, index))
    }

    fn up(&self, steps: &[PathStep]) -> BlockPath {
        BlockPath { steps: steps.to_vec(), ..*self }
    }

    /// Returns the block whose slot contains this block, and the index of the slot.
    pub fn around(&self) -> Option<(BlockPath, usize)> {
        match self.steps.split_last()? {
            (PathStep::Slot(slot), before) => Some((self.up(before), *slot)),
            _ => None,
        }
    }

    /// Returns the block of a stack whose row contains this block.
    pub fn row(&self) -> BlockPath {
        let slots = self.steps.iter().rev().take_while(|step| matches!(step, PathStep::Slot(_))).count();
        self.up(&self.steps[..self.steps.len() - slots])
    }

    /// Returns true if the path leads into this piece, which is a block with all blocks below it, or a block in a slot.
    pub fn contains(&self, other: &BlockPath) -> bool {
        let Some((last, before)) = self.steps.split_last() else {
            return (self.sprite, self.script) == (other.sprite, other.script);
        };
        let ahead = (self.sprite, self.script) == (other.sprite, other.script) && other.steps.starts_with(before);
        match (last, other.steps.get(before.len())) {
            (PathStep::Slot(slot), Some(PathStep::Slot(at))) if ahead => slot == at,
            (PathStep::Stack { mouth, index }, Some(PathStep::Stack { mouth: other, index: at })) if ahead => {
                mouth == other && at >= index
            }
            _ => false,
        }
    }
}

/// Returns the depth of nesting: 1 for a block with nothing in it.
pub(super) fn height(block: &Block) -> usize {
    let inside = block.slots.iter().filter_map(Slot::block).chain(block.branches.iter().flatten());
    1 + inside.map(height).max().unwrap_or(0)
}
