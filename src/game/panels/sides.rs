//! The panels beside the stage: on two papers, or where there is no room for them, one at a time under tabs.

use crate::game::input::commands::Command;
use crate::game::look::{Panels, Theme};
use crate::game::panels::board::{self, BoardPanel, board};
use crate::game::panels::listing::{ProgramPanel, program, program_title};
use crate::game::panels::place::Place;
use crate::game::panels::serial::{self, SerialPanel, serial};
use crate::game::panels::sets::PanelSystems;
use crate::game::panels::style::{commands, paper};
use crate::game::panels::tabs::tabs;
use crate::game::panels::variables::{VariablesPanel, variables};
use crate::game::panels::watch::{WatchPanel, watch};
use crate::game::script::{Page, Request, Scene, Tab, View};
use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::{ScrollArea, Ui};

/// The height of tabs, with what is free below them.
const TABS_HEIGHT: f32 = 40.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        (left, right, folded).chain().run_if(in_state(Page::Stage)).in_set(PanelSystems::Page),
    );
}

fn left(mut place: Place, view: Res<View>, blocks: ProgramPanel, values: VariablesPanel, text: SerialPanel) -> Result {
    let Panels::Apart { left, .. } = place.layout.panels else { return Ok(()) };
    place.panel("left", left, |ui, theme| {
        paper(ui, theme, view.left(), |ui, height| {
            let height = height - TABS_HEIGHT;
            let asked = match view.left() {
                Tab::Variables => {
                    let chosen = tabs(ui, theme, &Tab::LEFT, Tab::Variables, ui.available_width());
                    // The text is always in sight.
                    let room = height - serial::HEIGHT;
                    let area = ScrollArea::vertical().id_salt("program").max_height(room).auto_shrink([false, true]);
                    let values = area.show(ui, |ui| variables(ui, theme, &values, room)).inner;
                    [chosen, values, serial(ui, theme, &text)]
                }
                _ => {
                    let [chosen, script] = ui
                        .horizontal(|ui| {
                            let chosen = tabs(ui, theme, &Tab::LEFT, Tab::Blocks, ui.available_width() * 0.6);
                            [chosen, program_title(ui, &blocks, ui.available_width())]
                        })
                        .inner;
                    let asked = program(ui, theme, &blocks, height - TABS_HEIGHT);
                    [chosen, script, asked.or(to_scratch(ui, theme))]
                }
            };
            asked.into_iter().flatten()
        })
    })
}

/// The program is changed, or leaves for Scratch.
fn to_scratch(ui: &mut Ui, theme: &Theme) -> Option<Request> {
    commands(ui, theme, &[(Command::Editor, true), (Command::SaveForScratch, true), (Command::CopyBlocks, true)])
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
    blocks: ProgramPanel,
    values: VariablesPanel,
    text: SerialPanel,
    solver: WatchPanel,
    play: BoardPanel,
) -> Result {
    let Panels::Folded(rect) = place.layout.panels else { return Ok(()) };
    place.panel("folded", rect, |ui, theme| {
        let showing = (view.tab(), *scene.get() == Scene::Solving);
        paper(ui, theme, showing, |ui, height| {
            let chosen = tabs(ui, theme, &Tab::ALL, view.tab(), ui.available_width());
            let height = height - TABS_HEIGHT;
            let asked = match view.tab() {
                Tab::Board => [chosen, board(ui, theme, &play), serial(ui, theme, &text)],
                Tab::Watch => [chosen, watch(ui, theme, &solver, height), None],
                Tab::Blocks => {
                    // Where there is little room, the blocks come first.
                    let is_low = height < 2.0 * TABS_HEIGHT + 160.0;
                    let choose = |ui: &mut Ui| program_title(ui, &blocks, ui.available_width());
                    let above = if is_low { None } else { choose(ui) };
                    let room = if is_low { height } else { height - TABS_HEIGHT };
                    let asked = program(ui, theme, &blocks, room);
                    let below = if is_low { choose(ui) } else { None };
                    [chosen, asked, above.or(below).or(to_scratch(ui, theme))]
                }
                Tab::Variables => [chosen, variables(ui, theme, &values, height), None],
            };
            asked.into_iter().flatten()
        })
    })
}
