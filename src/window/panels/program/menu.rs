//! The context menu of a block.

use crate::game::requests::commands::Command;
use crate::game::requests::{EditorRequest, HeldPiece, Naming};
use bevy_egui::egui::Ui;
use sudoku_blocks::edit::Edit;
use sudoku_blocks::{BlockId, Program};
use sudoku_words::words;

/// Draws the menu of the block. Returns the request of the chosen entry.
pub fn menu(ui: &mut Ui, program: &Program, block: BlockId) -> Option<EditorRequest> {
    let mut entries = vec![
        (Command::EditAct.word(), EditorRequest::Take(HeldPiece::Existing(block))),
        (Command::EditDuplicate.word(), EditorRequest::Change(Edit::Duplicate { piece: block })),
        (Command::EditComment.word(), EditorRequest::Open(Naming::Comment(block))),
        (Command::EditDelete.word(), EditorRequest::Change(Edit::Delete { block })),
    ];
    if is_head(program, block) {
        entries.insert(0, (words().editor_redefine(), EditorRequest::Open(Naming::Redefine(block))));
    }
    let mut asked = None;
    for (word, request) in entries {
        if ui.button(word).clicked() {
            asked = Some(request);
            ui.close();
        }
    }
    asked
}

/// Returns true if the block is the head of a definition.
pub fn is_head(program: &Program, block: BlockId) -> bool {
    program.script_of(block).is_some_and(|placed| placed.id == block && placed.script.definition.is_some())
}
