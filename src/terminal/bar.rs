//! The title above everything, and the bar of buttons below it.

use super::colours::{Pen, Role};
use super::cursor::List;
use super::display::Display;
use super::keys;
use super::targets::{Target, Targets};
use crate::game::requests::commands::Command;
use crate::game::requests::commands::Command::*;
use crate::game::requests::{AskRequest, ClockRequest, Page, Request, Scene};
use crate::game::training::Part;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use sudoku_words::words;

const PLAYING: [Command; 9] = [Hint, Mistakes, Solve, Watch, Keys, GreenFlag, New, Puzzles, Lessons];
const SOLVING: [Command; 7] = [Watch, Stop, StepBack, Step, Solution, NextEngine, Keys];
const RUNNING: [Command; 7] = [Watch, Stop, StepBack, Step, NextProblem, NextEngine, Keys];
const LEARNING: [Command; 11] = [
    LessonFlag,
    Watch,
    LessonCheck,
    LessonHint,
    LessonNext,
    LessonPath,
    Step,
    Edit,
    LessonShow,
    StepBack,
    LessonMoment,
];
const LISTING: [Command; 5] = [Sudoku, Lessons, Race, Training, Keys];
const SHEET: [Command; 1] = [CloseSheet];
const RACING: [Command; 6] = [Watch, CopyTable, Sudoku, Lessons, Training, Keys];
const EXAMPLE: [Command; 6] = [TrainingPlay, TrainingBack, TrainingStep, TrainingPractise, TrainingList, Sudoku];
const PRACTICE: [Command; 7] =
    [TrainingCheck, TrainingNext, TrainingHint, TrainingShow, TrainingIdea, TrainingList, Sudoku];

/// Draws the title, and what runs.
pub fn title(display: &Display, pen: Pen, area: Rect, buffer: &mut Buffer) {
    let style = pen.colours.of(Role::Title);
    buffer.set_style(area, style);
    buffer.set_stringn(area.x + 1, area.y, words().title(), area.width.into(), style);
    let engine = sudoku_words::engine(display.solver.engine_here(), display.program.is_own()).word;
    let speed = match display.films.get().steps_per_second() {
        Some(steps) => words().steps_a_second(steps, sudoku_words::thousands(steps.into())),
        None => words().speed_flat_out(),
    };
    let right = match (display.page.get(), display.film()) {
        (Page::Stage, Some(film)) if !film.paused => format!("{engine} · {speed}"),
        (Page::Stage, Some(_)) => format!("{engine} · {}", words().terminal_paused()),
        (Page::Stage, None) if display.settings.clock() => sudoku_words::clock(display.session.stats().time),
        _ => String::new(),
    };
    let x = area.right().saturating_sub(right.chars().count() as u16 + 1);
    buffer.set_string(x, area.y, right, style);
}

/// A button of the bar.
struct Button {
    key: String,
    word: String,
    request: Request,
}

/// Returns the buttons for what can be done now, the most important ones first.
fn all_buttons(display: &Display) -> Vec<Button> {
    let own = |key: String, word: String, request: Request| Button { key, word, request };
    let (enter, escape) = (words().key_enter(), words().key_escape());
    let (own, commands) = match (display.page.get(), display.list()) {
        _ if display.cursor.editor.is_open() => return Vec::new(),
        (_, Some(List::Sheet(_) | List::Offers)) => (Vec::new(), &SHEET[..]),
        (_, Some(List::Race)) => (Vec::new(), &RACING[..]),
        (_, Some(_)) => (Vec::new(), &LISTING[..]),
        (Page::Lessons, None) => (Vec::new(), &LEARNING[..]),
        (Page::Training, None) if display.training.part() == Part::Idea => (Vec::new(), &EXAMPLE[..]),
        (Page::Training, None) => (Vec::new(), &PRACTICE[..]),
        (Page::Race, None) => (Vec::new(), &RACING[..]),
        (Page::Stage, None) => match display.scene.get() {
            Scene::Solving => (Vec::new(), &SOLVING[..]),
            Scene::Running => (Vec::new(), &RUNNING[..]),
            Scene::Playing => (Vec::new(), &PLAYING[..]),
            Scene::Asking => (
                vec![
                    own(enter, words().answer(), AskRequest::Answer.into()),
                    own(escape, words().close(), AskRequest::Leave.into()),
                ],
                &[Puzzles, New][..],
            ),
            Scene::Paused => (vec![own(enter, words().go_on(), ClockRequest::GoOn.into())], &[Keys][..]),
        },
    };
    let of_command = |&command: &Command| {
        let word = match (command, display.plays()) {
            (Watch | TrainingPlay, true) => words().pause(),
            (Watch, false) => words().tab_watch(),
            (Solution, _) => words().counter_solutions(),
            (NextEngine, _) => words().terminal_engine(),
            (NextProblem, _) => words().terminal_problem(),
            (LessonMoment, _) => words().terminal_moment(),
            (Stop, _) => words().stop(),
            _ => command.word(),
        };
        command.request().map(|request| Button { key: keys::name(command), word, request })
    };
    own.into_iter().chain(commands.iter().filter_map(of_command)).collect()
}

/// Draws the buttons for what can be done now, with their keys, as far as there is room, or why the game is not saved.
pub fn buttons(display: &Display, pen: Pen, area: Rect, buffer: &mut Buffer, targets: &mut Targets) {
    let mut x = area.x;
    for Button { key, word, request } in all_buttons(display) {
        let width = (key.chars().count() + word.chars().count() + 3) as u16;
        if x + width > area.right() {
            break;
        }
        buffer.set_string(x, area.y, format!(" {key}"), pen.colours.of(Role::Strong));
        buffer.set_string(x + 2 + key.chars().count() as u16, area.y, word, Style::new());
        targets.push((Rect { x, width, ..area }, Target::Ask(request)));
        x += width;
    }
    if let Some(problem) = display.saves.problem() {
        let room = area.right().saturating_sub(x + 1).into();
        buffer.set_stringn(x + 1, area.y, problem, room, pen.colours.of(Role::Clash));
    }
}
