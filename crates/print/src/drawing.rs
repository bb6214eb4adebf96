//! A drawing, independent of the file format: filled paths, strokes, text and links. Where a format has no fonts of its own, text
//! consists of paths too, so that it looks the same on every machine.

use super::fonts::{BOLD, REGULAR};
use ab_glyph::{Font, FontRef, GlyphId, InvalidFont, OutlineCurve};
use std::borrow::Cow;
use tiny_skia::{Path, PathBuilder, Rect, Transform};

/// The fonts, regular and bold.
pub(super) const FONTS: [&[u8]; 2] = [REGULAR, BOLD];

/// A colour: red, green, blue.
pub(super) type Colour = [u8; 3];

pub(super) const BLACK: Colour = [0x1a, 0x1a, 0x1a];
pub(super) const WHITE: Colour = [0xff, 0xff, 0xff];
pub(super) const GREY: Colour = [0x5a, 0x62, 0x70];

/// The ink of a path.
#[derive(Clone, Copy)]
pub(super) enum Ink {
    /// A filled path.
    Fill(Colour),
    /// A stroked path.
    Pen { colour: Colour, width: f32, dashed: bool },
}

/// A shape to draw.
pub(super) enum Shape {
    Path {
        path: Path,
        ink: Ink,
    },
    /// A text that starts at `x` on a baseline.
    Text {
        text: String,
        x: f32,
        baseline: f32,
        style: Style,
    },
}

/// A letter in a text.
pub(super) struct Glyph {
    pub letter: char,
    pub id: GlyphId,
    /// The horizontal adjustment to the letter before, in font units.
    pub kerning: f32,
}

/// The dashes and gaps of dashed lines, in line widths.
pub(super) const DASH: [f32; 2] = [3.0, 2.0];

/// A sheet, measured in points from its upper left corner.
pub(super) struct Drawing {
    pub width: f32,
    pub height: f32,
    pub shapes: Vec<Shape>,
    /// Areas that link to a web address.
    pub links: Vec<(Rect, String)>,
    pub fonts: [FontRef<'static>; 2],
}

/// The style of a text.
#[derive(Clone, Copy)]
pub(super) struct Style {
    pub size: f32,
    pub bold: bool,
    pub colour: Colour,
}

impl Drawing {
    /// Creates an empty sheet.
    ///
    /// # Errors
    /// Returns [`InvalidFont`] if the built-in fonts are damaged.
    pub fn new(width: f32, height: f32) -> Result<Drawing, InvalidFont> {
        let [regular, bold] = FONTS.map(FontRef::try_from_slice);
        Ok(Drawing { width, height, shapes: vec![], links: vec![], fonts: [regular?, bold?] })
    }

    /// Draws a path; an empty one draws nothing.
    pub fn path(&mut self, path: Option<Path>, ink: Ink) {
        self.shapes.extend(path.map(|path| Shape::Path { path, ink }));
    }

    pub fn rectangle(&mut self, left: f32, top: f32, width: f32, height: f32, ink: Ink) {
        let rectangle = Rect::from_xywh(left, top, width, height);
        self.path(rectangle.map(PathBuilder::from_rect), ink);
    }

    pub fn circle(&mut self, x: f32, y: f32, radius: f32, ink: Ink) {
        self.path(PathBuilder::from_circle(x, y, radius), ink);
    }

    /// Draws a line through these points.
    pub fn line(&mut self, points: &[(f32, f32)], ink: Ink) {
        let mut builder = PathBuilder::new();
        for (number, &(x, y)) in points.iter().enumerate() {
            if number == 0 { builder.move_to(x, y) } else { builder.line_to(x, y) }
        }
        self.path(builder.finish(), ink);
    }

    /// Writes text starting at `x` on a baseline.
    pub fn text(&mut self, text: &str, x: f32, baseline: f32, style: Style) {
        self.shapes.push(Shape::Text { text: text.to_owned(), x, baseline, style });
    }

    /// Writes text centred on a point.
    pub fn centred(&mut self, text: &str, x: f32, y: f32, style: Style) {
        let font = &self.fonts[usize::from(style.bold)];
        // The height of capital letters and digits.
        let bounds = font.outline(font.glyph_id('0')).map(|outline| outline.bounds.height().abs());
        let height = bounds.unwrap_or_default() * style.size / font.units_per_em().unwrap_or(1000.0);
        self.text(text, x - self.width_of(text, style) / 2.0, y + height / 2.0, style);
    }

    /// Returns the width of a text, in points.
    pub fn width_of(&self, text: &str, style: Style) -> f32 {
        let font = &self.fonts[usize::from(style.bold)];
        let glyphs = self.glyphs(text, style.bold);
        let width: f32 = glyphs.iter().map(|glyph| glyph.kerning + font.h_advance_unscaled(glyph.id)).sum();
        width * style.size / font.units_per_em().unwrap_or(1000.0)
    }

    /// Returns the first letter of a text that the font does not have.
    pub fn missing_glyph(&self, text: &str, bold: bool) -> Option<char> {
        self.glyphs(text, bold).into_iter().find(|glyph| glyph.id.0 == 0).map(|glyph| glyph.letter)
    }

    /// Returns the glyphs of a text.
    pub fn glyphs(&self, text: &str, bold: bool) -> Vec<Glyph> {
        let font = &self.fonts[usize::from(bold)];
        let mut before = None;
        let glyph = |letter| {
            let id = font.glyph_id(letter);
            let kerning = before.replace(id).map_or(0.0, |before| font.kern_unscaled(before, id));
            Glyph { letter, id, kerning }
        };
        text.chars().map(glyph).collect()
    }

    /// Returns all shapes as paths, texts included.
    pub fn paths(&self) -> impl Iterator<Item = (Cow<'_, Path>, Ink)> {
        self.shapes.iter().filter_map(|shape| match shape {
            Shape::Path { path, ink } => Some((Cow::Borrowed(path), *ink)),
            Shape::Text { text, x, baseline, style } => {
                let path = self.lettering(text, *style)?.transform(Transform::from_translate(*x, *baseline))?;
                Some((Cow::Owned(path), Ink::Fill(style.colour)))
            }
        })
    }

    /// Returns the outlines of a text that starts at the origin.
    fn lettering(&self, text: &str, style: Style) -> Option<Path> {
        let font = &self.fonts[usize::from(style.bold)];
        let scale = style.size / font.units_per_em().unwrap_or(1000.0);
        let mut builder = PathBuilder::new();
        let mut x = 0.0;
        for Glyph { id, kerning, .. } in self.glyphs(text, style.bold) {
            x += kerning;
            let curves = font.outline(id).map(|outline| outline.curves).unwrap_or_default();
            let at = |point: ab_glyph::Point| ((x + point.x) * scale, -point.y * scale);
            let mut end = None;
            for curve in curves {
                let (from, to) = match curve {
                    OutlineCurve::Line(from, to) | OutlineCurve::Quad(from, _, to) => (from, to),
                    OutlineCurve::Cubic(from, _, _, to) => (from, to),
                };
                if end != Some(from) {
                    let (x, y) = at(from);
                    builder.move_to(x, y);
                }
                end = Some(to);
                let (to_x, to_y) = at(to);
                match curve {
                    OutlineCurve::Line(..) => builder.line_to(to_x, to_y),
                    OutlineCurve::Quad(_, by, _) => {
                        let (by_x, by_y) = at(by);
                        builder.quad_to(by_x, by_y, to_x, to_y);
                    }
                    OutlineCurve::Cubic(_, one, two, _) => {
                        let ((one_x, one_y), (two_x, two_y)) = (at(one), at(two));
                        builder.cubic_to(one_x, one_y, two_x, two_y, to_x, to_y);
                    }
                }
            }
            x += font.h_advance_unscaled(id);
        }
        builder.finish()
    }
}
