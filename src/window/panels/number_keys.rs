//! The number keys on the screen. They light up while the game expects a digit, and show how many of each digit are left and what
//! the solver tries. Above them are the most important buttons of the board.

use crate::game::help::profile::{Profile, SolutionCount};
use crate::game::play::{BlockProgram, Entry, ExpectingNumkey};
use crate::game::requests::commands::{Command, with_keys};
use crate::game::requests::{EntryRequest, Request, Scene, Writing};
use crate::game::session::{Colour, Session};
use crate::game::settings::Settings;
use crate::game::solver::Solver;
use crate::window::look::layout::POINTER;
use crate::window::look::{Rgb, Theme, fonts, shapes};
use crate::window::panels::board::BoardPanel;
use crate::window::panels::panel_window::PanelWindow;
use crate::window::panels::sets::PanelSystems;
use crate::window::panels::style::within;
use crate::window::panels::{board, icons};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::{
    Align2, CornerRadius, Label, RichText, Sense, Stroke, StrokeKind, TextStyle, Ui, Vec2, WidgetInfo, WidgetType,
};
use bevy_egui::{EguiPrimaryContextPass, egui};
use sudoku_board::{Board, Value, Values};
use sudoku_run::EngineRun;
use sudoku_solve::search::Step;
use sudoku_words::{words, written};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        (show.run_if(are_shown), show_buttons.run_if(in_state(Scene::Asking))).in_set(PanelSystems::Foot),
    );
}

/// The state that the keys show.
#[derive(SystemParam)]
struct NumberKeysPanel<'w> {
    scene: Res<'w, State<Scene>>,
    entry: Res<'w, Entry>,
    expecting: Res<'w, State<ExpectingNumkey>>,
    session: Res<'w, Session>,
    profile: Res<'w, Profile>,
    solver: Res<'w, Solver>,
    program: Res<'w, BlockProgram>,
    settings: Res<'w, Settings>,
}

fn are_shown(scene: Res<State<Scene>>) -> bool {
    !matches!(scene.get(), Scene::Asking | Scene::Running)
}

/// The height of the caption, the least height of a line of keys, and the largest height of the buttons above the digits, in points.
const CAPTION: f32 = 16.0;
const LEAST: f32 = 27.0;
const ACTION: f32 = 34.0;

fn show(mut window: PanelWindow, shown: NumberKeysPanel, play: BoardPanel) -> Result {
    let lines = usize::from(window.layout.digit_lines).max(1);
    window.panel("number-keys", window.layout.foot, |ui, theme| number_keys(ui, theme, &shown, &play, lines))
}

/// Draws the most important buttons of the board above the answer, while the owl asks.
fn show_buttons(mut window: PanelWindow, play: BoardPanel) -> Result {
    let gap = 4.0;
    window.panel("board-buttons", window.layout.buttons(), |ui, theme| {
        ui.spacing_mut().item_spacing.x = gap;
        let room = ui.available_size();
        board::actions(ui, theme, &play, room)
    })
}

/// Draws the most important buttons of the board, and the digits in that many lines.
fn number_keys(
    ui: &mut Ui,
    theme: &Theme,
    shown: &NumberKeysPanel,
    play: &BoardPanel,
    lines: usize,
) -> Option<Request> {
    let entry = &shown.entry;
    let run = shown.solver.run().filter(|_| *shown.scene == Scene::Solving);
    // The digit that the solver is trying, and whether it fits.
    let tried = run.and_then(|run| match run.current_step()? {
        Step::Try { digit, refused_by, .. } => Some((digit, refused_by.is_none())),
        Step::Place { digit, .. } => Some((digit, true)),
        _ => None,
    });
    // The digits that the solver has still to try in its cell.
    let open = run.and_then(EngineRun::open_digits).map(|(_, digits)| digits);
    let mut asked = None;
    let rect = ui.max_rect();
    let playing = *shown.scene == Scene::Playing;
    let writes_colours = entry.writing() == Writing::Colours;
    let expecting = if writes_colours { entry.current().is_some() } else { shown.expecting.get().0 };
    let live = playing && (expecting || entry.digit_first());
    let edge = if live { Stroke::new(2.0, theme.accent.egui()) } else { Stroke::new(1.0, theme.edge.egui()) };
    ui.painter().rect(rect, CornerRadius::same(10), theme.panel.egui(), edge, StrokeKind::Inside);
    let is_for_fingers = ui.spacing().interact_size.y > POINTER;
    let inner = rect.shrink2(if is_for_fingers { Vec2::splat(6.0) } else { Vec2::new(12.0, 5.0) });
    let gap = if is_for_fingers { 3.0 } else { 4.0 };
    // The least height of each line: of the buttons above the digits, and of the digits.
    let least = if is_for_fingers { ui.spacing().interact_size.y } else { LEAST };
    let spare = inner.height() - (lines as f32 + 1.0) * least - lines as f32 * gap;
    // Larger texts take space from the caption, not from the keys for a mouse; keys for fingers have room for both.
    let has_room = is_for_fingers || shown.settings.text_size().factor() <= 1.0;
    let has_caption = has_room && spare >= CAPTION + gap;
    ui.scope_builder(egui::UiBuilder::new().max_rect(inner), |ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(gap);
        // A line is as high as its keys.
        ui.spacing_mut().interact_size.y = least;
        let width = ui.available_width();
        if has_caption {
            let caption = caption(*shown.scene.get(), entry, run, shown.program.is_own(), live, &shown.profile);
            let counts = live && !writes_colours && entry.picked().is_none();
            // The caption of givens has the number of solutions.
            let level = board::level(play).filter(|_| entry.writing() != Writing::Givens);
            let rest = [counts.then(|| words().caption_left()), Some(board::status(play)), level];
            let (_, room) = ui.allocate_space(Vec2::new(width, CAPTION));
            within(ui, room, |ui| line(ui, theme, caption, rest.into_iter().flatten()));
        }
        let spare = if has_caption { spare - CAPTION - gap } else { spare };
        // The digits get the rest of the height.
        let high = least + (spare / (lines as f32 + 1.0)).clamp(0.0, ACTION - LEAST);
        asked = board::actions(ui, theme, play, Vec2::new(width, high));
        let values = Values::up_to(shown.session.board().rules().side());
        let keys: Vec<Option<Value>> = values.iter().map(Some).chain([None]).collect();
        let in_line = keys.len().div_ceil(lines);
        let room = (inner.bottom() - ui.cursor().top() + gap) / lines as f32 - gap;
        let size = Vec2::new((width - (in_line as f32 - 1.0) * gap) / in_line as f32, room.max(least));
        let watched = run.is_some();
        for part in keys.chunks(in_line) {
            ui.horizontal(|ui| {
                for &value in part {
                    let number = value.filter(|_| writes_colours && !watched).map(Value::get);
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
                    let left = value.filter(|_| !watched).map(|digit| left(shown.session.board(), digit));
                    if key(ui, size, theme, value, left.filter(|_| number.is_none()), live, colours) {
                        asked = Some(EntryRequest::PressDigit(value).into());
                    }
                }
            });
        }
    });
    asked
}

/// The number of copies of a digit that are still to be placed, and of all: one for each row.
type Left = (usize, usize);

/// Counts the copies of a digit.
fn left(board: &Board, digit: Value) -> Left {
    let placed = board.values().iter().filter(|&&value| value == digit.get()).count();
    let all = usize::from(board.rules().side());
    (all.saturating_sub(placed), all)
}

/// Draws the caption, and as much of the rest as fits beside it.
fn line(ui: &mut Ui, theme: &Theme, caption: String, rest: impl Iterator<Item = String>) {
    let small = TextStyle::Small.resolve(ui.style());
    let fits = |text: &String| {
        let galley = ui.painter().layout_no_wrap(text.clone(), small.clone(), theme.muted.egui());
        galley.size().x <= ui.available_width()
    };
    let text = rest.filter(|part| !part.is_empty()).fold(caption, |text, part| {
        let longer = format!("{text} · {part}");
        if fits(&longer) { longer } else { text }
    });
    ui.add(Label::new(RichText::new(text).small().color(theme.muted.egui())).truncate());
}

fn caption(
    scene: Scene,
    entry: &Entry,
    run: Option<&EngineRun>,
    is_own: bool,
    live: bool,
    profile: &Profile,
) -> String {
    match scene {
        Scene::Solving => run.map(|run| sudoku_words::engine(run.engine(), is_own).caption).unwrap_or_default(),
        Scene::Paused => words().caption_paused(),
        _ if entry.writing() == Writing::Givens => {
            words().caption_given(profile.solutions().map_or("counting", SolutionCount::key))
        }
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

/// Draws a number key while colours are written: the colour, with its shape beside the number. Returns true if it was pressed.
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

/// Draws a number key. Returns true if it was pressed.
pub fn key(
    ui: &mut Ui,
    size: Vec2,
    theme: &Theme,
    value: Option<Value>,
    left: Option<Left>,
    live: bool,
    (fill, ink): (Rgb, Rgb),
) -> bool {
    let (rect, response) = ui.allocate_exact_size(size, if live { Sense::click() } else { Sense::hover() });
    let name = value.map(|digit| written(digit).to_string()).unwrap_or_default();
    let spoken = if value.is_some() { words().digit_key(&name) } else { Command::Blank.word() };
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, live, &spoken));
    let painter = ui.painter();
    let hot = live && (response.hovered() || response.has_focus());
    let stroke = if hot { Stroke::new(2.0, theme.accent.egui()) } else { Stroke::new(1.0, theme.edge.egui()) };
    painter.rect(rect, CornerRadius::same(6), fill.egui(), stroke, StrokeKind::Inside);
    // A digit whose copies are all on the board is faded.
    let shade =
        if left.is_some_and(|(left, _)| left == 0) { fill.egui().lerp_to_gamma(ink.egui(), 0.4) } else { ink.egui() };
    // On a narrow key the digit makes room for its count; a very narrow key has no count, and a smaller number.
    let figures = name.len().max(1) as f32;
    let (aside, count_size) = match rect.width() {
        ..32.0 => (5.0, 10.0),
        _ if figures > 1.0 => (7.0, 11.0),
        _ => (4.0, 11.0),
    };
    let count = left.filter(|_| rect.width() >= 14.0 + 10.0 * figures);
    let middle = if count.is_some() { rect.center() - Vec2::new(aside, 0.0) } else { rect.center() };
    let usual = 18.0 * (size.y / 30.0).clamp(1.0, 1.4);
    let digit_size = if figures > 1.0 { usual.min(0.75 * rect.width()) } else { usual };
    match value {
        Some(_) => drop(painter.text(middle, Align2::CENTER_CENTER, &name, fonts::bold(digit_size), shade)),
        None => {
            icons::erase(painter, egui::Rect::from_center_size(rect.center(), Vec2::splat(1.25 * digit_size)), shade)
        }
    }
    if let Some((left, _)) = count {
        let corner = rect.right_bottom() - Vec2::new(if rect.width() < 32.0 { 3.0 } else { 4.0 }, 2.0);
        painter.text(corner, Align2::RIGHT_BOTTOM, left, fonts::bold(count_size), shade);
    }
    let clicked = response.clicked();
    match (value, left) {
        (Some(digit), Some((left, all))) => {
            let tooltip = words().digit_key_tooltip(written(digit), digit.get(), left, all);
            drop(response.on_hover_text(tooltip));
        }
        (None, _) => {
            let tooltip = with_keys(words().blank_key_tooltip(), &[Command::Zero, Command::Blank]);
            drop(response.on_hover_text(tooltip));
        }
        // The solver's digits have no tooltip.
        (Some(_), None) => {}
    }
    clicked
}
