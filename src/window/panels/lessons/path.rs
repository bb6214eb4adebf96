//! The path: a button that continues, all lessons as cards with their results and, beside them, the section for classes.

use super::card::{Card, State};
use super::class_code;
use super::faults::faults;
use super::skills::{skills, surveys};
use crate::game::lessons::learning::Learning;
use crate::game::owl::Speech;
use crate::game::requests::commands::{Command, with_keys};
use crate::game::requests::{DialogRequest, LessonRequest, Purpose, Request, Sheet, ViewRequest};
use crate::window::look::{Theme, fonts};
use crate::window::panels::style::{Face, drawn_button, heading, muted, paper, within, word_button};
use crate::window::panels::{icons, style};
use bevy_egui::egui::{
    Align, Align2, Id, Key, Rect, RichText, Sense, TextEdit, Ui, WidgetInfo, WidgetType, pos2, vec2,
};
use sudoku_run::lessons::{CoursePart, Lesson};
use sudoku_words::{tag, words};

/// The least width of the page if the section for classes is beside the lessons; the width of that section, and the gap between them.
const WIDE: f32 = 860.0;
const CLASS: f32 = 290.0;
const GAP: f32 = 10.0;

/// The size of the button that continues, in points; and the least width of the lessons if it is beside the owl's words.
const GO_ON: (f32, f32) = (250.0, 66.0);
const WIDE_ENOUGH: f32 = 680.0;

/// The most letters in the field for a code, which takes links, too.
const LONGEST_CODE: usize = 2_000;

/// Draws the page. Returns the request of what was clicked.
pub fn path(ui: &mut Ui, theme: &Theme, learning: &Learning, speech: Option<&Speech>) -> Option<Request> {
    let page = ui.max_rect();
    if page.width() < WIDE {
        return paper(ui, theme, "path", |ui, _| {
            let asked = lessons(ui, theme, learning, speech);
            ui.separator();
            asked.or(class(ui, theme, learning))
        });
    }
    let (left, right) = (page.with_max_x(page.right() - CLASS - GAP), page.with_min_x(page.right() - CLASS));
    let asked = within(ui, left, |ui| paper(ui, theme, "path", |ui, _| lessons(ui, theme, learning, speech)));
    asked.or(within(ui, right, |ui| paper(ui, theme, "class", |ui, _| class(ui, theme, learning))))
}

/// Draws what the owl says, the button that continues, and all lessons, grouped by part.
fn lessons(ui: &mut Ui, theme: &Theme, learning: &Learning, speech: Option<&Speech>) -> Option<Request> {
    heading(ui, words().lessons_heading());
    let (lessons, progress) = (Learning::lessons(), learning.progress());
    let width = ui.available_width();
    let (wide, high) = GO_ON;
    let is_beside = width >= WIDE_ENOUGH;
    let mut asked: Option<Request> = None;
    if is_beside {
        let (row, _) = ui.allocate_exact_size(vec2(width, high), Sense::hover());
        let (said, button) = (row.with_max_x(row.right() - wide - GAP), row.with_min_x(row.right() - wide));
        within(ui, said, |ui| style::spoken(ui, theme, speech));
        asked = within(ui, button, |ui| go_on(ui, theme, learning));
    } else {
        asked = asked.or(go_on(ui, theme, learning));
        style::spoken(ui, theme, speech);
    }
    let offers = speech.into_iter().flat_map(Speech::offers);
    asked = offers.fold(asked, |asked, &offer| asked.or(style::offer(ui, theme, width, offer)));
    let assigned: Vec<usize> = progress.assigned_among(lessons).map(|(number, _)| number).collect();
    // While a teacher's lessons are to be done, they are what counts.
    let is_counted = |number: usize, lesson: &Lesson| match assigned.is_empty() {
        true => lesson.is_step(),
        false => assigned.contains(&number),
    };
    let counted = lessons.iter().enumerate().filter(|(number, lesson)| is_counted(*number, lesson));
    let counted: Vec<&Lesson> = counted.map(|(_, lesson)| lesson).collect();
    let done = counted.iter().filter(|lesson| progress.is_done(lesson)).count();
    muted(ui, theme, words().lessons_done_of_all(done, counted.len()));
    if progress.assigned().is_some() {
        let chosen = group(ui, theme, learning, words().lessons_assigned(), &assigned);
        asked = asked.or(chosen.map(Request::from));
        if let Some(set) = progress.assigned().and_then(|assigned| assigned.faults) {
            let (find, tooltip) = (words().lessons_faults(), words().lessons_faults_about());
            if word_button(ui, theme, ui.available_width().min(360.0), &find, &tooltip, true).clicked() {
                asked = Some(LessonRequest::OpenFaults(set).into());
            }
        }
        let (end, tooltip) = (words().lessons_assigned_end(), words().lessons_assigned_end_tooltip());
        let width = ui.available_width().min(360.0);
        if word_button(ui, theme, width, &end, &tooltip, true).clicked() {
            asked = Some(LessonRequest::EndAssignment.into());
        }
    }
    for part in CoursePart::ALL {
        let of_part = lessons.iter().enumerate().filter(|(_, lesson)| lesson.part == part).map(|(number, _)| number);
        let of_part: Vec<usize> = of_part.filter(|number| !assigned.contains(number)).collect();
        if !of_part.is_empty() {
            let heading = sudoku_run::lessons::words(tag()).part(part);
            let chosen = group(ui, theme, learning, heading, &of_part);
            asked = asked.or(chosen.map(Request::from));
        }
    }
    // The section is drawn even if something above it was clicked.
    let found = faults(ui, theme, learning);
    asked.or(found)
}

/// Draws the main button, which opens the next task.
fn go_on(ui: &mut Ui, theme: &Theme, learning: &Learning) -> Option<Request> {
    let open = learning.progress().next_task(Learning::lessons());
    let begun = learning.progress().has_results();
    let name = if begun { words().lessons_continue() } else { words().lessons_begin() };
    let word = match open {
        Some((lesson, _)) => words().lessons_go_on_with(&name, sudoku_run::lessons::words(tag()).title(lesson)),
        None => words().lessons_all_done(),
    };
    let tooltip = with_keys(words().lessons_continue_tooltip(), &[Command::LessonNext]);
    let face = Face::usual(theme, &name, tooltip, open.is_some()).strong(theme);
    let size = vec2(ui.available_width(), GO_ON.1);
    let pressed = drawn_button(ui, size, &face, |painter, square, ink| {
        let icon = 30.0;
        let room = size.x - icon - 28.0;
        let write = |points: f32| painter.layout(word.clone(), fonts::bold(points), ink, room);
        let fits = [19.0, 17.0, 15.0].map(write).into_iter().find(|galley| galley.size().y <= size.y - 12.0);
        let galley = fits.unwrap_or_else(|| write(13.0));
        let left = square.center().x - (icon + galley.size().x) / 2.0;
        let middle = square.center().y;
        icons::play(painter, Rect::from_center_size(pos2(left + icon / 2.0 - 4.0, middle), vec2(icon, icon)), ink);
        painter.galley(Align2::LEFT_CENTER.anchor_size(pos2(left + icon, middle), galley.size()).min, galley, ink);
    });
    pressed.clicked().then(|| LessonRequest::GoOn.into())
}

/// Draws the section for classes: the code of a lesson, the choice of the learner, and what a teacher prints and saves.
fn class(ui: &mut Ui, theme: &Theme, learning: &Learning) -> Option<Request> {
    heading(ui, words().lessons_class());
    ui.label(RichText::new(words().lessons_have_code()).font(fonts::bold(15.0)));
    let id = Id::new("class_code");
    let mut code: String = ui.data(|data| data.get_temp(id)).unwrap_or_default();
    let opens = ui
        .horizontal(|ui| {
            let button = 100.0;
            let width = (ui.available_width() - button - ui.spacing().item_spacing.x).clamp(60.0, 240.0);
            let hint = words().lessons_code();
            let field =
                TextEdit::singleline(&mut code).id(class_code::field()).hint_text(hint).char_limit(LONGEST_CODE);
            let field = field.min_size(vec2(0.0, ui.spacing().interact_size.y.max(32.0))).vertical_align(Align::Center);
            let field = ui.add(field.desired_width(width));
            field.widget_info(|| WidgetInfo::labeled(WidgetType::TextEdit, true, words().lessons_code()));
            let enter = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
            field.on_hover_text(words().lessons_code_tooltip());
            let (open, has_code) = (words().lessons_open(), !code.trim().is_empty());
            let open = word_button(ui, theme, button, &open, &words().lessons_code_tooltip(), has_code);
            has_code && (open.clicked() || enter)
        })
        .inner;
    ui.add_space(6.0);
    let width = ui.available_width().min(350.0);
    let learner = class_code::learner(ui, theme, learning, width);
    muted(ui, theme, words().lessons_learner_tooltip());
    ui.add_space(6.0);
    ui.label(RichText::new(words().lessons_teach()).font(fonts::bold(15.0)));
    let mut choice = |word: String, about: String, enabled: bool| {
        let width = ui.available_width().min(360.0);
        let pressed = word_button(ui, theme, width, &word, &about, enabled).clicked();
        muted(ui, theme, about);
        ui.add_space(2.0);
        pressed
    };
    let assigns = choice(words().lessons_assign(), words().lessons_assign_tooltip(), true);
    let prints = choice(words().lessons_pages(), words().lessons_pages_tooltip(), true);
    let saves = choice(words().lessons_save(), words().lessons_save_tooltip(), learning.progress().has_results());
    let asked = match () {
        () if opens => Some(LessonRequest::OpenByCode(std::mem::take(&mut code)).into()),
        () if assigns => Some(ViewRequest::ToggleSheet(Sheet::Assign).into()),
        () if prints => Some(DialogRequest::Browse(Purpose::SavePages).into()),
        () if saves => Some(DialogRequest::Browse(Purpose::SaveResults).into()),
        () => learner.map(Request::from),
    };
    skills(ui, theme, learning);
    surveys(ui, theme, learning);
    ui.data_mut(|data| data.insert_temp(id, code));
    asked
}

/// Draws lessons with these numbers as cards, below a heading.
fn group(ui: &mut Ui, theme: &Theme, learning: &Learning, title: String, numbers: &[usize]) -> Option<LessonRequest> {
    let (said, progress) = (sudoku_run::lessons::words(tag()), learning.progress());
    ui.add_space(4.0);
    heading(ui, title);
    let next = progress.next_task(Learning::lessons()).map(|(lesson, _)| &lesson.name);
    let lessons = numbers.iter().filter_map(|&number| Some((number, Learning::lessons().get(number)?)));
    let cards = lessons.map(|(number, lesson)| {
        let concepts = lesson.concepts.iter().map(|concept| said.concept(concept)).collect::<Vec<_>>().join(", ");
        let card = Card {
            lesson,
            place: Learning::place_of(number, lesson),
            title: said.title(lesson),
            // A non-breaking space keeps the number with its unit.
            about: format!("{} · {concepts}", words().lessons_minutes(lesson.minutes).replace(' ', "\u{a0}")),
            tooltip: words().lessons_entry_tooltip(said.goal(lesson), &lesson.name),
            tasks: lesson.tasks.iter().map(|task| progress.result(lesson, task).status).collect(),
            state: match () {
                () if progress.is_done(lesson) => State::Done,
                () if next == Some(&lesson.name) => State::Next,
                () => State::Open,
            },
        };
        (card, LessonRequest::Open(number, progress.first_open(lesson)))
    });
    let cards: Vec<(Card, LessonRequest)> = cards.collect();
    super::card::cards(ui, theme, &cards)
}
