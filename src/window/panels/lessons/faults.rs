//! The section for planted faults: what has them, how many there are, and the seed.

use crate::game::lessons::learning::Learning;
use crate::game::requests::labels::{self, Named};
use crate::game::requests::{ClassLinkRequest, LessonRequest, Request};
use crate::window::look::{Theme, fonts};
use crate::window::panels::style::{choice, heading, muted, word_button};
use bevy_egui::egui::{Align, Id, Key, RichText, TextEdit, Ui, WidgetInfo, WidgetType, vec2};
use sudoku_run::lessons::{FaultKind, MOST_FAULTS};
use sudoku_words::words;

/// The width of the field for the seed, and of the buttons beside it, in points.
const SEED: f32 = 150.0;
const BUTTON: f32 = 130.0;

/// The most characters of a seed.
const LONGEST: usize = 30;

/// Draws the section. Returns the request of what was clicked or typed.
pub fn faults(ui: &mut Ui, theme: &Theme, learning: &Learning) -> Option<Request> {
    let wanted = learning.wanted_faults();
    let mut asked: Option<Request> = None;
    ui.add_space(4.0);
    heading(ui, words().lessons_faults());
    muted(ui, theme, words().lessons_faults_about());
    ui.horizontal_wrapped(|ui| {
        for kind in FaultKind::ALL {
            let Named { word, tooltip } = labels::fault_kind(kind);
            if choice(ui, theme, kind == wanted.kind, &word, &tooltip).clicked() {
                asked = Some(LessonRequest::ChooseFaults(kind, wanted.count).into());
            }
        }
    });
    ui.horizontal_wrapped(|ui| {
        for count in 1..=MOST_FAULTS {
            let (word, tooltip) = (words().lessons_faults_count(count), words().lessons_faults_count_tooltip());
            if choice(ui, theme, count == wanted.count, &word, &tooltip).clicked() {
                asked = Some(LessonRequest::ChooseFaults(wanted.kind, count).into());
            }
        }
    });
    ui.horizontal_wrapped(|ui| {
        ui.label(RichText::new(words().seed()).font(fonts::bold(15.0)));
        let mut seed = wanted.seed.clone();
        let field = TextEdit::singleline(&mut seed).id(Id::new("fault_seed")).hint_text(words().seed_hint());
        let field = field.char_limit(LONGEST).vertical_align(Align::Center).desired_width(SEED);
        let field = ui.add(field.min_size(vec2(0.0, ui.spacing().interact_size.y.max(32.0))));
        field.widget_info(|| WidgetInfo::labeled(WidgetType::TextEdit, true, words().seed()));
        let enters = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        if field.changed() {
            asked = Some(LessonRequest::WriteFaultSeed(seed).into());
        }
        field.on_hover_text(words().lessons_faults_seed_tooltip());
        let (find, tooltip) = (words().lessons_faults_find(), words().lessons_faults_find_tooltip());
        if word_button(ui, theme, BUTTON, &find, &tooltip, true).clicked() || enters {
            asked = Some(LessonRequest::FindFaults.into());
        }
        let set = wanted.typed();
        let (another, tooltip) = (words().lessons_faults_another(), words().lessons_faults_another_tooltip());
        if word_button(ui, theme, BUTTON, &another, &tooltip, set.is_some()).clicked() {
            asked = set.map(|set| LessonRequest::OpenFaults(set.next()).into());
        }
        let (copy, tooltip) = (words().lessons_faults_copy(), words().lessons_faults_copy_tooltip());
        if word_button(ui, theme, BUTTON, &copy, &tooltip, set.is_some()).clicked() {
            asked = set.map(|set| ClassLinkRequest::CopyFaults(set).into());
        }
    });
    let progress = learning.progress();
    muted(
        ui,
        theme,
        words().lessons_faults_found(progress.found(FaultKind::Board), progress.found(FaultKind::Program)),
    );
    asked
}
