//! The texts of all choices, and their tooltips.

use crate::game::requests::{CallsShown, Tab, TextSize, ThemeName};
use sudoku_board::Rules;
use sudoku_generate::board_generator::BoardKind;
use sudoku_generate::{Difficulty, Recipe, RecipeChoice};
use sudoku_run::Unit;
use sudoku_run::engines::{Engine, Measure, ProblemKind};
use sudoku_run::lessons::FaultKind;
use sudoku_techniques::Level;
use sudoku_words::words;

/// The texts of a button or of a list entry.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Named {
    /// The text on the button.
    pub word: String,
    /// The tooltip: what the choice is or does.
    pub tooltip: String,
}

fn named(word: String, tooltip: String) -> Named {
    Named { word, tooltip }
}

/// Returns the texts of a panel's tab.
pub fn tab(tab: Tab) -> Named {
    match tab {
        Tab::Board => named(words().tab_board(), words().tab_board_tooltip()),
        Tab::Watch => named(words().tab_watch(), words().tab_watch_tooltip()),
        Tab::Blocks => named(words().tab_blocks(), words().tab_blocks_tooltip()),
        Tab::Variables => named(words().tab_variables(), words().tab_variables_tooltip()),
        Tab::Task => named(words().tab_task(), words().tab_task_tooltip()),
    }
}

/// Returns the texts of a palette.
pub fn theme(name: ThemeName) -> Named {
    match name {
        ThemeName::Light => named(words().light(), words().light_tooltip()),
        ThemeName::Dark => named(words().dark(), words().dark_tooltip()),
        ThemeName::ColourBlindSafe => named(words().colour_blind_safe(), words().colour_blind_safe_tooltip()),
    }
}

/// Returns the texts of a unit of steps, for the engine that is shown.
pub fn unit(unit: Unit, engine: Engine) -> Named {
    match unit {
        Unit::Digit if engine == Engine::Logic => named(words().unit_change(), words().unit_change_tooltip()),
        Unit::Call if engine == Engine::Logic => named(words().unit_placement(), words().unit_placement_tooltip()),
        Unit::Block => named(words().unit_block(), words().unit_block_tooltip()),
        Unit::Digit => named(words().unit_digit(), words().unit_digit_tooltip()),
        Unit::Call => named(words().unit_call(), words().unit_call_tooltip()),
    }
}

/// Returns the speed of a playback as a text: this number of units per second. Engines whose steps are not digits count
/// steps.
pub fn rate(steps: u32, unit: Option<(Unit, Engine)>) -> String {
    let number = sudoku_words::thousands(u64::from(steps));
    match unit {
        None | Some((_, Engine::Logic | Engine::BinaryProgram)) => words().steps_a_second(steps, number),
        Some((Unit::Block, Engine::Blocks)) => words().blocks_a_second(steps, number),
        Some((Unit::Block | Unit::Digit, _)) => words().digits_a_second(steps, number),
        Some((Unit::Call, _)) => words().calls_a_second(steps, number),
    }
}

/// Returns the texts of a text size.
pub fn text_size(size: TextSize) -> Named {
    match size {
        TextSize::Normal => named(words().size_normal(), words().size_normal_tooltip()),
        TextSize::Large => named(words().size_large(), words().size_large_tooltip()),
    }
}

/// Returns the texts of a way to show calls.
pub fn calls_shown(calls: CallsShown) -> Named {
    match calls {
        CallsShown::Cards => named(words().calls_cards(), words().calls_cards_tooltip()),
        CallsShown::Copies => named(words().calls_copies(), words().calls_copies_tooltip()),
        CallsShown::Results => named(words().calls_results(), words().calls_results_tooltip()),
    }
}

/// Returns the texts of a problem.
pub fn problem(problem: ProblemKind) -> Named {
    match problem {
        ProblemKind::Sudoku => named(words().sudoku(), words().sudoku_about()),
        ProblemKind::Queens => named(words().queens(), words().queens_about()),
        ProblemKind::SmallTour => named(words().small_tour(), words().small_tour_about()),
        ProblemKind::Tour => named(words().tour(), words().tour_about()),
    }
}

/// Explains why an engine cannot solve a problem, or a sudoku with these rules; `None` if it can.
pub fn unfit(engine: Engine, problem: ProblemKind, rules: &Rules, is_own: bool) -> Option<String> {
    let on_board = || engine.takes(rules).err().filter(|_| problem == ProblemKind::Sudoku);
    unfit_for_problem(engine, problem).or_else(|| on_board().map(|reason| sudoku_words::not_on_board(reason, is_own)))
}

/// Explains why an engine cannot solve a problem, and names the ones that can; `None` if it can.
pub fn unfit_for_problem(engine: Engine, problem: ProblemKind) -> Option<String> {
    if engine.runs_on(problem).is_ok() {
        return None;
    }
    let choices = problem.engines().iter().map(|&engine| sudoku_words::engine(engine, false).word);
    Some(words().engine_unfit(
        sudoku_words::engine(engine, false).word,
        self::problem(problem).word,
        sudoku_words::either(choices),
    ))
}

/// Returns the texts of a level for new puzzles.
pub fn level(level: Level) -> Named {
    let name = words().level_name(level.name());
    named(sudoku_words::capitalised(&name), words().level_about(level.name()))
}

/// Returns the texts of a kind of board for new puzzles; `None` is the classic one.
pub fn board_kind(kind: Option<BoardKind>) -> Named {
    let side = kind.map_or(9, BoardKind::side);
    let parts: Vec<String> = kind.into_iter().flat_map(BoardKind::parts).map(|part| part.to_string()).collect();
    let part = |name: &String| words().board_kind(name.as_str());
    let about = |name: &String| words().board_kind_about(name.as_str());
    match parts.is_empty() {
        true => named(words().board_of_side(side), words().board_of_side_about(side)),
        false => named(
            sudoku_words::capitalised(&parts.iter().map(part).collect::<Vec<_>>().join(" + ")),
            parts.iter().map(about).collect::<Vec<_>>().join(" "),
        ),
    }
}

/// Returns the texts of a kind of planted faults.
pub fn fault_kind(kind: FaultKind) -> Named {
    match kind {
        FaultKind::Board => named(words().lessons_faults_board(), words().lessons_faults_board_tooltip()),
        FaultKind::Program => named(words().lessons_faults_program(), words().lessons_faults_program_tooltip()),
    }
}

/// Returns the texts of a level for new puzzles, on the classic board or another one.
pub fn wanted_level(wanted: RecipeChoice) -> Named {
    match wanted {
        RecipeChoice::Board(_, None) => named(words().any_level(), words().any_level_about()),
        RecipeChoice::Board(_, Some(level)) => {
            let Named { word, .. } = self::level(level);
            named(word, words().level_on_board_about(words().level_name(level.name())))
        }
        RecipeChoice::Level(level) => self::level(level),
        RecipeChoice::Difficulty(_) | RecipeChoice::Technique(_) => named(String::new(), String::new()),
    }
}

/// Describes the recipe that a new puzzle is made from.
pub fn recipe(recipe: Recipe) -> String {
    let wanted = match recipe.wanted {
        RecipeChoice::Difficulty(Difficulty::Easy) => words().easy(),
        RecipeChoice::Difficulty(Difficulty::Medium) => words().medium(),
        RecipeChoice::Difficulty(Difficulty::Hard) => words().hard(),
        RecipeChoice::Level(level) => words().of_level(words().level_name(level.name())),
        RecipeChoice::Technique(technique) => sudoku_words::technique(technique),
        RecipeChoice::Board(kind, None) => board_kind(Some(kind)).word,
        RecipeChoice::Board(kind, Some(level)) => {
            let level = words().of_level(words().level_name(level.name()));
            words().board_of_level(board_kind(Some(kind)).word, level)
        }
    };
    words().recipe(wanted, recipe.seed.to_string())
}

/// Returns the name of a measure in a race.
pub fn measure(measure: Measure) -> String {
    match measure {
        Measure::Steps => words().measure_steps(),
        Measure::Tries => words().measure_tries(),
        Measure::Placements => words().measure_placements(),
        Measure::Retractions => words().measure_retractions(),
        Measure::Depth => words().measure_depth(),
        Measure::Time => words().measure_time(),
    }
}

/// Returns the name of a measure that the messages use to choose a variant.
fn measure_key(measure: Measure) -> &'static str {
    match measure {
        Measure::Steps => "steps",
        Measure::Tries => "tries",
        Measure::Placements => "placements",
        Measure::Retractions => "retractions",
        Measure::Depth => "depth",
        Measure::Time => "time",
    }
}

/// Explains what a race by this measure counts.
pub fn measure_about(measure: Measure) -> String {
    words().race_measure_about(measure_key(measure))
}

/// Explains how the engines keep level in a race by this measure.
pub fn race_pace(measure: Measure) -> String {
    words().race_pace(measure_key(measure))
}

/// Returns the heading of the speeds in a race by this measure.
pub fn race_speed(measure: Measure) -> String {
    words().race_speed(measure_key(measure))
}
