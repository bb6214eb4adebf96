//! The player's settings: colours, text size, rules and help.

use crate::game::owl::Speech;
use crate::game::requests::labels::Named;
use crate::game::requests::{CallsShown, LookRequest, Switch, TextSize, ThemeName};
use bevy_app::prelude::*;
use bevy_ecs::prelude::*;
use bevy_ecs::system::SystemParam;
use serde::{Deserialize, Serialize};
use sudoku_words::words;

/// The settings. Fields missing from a settings file get their default.
#[derive(Resource, Serialize, Deserialize, Clone, PartialEq, Eq, Debug)]
#[serde(default)]
pub struct Settings {
    /// Version of the file format.
    version: u32,
    /// Colour theme.
    theme: ThemeName,
    /// Size of texts and controls.
    text_size: TextSize,
    /// Language tag; `None` follows the system.
    language: Option<String>,
    /// Refuses a clashing digit; otherwise the digit is entered and marked.
    strict: bool,
    /// Shows the allowed digits in blank cells.
    allowed_digits: bool,
    /// Highlights singles in red.
    singles: bool,
    /// Highlights all cells with the current cell's digit.
    same_digits: bool,
    /// Removes a placed digit from the notes of its peers.
    tidy_notes: bool,
    /// Shows the clock.
    clock: bool,
    /// Makes cells glow brighter the more often the solver tries them.
    heat: bool,
    /// Runs the game with the player's blocks instead of the built-in checks and solver.
    blocks_play: bool,
    /// Asks the player to predict the solver's next step.
    predict: bool,
    /// Highlights the row, column and box of the current cell.
    houses: bool,
    /// Turns off jumping and flashing.
    less_motion: bool,
    /// Writes values above 9 as letters.
    letters: bool,
    /// Plays sounds, where the platform has sound.
    sound: bool,
    /// The way in which open calls are shown.
    calls_shown: CallsShown,
}

impl Settings {
    /// Format version that this program writes.
    pub const VERSION: u32 = 1;

    /// Returns the format version.
    pub fn version(&self) -> u32 {
        self.version
    }

    /// Returns the palette.
    pub fn theme(&self) -> ThemeName {
        self.theme
    }

    /// Returns the size of texts and controls.
    pub fn text_size(&self) -> TextSize {
        self.text_size
    }

    /// Returns the language tag; `None` follows the system.
    pub fn language(&self) -> Option<&str> {
        self.language.as_deref()
    }

    /// Returns the way in which open calls are shown.
    pub fn calls_shown(&self) -> CallsShown {
        self.calls_shown
    }

    /// Applies the request; the owl confirms changes that are not visible by themselves.
    pub fn change(&mut self, request: &LookRequest, speech: &mut Speech) {
        match request.clone() {
            LookRequest::SetTheme(theme) => self.theme = theme,
            LookRequest::NextTheme => self.theme = self.theme.next(),
            LookRequest::SetTextSize(size) => self.text_size = size,
            LookRequest::ShowCalls(calls) => self.calls_shown = calls,
            LookRequest::NextCalls => self.calls_shown = self.calls_shown.next(),
            LookRequest::SetLanguage(tag) => {
                self.language = tag;
                self.speak();
                // Earlier sentences are in the previous language.
                speech.explain(words().language_changed());
            }
            LookRequest::Toggle(switch) => {
                self.toggle(switch);
                self.speak();
                speech.explain(turned(switch, self.is_on(switch)));
            }
        }
    }

    /// Lets all sentences follow the language and the way of writing values.
    pub(in crate::game) fn speak(&self) {
        sudoku_words::set_language(self.language.as_deref());
        sudoku_words::set_letters(self.letters);
    }
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
            blocks_play: false,
            predict: false,
            houses: false,
            less_motion: false,
            letters: false,
            sound: false,
            calls_shown: CallsShown::default(),
        }
    }
}

/// Implements the switches from a table. Each row has the switch, its setting, its word and its tooltip and, where the plain word
/// is not enough, what the owl says when it is turned on or off.
macro_rules! switches {
    ($($(#[$about:meta])* $switch:ident $setting:ident $word:ident $tooltip:ident $($on:ident $off:ident)?;)*) => {
        impl Settings {
            /// Returns true if the switch is on.
            pub fn is_on(&self, switch: Switch) -> bool {
                match switch { $(Switch::$switch => self.$setting),* }
            }

            $($(#[$about])* pub fn $setting(&self) -> bool {
                self.$setting
            })*

            fn toggle(&mut self, switch: Switch) {
                match switch { $(Switch::$switch => self.$setting = !self.$setting),* }
            }
        }

        /// Returns the label and the tooltip of a switch.
        pub fn named(switch: Switch) -> Named {
            match switch {
                $(Switch::$switch => Named { word: words().$word(), tooltip: words().$tooltip() }),*
            }
        }

        fn turned(switch: Switch, on: bool) -> String {
            match (switch, on) {
                $($((Switch::$switch, true) => words().$on(), (Switch::$switch, false) => words().$off(),)?)*
                (_, true) => words().switched_on(named(switch).word),
                (_, false) => words().switched_off(named(switch).word),
            }
        }
    };
}

switches! {
    /// Returns true if the allowed digits are shown in blank cells.
    AllowedDigits allowed_digits allowed_digits allowed_digits_tooltip;
    /// Returns true if singles are highlighted in red.
    Singles singles singles singles_tooltip;
    /// Returns true if all cells with the current cell's digit are highlighted.
    SameDigits same_digits same_digits same_digits_tooltip;
    /// Returns true if a placed digit is removed from the notes of its peers.
    TidyNotes tidy_notes tidy_notes tidy_notes_tooltip;
    /// Returns true if a clashing digit is refused; otherwise it is entered and marked.
    Strict strict strict strict_tooltip strict_on strict_off;
    /// Returns true if the clock is shown.
    Clock clock show_clock show_clock_tooltip;
    /// Returns true if cells glow brighter the more often the solver tries them.
    Heat heat heat heat_tooltip;
    /// Returns true if the player's blocks run the game instead of the built-in checks and solver.
    BlocksPlay blocks_play blocks_play blocks_play_tooltip blocks_play_on blocks_play_off;
    /// Returns true if the player predicts the solver's next step.
    Predict predict predict predict_tooltip predict_on predict_off;
    /// Returns true if the row, column and box of the current cell are highlighted.
    Houses houses houses houses_tooltip;
    /// Returns true if jumping and flashing are turned off.
    LessMotion less_motion less_motion less_motion_tooltip;
    /// Returns true if values above 9 are written as letters.
    Letters letters letters letters_tooltip letters_on letters_off;
    /// Returns true if sounds are played, where the platform has sound.
    Sound sound sound sound_tooltip;
}

/// True if the system asks all programs for less motion, as far as the game can find out.
#[derive(Resource, Default, PartialEq, Debug)]
pub struct SystemReducedMotion(pub bool);

/// Tells whether nothing should jump or flash, because the player or the system asks for less motion.
#[derive(SystemParam)]
pub struct ReducedMotion<'w> {
    settings: Res<'w, Settings>,
    system: Res<'w, SystemReducedMotion>,
}

impl ReducedMotion<'_> {
    /// Returns true if the player or the system asks for less motion.
    pub fn is_wished(&self) -> bool {
        self.settings.less_motion || self.system.0
    }
}

pub(in crate::game) fn plugin(app: &mut App) {
    app.init_resource::<Settings>()
        .init_resource::<SystemReducedMotion>()
        .add_systems(PreUpdate, speak.run_if(resource_changed::<Settings>));
}

pub(in crate::game) fn handle(
    In(request): In<LookRequest>,
    mut settings: ResMut<Settings>,
    mut speech: ResMut<Speech>,
) {
    settings.change(&request, &mut speech);
}

fn speak(settings: Res<Settings>) {
    settings.speak();
}
