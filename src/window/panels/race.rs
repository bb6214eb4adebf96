//! The page of the race: on the left the engines, the puzzle and the measure, and beside them the race.

mod course;
mod lane;
mod shown;

use crate::game::race::TIME_FOR_A_STEP;
use crate::game::requests::commands::{Command, with_keys};
use crate::game::requests::{Page, RaceRequest, Request, labels};
use crate::window::look::{Theme, fonts};
use crate::window::panels::chooser::puzzle_chooser;
use crate::window::panels::panel_window::PanelWindow;
use crate::window::panels::sets::PanelSystems;
use crate::window::panels::style::{self, Face, choice, drawn_button, heading, muted, named_button};
use bevy::prelude::*;
use bevy_egui::egui::{Align2, Color32, CornerRadius, Rect, Ui, UiBuilder, Vec2, vec2};
use bevy_egui::{EguiPrimaryContextPass, egui};
use shown::{MEASURES, RacePanel};
use sudoku_board::Board;
use sudoku_generate::puzzles::Pack;
use sudoku_run::engines::{Goal, Measure};
use sudoku_words::words;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, show.run_if(in_state(Page::Race)).in_set(PanelSystems::Page));
}

fn show(mut window: PanelWindow, shown: RacePanel) -> Result {
    window.panel("race", window.layout.page(), |ui, theme| race(ui, theme, &shown))
}

/// The width of the controls, in points.
const CONTROLS: f32 = 300.0;

/// Below this width, in points, the race is below the controls.
const WIDE: f32 = 760.0;

/// The speeds of a race, in units of the measure per second; `None` is as fast as possible.
const SPEEDS: [Option<u32>; 4] = [Some(10), Some(100), Some(1_000), None];

fn race(ui: &mut Ui, theme: &Theme, shown: &RacePanel) -> Vec<Request> {
    let page = ui.max_rect();
    ui.painter().rect_filled(page, CornerRadius::ZERO, theme.background.egui());
    let inner = page.shrink(12.0);
    let mut asked = Vec::new();
    if inner.width() >= WIDE {
        let (left, right) = inner.split_left_right_at_x(inner.left() + CONTROLS);
        let right = Rect::from_min_max(right.min + vec2(12.0, 0.0), right.max);
        ui.scope_builder(UiBuilder::new().max_rect(left), |ui| {
            style::paper(ui, theme, (), |ui, height| asked.extend(controls(ui, theme, shown, Some(height))));
        });
        ui.scope_builder(UiBuilder::new().max_rect(right).id_salt("course"), |ui| {
            style::paper(ui, theme, (), |ui, height| asked.extend(course::course(ui, theme, shown, Some(height))));
        });
    } else {
        ui.scope_builder(UiBuilder::new().max_rect(inner), |ui| {
            style::paper(ui, theme, (), |ui, _| {
                asked.extend(controls(ui, theme, shown, None));
                ui.add_space(8.0);
                asked.extend(course::course(ui, theme, shown, None));
            });
        });
    }
    asked
}

/// Draws the choices before the start, and the start button, which is at the bottom if a height is given.
fn controls(ui: &mut Ui, theme: &Theme, shown: &RacePanel, height: Option<f32>) -> Option<Request> {
    let top = ui.cursor().top();
    let racing = &shown.racing;
    heading(ui, words().race_heading());
    let chosen = choices(ui, theme, shown);
    let button = ui.spacing().interact_size.y.max(32.0);
    let start = button.max(56.0);
    let gap = ui.spacing().item_spacing.y;
    let foot = start + button + 20.0 + 2.0 * gap;
    if let Some(height) = height {
        ui.add_space((height - (ui.cursor().top() - top) - foot - gap).max(0.0));
    }
    muted(ui, theme, words().race_stops());
    let width = ui.available_width();
    let face = Face::usual(theme, words().race_rest(), words().race_rest_tooltip(), racing.can_go_on());
    let rest = named_button(ui, width, &words().race_rest(), &face).clicked();
    let (word, tooltip) = if racing.runs() {
        (words().race_stop(), with_keys(words().race_stop_tooltip(), &[Command::Watch, Command::Stop]))
    } else {
        (words().race_start(), with_keys(words().race_start_tooltip(), &[Command::Watch]))
    };
    let face = Face::usual(theme, &word, tooltip, true).strong(theme);
    let draw = |painter: &egui::Painter, square: Rect, ink: Color32| {
        painter.text(square.center(), Align2::CENTER_CENTER, &word, fonts::bold(21.0), ink);
    };
    let started = drawn_button(ui, vec2(width, start), &face, draw).clicked();
    let asked = rest.then(|| RaceRequest::Finish.into());
    chosen.or(asked).or(Command::Watch.request().filter(|_| started))
}

/// Draws the choices of the puzzle, the measure and the speed.
fn choices(ui: &mut Ui, theme: &Theme, shown: &RacePanel) -> Option<Request> {
    let racing = &shown.racing;
    let mut asked = None;
    muted(ui, theme, words().race_puzzle());
    ui.horizontal(|ui| {
        let mine = racing.puzzle().is_none();
        if choice(ui, theme, mine, &words().race_my_board(), &words().race_my_board_tooltip()).clicked() {
            asked = Some(RaceRequest::ChoosePuzzle(None).into());
        }
        let title = racing.puzzle().map_or_else(|| words().race_another(), |board| name_of(board, shown.packs.all()));
        asked = asked.take().or(puzzle_chooser(ui, "race-puzzles", &title, 96.0, shown.packs.short())
            .map(|board| RaceRequest::ChoosePuzzle(Some(board)).into()));
    });
    muted(ui, theme, words().race_measure());
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(5.0);
        for measure in MEASURES {
            let (word, tooltip) = (labels::measure(measure), labels::measure_about(measure));
            if choice(ui, theme, measure == racing.measure(), &word, &tooltip).clicked() {
                asked = Some(RaceRequest::SetMeasure(measure).into());
            }
        }
    });
    muted(ui, theme, labels::measure_about(racing.measure()));
    muted(ui, theme, labels::race_speed(racing.measure()));
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(5.0);
        for speed in SPEEDS {
            let word = match speed {
                Some(speed) if racing.measure() == Measure::Time => {
                    sudoku_words::short_duration(TIME_FOR_A_STEP * speed)
                }
                Some(speed) => sudoku_words::thousands(u64::from(speed)),
                None => words().race_flat_out(),
            };
            if choice(ui, theme, speed == racing.speed(), &word, &labels::race_pace(racing.measure())).clicked() {
                asked = Some(RaceRequest::SetSpeed(speed).into());
            }
        }
    });
    muted(ui, theme, words().race_goal());
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(5.0);
        for (goal, word, tooltip) in [
            (Goal::First, words().race_first(), words().race_first_tooltip()),
            (Goal::All, words().race_all(), words().race_all_tooltip()),
        ] {
            if choice(ui, theme, goal == racing.goal(), &word, &tooltip).clicked() {
                asked = Some(RaceRequest::SetGoal(goal).into());
            }
        }
    });
    asked
}

/// Returns the name of a puzzle that comes with the game.
fn name_of(board: &Board, packs: &[Pack]) -> String {
    let mut puzzles = packs.iter().flat_map(|pack| &pack.puzzles);
    puzzles
        .find(|puzzle| puzzle.board == *board)
        .map_or_else(|| words().empty_puzzle(), |puzzle| sudoku_words::puzzle_name(&puzzle.name))
}
