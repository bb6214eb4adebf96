//! The number keys on the screen: they light up while the game expects one, tell how many of each digit are left, and show
//! what the solver tries. At their ends: what they write, cell first or digit first.

use crate::classic::{Board, Digit};
use crate::game::input::commands::Command;
use crate::game::look::layout::POINTER;
use crate::game::look::{Rgb, Theme};
use crate::game::look::{fonts, shapes};
use crate::game::owl::labels;
use crate::game::owl::words::words;
use crate::game::panels::panel_window::PanelWindow;
use crate::game::panels::sets::PanelSystems;
use crate::game::play::{BlockProgram, Entry, Sitting};
use crate::game::script::{EntryRequest, Request, Scene, Writing};
use crate::game::solver::Solver;
use crate::run::Run;
use crate::search::Step;
use crate::session::Colour;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::{
    self, Align2, CornerRadius, Label, RichText, Sense, Stroke, StrokeKind, TextStyle, Ui, Vec2, WidgetInfo, WidgetType,
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, show.run_if(are_shown).in_set(PanelSystems::Foot));
}

/// What the keys show.
#[derive(SystemParam)]
struct NumberKeysPanel<'w> {
    scene: Res<'w, State<Scene>>,
    entry: Res<'w, Entry>,
    sitting: Res<'w, Sitting>,
    solver: Res<'w, Solver>,
    program: Res<'w, BlockProgram>,
}

fn are_shown(scene: Res<State<Scene>>) -> bool {
    !matches!(scene.get(), Scene::Asking | Scene::Running)
}

fn show(mut window: PanelWindow, shown: NumberKeysPanel) -> Result {
    let lines = usize::from(window.layout.digit_lines);
    window.panel("number-keys", window.layout.foot, |ui, theme| number_keys(ui, theme, &shown, lines))
}

/// The digits stand in so many lines of their own, or in none, beside the other keys.
fn number_keys(ui: &mut Ui, theme: &Theme, shown: &NumberKeysPanel, lines: usize) -> Option<Request> {
    let entry = &shown.entry;
    let run = shown.solver.run().filter(|_| *shown.scene == Scene::Solving);
    // The digit that the solver tries now, and whether it fits.
    let tried = run.and_then(|run| match run.last_step()? {
        Step::Try { digit, refused_by, .. } => Some((digit, refused_by.is_none())),
        Step::Place { digit, .. } => Some((digit, true)),
        _ => None,
    });
    // The digits that it has still to try in its cell.
    let open = run.and_then(Run::open_digits).map(|(_, digits)| digits);
    let mut asked = None;
    let rect = ui.max_rect();
    let playing = *shown.scene == Scene::Playing;
    let writes_colours = entry.writing() == Writing::Colours;
    let expecting = if writes_colours { entry.current().is_some() } else { entry.expecting_numkey() };
    let live = playing && (expecting || entry.digit_first());
    let edge = if live { Stroke::new(2.0, theme.accent.egui()) } else { Stroke::new(1.0, theme.edge.egui()) };
    ui.painter().rect(rect, CornerRadius::same(10), theme.panel.egui(), edge, StrokeKind::Inside);
    let is_for_fingers = ui.spacing().interact_size.y > POINTER;
    let inner = rect.shrink2(Vec2::new(if is_for_fingers { 6.0 } else { 12.0 }, 6.0));
    ui.scope_builder(egui::UiBuilder::new().max_rect(inner), |ui| {
        ui.spacing_mut().item_spacing = Vec2::new(
            if is_for_fingers {
                2.0
            } else if inner.width() < 440.0 {
                3.0
            } else {
                5.0
            },
            3.0,
        );
        let gap = ui.spacing().item_spacing.x;
        let caption = caption(*shown.scene.get(), entry, run, shown.program.is_own(), live);
        let counts = live && !writes_colours && entry.picked().is_none();
        let (high, least) = (lines > 0, ui.spacing().interact_size.y);
        // Where there is no room for both, keys go before words.
        if inner.height() >= least + lines as f32 * (least.max(50.0) + 3.0) + 16.0 {
            line(ui, theme, caption, counts.then(|| words().caption_left()));
        }
        let width = ui.available_width();
        // While the solver is watched, its digits are all there is to see.
        let watched = run.is_some();
        let beside = !watched && !high;
        // The words of both ends, and the signs beside the first.
        let [first, sign, last] = match width {
            _ if high => [(width - 3.0 * gap) / 4.0; 3],
            ..400.0 => [25.0, 25.0, 36.0],
            400.0..440.0 => [44.0, 25.0, 44.0],
            _ => [50.0, 30.0, 50.0],
        };
        let taken = if beside { first + 2.0 * sign + last + 4.0 * gap } else { 0.0 };
        let in_line = 10 / lines.max(1);
        let digit_width = (width - taken - (in_line as f32 - 1.0) * gap) / in_line as f32;
        let [first, sign, last] = [first, sign, last].map(|width| Vec2::new(width, least));
        let modes = |ui: &mut Ui| {
            let keys = [
                (first, Command::Notes, Writing::Notes),
                (sign, Command::Corners, Writing::Corners),
                (sign, Command::Colours, Writing::Colours),
            ];
            keys.into_iter().fold(None, |asked: Option<Request>, (size, command, writing)| {
                asked.or(mode_key(ui, size, theme, playing, command, entry.writing() == writing))
            })
        };
        let pick = |ui: &mut Ui| mode_key(ui, last, theme, playing, Command::Pick, entry.digit_first());
        if high && !watched {
            asked = ui.horizontal(|ui| modes(ui).or(pick(ui))).inner;
        }
        let room = (inner.bottom() - ui.cursor().top() + 3.0) / lines.max(1) as f32 - 3.0;
        let size = Vec2::new(digit_width, if high { room.min(least.max(60.0)) } else { least });
        if high {
            ui.add_space(lines as f32 * (room - size.y) / 2.0);
        }
        let keys: Vec<Option<Digit>> = Digit::ALL.into_iter().map(Some).chain([None]).collect();
        for part in keys.chunks(in_line) {
            ui.horizontal(|ui| {
                if beside {
                    asked = modes(ui);
                }
                for &value in part {
                    let number = value.filter(|_| writes_colours && !watched).map(Digit::get);
                    if let Some(colour) = number.and_then(Colour::new) {
                        if colour_key(ui, size, theme, colour, live, entry.colour() == colour) {
                            asked = Some(EntryRequest::PressDigit(value).into());
                        }
                        continue;
                    }
                    // There are fewer colours than digits.
                    let live = live && number.is_none();
                    let colours = match (value, tried) {
                        (Some(digit), Some((tried, fits))) if digit == tried => {
                            if fits {
                                (theme.tried_cell, theme.tried_digit)
                            } else {
                                (theme.clash, theme.puzzle_digit)
                            }
                        }
                        _ if live && entry.picked() == Some(value) => (theme.accent, theme.on_accent),
                        (Some(digit), _) if open.is_some_and(|open| open.contains(digit)) => {
                            (theme.button, theme.on_button)
                        }
                        _ if live => (theme.button, theme.on_button),
                        _ => (theme.well, theme.muted),
                    };
                    let left = value.filter(|_| !watched).map(|digit| left(shown.sitting.board(), digit));
                    if key(ui, size, theme, value, left.filter(|_| number.is_none()), live, colours) {
                        asked = Some(EntryRequest::PressDigit(value).into());
                    }
                }
                if beside {
                    asked = asked.take().or(pick(ui));
                }
            });
        }
    });
    asked
}

/// How many of the nine are still to be placed.
fn left(board: &Board, digit: Digit) -> usize {
    9usize.saturating_sub(board.values().iter().filter(|&&value| value == Some(digit)).count())
}

/// The caption, and if there is room beside it, what the small numbers mean.
fn line(ui: &mut Ui, theme: &Theme, caption: String, rest: Option<String>) {
    let whole = rest.map(|rest| format!("{caption}. {rest}"));
    let small = TextStyle::Small.resolve(ui.style());
    let fits = |text: &String| {
        let galley = ui.painter().layout_no_wrap(text.clone(), small.clone(), theme.muted.egui());
        galley.size().x <= ui.available_width()
    };
    let text = whole.filter(fits).unwrap_or(caption);
    ui.add(Label::new(RichText::new(text).small().color(theme.muted.egui())).truncate());
}

fn caption(scene: Scene, entry: &Entry, run: Option<&Run>, is_own: bool, live: bool) -> String {
    match scene {
        Scene::Solving => run.map(|run| labels::engine(run.engine(), is_own).caption).unwrap_or_default(),
        Scene::Paused => words().caption_paused(),
        _ if entry.digit_first() && entry.picked().is_none() => words().caption_pick(),
        _ if entry.digit_first() && entry.writing() == Writing::Colours => words().caption_picked_colour(),
        _ if entry.digit_first() && entry.writing() != Writing::Digits => words().caption_picked_note(),
        _ if entry.digit_first() => words().caption_picked(),
        _ if live && entry.writing() == Writing::Colours => words().caption_colour(),
        _ if live && entry.writing() != Writing::Digits => words().caption_note(),
        _ if live => words().caption_digit(),
        _ => words().caption_asleep(),
    }
}

fn mode_key(ui: &mut Ui, size: Vec2, theme: &Theme, enabled: bool, mode: Command, on: bool) -> Option<Request> {
    let (rect, response) = ui.allocate_exact_size(size, if enabled { Sense::click() } else { Sense::hover() });
    response.widget_info(|| WidgetInfo::selected(WidgetType::Checkbox, enabled, on, mode.word()));
    let (fill, ink) = match (enabled, on) {
        (false, _) => (theme.well, theme.muted),
        (true, true) => (theme.accent, theme.on_accent),
        (true, false) => (theme.button, theme.on_button),
    };
    let hot = enabled && (response.hovered() || response.has_focus());
    let stroke = if hot { Stroke::new(2.0, theme.text.egui()) } else { Stroke::new(1.0, theme.edge.egui()) };
    let painter = ui.painter();
    painter.rect(rect, CornerRadius::same(6), fill.egui(), stroke, StrokeKind::Inside);
    match mode {
        Command::Corners => {
            let inner = egui::Rect::from_center_size(rect.center(), Vec2::new(18.0, 20.0));
            for (digit, at) in [("1", Align2::LEFT_TOP), ("2", Align2::RIGHT_TOP), ("3", Align2::LEFT_BOTTOM)] {
                painter.text(at.pos_in_rect(&inner), at, digit, fonts::bold(10.0), ink.egui());
            }
        }
        Command::Colours => {
            for (number, turn) in (1..).zip([-90.0_f32, 30.0, 150.0]) {
                let middle = rect.center() + Vec2::Y + 5.0 * Vec2::angled(turn.to_radians());
                let colour = Colour::new(number).unwrap_or_default();
                painter.circle(middle, 5.0, theme.colour(colour).egui(), Stroke::new(1.0, ink.egui()));
            }
        }
        _ => {
            // The word as large as fits; a short sign stands for it where there is no room.
            let word = if rect.width() < 30.0 { "123".to_owned() } else { mode.word() };
            let galley = painter.layout_no_wrap(word.clone(), fonts::bold(14.0), ink.egui());
            let font = fonts::bold(14.0 * ((rect.width() - 5.0) / galley.size().x).min(1.0));
            painter.text(rect.center(), Align2::CENTER_CENTER, word, font, ink.egui());
        }
    }
    let pressed = response.on_hover_text(mode.tooltip()).clicked();
    mode.request().filter(|_| pressed)
}

/// A number key while colours are written: its colour, with its shape beside the number. Returns whether it was pressed.
fn colour_key(ui: &mut Ui, size: Vec2, theme: &Theme, colour: Colour, live: bool, picked: bool) -> bool {
    let name = words().colour_name(colour.get());
    let (rect, response) = ui.allocate_exact_size(size, if live { Sense::click() } else { Sense::hover() });
    response.widget_info(|| WidgetInfo::selected(WidgetType::RadioButton, live, picked, &name));
    let hot = live && (response.hovered() || response.has_focus());
    let stroke = match (picked, hot) {
        (true, _) => Stroke::new(2.5, theme.text.egui()),
        (_, true) => Stroke::new(2.0, theme.accent.egui()),
        _ => Stroke::new(1.0, theme.edge.egui()),
    };
    let painter = ui.painter();
    painter.rect(rect, CornerRadius::same(6), theme.colour(colour).egui(), stroke, StrokeKind::Inside);
    let ink = theme.note.egui();
    let side = if rect.width() < 24.0 { 7.0 } else { 9.0 };
    let middle = rect.center() - Vec2::new(5.0, 0.0);
    painter.text(middle, Align2::CENTER_CENTER, colour.get(), fonts::bold(2.0 * side), ink);
    let sign = rect.right_bottom() - Vec2::splat(side + 3.0);
    let corners = shapes::corners(colour).into_iter().map(|corner| sign + side * Vec2::new(corner.x, corner.y));
    painter.add(egui::Shape::convex_polygon(corners.collect(), ink, Stroke::NONE));
    let clicked = response.clicked();
    response.on_hover_text(words().colour_key_tooltip(name, colour.get()));
    clicked
}

/// A number key. Returns whether it was pressed.
pub fn key(
    ui: &mut Ui,
    size: Vec2,
    theme: &Theme,
    value: Option<Digit>,
    left: Option<usize>,
    live: bool,
    (fill, ink): (Rgb, Rgb),
) -> bool {
    let (rect, response) = ui.allocate_exact_size(size, if live { Sense::click() } else { Sense::hover() });
    let name = value.map_or_else(|| "0".to_owned(), |digit| digit.to_string());
    let spoken = if value.is_some() { words().digit_key(&name) } else { Command::Blank.word() };
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, live, &spoken));
    let painter = ui.painter();
    let hot = live && (response.hovered() || response.has_focus());
    let stroke = if hot { Stroke::new(2.0, theme.accent.egui()) } else { Stroke::new(1.0, theme.edge.egui()) };
    painter.rect(rect, CornerRadius::same(6), fill.egui(), stroke, StrokeKind::Inside);
    // A digit of which all nine stand on the board fades.
    let shade = if left == Some(0) { fill.egui().lerp_to_gamma(ink.egui(), 0.4) } else { ink.egui() };
    // On a narrow key the digit makes room for its count, and on a very narrow one there is none.
    let (aside, count_size) = if rect.width() < 32.0 { (5.0, 10.0) } else { (4.0, 11.0) };
    let count = left.filter(|_| rect.width() >= 24.0);
    let middle = if count.is_some() { rect.center() - Vec2::new(aside, 0.0) } else { rect.center() };
    let digit_size = 18.0 * (size.y / 30.0).clamp(1.0, 1.4);
    painter.text(middle, Align2::CENTER_CENTER, &name, fonts::bold(digit_size), shade);
    if let Some(left) = count {
        let corner = rect.right_bottom() - Vec2::new(if rect.width() < 32.0 { 3.0 } else { 4.0 }, 2.0);
        painter.text(corner, Align2::RIGHT_BOTTOM, left, fonts::bold(count_size), shade);
    }
    let clicked = response.clicked();
    match (value, left) {
        (Some(digit), Some(left)) => drop(response.on_hover_text(words().digit_key_tooltip(digit.get(), left))),
        (None, _) => drop(response.on_hover_text(Command::Blank.tooltip())),
        // The solver's digits wait for nobody.
        (Some(_), None) => {}
    }
    clicked
}
