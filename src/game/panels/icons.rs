//! The drawn faces of buttons. Each fills a square; shapes are given in sixteenths of its side.

use bevy_egui::egui::{Color32, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, pos2};

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

/// A flag that waves, on its pole.
pub fn flag(painter: &Painter, square: Rect, colour: Color32, pole: Color32) {
    // The cloth in upright strips, its edges on a sine.
    const STRIPS: u8 = 12;
    let wave = |t: f32| (t * std::f32::consts::TAU).sin() * 0.9;
    for strip in 0..STRIPS {
        let (from, to) = (f32::from(strip) / f32::from(STRIPS), f32::from(strip + 1) / f32::from(STRIPS));
        let (x0, x1) = (3.4 + from * 10.4, 3.4 + to * 10.4);
        let corners =
            [(x0, 2.6 + wave(from)), (x1 + 0.1, 2.6 + wave(to)), (x1 + 0.1, 9.4 + wave(to)), (x0, 9.4 + wave(from))];
        painter.add(polygon(square, &corners, colour));
    }
    let pole_rect = Rect::from_min_max(at(square, 2.2, 1.4), at(square, 3.6, 15.0));
    painter.rect_filled(pole_rect, 1.0, pole);
}

/// An octagon.
pub fn stop_sign(painter: &Painter, square: Rect, colour: Color32, edge: Color32) {
    let corners: Vec<(f32, f32)> =
        [(5.0, 1.0), (11.0, 1.0), (15.0, 5.0), (15.0, 11.0), (11.0, 15.0), (5.0, 15.0), (1.0, 11.0), (1.0, 5.0)].into();
    painter.add(polygon(square, &corners, colour));
    let points = corners.iter().map(|&(x, y)| at(square, x, y)).collect();
    painter.add(Shape::closed_line(points, Stroke::new(1.5, edge)));
}

/// A tick.
pub fn tick(painter: &Painter, square: Rect, colour: Color32) {
    line(painter, square, &[(4.0, 8.4), (7.0, 11.4), (12.2, 5.2)], colour);
}

/// A triangle that points to the right.
pub fn play(painter: &Painter, square: Rect, colour: Color32) {
    painter.add(polygon(square, &[(5.4, 4.0), (12.0, 8.0), (5.4, 12.0)], colour));
}

/// Two bars.
pub fn pause(painter: &Painter, square: Rect, colour: Color32) {
    for x in [4.8, 9.0] {
        painter.rect_filled(Rect::from_min_max(at(square, x, 4.2), at(square, x + 2.2, 11.8)), 1.0, colour);
    }
}

/// A triangle that runs against a bar.
pub fn single_step(painter: &Painter, square: Rect, colour: Color32) {
    painter.add(polygon(square, &[(4.2, 4.2), (9.8, 8.0), (4.2, 11.8)], colour));
    painter.rect_filled(Rect::from_min_max(at(square, 10.2, 4.2), at(square, 12.0, 11.8)), 1.0, colour);
}

/// A square.
pub fn stop(painter: &Painter, square: Rect, colour: Color32) {
    painter.rect(
        Rect::from_min_max(at(square, 4.6, 4.6), at(square, 11.4, 11.4)),
        1.5,
        colour,
        Stroke::NONE,
        StrokeKind::Inside,
    );
}
