//! The scripts of a sprite, to read, select, drag and edit, with what runs highlighted; and the dragged piece above them.

use super::arranged::{GAP, Scripts, TEXT, alone, arranged, piece};
use super::copies;
use super::field::slot_field;
use super::margin;
use super::menu::menu;
use super::outline::Origin;
use super::paint::Brush;
use super::seen::Seen;
use super::target::{Target, nearest, target};
use crate::game::editor::{CarriedPiece, can_be_filled};
use crate::game::requests::{
    BlocksRequest, EditorRequest, HeldPiece, Naming, Request, SolverRequest, WorkbenchRequest,
};
use crate::window::blocks::layout::title;
use crate::window::blocks::{Form, Part, ScriptLayout};
use crate::window::look::Theme;
use bevy_egui::egui::{
    EventFilter, Id, Key, LayerId, Order, Pos2, Rect, ScrollArea, Sense, Stroke, StrokeKind, Ui, UiBuilder, Vec2,
    WidgetInfo, WidgetType, pos2, vec2,
};
use std::sync::Arc;
use sudoku_blocks::edit::{DropPlace, input_of};
use sudoku_blocks::{BlockId, Program, Script};
use sudoku_words::words;

/// Returns the id under which the grip is stored between frames: where the mouse holds the piece, from its top left corner.
fn grip() -> Id {
    Id::new("edited_piece_grip")
}

/// Stores the grip of a piece whose top left corner is there.
pub fn keep_grip(ui: &Ui, corner: Pos2) {
    // The piece is held where the button was pressed; the mouse has moved since.
    let grip = ui.input(|input| input.pointer.press_origin()).map_or(Vec2::ZERO, |at| at - corner);
    ui.data_mut(|data| data.insert_temp(self::grip(), grip));
}

/// The distance from the edge at which dragging scrolls the scripts, and the distance per frame, in points.
const EDGE: f32 = 28.0;
const SCROLL: f32 = 9.0;

/// The view of the scripts in the previous frame.
#[derive(Clone, Copy, Default)]
struct Before {
    sprite: usize,
    offset: Vec2,
    chosen: u32,
    scroll_request: u32,
    /// The size of the texts, and the sprite, script and width that it was chosen for. An edit alone does not change the size.
    size: Option<(f32, (usize, usize, i32))>,
}

/// The sizes of the text, in points. The first one with which the visible script fits into the width is used, or else the last.
const SIZES: [f32; 3] = [13.0, 12.0, 11.0];

/// Draws the scripts, which can be read, run, changed and given breakpoints. Returns the request of what was clicked or dragged.
pub fn scripts(ui: &mut Ui, theme: &Theme, seen: &Seen, palette: Rect) -> Option<Request> {
    let room = ui.available_rect_before_wrap();
    let zoom = seen.zoom();
    let first = seen.blocks.first();
    let fits = |all: &Arc<Scripts>| {
        let of_seen = all.scripts.iter().find(|script| script.layout.parts.first().map(|part| part.id) == first);
        of_seen.is_none_or(|script| script.layout.size.x + 2.0 * GAP <= room.width())
    };
    let in_size = |size: f32| arranged(ui, seen, size * zoom);
    let id = Id::new("scripts");
    let before: Before = ui.data(|data| data.get_temp(id)).unwrap_or_default();
    let shown = (seen.blocks.sprite(), seen.blocks.script(), room.width() as i32);
    let size = match before.size.filter(|(_, of)| *of == shown) {
        Some((size, _)) => size,
        None => SIZES.into_iter().find(|&size| fits(&in_size(size))).unwrap_or(SIZES[2]),
    };
    let all = in_size(if zoom == 1.0 { size } else { SIZES[1] });
    let focus = ui.interact(room, id, Sense::focusable_noninteractive());
    focus.widget_info(|| {
        let placed = seen.program.scripts().nth(seen.blocks.script());
        let name = placed.map(|placed| title(&placed)).unwrap_or_default();
        WidgetInfo::labeled(WidgetType::Other, true, words().script_area(name))
    });
    let most = (all.size - room.size()).max(Vec2::ZERO);
    let (sprite, editor) = (seen.blocks.sprite(), seen.editor);
    let mut offset = if before.sprite == sprite { before.offset.min(most) } else { Vec2::ZERO };
    let pointer = ui.ctx().pointer_latest_pos().unwrap_or(Pos2::ZERO);
    let hand = editor.and_then(|editor| editor.hand());
    let aimed = hand.filter(|hand| !hand.dragged).and_then(|hand| hand.places.get(hand.aim).copied());
    let (scroll_request, sought_times) = seen.blocks.scroll_request();
    let chosen_times = editor.map_or(0, |editor| editor.scroll_request());
    let running = seen.lit();
    if sought_times != before.scroll_request {
        offset = scroll_request.and_then(|block| part_rect(&all, block, None)).map_or(offset, |rect| {
            match scroll_request == first {
                // A script is shown from its top.
                true => vec2(0.0, rect.top() - GAP),
                false => in_sight(rect, room.size(), offset),
            }
        });
    } else if seen.blocks.follows() {
        let row = running.and_then(|block| row_rect(&all, block));
        offset = row.map_or(offset, |rect| in_sight(rect, room.size(), offset));
    }
    if chosen_times != before.chosen {
        let wanted = match aimed {
            Some(place) => target(&all, sprite, place).map(|target| match target {
                Target::Line(at) => Rect::from_center_size(at, vec2(80.0, 30.0)),
                Target::Slot(rect) => rect,
            }),
            None => editor.and_then(|editor| editor.chosen()).and_then(|at| part_rect(&all, at.block, at.slot)),
        };
        offset = wanted.map_or(offset, |rect| in_sight(rect, room.size(), offset));
    }
    if hand.is_some_and(|hand| hand.dragged) && room.contains(pointer) {
        let down = pointer.y > room.bottom() - EDGE && offset.y < most.y;
        let up = pointer.y < room.top() + EDGE && offset.y > 0.0;
        offset.y += if down { SCROLL } else { 0.0 } - if up { SCROLL } else { 0.0 };
        if down || up {
            ui.ctx().request_repaint();
        }
    }
    offset = offset.clamp(Vec2::ZERO, most);
    let by_keys = if focus.has_focus() { scrolled_by_keys(ui, id, room.height()) } else { 0.0 };
    let mut asked: Option<Request> = None;
    let mut inside = ui.new_child(UiBuilder::new().max_rect(room));
    let area = ScrollArea::both().id_salt(id).auto_shrink(false).scroll_offset(offset + vec2(0.0, by_keys));
    let after = area.show_viewport(&mut inside, |ui, viewport| {
        ui.set_min_size(all.size);
        let at = ui.min_rect().min;
        asked = paper(ui, theme, seen, &all, (at, viewport, room));
        let Some(hand) = hand else { return };
        let grip: Vec2 = ui.data(|data| data.get_temp(grip())).unwrap_or_default();
        let corner = pointer - if hand.dragged { grip } else { Vec2::ZERO };
        let over = room.contains(pointer);
        let moved = ui.input(|input| input.pointer.delta() != Vec2::ZERO || input.pointer.any_click());
        let by_mouse = over.then(|| nearest(&all, sprite, &hand.places, corner - at.to_vec2(), pointer - at.to_vec2()));
        let by_mouse = by_mouse.flatten().filter(|_| hand.dragged || moved);
        if let Some(target) = by_mouse.or(aimed.filter(|_| !hand.dragged)).and_then(|place| target(&all, sprite, place))
        {
            show_target(ui, theme, target, at);
        }
        let released = ui.input(|input| input.pointer.any_released());
        match by_mouse {
            Some(place) if released => asked = Some(EditorRequest::Drop(place).into()),
            None if released && hand.dragged && palette.contains(pointer) => {
                asked = Some(EditorRequest::Drop(DropPlace::Palette).into());
            }
            None if released && hand.dragged => asked = Some(EditorRequest::Leave.into()),
            _ => {}
        }
    });
    let now = after.state.offset;
    ui.data_mut(|data| {
        let size = Some((size, shown));
        data.insert_temp(id, Before { sprite, offset: now, chosen: chosen_times, scroll_request: sought_times, size });
    });
    ui.allocate_rect(room, Sense::hover());
    if focus.has_focus() {
        ui.painter().rect_stroke(room, 4, Stroke::new(2.0, theme.accent.egui()), StrokeKind::Inside);
    }
    if let Some(hand) = hand.filter(|hand| hand.dragged) {
        let grip: Vec2 = ui.data(|data| data.get_temp(grip())).unwrap_or_default();
        show_piece(
            ui,
            theme,
            hand,
            seen,
            all.scripts.first().map_or(TEXT, |one| one.layout.metrics.text),
            pointer - grip,
        );
    }
    // Scrolling stops following the running block.
    let leaves = (now - offset).length() > 0.5 && seen.blocks.follows() && running.is_some();
    asked.or(leaves.then(|| BlocksRequest::Leave.into()))
}

/// Returns the offset nearest to this one at which the rectangle is visible in an area of that size.
fn in_sight(rect: Rect, room: Vec2, offset: Vec2) -> Vec2 {
    let near = |from: f32, to: f32, room: f32, margin: f32, offset: f32| {
        // If it does not fit, its beginning is visible.
        offset.max(to + margin - room).min(from - margin)
    };
    let above = (room.y / 6.0).min(60.0);
    vec2(
        near(rect.left(), rect.right(), room.x, GAP, offset.x),
        near(rect.top(), rect.bottom(), room.y, above, offset.y),
    )
}

/// Returns how far the pressed keys scroll, while the scripts have the keyboard.
fn scrolled_by_keys(ui: &Ui, id: Id, page: f32) -> f32 {
    let filter = EventFilter { vertical_arrows: true, ..EventFilter::default() };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(id, filter));
    let lengths = [
        (Key::ArrowUp, -30.0),
        (Key::ArrowDown, 30.0),
        (Key::PageUp, -0.8 * page),
        (Key::PageDown, 0.8 * page),
        (Key::Home, f32::NEG_INFINITY),
        (Key::End, f32::INFINITY),
    ];
    ui.input(|input| lengths.iter().filter(|(key, _)| input.key_pressed(*key)).map(|(_, length)| length).sum())
}

/// Draws the scripts on the paper, and marks what runs, is selected, is wrong or is being typed.
fn paper(
    ui: &mut Ui,
    theme: &Theme,
    seen: &Seen,
    all: &Scripts,
    (at, viewport, room): (Pos2, Rect, Rect),
) -> Option<Request> {
    let mut asked = None;
    for script in &all.scripts {
        let layout = &script.layout;
        let (top, bottom) = (viewport.top() - script.top, viewport.bottom() - script.top);
        if bottom < 0.0 || top > layout.size.y + GAP {
            continue;
        }
        let origin = Origin::new(ui, at + vec2(GAP, script.top));
        let painter = ui.painter().clone();
        let brush = Brush { painter: &painter, theme, metrics: layout.metrics, origin };
        let running = seen.lit().and_then(|block| layout.block(block));
        if let Some((part, row)) = running.and_then(|part| Some((part, layout.row_of(part.id)?))) {
            let max = bevy::math::Vec2::new(part.rect.max.x, part.rect.max.y.min(row.rect.max.y));
            brush.halo(origin.place(bevy::math::Rect { max, ..part.rect }));
        }
        layout.seen(top, bottom).for_each(|part| brush.part(part));
        for part in layout.seen(top, bottom).filter(|part| part.is_block() || part.slot.is_some()) {
            // The inputs in the head of a definition are parts of one block.
            let id = Id::new(("block", part.id.0, part.slot, (part.rect.min.x * 8.0) as i32));
            asked = one_part(ui, &brush, seen, layout, part, id).or(asked);
        }
        let called = seen.blocks.call().and(seen.blocks.scroll_request().0).and_then(|block| layout.block(block));
        called.into_iter().for_each(|part| brush.frame(part));
        running.into_iter().for_each(|part| brush.glow(part));
        for row in layout.rows.iter().filter(|row| row.rect.max.y >= top && row.rect.min.y <= bottom) {
            asked = margin::left(ui, &brush, seen, layout, row, at.x + GAP).or(asked);
            let runs = running.and_then(|part| layout.row_of(part.id)).is_some_and(|runs| runs.id == row.id);
            // A result on its way is drawn there.
            if !runs || seen.ended().is_none() {
                margin::right(ui, &brush, margin::value(seen, layout, row), row, room.right() - 7.0, runs);
            }
        }
        if let Some(ended) = seen.ended().filter(|_| !seen.hides_return) {
            copies::returned(ui, &brush, seen, layout, ended, room);
        }
    }
    asked
}

/// Draws and senses a block or a slot: its name, and the requests of clicks and drags on it.
fn one_part(ui: &mut Ui, brush: &Brush, seen: &Seen, layout: &ScriptLayout, part: &Part, id: Id) -> Option<Request> {
    let (program, origin) = (seen.program, brush.origin);
    let mut asked: Option<EditorRequest> = None;
    let mut runs = None;
    let rect = origin.place(part.rect);
    let filled = part.slot.filter(|_| !is_reporter(part, program));
    if filled.is_some() && seen.editor.is_none() {
        return None;
    }
    // A C block is dragged by its words, so that the blocks in its mouths can be dragged too.
    let sensed = match &part.form {
        Form::Command(outline) => outline
            .mouths
            .first()
            .map_or(rect, |(from, _)| rect.with_max_y(rect.top() + origin.whole(from - part.rect.min.y))),
        _ => rect,
    };
    let response = ui.interact(
        sensed.intersect(ui.clip_rect()),
        id,
        if seen.editor.is_some() { Sense::click_and_drag() } else { Sense::click() },
    );
    // The words are only computed for screen readers.
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, words_of(seen, layout, part)));
    // Blocks may have the same words, so each also has a name of its own, for programs that use the game.
    ui.ctx().accesskit_node_builder(id, |node| {
        node.set_author_id(match filled {
            Some((block, slot)) => format!("slot {} {slot}", block.0),
            None => format!("block {}", part.id.0),
        });
    });
    let block = filled.map_or(part.id, |(id, _)| id);
    if seen.expects_block && response.clicked() {
        let row = layout.row_of(block).map_or(block, |row| row.id);
        return Some(SolverRequest::StopAtBlock(row).into());
    }
    let Some(editor) = seen.editor else {
        if response.has_focus() {
            brush.frame(part);
        }
        return None;
    };
    let can_fill =
        filled.filter(|(id, slot)| program.block(*id).is_some_and(|block| can_be_filled(program, *id, block, *slot)));
    let is_chosen = editor.chosen().is_some_and(|chosen| {
        (chosen.block, chosen.slot) == filled.map_or((part.id, None), |(block, slot)| (block, Some(slot)))
    });
    if is_chosen || response.has_focus() {
        brush.frame(part);
    }
    if response.drag_started() {
        // An input can be dragged out of the head of a definition as often as needed.
        let input = part.slot.and_then(|(head, input)| input_of(program, head, input));
        let whole = layout.block(block).filter(|_| input.is_none());
        keep_grip(ui, whole.map_or(rect.min, |part| origin.place(part.rect).min));
        let held = input.map_or(HeldPiece::Existing(block), |input| HeldPiece::New(Box::new(input)));
        asked = Some(EditorRequest::Drag(held));
    } else if response.clicked() && editor.hand().is_none() {
        match can_fill {
            Some((id, slot)) => asked = Some(EditorRequest::Open(Naming::Slot(id, slot))),
            None => runs = Some(WorkbenchRequest::Click(part.id).into()),
        }
    }
    if response.secondary_clicked() {
        asked = Some(EditorRequest::Choose(block, None));
    }
    response.context_menu(|ui| asked = menu(ui, program, block).or(asked.take()));
    let open = editor.field();
    let open = open.filter(|field| matches!(field.naming, Naming::Slot(id, slot) if filled == Some((id, slot))));
    if let Some(field) = open {
        asked = slot_field(ui, brush.theme, field, program, (rect, brush.metrics.text)).or(asked);
    }
    asked.map(Request::from).or(runs)
}

/// Returns true if the part is a block in a slot, and not the slot itself.
fn is_reporter(part: &Part, program: &Program) -> bool {
    part.slot.is_some_and(|(id, slot)| {
        program.block(id).and_then(|block| block.slots.get(slot)).is_some_and(|slot| slot.block().is_some())
    })
}

/// Returns the words for a part, as a screen reader says them.
fn words_of(seen: &Seen, layout: &ScriptLayout, part: &Part) -> String {
    let spoken = match &part.form {
        Form::Typed(text) | Form::Menu(text) => words().editor_slot(text),
        Form::Hole => words().editor_slot(""),
        _ if part.slot.is_some() => layout.words_in(part),
        // They include the contents of its slots, and its last value.
        _ => layout.row_of(part.id).map_or_else(String::new, |row| match margin::value(seen, layout, row) {
            Some(value) => words().block_value(&row.words, value),
            None => row.words.clone(),
        }),
    };
    let row = layout.row_of(part.id).filter(|_| part.slot.is_none()).map(|row| row.id);
    let runs = seen.lit().and_then(|block| layout.row_of(block)).map(|row| row.id);
    if row.is_some() && row == runs { words().block_runs(&spoken) } else { spoken }
}

/// Returns the rectangle of the block's row on the paper.
fn row_rect(all: &Scripts, block: BlockId) -> Option<Rect> {
    let (script, row) = all.row_of(block)?;
    let (min, max) = (pos2(row.rect.min.x, row.rect.min.y), pos2(row.rect.max.x, row.rect.max.y));
    Some(Rect::from_min_max(min, max).translate(vec2(GAP, script.top)))
}

fn part_rect(all: &Scripts, block: BlockId, slot: Option<usize>) -> Option<Rect> {
    all.scripts.iter().find_map(|script| {
        let wanted = |part: &&Part| match slot {
            Some(slot) => part.slot == Some((block, slot)),
            None => part.id == block && part.is_block(),
        };
        let part = script.layout.parts.iter().find(wanted)?;
        if slot.is_none() && script.layout.parts.first().is_some_and(|first| first.id == block) {
            // For its first block, the whole script should be visible.
            return Some(Rect::from_min_size(pos2(GAP, script.top), vec2(script.layout.size.x, script.layout.size.y)));
        }
        // For a high block, its beginning is enough.
        let max = pos2(part.rect.max.x, part.rect.max.y.min(part.rect.min.y + 40.0));
        Some(Rect::from_min_max(pos2(part.rect.min.x, part.rect.min.y), max).translate(vec2(GAP, script.top)))
    })
}

fn show_target(ui: &Ui, theme: &Theme, target: Target, at: Pos2) {
    let painter = ui.painter();
    let stroke = Stroke::new(3.0, theme.text.egui());
    match target {
        Target::Line(from) => {
            let from = at + from.to_vec2();
            let line = Rect::from_min_size(from + vec2(-2.0, -3.0), vec2(120.0, 6.0));
            painter.rect(line, 3, theme.glow.egui(), Stroke::new(1.5, theme.text.egui()), StrokeKind::Outside);
        }
        Target::Slot(rect) => {
            painter.rect_stroke(rect.translate(at.to_vec2()).expand(2.0), 8, stroke, StrokeKind::Outside);
        }
    }
}

/// Draws the dragged piece under the mouse, above everything else.
fn show_piece(ui: &Ui, theme: &Theme, hand: &CarriedPiece, seen: &Seen, text: f32, corner: Pos2) {
    let (program, sprite) = (seen.program, seen.blocks.sprite());
    let script = match &hand.held {
        HeldPiece::Existing(block) => piece(program, *block),
        HeldPiece::New(block) => Some(Script { definition: None, blocks: vec![(**block).clone()] }),
    };
    let Some(layout) = script.and_then(|script| alone(ui, program, sprite, &script, text)) else { return };
    let painter = ui.ctx().layer_painter(LayerId::new(Order::Tooltip, Id::new("edited_piece")));
    let origin = Origin::new(ui, corner);
    let brush = Brush { painter: &painter, theme, metrics: layout.metrics, origin };
    layout.parts.iter().for_each(|part| brush.part(part));
}
