//! A task in the owl's bubble: its text, the fields for the answer, the result, and the buttons, which keep their positions.

use super::small_boards::{height_of_boards, small_boards, usual_height};
use crate::game::lessons::learning::{Feedback, Learning};
use crate::game::owl::{Mood, Speech};
use crate::game::requests::commands::Command;
use crate::game::requests::{LessonRequest, Request};
use crate::game::script::Confirmation;
use crate::window::look::{Theme, fonts};
use crate::window::panels::keyboard::select_all;
use crate::window::panels::style::{Face, ROUND, choice, drawn_button, muted, named_button};
use crate::window::panels::{bubble, icons, style};
use bevy_egui::egui::containers::menu::{MenuButton, MenuConfig};
use bevy_egui::egui::text::{LayoutJob, TextFormat};
use bevy_egui::egui::{
    Align, Button, Color32, FontId, Frame, Id, Key, Label, Layout, Margin, PopupCloseBehavior, RichText, ScrollArea,
    Sense, Stroke, TextEdit, TextStyle, Ui, Vec2, WidgetInfo, WidgetType, vec2,
};
use sudoku_blocks::Category;
use sudoku_run::lessons::{Answer, AnswerForm, Goal, Lesson, Task, TaskKind, TaskStatus, with_names};
use sudoku_words::{tag, words};

/// The height of the row of buttons, in points; it is higher on touch screens.
const BUTTONS: f32 = 32.0;

/// The space below a row for typing or choosing, in points.
const BELOW: f32 = 4.0;

/// The least height of the text above a remark and above answers, in points.
const LEAST_TEXT: f32 = 44.0;

/// The contents of the bubble.
pub struct Bubble<'a> {
    pub learning: &'a Learning,
    pub lesson: &'a Lesson,
    pub task: &'a Task,
    pub speech: Option<&'a Speech>,
    pub confirmation: &'a Confirmation,
    /// True if the owl is beside the bubble.
    pub has_owl: bool,
}

/// A message below the task: the result of a check, a hint, or what the owl has said since.
struct Remark {
    title: String,
    text: String,
    ink: Color32,
}

impl Remark {
    fn now(theme: &Theme, shown: &Bubble) -> Option<Remark> {
        if let Some(told) = shown.learning.feedback() {
            let (title, text, ink) = match told {
                Feedback::Right(text) => (words().lessons_right(), text, theme.accent),
                Feedback::Wrong(text) => (words().lessons_wrong(shown.learning.tries()), text, theme.clash),
                Feedback::Hint(text) => (words().lessons_hint(), text, theme.muted),
            };
            return Some(Remark { title, text: text.clone(), ink: ink.egui() });
        }
        let is_new = |speech: &&Speech| !speech.text().is_empty() && speech.text() != words().lessons_go_on();
        let speech = shown.speech.filter(is_new)?;
        let ink = if speech.mood() == Mood::Doubtful { theme.clash } else { theme.edge };
        Some(Remark { title: String::new(), text: speech.text().to_owned(), ink: ink.egui() })
    }

    /// Returns all remarks about the task whose text is known in advance.
    fn known(shown: &Bubble) -> Vec<Remark> {
        let said = sudoku_run::lessons::words(tag());
        let why = said.why(shown.lesson, shown.task);
        let own = said.wrong(shown.lesson, shown.task).unwrap_or_default();
        let hints = (1..).map_while(|stage| said.hint(shown.lesson, shown.task, stage, sudoku_words::block_line));
        let hints = hints.map(|hint| (words().lessons_hint(), hint));
        let others = [
            (words().lessons_right(), why.clone()),
            (words().lessons_hint(), format!("{} {why}", words().lessons_shown())),
            (words().lessons_wrong(2), own),
        ];
        let all = others.into_iter().chain(hints);
        all.map(|(title, text)| Remark { title, text, ink: Color32::PLACEHOLDER }).collect()
    }

    fn job(&self, theme: &Theme, size: f32, width: f32) -> LayoutJob {
        let mut job = LayoutJob::default();
        if !self.title.is_empty() {
            let format = TextFormat { font_id: fonts::bold(size), color: theme.text.egui(), ..TextFormat::default() };
            job.append(&format!("{} ", self.title), 0.0, format);
        }
        append(&mut job, theme, &self.text, size);
        job.wrap.max_width = width - REMARK.sum().x - 2.0 * EDGE;
        job
    }

    /// Returns the height of the remark at that width.
    fn height(&self, ui: &Ui, theme: &Theme, size: f32, width: f32) -> f32 {
        ui.painter().layout_job(self.job(theme, size, width)).size().y + REMARK.sum().y + 2.0 * EDGE
    }
}

/// The padding of a remark, the width of its edge, and its text sizes from the usual one to the smallest.
const REMARK: Margin = Margin::symmetric(8, 5);
const EDGE: f32 = 2.0;
const SIZES: [f32; 4] = [14.5, 13.5, 12.5, 12.0];

/// The text sizes of a task and of its introduction, from the usual ones to the smallest.
const TEXTS: [(f32, f32); 4] = [(16.0, 14.5), (15.0, 13.5), (14.0, 12.5), (13.0, 12.0)];

/// The space between the parts of the bubble, the margin around them, and the height of the first line.
const FREE: f32 = 6.0;
const AROUND: Vec2 = vec2(14.0, 10.0);
const TITLE: f32 = 24.0;

/// The text sizes of a lesson's title, from the usual one to the smallest.
const TITLES: [f32; 5] = [15.0, 14.0, 13.0, 12.0, 11.0];

/// Lays out a text of that width with its names highlighted.
fn text_job(theme: &Theme, text: &str, size: f32, width: f32) -> LayoutJob {
    let mut job = LayoutJob::default();
    append(&mut job, theme, text, size);
    job.wrap.max_width = width;
    job
}

/// Lays out the text of the task, with its kind in front.
fn task_job(theme: &Theme, shown: &Bubble, size: f32, width: f32) -> LayoutJob {
    let said = sudoku_run::lessons::words(tag());
    let format = TextFormat { font_id: fonts::bold(size), color: theme.accent.egui(), ..TextFormat::default() };
    let mut job = LayoutJob::default();
    job.append(&format!("{}: ", said.kind(shown.task.kind)), 0.0, format);
    append(&mut job, theme, &said.task(shown.lesson, shown.task), size);
    job.wrap.max_width = width;
    job
}

/// Appends a text. Names of the program look like a variable's block.
fn append(job: &mut LayoutJob, theme: &Theme, text: &str, size: f32) {
    let colour = theme.text.egui();
    for (part, is_name) in with_names(text) {
        let font_id = if is_name { fonts::bold(size) } else { FontId::proportional(size) };
        let tint = theme.block(Category::Variables).egui().gamma_multiply(0.3);
        let background = if is_name { tint } else { Color32::TRANSPARENT };
        job.append(
            part,
            0.0,
            TextFormat { font_id, color: colour, background, expand_bg: 1.5, ..TextFormat::default() },
        );
    }
}

/// Returns the height of the task's bubble at that width, which lets messages about the task be read without scrolling. It is
/// the same whatever the result of the task, so that nothing moves.
pub fn height(ui: &Ui, theme: &Theme, shown: &Bubble, width: f32) -> f32 {
    let width = width - 2.0 * AROUND.x;
    let [task, start] = text_heights(ui, theme, shown, width, TEXTS[0]);
    let remarks = Remark::known(shown).into_iter().map(|remark| remark.height(ui, theme, SIZES[0], width) + FREE);
    let below = remarks.fold(start, f32::max).max(trial_height(ui, theme, shown, width));
    let row = ui.spacing().interact_size.y.max(BUTTONS);
    let answers = answers_height(ui, shown.task, width, row + BELOW);
    let title = TITLE.max(ui.spacing().interact_size.y);
    2.0 * AROUND.y + title + FREE + task + below + answers + row + 2.0 * FREE
}

/// The most lines that say what a trial did and how it failed.
const TRIAL_LINES: f32 = 3.0;

/// Returns the height of feedback on a failed trial: its sentences, the boards, and the button that plays it. It is 0 if the
/// task has no trials.
fn trial_height(ui: &Ui, theme: &Theme, shown: &Bubble, width: f32) -> f32 {
    let Goal::Make(goal) = shown.task.goal() else { return 0.0 };
    let text = sudoku_run::lessons::words(tag()).wrong(shown.lesson, shown.task).unwrap_or_default();
    let own = Remark { title: words().lessons_wrong(2), text, ink: Color32::PLACEHOLDER };
    let line = ui.painter().layout_job(text_job(theme, "1", SIZES[0], width)).size().y;
    let sentences = own.height(ui, theme, SIZES[0], width) + TRIAL_LINES * line;
    let row = ui.spacing().interact_size.y.max(BUTTONS);
    sentences + usual_height(ui, shown.lesson, goal) + row + 2.0 * FREE
}

/// Returns the heights of the task's text and of its introduction.
fn text_heights(ui: &Ui, theme: &Theme, shown: &Bubble, width: f32, sizes: (f32, f32)) -> [f32; 2] {
    let said = sudoku_run::lessons::words(tag());
    let height = |job: LayoutJob| ui.painter().layout_job(job).size().y + FREE;
    // A prediction that was made takes one line.
    let line = ui.text_style_height(&TextStyle::Small) + FREE;
    let small = TextStyle::Small.resolve(ui.style());
    let how_to = how_to(shown.task).filter(|_| shown.learning.said().is_none());
    let how_to = how_to.map_or(line, |text| {
        ui.painter().layout(text, small, Color32::PLACEHOLDER, width).size().y.max(line - FREE) + FREE
    });
    let start = if shown.learning.task_number() == 0 {
        height(text_job(theme, &said.start(shown.lesson), sizes.1, width))
    } else {
        0.0
    };
    [height(task_job(theme, shown, sizes.0, width)) + how_to, start]
}

/// Draws the bubble in all of the space. Returns the request of what was clicked or typed.
pub fn task(ui: &mut Ui, theme: &Theme, shown: &Bubble) -> Option<Request> {
    let rect = ui.max_rect();
    if shown.has_owl {
        bubble::outline(ui.painter(), theme, rect);
    }
    let inner = if shown.has_owl { rect.shrink2(AROUND) } else { rect };
    style::within(ui, inner, |ui| {
        ui.spacing_mut().item_spacing.y = FREE;
        let mut asked = title(ui, theme, shown);
        let row = ui.spacing().interact_size.y.max(BUTTONS);
        let room = inner.with_min_y(ui.cursor().top()).with_max_y(inner.bottom() - row - FREE);
        let remark = Remark::now(theme, shown);
        let plan = Plan::new(ui, theme, shown, remark.as_ref(), room.size(), row);
        let answer = |ui: &mut Ui| match shown.task.answer_form() {
            Some(AnswerForm::Number) => number(ui, shown.learning).map(Request::from),
            Some(AnswerForm::Choice(choices)) => choose(ui, theme, choices).map(Request::from),
            _ => None,
        };
        let (above, below) = room.split_top_bottom_at_y(room.bottom() - plan.below);
        let texts = style::within(ui, above, |ui| {
            let id = (&shown.lesson.name, &shown.task.name);
            let mut area = ScrollArea::vertical().id_salt(id).max_height(plan.height).auto_shrink(false);
            if is_new(ui, &remark) {
                area = area.vertical_scroll_offset(plan.offset);
            }
            area.show(ui, |ui| {
                text(ui, theme, shown, plan.texts);
                let mut asked = if plan.below == 0.0 { answer(ui) } else { None };
                if let Some(remark) = &remark {
                    asked = asked.or(told(ui, theme, shown, remark, plan.size));
                    ui.add_space(plan.after);
                }
                asked
            })
        });
        asked = asked.or(texts.inner);
        if plan.below > 0.0 {
            asked = asked.or(style::within(ui, below, answer));
        }
        let bottom = inner.with_min_y(inner.bottom() - row);
        asked.or(style::within(ui, bottom, |ui| buttons(ui, theme, shown)))
    })
}

/// Returns true if this remark was not shown in the previous frame.
fn is_new(ui: &Ui, remark: &Option<Remark>) -> bool {
    let text = remark.as_ref().map(|remark| format!("{} {}", remark.title, remark.text));
    let id = Id::new("lesson_remark");
    let before = ui.data(|data| data.get_temp::<Option<String>>(id));
    let is_new = before.as_ref() != Some(&text);
    if is_new {
        ui.data_mut(|data| data.insert_temp(id, text));
    }
    is_new
}

/// The arrangement of texts, remark and answers. Texts and remark scroll together; answers are below them if there is room for
/// both, and scroll with them otherwise.
struct Plan {
    /// The height of the part that scrolls, and of the answers below it; 0 if answers scroll too.
    height: f32,
    below: f32,
    /// The text sizes of the task, its introduction and the remark.
    texts: (f32, f32),
    size: f32,
    /// The scroll position that shows a new remark with the task above it.
    offset: f32,
    /// The space below the remark, which makes it possible to scroll that far.
    after: f32,
}

impl Plan {
    fn new(ui: &Ui, theme: &Theme, shown: &Bubble, remark: Option<&Remark>, room: Vec2, row: f32) -> Plan {
        let answers = answers_height(ui, shown.task, room.x, row + BELOW);
        // The introduction stays visible together with the task, in a smaller size if necessary.
        let is_whole = |sizes: &(f32, f32)| {
            text_heights(ui, theme, shown, room.x, *sizes).iter().sum::<f32>() + answers + FREE <= room.y
        };
        let whole = TEXTS.iter().position(is_whole).unwrap_or(TEXTS.len() - 1);
        let offers =
            shown.speech.filter(|_| shown.learning.feedback().is_none()).map_or(0, |speech| speech.offers().len());
        let besides = offers as f32 * (row + FREE)
            + height_of_boards(ui, shown.learning.boards(), room.x - REMARK.sum().x - 2.0 * EDGE)
            + FREE
            + watch_height(ui, shown);
        let remark_height = |size: f32| remark.map_or(0.0, |remark| remark.height(ui, theme, size, room.x) + besides);
        let smallest = SIZES[SIZES.len() - 1];
        // The task stays visible beside its feedback.
        let is_read = |sizes: &&(f32, f32)| {
            let [task, _] = text_heights(ui, theme, shown, room.x, **sizes);
            remark.is_none() || task + answers + FREE + remark_height(smallest) <= room.y
        };
        let texts = *TEXTS[whole..].iter().find(is_read).unwrap_or(&TEXTS[whole]);
        let [task, start] = text_heights(ui, theme, shown, room.x, texts);
        // A remark about a whole program may be longer than any bubble.
        let is_tight =
            room.y - answers < LEAST_TEXT.max(task.min(LEAST_TEXT) + remark_height(smallest).min(0.5 * room.y));
        let below = if is_tight || answers == 0.0 { 0.0 } else { answers + FREE };
        let (height, within) = (room.y - below, if is_tight { answers } else { 0.0 });
        // A remark is shown as a whole, in a smaller size if necessary, and the task with it.
        let left = [height - task - within, height - LEAST_TEXT, height];
        let sizes = left.into_iter().filter_map(|left| SIZES.into_iter().find(|&size| remark_height(size) <= left));
        let size = sizes.into_iter().next().unwrap_or(smallest);
        let remark = remark_height(size);
        let all = start + task + within + remark;
        if remark == 0.0 || all <= height {
            // Without room for everything, the question is shown.
            let offset = (start + task.min(height) - height).max(0.0);
            return Plan { height, below, texts, size, offset, after: 0.0 };
        }
        let after = (start + height - all).max(0.0);
        let offset = if remark > height { all - remark } else { all + after - height };
        Plan { height, below, texts, size, offset, after }
    }
}

/// Draws the name of the lesson, its tasks as dots, and the menu of rarely needed commands.
fn title(ui: &mut Ui, theme: &Theme, shown: &Bubble) -> Option<Request> {
    let said = sudoku_run::lessons::words(tag());
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
                let title = said.title(shown.lesson);
                let width = ui.available_width();
                let write = |size| ui.painter().layout_no_wrap(title.clone(), fonts::bold(size), Color32::PLACEHOLDER);
                // A long title is written in a smaller size.
                let size =
                    TITLES.into_iter().find(|&size| write(size).size().x <= width).unwrap_or(TITLES[TITLES.len() - 1]);
                let name = RichText::new(title).font(fonts::bold(size)).color(theme.on_button.egui());
                ui.add(Label::new(name).truncate());
            });
        });
    });
    asked
}

/// Draws the dot of a task of the lesson; a click opens the task.
fn dot(ui: &mut Ui, theme: &Theme, shown: &Bubble, number: usize) -> Option<LessonRequest> {
    let task = shown.lesson.tasks.get(number)?;
    let is_open = number == shown.learning.task_number();
    let status = shown.learning.progress().result(shown.lesson, task).status;
    let (rect, response) = ui.allocate_exact_size(vec2(16.0, 24.0), Sense::click());
    let kind = sudoku_run::lessons::words(tag()).kind(task.kind);
    let name = words().lessons_task(number + 1, shown.lesson.tasks.len(), kind);
    response.widget_info(|| WidgetInfo::selected(WidgetType::RadioButton, true, is_open, &name));
    let fill = match status {
        _ if is_open => theme.tried_cell,
        TaskStatus::Solved => theme.accent,
        TaskStatus::Shown | TaskStatus::Skipped => theme.user_cell,
        TaskStatus::Open => theme.edge,
    };
    let hot = is_open || response.hovered() || response.has_focus();
    let edge = if hot { Stroke::new(1.5, theme.text.egui()) } else { Stroke::new(1.0, theme.muted.egui()) };
    ui.painter().circle(rect.center(), 5.5, fill.egui(), edge);
    let clicked = response.on_hover_text(name).clicked();
    let lesson = shown.learning.lesson_number().filter(|_| clicked && !is_open)?;
    Some(LessonRequest::Open(lesson, number))
}

/// Draws the menu: all lessons, this task again, the script in Scratch, and this lesson from its start, which asks for confirmation first.
fn more(ui: &mut Ui, shown: &Bubble) -> Option<Request> {
    let mut asked = None;
    let config = MenuConfig::new().close_behavior(PopupCloseBehavior::CloseOnClickOutside);
    let button = Button::new(RichText::new("…").strong()).min_size(vec2(30.0, 24.0));
    let (button, _) = MenuButton::from_button(button).config(config).ui(ui, |ui| {
        let entry = |ui: &mut Ui, word: &str, tooltip: &str| {
            ui.add(Button::new(word).min_size(vec2(190.0, 30.0))).on_hover_text(tooltip).clicked()
        };
        for command in [Command::LessonPath, Command::LessonRestart, Command::InScratch] {
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

/// Draws the introduction, the text of the task and, below them, the prediction that was made or else how the task is done.
fn text(ui: &mut Ui, theme: &Theme, shown: &Bubble, (task, start): (f32, f32)) {
    let said = sudoku_run::lessons::words(tag());
    let width = ui.available_width();
    if shown.learning.task_number() == 0 {
        ui.label(text_job(theme, &said.start(shown.lesson), start, width));
    }
    ui.label(task_job(theme, shown, task, width));
    if let Some(answer) = shown.learning.said() {
        // The tooltip shows all of a long answer.
        let answer = RichText::new(words().lessons_said(answer)).small().color(theme.muted.egui());
        ui.add(Label::new(answer).truncate());
        return;
    }
    if let Some(text) = how_to(shown.task) {
        muted(ui, theme, text);
    }
}

/// Returns how the task is done; `None` if that is obvious.
fn how_to(task: &Task) -> Option<String> {
    match (task.goal(), task.answer_form()) {
        (_, Some(AnswerForm::Cell)) => Some(words().lessons_click_cell()),
        (_, Some(AnswerForm::Cells)) => Some(words().lessons_click_cells()),
        (_, Some(AnswerForm::Block)) => Some(words().lessons_click_block()),
        (_, Some(AnswerForm::Choice(_) | AnswerForm::Number)) => None,
        (Goal::Make(_), None) if task.kind == TaskKind::Arrange => Some(words().lessons_arrange()),
        (Goal::Make(_), None) => Some(words().lessons_make()),
        (_, None) if task.moment().is_some() => Some(words().lessons_reach_at_once(words().run_to())),
        (_, None) => Some(words().lessons_reach()),
    }
}

/// Draws a remark in a frame, and the buttons for what the owl offers with it.
fn told(ui: &mut Ui, theme: &Theme, shown: &Bubble, remark: &Remark, size: f32) -> Option<Request> {
    let width = ui.available_width();
    let well = Frame::new().stroke(Stroke::new(EDGE, remark.ink)).corner_radius(ROUND).inner_margin(REMARK);
    let watched = well.show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.label(remark.job(theme, size, width));
        small_boards(ui, theme, shown.learning.boards());
        if shown.learning.failed().is_some() { watch(ui, theme, shown) } else { None }
    });
    if watched.inner.is_some() {
        return watched.inner;
    }
    let speech = shown.speech.filter(|_| shown.learning.feedback().is_none())?;
    speech.offers().iter().fold(None, |asked, &offer| asked.or(style::offer(ui, theme, 160.0, offer)))
}

/// The width of the button that plays a failed trial, in points.
const WATCH: f32 = 110.0;

/// Returns the height of the button that plays a failed trial; 0 if there is none.
fn watch_height(ui: &Ui, shown: &Bubble) -> f32 {
    let row = ui.spacing().interact_size.y.max(BUTTONS);
    if shown.learning.failed().is_some() { row + FREE } else { 0.0 }
}

/// Draws the button that plays a failed trial and, beside it, where the run stops.
fn watch(ui: &mut Ui, theme: &Theme, shown: &Bubble) -> Option<Request> {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        let asked = style::command(ui, theme, WATCH, Command::LessonWatch, true);
        if let Some(said) = shown.learning.watched() {
            let said = RichText::new(said).small().color(theme.text.egui());
            ui.add(Label::new(said).wrap());
        }
        asked
    })
    .inner
}

/// Returns the height of the answers between the text and the buttons: as many lines as the choices need.
fn answers_height(ui: &Ui, task: &Task, all: f32, row: f32) -> f32 {
    match task.answer_form() {
        Some(AnswerForm::Number) => row,
        Some(AnswerForm::Choice(choices)) => {
            let (padding, gap) = (2.0 * ui.spacing().button_padding, ui.spacing().item_spacing);
            let font = TextStyle::Button.resolve(ui.style());
            let ink = ui.visuals().text_color();
            let (mut height, mut left) = (0.0, 0.0);
            let said = sudoku_run::lessons::words(tag());
            for text in choices {
                // A choice that is too long for a row has several lines.
                let text = said.choice(text);
                let size = ui.painter().layout(text, font.clone(), ink, all - padding.x).size() + padding + gap;
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

/// Draws the choices side by side; a click on one answers the task.
fn choose(ui: &mut Ui, theme: &Theme, choices: &[String]) -> Option<LessonRequest> {
    let mut asked = None;
    ui.horizontal_wrapped(|ui| {
        for text in choices {
            let word = sudoku_run::lessons::words(tag()).choice(text);
            if choice(ui, theme, false, &word, &words().lessons_answer_tooltip()).clicked() {
                asked = Some(LessonRequest::Answer(Answer::Choice(text.clone())));
            }
        }
    });
    asked
}

/// Returns the id of the field for a number.
pub fn answer_field() -> Id {
    Id::new("lesson_answer")
}

/// Draws the field for a number. Enter checks it, as the button does.
fn number(ui: &mut Ui, learning: &Learning) -> Option<LessonRequest> {
    let mut text = learning.draft().to_owned();
    let field = TextEdit::singleline(&mut text).id(answer_field()).hint_text(words().lessons_answer_field());
    let field = ui.add(field.desired_width(ui.available_width().min(260.0)).char_limit(40));
    field.widget_info(|| WidgetInfo::labeled(WidgetType::TextEdit, true, words().lessons_answer_field()));
    let enter = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
    if enter {
        // The next answer replaces this one, and no letter of it is a shortcut.
        field.request_focus();
        select_all(ui, &field, &text);
    }
    if is_just_right(ui, learning) {
        field.surrender_focus();
    }
    match () {
        // On a machine that draws slowly, the last digit and Enter come in the same frame.
        () if enter => Some(LessonRequest::Answer(Answer::Number(text))),
        () if field.changed() => Some(LessonRequest::Write(text)),
        () => None,
    }
}

/// Returns true in the first frame in which the answer is known to be right.
fn is_just_right(ui: &Ui, learning: &Learning) -> bool {
    let is_right = matches!(learning.feedback(), Some(Feedback::Right(_)));
    let id = Id::new("lesson_is_right");
    let before = ui.data_mut(|data| std::mem::replace(data.get_temp_mut_or_default::<bool>(id), is_right));
    is_right && !before
}

/// Draws Check, Hint, Show me and, on the right, the button that continues. They keep their positions whatever happens.
fn buttons(ui: &mut Ui, theme: &Theme, shown: &Bubble) -> Option<Request> {
    let status = shown.learning.progress().result(shown.lesson, shown.task).status;
    let solved = matches!(shown.learning.feedback(), Some(Feedback::Right(_))) || status == TaskStatus::Solved;
    let checks = matches!(shown.task.answer_form(), None | Some(AnswerForm::Number));
    let check = Face::of(theme, Command::LessonCheck, checks);
    // The button that is most useful now is highlighted.
    let check = if solved || !checks { check } else { check.strong(theme) };
    // After a task with planted faults comes another one.
    let next = match (shown.task.faults(), solved) {
        (Some(_), _) => {
            Face::usual(theme, words().lessons_faults_another(), words().lessons_faults_another_tooltip(), true)
        }
        (None, true) => Face::of(theme, Command::LessonNext, true),
        (None, false) => Face::usual(theme, words().lessons_skip(), words().lessons_skip_tooltip(), true),
    };
    let next = if solved { next.strong(theme) } else { next };
    let on = if solved { Command::LessonNext.request() } else { Some(LessonRequest::Skip.into()) };
    // A button that the teacher has turned off says so.
    let allowed = |command: Command, is_allowed: bool, why_not: String| match is_allowed {
        true => Face::of(theme, command, true),
        false => Face::usual(theme, command.word(), why_not, false),
    };
    let hint = allowed(Command::LessonHint, shown.learning.allows_hints(), words().lesson_hint_off());
    let show = allowed(Command::LessonShow, shown.learning.allows_show(), words().lesson_show_off());
    let faces = [
        (check, Command::LessonCheck.request()),
        (hint, Command::LessonHint.request()),
        (show, Command::LessonShow.request()),
        (next, on),
    ];
    let mut asked = None;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        // The button that continues is set apart.
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
