//! The visible state of the machine: the last block, the values beside the script, and the calls.

use super::shown::{Call, EndedCall, Moment};
use std::sync::Arc;
use sudoku_blocks::{BOARD_LIST, Block, BlockId, BlockSearch, Code, Machine, Opcode, numbered};
use sudoku_board::{Board, Cell, CellKind, Value};

/// Returns the state of a search's machine.
pub fn moment(search: &BlockSearch) -> Moment {
    moment_of(search.machine(), search.block())
}

/// Formats a value for display; true and false are worded as on blocks.
pub fn shown_value(value: &sudoku_blocks::Value) -> String {
    sudoku_run::lessons::words(sudoku_words::tag()).choice(&value.to_string())
}

/// Returns the state of a machine in which `running` is the last block.
pub fn moment_of(machine: &Machine, running: Option<BlockId>) -> Moment {
    let Some(running) = running else { return Moment::default() };
    let calls = machine.threads().next().map(|thread| machine.calls(thread)).unwrap_or_default();
    let ended = ended(machine, running);
    let calls = calls.into_iter().filter_map(|call| {
        let block = machine.code().custom_blocks().get(usize::from(call.custom_block?))?;
        let mut variables: Vec<_> =
            call.variables.into_iter().map(|(name, value)| (name, shown_value(&value))).collect();
        let title = title(&block.label, &variables, machine);
        // The title contains the cell already.
        variables.retain(|(name, _)| !is_cell(name));
        Some(Call { name: plain(&block.label), title, variables, block: call.block })
    });
    Moment { running: Some(running), values: values(machine, running), calls: calls.collect(), ended }
}

/// Returns the call that the last block ended by reporting a value to a script, if it did.
fn ended(machine: &Machine, running: BlockId) -> Option<EndedCall> {
    let program = machine.code().program();
    if program.block(running)?.opcode != Opcode::Report {
        return None;
    }
    let name = plain(&program.script_of(running)?.script.definition.as_ref()?.label());
    let value = machine.just_reported()?;
    // After a solution, the search goes on as if there had been none, and what the caller gets is not what the block reported.
    let meant = program.block(running)?.in_slots(running).next().and_then(|(_, inner, _)| machine.value_of(inner));
    if meant.is_some_and(|meant| meant != value) {
        return None;
    }
    Some(EndedCall { name, block: running, value: shown_value(value), caller: machine.just_called()? })
}

/// Returns the words of a custom block without its inputs.
pub fn plain(label: &str) -> String {
    label.split(' ').filter(|word| *word != "_").collect::<Vec<_>>().join(" ")
}

/// Returns the owl's sentence on the block's latest value.
pub fn given(machine: &Machine, block: BlockId) -> Option<String> {
    let value = machine.value_of(block)?;
    let given = machine.code().program().block(block)?;
    Some(sudoku_words::words().block_gives(given.to_string(), shown_value(value)))
}

/// Runs the program's check of that digit. Returns its final state, with the block that decided.
pub fn check(board: &Board, code: &Arc<Code>, cell: Cell, digit: Value) -> Option<Moment> {
    /// More blocks than any check needs.
    const MOST: usize = 10_000;
    let mut before = board.clone();
    // The digit may be on the board already.
    before.write(cell, None, CellKind::User);
    let mut search = BlockSearch::check(&before, Arc::clone(code), cell, digit)?;
    search.by_ref().take(MOST).for_each(drop);
    let decided = search.block()?;
    let variables = vec![("digit".to_owned(), digit.to_string())];
    let name = code.program().script_of(decided).and_then(|script| script.script.definition.as_ref());
    let name = name.map(|definition| plain(&definition.label())).unwrap_or_default();
    let call = Call { name, title: sudoku_words::name(cell), variables, block: decided };
    Some(Moment { calls: vec![call], ..moment(&search) })
}

/// Returns true if a variable of that name holds a cell. The programs of lessons use names in the player's language.
fn is_cell(name: &str) -> bool {
    name == "cell" || name == sudoku_run::lessons::words(sudoku_words::tag()).text("cell")
}

/// Returns the cell with this id, counted from 1, on a square board with that many cells; `None` if a list of that length is no
/// board.
fn cell_of(id: usize, cells: usize) -> Option<Cell> {
    /// The side of the smallest board for which there is a program.
    const LEAST: usize = 4;
    let side = cells.isqrt();
    let index = id.checked_sub(1).filter(|&index| index < cells && side * side == cells && side >= LEAST)?;
    Some(Cell::at(index / side, index % side))
}

/// Returns a call's title: its cell, or else the name of the custom block.
fn title(label: &str, variables: &[(String, String)], machine: &Machine) -> String {
    let id = variables.iter().find(|(name, _)| is_cell(name)).and_then(|(_, value)| value.parse().ok());
    let cells = machine.code().list(BOARD_LIST).map_or(0, |list| machine.list(list).len());
    match (id, id.and_then(|id| cell_of(id, cells))) {
        (_, Some(cell)) => sudoku_words::name(cell),
        (Some(id), None) => sudoku_words::words().lessons_cell_tooltip(id),
        (None, None) => plain(label),
    }
}

/// Returns the latest values in the running script, at most one beside each stack block: what it set, counted or tested.
fn values(machine: &Machine, running: BlockId) -> Vec<(BlockId, String)> {
    let Some(script) = machine.code().program().script_of(running) else { return Vec::new() };
    let mut values = Vec::new();
    for (id, block) in script.stack() {
        collect(machine, id, block, &mut values);
    }
    values
}

fn collect(machine: &Machine, id: BlockId, block: &Block, values: &mut Vec<(BlockId, String)>) {
    // Show the value that a block acted on: its condition, or the variable's new value.
    let shown = match block.opcode {
        Opcode::If | Opcode::IfElse | Opcode::RepeatUntil | Opcode::WaitUntil | Opcode::Report => Some(0),
        Opcode::SetVariable => Some(1),
        // The first slot is the counter's name.
        Opcode::For => {
            let counter = block.text(0).and_then(|name| machine.variable_now(name));
            values.extend(counter.map(|value| (id, value)));
            None
        }
        _ => None,
    };
    let given = block.in_slots(id).find(|(slot, ..)| Some(*slot) == shown);
    if let Some(value) = given.and_then(|(_, inner, _)| machine.value_of(inner)) {
        values.push((id, shown_value(value)));
    }
    for (first, branch) in block.in_mouths(id) {
        for (id, block) in numbered(first, branch) {
            collect(machine, id, block, values);
        }
    }
}
