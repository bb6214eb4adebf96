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
    /// The way in which open calls are shown.
    pub calls_shown: CallsShown,
    /// True if a question is open whose answer the place at which a call's caller goes on would give away.
    pub hides_return: bool,
    /// True if results do not move back to their callers.
    pub is_still: bool,
}

impl Seen<'_> {
    /// Returns the open calls that are shown as copies of their scripts, each with its number, from 0. Empty if one copy would be all.
    pub fn copied_calls(&self) -> Vec<(usize, &Call)> {
        let calls: Vec<_> = self.calls_of_script().collect();
        if calls.len() > 1 || self.ended().is_some() { calls } else { Vec::new() }
    }

    /// Returns the calls that can be copied: all open ones while the view follows the run, else those of the script in view.
    fn calls_of_script(&self) -> impl Iterator<Item = (usize, &Call)> {
        let script = self.script_name();
        let has_copies = self.calls_shown != CallsShown::Cards && self.blocks.call().is_none();
        let calls = self.blocks.moment().calls.iter().enumerate().filter(move |_| has_copies);
        calls.filter(move |(_, call)| self.blocks.follows() || script.as_ref() == Some(&call.name))
    }

    /// Returns the name of the custom block that the script in view defines.
    fn script_name(&self) -> Option<String> {
        let placed = self.program.scripts().nth(self.blocks.script())?;
        placed.script.definition.as_ref().map(|definition| plain(&definition.label()))
    }

    /// Returns the call that has just ended, if its caller's copy is shown.
    pub fn ended(&self) -> Option<&EndedCall> {
        let ended = self.blocks.moment().ended.as_ref()?;
        let is_of_script = self.blocks.follows() || self.script_name().as_ref() == Some(&ended.name);
        (is_of_script && self.calls_of_script().next().is_some()).then_some(ended)
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
