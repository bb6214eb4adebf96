//! The stage: the board or what runs in its place and, beside it, the script and the owl.

use super::colours::{Pen, Role};
use super::display::Display;
use super::owl::owl;
use super::targets::Targets;
use super::text::{rule, text};
use super::{board, chessboard, grid, text};
use crate::game::blocks::lines as program_lines;
use crate::game::requests::{Page, Scene};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use sudoku_run::EngineRun;
use sudoku_words::words;

/// Draws the board or what runs in its place, and beside it the script and the owl.
pub fn stage(display: &Display, pen: Pen, area: Rect, buffer: &mut Buffer, targets: &mut Targets) {
    let shown = display.board.board();
    let size = board::size(shown.rules(), area);
    let (width, height) = grid::extent(shown.rules(), size);
    let room = area.width.saturating_sub(board::LEAST_BESIDE + 1);
    let place = Rect { width: width.min(room), height: height.min(area.height), ..area };
    match (display.workbench.run(), display.workbench.chess()) {
        _ if !display.is_on_stage(Scene::Running) => board::draw(display, pen, size, place, buffer, targets),
        (_, Some(chess)) => chessboard::of_engine(chess, pen, place, buffer),
        (Some(run), None) if !display.workbench.shows_board() => {
            chessboard::of_program(run, display, pen, place, buffer)
        }
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
    let mut rest = Rect { height: side.height.saturating_sub(owl), ..side };
    if let Some(digits) = board::small_digits(display) {
        let lines = text::wrapped(&digits, rest.width).len() as u16;
        rest.height = rest.height.saturating_sub(lines);
        text(buffer, Rect { y: rest.bottom(), height: lines, ..rest }, Style::new(), &digits);
    }
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
            let title = sudoku_words::engine(engine, display.program.is_own()).word;
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
            let end = if n + 1 < pair.len() { x + column - 1 } else { area.right() };
            let (after, _) = buffer.set_stringn(x, y, name, end.saturating_sub(x).into(), plain);
            buffer.set_stringn(after + 1, y, value, end.saturating_sub(after + 1).into(), strong);
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
