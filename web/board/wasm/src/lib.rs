//! The functions of the library that the element `<sudoku-board>` uses. A board is 81 digits here, 0 for a blank.

use sudoku_board::classic::{ClassicCell, Grid};
use sudoku_board::notation::Reading;
use sudoku_board::{Candidate, Cell, Value};
use sudoku_solve::fast::{SearchResult, Solutions, Solver};
use sudoku_techniques::{Position, Steps, Technique};
use wasm_bindgen::prelude::wasm_bindgen;

/// A puzzle that was read from a text.
#[wasm_bindgen(getter_with_clone)]
pub struct Read {
    /// The givens of the puzzle.
    #[wasm_bindgen(readonly)]
    pub givens: String,
    /// The givens and the digits that were played.
    #[wasm_bindgen(readonly)]
    pub value: String,
}

/// Reads a puzzle in any notation.
///
/// # Errors
/// Returns a sentence, with the location, if the text is not a puzzle.
#[wasm_bindgen]
pub fn read(text: &str) -> Result<Read, String> {
    let reading = Reading::of(text).map_err(|reason| reason.to_string())?;
    Ok(Read { givens: line(&reading.board), value: line(reading.played.as_ref().unwrap_or(&reading.board)) })
}

/// The solutions of a board, one after the other.
#[wasm_bindgen]
pub struct Answers(Solutions);

#[wasm_bindgen]
impl Answers {
    /// Starts to look for the solutions of a board.
    #[wasm_bindgen(constructor)]
    #[must_use]
    pub fn new(value: &str) -> Answers {
        Answers(Solutions::of(&grid(value)))
    }

    /// Searches for at most this many tries. Returns the next solution, an empty text if there are no more, or undefined if the
    /// search is not finished.
    pub fn advance(&mut self, tries: u32) -> Option<String> {
        match self.0.advance(tries.into()) {
            SearchResult::Solution(solution) => Some(line(&solution)),
            SearchResult::Exhausted => Some(String::new()),
            SearchResult::Unfinished => None,
        }
    }
}

/// The next deductions that a person would make, up to a digit that can be placed, so that no pencil marks are needed.
#[wasm_bindgen(getter_with_clone)]
pub struct Hint {
    /// The name of the technique by which the last step is found.
    #[wasm_bindgen(readonly)]
    pub technique: String,
    /// The consequence of each step, with its reason.
    #[wasm_bindgen(readonly)]
    pub sentences: Vec<String>,
    /// The cells that the last step is about, from 0.
    #[wasm_bindgen(readonly)]
    pub cells: Vec<u8>,
    /// The placements: a cell, a digit, a cell, a digit.
    #[wasm_bindgen(readonly)]
    pub placements: Vec<u8>,
}

/// Finds the next deductions that a person would make; undefined if nothing follows, because the board is full or has several
/// solutions. If it has several, only easy techniques are tried.
///
/// # Errors
/// Returns a sentence if the board breaks a rule or has no solution.
#[wasm_bindgen]
pub fn hint(value: &str) -> Result<Option<Hint>, String> {
    let grid = grid(value);
    let position = Position::of(&grid).map_err(|reason| reason.to_string())?;
    let solutions = Solver::new().count(&grid, 2);
    if solutions == 0 {
        let reason = position.contradiction().map_or_else(String::new, |reason| format!(": {reason}"));
        return Err(format!("the puzzle has no solution{reason}"));
    }
    let steps = Steps::of(position, solutions == 1);
    // With several solutions, all techniques might be tried in vain, which takes a minute if most cells are blank.
    let steps = if solutions == 1 { steps } else { steps.up_to(Technique::HiddenTriple) };
    let mut sentences = Vec::new();
    for step in steps {
        sentences.push(step.to_string());
        if !step.placements.is_empty() {
            let pair = |placed: &Candidate| [index(placed.cell), placed.value.get()];
            return Ok(Some(Hint {
                technique: step.technique.to_string(),
                sentences,
                cells: step.why.cells.iter().map(index).collect(),
                placements: step.placements.iter().flat_map(pair).collect(),
            }));
        }
    }
    Ok(None)
}

fn index(cell: Cell) -> u8 {
    cell.index() as u8
}

/// Reads a board. Missing characters, and those that are not digits, are blanks.
fn grid(value: &str) -> Grid {
    let mut grid = Grid::EMPTY;
    for (cell, character) in Cell::all().zip(value.bytes()) {
        grid.put(cell, Value::digit(character.wrapping_sub(b'0')));
    }
    grid
}

fn line(grid: &Grid) -> String {
    grid.to_string().replace('.', "0")
}
