//! What takes the place of the blocks that Scratch lacks.

use sudoku_blocks::scratch::{Missing, missing};
use sudoku_blocks::{Opcode, Program};
use sudoku_run::lessons::with_dots;
use sudoku_words::{opcode_words, words};

/// Returns what the script with this index uses and Scratch lacks: its name, and what takes its place.
pub fn cards(program: &Program, script: usize) -> Vec<(String, String)> {
    let features = program.scripts().nth(script).map(|placed| missing(&placed)).unwrap_or_default();
    let card = |feature| match feature {
        Missing::Report => (of_block(Opcode::Report), words().scratch_report()),
        Missing::Value => (words().scratch_value(), words().scratch_value_instead()),
        Missing::ScriptVariables => (of_block(Opcode::ScriptVariables), words().scratch_script_variables()),
        Missing::For => (of_block(Opcode::For), words().scratch_for()),
    };
    features.into_iter().map(card).collect()
}

fn of_block(opcode: Opcode) -> String {
    with_dots(&opcode_words(opcode, 0))
}
