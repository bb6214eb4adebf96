//! The ask bar: the text field for the question, a chooser of puzzles, and the tick that sends the answer.

use crate::game::play::Question;
use crate::game::puzzles::packs::Packs;
use crate::game::requests::{AskRequest, MakingRequest, Request, Scene, SolverRequest, TransferRequest};
use crate::game::script::View;
use crate::window::look::{Rgb, Theme};
use crate::window::panels::chooser::{Choice, chooser};
use crate::window::panels::icons;
use crate::window::panels::panel_window::PanelWindow;
use crate::window::panels::sets::PanelSystems;
use crate::window::panels::style::{Face, drawn_button};
use bevy::prelude::*;
use bevy_egui::egui::text::{LayoutJob, TextFormat};
use bevy_egui::egui::{
    Align, CornerRadius, FontFamily, FontId, Galley, Id, Key, Label, Layout, RichText, ScrollArea, Stroke, StrokeKind,
    TextBuffer, TextEdit, TextStyle, Ui, Vec2, WidgetInfo, WidgetType,
};
use bevy_egui::{EguiPrimaryContextPass, egui};
use std::sync::Arc;
use sudoku_board::Board;
use sudoku_board::notation::Notation;
use sudoku_generate::puzzles::Pack;
use sudoku_words::words;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, show.run_if(in_state(Scene::Asking)).in_set(PanelSystems::Foot));
}

fn show(mut window: PanelWindow, question: Res<Question>, packs: Res<Packs>, view: Res<View>) -> Result {
    // Layouts for fingers, or with two lines of digits, have room for one more row.
    let rows = if window.layout.digit_lines > 1 || window.layout.touch { 3 } else { 2 };
    window.panel("ask-bar", window.layout.below_buttons(), |ui, theme| {
        ask_bar(ui, theme, &question, packs.short(), rows, view.sheet().is_none())
    })
}

/// The longest answer, in characters. No puzzle is longer, so a longer text is cut, and pasting a book does not block the window.
const LONGEST_ANSWER: usize = 4_000;

/// Draws the ask bar. The empty field has that number of rows; `in_front` is true if no sheet covers it.
fn ask_bar(
    ui: &mut Ui,
    theme: &Theme,
    question: &Question,
    packs: &[Pack],
    rows: usize,
    in_front: bool,
) -> Vec<Request> {
    let mut asked = Vec::new();
    let rect = ui.max_rect();
    ui.painter().rect(
        rect,
        CornerRadius::same(10),
        theme.panel.egui(),
        Stroke::new(2.0, theme.accent.egui()),
        StrokeKind::Inside,
    );
    let inner = rect.shrink2(Vec2::new(12.0, 6.0));
    ui.scope_builder(egui::UiBuilder::new().max_rect(inner), |ui| {
        ui.spacing_mut().item_spacing = Vec2::new(8.0, 3.0);
        // Typed text gets all of the space.
        if question.text().is_empty() && inner.height() >= ui.spacing().interact_size.y + 16.0 {
            let label = RichText::new(words().answer_label());
            ui.add(Label::new(label.small().color(theme.muted.egui())).truncate());
        }
        let room = inner.bottom() - ui.cursor().top();
        ui.with_layout(Layout::right_to_left(Align::Min), |ui| {
            let face = Face::usual(theme, words().answer(), words().answer_tooltip(), true).strong(theme);
            let tick = drawn_button(
                ui,
                Vec2::new(38.0, 30.0).max(Vec2::splat(ui.spacing().interact_size.y)),
                &face,
                icons::tick,
            );
            let chosen = chooser(ui, "answers", &words().answer_chooser(), 96.0, packs, None, "");
            let mut typed = question.text().to_owned();
            let mut layouter = |ui: &Ui, text: &dyn TextBuffer, width: f32| {
                // While a change has not arrived yet, the mistakes may belong to other positions.
                let errors = if text.as_str() == question.text() { question.errors() } else { &[] };
                answer(ui, theme, text.as_str(), errors, width)
            };
            let field = TextEdit::multiline(&mut typed)
                .return_key(None)
                .desired_rows(rows)
                .id(Id::new("answer"))
                .font(TextStyle::Monospace)
                .layouter(&mut layouter)
                .hint_text("460100000,820500000,…")
                .char_limit(LONGEST_ANSWER)
                .margin(Vec2::new(8.0, 5.0))
                .desired_width(f32::INFINITY);
            let area = ScrollArea::vertical().id_salt("answer").max_height(room).min_scrolled_height(room);
            let response = area.show(ui, |ui| ui.add(field)).inner.on_hover_text(words().answer_field_tooltip());
            response.widget_info(|| WidgetInfo::labeled(WidgetType::TextEdit, true, words().answer_field()));
            if response.changed() {
                asked.push(AskRequest::Write(typed).into());
            }
            let entered = in_front && response.has_focus() && ui.input(|input| input.key_pressed(Key::Enter));
            // Typing goes into the field unless another control was chosen.
            if in_front && ui.memory(|memory| memory.focused().is_none()) {
                response.request_focus();
            }
            match chosen {
                Some(Choice::New) => asked.push(MakingRequest::ShowSheet.into()),
                Some(Choice::Own) => {}
                Some(Choice::All) => asked.push(TransferRequest::ShowSheet.into()),
                Some(Choice::Problem(problem)) => asked.push(SolverRequest::ShowProblem(problem).into()),
                Some(Choice::Puzzle(puzzle)) => {
                    asked.push(AskRequest::Write(puzzle_text(&puzzle)).into());
                    response.request_focus();
                }
                None if tick.clicked() || entered => asked.push(AskRequest::Answer.into()),
                None => {}
            }
        });
    });
    asked
}

/// Lays out the answer with its mistakes underlined. A pasted grid keeps its line ends, each shown as a character of its own.
fn answer(ui: &Ui, theme: &Theme, text: &str, errors: &[usize], width: f32) -> Arc<Galley> {
    let format = |color: Rgb| TextFormat::simple(FontId::new(12.0, FontFamily::Monospace), color.egui());
    let wrong = TextFormat { underline: Stroke::new(2.0, theme.stop.egui()), ..format(theme.single) };
    let mut job = LayoutJob::default();
    job.wrap.max_width = width;
    job.wrap.break_anywhere = true;
    for (at, character) in text.chars().enumerate() {
        let shown = if character.is_control() { '¶' } else { character };
        let format = if errors.contains(&at) { wrong.clone() } else { format(theme.text) };
        job.append(shown.encode_utf8(&mut [0; 4]), 0.0, format);
    }
    ui.fonts_mut(|fonts| fonts.layout_job(job))
}

/// Returns the text that a person could type to ask for the puzzle.
fn puzzle_text(puzzle: &Board) -> String {
    puzzle.classic().map_or_else(|| puzzle.to_string(), |grid| Notation::Comma.write(&grid))
}
