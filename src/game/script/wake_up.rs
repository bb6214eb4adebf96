//! Wakes the sleeping app from any thread.

use bevy_ecs::prelude::*;
use std::sync::Arc;
use std::task::Wake;

/// Wakes the app from any thread; does nothing on platforms where it never sleeps.
#[derive(Resource, Clone, Default)]
pub struct WakeUp(Option<Arc<dyn Fn() + Send + Sync>>);

impl WakeUp {
    /// Creates a handle that wakes the app by this function of the front end.
    pub fn new(wake: impl Fn() + Send + Sync + 'static) -> WakeUp {
        WakeUp(Some(Arc::new(wake)))
    }

    /// Asks for a frame soon.
    pub fn call(&self) {
        if let Some(wake) = &self.0 {
            wake();
        }
    }
}

impl Wake for WakeUp {
    fn wake(self: Arc<Self>) {
        self.call();
    }
}
