//! A drawing, independent of the file format: filled paths, strokes and links. Text consists of paths too, so that it looks the
//! same on every machine.

use ab_glyph::{Font, FontRef, InvalidFont, OutlineCurve};
use tiny_skia::{Path, PathBuilder, Rect, Transform};

/// The fonts, regular and bold.
const FONTS: [&[u8]; 2] =
    [include_bytes!("../../assets/fonts/Nunito-Regular.ttf"), include_bytes!("../../assets/fonts/Nunito-Bold.ttf")];

/// A colour: red, green, blue.
pub(super) type Colour = [u8; 3];

pub(super) const BLACK: Colour = [0x1a, 0x1a, 0x1a];
pub(super) const WHITE: Colour = [0xff, 0xff, 0xff];
pub(super) const GREY: Colour = [0x5a, 0x62, 0x70];

/// How a path is drawn.
#[derive(Clone, Copy)]
pub(super) enum Ink {
    /// Filled.
    Fill(Colour),
    /// Stroked.
    Pen { colour: Colour, width: f32, dashed: bool },
}

/// A path to draw.
pub(super) struct Shape {
    pub path: Path,
    pub ink: Ink,
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
    fonts: [FontRef<'static>; 2],
}

/// How text is written.
#[derive(Clone, Copy)]
pub(super) struct Style {
    pub size: f32,
    pub bold: bool,
    pub colour: Colour,
}

impl Drawing {
    /// An empty sheet.
    ///
    /// # Errors
    /// [`InvalidFont`], if the built-in fonts are damaged.
    pub fn new(width: f32, height: f32) -> Result<Drawing, InvalidFont> {
        let [regular, bold] = FONTS.map(FontRef::try_from_slice);
        Ok(Drawing { width, height, shapes: vec![], links: vec![], fonts: [regular?, bold?] })
    }

    /// Draws a path; an empty one draws nothing.
    pub fn path(&mut self, path: Option<Path>, ink: Ink) {
        self.shapes.extend(path.map(|path| Shape { path, ink }));
    }

    pub fn rectangle(&mut self, left: f32, top: f32, width: f32, height: f32, ink: Ink) {
        let rectangle = Rect::from_xywh(left, top, width, height);
        self.path(rectangle.map(PathBuilder::from_rect), ink);
    }

    pub fn circle(&mut self, x: f32, y: f32, radius: f32, ink: Ink) {
        self.path(PathBuilder::from_circle(x, y, radius), ink);
    }

    /// A line through these points.
    pub fn line(&mut self, points: &[(f32, f32)], ink: Ink) {
        let mut builder = PathBuilder::new();
        for (number, &(x, y)) in points.iter().enumerate() {
            if number == 0 { builder.move_to(x, y) } else { builder.line_to(x, y) }
        }
        self.path(builder.finish(), ink);
    }

    /// Writes text starting at `x`, with `foot` as its baseline.
    pub fn text(&mut self, text: &str, x: f32, foot: f32, style: Style) {
        let (path, _) = self.lettering(text, style);
        let path = path.and_then(|path| path.transform(Transform::from_translate(x, foot)));
        self.path(path, Ink::Fill(style.colour));
    }

    /// Writes text centred on a point.
    pub fn centred(&mut self, text: &str, x: f32, y: f32, style: Style) {
        let (path, width) = self.lettering(text, style);
        // The height of capital letters and digits.
        let height = self.lettering("0", style).0.map_or(0.0, |path| path.bounds().height());
        let place = Transform::from_translate(x - width / 2.0, y + height / 2.0);
        self.path(path.and_then(|path| path.transform(place)), Ink::Fill(style.colour));
    }

    /// The width of a text.
    pub fn width_of(&self, text: &str, style: Style) -> f32 {
        self.lettering(text, style).1
    }

    /// The outlines of a text that starts at the origin, and its width.
    fn lettering(&self, text: &str, style: Style) -> (Option<Path>, f32) {
        let font = &self.fonts[usize::from(style.bold)];
        let scale = style.size / font.units_per_em().unwrap_or(1000.0);
        let mut builder = PathBuilder::new();
        let mut x = 0.0;
        let mut before = None;
        for letter in text.chars() {
            let glyph = font.glyph_id(letter);
            x += before.map_or(0.0, |before| font.kern_unscaled(before, glyph));
            let curves = font.outline(glyph).map(|outline| outline.curves).unwrap_or_default();
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
            x += font.h_advance_unscaled(glyph);
            before = Some(glyph);
        }
        (builder.finish(), x * scale)
    }
}
