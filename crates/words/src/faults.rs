//! The owl's words for errors in a program of blocks, and for the reasons why it cannot continue. They are parts of sentences.

use super::blocks::{block_line, opcode_words, script_title};
use super::{name, thousands, words};
use sudoku_blocks::edit::EditError;
use sudoku_blocks::{
    Block, BlockId, Fault, FaultProblem, Finding, GameFault, LONGEST_TEXT, MOST_BLOCKS_A_SCRIPT, MOST_CALLS,
    MOST_DEPTH, PlacedScript, Problem, Program, ScriptProblem, SearchFault, SlotContent, TABLE,
};
use sudoku_run::lessons::with_dots;
use sudoku_run::{ActError, Difference, MOST_BLOCKS, RunError};

/// Returns the reason why the blocks cannot continue with the game.
pub fn fault(fault: &GameFault) -> String {
    let w = words();
    match fault {
        GameFault::Damaged => w.fault_damaged(),
        GameFault::NoList => w.fault_no_list(),
        GameFault::NoQuestion => w.fault_no_question(),
        GameFault::NotTaken => w.fault_not_taken(),
        GameFault::NoClone(cell) => w.fault_no_clone(name(*cell)),
        GameFault::NoSolve => w.fault_no_solve(),
        GameFault::Endless => w.fault_endless(thousands(MOST_BLOCKS_A_SCRIPT.into())),
        GameFault::Machine(fault) => fault_words(&fault.problem),
    }
}

/// Returns the reason why a search by blocks cannot continue.
pub fn search_fault(fault: &SearchFault) -> String {
    let w = words();
    match fault {
        SearchFault::Damaged => w.fault_damaged(),
        SearchFault::NoSolve => w.fault_no_solve_block(),
        SearchFault::NoList => w.fault_no_list(),
        SearchFault::GivenChanged(cell) => w.fault_given_changed(name(*cell)),
        SearchFault::NoDigit(cell, side) => w.fault_no_digit(name(*cell), *side),
        SearchFault::Length => w.fault_length(),
        SearchFault::Machine(fault) => fault_words(&fault.problem),
    }
}

/// Returns the reason why the blocks of this program stop.
pub fn machine_fault(program: &Program, fault: &Fault) -> String {
    at(program, fault.block, fault_words(&fault.problem))
}

/// Returns the reason why a lesson's run does not reach its goal.
pub fn run_error(error: &RunError) -> String {
    let w = words();
    match error {
        RunError::Act(reason) => act_error(reason),
        RunError::Machine(fault) => fault_words(&fault.problem),
        RunError::Endless => w.fault_endless(thousands(MOST_BLOCKS)),
        RunError::Stopped => w.fault_never(),
        RunError::NotFound(name) => w.fault_nothing(with_dots(name)),
        RunError::Findings(findings) => findings.first().map(|found| problem(&found.problem)).unwrap_or_default(),
    }
}

/// Describes the first difference when a run is repeated with the changed program, in whole sentences.
pub fn difference(difference: &Difference) -> String {
    let w = words();
    match difference {
        Difference::Variable(name) => w.differs_variable(name),
        Difference::List(name) => w.differs_list(name),
        Difference::Sprite(name) => w.differs_sprite(name),
        Difference::Speech(name) => w.differs_speech(name),
        Difference::Question => w.differs_question(),
        Difference::Act(reason) => w.differs_act(act_error(reason)),
        Difference::Endless => w.differs_endless(),
    }
}

/// Returns the reason why something cannot be done to a running program.
pub fn act_error(error: &ActError) -> String {
    let w = words();
    match error {
        ActError::NoScript => w.not_done_no_script(),
        ActError::NoQuestion => w.not_done_no_question(),
        ActError::NoClone(id) => w.not_done_no_clone(*id),
        ActError::NoSprite(name) => w.not_done_no_sprite(name),
        ActError::NoBlock(label) => w.not_done_no_block(with_dots(label)),
        ActError::NoList(name) => w.not_done_no_list(name),
    }
}

/// Describes an error in a program, with its block and its script.
pub fn finding(program: &Program, finding: &Finding) -> String {
    match finding.block {
        Some(block) => at(program, block, problem(&finding.problem)),
        None => problem(&finding.problem),
    }
}

/// Says where a problem is: names the block of the stack by its words, and the script by its title.
fn at(program: &Program, id: BlockId, problem: String) -> String {
    let Some(placed) = program.script_of(id) else { return problem };
    let script = script_title(placed.script);
    match row(&placed, id) {
        // The title is the first block.
        Some((first, block)) if first != placed.id => words().fault_at(block_line(block), script, problem),
        _ => words().fault_in_script(script, problem),
    }
}

/// Returns the block of a stack with that id, or in whose slots it is, and its id; `None` for the head of a definition.
fn row<'a>(placed: &PlacedScript<'a>, id: BlockId) -> Option<(BlockId, &'a Block)> {
    let holds = |&(first, block): &(BlockId, &Block)| (first..first.plus(block.count())).contains(&id);
    let (mut row, mut at) = (None, placed.stack().find(holds));
    while let Some((first, block)) = at {
        if row.is_none() || !placed.sprite.shape(block).is_reporter() {
            row = Some((first, block));
        }
        at = if first == id { None } else { block.inside(first).find(holds) };
    }
    row
}

/// Describes the error that happened at a block.
fn fault_words(problem: &FaultProblem) -> String {
    match problem {
        FaultProblem::Recursion => words().fault_recursion(thousands(MOST_CALLS as u64)),
        FaultProblem::LongText => words().fault_long_text(thousands(LONGEST_TEXT as u64)),
        FaultProblem::Finding(found) => self::problem(found),
        FaultProblem::Room => words().fault_room(),
    }
}

/// Describes a problem in a program.
pub fn problem(problem: &Problem) -> String {
    let w = words();
    match problem {
        Problem::UnknownVariable(name) => w.found_unknown_variable(name),
        Problem::UnknownList(name) => w.found_unknown_list(name),
        Problem::UnknownMessage(name) => w.found_unknown_message(name),
        Problem::UnknownCostume(name) => w.found_unknown_costume(name),
        Problem::UnknownSprite(name) => w.found_unknown_sprite(name),
        Problem::UnknownBlock(label) => w.found_unknown_block(with_dots(label)),
        Problem::UnknownParameter(name) => w.found_unknown_parameter(name),
        Problem::UnknownChoice(name) => w.found_unknown_choice(name),
        Problem::MissingInput { slot, words } => w.found_missing_input(*slot, translated_label(words)),
        Problem::MissingCondition { slot, words } => w.found_missing_condition(*slot, translated_label(words)),
        Problem::InputCount { label, wanted, given } => w.found_input_count(with_dots(label), *wanted, *given),
        Problem::ReportOutside => w.found_report_outside(),
        Problem::NoReport(words) => w.found_no_report(translated_label(words)),
        Problem::NameClash(name) => w.found_name_clash(name),
        Problem::BlockName(name) => w.found_block_name(name),
        Problem::NoName => w.found_no_name(),
        Problem::WrongShape(words) => w.found_wrong_shape(translated_label(words)),
        Problem::NeverRuns(words) => w.found_never_runs(translated_label(words)),
        Problem::Foreign(words) => w.found_foreign(translated_label(words)),
        Problem::Long => w.found_long(thousands(Program::MOST_BLOCKS as u64)),
        Problem::Crowded => w.found_crowded(),
        Problem::Deep => w.found_deep(MOST_DEPTH),
    }
}

/// Returns the reason why a program was not changed.
pub fn edit_error(error: &EditError) -> String {
    let w = words();
    match error {
        EditError::Gone => w.not_edited_gone(),
        EditError::IntoItself => w.not_edited_into_itself(),
        EditError::WrongShape(words) => w.not_edited_wrong_shape(translated_label(words)),
        EditError::OnlyBlocks => w.not_edited_only_blocks(),
        EditError::NoChoice(name) => w.found_unknown_choice(name),
        EditError::NoName => w.not_edited_no_name(),
        EditError::LongName => w.not_edited_long_name(),
        EditError::Taken(name) => w.not_edited_taken(name),
        EditError::BlockName(name) => w.found_block_name(name),
        EditError::OpenInput => w.not_edited_open_input(),
        EditError::InUse { label, count } => w.not_edited_in_use(with_dots(label), *count),
        EditError::UnknownBlock(label) => w.not_edited_unknown_block(with_dots(label)),
        EditError::Deep => w.not_edited_deep(MOST_DEPTH),
        EditError::Long => w.not_edited_long(),
        EditError::Crowded => w.not_edited_crowded(),
        EditError::NoBlock => w.not_edited_no_block(),
    }
}

/// Returns the reason why a program written as text cannot be read.
pub fn script_problem(problem: &ScriptProblem) -> String {
    let w = words();
    match problem {
        ScriptProblem::Open(bracket) => w.unread_open(bracket.to_string()),
        ScriptProblem::Closes(bracket) => w.unread_closes(bracket.to_string()),
        ScriptProblem::UnknownBlock(words) => w.unread_block(words),
        ScriptProblem::Slot { block, slot, wanted, .. } => {
            let wanted = match wanted {
                SlotContent::Condition => w.unread_slot_condition(),
                SlotContent::Value => w.unread_slot_value(),
                SlotContent::Variable => w.unread_slot_variable(),
                SlotContent::Choice => w.unread_slot_choice(),
            };
            w.unread_slot(*slot, with_dots(block), wanted)
        }
        ScriptProblem::NoEnd(words) => w.unread_no_end(words),
        ScriptProblem::BelongsToNothing(word) => w.unread_belongs_to_nothing(*word),
        ScriptProblem::DefineInside => w.unread_define_inside(),
        ScriptProblem::HatInside(words) => w.unread_hat_inside(words),
        ScriptProblem::BelowCap(words) => w.unread_below_cap(words),
        ScriptProblem::Definition => w.unread_definition(),
        ScriptProblem::Mark(mark) => w.unread_mark(mark),
        ScriptProblem::OutsideSprite => w.unread_outside_sprite(),
        ScriptProblem::UnknownSprite(name) => w.unread_sprite(name),
        ScriptProblem::Crowded => w.not_edited_crowded(),
        ScriptProblem::Deep => w.not_edited_deep(MOST_DEPTH),
        ScriptProblem::Long => w.not_edited_long(),
    }
}

/// Returns the words on a block in the current language.
fn translated_label(words: &str) -> String {
    let spec = TABLE.iter().find(|spec| spec.lines[0] == words);
    with_dots(&spec.map_or_else(|| words.to_owned(), |spec| opcode_words(spec.opcode, 0)))
}
