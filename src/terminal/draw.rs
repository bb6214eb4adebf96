//! Draws the screen: a title, the board on the left, the script and the owl on the right, and a bar of buttons at the bottom.

use super::colours::{Pen, Role};
use super::display::{Display, List};
use super::lists::{self, lines};
use super::targets::{Choice, Target, Targets};
use super::text::{rule, text, wrapped};
use super::{board, chessboard, lesson, text};
use crate::game::blocks::lines as program_lines;
use crate::game::owl::Mood;
use crate::game::requests::commands::Command;
use crate::game::requests::commands::Command::*;
use crate::game::requests::{Page, Scene, Sheet, labels};
use crate::game::training::Part;
use bevy_ecs::prelude::*;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use sudoku_run::EngineRun;
use sudoku_words::words;

/// Minimum width and height of the terminal.
const SMALLEST: (u16, u16) = (60, 16);

/// Buttons in the bottom bar.
const PLAYING: [Command; 8] = [Hint, Mistakes, Solve, Watch, Keys, GreenFlag, New, Puzzles];
const SOLVING: [Command; 7] = [Watch, StepBack, Step, Solution, NextEngine, Stop, Keys];
const RUNNING: [Command; 7] = [Watch, StepBack, Step, Solution, NextProblem, Stop, Keys];
const LEARNING: [Command; 10] =
    [LessonFlag, Watch, StepBack, Step, LessonCheck, LessonHint, LessonShow, LessonNext, LessonPath, Edit];
const LISTING: [Command; 5] = [Sudoku, Lessons, Race, Training, Keys];
const RACING: [Command; 6] = [Watch, CopyTable, Sudoku, Lessons, Training, Keys];
const EXAMPLE: [Command; 6] = [TrainingPlay, TrainingBack, TrainingStep, TrainingPractise, TrainingList, Sudoku];
const PRACTICE: [Command; 7] =
    [TrainingCheck, TrainingNext, TrainingHint, TrainingShow, TrainingIdea, TrainingList, Sudoku];

/// Draws everything into the buffer.
pub fn draw((In(pen), InMut(buffer)): (In<Pen>, InMut<Buffer>), display: Display) -> Targets {
    draw_in(&display, pen, buffer.area, buffer)
}

/// Draws everything. With [`Pen::ascii`], replaces all other characters.
fn draw_in(display: &Display, pen: Pen, area: Rect, buffer: &mut Buffer) -> Targets {
    let targets = draw_all(display, pen, area, buffer);
    for cell in buffer.content.iter_mut().filter(|cell| pen.ascii && !cell.symbol().is_ascii()) {
        let plain = cell.symbol().chars().next().map_or(' ', plain);
        cell.set_char(plain);
    }
    targets
}

/// Returns the ASCII replacement of a character.
fn plain(character: char) -> char {
    const PLAIN: [(&str, char); 17] = [
        ("┏┳┓┣╋┫┗┻┛", '+'),
        ("━─–—", '-'),
        ("┃", '|'),
        ("·…", '.'),
        ("▶", '>'),
        ("⁝", ':'),
        ("✕×", 'x'),
        ("“”„«»", '"'),
        ("‘’‚", '\''),
        ("äáà", 'a'),
        ("éèë", 'e'),
        ("íï", 'i'),
        ("öó", 'o'),
        ("üú", 'u'),
        ("ñ", 'n'),
        ("ß", 's'),
        ("\u{a0}\u{202f}", ' '),
    ];
    if character.is_uppercase() {
        return character.to_lowercase().next().map_or('?', plain).to_ascii_uppercase();
    }
    PLAIN.iter().find(|(many, _)| many.contains(character)).map_or('?', |(_, one)| *one)
}

fn draw_all(display: &Display, pen: Pen, area: Rect, buffer: &mut Buffer) -> Targets {
    let mut targets = Vec::new();
    if area.width < SMALLEST.0 || area.height < SMALLEST.1 {
        text(buffer, area, Style::new(), &words().terminal_small(SMALLEST.0, SMALLEST.1));
        return targets;
    }
    title(display, pen, Rect { height: 1, ..area }, buffer);
    buttons(display, pen, Rect { y: area.bottom() - 1, height: 1, ..area }, buffer, &mut targets);
    let middle = Rect { y: area.y + 1, height: area.height - 2, ..area };
    if display.cursor.editor.is_open() {
        let below = owl(display, pen, middle, buffer, &mut targets);
        let above = Rect { height: middle.height.saturating_sub(below), ..middle };
        display.cursor.editor.draw(pen, above, buffer);
    } else if let Some(open) = display.list() {
        // A sentence of the owl on the list itself is the only place where it can be read.
        let below = if open == List::Sheet(Sheet::Log) { 0 } else { owl(display, pen, middle, buffer, &mut targets) };
        let above = Rect { height: middle.height.saturating_sub(below), ..middle };
        list(display, open, pen, above, buffer, &mut targets);
    } else if !lesson::draw(display, pen, middle, buffer, &mut targets) {
        stage(display, pen, middle, buffer, &mut targets);
    }
    targets
}

/// Draws the board or what runs in its place, and beside it the script and the owl.
fn stage(display: &Display, pen: Pen, area: Rect, buffer: &mut Buffer, targets: &mut Targets) {
    let size = board::size(area);
    let (width, height) = board::extent(size);
    let place = Rect { width, height: height.min(area.height), ..area };
    match (display.workbench.run(), display.workbench.chess()) {
        _ if !display.is_on_stage(Scene::Running) => board::draw(display, pen, size, place, buffer, targets),
        (_, Some(chess)) => chessboard::of_engine(chess, pen, place, buffer),
        (Some(run), None) if !display.workbench.shows_board() => chessboard::of_program(run, pen, place, buffer),
        _ => board::draw(display, pen, size, place, buffer, targets),
    }
    let mut side = Rect { x: place.right() + 1, width: area.right().saturating_sub(place.right() + 1), ..area };
    // On wide terminals, values and calls get a column of their own.
    let wide = side.width >= 64;
    let third = Rect { x: side.x + side.width / 2 + 1, width: side.width - side.width / 2 - 1, ..side };
    if wide {
        side.width /= 2;
    }
    let owl = owl(display, pen, side, buffer, targets);
    let rest = Rect { height: side.height.saturating_sub(owl), ..side };
    match display.page.get() {
        Page::Training => technique(display, pen, rest, buffer),
        _ if *display.scene.get() == Scene::Asking => question(display, pen, rest, buffer),
        _ => script(display, pen, rest, wide.then_some(third), buffer),
    }
}

/// Draws the script that runs or would run, and the values of a run: below it, or beside it if there is room.
fn script(display: &Display, pen: Pen, area: Rect, beside: Option<Rect>, buffer: &mut Buffer) {
    let run = display.run();
    let below = if beside.is_some() { 0 } else { run.map_or(0, |_| 4) };
    let code = Rect { height: area.height.saturating_sub(below), ..area };
    let engine = display.solver.engine_here();
    let (title, (lines, lit)) = match display.workbench.run().filter(|_| display.is_on_stage(Scene::Running)) {
        Some(program) => {
            let running = program.last().map(|pulse| pulse.block);
            let (lines, lit) =
                program_lines::of_program(display.blocks.program(), running, Some(display.blocks.script()));
            (display.blocks.program().name.clone(), (lines.into_iter().map(|(_, line)| line).collect(), lit))
        }
        None => {
            let title = labels::engine(engine, display.program.is_own()).word;
            (title, program_lines::lines(engine, display.program.program(), run))
        }
    };
    text::code(&title, &lines, lit, pen, code, buffer);
    if let Some(run) = run {
        let place = beside.unwrap_or(Rect { y: code.bottom(), height: below, ..area });
        values(run, pen, place, buffer);
    }
}

/// Draws how a technique is found.
fn technique(display: &Display, pen: Pen, area: Rect, buffer: &mut Buffer) {
    let Some(technique) = display.training.technique() else { return };
    let name = sudoku_words::capitalised(&sudoku_words::technique(technique));
    buffer.set_stringn(area.x, area.y, name, area.width.into(), pen.colours.of(Role::Strong));
    let steps = sudoku_words::instructions(technique).steps.join(" ");
    let below = Rect { y: area.y + 2, height: area.height.saturating_sub(2), ..area };
    text(buffer, below, Style::new(), &steps);
}

fn title(display: &Display, pen: Pen, area: Rect, buffer: &mut Buffer) {
    let style = pen.colours.of(Role::Title);
    buffer.set_style(area, style);
    buffer.set_stringn(area.x + 1, area.y, words().title(), area.width.into(), style);
    let engine = labels::engine(display.solver.engine_here(), display.program.is_own()).word;
    let speed = match display.films.get().steps_per_second() {
        Some(steps) => words().steps_a_second(steps, sudoku_words::thousands(steps.into())),
        None => words().speed_flat_out(),
    };
    let right = match (display.page.get(), display.film()) {
        (Page::Stage, Some(film)) if !film.paused => format!("{engine} · {speed}"),
        (Page::Stage, Some(_)) => format!("{engine} · {}", words().terminal_paused()),
        (Page::Stage, None) if display.settings.clock() => sudoku_words::clock(display.sitting.session().stats().time),
        _ => String::new(),
    };
    let x = area.right().saturating_sub(right.chars().count() as u16 + 1);
    buffer.set_string(x, area.y, right, style);
}

fn buttons(display: &Display, pen: Pen, area: Rect, buffer: &mut Buffer, targets: &mut Targets) {
    let commands = match (display.page.get(), display.list()) {
        _ if display.cursor.editor.is_open() => &[][..],
        (_, Some(List::Race)) => &RACING[..],
        (_, Some(_)) => &LISTING[..],
        (Page::Lessons, None) => &LEARNING[..],
        (Page::Training, None) if display.training.part() == Part::Idea => &EXAMPLE[..],
        (Page::Training, None) => &PRACTICE[..],
        (Page::Race, None) => &RACING[..],
        (Page::Stage, None) => match display.scene.get() {
            Scene::Solving => &SOLVING[..],
            Scene::Running => &RUNNING[..],
            _ => &PLAYING[..],
        },
    };
    let mut x = area.x;
    for &command in commands {
        let Some(request) = command.request() else { continue };
        let key = command.first_key().replace(&words().key_with_ctrl(""), "^");
        let word = match (command, display.plays()) {
            (Watch | TrainingPlay, true) => words().pause(),
            (Watch, false) => words().tab_watch(),
            (Solution, _) => words().counter_solutions(),
            (NextEngine, _) => words().terminal_engine(),
            (NextProblem, _) => words().terminal_problem(),
            (Stop, _) => words().stop(),
            _ => command.word(),
        };
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

/// Draws the owl's sentence and its offers at the bottom. Returns their height.
fn owl(display: &Display, pen: Pen, area: Rect, buffer: &mut Buffer, targets: &mut Targets) -> u16 {
    let speech = &display.speech;
    let lines = wrapped(speech.text(), area.width);
    let offers = speech.offers();
    let extra = if offers.is_empty() { 1 } else { 2 };
    let height = (lines.len() as u16 + extra).clamp(4, area.height.saturating_sub(4));
    let from = area.bottom() - height;
    let role = match speech.mood() {
        Mood::Calm => Role::Strong,
        Mood::Doubtful => Role::Clash,
        Mood::Happy => Role::Good,
    };
    rule(pen, Rect { y: from, height: 1, ..area }, buffer);
    buffer.set_string(area.x + 1, from, format!(" {} ", face(speech.mood())), pen.colours.of(role));
    let bottom = area.bottom() + 1 - extra;
    for (line, y) in lines.iter().zip(from + 1..bottom) {
        buffer.set_stringn(area.x, y, line, area.width.into(), Style::new());
    }
    let mut x = area.x;
    for offer in offers {
        let button = format!("[ {} ]", offer.label());
        let width = button.chars().count() as u16;
        let at = Rect { x, y: bottom, height: 1, width: width.min(area.right().saturating_sub(x)) };
        buffer.set_stringn(at.x, at.y, button, at.width.into(), pen.colours.of(Role::Title));
        targets.push((at, Target::Ask(offer.request())));
        x += width + 1;
    }
    height
}

/// Returns the owl's face for a mood.
fn face(mood: Mood) -> &'static str {
    match mood {
        Mood::Calm => "(o,o)",
        Mood::Doubtful => "(o,O)",
        Mood::Happy => "(^,^)",
    }
}

/// Draws as many values and calls as fit.
fn values(run: &EngineRun, pen: Pen, area: Rect, buffer: &mut Buffer) {
    let (strong, plain) = (pen.colours.of(Role::Strong), Style::new());
    rule(pen, Rect { height: 1, ..area }, buffer);
    let values = program_lines::values(run);
    let mut y = area.y + 1;
    for pair in values.chunks(if area.height > 8 { 1 } else { 2 }) {
        let column = area.width / pair.len().max(1) as u16;
        for (n, (name, value)) in pair.iter().enumerate().filter(|_| y < area.bottom()) {
            let x = area.x + n as u16 * column;
            let (after, _) = buffer.set_stringn(x, y, name, column.into(), plain);
            buffer.set_stringn(after + 1, y, value, area.right().saturating_sub(after + 1).into(), strong);
        }
        y += 1;
    }
    if y + 2 < area.bottom() {
        rule(pen, Rect { y, height: 1, ..area }, buffer);
        buffer.set_stringn(area.x, y + 1, words().call_stack(), area.width.into(), strong);
        for (call, y) in program_lines::calls(run).iter().zip(y + 2..area.bottom()) {
            buffer.set_stringn(area.x, y, call, area.width.into(), plain);
        }
    }
}

/// Draws the text being typed, with its errors highlighted.
fn question(display: &Display, pen: Pen, area: Rect, buffer: &mut Buffer) {
    let typed = display.question.text();
    let inner = usize::from(area.width.saturating_sub(1)).max(1);
    buffer.set_stringn(area.x, area.y, words().answer_field(), area.width.into(), pen.colours.of(Role::Strong));
    let signs: Vec<char> = typed.chars().chain(['_']).collect();
    let lines = signs.chunks(inner).enumerate();
    let first = signs.len().div_ceil(inner).saturating_sub(usize::from(area.height.saturating_sub(3)));
    for ((row, line), y) in lines.skip(first).zip(area.y + 2..area.bottom()) {
        for (column, sign) in line.iter().enumerate() {
            let is_error = display.question.errors().contains(&(row * inner + column));
            let style = if is_error { pen.colours.of(Role::Clash) } else { Style::new() };
            let sign = if sign.is_control() { ' ' } else { *sign };
            buffer.set_string(area.x + column as u16, y, sign.to_string(), style);
        }
    }
}

/// Draws a list, scrolled to the selected line.
fn list(display: &Display, open: List, pen: Pen, area: Rect, buffer: &mut Buffer, targets: &mut Targets) {
    let lines = lines(open, display);
    let chosen = lists::selected(&lines, display.cursor.line(open));
    let left = lines.iter().filter(|line| !line.about.is_empty()).map(|line| line.word.chars().count()).max();
    let left = left.unwrap_or(0).min(usize::from(area.width) / 2) as u16 + 4;
    let room = usize::from(area.height.saturating_sub(1));
    let is_choice = lines.iter().any(|line| line.choice != Choice::None);
    let first = if is_choice { chosen.saturating_sub(room / 2) } else { chosen };
    let first = first.min(lines.len().saturating_sub(room));
    for ((number, line), y) in lines.iter().enumerate().skip(first).zip(area.y + 1..area.bottom()) {
        let at = Rect { y, height: 1, ..area };
        let is_chosen = is_choice && number == chosen && line.choice != Choice::None;
        let is_title = line.choice == Choice::None && line.about.is_empty() && open != List::Sheet(Sheet::Log);
        let style = match (is_chosen, is_title) {
            (true, _) => pen.colours.of(Role::Lit),
            (false, true) => pen.colours.of(Role::Strong),
            (false, false) => Style::new(),
        };
        if is_chosen {
            buffer.set_style(at, style);
            buffer.set_string(at.x, y, "▶", style);
        }
        buffer.set_stringn(at.x + 2, y, &line.word, usize::from(area.width) - 2, style);
        let about = match line.choice {
            Choice::Field(_) if is_chosen => format!("{}_", display.cursor.text(open)),
            _ => line.about.clone(),
        };
        if !about.is_empty() {
            let x = at.x
                + left.max(if matches!(line.choice, Choice::Field(_)) {
                    line.word.chars().count() as u16 + 4
                } else {
                    0
                });
            buffer.set_stringn(x, y, about, area.right().saturating_sub(x).into(), style);
        }
        if line.choice != Choice::None {
            targets.push((at, Target::Line(number)));
        }
    }
}
