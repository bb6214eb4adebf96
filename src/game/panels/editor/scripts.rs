//! The scripts of a sprite, to be chosen, dragged and typed into; and the piece in the hand above them.

use super::arranged::{GAP, Scripts, alone, arranged, piece};
use super::field::slot_field;
use super::menu::menu;
use super::target::{Target, nearest, target};
use crate::blocks::edit::Place;
use crate::blocks::{BlockId, Program, Script};
use crate::game::blocks::{Form, Part, ScriptLayout};
use crate::game::editor::{Editor, Hand, can_be_filled};
use crate::game::look::{Theme, fonts};
use crate::game::owl::words::{self, words};
use crate::game::panels::blocks::outline::Origin;
use crate::game::panels::blocks::paint::Brush;
use crate::game::play::BlockProgram;
use crate::game::script::{EditorRequest, Held, Naming, Request};
use bevy_egui::egui::{
    Align2, CornerRadius, FontId, Id, LayerId, Order, Pos2, Rect, ScrollArea, Sense, Stroke, StrokeKind, Ui, UiBuilder,
    Vec2, WidgetInfo, WidgetType, pos2, vec2,
};

/// Where the mouse has taken the piece, from its top left corner: what is kept from frame to frame.
fn grip() -> Id {
    Id::new("edited_piece_grip")
}

/// The mouse takes a piece whose top left corner is there.
pub fn keep_grip(ui: &Ui, corner: Pos2) {
    // It was taken where the button was pressed: the mouse has moved since.
    let grip = ui.input(|input| input.pointer.press_origin()).map_or(Vec2::ZERO, |at| at - corner);
    ui.data_mut(|data| data.insert_temp(self::grip(), grip));
}

/// How near the edge the mouse lets the scripts scroll, and how far in a frame, in points.
const EDGE: f32 = 28.0;
const SCROLL: f32 = 9.0;

/// The scripts. Returns what the person asked for.
pub fn scripts(ui: &mut Ui, theme: &Theme, editor: &Editor, shown: &BlockProgram, palette: Rect) -> Option<Request> {
    let room = ui.max_rect();
    let edge = Stroke::new(1.0, theme.edge.egui());
    ui.painter().rect(room, CornerRadius::same(8), theme.panel.egui(), edge, StrokeKind::Inside);
    let program = shown.program();
    let all = arranged(ui, program, editor.sprite);
    let id = Id::new("edited");
    let mut offset: Vec2 = ui.data(|data| data.get_temp(id.with("offset"))).unwrap_or_default();
    let most = (all.size - room.size()).max(Vec2::ZERO);
    let pointer = ui.ctx().pointer_latest_pos().unwrap_or(Pos2::ZERO);
    let hand = editor.hand.as_ref();
    let aimed = hand.filter(|hand| !hand.dragged).and_then(|hand| hand.places.get(hand.aim).copied());
    let times: u32 = ui.data(|data| data.get_temp(id)).unwrap_or_default();
    if times != editor.sought {
        ui.data_mut(|data| data.insert_temp(id, editor.sought));
        let wanted = match aimed {
            Some(place) => target(&all, editor.sprite, place).map(|target| match target {
                Target::Line(at) => Rect::from_center_size(at, vec2(80.0, 30.0)),
                Target::Slot(rect) => rect,
            }),
            None => editor.chosen.and_then(|chosen| part_rect(&all, chosen.block, chosen.slot)),
        };
        if let Some(rect) = wanted {
            offset.y = offset.y.max(rect.bottom() + 40.0 - room.height()).min(rect.top() - 40.0);
            offset.x = offset.x.max(rect.left().min(rect.right() - room.width() + 40.0)).min(rect.left() - 20.0);
        }
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
    let mut asked: Option<EditorRequest> = None;
    let mut inside = ui.new_child(UiBuilder::new().max_rect(room.shrink(1.0)));
    let area = ScrollArea::both().id_salt(id).auto_shrink(false).scroll_offset(offset);
    let after = area.show_viewport(&mut inside, |ui, viewport| {
        ui.set_min_size(all.size);
        let at = ui.min_rect().min;
        if let Some(request) = paper(ui, theme, editor, shown, &all, at, viewport) {
            asked = Some(request);
        }
        let Some(hand) = hand else { return };
        let grip: Vec2 = ui.data(|data| data.get_temp(grip())).unwrap_or_default();
        let corner = pointer - if hand.dragged { grip } else { Vec2::ZERO };
        let over = room.contains(pointer);
        let moved = ui.input(|input| input.pointer.delta() != Vec2::ZERO || input.pointer.any_click());
        let by_mouse =
            over.then(|| nearest(&all, editor.sprite, &hand.places, corner - at.to_vec2(), pointer - at.to_vec2()));
        let by_mouse = by_mouse.flatten().filter(|_| hand.dragged || moved);
        if let Some(target) =
            by_mouse.or(aimed.filter(|_| !hand.dragged)).and_then(|place| target(&all, editor.sprite, place))
        {
            show_target(ui, theme, target, at);
        }
        let released = ui.input(|input| input.pointer.any_released());
        match by_mouse {
            Some(place) if released => asked = Some(EditorRequest::Drop(place)),
            None if released && hand.dragged && palette.contains(pointer) => {
                asked = Some(EditorRequest::Drop(Place::Palette));
            }
            None if released && hand.dragged => asked = Some(EditorRequest::Leave),
            _ => {}
        }
    });
    ui.data_mut(|data| data.insert_temp(id.with("offset"), after.state.offset));
    ui.allocate_rect(room, Sense::hover());
    if let Some(hand) = hand.filter(|hand| hand.dragged) {
        let grip: Vec2 = ui.data(|data| data.get_temp(grip())).unwrap_or_default();
        show_piece(ui, theme, hand, program, editor.sprite, pointer - grip);
    }
    asked.map(Request::from)
}

/// The scripts on the paper, with what is chosen, what is wrong, and what is typed.
fn paper(
    ui: &mut Ui,
    theme: &Theme,
    editor: &Editor,
    shown: &BlockProgram,
    all: &Scripts,
    at: Pos2,
    viewport: Rect,
) -> Option<EditorRequest> {
    let mut asked = None;
    let program = shown.program();
    for script in &all.scripts {
        let layout = &script.layout;
        let (top, bottom) = (viewport.top() - script.top, viewport.bottom() - script.top);
        if bottom < 0.0 || top > layout.size.y + GAP {
            continue;
        }
        let origin = Origin { at: at + vec2(GAP, script.top), pixels: ui.pixels_per_point() };
        let painter = ui.painter().clone();
        let brush = Brush { painter: &painter, theme, metrics: layout.metrics, origin };
        layout.seen(top, bottom).for_each(|part| brush.part(part));
        for part in layout.seen(top, bottom).filter(|part| part.is_block() || part.slot.is_some()) {
            let rect = origin.place(part.rect);
            let words = words_of(layout, part);
            let filled = part.slot.filter(|_| !is_reporter(part, program));
            // A C block is taken by its words, so that what stands in its mouths can be taken too.
            let sensed = match &part.form {
                Form::Command(outline) => outline
                    .mouths
                    .first()
                    .map_or(rect, |(from, _)| rect.with_max_y(rect.top() + origin.whole(from - part.rect.min.y))),
                _ => rect,
            };
            let response = ui.interact(sensed, Id::new(("edited", part.id.0, part.slot)), Sense::click_and_drag());
            let can_fill = filled
                .filter(|(id, slot)| program.block(*id).is_some_and(|block| can_be_filled(program, *id, block, *slot)));
            response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &words));
            let is_chosen = editor.chosen.is_some_and(|chosen| {
                (chosen.block, chosen.slot) == filled.map_or((part.id, None), |(block, slot)| (block, Some(slot)))
            });
            if is_chosen || response.has_focus() {
                brush.frame(part);
            }
            let block = filled.map_or(part.id, |(id, _)| id);
            if response.drag_started() {
                let from = layout.block(block).map_or(rect.min, |part| origin.place(part.rect).min);
                keep_grip(ui, from);
                asked = Some(EditorRequest::Drag(Held::Standing(block)));
            } else if response.clicked() && editor.hand.is_none() {
                asked = Some(match can_fill {
                    Some((id, slot)) => EditorRequest::Open(Naming::Slot(id, slot)),
                    None => EditorRequest::Choose(part.id, None),
                });
            }
            if response.secondary_clicked() {
                asked = Some(EditorRequest::Choose(block, None));
            }
            response.context_menu(|ui| asked = menu(ui, program, block).or(asked.take()));
            let open = editor
                .field
                .as_ref()
                .filter(|field| matches!(field.naming, Naming::Slot(id, slot) if filled == Some((id, slot))));
            if let Some(field) = open {
                asked = slot_field(ui, field, program, rect).or(asked);
            }
        }
        let wrong = shown.findings().iter().filter_map(|finding| Some((finding, layout.row_of(finding.block?)?)));
        for (finding, row) in wrong {
            let rect = origin.place(row.rect);
            let spot = Rect::from_center_size(pos2(rect.left() - 10.0, rect.center().y), Vec2::splat(18.0));
            let sign = ui.interact(spot, Id::new(("finding", finding.block)), Sense::click());
            ui.painter().circle_filled(spot.center(), 7.0, theme.clash.egui());
            let ink = theme.panel.egui();
            let font = fonts::bold(12.0);
            ui.painter().text(spot.center(), Align2::CENTER_CENTER, "!", font, ink);
            let told = words::problem(&finding.problem);
            sign.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &told));
            if sign.on_hover_text(told).clicked() {
                asked = finding.block.map(|block| EditorRequest::Choose(block, None));
            }
        }
        for row in layout.rows.iter().filter(|row| !row.comment.is_empty()) {
            let rect = origin.place(row.rect);
            let ink = theme.muted.egui();
            let font = FontId::proportional(12.0);
            let place = pos2(rect.right() + 10.0, rect.center().y);
            ui.painter().text(place, Align2::LEFT_CENTER, &row.comment, font, ink);
        }
    }
    asked
}

/// Whether the part is a block that stands in a slot, and not the slot itself.
fn is_reporter(part: &Part, program: &Program) -> bool {
    part.slot.is_some_and(|(id, slot)| {
        program.block(id).and_then(|block| block.slots.get(slot)).is_some_and(|slot| slot.block().is_some())
    })
}

/// What a screen reader says of a part.
fn words_of(layout: &ScriptLayout, part: &Part) -> String {
    match &part.form {
        Form::Typed(text) | Form::Menu(text) => words().editor_slot(text),
        Form::Hole => words().editor_slot(""),
        _ if part.slot.is_some() => layout.words_in(part),
        _ => layout.row_of(part.id).map(|row| row.words.clone()).unwrap_or_default(),
    }
}

fn part_rect(all: &Scripts, block: BlockId, slot: Option<usize>) -> Option<Rect> {
    all.scripts.iter().find_map(|script| {
        let wanted = |part: &&Part| match slot {
            Some(slot) => part.slot == Some((block, slot)),
            None => part.id == block && part.is_block(),
        };
        let part = script.layout.parts.iter().find(wanted)?;
        if slot.is_none() && script.layout.parts.first().is_some_and(|first| first.id == block) {
            // With the first block the whole script is to be seen.
            return Some(Rect::from_min_size(pos2(GAP, script.top), vec2(script.layout.size.x, script.layout.size.y)));
        }
        // Of a high block its beginning is to be seen.
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

/// The piece under the mouse, over everything else.
fn show_piece(ui: &Ui, theme: &Theme, hand: &Hand, program: &Program, sprite: usize, corner: Pos2) {
    let script = match &hand.held {
        Held::Standing(block) => piece(program, *block),
        Held::New(block) => Some(Script { definition: None, blocks: vec![(**block).clone()] }),
    };
    let Some(layout) = script.and_then(|script| alone(ui, program, sprite, &script)) else { return };
    let painter = ui.ctx().layer_painter(LayerId::new(Order::Tooltip, Id::new("edited_piece")));
    let origin = Origin { at: corner, pixels: ui.pixels_per_point() };
    let brush = Brush { painter: &painter, theme, metrics: layout.metrics, origin };
    layout.parts.iter().for_each(|part| brush.part(part));
}
