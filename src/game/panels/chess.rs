//! The page of the chessboard: queens, or the numbered path of a knight.

use crate::engines::ProblemKind;
use crate::game::chess::Chess;
use crate::game::input::commands::{Command, with_keys};
use crate::game::look::fonts;
use crate::game::look::settings::Settings;
use crate::game::look::{Rgb, Theme};
use crate::game::owl::labels::{self, Named};
use crate::game::owl::words::words;
use crate::game::panels::bubble::Heard;
use crate::game::panels::film;
use crate::game::panels::place::Place;
use crate::game::panels::sets::PanelSystems;
use crate::game::panels::style::{self, choice, depth_and_predict, heading, muted};
use crate::game::panels::tree::{ROW, Telling, tree};
use crate::game::script::{ChessRequest, FilmSpeed, Page, Request};
use crate::run::Film;
use crate::search::{Assumption, Chessboard};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::{
    Align2, CornerRadius, Id, Painter, Pos2, Rect, Sense, Shape, Stroke, StrokeKind, Ui, UiBuilder, Vec2, WidgetInfo,
    WidgetType, pos2, vec2,
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, show.run_if(in_state(Page::Chess)).in_set(PanelSystems::Page));
}

/// What the page shows.
#[derive(SystemParam)]
struct ChessPanel<'w> {
    chess: Res<'w, Chess>,
    speed: Res<'w, FilmSpeed>,
    settings: Res<'w, Settings>,
    owl: Heard<'w>,
}

fn show(mut place: Place, shown: ChessPanel) -> Result {
    place.panel("chess", place.layout.page(), |ui, theme| chess(ui, theme, &shown))
}

/// The width of the controls, in points.
const CONTROLS: f32 = 330.0;

/// Below this width the board stands over the controls.
const WIDE: f32 = 760.0;

fn chess(ui: &mut Ui, theme: &Theme, shown: &ChessPanel) -> Option<Request> {
    let page = ui.max_rect();
    ui.painter().rect_filled(page, CornerRadius::ZERO, theme.background.egui());
    let inner = page.shrink(12.0);
    let (controls, stage) = if inner.width() >= WIDE {
        inner.split_left_right_at_x(inner.left() + CONTROLS)
    } else {
        let (stage, controls) = inner.split_top_bottom_at_y(inner.top() + inner.height() * 0.52);
        (controls, stage)
    };
    let gap = if inner.width() >= WIDE { vec2(12.0, 0.0) } else { vec2(0.0, -12.0) };
    let stage = Rect::from_min_max(stage.min + gap.max(Vec2::ZERO), stage.max + gap.min(Vec2::ZERO));
    let asked = ui.scope_builder(UiBuilder::new().max_rect(controls), |ui| {
        style::paper(ui, theme, (), |ui, height| panel(ui, theme, shown, height))
    });
    let predicts = shown.settings.predict;
    let predicted =
        ui.scope_builder(UiBuilder::new().max_rect(stage), |ui| board(ui, theme, &shown.chess, stage, predicts));
    asked.inner.or(predicted.inner)
}

fn panel(ui: &mut Ui, theme: &Theme, shown: &ChessPanel, height: f32) -> Option<Request> {
    let ChessPanel { chess, speed, settings, owl } = shown;
    let mut asked = None;
    let top = ui.cursor().top();
    heading(ui, words().chess_heading());
    ui.horizontal_wrapped(|ui| {
        for problem in ProblemKind::ON_A_CHESSBOARD {
            let Named { word, tooltip } = labels::problem(problem);
            if choice(ui, theme, problem == chess.problem(), &word, &tooltip).clicked() {
                asked = Some(ChessRequest::Choose(problem).into());
            }
        }
    });
    style::spoken(ui, theme, owl.beside_sheets());
    let state = chess.state();
    let begun = Some(&state).filter(|state| state.furthest > 0 || !state.paused);
    let stop = with_keys(words().chess_stop(), &[Command::Stop]);
    asked = asked.or(film::buttons(ui, theme, begun, words().chess_watch(), stop));
    let jumps = [
        (words().jump_take_back(), words().chess_take_back(), Command::TakeBack),
        (words().jump_solution(), words().jump_solution_reached(), Command::Solution),
        (words().jump_end(), words().jump_end_reached(), Command::VeryEnd),
    ];
    asked = asked.or(film::jumps(ui, theme, &jumps, !state.is_at_end()));
    asked = asked.or(film::speed(ui, theme, speed.0));
    asked = asked.or(film::time_line(ui, theme, &state));
    let tiles = [
        (words().counter_solutions(), chess.solutions()),
        (words().counter_depth(), state.depth as u64),
        (words().counter_taken_back(), chess.releases()),
        (words().counter_rate(), state.rate),
    ];
    film::counters(ui, theme, &tiles);
    asked = asked.or(depth_and_predict(ui, theme, settings));
    let left = height - (ui.cursor().top() - top) - 8.0;
    let left = left - 2.0 * ROW;
    let graph = (0.4 * left).clamp(60.0, 160.0);
    asked = asked.or(film::plot(ui, theme, chess.playback().trail(), &state, graph));
    muted(ui, theme, words().tree_of_calls());
    let telling = Telling { sign: &|label| chess.square(label), name: &|label| chess.square(label), untried: &|_| 0 };
    asked.or(tree(ui, theme, chess.tree(), &telling, (left - graph).max(3.0 * ROW)))
}

/// The chessboard in the middle of the paper, with squares to be clicked where the player predicts.
fn board(ui: &mut Ui, theme: &Theme, chess: &Chess, room: Rect, predicts: bool) -> Option<Request> {
    let painter = ui.painter().clone();
    let edge = Stroke::new(1.0, theme.edge.egui());
    painter.rect(room, CornerRadius::same(8), theme.panel.egui(), edge, StrokeKind::Inside);
    let size = chess.size();
    // The names of files and ranks stand to the left and below.
    let names = 22.0;
    let cell = ((room.width().min(room.height()) - 2.0 * names - 12.0) / size as f32).floor().max(8.0);
    let side = vec2(cell, cell) * size as f32;
    let board = Rect::from_min_size((room.center() - side / 2.0 + vec2(names / 2.0, -names / 2.0)).round(), side);
    let square = |row: usize, column: usize| {
        Rect::from_min_size(board.min + vec2(column as f32, row as f32) * cell, Vec2::splat(cell))
    };
    for row in 0..size {
        for column in 0..size {
            let colour = if (row + column) % 2 == 0 { theme.light_square } else { theme.dark_square };
            painter.rect_filled(square(row, column), CornerRadius::ZERO, colour.egui());
        }
        let font = fonts::bold(14.0);
        let rank = pos2(board.left() - names / 2.0 - 2.0, square(row, 0).center().y);
        painter.text(rank, Align2::CENTER_CENTER, size - row, font.clone(), theme.muted.egui());
        let file = pos2(square(0, row).center().x, board.bottom() + names / 2.0 + 2.0);
        painter.text(file, Align2::CENTER_CENTER, char::from(b'a' + row as u8), font, theme.muted.egui());
    }
    painter.rect_stroke(board, CornerRadius::ZERO, Stroke::new(3.0, theme.box_lines.egui()), StrokeKind::Outside);
    match chess.board() {
        Chessboard::Queens(queens) => {
            let columns: Vec<usize> = chess.playback().search().assumed().collect();
            // The squares of the next row that a queen attacks.
            if columns.len() < size {
                for column in (0..size).filter(|&column| queens.attacks(columns.len(), column)) {
                    cross(&painter, square(columns.len(), column), theme.clash);
                }
            }
            for (row, &column) in columns.iter().enumerate() {
                let last = row + 1 == columns.len();
                queen(&painter, square(row, column), theme, last);
            }
        }
        Chessboard::Tour(tour) => {
            let path = tour.path();
            let at = |index: u8| square(usize::from(index) / size, usize::from(index) % size).center();
            let points: Vec<Pos2> = path.iter().map(|&index| at(index)).collect();
            painter.add(Shape::line(points, Stroke::new((cell / 16.0).max(1.5), theme.recursion.egui())));
            for (number, &index) in path.iter().enumerate() {
                let last = number + 1 == path.len();
                let (fill, ink) =
                    if last { (theme.tried_cell, theme.tried_digit) } else { (theme.user_cell, theme.user_digit) };
                let radius = cell * 0.29;
                painter.circle(at(index), radius, fill.egui(), Stroke::new(1.5, theme.box_lines.egui()));
                let font = fonts::bold(cell * 0.26);
                painter.text(at(index), Align2::CENTER_CENTER, number + 1, font, ink.egui());
            }
        }
    }
    let is_release = matches!(chess.last_step(), Some(Assumption::Release { .. }));
    if let Some(taken) = chess.changed().filter(|_| is_release) {
        let taken = square(taken / size, taken % size);
        let stroke = Stroke::new(cell / 14.0, theme.clash.egui());
        painter.rect_stroke(taken.shrink(cell / 14.0), CornerRadius::same(4), stroke, StrokeKind::Inside);
    }
    let response = ui.allocate_rect(board, Sense::hover());
    let depth = chess.state().depth;
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, words().chessboard(depth)));
    let squares = if predicts { size * size } else { 0 };
    let mut asked = None;
    for index in 0..squares {
        let rect = square(index / size, index % size);
        let response = ui.interact(rect, Id::new(("square", index)), Sense::click());
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, chess.name_of(index)));
        if response.hovered() || response.has_focus() {
            painter.rect_stroke(rect, CornerRadius::ZERO, Stroke::new(2.5, theme.text.egui()), StrokeKind::Inside);
        }
        if response.clicked() {
            asked = Some(ChessRequest::Predict(index).into());
        }
    }
    asked
}

fn cross(painter: &Painter, square: Rect, colour: Rgb) {
    let inner = square.shrink(square.width() * 0.36);
    let stroke = Stroke::new((square.width() / 18.0).max(1.5), colour.egui());
    painter.line_segment([inner.left_top(), inner.right_bottom()], stroke);
    painter.line_segment([inner.right_top(), inner.left_bottom()], stroke);
}

/// A queen: a crown of five points on a foot.
fn queen(painter: &Painter, square: Rect, theme: &Theme, last: bool) {
    let at = |x: f32, y: f32| square.min + vec2(x, y) * square.width();
    if last {
        painter.rect_filled(square.shrink(1.0), CornerRadius::same(4), theme.tried_cell.egui());
    }
    let ink = if last { theme.tried_digit.egui() } else { theme.user_digit.egui() };
    let tips = [(0.16, 0.34), (0.33, 0.25), (0.5, 0.2), (0.67, 0.25), (0.84, 0.34)];
    for (n, &(x, y)) in tips.iter().enumerate() {
        // Each point is a triangle that rests on the crown's rim.
        let (left, right) = (0.26 + 0.08 * n as f32, 0.42 + 0.08 * n as f32);
        let points = vec![at(x, y), at(right.min(0.74), 0.66), at(left.min(0.66), 0.66)];
        painter.add(Shape::convex_polygon(points, ink, Stroke::NONE));
        painter.circle_filled(at(x, y), square.width() * 0.045, ink);
    }
    painter.rect_filled(Rect::from_min_max(at(0.26, 0.62), at(0.74, 0.7)), CornerRadius::same(2), ink);
    painter.rect_filled(Rect::from_min_max(at(0.22, 0.74), at(0.78, 0.82)), CornerRadius::same(3), ink);
}
