//! The open technique: how it is found, what the marks of its example mean, the positions that were found, and the next technique.

use super::legend::legend;
use super::list::card;
use crate::game::requests::commands::Command;
use crate::game::requests::{Request, TrainingRequest};
use crate::game::training::{Part, Training};
use crate::window::look::{Theme, fonts};
use crate::window::panels::icons;
use crate::window::panels::style::{Face, heading, muted, named_button};
use bevy_egui::egui::{
    Align2, CollapsingHeader, Frame, Label, Margin, Rect, RichText, Sense, Shape, Stroke, TextStyle, Ui, Vec2,
    WidgetInfo, WidgetType, pos2, vec2,
};
use sudoku_generate::training::{GOAL, TechniqueRecord};
use sudoku_techniques::Technique;
use sudoku_words::{capitalised, words};

/// Draws the whole panel. If panels are folded, the buttons come first.
pub fn technique(
    ui: &mut Ui,
    theme: &Theme,
    training: &Training,
    technique: Technique,
    is_folded: bool,
) -> Option<Request> {
    let mut asked = if is_folded { buttons(ui, theme, training, true) } else { None };
    title(ui, theme, training, technique);
    if training.part() == Part::Practice && !is_folded {
        asked = buttons(ui, theme, training, false);
    }
    if training.part() == Part::Practice {
        muted(ui, theme, words().training_practice_how());
    }
    if training.side() > 9 {
        let face = Face::of(theme, Command::CloseUp, true);
        if named_button(ui, ui.available_width(), &face.name, &face).clicked() {
            asked = Command::CloseUp.request();
        }
    }
    steps(ui, theme, technique);
    if training.part() == Part::Idea {
        ui.separator();
        ui.label(RichText::new(words().training_marks()).font(fonts::bold(15.0)));
        legend(ui, theme, &training.legend());
    }
    ui.add_space(2.0);
    found(ui, theme, training.tally().of(technique));
    asked.or(next(ui, theme, training, technique))
}

/// Draws the name of the technique, and its position among the others.
fn title(ui: &mut Ui, theme: &Theme, training: &Training, technique: Technique) {
    let about = technique.about();
    let offers = training.offers();
    let place = offers.iter().position(|offer| offer.technique == technique).map_or(0, |place| place + 1);
    let difficulty = sudoku_words::decimal(f64::from(about.explainer) / 10.0, 1);
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = 1.0;
        heading(ui, capitalised(&sudoku_words::technique(technique)));
        let level = words().level_name(about.level.name());
        let text = RichText::new(words().training_number(level, place, offers.len())).small();
        let label = ui.label(text.color(theme.muted.egui()));
        label.on_hover_text(words().training_difficulty(&difficulty));
    });
}

/// Draws the buttons for the current part of the exercise.
fn buttons(ui: &mut Ui, theme: &Theme, training: &Training, is_folded: bool) -> Option<Request> {
    let ready = training.exercise().is_some();
    let rows: &[&[(Command, bool)]] = match (training.part(), is_folded) {
        (Part::Idea, _) => &[&[(Command::TrainingPractise, true), (Command::TrainingList, true)]],
        (Part::Practice, false) => &[
            &[(Command::TrainingCheck, ready), (Command::TrainingNext, true)],
            &[(Command::TrainingHint, ready), (Command::TrainingShow, ready)],
        ],
        (Part::Practice, true) => &[
            &[(Command::TrainingCheck, ready), (Command::TrainingNext, true), (Command::TrainingHint, ready)],
            &[(Command::TrainingShow, ready), (Command::TrainingIdea, true), (Command::TrainingList, true)],
        ],
    };
    let mut asked = None;
    for row in rows {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 6.0;
            let width = (ui.available_width() - 6.0 * (row.len() - 1) as f32) / row.len() as f32;
            for &(command, enabled) in *row {
                // The main button is highlighted.
                let is_main = matches!(command, Command::TrainingPractise | Command::TrainingCheck);
                let face = Face::of(theme, command, enabled);
                let face = if is_main { face.strong(theme) } else { face };
                if named_button(ui, width, &face.name, &face).clicked() {
                    asked = command.request();
                }
            }
        });
    }
    asked
}

/// Draws the steps by which the technique is found, and why it works.
fn steps(ui: &mut Ui, theme: &Theme, technique: Technique) {
    let instructions = sudoku_words::instructions(technique);
    let badge = 24.0;
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = 7.0;
        for (number, step) in (1..).zip(&instructions.steps) {
            ui.horizontal_top(|ui| {
                let (rect, _) = ui.allocate_exact_size(Vec2::splat(badge), Sense::hover());
                let ink = theme.on_button.egui();
                ui.painter().circle_filled(rect.center(), badge / 2.0, theme.button.egui());
                ui.painter().text(rect.center(), Align2::CENTER_CENTER, number, fonts::bold(13.0), ink);
                ui.vertical(|ui| {
                    ui.add_space(2.0);
                    ui.add(Label::new(step).wrap());
                });
            });
        }
    });
    if let Some(why) = instructions.why {
        let title = RichText::new(words().training_why()).font(fonts::bold(14.0));
        CollapsingHeader::new(title).id_salt("training-why").show(ui, |ui| ui.label(why));
    }
}

/// Draws the number of positions found, out of ten.
fn found(ui: &mut Ui, theme: &Theme, count: TechniqueRecord) {
    let found = count.found_of_goal();
    let edge = Stroke::new(1.0, theme.flag.egui());
    let frame = Frame::new().inner_margin(Margin::symmetric(12, 9)).corner_radius(7).stroke(edge);
    frame.fill(theme.well.egui()).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = 5.0;
        ui.label(RichText::new(words().training_found(found, GOAL)).font(fonts::bold(15.0)));
        let step = (ui.available_width() / GOAL as f32).min(25.0);
        let (rect, _) = ui.allocate_exact_size(vec2(step * GOAL as f32, 18.0), Sense::hover());
        let radius = (step / 2.0 - 2.0).min(8.0);
        for place in 0..GOAL {
            let middle = pos2(rect.left() + step * (place as f32 + 0.5), rect.center().y);
            if place < found {
                ui.painter().circle_filled(middle, radius, theme.flag.egui());
                let tick = Rect::from_center_size(middle, Vec2::splat(2.2 * radius));
                icons::tick(ui.painter(), tick, theme.panel.egui());
            } else {
                ui.painter().circle_stroke(middle, radius - 0.5, edge);
            }
        }
        if count.is_learned() {
            muted(ui, theme, words().training_learned());
        } else {
            muted(ui, theme, words().training_your_turn(GOAL - found));
        }
        if count != TechniqueRecord::default() {
            muted(ui, theme, words().training_tally(count.found, count.helped, count.missed));
        }
    });
}

/// Draws the card of the next technique.
fn next(ui: &mut Ui, theme: &Theme, training: &Training, technique: Technique) -> Option<Request> {
    let after = training.offers().iter().map(|offer| offer.technique).skip_while(|&other| other != technique).nth(1)?;
    ui.add_space(2.0);
    muted(ui, theme, words().training_next_technique());
    let name = capitalised(&sudoku_words::technique(after));
    let room = ui.available_width();
    let galley = ui.painter().layout(name.clone(), fonts::bold(15.0), theme.on_button.egui(), room - 56.0);
    let level = capitalised(&words().level_name(after.level().name()));
    let small = TextStyle::Small.resolve(ui.style());
    let size = vec2(room, (galley.size().y + 36.0).max(ui.spacing().interact_size.y));
    let (rect, response) = card(ui, theme, size, false);
    let painter = ui.painter();
    let at = rect.min + vec2(12.0, 8.0);
    let below = at + vec2(0.0, galley.size().y + 2.0);
    painter.galley(at, galley, theme.on_button.egui());
    painter.text(below, Align2::LEFT_TOP, level, small, theme.muted.egui());
    let arrow = Rect::from_center_size(rect.right_center() - Vec2::X * 18.0, Vec2::splat(12.0));
    let points = vec![arrow.left_top(), arrow.right_center(), arrow.left_bottom()];
    painter.add(Shape::line(points, Stroke::new(2.0, theme.on_button.egui())));
    let said = words().training_next_card(name);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &said));
    let clicked = response.on_hover_text(words().training_open_tooltip()).clicked();
    clicked.then(|| TrainingRequest::Open(after).into())
}
