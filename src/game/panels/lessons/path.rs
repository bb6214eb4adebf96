//! The path: all lessons by their parts, with what has been done.

use crate::game::lessons::Learning;
use crate::game::look::Theme;
use crate::game::owl::words::{tag, words};
use crate::game::panels::style::{heading, muted, word_button};
use crate::game::script::{LessonRequest, Request};
use crate::lessons::{Came, Part};
use bevy_egui::egui::{RichText, Ui};

/// The path. Returns what the person asked for.
pub fn path(ui: &mut Ui, theme: &Theme, learning: &Learning) -> Option<Request> {
    let mut asked: Option<LessonRequest> = None;
    let (lessons, said) = (Learning::lessons(), crate::lessons::words(tag()));
    heading(ui, words().lessons_heading());
    ui.label(words().lessons_about());
    let open = learning.progress().next(lessons);
    ui.horizontal(|ui| {
        let begun = learning.progress().is_begun();
        let word = if begun { words().lessons_continue() } else { words().lessons_begin() };
        let button = word_button(ui, theme, 160.0, &word, &words().lessons_continue_tooltip(), open.is_some());
        if button.clicked() {
            asked = Some(LessonRequest::GoOn);
        }
        match open {
            Some((lesson, _)) => muted(ui, theme, said.title(lesson)),
            None => muted(ui, theme, words().lessons_all_done()),
        }
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
    asked.map(Request::from)
}

/// The lessons of a part.
fn part_of_path(ui: &mut Ui, theme: &Theme, learning: &Learning, part: Part) -> Option<LessonRequest> {
    let mut asked = None;
    let said = crate::lessons::words(tag());
    ui.add_space(6.0);
    heading(ui, said.part(part));
    ui.spacing_mut().interact_size.y = 20.0;
    for (number, lesson) in Learning::lessons().iter().enumerate().filter(|(_, lesson)| lesson.part == part) {
        let came = |task| learning.progress().of(lesson, task).came;
        let done = lesson.tasks.iter().filter(|task| came(task) == Came::Solved).count();
        let title = RichText::new(format!("{}. {}", number + 1, said.title(lesson))).strong();
        if ui.link(title).on_hover_text(said.goal(lesson)).clicked() {
            let first = lesson.tasks.iter().position(|task| came(task) == Came::Open);
            asked = Some(LessonRequest::Open(number, first.unwrap_or(0)));
        }
        let concepts = lesson.concepts.iter().map(|concept| said.concept(concept)).collect::<Vec<_>>().join(", ");
        let told = words().lessons_done(done, lesson.tasks.len());
        let minutes = words().lessons_minutes(lesson.minutes);
        muted(ui, theme, format!("{told} · {minutes} · {concepts}"));
    }
    asked
}
