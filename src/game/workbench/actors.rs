//! What is seen of a program: its sprites and clones in their costumes, where they are, with what they say; before it has clones,
//! its list as a board.

use super::chess_picture::Chessboard;
use super::chess_run::square_name;
use super::picture::{Clicked, Owner, Shape, StagePicture, Target};
use crate::blocks::{Actor, BOARD_LIST, Machine, Program};
use crate::game::look::{Rgb, Theme};
use crate::game::owl::words::words;
use crate::run::{Act, own};
use bevy::prelude::*;

/// The size of Scratch's stage, the side of a cell's costume, and how far it is from one cell to the next.
const STAGE: Vec2 = Vec2::new(480.0, 360.0);
const CELL: f32 = 34.0;
const PITCH: f32 = 36.0;

/// The size of the owl's costume.
const OWL: Vec2 = Vec2::new(76.0, 84.0);

/// The most rows of a board whose list is seen.
const MOST_SIDE: usize = 25;

/// The width of the lines around boxes, on the stage and where the list fills it.
const BOX_LINE: f32 = 2.5;
const LIST_LINE: f32 = 4.0;

/// What is seen of the program in that room; `by_list` where a click is to tell an item of its list.
pub fn actors(theme: &Theme, machine: &Machine, room: Rect, by_list: bool) -> StagePicture {
    if let Some(board) = Chessboard::of_machine(machine) {
        let size = board.size();
        let name = |index| words().lessons_cell(index + 1, square_name(index, size));
        let name: Option<&dyn Fn(usize) -> String> = if by_list { Some(&name) } else { None };
        return board.picture(theme, room, name);
    }
    if !by_list && machine.actors().iter().any(|actor| actor.is_clone) {
        return sprites(theme, machine, room);
    }
    list(theme, machine, room)
}

/// The sprites and clones.
fn sprites(theme: &Theme, machine: &Machine, room: Rect) -> StagePicture {
    let scale = (room.size() / STAGE).min_element();
    let stage = Rect::from_center_size(room.center(), STAGE * scale);
    let program = machine.code().program();
    let mut picture = StagePicture::new(stage);
    picture.put(Owner::Ground, Shape::Plain, stage, Some(theme.background));
    // The board has as many rows as a cell has digits.
    let digits = |costumes: &Vec<String>| costumes.iter().filter(|name| matches!(cell(name), Some((true, _)))).count();
    let side = program.sprites.iter().map(|sprite| digits(&sprite.costumes)).max().unwrap_or(0);
    if side > 1 {
        let board = Rect::from_center_size(stage.center(), Vec2::splat(side as f32 * PITCH * scale));
        box_lines(&mut picture, theme, board, side, BOX_LINE);
    }
    for actor in machine.actors().iter().filter(|actor| actor.is_shown) {
        let owner = Owner::Actor(actor.id);
        let rect = place(actor, program, stage, scale);
        let costume = costume(actor, program);
        wear(&mut picture, theme, owner, costume, rect);
        let id = own(machine, actor, "id").and_then(|id| id.as_number()).filter(|_| actor.is_clone);
        let sprite = &program.sprites[actor.sprite()].name;
        let (name, clicked) = match id {
            Some(id) => {
                let digit = costume.split(' ').next_back().unwrap_or_default();
                (words().lessons_cell(id as u64, digit), Clicked::Id(id as u32))
            }
            None => (words().lessons_click_sprite(sprite), Clicked::Act(Act::ClickSprite(sprite.clone()))),
        };
        picture.targets.push(Target { owner, rect: rect.intersect(stage), name, clicked: Some(clicked) });
        if !actor.says.is_empty() {
            picture.says.push((rect, actor.says.to_string()));
        }
    }
    picture
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
        name => Vec2::new(24.0 + 9.0 * name.chars().count().min(40) as f32, CELL),
    };
    // Whatever goes off the stage stays at its edge, as in Scratch.
    let at = Vec2::new((x as f32).clamp(-240.0, 240.0), -(y as f32).clamp(-180.0, 180.0));
    Rect::from_center_size(stage.center() + at * scale, size * scale)
}

/// Whether a costume is a cell: whether it is a given, and its digit.
fn cell(costume: &str) -> Option<(bool, &str)> {
    let (whose, digit) = costume.split_once(' ')?;
    let is_digit = digit.len() == 1 && digit.bytes().all(|byte| byte.is_ascii_digit());
    (is_digit && matches!(whose, "puzzle" | "user")).then_some((whose == "puzzle", digit))
}

/// Puts on a costume.
fn wear(picture: &mut StagePicture, theme: &Theme, owner: Owner, costume: &str, rect: Rect) {
    match (cell(costume), costume) {
        (Some((is_given, digit)), _) => {
            let digit = if digit == "0" { "" } else { digit };
            picture.put_square(owner, rect, colours(theme, is_given), digit, is_given);
        }
        (None, "owl") => picture.put(owner, Shape::Owl, rect, None),
        (None, name) => {
            picture.put(owner, Shape::Square, rect, Some(theme.accent));
            picture.write(owner, name, 47, rect, theme.on_accent);
        }
    }
}

/// The colours of a given and its digit, or of another cell.
fn colours(theme: &Theme, is_given: bool) -> [Rgb; 2] {
    if is_given { [theme.puzzle_cell, theme.puzzle_digit] } else { [theme.user_cell, theme.user_digit] }
}

/// Lines around the boxes of a board, over its whole side.
fn box_lines(picture: &mut StagePicture, theme: &Theme, board: Rect, side: usize, width: f32) {
    for line in (0..=side).step_by(side.isqrt().max(1)) {
        let along = board.width() * line as f32 / side as f32;
        let size = Vec2::new(width, board.height() + width);
        let upright = Rect::from_center_size(Vec2::new(board.min.x + along, board.center().y), size);
        let across = Rect::from_center_size(Vec2::new(board.center().x, board.min.y + along), size.yx());
        for rect in [upright, across] {
            picture.put(Owner::Lines, Shape::Plain, rect, Some(theme.box_lines));
        }
    }
}

/// The list of a board, before the program has clones for its cells.
fn list(theme: &Theme, machine: &Machine, room: Rect) -> StagePicture {
    let items = machine.code().list(BOARD_LIST).map(|list| machine.list(list)).unwrap_or_default();
    let side = match machine.code().program().lists.iter().find(|list| list.name == BOARD_LIST) {
        Some(list) if !list.items.is_empty() => list.items.len().isqrt().min(MOST_SIDE),
        _ => 9,
    };
    let pitch = (room.size().min_element() / side as f32).floor();
    let board = Rect::from_center_size(room.center().round(), Vec2::splat(pitch * side as f32));
    let mut picture = StagePicture::new(room);
    for index in 0..side * side {
        let owner = Owner::Square(index);
        let min = board.min + Vec2::new((index % side) as f32, (index / side) as f32) * pitch;
        let rect = Rect::from_corners(min, min + pitch).inflate(-1.5);
        let value = items.get(index).map(ToString::to_string).unwrap_or_default();
        let shown = if value == "0" { String::new() } else { value };
        picture.put_square(owner, rect, colours(theme, false), &shown, false);
        let spoken = if shown.is_empty() { words().read_blank() } else { shown };
        let name = words().lessons_cell(index + 1, spoken);
        picture.targets.push(Target { owner, rect, name, clicked: Some(Clicked::Id(index as u32 + 1)) });
    }
    box_lines(&mut picture, theme, board, side, LIST_LINE);
    picture
}
