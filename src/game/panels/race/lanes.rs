//! The lanes of the race: in each an engine comes nearer to its finish with every digit that it places, and falls back with every
//! digit that it takes back.

use crate::engines::Standing;
use crate::game::look::{Theme, fonts};
use crate::game::owl::labels;
use crate::game::owl::words::words;
use crate::game::race::{Racing, value};
use bevy_egui::egui::{
    Align2, Color32, CornerRadius, FontId, Painter, Rect, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, WidgetType,
    pos2, vec2,
};

/// The height of a lane, in points.
const LANE: f32 = 30.0;

/// The width of the names, of the values, and of the finish.
const NAMES: f32 = 158.0;
const VALUES: f32 = 118.0;
const FINISH: f32 = 10.0;

/// The radius of a runner.
const RUNNER: f32 = 10.5;

/// A lane for each engine; `blanks` is how many cells there are to fill.
pub fn lanes(ui: &mut Ui, theme: &Theme, racing: &Racing, seen: &[Standing], blanks: usize) {
    ui.spacing_mut().item_spacing.y = 0.0;
    for standing in seen {
        let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), LANE), Sense::hover());
        let about = labels::engine(standing.engine, standing.is_brought);
        let place = racing.standings.place(standing, racing.measure);
        let told = told(racing, standing, place);
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, words().variable(&about.word, &told)));
        let painter = ui.painter();
        let middle = rect.center().y;
        let names = pos2(rect.left() + 4.0, middle);
        painter.text(names, Align2::LEFT_CENTER, &about.word, fonts::bold(14.0), theme.text.egui());
        let track = Rect::from_min_max(
            pos2(rect.left() + NAMES, rect.top() + 2.0),
            pos2((rect.right() - VALUES).max(rect.left() + NAMES + 60.0), rect.bottom() - 2.0),
        );
        let reached = reached(standing, blanks);
        draw_track(painter, theme, track);
        draw_runner(painter, theme, track, reached, place, racing.standings.is_wrong(standing));
        let ink = if place == Some(1) { theme.text } else { theme.muted };
        let at = pos2(track.right() + 10.0, middle);
        painter.text(at, Align2::LEFT_CENTER, told, FontId::proportional(14.0), ink.egui());
        response.on_hover_text(words().race_lanes_tooltip());
    }
}

/// How far it has come: the share of the cells that are filled. Who has arrived has it all behind.
fn reached(standing: &Standing, blanks: usize) -> f32 {
    if standing.arrived {
        return 1.0;
    }
    let left = standing.board.blanks().count();
    (blanks.saturating_sub(left) as f32 / blanks.max(1) as f32).min(1.0)
}

/// The place and the value, or how far it is.
fn told(racing: &Racing, standing: &Standing, place: Option<usize>) -> String {
    let value = value(standing, racing.measure);
    match place {
        Some(place) => words().race_came(words().race_place(place), value),
        None if racing.standings.is_wrong(standing) => words().race_out(),
        None if standing.steps == 0 => String::new(),
        None => words().race_still_running(value),
    }
}

/// A lane with its finish.
fn draw_track(painter: &Painter, theme: &Theme, track: Rect) {
    painter.rect(track, 6, theme.well.egui(), Stroke::new(1.0, theme.edge.egui()), StrokeKind::Inside);
    let finish = track.with_min_x(track.right() - FINISH).shrink2(vec2(0.0, 1.0));
    let side = FINISH / 2.0;
    for row in 0..(finish.height() / side) as usize {
        for column in 0..2 {
            let min = finish.min + side * vec2(column as f32, row as f32);
            let dark = (row + column) % 2 == 0;
            let fill = if dark { theme.text } else { theme.panel };
            let square = Rect::from_min_size(min, Vec2::splat(side)).intersect(finish);
            painter.rect_filled(square, CornerRadius::ZERO, fill.egui());
        }
    }
}

/// The runner, and its trail behind it. Who has arrived has its place on it.
fn draw_runner(painter: &Painter, theme: &Theme, track: Rect, reached: f32, place: Option<usize>, wrong: bool) {
    let (from, to) = (track.left() + RUNNER + 2.0, track.right() - FINISH - RUNNER - 2.0);
    let at = pos2(from + (to - from) * reached, track.center().y);
    let (fill, ink) = match place {
        _ if wrong => (theme.clash, theme.puzzle_digit),
        Some(1) => (theme.accent, theme.on_accent),
        Some(_) => (theme.user_cell, theme.user_digit),
        None => (theme.tried_cell, theme.tried_digit),
    };
    let trail = Rect::from_min_max(pos2(track.left() + 2.0, at.y - 4.0), pos2(at.x, at.y + 4.0));
    let pale: Color32 = theme.well.egui().lerp_to_gamma(fill.egui(), 0.55);
    painter.rect_filled(trail, CornerRadius::same(4), pale);
    painter.circle(at, RUNNER, fill.egui(), Stroke::new(1.5, ink.egui()));
    if let Some(place) = place {
        painter.text(at, Align2::CENTER_CENTER, place, fonts::bold(14.0), ink.egui());
    }
}
