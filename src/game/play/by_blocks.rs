//! “Blocks run the game”: a block machine follows the session, handles clicks and number keys, and decides which digits are
//! allowed.

use super::program;
use crate::game::owl::Speech;
use crate::game::play::BlockProgram;
use crate::game::script::{FrameSystems, RequestSchedule, RequestSystems};
use crate::game::session::Session;
use crate::game::settings::Settings;
use bevy_app::prelude::*;
use bevy_ecs::prelude::*;
use std::sync::Arc;
use sudoku_blocks::{BlockGame, GameFault};
use sudoku_board::{Cell, Value};
use sudoku_words::words;

/// The blocks, while they run the game.
#[derive(Resource, Default, Debug)]
pub struct ByBlocks {
    game: Option<Box<BlockGame>>,
    /// True if a fault has stopped them, until the switch is turned off and on again.
    stopped: bool,
}

impl ByBlocks {
    /// Returns the blocks' game; `None` while they do not run the game.
    pub fn game(&self) -> Option<&BlockGame> {
        self.game.as_deref()
    }

    /// Handles a click on a cell. Returns the speech of the blocks, if any.
    pub(super) fn click(&mut self, cell: Cell) -> Option<String> {
        self.run(|game| game.click(cell)).map_or_else(Some, |()| self.said())
    }

    /// Handles a number key for the cell. Returns the owl's refusal if the digit is not in the list S afterwards.
    pub(super) fn press(&mut self, cell: Cell, value: Option<Value>) -> Option<String> {
        if let Err(stopped) = self.run(|game| game.press(cell, value)) {
            return Some(stopped);
        }
        let holds = self.game()?.board().is_some_and(|board| board.get(cell) == value);
        (!holds).then(|| self.said().unwrap_or_else(|| words().blocks_refuse(sudoku_words::name(cell))))
    }

    fn runs_another_than(&self, program: &BlockProgram) -> bool {
        self.stopped || self.game().is_some_and(|game| !Arc::ptr_eq(game.machine().code(), program.code()))
    }

    fn said(&self) -> Option<String> {
        self.game().map(|game| game.speech().to_owned()).filter(|said| !said.is_empty())
    }

    /// Runs `deed` on the blocks' game. After a fault, stops the blocks and returns the owl's sentence.
    fn run(&mut self, deed: impl FnOnce(&mut BlockGame) -> Result<(), GameFault>) -> Result<(), String> {
        let Some(game) = &mut self.game else { return Ok(()) };
        deed(game).map_err(|fault| self.stop(fault))
    }

    fn stop(&mut self, fault: GameFault) -> String {
        *self = ByBlocks { game: None, stopped: true };
        words().blocks_stopped(sudoku_words::capitalised(&sudoku_words::fault(&fault)))
    }
}

pub(super) fn plugin(app: &mut App) {
    let changed = || resource_changed::<Session>.or_else(resource_changed::<Settings>);
    let follow = || follow.run_if(changed().or_else(resource_changed::<BlockProgram>)).after(program::follow);
    app.init_resource::<ByBlocks>()
        .add_systems(Update, follow().in_set(FrameSystems::Keys))
        .add_systems(RequestSchedule, follow().in_set(RequestSystems::Solved));
}

/// Returns true if the blocks run the game.
pub(super) fn blocks_run(by_blocks: Res<ByBlocks>) -> bool {
    by_blocks.game.is_some()
}

/// Starts and stops the machine with the switch. Copies all other changes of the board, such as Undo, to S.
fn follow(
    settings: Res<Settings>,
    session: Res<Session>,
    program: Res<BlockProgram>,
    mut by_blocks: ResMut<ByBlocks>,
    mut speech: ResMut<Speech>,
) {
    if !settings.blocks_play() {
        if by_blocks.game.is_some() || by_blocks.stopped {
            *by_blocks = ByBlocks::default();
        }
        return;
    }
    // Another program starts from the beginning, even if the previous one had stopped.
    if program.is_changed() && by_blocks.runs_another_than(&program) {
        *by_blocks = ByBlocks::default();
    }
    // The blocks know classic boards only.
    let board = session.board();
    if !board.rules().is_classic() {
        by_blocks.game = None;
        return;
    }
    if by_blocks.stopped || by_blocks.game().is_some_and(|game| game.board().as_ref() == Some(board)) {
        return;
    }
    let followed = match &mut by_blocks.game {
        Some(game) => game.follow(board),
        none => BlockGame::with_program(board, Arc::clone(program.code())).map(|game| *none = Some(Box::new(game))),
    };
    if let Err(fault) = followed {
        speech.refuse(by_blocks.stop(fault));
    }
}
