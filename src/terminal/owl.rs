//! The owl's sentence, with its offers.

use super::colours::{Pen, Role};
use super::display::Display;
use super::targets::{Target, Targets};
use super::text::{rule, wrapped};
use crate::game::owl::{Mood, Offer};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use sudoku_words::words;

/// Draws the owl's sentence and its offers at the bottom. Returns their height.
pub fn owl(display: &Display, pen: Pen, area: Rect, buffer: &mut Buffer, targets: &mut Targets) -> u16 {
    let speech = &display.speech;
    let lines = wrapped(speech.text(), area.width);
    let (places, rows) = places(speech.offers(), area.width);
    let height = (lines.len() as u16 + 1 + rows).clamp(4, area.height.saturating_sub(4));
    let from = area.bottom() - height;
    let role = match speech.mood() {
        Mood::Calm => Role::Strong,
        Mood::Doubtful => Role::Clash,
        Mood::Happy => Role::Good,
    };
    rule(pen, Rect { y: from, height: 1, ..area }, buffer);
    buffer.set_string(area.x + 1, from, format!(" {} ", face(speech.mood())), pen.colours.of(role));
    let bottom = area.bottom().saturating_sub(rows);
    for (line, y) in lines.iter().zip(from + 1..bottom) {
        buffer.set_stringn(area.x, y, line, area.width.into(), Style::new());
    }
    for (offer, (x, row, width)) in speech.offers().iter().zip(places) {
        let at = Rect { x: area.x + x, y: bottom + row, width, height: 1 };
        buffer.set_stringn(at.x, at.y, label(*offer), width.into(), pen.colours.of(Role::Title));
        targets.push((at, Target::Ask(offer.request())));
    }
    if rows > 0 {
        let key = format!(" {} ", words().terminal_space());
        let x = area.right().saturating_sub(key.chars().count() as u16 + 1);
        buffer.set_string(x, from, key, pen.colours.of(Role::Strong));
    }
    height
}

fn label(offer: Offer) -> String {
    format!("[ {} ]", offer.label())
}

/// Returns the places of the offers, each with its column, row and width, and the number of rows.
fn places(offers: &[Offer], room: u16) -> (Vec<(u16, u16, u16)>, u16) {
    let (mut x, mut row) = (0, 0);
    let mut places = Vec::new();
    for &offer in offers {
        let width = (label(offer).chars().count() as u16).min(room);
        if x > 0 && x + width > room {
            (x, row) = (0, row + 1);
        }
        places.push((x, row, width));
        x += width + 1;
    }
    let rows = if places.is_empty() { 0 } else { row + 1 };
    (places, rows)
}

/// Returns the owl's face for a mood.
fn face(mood: Mood) -> &'static str {
    match mood {
        Mood::Calm => "(o,o)",
        Mood::Doubtful => "(o,O)",
        Mood::Happy => "(^,^)",
    }
}
