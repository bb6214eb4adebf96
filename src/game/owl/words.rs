//! Every sentence the owl says, so that they are of one voice.

mod chess;
mod making;
mod numbers;
mod steps;

pub use chess::{all_ways, knight, queens, way_found};
pub use making::{
    NEW_PUZZLE, NO_SEED, SEED_COPIED, about_difficulty, bad_seed, difficulty, making, origin, puzzle_made,
};
pub use numbers::{clock, duration, short_duration, thousands};
pub use steps::{engine, moment, why};

use numbers::{capitalised, counted};

use crate::game::film::run::Run;
use std::fmt::Display;

use crate::game::script::choices::Switch;
use crate::notation::ReadError;
use crate::search::{Equation, Measure, Search, Standings};
use crate::session::{MoveKind, Notes, Session, Tally};
use crate::sudoku::{Board, Cell, Clash, Conflict, Digit, SingleKind, is_solved};
use std::path::Path;
use std::time::Duration;

pub const HELLO: &str = "Hello! I am the owl. I help you to solve sudokus, and I show you how a computer does it.";
pub const QUESTION: &str =
    "Enter a puzzle: nine rows, a comma after each, 0 for a blank. Or take one from Puzzle or New.";
pub const CLICK_A_CELL: &str = "Click a blank cell, then press a number key. 0 makes the cell blank again.";
pub const CELL_FIRST: &str = "Which cell is it for? Click one of your cells first, then press the number key.";
pub const NO_BLANK: &str = "There is no blank cell left.";
pub const SOLVED_ALREADY: &str = "This board is solved already. The green flag asks for a new puzzle.";
pub const CELL_FOR_JUMP: &str = "Which cell? Click one, and I go on until I place a digit in it.";
pub const NO_WHY: &str = "Ask me when I take a digit back because nothing is left to try.";
pub const NO_SOLUTION_BEFORE: &str = "I had found no solution before this moment, or it lies too far back.";
pub const NOTHING_TO_KEEP: &str = "There is no solution to keep yet: go on until I have found one.";
pub const STOPPED: &str = "I stopped. Here is your board, just as it was.";
pub const BOARD_IS_BUSY: &str = "The board is mine while I solve. The stop sign gives it back to you.";
pub const A_DIGIT_IS_WRONG: &str =
    "There is no solution from here, but the puzzle itself has one: at least one of your digits is wrong.";
pub const PUZZLE_WITHOUT_SOLUTION: &str = "This sudoku has no solution: I tried everything, and took everything back.";
pub const NO_SOLUTION: &str = "This sudoku has no solution.";
pub const STILL_LOOKING_SOLVE: &str = "This one is hard: I am still looking. Press Solve again, and I look on.";
pub const STILL_LOOKING_NEXT: &str = "I am still looking for another solution. Press Next again, and I look on.";
pub const TOO_HARD: &str = "With so few digits on the board I cannot tell at once. Place some more, and ask me again.";
pub const SOLVE_FIRST: &str = "Next shows the next solution of a board that Solve has solved. Press Solve first.";
pub const ANSWER_FIRST: &str =
    "First the puzzle: type it below or choose one, then press Enter. Escape goes back to a board.";
pub const GO_ON_FIRST: &str = "The clock stands still and the board is covered. P, or a click on the board, goes on.";
pub const CLOCK_PAUSED: &str = "The clock stands still, and I have covered the board. P, or a click on it, goes on.";
pub const CLOCK_GOES_ON: &str = "On we go. Click a blank cell, then press a number key.";
pub const CLOCK_STANDS: &str = "The clock runs while you play: there is nothing to pause now.";
pub const NOTES_ON: &str = "Number keys write notes now: small digits that a cell might hold. N goes back to digits.";
pub const NOTES_OFF: &str = "Number keys write digits again. Shift and a digit still makes a note.";
pub const DIGIT_FIRST: &str = "Pick a digit first, then click the cells for it. D goes back.";
pub const CELL_FIRST_AGAIN: &str = "Click a cell first again, then press a number key.";
pub const PICK_FIRST: &str = "Pick a digit first: press a number key, or click one below.";
pub const NOTES_FILLED: &str = "Every blank cell has a note of each digit that is allowed in it.";
pub const NOTES_FULL_ALREADY: &str = "Every blank cell has just these notes already.";
pub const NOTES_ERASED: &str = "All notes are gone. Undo brings them back.";
pub const NO_NOTES: &str = "There are no notes.";
pub const NO_SINGLES: &str = "There are no singles now: every open digit has at least two places. A hint may help on.";
pub const SINGLES_CLASH: &str = "The singles clash with each other, so none can stand: a digit on the board is wrong.";
pub const RESET: &str = "Only the givens are left. Undo brings your digits and notes back.";
pub const RESET_ALREADY: &str = "Only the givens stand on the board already.";
pub const CLEARED: &str =
    "The board is empty. Enter a puzzle by hand, and Load makes its digits givens. Undo brings the old board back.";
pub const CLEAR_ALREADY: &str = "The board is empty already.";
pub const HINT_NEEDS_A_CELL: &str = "Which cell is the hint for? Click a blank cell first.";
pub const HINT_WITH_MISTAKE: &str = "There is a mistake on the board, so I give no hint. Shall I mark it?";
pub const NO_MISTAKES: &str = "There is no mistake on the board: everything can stay.";
pub const COPIED: &str = "The board is in the clipboard, as 81 characters.";
pub const NO_FILE_CHOSEN: &str = "No file was chosen. A path can also be typed into the field, or a file dropped here.";
pub const DIALOG_IS_OPEN: &str = "A window to choose a file is open already.";
pub const NO_FOLDER: &str = "There is no folder for saved games here. A game can be saved to a file by its path.";
pub const NAME_NEEDED: &str = "Give the game a name first, then press Save.";
pub const NAME_UNFIT: &str =
    "This name does not work as a file's name on every computer. Try a shorter or plainer one.";
pub const NOT_TEXT: &str = "it is not a text";
pub const FROM_THE_FUTURE: &str = "a newer version of this program wrote it";
pub const GAMES: &str =
    "The board that you play on is kept by itself. Under a name, or in a file, a game is kept beside it.";
pub const KEPT_AGAIN: &str = "Your game is kept again.";
pub const ANOTHER_WINDOW: &str =
    "The game is open in another window, which keeps its board. What you play here is kept only if you save it.";
pub const RACE: &str = "Choose a puzzle and the engines, then start the race.";
pub const RACE_RUNS: &str = "They are off! Each gets the same time, in turns.";
pub const RACE_RUNS_BY_STEPS: &str = "They are off! Each makes the same number of steps a second.";
pub const RACE_STOPPED: &str = "The race is stopped. The table tells how far each has come.";
pub const NO_RACERS: &str = "Nobody takes part: choose at least one engine.";
pub const RACE_COPIED: &str = "The table is in the clipboard, as Markdown.";
pub const NO_RACE_YET: &str = "There is no table to copy yet: start a race first.";
pub const NOTHING_TO_UNDO: &str = "There is nothing to undo.";
pub const NOTHING_TO_REDO: &str = "There is nothing to redo.";

fn press_a_number_key(cell: Cell) -> String {
    format!("Press a number key for {cell}, cell {} in the list S: 1 to 9, or 0 to make it blank.", cell.id())
}

/// A cell of the player's has become the current one.
///
/// With `digit_first`, what happens there with the digit that is picked; `notes` tells whether it is noted.
pub fn armed(cell: Cell, digit_first: bool, picked: Option<Option<Digit>>, notes: bool) -> String {
    if digit_first { cell_for_picked(picked, notes, cell) } else { press_a_number_key(cell) }
}

/// A cell has become the current one while the solver works on that board.
pub fn looking_at(start: &Board, cell: Cell) -> String {
    match start.get(cell) {
        Some(_) => filled_from_the_start(cell),
        None => format!("Press I, and I go on until I place a digit in {cell}. The stop sign gives your board back."),
    }
}

/// The solver never places a digit there.
pub fn filled_from_the_start(cell: Cell) -> String {
    format!("{cell} is filled from the start, so I never place a digit there. Click a blank one.")
}

/// A row of the binary program was chosen.
pub fn equation(equation: &Equation) -> String {
    match equation {
        Equation::Given(..) => format!("{equation}: this digit stands on the board."),
        Equation::Need(_) => format!("{equation}: one of these nine is 1, and all others are 0."),
    }
}

pub fn belongs_to_puzzle(board: &Board, cell: Cell) -> String {
    let digit = board.get(cell).map_or_else(String::new, |digit| format!("The {digit} in "));
    format!("{digit}{cell} belongs to the puzzle and cannot be changed. Click one of your own cells.")
}

pub fn refused(cell: Cell, digit: Digit, clash: Clash) -> String {
    let article = if digit.get() == 8 { "an" } else { "a" };
    format!("{digit} cannot stand in {cell}: {} already holds {article} {digit}, in {}.", clash.house, clash.cell)
}

/// Where the rules are free, the digit stands all the same.
pub fn clashes(cell: Cell, digit: Digit, clash: Clash) -> String {
    format!(
        "{digit} stands in {cell} now, but it clashes: {} holds it in {} too. I have marked both.",
        clash.house, clash.cell
    )
}

pub fn accepted(board: &Board, cell: Cell, before: Option<Digit>, value: Option<Digit>, had_notes: bool) -> String {
    let left = blanks_left(board);
    match (before, value) {
        (_, Some(digit)) => format!("{digit} fits its row, its column and its box. {left}"),
        (Some(_), None) => format!("{cell} is blank again. {left}"),
        (None, None) if had_notes => format!("The notes in {cell} are gone. {left}"),
        (None, None) => format!("{cell} is blank already. {left}"),
    }
}

/// A sentence about the blanks.
pub fn blanks_left(board: &Board) -> String {
    match board.blanks().count() {
        0 => "No blank is left.".to_owned(),
        1 => "1 blank is left.".to_owned(),
        blanks => format!("{blanks} blanks are left."),
    }
}

pub fn noted(notes: &Notes, cell: Cell, digit: Digit) -> String {
    if notes.get(cell).contains(digit) {
        format!("{digit} is noted in {cell}. The same again takes the note away.")
    } else {
        format!("The note of {digit} in {cell} is gone.")
    }
}

/// The current cell, while the digit comes first.
fn cell_for_picked(picked: Option<Option<Digit>>, notes: bool, cell: Cell) -> String {
    match picked {
        Some(Some(digit)) if notes => format!("Enter, or a click, notes {digit} in {cell}, or takes the note away."),
        Some(Some(digit)) => format!("Enter, or a click, puts {digit} into {cell}, or takes it away from there."),
        Some(None) => format!("Enter, or a click, makes {cell} blank."),
        None => PICK_FIRST.to_owned(),
    }
}

pub fn picked(picked: Option<Option<Digit>>) -> String {
    match picked {
        Some(Some(digit)) => format!("Click the cells for {digit}. A click on one that holds it takes it away."),
        Some(None) => "Click the cells that are to be blank.".to_owned(),
        None => "No digit is picked.".to_owned(),
    }
}

pub fn accepted_singles(entered: usize, singles: usize) -> String {
    let placed = counted(entered, "single");
    if entered < singles {
        format!("I entered {placed} after asking the rules for each; the others clashed or shared a cell.")
    } else {
        format!("I entered {placed}, after asking the rules for each.")
    }
}

/// What undo took back, or redo made again.
pub fn moved_in_history(undo: bool, kind: MoveKind) -> String {
    let what = match kind {
        MoveKind::Enter => "the digit",
        MoveKind::Note => "the note",
        MoveKind::FillNotes => "filling the notes",
        MoveKind::EraseNotes => "erasing the notes",
        MoveKind::Accept => "the accepted singles",
        MoveKind::Hint => "the hint",
        MoveKind::Reset => "the reset",
        MoveKind::Clear => "clearing the board",
        MoveKind::Load => "the new puzzle",
        MoveKind::Fill => "the solution",
    };
    if undo { format!("Taken back: {what}. Redo brings it back.") } else { format!("Done again: {what}.") }
}

pub fn hint(cell: Cell, digit: Digit, single: Option<SingleKind>, only: bool) -> String {
    match single {
        Some(SingleKind::Naked) => format!("{cell} is {digit}: no other digit is allowed there."),
        Some(SingleKind::Hidden(house)) => format!("{cell} is {digit}: {house} has no other place for it."),
        None if only => format!("{cell} is {digit}. No single tells so: I looked ahead to the end to find it."),
        None => format!("{cell} can be {digit}. This sudoku has several solutions, and it is so in one of them."),
    }
}

pub fn hint_not_needed(board: &Board, cell: Cell) -> String {
    match board.get(cell) {
        Some(digit) => format!("{cell} holds {digit} already, and that leads to a solution."),
        None => format!("There is nothing to tell about {cell}."),
    }
}

pub fn marked(count: usize) -> String {
    if count == 1 {
        "I have marked 1 digit that cannot stay. Make its cell blank, or try another.".to_owned()
    } else {
        format!("I have marked {count} digits that cannot stay. Make their cells blank, or try others.")
    }
}

pub fn conflict_first(conflict: &Conflict) -> String {
    let Conflict { house, digit, cells: [first, second] } = conflict;
    format!("{} holds two {digit}s, in {first} and {second}: take one away first.", capitalised(&house.to_string()))
}

pub fn solved_by_hand(tally: &Tally) -> String {
    let mistakes = match tally.mistakes {
        0 => "no mistake".to_owned(),
        mistakes => counted(mistakes as usize, "mistake"),
    };
    let hints = match tally.hints {
        0 => "no hint".to_owned(),
        hints => counted(hints as usize, "hint"),
    };
    let time = clock(tally.time);
    if tally.solutions > 0 {
        return format!("The board is solved, in {time}, after I had shown you a solution. All digits sum to 405.");
    }
    format!("You did it in {time}, with {hints} and {mistakes}! All digits sum to 405, and no house holds one twice.")
}

pub fn solved_at_once(time: Duration, several: bool) -> String {
    if several {
        format!("This sudoku has multiple solutions. Here is one, found in {}; Next shows another.", duration(time))
    } else {
        format!("Solved in {}. This is the only solution.", duration(time))
    }
}

pub fn next_solution(number: usize, differing: usize, more: bool) -> String {
    let differs = format!("{} differ from the one before; I have marked them.", counted(differing, "cell"));
    let end = if more { "" } else { " There are no more." };
    format!("This is solution {}. {differs}{end}", thousands(number as u64))
}

pub fn no_more_solutions(number: usize) -> String {
    match number {
        1 => "This is the only solution.".to_owned(),
        _ => format!("There are no more: this sudoku has {} solutions.", thousands(number as u64)),
    }
}

pub fn switched(switch: Switch, on: bool) -> String {
    match (switch, on) {
        (Switch::Strict, true) => "A digit that clashes is refused from now on.".to_owned(),
        (Switch::Strict, false) => "A digit that clashes may stand from now on; I mark every clash.".to_owned(),
        _ => format!("{}: {}.", switch.label(), if on { "on" } else { "off" }),
    }
}

pub fn puzzle_taken(board: &Board, of: usize) -> String {
    let loaded = puzzle_loaded(board);
    if of > 1 { format!("The first of {} puzzles. {loaded}", thousands(of as u64)) } else { loaded }
}

pub fn game_opened(session: &Session) -> String {
    format!("The game is open, its history too. {} {}", blanks_left(session.board()), time_played(session))
}

pub fn welcome_back(session: &Session) -> String {
    if is_solved(session.board()) {
        return "Welcome back! Your last board is solved. The green flag asks for a new puzzle.".to_owned();
    }
    format!("Welcome back! Your board is as you left it. {} {}", blanks_left(session.board()), time_played(session))
}

fn time_played(session: &Session) -> String {
    format!("The clock stands at {}.", clock(session.tally().time))
}

/// A text that is no puzzle was pasted, or typed into the box.
pub fn bad_text(reason: &ReadError) -> String {
    format!("{}. Nothing has changed: mend the text and try again.", capitalised(&reason.to_string()))
}

pub fn bad_file(name: &str, reason: &str) -> String {
    format!("I cannot open {name}: {reason}. Your board is as it was.")
}

pub fn settings_set_aside(reason: &str, aside: &Path) -> String {
    let name = aside.file_name().unwrap_or_default().to_string_lossy();
    format!("Your settings could not be read ({reason}). I set them aside as {name}, and all is set as at first.")
}

pub fn settings_unread(error: &dyn Display) -> String {
    format!("Your settings could not be read: {error}. All is set as at first.")
}

pub fn sitting_set_aside(reason: &str, aside: &Path) -> String {
    let name = aside.file_name().unwrap_or_default().to_string_lossy();
    format!("Your last game could not be read ({reason}). I set it aside as {name}, and we start afresh.")
}

pub fn not_kept(error: &dyn Display) -> String {
    format!("What you play is not kept at the moment: {error}.")
}

pub fn settings_not_kept(error: &dyn Display) -> String {
    format!("Your settings are not kept: {error}. They hold until the game ends.")
}

pub fn replaces(name: &str) -> String {
    format!("There is a {name} already. Press the same button once more to replace it, or give another name.")
}

/// A dialog gave a name without its extension.
pub fn dialog_replaces(name: &str) -> String {
    format!(
        "There is a {name} already, and the dialog did not ask about it. Choose that very file there to replace it."
    )
}

pub fn deletes(name: &str) -> String {
    format!("Press the same button once more, and the saved game {name} is gone for good.")
}

pub fn game_saved(name: &str) -> String {
    format!("The game is saved as {name}.")
}

pub fn file_saved(path: &str) -> String {
    format!("The game is saved in {path}.")
}

pub fn game_deleted(name: &str) -> String {
    format!("The saved game {name} is deleted.")
}

pub fn unfit_in_name(unfit: char) -> String {
    format!(
        "'{}' cannot stand in a file's name on every computer: use letters, digits and spaces.",
        unfit.escape_debug()
    )
}

/// An error as a sentence.
pub fn sentence(error: &impl std::fmt::Display) -> String {
    format!("{}.", capitalised(&error.to_string()))
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
        return "There is no puzzle yet: type or paste one below, or take one from Puzzle or New.".to_owned();
    }
    format!("{}. Mend it below and press Enter.", capitalised(&reason.to_string()))
}

pub fn flag_warning(played: usize) -> String {
    let digits = if played == 1 { "1 digit".to_owned() } else { format!("{played} digits") };
    format!("You have placed {digits} on this board. Click the flag again for a new puzzle, or simply play on.")
}

pub fn solved_by_search(run: &Run) -> String {
    let counts = run.search().counts();
    // Where every digit follows from the others none is tried.
    let (did, number) = if counts.tries > 0 { ("tried", counts.tries) } else { ("placed", counts.placements) };
    let digits = if number == 1 { "digit" } else { "digits" };
    let which =
        if counts.solutions > 1 { format!("Solution {}!", thousands(counts.solutions)) } else { "Solved!".to_owned() };
    format!(
        "{which} I {did} {} {digits} and took {} back, in {}.",
        thousands(number),
        thousands(counts.retractions),
        duration(run.elapsed()),
    )
}

pub fn solution_kept(several: bool) -> String {
    let more = if several { " This sudoku has multiple solutions. Next shows another." } else { "" };
    format!("The solution stands on your board now. Undo takes it away again.{more}")
}

/// Who won.
pub fn race_won(standings: &Standings, measure: Measure) -> String {
    let Some(winner) = standings.winner(measure) else { return RACE_STOPPED.to_owned() };
    let value = match measure {
        Measure::Time => short_duration(winner.time),
        _ => thousands(winner.value(measure)),
    };
    let name = winner.engine.label();
    let why = format!("{}: {value}", measure.label());
    if standings.0.iter().all(|standing| standing.counts.solutions == 0) {
        format!("This sudoku has no solution, and all know it. {name} wins. {why}.")
    } else {
        format!("{name} wins. {why}.")
    }
}
