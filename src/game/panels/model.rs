//! The rows of the binary program, to be browsed: the one that is chosen lights up on the board.

use super::style::{heading, muted};
use crate::game::Request;
use crate::game::theme::Theme;
use crate::search::{Equation, Model, Need};
use bevy_egui::egui::{Align, Layout, RichText, ScrollArea, TextWrapMode, Ui, WidgetInfo, WidgetType};

/// The rows of the model, in that height if they can.
pub fn model(ui: &mut Ui, theme: &Theme, model: &Model, chosen: Option<usize>, height: f32) -> Option<Request> {
    let mut asked = None;
    let equations = model.equations();
    ui.horizontal(|ui| {
        heading(ui, "Equations");
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            muted(ui, theme, format!("{}, in {} variables", equations.len(), Model::VARIABLES));
        });
    });
    let row_height = 26.0;
    ScrollArea::vertical().id_salt("model").max_height(height.max(120.0)).auto_shrink([false, false]).show_rows(
        ui,
        row_height,
        equations.len(),
        |ui, rows| {
            ui.style_mut().wrap_mode = Some(TextWrapMode::Truncate);
            ui.spacing_mut().interact_size.y = row_height;
            for row in rows {
                let equation = equations[row];
                let text = RichText::new(words(equation)).small();
                let response = ui.selectable_label(chosen == Some(row), text);
                response.widget_info(|| {
                    WidgetInfo::selected(WidgetType::SelectableLabel, true, chosen == Some(row), words(equation))
                });
                if response.on_hover_text(equation.to_string()).clicked() {
                    asked = Some(Request::ChooseEquation((chosen != Some(row)).then_some(row)));
                }
            }
        },
    );
    asked
}

/// What an equation says.
fn words(equation: Equation) -> String {
    match equation {
        Equation::Need(Need::Cell(cell)) => format!("{cell} holds one digit"),
        Equation::Need(Need::Place(house, digit)) => format!("{house} has one {digit}"),
        Equation::Given(cell, digit) => format!("{cell} holds {digit}"),
    }
}
