//! What a room answers a request with: a sentence, another scene, requests of its own, at once or after some thinking.

use super::Speech;
use super::thinking::{Thinking, thought};
use crate::game::script::{Request, Scene};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use std::future::Future;
use std::ops::{Deref, DerefMut};

/// The answer of a room to a request; it says what [`Speech`] can say.
#[derive(SystemParam)]
pub struct Reply<'w, 's> {
    speech: ResMut<'w, Speech>,
    next: ResMut<'w, NextState<Scene>>,
    requests: MessageWriter<'w, Request>,
    thinking: ResMut<'w, Thinking>,
    commands: Commands<'w, 's>,
}

impl Reply<'_, '_> {
    /// The game goes on in another scene.
    pub fn go_on_to(&mut self, scene: Scene) {
        self.next.set(scene);
    }

    /// Then this is carried out, before anything else that was asked for.
    pub fn then(&mut self, request: impl Into<Request>) {
        self.requests.write(request.into());
    }

    /// Works something out and then tells it: now if that is quick, else when it is found, unless the player asks for something
    /// else before.
    pub fn think<T: Send + Sync + 'static, M>(
        &mut self,
        found: impl Future<Output = T> + Send + Sync + 'static,
        tell: impl IntoSystem<In<T>, (), M> + Send + Sync + 'static,
    ) {
        self.thinking.ask(thought(found, tell)).into_iter().for_each(|answer| self.commands.queue(answer));
    }

    /// Works something out that is told whatever the player does meanwhile.
    pub fn note<T: Send + Sync + 'static, M>(
        &mut self,
        found: impl Future<Output = T> + Send + Sync + 'static,
        tell: impl IntoSystem<In<T>, (), M> + Send + Sync + 'static,
    ) {
        self.thinking.note(thought(found, tell)).into_iter().for_each(|answer| self.commands.queue(answer));
    }
}

impl Deref for Reply<'_, '_> {
    type Target = Speech;

    fn deref(&self) -> &Speech {
        &self.speech
    }
}

impl DerefMut for Reply<'_, '_> {
    fn deref_mut(&mut self) -> &mut Speech {
        &mut self.speech
    }
}
