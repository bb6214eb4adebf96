//! The list of the rows of the binary program. The board highlights the chosen row.

use crate::game::requests::commands::Command;
use crate::game::requests::{EquationRequest, Request};
use crate::window::look::Theme;
use crate::window::panels::style::{display, heading, muted};
use bevy_egui::egui::{Align, Button, Id, Layout, RichText, ScrollArea, Ui, UiBuilder, WidgetInfo, WidgetType, vec2};
use sudoku_solve::search::{Equation, Model, Need};
use sudoku_words::{words, written};

/// Draws the rows of the model, in that height if possible.
pub fn model(ui: &mut Ui, theme: &Theme, model: &Model, chosen: Option<usize>, height: f32) -> Option<Request> {
    let mut asked = None;
    let equations = model.equations();
    ui.horizontal(|ui| {
        heading(ui, words().equations());
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            muted(ui, theme, words().equations_count(equations.len(), Model::VARIABLES));
        });
    });
    let size = vec2(ui.available_width(), height.max(120.0));
    let well = display(ui, theme, size, &words().equations_name()).rect;
    let rows = Layout::top_down_justified(Align::LEFT);
    let mut inside = ui.new_child(UiBuilder::new().max_rect(well.shrink(4.0)).layout(rows));
    let row_height = 25.0;
    inside.spacing_mut().item_spacing.y = 1.0;
    let id = Id::new("equation");
    let mut area = ScrollArea::vertical().id_salt("model").max_height(well.height() - 8.0).auto_shrink(false);
    // A row chosen by a key is scrolled into view.
    let seen: Seen = ui.data(|data| data.get_temp(id)).unwrap_or_default();
    if let Some(row) = chosen.filter(|&row| seen.chosen != chosen && !(seen.first..seen.end).contains(&row)) {
        area = area.vertical_scroll_offset((row as f32 - 2.0).max(0.0) * (row_height + 1.0));
    }
    area.show_rows(&mut inside, row_height, equations.len(), |ui, rows| {
        let mut seen = Seen { chosen, first: rows.start, end: rows.end };
        let keys = sudoku_words::all_of([Command::EquationBefore.keys(), Command::NextEquation.keys()]);
        for row in rows {
            let equation = equations[row];
            let text = RichText::new(meaning(equation)).small().color(theme.text.egui());
            let button = Button::selectable(chosen == Some(row), text).truncate();
            let response = ui.add(button.min_size(vec2(0.0, row_height)));
            response.widget_info(|| {
                WidgetInfo::selected(WidgetType::SelectableLabel, true, chosen == Some(row), meaning(equation))
            });
            if response.on_hover_text(words().equation_tooltip(equation.to_string(), &keys)).clicked() {
                seen.chosen = (chosen != Some(row)).then_some(row);
                asked = Some(EquationRequest::Choose(seen.chosen).into());
            }
        }
        ui.data_mut(|data| data.insert_temp(id, seen));
    });
    asked
}

/// The rows of the list that were visible in the previous frame.
#[derive(Clone, Copy, Default)]
struct Seen {
    chosen: Option<usize>,
    first: usize,
    end: usize,
}

/// Returns the meaning of an equation in words.
fn meaning(equation: Equation) -> String {
    match equation {
        Equation::Need(Need::Cell(cell)) => words().equation_cell(sudoku_words::name(cell)),
        Equation::Need(Need::Place(house, digit)) => words().equation_place(sudoku_words::house(house), written(digit)),
        Equation::Given(cell, digit) => words().equation_given(sudoku_words::name(cell), written(digit)),
    }
}
