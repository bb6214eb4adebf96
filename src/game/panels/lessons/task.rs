//! The words of a task: what is to be done, how it is answered, what came of it, and help.

use crate::game::input::commands::Command;
use crate::game::lessons::{Learning, Told};
use crate::game::look::Theme;
use crate::game::owl::words::{tag, words};
use crate::game::owl::{Mood, Speech};
use crate::game::panels::style::{self, ROUND, choice, commands, heading, muted, word_button};
use crate::game::script::{LessonRequest, Request};
use crate::lessons::{Answer, Came, Goal, Lesson, Task, Way};
use bevy_egui::egui::{Frame, Id, Key, Margin, RichText, Stroke, TextEdit, Ui, WidgetInfo, WidgetType};

/// The words, and what stands below them. Returns what the person asked for.
pub fn task(
    ui: &mut Ui,
    theme: &Theme,
    learning: &Learning,
    (lesson, task): (&Lesson, &Task),
    speech: Option<&Speech>,
) -> Option<Request> {
    let said = crate::lessons::words(tag());
    let mut asked: Option<Request> =
        commands(ui, theme, &[(Command::LessonPath, true), (Command::LessonRestart, true)]);
    heading(ui, said.title(lesson));
    let number = learning.task_number();
    muted(ui, theme, words().lessons_task(number + 1, lesson.tasks.len(), said.kind(task.kind)));
    if number == 0 {
        ui.label(said.start(lesson));
    }
    ui.label(RichText::new(said.task(lesson, task)).size(16.0).strong());
    asked = asked.or(answer(ui, theme, learning, task).map(Request::from));
    // A block that does not fit is told by the owl.
    let refusal = speech.filter(|speech| speech.mood == Mood::Doubtful);
    if refusal.is_some() {
        asked = asked.or(style::speaking(ui, theme, refusal));
    }
    if let Some(told) = learning.told() {
        let (title, text, ink) = match told {
            Told::Right(text) => (words().lessons_right(), text, theme.accent),
            Told::Wrong(text) => (words().lessons_wrong(), text, theme.clash),
            Told::Hint(text) => (words().lessons_hint(), text, theme.muted),
        };
        Frame::new()
            .fill(theme.well.egui())
            .stroke(Stroke::new(2.0, ink.egui()))
            .corner_radius(ROUND)
            .inner_margin(Margin::same(8))
            .show(ui, |ui| {
                ui.set_width(ui.available_width());
                ui.label(RichText::new(title).strong());
                ui.label(text);
            });
    }
    let came = learning.progress().of(lesson, task).came;
    let solved = matches!(learning.told(), Some(Told::Right(_))) || came == Came::Solved;
    let help = [(Command::LessonHint, true), (Command::LessonShow, true)];
    asked = asked.or(commands(ui, theme, &help));
    let width = ui.available_width();
    if solved {
        asked = asked.or(commands(ui, theme, &[(Command::LessonNext, true)]));
    } else if word_button(ui, theme, width, &words().lessons_skip(), &words().lessons_skip_tooltip(), true).clicked() {
        asked = Some(LessonRequest::Skip.into());
    }
    if word_button(ui, theme, width, &words().lessons_start_over(), &words().lessons_start_over_tooltip(), true)
        .clicked()
    {
        asked = Some(LessonRequest::StartOver.into());
    }
    asked
}

/// How the task is answered.
fn answer(ui: &mut Ui, theme: &Theme, learning: &Learning, task: &Task) -> Option<LessonRequest> {
    let mut asked = None;
    match (task.goal(), task.way()) {
        (_, Some(Way::Cell)) => muted(ui, theme, words().lessons_click_cell()),
        (_, Some(Way::Block)) => muted(ui, theme, words().lessons_click_block()),
        (_, Some(Way::Number)) => {
            let mut text = learning.draft().to_owned();
            ui.horizontal(|ui| {
                let field = TextEdit::singleline(&mut text).id(Id::new("lesson_answer")).desired_width(110.0);
                let field = ui.add(field.char_limit(40));
                field.widget_info(|| WidgetInfo::labeled(WidgetType::TextEdit, true, words().lessons_answer_field()));
                let enter = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
                if field.changed() {
                    asked = Some(LessonRequest::Write(text.clone()));
                }
                let tooltip = words().lessons_answer_tooltip();
                if word_button(ui, theme, 110.0, &words().lessons_answer_button(), &tooltip, true).clicked() || enter {
                    asked = Some(LessonRequest::Answer(Answer::Number(text.clone())));
                }
            });
        }
        (_, Some(Way::Choice(choices))) => {
            for text in choices {
                if choice(ui, theme, false, text, &words().lessons_answer_tooltip()).clicked() {
                    asked = Some(LessonRequest::Answer(Answer::Choice(text.clone())));
                }
            }
        }
        (Goal::Make(_), None) => muted(ui, theme, words().lessons_make()),
        (_, None) => muted(ui, theme, words().lessons_reach()),
    }
    asked
}
