//! Draws the screen: a title, the board on the left, the script and the owl on the right, and a bar of buttons at the bottom.

use super::colours::{Pen, Role};
use super::targets::{Line, Target, Targets};
use super::text::{rule, text, wrapped};
use super::{board, keys, lesson, text};
use crate::game::blocks::lines;
use crate::game::owl::Mood;
use crate::game::requests::commands::Command;
use crate::game::requests::commands::Command::*;
use crate::game::requests::{Scene, Sheet, TransferRequest, labels};
use crate::terminal::table::{List, Table};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use sudoku_generate::puzzles;
use sudoku_run::EngineRun;
use sudoku_techniques::Level;
use sudoku_words::words;

/// Minimum width and height of the terminal.
const SMALLEST: (u16, u16) = (60, 16);

/// Buttons in the bottom bar.
const PLAYING: [Command; 8] = [Hint, Mistakes, Solve, Watch, Keys, GreenFlag, New, Puzzles];
const SOLVING: [Command; 7] = [Watch, StepBack, Step, Solution, NextEngine, Stop, Keys];
const LEARNING: [Command; 9] =
    [LessonFlag, Watch, StepBack, Step, LessonCheck, LessonHint, LessonShow, LessonNext, LessonPath];

/// Draws everything. With [`Pen::ascii`], replaces all other characters.
pub fn draw(table: &Table, pen: Pen, area: Rect, buffer: &mut Buffer) -> Targets {
    let targets = draw_all(table, pen, area, buffer);
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

fn draw_all(table: &Table, pen: Pen, area: Rect, buffer: &mut Buffer) -> Targets {
    let mut targets = Vec::new();
    if area.width < SMALLEST.0 || area.height < SMALLEST.1 {
        text(buffer, area, Style::new(), &words().terminal_small(SMALLEST.0, SMALLEST.1));
        return targets;
    }
    let run = table.run.as_ref().filter(|_| table.scene == Scene::Solving);
    title(table, run, pen, Rect { height: 1, ..area }, buffer);
    buttons(table, pen, Rect { y: area.bottom() - 1, height: 1, ..area }, buffer, &mut targets);
    let middle = Rect { y: area.y + 1, height: area.height - 2, ..area };
    let size = board::size(middle);
    let (width, height) = board::extent(size);
    let stage = Rect { width, height: height.min(middle.height), ..middle };
    match table.list {
        Some((open, chosen)) => {
            list(&lines(open, table), chosen, open, pen, middle, buffer, &mut targets);
            return targets;
        }
        None if lesson::draw(table, pen, middle, buffer, &mut targets) => return targets,
        None => board::draw(table, pen, size, stage, buffer, &mut targets),
    }
    let mut side = Rect { x: stage.right() + 1, width: middle.right().saturating_sub(stage.right() + 1), ..middle };
    // On wide terminals, values and calls get a column of their own.
    let wide = side.width >= 64;
    let third = Rect { x: side.x + side.width / 2 + 1, width: side.width - side.width / 2 - 1, ..side };
    if wide {
        side.width /= 2;
    }
    let owl = owl(table, pen, side, buffer, &mut targets);
    let rest = Rect { height: side.height.saturating_sub(owl), ..side };
    if table.scene == Scene::Asking {
        question(table, pen, rest, buffer);
        return targets;
    }
    let inner = if wide { 0 } else { run.map_or(0, |_| 4) };
    let code = Rect { height: rest.height.saturating_sub(inner), ..rest };
    let engine = labels::engine(table.engine, table.program.is_own()).word;
    let (lines, lit) = lines::lines(table.engine, table.program.program(), run);
    text::code(&engine, &lines, lit, pen, code, buffer);
    if let Some(run) = run {
        values(run, pen, if wide { third } else { Rect { y: code.bottom(), height: inner, ..rest } }, buffer);
    }
    targets
}

fn title(table: &Table, run: Option<&EngineRun>, pen: Pen, area: Rect, buffer: &mut Buffer) {
    let style = pen.colours.of(Role::Title);
    buffer.set_style(area, style);
    buffer.set_stringn(area.x + 1, area.y, words().title(), area.width.into(), style);
    let engine = labels::engine(table.engine, table.program.is_own()).word;
    let speed = match table.speed.steps_per_second() {
        Some(steps) => words().steps_a_second(steps, sudoku_words::thousands(steps.into())),
        None => words().speed_flat_out(),
    };
    let right = match run {
        Some(run) if !run.playback().is_paused() => format!("{engine} · {speed}"),
        Some(_) => format!("{engine} · {}", words().terminal_paused()),
        None if table.settings.clock => sudoku_words::clock(table.sitting.session().stats().time),
        None => String::new(),
    };
    let x = area.right().saturating_sub(right.chars().count() as u16 + 1);
    buffer.set_string(x, area.y, right, style);
}

fn buttons(table: &Table, pen: Pen, area: Rect, buffer: &mut Buffer, targets: &mut Targets) {
    let commands = match table.scene {
        _ if table.learning.open().is_some() => &LEARNING[..],
        Scene::Solving => &SOLVING[..],
        _ => &PLAYING[..],
    };
    let mut x = area.x;
    for &command in commands {
        let Some(request) = command.request() else { continue };
        let key = command.first_key().replace(&words().key_with_ctrl(""), "^");
        let word = match (command, table.plays()) {
            (Watch, true) => words().pause(),
            (Watch, false) => words().tab_watch(),
            (Solution, _) => words().counter_solutions(),
            (NextEngine, _) => words().terminal_engine(),
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
    if let Some(problem) = table.problem() {
        buffer.set_stringn(
            x + 1,
            area.y,
            problem,
            area.right().saturating_sub(x + 1).into(),
            pen.colours.of(Role::Clash),
        );
    }
}

/// Draws the owl's sentence and its offer at the bottom. Returns their height.
fn owl(table: &Table, pen: Pen, area: Rect, buffer: &mut Buffer, targets: &mut Targets) -> u16 {
    let said = if table.thinks() { words().thinking() } else { table.speech.text.clone() };
    let lines = wrapped(&said, area.width);
    let offer = table.speech.offers().iter().copied().find(|offer| Table::takes(&offer.request()));
    let extra = if offer.is_some() { 2 } else { 1 };
    let height = (lines.len() as u16 + extra).clamp(4, area.height.saturating_sub(4));
    let from = area.bottom() - height;
    let role = match table.speech.mood {
        Mood::Calm => Role::Strong,
        Mood::Doubtful => Role::Clash,
        Mood::Happy => Role::Good,
    };
    rule(pen, Rect { y: from, height: 1, ..area }, buffer);
    buffer.set_string(area.x + 1, from, format!(" {} ", face(table.speech.mood)), pen.colours.of(role));
    let bottom = if offer.is_some() { area.bottom() - 1 } else { area.bottom() };
    for (line, y) in lines.iter().zip(from + 1..bottom) {
        buffer.set_stringn(area.x, y, line, area.width.into(), Style::new());
    }
    if let Some(offer) = offer {
        let button = format!("[ {} ]", offer.label());
        let at = Rect { y: bottom, height: 1, width: (button.chars().count() as u16).min(area.width), ..area };
        buffer.set_stringn(at.x, at.y, button, at.width.into(), pen.colours.of(Role::Title));
        targets.push((at, Target::Ask(offer.request())));
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
    let values = lines::values(run);
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
        for (call, y) in lines::calls(run).iter().zip(y + 2..area.bottom()) {
            buffer.set_stringn(area.x, y, call, area.width.into(), plain);
        }
    }
}

/// Draws the text being typed, with its errors highlighted.
fn question(table: &Table, pen: Pen, area: Rect, buffer: &mut Buffer) {
    let typed = table.question.text();
    let inner = usize::from(area.width.saturating_sub(1)).max(1);
    buffer.set_stringn(area.x, area.y, words().answer_field(), area.width.into(), pen.colours.of(Role::Strong));
    let signs: Vec<char> = typed.chars().chain(['_']).collect();
    let lines = signs.chunks(inner).enumerate();
    let first = signs.len().div_ceil(inner).saturating_sub(usize::from(area.height.saturating_sub(3)));
    for ((row, line), y) in lines.skip(first).zip(area.y + 2..area.bottom()) {
        for (column, sign) in line.iter().enumerate() {
            let is_error = table.question.errors().contains(&(row * inner + column));
            let style = if is_error { pen.colours.of(Role::Clash) } else { Style::new() };
            let sign = if sign.is_control() { ' ' } else { *sign };
            buffer.set_string(area.x + column as u16, y, sign.to_string(), style);
        }
    }
}

/// Returns the lines of a list.
pub fn lines(list: List, table: &Table) -> Vec<Line> {
    match list {
        List::Lessons => lesson::all(table),
        List::Sheet(Sheet::New) => Level::ALL
            .into_iter()
            .enumerate()
            .map(|(n, level)| {
                let named = labels::level(level);
                (named.word, named.tooltip, Some(Target::Line(n)))
            })
            .collect(),
        List::Sheet(Sheet::Puzzles) => {
            let mut found = Vec::new();
            for pack in puzzles::bundled().unwrap_or_default() {
                found.push((sudoku_words::puzzle_name(&pack.name), String::new(), None));
                found.extend(pack.puzzles.into_iter().map(|puzzle| {
                    let level = puzzle.rating.map(|rating| labels::level(rating.level).word).unwrap_or_default();
                    let choose = Target::Ask(TransferRequest::Choose(puzzle.board).into());
                    (sudoku_words::puzzle_name(&puzzle.name), level, Some(choose))
                }));
            }
            found
        }
        List::Sheet(Sheet::Log) => {
            table.speech.log().iter().rev().map(|said| (said.clone(), String::new(), None)).collect()
        }
        List::Sheet(_) => keys::sheet()
            .into_iter()
            .flat_map(|(title, rows)| {
                let rows = rows.into_iter().map(|(keys, does)| (format!("  {keys}"), does, Some(Target::Line(0))));
                [(title, String::new(), None)].into_iter().chain(rows)
            })
            .collect(),
    }
}

/// Draws a list over the board, scrolled to the selected line.
fn list(lines: &[Line], chosen: usize, list: List, pen: Pen, area: Rect, buffer: &mut Buffer, targets: &mut Targets) {
    let is_choice = matches!(list, List::Sheet(Sheet::New | Sheet::Puzzles) | List::Lessons);
    let left = lines.iter().filter(|(_, right, _)| !right.is_empty()).map(|(left, ..)| left.chars().count()).max();
    let left = left.unwrap_or(0).min(usize::from(area.width) / 2) as u16 + 2;
    let room = usize::from(area.height.saturating_sub(1));
    let first = if is_choice { chosen.saturating_sub(room / 2) } else { chosen };
    let first = first.min(lines.len().saturating_sub(room));
    for ((number, (word, about, target)), y) in lines.iter().enumerate().skip(first).zip(area.y + 1..area.bottom()) {
        let at = Rect { y, height: 1, ..area };
        let style = match target {
            Some(_) if is_choice && number == chosen => pen.colours.of(Role::Lit),
            None if list != List::Sheet(Sheet::Log) => pen.colours.of(Role::Strong),
            _ => Style::new(),
        };
        if is_choice && number == chosen {
            buffer.set_style(at, style);
            buffer.set_string(at.x, y, "▶", style);
        }
        buffer.set_stringn(at.x + 1, y, word, usize::from(area.width) - 1, style);
        if !about.is_empty() {
            buffer.set_stringn(at.x + left, y, about, area.width.saturating_sub(left).into(), style);
        }
        if is_choice && target.is_some() {
            targets.push((at, Target::Line(number)));
        }
    }
}
