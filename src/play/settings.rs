//! What the player has set: colours, text size, rules, help.

use super::Speech;
use crate::requests::labels::Named;
use crate::requests::{LookRequest, Switch, TextSize, ThemeName};
use serde::{Deserialize, Serialize};
use sudoku_words::words;

/// The settings. In a file, what is missing is as at first.
#[derive(Serialize, Deserialize, Clone, PartialEq, Eq, Debug)]
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
    /// Whether the program of blocks runs the game in the place of the game's own checks and solver.
    pub blocks_play: bool,
    /// Whether the player says what a solver does next before it does it.
    pub predict: bool,
    /// Whether the row, the column and the box of the current cell stand out.
    pub houses: bool,
    /// Whether nothing jumps or flashes.
    pub less_motion: bool,
    /// Whether something is heard, where there is sound.
    pub sound: bool,
}

impl Settings {
    /// The version of the form that is written.
    pub const VERSION: u32 = 1;

    /// Changes what is asked for, and says what has no other sign.
    pub fn change(&mut self, request: &LookRequest, speech: &mut Speech) {
        match request.clone() {
            LookRequest::SetTheme(theme) => self.theme = theme,
            LookRequest::NextTheme => self.theme = self.theme.next(),
            LookRequest::SetTextSize(size) => self.text_size = size,
            LookRequest::SetLanguage(tag) => {
                sudoku_words::set_language(tag.as_deref());
                self.language = tag;
                // What was said before was said in another one.
                speech.explain(words().language_changed());
            }
            LookRequest::Toggle(switch) => {
                self.toggle(switch);
                speech.explain(turned(switch, self.is_on(switch)));
            }
        }
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
            sound: false,
        }
    }
}

/// Reads the table of switches: each with its setting, its word and its tooltip, and what the owl says of it when it goes on
/// or off, where that is more than the word.
macro_rules! switches {
    ($($switch:ident $setting:ident $word:ident $tooltip:ident $($on:ident $off:ident)?;)*) => {
        impl Settings {
            /// Whether the switch is on.
            pub fn is_on(&self, switch: Switch) -> bool {
                match switch { $(Switch::$switch => self.$setting),* }
            }

            fn toggle(&mut self, switch: Switch) {
                match switch { $(Switch::$switch => self.$setting = !self.$setting),* }
            }
        }

        /// How a switch is called, and what it does.
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
    AllowedDigits allowed_digits allowed_digits allowed_digits_tooltip;
    Singles singles singles singles_tooltip;
    SameDigits same_digits same_digits same_digits_tooltip;
    TidyNotes tidy_notes tidy_notes tidy_notes_tooltip;
    Strict strict strict strict_tooltip strict_on strict_off;
    Clock clock show_clock show_clock_tooltip;
    Heat heat heat heat_tooltip;
    BlocksPlay blocks_play blocks_play blocks_play_tooltip blocks_play_on blocks_play_off;
    Predict predict predict predict_tooltip predict_on predict_off;
    Houses houses houses houses_tooltip;
    LessMotion less_motion less_motion less_motion_tooltip;
    Sound sound sound sound_tooltip;
}
