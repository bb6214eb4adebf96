//! Turns an event of the terminal into its effect, depending on the contents of the screen.

use super::cursor::List;
use super::display::Display;
use super::effect::Effect;
use super::lists;
use super::targets::{self, Choice, Target, Targets};
use super::{keys, lesson};
use crate::game::requests::{
    AskRequest, BlocksRequest, EditorRequest, EntryRequest, LessonRequest, Page, Request, Scene, SpeedRequest,
    TrainingRequest, TransferRequest, ViewRequest,
};
use bevy_ecs::prelude::*;
use crossterm::event::{Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};

/// Returns the effect of an event.
pub fn effect((In(event), InRef(targets)): (In<Event>, InRef<Targets>), display: Display) -> Effect {
    match event {
        Event::Key(key) if key.kind != KeyEventKind::Release => press(key, &display),
        Event::Mouse(mouse) => click(mouse, &display, targets),
        // Terminals send a carriage return for each end of a line.
        Event::Paste(text) => paste(text.replace("\r\n", "\n").replace('\r', "\n"), &display),
        _ => Effect::Nothing,
    }
}

fn ask(request: impl Into<Request>) -> Effect {
    Effect::Ask(vec![request.into()])
}

fn press(key: KeyEvent, display: &Display) -> Effect {
    let with_ctrl = key.modifiers.contains(KeyModifiers::CONTROL);
    match key.code {
        KeyCode::Char('c' | 'q') if with_ctrl => return Effect::Quit,
        KeyCode::Char('z') if with_ctrl => return Effect::Suspend,
        KeyCode::Char('t') if with_ctrl => return Effect::SwitchColours,
        _ => {}
    }
    if display.cursor.editor.is_open() {
        return match key.code {
            KeyCode::Char('s') if with_ctrl => ask(EditorRequest::Rewrite(display.cursor.editor.text())),
            KeyCode::Esc => Effect::LeaveEditor,
            _ => Effect::Type(key),
        };
    }
    let pressed = keys::press(key);
    if pressed.is_some_and(keys::opens_program) {
        return edit(display);
    }
    let is_plain = !key.modifiers.intersects(KeyModifiers::CONTROL | KeyModifiers::ALT);
    if let Some(list) = display.list() {
        return choose(key, list, display);
    }
    if let Some(effect) = lesson::press(key, display) {
        return effect;
    }
    if key.code == KeyCode::Char(' ') && !display.is_on_stage(Scene::Asking) {
        return Effect::OpenOffers;
    }
    if let (KeyCode::Char(sign @ ('[' | ']')), true) = (key.code, is_plain)
        && display.program_run().is_some()
    {
        return ask(next_script(display, sign == ']'));
    }
    if display.is_on_stage(Scene::Asking)
        && let Some(effect) = type_answer(key, display.question.text())
    {
        return effect;
    }
    pressed.and_then(|pressed| keys::asked(pressed, display.situation())).map_or(Effect::Nothing, ask)
}

/// Shows the next script of the program, or the one before.
fn next_script(display: &Display, forwards: bool) -> BlocksRequest {
    let count = display.blocks.program().scripts().count().max(1);
    let step = if forwards { 1 } else { count - 1 };
    BlocksRequest::ChooseScript((display.blocks.script() + step) % count)
}

/// Opens the program as text: that of an exercise where it is, or else the player's on the stage.
fn edit(display: &Display) -> Effect {
    let learns = *display.page.get() == Page::Lessons && display.learning.open().is_some();
    let stays = learns && display.editor.exercise().is_some();
    // The program of this task cannot be changed.
    if learns && !stays {
        return Effect::Nothing;
    }
    let close = display.view.sheet().map(|_| ViewRequest::CloseSheet.into());
    let go = (!stays).then(|| ViewRequest::ShowPage(Page::Stage).into());
    Effect::Edit(close.into_iter().chain(go).collect())
}

/// Returns the effect of a key on the answer to the question for a puzzle; `None` if it is not for the text.
fn type_answer(key: KeyEvent, before: &str) -> Option<Effect> {
    let mut text = before.to_owned();
    match key.code {
        KeyCode::Enter => return Some(ask(AskRequest::Answer)),
        KeyCode::Char(sign) if !key.modifiers.intersects(KeyModifiers::CONTROL | KeyModifiers::ALT) => text.push(sign),
        KeyCode::Char('u') if key.modifiers.contains(KeyModifiers::CONTROL) => text.clear(),
        KeyCode::Backspace => drop(text.pop()),
        _ => return None,
    }
    Some(ask(AskRequest::Write(text)))
}

/// Handles a key while a list is shown.
fn choose(key: KeyEvent, list: List, display: &Display) -> Effect {
    let lines = lists::lines(list, display);
    let chosen = lists::selected(&lines, display.cursor.line(list));
    let last = lines.len().saturating_sub(1);
    let has_choices = lines.iter().any(|line| line.choice != Choice::None);
    let is_stop = |at: &usize| !has_choices || lines.get(*at).is_some_and(|line| line.choice != Choice::None);
    let down = |from: usize| (from..=last).find(is_stop).unwrap_or(chosen);
    let up = |from: usize| (0..=from).rev().find(is_stop).unwrap_or(chosen);
    let text = display.cursor.text(list);
    let field = lines.get(chosen).is_some_and(|line| matches!(line.choice, Choice::Field(_)));
    let is_held = key.modifiers.intersects(KeyModifiers::CONTROL | KeyModifiers::ALT);
    let to = match key.code {
        KeyCode::Up => up(chosen.saturating_sub(1)),
        KeyCode::Down => down((chosen + 1).min(last)),
        KeyCode::PageUp => up(chosen.saturating_sub(10)),
        KeyCode::PageDown => down((chosen + 10).min(last)),
        KeyCode::Home => down(0),
        KeyCode::End => up(last),
        KeyCode::Enter => return take(list, chosen, display),
        KeyCode::Char(sign) if field && !is_held => return Effect::Write(list, chosen, format!("{text}{sign}")),
        KeyCode::Backspace if field => {
            let shorter = text.chars().take(text.chars().count().saturating_sub(1)).collect();
            return Effect::Write(list, chosen, shorter);
        }
        KeyCode::Esc if list == List::Offers => return Effect::CloseOffers,
        KeyCode::Char(' ') if !is_held => return Effect::OpenOffers,
        KeyCode::Esc if list == List::Lessons => return ask(ViewRequest::ShowPage(Page::Stage)),
        _ => {
            let asked = keys::press(key).and_then(|pressed| keys::asked(pressed, display.situation()));
            return match (asked, list) {
                (Some(request), _) => ask(request),
                (None, List::Sheet(_)) => ask(ViewRequest::CloseSheet),
                (None, List::Offers) => Effect::CloseOffers,
                (None, _) => Effect::Nothing,
            };
        }
    };
    Effect::Line(list, to, Vec::new())
}

/// Takes a line of a list.
fn take(list: List, line: usize, display: &Display) -> Effect {
    let requests = match lists::lines(list, display).into_iter().nth(line).map(|line| line.choice) {
        Some(Choice::Ask(request)) => vec![*request],
        Some(Choice::Field(field)) => field.requests(display.cursor.text(list)),
        Some(Choice::None) | None => Vec::new(),
    };
    Effect::Line(list, line, requests)
}

fn click(mouse: MouseEvent, display: &Display, targets: &Targets) -> Effect {
    let wheel = match mouse.kind {
        MouseEventKind::ScrollUp => Some((KeyCode::Up, SpeedRequest::Faster)),
        MouseEventKind::ScrollDown => Some((KeyCode::Down, SpeedRequest::Slower)),
        _ => None,
    };
    match (wheel, display.list()) {
        (Some((key, _)), _) if display.cursor.editor.is_open() => return Effect::Type(key.into()),
        (Some((key, _)), Some(list)) => return choose(key.into(), list, display),
        (Some((_, speed)), None) if display.film().is_some() => return ask(speed),
        _ => {}
    }
    let more = mouse.modifiers.intersects(KeyModifiers::CONTROL | KeyModifiers::SHIFT);
    match (mouse.kind, targets::at(targets, mouse.column, mouse.row).cloned()) {
        (MouseEventKind::Down(MouseButton::Left), Some(Target::Cell(cell))) => match display.page.get() {
            Page::Training => ask(TrainingRequest::Click(cell, None)),
            _ if *display.scene.get() == Scene::Asking => Effect::Nothing,
            _ if more => ask(EntryRequest::ToggleCell(cell)),
            _ => ask(EntryRequest::ClickCell(cell)),
        },
        (MouseEventKind::Down(MouseButton::Left), Some(Target::Ask(request))) => ask(request),
        (MouseEventKind::Down(MouseButton::Left), Some(Target::Line(line))) => {
            display.list().map_or(Effect::Nothing, |list| take(list, line, display))
        }
        (MouseEventKind::Drag(MouseButton::Left), Some(Target::Cell(cell))) => {
            let from = display.entry.current().filter(|&from| from != cell && *display.page.get() == Page::Stage);
            from.map_or(Effect::Nothing, |from| ask(EntryRequest::DragOver(from, cell)))
        }
        _ => Effect::Nothing,
    }
}

/// Pastes into the text that is being typed; elsewhere the text is a puzzle.
fn paste(text: String, display: &Display) -> Effect {
    if display.cursor.editor.is_open() {
        return Effect::Insert(text);
    }
    match display.list() {
        Some(list) => {
            let lines = lists::lines(list, display);
            let chosen = lists::selected(&lines, display.cursor.line(list));
            match lines.get(chosen).map(|line| &line.choice) {
                Some(Choice::Field(_)) => Effect::Write(list, chosen, format!("{}{text}", display.cursor.text(list))),
                _ => ask(TransferRequest::Paste(text)),
            }
        }
        None if *display.page.get() == Page::Lessons => {
            ask(LessonRequest::Write(format!("{}{text}", display.learning.draft())))
        }
        None if display.is_on_stage(Scene::Asking) => {
            ask(AskRequest::Write(format!("{}{text}", display.question.text())))
        }
        None => ask(TransferRequest::Paste(text)),
    }
}
