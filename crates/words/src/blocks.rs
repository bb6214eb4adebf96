//! The words on the blocks, and the owl's sentences about a block that has run.

use super::{key, words};
use sudoku_blocks::{Block, BlockId, BlockSearch, Category, Opcode, Script, Slot};
use sudoku_run::lessons::{BlockTexts, with_dots};

/// Returns the words of a block over one of its mouths, with `_` for each slot. Custom and foreign blocks have the same label in
/// every language.
pub fn block_words(block: &Block, mouth: usize) -> String {
    if block.opcode.has_label() {
        return block.words().to_owned();
    }
    opcode_words(block.opcode, mouth)
}

/// Returns the words of a kind of block over one of its mouths, with `_` for each slot.
pub fn opcode_words(opcode: Opcode, mouth: usize) -> String {
    let english = opcode.spec().lines.get(mouth).copied().unwrap_or_default();
    let line = if mouth > 0 { format!("-{}", mouth + 1) } else { String::new() };
    words().block_words(format!("{opcode:?}{line}"), english)
}

/// Returns the words of a block for a sentence, with dots for its slots.
pub fn block_line(block: &Block) -> String {
    with_dots(&block_words(block, 0))
}

/// Returns the title of a script: the words of its first block.
pub fn script_title(script: &Script) -> String {
    BlockTexts { line: &block_words, choice: &choice, define: &words().block_define() }.title(script)
}

/// Returns the name of a category.
pub fn category(category: Category) -> String {
    words().block_category(format!("{category:?}"))
}

/// Returns an entry of a block's menu in the current language.
pub fn choice(text: &str) -> String {
    words().block_choice(key(text), text)
}

/// Returns a sentence about the action of the block, with the values at this moment.
pub fn block(search: &BlockSearch) -> Option<String> {
    let id = search.block()?;
    let Some(block) = search.program().block(id) else {
        // The head of a definition: the call has begun.
        let script = search.program().script_of(id)?.script;
        return Some(words().block_call(with_dots(&script.definition.as_ref()?.label())));
    };
    let machine = search.machine();
    let value_of = |id: BlockId| machine.value_of(id).map(ToString::to_string).unwrap_or_default();
    // Blocks in slots have ids; typed text has none.
    let mut inner = block.in_slots(id);
    let slots: Vec<String> = block
        .slots
        .iter()
        .map(|slot| match slot {
            Slot::Text(text) => text.clone(),
            Slot::Block(_) => inner.next().map(|(_, id, _)| value_of(id)).unwrap_or_default(),
            Slot::Empty => String::new(),
        })
        .collect();
    let slot = |at: usize| slots.get(at).cloned().unwrap_or_default();
    let w = words();
    Some(match block.opcode {
        Opcode::SetVariable | Opcode::ChangeVariable => {
            w.block_set(slot(0), search.variable(&slot(0)).unwrap_or_default())
        }
        Opcode::For => w.block_for(slot(0), search.variable(&slot(0)).unwrap_or_default()),
        Opcode::If if slot(0) == "true" => w.block_if_true(),
        Opcode::If => w.block_if_false(),
        Opcode::IfElse if slot(0) == "true" => w.block_if_true(),
        Opcode::IfElse => w.block_else(),
        Opcode::RepeatUntil | Opcode::WaitUntil if slot(0) == "true" => w.block_until_true(),
        Opcode::RepeatUntil | Opcode::WaitUntil => w.block_until_false(),
        Opcode::Repeat | Opcode::Forever => w.block_again(),
        Opcode::ReplaceItem => w.block_replace(slot(2), slot(0), slot(1)),
        Opcode::AddToList => w.block_add(slot(0), slot(1)),
        Opcode::ScriptVariables => w.block_script_variables(slots.join(", ")),
        Opcode::Report => w.block_report(slot(0)),
        Opcode::Call if search.just_called() => w.block_call(filled_words(block, &slots)),
        _ if block.opcode.spec().shape.is_reporter() || block.opcode == Opcode::Call => {
            w.block_gives(filled_words(block, &slots), value_of(id))
        }
        _ => w.block_ran(filled_words(block, &slots)),
    })
}

/// Returns the words of the block with the contents of its slots.
fn filled_words(block: &Block, slots: &[String]) -> String {
    // The first slot of a call is its label.
    let mut filled = slots.iter().skip(usize::from(block.opcode.has_label()));
    let words = block_words(block, 0);
    let words = words.split(' ').map(|word| if word == "_" { filled.next().map_or("…", String::as_str) } else { word });
    words.collect::<Vec<_>>().join(" ")
}
