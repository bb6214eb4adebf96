//! The chooser of puzzles: the empty board, and every pack.

use crate::puzzles::Pack;
use crate::sudoku::Board;
use bevy_egui::egui::{ComboBox, RichText, Ui, WidgetInfo, WidgetType};

/// Gives the puzzle that was chosen. `id` tells choosers apart.
pub fn chooser(ui: &mut Ui, id: &str, title: &str, width: f32, packs: &[Pack]) -> Option<Board> {
    let mut chosen = None;
    let shown = ComboBox::from_id_salt(id).selected_text(title).width(width).height(340.0).show_ui(ui, |ui| {
        if ui.selectable_label(false, "Empty").on_hover_text("A board to enter a puzzle by hand").clicked() {
            chosen = Some(Board::EMPTY);
        }
        for pack in packs {
            ui.label(RichText::new(&pack.name).small());
            for puzzle in &pack.puzzles {
                if ui.selectable_label(false, &puzzle.name).on_hover_text(&puzzle.source).clicked() {
                    chosen = Some(puzzle.board);
                }
            }
        }
    });
    shown.response.widget_info(|| WidgetInfo::labeled(WidgetType::ComboBox, true, title));
    shown.response.on_hover_text("Choose one of the puzzles that come with the game");
    chosen
}
