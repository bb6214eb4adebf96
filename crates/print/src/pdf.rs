//! Writes drawings as the pages of a PDF. Text stays text, so that it can be searched and copied. Only the letters used are
//! embedded.

use super::PrintError;
use super::drawing::{DASH, Drawing, FONTS, Ink, Shape};
use super::formats::brief;
use ab_glyph::{Font, FontRef};
use flate2::Compression;
use flate2::write::ZlibEncoder;
use pdf_writer::types::{ActionType, AnnotationType, CidFontType, FontFlags, SystemInfo, UnicodeCmap};
use pdf_writer::{Content, Filter, Finish, Name, Pdf, Rect, Ref, Str, TextStr};
use std::collections::BTreeMap;
use std::io::{self, Write};
use subsetter::GlyphRemapper;
use tiny_skia::PathSegment;

/// The names of the regular and the bold font in a page's resources.
const FONT_NAMES: [Name<'_>; 2] = [Name(b"F0"), Name(b"F1")];

/// The names of the same fonts in their files. The prefix says that they are not complete.
const FONT_FILES: [Name<'_>; 2] = [Name(b"SUDOKU+Nunito-Regular"), Name(b"SUDOKU+Nunito-Bold")];

const SYSTEM: SystemInfo<'_> = SystemInfo { registry: Str(b"Adobe"), ordering: Str(b"Identity"), supplement: 0 };

/// The glyphs of a font that are used: their numbers in the document, and the letters that they show.
#[derive(Default)]
struct UsedGlyphs {
    glyphs: GlyphRemapper,
    letters: BTreeMap<u16, char>,
}

impl UsedGlyphs {
    /// Returns the glyphs of the regular and the bold font that the pages use.
    fn of(pages: &[Drawing]) -> [UsedGlyphs; 2] {
        let mut used = <[UsedGlyphs; 2]>::default();
        for page in pages {
            for shape in &page.shapes {
                let Shape::Text { text, style, .. } = shape else { continue };
                let UsedGlyphs { glyphs, letters } = &mut used[usize::from(style.bold)];
                for glyph in page.glyphs(text, style.bold) {
                    letters.insert(glyphs.remap(glyph.id.0), glyph.letter);
                }
            }
        }
        used
    }
}

fn packed(content: &[u8]) -> io::Result<Vec<u8>> {
    let mut packed = ZlibEncoder::new(vec![], Compression::default());
    packed.write_all(content)?;
    packed.finish()
}

/// Returns the PDF with these pages.
pub(super) fn pdf(title: &str, pages: &[Drawing]) -> Result<Vec<u8>, PrintError> {
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
    let (used, fonts) = (UsedGlyphs::of(pages), [id(), id()]);
    for (drawing, [page, content]) in pages.iter().zip(kids) {
        let links: Vec<Ref> = drawing.links.iter().map(|_| id()).collect();
        let mut written = pdf.page(page);
        written.parent(tree).media_box(Rect::new(0.0, 0.0, drawing.width, drawing.height)).contents(content);
        written.resources().fonts().pairs(FONT_NAMES.into_iter().zip(fonts));
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
        pdf.stream(content, &packed(&strokes(drawing, &used))?).filter(Filter::FlateDecode);
    }
    if let [page, ..] = pages {
        for (number, used) in used.iter().enumerate() {
            let parts = [id(), id(), id(), id()];
            embed(&mut pdf, fonts[number], parts, number, &page.fonts[number], used)?;
        }
    }
    Ok(pdf.finish())
}

/// Embeds the used glyphs of a font.
fn embed(
    pdf: &mut Pdf,
    id: Ref,
    [descendant, descriptor, file, unicode]: [Ref; 4],
    number: usize,
    font: &FontRef<'_>,
    used: &UsedGlyphs,
) -> Result<(), PrintError> {
    let name = FONT_FILES[number];
    let per_mille = 1000.0 / font.units_per_em().unwrap_or(1000.0);
    let (ascent, descent) = (font.ascent_unscaled() * per_mille, font.descent_unscaled() * per_mille);
    pdf.type0_font(id)
        .base_font(name)
        .encoding_predefined(Name(b"Identity-H"))
        .descendant_font(descendant)
        .to_unicode(unicode);
    let mut written = pdf.cid_font(descendant);
    written.subtype(CidFontType::Type2).base_font(name).system_info(SYSTEM).font_descriptor(descriptor);
    written.cid_to_gid_map_predefined(Name(b"Identity"));
    let widths = used.glyphs.remapped_gids().map(|glyph| font.h_advance_unscaled(ab_glyph::GlyphId(glyph)) * per_mille);
    written.widths().consecutive(0, widths);
    written.finish();
    let mut about = pdf.font_descriptor(descriptor);
    about.name(name).flags(FontFlags::SYMBOLIC).bbox(Rect::new(-200.0, descent, 1400.0, ascent)).italic_angle(0.0);
    about
        .ascent(ascent)
        .descent(descent)
        .cap_height(705.0)
        .stem_v(if number == 0 { 80.0 } else { 130.0 })
        .font_file2(file);
    about.finish();
    let subset = subsetter::subset(FONTS[number], 0, &used.glyphs)?;
    pdf.stream(file, &packed(&subset)?).filter(Filter::FlateDecode).pair(Name(b"Length1"), subset.len() as i32);
    let mut letters = UnicodeCmap::new(Name(b"Custom"), SYSTEM);
    used.letters.iter().for_each(|(&glyph, &letter)| letters.pair(glyph, letter));
    pdf.cmap(unicode, &letters.finish());
    Ok(())
}

/// Returns the content of a page. In a PDF, `y` points up.
fn strokes(drawing: &Drawing, used: &[UsedGlyphs; 2]) -> Vec<u8> {
    let mut content = Content::new();
    content.transform([1.0, 0.0, 0.0, -1.0, 0.0, drawing.height]);
    content.set_fill_color_space(Name(b"DeviceRGB")).set_stroke_color_space(Name(b"DeviceRGB"));
    for shape in &drawing.shapes {
        let (path, ink) = match shape {
            Shape::Path { path, ink } => (path, ink),
            Shape::Text { .. } => {
                write_text(&mut content, drawing, shape, used);
                continue;
            }
        };
        let mut at = tiny_skia::Point::zero();
        for segment in path.segments() {
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
        match *ink {
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

/// Writes a text upright on a page whose y axis points down.
fn write_text(content: &mut Content, drawing: &Drawing, shape: &Shape, used: &[UsedGlyphs; 2]) {
    let Shape::Text { text, x, baseline, style } = shape else { return };
    let number = usize::from(style.bold);
    let per_mille = 1000.0 / drawing.fonts[number].units_per_em().unwrap_or(1000.0);
    let [red, green, blue] = style.colour.map(share);
    content.set_fill_rgb(red, green, blue).begin_text().set_font(FONT_NAMES[number], brief(style.size));
    content.set_text_matrix([1.0, 0.0, 0.0, -1.0, brief(*x), brief(*baseline)]);
    let mut positioned = content.show_positioned();
    let mut items = positioned.items();
    let mut run = Vec::new();
    for glyph in drawing.glyphs(text, style.bold) {
        if glyph.kerning != 0.0 {
            items.show(Str(&run)).adjust(-glyph.kerning * per_mille);
            run.clear();
        }
        run.extend(used[number].glyphs.get(glyph.id.0).unwrap_or_default().to_be_bytes());
    }
    items.show(Str(&run));
    items.finish();
    positioned.finish();
    content.end_text();
}
