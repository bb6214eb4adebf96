//! What the player has set: colours, text size, rules, help. All of it takes effect at once and is kept.

use super::theme::Theme;
use crate::game::owl::labels;
use crate::game::owl::speech::Speech;
use crate::game::owl::words::{self, words};
use crate::game::script::choices::{Switch, TextSize, ThemeName};
use crate::game::script::current::Current;
use crate::game::script::requests::{LookRequest, Request};
use crate::game::script::sets::{Script, ScriptSystems};
use bevy::prelude::*;
use serde::{Deserialize, Serialize};

/// The settings. In a file, what is missing is as at first.
#[derive(Resource, Serialize, Deserialize, Clone, PartialEq, Eq, Debug)]
#[serde(default)]
pub struct Settings {
    /// The version of the form, for files.
    pub version: u32,
    /// The colours.
    pub theme: ThemeName,
    /// How large texts and controls are.
    pub text_size: TextSize,
    /// The tag of the language; `None` for the system's.
    pub language: Option<String>,
    /// Whether a digit that clashes is refused, or stands and is marked.
    pub strict: bool,
    /// Whether blank cells show the digits that are allowed.
    pub allowed_digits: bool,
    /// Whether singles stand out in red.
    pub singles: bool,
    /// Whether cells with the same digit as the current one stand out.
    pub same_digits: bool,
    /// Whether a placed digit is taken out of the notes of its peers.
    pub tidy_notes: bool,
    /// Whether the clock is shown.
    pub clock: bool,
    /// Whether cells glow more, the more often the solver tries them.
    pub heat: bool,
}

impl Settings {
    /// The version of the form that is written.
    pub const VERSION: u32 = 1;
}

impl Default for Settings {
    fn default() -> Self {
        Settings {
            version: Self::VERSION,
            theme: ThemeName::default(),
            text_size: TextSize::default(),
            language: None,
            strict: true,
            allowed_digits: false,
            singles: false,
            same_digits: true,
            tidy_notes: true,
            clock: true,
            heat: false,
        }
    }
}

impl Settings {
    /// Whether the switch is on.
    pub fn is_on(&self, switch: Switch) -> bool {
        *self.clone().field(switch)
    }

    /// The one place that knows which switch is which setting.
    fn field(&mut self, switch: Switch) -> &mut bool {
        match switch {
            Switch::AllowedDigits => &mut self.allowed_digits,
            Switch::Singles => &mut self.singles,
            Switch::SameDigits => &mut self.same_digits,
            Switch::TidyNotes => &mut self.tidy_notes,
            Switch::Strict => &mut self.strict,
            Switch::Clock => &mut self.clock,
            Switch::Heat => &mut self.heat,
        }
    }
}

pub(in crate::game) fn plugin(app: &mut App) {
    let follow = || (paint, speak).run_if(resource_changed::<Settings>);
    app.init_resource::<Settings>()
        .add_systems(PreUpdate, follow())
        .add_systems(Script, (carry_out, follow()).chain().in_set(ScriptSystems::Ask));
}

fn carry_out(request: Res<Current>, mut settings: ResMut<Settings>, mut speech: ResMut<Speech>) {
    let Request::Look(request) = &request.0 else { return };
    match request.clone() {
        LookRequest::SetTheme(theme) => settings.theme = theme,
        LookRequest::NextTheme => settings.theme = settings.theme.next(),
        LookRequest::SetTextSize(size) => settings.text_size = size,
        LookRequest::SetLanguage(tag) => settings.language = tag,
        LookRequest::Toggle(switch) => {
            let field = settings.field(switch);
            *field = !*field;
            let on = *field;
            let word = labels::switch(switch).word;
            speech.explain(match (switch, on) {
                (Switch::Strict, true) => words().strict_on(),
                (Switch::Strict, false) => words().strict_off(),
                (_, true) => words().switched_on(word),
                (_, false) => words().switched_off(word),
            });
        }
    }
}

fn paint(settings: Res<Settings>, mut theme: ResMut<Theme>) {
    if theme.name != settings.theme {
        *theme = Theme::new(settings.theme);
    }
}

fn speak(settings: Res<Settings>) {
    words::speak(settings.language.as_deref());
}
