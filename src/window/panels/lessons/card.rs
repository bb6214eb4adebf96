//! A lesson's card: a drawing of its blocks and its board, its number, title and minutes, a dot for each task, and a check mark when all tasks are done.

use super::drawing::{self, drawing};
use crate::window::look::{Rgb, Theme, fonts};
use crate::window::panels::icons;
use bevy_egui::egui::{
    Color32, CornerRadius, Galley, Rect, Sense, Stroke, StrokeKind, TextStyle, Ui, Vec2, WidgetInfo, WidgetType, pos2,
    vec2,
};
use std::sync::Arc;
use sudoku_run::lessons::{Lesson, TaskStatus};
use sudoku_words::words;

/// The progress of a lesson.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum State {
    /// All tasks are done.
    Done,
    /// The lesson with the next task.
    Next,
    /// Neither done nor next.
    Open,
}

/// The contents of a lesson's card.
pub struct Card {
    /// The lesson, which is drawn.
    pub lesson: &'static Lesson,
    /// The place of the lesson on the path, such as its number.
    pub place: String,
    /// The title of the lesson.
    pub title: String,
    /// The topic of the lesson, and how long it takes.
    pub about: String,
    /// The skills that the lesson teaches, and its code.
    pub tooltip: String,
    /// The result of each task.
    pub tasks: Vec<TaskStatus>,
    /// The progress of the lesson.
    pub state: State,
}

/// The least width of a card, the most cards in a row, and the space in a card and between two cards, in points.
const LEAST: f32 = 205.0;
const MOST: usize = 4;
const MARGIN: f32 = 12.0;
const GAP: f32 = 10.0;

/// The height of the dots, in points.
const DOTS: f32 = 16.0;

/// Draws the cards in rows. Returns the value that belongs to the card that was clicked.
pub fn cards<T: Clone>(ui: &mut Ui, theme: &Theme, cards: &[(Card, T)]) -> Option<T> {
    let room = ui.available_width();
    let columns = (1..=MOST).rev().find(|&n| width(room, n) >= LEAST).unwrap_or(1);
    let width = width(room, columns);
    let mut pressed = None;
    for row in cards.chunks(columns) {
        let words: Vec<[Arc<Galley>; 3]> = row.iter().map(|(card, _)| texts(ui, theme, card, width)).collect();
        let high = |[number, title, about]: &[Arc<Galley>; 3]| {
            (number.size().y + title.size().y).max(drawing::SIZE.y) + about.size().y
        };
        let height = words.iter().map(high).fold(0.0, f32::max) + DOTS + 2.0 * MARGIN + 10.0;
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = GAP;
            for ((card, means), words) in row.iter().zip(words) {
                if show(ui, theme, card, words, vec2(width, height)) {
                    pressed = Some(means.clone());
                }
            }
        });
    }
    pressed
}

fn width(room: f32, columns: usize) -> f32 {
    ((room - GAP * (columns - 1) as f32) / columns as f32).floor()
}

/// Lays out the texts of the card, from top to bottom.
fn texts(ui: &Ui, theme: &Theme, card: &Card, width: f32) -> [Arc<Galley>; 3] {
    let small = TextStyle::Small.resolve(ui.style());
    let write = |text: String, font, ink: Rgb, room| ui.painter().layout(text, font, ink.egui(), room);
    let room = width - 2.0 * MARGIN;
    let beside = room - drawing::SIZE.x - GAP;
    [
        write(card.place.clone(), small.clone(), theme.muted, beside),
        write(card.title.clone(), fonts::bold(15.0), theme.text, beside),
        write(card.about.clone(), small, theme.muted, room),
    ]
}

fn show(ui: &mut Ui, theme: &Theme, card: &Card, [number, title, about]: [Arc<Galley>; 3], size: Vec2) -> bool {
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    let solved = card.tasks.iter().filter(|status| **status == TaskStatus::Solved).count();
    let name = words().lessons_card(&card.place, &card.title, solved, card.tasks.len());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &name));
    let tinted = |colour: Rgb| theme.panel.egui().lerp_to_gamma(colour.egui(), 0.3);
    let (fill, edge): (Color32, Rgb) = match card.state {
        State::Done => (tinted(theme.puzzle_cell), theme.flag),
        State::Next => (tinted(theme.tried_cell), theme.accent),
        State::Open => (theme.panel.egui(), theme.edge),
    };
    let is_hot = response.hovered() || response.has_focus();
    let stroke = match (is_hot, card.state) {
        (true, _) => Stroke::new(2.5, theme.accent.egui()),
        (false, State::Next) => Stroke::new(2.0, edge.egui()),
        (false, _) => Stroke::new(1.0, edge.egui()),
    };
    let painter = ui.painter();
    painter.rect(rect, CornerRadius::same(8), fill, stroke, StrokeKind::Inside);
    let corner = rect.min + vec2(MARGIN, MARGIN);
    drawing(ui, theme, Rect::from_min_size(corner, drawing::SIZE), card.lesson);
    let beside = corner + vec2(drawing::SIZE.x + GAP, -2.0);
    let below = beside + vec2(0.0, number.size().y + 1.0);
    let line = rect.bottom() - MARGIN - DOTS / 2.0 + 3.0;
    let about_at = pos2(corner.x, line - DOTS / 2.0 - 5.0 - about.size().y);
    for (at, text) in [(beside, number), (below, title), (about_at, about)] {
        painter.galley(at, text, theme.text.egui());
    }
    for (place, status) in card.tasks.iter().enumerate() {
        let middle = pos2(rect.left() + MARGIN + 4.5 + 14.0 * place as f32, line);
        match status {
            TaskStatus::Solved => painter.circle_filled(middle, 4.5, theme.flag.egui()),
            TaskStatus::Shown | TaskStatus::Skipped => {
                painter.circle(middle, 3.5, theme.edge.egui(), (1.5, theme.muted.egui()))
            }
            TaskStatus::Open => painter.circle_stroke(middle, 3.8, Stroke::new(1.4, theme.muted.egui())),
        };
    }
    if card.state == State::Done {
        let tick = Rect::from_center_size(pos2(rect.right() - MARGIN - 8.0, line), vec2(22.0, 22.0));
        icons::tick(painter, tick, theme.puzzle_digit.egui());
    }
    response.on_hover_text(&card.tooltip).clicked()
}
