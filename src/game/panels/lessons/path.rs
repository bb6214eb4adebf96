//! The path: all lessons by their parts, with what has been done.

use crate::game::input::commands::{Command, with_keys};
use crate::game::look::Theme;
use crate::game::owl::Speech;
use crate::game::owl::words::{tag, words};
use crate::game::panels::style::{self, Face, heading, muted, named_button, word_button};
use crate::game::script::{DialogRequest, LessonRequest, Purpose, Request};
use crate::lessons::{Came, Part};
use crate::play::learning::Learning;
use bevy_egui::egui::{Align, Id, Key, RichText, TextEdit, Ui, WidgetInfo, WidgetType, vec2};

/// The path. Returns what the person asked for.
pub fn path(ui: &mut Ui, theme: &Theme, learning: &Learning, speech: Option<&Speech>) -> Option<Request> {
    heading(ui, words().lessons_heading());
    let offered = style::speaking(ui, theme, speech);
    let mut asked: Option<LessonRequest> = None;
    let (lessons, said) = (Learning::lessons(), crate::lessons::words(tag()));
    let open = learning.progress().next(lessons);
    let by_class = ui.horizontal_wrapped(|ui| {
        let begun = learning.progress().is_begun();
        let word = if begun { words().lessons_continue() } else { words().lessons_begin() };
        let tooltip = with_keys(words().lessons_continue_tooltip(), &[Command::LessonNext]);
        let face = Face::usual(theme, &word, tooltip, open.is_some()).strong(theme);
        if named_button(ui, 160.0, &word, &face).clicked() {
            asked = Some(LessonRequest::GoOn);
        }
        match open {
            Some((lesson, _)) => muted(ui, theme, said.title(lesson)),
            None => muted(ui, theme, words().lessons_all_done()),
        }
        ui.add_space(16.0);
        class(ui, theme, learning)
    });
    let columns = if ui.available_width() >= 900.0 { 2 } else { 1 };
    let parts = Part::ALL.len() / columns;
    ui.columns(columns, |columns| {
        for (ui, parts) in columns.iter_mut().zip(Part::ALL.chunks(parts)) {
            for part in parts {
                asked = part_of_path(ui, theme, learning, *part).or(asked.take());
            }
        }
    });
    offered.or(by_class.inner).or(asked.map(Request::from))
}

/// What belongs to a class: the code of a lesson, and the results for the teacher.
fn class(ui: &mut Ui, theme: &Theme, learning: &Learning) -> Option<Request> {
    let id = Id::new("class_code");
    let mut code: String = ui.data(|data| data.get_temp(id)).unwrap_or_default();
    let field = TextEdit::singleline(&mut code).id(id.with("field")).hint_text(words().lessons_code()).char_limit(40);
    let field = field.min_size(vec2(0.0, ui.spacing().interact_size.y)).vertical_align(Align::Center);
    let field = ui.add(field.desired_width(160.0));
    field.widget_info(|| WidgetInfo::labeled(WidgetType::TextEdit, true, words().lessons_code()));
    let enter = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
    field.on_hover_text(words().lessons_code_tooltip());
    let (open, has_code) = (words().lessons_open(), !code.trim().is_empty());
    let opens = word_button(ui, theme, 110.0, &open, &words().lessons_code_tooltip(), has_code).clicked() || enter;
    ui.add_space(16.0);
    let (save, tooltip) = (words().lessons_save(), words().lessons_save_tooltip());
    let saves = word_button(ui, theme, 160.0, &save, &tooltip, learning.progress().is_begun()).clicked();
    let (pages, tooltip) = (words().lessons_pages(), words().lessons_pages_tooltip());
    let prints = word_button(ui, theme, 160.0, &pages, &tooltip, true).clicked();
    let asked = match () {
        () if opens && has_code => Some(LessonRequest::OpenByCode(std::mem::take(&mut code)).into()),
        () if prints => Some(DialogRequest::Browse(Purpose::SavePages).into()),
        () if saves => Some(DialogRequest::Browse(Purpose::SaveResults).into()),
        () => None,
    };
    ui.data_mut(|data| data.insert_temp(id, code));
    asked
}

/// The lessons of a part.
fn part_of_path(ui: &mut Ui, theme: &Theme, learning: &Learning, part: Part) -> Option<LessonRequest> {
    let mut asked = None;
    let said = crate::lessons::words(tag());
    ui.add_space(6.0);
    heading(ui, said.part(part));
    style::lower(ui, 20.0);
    for (number, lesson) in Learning::lessons().iter().enumerate().filter(|(_, lesson)| lesson.part == part) {
        let came = |task| learning.progress().of(lesson, task).came;
        let done = lesson.tasks.iter().filter(|task| came(task) == Came::Solved).count();
        let title = RichText::new(format!("{}. {}", number + 1, said.title(lesson))).strong();
        if style::link(ui, title)
            .on_hover_text(words().lessons_entry_tooltip(said.goal(lesson), &lesson.name))
            .clicked()
        {
            asked = Some(LessonRequest::Open(number, learning.progress().first_open(lesson)));
        }
        let concepts = lesson.concepts.iter().map(|concept| said.concept(concept)).collect::<Vec<_>>().join(", ");
        let told = words().lessons_done(done, lesson.tasks.len());
        let minutes = words().lessons_minutes(lesson.minutes);
        muted(ui, theme, format!("{told} · {minutes} · {concepts}"));
    }
    asked
}
