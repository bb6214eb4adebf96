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
        let begun = lessons.iter().any(|lesson| learning.progress().is_done(lesson));
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
    for part in Part::ALL {
        ui.add_space(4.0);
        heading(ui, said.part(part));
        for (number, lesson) in lessons.iter().enumerate().filter(|(_, lesson)| lesson.part == part) {
            let done =
                lesson.tasks.iter().filter(|task| learning.progress().of(lesson, task).came == Came::Solved).count();
            let of = lesson.tasks.len();
            ui.horizontal_wrapped(|ui| {
                let title = RichText::new(format!("{}. {}", number + 1, said.title(lesson))).strong();
                let link = ui.link(title).on_hover_text(said.goal(lesson));
                if link.clicked() {
                    let first =
                        lesson.tasks.iter().position(|task| learning.progress().of(lesson, task).came == Came::Open);
                    asked = Some(LessonRequest::Open(number, first.unwrap_or(0)));
                }
                let minutes = words().lessons_minutes(lesson.minutes);
                let concepts =
                    lesson.concepts.iter().map(|concept| said.concept(concept)).collect::<Vec<_>>().join(", ");
                muted(ui, theme, format!("{minutes} · {concepts}"));
                let told = words().lessons_done(done, of);
                let ink = if done == of { theme.accent } else { theme.muted };
                ui.label(RichText::new(told).small().color(ink.egui()));
            });
        }
    }
    asked.map(Request::from)
}
