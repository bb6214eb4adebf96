//! Every sentence the owl says, so that they are of one voice.

use super::solving::Run;
use crate::notation::ReadError;
use crate::search::Step;
use crate::sudoku::{Board, Cell, Clash, Digit, House, HouseKind, check_digit};
use std::time::Duration;

pub const HELLO: &str = "Hello! I am the owl. I help you to solve sudokus, and I show you how a computer does it.";
pub const QUESTION: &str = "Enter a puzzle: nine rows, a comma after each, 0 for a blank. Or choose one from the list.";
pub const CLICK_A_CELL: &str = "Click a blank cell, then press a number key. 0 makes the cell blank again.";
pub const CELL_FIRST: &str = "Which cell is it for? Click one of your cells first, then press the number key.";
pub const NO_CELL_OF_YOURS: &str = "Every cell belongs to the puzzle: there is nothing to fill in.";
pub const SOLVED_BY_HAND: &str =
    "You did it! No blank is left, all digits sum to 405, and no house holds a digit twice.";
pub const SOLVED_ALREADY: &str = "This board is solved already. The green flag asks for a new puzzle.";
pub const SOLVING: &str =
    "I look for the first blank, try 1 to 9, place what fits, go on, and take back what leads nowhere.";
pub const PAUSED: &str = "Paused. Single step shows the next step; the stop sign gives your board back.";
pub const STOPPED: &str = "I stopped. Here is your board, just as it was.";
pub const BOARD_IS_BUSY: &str = "The board is mine while I solve. The stop sign gives it back to you.";
pub const LOOKING_AT_PUZZLE: &str = "There is no solution from here. Let me check whether the puzzle itself has one …";
pub const A_DIGIT_IS_WRONG: &str =
    "There is no solution from here, but the puzzle itself has one: at least one of your digits is wrong.";
pub const PUZZLE_WITHOUT_SOLUTION: &str = "This puzzle has no solution: I tried everything, and took everything back.";
pub const ANSWER_FIRST: &str =
    "First the puzzle: type it below or choose one, then press Enter. Escape goes back to a board.";
pub const OTHER_PUZZLE: &str = "Another puzzle is back on the stage, with all that was played on it.";
pub const UNDONE: &str = "Undone. Redo brings it back.";
pub const REDONE: &str = "Done again.";
pub const NOTHING_TO_UNDO: &str = "There is nothing to undo.";
pub const NOTHING_TO_REDO: &str = "There is nothing to redo.";

pub fn press_a_number_key(cell: Cell) -> String {
    format!("Press a number key for {cell}, cell {} in the list S: 1 to 9, or 0 to make it blank.", cell.id())
}

pub fn belongs_to_puzzle(board: &Board, cell: Cell) -> String {
    let digit = board.get(cell).map_or_else(String::new, |digit| format!("The {digit} in "));
    format!("{digit}{cell} belongs to the puzzle and cannot be changed. Click one of your own cells.")
}

pub fn refused(cell: Cell, digit: Digit, clash: Clash) -> String {
    let article = if digit.get() == 8 { "an" } else { "a" };
    format!("{digit} cannot stand in {cell}: {} already holds {article} {digit}, in {}.", clash.house, clash.cell)
}

pub fn accepted(board: &Board, cell: Cell, before: Option<Digit>, value: Option<Digit>) -> String {
    let left = match board.blanks().count() {
        0 => "No blank is left.".to_owned(),
        1 => "1 blank is left.".to_owned(),
        blanks => format!("{blanks} blanks are left."),
    };
    match (before, value) {
        (_, Some(digit)) => format!("{digit} fits its row, its column and its box. {left}"),
        (Some(_), None) => format!("{cell} is blank again. {left}"),
        (None, None) => format!("{cell} is blank already. {left}"),
    }
}

pub fn puzzle_loaded(board: &Board) -> String {
    match board.blanks().count() {
        0 => "This board is full: there is nothing left to fill in.".to_owned(),
        1 => "Here it is, with 1 blank. Click it, then press a number key. Or press Solve.".to_owned(),
        blanks => format!("Here it is, with {blanks} blanks. Click one, then press a number key. Or press Solve."),
    }
}

pub fn bad_answer(reason: &ReadError) -> String {
    if *reason == ReadError::Empty {
        return "There is no puzzle yet: type or paste one below, or choose one from the list.".to_owned();
    }
    let reason = reason.to_string();
    let mut letters = reason.chars();
    let capital: String = letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect();
    format!("{capital}. Mend it below and press Enter.")
}

pub fn flag_warning(played: usize) -> String {
    let digits = if played == 1 { "1 digit".to_owned() } else { format!("{played} digits") };
    format!("You have placed {digits} on this board. Click the flag again for a new puzzle, or simply play on.")
}

pub fn solved_by_search(run: &Run) -> String {
    let counts = run.search().counts();
    let digits = if counts.tries == 1 { "digit" } else { "digits" };
    format!(
        "Solved! I tried {} {digits} and took {} back, in {}.",
        thousands(counts.tries),
        thousands(counts.retractions),
        duration(run.elapsed())
    )
}

/// One step of the search, as the owl explains it.
pub fn step(step: &Step, run: &Run) -> String {
    match *step {
        Step::Look { cell } => format!("The first blank is {cell}. I try the digits from 1 to 9 in it."),
        Step::Try { cell, digit, refused_by: Some(house) } => {
            let place = check_digit(&run.board(), cell, digit).map(|clash| format!(", in {}", clash.cell));
            format!("{digit} does not fit {cell}: {house} holds it already{}.", place.unwrap_or_default())
        }
        Step::Try { cell, digit, refused_by: None } => {
            let [row, column, square] = HouseKind::ALL.map(|kind| House::of(kind, cell));
            format!("{digit} fits {row}, {column} and {square}.")
        }
        Step::Place { cell, digit } => format!("I place {digit} in {cell} and call solve for the next blank."),
        Step::Retract { cell, digit } => {
            let then = digit.next().map_or_else(String::new, |next| format!(" and try {next}"));
            format!("No digit fits further on. I take the {digit} in {cell} back{then}.")
        }
        Step::Solution => "No blank is left: this is a solution.".to_owned(),
    }
}

/// A number with a comma between thousands.
pub fn thousands(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::with_capacity(digits.len() + digits.len() / 3);
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// A length of time in the unit that suits it.
pub fn duration(time: Duration) -> String {
    let seconds = time.as_secs_f64();
    if seconds < 0.1 {
        format!("{:.0}\u{a0}ms", (seconds * 1000.0).ceil())
    } else if seconds < 60.0 {
        format!("{seconds:.1}\u{a0}s")
    } else {
        format!("{}\u{a0}min {:02}\u{a0}s", time.as_secs() / 60, time.as_secs() % 60)
    }
}
