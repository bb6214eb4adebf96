//! The text fields of the editor: in a slot of a block, or for a name beside the scripts.

use super::arranged::{TEXT, alone};
use super::outline::Origin;
use super::paint::Brush;
use super::seen::Seen;
use crate::game::editor::Field;
use crate::game::requests::{EditorRequest, Naming};
use crate::window::look::{Theme, fonts};
use crate::window::panels::keyboard::keep_keyboard;
use crate::window::panels::style::{choice, word_button};
use bevy_egui::egui::text::{CCursor, CCursorRange};
use bevy_egui::egui::{
    Align, Area, CornerRadius, FontId, Frame, Id, Key, Margin, Order, Rect, ScrollArea, Stroke, StrokeKind, TextEdit,
    TextStyle, Ui, UiBuilder, Vec2, WidgetInfo, WidgetType, vec2,
};
use sudoku_blocks::edit::{Edit, choices};
use sudoku_blocks::{Program, Script, Shape, SlotKind};
use sudoku_words::words;

/// The longest text that can be typed into a slot, in characters.
const LONGEST: usize = 4_000;

/// The largest height of the list of choices, in points.
const LIST: f32 = 260.0;

/// The gap between the texts of a slot and its edges, in heights of the slot.
const INSET: f32 = 0.3;

/// Draws the slot as a text field, with its text in that size; for a slot with choices, also their list below it.
pub fn slot_field(
    ui: &mut Ui,
    theme: &Theme,
    field: &Field,
    program: &Program,
    (slot, size): (Rect, f32),
) -> Option<EditorRequest> {
    let Naming::Slot(block, number) = field.naming else { return None };
    let listed = choices(program, block, number);
    let sprite = program.script_of(block).map(|placed| placed.sprite);
    let kind = sprite.zip(program.block(block)).and_then(|(sprite, block)| sprite.slot_kind(block, number));
    let can_type = listed.is_empty() || matches!(kind, Some(SlotKind::Broadcast | SlotKind::Message));
    let mut asked = can_type.then(|| in_place(ui, theme, field, slot, size)).flatten();
    let mut lies = slot;
    if !listed.is_empty() {
        let at = slot.left_bottom() + vec2(0.0, 2.0);
        // Each list is as wide as its own choices.
        let area = Area::new(Id::new(("slot_field", block, number, &listed))).order(Order::Foreground).fixed_pos(at);
        let shown = area.show(ui.ctx(), |ui| Frame::popup(ui.style()).show(ui, |ui| list(ui, field, &listed)).inner);
        let chosen = shown.inner.map(|text| Edit::Fill { block, slot: number, text });
        asked = chosen.map(EditorRequest::Change).or(asked);
        // The rows of the list are above the area, so the position of the mouse is compared, not what it is over.
        lies = lies.union(shown.response.rect);
    }
    let away = ui.input(|input| {
        input.pointer.any_pressed() && !input.pointer.interact_pos().is_some_and(|at| lies.contains(at))
    });
    let leaves = away || ui.input(|input| input.key_pressed(Key::Escape));
    // A click elsewhere accepts the typed text.
    let leave = || if can_type && away { EditorRequest::Commit } else { EditorRequest::Leave };
    asked.or_else(|| leaves.then(leave))
}

/// Draws the list of choices for a slot, and returns the one that was clicked.
fn list(ui: &mut Ui, field: &Field, listed: &[String]) -> Option<String> {
    let mut chosen = None;
    // Near the lower edge, the list moves up instead of becoming shorter.
    ScrollArea::vertical().max_height(LIST).min_scrolled_height(LIST).show(ui, |ui| {
        for choice in listed {
            if ui.selectable_label(*choice == field.text, sudoku_words::choice(choice)).clicked() {
                chosen = Some(choice.clone());
            }
        }
    });
    chosen
}

/// Draws the slot itself as a text field. Its old text is selected, so that typing replaces it.
fn in_place(ui: &mut Ui, theme: &Theme, field: &Field, slot: Rect, size: f32) -> Option<EditorRequest> {
    let radius = CornerRadius::same((slot.height() / 2.0) as u8);
    let edge = Stroke::new(2.0, theme.accent.egui());
    ui.painter().rect(slot, radius, theme.panel.egui(), edge, StrokeKind::Outside);
    let inset = (slot.height() * INSET).min(slot.width() / 4.0);
    let room = slot.shrink2(vec2(inset, 0.0));
    let name = words().editor_slot(&field.text);
    let mut asked = None;
    ui.scope_builder(UiBuilder::new().max_rect(room), |ui| {
        // The least height for fingers is meant for buttons.
        ui.spacing_mut().interact_size = Vec2::ZERO;
        let high = ui.fonts_mut(|fonts| fonts.row_height(&fonts::bold(size)));
        let above = ((room.height() - high) / 2.0).max(0.0);
        let shape = Line { width: room.width(), font: fonts::bold(size), above: above as i8, framed: false };
        asked = line(ui, field, &shape, &name);
    });
    asked
}

/// The style of a text field of one line.
struct Line {
    width: f32,
    font: FontId,
    /// The space above and below the text, in points.
    above: i8,
    framed: bool,
}

/// Draws a line of text that has the keyboard. Enter accepts its text.
fn line(ui: &mut Ui, field: &Field, shape: &Line, name: &str) -> Option<EditorRequest> {
    let mut text = field.text.clone();
    let edit = TextEdit::singleline(&mut text).id(id(field)).font(shape.font.clone()).char_limit(LONGEST);
    let edit = match shape.framed {
        true => edit.desired_width(shape.width),
        false => edit
            .frame(Frame::NONE)
            .margin(Margin::symmetric(0, shape.above))
            .horizontal_align(Align::Center)
            .clip_text(true)
            .desired_width(shape.width),
    };
    let edit = ui.add(edit);
    edit.widget_info(|| WidgetInfo::labeled(WidgetType::TextEdit, true, name));
    let replaces = matches!(field.naming, Naming::Slot(..) | Naming::RenameVariable(..) | Naming::RenameList(..));
    if keep_keyboard(ui, &edit) && replaces {
        // A click on a slot does the same in Scratch.
        let end = CCursor::new(field.text.chars().count());
        choose(ui, edit.id, CCursorRange::two(CCursor::default(), end));
    }
    if edit.changed() {
        return Some(EditorRequest::Write(text));
    }
    if edit.lost_focus() {
        // A refused text stays, so that it can be corrected.
        if ui.input(|input| input.key_pressed(Key::Enter)) {
            edit.request_focus();
        }
        return ui.input(|input| match () {
            () if input.key_pressed(Key::Enter) => Some(EditorRequest::Commit),
            () if input.key_pressed(Key::Escape) => Some(EditorRequest::Leave),
            () => None,
        });
    }
    None
}

/// Returns the id of the text field for this name or slot.
fn id(field: &Field) -> Id {
    Id::new(("editor_field", format!("{:?}", field.naming)))
}

/// Selects that part of the text in the field.
fn choose(ui: &Ui, field: Id, part: CCursorRange) {
    let mut state = TextEdit::load_state(ui.ctx(), field).unwrap_or_default();
    state.cursor.set_char_range(Some(part));
    TextEdit::store_state(ui.ctx(), field, state);
}

/// Draws a preview of the custom block. Its space is reserved even if there is nothing to preview.
fn described(ui: &mut Ui, theme: &Theme, field: &Field, seen: &Seen) {
    let layout = field.described().and_then(|placed| {
        let script = Script { definition: placed.script.definition.clone(), blocks: Vec::new() };
        alone(ui, seen.program, seen.blocks.sprite(), &script, TEXT)
    });
    let height = layout.as_ref().map_or(0.0, |layout| layout.size.y).max(DESCRIBED);
    let (_, room) = ui.allocate_space(vec2(ui.available_width(), height));
    let Some(layout) = layout else { return };
    let origin = Origin::new(ui, room.min);
    let painter = ui.painter().with_clip_rect(room.expand(2.0));
    let brush = Brush { painter: &painter, theme, metrics: layout.metrics, origin };
    layout.parts.iter().for_each(|part| brush.part(part));
}

/// The least height of the preview of a custom block, in points.
const DESCRIBED: f32 = 56.0;

/// Draws the field for a name or a comment and, for a custom block, the controls that it needs in addition.
pub fn name_field(ui: &mut Ui, theme: &Theme, field: &Field, seen: &Seen) -> Option<EditorRequest> {
    let title = match &field.naming {
        Naming::Slot(..) => return None,
        Naming::Comment(_) => words().editor_comment(),
        Naming::NewVariable(_) => words().editor_new_variable(),
        Naming::NewList(_) => words().editor_new_list(),
        Naming::RenameVariable(name, _) | Naming::RenameList(name, _) => words().editor_rename(name),
        Naming::Define => words().editor_define(),
        Naming::Redefine(_) => words().editor_redefine(),
    };
    ui.label(&title);
    let font = TextStyle::Body.resolve(ui.style());
    let shape = Line { width: ui.available_width() - 8.0, font, above: 0, framed: true };
    let mut asked = line(ui, field, &shape, &title);
    if matches!(field.naming, Naming::Define | Naming::Redefine(_)) {
        ui.small(words().editor_label_hint());
        ui.horizontal_wrapped(|ui| {
            let inputs = [
                (false, words().editor_add_value(), words().editor_add_value_tooltip()),
                (true, words().editor_add_condition(), words().editor_add_condition_tooltip()),
            ];
            for (boolean, word, tooltip) in inputs {
                if choice(ui, theme, false, &word, &tooltip).clicked() {
                    let text = field.with_input(boolean);
                    let end = CCursor::new(text.chars().count());
                    choose(ui, id(field), CCursorRange::one(end));
                    ui.memory_mut(|memory| memory.request_focus(id(field)));
                    asked = Some(EditorRequest::Write(text));
                }
            }
        });
        described(ui, theme, field, seen);
        ui.horizontal_wrapped(|ui| {
            let shapes = [
                (Shape::Stack, words().shape_command(), words().shape_command_tooltip()),
                (Shape::Round, words().shape_round(), words().shape_round_tooltip()),
                (Shape::SixSided, words().shape_six_sided(), words().shape_six_sided_tooltip()),
            ];
            for (shape, word, tooltip) in shapes {
                if choice(ui, theme, field.shape == shape, &word, &tooltip).clicked() {
                    asked = Some(EditorRequest::SetShape(shape));
                }
            }
        });
        let mut without = field.without_refresh;
        let tooltip = words().without_refresh_tooltip();
        if ui.checkbox(&mut without, words().without_refresh()).on_hover_text(tooltip).clicked() {
            asked = Some(EditorRequest::SetWithoutRefresh(without));
        }
    }
    ui.horizontal(|ui| {
        let width = (ui.available_width() - 8.0) / 2.0;
        if word_button(ui, theme, width, &words().editor_ok(), &words().editor_ok_tooltip(), true).clicked() {
            asked = Some(EditorRequest::Commit);
        }
        if word_button(ui, theme, width, &words().editor_cancel(), &words().editor_cancel_tooltip(), true).clicked() {
            asked = Some(EditorRequest::Leave);
        }
    });
    asked
}
