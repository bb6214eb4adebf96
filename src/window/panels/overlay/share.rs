//! The sheet with the link to the puzzle, as text and as a QR code for phone cameras.

use crate::game::puzzles::sharing::Site;
use crate::game::requests::Sheet;
use crate::game::session::Session;
use crate::window::look::Theme;
use crate::window::panels::overlay::frame::{self, Frame};
use crate::window::panels::style::muted;
use bevy::prelude::*;
use bevy_egui::egui::{Color32, Label, Rect, Sense, Ui, Vec2, WidgetInfo, WidgetType};
use qrcode::{Color, QrCode};
use sudoku_words::words;

/// The side of the QR code including its margin, in points.
const SIDE: f32 = 280.0;
/// The white margin that cameras need, in squares of the code.
const EDGE: usize = 4;

pub(super) fn plugin(app: &mut App) {
    frame::add(app, Sheet::Share, show.run_if(resource_exists::<Site>));
}

fn show(mut frame: Frame, site: Res<Site>, session: Res<Session>) -> Result {
    let link = site.link(session.board());
    frame.sheet(words().share_sheet(), Vec2::new(420.0, 520.0), |ui, theme| {
        share(ui, theme, &link);
        None
    })
}

fn share(ui: &mut Ui, theme: &Theme, link: &str) {
    muted(ui, theme, words().share_about());
    ui.add(Label::new(link).wrap().selectable(true));
    ui.add_space(8.0);
    ui.vertical_centered(|ui| qr_code(ui, link, &words().share_code(), SIDE));
}

/// Draws a link as a QR code of that side, in points, in black on white in every theme, because cameras need that. A link that is
/// too long for any code is shown without one. `name` is for screen readers.
pub(super) fn qr_code(ui: &mut Ui, link: &str, name: &str, side: f32) {
    let Ok(code) = QrCode::new(link) else { return };
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(side), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Image, true, name));
    let painter = ui.painter();
    painter.rect_filled(rect, 6.0, Color32::WHITE);
    let squares = code.width();
    // Squares whose sides are whole numbers of points have sharp edges.
    let square = (side / (squares + 2 * EDGE) as f32).floor();
    let corner = rect.center() - Vec2::splat(squares as f32 * square / 2.0);
    for (index, colour) in code.to_colors().into_iter().enumerate() {
        if colour == Color::Dark {
            let place = corner + Vec2::new((index % squares) as f32, (index / squares) as f32) * square;
            painter.rect_filled(Rect::from_min_size(place, Vec2::splat(square)), 0.0, Color32::BLACK);
        }
    }
}
