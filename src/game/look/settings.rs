//! What the player has set: colours, text size, rules, help. All of it takes effect at once and is kept.

use crate::game::look::theme::{Theme, ThemeName};
use crate::game::owl::speech::Speech;
use crate::game::owl::words;
use crate::game::script::requests::Current;
use crate::game::script::requests::Request;
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
    /// Whether cells glow the more the oftener the solver tries them.
    pub heat: bool,
}

/// How large texts and controls are.
#[derive(Serialize, Deserialize, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum TextSize {
    /// As designed.
    #[default]
    Normal,
    /// A quarter larger.
    Large,
}

impl TextSize {
    /// How many times as large as designed.
    pub fn factor(self) -> f32 {
        match self {
            TextSize::Normal => 1.0,
            TextSize::Large => 1.25,
        }
    }
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

/// A setting that is on or off.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Switch {
    /// [`Settings::allowed_digits`]
    AllowedDigits,
    /// [`Settings::singles`]
    Singles,
    /// [`Settings::same_digits`]
    SameDigits,
    /// [`Settings::tidy_notes`]
    TidyNotes,
    /// [`Settings::strict`]
    Strict,
    /// [`Settings::clock`]
    Clock,
    /// [`Settings::heat`]
    Heat,
}

impl Switch {
    /// All switches; the n-th, from 1, has the key Ctrl+n.
    pub const ALL: [Switch; 7] = [
        Switch::AllowedDigits,
        Switch::Singles,
        Switch::SameDigits,
        Switch::TidyNotes,
        Switch::Strict,
        Switch::Clock,
        Switch::Heat,
    ];

    /// The words beside its check box.
    pub fn label(self) -> &'static str {
        match self {
            Switch::AllowedDigits => "Show allowed digits",
            Switch::Singles => "Singles in red",
            Switch::SameDigits => "Highlight equal digits",
            Switch::TidyNotes => "Placed digits leave the notes",
            Switch::Strict => "Refuse digits that clash",
            Switch::Clock => "Show the clock",
            Switch::Heat => "Heat map",
        }
    }

    /// What it does, and its key.
    pub fn tooltip(self) -> &'static str {
        match self {
            Switch::AllowedDigits => "Each blank cell shows in small figures what no peer holds (Ctrl+1)",
            Switch::Singles => "Digits with one place left stand out in red (Ctrl+2)",
            Switch::SameDigits => "All cells with the current cell's digit stand out (Ctrl+3)",
            Switch::TidyNotes => "A digit that you place is taken out of the notes of its peers (Ctrl+4)",
            Switch::Strict => "Off: a clashing digit stands, and every clash is marked (Ctrl+5)",
            Switch::Clock => "The time of this puzzle, at the top (Ctrl+6)",
            Switch::Heat => "Cells glow the more, the oftener the solver has tried a digit there (Ctrl+7)",
        }
    }

    /// Whether it is on.
    pub fn is_on(self, settings: &Settings) -> bool {
        match self {
            Switch::AllowedDigits => settings.allowed_digits,
            Switch::Singles => settings.singles,
            Switch::SameDigits => settings.same_digits,
            Switch::TidyNotes => settings.tidy_notes,
            Switch::Strict => settings.strict,
            Switch::Clock => settings.clock,
            Switch::Heat => settings.heat,
        }
    }

    fn flip(self, settings: &mut Settings) {
        let setting = match self {
            Switch::AllowedDigits => &mut settings.allowed_digits,
            Switch::Singles => &mut settings.singles,
            Switch::SameDigits => &mut settings.same_digits,
            Switch::TidyNotes => &mut settings.tidy_notes,
            Switch::Strict => &mut settings.strict,
            Switch::Clock => &mut settings.clock,
            Switch::Heat => &mut settings.heat,
        };
        *setting = !*setting;
    }
}

pub(in crate::game) fn plugin(app: &mut App) {
    app.init_resource::<Settings>()
        .add_systems(PreUpdate, paint.run_if(resource_changed::<Settings>))
        .add_systems(Script, (change, paint.run_if(resource_changed::<Settings>)).chain().in_set(ScriptSystems::Ask));
}

fn change(request: Res<Current>, mut settings: ResMut<Settings>, mut speech: ResMut<Speech>) {
    match request.0 {
        Request::SetTheme(theme) if settings.theme != theme => settings.theme = theme,
        Request::NextTheme => settings.theme = settings.theme.next(),
        Request::SetTextSize(size) if settings.text_size != size => settings.text_size = size,
        Request::Toggle(switch) => {
            switch.flip(&mut settings);
            speech.explain(words::switched(switch, &settings));
        }
        _ => {}
    }
}

fn paint(settings: Res<Settings>, mut theme: ResMut<Theme>) {
    if theme.name != settings.theme {
        *theme = Theme::new(settings.theme);
    }
}
