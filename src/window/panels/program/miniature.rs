//! A script as a small picture: its blocks with lines for words.

use super::arranged::{TEXT, one};
use super::outline::Origin;
use super::paint::Brush;
use crate::window::blocks::Metrics;
use crate::window::look::Theme;
use bevy_egui::egui::{AsId, Rect, Ui};
use std::sync::Arc;
use sudoku_blocks::Program;

/// The largest and the smallest scale.
const SCALES: (f32, f32) = (0.36, 0.12);

/// Returns true if the script is wider than it is high.
pub fn is_wide(ui: &Ui, (program, script): (&Arc<Program>, usize), place: impl AsId) -> bool {
    one(ui, program, script, TEXT, place).is_some_and(|layout| layout.size.x > layout.size.y)
}

/// Draws the script with this index into the rectangle, from its top left, as large as it fits. `place` tells apart the pictures
/// that are visible at the same time.
pub fn miniature(ui: &Ui, theme: &Theme, rect: Rect, (program, script): (&Arc<Program>, usize), place: impl AsId) {
    let Some(layout) = one(ui, program, script, TEXT, place) else { return };
    let fits = (rect.width() / layout.size.x).min(rect.height() / layout.size.y);
    let scale = fits.clamp(SCALES.1, SCALES.0);
    let painter = ui.painter().with_clip_rect(rect.expand(1.0).intersect(ui.clip_rect()));
    let origin = Origin { scale, ..Origin::new(ui, rect.min) };
    let brush = Brush { painter: &painter, theme, metrics: Metrics { text: scale * TEXT }, origin };
    layout.seen(0.0, rect.height() / scale).for_each(|part| brush.tiny(part));
}
