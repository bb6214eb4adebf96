//! The visible program: its blocks, their errors, the running ones, and the state of the editor.

use crate::game::blocks::Blocks;
use crate::game::editor::Editor;
use crate::game::session::Subject;
use std::sync::Arc;
use sudoku_blocks::{Finding, Program};
use sudoku_run::Breakpoints;

/// A program and everything that is shown with it.
#[derive(Clone, Copy)]
pub struct Seen<'a> {
    /// The program itself.
    pub program: &'a Arc<Program>,
    /// The errors in the program.
    pub findings: &'a [Finding],
    /// The selection, the dragged piece and the typed text; `None` if the program cannot be changed.
    pub editor: Option<&'a Editor>,
    /// The visible sprite and script, and the running blocks.
    pub blocks: &'a Blocks,
    /// The breakpoints; `None` if runs cannot stop at blocks here.
    pub stops: Option<&'a Breakpoints>,
    /// True if a click on a block answers a question.
    pub expects_block: bool,
    /// True if a change can be undone, and if one can be redone.
    pub undo: [bool; 2],
    /// The part of the history that Undo and Redo act on; `None` for what is in front.
    pub undoes: Option<&'a Subject>,
    /// True if the program is the player's own.
    pub is_own: bool,
}

impl Seen<'_> {
    /// Returns the factor by which the blocks are enlarged.
    pub fn zoom(&self) -> f32 {
        self.editor.map_or(1.0, |editor| crate::game::editor::ZOOM.powi(editor.zoom().into()))
    }
}
