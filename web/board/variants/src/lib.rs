//! The functions of the library that the element `<sudoku-board>` uses for boards with other rules than the classic ones. A board
//! is a text in any format that has its rules, and its values are all it has: the element knows which of them are givens.

use sudoku_answers::BoardDescription;
use sudoku_board::{Board, Cell, Rules, formats};
use sudoku_solve::constraint::Solutions;
use sudoku_solve::fast::SearchResult;
use sudoku_techniques::{Position, Steps, Technique};
use wasm_bindgen::prelude::wasm_bindgen;

/// Describes the board in a text, with a picture: the JSON that the server answers to `describe`.
///
/// # Errors
/// Returns a sentence, with the location, if the text is not a board or has a rule that cannot be drawn.
#[wasm_bindgen]
pub fn describe(text: &str) -> Result<String, String> {
    let puzzle = formats::read(text).map_err(|reason| reason.to_string())?;
    let description = BoardDescription::of(&puzzle, true).map_err(|reason| reason.to_string())?;
    serde_json::to_string(&description).map_err(|reason| reason.to_string())
}

/// Returns the sentence about the first rule that the values break; undefined if they break none.
///
/// # Errors
/// Returns a sentence if the text is not a board.
#[wasm_bindgen]
pub fn refusal(text: &str) -> Result<Option<String>, String> {
    Ok(board(text)?.refusal().map(|refusal| refusal.to_string()))
}

/// The solutions of a board, one after the other.
#[wasm_bindgen]
pub struct Answers(Solutions);

#[wasm_bindgen]
impl Answers {
    /// Starts to look for the solutions of a board.
    ///
    /// # Errors
    /// Returns a sentence if the text is not a board.
    #[wasm_bindgen(constructor)]
    pub fn new(text: &str) -> Result<Answers, String> {
        Ok(Answers(Solutions::of(&board(text)?)))
    }

    /// Searches for at most this many tries. Returns the next solution, an empty text if there are no more, or undefined if the
    /// search is not finished. A solution is a digit for each cell, or numbers with commas between them on sides above 9.
    pub fn advance(&mut self, tries: u32) -> Option<String> {
        match self.0.advance(tries.into()) {
            SearchResult::Solution(solution) => {
                let values: Vec<String> = solution.values().iter().map(u8::to_string).collect();
                Some(values.join(if solution.rules().side() > 9 { "," } else { "" }))
            }
            SearchResult::Exhausted => Some(String::new()),
            SearchResult::Unfinished => None,
        }
    }
}

/// The next deductions that a person would make, up to a value that can be placed, so that no pencil marks are needed.
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
    pub cells: Vec<u16>,
    /// The placements: a cell, a value, a cell, a value.
    #[wasm_bindgen(readonly)]
    pub placements: Vec<u16>,
}

/// Finds the next deductions that a person would make; undefined if nothing follows, because the board is full or no technique
/// applies. If it has several solutions, only easy techniques are tried.
///
/// # Errors
/// Returns a sentence if the board breaks a rule or has no solution. `solutions` is the number of its solutions, 2 for several.
#[wasm_bindgen]
pub fn hint(text: &str, solutions: u32) -> Result<Option<Hint>, String> {
    let board = board(text)?;
    let rules = &**board.rules();
    let position = Position::of(&board).map_err(|reason| reason.to_string())?;
    if solutions == 0 {
        let reason = position.contradiction().map_or_else(String::new, |reason| format!(": {reason}"));
        return Err(format!("the puzzle has no solution{reason}"));
    }
    let steps = Steps::of(position, solutions == 1);
    let steps = if solutions == 1 { steps } else { steps.up_to(Technique::HiddenTriple) };
    let mut sentences = Vec::new();
    for step in steps {
        sentences.push(step.to_string());
        if !step.placements.is_empty() {
            return Ok(Some(Hint {
                technique: step.technique.to_string(),
                sentences,
                cells: step.why.cells.iter().map(|cell| index(rules, cell)).collect(),
                placements: step
                    .placements
                    .iter()
                    .flat_map(|placed| [index(rules, placed.cell), placed.value.get().into()])
                    .collect(),
            }));
        }
    }
    Ok(None)
}

fn index(rules: &Rules, cell: Cell) -> u16 {
    rules.index(cell) as u16
}

fn board(text: &str) -> Result<Board, String> {
    Ok(formats::read(text).map_err(|reason| reason.to_string())?.board)
}
