//! Puts panels into the rectangles of the layout, and sends on what a person asks for in them.

use crate::game::look::{Layout, Theme};
use crate::game::script::{Request, View};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::emath::GuiRounding;
use bevy_egui::{EguiContexts, egui};

/// How far a panel's shadow may reach, in points.
const SHADOW: f32 = 36.0;

/// The window, as far as a panel needs it.
#[derive(SystemParam)]
pub struct PanelWindow<'w, 's> {
    contexts: EguiContexts<'w, 's>,
    pub layout: Res<'w, Layout>,
    theme: Res<'w, Theme>,
    view: Res<'w, View>,
    requests: MessageWriter<'w, Request>,
}

impl PanelWindow<'_, '_> {
    /// A panel that fills the rectangle, and sends what its contents ask for.
    pub fn panel<A: IntoIterator<Item = Request>>(
        &mut self,
        name: &'static str,
        rect: Rect,
        contents: impl FnOnce(&mut egui::Ui, &Theme) -> A,
    ) -> Result {
        self.area(egui::Area::new(egui::Id::new(name)), rect, contents)
    }

    /// The same for an area that is not quite like the others.
    pub fn area<A: IntoIterator<Item = Request>>(
        &mut self,
        area: egui::Area,
        rect: Rect,
        contents: impl FnOnce(&mut egui::Ui, &Theme) -> A,
    ) -> Result {
        // The points of egui are scaled pixels.
        let point = |at: Vec2| egui::pos2(at.x / self.layout.scale, at.y / self.layout.scale);
        let rect = egui::Rect::from_min_max(point(rect.min), point(rect.max)).round_ui();
        let area = area.fixed_pos(rect.min).constrain(false).fade_in(false);
        let asked = area.show(self.contexts.ctx_mut()?, |ui| {
            ui.set_clip_rect(rect.expand(SHADOW));
            ui.expand_to_include_rect(rect);
            // What lies under a sheet cannot be pressed, nor does it say over the sheet what it is for.
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
