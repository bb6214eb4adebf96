//! Confirmation of requests that would lose something: they are carried out when they are repeated at once.

use crate::game::requests::Request;
use bevy_app::prelude::*;
use bevy_ecs::prelude::*;

/// The request that waits to be confirmed.
#[derive(Resource, Default, Debug)]
pub struct Confirmation {
    waits: Option<Request>,
    is_new: bool,
}

impl Confirmation {
    /// Returns true if repeating the request would carry it out.
    pub fn awaits(&self, request: &Request) -> bool {
        self.waits.as_ref() == Some(request)
    }

    /// Returns true if this is the repetition that confirms the request; otherwise waits for it.
    pub(in crate::game) fn is_given(&mut self, request: &Request) -> bool {
        if self.awaits(request) {
            self.waits = None;
            return true;
        }
        (self.waits, self.is_new) = (Some(request.clone()), true);
        false
    }

    /// Cancels the confirmation after another request.
    pub(in crate::game) fn pass(&mut self) {
        if !std::mem::take(&mut self.is_new) {
            self.waits = None;
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Confirmation>();
}
