//! The panel with the program's values: the variables, the list S and the stack of calls.

use crate::game::play::{Entry, ExpectingNumkey};
use crate::game::requests::{Request, Scene};
use crate::game::solver::model_rows::ModelRows;
use crate::game::solver::{BoardOnStage, Solver};
use crate::window::look::{Rgb, Theme, fonts};
use crate::window::panels::model;
use crate::window::panels::style::{display, heading, muted, nothing_yet};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::{
    Align, Align2, Color32, CornerRadius, FontFamily, FontId, Layout, Rect, Response, Sense, Stroke, StrokeKind, Ui,
    Vec2, WidgetInfo, WidgetType, pos2,
};
use sudoku_blocks::Category;
use sudoku_board::{Board, Cell, HouseCells, HouseKind};
use sudoku_run::EngineRun;
use sudoku_solve::search::{Level, Need, Rest, Search, Step};
use sudoku_words::{words, written};

/// The state that the panel shows.
#[derive(SystemParam)]
pub struct VariablesPanel<'w> {
    scene: Res<'w, State<Scene>>,
    on_stage: BoardOnStage<'w>,
    entry: Res<'w, Entry>,
    expecting: Res<'w, State<ExpectingNumkey>>,
    solver: Res<'w, Solver>,
    rows: Res<'w, ModelRows>,
}

/// The height of everything but the stack, in points.
const HEIGHT_WITHOUT_STACK: f32 = 472.0;

/// The height of the list including its heading, in points.
const LIST_HEIGHT: f32 = 232.0;

/// Draws the variables, the list and the stack, in that height if possible.
pub fn variables(ui: &mut Ui, theme: &Theme, shown: &VariablesPanel, height: f32) -> Option<Request> {
    let mut asked = None;
    let board = shown.on_stage.board();
    let run = shown.solver.run().filter(|_| *shown.scene == Scene::Solving);
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing = Vec2::new(6.0, 6.0);
        heading(ui, words().variables());
        let (cell, digit, fits) = current(&shown.entry, run.and_then(EngineRun::last_step));
        let rules = board.rules();
        let box_number = |cell: Cell| {
            let is_box = |house: &&HouseCells| matches!(house.kind(), HouseKind::Box | HouseKind::Region);
            rules.houses_of(cell).find(is_box).map(|house| house.house.index() + 1)
        };
        let text = |value: Option<usize>| value.map_or_else(|| words().nothing(), |value| value.to_string());
        let monitors = [
            (words().variable_cell(), text(cell.map(|cell| rules.index(cell) + 1))),
            (words().variable_digit(), digit.unwrap_or_else(|| words().nothing())),
            (words().variable_row(), text(cell.map(|cell| cell.row() + 1))),
            (words().variable_column(), text(cell.map(|cell| cell.column() + 1))),
            (words().variable_box(), text(cell.and_then(box_number))),
            (words().variable_fits(), fits.map_or_else(|| words().nothing(), truth)),
        ];
        let width = (ui.available_width() - 6.0) / 2.0;
        for pair in monitors.chunks(2) {
            ui.horizontal(|ui| pair.iter().for_each(|(name, value)| drop(monitor(ui, theme, width, name, value))));
        }
        let expecting = truth(shown.expecting.get().0);
        monitor(ui, theme, 2.0 * width + 6.0, &words().variable_expecting(), &expecting)
            .on_hover_text(words().variable_expecting_tooltip());

        ui.add_space(6.0);
        if let Some(model) = shown.rows.model() {
            asked = model::model(ui, theme, model, shown.rows.chosen(), LIST_HEIGHT - 30.0);
        } else {
            ui.horizontal(|ui| {
                heading(ui, words().list_s());
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                    muted(ui, theme, words().list_s_sum(board.rules().cell_count(), board.sum()));
                });
            });
            list(ui, theme, &board, cell);
        }

        ui.add_space(6.0);
        let levels = run.map(|run| run.search().levels()).unwrap_or_default();
        let depth = levels.len();
        ui.horizontal(|ui| {
            heading(ui, words().call_stack());
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                let text = match levels.last() {
                    _ if *shown.scene != Scene::Solving => words().call_stack_idle(),
                    Some(top) => words().call_stack_top(depth, written(top.digit), sudoku_words::name(top.cell)),
                    None => words().call_stack_empty(),
                };
                muted(ui, theme, text);
            });
        });
        let height = (height - HEIGHT_WITHOUT_STACK).clamp(48.0, 200.0);
        stack(ui, theme, &levels, height);
    });
    asked
}

/// Returns the cell, the digit and whether it fits: the solver's while it works, otherwise the player's.
fn current(entry: &Entry, step: Option<Step>) -> (Option<Cell>, Option<String>, Option<bool>) {
    match step {
        Some(Step::Look { need, .. }) => match need {
            Need::Cell(cell) => (Some(cell), None, None),
            Need::Place(_, digit) => (None, Some(written(digit).to_string()), None),
        },
        Some(Step::Try { cell, digit, refused_by }) => {
            (Some(cell), Some(written(digit).to_string()), Some(refused_by.is_none()))
        }
        Some(Step::Place { cell, digit, .. }) => (Some(cell), Some(written(digit).to_string()), Some(true)),
        Some(Step::Retract { cell, .. }) => (Some(cell), Some("0".to_owned()), None),
        Some(Step::Relax(_) | Step::Strike(_) | Step::Solution | Step::Cut | Step::Block(_)) => (None, None, None),
        None => {
            let digit =
                entry.last_key().map(|key| key.map_or_else(|| "0".to_owned(), |digit| written(digit).to_string()));
            (entry.current(), digit, entry.fits())
        }
    }
}

/// Draws a variable as in Scratch: the name, and the value in a coloured field.
fn monitor(ui: &mut Ui, theme: &Theme, width: f32, name: &str, value: &str) -> Response {
    let response = display(ui, theme, Vec2::new(width, 28.0), &words().variable(name, value));
    let rect = response.rect;
    let painter = ui.painter();
    painter.text(
        rect.left_center() + Vec2::new(9.0, 0.0),
        Align2::LEFT_CENTER,
        name,
        fonts::bold(14.0),
        theme.text.egui(),
    );
    let field = Rect::from_min_max(pos2(rect.right() - 56.0, rect.top() + 4.0), rect.max - Vec2::new(5.0, 4.0));
    painter.rect_filled(field, CornerRadius::same(4), theme.block(Category::Variables).egui());
    painter.text(field.center(), Align2::CENTER_CENTER, value, fonts::bold(14.0), theme.on_block.egui());
    response
}

/// Returns the word for a boolean.
fn truth(value: bool) -> String {
    if value { words().yes() } else { words().no() }
}

/// Draws the list S with a row of the board per line and a frame around the current item.
fn list(ui: &mut Ui, theme: &Theme, board: &Board, current: Option<Cell>) {
    let width = ui.available_width();
    let index = 22.0;
    let side = f32::from(board.rules().side());
    let pitch = Vec2::new(((width - index) / side).floor(), 22.0);
    let (rect, response) = ui.allocate_exact_size(Vec2::new(width, side * pitch.y), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, words().list_s_name()));
    let painter = ui.painter();
    for cell in board.rules().cells() {
        let min = rect.min + Vec2::new(index + cell.column() as f32 * pitch.x, cell.row() as f32 * pitch.y);
        let item = Rect::from_min_size(min, pitch - Vec2::splat(3.0));
        if cell.column() == 0 {
            let at = pos2(rect.left() + index - 5.0, item.center().y);
            let font = FontId::new(12.0, FontFamily::Proportional);
            painter.text(at, Align2::RIGHT_CENTER, board.rules().index(cell) + 1, font, theme.muted.egui());
        }
        let value = board.get(cell);
        let (fill, ink): (Rgb, Rgb) = match value {
            Some(_) => (theme.block(Category::Lists), theme.on_block),
            None => (theme.well, theme.muted),
        };
        let edge = if value.is_some() { fill } else { theme.edge };
        let stroke = Stroke::new(1.0, edge.egui());
        painter.rect(item, CornerRadius::same(4), fill.egui(), stroke, StrokeKind::Inside);
        let text = value.map_or_else(|| "0".to_owned(), |digit| written(digit).to_string());
        painter.text(item.center(), Align2::CENTER_CENTER, text, fonts::bold(13.0), ink.egui());
        if current == Some(cell) {
            painter.rect_stroke(
                item,
                CornerRadius::same(4),
                Stroke::new(2.0, theme.accent.egui()),
                StrokeKind::Outside,
            );
        }
    }
    // Each row has every value once.
    let total = board.rules().cell_count() * (usize::from(board.rules().side()) + 1) / 2;
    response.on_hover_text(words().list_s_about(total));
}

/// Draws one bar per level, as high as the digit placed there, with the digits still to be tried in a paler colour.
fn stack(ui: &mut Ui, theme: &Theme, levels: &[Level], height: f32) {
    let size = Vec2::new(ui.available_width(), height);
    let depth = levels.len();
    let response = display(ui, theme, size, &words().call_stack_name(depth));
    if levels.is_empty() {
        nothing_yet(ui, theme, &response, &words().call_stack_none());
        return;
    }
    let painter = ui.painter();
    let room = response.rect.shrink2(Vec2::new(6.0, 4.0));
    // The bars share the width, so that a shallow stack is easy to read.
    let pitch = (room.width() / depth as f32).min(36.0);
    let named = pitch >= 30.0;
    let labels = pitch >= 9.0;
    let floor = if labels { room.bottom() - 13.0 } else { room.bottom() };
    let storey = (floor - room.top()) / 9.0;
    let gap = if storey > 5.0 { 1.0 } else { 0.0 };
    for (index, level) in levels.iter().enumerate() {
        let left = room.left() + index as f32 * pitch;
        let width = (pitch - 1.5).max(1.0);
        let block = |number: u8, colour: Color32| {
            let bottom = floor - storey * f32::from(number - 1);
            let rect = Rect::from_min_max(pos2(left, bottom - storey + gap), pos2(left + width, bottom));
            painter.rect_filled(rect, CornerRadius::same(1), colour);
        };
        let colour = if index + 1 == depth { theme.tried_cell } else { theme.recursion }.egui();
        let pale = theme.well.egui().lerp_to_gamma(theme.recursion.egui(), 0.3);
        let top = floor - storey * f32::from(level.digit.get()) + gap;
        painter.rect_filled(
            Rect::from_min_max(pos2(left, top), pos2(left + width, floor)),
            CornerRadius::same(2),
            colour,
        );
        match level.rest {
            // Higher digits are drawn above the bar, lower ones inside it.
            Rest::Digits(digits) => digits.iter().for_each(|digit| block(digit.get(), pale)),
            // The same digit can go into that number of other cells.
            Rest::Cells(cells) => (0..cells.min(9)).map(|n| 9 - n).for_each(|n| block(n, pale)),
            Rest::Unknown => {}
        }
        if labels {
            let font = FontId::new(11.0, FontFamily::Proportional);
            let at = pos2(left + width / 2.0, floor + 1.0);
            let text = if named { sudoku_words::name(level.cell) } else { written(level.digit).to_string() };
            painter.text(at, Align2::CENTER_TOP, text, font, theme.muted.egui());
        }
    }
    let under_pointer = response.hover_pos().map(|at| ((at.x - room.left()) / pitch) as usize);
    let tooltip = match under_pointer.and_then(|index| Some((index, levels.get(index)?))) {
        Some((index, level)) => {
            let rest = match level.rest {
                Rest::Digits(digits) if !digits.is_empty() => words().rest_digits(sudoku_words::list(digits)),
                Rest::Cells(cells) if cells > 0 => words().rest_places(cells),
                Rest::Unknown => words().own_program_rest(),
                _ => words().rest_none(),
            };
            words().call_stack_level(index + 1, sudoku_words::name(level.cell), written(level.digit), rest)
        }
        None => words().call_stack_tooltip(),
    };
    response.on_hover_text(tooltip);
}
