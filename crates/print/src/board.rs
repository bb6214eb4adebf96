//! Draws a board with any rules: boxes and regions, cages, diagonals, values, candidates, and the marks of a deduction.

use super::drawing::{BLACK, Colour, Drawing, GREY, Ink, Style, WHITE};
use super::outlines::{borders, outline};
use sudoku_board::classic::ClassicHouse;
use sudoku_board::{Board, Candidate, Cell, HouseCells, HouseKind, Pairs, Relation, Rules, Sum, Value, Values};
use sudoku_techniques::Piece;

/// The colour of the digits entered by the player.
const PLAYED: Colour = [0x1d, 0x5f, 0xb8];
/// The background of the base houses of a deduction.
const BASE: Colour = [0xff, 0xf4, 0xc2];
/// The background of the cover houses of a deduction, from which it eliminates candidates.
const COVER: Colour = [0xd9, 0xe8, 0xff];
/// The disc behind a candidate of the pattern, see [`Piece::Core`].
const CORE: Colour = [0x8f, 0xdb, 0x9a];
/// The square behind a candidate of the other kind, see [`Piece::Other`].
const OTHER: Colour = [0xf5, 0xbd, 0x6b];
/// The diamond behind a fin, see [`Piece::Fin`].
const FIN: Colour = [0xd8, 0xb4, 0xf0];
/// An eliminated candidate and the stroke through it, and the links of chains.
const STRUCK: Colour = [0xc6, 0x28, 0x28];
/// A candidate that can be placed.
const FOLLOWS: Colour = [0x1b, 0x7f, 0x3b];

/// The diagonals, if they are houses.
const DIAGONAL: Colour = [0xb4, 0xbb, 0xc7];
/// The background of houses that are not shown by lines, and the marks of odd and even cells.
const SHADE: Colour = [0xe7, 0xea, 0xf0];

/// A board to draw.
#[derive(Clone, Copy)]
pub struct Picture<'a> {
    /// The board with its rules and values. Givens are bold.
    pub board: &'a Board,
    /// The candidates of all cells in reading order, if they are to be shown in the blank ones.
    pub candidates: Option<&'a [Values]>,
    /// The marks: the [pieces](sudoku_techniques::Deduction::pieces) of a deduction on a classic board.
    pub marks: &'a [Piece],
    /// True if values above 9 are [letters](Value::letter).
    pub letters: bool,
}

impl<'a> Picture<'a> {
    /// Creates a picture that shows only the values.
    pub fn of(board: &'a Board) -> Picture<'a> {
        Picture { board, candidates: None, marks: &[], letters: false }
    }
}

/// A board being drawn.
struct BoardDrawing<'a> {
    drawing: &'a mut Drawing,
    rules: &'a Rules,
    left: f32,
    top: f32,
    cell: f32,
    /// True if the corners of cells are kept free for the totals of cages.
    has_totals: bool,
    letters: bool,
}

/// Draws a board as a square with the given corner and side. The names of rules that cannot be drawn are written below it.
pub(super) fn draw(picture: Picture<'_>, drawing: &mut Drawing, left: f32, top: f32, side: f32) {
    let rules = &**picture.board.rules();
    let mut place = BoardDrawing {
        drawing,
        rules,
        left,
        top,
        cell: side / f32::from(rules.side()),
        has_totals: !rules.sums().is_empty(),
        letters: picture.letters,
    };
    place.drawing.rectangle(left, top, side, side, Ink::Fill(WHITE));
    place.shades();
    place.houses(picture.marks);
    place.diagonals();
    place.grid();
    rules.houses().iter().filter(|house| house.kind() == HouseKind::Cage).for_each(|cage| place.cage(cage));
    picture.marks.iter().for_each(|&piece| place.draw_below_digits(piece));
    for cell in rules.cells() {
        match picture.board.get(cell) {
            Some(value) => place.value(cell, value, picture.board.is_given(cell)),
            None => {
                let candidates = picture.candidates.and_then(|all| all.get(rules.index(cell)));
                for value in candidates.into_iter().flat_map(|values| values.iter()) {
                    place.candidate(cell, value, GREY, false);
                }
            }
        }
    }
    picture.marks.iter().for_each(|&piece| place.draw_above_digits(piece));
    let names = names_below(rules);
    if !names.is_empty() {
        let style = Style { size: 8.0, bold: false, colour: GREY };
        place.drawing.text(&names.join(", "), left, top + side + 9.0, style);
    }
}

/// Returns the names of the rules that apply everywhere, which a picture has below the board because it cannot show them.
pub fn names_below(rules: &Rules) -> Vec<String> {
    let is_everywhere = |relation: &&Relation| matches!(relation.pairs, Pairs::Everywhere(_));
    let relations = rules.relations().iter().filter(is_everywhere).map(Relation::name);
    let has_groups = rules.houses().iter().any(|house| house.kind() == HouseKind::DisjointGroup);
    relations.chain(has_groups.then(|| "disjoint groups".to_owned())).collect()
}

/// Returns the values that a mark of an odd or an even cell allows.
fn parity(rules: &Rules, remainder: u8) -> Values {
    Values::up_to(rules.side()).iter().filter(|value| value.get() % 2 == remainder).collect()
}

/// Returns the name of a rule that cannot be drawn, if there is one.
pub(super) fn undrawable(rules: &Rules) -> Option<String> {
    let line = rules.relations().iter().find(|relation| !matches!(relation.pairs, Pairs::Everywhere(_)));
    let is_cage = |sum: &Sum| rules.houses().iter().any(|house| rules.is_total(sum, house));
    let sum = rules.sums().iter().find(|sum| !is_cage(sum));
    let of_sum = |sum: &Sum| if sum.is_plain() { "little killer" } else { "arrow" }.to_owned();
    let known = [Values::up_to(rules.side()), parity(rules, 0), parity(rules, 1)];
    let listed = rules.cells().find(|&cell| !known.contains(&rules.allowed(cell)));
    line.map(Relation::name)
        .or_else(|| sum.map(of_sum))
        .or_else(|| listed.map(|_| "values that a cell may hold".to_owned()))
}

impl BoardDrawing<'_> {
    fn corner(&self, cell: Cell) -> (f32, f32) {
        self.point((cell.column() as f32, cell.row() as f32))
    }

    /// Returns a point that is given in cells from the upper left corner of the board.
    fn point(&self, (across, down): (f32, f32)) -> (f32, f32) {
        (self.left + across * self.cell, self.top + down * self.cell)
    }

    /// Returns the number of candidates side by side in a cell.
    fn across(&self) -> u8 {
        (1..=5).find(|across| across * across >= self.rules.side()).unwrap_or(5)
    }

    fn middle(&self, cell: Cell, value: Value) -> (f32, f32) {
        let (x, y) = self.corner(cell);
        let (number, across) = (value.get() - 1, self.across());
        // The candidates leave room for the totals in the corners.
        let (above, beside) = if self.has_totals { (0.25, 0.1) } else { (0.0, 0.0) };
        let (wide, high) = ((1.0 - 2.0 * beside) * self.cell, (1.0 - above - beside) * self.cell);
        let part = |at: u8| (f32::from(at) + 0.5) / f32::from(across);
        (x + beside * self.cell + part(number % across) * wide, y + above * self.cell + part(number / across) * high)
    }

    fn middle_of(&self, Candidate { cell, value }: Candidate) -> (f32, f32) {
        self.middle(cell, value)
    }

    /// Draws Windoku squares, extra regions, and marks of odd and even cells.
    fn shades(&mut self) {
        for house in self.rules.houses() {
            if matches!(house.kind(), HouseKind::Windoku | HouseKind::Extra) {
                self.tint(house.cells.iter().copied(), SHADE);
            }
        }
        let (even, odd) = (parity(self.rules, 0), parity(self.rules, 1));
        for cell in self.rules.cells() {
            let (x, y) = self.corner(cell);
            let allowed = self.rules.allowed(cell);
            if allowed == odd && odd != even {
                self.drawing.circle(x + self.cell / 2.0, y + self.cell / 2.0, self.cell * 0.42, Ink::Fill(SHADE));
            } else if allowed == even {
                let (inset, wide) = (self.cell * 0.1, self.cell * 0.8);
                self.drawing.rectangle(x + inset, y + inset, wide, wide, Ink::Fill(SHADE));
            }
        }
    }

    fn diagonals(&mut self) {
        let ink = Ink::Pen { colour: DIAGONAL, width: self.cell * 0.06, dashed: false };
        for house in self.rules.houses().iter().filter(|house| house.kind() == HouseKind::Diagonal) {
            let column = |cell: &&Cell| cell.column();
            if let (Some(&first), Some(&last)) =
                (house.cells.iter().min_by_key(column), house.cells.iter().max_by_key(column))
            {
                let half = self.cell / 2.0;
                let (from, to) = (self.corner(first), self.corner(last));
                // The line goes from corner to corner of the board.
                let reach = if to.1 > from.1 { half } else { -half };
                let from = (from.0, from.1 + half - reach);
                let to = (to.0 + self.cell, to.1 + half + reach);
                self.drawing.line(&[from, to], ink);
            }
        }
    }

    /// Draws a dashed line inside the edge of a cage, and its total.
    fn cage(&mut self, cage: &HouseCells) {
        let inset = self.cell * 0.06;
        let ink = Ink::Pen { colour: GREY, width: self.cell * 0.022, dashed: true };
        for line in outline(&cage.cells, 0.06) {
            let line = line.map(|point| self.point(point));
            self.drawing.line(&line, ink);
        }
        if let (Some(total), Some(&first)) = (self.rules.total(cage), cage.cells.iter().min()) {
            let style = Style { size: self.cell * 0.21, bold: false, colour: BLACK };
            let (x, y) = self.corner(first);
            let total = total.to_string();
            let wide = self.drawing.width_of(&total, style);
            self.drawing.rectangle(x + inset, y + inset, wide + inset, self.cell * 0.2, Ink::Fill(WHITE));
            self.drawing.text(&total, x + 1.4 * inset, y + inset + self.cell * 0.16, style);
        }
    }

    fn tint(&mut self, cells: impl IntoIterator<Item = Cell>, colour: Colour) {
        for cell in cells {
            let (x, y) = self.corner(cell);
            self.drawing.rectangle(x, y, self.cell, self.cell, Ink::Fill(colour));
        }
    }

    /// Tints the houses of a deduction, the base houses over the others.
    fn houses(&mut self, marks: &[Piece]) {
        let all =
            |of: fn(&Piece) -> Option<sudoku_board::House>| marks.iter().filter_map(of).map(|house| house.cells());
        let covers = all(|piece| if let Piece::Cover(house) = piece { Some(*house) } else { None });
        let bases = all(|piece| if let Piece::Base(house) = piece { Some(*house) } else { None });
        covers.for_each(|cells| self.tint(cells, COVER));
        bases.for_each(|cells| self.tint(cells, BASE));
    }

    /// Draws thin lines between all cells, and thick ones around the board and between boxes or regions.
    fn grid(&mut self) {
        let side = f32::from(self.rules.side());
        let all = (0..=self.rules.side()).map(f32::from);
        let thin = all.flat_map(|at| [[(at, 0.0), (at, side)], [(0.0, at), (side, at)]]).collect();
        // Thick lines are drawn over thin ones.
        for (share, lines) in [(0.015, thin), (0.05, borders(self.rules))] {
            let ink = Ink::Pen { colour: BLACK, width: self.cell * share, dashed: false };
            // The ends of lines extend into the corners.
            let reach = self.cell * share / 2.0;
            for [from, to] in lines {
                let is_upright = from.0 == to.0;
                let [(x, y), (to_x, to_y)] = [from, to].map(|point| self.point(point));
                let line = match is_upright {
                    true => [(x, y - reach), (to_x, to_y + reach)],
                    false => [(x - reach, y), (to_x + reach, to_y)],
                };
                self.drawing.line(&line, ink);
            }
        }
    }

    /// Returns the value as it is written.
    fn text(&self, value: Value) -> String {
        value.letter().filter(|_| self.letters).map_or_else(|| value.to_string(), String::from)
    }

    fn value(&mut self, cell: Cell, value: Value, is_given: bool) {
        let (x, y) = self.corner(cell);
        let colour = if is_given { BLACK } else { PLAYED };
        let text = self.text(value);
        let size = self.cell * if text.len() == 1 { 0.68 } else { 0.54 };
        let style = Style { size, bold: is_given, colour };
        // The corner is left to the total.
        let down = if self.has_totals { 0.54 } else { 0.5 };
        self.drawing.centred(&text, x + self.cell / 2.0, y + self.cell * down, style);
    }

    fn candidate(&mut self, cell: Cell, value: Value, colour: Colour, bold: bool) {
        let (x, y) = self.middle(cell, value);
        let style = Style {
            size: self.cell * if self.across() < 4 { 0.26 } else { 0.8 / f32::from(self.across()) * 0.8 },
            bold,
            colour,
        };
        let text = self.text(value);
        self.drawing.centred(&text, x, y, style);
    }

    fn draw_marked_candidate(&mut self, candidate: Candidate, colour: Colour) {
        self.candidate(candidate.cell, candidate.value, colour, true);
    }

    /// Draws the parts below the candidates. Each kind has its own shape, so that they can be told apart without colours.
    fn draw_below_digits(&mut self, piece: Piece) {
        let half = self.cell / 6.4;
        match piece {
            // Digits stay readable where a link crosses them.
            Piece::Link { from, to, strong } => self.link(from, to, strong),
            Piece::Core(candidate) => {
                let (x, y) = self.middle_of(candidate);
                self.drawing.circle(x, y, half, Ink::Fill(CORE));
            }
            Piece::Other(candidate) => {
                let (x, y) = self.middle_of(candidate);
                self.drawing.rectangle(x - half, y - half, 2.0 * half, 2.0 * half, Ink::Fill(OTHER));
            }
            Piece::Fin(candidate) => {
                let (x, y) = self.middle_of(candidate);
                let wide = half * 1.25;
                self.drawing.line(&[(x, y - wide), (x + wide, y), (x, y + wide), (x - wide, y)], Ink::Fill(FIN));
            }
            _ => {}
        }
    }

    /// Draws the parts over the candidates: the consequences of the deduction.
    fn draw_above_digits(&mut self, piece: Piece) {
        match piece {
            Piece::Struck(candidate) => {
                self.draw_marked_candidate(candidate, STRUCK);
                let (x, y) = self.middle_of(candidate);
                let reach = self.cell * 0.13;
                let ink = Ink::Pen { colour: STRUCK, width: self.cell * 0.035, dashed: false };
                self.drawing.line(&[(x - reach, y + reach), (x + reach, y - reach)], ink);
            }
            Piece::Follows(candidate) => {
                self.draw_marked_candidate(candidate, FOLLOWS);
                let (x, y) = self.middle_of(candidate);
                let ink = Ink::Pen { colour: FOLLOWS, width: self.cell * 0.035, dashed: false };
                self.drawing.circle(x, y, self.cell / 6.2, ink);
            }
            _ => {}
        }
    }

    /// Draws a link, which begins and ends beside the digits.
    fn link(&mut self, from: Candidate, to: Candidate, strong: bool) {
        let ((x, y), (to_x, to_y)) = (self.middle_of(from), self.middle_of(to));
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
