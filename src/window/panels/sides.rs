//! The panels beside the stage: on two papers or, without enough space, one at a time under tabs.

use crate::game::requests::commands::Command;
use crate::game::requests::{Page, Request, Scene, Tab, ViewRequest};
use crate::game::script::View;
use crate::window::look::{Panels, Theme};
use crate::window::panels::board::{BoardPanel, board};
use crate::window::panels::panel_window::PanelWindow;
use crate::window::panels::program::{ProgramPanel, beside_stage, menu_beside_stage};
use crate::window::panels::serial::{self, SerialPanel, serial};
use crate::window::panels::sets::PanelSystems;
use crate::window::panels::style::{paper, within};
use crate::window::panels::tabs::tabs;
use crate::window::panels::variables::{VariablesPanel, variables};
use crate::window::panels::watch::{WatchPanel, engines, watch};
use crate::window::panels::workbench::{WorkbenchPanel, workbench};
use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::{Align, CursorIcon, Id, Layout, Rect, ScrollArea, Sense, Ui, WidgetInfo, WidgetType, vec2};
use sudoku_words::words;

/// The height of the tabs including the space below them, in points.
const TABS_HEIGHT: f32 = 40.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        (left, right, folded).chain().run_if(in_state(Page::Stage)).in_set(PanelSystems::Page),
    );
}

fn left(
    mut window: PanelWindow,
    view: Res<View>,
    blocks: ProgramPanel,
    values: VariablesPanel,
    text: SerialPanel,
) -> Result {
    let Panels::Apart { left, .. } = window.layout.panels else { return Ok(()) };
    window.panel("left", left, |ui, theme| {
        let widened = divider(ui, theme);
        paper(ui, theme, view.left(), |ui, height| {
            let [chosen, menu] = ui
                .horizontal(|ui| {
                    let chosen = tabs(ui, theme, &Tab::LEFT, view.left(), ui.available_width() * 0.6);
                    let menu = |ui: &mut Ui| menu_beside_stage(ui, &blocks);
                    [chosen, ui.with_layout(Layout::right_to_left(Align::Center), menu).inner]
                })
                .inner;
            let height = height - TABS_HEIGHT;
            let asked = match view.left() {
                Tab::Variables => {
                    // The text is always visible.
                    let room = height - serial::HEIGHT;
                    let area = ScrollArea::vertical().id_salt("program").max_height(room).auto_shrink([false, true]);
                    let values = area.show(ui, |ui| variables(ui, theme, &values, room)).inner;
                    [chosen, values, menu.or(serial(ui, theme, &text))]
                }
                _ => [chosen, beside_stage(ui, theme, &blocks, false), menu],
            };
            asked.into_iter().chain([widened]).flatten()
        })
    })
}

/// Draws the divider between the program and the stage, which can be dragged.
fn divider(ui: &Ui, theme: &Theme) -> Option<Request> {
    let paper = ui.max_rect();
    let rect = Rect::from_min_max(paper.right_top(), paper.right_bottom() + vec2(DIVIDER, 0.0));
    let response = ui.interact(rect, Id::new("divider"), Sense::drag());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::ResizeHandle, true, words().widen_program()));
    if response.hovered() || response.dragged() || response.has_focus() {
        ui.ctx().set_cursor_icon(CursorIcon::ResizeHorizontal);
        let line = Rect::from_center_size(rect.center(), vec2(3.0, 60.0));
        ui.painter().rect_filled(line, 2, theme.accent.egui());
    }
    let at = response.interact_pointer_pos().filter(|_| response.dragged());
    let width = at.map(|at| (at.x - DIVIDER / 2.0 - paper.left()).max(0.0) as u16);
    response.on_hover_text(Command::WidenProgram.tooltip());
    width.map(|width| ViewRequest::SetProgramWidth(width).into())
}

/// The width of the divider, in points.
const DIVIDER: f32 = 12.0;

fn right(mut window: PanelWindow, scene: Res<State<Scene>>, solver: WatchPanel, runs: WorkbenchPanel) -> Result {
    let Panels::Apart { right, .. } = window.layout.panels else { return Ok(()) };
    window.panel("right", right, |ui, theme| {
        paper(ui, theme, scene.get(), |ui, height| {
            let asked = match scene.get() {
                Scene::Running => running(ui, theme, &solver, &runs, height),
                _ => [watch(ui, theme, &solver, height), None],
            };
            asked.into_iter().flatten()
        })
    })
}

/// Draws the chooser of the engine, and the controls of its run.
fn running(
    ui: &mut Ui,
    theme: &Theme,
    solver: &WatchPanel,
    runs: &WorkbenchPanel,
    height: f32,
) -> [Option<Request>; 2] {
    let top = ui.cursor().top();
    let chosen = engines(ui, solver);
    [chosen, workbench(ui, theme, runs, height - (ui.cursor().top() - top))]
}

fn folded(
    mut window: PanelWindow,
    view: Res<View>,
    scene: Res<State<Scene>>,
    blocks: ProgramPanel,
    values: VariablesPanel,
    text: SerialPanel,
    solver: WatchPanel,
    runs: WorkbenchPanel,
    play: BoardPanel,
) -> Result {
    let Panels::Folded(mut rect) = window.layout.panels else { return Ok(()) };
    let running_now = *scene.get() == Scene::Running;
    let foot = window.layout.foot;
    // If the foot is below the panels, they take its space while it is empty.
    if running_now && !runs.has_foot() && foot.min.y >= rect.max.y {
        rect.max.y = foot.max.y;
    }
    let rect_is_below = rect.min.y >= window.layout.stage.max.y;
    window.panel("folded", rect, |ui, theme| {
        let front = view.tab_of(&Tab::ALL);
        let showing = (front, scene.get());
        // Below the board, the tabs are at the lower edge, and stay there whatever the height of the panel.
        let below = rect_is_below.then(|| ui.max_rect());
        let bar = below.map(|room| room.with_min_y(room.bottom() - ui.spacing().interact_size.y.max(32.0)));
        let chosen = bar.and_then(|bar| within(ui, bar, |ui| tabs(ui, theme, &Tab::ALL, front, bar.width())));
        let room = bar.map_or(ui.max_rect(), |bar| ui.max_rect().with_max_y(bar.top() - 4.0));
        let asked = within(ui, room, |ui| {
            paper(ui, theme, showing, |ui, height| {
                let (chosen, height) = match bar {
                    Some(_) => (chosen, height),
                    None => (tabs(ui, theme, &Tab::ALL, front, ui.available_width()), height - TABS_HEIGHT),
                };
                match front {
                    Tab::Watch | Tab::Board if running_now => {
                        let [engine, controls] = running(ui, theme, &solver, &runs, height);
                        [chosen, engine, controls]
                    }
                    Tab::Board | Tab::Task => [chosen, board(ui, theme, &play), serial(ui, theme, &text)],
                    Tab::Watch => [chosen, watch(ui, theme, &solver, height), None],
                    Tab::Blocks => [chosen, beside_stage(ui, theme, &blocks, true), None],
                    Tab::Variables => [chosen, variables(ui, theme, &values, height), None],
                }
            })
        });
        asked.into_iter().flatten()
    })
}
