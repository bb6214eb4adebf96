//! The run of a lesson's program: what can be done to it, its board, what it says and asks, and its variables.

use crate::blocks::{Opcode, Script, Value};
use crate::game::input::commands::Command;
use crate::game::lessons::Learning;
use crate::game::look::{Theme, fonts};
use crate::game::owl::words::words;
use crate::game::panels::style::{commands, heading, muted, word_button};
use crate::game::script::{LessonRequest, Request};
use crate::lessons::{Goal, Lesson, Task};
use crate::run::Act;
use bevy_egui::egui::{
    Align2, CornerRadius, Id, Key, Rect, Sense, Stroke, StrokeKind, TextEdit, Ui, Vec2, WidgetInfo, WidgetType, vec2,
};

/// The most items of a list that are read aloud or written out.
const MOST_ITEMS: usize = 81;

/// The run. Returns what the person asked for.
pub fn run(ui: &mut Ui, theme: &Theme, learning: &Learning, lesson: &Lesson, height: f32) -> Option<Request> {
    let mut asked: Option<Request> = None;
    let controls = [(Command::LessonBack, true), (Command::LessonRun, true), (Command::LessonStep, true)];
    asked = asked.or(commands(ui, theme, &controls));
    let checks = |task: &Task| matches!(task.goal(), Goal::Reach { .. } | Goal::Make(_));
    if learning.open().is_some_and(|(_, task)| checks(task)) {
        asked = asked.or(commands(ui, theme, &[(Command::LessonCheck, true)]));
    }
    let Some(run) = learning.run() else {
        muted(ui, theme, words().lessons_no_run());
        return asked;
    };
    let machine = run.machine();
    let program = machine.code().program();
    for actor in machine.actors().iter().filter(|actor| !actor.says.is_empty() && !actor.is_clone) {
        ui.label(words().lessons_says(&program.sprites[actor.sprite()].name, &*actor.says));
    }
    if let Some(text) = machine.question() {
        ui.label(words().lessons_asks_you(text));
        asked = asked.or(question(ui, theme).map(Request::from));
    }
    if let Some(board) = &lesson.board {
        let clicked = grid(ui, theme, learning.list(&board.list), usize::from(board.columns), height * 0.42);
        asked = asked.or(clicked.map(|id| LessonRequest::ClickCell(id).into()));
    }
    let hears_clicks = |script: &Script| script.blocks.first().is_some_and(|block| block.opcode == Opcode::WhenClicked);
    for actor in machine.actors().iter().filter(|actor| !actor.is_clone && actor.is_shown) {
        let sprite = &program.sprites[actor.sprite()];
        if sprite.scripts.iter().any(hears_clicks) {
            let word = words().lessons_click_sprite(&sprite.name);
            if word_button(ui, theme, ui.available_width(), &word, &word, true).clicked() {
                asked = Some(LessonRequest::Do(Act::ClickSprite(sprite.name.clone())).into());
            }
        }
    }
    heading(ui, words().variables());
    muted(ui, theme, words().lessons_clones(machine.actors().iter().filter(|actor| actor.is_clone).count()));
    for (name, value) in program.variables.iter().zip(machine.variables()) {
        ui.label(words().lessons_value(name, value.to_string()));
    }
    let own = machine.actors().iter().filter(|actor| !actor.is_clone);
    for actor in own {
        let sprite = &program.sprites[actor.sprite()];
        for (name, value) in sprite.variables.iter().zip(&actor.variables) {
            ui.label(words().lessons_value(words().lessons_of_sprite(name, &sprite.name), value.to_string()));
        }
    }
    for list in &program.lists {
        let items = learning.list(&list.name);
        let shown = items.iter().take(MOST_ITEMS).map(Value::to_string).collect::<Vec<_>>().join(" ");
        ui.label(words().lessons_list(&list.name, items.len(), shown));
    }
    asked
}

/// The program asks: an answer can be typed.
fn question(ui: &mut Ui, theme: &Theme) -> Option<LessonRequest> {
    let id = Id::new("lesson_question");
    let mut text: String = ui.data(|data| data.get_temp(id)).unwrap_or_default();
    let mut asked = None;
    ui.horizontal(|ui| {
        let width = ui.available_width() - 86.0;
        let field = ui.add(TextEdit::singleline(&mut text).id(id.with("field")).desired_width(width).char_limit(400));
        field.widget_info(|| WidgetInfo::labeled(WidgetType::TextEdit, true, words().lessons_question_field()));
        let enter = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        let tooltip = words().lessons_question_tooltip();
        if word_button(ui, theme, 70.0, &words().editor_ok(), &tooltip, true).clicked() || enter {
            asked = Some(LessonRequest::Do(Act::Answer(std::mem::take(&mut text))));
        }
    });
    ui.data_mut(|data| data.insert_temp(id, text));
    asked
}

/// The list as a board. Returns the id of the cell that was clicked.
fn grid(ui: &mut Ui, theme: &Theme, items: &[Value], columns: usize, most: f32) -> Option<u32> {
    let columns = columns.max(1);
    let rows = items.len().min(columns * columns).div_ceil(columns).max(columns.min(9));
    let side = (ui.available_width() / columns as f32).min(most.max(120.0) / rows as f32).floor().min(64.0);
    let size = vec2(side * columns as f32, side * rows as f32);
    let (_, room) = ui.allocate_space(size);
    let mut clicked = None;
    let block = (columns as f32).sqrt() as usize;
    for index in 0..rows * columns {
        let (row, column) = (index / columns, index % columns);
        let rect = Rect::from_min_size(room.min + vec2(column as f32, row as f32) * side, Vec2::splat(side));
        let response = ui.interact(rect, Id::new(("lesson_cell", index)), Sense::click());
        let value = items.get(index).map(Value::to_string).unwrap_or_default();
        let shown = if value == "0" { String::new() } else { value };
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, words().lessons_cell(index + 1, &shown)));
        let painter = ui.painter();
        let edge = Stroke::new(1.0, theme.box_lines.egui());
        let fill = if shown.is_empty() { theme.user_cell } else { theme.puzzle_cell };
        painter.rect(rect, CornerRadius::ZERO, fill.egui(), edge, StrokeKind::Inside);
        painter.text(rect.center(), Align2::CENTER_CENTER, &shown, fonts::bold(side * 0.5), theme.puzzle_digit.egui());
        if response.hovered() || response.has_focus() {
            painter.rect_stroke(rect, CornerRadius::ZERO, Stroke::new(2.5, theme.text.egui()), StrokeKind::Inside);
        }
        if response.on_hover_text(words().lessons_cell_tooltip(index + 1)).clicked() {
            clicked = Some(index as u32 + 1);
        }
    }
    let is_sudoku = block * block == columns && block > 1;
    for line in (0..=columns).filter(|line| is_sudoku && line % block == 0) {
        let along = line as f32 * side;
        let stroke = Stroke::new(3.0, theme.box_lines.egui());
        ui.painter().vline(room.left() + along, room.y_range(), stroke);
        ui.painter().hline(room.x_range(), room.top() + along.min(size.y), stroke);
    }
    clicked
}
