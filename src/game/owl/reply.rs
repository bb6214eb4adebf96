//! What a room answers a request with: a sentence, another scene, requests of its own.

use super::speech::Speech;
use crate::game::script::requests::Request;
use crate::game::script::scene::Scene;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use std::ops::{Deref, DerefMut};

/// The answer of a room to a request; it says what [`Speech`] can say.
#[derive(SystemParam)]
pub struct Reply<'w> {
    speech: ResMut<'w, Speech>,
    next: ResMut<'w, NextState<Scene>>,
    requests: MessageWriter<'w, Request>,
}

impl Reply<'_> {
    /// The game goes on in another scene.
    pub fn go_on_to(&mut self, scene: Scene) {
        self.next.set(scene);
    }

    /// Then this is carried out, before anything else that was asked for.
    pub fn then(&mut self, request: impl Into<Request>) {
        self.requests.write(request.into());
    }
}

impl Deref for Reply<'_> {
    type Target = Speech;

    fn deref(&self) -> &Speech {
        &self.speech
    }
}

impl DerefMut for Reply<'_> {
    fn deref_mut(&mut self) -> &mut Speech {
        &mut self.speech
    }
}
