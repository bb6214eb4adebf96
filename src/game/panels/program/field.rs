//! What is typed: over a slot of a block, or as a name beside the scripts.

use crate::blocks::edit::{Edit, choices};
use crate::blocks::{Program, Shape, SlotKind};
use crate::game::editor::Field;
use crate::game::look::Theme;
use crate::game::owl::words::{self, words};
use crate::game::panels::style::{choice, word_button};
use crate::game::script::{EditorRequest, Naming};
use bevy_egui::egui::{Area, Frame, Id, Key, Order, Rect, ScrollArea, TextEdit, Ui, WidgetInfo, WidgetType, vec2};

/// The longest text that can be typed into a slot, in letters.
const LONGEST: usize = 4_000;

/// How high the list of a menu is at most, in points.
const LIST: f32 = 260.0;

/// A text field, or the list of a menu, over the slot.
pub fn slot_field(ui: &Ui, field: &Field, program: &Program, slot: Rect) -> Option<EditorRequest> {
    let Naming::Slot(block, number) = field.naming else { return None };
    let listed = choices(program, block, number);
    let sprite = program.script_of(block).map(|placed| placed.sprite);
    let kind = sprite.zip(program.block(block)).and_then(|(sprite, block)| sprite.slot_kind(block, number));
    let can_type = listed.is_empty() || matches!(kind, Some(SlotKind::Broadcast | SlotKind::Message));
    let area = Area::new(Id::new("slot_field")).order(Order::Foreground).fixed_pos(slot.left_bottom() + vec2(0.0, 2.0));
    let shown = area.show(ui.ctx(), |ui| {
        Frame::popup(ui.style()).show(ui, |ui| {
            let mut asked = None;
            if can_type {
                asked = line(ui, field, slot.width().max(140.0), &words().editor_slot(&field.text));
            }
            // Near the lower edge the list moves up, and is no shorter.
            ScrollArea::vertical().max_height(LIST).min_scrolled_height(LIST).show(ui, |ui| {
                for choice in &listed {
                    let shown = words::choice(choice);
                    if ui.selectable_label(*choice == field.text, shown).clicked() {
                        let change = Edit::Fill { block, slot: number, text: choice.clone() };
                        asked = Some(EditorRequest::Change(change));
                    }
                }
            });
            asked
        })
    });
    // The rows of the list lie over the area, so where the mouse is tells, and not what it is over.
    let area = shown.response.rect;
    let away = ui.input(|input| {
        input.pointer.any_pressed() && !input.pointer.interact_pos().is_some_and(|at| area.contains(at))
    });
    let leaves = away || ui.input(|input| input.key_pressed(Key::Escape));
    // Who clicks elsewhere has typed what is to stand there.
    let leave = || if can_type && away { EditorRequest::Commit } else { EditorRequest::Leave };
    shown.inner.inner.or_else(|| leaves.then(leave))
}

/// One line to type in, which takes the keyboard when it appears. Enter takes what stands in it.
fn line(ui: &mut Ui, field: &Field, width: f32, name: &str) -> Option<EditorRequest> {
    let mut text = field.text.clone();
    let id = Id::new(("editor_field", format!("{:?}", field.naming)));
    let edit = ui.add(TextEdit::singleline(&mut text).id(id).desired_width(width).char_limit(LONGEST));
    edit.widget_info(|| WidgetInfo::labeled(WidgetType::TextEdit, true, name));
    if takes_keyboard(ui, id) {
        edit.request_focus();
    }
    if edit.changed() {
        return Some(EditorRequest::Write(text));
    }
    if edit.lost_focus() {
        // What is refused stays, to be put right.
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

/// Whether a field that takes the keyboard when it appears has just appeared.
pub fn takes_keyboard(ui: &Ui, id: Id) -> bool {
    let pass = ui.ctx().cumulative_pass_nr();
    let before: Option<u64> = ui.data(|data| data.get_temp(id));
    // While an area finds its size, nothing in it can have the keyboard.
    if !ui.is_sizing_pass() {
        ui.data_mut(|data| data.insert_temp(id, pass));
    }
    before.is_none_or(|before| before + 1 < pass)
}

/// The field for a name or a comment, with what a custom block needs besides.
pub fn name_field(ui: &mut Ui, theme: &Theme, field: &Field) -> Option<EditorRequest> {
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
    let mut asked = line(ui, field, ui.available_width() - 8.0, &title);
    if matches!(field.naming, Naming::Define | Naming::Redefine(_)) {
        ui.small(words().editor_label_hint());
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
