//! Draws the costumes: cells, digits, frames, the paper of the stage and the owl.
//!
//! Sizes are in physical pixels. Costumes that a theme tints are drawn in white and grey. The functions return `None` only for an
//! empty size.

use super::looks::{Badge, Edge};
use crate::game::owl::Mood;
use crate::window::look::{Rgb, fonts, shapes};
use ab_glyph::{Font, FontRef, OutlinedGlyph, ScaleFont, point};
use bevy::math::{IVec2, UVec2, Vec2};
use sudoku_board::Value;
use tiny_skia::{
    BlendMode, Color, ColorU8, FillRule, LineCap, LineJoin, Paint, Path, PathBuilder, Pixmap, PixmapPaint,
    PremultipliedColorU8, Rect, Stroke, StrokeDash, Transform,
};

/// The width and height of the owl's drawing, in its own units.
const OWL: (f32, f32) = (76.0, 84.0);

/// The side of the picture of the stage's paper before it is stretched, in design pixels. Its corners are not stretched.
pub const SHEET_SIDE: f32 = 48.0;
/// The side of a corner in that picture.
pub const SHEET_CORNER: f32 = 16.0;

fn rounded(x: f32, y: f32, width: f32, height: f32, radius: f32) -> Option<Path> {
    let radius = radius.min(width / 2.0).min(height / 2.0);
    // The distance of the control points at which a cubic Bézier curve becomes a quarter of a circle.
    let bend = radius * 0.447_715;
    let (right, bottom) = (x + width, y + height);
    let mut path = PathBuilder::new();
    path.move_to(x + radius, y);
    path.line_to(right - radius, y);
    path.cubic_to(right - bend, y, right, y + bend, right, y + radius);
    path.line_to(right, bottom - radius);
    path.cubic_to(right, bottom - bend, right - bend, bottom, right - radius, bottom);
    path.line_to(x + radius, bottom);
    path.cubic_to(x + bend, bottom, x, bottom - bend, x, bottom - radius);
    path.line_to(x, y + radius);
    path.cubic_to(x, y + bend, x + bend, y, x + radius, y);
    path.close();
    path.finish()
}

fn paint(red: u8, green: u8, blue: u8) -> Paint<'static> {
    let mut paint = Paint { anti_alias: true, ..Paint::default() };
    paint.set_color_rgba8(red, green, blue, 255);
    paint
}

fn grey(level: u8) -> Paint<'static> {
    paint(level, level, level)
}

fn fill(pixmap: &mut Pixmap, path: Option<Path>, paint: &Paint) {
    if let Some(path) = path {
        pixmap.fill_path(&path, paint, FillRule::Winding, Transform::identity(), None);
    }
}

/// Draws a rectangle with round corners, a little darker at its edge.
pub fn cell(size: UVec2, radius: f32) -> Option<Pixmap> {
    let mut pixmap = Pixmap::new(size.x, size.y)?;
    let Vec2 { x: width, y: height } = size.as_vec2();
    let edge = (height / 40.0).max(1.0);
    fill(&mut pixmap, rounded(0.0, 0.0, width, height, radius), &grey(208));
    fill(&mut pixmap, rounded(edge, edge, width - 2.0 * edge, height - 2.0 * edge, radius - edge), &grey(255));
    Some(pixmap)
}

/// Draws the digit of a given, in the black weight.
pub fn puzzle_digit(side: u32, digit: Value) -> Option<Pixmap> {
    glyph(side, digit, fonts::BLACK, 0.80)
}

/// Draws a digit of the player.
pub fn user_digit(side: u32, digit: Value) -> Option<Pixmap> {
    glyph(side, digit, fonts::BOLD, 0.80)
}

/// Draws a light small figure: an allowed digit.
pub fn allowed_figure(side: u32, digit: Value) -> Option<Pixmap> {
    glyph(side, digit, fonts::REGULAR, 1.05)
}

/// Draws a heavy small figure: a note, or a single.
pub fn bold_figure(side: u32, digit: Value) -> Option<Pixmap> {
    glyph(side, digit, fonts::BLACK, 1.15)
}

/// Draws the digit in the middle of a square; `size` is the font size in sides of the square.
fn glyph(side: u32, digit: Value, font: &'static [u8], size: f32) -> Option<Pixmap> {
    text(UVec2::splat(side), &sudoku_words::written(digit).to_string(), font, size * side as f32)
}

/// Draws text in the middle of a rectangle, smaller if it would be too wide.
pub fn text(size: UVec2, text: &str, font: &'static [u8], font_size: f32) -> Option<Pixmap> {
    let mut pixmap = Pixmap::new(size.x, size.y)?;
    let font = FontRef::try_from_slice(font).ok()?;
    let width = |scale: f32| {
        let font = font.as_scaled(scale);
        text.chars().map(|character| font.h_advance(font.glyph_id(character))).sum::<f32>()
    };
    let scale = font_size * (size.x as f32 / width(font_size).max(1.0)).min(1.0);
    // All digits and letters of a size share a baseline: that of a zero in the middle.
    let zero = font.outline_glyph(font.glyph_id('0').with_scale(scale))?.px_bounds();
    let top = ((size.y as f32 - zero.height()) / 2.0).round() - zero.min.y;
    let mut left = (size.x as f32 - width(scale)) / 2.0;
    for character in text.chars() {
        let id = font.glyph_id(character);
        let outlined = font.outline_glyph(id.with_scale_and_position(scale, point(left, top)));
        left += font.as_scaled(scale).h_advance(id);
        if let Some(outlined) = outlined {
            draw_glyph(&mut pixmap, size, &outlined);
        }
    }
    Some(pixmap)
}

fn draw_glyph(pixmap: &mut Pixmap, size: UVec2, outlined: &OutlinedGlyph) {
    let (left, top) = (outlined.px_bounds().min.x as i32, outlined.px_bounds().min.y as i32);
    let (width, height) = (size.x as i32, size.y as i32);
    let pixels = pixmap.pixels_mut();
    outlined.draw(|x, y, coverage| {
        let (x, y) = (left + x as i32, top + y as i32);
        if (0..width).contains(&x) && (0..height).contains(&y) {
            let level = (coverage.clamp(0.0, 1.0) * 255.0).round() as u8;
            let pixel = &mut pixels[(y * width + x) as usize];
            if let Some(ink) =
                PremultipliedColorU8::from_rgba(level, level, level, level).filter(|_| level > pixel.alpha())
            {
                *pixel = ink;
            }
        }
    });
}

/// Draws a white picture in a colour onto another picture, with its upper left corner in this place.
pub fn stamp(picture: &mut Pixmap, shape: &Pixmap, corner: IVec2, colour: Rgb) {
    let ([red, green, blue], (width, height)) = (colour.bytes(), (picture.width() as i32, picture.height() as i32));
    let rows = shape.pixels().chunks_exact(shape.width() as usize);
    for (y, row) in (corner.y..).zip(rows).filter(|(y, _)| (0..height).contains(y)) {
        for (x, pixel) in (corner.x..).zip(row).filter(|(x, _)| (0..width).contains(x)) {
            let below = &mut picture.pixels_mut()[(y * width + x) as usize];
            if pixel.alpha() > below.alpha() {
                *below = ColorU8::from_rgba(red, green, blue, pixel.alpha()).premultiply();
            }
        }
    }
}

/// Draws a queen: a crown with five points on a foot.
pub fn queen(side: u32) -> Option<Pixmap> {
    let mut pixmap = Pixmap::new(side, side)?;
    let by = Transform::from_scale(side as f32, side as f32);
    let mut put = |path: Option<Path>| {
        if let Some(path) = path {
            pixmap.fill_path(&path, &grey(255), FillRule::Winding, by, None);
        }
    };
    for (n, (x, y)) in [(0.16, 0.34), (0.33, 0.25), (0.5, 0.2), (0.67, 0.25), (0.84, 0.34)].into_iter().enumerate() {
        // Each point is a triangle that rests on the crown's rim.
        let (left, right): (f32, f32) = (0.26 + 0.08 * n as f32, 0.42 + 0.08 * n as f32);
        put(polygon(&[(x, y), (right.min(0.74), 0.66), (left.min(0.66), 0.66)]));
        put(PathBuilder::from_circle(x, y, 0.045));
    }
    put(rounded(0.26, 0.62, 0.48, 0.08, 0.03));
    put(rounded(0.22, 0.74, 0.56, 0.08, 0.04));
    Some(pixmap)
}

/// Draws the shape around or over a small figure.
pub fn badge(side: u32, badge: Badge) -> Option<Pixmap> {
    let mut pixmap = Pixmap::new(side, side)?;
    let side = side as f32;
    let (middle, line) = (side / 2.0, (side / 11.0).max(1.5));
    let stroke = Stroke { width: line, line_cap: LineCap::Round, ..Stroke::default() };
    let circle = |radius: f32| PathBuilder::from_circle(middle, middle, radius);
    // The edge is darker than the filling.
    let (path, edge, filled) = match badge {
        Badge::Disc => (circle(middle - line / 2.0), 150, true),
        Badge::Square => (rounded(line, line, side - 2.0 * line, side - 2.0 * line, line), 150, true),
        Badge::Ring => (circle(middle - line / 2.0), 255, false),
        Badge::Target => (circle(middle - line / 2.0), 90, true),
        Badge::Stroke => {
            let mut path = PathBuilder::new();
            path.move_to(side * 0.14, side * 0.86);
            path.line_to(side * 0.86, side * 0.14);
            (path.finish(), 90, false)
        }
        Badge::Colour(colour) => {
            let mut path = PathBuilder::new();
            for (n, corner) in shapes::corners(colour).into_iter().enumerate() {
                let Vec2 { x, y } = line / 2.0 + corner * (side - line);
                if n == 0 { path.move_to(x, y) } else { path.line_to(x, y) }
            }
            path.close();
            (path.finish(), 150, true)
        }
    };
    let path = path?;
    if filled {
        pixmap.fill_path(&path, &grey(255), FillRule::Winding, Transform::identity(), None);
    }
    // The line of a target is thin, so that the digit can still be read.
    let width = if badge == Badge::Target { 0.8 * line } else { line };
    pixmap.stroke_path(&path, &grey(edge), &Stroke { width, ..stroke }, Transform::identity(), None);
    Some(pixmap)
}

/// Draws a cross from corner to corner.
pub fn cross(side: u32) -> Option<Pixmap> {
    let mut pixmap = Pixmap::new(side, side)?;
    let (side, width) = (side as f32, (side as f32 / 9.0).max(1.5));
    let stroke = Stroke { width, line_cap: LineCap::Round, ..Stroke::default() };
    let mut path = PathBuilder::new();
    for (from, to) in [(width, side - width), (side - width, width)] {
        path.move_to(from, width);
        path.line_to(to, side - width);
    }
    pixmap.stroke_path(&path.finish()?, &grey(255), &stroke, Transform::identity(), None);
    Some(pixmap)
}

/// Draws an empty frame with round corners; `line` is the width of its line.
pub fn frame(width: u32, height: u32, line: f32, radius: f32) -> Option<Pixmap> {
    let mut pixmap = Pixmap::new(width, height)?;
    let path = rounded(line / 2.0, line / 2.0, width as f32 - line, height as f32 - line, radius)?;
    let stroke = Stroke { width: line, ..Stroke::default() };
    pixmap.stroke_path(&path, &grey(255), &stroke, Transform::identity(), None);
    Some(pixmap)
}

/// Draws a line along the edge of a cell and, where something is wrong, fills its upper right corner.
pub fn edge(side: u32, line: f32, radius: f32, edge: Edge) -> Option<Pixmap> {
    let mut pixmap = frame(side, side, line, radius)?;
    if edge == Edge::Clash {
        let (end, corner) = (side as f32 - line / 2.0, 0.3 * side as f32);
        fill(&mut pixmap, polygon(&[(end - corner, line / 2.0), (end, line / 2.0), (end, corner)]), &grey(255));
    }
    Some(pixmap)
}

/// Draws a line along a cubic Bézier curve, and the head of an arrow: one wing, the tip, the other wing.
pub fn line(size: UVec2, curve: [Vec2; 4], head: Option<[Vec2; 3]>, width: f32, dashed: bool) -> Option<Pixmap> {
    let mut pixmap = Pixmap::new(size.x, size.y)?;
    let solid = Stroke { width, line_cap: LineCap::Round, line_join: LineJoin::Round, ..Stroke::default() };
    // Round ends make a dash longer than given here, and a gap shorter.
    let dash = if dashed { StrokeDash::new(vec![2.0 * width, 2.5 * width], 0.0) } else { None };
    let [start, first, second, end] = curve;
    let mut path = PathBuilder::new();
    path.move_to(start.x, start.y);
    path.cubic_to(first.x, first.y, second.x, second.y, end.x, end.y);
    pixmap.stroke_path(&path.finish()?, &grey(255), &Stroke { dash, ..solid.clone() }, Transform::identity(), None);
    if let Some([wing, tip, other]) = head {
        let mut path = PathBuilder::new();
        path.move_to(wing.x, wing.y);
        path.line_to(tip.x, tip.y);
        path.line_to(other.x, other.y);
        pixmap.stroke_path(&path.finish()?, &grey(255), &solid, Transform::identity(), None);
    }
    Some(pixmap)
}

/// Draws dashed lines between points.
pub fn dashes(size: UVec2, lines: impl IntoIterator<Item = [Vec2; 2]>, width: f32) -> Option<Pixmap> {
    let mut pixmap = Pixmap::new(size.x, size.y)?;
    let mut path = PathBuilder::new();
    for [from, to] in lines {
        path.move_to(from.x, from.y);
        path.line_to(to.x, to.y);
    }
    let stroke = Stroke { width, dash: StrokeDash::new(vec![3.0 * width, 2.0 * width], 0.0), ..Stroke::default() };
    pixmap.stroke_path(&path.finish()?, &grey(255), &stroke, Transform::identity(), None);
    Some(pixmap)
}

/// Draws filled rectangles.
pub fn rectangles(size: UVec2, rectangles: impl IntoIterator<Item = bevy::math::Rect>) -> Option<Pixmap> {
    let mut pixmap = Pixmap::new(size.x, size.y)?;
    for rect in rectangles {
        let radius = 0.15 * rect.height();
        fill(&mut pixmap, rounded(rect.min.x, rect.min.y, rect.width(), rect.height(), radius), &grey(255));
    }
    Some(pixmap)
}

/// Draws each text in the middle of its rectangle, almost as high as this.
pub fn texts(size: UVec2, texts: &[(String, bevy::math::Rect)], font: &'static [u8]) -> Option<Pixmap> {
    let mut pixmap = Pixmap::new(size.x, size.y)?;
    for (text, rect) in texts {
        let (corner, size) = (rect.min.round(), rect.size().round().as_uvec2());
        let drawn = self::text(size, text, font, 1.05 * rect.height())?;
        let (x, y) = (corner.x as i32, corner.y as i32);
        pixmap.draw_pixmap(x, y, drawn.as_ref(), &PixmapPaint::default(), Transform::identity(), None);
    }
    Some(pixmap)
}

/// The radius of the corners of the stage's paper, in design pixels.
const SHEET_RADIUS: f32 = 8.0;

/// Draws a paper with round corners and an edge, which is stretched between its corners.
pub fn sheet(scale: f32) -> Option<Pixmap> {
    paper(UVec2::splat((SHEET_SIDE * scale).round() as u32), scale)
}

/// Draws the paper in its full size, with a hole.
pub fn sheet_around(size: UVec2, hole: bevy::math::Rect, scale: f32) -> Option<Pixmap> {
    let mut pixmap = paper(size, scale)?;
    cut(&mut pixmap, rounded(hole.min.x, hole.min.y, hole.width(), hole.height(), 0.0));
    Some(pixmap)
}

/// Draws the window around the paper.
pub fn window_around(size: UVec2, hole: bevy::math::Rect, scale: f32) -> Option<Pixmap> {
    let mut pixmap = Pixmap::new(size.x, size.y)?;
    pixmap.fill(Color::WHITE);
    cut(&mut pixmap, rounded(hole.min.x, hole.min.y, hole.width(), hole.height(), SHEET_RADIUS * scale));
    Some(pixmap)
}

fn paper(size: UVec2, scale: f32) -> Option<Pixmap> {
    let mut pixmap = Pixmap::new(size.x, size.y)?;
    let Vec2 { x: width, y: height } = size.as_vec2();
    let (radius, edge) = (SHEET_RADIUS * scale, scale.max(1.0).round());
    fill(&mut pixmap, rounded(0.0, 0.0, width, height, radius), &grey(222));
    fill(&mut pixmap, rounded(edge, edge, width - 2.0 * edge, height - 2.0 * edge, radius - edge), &grey(255));
    Some(pixmap)
}

/// Makes what is inside the path transparent.
fn cut(pixmap: &mut Pixmap, path: Option<Path>) {
    let clear = Paint { blend_mode: BlendMode::Clear, ..grey(255) };
    fill(pixmap, path, &clear);
}

/// Draws the owl: a round body, two large eyes, a beak, two wings.
pub fn owl(width: u32, height: u32, mood: Mood) -> Option<Pixmap> {
    let mut pixmap = Pixmap::new(width, height)?;
    let scale = (width as f32 / OWL.0).min(height as f32 / OWL.1);
    let by = Transform::from_scale(scale, scale);
    let mut put = |path: Option<Path>, colour: &Paint| {
        if let Some(path) = path {
            pixmap.fill_path(&path, colour, FillRule::Winding, by, None);
        }
    };
    let (orange, brown, cream, white) =
        (paint(242, 153, 74), paint(201, 107, 40), paint(255, 224, 178), paint(255, 255, 255));
    let (ink, beak) = (paint(43, 45, 66), paint(245, 166, 35));
    let oval = |x: f32, y: f32, rx: f32, ry: f32| {
        Rect::from_ltrb(x - rx, y - ry, x + rx, y + ry).and_then(PathBuilder::from_oval)
    };

    // The feet first, then the ears, with the body and the belly over them.
    put(oval(30.0, 79.0, 7.0, 4.0), &beak);
    put(oval(46.0, 79.0, 7.0, 4.0), &beak);
    put(polygon(&[(13.0, 3.0), (37.0, 14.0), (16.0, 30.0)]), &brown);
    put(polygon(&[(63.0, 3.0), (39.0, 14.0), (60.0, 30.0)]), &brown);
    if mood == Mood::Happy {
        // The wings are raised.
        put(leaf((14.0, 46.0), (0.0, 20.0), 9.0), &brown);
        put(leaf((62.0, 46.0), (76.0, 20.0), 9.0), &brown);
    }
    put(oval(38.0, 45.0, 28.0, 34.0), &orange);
    put(oval(38.0, 58.0, 17.0, 19.0), &cream);
    if mood != Mood::Happy {
        put(leaf((12.0, 38.0), (16.0, 70.0), 8.0), &brown);
        put(leaf((64.0, 38.0), (60.0, 70.0), 8.0), &brown);
    }
    for y in [52.0, 60.0, 68.0] {
        for x in [31.0, 38.0, 45.0] {
            put(oval(x, y, 1.8, 1.2), &orange);
        }
    }
    for x in [26.5, 49.5] {
        put(oval(x, 31.0, 13.0, 13.0), &brown);
        put(oval(x, 31.0, 11.5, 11.5), &white);
        if mood != Mood::Happy {
            let (dx, dy) = if mood == Mood::Doubtful { (0.0, 2.5) } else { (1.5, 0.0) };
            put(oval(x + dx, 31.0 + dy, 5.5, 5.5), &ink);
            put(oval(x + dx + 1.8, 29.0 + dy, 1.8, 1.8), &white);
        }
    }
    put(polygon(&[(33.0, 38.0), (43.0, 38.0), (38.0, 47.0)]), &beak);

    let mut line = |path: Option<Path>, colour: &Paint, width: f32| {
        if let Some(path) = path {
            let stroke = Stroke { width, line_cap: LineCap::Round, ..Stroke::default() };
            pixmap.stroke_path(&path, colour, &stroke, by, None);
        }
    };
    match mood {
        Mood::Calm => {}
        Mood::Doubtful => {
            line(curve((16.0, 17.0), (26.0, 20.0), (34.0, 25.0)), &ink, 3.0);
            line(curve((42.0, 22.0), (52.0, 14.0), (61.0, 15.0)), &ink, 3.0);
        }
        Mood::Happy => {
            line(curve((20.0, 33.0), (26.5, 24.0), (33.0, 33.0)), &ink, 3.0);
            line(curve((43.0, 33.0), (49.5, 24.0), (56.0, 33.0)), &ink, 3.0);
        }
    }
    Some(pixmap)
}

fn polygon(points: &[(f32, f32)]) -> Option<Path> {
    let mut path = PathBuilder::new();
    let (&(x, y), rest) = points.split_first()?;
    path.move_to(x, y);
    rest.iter().for_each(|&(x, y)| path.line_to(x, y));
    path.close();
    path.finish()
}

/// Returns the outline of a leaf from one point to the other, which reaches `width` to either side.
fn leaf(from: (f32, f32), to: (f32, f32), width: f32) -> Option<Path> {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let length = dx.hypot(dy).max(f32::EPSILON);
    let (nx, ny) = (-dy / length * width, dx / length * width);
    let middle = ((from.0 + to.0) / 2.0, (from.1 + to.1) / 2.0);
    let mut path = PathBuilder::new();
    path.move_to(from.0, from.1);
    path.quad_to(middle.0 + nx, middle.1 + ny, to.0, to.1);
    path.quad_to(middle.0 - nx, middle.1 - ny, from.0, from.1);
    path.close();
    path.finish()
}

fn curve(from: (f32, f32), over: (f32, f32), to: (f32, f32)) -> Option<Path> {
    let mut path = PathBuilder::new();
    path.move_to(from.0, from.1);
    path.quad_to(over.0, over.1, to.0, to.1);
    path.finish()
}
