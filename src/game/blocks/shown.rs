//! The program that is shown, what of it runs, and where the person looks.

use crate::blocks::{BlockId, Definition, Program};
use bevy::prelude::*;
use std::sync::Arc;

/// A call of a custom block that has not ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Call {
    /// What it is about.
    pub title: String,
    /// Its own variables: their names and values.
    pub variables: Vec<(String, String)>,
    /// Where it stands: the block that runs in it, or the one that has made the next call.
    pub block: BlockId,
}

/// What runs at one moment.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Moment {
    /// The block that has just run.
    pub running: Option<BlockId>,
    /// Values that have just been worked out, and the blocks that gave them.
    pub values: Vec<(BlockId, String)>,
    /// The calls, the first one first.
    pub calls: Vec<Call>,
}

/// The blocks on the screen.
#[derive(Resource, Default, Debug)]
pub struct Blocks {
    program: Arc<Program>,
    moment: Moment,
    /// The script that is seen, counted from 0.
    script: usize,
    /// Whether the block that runs is kept in sight.
    follows: bool,
    /// The call whose place is seen, counted from 0.
    call: Option<usize>,
    /// The block that was last to be brought into sight, and how often that was asked for.
    sought: (Option<BlockId>, u32),
}

impl Blocks {
    /// A program of which nothing runs. The definition of `solve` is seen, or else the first script.
    pub fn new(program: Arc<Program>) -> Blocks {
        let defines_solve = |definition: &Definition| definition.label() == "solve";
        let solve = program.scripts().position(|placed| placed.script.definition.as_ref().is_some_and(defines_solve));
        let script = solve.unwrap_or(0);
        Blocks { program, moment: Moment::default(), script, follows: true, call: None, sought: (None, 0) }
    }

    /// Another program is seen, of which nothing runs. Where it is the same one changed, so is its script.
    pub(super) fn become_program(&mut self, program: &Arc<Program>) {
        let before = std::mem::replace(self, Blocks::new(Arc::clone(program)));
        if before.program.name == program.name && before.script < program.scripts().count() {
            self.script = before.script;
        }
        self.sought.1 = before.sought.1;
    }

    /// The program.
    pub fn program(&self) -> &Arc<Program> {
        &self.program
    }

    /// What runs now.
    pub fn moment(&self) -> &Moment {
        &self.moment
    }

    /// The script that is seen, counted from 0.
    pub fn script(&self) -> usize {
        self.script
    }

    /// Whether the block that runs is kept in sight.
    pub fn follows(&self) -> bool {
        self.follows
    }

    /// The call whose place is seen, counted from 0.
    pub fn call(&self) -> Option<usize> {
        self.call.filter(|&call| call < self.moment.calls.len())
    }

    /// The block that was last to be brought into sight, and how often that was asked for.
    pub fn sought(&self) -> (Option<BlockId>, u32) {
        self.sought
    }

    /// Another moment: whoever runs the program says what runs.
    pub fn show(&mut self, moment: Moment) {
        self.moment = moment;
        if self.follows {
            self.see_script_of(self.moment.running);
        }
    }

    /// Another script is seen from its top.
    pub(in crate::game) fn choose(&mut self, script: usize) {
        let first = self.program.scripts().nth(script).map(|placed| placed.id);
        if let Some(first) = first {
            self.script = script;
            self.leave();
            self.seek(first);
        }
    }

    /// The block that runs is kept in sight from now on.
    pub(in crate::game) fn follow(&mut self) {
        (self.follows, self.call) = (true, None);
        self.see_script_of(self.moment.running);
    }

    /// The block that runs is not kept in sight any more.
    pub(in crate::game) fn leave(&mut self) {
        (self.follows, self.call) = (false, None);
    }

    /// The place of the call is seen.
    pub(in crate::game) fn show_call(&mut self, call: usize) {
        if let Some(block) = self.moment.calls.get(call).map(|call| call.block) {
            self.leave();
            self.call = Some(call);
            self.see_script_of(Some(block));
            self.seek(block);
        }
    }

    /// The block is brought into sight, whatever runs.
    pub(in crate::game) fn see(&mut self, block: BlockId) {
        self.leave();
        self.see_script_of(Some(block));
        self.seek(block);
    }

    fn seek(&mut self, block: BlockId) {
        self.sought = (Some(block), self.sought.1.wrapping_add(1));
    }

    fn see_script_of(&mut self, block: Option<BlockId>) {
        let holds =
            |block: BlockId| self.program.scripts().take_while(|placed| placed.id <= block).count().checked_sub(1);
        if let Some(script) = block.and_then(holds) {
            self.script = script;
        }
    }
}
