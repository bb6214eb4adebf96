//! A chessboard: queens, or the numbered path of a knight; of an engine, or of a program's lists.

use crate::blocks::{Machine, Value};
use crate::game::look::fonts;
use crate::game::look::{Rgb, Theme};
use crate::game::owl::words::words;
use crate::game::workbench::ChessRun;
use crate::search::{Assumption, Chessboard as Problem};
use bevy_egui::egui::{
    Align2, CornerRadius, Id, Painter, Pos2, Rect, Sense, Shape, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, WidgetType,
    pos2, vec2,
};

/// What stands on a chessboard.
pub struct Chessboard {
    /// How many rows and columns it has.
    size: usize,
    men: Men,
    /// The square from which something was just taken back.
    taken: Option<usize>,
    /// How many queens, or how many moves.
    depth: usize,
}

/// Queens or a knight; squares are counted row by row from 0.
enum Men {
    /// The columns of the queens, row by row.
    Queens(Vec<usize>),
    /// The squares on which the knight was, in that order.
    Path(Vec<usize>),
}

/// The lists of a program that are seen as a chessboard: the columns of queens, and the numbers of a knight's moves.
const QUEENS: &str = "queens";
const VISITS: &str = "visits";

impl Chessboard {
    /// How many rows and columns it has.
    pub fn size(&self) -> usize {
        self.size
    }

    /// As an engine has it.
    pub fn of_run(run: &ChessRun) -> Chessboard {
        let men = match run.board() {
            Problem::Queens(_) => Men::Queens(run.playback().search().assumed().collect()),
            Problem::Tour(tour) => Men::Path(tour.path().iter().map(|&square| usize::from(square)).collect()),
        };
        let is_release = matches!(run.last_step(), Some(Assumption::Release { .. }));
        let taken = run.changed().filter(|_| is_release);
        Chessboard { size: run.size(), men, taken, depth: run.state().depth }
    }

    /// As the lists of a program have it; `None` if there are no such lists.
    pub fn of_machine(machine: &Machine) -> Option<Chessboard> {
        let items = |name: &str| Some(machine.list(machine.code().list(name)?));
        let number = |item: &Value| item.as_number().map_or(0, |number| number.max(0.0) as usize);
        let (size, men) = match (items(QUEENS), items(VISITS)) {
            (Some(columns), _) => {
                let size = 8;
                let columns = columns.iter().take(size).map(|column| number(column).clamp(1, size) - 1);
                (size, Men::Queens(columns.collect()))
            }
            (None, Some(visits)) => {
                let size = visits.len().isqrt().clamp(5, 8);
                let mut path: Vec<_> = visits.iter().take(size * size).map(number).zip(0..).collect();
                path.retain(|&(number, _)| number > 0);
                path.sort_unstable();
                (size, Men::Path(path.into_iter().map(|(_, square)| square).collect()))
            }
            (None, None) => return None,
        };
        let depth = match &men {
            Men::Queens(men) | Men::Path(men) => men.len(),
        };
        Some(Chessboard { size, men, taken: None, depth })
    }
}

/// The chessboard in the middle of the room. Gives the square that was clicked, counted row by row from 0; `name` says what a
/// square that can be clicked is called.
pub fn chessboard(
    ui: &mut Ui,
    theme: &Theme,
    shown: &Chessboard,
    room: Rect,
    name: Option<&dyn Fn(usize) -> String>,
) -> Option<usize> {
    let painter = ui.painter().clone();
    let Chessboard { size, men, taken, depth } = shown;
    let size = *size;
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
    match men {
        Men::Queens(columns) => {
            // The squares of the next row that a queen attacks.
            let next = columns.len();
            let attacks = |&column: &usize| {
                columns.iter().enumerate().any(|(row, &other)| other == column || other.abs_diff(column) == next - row)
            };
            if next < size {
                (0..size).filter(attacks).for_each(|column| cross(&painter, square(next, column), theme.clash));
            }
            for (row, &column) in columns.iter().enumerate() {
                queen(&painter, square(row, column), theme, row + 1 == next);
            }
        }
        Men::Path(path) => {
            let at = |index: usize| square(index / size, index % size).center();
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
    if let Some(taken) = *taken {
        let taken = square(taken / size, taken % size);
        let stroke = Stroke::new(cell / 14.0, theme.clash.egui());
        painter.rect_stroke(taken.shrink(cell / 14.0), CornerRadius::same(4), stroke, StrokeKind::Inside);
    }
    let response = ui.allocate_rect(board, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, words().chessboard(*depth)));
    let squares = if name.is_some() { size * size } else { 0 };
    let mut asked = None;
    for index in 0..squares {
        let rect = square(index / size, index % size);
        let response = ui.interact(rect, Id::new(("square", index)), Sense::click());
        response.widget_info(|| {
            WidgetInfo::labeled(WidgetType::Button, true, name.map(|name| name(index)).unwrap_or_default())
        });
        if response.hovered() || response.has_focus() {
            painter.rect_stroke(rect, CornerRadius::ZERO, Stroke::new(2.5, theme.text.egui()), StrokeKind::Inside);
        }
        if response.clicked() {
            asked = Some(index);
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
