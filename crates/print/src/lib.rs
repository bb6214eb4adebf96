//! Prints puzzles on paper and draws them as pictures.
//!
//! A [`Booklet`] is a PDF with one, two, four or six puzzles per page and the solutions at the end. A [`Picture`] shows one
//! board with any rules as SVG or PNG: its houses and cages, values, candidates, and the marks of a deduction.
//!
//! ```
//! use sudoku_board::notation;
//! use sudoku_print::Picture;
//!
//! let board = notation::read("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")?;
//! let picture = Picture::of(&board).svg()?;
//! assert!(picture.starts_with("<svg"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod board;
mod booklet;
mod drawing;
pub mod fonts;
mod formats;
pub mod outlines;
mod pdf;

pub use board::{Picture, names_below};
pub use booklet::{Booklet, Paper, PerPage, Sheet};

use drawing::Drawing;
use std::io;
use sudoku_board::Board;

/// The side of a picture, margin included, in points.
const SIDE: f32 = 474.0;
/// The white margin around a board.
const EDGE: f32 = 12.0;

/// Errors in printing or drawing a puzzle.
#[derive(Debug, thiserror::Error)]
pub enum PrintError {
    /// There are no puzzles.
    #[error("there are no puzzles to print")]
    Nothing,
    /// The board has a rule for which there is no picture yet.
    #[error("the rule “{0}” cannot be drawn yet; leave the puzzle out, or use `solve`")]
    Rule(String),
    /// The width is out of range.
    #[error("a picture cannot be {0} pixels wide; use 100 to 10000")]
    Width(u32),
    /// The built-in fonts are damaged.
    #[error("cannot read the built-in fonts: {0}")]
    Font(#[from] ab_glyph::InvalidFont),
    /// The font has no such letter.
    #[error("the font has no {letter:?}; leave it out of {text:?}")]
    Letter {
        /// The letter that the font lacks.
        letter: char,
        /// The text that contains the letter.
        text: String,
    },
    /// The title is too long for a line of small print.
    #[error("the title is too long; make it shorter than about {0} letters")]
    Title(usize),
    /// The built-in fonts cannot be embedded.
    #[error("cannot embed the built-in fonts: {0}")]
    Subset(#[from] subsetter::Error),
    /// The pages could not be compressed.
    #[error("cannot compress the pages: {0}")]
    Packing(#[from] io::Error),
}

impl Picture<'_> {
    /// Returns the picture as SVG, a vector image that scales to any size.
    ///
    /// # Errors
    /// Returns [`PrintError::Rule`] if a rule cannot be drawn.
    pub fn svg(&self) -> Result<String, PrintError> {
        Ok(formats::svg(&self.drawing()?))
    }

    /// Returns the picture as PNG, this many pixels wide and high.
    ///
    /// # Errors
    /// Returns [`PrintError::Rule`] if a rule cannot be drawn, [`PrintError::Width`] if there are fewer than 100 pixels or more
    /// than 10000.
    pub fn png(&self, width: u32) -> Result<Vec<u8>, PrintError> {
        let drawing = self.drawing()?;
        let picture = (100..=10_000).contains(&width).then(|| formats::png(&drawing, width)).flatten();
        picture.ok_or(PrintError::Width(width))
    }

    fn drawing(&self) -> Result<Drawing, PrintError> {
        drawable(self.board)?;
        let mut drawing = Drawing::new(SIDE, SIDE)?;
        board::draw(*self, &mut drawing, EDGE, EDGE, SIDE - 2.0 * EDGE);
        Ok(drawing)
    }
}

/// Checks that all rules of a board can be drawn in a picture, or named below it.
///
/// # Errors
/// Returns [`PrintError::Rule`] if one of them cannot.
pub fn drawable(board: &Board) -> Result<(), PrintError> {
    board::undrawable(board.rules()).map_or(Ok(()), |rule| Err(PrintError::Rule(rule)))
}
