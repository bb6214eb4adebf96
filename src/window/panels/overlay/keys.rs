//! The sheet that explains the game, with all keys drawn as key caps.

use crate::game::requests::commands::KeysRow;
use crate::game::requests::{Sheet, commands};
use crate::window::look::{Theme, fonts};
use crate::window::panels::overlay::frame;
use bevy::prelude::*;
use bevy_egui::egui::{
    Align2, Frame, Galley, Label, Margin, Rect, RichText, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, WidgetType,
};
use std::sync::Arc;
use sudoku_words::words;

pub(super) fn plugin(app: &mut App) {
    frame::add(app, Sheet::Keys, show);
}

fn show(mut frame: frame::Frame) -> Result {
    frame.sheet(words().how_it_works(), Vec2::new(940.0, 730.0), |ui, theme| {
        // The scroll bar must not cover anything.
        ui.set_max_width(ui.available_width() - 10.0);
        steps(ui, theme);
        keys(ui, theme);
        None
    })
}

/// Draws the steps of playing, in two columns if there is room.
fn steps(ui: &mut Ui, theme: &Theme) {
    let steps = [
        (words().step_play(), words().step_play_about()),
        (words().step_watch(), words().step_watch_about()),
        (words().step_change(), words().step_change_about()),
        (words().step_enter(), words().step_enter_about()),
    ];
    let columns = columns(ui);
    ui.columns(columns, |columns| {
        let count = columns.len();
        for ((number, (title, text)), column) in (1..).zip(steps).zip((0..count).cycle()) {
            columns[column].horizontal_top(|ui| {
                let (badge, _) = ui.allocate_exact_size(Vec2::splat(30.0), Sense::empty());
                let (at, font) = (badge.center(), fonts::bold(16.0));
                ui.painter().circle_filled(at, 14.0, theme.accent.egui());
                ui.painter().text(at, Align2::CENTER_CENTER, number, font, theme.on_accent.egui());
                ui.vertical(|ui| {
                    ui.spacing_mut().item_spacing.y = 1.0;
                    ui.label(RichText::new(title).font(fonts::bold(16.0)));
                    ui.add(Label::new(text).wrap());
                });
            });
        }
    });
    ui.add_space(8.0);
}

/// Returns the number of columns: two if there is room.
fn columns(ui: &Ui) -> usize {
    if ui.available_width() > 640.0 { 2 } else { 1 }
}

/// The width of the column of keys, the height of a key, and the gap between two keys, in points.
const KEYS: f32 = 158.0;
const CAP: f32 = 23.0;
const BETWEEN: f32 = 8.0;

/// A title and its rows.
type Section = (String, Vec<KeysRow>);

/// Draws all keys, with a card for each section.
fn keys(ui: &mut Ui, theme: &Theme) {
    let columns = columns(ui);
    let sheet = commands::sheet();
    // The columns have about the same height; a title counts as two rows.
    let height = |sections: &[Section]| sections.iter().map(|(_, rows)| 2 + rows.len()).sum::<usize>();
    let uneven = |&cut: &usize| height(&sheet[..cut]).abs_diff(height(&sheet[cut..]));
    let cut = if columns == 2 { (0..=sheet.len()).min_by_key(uneven).unwrap_or(0) } else { sheet.len() };
    ui.columns(columns, |columns| {
        for (index, section) in sheet.iter().enumerate() {
            card(&mut columns[usize::from(index >= cut)], theme, section);
        }
    });
}

fn card(ui: &mut Ui, theme: &Theme, (title, rows): &Section) {
    let edge = Stroke::new(1.0, theme.edge.egui());
    let frame = Frame::new().fill(theme.well.egui()).stroke(edge).corner_radius(8).inner_margin(Margin::same(12));
    frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = 7.0;
        ui.label(RichText::new(title).font(fonts::bold(16.0)).color(theme.on_button.egui()));
        for row in rows {
            ui.horizontal_top(|ui| {
                caps(ui, theme, row);
                ui.vertical(|ui| {
                    ui.add_space(2.0);
                    ui.add(Label::new(RichText::new(&row.does).size(14.5)).wrap());
                });
            });
        }
    });
    ui.add_space(4.0);
}

/// Draws the keys of a row as caps, in as many lines as they need.
fn caps(ui: &mut Ui, theme: &Theme, row: &KeysRow) {
    let ink = theme.text.egui();
    let write = |key: &str| ui.painter().layout(key.to_owned(), fonts::bold(13.0), ink, KEYS - 12.0);
    let wide = |galley: &Arc<Galley>| (galley.size().x + 12.0).max(CAP);
    let high = |galley: &Arc<Galley>| (galley.size().y + 6.0).max(CAP);
    let (mut at, mut line) = (Vec2::ZERO, CAP);
    let mut placed = Vec::new();
    for chord in &row.chords {
        let galleys: Vec<Arc<Galley>> = pressed_together(chord).into_iter().map(write).collect();
        let width = galleys.iter().map(wide).sum::<f32>() + 3.0 * (galleys.len() - 1) as f32;
        // Keys stay together if a line has room for them.
        let mut needed = width;
        for galley in galleys {
            let size = Vec2::new(wide(&galley), high(&galley));
            if at.x > 0.0 && at.x + needed > KEYS {
                (at, line) = (Vec2::new(0.0, at.y + line + 4.0), CAP);
            }
            needed = size.x;
            placed.push((at, size, galley));
            at.x += size.x + 3.0;
            line = line.max(size.y);
        }
        at.x += BETWEEN - 3.0;
    }
    let (rect, response) = ui.allocate_exact_size(Vec2::new(KEYS, at.y + line), Sense::empty());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &row.keys));
    for (at, size, galley) in placed {
        let cap = Rect::from_min_size(rect.min + at, size);
        let painter = ui.painter();
        // The side of the key is visible below its face.
        painter.rect_filled(cap, 5, theme.edge.egui());
        let face = cap.with_max_y(cap.max.y - 2.5);
        painter.rect(face, 5, theme.panel.egui(), Stroke::new(1.0, theme.edge.egui()), StrokeKind::Inside);
        painter.galley(Align2::CENTER_CENTER.anchor_size(face.center(), galley.size()).min, galley, ink);
    }
}

/// Splits a shortcut into its keys, as in “Ctrl+Z”; a plus may be one of the keys.
fn pressed_together(chord: &str) -> Vec<&str> {
    let mut keys = vec![];
    let mut rest = chord;
    while let Some((first, after)) =
        rest.split_once('+').filter(|(first, after)| !first.is_empty() && !after.is_empty())
    {
        keys.push(first);
        rest = after;
    }
    keys.push(rest);
    keys
}
