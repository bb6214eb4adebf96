//! The game in a terminal. It shares its rules, hints, runs and texts with the window.

mod board;
mod colours;
mod draw;
mod keys;
mod lesson;
mod screen;
pub mod table;
mod targets;
mod text;

use crate::game::files::storage;
use crate::game::requests::{
    AskRequest, EntryRequest, Request, Scene, Sheet, SpeedRequest, TransferRequest, ViewRequest,
};
use crate::terminal::table::{FLASH, List, Table};
use colours::{Colours, Pen};
use crossterm::clipboard::CopyToClipboard;
use crossterm::event::{Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
use crossterm::{ExecutableCommand, event};
use screen::{Screen, Signals};
use std::fmt::Display;
use std::io::{IsTerminal, Write, stderr, stdin, stdout};
use std::process::ExitCode;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::time::{Duration, Instant};
use std::{env, io, thread};
use sudoku_run::Speed;
use sudoku_techniques::Level;
use sudoku_words::words;
use targets::{Target, Targets};

/// Time between frames while something is running.
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
/// `ascii` restricts the screen to ASCII, as does a locale without UTF-8.
pub fn play(why: Option<&str>, ascii: bool) -> ExitCode {
    sudoku_words::ask_system();
    match missing().map_or_else(|| run(why, ascii || !has_utf8()), Err) {
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

fn run(why: Option<&str>, ascii: bool) -> Result<(), TerminalError> {
    let signals = Signals::hear()?;
    let mut table = Table::new(storage::folders());
    if let Some(why) = why {
        tell(why);
        let said = table.speech.text.clone();
        table.speech.explain(format!("{why} {said}"));
    }
    let mut pen = Pen { colours: Colours::of_terminal(), ascii };
    let mut screen = Screen::take()?;
    let played = turns(&mut table, &mut pen, &mut screen, &signals);
    // Save before anything else, whatever ended the game.
    table.keep(true);
    // A closed terminal is not an error.
    let is_over = signals.end();
    drop(screen);
    if is_over { Ok(()) } else { Ok(played?) }
}

/// Reads events from the keyboard and the mouse on a thread, because reading from a closed terminal never returns.
fn listen() -> Receiver<io::Result<Event>> {
    let (outbox, inbox) = mpsc::channel();
    thread::spawn(move || while outbox.send(event::read()).is_ok() {});
    inbox
}

fn turns(table: &mut Table, pen: &mut Pen, screen: &mut Screen, signals: &Signals) -> io::Result<()> {
    let events = listen();
    let mut targets = Targets::new();
    let (mut last, mut changed) = (Instant::now(), true);
    let mut drawn = Instant::now() - FRAME;
    loop {
        if changed && drawn.elapsed() + Duration::from_millis(1) >= FRAME.min(FLASH) {
            screen.terminal.draw(|frame| targets = draw::draw(table, *pen, frame.area(), frame.buffer_mut()))?;
            (changed, drawn) = (false, Instant::now());
        }
        let wait = match () {
            () if table.plays() && table.speed == Speed::FLAT_OUT => Duration::ZERO,
            () if changed || table.plays() || table.thinks() => FRAME.saturating_sub(drawn.elapsed()),
            () if table.flash.is_some() => FLASH,
            () => NAP,
        };
        let mut suspended = false;
        let mut heard = match events.recv_timeout(wait) {
            Ok(event) => Some(event?),
            Err(RecvTimeoutError::Timeout) => None,
            Err(RecvTimeoutError::Disconnected) => return Err(io::ErrorKind::UnexpectedEof.into()),
        };
        while let Some(event) = heard.take() {
            match hear(event, table, pen, &targets) {
                Flow::GoOn => changed = true,
                Flow::Suspend => suspended = true,
                Flow::Quit => return Ok(()),
            }
            if let Some(text) = table.copied.take() {
                stdout().execute(CopyToClipboard::to_clipboard_from(text))?;
            }
            if !suspended && let Ok(event) = events.try_recv() {
                heard = Some(event?);
            }
        }
        if signals.end() {
            return Ok(());
        }
        if suspended || signals.wait() {
            signals.suspend(screen)?;
            // The time spent suspended does not count as playing time.
            (changed, last) = (true, Instant::now());
        }
        let now = Instant::now();
        changed |= table.pass(now - last);
        last = now;
    }
}

/// Effect of an event on the main loop.
enum Flow {
    GoOn,
    Suspend,
    Quit,
}

fn hear(event: Event, table: &mut Table, pen: &mut Pen, targets: &Targets) -> Flow {
    match event {
        Event::Key(key) if key.kind != KeyEventKind::Release => return press(key, table, pen),
        Event::Mouse(mouse) => click(mouse, table, targets),
        Event::Paste(text) => table.carry_out(TransferRequest::Paste(text).into()),
        _ => {}
    }
    Flow::GoOn
}

fn press(key: KeyEvent, table: &mut Table, pen: &mut Pen) -> Flow {
    if key.modifiers.contains(KeyModifiers::CONTROL) {
        match key.code {
            KeyCode::Char('c' | 'q') => return Flow::Quit,
            KeyCode::Char('z') => return Flow::Suspend,
            KeyCode::Char('t') => {
                pen.colours.dark = !pen.colours.dark;
                return Flow::GoOn;
            }
            _ => {}
        }
    }
    if let Some((list, chosen)) = table.list {
        return choose(key, list, chosen, table);
    }
    if lesson::press(key, table) {
        return Flow::GoOn;
    }
    if table.scene == Scene::Asking {
        let mut text = table.question.text().to_owned();
        match key.code {
            KeyCode::Enter => return ask(table, AskRequest::Answer),
            KeyCode::Char(sign) if !key.modifiers.intersects(KeyModifiers::CONTROL | KeyModifiers::ALT) => {
                text.push(sign)
            }
            KeyCode::Backspace => drop(text.pop()),
            _ => text.clear(),
        }
        if !text.is_empty() || key.code == KeyCode::Backspace {
            return ask(table, AskRequest::Write(text));
        }
    }
    let asked = keys::press(key).and_then(|press| keys::asked(press, table));
    asked.into_iter().for_each(|request| table.carry_out(request));
    Flow::GoOn
}

fn ask(table: &mut Table, request: impl Into<Request>) -> Flow {
    table.carry_out(request.into());
    Flow::GoOn
}

/// Handles a key while a list is open.
fn choose(key: KeyEvent, list: List, chosen: usize, table: &mut Table) -> Flow {
    let lines = draw::lines(list, table);
    let last = lines.len().saturating_sub(1);
    let is_choice =
        |at: &usize| lines.get(*at).is_some_and(|(.., target)| target.is_some() || list == List::Sheet(Sheet::Log));
    let down = |from: usize| (from..=last).find(is_choice).unwrap_or(chosen);
    let up = |from: usize| (0..=from).rev().find(is_choice).unwrap_or(chosen);
    let to = match key.code {
        KeyCode::Up => up(chosen.saturating_sub(1)),
        KeyCode::Down => down((chosen + 1).min(last)),
        KeyCode::PageUp => up(chosen.saturating_sub(10)),
        KeyCode::PageDown => down((chosen + 10).min(last)),
        KeyCode::Home => down(0),
        KeyCode::End => up(last),
        KeyCode::Enter => {
            take_line(list, down(chosen), table);
            return Flow::GoOn;
        }
        _ => return ask(table, ViewRequest::CloseSheet),
    };
    table.list = Some((list, to));
    Flow::GoOn
}

/// Carries out the selected line of a list.
fn take_line(list: List, line: usize, table: &mut Table) {
    let target = draw::lines(list, table).into_iter().nth(line).and_then(|(.., target)| target);
    match (list, target) {
        (List::Sheet(Sheet::New), Some(_)) => {
            Level::ALL.get(line).into_iter().for_each(|&level| table.make_level(level))
        }
        (_, Some(Target::Ask(request))) => table.carry_out(request),
        _ => table.list = None,
    }
}

fn click(mouse: MouseEvent, table: &mut Table, targets: &Targets) {
    let wheel = match mouse.kind {
        MouseEventKind::ScrollUp => Some((KeyCode::Up, SpeedRequest::Faster)),
        MouseEventKind::ScrollDown => Some((KeyCode::Down, SpeedRequest::Slower)),
        _ => None,
    };
    match (wheel, table.list) {
        (Some((key, _)), Some((list, chosen))) => drop(choose(key.into(), list, chosen, table)),
        (Some((_, speed)), None) if table.scene == Scene::Solving => table.carry_out(speed.into()),
        _ => {}
    }
    let more = mouse.modifiers.intersects(KeyModifiers::CONTROL | KeyModifiers::SHIFT);
    let target = targets::at(targets, mouse.column, mouse.row).cloned();
    match (mouse.kind, target) {
        (MouseEventKind::Down(MouseButton::Left), Some(Target::Cell(cell))) if table.scene != Scene::Asking => {
            let asked = if more { EntryRequest::ToggleCell(cell) } else { EntryRequest::ClickCell(cell) };
            table.carry_out(asked.into());
        }
        (MouseEventKind::Down(MouseButton::Left), Some(Target::Ask(request))) => table.carry_out(request),
        (MouseEventKind::Down(MouseButton::Left), Some(Target::Line(line))) => {
            if let Some((list, _)) = table.list {
                take_line(list, line, table);
            }
        }
        (MouseEventKind::Drag(MouseButton::Left), Some(Target::Cell(cell))) => {
            if let Some(from) = table.entry.current().filter(|&from| from != cell) {
                table.carry_out(EntryRequest::DragOver(from, cell).into());
            }
        }
        _ => {}
    }
}
