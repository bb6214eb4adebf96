//! The panels around the stage, in egui. Each file has functions that draw some state and return the person's requests, and a
//! system that sends them on.

mod ask_bar;
mod bar;
mod board;
mod board_kinds;
mod branches;
mod bubble;
mod chooser;
mod film;
mod gauges;
mod icons;
mod keyboard;
mod lessons;
mod model;
mod number_keys;
mod origin;
mod overlay;
mod own_search;
mod pages;
mod panel_window;
mod program;
mod race;
mod serial;
mod sets;
mod sides;
mod stage;
mod style;
mod tabs;
mod training;
mod tree;
mod variables;
mod watch;
mod workbench;

use crate::game::requests::Page;
use bevy::prelude::*;
use bevy_egui::{EguiPlugin, EguiPrimaryContextPass};
use sets::PanelSystems;

pub(super) fn plugin(app: &mut App) {
    // The training page uses the stage too.
    let bubble = PanelSystems::Bubble.run_if(in_state(Page::Stage).or_else(in_state(Page::Training)));
    let foot = PanelSystems::Foot.run_if(in_state(Page::Stage));
    app.add_plugins(EguiPlugin::default())
        .configure_sets(
            EguiPrimaryContextPass,
            (PanelSystems::Bar, PanelSystems::Page, bubble, foot, PanelSystems::Sheet, PanelSystems::Drawn).chain(),
        )
        .add_plugins((
            style::plugin,
            keyboard::plugin,
            bar::plugin,
            pages::plugin,
            bubble::plugin,
            ask_bar::plugin,
            number_keys::plugin,
            stage::plugin,
            workbench::plugin,
            overlay::plugin,
        ));
}
