//! A task in the owl's bubble: what is to be done, how it is answered, what came of it, and the buttons, which stay where they are.

use crate::game::input::commands::Command;
use crate::game::look::{Theme, fonts};
use crate::game::owl::words::{tag, words};
use crate::game::owl::{Mood, Speech};
use crate::game::panels::bubble;
use crate::game::panels::icons;
use crate::game::panels::style::{self, Face, ROUND, choice, drawn_button, muted, named_button};
use crate::game::script::{Confirmation, LessonRequest, Request};
use crate::lessons::{Answer, Came, Goal, Lesson, Task, Way};
use crate::play::learning::{Learning, Told};
use bevy_egui::egui::containers::menu::{MenuButton, MenuConfig};
use bevy_egui::egui::{
    Align, Button, Frame, Id, Key, Layout, Margin, PopupCloseBehavior, RichText, ScrollArea, Sense, Stroke, TextEdit,
    TextStyle, Ui, Vec2, WidgetInfo, WidgetType, vec2,
};

/// The height of the row of buttons; where fingers press, it is higher.
const BUTTONS: f32 = 32.0;

/// The room below a row in which something is typed or chosen.
const BELOW: f32 = 4.0;

/// The least height of the text above answers.
const LEAST_TEXT: f32 = 44.0;

/// What the bubble shows.
pub struct Bubble<'a> {
    pub learning: &'a Learning,
    pub lesson: &'a Lesson,
    pub task: &'a Task,
    pub speech: Option<&'a Speech>,
    pub confirmation: &'a Confirmation,
}

/// The bubble, in all of the room. Returns what the person asked for.
pub fn task(ui: &mut Ui, theme: &Theme, shown: &Bubble) -> Option<Request> {
    let rect = ui.max_rect();
    bubble::outline(ui.painter(), theme, rect);
    let inner = rect.shrink2(vec2(14.0, 10.0));
    style::within(ui, inner, |ui| {
        ui.spacing_mut().item_spacing.y = 6.0;
        let mut asked = title(ui, theme, shown);
        let buttons_height = ui.spacing().interact_size.y.max(BUTTONS);
        let answers = answers_height(ui, shown.task, buttons_height + BELOW);
        let rest = inner.bottom() - ui.cursor().top() - buttons_height - 8.0;
        // Where there is no room for both, answers scroll with the text.
        let scrolls = rest - answers < LEAST_TEXT;
        let room = if scrolls { rest } else { rest - answers };
        let answer = |ui: &mut Ui| match shown.task.way() {
            Some(Way::Number) => number(ui, shown.learning).map(Request::from),
            Some(Way::Choice(choices)) => choose(ui, theme, choices).map(Request::from),
            _ => None,
        };
        let id = (&shown.lesson.name, &shown.task.name);
        let area = ScrollArea::vertical().id_salt(id).max_height(room).min_scrolled_height(room).auto_shrink(false);
        let in_area = area.show(ui, |ui| [text(ui, theme, shown), if scrolls { answer(ui) } else { None }]);
        asked = in_area.inner.into_iter().fold(asked, Option::or);
        if !scrolls {
            asked = asked.or(answer(ui));
        }
        let bottom = inner.with_min_y(inner.bottom() - buttons_height);
        asked.or(style::within(ui, bottom, |ui| buttons(ui, theme, shown)))
    })
}

/// The name of the lesson, its tasks as dots, and what is rarely needed.
fn title(ui: &mut Ui, theme: &Theme, shown: &Bubble) -> Option<Request> {
    let said = crate::lessons::words(tag());
    let mut asked = None;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 2.0;
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            asked = more(ui, shown);
            let count = shown.lesson.tasks.len();
            for number in (0..count).rev() {
                asked = asked.take().or(dot(ui, theme, shown, number).map(Request::from));
            }
            let back = Face::of(theme, Command::LessonPrevious, shown.learning.task_number() > 0);
            let back = Face { fill: None, ..back };
            if drawn_button(ui, Vec2::splat(24.0), &back, icons::step_back).clicked() {
                asked = Command::LessonPrevious.request();
            }
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                let name =
                    RichText::new(said.title(shown.lesson)).font(fonts::bold(15.0)).color(theme.on_button.egui());
                ui.add(bevy_egui::egui::Label::new(name).truncate());
            });
        });
    });
    asked
}

/// A task of the lesson; a click opens it.
fn dot(ui: &mut Ui, theme: &Theme, shown: &Bubble, number: usize) -> Option<LessonRequest> {
    let task = shown.lesson.tasks.get(number)?;
    let is_open = number == shown.learning.task_number();
    let came = shown.learning.progress().of(shown.lesson, task).came;
    let (rect, response) = ui.allocate_exact_size(vec2(16.0, 24.0), Sense::click());
    let kind = crate::lessons::words(tag()).kind(task.kind);
    let name = words().lessons_task(number + 1, shown.lesson.tasks.len(), kind);
    response.widget_info(|| WidgetInfo::selected(WidgetType::RadioButton, true, is_open, &name));
    let fill = match came {
        _ if is_open => theme.tried_cell,
        Came::Solved => theme.accent,
        Came::Shown | Came::Skipped => theme.user_cell,
        Came::Open => theme.edge,
    };
    let hot = is_open || response.hovered() || response.has_focus();
    let edge = if hot { Stroke::new(1.5, theme.text.egui()) } else { Stroke::new(1.0, theme.muted.egui()) };
    ui.painter().circle(rect.center(), 5.5, fill.egui(), edge);
    let clicked = response.on_hover_text(name).clicked();
    let lesson = shown.learning.lesson_number().filter(|_| clicked && !is_open)?;
    Some(LessonRequest::Open(lesson, number))
}

/// All lessons, this task again, and this lesson from its start, which is asked about first.
fn more(ui: &mut Ui, shown: &Bubble) -> Option<Request> {
    let mut asked = None;
    let config = MenuConfig::new().close_behavior(PopupCloseBehavior::CloseOnClickOutside);
    let button = Button::new(RichText::new("…").strong()).min_size(vec2(30.0, 24.0));
    let (button, _) = MenuButton::from_button(button).config(config).ui(ui, |ui| {
        let entry = |ui: &mut Ui, word: &str, tooltip: &str| {
            ui.add(Button::new(word).min_size(vec2(190.0, 30.0))).on_hover_text(tooltip).clicked()
        };
        for command in [Command::LessonPath, Command::LessonRestart] {
            if entry(ui, &command.word(), &command.tooltip()) {
                asked = command.request();
                ui.close();
            }
        }
        ui.separator();
        let start_over = Request::from(LessonRequest::StartOver);
        let sure = shown.confirmation.awaits(&start_over);
        let word = if sure { words().lessons_start_over_sure() } else { words().lessons_start_over() };
        if entry(ui, &word, &words().lessons_start_over_tooltip()) {
            asked = Some(start_over);
            if sure {
                ui.close();
            }
        }
    });
    button.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, words().lessons_more()));
    button.on_hover_text(words().lessons_more_tooltip());
    asked
}

/// What is to be done, and below it what came of the last check.
fn text(ui: &mut Ui, theme: &Theme, shown: &Bubble) -> Option<Request> {
    let said = crate::lessons::words(tag());
    let mut asked = None;
    if shown.learning.task_number() == 0 {
        ui.label(said.start(shown.lesson));
    }
    ui.label(RichText::new(said.task(shown.lesson, shown.task)).size(16.0));
    match (shown.task.goal(), shown.task.way()) {
        (_, Some(Way::Cell)) => muted(ui, theme, words().lessons_click_cell()),
        (_, Some(Way::Block)) => muted(ui, theme, words().lessons_click_block()),
        (_, Some(Way::Choice(_) | Way::Number)) => {}
        (Goal::Make(_), None) => muted(ui, theme, words().lessons_make()),
        (_, None) => muted(ui, theme, words().lessons_reach()),
    }
    // What the owl has said since the task began: what a block gives, or why it does not fit.
    let said_since = shown.speech.filter(|speech| speech.text != words().lessons_go_on());
    if let Some(speech) = said_since.filter(|speech| !speech.text.is_empty()) {
        let ink = if speech.mood == Mood::Doubtful { theme.clash } else { theme.edge };
        came_of_it(ui, ink.egui(), "", &speech.text);
        asked = speech.offers().iter().fold(asked, |asked, &offer| asked.or(style::offer(ui, theme, 160.0, offer)));
    }
    if let Some(told) = shown.learning.told() {
        let (title, text, ink) = match told {
            Told::Right(text) => (words().lessons_right(), text, theme.accent),
            Told::Wrong(text) => (words().lessons_wrong(), text, theme.clash),
            Told::Hint(text) => (words().lessons_hint(), text, theme.muted),
        };
        came_of_it(ui, ink.egui(), &title, text);
    }
    asked
}

/// What came of a check. When it is new, it is scrolled to.
fn came_of_it(ui: &mut Ui, ink: bevy_egui::egui::Color32, title: &str, text: &str) {
    let well = Frame::new().stroke(Stroke::new(2.0, ink)).corner_radius(ROUND).inner_margin(Margin::symmetric(8, 5));
    let shown = well.show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = 2.0;
        if !title.is_empty() {
            ui.label(RichText::new(title).strong());
        }
        ui.label(text);
    });
    let id = Id::new(("lesson_told", title));
    let before: Option<String> = ui.data(|data| data.get_temp(id));
    if before.as_deref() != Some(text) {
        ui.data_mut(|data| data.insert_temp(id, text.to_owned()));
        ui.scroll_to_rect(shown.response.rect, Some(Align::BOTTOM));
    }
}

/// The height of what is chosen or typed between the text and the buttons: as many lines as the choices need.
fn answers_height(ui: &Ui, task: &Task, row: f32) -> f32 {
    match task.way() {
        Some(Way::Number) => row,
        Some(Way::Choice(choices)) => {
            let (padding, gap) = (2.0 * ui.spacing().button_padding, ui.spacing().item_spacing);
            let font = TextStyle::Button.resolve(ui.style());
            let (ink, all) = (ui.visuals().text_color(), ui.available_width());
            let (mut height, mut left) = (0.0, 0.0);
            for text in choices {
                // What is too long for a row has several lines.
                let size = ui.painter().layout(text.clone(), font.clone(), ink, all - padding.x).size() + padding + gap;
                if size.x > left {
                    height += size.y.max(row);
                    left = all;
                }
                left -= size.x;
            }
            height
        }
        _ => 0.0,
    }
}

/// The choices side by side; a click on one is the answer.
fn choose(ui: &mut Ui, theme: &Theme, choices: &[String]) -> Option<LessonRequest> {
    let mut asked = None;
    ui.horizontal_wrapped(|ui| {
        for text in choices {
            if choice(ui, theme, false, text, &words().lessons_answer_tooltip()).clicked() {
                asked = Some(LessonRequest::Answer(Answer::Choice(text.clone())));
            }
        }
    });
    asked
}

/// The field for a number; Enter checks it, as the button does.
fn number(ui: &mut Ui, learning: &Learning) -> Option<LessonRequest> {
    let mut text = learning.draft().to_owned();
    let field = TextEdit::singleline(&mut text).id(Id::new("lesson_answer")).hint_text(words().lessons_answer_field());
    let field = ui.add(field.desired_width(ui.available_width().min(260.0)).char_limit(40));
    field.widget_info(|| WidgetInfo::labeled(WidgetType::TextEdit, true, words().lessons_answer_field()));
    let enter = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
    match () {
        () if field.changed() => Some(LessonRequest::Write(text)),
        () if enter => Some(LessonRequest::Check),
        () => None,
    }
}

/// Check, Hint, Show me, and on the right the way on, each in its place whatever comes.
fn buttons(ui: &mut Ui, theme: &Theme, shown: &Bubble) -> Option<Request> {
    let came = shown.learning.progress().of(shown.lesson, shown.task).came;
    let solved = matches!(shown.learning.told(), Some(Told::Right(_))) || came == Came::Solved;
    let checks = matches!(shown.task.way(), None | Some(Way::Number));
    let check = Face::of(theme, Command::LessonCheck, checks);
    // The one that matters most now.
    let check = if solved || !checks { check } else { check.strong(theme) };
    let next = match solved {
        true => Face::of(theme, Command::LessonNext, true).strong(theme),
        false => Face::usual(theme, words().lessons_skip(), words().lessons_skip_tooltip(), true),
    };
    let on = if solved { Command::LessonNext.request() } else { Some(LessonRequest::Skip.into()) };
    let faces = [
        (check, Command::LessonCheck.request()),
        (Face::of(theme, Command::LessonHint, true), Command::LessonHint.request()),
        (Face::of(theme, Command::LessonShow, true), Command::LessonShow.request()),
        (next, on),
    ];
    let mut asked = None;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        // The way on stands apart.
        let apart = 10.0;
        let width = (ui.available_width() - 18.0 - apart) / 4.0;
        for (number, (face, request)) in faces.into_iter().enumerate() {
            if number == 3 {
                ui.add_space(apart);
            }
            let word = face.name.clone();
            if named_button(ui, width, &word, &face).clicked() {
                asked = request;
            }
        }
    });
    asked
}
