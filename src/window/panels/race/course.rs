//! The race itself: the owl's sentence, the lanes with their numbers and, below them, the state of the race.

use super::lane::{Columns, Lane, lane};
use super::shown::{MEASURES, RacePanel};
use crate::game::requests::commands::Command;
use crate::game::requests::{Request, labels};
use crate::window::look::{Theme, fonts};
use crate::window::panels::style;
use bevy_egui::egui::{
    Align, Align2, CornerRadius, FontId, Label, Layout, Rect, RichText, Sense, Shape, TextStyle, Ui, pos2, vec2,
};
use sudoku_run::engines::{Engine, EngineState};
use sudoku_words::words;

/// The height of the headings above the lanes, and of the line below them, in points.
const HEADINGS: f32 = 24.0;
const FOOT: f32 = 40.0;

/// The gap between two lanes, in points.
const GAP: f32 = 7.0;

/// The range of a lane's height, in points.
const HEIGHTS: std::ops::RangeInclusive<f32> = 46.0..=76.0;

/// Draws the lanes of all engines, always in the same order. If a height is given, all of them fit into it unless it is too small.
pub fn course(ui: &mut Ui, theme: &Theme, shown: &RacePanel, height: Option<f32>) -> Option<Request> {
    let mut asked = None;
    let top = ui.cursor().top();
    let racing = &shown.racing;
    style::spoken(ui, theme, shown.owl.beside_sheets());
    let start = racing.start(&shown.session, *shown.scene.get());
    ui.spacing_mut().item_spacing.y = GAP;
    let columns = Columns::of(ui);
    let behind = ui.painter().add(Shape::Noop);
    let headings = headings(ui, theme, shown, &columns);
    let count = Engine::ALL.len() as f32;
    let room = height.map(|height| (height - (ui.cursor().top() - top) - FOOT - GAP * (count + 1.0)) / count);
    let fitting = room.unwrap_or(*HEIGHTS.end()).clamp(*HEIGHTS.start(), *HEIGHTS.end()).floor();
    let each = columns.folded().unwrap_or(fitting);
    let mut bottom = headings.bottom();
    for &engine in Engine::ALL {
        let is_own = engine == Engine::Blocks && shown.program.is_own();
        let unfit = engine.takes(start.rules()).err().map(|reason| sudoku_words::not_on_board(reason, is_own));
        let takes_part = racing.engines().contains(&engine) && unfit.is_none();
        // Before the first race, the engines wait at the start.
        let waiting = || EngineState::at_start(engine, is_own, start.clone());
        let ran = racing.standings().0.iter().find(|standing| standing.engine == engine);
        let is_in = ran.is_some() || (takes_part && racing.standings().0.is_empty());
        let standing = ran.cloned().unwrap_or_else(waiting);
        let blanks = start.blanks().count();
        let drawn = Lane { racing, standing: &standing, takes_part, unfit, is_in, blanks };
        let (rect, toggled) = lane(ui, theme, &drawn, &columns, each);
        asked = asked.or(toggled);
        bottom = rect.bottom();
    }
    if let Some(chosen) = MEASURES.iter().position(|measure| *measure == racing.measure()).filter(|_| columns.has_all())
    {
        let column = columns.number(chosen);
        let (left, right) = (headings.left() + column.min + 8.0, headings.left() + column.max + 8.0);
        let band = Rect::from_x_y_ranges(left..=right, headings.top()..=bottom);
        ui.painter().set(behind, Shape::rect_filled(band, CornerRadius::same(8), theme.button.egui()));
    }
    let foot = vec2(ui.available_width(), FOOT);
    let copied = ui.allocate_ui_with_layout(foot, Layout::right_to_left(Align::Center), |ui| {
        let copied = style::command(ui, theme, 84.0, Command::CopyTable, !racing.standings().0.is_empty());
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            let pace = words().race_order(labels::race_pace(racing.measure()));
            ui.add(Label::new(RichText::new(pace).small().color(theme.muted.egui())).wrap());
        });
        copied
    });
    asked.or(copied.inner)
}

/// Draws the headings above the lanes, and returns their rectangle.
fn headings(ui: &mut Ui, theme: &Theme, shown: &RacePanel, columns: &Columns) -> Rect {
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), HEADINGS), Sense::hover());
    let painter = ui.painter();
    let small = TextStyle::Small.resolve(ui.style());
    let write = |x: f32, align: Align2, text: String, font: FontId, chosen: bool| {
        let ink = if chosen { theme.on_button } else { theme.muted };
        painter.text(pos2(rect.left() + x, rect.center().y), align, text, font, ink.egui());
    };
    if columns.folded().is_none() {
        let track = columns.track();
        write(track.min, Align2::LEFT_CENTER, words().race_from(), small.clone(), false);
        write(track.max, Align2::CENTER_CENTER, words().race_finish(), small.clone(), false);
    }
    for (n, measure) in MEASURES.into_iter().enumerate() {
        let chosen = measure == shown.racing.measure();
        if columns.has_all() || chosen {
            let font = if chosen { fonts::bold(14.0) } else { small.clone() };
            write(columns.number(n).max, Align2::RIGHT_CENTER, labels::measure(measure), font, chosen);
        }
    }
    rect
}
