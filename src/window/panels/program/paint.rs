//! Paints the parts of a script: blocks in the colours of their categories, typed texts in white, words on top.

use super::fill::fill;
use super::outline::{Origin, outline, round};
use crate::window::blocks::{Form, Metrics, Part};
use crate::window::look::{Rgb, Theme, fonts};
use bevy_egui::egui::{Align2, Color32, Mesh, Painter, Pos2, Rect, Shape, Stroke, pos2};
use sudoku_blocks::Category;

/// The rings of the halo around the running block: the distance of each from the block, in points, and its strength.
const HALO: [(f32, f32); 4] = [(0.0, 0.8), (3.0, 0.45), (7.0, 0.15), (12.0, 0.0)];

/// The painter, position and colours for painting a script.
pub struct Brush<'a> {
    pub painter: &'a Painter,
    pub theme: &'a Theme,
    pub metrics: Metrics,
    pub origin: Origin,
}

impl Brush<'_> {
    /// Paints a part.
    pub fn part(&self, part: &Part) {
        let block = self.theme.block(part.category).egui();
        let edge = edge_of(block);
        let paper = self.theme.panel.egui();
        match &part.form {
            Form::Words(text) => self.text(text, part, self.theme.on_block),
            Form::Command(_) | Form::Round | Form::SixSided => self.shape(part, block, edge),
            Form::Hole => self.shape(part, edge, edge),
            Form::Typed(text) => {
                self.shape(part, paper, edge);
                self.text(text, part, self.theme.text);
            }
            Form::Menu(text) => {
                self.shape(part, paper, edge);
                let rect = self.origin.place(part.rect);
                let inset = rect.height() * 0.35;
                let at = pos2(rect.left() + inset, rect.center().y);
                self.painter.text(
                    at,
                    Align2::LEFT_CENTER,
                    text,
                    fonts::bold(self.metrics.text),
                    self.theme.text.egui(),
                );
                self.arrow(rect);
            }
        }
    }

    /// Paints a part that is too small to be read: its words are lines.
    pub fn tiny(&self, part: &Part) {
        let block = self.theme.block(part.category).egui();
        let colour = match &part.form {
            Form::Words(_) => {
                let words = self.origin.place(part.rect);
                let ink = Stroke::new(5.0 * self.origin.scale, block.lerp_to_gamma(self.theme.on_block.egui(), 0.6));
                self.painter.hline(words.x_range(), words.center().y, ink);
                return;
            }
            Form::Command(_) | Form::Round | Form::SixSided => block,
            Form::Hole => edge_of(block),
            Form::Typed(_) | Form::Menu(_) => self.theme.panel.egui(),
        };
        let points = outline(part, self.metrics, self.origin);
        self.painter.add(fill(&points, colour));
        self.painter.add(Shape::closed_line(points, Stroke::new(0.6, edge_of(block))));
    }

    fn text(&self, text: &str, part: &Part, ink: Rgb) {
        let centre = self.origin.place(part.rect).center();
        self.painter.text(centre, Align2::CENTER_CENTER, text, fonts::bold(self.metrics.text), ink.egui());
    }

    /// Draws the arrow of a menu at its right end.
    fn arrow(&self, rect: Rect) {
        let (side, height) = (rect.height() * 0.2, rect.height() * 0.13);
        let centre = pos2(rect.right() - rect.height() * 0.45, rect.center().y);
        let points = [(-side, -height), (side, -height), (0.0, height)];
        let points = points.map(|(x, y)| pos2(centre.x + x, centre.y + y)).into();
        self.painter.add(Shape::convex_polygon(points, self.theme.text.egui(), Stroke::NONE));
    }

    fn shape(&self, part: &Part, colour: Color32, edge: Color32) {
        let points = outline(part, self.metrics, self.origin);
        self.painter.add(fill(&points, colour));
        self.painter.add(Shape::closed_line(points, Stroke::new(1.0 / self.origin.pixels.min(1.0), edge)));
    }

    /// Paints the glow around a running block on the paper, behind all blocks. Its colours are opaque, because transparent light
    /// colours become dark.
    pub fn halo(&self, rect: Rect) {
        let (paper, glow) = (self.theme.panel.egui(), self.theme.glow.egui());
        let mut mesh = Mesh::default();
        let rings =
            HALO.map(|(reach, strength)| (round(rect.expand(reach), 4.0 + reach), paper.lerp_to_gamma(glow, strength)));
        let points = rings[0].0.len() as u32;
        for (ring, colour) in &rings {
            ring.iter().for_each(|&point| mesh.colored_vertex(point, *colour));
        }
        for ring in 1..rings.len() as u32 {
            for point in 0..points {
                let (inner, outer) = ((ring - 1) * points, ring * points);
                let next = (point + 1) % points;
                mesh.add_triangle(inner + point, inner + next, outer + point);
                mesh.add_triangle(inner + next, outer + next, outer + point);
            }
        }
        self.painter.add(mesh);
    }

    /// Paints the bright outline of the running block.
    pub fn glow(&self, part: &Part) {
        let glow = self.theme.glow.egui();
        self.line(part, 4.5, glow.lerp_to_gamma(Color32::BLACK, 0.35));
        self.line(part, 3.0, glow);
    }

    /// Paints the sign of a breakpoint.
    pub fn stop(&self, at: Pos2) {
        self.painter.circle(at, 5.0, self.theme.stop.egui(), Stroke::new(1.5, self.theme.panel.egui()));
    }

    /// Paints the outline of a block that is selected, or that was asked for.
    pub fn frame(&self, part: &Part) {
        self.line(part, 3.0, self.theme.accent.egui());
    }

    fn line(&self, part: &Part, width: f32, colour: Color32) {
        let points = outline(part, self.metrics, self.origin);
        self.painter.add(Shape::closed_line(points, Stroke::new(width, colour)));
    }
}

/// Returns the colour of a block's edge.
fn edge_of(block: Color32) -> Color32 {
    block.lerp_to_gamma(Color32::BLACK, 0.22)
}

/// Returns the colour of the cards for calls.
pub fn pale(theme: &Theme) -> Color32 {
    theme.panel.egui().lerp_to_gamma(theme.block(Category::MyBlocks).egui(), 0.14)
}
