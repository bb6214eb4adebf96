//! The choice of a kind of board: a button for each kind of one rule, and a list of the mixes of two.

use super::style::choice;
use crate::game::puzzles::making::Making;
use crate::game::requests::labels::{self, Named};
use crate::window::look::Theme;
use bevy_egui::egui::{ComboBox, TextStyle, Ui, WidgetInfo, WidgetType};
use sudoku_generate::board_generator::BoardKind;
use sudoku_words::words;

/// Draws the kinds of boards; `None` is the classic one. Returns the kind that was clicked.
pub fn board_kinds(ui: &mut Ui, theme: &Theme, chosen: Option<BoardKind>) -> Option<Option<BoardKind>> {
    let mut asked = None;
    ui.horizontal_wrapped(|ui| {
        let (mixes, single): (Vec<BoardKind>, Vec<BoardKind>) = Making::boards().partition(|kind| kind.is_mix());
        for kind in std::iter::once(None).chain(single.into_iter().map(Some)) {
            let Named { word, tooltip } = labels::board_kind(kind);
            if choice(ui, theme, kind == chosen, &word, &tooltip).clicked() {
                asked = Some(kind);
            }
        }
        let mix = chosen.filter(|kind| kind.is_mix());
        let shown = mix.map_or_else(|| words().board_mixes(), |kind| labels::board_kind(Some(kind)).word);
        make_room(ui, &shown);
        let list = ComboBox::from_id_salt("mixes").selected_text(shown).height(360.0).show_ui(ui, |ui| {
            for kind in mixes.into_iter().map(Some) {
                let Named { word, tooltip } = labels::board_kind(kind);
                if ui.selectable_label(kind == chosen, word).on_hover_text(tooltip).clicked() {
                    asked = Some(kind);
                }
            }
        });
        list.response.widget_info(|| WidgetInfo::labeled(WidgetType::ComboBox, true, words().board_mixes()));
        list.response.on_hover_text(words().board_mixes_tooltip());
    });
    asked
}

/// Begins another line if a list with this text has no room in the current one. Lists do not do so by themselves.
pub fn make_room(ui: &mut Ui, text: &str) {
    let font = TextStyle::Button.resolve(ui.style());
    let text = ui.painter().layout_no_wrap(text.to_owned(), font, ui.visuals().text_color()).size().x;
    let spacing = ui.spacing();
    let width = text + spacing.icon_width + spacing.icon_spacing + 2.0 * spacing.button_padding.x;
    if ui.available_size_before_wrap().x < width {
        ui.end_row();
    }
}
