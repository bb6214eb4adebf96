//! Applies the player's settings at once.

use super::theme::Theme;
use crate::game::owl::Speech;
use crate::game::script::{CurrentRequest, Request, RequestSchedule, ScriptSystems};
pub use crate::play::settings::{Settings, named};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

/// True if the system asks all programs for less motion, as far as the game can find out.
#[derive(Resource, Default, PartialEq, Debug)]
pub struct AsksForLessMotion(pub bool);

/// Tells whether nothing should jump or flash, because the player or the system asks for less motion.
#[derive(SystemParam)]
pub struct Rest<'w> {
    settings: Res<'w, Settings>,
    system: Res<'w, AsksForLessMotion>,
}

impl Rest<'_> {
    /// Returns true if the player or the system asks for less motion.
    pub fn is_wished(&self) -> bool {
        self.settings.less_motion || self.system.0
    }
}

pub(in crate::game) fn plugin(app: &mut App) {
    let follow = || (paint, speak).run_if(resource_changed::<Settings>);
    app.init_resource::<Settings>()
        .init_resource::<AsksForLessMotion>()
        .add_systems(PreUpdate, follow())
        .add_systems(RequestSchedule, (handle_look_requests, follow()).chain().in_set(ScriptSystems::Ask));
}

fn handle_look_requests(request: Res<CurrentRequest>, mut settings: ResMut<Settings>, mut speech: ResMut<Speech>) {
    let Request::Look(request) = &request.0 else { return };
    settings.change(request, &mut speech);
}

fn paint(settings: Res<Settings>, mut theme: ResMut<Theme>) {
    if theme.name != settings.theme {
        *theme = Theme::new(settings.theme);
    }
}

fn speak(settings: Res<Settings>) {
    sudoku_words::set_language(settings.language.as_deref());
}
