//! The program that is shown, what of it runs, and where the person looks.

use bevy::prelude::*;
use std::sync::Arc;
use sudoku_blocks::{BlockId, Definition, Program};

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
    /// The sprite whose scripts are seen, and the one of them that was chosen or runs, counted from 0.
    sprite: usize,
    script: usize,
    /// Whether the block that runs is kept in sight.
    follows: bool,
    /// The call whose place is seen, counted from 0.
    call: Option<usize>,
    /// The block that was last to be brought into sight, and how often that was asked for.
    sought: (Option<BlockId>, u32),
    /// The sprite and the script that were seen before a check came into sight.
    before: Option<(usize, usize)>,
}

impl Blocks {
    /// A program of which nothing runs. The definition of `solve` is seen, or else the first script.
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
            sought: (first, 1),
            before: None,
        }
    }

    /// Another program is seen, of which nothing runs.
    pub(in crate::game) fn begin(&mut self, program: &Arc<Program>) {
        let times = self.sought.1.wrapping_add(1);
        *self = Blocks::new(Arc::clone(program));
        self.sought.1 = times;
    }

    /// The program was changed: nothing of it runs, and the same script is seen.
    pub(in crate::game) fn become_program(&mut self, program: &Arc<Program>) {
        let (name, script, sprite, follows) = (self.program.name.clone(), self.script, self.sprite, self.follows);
        self.begin(program);
        if name == program.name && script < program.scripts().count() {
            (self.script, self.sprite) = (script, sprite.min(program.sprites.len().saturating_sub(1)));
            (self.sought.0, self.follows) = (None, follows);
        }
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

    /// The sprite whose scripts are seen, counted from 0.
    pub fn sprite(&self) -> usize {
        self.sprite
    }

    /// The first block of the script that is seen, if it is one of the sprite's.
    pub fn first(&self) -> Option<BlockId> {
        let placed = self.program.scripts().nth(self.script)?;
        (placed.sprite_index == self.sprite).then_some(placed.id)
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

    /// The check of a digit is seen, until [`Blocks::end_check`].
    pub(super) fn show_check(&mut self, moment: Moment) {
        self.before.get_or_insert((self.sprite, self.script));
        self.show(moment);
    }

    /// Nothing runs any more, and the script that was seen before the check is seen again.
    pub(super) fn end_check(&mut self) {
        self.moment = Moment::default();
        if let Some((sprite, script)) = self.before.take().filter(|_| self.follows) {
            (self.sprite, self.script) = (sprite, script);
        }
    }

    /// Another script is seen from its top.
    pub(in crate::game) fn choose(&mut self, script: usize) {
        let placed = self.program.scripts().nth(script).map(|placed| (placed.sprite_index, placed.id));
        if let Some((sprite, first)) = placed {
            (self.sprite, self.script) = (sprite, script);
            self.leave();
            self.seek(first);
        }
    }

    /// The scripts of that sprite are seen, from the first.
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

    /// The scripts of the block's sprite are seen.
    pub(in crate::game) fn look_at(&mut self, block: BlockId) {
        self.leave();
        self.see_script_of(Some(block));
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
        let holds = |block: BlockId| self.program.scripts().take_while(|placed| placed.id <= block).enumerate().last();
        if let Some((script, placed)) = block.and_then(holds) {
            (self.script, self.sprite) = (script, placed.sprite_index);
        }
    }
}
