//! The page of the race: who takes part, the boards side by side, the table and its bars.

use crate::classic::{Board, Cell, CellKind};
use crate::engines::{Engine, Goal, Measure, Standing};
use crate::game::input::commands::{Command, with_keys};
use crate::game::look::Theme;
use crate::game::look::fonts;
use crate::game::owl::labels;
use crate::game::owl::words::{self, words};
use crate::game::panels::bubble::Heard;
use crate::game::panels::chooser::puzzle_chooser;
use crate::game::panels::place::Place;
use crate::game::panels::sets::PanelSystems;
use crate::game::panels::style::{self, Face, choice, drawn_button, heading, muted};
use crate::game::play::{BlockProgram, Sitting};
use crate::game::puzzles::packs::Packs;
use crate::game::race::{Racing, value};
use crate::game::script::{Page, RaceRequest, Request, Scene};
use crate::puzzles::Pack;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::text::{LayoutJob, TextWrapping};
use bevy_egui::egui::{
    self, Align2, Color32, CornerRadius, Rect, ScrollArea, Sense, Stroke, StrokeKind, Ui, UiBuilder, Vec2, WidgetInfo,
    WidgetType, pos2, vec2,
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, show.run_if(in_state(Page::Race)).in_set(PanelSystems::Page));
}

/// What the page shows.
#[derive(SystemParam)]
struct RacePanel<'w> {
    scene: Res<'w, State<Scene>>,
    sitting: Res<'w, Sitting>,
    racing: Res<'w, Racing>,
    packs: Res<'w, Packs>,
    program: Res<'w, BlockProgram>,
    owl: Heard<'w>,
}

impl RacePanel<'_> {
    fn is_winner(&self, standing: &Standing) -> bool {
        let winner = self.racing.standings.winner(self.racing.measure);
        winner.is_some_and(|winner| winner.engine == standing.engine)
    }
}

fn show(mut place: Place, shown: RacePanel) -> Result {
    place.panel("race", place.layout.page(), |ui, theme| race(ui, theme, &shown))
}

/// The width of the controls, in points.
const CONTROLS: f32 = 300.0;

/// The height of what stands around the rows of the table and of the bars, in points.
const BETWEEN_ROWS: f32 = 96.0;

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
            style::paper(ui, theme, (), |ui, height| asked.extend(course(ui, theme, shown, height)));
        });
    } else {
        ui.scope_builder(UiBuilder::new().max_rect(inner), |ui| {
            style::paper(ui, theme, (), |ui, _| {
                asked.extend(controls(ui, theme, shown));
                ui.add_space(8.0);
                asked.extend(course(ui, theme, shown, 0.0));
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
    if drawn_button(ui, vec2(ui.available_width(), 40.0), &face, draw).clicked() {
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
        ui.spacing_mut().interact_size.y = 24.0;
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

/// The boards, the table and the bars, in that height if they can.
fn course(ui: &mut Ui, theme: &Theme, shown: &RacePanel, height: f32) -> Option<Request> {
    let top = ui.cursor().top();
    let racing = &shown.racing;
    let standings = &racing.standings.0;
    // A covered board is covered here too.
    let board = if *shown.scene == Scene::Paused { Board::EMPTY } else { *shown.sitting.board() };
    // Before the first race the engines stand at the start.
    let start: Vec<Standing> = racing
        .engines
        .iter()
        .map(|&engine| {
            let is_own = engine == Engine::Blocks && shown.program.is_own();
            Standing::at_start(engine, is_own, racing.puzzle.unwrap_or(board))
        })
        .collect();
    let seen = if standings.is_empty() { &start } else { standings };
    let mut asked = None;
    ui.horizontal(|ui| heading(ui, words().race_side_by_side()));
    boards(ui, theme, shown, seen);
    ui.add_space(6.0);
    ui.horizontal(|ui| {
        heading(ui, words().race_table());
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            asked = style::command(ui, theme, 70.0, Command::CopyTable, !standings.is_empty());
        });
    });
    // What is left over makes the rows of the table and of the bars higher.
    let spare = height - (ui.cursor().top() - top) - BETWEEN_ROWS;
    let row = (spare / (2 * seen.len().max(1)) as f32).clamp(26.0, 44.0).floor();
    table(ui, theme, shown, seen, row);
    ui.add_space(6.0);
    ui.horizontal(|ui| {
        heading(ui, labels::measure(racing.measure));
        muted(ui, theme, words().race_bars_scale());
    });
    if standings.is_empty() {
        let size = vec2(ui.available_width(), row * seen.len() as f32);
        let response = style::display(ui, theme, size, &words().race_bars());
        style::nothing_yet(ui, theme, &response, &words().race_bars_none());
    } else {
        bars(ui, theme, shown, seen, row);
    }
    asked
}

fn boards(ui: &mut Ui, theme: &Theme, shown: &RacePanel, seen: &[Standing]) {
    let count = seen.len().max(1) as f32;
    let gap = 10.0;
    let columns = if ui.available_width() < 620.0 { 3.0_f32.min(count) } else { count };
    let side = ((ui.available_width() - gap * (columns - 1.0)) / columns).min(190.0).floor();
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(gap, 8.0);
        for standing in seen {
            let (rect, response) = ui.allocate_exact_size(vec2(side, side + 24.0), Sense::hover());
            let about = labels::engine(standing.engine, standing.is_brought);
            response.widget_info(|| {
                let spoken = words().race_steps_of(&about.word, words::thousands(standing.steps));
                WidgetInfo::labeled(WidgetType::Label, true, spoken)
            });
            let painter = ui.painter();
            let winner = shown.is_winner(standing);
            let colour = if winner { theme.on_button } else { theme.text };
            let font = fonts::bold(if side < 150.0 { 12.0 } else { 14.0 });
            let mut name = LayoutJob::simple_singleline(about.word, font, colour.egui());
            name.wrap = TextWrapping::truncate_at_width(side);
            painter.galley(rect.left_top(), painter.layout_job(name), colour.egui());
            let board = Rect::from_min_size(rect.min + vec2(0.0, 22.0), Vec2::splat(side));
            small_board(ui, theme, board, &standing.board, winner);
            response.on_hover_text(about.tooltip);
        }
    });
}

fn small_board(ui: &Ui, theme: &Theme, rect: Rect, board: &Board, winner: bool) {
    let painter = ui.painter();
    // Everything lies on whole pixels, so that all lines are of one width.
    let pixel = 1.0 / ui.ctx().pixels_per_point();
    let line = (2.0 / pixel).round().max(2.0) * pixel;
    let cell = ((rect.width() - 4.0 * line) / 9.0 / pixel).floor() * pixel;
    let side = 9.0 * cell + 4.0 * line - pixel;
    let all = Rect::from_min_size((rect.min / pixel).round() * pixel, Vec2::splat(side));
    let frame = if winner { theme.accent } else { theme.box_lines };
    painter.rect_filled(all, CornerRadius::same(3), frame.egui());
    let font = fonts::bold(cell * 0.72);
    for at in Cell::all() {
        let offset = |n: usize| n as f32 * cell + (n / 3 + 1) as f32 * line;
        let min = all.min + vec2(offset(at.column()), offset(at.row()));
        let square = Rect::from_min_size(min, Vec2::splat(cell - pixel));
        let (fill, ink) = match board.kind(at) {
            CellKind::Puzzle => (theme.puzzle_cell, theme.puzzle_digit),
            CellKind::User => (theme.user_cell, theme.user_digit),
        };
        painter.rect_filled(square, CornerRadius::ZERO, fill.egui());
        if let Some(digit) = board.get(at) {
            painter.text(square.center(), Align2::CENTER_CENTER, digit, font.clone(), ink.egui());
        }
    }
}

fn table(ui: &mut Ui, theme: &Theme, shown: &RacePanel, seen: &[Standing], height: f32) {
    let racing = &shown.racing;
    ScrollArea::horizontal().id_salt("race-table").auto_shrink([false, true]).show(ui, |ui| {
        let width = ui.available_width().max(600.0);
        let first = 150.0;
        let column = (width - first) / (Measure::ALL.len() + 1) as f32;
        let head = 36.0;
        let size = vec2(width, head + height * seen.len() as f32);
        let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
        response.widget_info(|| {
            WidgetInfo::labeled(WidgetType::Label, true, racing.table().unwrap_or_else(|| words().race_table_none()))
        });
        response.on_hover_text(words().race_table_tooltip());
        let painter = ui.painter();
        let right = |n: usize| rect.left() + first + column * (n + 1) as f32 - 6.0;
        let small = egui::TextStyle::Small.resolve(ui.style());
        for (n, heading) in
            std::iter::once(words().measure_solutions()).chain(Measure::ALL.map(labels::measure)).enumerate()
        {
            // Two words stand one below the other.
            for (line, word) in heading.split(' ').rev().enumerate() {
                let at = pos2(right(n), rect.top() + head - 3.0 - 15.0 * line as f32);
                painter.text(at, Align2::RIGHT_BOTTOM, word, small.clone(), theme.muted.egui());
            }
        }
        for (row, standing) in seen.iter().enumerate() {
            let winner = shown.is_winner(standing);
            let band =
                Rect::from_min_size(pos2(rect.left(), rect.top() + head + height * row as f32), vec2(width, height));
            if winner {
                painter.rect_filled(band, style::ROUND, theme.button.egui());
            } else if row % 2 == 0 {
                painter.rect_filled(band, style::ROUND, theme.well.egui());
            }
            let y = band.center().y;
            let name = labels::engine(standing.engine, standing.is_brought).word;
            painter.text(pos2(rect.left() + 8.0, y), Align2::LEFT_CENTER, name, fonts::bold(14.0), theme.text.egui());
            let solutions = words::thousands(standing.counts.solutions);
            let cells = std::iter::once(solutions).chain(Measure::ALL.map(|measure| value(standing, measure)));
            for (n, text) in cells.enumerate() {
                let chosen = n > 0 && Measure::ALL[n - 1] == racing.measure;
                let font = if chosen { fonts::bold(13.5) } else { egui::FontId::proportional(13.5) };
                let ink = if standing.arrived { theme.text } else { theme.muted };
                painter.text(pos2(right(n), y), Align2::RIGHT_CENTER, text, font, ink.egui());
            }
        }
    });
}

/// One bar per engine, on a logarithmic scale: the longest may be a million times the shortest.
fn bars(ui: &mut Ui, theme: &Theme, shown: &RacePanel, seen: &[Standing], height: f32) {
    let measure = shown.racing.measure;
    let size = vec2(ui.available_width(), height * seen.len() as f32);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    response
        .widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, words().race_bars_of(labels::measure(measure))));
    let painter = ui.painter();
    // Time is told in nanoseconds, and less than a microsecond is nothing.
    let unit = if measure == Measure::Time { 1_000.0 } else { 1.0 };
    let length = |standing: &Standing| (standing.value(measure) as f32 / unit).ln_1p();
    let longest = seen.iter().map(length).fold(1.0, f32::max);
    for (row, standing) in seen.iter().enumerate() {
        let y = rect.top() + height * (row as f32 + 0.5);
        let name = labels::engine(standing.engine, standing.is_brought).word;
        painter.text(pos2(rect.left() + 8.0, y), Align2::LEFT_CENTER, name, fonts::bold(14.0), theme.text.egui());
        let left = rect.left() + 164.0;
        let room = (rect.right() - left - 96.0).max(20.0);
        let bar = Rect::from_min_size(
            pos2(left, y - 0.3 * height),
            vec2((room * length(standing) / longest).max(2.0), 0.6 * height),
        );
        let colour = if shown.is_winner(standing) { theme.accent } else { theme.recursion };
        painter.rect(bar, CornerRadius::same(4), colour.egui(), Stroke::NONE, StrokeKind::Inside);
        let text = if standing.arrived {
            value(standing, measure)
        } else {
            words().race_still_running(value(standing, measure))
        };
        let font = egui::FontId::proportional(13.5);
        painter.text(pos2(bar.right() + 8.0, y), Align2::LEFT_CENTER, text, font, theme.muted.egui());
    }
    response.on_hover_text(words().race_bars_tooltip());
}
