//! The sheet with the visible script as it is in Scratch.

use crate::game::blocks::Blocks;
use crate::game::requests::{Request, Sheet};
use crate::window::panels::overlay::frame::{self, Frame};
use crate::window::panels::program::in_scratch;
use bevy::prelude::*;
use bevy_egui::egui::Vec2;
use sudoku_words::words;

pub(super) fn plugin(app: &mut App) {
    frame::add(app, Sheet::Scratch, show);
}

fn show(mut frame: Frame, blocks: Res<Blocks>) -> Result {
    frame.sheet(words().in_scratch(), Vec2::new(640.0, 640.0), |ui, theme| {
        in_scratch(ui, theme, blocks.program(), blocks.script());
        None::<Request>
    })
}
