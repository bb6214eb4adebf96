//! Colours for terminals with few or many of them, on a light or a dark background.

use crate::game::session::Colour;
use ratatui::style::{Color, Modifier, Style};
use std::env;
use supports_color::Stream;

/// The purpose of a piece of text, which decides its colours.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role {
    Given,
    User,
    Same,
    Current,
    Pattern,
    Tried,
    Clash,
    Line,
    Title,
    Lit,
    Strong,
    Good,
    Coloured(Colour),
}

/// The number of colours.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Depth {
    None,
    Sixteen,
    Cube,
    Full,
}

/// A terminal's colours.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Colours {
    pub depth: Depth,
    pub dark: bool,
}

/// A role's style: text and background in full colour, on light and then on dark; text and background in sixteen colours; and the
/// modifier used without colours. `None` keeps the terminal's background.
type Look = ([Option<u32>; 4], [Option<Color>; 2], Modifier);

/// The player's colours, as in the window: on a light and on a dark background, and the nearest of sixteen.
const COLOURS: [(u32, u32, Color); Colour::COUNT as usize] = [
    (0xffe27a, 0x645610, Color::Yellow),
    (0xb5e6a2, 0x266040, Color::LightGreen),
    (0xa6d5ff, 0x1f5580, Color::LightBlue),
    (0xffb9c2, 0x7d2c45, Color::LightRed),
    (0xffc896, 0x704316, Color::LightYellow),
    (0xcfd3dd, 0x50566b, Color::Gray),
];

impl Role {
    fn look(self) -> Look {
        let both = |light: [u32; 2], dark: [u32; 2]| [light[0], light[1], dark[0], dark[1]].map(Some);
        let text = |light, dark| [Some(light), None, Some(dark), None];
        match self {
            Role::Given => (
                both([0x1d3a1a, 0xc9f0c4], [0xc9f0c4, 0x21402a]),
                [Some(Color::Black), Some(Color::Green)],
                Modifier::BOLD,
            ),
            Role::User => (
                both([0x5a3aa8, 0xd8c8f8], [0xd8c8f8, 0x3a3160]),
                [Some(Color::White), Some(Color::Blue)],
                Modifier::empty(),
            ),
            Role::Same => (
                both([0x1d3a1a, 0x9fd8f5], [0xffffff, 0x24617f]),
                [Some(Color::Black), Some(Color::Cyan)],
                Modifier::UNDERLINED,
            ),
            Role::Current => (
                both([0x5a1a2a, 0xffb3c4], [0xffffff, 0x9c4260]),
                [Some(Color::Black), Some(Color::LightMagenta)],
                Modifier::REVERSED,
            ),
            Role::Pattern => (
                both([0x3a2a00, 0xffdca0], [0xffffff, 0x7a5a1a]),
                [Some(Color::Black), Some(Color::Yellow)],
                Modifier::UNDERLINED,
            ),
            Role::Tried => (
                both([0x3a3000, 0xffe88a], [0x2a2200, 0xf0cf50]),
                [Some(Color::Black), Some(Color::LightYellow)],
                Modifier::REVERSED,
            ),
            Role::Clash => (
                both([0x3a0000, 0xff8b8b], [0xffffff, 0xb03030]),
                [Some(Color::White), Some(Color::Red)],
                Modifier::REVERSED.union(Modifier::BOLD),
            ),
            Role::Line => (text(0x4a3f8f, 0x9a90e0), [Some(Color::Blue), None], Modifier::empty()),
            Role::Title => (
                both([0xffffff, 0x5b4bd6], [0xffffff, 0x5b4bd6]),
                [Some(Color::White), Some(Color::Blue)],
                Modifier::REVERSED,
            ),
            Role::Lit => (
                both([0x3a3000, 0xffe88a], [0x2a2200, 0xf0cf50]),
                [Some(Color::Black), Some(Color::LightYellow)],
                Modifier::REVERSED,
            ),
            Role::Strong => (text(0x5b4bd6, 0xb0a4ff), [Some(Color::LightBlue), None], Modifier::BOLD),
            Role::Coloured(colour) => {
                let (light, dark, few) = COLOURS[usize::from(colour.get()) - 1];
                (both([0x2b2d42, light], [0xffffff, dark]), [Some(Color::Black), Some(few)], Modifier::UNDERLINED)
            }
            Role::Good => (text(0x1a7a2a, 0x7ad88a), [Some(Color::Green), None], Modifier::BOLD),
        }
    }
}

impl Colours {
    /// Returns the colours that the terminal reports.
    pub fn of_terminal() -> Colours {
        let depth = match supports_color::on(Stream::Stdout) {
            None => Depth::None,
            Some(level) if level.has_16m => Depth::Full,
            Some(level) if level.has_256 => Depth::Cube,
            Some(_) => Depth::Sixteen,
        };
        // Some terminals set this variable. Its last number is the background; 7 and 15 are white.
        let colours = env::var("COLORFGBG").unwrap_or_default();
        let light = colours.rsplit(';').next().is_some_and(|background| ["7", "15"].contains(&background));
        Colours { depth, dark: !light }
    }

    /// Returns the style of a role.
    pub fn of(self, role: Role) -> Style {
        let (full, few, plain) = role.look();
        let [text, background] = match self.depth {
            Depth::None => return Style::new().add_modifier(plain),
            Depth::Sixteen => few,
            _ => [0, 1].map(|part| full[part + if self.dark { 2 } else { 0 }].map(|rgb| self.colour(rgb))),
        };
        let is_bold = plain.intersection(Modifier::BOLD);
        Style { fg: text, bg: background, ..Style::new() }.add_modifier(is_bold)
    }

    fn colour(self, rgb: u32) -> Color {
        let [_, red, green, blue] = rgb.to_be_bytes();
        if self.depth == Depth::Full {
            return Color::Rgb(red, green, blue);
        }
        // The 256-colour cube has six steps per channel.
        let step = |part: u8| match part {
            0..48 => 0,
            48..115 => 1,
            _ => (part - 35) / 40,
        };
        Color::Indexed(16 + 36 * step(red) + 6 * step(green) + step(blue))
    }
}

/// The colours and the character set for drawing.
#[derive(Clone, Copy, Debug)]
pub struct Pen {
    pub colours: Colours,
    pub ascii: bool,
}
