//! The page of the race: who takes part, on what and for what, and beside it the race.

mod course;
mod lanes;
mod shown;

use crate::classic::Board;
use crate::engines::{Engine, Goal, Measure};
use crate::game::input::commands::{Command, with_keys};
use crate::game::look::Theme;
use crate::game::look::fonts;
use crate::game::owl::labels;
use crate::game::owl::words::{self, words};
use crate::game::panels::chooser::puzzle_chooser;
use crate::game::panels::panel_window::PanelWindow;
use crate::game::panels::sets::PanelSystems;
use crate::game::panels::style::{self, Face, choice, drawn_button, heading, muted};
use crate::game::script::{Page, RaceRequest, Request};
use crate::puzzles::Pack;
use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::{self, Align2, Color32, CornerRadius, Rect, Ui, UiBuilder, Vec2, vec2};
use shown::RacePanel;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, show.run_if(in_state(Page::Race)).in_set(PanelSystems::Page));
}

fn show(mut window: PanelWindow, shown: RacePanel) -> Result {
    window.panel("race", window.layout.page(), |ui, theme| race(ui, theme, &shown))
}

/// The width of the controls, in points.
const CONTROLS: f32 = 300.0;

/// Below this width the race stands under the controls.
const WIDE: f32 = 760.0;

/// How fast the engines may race: steps a second.
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
            style::paper(ui, theme, (), |ui, _| asked.extend(controls(ui, theme, shown)));
        });
        ui.scope_builder(UiBuilder::new().max_rect(right).id_salt("course"), |ui| {
            style::paper(ui, theme, (), |ui, height| asked.extend(course::course(ui, theme, shown, Some(height))));
        });
    } else {
        ui.scope_builder(UiBuilder::new().max_rect(inner), |ui| {
            style::paper(ui, theme, (), |ui, _| {
                asked.extend(controls(ui, theme, shown));
                ui.add_space(8.0);
                asked.extend(course::course(ui, theme, shown, None));
            });
        });
    }
    asked
}

fn controls(ui: &mut Ui, theme: &Theme, shown: &RacePanel) -> Option<Request> {
    let racing = &shown.racing;
    let mut asked = None;
    heading(ui, words().race_heading());
    style::spoken(ui, theme, shown.owl.beside_sheets());
    let (word, tooltip) = if racing.runs() {
        (words().race_stop(), with_keys(words().race_stop_tooltip(), &[Command::Watch, Command::Stop]))
    } else {
        (words().race_start(), with_keys(words().race_start_tooltip(), &[Command::Watch]))
    };
    let face = Face::usual(theme, &word, tooltip, true).strong(theme);
    let draw = |painter: &egui::Painter, square: Rect, ink: Color32| {
        painter.text(square.center(), Align2::CENTER_CENTER, &word, fonts::bold(17.0), ink);
    };
    if drawn_button(ui, vec2(ui.available_width(), ui.spacing().interact_size.y.max(40.0)), &face, draw).clicked() {
        asked = Command::Watch.request();
    }
    muted(ui, theme, words().race_puzzle());
    ui.horizontal(|ui| {
        let mine = racing.puzzle.is_none();
        if choice(ui, theme, mine, &words().race_my_board(), &words().race_my_board_tooltip()).clicked() {
            asked = Some(RaceRequest::ChoosePuzzle(None).into());
        }
        let title =
            racing.puzzle.as_ref().map_or_else(|| words().race_another(), |board| name_of(board, shown.packs.all()));
        asked = asked.take().or(puzzle_chooser(ui, "race-puzzles", &title, 96.0, shown.packs.short())
            .map(|board| RaceRequest::ChoosePuzzle(Some(board)).into()));
    });
    muted(ui, theme, words().race_engines());
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        style::lower(ui, 24.0);
        for &engine in Engine::ALL {
            let mut on = racing.engines.contains(&engine);
            let about = labels::engine(engine, shown.program.is_own());
            if ui.checkbox(&mut on, about.word).on_hover_text(about.tooltip).clicked() {
                asked = Some(RaceRequest::ToggleRacer(engine).into());
            }
        }
    });
    muted(ui, theme, words().race_goal());
    ui.horizontal(|ui| {
        for (goal, word, tooltip) in [
            (Goal::First, words().race_first(), words().race_first_tooltip()),
            (Goal::All, words().race_all(), words().race_all_tooltip()),
        ] {
            if choice(ui, theme, goal == racing.goal, &word, &tooltip).clicked() {
                asked = Some(RaceRequest::SetGoal(goal).into());
            }
        }
    });
    muted(ui, theme, words().race_speed());
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 5.0;
        for speed in SPEEDS {
            let (word, tooltip) = match speed {
                Some(steps) => (words::thousands(u64::from(steps)), words().race_speed_same_steps()),
                None => (words().race_flat_out(), words().race_speed_same_time()),
            };
            if choice(ui, theme, speed == racing.speed, &word, &tooltip).clicked() {
                asked = Some(RaceRequest::SetSpeed(speed).into());
            }
        }
    });
    muted(ui, theme, words().race_measure());
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(5.0);
        for measure in Measure::ALL {
            let (word, tooltip) = (labels::measure(measure), words().race_measure_tooltip());
            if choice(ui, theme, measure == racing.measure, &word, &tooltip).clicked() {
                asked = Some(RaceRequest::SetMeasure(measure).into());
            }
        }
    });
    asked
}

/// The name of a puzzle that comes with the game.
fn name_of(board: &Board, packs: &[Pack]) -> String {
    let mut puzzles = packs.iter().flat_map(|pack| &pack.puzzles);
    puzzles
        .find(|puzzle| puzzle.board == *board)
        .map_or_else(|| words().empty_puzzle(), |puzzle| words::puzzle_name(&puzzle.name))
}
