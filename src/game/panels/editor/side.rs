//! Beside the scripts: what can be done with the program, its sprites, names and findings.

use super::field::name_field;
use super::menu::is_head;
use crate::blocks::Program;
use crate::blocks::edit::{Edit, Owner};
use crate::game::editor::Editor;
use crate::game::input::commands::Command;
use crate::game::look::Theme;
use crate::game::owl::words::{self, words};
use crate::game::panels::style::{choice, command, heading, muted, word_button};
use crate::game::play::BlockProgram;
use crate::game::script::{EditorRequest, FileRequest, Naming, Request};
use crate::session::Session;
use bevy_egui::egui::{Align2, FontId, RichText, Sense, Ui, WidgetInfo, WidgetType, vec2};

/// The panel. Returns what the person asked for.
pub fn side(ui: &mut Ui, theme: &Theme, editor: &Editor, shown: &BlockProgram, session: &Session) -> Option<Request> {
    let program = shown.program();
    let mut asked: Option<Request> = None;
    if let Some(field) = &editor.field {
        asked = name_field(ui, theme, field).map(Request::from);
    }
    let chosen = editor.chosen.is_some();
    let can = |undo| session.changes_program_next(undo);
    let buttons = [
        (Command::Undo, can(true)),
        (Command::Redo, can(false)),
        (Command::EditWatch, true),
        (Command::Judge, true),
        (Command::EditAct, chosen),
        (Command::EditDuplicate, chosen),
        (Command::EditComment, chosen),
        (Command::EditDelete, chosen),
        (Command::SaveForScratch, !shown.findings().iter().any(|finding| finding.problem.stops())),
        (Command::CopyBlocks, true),
        (Command::BackToOurs, shown.is_own()),
    ];
    for row in buttons.chunks(2) {
        ui.horizontal(|ui| {
            let width = (ui.available_width() - 8.0) / 2.0;
            for &(button, enabled) in row {
                asked = asked.take().or(command(ui, theme, width, button, enabled));
            }
        });
    }
    let width = ui.available_width();
    if word_button(ui, theme, width, &words().editor_files(), &words().editor_files_tooltip(), true).clicked() {
        asked = Some(FileRequest::ShowSheet.into());
    }
    heading(ui, words().editor_sprites());
    ui.horizontal_wrapped(|ui| asked = sprites(ui, theme, editor, program).or(asked.take()));
    heading(ui, words().editor_findings());
    if shown.findings().is_empty() {
        muted(ui, theme, words().editor_no_findings());
    }
    for finding in shown.findings().iter().take(20) {
        let text = RichText::new(words::finding(finding)).small();
        let link = ui.link(text).on_hover_text(words().editor_finding_tooltip());
        if let Some(block) = finding.block.filter(|_| link.clicked()) {
            asked = Some(EditorRequest::Choose(block, None).into());
        }
    }
    heading(ui, words().editor_names());
    ui.horizontal_wrapped(|ui| {
        let own = Owner::Sprite(editor.sprite);
        let buttons = [
            (words().editor_new_variable(), words().editor_new_variable_tooltip(), Naming::NewVariable(Owner::All)),
            (words().editor_own_variable(), words().editor_own_variable_tooltip(), Naming::NewVariable(own)),
            (words().editor_new_list(), words().editor_new_list_tooltip(), Naming::NewList(Owner::All)),
            (words().editor_define(), words().editor_define_tooltip(), Naming::Define),
        ];
        for (word, tooltip, naming) in buttons {
            if choice(ui, theme, false, &word, &tooltip).clicked() {
                asked = Some(EditorRequest::Open(naming).into());
            }
        }
    });
    asked.or(names(ui, theme, program, editor.sprite).map(Request::from))
}

/// The sprites, of which one's scripts are seen.
pub fn sprites(ui: &mut Ui, theme: &Theme, editor: &Editor, program: &Program) -> Option<Request> {
    let mut asked = None;
    for (index, sprite) in program.sprites.iter().enumerate() {
        let tooltip = words().editor_sprite_tooltip(&sprite.name);
        if choice(ui, theme, index == editor.sprite, &sprite.name, &tooltip).clicked() {
            asked = Some(EditorRequest::ChooseSprite(index).into());
        }
    }
    asked
}

/// The variables, lists and custom blocks, each with a way to rename it and one to delete it.
fn names(ui: &mut Ui, theme: &Theme, program: &Program, sprite: usize) -> Option<EditorRequest> {
    let mut asked = None;
    let own = program.sprites.get(sprite);
    let variables = program.variables.iter().map(|name| (name, Owner::All));
    let own_variables = own.iter().flat_map(|own| &own.variables).map(|name| (name, Owner::Sprite(sprite)));
    for (name, owner) in variables.chain(own_variables) {
        let rename = EditorRequest::Open(Naming::RenameVariable(name.clone(), owner));
        let delete = EditorRequest::Change(Edit::DeleteVariable { name: name.clone(), owner });
        asked = asked.or(named(ui, theme, name, rename, delete));
    }
    let lists = program.lists.iter().map(|list| (&list.name, Owner::All));
    let own_lists = own.iter().flat_map(|own| &own.lists).map(|list| (&list.name, Owner::Sprite(sprite)));
    for (name, owner) in lists.chain(own_lists) {
        let rename = EditorRequest::Open(Naming::RenameList(name.clone(), owner));
        let delete = EditorRequest::Change(Edit::DeleteList { name: name.clone(), owner });
        asked = asked.or(named(ui, theme, &words().editor_list(name), rename, delete));
    }
    for placed in program.scripts().filter(|placed| placed.sprite_index == sprite && is_head(program, placed.id)) {
        let label = placed.script.definition.as_ref().map(|definition| definition.label()).unwrap_or_default();
        let change = EditorRequest::Open(Naming::Redefine(placed.id));
        let delete = EditorRequest::Change(Edit::Delete { block: placed.id });
        asked = asked.or(named(ui, theme, &label.replace(" _", " …"), change, delete));
    }
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
        let width = ui.available_width();
        let font = FontId::proportional(14.0);
        let galley = ui.painter().layout(name.to_owned(), font, theme.text.egui(), width - 84.0);
        let (room, _) = ui.allocate_exact_size(vec2(width - 84.0, galley.size().y.max(24.0)), Sense::hover());
        ui.painter().galley(
            Align2::LEFT_CENTER.anchor_size(room.left_center(), galley.size()).min,
            galley,
            theme.text.egui(),
        );
        let rename_button = ui.small_button("…").on_hover_text(words().editor_rename(name));
        rename_button.widget_info(|| info(&words().editor_rename(name)));
        let delete_button = ui.small_button("×").on_hover_text(words().editor_delete(name));
        delete_button.widget_info(|| info(&words().editor_delete(name)));
        asked = match () {
            () if rename_button.clicked() => Some(rename),
            () if delete_button.clicked() => Some(delete),
            () => None,
        };
    });
    asked
}

fn info(name: &str) -> WidgetInfo {
    WidgetInfo::labeled(WidgetType::Button, true, name)
}
