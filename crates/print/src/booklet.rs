//! A booklet: puzzles on pages, and their solutions at the end.

use super::board::{Picture, draw};
use super::drawing::{BLACK, Drawing, GREY, Ink, Style};
use super::pdf::pdf;
use super::{PrintError, drawable};
use qrcode::{Color, QrCode};
use sudoku_board::Board;
use tiny_skia::Rect;

/// A size of paper.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Paper {
    /// 210 by 297 millimetres.
    #[default]
    A4,
    /// 8.5 by 11 inches.
    Letter,
}

impl Paper {
    /// Returns the width and height in points.
    const fn size(self) -> (f32, f32) {
        match self {
            Paper::A4 => (595.28, 841.89),
            Paper::Letter => (612.0, 792.0),
        }
    }
}

/// The number of puzzles on a page.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum PerPage {
    /// One puzzle.
    One,
    /// Two puzzles, one below the other.
    Two,
    /// Four puzzles in two rows.
    #[default]
    Four,
    /// Six puzzles in three rows.
    Six,
}

impl PerPage {
    /// Returns the number of columns and rows.
    const fn table(self) -> (usize, usize) {
        match self {
            PerPage::One => (1, 1),
            PerPage::Two => (1, 2),
            PerPage::Four => (2, 2),
            PerPage::Six => (2, 3),
        }
    }
}

/// A puzzle in a booklet.
#[derive(Clone, Debug)]
pub struct Sheet {
    /// The puzzle to print.
    pub board: Board,
    /// The text beside its number, such as its level.
    pub note: String,
    /// Its solution; `None` leaves it out.
    pub solution: Option<Board>,
    /// The web address where it can be played, printed as a QR code.
    pub link: Option<String>,
}

/// A booklet of puzzles to print.
#[derive(Clone, Debug, Default)]
pub struct Booklet {
    /// The title at the top of each page; may be empty.
    pub title: String,
    /// The puzzles, in order.
    pub sheets: Vec<Sheet>,
    /// The number of puzzles on a page.
    pub per_page: PerPage,
    /// The size of the pages.
    pub paper: Paper,
    /// True if values above 9 are [letters](sudoku_board::Value::letter).
    pub letters: bool,
}

/// The margin of a page, in points.
const EDGE: f32 = 42.0;
/// The height of the title.
const HEAD: f32 = 30.0;
/// The height of the page number.
const FOOT: f32 = 20.0;
/// The gap between two puzzles.
const GAP: f32 = 24.0;
/// The side of a QR code.
const CODE: f32 = 62.0;
/// The solutions on a page: columns and rows.
const SOLUTIONS: (usize, usize) = (3, 4);

const TITLE: Style = Style { size: 18.0, bold: true, colour: BLACK };
/// The size of the smallest title that can still be read.
const SMALLEST: f32 = 8.0;
const NUMBER: Style = Style { size: 13.0, bold: true, colour: BLACK };
const NOTE: Style = Style { size: 11.0, bold: false, colour: GREY };

impl Booklet {
    /// Returns the booklet as a PDF.
    ///
    /// # Errors
    /// Returns [`PrintError`] if there is nothing to print or a rule cannot be drawn.
    pub fn pdf(&self) -> Result<Vec<u8>, PrintError> {
        if self.sheets.is_empty() {
            return Err(PrintError::Nothing);
        }
        self.sheets.iter().try_for_each(|sheet| drawable(&sheet.board))?;
        let title = if self.title.is_empty() { "Sudoku" } else { &self.title };
        pdf(title, &self.pages()?)
    }

    fn pages(&self) -> Result<Vec<Drawing>, PrintError> {
        let numbered: Vec<(usize, &Sheet)> = (1..).zip(&self.sheets).collect();
        let mut pages = vec![];
        let table = self.per_page.table();
        for sheets in numbered.chunks(table.0 * table.1) {
            let mut page = self.page(&self.title, pages.len() + 1)?;
            for (place, (number, sheet)) in self.puzzle_areas(table).zip(sheets) {
                self.puzzle(&mut page, place, *number, sheet);
            }
            pages.push(page);
        }
        let solutions_of =
            if self.title.is_empty() { "Solutions".to_owned() } else { format!("{}: solutions", self.title) };
        let solved: Vec<(usize, &Board)> =
            numbered.iter().filter_map(|(number, sheet)| Some((*number, sheet.solution.as_ref()?))).collect();
        for solutions in solved.chunks(SOLUTIONS.0 * SOLUTIONS.1) {
            let mut page = self.page(&solutions_of, pages.len() + 1)?;
            for (place, (number, solution)) in self.puzzle_areas(SOLUTIONS).zip(solutions) {
                let head = 16.0;
                let side = place.width().min(place.height() - head);
                let left = place.left() + (place.width() - side) / 2.0;
                page.text(&number.to_string(), left, place.top() + head - 5.0, NOTE);
                draw(
                    Picture { letters: self.letters, ..Picture::of(solution) },
                    &mut page,
                    left,
                    place.top() + head,
                    side,
                );
            }
            pages.push(page);
        }
        Ok(pages)
    }

    fn page(&self, title: &str, number: usize) -> Result<Drawing, PrintError> {
        let (width, height) = self.paper.size();
        let mut page = Drawing::new(width, height)?;
        if let Some(letter) = page.missing_glyph(title, TITLE.bold) {
            return Err(PrintError::Letter { letter, text: title.to_owned() });
        }
        // A long title is printed smaller.
        let (room, wide) = (width - 2.0 * EDGE, page.width_of(title, TITLE));
        let size = TITLE.size.min(TITLE.size * room / wide.max(1.0));
        if size < SMALLEST {
            let fitting = title.chars().count() as f32 * size / SMALLEST;
            return Err(PrintError::Title(fitting as usize));
        }
        page.text(title, EDGE, EDGE + 14.0, Style { size, ..TITLE });
        page.centred(&number.to_string(), width / 2.0, height - EDGE + 6.0, NOTE);
        Ok(page)
    }

    fn puzzle(&self, page: &mut Drawing, place: Rect, number: usize, sheet: &Sheet) {
        let code = sheet.link.as_ref().and_then(|link| Some((link, QrCode::new(link).ok()?)));
        let head = if code.is_some() { CODE + 8.0 } else { 22.0 };
        let side = place.width().min(place.height() - head);
        let (left, top) = (place.left() + (place.width() - side) / 2.0, place.top() + head);
        let number = number.to_string();
        page.text(&number, left, top - 8.0, NUMBER);
        let beside = left + page.width_of(&number, NUMBER) + 8.0;
        page.text(&sheet.note, beside, top - 8.0, NOTE);
        draw(Picture { letters: self.letters, ..Picture::of(&sheet.board) }, page, left, top, side);
        if let Some((link, code)) = code {
            let corner = (left + side - CODE, place.top());
            squares(page, &code, corner);
            page.links.extend(Rect::from_xywh(corner.0, corner.1, CODE, CODE).map(|place| (place, link.clone())));
        }
    }

    /// Returns the areas for puzzles on a page with this many columns and rows, row by row.
    fn puzzle_areas(&self, (columns, rows): (usize, usize)) -> impl Iterator<Item = Rect> {
        let (width, height) = self.paper.size();
        let top = EDGE + HEAD;
        let share = |room: f32, parts: usize| (room - GAP * (parts - 1) as f32) / parts as f32;
        let (wide, high) = (share(width - 2.0 * EDGE, columns), share(height - top - EDGE - FOOT, rows));
        (0..columns * rows).filter_map(move |number| {
            let (row, column) = ((number / columns) as f32, (number % columns) as f32);
            Rect::from_xywh(EDGE + column * (wide + GAP), top + row * (high + GAP), wide, high)
        })
    }
}

/// Draws a QR code. The blank paper around it is its margin.
fn squares(page: &mut Drawing, code: &QrCode, (left, top): (f32, f32)) {
    let across = code.width();
    let square = CODE / across as f32;
    for (index, colour) in code.to_colors().into_iter().enumerate() {
        if colour == Color::Dark {
            let (x, y) = ((index % across) as f32 * square, (index / across) as f32 * square);
            // Slightly too large, so that no gap shows between two squares.
            page.rectangle(left + x, top + y, square * 1.02, square * 1.02, Ink::Fill(BLACK));
        }
    }
}
