//! Access to the words in `assets/words/`: a function for each message, in the current language.

mod blocks;
mod comments;
mod engines;
mod faults;
mod imports;
mod numbers;
mod reading;
mod techniques;
mod written;

pub use blocks::{block_line, block_words, category, choice, opcode_words, script_title};
pub use comments::{comment, with_stored_comments, with_translated_comments};
pub use engines::{EngineWords, engine, moment, not_on_board, predicted, why};
pub use faults::{
    act_error, difference, edit_error, fault, finding, machine_fault, problem, run_error, script_problem, search_fault,
};
pub use imports::{losses, scratch_error};
pub use numbers::{
    capitalised, clock, decimal, duration, full_sentence, sentence, short_duration, thousands, time_played,
};
pub use reading::read_error;
pub use techniques::{
    Instructions, a_technique, by_digit, consequence, deduction, idea, in_short, instructions, puzzle_level, reason,
    technique, what_hint, where_hint,
};

pub use written::{Written, letters, set_letters, written};

use messages::L10n;
pub use messages::L10nLanguage as Words;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{LazyLock, OnceLock};
use sudoku_board::{
    Adjacency, Board, BrokenRule, Cell, Clash, Constraint, House, HouseKind, Pairs, Refusal, Relation, RelationKind,
    Sum, Value, Values,
};
use written::written_or_none;

/// The generated messages: one function each, with its arguments in the order of the English text. Not everything is used: some
/// of it is for programs that load their languages from files, and browsers need no words for dialogs.
#[allow(clippy::all, dead_code, missing_docs)]
mod messages {
    include!(concat!(env!("OUT_DIR"), "/words.rs"));
}

static LANGUAGES: LazyLock<Vec<Words>> = LazyLock::new(|| L10n::iter().map(L10n::load).collect());

/// The index of the current language in [`LANGUAGES`].
static CURRENT: LazyLock<AtomicUsize> = LazyLock::new(|| AtomicUsize::new(system_language() as usize));

/// The available language that the system prefers, once it has been asked.
static SYSTEM: OnceLock<L10n> = OnceLock::new();

/// Returns all words in the current language.
pub fn words() -> &'static Words {
    &LANGUAGES[CURRENT.load(Ordering::Relaxed)]
}

/// Sets the current language by its tag, such as `en`. Without a tag, or if there is no such language, uses that of the system.
pub fn set_language(tag: Option<&str>) {
    let language = tag.and_then(|tag| tag.parse().ok()).unwrap_or_else(system_language);
    CURRENT.store(language as usize, Ordering::Relaxed);
}

/// Asks the system for its language and uses it. Only the window does so; a game without a window speaks English.
pub fn ask_system() {
    let system = L10n::langneg(&sys_locale::get_locales().collect::<Vec<_>>().join(","));
    if SYSTEM.set(system).is_ok() {
        set_language(None);
    }
}

/// Returns the system's language; English if we do not have it, or if the system was not asked.
fn system_language() -> L10n {
    SYSTEM.get().copied().unwrap_or_default()
}

/// Returns the tag of the current language.
pub fn tag() -> &'static str {
    languages().nth(CURRENT.load(Ordering::Relaxed)).map_or("en", |(tag, _)| tag)
}

/// Returns the tag of each language, and its own name.
pub fn languages() -> impl Iterator<Item = (&'static str, &'static str)> {
    L10n::iter().map(|language| (&**language, language.language_name()))
}

/// Returns the name of a cell by its row and its column, as in “r3c5”.
pub fn name(cell: Cell) -> String {
    words().cell_name(cell.row() + 1, cell.column() + 1)
}

/// Returns the name of a puzzle or a collection, translated if it comes with the game. A number at its end is kept.
pub fn puzzle_name(name: &str) -> String {
    let plain = |name: &str| words().puzzle_name(key(name), name);
    let is_number = |text: &str| text.chars().all(|character| character.is_ascii_digit());
    match name.rsplit_once(' ').filter(|(_, number)| is_number(number)) {
        Some((name, number)) => words().puzzle_number(plain(name), number),
        None => plain(name),
    }
}

/// Returns the key under which languages translate a text of the code.
fn key(text: &str) -> String {
    text.replace(|character: char| !character.is_ascii_alphanumeric(), "-")
}

/// Returns the name of a house, as in “row 3”.
pub fn house(house: House) -> String {
    let number = house.index() + 1;
    match house.kind() {
        HouseKind::Row => words().house_row(number),
        HouseKind::Column => words().house_column(number),
        HouseKind::Box => words().house_box(number),
        HouseKind::Region => words().house_region(number),
        HouseKind::Diagonal => words().house_diagonal(number),
        HouseKind::Windoku => words().house_windoku(number),
        HouseKind::DisjointGroup => words().house_group(number),
        HouseKind::Extra => words().house_extra(number),
        HouseKind::Cage => words().house_cage(number),
    }
}

/// Lists digits as they are read aloud.
pub fn list(digits: Values) -> String {
    all_of(digits.iter().map(|digit| written(digit).to_string()))
}

/// Lists names, with “and” before the last.
pub fn all_of(names: impl IntoIterator<Item = String>) -> String {
    join(names, |first, last| words().list_and(first, last))
}

/// Lists names, with “or” before the last.
pub fn either(names: impl IntoIterator<Item = String>) -> String {
    join(names, |first, last| words().list_or(first, last))
}

/// Joins names with commas, and the last two with `last_two`.
fn join(names: impl IntoIterator<Item = String>, last_two: impl Fn(String, String) -> String) -> String {
    let mut names: Vec<String> = names.into_iter().collect();
    match (names.pop(), names.join(", ")) {
        (None, _) => words().list_none(),
        (Some(only), rest) if rest.is_empty() => only,
        (Some(last), rest) => last_two(rest, last),
    }
}

/// Returns a digit with its article.
fn a_digit(digit: Value) -> String {
    words().a_digit(written(digit))
}

/// Returns the sentence that a given cannot be changed.
pub fn belongs_to_puzzle(board: &Board, cell: Cell) -> String {
    words().belongs_to_puzzle(written_or_none(board.get(cell)), name(cell))
}

/// Returns a sentence that explains why a digit is refused.
pub fn refused(board: &Board, cell: Cell, digit: Value, clash: &Clash) -> String {
    let at = name(cell);
    let others = || all_of(clash.cells.iter().map(|&cell| name(cell)));
    match clash.rule {
        Constraint::House(refusing) => words().refused(written(digit), at, house(refusing), a_digit(digit), others()),
        Constraint::Relation(number) => {
            let rule = relation(&board.rules().relations()[usize::from(number)]);
            words().refused_by_relation(written(digit), at, rule, others())
        }
        Constraint::Sum(number) => {
            let sum = &board.rules().sums()[usize::from(number)];
            if board.rules().houses().iter().any(|house| board.rules().is_total(sum, house)) {
                return refused_by_cage(board, cell, digit, sum);
            }
            words().refused_by_sum(written(digit), at, others(), sum.total)
        }
        Constraint::Allowed if digit.get() > board.rules().side() => words().not_on_this_board(),
        Constraint::Allowed => words().refused_by_cell(written(digit), at),
    }
}

/// Returns a sentence that explains why the total of a cage refuses a digit.
fn refused_by_cage(board: &Board, cell: Cell, digit: Value, sum: &Sum) -> String {
    let (at, total) = (name(cell), sum.total);
    let reached = sum.value(|other| if other == cell { Some(digit) } else { board.get(other) });
    let blanks: Vec<Cell> = sum.cells().filter(|&other| other != cell && board.get(other).is_none()).collect();
    match blanks[..] {
        [] => words().refused_by_full_cage(written(digit), at, total, reached),
        [last] if reached < total => {
            words().refused_by_last_of_cage(written(digit), at, total, total - reached, name(last))
        }
        _ => words().refused_by_cage(written(digit), at, total),
    }
}

/// Returns the name of a relation within a sentence.
pub fn relation(relation: &Relation) -> String {
    let w = words();
    match (relation.kind, &relation.pairs) {
        (RelationKind::Equal, Pairs::Everywhere(Adjacency::Knight)) => w.rule_anti_knight(),
        (RelationKind::Equal, Pairs::Everywhere(Adjacency::King)) => w.rule_anti_king(),
        (RelationKind::Difference(1), Pairs::Everywhere(Adjacency::Orthogonal)) => w.rule_nonconsecutive(),
        (RelationKind::Equal, Pairs::Mirrored(_)) => w.rule_palindrome(),
        (RelationKind::Less, _) => w.rule_thermometer(),
        (RelationKind::AtLeastApart(_), _) => w.rule_whisper(),
        (RelationKind::Difference(_) | RelationKind::Ratio(_), _) => w.rule_dot(),
        _ => w.rule_other(),
    }
}

/// Returns the sentence that a broken rule keeps the solvers from working.
pub fn conflict_first(refusal: &Refusal) -> String {
    match (&refusal.broken, &refusal.cells[..]) {
        (BrokenRule::House { house, value }, &[first, second]) => {
            words().conflict_first(written(*value), self::house(*house), name(first), name(second))
        }
        (_, cells) => words().rule_first(all_of(cells.iter().map(|&cell| name(cell)))),
    }
}
