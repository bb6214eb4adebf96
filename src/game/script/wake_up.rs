//! Wakes the sleeping app from any thread.

use bevy::prelude::*;
use bevy::winit::{EventLoopProxy, WinitUserEvent};
use std::sync::Arc;
use std::task::Wake;

/// Wakes the app from any thread; does nothing on platforms where it never sleeps.
#[derive(Resource, Clone, Default)]
pub struct WakeUp(Option<EventLoopProxy<WinitUserEvent>>);

impl WakeUp {
    /// Creates a handle for the app of this event loop.
    pub fn of(app: Option<EventLoopProxy<WinitUserEvent>>) -> WakeUp {
        WakeUp(app)
    }

    /// Asks for a frame soon.
    pub fn call(&self) {
        if let Some(app) = &self.0 {
            // The app may have ended.
            let _ = app.send_event(WinitUserEvent::WakeUp);
        }
    }
}

impl Wake for WakeUp {
    fn wake(self: Arc<Self>) {
        self.call();
    }
}
