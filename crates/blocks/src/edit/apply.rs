//! The edits of programs, and their entry point.

use super::super::script_error::MOST_DEPTH;
use super::super::{Block, BlockId, MOST_BYTES, Program, Shape, write_program};
use super::block_path::{BlockPath, height};
use super::custom_blocks::{NewPart, define, redefine};
use super::error::EditError;
use super::moving::{duplicate, insert, move_piece};
use super::names::{NameKind, Owner, add_script_variable, delete_script_variable};
use super::places::DropPlace;
use super::slots::{comment, fill, is_sound};
use super::{moving, names};

/// An edit of a program. Blocks are named by their ids before the edit.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Edit {
    /// Moves a piece: a block of a stack with all blocks below it, a block out of its slot, or a definition with its script.
    ///
    /// As in Scratch, a block whose first mouth is empty takes the blocks below its new place into this mouth.
    Move {
        /// The first block of the piece.
        piece: BlockId,
        /// The place to move it to.
        to: DropPlace,
    },
    /// Inserts a new block, such as one of [`super::palette`].
    Insert {
        /// The block to insert.
        block: Block,
        /// The place to insert it.
        to: DropPlace,
    },
    /// Copies a block with all blocks below it. The copy becomes a script of its own below the block's script.
    Duplicate {
        /// The first block of the copied piece.
        piece: BlockId,
    },
    /// Deletes a block with everything in it, and moves up the blocks below. A definition is deleted with its script, unless it
    /// is called somewhere.
    Delete {
        /// The block to delete.
        block: BlockId,
    },
    /// Writes a comment beside the row of a block, or beside a definition. A blank text removes the comment.
    Comment {
        /// The block, or the head of the definition.
        block: BlockId,
        /// The text of the comment.
        text: String,
    },
    /// Puts a text into a slot: one that was typed, or one of [`super::choices`]. Messages may have new names. In a block that
    /// makes a script variable, this renames the variable in the whole script.
    Fill {
        /// The block with the slot.
        block: BlockId,
        /// The index of the slot; the first slot of a call is its label.
        slot: usize,
        /// The text to put into the slot.
        text: String,
    },
    /// Makes a new variable.
    NewVariable {
        /// The name of the variable.
        name: String,
        /// The owner of the variable.
        owner: Owner,
    },
    /// Makes an empty list.
    NewList {
        /// The name of the list.
        name: String,
        /// The owner of the list.
        owner: Owner,
    },
    /// Renames a variable everywhere.
    RenameVariable {
        /// The old name.
        name: String,
        /// The owner of the variable.
        owner: Owner,
        /// The new name.
        new: String,
    },
    /// Renames a list everywhere.
    RenameList {
        /// The old name.
        name: String,
        /// The owner of the list.
        owner: Owner,
        /// The new name.
        new: String,
    },
    /// Deletes a variable. The blocks that use it stay, and the check reports them.
    DeleteVariable {
        /// The name of the variable.
        name: String,
        /// The owner of the variable.
        owner: Owner,
    },
    /// Deletes a list. The blocks that use it stay, and the check reports them.
    DeleteList {
        /// The name of the list.
        name: String,
        /// The owner of the list.
        owner: Owner,
    },
    /// Adds a name to a `script variables` block.
    AddScriptVariable {
        /// The `script variables` block.
        block: BlockId,
        /// The name of the new script variable.
        name: String,
    },
    /// Removes a name from a `script variables` block, and the block with its last name.
    DeleteScriptVariable {
        /// The `script variables` block.
        block: BlockId,
        /// The index of the slot with the name.
        slot: usize,
    },
    /// Makes a custom block. Its definition is added below all scripts of the sprite.
    Define {
        /// The index of the sprite in [`Program::sprites`].
        sprite: usize,
        /// The parts of the label.
        label: Vec<NewPart>,
        /// [`Shape::Stack`], [`Shape::Round`] or [`Shape::SixSided`].
        shape: Shape,
        /// True if it runs without screen refresh.
        without_refresh: bool,
    },
    /// Changes the label, the inputs or the shape of a custom block. All calls, and the inputs in the definition, are updated.
    /// A block in a removed input becomes a script of its own. The shape can only change while the block is never called.
    Redefine {
        /// The head of the definition.
        head: BlockId,
        /// The parts of the new label.
        label: Vec<NewPart>,
        /// The new shape: [`Shape::Stack`], [`Shape::Round`] or [`Shape::SixSided`].
        shape: Shape,
        /// True if it runs without screen refresh.
        without_refresh: bool,
    },
}

/// A program after an edit.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Edited {
    /// The program with the edit applied.
    pub program: Program,
    /// The changed or moved block, by its new id; after a deletion the block that is now in its place. `None` if there is none.
    pub piece: Option<BlockId>,
}

impl Program {
    /// Returns the program after an edit. This program stays the same.
    ///
    /// # Errors
    /// [`EditError`] if the edit cannot be made. Errors that the check finds are no reason for that, since a program is built step
    /// by step.
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
                        BlockPath::of(self, *id).map(|spot| spot.sprite)
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
            Edit::NewVariable { name, owner } => names::make(changed, NameKind::Variable, name, *owner),
            Edit::NewList { name, owner } => names::make(changed, NameKind::List, name, *owner),
            Edit::RenameVariable { name, owner, new } => names::rename(changed, NameKind::Variable, name, *owner, new),
            Edit::RenameList { name, owner, new } => names::rename(changed, NameKind::List, name, *owner, new),
            Edit::DeleteVariable { name, owner } => names::delete(changed, NameKind::Variable, name, *owner),
            Edit::DeleteList { name, owner } => names::delete(changed, NameKind::List, name, *owner),
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
