//! Changes programs as a pupil does: blocks are found in the palette, carried to their places, dragged, filled and deleted.

use crate::player::{ANYTHING, Player};
use bevy::input::keyboard::Key;
use bevy::input::mouse::MouseButton;
use bevy::math::{Rect, Vec2};
use std::sync::Arc;
use sudoku_assistant::game::blocks::Blocks;
use sudoku_assistant::game::editor::Editor;
use sudoku_assistant::game::requests::HeldPiece;
use sudoku_assistant::game::requests::commands::Command;
use sudoku_blocks::edit::{DropPlace, Edit, NewPart, Owner, choices, palette};
use sudoku_blocks::{Block, BlockId, Category, Program, Shape, SlotKind, numbered};
use sudoku_words::words;

/// The lengths in the drawing of a block: how far a stack in a mouth is indented, the height of an empty mouth, that of the bar
/// below a mouth, and that of the row between two mouths.
const ARM: f32 = 13.0;
const MOUTH: f32 = 16.0;
const FOOT: f32 = 13.0;
const ELSE: f32 = 22.0;

/// The distance from the left edge of a block at which it is taken: nothing is in its slots there.
const GRIP: f32 = 4.0;

/// Returns the program that is changed in the open task.
pub fn exercise(player: &Player) -> Arc<Program> {
    Arc::clone(player.resource::<Editor>().exercise().expect("blocks to change").program())
}

/// Makes this edit with mouse and keyboard. Loose pieces are dragged if `drags` is true, and else carried with the keys.
pub fn make(player: &mut Player, edit: &Edit, drags: bool) {
    match edit {
        Edit::Fill { block, slot, text } => fill(player, *block, *slot, text),
        Edit::Delete { block } => in_menu(player, *block, &Command::EditDelete.word()),
        Edit::Insert { block, to } => {
            take(player, block);
            carry(player, *to);
        }
        Edit::Move { piece, to } if drags => drag(player, *piece, *to),
        Edit::Move { piece, to } => {
            in_menu(player, *piece, &Command::EditAct.word());
            carry(player, *to);
        }
        Edit::NewVariable { name, owner } => {
            category(player, Category::Variables);
            player.click_control(match owner {
                Owner::All => words().editor_new_variable(),
                Owner::Sprite(_) => words().editor_own_variable(),
            });
            player.frames(2);
            player.type_text(name);
            player.key(Key::Enter);
        }
        Edit::Define { label, shape, without_refresh, .. } => define(player, label, *shape, *without_refresh),
        other => panic!("nobody does this with mouse and keyboard: {other:?}"),
    }
    player.frames(3);
}

fn category(player: &mut Player, category: Category) {
    player.click_control(words().category_tooltip(sudoku_words::category(category)));
    player.frames(2);
}

/// Clicks what has this name in a menu or a list, which lies above the bubble of the task. Scrolls to it if necessary; `near` are the
/// names of other entries of the list.
fn click_above(player: &mut Player, name: &str, near: &[String]) {
    // Blocks may have the same words.
    let below = [Command::LessonHint.word(), words().palette_search_tooltip()];
    for _ in 0..30 {
        let layers = player.pressable();
        let above = layers.iter().filter(|layer| layer.iter().all(|(other, ..)| !below.contains(other)));
        let above: Vec<_> = above.flatten().collect();
        let is_seen = |whole: f32, seen: f32| seen > 0.6 * whole;
        let found = above.iter().find(|(other, whole, seen)| other == name && is_seen(whole.height(), seen.height()));
        if let Some((_, _, seen)) = found {
            player.click_at(Vec2::new(seen.center().x, seen.center().y));
            return;
        }
        let rows = above.iter().filter(|(other, ..)| near.contains(other)).map(|(_, _, seen)| *seen);
        let Some(list) = rows.reduce(|all, one| all.union(one)) else { panic!("there is no {name:?} in {above:?}") };
        // It is at the edge that it is beyond.
        let all = player.all_bounds(name).into_iter();
        let inside = all.filter(|rect| rect.min.x < list.max.x && rect.max.x > list.min.x);
        let down = inside.map(|rect| rect.center().y).any(|y| y > list.center().y);
        player.scroll_at(Vec2::new(list.center().x, list.center().y), if down { 3.0 } else { -3.0 });
    }
    panic!("{name:?} cannot be scrolled to");
}

/// Scrolls until the left end of the block, or all of its slot, is seen. Returns the part that is seen.
pub fn sight(player: &mut Player, block: BlockId, slot: Option<usize>) -> Rect {
    for _ in 0..60 {
        let area = player.shown_as(words().script_area(ANYTHING)).expect("scripts are seen");
        let area = player.bounds(&area).expect("it has a place");
        let seen = player.blocks();
        let found = seen.iter().find(|(at, _)| *at == (block, slot)).map(|(_, rect)| *rect);
        let lines = match found {
            Some(rect) => Vec2::new(
                match () {
                    () if rect.min.x < area.min.x + 1.0 => -2.0,
                    () if rect.width() < 3.0 || slot.is_some() && rect.max.x > area.max.x - 1.0 => 2.0,
                    () => 0.0,
                },
                match () {
                    () if rect.min.y < area.min.y + 1.0 => -2.0,
                    () if rect.max.y > area.max.y - 4.0 => 2.0,
                    () => 0.0,
                },
            ),
            // Blocks are numbered from the top.
            None if seen.iter().all(|((other, _), _)| *other <= block) => Vec2::new(0.0, 4.0),
            None => Vec2::new(0.0, -4.0),
        };
        match found {
            Some(rect) if lines == Vec2::ZERO => return rect,
            _ => player.scroll_by(area.center(), lines),
        }
    }
    panic!("{block:?}, {slot:?} cannot be scrolled to");
}

/// Opens the menu of a block with the other mouse button, and clicks an entry.
fn in_menu(player: &mut Player, block: BlockId, entry: &str) {
    let rect = sight(player, block, None);
    player.click_with(MouseButton::Right, Vec2::new(rect.min.x + GRIP, rect.center().y));
    player.frames(2);
    click_above(player, entry, &[]);
    player.frames(2);
}

/// Clicks a slot, and types a text or chooses it from the list of the slot.
fn fill(player: &mut Player, block: BlockId, slot: usize, text: &str) {
    let program = exercise(player);
    let rect = sight(player, block, Some(slot));
    player.click_at(rect.center());
    player.frames(2);
    let sprite = program.script_of(block).expect("it is in a script").sprite;
    let kind = sprite.slot_kind(program.block(block).expect("it is there"), slot);
    let is_typed = matches!(kind, Some(SlotKind::Broadcast | SlotKind::Message));
    let listed = choices(&program, block, slot);
    if listed.is_empty() || is_typed {
        // The old text is selected, so that typing replaces it.
        match text {
            "" => player.key(Key::Backspace),
            _ => player.type_text(text),
        }
        player.key(Key::Enter);
    } else {
        let listed: Vec<String> = listed.iter().map(|choice| sudoku_words::choice(choice)).collect();
        click_above(player, &sudoku_words::choice(text), &listed);
    }
}

/// Finds a block in the palette by typing its words, and takes it with a click.
fn take(player: &mut Player, block: &Block) {
    let held = |player: &Player| match player.resource::<Editor>().hand().map(|hand| &hand.held) {
        Some(HeldPiece::New(held)) => Some(Block::clone(held)),
        _ => None,
    };
    let text = block.to_string();
    let query = text.lines().next().unwrap_or_default();
    let (program, sprite) = (exercise(player), player.resource::<Blocks>().sprite());
    let found = palette(&program, sprite).into_iter().filter(|of| of.answers(query, ""));
    let first = found.map(|of| of.block).position(|found| found == *block).unwrap_or_default();
    for number in first..first + 10 {
        player.click_control(words().palette_search_tooltip());
        player.frames(2);
        player.with_control('a');
        player.type_text(query);
        player.frames(3);
        let start = words().palette_block("");
        let layers = player.pressable();
        let mut found =
            layers.iter().flatten().filter(|(name, _, seen)| name.starts_with(&start) && seen.is_positive());
        let (_, _, seen) = found.nth(number).unwrap_or_else(|| panic!("“{block}” is not found"));
        player.click_at(Vec2::new(seen.min.x + GRIP, seen.center().y));
        player.frames(2);
        if held(player).as_ref() == Some(block) {
            return;
        }
        // Another block has the same words in it.
        if player.resource::<Editor>().hand().is_some() {
            player.key(Key::Escape);
            player.frames(2);
        }
    }
    panic!("“{block}” cannot be taken");
}

/// The most presses of an arrow key after which a piece is carried with the mouse.
const FAR: usize = 5;

/// Returns the arrow key that leads to a place for the piece in hand, and how often it has to be pressed.
fn way(player: &Player, to: DropPlace) -> (Key, usize) {
    let hand = player.resource::<Editor>().hand().expect("a piece is in hand");
    let place = hand.places.iter().position(|place| *place == to);
    let (count, aim) = (hand.places.len(), hand.aim);
    let place = place.unwrap_or_else(|| panic!("{to:?} is no place for {:?}", hand.held));
    let forward = (place + count - aim) % count;
    if 2 * forward <= count { (Key::ArrowDown, forward) } else { (Key::ArrowUp, count - forward) }
}

/// Carries the piece in hand to a place: with the arrow keys if it is near, and else with the mouse.
fn carry(player: &mut Player, to: DropPlace) {
    if way(player, to).1 > FAR {
        let program = exercise(player);
        // What is scrolled to for one end of a block moves the other.
        self::place(player, &program, to);
        let at = self::place(player, &program, to);
        player.click_at(at);
        player.frames(2);
        if player.resource::<Editor>().hand().is_none() {
            return;
        }
        // The other end of a long block may still have moved. The keys always lead there.
    }
    let (key, times) = way(player, to);
    for _ in 0..times {
        player.key(key.clone());
    }
    player.key(Key::Enter);
    player.frames(2);
}

/// Makes a custom block: types its words and inputs, and chooses its shape.
fn define(player: &mut Player, label: &[NewPart], shape: Shape, without_refresh: bool) {
    category(player, Category::MyBlocks);
    player.click_control(words().editor_define());
    player.frames(2);
    let parts = label.iter().map(|part| match part {
        NewPart::Words(words) => words.clone(),
        NewPart::Input { name, boolean: true, .. } => format!("<{name}>"),
        NewPart::Input { name, .. } => format!("({name})"),
    });
    player.type_text(&parts.collect::<Vec<_>>().join(" "));
    let shape = match shape {
        Shape::Round => Some(words().shape_round()),
        Shape::SixSided => Some(words().shape_six_sided()),
        _ => None,
    };
    if let Some(shape) = shape {
        click_above(player, &shape, &[]);
    }
    let is_without = player.resource::<Editor>().field().is_some_and(|field| field.without_refresh);
    if is_without != without_refresh {
        click_above(player, &words().without_refresh(), &[]);
    }
    click_above(player, &words().editor_ok(), &[]);
}

/// Drags a block, with the blocks below it, to a place in the scripts.
fn drag(player: &mut Player, piece: BlockId, to: DropPlace) {
    let program = exercise(player);
    // What is scrolled to for one end of the way moves the other.
    sight(player, piece, None);
    place(player, &program, to);
    let rect = sight(player, piece, None);
    let from = Vec2::new(rect.min.x + GRIP, rect.center().y);
    // The piece is held where the button was pressed.
    let target = place(player, &program, to) + (from - rect.min);
    if player.block_rect(piece, None) == Some(rect) {
        player.drag(from, target);
        return;
    }
    // If both ends are not in view at once, the piece is carried.
    in_menu(player, piece, &Command::EditAct.word());
    carry(player, to);
}

/// Returns the point to which the top left corner of a piece is dragged.
fn place(player: &mut Player, program: &Program, to: DropPlace) -> Vec2 {
    match to {
        DropPlace::Above(id) => sight(player, id, None).min,
        DropPlace::Below(id) => {
            let left = sight(player, id, None).min.x;
            Vec2::new(left, bottom(player, program, id))
        }
        DropPlace::Mouth(id, mouth) => {
            let rect = sight(player, id, None);
            Vec2::new(rect.min.x + ARM, mouths(player, program, id)[mouth].0)
        }
        DropPlace::Slot(id, slot) => sight(player, id, Some(slot)).center(),
        DropPlace::Script { .. } | DropPlace::Palette => panic!("{to:?} is not beside a block"),
    }
}

/// Returns where each mouth of a block begins and ends.
fn mouths(player: &mut Player, program: &Program, id: BlockId) -> Vec<(f32, f32)> {
    let mut at = sight(player, id, None).max.y;
    let Some(block) = program.block(id) else { return Vec::new() };
    let branches: Vec<(BlockId, Vec<Block>)> =
        block.in_mouths(id).map(|(first, branch)| (first, branch.to_vec())).collect();
    let mut found = Vec::new();
    for (first, branch) in branches {
        let start = if found.is_empty() { at } else { at + ELSE };
        let last = numbered(first, &branch).last().map(|(last, _)| last);
        at = last.map_or(start + MOUTH, |last| bottom(player, program, last));
        found.push((start, at));
    }
    found
}

/// Returns where a block ends, with what is in its mouths.
fn bottom(player: &mut Player, program: &Program, id: BlockId) -> f32 {
    match mouths(player, program, id).last() {
        Some((_, end)) => end + FOOT,
        None => sight(player, id, None).max.y,
    }
}
