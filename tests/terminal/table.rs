//! The table behind the terminal, driven by requests: it saves and counts the same things as the window.

use super::{PUZZLE, Played};
use std::fs;
use std::path::Path;
use std::time::Duration;
use sudoku_assistant::game::files::Folders;
use sudoku_assistant::game::requests::{
    BoardRequest, ClockRequest, EntryRequest, HelpRequest, LookRequest, MakingRequest, Request, Scene, Switch,
    TransferRequest, ViewRequest, Writing,
};
use sudoku_assistant::game::statistics::Statistics;
use sudoku_assistant::terminal::table::Table;
use sudoku_board::classic::{Board, Cell, Digit, is_solved};
use sudoku_run::Control;

/// The first blank cell of the puzzle, which takes a 5.
const CELL: (usize, usize) = (0, 2);
/// Some blank peers of [`CELL`].
const PEERS: [(usize, usize); 3] = [(0, 4), (1, 2), (2, 0)];

fn digit(digit: u8) -> Digit {
    Digit::new(digit).expect("a digit")
}

/// Carries out requests, and waits for work in the background.
fn ask(table: &mut Table, requests: impl IntoIterator<Item = Request>) {
    for request in requests {
        table.carry_out(request);
        while table.thinks() {
            table.pass(Duration::ZERO);
            std::thread::yield_now();
        }
    }
}

fn table() -> Table {
    let mut table = Table::new(None);
    ask(&mut table, [TransferRequest::Paste(PUZZLE.to_owned()).into()]);
    assert_eq!(table.board().blanks().count(), 56);
    table
}

fn press(table: &mut Table, (row, column): (usize, usize), value: u8) {
    let pressed = EntryRequest::PressDigit(Some(digit(value)));
    ask(table, [EntryRequest::ClickCell(Cell::at(row, column)).into(), pressed.into()]);
}

/// Notes a 5 in some blank peers of the first blank cell, and a 3 in that cell.
fn note(table: &mut Table) {
    ask(table, [EntryRequest::Write(Writing::Notes).into()]);
    PEERS.into_iter().for_each(|cell| press(table, cell, 5));
    press(table, CELL, 3);
    ask(table, [EntryRequest::Write(Writing::Digits).into()]);
}

#[test]
fn one_undo_brings_all_notes_back() {
    type Change = fn(&mut Table);
    let kinds: [(&str, Change, Change); 4] = [
        ("a digit", note, |table| press(table, CELL, 5)),
        (
            "a digit after Fill notes",
            |table| ask(table, [BoardRequest::FillNotes.into()]),
            |table| {
                press(table, CELL, 5);
            },
        ),
        (
            "a clash that is corrected",
            |table| {
                note(table);
                ask(table, [LookRequest::Toggle(Switch::Strict).into()]);
                press(table, CELL, 4);
                assert_eq!(table.board().get(Cell::at(CELL.0, CELL.1)), Some(digit(4)), "it clashes and is placed");
            },
            |table| press(table, CELL, 5),
        ),
        ("Solve", note, |table| {
            ask(table, [HelpRequest::Solve.into()]);
            assert!(is_solved(&table.board()));
        }),
    ];
    for (name, before, change) in kinds {
        let mut table = table();
        before(&mut table);
        let (board, notes) = (table.board(), table.sitting.session().notes().clone());
        assert!(!notes.get(Cell::at(1, 2)).is_empty(), "{name}");
        change(&mut table);
        assert_ne!((table.board(), table.sitting.session().notes()), (board, &notes), "{name}");
        ask(&mut table, [BoardRequest::Undo.into()]);
        assert_eq!((table.board(), table.sitting.session().notes()), (board, &notes), "{name}");
    }
}

#[test]
fn the_clock_stands_while_nobody_plays() {
    let mut table = table();
    let seconds = |table: &mut Table| {
        let before = table.sitting.session().stats().time;
        table.pass(Duration::from_secs(7));
        (table.sitting.session().stats().time - before).as_secs()
    };
    press(&mut table, CELL, 5);
    assert_eq!(seconds(&mut table), 7, "it runs while the player plays");
    let theme = || Request::from(LookRequest::NextTheme);
    let sheet = || Request::from(MakingRequest::ShowSheet);
    for (name, stops, goes_on) in [
        ("paused", vec![ClockRequest::Pause.into()], Request::from(ClockRequest::GoOn)),
        ("paused, with other colours", vec![ClockRequest::Pause.into(), theme()], ClockRequest::GoOn.into()),
        ("a list is open", vec![sheet(), theme()], ViewRequest::CloseSheet.into()),
        ("a program works", vec![Control::PlayOrPause.into()], Control::Stop.into()),
    ] {
        ask(&mut table, stops);
        assert_eq!(seconds(&mut table), 0, "{name}");
        ask(&mut table, [goes_on]);
        assert_eq!(seconds(&mut table), 7, "{name}");
    }
    ask(&mut table, [HelpRequest::Solve.into(), theme()]);
    assert_eq!(seconds(&mut table), 0, "solved");
}

#[test]
fn pause_says_what_it_does_or_why_it_does_nothing() {
    let mut table = table();
    let mut says = |request: Request| {
        ask(&mut table, [request]);
        table.speech.text.clone()
    };
    assert!(says(ClockRequest::Pause.into()).starts_with("The clock is paused"));
    assert!(says(ClockRequest::GoOn.into()).starts_with("On we go"));
    says(Control::PlayOrPause.into());
    assert!(says(ClockRequest::Pause.into()).starts_with("Paused. Press W to go on."));
    assert!(says(ClockRequest::Pause.into()).contains("W pauses a program that runs"));
    assert!(!says(Control::PlayOrPause.into()).contains("Paused"));
    assert!(says(Control::PlayOrPause.into()).starts_with("Paused. Press W to go on."));
    assert!(table.scene == Scene::Solving && !table.plays());
}

#[test]
fn switches_that_change_nothing_here_are_refused() {
    let mut table = table();
    for &switch in Switch::ALL {
        let before = table.settings.clone();
        ask(&mut table, [LookRequest::Toggle(switch).into()]);
        let is_refused = table.speech.text.contains("only in the window");
        assert_eq!(is_refused, table.settings == before, "{switch:?}");
        assert!(!is_refused || !matches!(switch, Switch::Strict | Switch::Clock | Switch::TidyNotes));
    }
}

/// Returns the folders of the game's files in that home.
fn folders(home: &Path) -> Folders {
    Folders { data: home.join("data/sudoku-assistant"), config: home.join("config/sudoku-assistant") }
}

#[test]
fn the_blocks_of_the_window_make_entry_no_stricter() {
    let home = tempfile::tempdir().expect("a folder");
    let settings = folders(home.path()).settings();
    fs::create_dir_all(settings.parent().expect("a folder")).expect("it is made");
    for (strict, stays) in [(true, false), (false, true)] {
        fs::write(&settings, format!("(version: 1, strict: {strict}, blocks_play: true)")).expect("it is written");
        let mut table = Table::new(Some(folders(home.path())));
        ask(&mut table, [TransferRequest::Paste(PUZZLE.to_owned()).into()]);
        press(&mut table, CELL, 4);
        assert_eq!(table.board().get(Cell::at(CELL.0, CELL.1)).is_some(), stays, "strict: {strict}");
    }
}

/// Returns the number of games that are counted.
fn counted(home: &Path) -> u32 {
    let text = fs::read_to_string(folders(home).statistics()).unwrap_or_default();
    Statistics::read("statistics.ron", &text).map_or(0, |statistics| statistics.total().games)
}

#[test]
fn a_puzzle_solved_in_the_terminal_is_counted_once() {
    let home = tempfile::tempdir().expect("a folder");
    let mut solved = table();
    ask(&mut solved, [HelpRequest::Solve.into()]);
    let text: String =
        Cell::all().map(|cell| solved.board().get(cell).map_or('.', |digit| char::from(b'0' + digit.get()))).collect();
    let (almost, last) = text.split_at(80);
    let mut played = Played::at(home.path(), 80, 24, &[]);
    played.pastes(&format!("{almost}.")).sees("1 blank");
    // Tab goes to the blank cell. Its digit is typed, undone and typed again.
    played.types("\t").types(last).sees("You did it");
    played.comes_to("count", |_| counted(home.path()) == 1);
    played.types("\x15").sees("I undid").types(last).sees("You did it").types("\x03");
    assert!(played.ends().success());
    assert_eq!(counted(home.path()), 1);
    // The window and the next session here read the same file.
    let mut again = Table::new(Some(folders(home.path())));
    ask(&mut again, [TransferRequest::Paste(format!(".{}", &text[1..])).into()]);
    press(&mut again, (0, 0), text.as_bytes()[0] - b'0');
    assert_eq!(counted(home.path()), 2);
    assert_ne!(again.board(), Board::EMPTY);
}
