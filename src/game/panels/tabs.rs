//! The tabs of the panels, where the window has room for one of them at a time.

use crate::game::look::theme::Theme;
use crate::game::panels::style::choice;
use crate::game::script::page::Tab;
use crate::game::script::requests::{Request, ViewRequest};
use bevy_egui::egui::Ui;

pub fn tabs(ui: &mut Ui, theme: &Theme, front: Tab) -> Option<Request> {
    let mut asked = None;
    ui.horizontal(|ui| {
        for tab in Tab::ALL {
            let tooltip = match tab {
                Tab::Board => "Help, buttons and the text of the board",
                Tab::Watch => "The solver's controls",
                Tab::Variables => "Variables, the list S and the stack of calls",
            };
            if choice(ui, theme, tab == front, tab.label(), tooltip).clicked() {
                asked = Some(ViewRequest::ShowTab(tab).into());
            }
        }
    });
    asked
}
