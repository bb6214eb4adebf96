//! The names in a drawer: variables, lists and custom blocks, to be made, renamed and deleted; and the field for a name.

use super::field::name_field;
use super::menu::is_head;
use super::seen::Seen;
use crate::blocks::Category;
use crate::blocks::edit::{Edit, Owner};
use crate::game::editor::Editor;
use crate::game::look::Theme;
use crate::game::owl::words::words;
use crate::game::panels::style::choice;
use crate::game::script::{EditorRequest, Naming, Request};
use bevy_egui::egui::{Align2, Area, FontId, Frame, Id, Order, Rect, Sense, Ui, WidgetInfo, WidgetType, vec2};

/// The names of that category, each with what renames and deletes it. Returns what the person asked for.
pub fn names(ui: &mut Ui, theme: &Theme, seen: &Seen, category: Category) -> Option<EditorRequest> {
    let (program, sprite) = (seen.program, seen.blocks.sprite());
    let own = program.sprites.get(sprite);
    let of_sprite = Owner::Sprite(sprite);
    let new = new(sprite);
    let mut asked = None;
    match category {
        Category::Variables => {
            asked = make(ui, theme, &new[..2]);
            let all = program.variables.iter().map(|name| (name, Owner::All));
            let of_sprite = own.iter().flat_map(|own| &own.variables).map(|name| (name, of_sprite));
            for (name, owner) in all.chain(of_sprite) {
                let rename = EditorRequest::Open(Naming::RenameVariable(name.clone(), owner));
                let delete = EditorRequest::Change(Edit::DeleteVariable { name: name.clone(), owner });
                asked = asked.or(named(ui, theme, name, rename, delete));
            }
        }
        Category::Lists => {
            asked = make(ui, theme, &new[2..3]);
            let all = program.lists.iter().map(|list| (&list.name, Owner::All));
            let of_sprite = own.iter().flat_map(|own| &own.lists).map(|list| (&list.name, of_sprite));
            for (name, owner) in all.chain(of_sprite) {
                let rename = EditorRequest::Open(Naming::RenameList(name.clone(), owner));
                let delete = EditorRequest::Change(Edit::DeleteList { name: name.clone(), owner });
                asked = asked.or(named(ui, theme, &words().editor_list(name), rename, delete));
            }
        }
        Category::MyBlocks => {
            asked = make(ui, theme, &new[3..]);
            let heads = program.scripts().filter(|placed| placed.sprite_index == sprite && is_head(program, placed.id));
            for placed in heads {
                let label = placed.script.definition.as_ref().map(|definition| definition.label()).unwrap_or_default();
                let change = EditorRequest::Open(Naming::Redefine(placed.id));
                let delete = EditorRequest::Change(Edit::Delete { block: placed.id });
                asked = asked.or(named(ui, theme, &label.replace(" _", " …"), change, delete));
            }
        }
        _ => {}
    }
    asked
}

/// Something new for a sprite: its word, its tooltip, and what it is.
pub type New = (String, String, Naming);

/// All that can be made new: variables for all and for the sprite alone, lists, blocks.
pub fn new(sprite: usize) -> [New; 4] {
    let own = Naming::NewVariable(Owner::Sprite(sprite));
    [
        (words().editor_new_variable(), words().editor_new_variable_tooltip(), Naming::NewVariable(Owner::All)),
        (words().editor_own_variable(), words().editor_own_variable_tooltip(), own),
        (words().editor_new_list(), words().editor_new_list_tooltip(), Naming::NewList(Owner::All)),
        (words().editor_define(), words().editor_define_tooltip(), Naming::Define),
    ]
}

/// Buttons that make something new.
fn make(ui: &mut Ui, theme: &Theme, new: &[New]) -> Option<EditorRequest> {
    let mut asked = None;
    ui.horizontal_wrapped(|ui| {
        for (word, tooltip, naming) in new {
            if choice(ui, theme, false, word, tooltip).clicked() {
                asked = Some(EditorRequest::Open(naming.clone()));
            }
        }
    });
    asked
}

fn named(
    ui: &mut Ui,
    theme: &Theme,
    name: &str,
    rename: EditorRequest,
    delete: EditorRequest,
) -> Option<EditorRequest> {
    let mut asked = None;
    ui.horizontal(|ui| {
        let width = ui.available_width() - 84.0;
        let galley = ui.painter().layout(name.to_owned(), FontId::proportional(14.0), theme.text.egui(), width);
        let (room, _) = ui.allocate_exact_size(vec2(width, galley.size().y.max(24.0)), Sense::hover());
        let corner = Align2::LEFT_CENTER.anchor_size(room.left_center(), galley.size()).min;
        ui.painter().galley(corner, galley, theme.text.egui());
        for (sign, told, request) in
            [("…", words().editor_rename(name), rename), ("×", words().editor_delete(name), delete)]
        {
            let button = ui.small_button(sign).on_hover_text(&told);
            button.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &told));
            if button.clicked() {
                asked = Some(request);
            }
        }
    });
    asked
}

/// The field for a name or a comment, over the scripts.
pub fn naming(ui: &Ui, theme: &Theme, editor: &Editor, paper: Rect) -> Option<Request> {
    let field = editor.field.as_ref().filter(|field| ui.is_enabled() && !matches!(field.naming, Naming::Slot(..)))?;
    let width = (paper.width() - 24.0).min(320.0);
    let area = Area::new(Id::new("naming")).order(Order::Foreground).fixed_pos(paper.min + vec2(4.0, 4.0));
    let shown = area.show(ui.ctx(), |ui| {
        Frame::popup(ui.style()).show(ui, |ui| {
            ui.set_width(width);
            name_field(ui, theme, field)
        })
    });
    shown.inner.inner.map(Request::from)
}
