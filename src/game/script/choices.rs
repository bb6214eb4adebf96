//! What can be chosen: colours, text sizes, switches, chess problems, what a file is for.

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

    /// The name on its button.
    pub fn label(self) -> &'static str {
        match self {
            ThemeName::Light => "Light",
            ThemeName::Dark => "Dark",
            ThemeName::ColourBlindSafe => "Colour-blind safe",
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
}

/// Which problem stands on the chessboard.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum ChessProblem {
    /// Eight queens, none of which attacks another.
    #[default]
    Queens,
    /// All tours of a board of 25 squares from the corner.
    SmallTour,
    /// A tour of the whole chessboard, first to the squares with the fewest exits.
    Tour,
}

impl ChessProblem {
    /// All problems.
    pub const ALL: [ChessProblem; 3] = [ChessProblem::Queens, ChessProblem::SmallTour, ChessProblem::Tour];

    /// The words on its button.
    pub fn label(self) -> &'static str {
        match self {
            ChessProblem::Queens => "Eight queens",
            ChessProblem::SmallTour => "Knight's tour, 5 by 5",
            ChessProblem::Tour => "Knight's tour, 8 by 8",
        }
    }

    /// What is asked, in a sentence.
    pub fn about(self) -> &'static str {
        match self {
            ChessProblem::Queens => "One queen in each row, and none attacks another. There are 92 ways.",
            ChessProblem::SmallTour => "The knight visits every square once, from the corner. There are 304 tours.",
            ChessProblem::Tour => {
                "The knight goes first where the fewest moves lead on, and hardly ever has to go back."
            }
        }
    }
}

/// What the file is chosen for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose {
    /// To open it.
    Open,
    /// To save the game in it.
    Save,
}
