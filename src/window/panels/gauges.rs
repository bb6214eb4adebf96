//! The gauges of a run: counters, and the depth over time.

use crate::game::requests::Request;
use crate::window::look::{Theme, fonts};
use crate::window::panels::style::{display, nothing_yet};
use bevy_egui::egui::{self, Align2, FontFamily, FontId, Rect, Stroke, Ui, Vec2, WidgetInfo, WidgetType};
use egui_plot::{Line, Plot, PlotPoints, VLine};
use std::sync::Arc;
use sudoku_blocks::Category;
use sudoku_run::{Control, PlaybackState};
use sudoku_words::words;

/// Draws counters, two in a row.
pub fn counters(ui: &mut Ui, theme: &Theme, tiles: &[(String, u64)]) {
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing = Vec2::new(6.0, 6.0);
        let width = (ui.available_width() - 6.0) / 2.0;
        for row in tiles.chunks(2) {
            ui.horizontal(|ui| row.iter().for_each(|(name, value)| tile(ui, theme, width, name, *value)));
        }
    });
}

/// The height of a counter, in points.
const TILE: f32 = 34.0;

/// Draws a counter with its name on the left and its number on the right. If they are too long for one line, they are smaller,
/// and one is above the other.
fn tile(ui: &mut Ui, theme: &Theme, width: f32, name: &str, value: u64) {
    let value = sudoku_words::thousands(value);
    let rect =
        display(ui, theme, Vec2::new(width, TILE), &words().variable(name, &value)).rect.shrink2(Vec2::new(9.0, 2.0));
    let painter = ui.painter();
    let word = |size: f32| painter.layout_no_wrap(name.to_owned(), FontId::proportional(size), theme.muted.egui());
    let number = |size: f32| painter.layout_no_wrap(value.clone(), fonts::bold(size), theme.text.egui());
    let beside = [(13.0, 17.0), (12.0, 15.0), (11.0, 13.0)].map(|(small, large)| (word(small), number(large)));
    let fits = beside.into_iter().find(|(word, number)| word.size().x + 6.0 + number.size().x <= rect.width());
    let (word, number, places) = match fits {
        Some((word, number)) => (word, number, [Align2::LEFT_CENTER, Align2::RIGHT_CENTER]),
        None => {
            let narrow = |galley: &Arc<egui::Galley>| galley.size().x <= rect.width();
            let word = [11.0, 10.0, 9.0].map(word).into_iter().find(narrow).unwrap_or_else(|| word(8.0));
            let number = [14.0, 12.0, 10.0].map(number).into_iter().find(narrow).unwrap_or_else(|| number(8.0));
            (word, number, [Align2::LEFT_TOP, Align2::RIGHT_BOTTOM])
        }
    };
    for (galley, place, ink) in [(word, places[0], theme.muted), (number, places[1], theme.text)] {
        let corner = place.align_size_within_rect(galley.size(), rect).min;
        painter.galley(corner, galley, ink.egui());
    }
}

/// Draws the depth over the whole run and the current moment. A click jumps to the moment at its position.
pub fn plot(ui: &mut Ui, theme: &Theme, trail: &[u16], film: &PlaybackState, height: f32) -> Option<Request> {
    let size = Vec2::new(ui.available_width(), height);
    let response = display(ui, theme, size, &words().depth_over_time_plot());
    if trail.len() < 2 {
        nothing_yet(ui, theme, &response, &words().depth_over_time_none());
        return None;
    }
    let points = PlotPoints::from_iter(
        trail
            .iter()
            .enumerate()
            .map(|(index, &depth)| [(index as u64 * film.steps_per_sample) as f64, f64::from(depth)]),
    );
    let highest = f64::from(trail.iter().copied().max().unwrap_or(0).max(9));
    // The axes: the depth on the left, the steps at the bottom.
    let room = response.rect.shrink(5.0);
    let room = Rect::from_min_max(room.min + Vec2::new(20.0, 0.0), room.max - Vec2::new(0.0, 14.0));
    let font = FontId::new(11.0, FontFamily::Proportional);
    let last = match film.furthest {
        steps @ 0..100_000 => sudoku_words::thousands(steps),
        steps @ 100_000..100_000_000 => words().thousand_steps(sudoku_words::thousands(steps / 1_000)),
        steps => words().million_steps(sudoku_words::thousands(steps / 1_000_000)),
    };
    for (at, place, text) in [
        (room.left_top() - Vec2::new(4.0, 2.0), Align2::RIGHT_TOP, highest.to_string()),
        (room.left_bottom() - Vec2::new(4.0, 0.0), Align2::RIGHT_BOTTOM, "0".to_owned()),
        (room.left_bottom(), Align2::LEFT_TOP, "0".to_owned()),
        (room.right_bottom(), Align2::RIGHT_TOP, last),
    ] {
        ui.painter().text(at, place, text, font.clone(), theme.muted.egui());
    }
    let axis = Stroke::new(1.0, theme.edge.egui());
    ui.painter().line_segment([room.left_top(), room.left_bottom()], axis);
    ui.painter().line_segment([room.left_bottom(), room.right_bottom()], axis);
    let mut inside = ui.new_child(egui::UiBuilder::new().max_rect(room));
    let plot = Plot::new("depth")
        .width(room.width())
        .height(room.height())
        .min_size(egui::Vec2::ZERO)
        .show_axes(false)
        .show_grid([false, true])
        .show_background(false)
        .allow_drag(false)
        .allow_zoom(false)
        .allow_scroll(false)
        .allow_boxed_zoom(false)
        .allow_double_click_reset(false)
        .show_x(false)
        .show_y(false)
        .include_y(0.0)
        .include_y(highest)
        .include_x(0.0)
        .include_x(film.furthest as f64)
        .set_margin_fraction(egui::Vec2::new(0.0, 0.04))
        .show(&mut inside, |plot| {
            plot.line(Line::new("depth", points).color(theme.recursion.egui()).width(1.6));
            if film.position < film.furthest {
                plot.vline(
                    VLine::new("now", film.position as f64).color(theme.block(Category::Variables).egui()).width(1.5),
                );
            }
        });
    let shown = plot.response.on_hover_text(words().depth_over_time_tooltip());
    shown.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, words().depth_over_time()));
    let at = shown.interact_pointer_pos().filter(|_| shown.clicked())?;
    let position = plot.transform.value_from_position(at).x.round().clamp(0.0, film.furthest as f64);
    Some(Control::Seek(position as u64).into())
}
