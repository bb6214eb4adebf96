//! The running program as lines of text, with the current line, its variables and its calls. The program is a script of blocks or
//! the listing of an engine.

use sudoku_blocks::{Block, BlockId, PlacedScript, Program, Slot, numbered};
use sudoku_run::EngineRun;
use sudoku_run::engines::Engine;
use sudoku_solve::search::{Search, Step};
use sudoku_words::{words, written};

/// Lines of text, and the index of the running one.
pub type Lines = (Vec<String>, Option<usize>);

/// Returns the script that runs, or would run.
pub fn lines(engine: Engine, program: &Program, run: Option<&EngineRun>) -> Lines {
    if engine != Engine::Blocks {
        let listing = sudoku_words::engine(engine, false).listing;
        let lit = run.and_then(EngineRun::last_step).and_then(|step| engine.line_of(&step));
        return (listing.lines().map(|line| line.replace("    ", "  ")).collect(), lit);
    }
    let (lines, lit) = of_program(program, run.and_then(EngineRun::block), None);
    (lines.into_iter().map(|(_, line)| line).collect(), lit)
}

/// Returns the script that contains the running block, else the one at `place`, else the solver's: its lines, each with its first
/// block, and the index of the running line.
pub fn of_program(
    program: &Program,
    running: Option<BlockId>,
    place: Option<usize>,
) -> (Vec<(BlockId, String)>, Option<usize>) {
    let defines_solve =
        |placed: &PlacedScript| placed.script.definition.as_ref().is_some_and(|head| head.label() == "solve");
    let script = running.and_then(|id| program.script_of(id));
    let script = script.or_else(|| program.scripts().nth(place?));
    let Some(placed) = script.or_else(|| program.scripts().find(defines_solve)).or(program.scripts().next()) else {
        return Default::default();
    };
    let mut found: Vec<(BlockId, String)> = Vec::new();
    if let Some(head) = &placed.script.definition {
        let mut inputs = head.inputs().map(|input| format!("({})", input.name));
        let label: Vec<String> = head.label().split(' ').map(|word| filled(word, &mut inputs)).collect();
        found.push((placed.id, words().terminal_define(label.join(" "))));
    }
    let depth = usize::from(placed.script.definition.is_some());
    placed.stack().for_each(|(id, block)| write(id, block, depth, &mut found));
    // A block in a slot belongs to the line of its outer block.
    let lit = running.map(|id| found.partition_point(|(first, _)| *first <= id).saturating_sub(1));
    (found, lit)
}

/// Returns the word, or the next slot's content if the word is a placeholder.
fn filled(word: &str, slots: &mut impl Iterator<Item = String>) -> String {
    if word == "_" { slots.next().unwrap_or_default() } else { word.to_owned() }
}

/// Appends the lines of a block and of the blocks in its mouths.
fn write(id: BlockId, block: &Block, depth: usize, lines: &mut Vec<(BlockId, String)>) {
    let indent = "  ".repeat(depth);
    lines.push((id, format!("{indent}{}", in_words(block, 0))));
    for (mouth, (first, branch)) in block.in_mouths(id).enumerate() {
        if mouth > 0 {
            let before = lines.last().map_or(id, |(id, _)| *id);
            lines.push((before, format!("{indent}{}", in_words(block, mouth))));
        }
        numbered(first, branch).for_each(|(id, block)| write(id, block, depth + 1, lines));
    }
}

/// Returns the block's words with its slots filled in.
fn in_words(block: &Block, mouth: usize) -> String {
    let skipped = usize::from(block.opcode.has_label());
    let mut slots = block.slots.iter().skip(skipped).map(|slot| match slot {
        Slot::Empty => "( )".to_owned(),
        Slot::Text(text) => format!("({})", sudoku_words::choice(text)),
        // A variable comes with its own brackets.
        Slot::Block(inner) if sudoku_words::block_words(inner, 0) == "_" => in_words(inner, 0),
        Slot::Block(inner) => format!("({})", in_words(inner, 0)),
    });
    let text = sudoku_words::block_words(block, mouth);
    text.split(' ').map(|word| filled(word, &mut slots)).collect::<Vec<_>>().join(" ")
}

/// Returns names and values: the current cell and digit, and the counters of the run.
pub fn values(run: &EngineRun) -> Vec<(String, String)> {
    let nothing = || words().nothing();
    let digit = match run.last_step() {
        Some(Step::Try { digit, .. } | Step::Place { digit, .. }) => written(digit).to_string(),
        Some(Step::Retract { .. }) => "0".to_owned(),
        _ => nothing(),
    };
    let counts = run.search().counts();
    vec![
        (words().variable_cell(), run.cell().map_or_else(nothing, sudoku_words::name)),
        (words().variable_digit(), digit),
        (words().measure_steps(), sudoku_words::thousands(run.steps())),
        (words().measure_tries(), sudoku_words::thousands(counts.tries)),
        (words().measure_retractions(), sudoku_words::thousands(counts.retractions)),
    ]
}

/// Returns the nested calls, the newest first, each with the digit it placed.
pub fn calls(run: &EngineRun) -> Vec<String> {
    let levels = run.search().levels();
    let depth = levels.len();
    levels
        .iter()
        .rev()
        .enumerate()
        .map(|(n, level)| words().call_stack_top(depth - n, written(level.digit), sudoku_words::name(level.cell)))
        .collect()
}
