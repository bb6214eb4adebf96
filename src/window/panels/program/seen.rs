//! The visible program: its blocks, their errors, the running ones, and the state of the editor.

use crate::game::blocks::machine::plain;
use crate::game::blocks::{Blocks, Call, EndedCall};
use crate::game::editor::Editor;
use crate::game::requests::CallsShown;
use crate::game::session::Subject;
use std::sync::Arc;
use sudoku_blocks::{BlockId, Finding, Program};
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
    /// How calls are shown, and if they are copies, how they are drawn.
    pub calls_shown: CallsShown,
    /// True if a question is open whose answer the place at which a call's caller goes on would give away.
    pub hides_return: bool,
    /// True if results do not move back to their callers.
    pub is_still: bool,
}

impl Seen<'_> {
    /// Returns the open calls that are shown as copies of their scripts, each with its number, from 0: all calls while the view
    /// follows the run, else the calls of the script in view. Empty if there is nothing that a card could not show as well.
    pub fn copied_calls(&self) -> Vec<(usize, &Call)> {
        let blocks = self.blocks;
        let script = self.script_name();
        let is_copied = |call: &Call| blocks.follows() || script.as_ref() == Some(&call.name);
        let calls = blocks.moment().calls.iter().enumerate().filter(|(_, call)| is_copied(call));
        let calls: Vec<_> =
            calls.filter(|_| self.calls_shown != CallsShown::Cards && blocks.call().is_none()).collect();
        if calls.len() > 1 || self.last_ended().is_some() { calls } else { Vec::new() }
    }

    /// Returns the name of the custom block that the script in view defines.
    fn script_name(&self) -> Option<String> {
        let placed = self.program.scripts().nth(self.blocks.script())?;
        placed.script.definition.as_ref().map(|definition| plain(&definition.label()))
    }

    /// Returns the call that has just ended, if a copy of its script would be shown.
    fn last_ended(&self) -> Option<&EndedCall> {
        let is_copied = |ended: &&EndedCall| self.blocks.follows() || self.script_name().as_ref() == Some(&ended.name);
        self.blocks.moment().ended.as_ref().filter(is_copied)
    }

    /// Returns the call that has just ended, if its caller's copy is shown.
    pub fn ended(&self) -> Option<&EndedCall> {
        self.last_ended().filter(|_| !self.copied_calls().is_empty())
    }

    /// Returns the block that is lit: the one that ran last or, on a caller's copy, the one at which it goes on.
    pub fn lit(&self) -> Option<BlockId> {
        match self.ended() {
            Some(ended) => (!self.hides_return).then_some(ended.caller),
            None => self.blocks.moment().running,
        }
    }

    /// Returns the factor by which the blocks are enlarged.
    pub fn zoom(&self) -> f32 {
        self.editor.map_or(1.0, |editor| crate::game::editor::ZOOM.powi(editor.zoom().into()))
    }
}
