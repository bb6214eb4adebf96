//! The frame of every sheet: a title, a cross that closes it and, where it is needed, the owl's sentence.

use crate::game::owl::Speech;
use crate::game::requests::commands::Command;
use crate::game::requests::{Request, Sheet, ViewRequest};
use crate::game::script::View;
use crate::window::look::{Theme, fonts};
use crate::window::panels::icons;
use crate::window::panels::sets::PanelSystems;
use crate::window::panels::style::{Face, drawn_button};
use bevy::ecs::schedule::ScheduleConfigs;
use bevy::ecs::system::{ScheduleSystem, SystemParam};
use bevy::prelude::*;
use bevy_egui::egui::{Align, Id, Layout, Modal, RichText, ScrollArea, Ui};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

/// Registers the system that draws the sheet, to run while the sheet is open.
pub fn add<M>(app: &mut App, sheet: Sheet, show: impl IntoScheduleConfigs<ScheduleSystem, M>) {
    let show: ScheduleConfigs<ScheduleSystem> = show.into_configs();
    let is_open = move |view: Res<View>| view.sheet() == Some(sheet);
    app.add_systems(EguiPrimaryContextPass, show.run_if(is_open).in_set(PanelSystems::Sheet));
}

/// The state that the frame of a sheet shows.
#[derive(SystemParam)]
pub struct Frame<'w, 's> {
    contexts: EguiContexts<'w, 's>,
    view: Res<'w, View>,
    theme: Res<'w, Theme>,
    speech: Res<'w, Speech>,
    requests: MessageWriter<'w, Request>,
}

impl Frame<'_, '_> {
    /// Draws a sheet with that title, as large as wanted if there is room, and sends the requests of its contents.
    pub fn sheet<A: IntoIterator<Item = Request>>(
        &mut self,
        title: String,
        wanted: egui::Vec2,
        contents: impl FnOnce(&mut Ui, &Theme) -> A,
    ) -> Result {
        let Some(sheet) = self.view.sheet() else { return Ok(()) };
        let (context, theme) = (self.contexts.ctx_mut()?, &self.theme);
        let mut asked = Vec::new();
        let margin = 22.0;
        let size = wanted.min(context.content_rect().size() - egui::Vec2::splat(2.0 * margin + 16.0));
        let frame = egui::Frame::popup(&context.global_style()).inner_margin(margin);
        let response = Modal::new(Id::new("sheet").with(format!("{sheet:?}"))).frame(frame).show(context, |ui| {
            ui.set_width(size.x);
            ui.horizontal(|ui| {
                ui.label(RichText::new(title).font(fonts::bold(21.0)));
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                    let face = Face::of(theme, Command::CloseSheet, true);
                    if drawn_button(ui, egui::Vec2::splat(ui.spacing().interact_size.y.max(32.0)), &face, icons::cross)
                        .clicked()
                    {
                        asked.extend(Command::CloseSheet.request());
                    }
                });
            });
            ui.add_space(2.0);
            let height = size.y - if sheet.speaks() { 90.0 } else { 44.0 };
            let area = ScrollArea::vertical().id_salt(format!("{sheet:?}")).max_height(height);
            let area = area.min_scrolled_height(height).auto_shrink([false, true]).stick_to_bottom(sheet == Sheet::Log);
            asked.extend(area.show(ui, |ui| contents(ui, theme)).inner);
            if sheet.speaks() {
                ui.add_space(4.0);
                ui.label(RichText::new(self.speech.text()).color(theme.text.egui()));
            }
        });
        if response.backdrop_response.clicked() {
            asked.push(ViewRequest::CloseSheet.into());
        }
        self.requests.write_batch(asked);
        Ok(())
    }
}
