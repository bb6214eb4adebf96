//! The foot of the board in the training: the controls of the example, or the digits of the current cell.

use crate::game::requests::commands::{Command, with_keys};
use crate::game::requests::{Request, TrainingRequest};
use crate::game::training::{Moment, Part, Training};
use crate::window::look::layout::POINTER;
use crate::window::look::{Theme, fonts};
use crate::window::panels::number_keys::key;
use crate::window::panels::style::{Face, drawn_button, muted};
use crate::window::panels::{icons, style};
use bevy_egui::egui::{
    self, Align, Align2, Color32, Layout, Painter, Rect, Slider, Ui, UiBuilder, Vec2, WidgetInfo, WidgetType, pos2,
    vec2,
};
use sudoku_board::{Candidate, Value, Values};
use sudoku_run::Control;
use sudoku_words::words;

/// Draws the foot: the controls of the example, or the values of the exercise, in that many lines if there are more than nine.
pub fn foot(ui: &mut Ui, theme: &Theme, training: &Training, lines: usize) -> Option<Request> {
    ui.spacing_mut().item_spacing.y = 3.0;
    match training.part() {
        Part::Idea => example(ui, theme, training),
        Part::Practice => digits(ui, theme, training, lines),
    }
}

/// The largest height of the example's buttons, and the largest width of the widest, in points.
const BUTTON: f32 = 52.0;
const PLAY: f32 = 140.0;

/// The least height of a key, if there are several lines of keys.
const LEAST: f32 = 26.0;

/// Draws the buttons for back, play or pause, and forwards, and the slider of the moments.
fn example(ui: &mut Ui, theme: &Theme, training: &Training) -> Option<Request> {
    let room = ui.max_rect();
    let is_made = training.exercise().is_some();
    let height = room.height().min(BUTTON);
    let side = height.max(ui.spacing().interact_size.y.min(room.height()));
    let play = PLAY.min(room.width() * 0.3);
    let row = Rect::from_center_size(room.center(), vec2(room.width(), side));
    let mut asked = None;
    let mut at = row.left();
    let mut place = |width: f32| {
        let rect = Rect::from_min_size(pos2(at, row.top()), vec2(width, side));
        at += width + 8.0;
        rect
    };
    let mut press = |ui: &mut Ui, rect: Rect, face: Face, command: Command, draw: &dyn Fn(&Painter, Rect, Color32)| {
        style::within(ui, rect, |ui| {
            if drawn_button(ui, rect.size(), &face, draw).clicked() {
                asked = command.request();
            }
        });
    };
    let back = Face::of(theme, Command::TrainingBack, is_made && training.moment() != Moment::Position);
    press(ui, place(side.min(56.0)), back, Command::TrainingBack, &icons::step_back);
    let word = if training.plays() { words().pause() } else { Command::TrainingPlay.word() };
    let face = Face::usual(theme, &word, Command::TrainingPlay.tooltip(), is_made);
    press(ui, place(play), face, Command::TrainingPlay, &|painter, square, ink| {
        let icon = if training.plays() { icons::pause } else { icons::play };
        let galley = painter.layout_no_wrap(word.clone(), fonts::bold(15.0), ink);
        let square = square.shrink(square.height() * 0.12);
        // Without room for the word, only the icon is drawn.
        if galley.size().x + square.width() > play - 12.0 {
            return icon(painter, square, ink);
        }
        let left = square.center().x - (galley.size().x + square.width()) / 2.0;
        icon(painter, square.translate(vec2(left - square.left(), 0.0)), ink);
        let text = pos2(left + square.width(), square.center().y);
        painter.galley(Align2::LEFT_CENTER.anchor_size(text, galley.size()).min, galley, ink);
    });
    let on = Face::of(theme, Command::TrainingStep, is_made && training.moment() < Moment::Consequence);
    press(ui, place(side.min(56.0)), on, Command::TrainingStep, &icons::single_step);
    let rest = room.with_min_x(at + 8.0);
    asked.or(style::within(ui, rest, |ui| moments(ui, theme, training)))
}

/// Draws the slider over the moments of the example.
fn moments(ui: &mut Ui, theme: &Theme, training: &Training) -> Option<Request> {
    let last = Moment::ALL.len() - 1;
    let shown = training.moment() as usize;
    let (name, value) = (words().training_example_name(), words().training_moment(shown + 1, last + 1));
    let room = ui.max_rect();
    // Fingers need more room than a mouse.
    let least = ui.spacing().interact_size.y;
    let rail = if least > POINTER { least } else { 22.0 };
    let has_words = room.height() >= rail + 18.0;
    let top = room.center().y - (rail + 18.0) / 2.0;
    if has_words {
        let line = Rect::from_min_max(pos2(room.left(), top), pos2(room.right(), top + 18.0));
        ui.scope_builder(UiBuilder::new().max_rect(line).layout(Layout::left_to_right(Align::Center)), |ui| {
            muted(ui, theme, &name);
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| muted(ui, theme, &value));
        });
    }
    let middle = if has_words { top + 18.0 + rail / 2.0 } else { room.center().y };
    let place = Rect::from_center_size(pos2(room.center().x, middle), vec2(room.width(), rail));
    let mut chosen = shown;
    let slider = style::within(ui, place, |ui| {
        ui.spacing_mut().slider_width = place.width();
        ui.spacing_mut().interact_size.y = rail;
        ui.visuals_mut().selection.bg_fill = theme.accent.egui();
        ui.visuals_mut().widgets.inactive.bg_fill = theme.edge.egui();
        ui.add_enabled(training.exercise().is_some(), Slider::new(&mut chosen, 0..=last).show_value(false))
    });
    slider.widget_info(|| WidgetInfo::labeled(WidgetType::Slider, true, words().variable(&name, &value)));
    // There is a dot for each moment. At the ends, the middle of the handle stays within the rail.
    let radius = slider.rect.height() / 2.5;
    let ends = (slider.rect.left() + radius, slider.rect.right() - radius);
    for moment in (0..=last).filter(|&moment| moment != chosen) {
        let along = moment as f32 / last as f32;
        let colour = if moment < chosen { theme.accent } else { theme.edge };
        ui.painter().circle_filled(
            pos2(egui::lerp(ends.0..=ends.1, along), slider.rect.center().y),
            5.0,
            colour.egui(),
        );
    }
    let tooltip = with_keys(words().training_moment_tooltip(), &[Command::TrainingBack, Command::TrainingStep]);
    if !slider.dragged() {
        slider.on_hover_text(tooltip);
    }
    (chosen != shown).then_some(Control::Seek(chosen as u64).into())
}

/// The space between two keys, in points.
const GAP: f32 = 5.0;

/// Draws the values of the current cell, which can be marked. More than nine are in several lines.
fn digits(ui: &mut Ui, theme: &Theme, training: &Training, lines: usize) -> Option<Request> {
    let mut asked = None;
    let left = training.current().zip(training.exercise());
    let left = left.map(|(cell, exercise)| (cell, exercise.position().candidates(cell)));
    let values: Vec<Value> = Values::up_to(training.side()).iter().collect();
    let lines = if values.len() > 9 { lines } else { 1 };
    let in_line = values.len().div_ceil(lines);
    // There are words above the keys if there is room.
    let room = ui.max_rect().height();
    let gaps = GAP * (lines as f32 - 1.0);
    let least = if lines > 1 { LEAST } else { ui.spacing().interact_size.y };
    let has_words = room >= least * lines as f32 + gaps + 16.0;
    let height = ((room - if has_words { 22.0 } else { 0.0 } - gaps) / lines as f32).min(BUTTON).max(least);
    if has_words {
        // The spare height is around the keys.
        ui.add_space(((room - height * lines as f32 - gaps - 22.0) / 2.0).max(0.0));
        muted(ui, theme, words().training_keys());
    }
    ui.spacing_mut().item_spacing = Vec2::splat(GAP);
    ui.spacing_mut().interact_size.y = least;
    let width = (ui.available_width() - (in_line as f32 - 1.0) * GAP) / in_line as f32;
    for line in values.chunks(in_line) {
        ui.horizontal(|ui| {
            for &digit in line {
                let is_marked = |marked: &Candidate| Some(marked.cell) == training.current() && marked.value == digit;
                let live = left.is_some_and(|(_, left)| left.contains(digit));
                let colours = match live {
                    true if training.marked().iter().any(is_marked) => (theme.accent, theme.on_accent),
                    true => (theme.button, theme.on_button),
                    false => (theme.well, theme.muted),
                };
                if key(ui, Vec2::new(width, height), theme, Some(digit), None, live, colours) {
                    asked = Some(TrainingRequest::Mark(digit).into());
                }
            }
        });
    }
    asked
}
