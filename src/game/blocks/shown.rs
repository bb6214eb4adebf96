//! The visible program, the state of its run, and the part of it that is in view.

use bevy_ecs::prelude::*;
use std::sync::Arc;
use sudoku_blocks::{BlockId, Definition, Program};

/// An unfinished call of a custom block.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Call {
    /// The name of the custom block.
    pub name: String,
    /// The call's title, such as its cell.
    pub title: String,
    /// Names and values of its variables.
    pub variables: Vec<(String, String)>,
    /// The current block in the call, or the one that made the next call.
    pub block: BlockId,
}

/// A call of a custom block that has just reported, and so ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EndedCall {
    /// The name of the custom block.
    pub name: String,
    /// The block that reported.
    pub block: BlockId,
    /// The value that it reported.
    pub value: String,
    /// The block that made the call, at which its script goes on.
    pub caller: BlockId,
}

/// The state of a run at one moment.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Moment {
    /// The block that ran last.
    pub running: Option<BlockId>,
    /// Latest values, with the blocks that produced them.
    pub values: Vec<(BlockId, String)>,
    /// The nested calls, the outermost first.
    pub calls: Vec<Call>,
    /// The call that the last block ended.
    pub ended: Option<EndedCall>,
}

/// The blocks on the screen.
#[derive(Resource, Default, Debug)]
pub struct Blocks {
    program: Arc<Program>,
    moment: Moment,
    /// Indices of the visible sprite and of its visible script.
    sprite: usize,
    script: usize,
    /// True if the view follows the running block.
    follows: bool,
    /// Index of the call in view.
    call: Option<usize>,
    /// The block last scrolled to, and a counter that changes with each request to scroll.
    scroll_request: (Option<BlockId>, u32),
    /// The sprite and the script that were visible before a check was shown.
    before: Option<(usize, usize)>,
}

impl Blocks {
    /// Shows a program that is not running: the definition of `solve`, or else the first script.
    pub fn new(program: Arc<Program>) -> Blocks {
        let defines_solve = |definition: &Definition| definition.label() == "solve";
        let solve = program.scripts().position(|placed| placed.script.definition.as_ref().is_some_and(defines_solve));
        let script = solve.unwrap_or(0);
        let placed = program.scripts().nth(script);
        let (sprite, first) = placed.map_or((0, None), |placed| (placed.sprite_index, Some(placed.id)));
        Blocks {
            program,
            moment: Moment::default(),
            sprite,
            script,
            follows: true,
            call: None,
            scroll_request: (first, 1),
            before: None,
        }
    }

    /// Shows another program, which is not running.
    pub(in crate::game) fn begin(&mut self, program: &Arc<Program>) {
        let times = self.scroll_request.1.wrapping_add(1);
        *self = Blocks::new(Arc::clone(program));
        self.scroll_request.1 = times;
    }

    /// Shows a new version of the program, which is not running, and keeps the script in view.
    pub(in crate::game) fn become_program(&mut self, program: &Arc<Program>) {
        let (name, script, sprite, follows) = (self.program.name.clone(), self.script, self.sprite, self.follows);
        self.begin(program);
        if name == program.name && script < program.scripts().count() {
            (self.script, self.sprite) = (script, sprite.min(program.sprites.len().saturating_sub(1)));
            (self.scroll_request.0, self.follows) = (None, follows);
        }
    }

    /// Returns the visible program.
    pub fn program(&self) -> &Arc<Program> {
        &self.program
    }

    /// Returns the current state of its run.
    pub fn moment(&self) -> &Moment {
        &self.moment
    }

    /// Returns the index of the visible script.
    pub fn script(&self) -> usize {
        self.script
    }

    /// Returns the index of the visible sprite.
    pub fn sprite(&self) -> usize {
        self.sprite
    }

    /// Returns the first block of the visible script, if that belongs to the visible sprite.
    pub fn first(&self) -> Option<BlockId> {
        let placed = self.program.scripts().nth(self.script)?;
        (placed.sprite_index == self.sprite).then_some(placed.id)
    }

    /// Returns true if the view follows the running block.
    pub fn follows(&self) -> bool {
        self.follows
    }

    /// Returns the index of the call in view.
    pub fn call(&self) -> Option<usize> {
        self.call.filter(|&call| call < self.moment.calls.len())
    }

    /// Returns the block last scrolled to, and a counter that changes with each request to scroll.
    pub fn scroll_request(&self) -> (Option<BlockId>, u32) {
        self.scroll_request
    }

    /// Shows another moment of the run.
    pub fn show(&mut self, moment: Moment) {
        self.moment = moment;
        if self.follows {
            self.see_script_of(self.moment.running);
        }
    }

    /// Shows the check of a digit until [`Blocks::end_check`].
    pub(super) fn show_check(&mut self, moment: Moment) {
        self.before.get_or_insert((self.sprite, self.script));
        self.show(moment);
    }

    /// Ends the check, and shows the previous script again.
    pub(super) fn end_check(&mut self) {
        self.moment = Moment::default();
        if let Some((sprite, script)) = self.before.take().filter(|_| self.follows) {
            (self.sprite, self.script) = (sprite, script);
        }
    }

    /// Shows a script from its top.
    pub(in crate::game) fn choose(&mut self, script: usize) {
        let placed = self.program.scripts().nth(script).map(|placed| (placed.sprite_index, placed.id));
        if let Some((sprite, first)) = placed {
            (self.sprite, self.script) = (sprite, script);
            self.leave();
            self.seek(first);
        }
    }

    /// Shows the first script of a sprite.
    pub(in crate::game) fn choose_sprite(&mut self, sprite: usize) {
        let first = self.program.scripts().position(|placed| placed.sprite_index == sprite);
        match first {
            Some(script) => self.choose(script),
            None => {
                self.sprite = sprite.min(self.program.sprites.len().saturating_sub(1));
                self.leave();
            }
        }
    }

    /// Shows the script of the block and stops following the run.
    pub(in crate::game) fn look_at(&mut self, block: BlockId) {
        self.leave();
        self.see_script_of(Some(block));
    }

    /// Starts following the running block.
    pub(in crate::game) fn follow(&mut self) {
        (self.follows, self.call) = (true, None);
        self.see_script_of(self.moment.running);
    }

    /// Stops following the running block.
    pub(in crate::game) fn leave(&mut self) {
        (self.follows, self.call) = (false, None);
    }

    /// Shows the current block of a call.
    pub(in crate::game) fn show_call(&mut self, call: usize) {
        if let Some(block) = self.moment.calls.get(call).map(|call| call.block) {
            self.leave();
            self.call = Some(call);
            self.see_script_of(Some(block));
            self.seek(block);
        }
    }

    /// Scrolls to the block and stops following the run.
    pub(in crate::game) fn see(&mut self, block: BlockId) {
        self.leave();
        self.see_script_of(Some(block));
        self.seek(block);
    }

    fn seek(&mut self, block: BlockId) {
        self.scroll_request = (Some(block), self.scroll_request.1.wrapping_add(1));
    }

    fn see_script_of(&mut self, block: Option<BlockId>) {
        let holds = |block: BlockId| self.program.scripts().take_while(|placed| placed.id <= block).enumerate().last();
        if let Some((script, placed)) = block.and_then(holds) {
            (self.script, self.sprite) = (script, placed.sprite_index);
        }
    }
}
