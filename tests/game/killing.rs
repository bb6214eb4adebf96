//! Tests that nothing that was saved is lost if the game is killed at any moment.

use crate::headless::ask;
use crate::keeping::{Home, folders_in};
use crate::player::SCRATCH;
use crate::rooms::logic;
use bevy::prelude::*;
use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash, Hasher};
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;
use sudoku_assistant::game::files::saves::Saves;
use sudoku_assistant::game::requests::{AskRequest, BoardRequest, EntryRequest, HistoryRequest};
use sudoku_assistant::game::script::sets::{RequestSchedule, RequestSystems};
use sudoku_assistant::game::session;
use sudoku_assistant::game::session::Session;
use sudoku_board::classic::ClassicCell;
use sudoku_board::{Cell, Value};
use sudoku_samples::thoroughness::thoroughly;

/// The environment variable for the folder of the killed game; only that process has it.
const KILLED_HOME: &str = "SUDOKU_ASSISTANT_KILLED_HOME";

fn fingerprint(session: &Session) -> u64 {
    let mut hasher = DefaultHasher::new();
    session::write(session).hash(&mut hasher);
    hasher.finish()
}

fn tell(word: &str, session: &Session) {
    let mut out = std::io::stdout().lock();
    writeln!(out, "{word} {}", fingerprint(session)).and_then(|()| out.flush()).expect("the test listens");
}

/// Not a test of its own, but the process that the test below kills. It plays random moves for ever, and prints every state
/// before it is saved, and again when it has been saved.
#[test]
#[ignore = "it is started by the_game_is_killed_while_it_saves"]
fn the_game_that_is_killed() {
    let Some(home) = std::env::var_os(KILLED_HOME) else { return };
    let mut app = logic();
    app.insert_resource(folders_in(Path::new(&home)));
    app.add_systems(RequestSchedule, (|session: Res<Session>| tell("at", &session)).after(RequestSystems::Solved));
    app.update();
    tell("began", app.world().resource::<Session>());
    let mut random = u64::from(std::process::id()) | 1;
    let mut draw = |below: u64| {
        random ^= random << 13;
        random ^= random >> 7;
        random ^= random << 17;
        random % below
    };
    for request in [AskRequest::Open, AskRequest::Write(SCRATCH.to_owned()), AskRequest::Answer] {
        ask(&mut app, request);
        app.update();
    }
    loop {
        let cell = Cell::from_index(draw(81) as usize).expect("0 to 80");
        let digit = Value::DIGITS[draw(9) as usize];
        ask(&mut app, EntryRequest::ClickCell(cell));
        match draw(20) {
            0..8 => ask(&mut app, EntryRequest::PressDigit(Some(digit))),
            8..12 => ask(&mut app, EntryRequest::NoteDigit(digit)),
            12 => ask(&mut app, EntryRequest::PressDigit(None)),
            13..15 => ask(&mut app, HistoryRequest::Undo(None)),
            15 => ask(&mut app, HistoryRequest::Redo(None)),
            16 => ask(&mut app, BoardRequest::FillNotes),
            17 => ask(&mut app, BoardRequest::FillSingles),
            18 => ask(&mut app, BoardRequest::Reset),
            _ => ask(&mut app, BoardRequest::EraseNotes),
        }
        app.update();
        if app.world().resource::<Saves>().is_kept() {
            tell("kept", app.world().resource::<Session>());
        }
    }
}

#[test]
fn the_game_is_killed_while_it_saves() {
    let home = Home::new();
    let mut saved: Option<u64> = None;
    let mut kept_in_all = 0;
    let rounds = thoroughly(100, 10);
    for round in 0..rounds {
        let mut game = Command::new(std::env::current_exe().expect("this test"))
            .args(["--ignored", "--exact", "killing::the_game_that_is_killed", "--nocapture"])
            .env(KILLED_HOME, home.folder.path())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("the game starts");
        let mut lines = BufReader::new(game.stdout.take().expect("a pipe")).lines();
        let mut told: Vec<(String, u64)> = Vec::new();
        let hear = |line: &str| {
            let mut words = line.split(' ').rev();
            let number = words.next()?.parse().ok()?;
            Some((words.next()?.to_owned(), number))
        };
        // The game makes a different number of moves each time, and is killed at some moment after that; there must be
        // something to find.
        while told.len() < 20 + (round as usize * 37) % 90 || !home.folders.sitting().exists() {
            let line = lines.next().expect("it plays on").expect("text");
            told.extend(hear(&line));
        }
        std::thread::sleep(Duration::from_micros(round * 97 % 1900));
        game.kill().expect("it can be killed");
        game.wait().expect("it has ended");
        told.extend(lines.map_while(Result::ok).filter_map(|line| hear(&line)));

        let began = told.iter().find(|(word, _)| word == "began").expect("it told how it began").1;
        if let Some(saved) = saved {
            assert_eq!(began, saved, "round {round}: it went on where the file was");
        }
        let text = std::fs::read_to_string(home.folders.sitting()).expect("there is a file, whole");
        let session = session::read(&text).unwrap_or_else(|error| panic!("round {round}: {error}\n{text}"));
        let mut hasher = DefaultHasher::new();
        session::write(&session).hash(&mut hasher);
        let found = hasher.finish();
        let last_kept = told.iter().rposition(|(word, _)| word == "kept");
        kept_in_all += told.iter().filter(|(word, _)| word == "kept").count();
        // States may repeat, so accept any state at or after the last one that was certainly saved.
        let from = last_kept.unwrap_or(0);
        let is_there = told[from..].iter().any(|&(_, state)| state == found);
        assert!(is_there, "round {round}: the file holds something older than what was kept");
        saved = Some(found);
    }
    assert!(kept_in_all > thoroughly(100, 0), "it was killed {kept_in_all} states after it had kept some");
    // Half-written files are removed at the next start.
    drop(home.player());
    assert_eq!(home.files(), ["in-use.lock", "sitting.sudoku"]);
}
