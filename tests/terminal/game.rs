//! The game behind the terminal, asked by requests: it saves and counts the same things as the window.

use super::{PUZZLE, Played};
use bevy_app::App;
use bevy_ecs::prelude::*;
use bevy_state::prelude::*;
use bevy_time::TimeUpdateStrategy;
use std::fs;
use std::path::Path;
use std::time::Duration;
use sudoku_assistant::game::files::Folders;
use sudoku_assistant::game::owl::{Speech, Thinking};
use sudoku_assistant::game::requests::{
    BoardRequest, ClockRequest, EntryRequest, HelpRequest, HistoryRequest, LookRequest, MakingRequest, Request, Scene,
    Switch, TransferRequest, ViewRequest, Writing,
};
use sudoku_assistant::game::script::WakeUp;
use sudoku_assistant::game::session::Notes;
use sudoku_assistant::game::session::Session;
use sudoku_assistant::game::statistics::Statistics;
use sudoku_assistant::terminal::TerminalGame;
use sudoku_board::classic::ClassicCell;
use sudoku_board::{Board, Cell, Value};
use sudoku_run::Control;

/// The first blank cell of the puzzle, which takes a 5.
const CELL: (usize, usize) = (0, 2);
/// Some blank peers of [`CELL`].
const PEERS: [(usize, usize); 3] = [(0, 4), (1, 2), (2, 0)];

fn digit(digit: u8) -> Value {
    Value::digit(digit).expect("a digit")
}

/// Carries out requests, and waits for work in the background.
fn ask(game: &mut TerminalGame, requests: impl IntoIterator<Item = Request>) {
    for request in requests {
        game.app_mut().world_mut().write_message(request);
        game.update();
        while resource::<Thinking>(game).is_going_on() {
            game.update();
        }
    }
}

fn resource<R: Resource>(game: &mut TerminalGame) -> &R {
    game.app_mut().world().resource()
}

fn board(game: &mut TerminalGame) -> Board {
    resource::<Session>(game).board().clone()
}

fn notes(game: &mut TerminalGame) -> Notes {
    resource::<Session>(game).notes().clone()
}

/// Starts a game in which each frame takes no time.
fn start(folders: Option<Folders>) -> TerminalGame {
    let mut game = TerminalGame::new(folders, None, false, WakeUp::default());
    let_pass(game.app_mut(), Duration::ZERO);
    game
}

/// Sets how long each frame takes.
fn let_pass(app: &mut App, time: Duration) {
    app.insert_resource(TimeUpdateStrategy::ManualDuration(time));
}

fn with_puzzle() -> TerminalGame {
    let mut game = start(None);
    ask(&mut game, [TransferRequest::Paste(PUZZLE.to_owned()).into()]);
    assert_eq!(board(&mut game).blanks().count(), 56);
    game
}

fn press(game: &mut TerminalGame, (row, column): (usize, usize), value: u8) {
    let pressed = EntryRequest::PressDigit(Some(digit(value)));
    ask(game, [EntryRequest::ClickCell(Cell::at(row, column)).into(), pressed.into()]);
}

/// Notes a 5 in some blank peers of the first blank cell, and a 3 in that cell.
fn note(game: &mut TerminalGame) {
    ask(game, [EntryRequest::Write(Writing::Notes).into()]);
    PEERS.into_iter().for_each(|cell| press(game, cell, 5));
    press(game, CELL, 3);
    ask(game, [EntryRequest::Write(Writing::Digits).into()]);
}

#[test]
fn one_undo_brings_all_notes_back() {
    type Change = fn(&mut TerminalGame);
    let kinds: [(&str, Change, Change); 4] = [
        ("a digit", note, |game| press(game, CELL, 5)),
        (
            "a digit after Fill notes",
            |game| ask(game, [BoardRequest::FillNotes.into()]),
            |game| {
                press(game, CELL, 5);
            },
        ),
        (
            "a clash that is corrected",
            |game| {
                note(game);
                ask(game, [LookRequest::Toggle(Switch::Strict).into()]);
                press(game, CELL, 4);
                assert_eq!(board(game).get(Cell::at(CELL.0, CELL.1)), Some(digit(4)), "it clashes and is placed");
            },
            |game| press(game, CELL, 5),
        ),
        ("Solve", note, |game| {
            ask(game, [HelpRequest::Solve.into()]);
            assert!(board(game).is_solved());
        }),
    ];
    for (name, prepare, change) in kinds {
        let mut game = with_puzzle();
        prepare(&mut game);
        let before = (board(&mut game), notes(&mut game));
        assert!(!before.1.get(Cell::at(1, 2)).is_empty(), "{name}");
        change(&mut game);
        assert_ne!((board(&mut game), notes(&mut game)), before, "{name}");
        ask(&mut game, [HistoryRequest::Undo(None).into()]);
        assert_eq!((board(&mut game), notes(&mut game)), before, "{name}");
    }
}

#[test]
fn the_clock_stands_while_nobody_plays() {
    let mut game = with_puzzle();
    let seconds = |game: &mut TerminalGame| {
        let time = |game: &mut TerminalGame| resource::<Session>(game).stats().time;
        // The clock runs from the end of a frame on.
        game.update();
        let before = time(game);
        let_pass(game.app_mut(), Duration::from_secs(7));
        game.update();
        let_pass(game.app_mut(), Duration::ZERO);
        (time(game) - before).as_secs()
    };
    press(&mut game, CELL, 5);
    assert_eq!(seconds(&mut game), 7, "it runs while the player plays");
    let theme = || Request::from(LookRequest::NextTheme);
    let sheet = || Request::from(MakingRequest::ShowSheet);
    for (name, stops, goes_on) in [
        ("paused", vec![ClockRequest::Pause.into()], Request::from(ClockRequest::GoOn)),
        ("paused, with other colours", vec![ClockRequest::Pause.into(), theme()], ClockRequest::GoOn.into()),
        ("a list is open", vec![sheet(), theme()], ViewRequest::CloseSheet.into()),
        ("a program works", vec![Control::PlayOrPause.into()], Control::Stop.into()),
    ] {
        ask(&mut game, stops);
        assert_eq!(seconds(&mut game), 0, "{name}");
        ask(&mut game, [goes_on]);
        assert_eq!(seconds(&mut game), 7, "{name}");
    }
    ask(&mut game, [HelpRequest::Solve.into(), theme()]);
    assert_eq!(seconds(&mut game), 0, "solved");
}

#[test]
fn pause_says_what_it_does_or_why_it_does_nothing() {
    let mut game = with_puzzle();
    let mut says = |request: Request| {
        ask(&mut game, [request]);
        resource::<Speech>(&mut game).text().to_owned()
    };
    assert!(says(ClockRequest::Pause.into()).starts_with("The clock is paused"));
    assert!(says(ClockRequest::GoOn.into()).starts_with("On we go"));
    says(Control::PlayOrPause.into());
    assert!(says(ClockRequest::Pause.into()).contains("Press W to pause a running program"));
    says(Control::PlayOrPause.into());
    assert_eq!(*resource::<State<Scene>>(&mut game).get(), Scene::Solving);
}

/// Returns the folders of the game's files in that home.
fn folders(home: &Path) -> Folders {
    Folders { data: home.join("data/sudoku-assistant"), config: home.join("config/sudoku-assistant") }
}

/// The player's blocks run the game here too, so a digit that they refuse is never entered.
#[test]
fn blocks_that_run_the_game_refuse_what_clashes() {
    let home = tempfile::tempdir().expect("a folder");
    let settings = folders(home.path()).settings();
    fs::create_dir_all(settings.parent().expect("a folder")).expect("it is made");
    for (strict, blocks, stays) in
        [(true, true, false), (false, true, false), (true, false, false), (false, false, true)]
    {
        fs::write(&settings, format!("(version: 1, strict: {strict}, blocks_play: {blocks})")).expect("it is written");
        let mut game = start(Some(folders(home.path())));
        ask(&mut game, [TransferRequest::Paste(PUZZLE.to_owned()).into()]);
        press(&mut game, CELL, 4);
        let found = board(&mut game).get(Cell::at(CELL.0, CELL.1)).is_some();
        assert_eq!(found, stays, "strict: {strict}, blocks: {blocks}");
        game.end();
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
    let mut solved = with_puzzle();
    ask(&mut solved, [HelpRequest::Solve.into()]);
    let all = board(&mut solved);
    let text: String =
        Cell::all().map(|cell| all.get(cell).map_or('.', |digit| char::from(b'0' + digit.get()))).collect();
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
    let mut again = start(Some(folders(home.path())));
    ask(&mut again, [TransferRequest::Paste(format!(".{}", &text[1..])).into()]);
    press(&mut again, (0, 0), text.as_bytes()[0] - b'0');
    again.end();
    assert_eq!(counted(home.path()), 2);
    assert_ne!(board(&mut again), Board::default());
}
