//! The stage of a program: its sprites and clones in their costumes, where they are, with what they say; before it has clones,
//! its list as a board.

use super::chessboard::{Chessboard, chessboard};
use super::icons;
use crate::blocks::{Actor, BOARD_LIST, Machine, Program};
use crate::game::look::{Rgb, Theme, fonts};
use crate::game::owl::words::words;
use crate::game::workbench::square_name;
use crate::run::{Act, own};
use bevy_egui::egui::{
    Align2, FontFamily, FontId, Id, Pos2, Rect, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, WidgetType, pos2, vec2,
};

/// The size of Scratch's stage, the side of a cell's costume, and how far it is from one cell to the next.
const STAGE: Vec2 = vec2(480.0, 360.0);
const CELL: f32 = 34.0;
const PITCH: f32 = 36.0;

/// The size of the owl's costume.
const OWL: Vec2 = vec2(76.0, 84.0);

/// What was clicked on the stage: a clone by its id, or something else.
pub enum Clicked {
    /// The clone, or the item of the list, with that id.
    Id(u32),
    /// This is to be done.
    Act(Act),
}

/// The stage in that room; `by_list` where a click is to tell an item of its list. Returns what was clicked.
pub fn actors(ui: &mut Ui, theme: &Theme, machine: &Machine, room: Rect, by_list: bool) -> Option<Clicked> {
    if let Some(board) = Chessboard::of_machine(machine) {
        let size = board.size();
        let name = |index| words().lessons_cell(index + 1, square_name(index, size));
        let name: Option<&dyn Fn(usize) -> String> = if by_list { Some(&name) } else { None };
        return chessboard(ui, theme, &board, room, name).map(|index| Clicked::Id(index as u32 + 1));
    }
    if !by_list && machine.actors().iter().any(|actor| actor.is_clone) {
        return stage(ui, theme, machine, room);
    }
    list(ui, theme, machine, room)
}

/// The sprites and clones.
fn stage(ui: &mut Ui, theme: &Theme, machine: &Machine, room: Rect) -> Option<Clicked> {
    let scale = (room.size() / STAGE).min_elem();
    let stage = Rect::from_center_size(room.center(), STAGE * scale);
    let painter = ui.painter().with_clip_rect(stage.expand(1.0));
    painter.rect(stage, 6, theme.background.egui(), Stroke::new(1.0, theme.edge.egui()), StrokeKind::Outside);
    let program = machine.code().program();
    lines(ui, theme, program, stage.center(), scale);
    let mut clicked = None;
    let shown = || machine.actors().iter().filter(|actor| actor.is_shown);
    for actor in shown() {
        let rect = place(actor, program, stage, scale);
        let costume = costume(actor, program);
        let id = own(machine, actor, "id").and_then(|id| id.as_number()).filter(|_| actor.is_clone);
        let response = ui.interact(rect.intersect(stage), Id::new(("actor", actor.id.0)), Sense::click());
        let sprite = &program.sprites[actor.sprite()].name;
        let spoken = match id {
            Some(id) => words().lessons_cell(id as u64, costume.split(' ').next_back().unwrap_or_default()),
            None => words().lessons_click_sprite(sprite),
        };
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &spoken));
        wear(ui, theme, costume, rect, scale);
        if response.hovered() || response.has_focus() {
            painter.rect_stroke(rect, 4, Stroke::new(2.0, theme.text.egui()), StrokeKind::Inside);
        }
        if response.on_hover_text(&spoken).clicked() {
            clicked = Some(match id {
                Some(id) => Clicked::Id(id as u32),
                None => Clicked::Act(Act::ClickSprite(sprite.clone())),
            });
        }
    }
    for actor in shown().filter(|actor| !actor.says.is_empty()) {
        says(ui, theme, &actor.says, place(actor, program, stage, scale), stage);
    }
    clicked
}

fn costume<'a>(actor: &Actor, program: &'a Program) -> &'a str {
    program.sprites[actor.sprite()].costumes.get(actor.costume()).map_or("", String::as_str)
}

/// Where the actor is seen.
fn place(actor: &Actor, program: &Program, stage: Rect, scale: f32) -> Rect {
    let (x, y) = actor.position();
    let costume = costume(actor, program);
    let size = match costume {
        "owl" => OWL,
        _ if cell(costume).is_some() => Vec2::splat(CELL),
        name => vec2(24.0 + 9.0 * name.chars().count().min(40) as f32, CELL),
    };
    // Whatever goes off the stage stays at its edge, as in Scratch.
    let at = vec2((x as f32).clamp(-240.0, 240.0), -(y as f32).clamp(-180.0, 180.0));
    Rect::from_center_size(stage.center() + at * scale, size * scale)
}

/// Whether a costume is a cell: whether it is a given, and its digit.
fn cell(costume: &str) -> Option<(bool, &str)> {
    let (whose, digit) = costume.split_once(' ')?;
    let is_digit = digit.len() == 1 && digit.bytes().all(|byte| byte.is_ascii_digit());
    (is_digit && matches!(whose, "puzzle" | "user")).then_some((whose == "puzzle", digit))
}

/// Draws a costume.
fn wear(ui: &Ui, theme: &Theme, costume: &str, rect: Rect, scale: f32) {
    let painter = ui.painter();
    match (cell(costume), costume) {
        (Some((given, digit)), _) => {
            let digit = if digit == "0" { "" } else { digit };
            square(ui, theme, rect, given, digit);
        }
        (None, "owl") => icons::owl(painter, rect),
        (None, name) => {
            painter.rect_filled(rect, 8, theme.accent.egui());
            let font = fonts::bold(16.0 * scale);
            painter.text(rect.center(), Align2::CENTER_CENTER, name, font, theme.on_accent.egui());
        }
    }
}

/// A cell with a digit: a given, or not.
fn square(ui: &Ui, theme: &Theme, rect: Rect, given: bool, digit: &str) {
    let (fill, ink): (Rgb, Rgb) =
        if given { (theme.puzzle_cell, theme.puzzle_digit) } else { (theme.user_cell, theme.user_digit) };
    let painter = ui.painter();
    painter.rect_filled(rect, (rect.width() / 9.0).min(6.0), fill.egui());
    painter.text(rect.center(), Align2::CENTER_CENTER, digit, fonts::bold(rect.height() * 0.62), ink.egui());
}

/// The lines of a board, where clones are cells: it has as many rows as a cell has digits.
fn lines(ui: &Ui, theme: &Theme, program: &Program, middle: Pos2, scale: f32) {
    let digits = |costumes: &Vec<String>| costumes.iter().filter(|name| matches!(cell(name), Some((true, _)))).count();
    let side = program.sprites.iter().map(|sprite| digits(&sprite.costumes)).max().unwrap_or(0);
    if side > 1 {
        let board = Rect::from_center_size(middle, Vec2::splat(side as f32 * PITCH * scale));
        box_lines(ui, theme, board, side);
    }
}

/// Lines around the boxes of a board, over its whole side.
fn box_lines(ui: &Ui, theme: &Theme, board: Rect, side: usize) {
    let stroke = Stroke::new(2.5, theme.box_lines.egui());
    for line in (0..=side).step_by(side.isqrt().max(1)) {
        let along = board.width() * line as f32 / side as f32;
        ui.painter().vline(board.left() + along, board.y_range(), stroke);
        ui.painter().hline(board.x_range(), board.top() + along, stroke);
    }
}

/// What a sprite says, in a bubble beside it.
fn says(ui: &Ui, theme: &Theme, text: &str, beside: Rect, stage: Rect) {
    let font = FontId::new(14.0, FontFamily::Proportional);
    let galley = ui.painter().layout(text.to_owned(), font, theme.text.egui(), stage.width() * 0.42);
    let size = galley.size() + vec2(16.0, 10.0);
    let left = (beside.right() + 4.0).min(stage.right() - size.x - 4.0).max(stage.left() + 4.0);
    let top = (beside.top() - size.y * 0.5).clamp(stage.top() + 4.0, (stage.bottom() - size.y - 4.0).max(stage.top()));
    let bubble = Rect::from_min_size(pos2(left, top), size);
    let painter = ui.painter();
    painter.rect(bubble, 10, theme.panel.egui(), Stroke::new(1.5, theme.edge.egui()), StrokeKind::Inside);
    painter.galley(bubble.min + vec2(8.0, 5.0), galley, theme.text.egui());
    let response = ui.interact(bubble, Id::new(("says", beside.left() as i32)), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, words().lessons_says("", text)));
}

/// The list of a board, before the program has clones for its cells.
fn list(ui: &mut Ui, theme: &Theme, machine: &Machine, room: Rect) -> Option<Clicked> {
    let items = machine.code().list(BOARD_LIST).map(|list| machine.list(list)).unwrap_or_default();
    let side = match machine.code().program().lists.iter().find(|list| list.name == BOARD_LIST) {
        Some(list) if !list.items.is_empty() => list.items.len().isqrt(),
        _ => 9,
    };
    let pitch = (room.size().min_elem() / side as f32).floor();
    let board = Rect::from_center_size(room.center(), Vec2::splat(pitch * side as f32));
    let mut clicked = None;
    for index in 0..side * side {
        let at = vec2((index % side) as f32, (index / side) as f32) * pitch;
        let rect = Rect::from_min_size(board.min + at, Vec2::splat(pitch)).shrink(1.5);
        let value = items.get(index).map(ToString::to_string).unwrap_or_default();
        let shown = if value == "0" { String::new() } else { value };
        let response = ui.interact(rect, Id::new(("item", index)), Sense::click());
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, words().lessons_cell(index + 1, &shown)));
        square(ui, theme, rect, false, &shown);
        if response.hovered() || response.has_focus() {
            ui.painter().rect_stroke(rect, 4, Stroke::new(2.5, theme.text.egui()), StrokeKind::Inside);
        }
        if response.on_hover_text(words().lessons_cell_tooltip(index + 1)).clicked() {
            clicked = Some(Clicked::Id(index as u32 + 1));
        }
    }
    box_lines(ui, theme, board, side);
    clicked
}
