//! The game in a terminal: an app without a renderer, drawn with ratatui.

mod app;
mod bar;
mod board;
mod chessboard;
mod colours;
mod cursor;
mod display;
mod draw;
mod effect;
mod flash;
mod grid;
mod input;
mod keys;
mod lesson;
mod list;
mod lists;
mod owl;
mod program_editor;
mod screen;
mod stage;
mod targets;
mod text;

pub use app::{Flow, TerminalGame};

use crate::game::files::storage;
use crate::game::requests::LessonRequest;
use crate::game::script::WakeUp;
use crossterm::clipboard::CopyToClipboard;
use crossterm::event::Event;
use crossterm::{ExecutableCommand, event};
use ratatui::buffer::Buffer;
use screen::{Screen, Signals};
use std::fmt::Display;
use std::io::{IsTerminal, Write, stderr, stdin, stdout};
use std::process::ExitCode;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::time::{Duration, Instant};
use std::{env, io, thread};
use sudoku_words::words;

/// The least time between two pictures.
const FRAME: Duration = Duration::from_millis(33);

/// Maximum sleep between two checks for signals.
const NAP: Duration = Duration::from_millis(200);

/// Exit status when the game cannot be played.
const FAILED: u8 = 2;

/// Errors that keep the game from running in a terminal.
#[derive(Debug, thiserror::Error)]
enum TerminalError {
    /// Standard input or output is not a terminal.
    #[error(
        "there is no terminal to play in: {0}; \
         `sudoku-assistant solve --steps PUZZLE` and `sudoku-assistant serve` work without one"
    )]
    None(&'static str),
    /// `TERM` names a terminal that cannot place characters.
    #[error(
        "the game cannot be drawn, because TERM is {DUMB}; set TERM to the kind of your terminal, such as xterm-256color, \
         or use `sudoku-assistant solve --steps PUZZLE`, which works without one"
    )]
    Dumb,
    /// An operation of the terminal failed.
    #[error("the terminal cannot be used: {0}; `sudoku-assistant solve --steps PUZZLE` works without one")]
    Failed(#[from] io::Error),
}

/// The value of `TERM` for terminals that can only write lines.
const DUMB: &str = "dumb";

/// Returns true if there is a terminal to play in.
pub fn is_there() -> bool {
    missing().is_none()
}

/// Returns the reason why there is no terminal to play in, if so.
fn missing() -> Option<TerminalError> {
    match (stdin().is_terminal(), stdout().is_terminal()) {
        (true, true) => env::var_os("TERM").filter(|term| term == DUMB).map(|_| TerminalError::Dumb),
        (false, true) => Some(TerminalError::None("standard input is not a terminal")),
        (true, false) => Some(TerminalError::None("standard output is not a terminal")),
        (false, false) => Some(TerminalError::None("neither standard input nor output is a terminal")),
    }
}

/// Prints a line to standard error. Ignores errors: it may be closed, like its terminal.
fn tell(line: impl Display) {
    let _ = writeln!(stderr(), "sudoku-assistant: {line}");
}

/// Runs the game in the terminal until the player quits. `why` is the reason why there is no window, if it needs to be shown.
/// `ascii` restricts the screen to ASCII, as does a locale without UTF-8. `lesson` is the class code of a lesson to begin with.
pub fn play(why: Option<&str>, ascii: bool, lesson: Option<String>) -> ExitCode {
    sudoku_words::ask_system();
    match missing().map_or_else(|| run(why, ascii || !has_utf8(), lesson), Err) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            tell(error);
            ExitCode::from(FAILED)
        }
    }
}

/// Returns the owl's sentence on the missing window.
pub fn no_display() -> String {
    sudoku_words::ask_system();
    words().terminal_no_display()
}

/// Returns true if the locale uses UTF-8, or none is set.
fn has_utf8() -> bool {
    let mut set = ["LC_ALL", "LC_CTYPE", "LANG"].into_iter().filter_map(|name| env::var(name).ok());
    let locale = set.find(|value| !value.is_empty());
    locale.is_none_or(|locale| locale.to_lowercase().replace('-', "").contains("utf8"))
}

fn run(why: Option<&str>, ascii: bool, lesson: Option<String>) -> Result<(), TerminalError> {
    let signals = Signals::install()?;
    if let Some(why) = why {
        tell(why);
    }
    let (outbox, inbox) = mpsc::channel();
    let wakes = outbox.clone();
    // The game may have ended.
    let wake_up = WakeUp::new(move || drop(wakes.send(Input::WakeUp)));
    let mut game = TerminalGame::new(storage::folders(), why.map(str::to_owned), ascii, wake_up);
    if let Some(lesson) = lesson {
        game.ask(LessonRequest::to_open(lesson).into());
    }
    let mut screen = Screen::take()?;
    listen(outbox);
    let played = turns(&mut game, &mut screen, &signals, &inbox);
    // Save before anything else, whatever ended the game.
    game.end();
    // A closed terminal is not an error.
    let is_over = signals.end();
    drop(screen);
    if is_over { Ok(()) } else { Ok(played?) }
}

/// The events that end the sleep between two frames.
enum Input {
    Event(io::Result<Event>),
    WakeUp,
}

/// Reads events from the keyboard and the mouse on a thread, because reading from a closed terminal never returns.
fn listen(outbox: Sender<Input>) {
    thread::spawn(move || while outbox.send(Input::Event(event::read())).is_ok() {});
}

/// Plays until the game ends.
fn turns(game: &mut TerminalGame, screen: &mut Screen, signals: &Signals, inbox: &Receiver<Input>) -> io::Result<()> {
    let mut shown = None;
    let mut drawn = Instant::now() - FRAME;
    // The time of the next frame, and whether the screen may be out of date.
    let (mut due, mut is_stale) = (Instant::now(), true);
    loop {
        if is_stale && drawn.elapsed() >= FRAME {
            show(game, screen, &mut shown)?;
            (drawn, is_stale) = (Instant::now(), false);
        }
        let mut wait = due.saturating_duration_since(Instant::now()).min(NAP);
        if is_stale {
            wait = wait.min(FRAME.saturating_sub(drawn.elapsed()));
        }
        let mut suspended = false;
        let mut heard = match inbox.recv_timeout(wait) {
            Ok(input) => Some(input),
            Err(RecvTimeoutError::Timeout) => None,
            Err(RecvTimeoutError::Disconnected) => return Err(io::ErrorKind::UnexpectedEof.into()),
        };
        let mut is_due = Instant::now() >= due;
        while let Some(input) = heard.take() {
            (is_due, is_stale) = (true, true);
            if let Input::Event(event) = input {
                match game.handle(event?) {
                    Flow::GoOn => {}
                    Flow::Suspend => suspended = true,
                    Flow::Quit => return Ok(()),
                }
                if let Some(text) = game.copied() {
                    stdout().execute(CopyToClipboard::to_clipboard_from(text))?;
                }
            }
            if !suspended {
                heard = inbox.try_recv().ok();
            }
        }
        if signals.end() {
            return Ok(());
        }
        if suspended || signals.wait() {
            // The time spent suspended does not count as playing time, and nothing plays meanwhile.
            game.set_seen(false);
            signals.suspend(screen)?;
            game.set_seen(true);
            (is_due, is_stale, shown) = (true, true, None);
        }
        if is_due {
            game.update();
            (due, is_stale) = (Instant::now() + game.wait(), true);
        }
    }
}

/// Draws the screen, unless it is shown like this already.
fn show(game: &mut TerminalGame, screen: &mut Screen, shown: &mut Option<Buffer>) -> io::Result<()> {
    screen.terminal.autoresize()?;
    let buffer = game.draw(screen.terminal.get_frame().area());
    if shown.as_ref() != Some(&buffer) {
        screen.terminal.draw(|frame| frame.buffer_mut().merge(&buffer))?;
        *shown = Some(buffer);
    }
    Ok(())
}
