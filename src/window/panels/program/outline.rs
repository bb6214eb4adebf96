//! The outlines of blocks as in Scratch 3, with notches, bumps and mouths, aligned to whole pixels.

use crate::window::blocks::{Form, Metrics, Outline, Part, Top};
use bevy_egui::egui::{Pos2, Rect, Ui, Vec2, pos2, vec2};
use std::f32::consts::{FRAC_PI_2, PI};

/// The number of segments in a quarter of a circle.
const ARC: u8 = 6;

/// The position at which a script is drawn.
#[derive(Clone, Copy)]
pub struct Origin {
    /// The top left of the script, in points.
    pub at: Pos2,
    /// Physical pixels per point.
    pub pixels: f32,
    /// The size of the script in points, relative to its layout's; 1 where it can be read.
    pub scale: f32,
}

impl Origin {
    /// Returns the origin of a script in its usual size.
    pub fn new(ui: &Ui, at: Pos2) -> Origin {
        Origin { at, pixels: ui.pixels_per_point(), scale: 1.0 }
    }

    /// Rounds a length to whole pixels.
    pub fn whole(self, length: f32) -> f32 {
        (length * self.pixels).round() / self.pixels
    }

    /// Converts a rectangle of the script. Its corners are in the middle of pixels, so that a line around it is sharp.
    pub fn place(self, rect: bevy::math::Rect) -> Rect {
        let half = Vec2::splat(0.5 / self.pixels);
        let point = |at: bevy::math::Vec2| {
            pos2(self.whole(self.at.x + self.scale * at.x), self.whole(self.at.y + self.scale * at.y)) + half
        };
        Rect::from_min_max(point(rect.min), point(rect.max))
    }
}

/// Returns the outline of a part, clockwise.
pub fn outline(part: &Part, metrics: Metrics, origin: Origin) -> Vec<Pos2> {
    let rect = origin.place(part.rect);
    match &part.form {
        Form::Command(outline) => {
            let pen = Pen { points: Vec::new(), metrics, origin };
            pen.command(outline, rect)
        }
        Form::SixSided | Form::Hole => six_sided(rect),
        Form::Round | Form::Typed(_) => round(rect, rect.height() / 2.0),
        Form::Menu(_) | Form::Words(_) => round(rect, metrics.corner()),
    }
}

fn six_sided(rect: Rect) -> Vec<Pos2> {
    let tip = (rect.height() / 2.0).min(rect.width() / 2.0);
    let middle = rect.center().y;
    vec![
        pos2(rect.left() + tip, rect.top()),
        pos2(rect.right() - tip, rect.top()),
        pos2(rect.right(), middle),
        pos2(rect.right() - tip, rect.bottom()),
        pos2(rect.left() + tip, rect.bottom()),
        pos2(rect.left(), middle),
    ]
}

/// Returns the outline of a rectangle with round corners.
pub fn round(rect: Rect, radius: f32) -> Vec<Pos2> {
    let inner = rect.shrink(radius.min(rect.width() / 2.0));
    let mut points = Vec::new();
    for (corner, from) in [inner.left_top(), inner.right_top(), inner.right_bottom(), inner.left_bottom()]
        .into_iter()
        .zip([2.0, 3.0, 0.0, 1.0])
    {
        arc(&mut points, corner, radius, from * FRAC_PI_2, FRAC_PI_2);
    }
    points
}

fn arc(points: &mut Vec<Pos2>, centre: Pos2, radius: f32, from: f32, by: f32) {
    points.extend((0..=ARC).map(|part| {
        let angle = from + by * f32::from(part) / f32::from(ARC);
        centre + radius * vec2(angle.cos(), angle.sin())
    }));
}

/// Draws the outline of a command block.
struct Pen {
    points: Vec<Pos2>,
    metrics: Metrics,
    origin: Origin,
}

impl Pen {
    fn command(mut self, outline: &Outline, rect: Rect) -> Vec<Pos2> {
        let corner = self.metrics.corner();
        let (left, right) = (rect.left(), rect.right());
        match outline.top {
            Top::Hat => self.hat(rect),
            Top::Shoulders => {
                let radius = (4.0 * corner).min(rect.height() / 2.0);
                arc(&mut self.points, rect.min + Vec2::splat(radius), radius, PI, FRAC_PI_2);
                arc(&mut self.points, pos2(right - radius, rect.top() + radius), radius, -FRAC_PI_2, FRAC_PI_2);
            }
            Top::Notch => {
                arc(&mut self.points, rect.min + Vec2::splat(corner), corner, PI, FRAC_PI_2);
                self.notch(left, rect.top(), false);
                self.corner_at(pos2(right - corner, rect.top() + corner), -FRAC_PI_2);
            }
        }
        let arm = left + self.origin.whole(self.metrics.arm());
        for &(top, bottom) in &outline.mouths {
            let place = |y: f32| self.origin.place(bevy::math::Rect::new(0.0, y, 0.0, y)).top();
            let (top, bottom) = (place(top), place(bottom));
            self.corner_at(pos2(right - corner, top - corner), 0.0);
            self.notch(arm, top, true);
            arc(&mut self.points, pos2(arm + corner, top + corner), corner, -FRAC_PI_2, -FRAC_PI_2);
            arc(&mut self.points, pos2(arm + corner, bottom - corner), corner, PI, -FRAC_PI_2);
            self.corner_at(pos2(right - corner, bottom + corner), -FRAC_PI_2);
        }
        self.corner_at(pos2(right - corner, rect.bottom() - corner), 0.0);
        if outline.bump {
            self.notch(left, rect.bottom(), true);
        }
        self.corner_at(pos2(left + corner, rect.bottom() - corner), FRAC_PI_2);
        self.points
    }

    /// Adds a quarter of a circle that turns right.
    fn corner_at(&mut self, centre: Pos2, from: f32) {
        arc(&mut self.points, centre, self.metrics.corner(), from, FRAC_PI_2);
    }

    /// Adds a notch in the edge at that height or, drawn backwards, the bump that fits into it.
    fn notch(&mut self, left: f32, y: f32, backwards: bool) {
        let bump = self.origin.whole(self.metrics.bump());
        let left = left + self.origin.whole(self.metrics.notch());
        let right = left + self.origin.whole(self.metrics.notch_length());
        let mut points = [pos2(left, y), pos2(left + bump, y + bump), pos2(right - bump, y + bump), pos2(right, y)];
        if backwards {
            points.reverse();
        }
        self.points.extend(points);
    }

    /// Adds the curve of a hat block, and the shoulder beside it.
    fn hat(&mut self, rect: Rect) {
        let rise = self.origin.whole(self.metrics.hat());
        let shoulder = rect.top() + rise;
        let span = (6.5 * rise).min(rect.width() - self.metrics.corner());
        let parts = 4 * ARC;
        self.points.extend((0..=parts).map(|part| {
            let along = f32::from(part) / f32::from(parts);
            // The curve is highest somewhat left of its middle.
            let up = (PI * along.powf(0.85)).sin();
            pos2(rect.left() + span * along, shoulder - rise * up)
        }));
        let corner = self.metrics.corner();
        self.corner_at(pos2(rect.right() - corner, shoulder + corner), -FRAC_PI_2);
    }
}
