//! Any text is opened as a saved game or refused; the history of one that opens leads back and forth, and it can be saved and opened again.

#![no_main]

use libfuzzer_sys::fuzz_target;
use sudoku_assistant::game::session::{GameStats, Move, Notes, Session, read, write};
use sudoku_kit::Board;
use sudoku_kit::generator::Recipe;

/// What a person sees of a sitting.
fn seen(session: &Session) -> (Board, Notes, GameStats, Option<Recipe>, String) {
    let program = session.program().to_string();
    (session.board().clone(), session.notes().clone(), *session.stats(), session.origin(), program)
}

fn check_saved(session: &Session) {
    let text = write(session);
    assert_eq!(read(&text).as_ref(), Ok(session), "{text}");
}

fuzz_target!(|bytes: &[u8]| {
    let mut session = match read(&String::from_utf8_lossy(bytes)) {
        Ok(session) => session,
        Err(reason) => return assert!(!reason.to_string().is_empty()),
    };
    check_saved(&session);
    check_saved(&session.this_puzzle());
    let mut both = Session::default();
    both.make(Move::FillNotes).expect("always possible");
    both.join(session.clone());
    check_saved(&both);

    let before = seen(&session);
    let undone = std::iter::from_fn(|| session.undo(None)).count();
    check_saved(&session);
    (0..undone).for_each(|_| _ = session.redo(None));
    assert_eq!(seen(&session), before);
    let redone = std::iter::from_fn(|| session.redo(None)).count();
    check_saved(&session);
    (0..redone).for_each(|_| _ = session.undo(None));
    assert_eq!(seen(&session), before);
});
