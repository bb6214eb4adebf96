//! The panels beside the stage: on two papers, or where there is no room for them, one at a time under tabs.

use crate::game::look::Panels;
use crate::game::panels::board::{self, BoardPanel, board};
use crate::game::panels::place::Place;
use crate::game::panels::serial::{self, SerialPanel, serial};
use crate::game::panels::sets::PanelSystems;
use crate::game::panels::style::paper;
use crate::game::panels::tabs::tabs;
use crate::game::panels::variables::{VariablesPanel, variables};
use crate::game::panels::watch::{WatchPanel, watch};
use crate::game::script::{Page, Scene, Tab, View};
use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::ScrollArea;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        (left, right, folded).chain().run_if(in_state(Page::Stage)).in_set(PanelSystems::Page),
    );
}

fn left(mut place: Place, program: VariablesPanel, text: SerialPanel) -> Result {
    let Panels::Apart { left, .. } = place.layout.panels else { return Ok(()) };
    place.panel("left", left, |ui, theme| {
        paper(ui, theme, (), |ui, height| {
            // The text is always in sight.
            let room = height - serial::HEIGHT;
            let area = ScrollArea::vertical().id_salt("program").max_height(room).auto_shrink([false, true]);
            let program = area.show(ui, |ui| variables(ui, theme, &program, room)).inner;
            let asked = [program, serial(ui, theme, &text)];
            asked.into_iter().flatten()
        })
    })
}

fn right(mut place: Place, scene: Res<State<Scene>>, solver: WatchPanel, play: BoardPanel) -> Result {
    let Panels::Apart { right, .. } = place.layout.panels else { return Ok(()) };
    place.panel("right", right, |ui, theme| {
        paper(ui, theme, *scene.get() == Scene::Solving, |ui, height| {
            // While the solver has the board, its controls have the room of the player's.
            let asked = match scene.get() {
                Scene::Solving => [watch(ui, theme, &solver, height), None],
                _ => [watch(ui, theme, &solver, height - board::HEIGHT), board(ui, theme, &play)],
            };
            asked.into_iter().flatten()
        })
    })
}

fn folded(
    mut place: Place,
    view: Res<View>,
    scene: Res<State<Scene>>,
    program: VariablesPanel,
    text: SerialPanel,
    solver: WatchPanel,
    play: BoardPanel,
) -> Result {
    let Panels::Folded(rect) = place.layout.panels else { return Ok(()) };
    place.panel("folded", rect, |ui, theme| {
        let showing = (view.tab(), *scene.get() == Scene::Solving);
        paper(ui, theme, showing, |ui, height| {
            let chosen = tabs(ui, theme, view.tab());
            let height = height - 40.0;
            let asked = match view.tab() {
                Tab::Board => [chosen, board(ui, theme, &play), serial(ui, theme, &text)],
                Tab::Watch => [chosen, watch(ui, theme, &solver, height), None],
                Tab::Variables => [chosen, variables(ui, theme, &program, height), None],
            };
            asked.into_iter().flatten()
        })
    })
}
