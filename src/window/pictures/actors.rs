//! The picture of a program: its sprites and clones in their costumes, with their speech or, before it has clones, its list as a
//! board.

use super::chessboard;
use super::picture::{Clicked, Owner, Saying, Shape, StagePicture, Target};
use crate::game::workbench::{Chessboard, ListBoard};
use crate::window::look::{Rgb, Theme};
use bevy::prelude::*;
use std::collections::BTreeMap;
use sudoku_blocks::{Actor, BOARD_LIST, Machine, Opcode, Program, Script, Value};
use sudoku_run::{Act, ProgramRun, own_variable};
use sudoku_words::words;

/// The size of Scratch's stage, the side of a cell's costume, and the distance between the centres of two cells.
const STAGE: Vec2 = Vec2::new(480.0, 360.0);
const CELL: f32 = 34.0;
const PITCH: f32 = 36.0;

/// The size of the owl's costume.
const OWL: Vec2 = Vec2::new(76.0, 84.0);

/// Width of the lines around boxes.
const BOX_LINE: f32 = 4.0;

/// Height of the row of other sprites above the board, and the space between them.
const ROW: f32 = 50.0;
const GAP: f32 = 6.0;

/// Draws a program into a rectangle. Its board fills the space below a row with the other sprites and their speech. With
/// `by_list`, a click reports an item of the list; these items, counted from 1, are struck out.
pub fn actors(theme: &Theme, run: &ProgramRun, room: Rect, by_list: Option<&[u32]>) -> StagePicture {
    let (by_list, struck) = (by_list.is_some(), by_list.unwrap_or_default());
    let machine = run.machine();
    let program = machine.code().program();
    let chess = Chessboard::of_machine(machine);
    let has_clones = machine.actors().iter().any(|actor| actor.is_clone);
    let side = cells_in_a_row(program);
    if chess.is_none() && side < 2 && has_clones && !by_list {
        return free_stage(theme, machine, room);
    }
    let (row, rest) = rows(program, room);
    let mut picture = match chess {
        Some(board) => {
            let name = |index: usize| words().lessons_cell(index + 1, board.value(index).unwrap_or_else(blank));
            let name: Option<&dyn Fn(usize) -> String> = if by_list { Some(&name) } else { None };
            chessboard::picture(&board, theme, rest, name)
        }
        None if has_clones && !by_list => cells(theme, run, rest, side),
        None => list(theme, run, rest, by_list, struck),
    };
    picture.stage = room;
    beside_board(&mut picture, theme, machine, row);
    picture
}

/// Draws a problem's program into a rectangle: its chessboard, or else its sprites.
pub fn problem(theme: &Theme, run: &ProgramRun, room: Rect) -> StagePicture {
    match Chessboard::of_machine(run.machine()) {
        Some(board) => chessboard::picture(&board, theme, room, None),
        None => actors(theme, run, room, None),
    }
}

/// Returns the spoken name of an empty cell.
fn blank() -> String {
    words().read_blank()
}

/// Returns the number of cells in a row, which is the number of digits of a cell; 0 if no sprite is a cell.
fn cells_in_a_row(program: &Program) -> usize {
    let digits = |costumes: &Vec<String>| costumes.iter().filter(|name| matches!(cell(name), Some((true, _)))).count();
    program.sprites.iter().map(|sprite| digits(&sprite.costumes)).max().unwrap_or(0)
}

/// Divides a rectangle into the row of the other sprites and the space for the board.
fn rows(program: &Program, room: Rect) -> (Rect, Rect) {
    let is_other = |costumes: &Vec<String>| costumes.first().is_none_or(|costume| cell(costume).is_none());
    let height = if program.sprites.iter().any(|sprite| is_other(&sprite.costumes)) { ROW } else { 0.0 };
    let edge = room.min.y + height.min(room.height() / 3.0);
    let gap = if height > 0.0 { GAP } else { 0.0 };
    (Rect { max: Vec2::new(room.max.x, edge), ..room }, Rect { min: Vec2::new(room.min.x, edge + gap), ..room })
}

/// Draws all sprites and clones at their positions on Scratch's stage.
fn free_stage(theme: &Theme, machine: &Machine, room: Rect) -> StagePicture {
    let scale = (room.size() / STAGE).min_element();
    let stage = Rect::from_center_size(room.center(), STAGE * scale);
    let program = machine.code().program();
    let mut picture = StagePicture::new(stage);
    picture.put(Owner::Ground, Shape::Plain, stage, Some(theme.background));
    for actor in machine.actors().iter().filter(|actor| actor.is_shown) {
        let rect = place(actor, program, stage, scale);
        wear(&mut picture, theme, Owner::Actor(actor.id), costume(actor, program), rect);
        target(&mut picture, machine, actor, rect.intersect(stage), costume(actor, program));
        says(&mut picture, actor, rect, None);
    }
    picture
}

/// Draws the clones of a board's cells.
fn cells(theme: &Theme, run: &ProgramRun, room: Rect, side: usize) -> StagePicture {
    let machine = run.machine();
    let program = machine.code().program();
    let scale = (room.size().min_element() - BOX_LINE) / (side as f32 * PITCH);
    let mut picture = StagePicture::new(room);
    let tried = Tried::of(run);
    for actor in machine.actors().iter().filter(|actor| actor.is_shown && cell(costume(actor, program)).is_some()) {
        let rect = place(actor, program, room, scale);
        let (costume, owner) = (costume(actor, program), Owner::Actor(actor.id));
        let (is_given, worn) = cell(costume).unwrap_or_default();
        let index = id_of(machine, actor).filter(|_| actor.is_clone).map(|id| (id as usize).wrapping_sub(1));
        let item = index.and_then(|index| tried.item(index)).filter(|item| *item != worn);
        let digit = item.as_deref().unwrap_or(worn);
        let is_last = index.is_some() && tried.last == index;
        put_cell(&mut picture, theme, owner, rect, digit, is_given && item.is_none(), is_last);
        target(&mut picture, machine, actor, rect.intersect(room), digit);
        says(&mut picture, actor, rect, None);
    }
    let board = Rect::from_center_size(room.center(), Vec2::splat(side as f32 * PITCH * scale));
    box_lines(&mut picture, theme, board, side);
    picture
}

/// The list while a custom block that fills it is running; the clones change their costumes only at the end.
#[derive(Default)]
struct Tried<'a> {
    items: &'a [Value],
    /// Index of the item changed last.
    last: Option<usize>,
}

impl Tried<'_> {
    fn of(run: &ProgramRun) -> Tried<'_> {
        let machine = run.machine();
        let code = machine.code();
        let puts = |script: &Script| script.blocks.iter().any(|block| block.has(Opcode::ReplaceItem));
        let scripts = code.program().scripts().filter(|placed| puts(placed.script));
        let mut custom_blocks =
            scripts.filter_map(|placed| code.custom_block(&placed.script.definition.as_ref()?.label()));
        let solves = custom_blocks.any(|block| machine.open_calls(block) > 0);
        match machine.code().list(BOARD_LIST).filter(|_| solves) {
            Some(list) => {
                let last = run.counts().replaced.filter(|(of, _)| usize::from(*of) == usize::from(list));
                Tried { items: machine.list(list), last: last.map(|(_, item)| item as usize) }
            }
            None => Tried::default(),
        }
    }

    fn item(&self, index: usize) -> Option<String> {
        self.items.get(index).map(ToString::to_string)
    }
}

/// Draws a cell with its digit. The cell changed last is highlighted as tried or taken back.
fn put_cell(
    picture: &mut StagePicture,
    theme: &Theme,
    owner: Owner,
    rect: Rect,
    digit: &str,
    is_given: bool,
    is_last: bool,
) {
    let digit = if digit == "0" { "" } else { digit };
    let colours = match (is_last, digit) {
        (true, "") | (false, _) => colours(theme, is_given),
        (true, _) => [theme.tried_cell, theme.tried_digit],
    };
    picture.put_square(owner, rect, colours, digit, is_given);
    if is_last && digit.is_empty() {
        picture.put(owner, Shape::Frame, rect, Some(theme.clash));
    }
}

/// Returns the clone's variable `id`.
fn id_of(machine: &Machine, actor: &Actor) -> Option<f64> {
    own_variable(machine, actor, "id").and_then(Value::as_number)
}

/// Adds a clone with its value, or a sprite, as an area that can be clicked or read.
fn target(picture: &mut StagePicture, machine: &Machine, actor: &Actor, rect: Rect, value: &str) {
    let sprite = &machine.code().program().sprites[actor.sprite()].name;
    let (name, clicked) = match id_of(machine, actor).filter(|_| actor.is_clone) {
        Some(id) => {
            let digit = value.split(' ').next_back().unwrap_or_default();
            (words().lessons_cell(id as u64, digit), Clicked::Id(id as u32))
        }
        None => (words().lessons_click_sprite(sprite), Clicked::Act(Act::ClickSprite(sprite.clone()))),
    };
    picture.targets.push(Target { owner: Owner::Actor(actor.id), rect, name, clicked: Some(clicked) });
}

fn says(picture: &mut StagePicture, actor: &Actor, beside: Rect, room: Option<Rect>) {
    if !actor.says.is_empty() {
        picture.says.push(Saying { text: actor.says.to_string(), beside, room });
    }
}

/// Draws the sprites that are not cells side by side in their row, so that neither they nor their speech covers a cell.
fn beside_board(picture: &mut StagePicture, theme: &Theme, machine: &Machine, row: Rect) {
    let program = machine.code().program();
    let is_beside = |actor: &&Actor| actor.is_shown && cell(costume(actor, program)).is_none();
    let mut shown: Vec<&Actor> = machine.actors().iter().filter(is_beside).collect();
    shown.sort_by_key(|actor| costume(actor, program) != "owl");
    let size = |actor: &Actor| {
        let size = costume_size(costume(actor, program));
        size * (row.height() / size.y).min(1.0)
    };
    let widths: f32 = shown.iter().map(|actor| size(actor).x + GAP).sum();
    let speakers = shown.iter().filter(|actor| !actor.says.is_empty()).count().max(1);
    let room = ((row.width() - widths) / speakers as f32 - GAP).max(0.0);
    let mut x = row.min.x;
    for (number, &actor) in shown.iter().enumerate() {
        let size = size(actor);
        // The owl speaks into the space beside it, so a button moves to the other end.
        let is_at_end = number > 0 && number + 1 == shown.len() && actor.says.is_empty();
        let left = if is_at_end { row.max.x - size.x } else { x };
        let rect = Rect::from_center_size(Vec2::new(left + size.x / 2.0, row.center().y), size);
        wear(picture, theme, Owner::Actor(actor.id), costume(actor, program), rect);
        target(picture, machine, actor, rect, "");
        x = rect.max.x + GAP;
        if !actor.says.is_empty() {
            let beside = Rect::new(x + GAP, row.min.y, x + room, row.max.y);
            says(picture, actor, rect, Some(beside));
            x = beside.max.x + GAP;
        }
    }
}

fn costume<'a>(actor: &Actor, program: &'a Program) -> &'a str {
    program.sprites[actor.sprite()].costumes.get(actor.costume()).map_or("", String::as_str)
}

/// Returns the actor's rectangle.
fn place(actor: &Actor, program: &Program, stage: Rect, scale: f32) -> Rect {
    let (x, y) = actor.position();
    let costume = costume(actor, program);
    let size = costume_size(costume);
    // Sprites that leave the stage stop at its edge, as in Scratch.
    let at = Vec2::new((x as f32).clamp(-240.0, 240.0), -(y as f32).clamp(-180.0, 180.0));
    Rect::from_center_size(stage.center() + at * scale, size * scale)
}

/// Returns the size of a costume on Scratch's stage.
fn costume_size(costume: &str) -> Vec2 {
    match costume {
        "owl" => OWL,
        _ if cell(costume).is_some() => Vec2::splat(CELL),
        name => Vec2::new(24.0 + 9.0 * name.chars().count().min(40) as f32, CELL),
    }
}

/// Parses a cell's costume: true for a given, and the digit.
fn cell(costume: &str) -> Option<(bool, &str)> {
    let (whose, digit) = costume.split_once(' ')?;
    let is_digit = digit.len() == 1 && digit.bytes().all(|byte| byte.is_ascii_digit());
    (is_digit && matches!(whose, "puzzle" | "user")).then_some((whose == "puzzle", digit))
}

/// Draws a costume.
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

/// Returns the colours of a given and its digit, or of another cell and its digit.
fn colours(theme: &Theme, is_given: bool) -> [Rgb; 2] {
    if is_given { [theme.puzzle_cell, theme.puzzle_digit] } else { [theme.user_cell, theme.user_digit] }
}

/// Strikes out a cell: a frame and a line across it, so that colours alone do not tell.
fn strike(picture: &mut StagePicture, theme: &Theme, owner: Owner, rect: Rect) {
    let inner = rect.inflate(-0.16 * rect.width());
    let line = [Vec2::new(inner.min.x, inner.max.y), Vec2::new(inner.max.x, inner.min.y)];
    picture.draw_line(owner, line, (rect.width() / 12.0).max(2.0), theme.clash);
    picture.put(owner, Shape::Frame, rect, Some(theme.clash));
}

/// Draws the lines around the boxes of a board.
fn box_lines(picture: &mut StagePicture, theme: &Theme, board: Rect, side: usize) {
    for line in (0..=side).step_by(side.isqrt().max(1)) {
        let along = board.width() * line as f32 / side as f32;
        let size = Vec2::new(BOX_LINE, board.height() + BOX_LINE);
        let upright = Rect::from_center_size(Vec2::new(board.min.x + along, board.center().y), size);
        let across = Rect::from_center_size(Vec2::new(board.center().x, board.min.y + along), size.yx());
        for rect in [upright, across] {
            picture.put(Owner::Lines, Shape::Plain, rect, Some(theme.box_lines));
        }
    }
}

/// Draws a board's list, before the program has clones for its cells or where list items can be clicked.
fn list(theme: &Theme, run: &ProgramRun, room: Rect, by_list: bool, struck: &[u32]) -> StagePicture {
    let machine = run.machine();
    let program = machine.code().program();
    let ListBoard { items, at_start, columns, rows } = ListBoard::of(machine);
    let clones = machine.actors().iter().filter(|actor| actor.is_clone);
    let worn: BTreeMap<usize, bool> =
        clones.filter_map(|clone| Some((id_of(machine, clone)? as usize, cell(costume(clone, program))?.0))).collect();
    // A clone's costume tells whether its digit is a given. Before there are clones, the digits in the initial list are givens.
    let is_given = |index: usize| match worn.get(&(index + 1)) {
        Some(is_given) => *is_given,
        None => worn.is_empty() && at_start.get(index).is_some_and(|item| item != "0"),
    };
    let tried = Tried::of(run);
    let pitch = ((room.size().min_element() - BOX_LINE) / columns as f32).floor();
    let board = Rect::from_center_size(room.center().round(), Vec2::new(columns as f32, rows as f32) * pitch);
    let mut picture = StagePicture::new(room);
    // Cells that the program has not created yet are hidden, unless one has to be clicked.
    if items.is_empty() && at_start.is_empty() && !by_list {
        return picture;
    }
    for index in 0..columns * rows {
        let owner = Owner::Square(index);
        let min = board.min + Vec2::new((index % columns) as f32, (index / columns) as f32) * pitch;
        let rect = Rect::from_corners(min, min + pitch).inflate(-1.5);
        let value = items.get(index).map(ToString::to_string).unwrap_or_default();
        put_cell(&mut picture, theme, owner, rect, &value, is_given(index), tried.last == Some(index));
        let spoken = if value.is_empty() || value == "0" { blank() } else { value };
        let mut name = words().lessons_cell(index + 1, spoken);
        if struck.contains(&(index as u32 + 1)) {
            strike(&mut picture, theme, owner, rect);
            name = words().lessons_cell_found(name);
        }
        picture.targets.push(Target { owner, rect, name, clicked: Some(Clicked::Id(index as u32 + 1)) });
    }
    if rows == columns {
        box_lines(&mut picture, theme, board, columns);
    }
    picture
}
