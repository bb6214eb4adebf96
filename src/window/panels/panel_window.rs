//! Puts panels into the rectangles of the layout, and sends the requests that they return.

use crate::game::requests::Request;
use crate::game::script::View;
use crate::window::look::{Layout, Theme};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::emath::GuiRounding;
use bevy_egui::{EguiContexts, egui};

/// The largest reach of a panel's shadow, in points.
const SHADOW: f32 = 36.0;

/// The parts of the window that a panel needs.
#[derive(SystemParam)]
pub struct PanelWindow<'w, 's> {
    contexts: EguiContexts<'w, 's>,
    pub layout: Res<'w, Layout>,
    theme: Res<'w, Theme>,
    view: Res<'w, View>,
    requests: MessageWriter<'w, Request>,
}

impl PanelWindow<'_, '_> {
    /// Draws a panel that fills the rectangle, and sends the requests of its contents.
    pub fn panel<A: IntoIterator<Item = Request>>(
        &mut self,
        name: &'static str,
        rect: Rect,
        contents: impl FnOnce(&mut egui::Ui, &Theme) -> A,
    ) -> Result {
        self.area(egui::Area::new(egui::Id::new(name)), rect, contents)
    }

    /// Does the same in an area with settings of its own.
    pub fn area<A: IntoIterator<Item = Request>>(
        &mut self,
        area: egui::Area,
        rect: Rect,
        contents: impl FnOnce(&mut egui::Ui, &Theme) -> A,
    ) -> Result {
        // egui's points are scaled pixels.
        let point = |at: Vec2| egui::pos2(at.x / self.layout.scale, at.y / self.layout.scale);
        let rect = egui::Rect::from_min_max(point(rect.min), point(rect.max)).round_ui();
        let area = area.fixed_pos(rect.min).constrain(false).fade_in(false);
        let asked = area.show(self.contexts.ctx_mut()?, |ui| {
            ui.set_clip_rect(rect.expand(SHADOW));
            ui.expand_to_include_rect(rect);
            // Nothing below a sheet can be pressed or shows its tooltip over the sheet.
            if self.view.sheet().is_some() {
                ui.visuals_mut().disabled_alpha = 1.0;
                ui.disable();
            }
            ui.scope_builder(egui::UiBuilder::new().max_rect(rect), |ui| contents(ui, &self.theme)).inner
        });
        self.requests.write_batch(asked.inner);
        Ok(())
    }
}
