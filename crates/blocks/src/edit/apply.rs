//! The changes that can be made, and what each makes of a program.

use super::super::script_error::MOST_DEPTH;
use super::super::{Block, BlockId, MOST_BYTES, Program, Shape, write_program};
use super::custom_blocks::{NewPart, define, redefine};
use super::error::EditError;
use super::moving::{duplicate, insert, move_piece};
use super::names::{Kind, Owner, add_script_variable, delete_script_variable};
use super::places::DropPlace;
use super::slots::{comment, fill, is_sound};
use super::spot::{Spot, height};
use super::{moving, names};

/// A change. Blocks are named as in the program before it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Edit {
    /// Takes a block of a stack with all below it, a block out of its slot, or a definition with its script to a place.
    ///
    /// As in Scratch a block with an empty first mouth takes what comes below it there into this mouth.
    Move {
        /// The block.
        piece: BlockId,
        /// The place to which it goes.
        to: DropPlace,
    },
    /// Puts a new block to a place, as one of [`super::palette`].
    Insert {
        /// The block.
        block: Block,
        /// The place to which it goes.
        to: DropPlace,
    },
    /// Copies a block with all below it. The copy is a script of its own below the script.
    Duplicate {
        /// The block.
        piece: BlockId,
    },
    /// Deletes a block with what is in it; what is below it moves up. A definition goes with its script, if nobody calls it.
    Delete {
        /// The block.
        block: BlockId,
    },
    /// Writes a comment beside the row of a block, or beside a definition; removes it if the text is blank.
    Comment {
        /// The block.
        block: BlockId,
        /// The text.
        text: String,
    },
    /// Puts a text into a slot: what was typed, or what was chosen of [`super::choices`]. Messages may have new names. Where
    /// a script variable is made, it is renamed in the whole script.
    Fill {
        /// The block.
        block: BlockId,
        /// The slot; for a call 0 is its label.
        slot: usize,
        /// The text.
        text: String,
    },
    /// Makes a variable.
    NewVariable {
        /// Its name.
        name: String,
        /// To whom it belongs.
        owner: Owner,
    },
    /// Makes an empty list.
    NewList {
        /// Its name.
        name: String,
        /// To whom it belongs.
        owner: Owner,
    },
    /// Gives a variable another name, wherever it is named.
    RenameVariable {
        /// Its name.
        name: String,
        /// To whom it belongs.
        owner: Owner,
        /// Its new name.
        new: String,
    },
    /// Gives a list another name, wherever it is named.
    RenameList {
        /// Its name.
        name: String,
        /// To whom it belongs.
        owner: Owner,
        /// Its new name.
        new: String,
    },
    /// Deletes a variable. The blocks that name it stay, and the check finds them.
    DeleteVariable {
        /// Its name.
        name: String,
        /// To whom it belongs.
        owner: Owner,
    },
    /// Deletes a list. The blocks that name it stay, and the check finds them.
    DeleteList {
        /// Its name.
        name: String,
        /// To whom it belongs.
        owner: Owner,
    },
    /// One more name in a `script variables` block.
    AddScriptVariable {
        /// The block.
        block: BlockId,
        /// The name.
        name: String,
    },
    /// One name less in a `script variables` block; with the last one the block goes.
    DeleteScriptVariable {
        /// The block.
        block: BlockId,
        /// The slot with the name.
        slot: usize,
    },
    /// Makes a custom block. Its definition goes below all scripts of the sprite.
    Define {
        /// The sprite's place in [`Program::sprites`].
        sprite: usize,
        /// Its label.
        label: Vec<NewPart>,
        /// [`Shape::Stack`], [`Shape::Round`] or [`Shape::SixSided`].
        shape: Shape,
        /// True if it runs without screen refresh.
        without_refresh: bool,
    },
    /// Gives a custom block another label, other inputs or another shape. All calls, and the inputs in the definition, follow;
    /// a block in an input that is gone becomes a script of its own. The shape can be changed as long as nobody calls it.
    Redefine {
        /// The head of the definition.
        head: BlockId,
        /// Its label.
        label: Vec<NewPart>,
        /// [`Shape::Stack`], [`Shape::Round`] or [`Shape::SixSided`].
        shape: Shape,
        /// True if it runs without screen refresh.
        without_refresh: bool,
    },
}

/// A program after a change.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Edited {
    /// The program.
    pub program: Program,
    /// The block that was changed or moved, as it is numbered now; after a deletion the one in its place. `None` if there is
    /// none.
    pub piece: Option<BlockId>,
}

impl Program {
    /// The program after a change. This one stays as it is.
    ///
    /// # Errors
    /// [`EditError`] if the change cannot be made. Findings are no reason for that: a program is changed step by step.
    pub fn edit(&self, edit: &Edit) -> Result<Edited, EditError> {
        let mut program = self.clone();
        let changed = &mut program;
        let spot = match edit {
            Edit::Move { piece, to } => move_piece(changed, *piece, *to),
            Edit::Insert { block, to } => {
                let sprite = match to {
                    DropPlace::Script { sprite, .. } => Some(*sprite),
                    DropPlace::Palette => None,
                    DropPlace::Above(id) | DropPlace::Below(id) | DropPlace::Mouth(id, _) | DropPlace::Slot(id, _) => {
                        Spot::of(self, *id).map(|spot| spot.sprite)
                    }
                };
                match sprite {
                    Some(sprite) if height(block) > MOST_DEPTH || !is_sound(self, sprite, block) => {
                        Err(EditError::NoBlock)
                    }
                    _ => insert(changed, vec![block.clone()], *to),
                }
            }
            Edit::Duplicate { piece } => duplicate(changed, *piece),
            Edit::Delete { block } => moving::delete(changed, *block),
            Edit::Comment { block, text } => comment(changed, *block, text),
            Edit::Fill { block, slot, text } => fill(changed, *block, *slot, text),
            Edit::NewVariable { name, owner } => names::make(changed, Kind::Variable, name, *owner),
            Edit::NewList { name, owner } => names::make(changed, Kind::List, name, *owner),
            Edit::RenameVariable { name, owner, new } => names::rename(changed, Kind::Variable, name, *owner, new),
            Edit::RenameList { name, owner, new } => names::rename(changed, Kind::List, name, *owner, new),
            Edit::DeleteVariable { name, owner } => names::delete(changed, Kind::Variable, name, *owner),
            Edit::DeleteList { name, owner } => names::delete(changed, Kind::List, name, *owner),
            Edit::AddScriptVariable { block, name } => add_script_variable(changed, *block, name),
            Edit::DeleteScriptVariable { block, slot } => delete_script_variable(changed, *block, *slot),
            Edit::Define { sprite, label, shape, without_refresh } => {
                define(changed, *sprite, label, *shape, *without_refresh)
            }
            Edit::Redefine { head, label, shape, without_refresh } => {
                redefine(changed, *head, label, *shape, *without_refresh)
            }
        }?;
        let mut blocks = program.sprites.iter().flat_map(|sprite| &sprite.scripts).flat_map(|script| &script.blocks);
        if blocks.any(|block| height(block) > MOST_DEPTH) {
            return Err(EditError::Deep);
        }
        if program.count() > Program::MOST_BLOCKS || write_program(&program).len() > MOST_BYTES {
            return Err(EditError::Long);
        }
        let piece = spot.and_then(|spot| spot.id(&program));
        Ok(Edited { program, piece })
    }
}
