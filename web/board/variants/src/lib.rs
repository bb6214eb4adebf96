//! The functions of the library that the element `<sudoku-board>` uses for boards with other rules than the classic ones. A board
//! is a text in any format that has its rules, and its values are all it has: the element knows which of them are givens.

use sudoku_answers::{BoardDescription, Refusal, StepData};
use sudoku_board::{Board, formats};
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
    let description = BoardDescription::of(&board(text)?, true).map_err(|reason| reason.to_string())?;
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

/// Returns the next steps of a person, up to one that places a value, so that no pencil marks are needed: the JSON that the server
/// has under `steps` in its answer to `explain`. There are none if the board is full or no technique applies. `solutions` is the
/// number of solutions of the board, 2 for several; if there are several, only easy techniques are tried.
///
/// # Errors
/// Returns a sentence if the board breaks a rule or has no solution.
#[wasm_bindgen]
pub fn explain(text: &str, solutions: u32) -> Result<String, String> {
    let position = Position::of(&board(text)?).map_err(|reason| reason.to_string())?;
    if solutions == 0 {
        return Err(Refusal::NoSolution(position.contradiction()).to_string());
    }
    let steps = Steps::of(position, solutions == 1);
    let steps = if solutions == 1 { steps } else { steps.up_to(Technique::HiddenTriple) };
    let mut found = Vec::new();
    for step in steps {
        let is_last = !step.placements.is_empty();
        found.push(StepData(step));
        if is_last {
            return serde_json::to_string(&found).map_err(|reason| reason.to_string());
        }
    }
    Ok("[]".to_owned())
}

fn board(text: &str) -> Result<Board, String> {
    Ok(formats::read(text).map_err(|reason| reason.to_string())?.board)
}
