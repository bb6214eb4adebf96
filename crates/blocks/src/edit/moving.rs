//! Takes pieces out of a program and inserts them elsewhere.

use super::super::{Block, BlockId, Opcode, Program, Script, Slot, Sprite};
use super::block_path::{BlockPath, PathStep};
use super::calls::unused;
use super::error::EditError;
use super::places::{DropPlace, fits_slot, fits_stack, free_slot, surrounds};

/// The result of an edit: the spot to show afterwards, if there is one.
pub(super) type EditResult = Result<Option<BlockPath>, EditError>;

/// A place in the program, as a path.
enum Target {
    Stack(BlockPath),
    Slot(BlockPath, usize),
    Script { sprite: usize, at: usize },
    Palette,
}

fn target(program: &Program, place: DropPlace) -> Result<Target, EditError> {
    let spot = |id: BlockId| BlockPath::of(program, id).ok_or(EditError::Gone);
    Ok(match place {
        DropPlace::Above(id) => Target::Stack(spot(id)?),
        DropPlace::Below(id) => {
            let mut spot = spot(id)?;
            match spot.steps.last_mut() {
                Some(PathStep::Stack { index, .. }) => *index += 1,
                Some(PathStep::Slot(_)) => return Err(EditError::Gone),
                None => spot.steps.push(PathStep::Stack { mouth: 0, index: 0 }),
            }
            Target::Stack(spot)
        }
        DropPlace::Mouth(id, mouth) => Target::Stack(spot(id)?.then(PathStep::Stack { mouth, index: 0 })),
        DropPlace::Slot(id, slot) => Target::Slot(spot(id)?, slot),
        DropPlace::Script { sprite, at } => {
            let scripts = program.sprites.get(sprite).ok_or(EditError::Gone)?.scripts.len();
            Target::Script { sprite, at: at.min(scripts) }
        }
        DropPlace::Palette => Target::Palette,
    })
}

impl Target {
    fn sprite(&self) -> Option<usize> {
        match self {
            Target::Stack(spot) | Target::Slot(spot, _) => Some(spot.sprite),
            Target::Script { sprite, .. } => Some(*sprite),
            Target::Palette => None,
        }
    }

    /// Returns true if the place is inside that piece. The place right above the piece is not.
    fn is_in(&self, piece: &BlockPath) -> bool {
        match self {
            Target::Stack(spot) => piece.contains(spot) && spot != piece,
            Target::Slot(spot, _) => piece.contains(spot),
            Target::Script { .. } | Target::Palette => false,
        }
    }
}

/// Moves a piece to another place.
pub(super) fn move_piece(program: &mut Program, piece: BlockId, to: DropPlace) -> EditResult {
    let from = BlockPath::of(program, piece).ok_or(EditError::Gone)?;
    let target = target(program, to)?;
    if target.is_in(&from) {
        return Err(EditError::IntoItself);
    }
    if let Some(to) = target.sprite().filter(|&to| to != from.sprite) {
        let taken = match from.stack(program) {
            Some((stack, at)) => &stack[at..],
            None => from.block(program).map(std::slice::from_ref).unwrap_or_default(),
        };
        let (own, other) = (&program.sprites[from.sprite], &program.sprites[to]);
        taken.iter().try_for_each(|block| check_definitions(own, other, block))?;
    }
    if from.head(program).is_some() {
        return move_definition(program, &from, target);
    }
    let taken = take(program, &from).ok_or(EditError::Gone)?;
    put(program, taken, target)
}

/// Checks that another sprite has the same definitions of all custom blocks that the piece calls.
fn check_definitions(own: &Sprite, other: &Sprite, block: &Block) -> Result<(), EditError> {
    if block.opcode == Opcode::Call {
        let label = block.text(0).unwrap_or_default();
        let known = |sprite: &Sprite| sprite.definition(label).map(|(definition, _)| definition.shape);
        if known(own) != known(other) {
            return Err(EditError::UnknownBlock(label.to_owned()));
        }
    }
    let mut inside = block.slots.iter().filter_map(Slot::block).chain(block.branches.iter().flatten());
    inside.try_for_each(|inner| check_definitions(own, other, inner))
}

fn move_definition(program: &mut Program, from: &BlockPath, target: Target) -> EditResult {
    let label = from.head(program).map(|definition| definition.label()).unwrap_or_default();
    match target {
        Target::Script { sprite, at } if sprite == from.sprite => {
            let scripts = &mut program.sprites[sprite].scripts;
            let script = scripts.remove(from.script);
            let at = if at > from.script { at - 1 } else { at };
            scripts.insert(at, script);
            Ok(Some(BlockPath { sprite, script: at, steps: Vec::new() }))
        }
        Target::Palette => {
            unused(program, from, &label)?;
            program.sprites[from.sprite].scripts.remove(from.script);
            Ok(None)
        }
        Target::Script { .. } | Target::Stack(_) | Target::Slot(..) => {
            Err(EditError::WrongShape(format!("define {label}")))
        }
    }
}

/// Inserts new blocks at a place.
pub(super) fn insert(program: &mut Program, piece: Vec<Block>, to: DropPlace) -> EditResult {
    let target = target(program, to)?;
    put(program, piece, target)
}

/// Takes a piece out: a block with all blocks below it, or a block in a slot, which is then empty.
fn take(program: &mut Program, spot: &BlockPath) -> Option<Vec<Block>> {
    if let Some((around, slot)) = spot.around() {
        return match std::mem::take(around.block_mut(program)?.slots.get_mut(slot)?) {
            Slot::Block(block) => Some(vec![*block]),
            Slot::Empty | Slot::Text(_) => None,
        };
    }
    let (stack, index) = spot.stack_mut(program)?;
    Some(stack.split_off(index))
}

fn put(program: &mut Program, mut piece: Vec<Block>, target: Target) -> EditResult {
    let first = piece.first().ok_or(EditError::Gone)?;
    let wrong = || EditError::WrongShape(first.title().to_owned());
    let mut spot = match target {
        Target::Palette => {
            tidy(program, None);
            return Ok(None);
        }
        Target::Script { sprite, at } => {
            let script = Script { definition: None, blocks: piece };
            program.sprites[sprite].scripts.insert(at, script);
            BlockPath::in_script(sprite, at, 0)
        }
        Target::Stack(spot) => {
            let sprite = spot.sprite(program).ok_or(EditError::Gone)?;
            let (stack, index) = spot.stack(program).ok_or(EditError::Gone)?;
            if !fits_stack(sprite, stack, index, first) {
                return Err(wrong());
            }
            let ends = piece.last().is_some_and(|last| sprite.shape(last).is_cap());
            let (stack, index) = spot.stack_mut(program).ok_or(EditError::Gone)?;
            let mut below = stack.split_off(index);
            if surrounds(&piece[0]) {
                piece[0].branches[0] = std::mem::take(&mut below);
            }
            stack.append(&mut piece);
            if !ends {
                stack.append(&mut below);
            }
            add_script(program, &spot, below);
            spot
        }
        Target::Slot(around, slot) => {
            let sprite = around.sprite(program).ok_or(EditError::Gone)?;
            let block = around.block(program).ok_or(EditError::Gone)?;
            let [first] = &piece[..] else { return Err(wrong()) };
            if !fits_slot(sprite, block, slot, sprite.shape(first)) {
                return Err(wrong());
            }
            fill_slot(program, &around, slot, piece.remove(0)).ok_or(EditError::Gone)?;
            around.then(PathStep::Slot(slot))
        }
    };
    tidy(program, Some(&mut spot));
    Ok(Some(spot))
}

/// Puts a block into a slot that fits it. A block that was in the slot moves into the new one, or becomes a script of its own.
fn fill_slot(program: &mut Program, around: &BlockPath, slot: usize, block: Block) -> Option<()> {
    let there = around.block_mut(program)?.slots.get_mut(slot)?;
    let before = std::mem::replace(there, Slot::Block(Box::new(block)));
    let mut left = None;
    if let Slot::Block(before) = before {
        let shape = around.sprite(program)?.shape(&before);
        let mut at = around.then(PathStep::Slot(slot));
        let mut free = None;
        while let Some(PathStep::Slot(slot)) = free_slot(around.sprite(program)?, at.block(program)?, shape) {
            let is_block = at.block(program)?.slots[slot].block().is_some();
            if !is_block {
                free = Some((at.clone(), slot));
                break;
            }
            at = at.then(PathStep::Slot(slot));
        }
        match free {
            Some((at, slot)) => at.block_mut(program)?.slots[slot] = Slot::Block(before),
            None => left = Some(*before),
        }
    }
    gather_comments(program, &around.row());
    add_script(program, around, left.into_iter().collect());
    Some(())
}

/// Moves the comments of blocks in slots to the block of the row, since comments belong to rows.
pub(super) fn gather_comments(program: &mut Program, row: &BlockPath) {
    fn take(block: &mut Block, comments: &mut Vec<String>) {
        for slot in &mut block.slots {
            if let Slot::Block(inner) = slot {
                comments.push(std::mem::take(&mut inner.comment));
                take(inner, comments);
            }
        }
    }
    if let Some(block) = row.block_mut(program) {
        let mut comments = vec![std::mem::take(&mut block.comment)];
        take(block, &mut comments);
        comments.retain(|comment| !comment.is_empty());
        block.comment = comments.join("\n");
    }
}

/// Adds blocks below the script as a script of their own.
pub(super) fn add_script(program: &mut Program, spot: &BlockPath, blocks: Vec<Block>) {
    if let Some(sprite) = program.sprites.get_mut(spot.sprite).filter(|_| !blocks.is_empty()) {
        let at = sprite.scripts.len().min(spot.script + 1);
        sprite.scripts.insert(at, Script { definition: None, blocks });
    }
}

/// Removes the scripts that have become empty, and corrects the script index of `spot`.
pub(super) fn tidy(program: &mut Program, mut spot: Option<&mut BlockPath>) {
    let is_empty = |script: &Script| script.definition.is_none() && script.blocks.is_empty();
    for (index, sprite) in program.sprites.iter_mut().enumerate() {
        if let Some(spot) = spot.as_mut().filter(|spot| spot.sprite == index) {
            spot.script -= sprite.scripts[..spot.script].iter().filter(|script| is_empty(script)).count();
        }
        sprite.scripts.retain(|script| !is_empty(script));
    }
}

/// Adds a copy of the piece as a script of its own, below the script that contains it.
pub(super) fn duplicate(program: &mut Program, piece: BlockId) -> EditResult {
    let spot = BlockPath::of(program, piece).ok_or(EditError::Gone)?;
    if let Some(definition) = spot.head(program) {
        return Err(EditError::Taken(definition.label()));
    }
    let copy = match spot.stack(program) {
        Some((stack, index)) => stack[index..].to_vec(),
        None => vec![spot.block(program).ok_or(EditError::Gone)?.clone()],
    };
    add_script(program, &spot, copy);
    Ok(Some(BlockPath::in_script(spot.sprite, spot.script + 1, 0)))
}

/// Deletes a block with everything in it, and moves up the blocks below. Returns the block that is now in its place, or else
/// the one above.
pub(super) fn delete(program: &mut Program, block: BlockId) -> EditResult {
    let spot = BlockPath::of(program, block).ok_or(EditError::Gone)?;
    if spot.head(program).is_some() {
        return move_definition(program, &spot, Target::Palette);
    }
    if let Some((around, _)) = spot.around() {
        take(program, &spot);
        return Ok(Some(around));
    }
    let (stack, index) = spot.stack_mut(program).ok_or(EditError::Gone)?;
    if index >= stack.len() {
        return Err(EditError::Gone);
    }
    stack.remove(index);
    let is_left = index < stack.len();
    let mut now = match (is_left, index) {
        (true, _) => spot,
        (false, 0) => {
            let around = BlockPath { steps: spot.steps[..spot.steps.len() - 1].to_vec(), ..spot };
            if around.steps.is_empty() && around.head(program).is_none() {
                tidy(program, None);
                return Ok(None);
            }
            around
        }
        (false, _) => {
            let mut above = spot;
            if let Some(PathStep::Stack { index, .. }) = above.steps.last_mut() {
                *index -= 1;
            }
            above
        }
    };
    tidy(program, Some(&mut now));
    Ok(Some(now))
}
