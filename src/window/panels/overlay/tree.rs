//! The sheet with the tree of calls, with room for all of its levels. A click on a call closes the sheet and jumps to the call's moment.

use crate::game::requests::{Request, Sheet, ViewRequest};
use crate::game::solver::Solver;
use crate::window::panels::overlay::frame::{self, Frame};
use crate::window::panels::watch::large_tree;
use bevy::prelude::*;
use bevy_egui::egui::Vec2;
use sudoku_words::words;

pub(super) fn plugin(app: &mut App) {
    frame::add(app, Sheet::Tree, show);
}

fn show(mut frame: Frame, solver: Res<Solver>) -> Result {
    frame.sheet(words().tree_of_calls(), Vec2::new(1180.0, 620.0), |ui, theme| {
        if ui.is_sizing_pass() {
            // The tree appears in the next frame, even if nothing else happens.
            ui.ctx().request_repaint();
        }
        let height = ui.clip_rect().height() - 12.0;
        let asked: Option<Request> = solver.run().and_then(|run| large_tree(ui, theme, run, height));
        let close = asked.is_some().then(|| ViewRequest::CloseSheet.into());
        asked.into_iter().chain(close).collect::<Vec<_>>()
    })
}
