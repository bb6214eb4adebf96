//! The sheet with the solution path: a line for each deduction, which jumps to its moment on the time line.

use crate::game::help::profile::Profile;
use crate::game::requests::{Request, Sheet, SolverRequest};
use crate::window::look::Theme;
use crate::window::panels::overlay::frame::{self, Frame};
use crate::window::panels::style::muted;
use bevy::prelude::*;
use bevy_egui::egui::{Label, Link, RichText, Ui, Vec2, WidgetInfo, WidgetType};
use sudoku_techniques::Deduction;
use sudoku_words::words;

pub(super) fn plugin(app: &mut App) {
    frame::add(app, Sheet::Path, show);
}

fn show(mut frame: Frame, profile: Res<Profile>) -> Result {
    frame.sheet(words().path_sheet(), Vec2::new(640.0, 560.0), |ui, theme| path(ui, theme, profile.path()))
}

/// The space for the number of a line, in points.
const NUMBER: Vec2 = Vec2::new(30.0, 20.0);

fn path(ui: &mut Ui, theme: &Theme, path: &[Deduction]) -> Option<Request> {
    if path.is_empty() {
        muted(ui, theme, words().path_none());
        return None;
    }
    muted(ui, theme, words().path_about());
    ui.spacing_mut().item_spacing.y = 4.0;
    let mut asked = None;
    for (number, deduction) in path.iter().enumerate() {
        let (technique, follows) = sudoku_words::in_short(deduction);
        ui.horizontal_wrapped(|ui| {
            ui.add_sized(
                NUMBER,
                Label::new(RichText::new(format!("{}", number + 1)).small().color(theme.muted.egui())),
            );
            let link = ui.add(Link::new(RichText::new(&technique).strong())).on_hover_text(words().path_line_tooltip());
            let name = words().path_line(number + 1, &technique);
            link.widget_info(|| WidgetInfo::labeled(WidgetType::Link, true, &name));
            if link.clicked() {
                asked = Some(SolverRequest::WatchDeduction(number).into());
            }
            muted(ui, theme, follows);
        });
    }
    asked
}
