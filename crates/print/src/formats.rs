//! Drawings as pictures: SVG and PNG.

use super::drawing::{Colour, DASH, Drawing, Ink};
use std::fmt::Write as _;
use tiny_skia::{Color, FillRule, Paint, PathSegment, Pixmap, Stroke, StrokeDash, Transform};

/// Returns the drawing as SVG, a vector image that scales to any size.
pub(super) fn svg(drawing: &Drawing) -> String {
    let Drawing { width, height, .. } = drawing;
    let mut text = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" height=\"{height}\">\n"
    );
    for (path, ink) in drawing.paths() {
        let mut data = String::new();
        for segment in path.segments() {
            // Writing to a string cannot fail.
            let _ = match segment {
                PathSegment::MoveTo(p) => write!(data, "M{} {}", brief(p.x), brief(p.y)),
                PathSegment::LineTo(p) => write!(data, "L{} {}", brief(p.x), brief(p.y)),
                PathSegment::QuadTo(a, p) => {
                    write!(data, "Q{} {} {} {}", brief(a.x), brief(a.y), brief(p.x), brief(p.y))
                }
                PathSegment::CubicTo(a, b, p) => write!(
                    data,
                    "C{} {} {} {} {} {}",
                    brief(a.x),
                    brief(a.y),
                    brief(b.x),
                    brief(b.y),
                    brief(p.x),
                    brief(p.y)
                ),
                PathSegment::Close => write!(data, "Z"),
            };
        }
        let ink = match ink {
            Ink::Fill(colour) => format!("fill=\"{}\"", hex(colour)),
            Ink::Pen { colour, width, dashed } => {
                let dashes = if dashed {
                    format!(" stroke-dasharray=\"{} {}\"", DASH[0] * width, DASH[1] * width)
                } else {
                    String::new()
                };
                format!("fill=\"none\" stroke=\"{}\" stroke-width=\"{width}\"{dashes}", hex(colour))
            }
        };
        let _ = writeln!(text, "<path {ink} d=\"{data}\"/>");
    }
    text + "</svg>\n"
}

/// Rounds to a hundredth of a point, which is finer than any printer.
pub(super) fn brief(length: f32) -> f32 {
    (length * 100.0).round() / 100.0
}

fn hex([red, green, blue]: Colour) -> String {
    format!("#{red:02x}{green:02x}{blue:02x}")
}

/// Returns the drawing as PNG, this many pixels wide; `None` if that is zero or too large.
pub(super) fn png(drawing: &Drawing, width: u32) -> Option<Vec<u8>> {
    let scale = width as f32 / drawing.width;
    let mut pixels = Pixmap::new(width, (drawing.height * scale).ceil() as u32)?;
    pixels.fill(Color::WHITE);
    let transform = Transform::from_scale(scale, scale);
    for (path, ink) in drawing.paths() {
        let mut paint = Paint { anti_alias: true, ..Paint::default() };
        match ink {
            Ink::Fill([red, green, blue]) => {
                paint.set_color_rgba8(red, green, blue, 0xff);
                pixels.fill_path(&path, &paint, FillRule::Winding, transform, None);
            }
            Ink::Pen { colour: [red, green, blue], width, dashed } => {
                paint.set_color_rgba8(red, green, blue, 0xff);
                let dash = dashed.then(|| StrokeDash::new(DASH.map(|part| part * width).to_vec(), 0.0)).flatten();
                let stroke = Stroke { width, dash, ..Stroke::default() };
                pixels.stroke_path(&path, &paint, &stroke, transform, None);
            }
        }
    }
    pixels.encode_png().ok()
}
