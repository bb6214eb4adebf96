//! Draws a board: givens, digits, candidates, and the marks of a deduction.

use super::drawing::{BLACK, Colour, Drawing, GREY, Ink, Style, WHITE};
use crate::classic::{Board, Cell, CellKind, Cells, Digit, Digits, House};
use crate::techniques::{Candidate, Piece};

/// Digits entered by the player.
const PLAYED: Colour = [0x1d, 0x5f, 0xb8];
/// The houses of a deduction, and those in which it eliminates.
const BASE: Colour = [0xff, 0xf4, 0xc2];
const COVER: Colour = [0xd9, 0xe8, 0xff];
/// Candidates of the pattern: on a disc, a square, a diamond.
const CORE: Colour = [0x8f, 0xdb, 0x9a];
const OTHER: Colour = [0xf5, 0xbd, 0x6b];
const FIN: Colour = [0xd8, 0xb4, 0xf0];
/// Eliminated candidates, and the stroke through them.
const STRUCK: Colour = [0xc6, 0x28, 0x28];
const FOLLOWS: Colour = [0x1b, 0x7f, 0x3b];

/// A board to draw.
#[derive(Clone, Copy)]
pub struct Picture<'a> {
    /// Its digits. Givens are bold.
    pub board: &'a Board,
    /// The candidates of the blank cells, if they are to be shown.
    pub candidates: Option<&'a [Digits; Cell::COUNT]>,
    /// The marks: the [pieces](crate::techniques::Deduction::pieces) of a deduction.
    pub marks: &'a [Piece],
}

impl<'a> Picture<'a> {
    /// Only the digits.
    pub fn of(board: &'a Board) -> Picture<'a> {
        Picture { board, candidates: None, marks: &[] }
    }
}

/// A board being drawn.
struct Place<'a> {
    drawing: &'a mut Drawing,
    left: f32,
    top: f32,
    cell: f32,
}

/// Draws a board as a square with the given corner and side.
pub(super) fn draw(picture: Picture<'_>, drawing: &mut Drawing, left: f32, top: f32, side: f32) {
    let mut place = Place { drawing, left, top, cell: side / 9.0 };
    place.drawing.rectangle(left, top, side, side, Ink::Fill(WHITE));
    place.houses(picture.marks);
    place.grid();
    picture.marks.iter().for_each(|&piece| place.behind(piece));
    for cell in Cell::all() {
        match picture.board.get(cell) {
            Some(digit) => place.digit(cell, digit, picture.board.kind(cell)),
            None => {
                for digit in picture.candidates.map_or(Digits::EMPTY, |candidates| candidates[cell.index()]) {
                    place.candidate(Candidate { cell, digit }, GREY, false);
                }
            }
        }
    }
    picture.marks.iter().for_each(|&piece| place.before(piece));
}

impl Place<'_> {
    fn corner(&self, cell: Cell) -> (f32, f32) {
        (self.left + cell.column() as f32 * self.cell, self.top + cell.row() as f32 * self.cell)
    }

    fn middle(&self, Candidate { cell, digit }: Candidate) -> (f32, f32) {
        let (x, y) = self.corner(cell);
        let number = digit.index();
        let third = self.cell / 3.0;
        (x + (number % 3) as f32 * third + third / 2.0, y + (number / 3) as f32 * third + third / 2.0)
    }

    fn tint(&mut self, cells: Cells, colour: Colour) {
        for cell in cells {
            let (x, y) = self.corner(cell);
            self.drawing.rectangle(x, y, self.cell, self.cell, Ink::Fill(colour));
        }
    }

    /// The base houses, drawn over the others.
    fn houses(&mut self, marks: &[Piece]) {
        let all =
            |of: fn(&Piece) -> Option<House>| marks.iter().filter_map(of).map(Cells::of_house).collect::<Vec<_>>();
        let covers = all(|piece| if let Piece::Cover(house) = piece { Some(*house) } else { None });
        let bases = all(|piece| if let Piece::Base(house) = piece { Some(*house) } else { None });
        covers.into_iter().for_each(|cells| self.tint(cells, COVER));
        bases.into_iter().for_each(|cells| self.tint(cells, BASE));
    }

    fn grid(&mut self) {
        let side = 9.0 * self.cell;
        // Thick lines are drawn over thin ones.
        for (every, share) in [(1, 0.015), (3, 0.05)] {
            let ink = Ink::Pen { colour: BLACK, width: self.cell * share, dashed: false };
            for number in (0..=9).step_by(every) {
                let along = number as f32 * self.cell;
                let (left, top) = (self.left, self.top);
                // The outer lines extend into the corners.
                let reach = self.cell * share / 2.0;
                self.drawing.line(&[(left + along, top - reach), (left + along, top + side + reach)], ink);
                self.drawing.line(&[(left - reach, top + along), (left + side + reach, top + along)], ink);
            }
        }
    }

    fn digit(&mut self, cell: Cell, digit: Digit, kind: CellKind) {
        let (x, y) = self.corner(cell);
        let is_given = kind == CellKind::Puzzle;
        let colour = if is_given { BLACK } else { PLAYED };
        let style = Style { size: self.cell * 0.68, bold: is_given, colour };
        self.drawing.centred(&digit.to_string(), x + self.cell / 2.0, y + self.cell / 2.0, style);
    }

    fn candidate(&mut self, candidate: Candidate, colour: Colour, bold: bool) {
        let (x, y) = self.middle(candidate);
        let style = Style { size: self.cell * 0.26, bold, colour };
        self.drawing.centred(&candidate.digit.to_string(), x, y, style);
    }

    /// What is drawn behind the candidates. Each kind has its own shape, so that they can be told apart without colours.
    fn behind(&mut self, piece: Piece) {
        let half = self.cell / 6.4;
        match piece {
            // Digits stay readable where a link crosses them.
            Piece::Link { from, to, strong } => self.link(from, to, strong),
            Piece::Core(candidate) => {
                let (x, y) = self.middle(candidate);
                self.drawing.circle(x, y, half, Ink::Fill(CORE));
            }
            Piece::Other(candidate) => {
                let (x, y) = self.middle(candidate);
                self.drawing.rectangle(x - half, y - half, 2.0 * half, 2.0 * half, Ink::Fill(OTHER));
            }
            Piece::Fin(candidate) => {
                let (x, y) = self.middle(candidate);
                let wide = half * 1.25;
                self.drawing.line(&[(x, y - wide), (x + wide, y), (x, y + wide), (x - wide, y)], Ink::Fill(FIN));
            }
            _ => {}
        }
    }

    /// What is drawn over the candidates: what follows from the deduction.
    fn before(&mut self, piece: Piece) {
        match piece {
            Piece::Struck(candidate) => {
                self.candidate(candidate, STRUCK, true);
                let (x, y) = self.middle(candidate);
                let reach = self.cell * 0.13;
                let ink = Ink::Pen { colour: STRUCK, width: self.cell * 0.035, dashed: false };
                self.drawing.line(&[(x - reach, y + reach), (x + reach, y - reach)], ink);
            }
            Piece::Follows(candidate) => {
                self.candidate(candidate, FOLLOWS, true);
                let (x, y) = self.middle(candidate);
                let ink = Ink::Pen { colour: FOLLOWS, width: self.cell * 0.035, dashed: false };
                self.drawing.circle(x, y, self.cell / 6.2, ink);
            }
            _ => {}
        }
    }

    /// A link, which begins and ends beside the digits.
    fn link(&mut self, from: Candidate, to: Candidate, strong: bool) {
        let ((x, y), (to_x, to_y)) = (self.middle(from), self.middle(to));
        let (along, down) = (to_x - x, to_y - y);
        let length = along.hypot(down);
        let gap = self.cell / 6.0;
        if length <= 2.0 * gap {
            return;
        }
        let (step_x, step_y) = (along / length * gap, down / length * gap);
        let ink = Ink::Pen { colour: STRUCK, width: self.cell * 0.03, dashed: !strong };
        self.drawing.line(&[(x + step_x, y + step_y), (to_x - step_x, to_y - step_y)], ink);
    }
}
