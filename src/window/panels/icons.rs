//! The icons of buttons. Each fills a square; coordinates are in sixteenths of its side.

use crate::window::look::fonts;
use bevy_egui::egui::{Align2, Color32, Mesh, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, pos2};

fn at(square: Rect, x: f32, y: f32) -> Pos2 {
    pos2(square.min.x + x / 16.0 * square.width(), square.min.y + y / 16.0 * square.height())
}

fn polygon(square: Rect, points: &[(f32, f32)], colour: Color32) -> Shape {
    let points = points.iter().map(|&(x, y)| at(square, x, y)).collect();
    Shape::convex_polygon(points, colour, Stroke::NONE)
}

fn line(painter: &Painter, square: Rect, points: &[(f32, f32)], colour: Color32) {
    let points: Vec<Pos2> = points.iter().map(|&(x, y)| at(square, x, y)).collect();
    painter.add(Shape::line(points, Stroke::new(square.width() / 9.0, colour)));
}

/// Draws a waving flag on its pole.
pub fn flag(painter: &Painter, square: Rect, colour: Color32, pole: Color32) {
    // The cloth between two waves is a strip of triangles; lines along the waves make its edges smooth.
    const PARTS: u16 = 16;
    let edge = |top: f32| -> Vec<Pos2> {
        (0..=PARTS)
            .map(|part| {
                let along = f32::from(part) / f32::from(PARTS);
                at(square, 3.2 + along * 11.4, top - (along * std::f32::consts::TAU).sin() * 1.1)
            })
            .collect()
    };
    let (upper, lower) = (edge(2.8), edge(10.2));
    let mut cloth = Mesh::default();
    for (&above, &below) in upper.iter().zip(&lower) {
        cloth.colored_vertex(above, colour);
        cloth.colored_vertex(below, colour);
    }
    for part in 0..u32::from(PARTS) {
        let first = 2 * part;
        cloth.add_triangle(first, first + 1, first + 2);
        cloth.add_triangle(first + 1, first + 2, first + 3);
    }
    painter.add(cloth);
    let end = vec![upper[upper.len() - 1], lower[lower.len() - 1]];
    for points in [upper, lower, end] {
        painter.add(Shape::line(points, Stroke::new(1.2, colour)));
    }
    let pole_rect = Rect::from_min_max(at(square, 1.8, 1.2), at(square, 3.4, 15.4));
    painter.rect_filled(pole_rect, 1.5, pole);
}

/// Draws an octagon.
pub fn stop_sign(painter: &Painter, square: Rect, colour: Color32, edge: Color32) {
    let corners: Vec<(f32, f32)> =
        [(5.0, 1.0), (11.0, 1.0), (15.0, 5.0), (15.0, 11.0), (11.0, 15.0), (5.0, 15.0), (1.0, 11.0), (1.0, 5.0)].into();
    painter.add(polygon(square, &corners, colour));
    let points = corners.iter().map(|&(x, y)| at(square, x, y)).collect();
    painter.add(Shape::closed_line(points, Stroke::new(1.5, edge)));
}

/// Draws a tick.
pub fn tick(painter: &Painter, square: Rect, colour: Color32) {
    line(painter, square, &[(4.0, 8.4), (7.0, 11.4), (12.2, 5.2)], colour);
}

/// Draws a triangle that points to the right.
pub fn play(painter: &Painter, square: Rect, colour: Color32) {
    painter.add(polygon(square, &[(5.4, 4.0), (12.0, 8.0), (5.4, 12.0)], colour));
}

/// Draws an arrow that points up.
pub fn up(painter: &Painter, square: Rect, colour: Color32) {
    line(painter, square, &[(8.0, 12.4), (8.0, 4.0)], colour);
    line(painter, square, &[(4.4, 7.6), (8.0, 4.0), (11.6, 7.6)], colour);
}

/// Draws a sign that points down, for a menu.
pub fn down(painter: &Painter, square: Rect, colour: Color32) {
    line(painter, square, &[(3.6, 6.0), (8.0, 10.4), (12.4, 6.0)], colour);
}

/// Draws two upright bars.
pub fn pause(painter: &Painter, square: Rect, colour: Color32) {
    for x in [4.8, 9.0] {
        painter.rect_filled(Rect::from_min_max(at(square, x, 4.2), at(square, x + 2.2, 11.8)), 1.0, colour);
    }
}

/// Draws a triangle that points right, to a bar.
pub fn single_step(painter: &Painter, square: Rect, colour: Color32) {
    painter.add(polygon(square, &[(4.2, 4.2), (9.8, 8.0), (4.2, 11.8)], colour));
    painter.rect_filled(Rect::from_min_max(at(square, 10.2, 4.2), at(square, 12.0, 11.8)), 1.0, colour);
}

/// Draws a triangle that points left, to a bar.
pub fn step_back(painter: &Painter, square: Rect, colour: Color32) {
    painter.add(polygon(square, &[(11.8, 4.2), (6.2, 8.0), (11.8, 11.8)], colour));
    painter.rect_filled(Rect::from_min_max(at(square, 4.0, 4.2), at(square, 5.8, 11.8)), 1.0, colour);
}

/// Draws a square.
pub fn stop(painter: &Painter, square: Rect, colour: Color32) {
    painter.rect(
        Rect::from_min_max(at(square, 4.6, 4.6), at(square, 11.4, 11.4)),
        1.5,
        colour,
        Stroke::NONE,
        StrokeKind::Inside,
    );
}

/// Draws two crossed lines.
pub fn cross(painter: &Painter, square: Rect, colour: Color32) {
    line(painter, square, &[(4.8, 4.8), (11.2, 11.2)], colour);
    line(painter, square, &[(11.2, 4.8), (4.8, 11.2)], colour);
}

/// Draws a folder.
pub fn folder(painter: &Painter, square: Rect, colour: Color32) {
    let outline = [(2.5, 12.5), (2.5, 4.0), (6.4, 4.0), (7.8, 5.8), (13.5, 5.8), (13.5, 12.5)];
    let points = outline.iter().map(|&(x, y)| at(square, x, y)).collect();
    painter.add(Shape::closed_line(points, Stroke::new(square.width() / 13.0, colour)));
}

/// Draws lines of text.
pub fn lines(painter: &Painter, square: Rect, colour: Color32) {
    for (y, end) in [(4.6, 13.0), (8.0, 13.0), (11.4, 9.5)] {
        let stroke = Stroke::new(square.width() / 11.0, colour);
        painter.line_segment([at(square, 3.0, y), at(square, end, y)], stroke);
    }
}

/// Draws three sliders.
pub fn sliders(painter: &Painter, square: Rect, colour: Color32) {
    let stroke = Stroke::new(square.width() / 13.0, colour);
    for (y, knob) in [(4.2, 10.5), (8.0, 5.5), (11.8, 9.0)] {
        painter.line_segment([at(square, 2.6, y), at(square, 13.4, y)], stroke);
        painter.circle_filled(at(square, knob, y), square.width() / 9.0, colour);
    }
}

pub fn lens(painter: &Painter, square: Rect, colour: Color32) {
    let stroke = Stroke::new(square.width() * 0.1, colour);
    let middle = square.center() - square.size() * 0.08;
    let radius = square.width() * 0.28;
    painter.circle_stroke(middle, radius, stroke);
    let from = middle + bevy_egui::egui::Vec2::splat(radius * 0.72);
    painter.line_segment([from, square.right_bottom() - square.size() * 0.08], stroke);
}

/// Draws an arrow that turns back to the left.
pub fn undo(painter: &Painter, square: Rect, colour: Color32) {
    let bow = (0..=12u8).map(|part| {
        let angle = std::f32::consts::PI * (f32::from(part) / 12.0 - 0.5);
        (9.5 + 4.0 * angle.cos(), 9.0 + 4.0 * angle.sin())
    });
    let shaft: Vec<(f32, f32)> = [(2.5, 5.0)].into_iter().chain(bow).chain([(6.0, 13.0)]).collect();
    line(painter, square, &shaft, colour);
    line(painter, square, &[(6.2, 1.2), (2.4, 5.0), (6.2, 8.8)], colour);
}

/// Draws a question mark.
pub fn question_mark(painter: &Painter, square: Rect, colour: Color32) {
    painter.text(square.center(), Align2::CENTER_CENTER, "?", fonts::bold(square.height() * 0.86), colour);
}

/// Draws a straight arrow to the left.
pub fn back(painter: &Painter, square: Rect, colour: Color32) {
    line(painter, square, &[(14.0, 8.0), (2.5, 8.0)], colour);
    line(painter, square, &[(7.5, 3.0), (2.4, 8.0), (7.5, 13.0)], colour);
}

/// Draws a Backspace key: it points to the left and has a cross in it.
pub fn erase(painter: &Painter, square: Rect, colour: Color32) {
    line(
        painter,
        square,
        &[(5.5, 3.0), (15.0, 3.0), (15.0, 13.0), (5.5, 13.0), (1.0, 8.0), (5.5, 3.0), (8.0, 3.0)],
        colour,
    );
    line(painter, square, &[(7.5, 5.8), (11.9, 10.2)], colour);
    line(painter, square, &[(7.5, 10.2), (11.9, 5.8)], colour);
}

/// Draws a light bulb.
pub fn bulb(painter: &Painter, square: Rect, colour: Color32) {
    let glass = (0..=16u8).map(|part| {
        let angle = std::f32::consts::PI * (0.75 + 1.5 * f32::from(part) / 16.0);
        (8.0 + 5.0 * angle.cos(), 6.2 + 5.0 * angle.sin())
    });
    let outline: Vec<(f32, f32)> = [(6.0, 12.6)].into_iter().chain(glass).chain([(10.0, 12.6), (6.0, 12.6)]).collect();
    line(painter, square, &outline, colour);
    line(painter, square, &[(6.6, 15.2), (9.4, 15.2)], colour);
}

/// Draws a pencil.
pub fn pencil(painter: &Painter, square: Rect, colour: Color32) {
    line(painter, square, &[(2.0, 14.0), (3.0, 10.0), (11.5, 1.5), (14.5, 4.5), (6.0, 13.0), (2.0, 14.0)], colour);
    line(painter, square, &[(9.5, 3.5), (12.5, 6.5)], colour);
}
