//! The names of the engines, and the owl's sentences about each of their steps.

use super::blocks::block;
use super::{a_digit, capitalised, deduction, house, join, list, name, search_fault, thousands, words, written};
use sudoku_board::classic::ClassicHouse;
use sudoku_board::{Cell, Constraint, House, HouseKind, Value, Values};
use sudoku_run::engines::{AnySearch, Engine, UnsupportedBoard};
use sudoku_run::{EngineRun, Outcome, Predictions, UnmetNeed};
use sudoku_solve::search::{Failure, Need, Reason, Relaxed, Rest, Search, Step};

/// The texts about an engine.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EngineWords {
    /// The name of the engine.
    pub word: String,
    /// The tooltip: how it works, in brief.
    pub tooltip: String,
    /// The owl's explanation of how it works.
    pub intro: String,
    /// The caption above the number keys while it runs.
    pub caption: String,
    /// The translated listing, with the lines of [`Engine::listing`]; empty for blocks.
    pub listing: String,
}

/// Returns the sentence that an engine cannot solve the board, and why.
pub fn not_on_board(reason: UnsupportedBoard, is_own: bool) -> String {
    let key = match reason {
        UnsupportedBoard::Program(_) => "program",
        UnsupportedBoard::Sums(_) => "sums",
        UnsupportedBoard::Relations(_) => "relations",
        UnsupportedBoard::Side(_) => "side",
    };
    words().engine_not_on_board(engine(reason.engine(), is_own).word, key)
}

/// Returns the texts of an engine. `is_own` is true if the blocks are the player's own program.
pub fn engine(engine: Engine, is_own: bool) -> EngineWords {
    let w = words();
    let (word, tooltip, intro, caption, listing) = match engine {
        Engine::BruteForce => (
            w.brute_force(),
            w.brute_force_about(),
            w.brute_force_intro(),
            w.brute_force_caption(),
            w.brute_force_listing(),
        ),
        Engine::Assumptions => (
            w.assumptions(),
            w.assumptions_about(),
            w.assumptions_intro(),
            w.assumptions_caption(),
            w.assumptions_listing(),
        ),
        Engine::DecisionTree => (
            w.decision_tree(),
            w.decision_tree_about(),
            w.decision_tree_intro(),
            w.decision_tree_caption(),
            w.decision_tree_listing(),
        ),
        Engine::BinaryProgram => (
            w.binary_program(),
            w.binary_program_about(),
            w.binary_program_intro(),
            w.binary_program_caption(),
            w.binary_program_listing(),
        ),
        Engine::ExactCover => (
            w.exact_cover(),
            w.exact_cover_about(),
            w.exact_cover_intro(),
            w.exact_cover_caption(),
            w.exact_cover_listing(),
        ),
        Engine::Logic => (w.logic(), w.logic_about(), w.logic_intro(), w.logic_caption(), w.logic_listing()),
        Engine::Blocks if is_own => {
            (w.own_program(), w.own_program_about(), w.own_program_intro(), w.own_program_caption(), String::new())
        }
        Engine::Blocks => (w.blocks(), w.blocks_about(), w.blocks_intro(), w.blocks_caption(), String::new()),
    };
    EngineWords { word, tooltip, intro, caption, listing }
}

/// Describes the moment of the run that is shown, its beginning or its end.
pub fn moment(run: &EngineRun) -> String {
    match run.playback().last_step() {
        Some(_) if run.is_at_end() && run.checked_digit().is_none() => at_end(run),
        Some(step) => match (run.search(), run.block_ran_last()) {
            // A change on the board says more than the block that made it.
            (AnySearch::Blocks(search), true) => block(search).unwrap_or_else(|| self::step(&step, run)),
            _ => self::step(&run.last_step().unwrap_or(step), run),
        },
        // A program that cannot start says why.
        None if run.search().fault().is_some() => at_end(run),
        None => beginning(run),
    }
}

/// Describes a run before its first step.
fn beginning(run: &EngineRun) -> String {
    match run.checked_digit() {
        Some((cell, digit)) => words().check_intro(written(digit), name(cell)),
        None => words().beginning(words().blanks_left(run.board().blanks().count())),
    }
}

/// Describes the result of a search that has ended.
fn at_end(run: &EngineRun) -> String {
    if let Some(fault) = run.search().fault() {
        return words().own_program_stopped(capitalised(&search_fault(&fault)));
    }
    match (run.search().counts().solutions, run.outcome()) {
        (0, _) if run.runs_own_program() => words().own_program_end(),
        (0, Some(Outcome::NoSolution { puzzle_has_one: true })) => words().a_digit_is_wrong(),
        (0, _) => words().puzzle_without_solution(),
        (1, _) => words().end_one(),
        (solutions, _) => words().end_several(thousands(solutions)),
    }
}

/// Explains one step of the search.
fn step(step: &Step, run: &EngineRun) -> String {
    if let Some(found) = run.deduction() {
        return deduction(&found.deduction);
    }
    match *step {
        Step::Look { need, options } => look(need, options, run),
        Step::Try { cell, digit, refused_by: Some(Constraint::House(refusing)) } => {
            let clash = run.refusing_cell(cell, digit).unwrap_or(cell);
            words().try_refused(written(digit), name(cell), house(refusing), name(clash))
        }
        Step::Try { cell, digit, refused_by: Some(_) } => words().try_against_a_rule(written(digit), name(cell)),
        Step::Try { cell, digit, refused_by: None } if !run.search().start().rules().is_classic() => {
            words().try_fits_anywhere(written(digit), name(cell))
        }
        Step::Try { cell, digit, refused_by: None } => {
            let [row, column, square] = HouseKind::CLASSIC.map(|kind| House::of(kind, cell).index() + 1);
            words().try_fits(written(digit), row, column, square)
        }
        Step::Place { cell, digit, reason } => place(cell, digit, reason, run),
        Step::Retract { cell, digit, failure } => retract(cell, digit, failure, run),
        Step::Relax(Relaxed::Infeasible) => words().relax_infeasible(),
        Step::Relax(Relaxed::Fractional(cells)) => words().relax_fractional(cells),
        Step::Relax(Relaxed::Unsettled) => words().relax_unsettled(),
        Step::Relax(Relaxed::Whole) => words().relax_whole(),
        // A strike is part of a deduction.
        Step::Strike(_) => String::new(),
        Step::Solution => words().step_solution(),
        Step::Cut => words().step_cut(),
        // Nothing has happened on the board yet.
        Step::Block(_) => beginning(run),
    }
}

fn look(need: Need, options: u8, run: &EngineRun) -> String {
    match (need, options) {
        (Need::Cell(cell), 0) => words().look_no_digit(name(cell)),
        (Need::Place(place, digit), 0) => words().look_no_place(a_digit(digit), house(place)),
        (Need::Cell(cell), _) if run.runs_own_program() => words().own_program_look(name(cell)),
        (Need::Cell(cell), options) => {
            let (cell, allowed) = (name(cell), list(run.allowed_digits(cell)));
            match run.engine() {
                Engine::BruteForce | Engine::Blocks => words().look_first_blank(cell),
                Engine::Assumptions => words().look_slot(cell, allowed),
                Engine::DecisionTree | Engine::BinaryProgram => words().look_fewest(cell, allowed),
                Engine::ExactCover => words().look_need_cell(cell, options, allowed),
                Engine::Logic => words().look_no_technique(cell, allowed),
            }
        }
        (Need::Place(place, digit), options) => words().look_need_place(a_digit(digit), house(place), options),
    }
}

fn place(cell: Cell, digit: Value, reason: Reason, run: &EngineRun) -> String {
    let (at, number) = (name(cell), written(digit));
    let (row, column) = (cell.row() + 1, cell.column() + 1);
    match (reason, run.engine()) {
        (Reason::Fits | Reason::Assumed, _) if run.runs_own_program() => words().own_program_place(number, at),
        (Reason::Fits, _) => words().place_fits(number, at),
        (Reason::Only(Need::Cell(_)), Engine::ExactCover) => words().place_need_cell(at, number),
        (Reason::Only(Need::Place(need, _)), Engine::ExactCover) => {
            words().place_need_place(a_digit(digit), house(need), at)
        }
        (Reason::Only(Need::Cell(_)) | Reason::Deduced, _) => words().place_naked(number, at),
        (Reason::Only(Need::Place(need, _)), _) => words().place_hidden(house(need), at, number),
        (Reason::Equations, _) => words().place_equations(row, column, number),
        (Reason::Assumed, engine) => {
            let assumed = match engine {
                Engine::BinaryProgram => words().branch(row, column, number),
                Engine::ExactCover => words().take_and_cover(number, at),
                Engine::Assumptions => words().assume(number, at),
                Engine::BruteForce | Engine::DecisionTree | Engine::Logic | Engine::Blocks => words().guess(number, at),
            };
            let then = match run.search().levels().last().map(|level| level.rest) {
                Some(Rest::Digits(rest)) if !rest.is_empty() => words()
                    .if_it_fails(join(rest.iter().map(|digit| written(digit).to_string()), |first, last| {
                        words().list_then(first, last)
                    })),
                Some(Rest::Cells(cells)) if cells > 0 => words().if_it_fails_places(cells),
                Some(Rest::Cells(_)) => words().last_place(),
                _ => words().last_digit(),
            };
            format!("{assumed} {then}")
        }
    }
}

fn retract(cell: Cell, digit: Value, failure: Failure, run: &EngineRun) -> String {
    let back = match run.engine() {
        Engine::ExactCover => words().uncover(written(digit), name(cell)),
        _ => words().take_back(written(digit), name(cell)),
    };
    match failure {
        Failure::Found => words().retract_found(back),
        Failure::Infeasible => words().retract_infeasible(back),
        Failure::Consequence => words().retract_consequence(back),
        Failure::Exhausted(_) if run.runs_own_program() => words().own_program_take_back(back),
        Failure::Exhausted(Need::Place(place, wanted)) => words().retract_place(a_digit(wanted), house(place), back),
        Failure::Exhausted(Need::Cell(empty)) => {
            let empty = name(empty);
            // Some of its digits may have led to solutions.
            let tried = run.search().counts().solutions > 0;
            match run.next_digit(digit) {
                Some(next) if tried => words().retract_tried_next(empty, back, written(next)),
                Some(next) => words().retract_cell_next(empty, back, written(next)),
                None if tried => words().retract_tried(empty, back),
                None => words().retract_cell(empty, back),
            }
        }
    }
}

/// Says whether the prediction was right, what the moment is, and how many predictions have been right so far.
pub fn predicted<T>(right: bool, moment: &str, counted: &Predictions<T>) -> String {
    let w = words();
    let text = if right { w.predicted_right(moment) } else { w.predicted_wrong(moment) };
    format!("{text} {} {}", w.predicted_so_far(counted.right, counted.made), w.predict_next())
}

/// Explains which cells are in the way.
pub fn why(why: &UnmetNeed) -> String {
    match why.need {
        Need::Cell(cell) => {
            let holds = |digit: Value| why.forbidding.iter().find(|(_, held)| *held == digit);
            let reasons = Values::up_to(Value::MOST).iter().filter_map(holds).enumerate().map(|(n, (at, digit))| {
                let (digit, at) = (written(*digit), name(*at));
                if n == 0 { words().why_first(digit, at) } else { words().why_next(digit, at) }
            });
            let reasons: Vec<String> = reasons.collect();
            let mut text = words().why_cell(name(cell));
            if !reasons.is_empty() {
                text += &format!(" {}.", reasons.join(", "));
            }
            if !why.tried.is_empty() {
                text += &format!(" {}", words().why_tried(list(why.tried)));
            }
            text
        }
        Need::Place(place, digit) => {
            let cells: Vec<String> = why.outside().map(name).collect();
            let mut text = words().why_place(a_digit(digit), house(place));
            if !cells.is_empty() {
                text += &format!(" {}", words().why_in_the_way(cells.join(", ")));
            }
            let rest = if why.tried.is_empty() { words().why_filled() } else { words().why_filled_or_tried() };
            format!("{text} {rest}")
        }
    }
}
