//! What the player has set takes effect at once.

use super::theme::Theme;
use crate::game::owl::{Speech, words};
use crate::game::script::{Current, Request, Script, ScriptSystems};
pub use crate::play::settings::{Settings, named};
use bevy::prelude::*;

pub(in crate::game) fn plugin(app: &mut App) {
    let follow = || (paint, speak).run_if(resource_changed::<Settings>);
    app.init_resource::<Settings>()
        .add_systems(PreUpdate, follow())
        .add_systems(Script, (carry_out, follow()).chain().in_set(ScriptSystems::Ask));
}

fn carry_out(request: Res<Current>, mut settings: ResMut<Settings>, mut speech: ResMut<Speech>) {
    let Request::Look(request) = &request.0 else { return };
    settings.change(request, &mut speech);
}

fn paint(settings: Res<Settings>, mut theme: ResMut<Theme>) {
    if theme.name != settings.theme {
        *theme = Theme::new(settings.theme);
    }
}

fn speak(settings: Res<Settings>) {
    words::speak(settings.language.as_deref());
}
