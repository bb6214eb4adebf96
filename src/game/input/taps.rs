//! Taps on panels. A finger comes from nowhere, so nobody knows what is under it before it is down, and it may be gone within the
//! same frame.

use bevy::picking::PickingSystems;
use bevy::picking::backend::{HitData, PointerHits};
use bevy::picking::pointer::{PointerId, PointerLocation};
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::egui::{Event, Order, TouchPhase, pos2};
use bevy_egui::{EguiContext, EguiInput, EguiPickingOrder, EguiPreUpdateSet, EguiZoomFactor, PrimaryEguiContext};
use std::mem;

pub(in crate::game) fn plugin(app: &mut App) {
    app.add_systems(
        PreUpdate,
        (
            spread_taps.after(EguiPreUpdateSet::ProcessInput).before(EguiPreUpdateSet::BeginPass),
            cover_stage.in_set(PickingSystems::Backend).run_if(resource_exists::<EguiPickingOrder>),
        ),
    );
}

/// Whether a finger comes or goes.
fn is_edge(event: &Event) -> bool {
    matches!(event, Event::Touch { phase: TouchPhase::Start | TouchPhase::End | TouchPhase::Cancel, .. })
}

/// Egui loses a finger that comes and goes within one frame, because it is gone by the time egui looks what is under it. So a frame
/// gets one of the two, and the next frame the rest.
fn spread_taps(
    mut input: Single<&mut EguiInput, With<PrimaryEguiContext>>,
    mut waiting: Local<Vec<Event>>,
    mut redraws: MessageWriter<RequestRedraw>,
) {
    if waiting.is_empty() && input.events.iter().filter(|event| is_edge(event)).nth(1).is_none() {
        return;
    }
    let mut events = mem::take(&mut *waiting);
    events.append(&mut input.events);
    let second = events.iter().enumerate().filter(|(_, event)| is_edge(event)).nth(1);
    if let Some((second, _)) = second {
        *waiting = events.split_off(second);
        redraws.write(RequestRedraw);
    }
    input.events = events;
}

/// A finger that comes down on a panel presses nothing that lies below it on the stage. Of one that is down, bevy_egui knows that.
fn cover_stage(
    fingers: Query<(&PointerId, &PointerLocation), Added<PointerId>>,
    panels: Single<(Entity, &mut EguiContext, &EguiZoomFactor, &Camera), With<PrimaryEguiContext>>,
    order: Res<EguiPickingOrder>,
    mut hits: MessageWriter<PointerHits>,
) {
    let (entity, mut context, zoom, camera) = panels.into_inner();
    for (finger, location) in fingers.iter().filter(|(finger, _)| finger.is_touch()) {
        let Some(location) = location.location() else { continue };
        let place = location.position / zoom.zoom_factor;
        let layer = context.get_mut().layer_id_at(pos2(place.x, place.y));
        if layer.is_some_and(|layer| layer.order != Order::Background) {
            let covered = vec![(entity, HitData::new(entity, 0.0, None, None))];
            hits.write(PointerHits::new(*finger, covered, camera.order as f32 + **order));
        }
    }
}
