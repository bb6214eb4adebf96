//! Drawings as files: SVG, PNG and PDF.

use super::drawing::{Colour, DASH, Drawing, Ink};
use flate2::Compression;
use flate2::write::ZlibEncoder;
use pdf_writer::types::{ActionType, AnnotationType};
use pdf_writer::{Content, Filter, Finish, Name, Pdf, Rect, Ref, Str, TextStr};
use std::fmt::Write as _;
use std::io::{self, Write as _};
use tiny_skia::{Color, FillRule, Paint, PathSegment, Pixmap, Stroke, StrokeDash, Transform};

/// The drawing as SVG, a vector image that scales to any size.
pub(super) fn svg(drawing: &Drawing) -> String {
    let Drawing { width, height, .. } = drawing;
    let mut text = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" height=\"{height}\">\n"
    );
    for shape in &drawing.shapes {
        let mut data = String::new();
        for segment in shape.path.segments() {
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
        let ink = match shape.ink {
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
fn brief(length: f32) -> f32 {
    (length * 100.0).round() / 100.0
}

fn hex([red, green, blue]: Colour) -> String {
    format!("#{red:02x}{green:02x}{blue:02x}")
}

/// The drawing as PNG, this many pixels wide; `None` if that is zero or too large.
pub(super) fn png(drawing: &Drawing, width: u32) -> Option<Vec<u8>> {
    let scale = width as f32 / drawing.width;
    let mut pixels = Pixmap::new(width, (drawing.height * scale).ceil() as u32)?;
    pixels.fill(Color::WHITE);
    let transform = Transform::from_scale(scale, scale);
    for shape in &drawing.shapes {
        let mut paint = Paint { anti_alias: true, ..Paint::default() };
        match shape.ink {
            Ink::Fill([red, green, blue]) => {
                paint.set_color_rgba8(red, green, blue, 0xff);
                pixels.fill_path(&shape.path, &paint, FillRule::Winding, transform, None);
            }
            Ink::Pen { colour: [red, green, blue], width, dashed } => {
                paint.set_color_rgba8(red, green, blue, 0xff);
                let dash = dashed.then(|| StrokeDash::new(DASH.map(|part| part * width).to_vec(), 0.0)).flatten();
                let stroke = Stroke { width, dash, ..Stroke::default() };
                pixels.stroke_path(&shape.path, &paint, &stroke, transform, None);
            }
        }
    }
    pixels.encode_png().ok()
}

/// Drawings as the pages of a PDF.
pub(super) fn pdf(title: &str, pages: &[Drawing]) -> io::Result<Vec<u8>> {
    let mut next = 1;
    let mut id = || {
        next += 1;
        Ref::new(next)
    };
    let (catalog, tree, about) = (id(), id(), id());
    let kids: Vec<[Ref; 2]> = pages.iter().map(|_| [id(), id()]).collect();
    let mut pdf = Pdf::new();
    pdf.catalog(catalog).pages(tree);
    pdf.document_info(about).title(TextStr(title)).creator(TextStr("Sudoku Assistant"));
    pdf.pages(tree).kids(kids.iter().map(|[page, _]| *page)).count(i32::try_from(kids.len()).unwrap_or(i32::MAX));
    for (drawing, [page, content]) in pages.iter().zip(kids) {
        let links: Vec<Ref> = drawing.links.iter().map(|_| id()).collect();
        let mut written = pdf.page(page);
        written.parent(tree).media_box(Rect::new(0.0, 0.0, drawing.width, drawing.height)).contents(content);
        written.resources();
        if !links.is_empty() {
            written.annotations(links.iter().copied());
        }
        written.finish();
        for ((place, address), link) in drawing.links.iter().zip(links) {
            let (top, bottom) = (drawing.height - place.top(), drawing.height - place.bottom());
            let mut annotation = pdf.annotation(link);
            annotation.subtype(AnnotationType::Link).rect(Rect::new(place.left(), bottom, place.right(), top));
            annotation.border(0.0, 0.0, 0.0, None);
            annotation.action().action_type(ActionType::Uri).uri(Str(address.as_bytes()));
        }
        let mut packed = ZlibEncoder::new(vec![], Compression::default());
        packed.write_all(&strokes(drawing))?;
        let packed = packed.finish()?;
        pdf.stream(content, &packed).filter(Filter::FlateDecode);
    }
    Ok(pdf.finish())
}

/// The content of a PDF page, where `y` points up.
fn strokes(drawing: &Drawing) -> Vec<u8> {
    let mut content = Content::new();
    content.transform([1.0, 0.0, 0.0, -1.0, 0.0, drawing.height]);
    content.set_fill_color_space(Name(b"DeviceRGB")).set_stroke_color_space(Name(b"DeviceRGB"));
    for shape in &drawing.shapes {
        let mut at = tiny_skia::Point::zero();
        for segment in shape.path.segments() {
            match segment {
                PathSegment::MoveTo(p) => drop(content.move_to(brief(p.x), brief(p.y))),
                PathSegment::LineTo(p) => drop(content.line_to(brief(p.x), brief(p.y))),
                PathSegment::QuadTo(by, p) => {
                    // Every quadratic curve is also a cubic one.
                    let part = |from: f32, by: f32| brief(from + (by - from) * 2.0 / 3.0);
                    content.cubic_to(
                        part(at.x, by.x),
                        part(at.y, by.y),
                        part(p.x, by.x),
                        part(p.y, by.y),
                        brief(p.x),
                        brief(p.y),
                    );
                }
                PathSegment::CubicTo(a, b, p) => {
                    content.cubic_to(brief(a.x), brief(a.y), brief(b.x), brief(b.y), brief(p.x), brief(p.y));
                }
                PathSegment::Close => drop(content.close_path()),
            }
            at = match segment {
                PathSegment::MoveTo(p)
                | PathSegment::LineTo(p)
                | PathSegment::QuadTo(_, p)
                | PathSegment::CubicTo(_, _, p) => p,
                PathSegment::Close => at,
            };
        }
        match shape.ink {
            Ink::Fill(colour) => {
                let [red, green, blue] = colour.map(share);
                content.set_fill_rgb(red, green, blue).fill_nonzero();
            }
            Ink::Pen { colour, width, dashed } => {
                let [red, green, blue] = colour.map(share);
                let dashes: Vec<f32> = DASH.iter().filter(|_| dashed).map(|part| part * width).collect();
                content.set_stroke_rgb(red, green, blue).set_line_width(width).set_dash_pattern(dashes, 0.0).stroke();
            }
        }
    }
    content.finish().to_vec()
}

fn share(part: u8) -> f32 {
    brief(f32::from(part) / 255.0)
}
