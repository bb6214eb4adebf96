//! The way from a task's program to its sample solution, one edit after another, as a pupil with mouse and keyboard makes them.

use sudoku_blocks::edit::{DropPlace, Edit, NewPart, Owner, palette};
use sudoku_blocks::{Block, BlockId, LabelPart, Opcode, PlacedScript, Program, Script, Slot, numbered};

/// The most edits on the way to a sample solution.
const MOST_EDITS: usize = 200;

/// Returns all edits on the way from a program to the sample, each with the program after it.
pub fn edits(start: &Program, sample: &Program) -> Vec<(Edit, Program)> {
    let sample = with_single_variables(sample, start);
    let mut made: Vec<(Edit, Program)> = Vec::new();
    while let Some(edit) = next_edit(made.last().map_or(start, |(_, program)| program), &sample) {
        let now = made.last().map_or(start, |(_, program)| program);
        let after = now.edit(&edit).unwrap_or_else(|error| panic!("{edit:?}: {error}")).program;
        made.push((edit, after));
        assert!(made.len() < MOST_EDITS, "the sample is not reached");
    }
    made
}

/// Returns the next edit on the way from a program to the sample; `None` if its scripts are those of the sample. Pieces that lie
/// beside the scripts are used if they fit, and left alone if not.
fn next_edit(now: &Program, sample: &Program) -> Option<Edit> {
    let is_missing = |name: &&String| !now.variables.contains(name);
    if let Some(name) = sample.variables.iter().find(is_missing) {
        return Some(Edit::NewVariable { name: name.clone(), owner: Owner::All });
    }
    for (sprite, wanted) in sample.sprites.iter().enumerate() {
        let own = now.sprites.get(sprite)?;
        if let Some(name) = wanted.variables.iter().find(|name| !own.variables.contains(name)) {
            return Some(Edit::NewVariable { name: name.clone(), owner: Owner::Sprite(sprite) });
        }
        let is_new = |label: &String| own.definitions().all(|other| other.label() != *label);
        if let Some(new) = wanted.definitions().find(|new| is_new(&new.label())) {
            let label = new.label.iter().map(|part| match part {
                LabelPart::Word(word) => NewPart::Words(word.clone()),
                LabelPart::Input(input) => {
                    NewPart::Input { name: input.name.clone(), boolean: input.boolean, was: None }
                }
            });
            let (label, shape, without_refresh) = (label.collect(), new.shape, new.without_refresh);
            return Some(Edit::Define { sprite, label, shape, without_refresh });
        }
        for script in &wanted.scripts {
            let own = now.scripts().filter(|placed| placed.sprite_index == sprite);
            let Some(placed) = own.into_iter().find(|placed| head(placed.script) == head(script)) else {
                let place = DropPlace::Script { sprite, at: now.sprites[sprite].scripts.len() };
                return Some(Way { now, sprite }.bring(&script.blocks[0], place));
            };
            let way = Way { now, sprite };
            let first = match placed.script.definition {
                Some(_) => DropPlace::Below(placed.id),
                None => DropPlace::Above(placed.id),
            };
            let edit = way.stack(first, &placed.stack().collect::<Vec<_>>(), &script.blocks, None);
            if edit.is_some() {
                return edit;
            }
        }
    }
    None
}

/// Returns the sample with a block of its own for each script variable, as the palette makes them, except for those that the task's
/// program has already.
fn with_single_variables(sample: &Program, start: &Program) -> Program {
    let mut single = sample.clone();
    for script in single.sprites.iter_mut().flat_map(|sprite| &mut sprite.scripts) {
        let before = start.scripts().filter(|placed| head(placed.script) == head(script));
        let before: Vec<Block> = before.flat_map(|placed| placed.script.blocks.clone()).collect();
        let split = script.blocks.drain(..).flat_map(|block| match block.opcode {
            Opcode::ScriptVariables => {
                let has_these = |old: &&Block| {
                    old.opcode == block.opcode && old.slots.iter().all(|name| block.slots.contains(name))
                };
                let old = before.iter().find(has_these);
                let is_new = |name: &&Slot| old.is_none_or(|old| !old.slots.contains(name));
                let new = block.slots.iter().filter(is_new);
                let new = new.map(|name| Block { slots: vec![name.clone()], ..block.clone() });
                old.cloned().into_iter().chain(new).collect()
            }
            _ => vec![block],
        });
        script.blocks = split.collect();
    }
    single
}

/// Returns what scripts are told apart by: the label that one defines, or its first block.
fn head(script: &Script) -> (Option<String>, Option<String>) {
    match &script.definition {
        Some(definition) => (Some(definition.label()), None),
        None => (None, script.blocks.first().map(|block| shallow(block).to_string())),
    }
}

/// Returns the block without what is in its mouths.
fn shallow(block: &Block) -> Block {
    let branches = block.branches.iter().map(|_| Vec::new()).collect();
    Block { branches, comment: String::new(), ..block.clone() }
}

/// Returns the block without comments.
fn plain(block: &Block) -> Block {
    let mut plain = Block { comment: String::new(), ..block.clone() };
    plain.branches.iter_mut().flatten().for_each(|inner| *inner = self::plain(inner));
    plain
}

fn is_same(one: &Block, other: &Block) -> bool {
    plain(one) == plain(other)
}

/// Returns true if one becomes the other by what is put into its slots and mouths.
fn is_alike(one: &Block, other: &Block) -> bool {
    let is_name = matches!(
        one.opcode,
        Opcode::Variable | Opcode::List | Opcode::Parameter | Opcode::BooleanParameter | Opcode::Call
    );
    one.opcode == other.opcode && (!is_name || one.text(0) == other.text(0))
}

/// A block in whose mouth a stack is, and the block that is wanted below it but is not there.
type Around<'a> = Option<(BlockId, &'a Block)>;

struct Way<'a> {
    now: &'a Program,
    sprite: usize,
}

impl Way<'_> {
    /// Returns the edit that brings a block to a place: a loose piece like it or, if there is none, one from the palette.
    fn bring(&self, wanted: &Block, to: DropPlace) -> Edit {
        let is_piece = |placed: &PlacedScript| {
            let first = placed.script.blocks.first().is_some_and(|first| shallow(first) == shallow(wanted));
            placed.sprite_index == self.sprite && placed.is_loose() && first
        };
        if let Some(piece) = self.now.scripts().find(is_piece) {
            return Edit::Move { piece: piece.id, to };
        }
        let mut all = palette(self.now, self.sprite).into_iter().map(|of| of.block);
        let block = all.find(|block| is_alike(block, wanted)).unwrap_or_else(|| panic!("“{wanted}” is in no palette"));
        Edit::Insert { block, to }
    }

    /// Returns the next edit of a stack, whose first block is at `first`.
    fn stack(&self, first: DropPlace, now: &[(BlockId, &Block)], wanted: &[Block], around: Around) -> Option<Edit> {
        for at in 0..now.len().max(wanted.len()) {
            let place = at.checked_sub(1).map_or(first, |above| DropPlace::Below(now[above].0));
            // What was below a block that has got a mouth is in that mouth now.
            if let (Some((id, block)), Some((outer, after))) = (now.get(at), around)
                && is_alike(block, after)
                && !wanted[at.min(wanted.len())..].iter().any(|other| is_same(block, other))
            {
                return Some(Edit::Move { piece: *id, to: DropPlace::Below(outer) });
            }
            match (now.get(at), wanted.get(at)) {
                (Some((_, block)), Some(wish)) if is_same(block, wish) => {}
                (Some((id, block)), Some(wish)) => {
                    let later = (at + 1..now.len()).find(|&later| is_same(now[later].1, wish));
                    let is_later = wanted[at + 1..].iter().any(|other| is_same(block, other));
                    if is_alike(block, wish) && later.is_none() && !is_later {
                        let is_there = |next: &Block| now.get(at + 1).is_some_and(|(_, other)| is_alike(other, next));
                        let after = wanted.get(at + 1).filter(|next| !is_there(next));
                        if let Some(edit) = self.block(*id, block, wish, after) {
                            return Some(edit);
                        }
                    } else if let Some(later) = later {
                        // A block is moved with all blocks below it.
                        let is_last = later + 1 == now.len();
                        let moves = Edit::Move { piece: now[later].0, to: place };
                        return Some(if is_last { moves } else { Edit::Delete { block: *id } });
                    } else {
                        return Some(self.bring(wish, place));
                    }
                }
                (Some((id, _)), None) => return Some(Edit::Delete { block: *id }),
                (None, Some(wish)) => return Some(self.bring(wish, place)),
                (None, None) => {}
            }
        }
        None
    }

    /// Returns the next edit of a block. `after` is the block that is wanted below it but is not there.
    fn block(&self, id: BlockId, now: &Block, wanted: &Block, after: Option<&Block>) -> Option<Edit> {
        let mut inner = now.in_slots(id).peekable();
        for (slot, (have, want)) in now.slots.iter().zip(&wanted.slots).enumerate() {
            let inside = inner.next_if(|(at, ..)| *at == slot);
            let text = |text: &str| Some(Edit::Fill { block: id, slot, text: text.to_owned() });
            let is_blank = |slot: &Slot| matches!(slot, Slot::Empty) || slot == &Slot::Text(String::new());
            let edit = match (inside, want) {
                _ if is_blank(have) && is_blank(want) => None,
                (None, Slot::Text(wish)) => (have != want).then(|| text(wish)).flatten(),
                (None, Slot::Empty) => text(""),
                (None, Slot::Block(wish)) => Some(self.bring(wish, DropPlace::Slot(id, slot))),
                (Some((_, at, block)), Slot::Block(wish)) if is_alike(block, wish) => self.block(at, block, wish, None),
                (Some((_, at, _)), _) => Some(Edit::Delete { block: at }),
            };
            if edit.is_some() {
                return edit;
            }
        }
        let mouths = now.in_mouths(id).zip(&wanted.branches).enumerate();
        let mut edits = mouths.filter_map(|(mouth, ((first, branch), wanted))| {
            let branch: Vec<(BlockId, &Block)> = numbered(first, branch).collect();
            let around = after.map(|after| (id, after)).filter(|_| mouth == 0);
            self.stack(DropPlace::Mouth(id, mouth), &branch, wanted, around)
        });
        edits.next()
    }
}
