//! The legend of an example: each kind of mark as it looks on the board, and its meaning.

use crate::game::marks::Mark;
use crate::window::look::appearance::{Badge, Look, look};
use crate::window::look::{Theme, fonts};
use bevy_egui::egui::{
    Align2, Color32, Label, Painter, Pos2, Rect, RichText, Sense, Shape, Stroke, StrokeKind, TextStyle, Ui, Vec2, pos2,
};
use sudoku_words::words;

/// The side of a mark's picture, in points.
const SIDE: f32 = 30.0;

/// Draws a row for each mark.
pub fn legend(ui: &mut Ui, theme: &Theme, marks: &[Mark]) {
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = 5.0;
        for &mark in marks {
            ui.horizontal(|ui| {
                ui.set_min_height(SIDE);
                let (rect, _) = ui.allocate_exact_size(Vec2::splat(SIDE), Sense::hover());
                picture(ui.painter(), theme, rect, mark);
                ui.add(Label::new(RichText::new(words().mark_says(kind(mark))).text_style(TextStyle::Body)).wrap());
            });
        }
    });
}

/// Draws a cell with the mark on it.
fn picture(painter: &Painter, theme: &Theme, rect: Rect, mark: Mark) {
    let cell = |fill: Color32| {
        painter.rect_filled(rect.shrink(1.0), 4, fill);
    };
    let plain = theme.user_cell.egui();
    // A small figure has the size that it has on a large board.
    let figure = |digit: u8, ink: Color32| {
        painter.text(rect.center(), Align2::CENTER_CENTER, digit, fonts::bold(13.0), ink);
    };
    let around = |badge: Badge, colour: Color32| {
        let (middle, radius) = (rect.center(), 9.0);
        let edge = Stroke::new(1.2, theme.note.egui().gamma_multiply(0.6));
        match badge {
            Badge::Square => painter.rect(square(middle, radius), 1, colour, edge, StrokeKind::Inside),
            Badge::Ring => painter.circle_stroke(middle, radius, Stroke::new(2.0, colour)),
            Badge::Target => painter.circle(middle, radius, colour, Stroke::new(2.5, theme.puzzle_digit.egui())),
            Badge::Disc | Badge::Stroke | Badge::Colour(_) => painter.circle(middle, radius, colour, edge),
        };
    };
    match look(mark, theme).1 {
        Look::Tint(_, colour, strength) => cell(plain.lerp_to_gamma(colour.egui(), strength)),
        Look::Paint(_, _, colour) => cell(colour.egui()),
        Look::Digit(of, ink) => {
            // The digit is written into the cell that is tried.
            cell(theme.tried_cell.egui());
            painter.text(rect.center(), Align2::CENTER_CENTER, of.value.get(), fonts::bold(21.0), ink.egui());
        }
        Look::Figure(of, _) => {
            cell(plain);
            figure(of.value.get(), theme.note.egui());
        }
        Look::Badge(of, badge, colour) => {
            cell(plain);
            around(badge, colour.egui());
            figure(of.value.get(), theme.note.egui());
            if badge == Badge::Stroke {
                let ends = [rect.center() + Vec2::new(-7.0, 7.0), rect.center() + Vec2::new(7.0, -7.0)];
                painter.line_segment(ends, Stroke::new(2.0, theme.note.egui()));
            }
        }
        Look::Cross(_, colour) => {
            cell(plain);
            let inner = rect.shrink(9.0);
            let stroke = Stroke::new(2.5, colour.egui());
            painter.line_segment([inner.left_top(), inner.right_bottom()], stroke);
            painter.line_segment([inner.right_top(), inner.left_bottom()], stroke);
        }
        Look::Frame(_, colour) | Look::Edge(_, _, colour) => {
            painter.rect_stroke(rect.shrink(1.0), 4, Stroke::new(3.0, colour.egui()), StrokeKind::Inside);
        }
        Look::Line(_, colour) => arrow(painter, rect, Stroke::new(2.5, colour.egui()), false),
        Look::Dashes(_, colour) => arrow(painter, rect, Stroke::new(2.5, colour.egui()), true),
    }
}

/// Returns the name of the mark's kind, without the place that it marks.
fn kind(mark: Mark) -> String {
    let mut name = format!("{mark:?}");
    name.truncate(name.find('(').unwrap_or(name.len()));
    name
}

fn square(middle: Pos2, radius: f32) -> Rect {
    Rect::from_center_size(middle, Vec2::splat(2.0 * radius))
}

/// Draws an arrow to the right.
fn arrow(painter: &Painter, rect: Rect, stroke: Stroke, dashed: bool) {
    let [from, tip] = [rect.left_center() + Vec2::X * 2.0, rect.right_center() - Vec2::X * 2.0];
    if dashed {
        painter.extend(Shape::dashed_line(&[from, tip], stroke, 4.0, 4.0));
    } else {
        painter.line_segment([from, tip], stroke);
    }
    for wing in [-5.0, 5.0] {
        painter.line_segment([pos2(tip.x - 7.0, tip.y + wing), tip], stroke);
    }
}
