//! Draws costumes as SVG, by their names. The digits of cells are strokes, so that they need no font.

use crate::Sprite;
use std::fmt::Write;

/// A picture with its rotation centre.
pub(super) struct Picture {
    pub svg: String,
    pub middle: (f64, f64),
}

/// The distance between the centres of neighbouring cells, in Scratch steps.
const PITCH: usize = 36;
/// The side of a cell, in Scratch steps.
const CELL: usize = 34;

/// The background and the digit of a given, as colours.
const GIVEN: (&str, &str) = ("#c9f0c4", "#1d3a1a");
/// The background and the digit of a cell that is not a given, and of an unknown costume, as colours.
const USER: (&str, &str) = ("#d8c8f8", "#5a3aa8");
/// The colour of the lines between boxes.
const BOX_LINES: &str = "#4a3f8f";
/// The colour of the lines between cells.
const CELL_LINES: &str = "#d5daf0";
/// The colour of the backdrop.
const STAGE: &str = "#eef1fb";
/// The colour of the button that starts the solver.
const BUTTON: &str = "#6c5ce7";

/// The strokes of the digits 1 to 9 in an area of 10 by 16.
const DIGITS: [&str; 9] = [
    "M2 4 6 0V16",
    "M0 4.5A5 4.5 0 0 1 10 4.5C10 8.5 0 12 0 16H10",
    "M.5 2C3-1.5 9.5-.5 9.5 3.9 9.5 6.5 7.5 7.8 4 7.8 8 7.8 10 9.3 10 11.8 10 16.8 2.5 17.5 0 13.8",
    "M7.5 16V0L0 11.5H10",
    "M9 0H1.8L1 7.5C3.5 5.2 10 5.5 10 10.6 10 16.8 2.5 17.3 0 14",
    "M8.5 0C3 1.8 0 5.8 0 10.9A5 5.1 0 1 0 10 10.9 5 5.1 0 1 0 0 10.9",
    "M0 0H10L3.5 16",
    "M5 0A4.3 3.8 0 1 0 5 7.6 4.3 3.8 0 1 0 5 0M5 7.6A5 4.2 0 1 0 5 16 5 4.2 0 1 0 5 7.6",
    "M1.5 16C7 14.2 10 10.2 10 5.1A5 5.1 0 1 0 0 5.1 5 5.1 0 1 0 10 5.1",
];

/// The game's owl, looking calm.
const OWL: &str = "\
    <path d='M23 79a7 4 0 1 0 14 0 7 4 0 1 0-14 0M39 79a7 4 0 1 0 14 0 7 4 0 1 0-14 0' fill='#f5a623'/>\
    <path d='M13 3 37 14 16 30ZM63 3 39 14 60 30Z' fill='#c96b28'/>\
    <ellipse cx='38' cy='45' rx='28' ry='34' fill='#f2994a'/><ellipse cx='38' cy='58' rx='17' ry='19' fill='#ffe0b2'/>\
    <path d='M12 38Q6 55 16 70 22 53 12 38ZM64 38Q54 53 60 70 70 55 64 38Z' fill='#c96b28'/>\
    <path d='M30 52h2m5 0h2m5 0h2M30 60h2m5 0h2m5 0h2M30 68h2m5 0h2m5 0h2' stroke='#f2994a' stroke-width='2.4' \
    stroke-linecap='round'/>\
    <circle cx='26.5' cy='31' r='13' fill='#c96b28'/><circle cx='49.5' cy='31' r='13' fill='#c96b28'/>\
    <circle cx='26.5' cy='31' r='11.5' fill='#fff'/><circle cx='49.5' cy='31' r='11.5' fill='#fff'/>\
    <circle cx='28' cy='31' r='5.5' fill='#2b2d42'/><circle cx='51' cy='31' r='5.5' fill='#2b2d42'/>\
    <circle cx='29.8' cy='29' r='1.8' fill='#fff'/><circle cx='52.8' cy='29' r='1.8' fill='#fff'/>\
    <path d='M33 38H43L38 47Z' fill='#f5a623'/>";

impl Picture {
    fn new(width: usize, height: usize, shapes: &str) -> Picture {
        let svg = format!(
            "<svg xmlns='http://www.w3.org/2000/svg' width='{width}' height='{height}' viewBox='0 0 {width} {height}'>{shapes}</svg>\n"
        );
        Picture { svg, middle: (width as f64 / 2.0, height as f64 / 2.0) }
    }

    /// Draws the costume with that name. An unknown costume is a card with its name on it.
    pub fn of_costume(name: &str) -> Picture {
        let cell = |colours: (&str, &str), heavy, digit: &str| {
            let digit = digit.parse::<usize>().ok().filter(|digit| *digit <= 9)?;
            Some(Picture::cell(colours, heavy, digit))
        };
        let known = match name.split_once(' ') {
            Some(("puzzle", digit)) => cell(GIVEN, true, digit),
            Some(("user", digit)) => cell(USER, false, digit),
            _ if name == "owl" => Some(Picture::new(76, 84, OWL)),
            _ if name == "solve" => Some(Picture::card("Solve", BUTTON, "#fff")),
            _ => None,
        };
        known.unwrap_or_else(|| Picture::card(name, USER.0, USER.1))
    }

    fn cell((paper, ink): (&str, &str), heavy: bool, digit: usize) -> Picture {
        let mut shapes = format!("<rect width='{CELL}' height='{CELL}' rx='4' fill='{paper}'/>");
        if let Some(strokes) = digit.checked_sub(1).and_then(|place| DIGITS.get(place)) {
            let width = if heavy { 3.2 } else { 2.2 };
            let _ = write!(
                shapes,
                "<path transform='translate(12 9)' d='{strokes}' fill='none' stroke='{ink}' stroke-width='{width}' \
                 stroke-linecap='round' stroke-linejoin='round'/>"
            );
        }
        Picture::new(CELL, CELL, &shapes)
    }

    fn card(words: &str, paper: &str, ink: &str) -> Picture {
        let width = 24 + 9 * words.chars().count().min(40);
        let words = words.replace('&', "&amp;").replace('<', "&lt;");
        // Scratch has a font with this name.
        let shapes = format!(
            "<rect width='{width}' height='34' rx='8' fill='{paper}'/><text x='{}' y='23' text-anchor='middle' \
             font-family='Sans Serif' font-size='16' font-weight='bold' fill='{ink}'>{words}</text>",
            width / 2
        );
        Picture::new(width, 34, &shapes)
    }

    /// Draws the backdrop of the stage, with the lines of a board if there are cells.
    pub fn of_stage(sprites: &[Sprite]) -> Picture {
        let (width, height) = (480, 360);
        let mut shapes = format!("<rect width='{width}' height='{height}' fill='{STAGE}'/>");
        // The board has as many rows as a cell has digits, and the height of a box is the square root of that.
        let is_digit = |name: &&String| name.strip_prefix("puzzle ").is_some_and(|digit| digit.parse::<u8>().is_ok());
        let digits =
            sprites.iter().map(|sprite| sprite.costumes.iter().filter(is_digit).count()).max().unwrap_or(0).min(9);
        if digits > 1 {
            let side = digits * PITCH;
            let (left, top) = ((width - side) / 2, (height - side) / 2);
            let _ = write!(shapes, "<rect x='{left}' y='{top}' width='{side}' height='{side}' fill='{CELL_LINES}'/>");
            let mut lines = String::new();
            for line in (0..=side).step_by(digits.isqrt() * PITCH) {
                let _ = write!(lines, "M{} {top}v{side}M{left} {}h{side}", left + line, top + line);
            }
            let _ = write!(
                shapes,
                "<path d='{lines}' stroke='{BOX_LINES}' stroke-width='2' stroke-linecap='square' fill='none'/>"
            );
        }
        Picture::new(width, height, &shapes)
    }

    /// Returns the name of the file without its extension. Scratch names pictures by their MD5 (R. Rivest, 1992).
    pub fn asset_id(&self) -> String {
        format!("{:x}", md5::compute(&self.svg))
    }
}
