//! The race itself: its lanes, the boards, and below them the table.

use super::lanes::lanes;
use super::shown::RacePanel;
use crate::classic::{Board, Cell, CellKind};
use crate::engines::{Engine, Measure, Standing};
use crate::game::input::commands::Command;
use crate::game::look::{Theme, fonts};
use crate::game::owl::labels;
use crate::game::owl::words::{self, words};
use crate::game::panels::style::{self, heading};
use crate::game::race::value;
use crate::game::script::{Request, Scene};
use bevy_egui::egui::text::{LayoutJob, TextWrapping};
use bevy_egui::egui::{
    self, Align2, CornerRadius, Rect, ScrollArea, Sense, Ui, Vec2, WidgetInfo, WidgetType, pos2, vec2,
};

/// The height of the heading of the table: so much of it is always in sight.
const TABLE: f32 = 48.0;

/// The height of a row of the table.
const ROW: f32 = 26.0;

/// What is free between two boards, and the height of the name above each.
const GAP: f32 = 12.0;
const NAME: f32 = 22.0;

/// The side of a board: that which fits, within these.
const SIDES: std::ops::RangeInclusive<f32> = 120.0..=280.0;

/// The lanes, the boards and the table. In that height the first two stand, and the table begins.
pub fn course(ui: &mut Ui, theme: &Theme, shown: &RacePanel, height: Option<f32>) -> Option<Request> {
    let top = ui.cursor().top();
    let racing = &shown.racing;
    let standings = &racing.standings.0;
    // A covered board is covered here too.
    let board = if *shown.scene == Scene::Paused { Board::EMPTY } else { *shown.sitting.board() };
    let start = racing.puzzle.unwrap_or(board);
    // Before the first race the engines stand at the start.
    let at_start =
        |&engine: &Engine| Standing::at_start(engine, engine == Engine::Blocks && shown.program.is_own(), start);
    let waiting: Vec<Standing> = racing.engines.iter().map(at_start).collect();
    let seen = if standings.is_empty() { &waiting } else { standings };
    heading(ui, words().race_lanes());
    lanes(ui, theme, racing, seen, start.blanks().count());
    ui.add_space(4.0);
    boards(ui, theme, shown, seen, height.map(|height| height - (ui.cursor().top() - top) - TABLE));
    ui.add_space(4.0);
    let asked = ui.horizontal(|ui| {
        heading(ui, words().race_table());
        let right = egui::Layout::right_to_left(egui::Align::Center);
        ui.with_layout(right, |ui| style::command(ui, theme, 70.0, Command::CopyTable, !standings.is_empty())).inner
    });
    table(ui, theme, shown, seen, ROW);
    asked.inner
}

/// The boards as large as they can be, in that height if it is limited.
fn boards(ui: &mut Ui, theme: &Theme, shown: &RacePanel, seen: &[Standing], height: Option<f32>) {
    let count = seen.len().max(1);
    let width = ui.available_width();
    // So many beside each other that they are largest.
    let side = |columns: usize| {
        let rows = count.div_ceil(columns) as f32;
        let across = (width - GAP * (columns as f32 - 1.0)) / columns as f32;
        height.map_or(across, |height| across.min((height - GAP * (rows - 1.0)) / rows - NAME))
    };
    let wide = |columns: &usize| (width - GAP * (*columns as f32 - 1.0)) / *columns as f32 >= *SIDES.start();
    let sides = (1..=count).filter(wide).map(side);
    let side = sides.fold(0.0, f32::max).clamp(*SIDES.start(), *SIDES.end()).min(width).floor();
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(GAP, GAP);
        for standing in seen {
            let (rect, response) = ui.allocate_exact_size(vec2(side, side + NAME), Sense::hover());
            let about = labels::engine(standing.engine, standing.is_brought);
            response.widget_info(|| {
                let spoken = words().race_steps_of(&about.word, words::thousands(standing.steps));
                WidgetInfo::labeled(WidgetType::Label, true, spoken)
            });
            let painter = ui.painter();
            let wins = shown.racing.standings.place(standing, shown.racing.measure) == Some(1);
            let colour = if wins { theme.on_button } else { theme.text };
            let mut name = LayoutJob::simple_singleline(about.word, fonts::bold(14.0), colour.egui());
            name.wrap = TextWrapping::truncate_at_width(side);
            painter.galley(rect.left_top(), painter.layout_job(name), colour.egui());
            let board = Rect::from_min_size(rect.min + vec2(0.0, NAME), Vec2::splat(side));
            small_board(ui, theme, board, &standing.board, wins);
            response.on_hover_text(about.tooltip);
        }
    });
}

fn small_board(ui: &Ui, theme: &Theme, rect: Rect, board: &Board, winner: bool) {
    let painter = ui.painter();
    // Everything lies on whole pixels, so that all lines are of one width.
    let pixel = 1.0 / ui.ctx().pixels_per_point();
    let line = (2.0 / pixel).round().max(2.0) * pixel;
    let cell = ((rect.width() - 4.0 * line) / 9.0 / pixel).floor() * pixel;
    let side = 9.0 * cell + 4.0 * line - pixel;
    let all = Rect::from_min_size((rect.min / pixel).round() * pixel, Vec2::splat(side));
    let frame = if winner { theme.accent } else { theme.box_lines };
    painter.rect_filled(all, CornerRadius::same(3), frame.egui());
    let font = fonts::bold(cell * 0.72);
    for at in Cell::all() {
        let offset = |n: usize| n as f32 * cell + (n / 3 + 1) as f32 * line;
        let min = all.min + vec2(offset(at.column()), offset(at.row()));
        let square = Rect::from_min_size(min, Vec2::splat(cell - pixel));
        let (fill, ink) = match board.kind(at) {
            CellKind::Puzzle => (theme.puzzle_cell, theme.puzzle_digit),
            CellKind::User => (theme.user_cell, theme.user_digit),
        };
        painter.rect_filled(square, CornerRadius::ZERO, fill.egui());
        if let Some(digit) = board.get(at) {
            painter.text(square.center(), Align2::CENTER_CENTER, digit, font.clone(), ink.egui());
        }
    }
}

fn table(ui: &mut Ui, theme: &Theme, shown: &RacePanel, seen: &[Standing], height: f32) {
    let racing = &shown.racing;
    ScrollArea::horizontal().id_salt("race-table").auto_shrink([false, true]).show(ui, |ui| {
        let width = ui.available_width().max(600.0);
        let first = 150.0;
        let column = (width - first) / (Measure::ALL.len() + 1) as f32;
        let head = 36.0;
        let size = vec2(width, head + height * seen.len() as f32);
        let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
        response.widget_info(|| {
            WidgetInfo::labeled(WidgetType::Label, true, racing.table().unwrap_or_else(|| words().race_table_none()))
        });
        response.on_hover_text(words().race_table_tooltip());
        let painter = ui.painter();
        let right = |n: usize| rect.left() + first + column * (n + 1) as f32 - 6.0;
        let small = egui::TextStyle::Small.resolve(ui.style());
        for (n, heading) in
            std::iter::once(words().measure_solutions()).chain(Measure::ALL.map(labels::measure)).enumerate()
        {
            // Two words stand one below the other.
            for (line, word) in heading.split(' ').rev().enumerate() {
                let at = pos2(right(n), rect.top() + head - 3.0 - 15.0 * line as f32);
                painter.text(at, Align2::RIGHT_BOTTOM, word, small.clone(), theme.muted.egui());
            }
        }
        for (row, standing) in seen.iter().enumerate() {
            let winner = racing.standings.place(standing, racing.measure) == Some(1);
            let band =
                Rect::from_min_size(pos2(rect.left(), rect.top() + head + height * row as f32), vec2(width, height));
            if winner {
                painter.rect_filled(band, style::ROUND, theme.button.egui());
            } else if row % 2 == 0 {
                painter.rect_filled(band, style::ROUND, theme.well.egui());
            }
            let y = band.center().y;
            let name = labels::engine(standing.engine, standing.is_brought).word;
            painter.text(pos2(rect.left() + 8.0, y), Align2::LEFT_CENTER, name, fonts::bold(14.0), theme.text.egui());
            let solutions = words::thousands(standing.counts.solutions);
            let cells = std::iter::once(solutions).chain(Measure::ALL.map(|measure| value(standing, measure)));
            for (n, text) in cells.enumerate() {
                let chosen = n > 0 && Measure::ALL[n - 1] == racing.measure;
                let font = if chosen { fonts::bold(13.5) } else { egui::FontId::proportional(13.5) };
                let ink = if standing.arrived { theme.text } else { theme.muted };
                painter.text(pos2(right(n), y), Align2::RIGHT_CENTER, text, font, ink.egui());
            }
        }
    });
}
