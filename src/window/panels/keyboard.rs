//! Decides whether the board or a control of the panels gets the keyboard and the clipboard.

use crate::game::play::Entry;
use crate::game::puzzles::transfer::CopyText;
use crate::game::requests::{EntryRequest, MakingRequest, Page, Request, TransferRequest, ViewRequest};
use crate::game::script::{CurrentRequest, FrameSystems, RequestSchedule, RequestSystems, View};
use crate::window::input::keys::Typing;
use crate::window::panels::serial;
use crate::window::panels::sets::PanelSystems;
use bevy::prelude::*;
use bevy_egui::egui::text::{CCursor, CCursorRange};
use bevy_egui::egui::text_edit::TextEditState;
use bevy_egui::egui::{Id, Response, Ui};
use bevy_egui::{EguiContext, EguiContexts, EguiInput, EguiPreUpdateSet, EguiPrimaryContextPass, egui};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(RequestSchedule, (give_keyboard_back, edit_text).chain().after(RequestSystems::Handle))
        .add_systems(
            PreUpdate,
            (keep_tab.run_if(in_state(Page::Stage)), paste, type_into_field)
                .chain()
                .after(EguiPreUpdateSet::ProcessInput)
                .before(EguiPreUpdateSet::BeginPass),
        )
        .add_systems(Update, copy.run_if(on_message::<CopyText>).in_set(FrameSystems::Stage))
        .add_systems(EguiPrimaryContextPass, notice_typing.in_set(PanelSystems::Drawn));
}

fn copy(mut contexts: EguiContexts, mut texts: MessageReader<CopyText>) -> Result {
    if let Some(CopyText(text)) = texts.read().last() {
        contexts.ctx_mut()?.copy_text(text.clone());
    }
    Ok(())
}

fn notice_typing(mut contexts: EguiContexts, mut typing: ResMut<Typing>) -> Result {
    let context = contexts.ctx_mut()?;
    typing.set_if_neq(Typing(context.text_edit_focused() || kept(context, 0).is_some()));
    Ok(())
}

/// A text field that has the keyboard, and the last pass in which it was visible.
#[derive(Clone, Copy)]
struct Kept {
    field: Id,
    pass: u64,
}

/// Returns the id under which the field that has the keyboard is stored.
fn kept_id() -> Id {
    Id::new("field_with_keyboard")
}

/// Keeps the keyboard on a text field in a list, in a drawer, on a sheet or in a block as long as the field is visible: no letter
/// is a shortcut meanwhile, and typed text goes into the field wherever the focus is. Returns true if the field has just
/// appeared.
pub fn keep_keyboard(ui: &Ui, field: &Response) -> bool {
    // Nothing in an area can have the keyboard while the area computes its size, nor can anything below a sheet.
    if ui.is_sizing_pass() || !ui.is_enabled() {
        return false;
    }
    let pass = ui.ctx().cumulative_pass_nr();
    let id = field.id.with("seen");
    let before: Option<u64> = ui.data(|data| data.get_temp(id));
    ui.data_mut(|data| {
        data.insert_temp(id, pass);
        data.insert_temp(kept_id(), Kept { field: field.id, pass });
    });
    let is_new = before.is_none_or(|before| before + 1 < pass);
    if is_new {
        field.request_focus();
    }
    is_new
}

/// Selects all of the text in the field, so that whatever is typed replaces it.
pub fn select_all(ui: &Ui, field: &Response, text: &str) {
    select(ui, field, CCursorRange::two(CCursor::default(), end(text)));
}

/// Puts the cursor at the end of the text in the field.
pub fn put_cursor_at_end(ui: &Ui, field: &Response, text: &str) {
    select(ui, field, CCursorRange::one(end(text)));
}

fn end(text: &str) -> CCursor {
    CCursor::new(text.chars().count())
}

fn select(ui: &Ui, field: &Response, range: CCursorRange) {
    let mut state = TextEditState::load(ui.ctx(), field.id).unwrap_or_default();
    state.cursor.set_char_range(Some(range));
    state.store(ui.ctx(), field.id);
}

/// Selects all of the text when the field gets the keyboard, unless the mouse selects a part of it.
pub fn select_when_focused(ui: &Ui, field: &Response, text: &str) {
    let id = field.id.with("has_new_focus");
    if field.gained_focus() {
        ui.data_mut(|data| data.insert_temp(id, ()));
    }
    // While the button is down, the mouse moves the cursor.
    let (is_down, drags) = ui.input(|input| (input.pointer.any_down(), input.pointer.is_decidedly_dragging()));
    let is_new = ui.data(|data| data.get_temp::<()>(id).is_some());
    if is_new && (!is_down || drags) {
        ui.data_mut(|data| data.remove::<()>(id));
        if !drags {
            select_all(ui, field, text);
        }
    }
}

/// Returns the field that had the keyboard in this pass, or at most `before` passes ago.
fn kept(context: &egui::Context, before: u64) -> Option<Id> {
    let kept: Option<Kept> = context.data(|data| data.get_temp(kept_id()));
    kept.filter(|kept| kept.pass + before >= context.cumulative_pass_nr()).map(|kept| kept.field)
}

/// Gives the keyboard to the visible text field when text is typed, even if a button beside it was pressed last. Other keys do
/// the same if nothing else has the keyboard.
fn type_into_field(mut contexts: Query<(&mut EguiContext, &EguiInput)>) {
    for (mut context, input) in &mut contexts {
        let context = context.get_mut();
        let is_free = context.memory(|memory| memory.focused().is_none());
        let types = input.events.iter().any(|event| match event {
            egui::Event::Text(_) => true,
            egui::Event::Key { key, pressed: true, .. } => is_free && *key != egui::Key::Escape,
            _ => false,
        });
        if let Some(field) = kept(context, 1).filter(|_| types && !context.text_edit_focused()) {
            context.memory_mut(|memory| memory.request_focus(field));
        }
    }
}

/// Takes the keyboard from the control that has it when the stage is clicked or a sheet opens.
fn give_keyboard_back(mut contexts: EguiContexts, request: Res<CurrentRequest>) -> Result {
    let sheet =
        matches!(request.0, Request::View(ViewRequest::ToggleSheet(_)) | Request::Making(MakingRequest::ShowSheet));
    if sheet {
        egui::Popup::close_all(contexts.ctx_mut()?);
    }
    if sheet || matches!(request.0, Request::Entry(EntryRequest::ClickCell(_) | EntryRequest::LeaveCell)) {
        contexts.ctx_mut()?.memory_mut(|memory| memory.focused().into_iter().for_each(|id| memory.surrender_focus(id)));
    }
    Ok(())
}

/// Gives the keyboard to the text field. The letter of the shortcut is not typed into it.
fn edit_text(mut contexts: Query<(&mut EguiContext, &mut EguiInput)>, request: Res<CurrentRequest>) {
    if !matches!(request.0, Request::Transfer(TransferRequest::EditText)) {
        return;
    }
    for (mut context, mut input) in &mut contexts {
        context.get_mut().memory_mut(|memory| memory.request_focus(serial::field()));
        input.events.retain(|event| !matches!(event, egui::Event::Text(_)));
    }
}

/// Reserves Tab for the board while a cell is current.
fn keep_tab(mut contexts: Query<(&mut EguiContext, &mut EguiInput)>, entry: Res<Entry>, view: Res<View>) {
    for (mut context, mut input) in &mut contexts {
        let focused = context.get_mut().memory(|memory| memory.focused().is_some());
        if entry.current().is_some() && !focused && !view.programming() && view.sheet().is_none() {
            input.events.retain(|event| !matches!(event, egui::Event::Key { key: egui::Key::Tab, .. }));
        }
    }
}

/// Pastes text as a puzzle for the stage if no text field has the keyboard.
fn paste(contexts: Query<&EguiInput>, view: Res<View>, typing: Res<Typing>, mut requests: MessageWriter<Request>) {
    if typing.0 || view.sheet().is_some() {
        return;
    }
    for input in &contexts {
        let is_paste_key = |event: &egui::Event| matches!(event, egui::Event::Key { key: egui::Key::V, pressed: true, modifiers, .. } if modifiers.command);
        let key = input.events.iter().any(is_paste_key);
        let has_text = |event: &egui::Event| matches!(event, egui::Event::Text(_) | egui::Event::Paste(_));
        // The clipboard has no text, and the owl says so. In a browser the text may arrive later than the key.
        if key && !cfg!(target_arch = "wasm32") && !input.events.iter().any(has_text) {
            requests.write(TransferRequest::Paste(String::new()).into());
        }
        for event in &input.events {
            match event {
                egui::Event::Paste(text) => drop(requests.write(TransferRequest::Paste(text.clone()).into())),
                // The clipboard may arrive as if it were typed, and nobody types two characters at once.
                egui::Event::Text(text) if key || text.chars().nth(1).is_some() => {
                    requests.write(TransferRequest::Paste(text.clone()).into());
                }
                _ => {}
            }
        }
    }
}
