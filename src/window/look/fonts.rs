//! The fonts, compiled in: Nunito for words and digits, JetBrains Mono for puzzles as text. Both are under the OFL and reduced to Latin, Greek
//! and Cyrillic letters and to signs (`pyftsubset`, fontTools), which halves their size; the black weight has only digits, and the letters of
//! values above 9.

pub use sudoku_print::fonts::{BOLD, REGULAR};

use bevy_egui::egui::{FontData, FontDefinitions, FontFamily, FontId};
use std::sync::Arc;

pub const BLACK: &[u8] = include_bytes!("../../../assets/fonts/Nunito-Black.ttf");
const MONO: &[u8] = include_bytes!("../../../assets/fonts/JetBrainsMono-Regular.ttf");

/// Returns the bold font in that size, in points.
pub fn bold(size: f32) -> FontId {
    FontId::new(size, FontFamily::Name("bold".into()))
}

/// Returns the fonts for the panels.
pub fn definitions() -> FontDefinitions {
    let mut fonts = FontDefinitions::empty();
    for (name, data) in [("regular", REGULAR), ("bold", BOLD), ("mono", MONO)] {
        fonts.font_data.insert(name.to_owned(), Arc::new(FontData::from_static(data)));
    }
    let family = |names: &[&str]| names.iter().map(|&name| name.to_owned()).collect::<Vec<_>>();
    fonts.families.insert(FontFamily::Proportional, family(&["regular", "mono"]));
    fonts.families.insert(FontFamily::Name("bold".into()), family(&["bold", "mono"]));
    fonts.families.insert(FontFamily::Monospace, family(&["mono", "regular"]));
    fonts
}
