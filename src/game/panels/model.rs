//! The rows of the binary program, to be browsed: the one that is chosen lights up on the board.

use crate::game::look::theme::Theme;
use crate::game::panels::style::{display, heading, muted};
use crate::game::script::requests::{EquationRequest, Request};
use crate::search::{Equation, Model, Need};
use bevy_egui::egui::{Align, Button, Id, Layout, RichText, ScrollArea, Ui, UiBuilder, WidgetInfo, WidgetType, vec2};

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
    let size = vec2(ui.available_width(), height.max(120.0));
    let well = display(ui, theme, size, "The rows of the binary program").rect;
    let mut inside = ui.new_child(UiBuilder::new().max_rect(well.shrink(4.0)));
    let row_height = 25.0;
    inside.spacing_mut().item_spacing.y = 1.0;
    let id = Id::new("chosen equation");
    let mut area = ScrollArea::vertical().id_salt("model").max_height(well.height() - 8.0).auto_shrink(false);
    // A row that the keys have chosen is scrolled to where it is not seen.
    let seen: Seen = ui.data(|data| data.get_temp(id)).unwrap_or_default();
    if let Some(row) = chosen.filter(|&row| seen.chosen != chosen && !(seen.first..seen.end).contains(&row)) {
        area = area.vertical_scroll_offset((row as f32 - 2.0).max(0.0) * (row_height + 1.0));
    }
    area.show_rows(&mut inside, row_height, equations.len(), |ui, rows| {
        let mut seen = Seen { chosen, first: rows.start, end: rows.end };
        for row in rows {
            let equation = equations[row];
            let text = RichText::new(words(equation)).small();
            let button = Button::selectable(chosen == Some(row), text).truncate();
            let response = ui.add_sized(vec2(ui.available_width(), row_height), button);
            response.widget_info(|| {
                WidgetInfo::selected(WidgetType::SelectableLabel, true, chosen == Some(row), words(equation))
            });
            if response.on_hover_text(format!("{equation} ([ and ] choose others)")).clicked() {
                seen.chosen = (chosen != Some(row)).then_some(row);
                asked = Some(EquationRequest::Choose(seen.chosen).into());
            }
        }
        ui.data_mut(|data| data.insert_temp(id, seen));
    });
    asked
}

/// What of the list was seen in the last frame.
#[derive(Clone, Copy, Default)]
struct Seen {
    chosen: Option<usize>,
    first: usize,
    end: usize,
}

/// What an equation says.
fn words(equation: Equation) -> String {
    match equation {
        Equation::Need(Need::Cell(cell)) => format!("{cell} holds one digit"),
        Equation::Need(Need::Place(house, digit)) => format!("{house} has one {digit}"),
        Equation::Given(cell, digit) => format!("{cell} holds {digit}"),
    }
}
