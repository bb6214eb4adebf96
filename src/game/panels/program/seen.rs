//! What is seen of a program: its blocks, what is wrong with them, what of it runs, and what is changed in it.

use crate::game::blocks::Blocks;
use crate::game::editor::Editor;
use std::sync::Arc;
use sudoku_blocks::{Finding, Program};
use sudoku_run::Breakpoints;

/// A program as it is seen.
#[derive(Clone, Copy)]
pub struct Seen<'a> {
    /// The program.
    pub program: &'a Arc<Program>,
    /// What is wrong with it.
    pub findings: &'a [Finding],
    /// What is chosen, held and typed; `None` where it cannot be changed.
    pub editor: Option<&'a Editor>,
    /// The sprite and the script that are seen, and what runs.
    pub blocks: &'a Blocks,
    /// Where runs stop; `None` where they do not.
    pub stops: Option<&'a Breakpoints>,
    /// Whether a click on a block answers a question.
    pub expects_block: bool,
    /// Whether a change of it can be undone, and made again.
    pub undo: [bool; 2],
    /// Whether it is the person's own.
    pub is_own: bool,
}

impl Seen<'_> {
    /// How many times as large as usual the blocks are drawn.
    pub fn zoom(&self) -> f32 {
        self.editor.map_or(1.0, |editor| crate::game::editor::ZOOM.powi(editor.zoom.into()))
    }
}
