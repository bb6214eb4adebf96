//! What would lose something is asked about first: it is done when it is asked for a second time, at once after the first.

use crate::requests::Request;
use bevy::prelude::*;

/// What will be done when it is asked for once more.
#[derive(Resource, Default, Debug)]
pub struct Confirmation {
    waits: Option<Request>,
    is_new: bool,
}

impl Confirmation {
    /// Whether the request will be carried out when it comes once more.
    pub fn awaits(&self, request: &Request) -> bool {
        self.waits.as_ref() == Some(request)
    }

    /// Whether the request has come for the second time; if not, it is awaited.
    pub(in crate::game) fn is_given(&mut self, request: &Request) -> bool {
        if self.awaits(request) {
            self.waits = None;
            return true;
        }
        (self.waits, self.is_new) = (Some(request.clone()), true);
        false
    }

    /// A request was carried out: what waited before it waits no longer.
    pub(super) fn pass(&mut self) {
        if !std::mem::take(&mut self.is_new) {
            self.waits = None;
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Confirmation>();
}
