//! The page on which the program is changed: the palette, the scripts of a sprite, and what else belongs to the program.

mod arranged;
mod field;
mod menu;
mod palette;
mod scripts;
mod side;
mod target;

use crate::game::editor::Editor;
use crate::game::look::Theme;
use crate::game::panels::bubble::Heard;
use crate::game::panels::place::Place;
use crate::game::panels::sets::PanelSystems;
use crate::game::panels::style::{self, within};
use crate::game::play::{BlockProgram, Sitting};
use crate::game::script::{Page, Request};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::{CornerRadius, Ui};

pub use palette::{field as search_field, palette};
pub use scripts::scripts;
pub use side::sprites;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, show.run_if(in_state(Page::Editor)).in_set(PanelSystems::Page));
}

/// What the page shows.
#[derive(SystemParam)]
struct EditorPanel<'w> {
    editor: Res<'w, Editor>,
    program: Res<'w, BlockProgram>,
    sitting: Res<'w, Sitting>,
    owl: Heard<'w>,
}

fn show(mut place: Place, shown: EditorPanel) -> Result {
    place.panel("editor", place.layout.page(), |ui, theme| editor(ui, theme, &shown))
}

/// Below this width, in points, the rest of the program stands below the scripts.
const WIDE: f32 = 860.0;
/// What is free between the papers.
const GAP: f32 = 10.0;

fn editor(ui: &mut Ui, theme: &Theme, shown: &EditorPanel) -> Vec<Request> {
    let page = ui.max_rect();
    ui.painter().rect_filled(page, CornerRadius::ZERO, theme.background.egui());
    let inner = page.shrink(GAP);
    let wide = inner.width() >= WIDE;
    let (above, side) = if wide {
        let width = (inner.width() * 0.24).clamp(250.0, 320.0);
        inner.split_left_right_at_x(inner.right() - width)
    } else {
        inner.split_top_bottom_at_y(inner.top() + inner.height() * 0.62)
    };
    let above = if wide { above.with_max_x(above.right() - GAP) } else { above.with_max_y(above.bottom() - GAP) };
    let (drawers, paper) = above.split_left_right_at_x(above.left() + (above.width() * 0.36).clamp(150.0, 270.0));
    let paper = paper.with_min_x(paper.left() + GAP);
    let mut asked = Vec::new();
    asked.extend(within(ui, drawers, |ui| {
        style::paper(ui, theme, "palette", |ui, _| palette(ui, theme, &shown.editor, &shown.program))
    }));
    asked.extend(within(ui, side, |ui| {
        style::paper(ui, theme, "program", |ui, _| {
            let offered = style::speaking(ui, theme, shown.owl.beside_sheets());
            offered.or(side::side(ui, theme, &shown.editor, &shown.program, shown.sitting.session()))
        })
    }));
    // Last, since what is dragged lies over everything.
    asked.extend(within(ui, paper, |ui| scripts(ui, theme, &shown.editor, &shown.program, drawers)));
    asked
}
