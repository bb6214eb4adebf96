//! What can be chosen: colours, text sizes, switches, what a file is for.

use serde::{Deserialize, Serialize};

/// Which palette.
#[derive(Serialize, Deserialize, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum ThemeName {
    /// Dark digits on bright cells.
    #[default]
    Light,
    /// For dark rooms.
    Dark,
    /// Told apart by blue, orange and brightness alone.
    ColourBlindSafe,
}

impl ThemeName {
    /// All palettes.
    pub const ALL: [ThemeName; 3] = [ThemeName::Light, ThemeName::Dark, ThemeName::ColourBlindSafe];

    /// The palette after this one, and after the last the first.
    pub fn next(self) -> ThemeName {
        match self {
            ThemeName::Light => ThemeName::Dark,
            ThemeName::Dark => ThemeName::ColourBlindSafe,
            ThemeName::ColourBlindSafe => ThemeName::Light,
        }
    }
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

/// What number keys write.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Writing {
    /// Digits.
    #[default]
    Digits,
    /// Notes, each in the place of its digit.
    Notes,
    /// Notes in the corners of the cell.
    Corners,
    /// Colours, by their numbers.
    Colours,
}

/// A setting that is on or off.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Switch {
    /// Blank cells show the digits that are allowed.
    AllowedDigits,
    /// Singles stand out in red.
    Singles,
    /// Cells with the same digit as the current one stand out.
    SameDigits,
    /// A placed digit is taken out of the notes of its peers.
    TidyNotes,
    /// A digit that clashes is refused.
    Strict,
    /// The clock is shown.
    Clock,
    /// Cells glow the more the oftener the solver tries them.
    Heat,
    /// The program of blocks runs the game.
    BlocksPlay,
    /// The player says what the solver does next, and is told whether it was so.
    Predict,
    /// The row, the column and the box of the current cell stand out.
    Houses,
    /// Nothing jumps or flashes.
    LessMotion,
    /// Something is heard.
    Sound,
}

impl Switch {
    /// All switches; the n-th of the first ten, from 1, has the key Ctrl+n, and the tenth Ctrl+0. Sound is a browser's: elsewhere it
    /// takes a library of the system to build.
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
        #[cfg(target_arch = "wasm32")]
        Switch::Sound,
    ];
}

/// What the file is chosen for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose {
    /// To open it.
    Open,
    /// To save the game in it.
    Save,
    /// To save the program of blocks in it, for Scratch.
    SaveForScratch,
    /// To save in it what was done in the lessons.
    SaveResults,
    /// To save in it what was played.
    SaveStatistics,
    /// To save in it the lessons as pages to print.
    SavePages,
}
