//! The colour palettes: light, dark and safe for colour-blind people. A test checks their contrasts: 4.5 to 1 for text, 3 to 1
//! for large digits and marks.

use crate::game::requests::ThemeName;
use crate::game::script::FrameSystems;
use crate::game::session::Colour;
use crate::game::settings::Settings;
use bevy::prelude::*;
use bevy_egui::egui;
use sudoku_blocks::Category;

/// An opaque colour in sRGB.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rgb(u32);

impl Rgb {
    /// Returns the parts of red, green and blue.
    pub const fn bytes(self) -> [u8; 3] {
        let [_, red, green, blue] = self.0.to_be_bytes();
        [red, green, blue]
    }

    /// Converts to the colour type of sprites.
    pub fn color(self) -> Color {
        let [red, green, blue] = self.bytes();
        Color::srgb_u8(red, green, blue)
    }

    /// Converts to the colour type of panels.
    pub const fn egui(self) -> egui::Color32 {
        let [red, green, blue] = self.bytes();
        egui::Color32::from_rgb(red, green, blue)
    }
}

/// A colour palette. Each field is the colour of one thing.
#[derive(Resource, Clone, PartialEq, Eq, Debug)]
pub struct Theme {
    /// The name of the palette.
    pub name: ThemeName,
    /// The cell of a given.
    pub puzzle_cell: Rgb,
    /// The digit of a given.
    pub puzzle_digit: Rgb,
    /// A cell that the player fills.
    pub user_cell: Rgb,
    /// A digit of the player.
    pub user_digit: Rgb,
    /// The current cell.
    pub current_cell: Rgb,
    /// The line along the edge of the current cell.
    pub current_edge: Rgb,
    /// The frame around the cells and houses that a hint refers to.
    pub pattern: Rgb,
    /// A cell with the same digit as the current one.
    pub same_digit_cell: Rgb,
    /// The small figures of allowed digits.
    pub allowed_digit: Rgb,
    /// The small figures of the player's notes.
    pub note: Rgb,
    /// The small figure of a single, and mistakes.
    pub single: Rgb,
    /// The cell in which the solver is trying a digit.
    pub tried_cell: Rgb,
    /// The digit that the solver is trying.
    pub tried_digit: Rgb,
    /// A cell that the solver has tried often.
    pub heat: Rgb,
    /// A light square of the chessboard.
    pub light_square: Rgb,
    /// A dark square of the chessboard.
    pub dark_square: Rgb,
    /// The frame around a house that refuses a digit.
    pub refusing_house: Rgb,
    /// Something that is wrong.
    pub clash: Rgb,
    /// A cell that forbids a digit.
    pub forbidding: Rgb,
    /// A line between two candidates.
    pub link: Rgb,
    /// The player's colours for cells and candidates.
    pub colours: [Rgb; Colour::COUNT as usize],
    /// The lines around the boxes.
    pub box_lines: Rgb,
    /// The background of the window.
    pub background: Rgb,
    /// The background of panels.
    pub panel: Rgb,
    /// Fields and tiles within panels.
    pub well: Rgb,
    /// The edges of panels.
    pub edge: Rgb,
    /// The bar at the top.
    pub bar: Rgb,
    /// Text on the bar.
    pub on_bar: Rgb,
    /// Important buttons, and sliders.
    pub accent: Rgb,
    /// Text on the accent.
    pub on_accent: Rgb,
    /// Other buttons.
    pub button: Rgb,
    /// Text on other buttons.
    pub on_button: Rgb,
    /// Usual text.
    pub text: Rgb,
    /// Less important text.
    pub muted: Rgb,
    /// The calls of a recursion, as bars and lines.
    pub recursion: Rgb,
    /// Blocks of each category, in the order of [`Category`].
    blocks: [Rgb; 10],
    /// Text on blocks.
    pub on_block: Rgb,
    /// The glow around the block that runs.
    pub glow: Rgb,
    /// The medals of a race: gold, silver, bronze.
    pub medals: [Rgb; 3],
    /// The green flag.
    pub flag: Rgb,
    /// The stop sign.
    pub stop: Rgb,
}

/// Blocks have Scratch's colours and, as in Scratch's high contrast mode, dark text, which is readable on all of them.
const LIGHT: Theme = Theme {
    name: ThemeName::Light,
    puzzle_cell: Rgb(0xc9f0c4),
    puzzle_digit: Rgb(0x1d3a1a),
    user_cell: Rgb(0xd8c8f8),
    user_digit: Rgb(0x53339e),
    current_cell: Rgb(0xffd1dc),
    current_edge: Rgb(0x5b4bd6),
    pattern: Rgb(0x1d5fc4),
    same_digit_cell: Rgb(0xbfe0ff),
    allowed_digit: Rgb(0x574488),
    note: Rgb(0x3f2690),
    single: Rgb(0xa00a22),
    tried_cell: Rgb(0xffe88a),
    tried_digit: Rgb(0x8a5a00),
    heat: Rgb(0xffb468),
    light_square: Rgb(0xf3effd),
    dark_square: Rgb(0xcdbdf2),
    refusing_house: Rgb(0xa65800),
    clash: Rgb(0xff6b6b),
    forbidding: Rgb(0xffb3ae),
    link: Rgb(0xa61b3c),
    colours: [Rgb(0xffe27a), Rgb(0xb5e6a2), Rgb(0xa6d5ff), Rgb(0xffb9c2), Rgb(0xffc896), Rgb(0xcfd3dd)],
    box_lines: Rgb(0x4a3f8f),
    background: Rgb(0xeef1fb),
    panel: Rgb(0xffffff),
    well: Rgb(0xf4f5fc),
    edge: Rgb(0xd5daf0),
    bar: Rgb(0x5b4bd6),
    on_bar: Rgb(0xffffff),
    accent: Rgb(0x6c5ce7),
    on_accent: Rgb(0xffffff),
    button: Rgb(0xebe7fb),
    on_button: Rgb(0x4f3fc0),
    text: Rgb(0x2b2d42),
    muted: Rgb(0x60657f),
    recursion: Rgb(0xf0506e),
    blocks: [
        Rgb(0xffbf00),
        Rgb(0xffab19),
        Rgb(0x59c059),
        Rgb(0xff8c1a),
        Rgb(0xff661a),
        Rgb(0xff6680),
        Rgb(0x9966ff),
        Rgb(0x5cb1d6),
        Rgb(0x4c97ff),
        Rgb(0xb5b9c6),
    ],
    on_block: Rgb(0x1d1b33),
    glow: Rgb(0xffd500),
    medals: [Rgb(0xffd34d), Rgb(0xdfe3ee), Rgb(0xf0b48a)],
    flag: Rgb(0x6fdc78),
    stop: Rgb(0xe04848),
};

const DARK: Theme = Theme {
    name: ThemeName::Dark,
    puzzle_cell: Rgb(0x2f5c3c),
    puzzle_digit: Rgb(0xdcf7d6),
    user_cell: Rgb(0x453a70),
    user_digit: Rgb(0xd9ccff),
    current_cell: Rgb(0x73365a),
    current_edge: Rgb(0xd2c9ff),
    pattern: Rgb(0x8fc4ff),
    same_digit_cell: Rgb(0x2f6c94),
    allowed_digit: Rgb(0xc9c2f0),
    note: Rgb(0xf6f2ff),
    single: Rgb(0xffc2c4),
    tried_cell: Rgb(0x67530c),
    tried_digit: Rgb(0xfff3c4),
    heat: Rgb(0x834209),
    light_square: Rgb(0x4a4470),
    dark_square: Rgb(0x302b52),
    refusing_house: Rgb(0xf0a83a),
    clash: Rgb(0xb8343b),
    forbidding: Rgb(0x8a3340),
    link: Rgb(0xffb3a7),
    colours: [Rgb(0x645610), Rgb(0x266040), Rgb(0x1f5580), Rgb(0x7d2c45), Rgb(0x704316), Rgb(0x50566b)],
    box_lines: Rgb(0xa99ff5),
    background: Rgb(0x16182a),
    panel: Rgb(0x22253a),
    well: Rgb(0x2c304a),
    edge: Rgb(0x3c4162),
    bar: Rgb(0x3b3296),
    on_bar: Rgb(0xffffff),
    accent: Rgb(0x7161ea),
    on_accent: Rgb(0xffffff),
    button: Rgb(0x363a5c),
    on_button: Rgb(0xdcd6ff),
    text: Rgb(0xe9eaf6),
    muted: Rgb(0xa5aac8),
    recursion: Rgb(0xe0506a),
    blocks: [
        Rgb(0xd6a51a),
        Rgb(0xd9921a),
        Rgb(0x4fae4f),
        Rgb(0xd9781a),
        Rgb(0xe0662a),
        Rgb(0xe0607a),
        Rgb(0xa584f0),
        Rgb(0x55a5c8),
        Rgb(0x5c9df0),
        Rgb(0x9aa0b0),
    ],
    on_block: Rgb(0x17152a),
    glow: Rgb(0xffe14a),
    medals: [Rgb(0xffd34d), Rgb(0xdfe3ee), Rgb(0xf0b48a)],
    flag: Rgb(0x4cbf56),
    stop: Rgb(0xf06464),
};

/// Based on the palette of M. Okabe and K. Ito, "Color Universal Design", 2008.
const COLOUR_BLIND_SAFE: Theme = Theme {
    name: ThemeName::ColourBlindSafe,
    puzzle_cell: Rgb(0xbfe0f5),
    puzzle_digit: Rgb(0x062b45),
    user_cell: Rgb(0xf3f3f3),
    user_digit: Rgb(0x00477a),
    current_cell: Rgb(0xf0e442),
    current_edge: Rgb(0x00588f),
    pattern: Rgb(0x0060a0),
    same_digit_cell: Rgb(0xa8dcc9),
    allowed_digit: Rgb(0x474f5b),
    note: Rgb(0x003458),
    single: Rgb(0x822f00),
    tried_cell: Rgb(0xf2b544),
    tried_digit: Rgb(0x4a2f00),
    heat: Rgb(0xe9b8d3),
    light_square: Rgb(0xf1f4f8),
    dark_square: Rgb(0xb9cfe0),
    refusing_house: Rgb(0xc85600),
    clash: Rgb(0xe37222),
    forbidding: Rgb(0xf3b98f),
    link: Rgb(0x1f2a44),
    colours: [Rgb(0xf0e442), Rgb(0x9fd3bf), Rgb(0x9fd0f2), Rgb(0xe3a9c9), Rgb(0xf2b544), Rgb(0xc9ccd2)],
    box_lines: Rgb(0x1f2a44),
    background: Rgb(0xe9eef4),
    panel: Rgb(0xffffff),
    well: Rgb(0xf1f4f8),
    edge: Rgb(0xc9d3df),
    bar: Rgb(0x00588f),
    on_bar: Rgb(0xffffff),
    accent: Rgb(0x0072b2),
    on_accent: Rgb(0xffffff),
    button: Rgb(0xdcebf6),
    on_button: Rgb(0x004f80),
    text: Rgb(0x1c2333),
    muted: Rgb(0x5a6478),
    recursion: Rgb(0x9c4f7e),
    blocks: [
        Rgb(0xf0e442),
        Rgb(0xe69f00),
        Rgb(0x2bb58d),
        Rgb(0xf5c578),
        Rgb(0xe2711d),
        Rgb(0xd58ab5),
        Rgb(0xb9a3e3),
        Rgb(0x8fd0f5),
        Rgb(0x5fa8e0),
        Rgb(0xb5b9c6),
    ],
    on_block: Rgb(0x14202e),
    glow: Rgb(0xffee33),
    medals: [Rgb(0xffd34d), Rgb(0xdfe3ee), Rgb(0xf0b48a)],
    flag: Rgb(0x3fd0a3),
    stop: Rgb(0xd55e00),
};

impl Theme {
    /// Returns the colour of the blocks of a category.
    pub fn block(&self, category: Category) -> Rgb {
        self.blocks[category as usize]
    }

    /// Returns the shade of one of the player's colours.
    pub fn colour(&self, colour: Colour) -> Rgb {
        self.colours[usize::from(colour.get()) - 1]
    }

    /// Returns the colour of a cell with a guess: the orange among the player's colours, on which all digits are legible.
    pub fn guess(&self) -> Rgb {
        self.colours[4]
    }

    /// Returns the palette of that name.
    pub fn new(name: ThemeName) -> Theme {
        match name {
            ThemeName::Light => LIGHT,
            ThemeName::Dark => DARK,
            ThemeName::ColourBlindSafe => COLOUR_BLIND_SAFE,
        }
    }
}

pub(in crate::window) fn plugin(app: &mut App) {
    app.insert_resource(LIGHT)
        .add_systems(Update, follow_settings.run_if(resource_changed::<Settings>).in_set(FrameSystems::Mark));
}

fn follow_settings(settings: Res<Settings>, mut theme: ResMut<Theme>) {
    if theme.name != settings.theme() {
        *theme = Theme::new(settings.theme());
    }
}
