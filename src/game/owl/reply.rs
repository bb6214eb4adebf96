//! The reply of a module to a request: a sentence, another scene or further requests, at once or after a computation.

use super::Speech;
use super::thinking::{Thinking, thought};
use crate::game::requests::{Request, Scene};
use bevy_ecs::prelude::*;
use bevy_ecs::system::SystemParam;
use bevy_state::prelude::*;
use std::future::Future;
use std::ops::{Deref, DerefMut};

/// A system parameter for replying to a request; dereferences to [`Speech`].
#[derive(SystemParam)]
pub struct Reply<'w, 's> {
    speech: ResMut<'w, Speech>,
    next: ResMut<'w, NextState<Scene>>,
    requests: MessageWriter<'w, Request>,
    thinking: ResMut<'w, Thinking>,
    commands: Commands<'w, 's>,
}

impl Reply<'_, '_> {
    /// Switches to another scene.
    pub fn go_on_to(&mut self, scene: Scene) {
        self.next.set(scene);
    }

    /// Sends a request that is carried out before all other pending ones.
    pub fn then(&mut self, request: impl Into<Request>) {
        self.requests.write(request.into());
    }

    /// Computes something and passes the result to `tell`: at once if that is quick, otherwise when it is ready, unless the
    /// player makes another request first.
    pub fn think<T: Send + Sync + 'static, M: 'static>(
        &mut self,
        found: impl Future<Output = T> + Send + Sync + 'static,
        tell: impl IntoSystem<In<T>, (), M> + Send + Sync + 'static,
    ) {
        self.thinking.ask(thought(found, tell)).into_iter().for_each(|answer| self.commands.queue(answer));
    }

    /// Computes something and passes the result to `tell`, whatever the player does meanwhile.
    pub fn note<T: Send + Sync + 'static, M: 'static>(
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
