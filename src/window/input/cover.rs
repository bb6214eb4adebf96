//! Keeps what is pressed on a panel from pressing anything on the stage below it.

use bevy::picking::PickingSystems;
use bevy::picking::backend::{HitData, PointerHits};
use bevy::picking::pointer::{PointerId, PointerLocation};
use bevy::prelude::*;
use bevy_egui::egui::{Order, pos2};
use bevy_egui::{EguiContext, EguiContextSettings, EguiPickingOrder, EguiZoomFactor, PrimaryEguiContext};

pub(in crate::window) fn plugin(app: &mut App) {
    app.add_systems(
        PreUpdate,
        (look_for_ourselves, cover_stage.in_set(PickingSystems::Backend).run_if(resource_exists::<EguiPickingOrder>))
            .chain(),
    );
}

/// Turns off bevy_egui's own capture of the pointer. It covers what was under the mouse one frame ago, so that the first press
/// after the mouse has jumped hits the wrong thing, and it ignores a finger until it is down.
fn look_for_ourselves(mut settings: Query<&mut EguiContextSettings, Added<EguiContextSettings>>) {
    settings.iter_mut().for_each(|mut settings| settings.capture_pointer_input = false);
}

/// Covers what is under a panel at the current positions of the mouse and the fingers.
fn cover_stage(
    pointers: Query<(&PointerId, &PointerLocation)>,
    panels: Single<(Entity, &mut EguiContext, &EguiZoomFactor, &Camera), With<PrimaryEguiContext>>,
    order: Res<EguiPickingOrder>,
    mut hits: MessageWriter<PointerHits>,
) {
    let (entity, mut context, zoom, camera) = panels.into_inner();
    let context = context.get_mut();
    for (pointer, location) in &pointers {
        let Some(location) = location.location() else { continue };
        let place = location.position / zoom.zoom_factor;
        let layer = context.layer_id_at(pos2(place.x, place.y));
        if layer.is_some_and(|layer| layer.order != Order::Background) || context.egui_is_using_pointer() {
            let covered = vec![(entity, HitData::new(entity, 0.0, None, None))];
            hits.write(PointerHits::new(*pointer, covered, camera.order as f32 + **order));
        }
    }
}
