//! Making, renaming and deleting names of variables, lists and custom blocks; and the field for a name.

use super::field::name_field;
use super::seen::Seen;
use crate::game::editor::Editor;
use crate::game::requests::{EditorRequest, Naming, Request};
use crate::window::look::Theme;
use crate::window::panels::style::choice;
use bevy_egui::egui::{Area, Frame, Id, Order, Rect, Ui, vec2};
use sudoku_blocks::edit::{Edit, Owner};
use sudoku_blocks::{Block, Category, List, Opcode, PlacedScript};
use sudoku_words::words;

/// Draws the buttons that make something new in that category. Returns the request of the one that was clicked.
pub fn new_of(ui: &mut Ui, theme: &Theme, sprite: usize, category: Category) -> Option<EditorRequest> {
    let new = new(sprite);
    match category {
        Category::Variables => make(ui, theme, &new[..2]),
        Category::Lists => make(ui, theme, &new[2..3]),
        Category::MyBlocks => make(ui, theme, &new[3..]),
        _ => None,
    }
}

/// Returns the requests that rename and delete the name on a block of the palette, with their labels; `None` if the name cannot be changed.
pub fn changes(seen: &Seen, block: &Block) -> Option<[(String, EditorRequest); 2]> {
    let (program, sprite) = (seen.program, seen.blocks.sprite());
    let own = program.sprites.get(sprite)?;
    let name = block.text(0)?;
    let owner = |of_sprite: bool, of_all: bool| match (of_sprite, of_all) {
        (true, _) => Some(Owner::Sprite(sprite)),
        (false, true) => Some(Owner::All),
        (false, false) => None,
    };
    let (rename, delete) = match block.opcode {
        Opcode::Variable => {
            let has = |names: &[String]| names.iter().any(|other| other == name);
            let (name, owner) = (name.to_owned(), owner(has(&own.variables), has(&program.variables))?);
            (Naming::RenameVariable(name.clone(), owner), Edit::DeleteVariable { name, owner })
        }
        Opcode::List => {
            let has = |lists: &[List]| lists.iter().any(|list| list.name == name);
            let (name, owner) = (name.to_owned(), owner(has(&own.lists), has(&program.lists))?);
            (Naming::RenameList(name.clone(), owner), Edit::DeleteList { name, owner })
        }
        Opcode::Call => {
            let mut heads = program.scripts().filter(|placed| placed.sprite_index == sprite);
            let is_its = |placed: &PlacedScript| {
                placed.script.definition.as_ref().is_some_and(|definition| definition.label() == name)
            };
            let block = heads.find(is_its)?.id;
            (Naming::Redefine(block), Edit::Delete { block })
        }
        _ => return None,
    };
    let shown = match block.opcode {
        Opcode::List => words().editor_list(name),
        _ => name.replace(" _", " …"),
    };
    Some([
        (words().editor_rename(&shown), EditorRequest::Open(rename)),
        (words().editor_delete(&shown), EditorRequest::Change(delete)),
    ])
}

/// Something new that can be made for a sprite: its label, its tooltip and its kind.
pub type New = (String, String, Naming);

/// Returns everything new that can be made: variables for all sprites and for this one only, lists, blocks.
pub fn new(sprite: usize) -> [New; 4] {
    let own = Naming::NewVariable(Owner::Sprite(sprite));
    [
        (words().editor_new_variable(), words().editor_new_variable_tooltip(), Naming::NewVariable(Owner::All)),
        (words().editor_own_variable(), words().editor_own_variable_tooltip(), own),
        (words().editor_new_list(), words().editor_new_list_tooltip(), Naming::NewList(Owner::All)),
        (words().editor_define(), words().editor_define_tooltip(), Naming::Define),
    ]
}

/// Draws buttons that make something new.
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

/// Draws the field for a name or a comment over the scripts.
pub fn naming(ui: &Ui, theme: &Theme, editor: &Editor, seen: &Seen, paper: Rect) -> Option<Request> {
    let field = editor.field().filter(|field| ui.is_enabled() && !matches!(field.naming, Naming::Slot(..)))?;
    let width = (paper.width() - 24.0).min(320.0);
    let area = Area::new(Id::new("naming")).order(Order::Foreground).fixed_pos(paper.min + vec2(4.0, 4.0));
    let shown = area.show(ui.ctx(), |ui| {
        Frame::popup(ui.style()).show(ui, |ui| {
            ui.set_width(width);
            name_field(ui, theme, field, seen)
        })
    });
    shown.inner.inner.map(Request::from)
}
