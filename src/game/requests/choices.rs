//! Choices that requests carry: colours, text sizes, settings, and purposes of files.

use serde::{Deserialize, Serialize};

/// A palette of the window's colours.
#[derive(Serialize, Deserialize, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum ThemeName {
    /// Dark digits on light cells.
    #[default]
    Light,
    /// Light digits on dark cells, for dark rooms.
    Dark,
    /// Uses only blue, orange and brightness to tell things apart.
    ColourBlindSafe,
}

impl ThemeName {
    /// All palettes, in the order of [`ThemeName::next`].
    pub const ALL: [ThemeName; 3] = [ThemeName::Light, ThemeName::Dark, ThemeName::ColourBlindSafe];

    /// Returns the next palette; after the last one, the first.
    pub fn next(self) -> ThemeName {
        match self {
            ThemeName::Light => ThemeName::Dark,
            ThemeName::Dark => ThemeName::ColourBlindSafe,
            ThemeName::ColourBlindSafe => ThemeName::Light,
        }
    }
}

/// The size of texts and controls.
#[derive(Serialize, Deserialize, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum TextSize {
    /// The size as designed.
    #[default]
    Normal,
    /// A quarter larger than designed.
    Large,
}

impl TextSize {
    /// Returns the factor by which texts and controls are enlarged.
    pub fn factor(self) -> f32 {
        match self {
            TextSize::Normal => 1.0,
            TextSize::Large => 1.25,
        }
    }
}

/// The kind of mark that the number keys enter.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Writing {
    /// Digits, as values of cells.
    #[default]
    Digits,
    /// Notes in the middle of the cell, one place for each digit.
    Notes,
    /// Notes in the corners of the cell.
    Corners,
    /// Colours of cells, chosen by number.
    Colours,
    /// Givens, for a puzzle of the player's own.
    Givens,
}

/// A setting that can be switched on or off.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Switch {
    /// Show the allowed digits in blank cells.
    AllowedDigits,
    /// Highlight singles in red.
    Singles,
    /// Highlight cells with the same digit as the current one.
    SameDigits,
    /// Remove a placed digit from the notes of its peers.
    TidyNotes,
    /// Refuse digits that clash with another digit.
    Strict,
    /// Show the clock.
    Clock,
    /// Make cells glow that the solver tries often.
    Heat,
    /// Let the program of blocks run the game.
    BlocksPlay,
    /// Let the player predict the solver's next step, and tell whether the prediction was right.
    Predict,
    /// Highlight the row, the column and the box of the current cell.
    Houses,
    /// Avoid jumping and flashing.
    LessMotion,
    /// Write values above 9 as letters.
    Letters,
    /// Play sounds.
    Sound,
}

impl Switch {
    /// All settings. The first ten have the keys Ctrl+1 to Ctrl+9 and Ctrl+0. Sound exists only in browsers, because
    /// elsewhere it would take a system library to build.
    pub const ALL: &[Switch] = &[
        Switch::AllowedDigits,
        Switch::Singles,
        Switch::SameDigits,
        Switch::TidyNotes,
        Switch::Strict,
        Switch::Clock,
        Switch::Heat,
        Switch::BlocksPlay,
        Switch::Predict,
        Switch::Houses,
        Switch::LessMotion,
        Switch::Letters,
        #[cfg(target_arch = "wasm32")]
        Switch::Sound,
    ];
}

/// The way in which the open calls of custom blocks are shown with the script.
#[derive(Serialize, Deserialize, Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum CallsShown {
    /// One script for all calls, and a card for each call below it.
    Cards,
    /// A copy of the script for each call, the callers behind the newest one.
    #[default]
    Copies,
    /// Copies, in which the result of a call takes the place of the call as soon as it has ended.
    Results,
}

impl CallsShown {
    /// All ways, in their order on the screen.
    pub const ALL: [CallsShown; 3] = [CallsShown::Cards, CallsShown::Copies, CallsShown::Results];

    /// Returns the next way, after the last one the first.
    pub fn next(self) -> CallsShown {
        match self {
            CallsShown::Cards => CallsShown::Copies,
            CallsShown::Copies => CallsShown::Results,
            CallsShown::Results => CallsShown::Cards,
        }
    }
}

/// The purpose for which a file is chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose {
    /// Open the file.
    Open,
    /// Save the game.
    Save,
    /// Save the program of blocks for Scratch.
    SaveForScratch,
    /// Save the results of the lessons.
    SaveResults,
    /// Save the statistics.
    SaveStatistics,
    /// Save the lessons as pages to print.
    SavePages,
}
