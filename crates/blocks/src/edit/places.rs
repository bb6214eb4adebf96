//! Finds the places where a piece fits, by the shapes of the blocks there. The rules are those of Scratch 3's editor.

use super::super::{Block, BlockId, Program, Shape, Slot, SlotKind, Sprite, numbered};
use super::block_path::{BlockPath, PathStep};

/// A place for a piece. Blocks are named by their ids before the edit.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum DropPlace {
    /// Above a block of a stack.
    Above(BlockId),
    /// Below a block of a stack, or below the head of a definition. The blocks that were there come below the piece.
    Below(BlockId),
    /// In the mouth with this index. The blocks that were there come below the piece.
    Mouth(BlockId, usize),
    /// In a slot of a block. A block that was there moves into the only free slot of the new one, or becomes a script of its
    /// own.
    Slot(BlockId, usize),
    /// A script of its own in a sprite, above the script with this index.
    Script {
        /// The index of the sprite in [`Program::sprites`].
        sprite: usize,
        /// The index of the script among those of the sprite; the number of scripts means below all others.
        at: usize,
    },
    /// The palette: a piece dropped there is deleted.
    Palette,
}

/// A piece that is being placed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Piece<'a> {
    /// A piece of the program: a block with all blocks below it, a block in a slot, or the head of a definition with its
    /// script.
    Existing(BlockId),
    /// A new block for the sprite with this index in [`Program::sprites`].
    New(&'a Block, usize),
}

/// Returns all places for the piece in reading order, followed by the scripts of its sprite and the palette. Empty if there is
/// no such piece.
///
/// The result includes places that [`super::Edit`] refuses for a reason other than shape: too many blocks, or too much nesting.
pub fn places(program: &Program, piece: Piece<'_>) -> Vec<DropPlace> {
    let (spot, index) = match piece {
        Piece::Existing(id) => match BlockPath::of(program, id) {
            Some(spot) => (Some(spot.clone()), spot.sprite),
            None => return Vec::new(),
        },
        Piece::New(_, sprite) => (None, sprite),
    };
    let Some(sprite) = program.sprites.get(index) else { return Vec::new() };
    let mut finder = Finder { sprite, piece: Vec::new(), standing: None, found: Vec::new() };
    finder.piece = match (piece, &spot) {
        (Piece::New(block, _), _) => vec![block],
        (_, Some(spot)) => match (spot.stack(program), spot.block(program)) {
            (Some((stack, at)), _) => stack[at..].iter().collect(),
            (None, Some(block)) => vec![block],
            (None, None) => Vec::new(),
        },
        _ => Vec::new(),
    };
    // A definition is moved with its script, which can only be a script of its own.
    if let (Piece::Existing(id), Some(_)) = (piece, finder.piece.first()) {
        finder.standing = Some(id);
    }
    if !finder.piece.is_empty() {
        for placed in program.scripts().filter(|placed| placed.sprite_index == index) {
            let first = placed.id.plus(usize::from(placed.script.definition.is_some()));
            if placed.script.definition.is_some() {
                finder.add(DropPlace::Below(placed.id), &placed.script.blocks, first, 0);
            } else if placed.script.blocks.first().is_some_and(|block| sprite.shape(block) != Shape::Hat) {
                finder.add(DropPlace::Above(placed.id), &placed.script.blocks, first, 0);
            }
            finder.stack(first, &placed.script.blocks);
        }
    }
    let mut found = finder.found;
    found.extend((0..=sprite.scripts.len()).map(|at| DropPlace::Script { sprite: index, at }));
    found.push(DropPlace::Palette);
    found
}

struct Finder<'a> {
    sprite: &'a Sprite,
    piece: Vec<&'a Block>,
    standing: Option<BlockId>,
    found: Vec<DropPlace>,
}

impl<'a> Finder<'a> {
    /// Returns the number of blocks left in the stack if the piece is taken away with all blocks below it.
    fn left(&self, first: BlockId, stack: &[Block]) -> usize {
        let standing = |(id, _): (BlockId, &Block)| Some(id) == self.standing;
        numbered(first, stack).position(standing).unwrap_or(stack.len())
    }

    fn add(&mut self, place: DropPlace, stack: &[Block], first: BlockId, index: usize) {
        let stack = &stack[..self.left(first, stack)];
        if index <= stack.len() && fits_stack(self.sprite, stack, index, self.piece[0]) {
            self.found.push(place);
        }
    }

    fn stack(&mut self, first: BlockId, stack: &'a [Block]) {
        let left = self.left(first, stack);
        for (index, (id, block)) in numbered(first, stack).enumerate().take(left) {
            self.block(id, block);
            if fits_stack(self.sprite, &stack[..left], index + 1, self.piece[0]) {
                self.found.push(DropPlace::Below(id));
            }
        }
    }

    fn block(&mut self, id: BlockId, block: &'a Block) {
        let shape = self.sprite.shape(self.piece[0]);
        let mut inside = block.in_slots(id).peekable();
        for slot in 0..block.slots.len() {
            let inner = inside.next_if(|&(at, ..)| at == slot);
            if fits_slot(self.sprite, block, slot, shape) {
                self.found.push(DropPlace::Slot(id, slot));
            }
            if let Some((_, id, inner)) = inner.filter(|&(_, id, _)| Some(id) != self.standing) {
                self.block(id, inner);
            }
        }
        for (mouth, (first, branch)) in block.in_mouths(id).enumerate() {
            self.add(DropPlace::Mouth(id, mouth), branch, first, 0);
            self.stack(first, branch);
        }
    }
}

/// Returns true if a piece that begins with this block can be inserted into a stack at this index.
///
/// A block that ends a stack does not fit above others, unless it surrounds them or the next one ends the stack as well.
pub(super) fn fits_stack(sprite: &Sprite, stack: &[Block], index: usize, piece: &Block) -> bool {
    let shape = sprite.shape(piece);
    let above = index.checked_sub(1).map(|above| sprite.shape(&stack[above]));
    let below = stack.get(index).map(|block| sprite.shape(block));
    let takes_below = below.is_none_or(|below| {
        !below.is_reporter() && below != Shape::Hat && (!shape.is_cap() || surrounds(piece) || below.is_cap())
    });
    !shape.is_reporter()
        && shape != Shape::Hat
        && above.is_none_or(|above| !above.is_cap() && !above.is_reporter())
        && takes_below
}

/// Returns true if the block takes the blocks below it into its mouth. As in Scratch, it does if the mouth is empty.
pub(super) fn surrounds(block: &Block) -> bool {
    block.branches.first().is_some_and(Vec::is_empty)
}

/// Returns true if a block of that shape fits into the slot.
pub(super) fn fits_slot(sprite: &Sprite, block: &Block, slot: usize, shape: Shape) -> bool {
    let kind = sprite.slot_kind(block, slot);
    match kind {
        Some(SlotKind::Boolean) => shape == Shape::SixSided,
        Some(kind) => kind.takes_blocks() && shape.is_reporter(),
        None => false,
    }
}

/// Finds the slot for the block that this one displaces: the only slot that fits, if it holds no block, or one with such a slot.
pub(super) fn free_slot(sprite: &Sprite, block: &Block, shape: Shape) -> Option<PathStep> {
    let mut fitting = (0..block.slots.len()).filter(|&slot| fits_slot(sprite, block, slot, shape));
    let slot = fitting.next().filter(|_| fitting.next().is_none())?;
    match block.slots[slot] {
        Slot::Block(ref inner) => free_slot(sprite, inner, shape).map(|_| PathStep::Slot(slot)),
        Slot::Empty | Slot::Text(_) => Some(PathStep::Slot(slot)),
    }
}
