//! The bars under "What you can do now", one for each main concept, and the results of the surveys.

use crate::game::lessons::learning::Learning;
use crate::window::look::{Rgb, Theme, fonts};
use crate::window::panels::style::muted;
use bevy_egui::egui::{Align2, CornerRadius, RichText, Sense, TextStyle, Ui, WidgetInfo, WidgetType, vec2};
use sudoku_blocks::Category;
use sudoku_words::{capitalised, tag, words};

/// The concepts with a bar, in the order of the course, and the category that colours each bar.
const SKILLS: [(&str, Category); 8] = [
    ("loops", Category::Control),
    ("conditions", Category::Operators),
    ("variables", Category::Variables),
    ("lists", Category::Lists),
    ("custom-blocks", Category::MyBlocks),
    ("events", Category::Events),
    ("recursion", Category::Looks),
    ("backtracking", Category::Motion),
];

/// The height of a line and of its bar, and the width of a name, in points.
const LINE: f32 = 20.0;
const BAR: f32 = 10.0;
const NAME: f32 = 116.0;

/// Draws the bars. Each is as full as the share of solved tasks in the lessons that teach the concept.
pub fn skills(ui: &mut Ui, theme: &Theme, learning: &Learning) {
    ui.add_space(2.0);
    ui.label(RichText::new(words().lessons_skills()).font(fonts::bold(15.0)));
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        for (concept, category) in SKILLS {
            let (solved, all) = learning.progress().practised(Learning::lessons(), concept);
            skill(ui, theme, &sudoku_run::lessons::words(tag()).concept(concept), (solved, all), theme.block(category));
        }
    });
}

/// Draws the results of the surveys, once the learner has answered a question.
pub fn surveys(ui: &mut Ui, theme: &Theme, learning: &Learning) {
    let said = sudoku_run::lessons::words(tag());
    for lesson in Learning::lessons().iter().filter(|lesson| lesson.is_survey()) {
        let survey = learning.progress().survey(lesson);
        if survey.answers() > 0 {
            ui.add_space(8.0);
            ui.label(RichText::new(said.title(lesson)).font(fonts::bold(15.0)));
            muted(ui, theme, said.survey(&survey));
        }
    }
}

fn skill(ui: &mut Ui, theme: &Theme, name: &str, (solved, all): (usize, usize), colour: Rgb) {
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), LINE), Sense::hover());
    let said = words().lessons_skill(name, solved, all);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::ProgressIndicator, true, &said));
    let name = capitalised(name);
    let font = TextStyle::Body.resolve(ui.style());
    let painter = ui.painter();
    painter.text(rect.left_center(), Align2::LEFT_CENTER, name, font, theme.text.egui());
    let mut bar = rect.with_min_x(rect.left() + NAME);
    bar.set_top(rect.center().y - BAR / 2.0);
    bar.set_bottom(rect.center().y + BAR / 2.0);
    let corner = CornerRadius::same((BAR / 2.0) as u8);
    painter.rect_filled(bar, corner, theme.button.egui());
    if solved > 0 {
        let width = (bar.width() * solved as f32 / all as f32).max(BAR);
        painter.rect_filled(bar.with_max_x(bar.left() + width), corner, colour.egui());
    }
    response.on_hover_text(said);
}
