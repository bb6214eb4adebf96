//! Wakes the app that sleeps, from any thread.

use bevy::prelude::*;
use bevy::winit::{EventLoopProxy, WinitUserEvent};
use std::sync::Arc;
use std::task::Wake;

/// Wakes the app from any thread; does nothing where it never sleeps.
#[derive(Resource, Clone, Default)]
pub struct WakeUp(Option<EventLoopProxy<WinitUserEvent>>);

impl WakeUp {
    /// Wakes the app of this event loop.
    pub fn of(app: Option<EventLoopProxy<WinitUserEvent>>) -> WakeUp {
        WakeUp(app)
    }

    /// Has the app draw a frame soon.
    pub fn call(&self) {
        if let Some(app) = &self.0 {
            // An app that has ended sleeps for good.
            let _ = app.send_event(WinitUserEvent::WakeUp);
        }
    }
}

impl Wake for WakeUp {
    fn wake(self: Arc<Self>) {
        self.call();
    }
}
