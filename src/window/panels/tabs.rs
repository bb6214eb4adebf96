//! The tabs of panels that share one area.

use crate::game::requests::commands::with_keys_of;
use crate::game::requests::labels::Named;
use crate::game::requests::{Request, Tab, ViewRequest, labels};
use crate::window::look::{Theme, fonts};
use crate::window::panels::style::choice_of_size;
use bevy_egui::egui::Ui;

/// The gap between two tabs, and the least space around a word, in points.
const GAP: f32 = 5.0;
const LEAST: f32 = 5.0;
/// The sizes of the words, in points.
const SIZES: [f32; 6] = [10.0, 11.0, 12.0, 13.0, 14.0, 15.0];
/// The most space around a word, in points.
const MOST: f32 = 22.0;

/// Draws the tabs, one of them in front, in that width. They share the spare width.
pub fn tabs(ui: &mut Ui, theme: &Theme, tabs: &[Tab], front: Tab, width: f32) -> Option<Request> {
    let mut asked = None;
    let count = tabs.len() as f32;
    let width_of = |tab: Tab, size: f32| {
        let ink = theme.on_button.egui();
        ui.painter().layout_no_wrap(labels::tab(tab).word, fonts::bold(size), ink).size().x
    };
    let spare = |size: f32| {
        let words: f32 = tabs.iter().map(|&tab| width_of(tab, size)).sum();
        width - words - GAP * (count - 1.0)
    };
    // Long words are written in a smaller size.
    let [least, ..] = SIZES;
    let size = SIZES.into_iter().rev().find(|&size| spare(size) >= 2.0 * LEAST * count).unwrap_or(least);
    let padding = (spare(size) / count / 2.0).floor().clamp(LEAST, MOST);
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = GAP;
        ui.spacing_mut().button_padding.x = padding;
        for &tab in tabs {
            let Named { word, tooltip } = labels::tab(tab);
            let request = ViewRequest::ShowTab(tab).into();
            let tooltip = with_keys_of(tooltip, &request);
            if choice_of_size(ui, theme, tab == front, (&word, size), &tooltip).clicked() {
                asked = Some(request);
            }
        }
    });
    asked
}
