//! The tabs of the panels, where the window has room for one of them at a time.

use crate::game::look::Theme;
use crate::game::owl::labels::{self, Named};
use crate::game::panels::style::choice;
use crate::game::script::{Request, Tab, ViewRequest};
use bevy_egui::egui::Ui;

pub fn tabs(ui: &mut Ui, theme: &Theme, front: Tab) -> Option<Request> {
    let mut asked = None;
    ui.horizontal(|ui| {
        for tab in Tab::ALL {
            let Named { word, tooltip } = labels::tab(tab);
            if choice(ui, theme, tab == front, &word, &tooltip).clicked() {
                asked = Some(ViewRequest::ShowTab(tab).into());
            }
        }
    });
    asked
}
