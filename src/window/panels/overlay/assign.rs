//! The sheet on which a teacher ticks lessons, puts them in order, and gets a link and a QR code for the class.

use crate::game::lessons::class_link::ClassLink;
use crate::game::lessons::learning::Learning;
use crate::game::puzzles::sharing::Site;
use crate::game::requests::{ClassLinkRequest, Request, Sheet};
use crate::window::look::Theme;
use crate::window::panels::icons;
use crate::window::panels::overlay::frame::{self, Frame};
use crate::window::panels::overlay::share::qr_code;
use crate::window::panels::style::{Face, drawn_button, heading, muted, word_button};
use bevy::prelude::*;
use bevy_egui::egui::{Align, Label, Layout, ScrollArea, Ui, Vec2};
use sudoku_run::lessons::CoursePart;
use sudoku_words::{tag, words};

/// The size of the sheet, and the least width for two columns, in points.
const SIZE: Vec2 = Vec2::new(780.0, 620.0);
const WIDE: f32 = 620.0;
/// The height of the columns below the first sentence, their least height, and the side of the QR code, in points.
const COLUMN: f32 = 460.0;
const LEAST_COLUMN: f32 = 180.0;
const CODE: f32 = 240.0;

pub(super) fn plugin(app: &mut App) {
    frame::add(app, Sheet::Assign, show);
}

fn show(mut frame: Frame, link: Res<ClassLink>, site: Option<Res<Site>>) -> Result {
    let text = link.text(site.as_deref());
    let shown = Shown { link: &link, text: text.as_deref(), has_site: site.is_some() };
    frame.sheet(words().assign_sheet(), SIZE, |ui, theme| shown.sheet(ui, theme))
}

/// The link that the sheet shows, and what is known of it.
struct Shown<'a> {
    link: &'a ClassLink,
    /// The link; `None` if no lesson is ticked.
    text: Option<&'a str>,
    /// True if the game has an address that a camera can open.
    has_site: bool,
}

impl Shown<'_> {
    fn sheet(&self, ui: &mut Ui, theme: &Theme) -> Vec<Request> {
        let mut asked = Vec::new();
        muted(ui, theme, words().assign_about());
        if ui.available_width() < WIDE {
            self.lessons(ui, &mut asked);
            ui.separator();
            self.for_class(ui, theme, &mut asked);
        } else {
            // In a low window the columns scroll, not the sheet around them.
            let height = (ui.clip_rect().bottom() - ui.cursor().top()).clamp(LEAST_COLUMN, COLUMN);
            ui.columns(2, |columns| {
                for (column, ui) in columns.iter_mut().enumerate() {
                    let area = ScrollArea::vertical().id_salt(("assign", column)).max_height(height);
                    area.min_scrolled_height(height).auto_shrink(false).show(ui, |ui| match column {
                        0 => self.lessons(ui, &mut asked),
                        _ => self.for_class(ui, theme, &mut asked),
                    });
                }
            });
        }
        asked.into_iter().map(Request::from).collect()
    }

    /// Draws all lessons, each with a box to tick.
    fn lessons(&self, ui: &mut Ui, asked: &mut Vec<ClassLinkRequest>) {
        let said = sudoku_run::lessons::words(tag());
        for part in CoursePart::ALL {
            heading(ui, said.part(part));
            for (number, lesson) in Learning::lessons().iter().enumerate().filter(|(_, lesson)| lesson.part == part) {
                let mut is_ticked = self.link.assignment().lessons.contains(&lesson.name);
                let minutes = words().lessons_minutes(lesson.minutes);
                let tooltip = format!("{} · {minutes}", said.goal(lesson));
                if ui.checkbox(&mut is_ticked, said.title(lesson)).on_hover_text(tooltip).clicked() {
                    asked.push(ClassLinkRequest::Tick(number));
                }
            }
        }
    }

    /// Draws what is allowed, the link and its code, and the order.
    fn for_class(&self, ui: &mut Ui, theme: &Theme, asked: &mut Vec<ClassLinkRequest>) {
        let assigned = self.link.assignment();
        let (mut hints, mut show) = (assigned.allows_hints, assigned.allows_show);
        if ui.checkbox(&mut hints, words().assign_hints()).on_hover_text(words().assign_hints_tooltip()).clicked() {
            asked.push(ClassLinkRequest::AllowHints(hints));
        }
        if ui.checkbox(&mut show, words().assign_show()).on_hover_text(words().assign_show_tooltip()).clicked() {
            asked.push(ClassLinkRequest::AllowShow(show));
        }
        ui.add_space(6.0);
        let width = ui.available_width().min(260.0);
        let (copy, tooltip) = (words().assign_copy(), words().assign_copy_tooltip());
        if word_button(ui, theme, width, &copy, &tooltip, self.text.is_some()).clicked() {
            asked.push(ClassLinkRequest::Copy);
        }
        ui.add_space(6.0);
        match self.text {
            None => muted(ui, theme, words().assign_none()),
            Some(text) => {
                if self.has_site {
                    qr_code(ui, text, &words().assign_code(), CODE);
                } else {
                    muted(ui, theme, words().assign_without_site());
                }
                ui.add(Label::new(text).wrap().selectable(true));
            }
        }
        if assigned.lessons.len() > 1 {
            heading(ui, words().assign_order());
            self.order(ui, theme, asked);
        }
    }

    /// Draws the ticked lessons in their order, each but the first with a button that moves it up.
    fn order(&self, ui: &mut Ui, theme: &Theme, asked: &mut Vec<ClassLinkRequest>) {
        let said = sudoku_run::lessons::words(tag());
        let codes = self.link.assignment().lessons.iter();
        let lessons = codes.filter_map(|code| Learning::lessons().iter().find(|lesson| lesson.name == *code));
        for (place, lesson) in lessons.enumerate() {
            let title = said.title(lesson);
            ui.horizontal(|ui| {
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                    let side = ui.spacing().interact_size.y.max(28.0);
                    if place > 0 {
                        let face = Face::usual(theme, words().assign_up(&title), words().assign_up_tooltip(), true);
                        if drawn_button(ui, Vec2::splat(side), &face, icons::up).clicked() {
                            asked.push(ClassLinkRequest::MoveUp(place));
                        }
                    } else {
                        ui.allocate_space(Vec2::splat(side));
                    }
                    ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                        ui.add(Label::new(format!("{}. {title}", place + 1)).truncate());
                    });
                });
            });
        }
    }
}
