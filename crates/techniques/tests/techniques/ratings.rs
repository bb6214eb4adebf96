//! Tests of the ratings of puzzles from our generator.

use sudoku_board::classic::Grid;
use sudoku_techniques::{Level, Position, rate};

/// The puzzle, its level, its hardest technique, and its rating of Sudoku Explainer in tenths.
const RATED: &[(&str, &str, &str, u8)] = &[
    (".1.4........6....1..9..73.6...74.......5..9.375...8.......3..9..46.......7.1...5.", "easy", "hidden single", 15),
    ("..63...........2..94......64....7.292....3...7..4.53.....1.....6.5..879..2....8..", "medium", "naked pair", 30),
    (".7..12..5..6...2...2...4.3........16.54.73..8.1..4....9...........635...7...2.3..", "hard", "X-wing", 32),
    ("62..........9..26..9..2.43.317.........4..3..5..8....11...8.6...8.......7....3...", "hard", "XY-wing", 42),
    (
        "3....598...........5.789...7.63....9.......1.....5...3.2......6....3...1.8961..4.",
        "hard",
        "uniqueness test 1",
        45,
    ),
    ("...2.5.8...7...4..35.9......8..3..9.....28.....1.5..7.........673..8..1..45..7...", "hard", "XYZ-wing", 44),
    (
        "63.....5..5.8..6..2..9..8..9..13.......29...8.....8.27....89..1......7..3.7..6...",
        "hard",
        "bivalue universal grave + 1",
        56,
    ),
    ("..6...9.3.9.4........65..2.1....42.5...8.....7..5..8.4..7.1.6...8.3.......2..67..", "extreme", "XY-chain", 72),
    (
        "2...4..1.8..2.3..9..75.....1..3......96....2...3.5........76..2..1..87........4.6",
        "unfair",
        "continuous nice loop",
        71,
    ),
    (
        "..193..2...6.27..5......9..5.....4.........38...7186.2.7.5....4.6.......2.9..6..7",
        "extreme",
        "forcing chain (verity)",
        83,
    ),
    (".2.57..8.15.....9......6..441...8......6......98...1.......7.2.....659....2.3..4.", "medium", "naked triple", 34),
    ("3......2.6..8..1...5...4..643.6.87.........3.5...37.69.6..714........5..........2", "medium", "hidden pair", 20),
];

fn position(line: &str) -> Position {
    Position::of(&Grid::from_line(line.as_bytes()).expect("81 characters")).expect("no digit twice")
}

#[test]
fn a_rating_is_the_hardest_step_of_the_path() {
    for &(line, level, hardest, explainer) in RATED {
        let rating = rate(&position(line)).expect("one solution");
        assert_eq!(rating.level.name(), level, "{line}");
        assert_eq!(rating.hardest.map(|technique| technique.to_string()).as_deref(), Some(hardest), "{line}");
        assert_eq!(rating.explainer, Some(explainer), "{line}");
    }
}

#[test]
fn a_level_is_never_below_that_of_the_hardest_technique_and_holds_the_score() {
    for &(line, ..) in RATED {
        let rating = rate(&position(line)).expect("one solution");
        assert!(rating.hardest.is_some_and(|hardest| hardest.level() <= rating.level));
        assert!(rating.level.most().is_none_or(|most| rating.score <= most));
    }
}

#[test]
fn levels_rise() {
    assert!(Level::ALL.windows(2).all(|pair| pair[0] < pair[1]));
    assert!(Level::ALL.windows(2).all(|pair| pair[0].most() < pair[1].most() || pair[1].most().is_none()));
}

#[test]
fn a_puzzle_without_a_solution_has_no_rating() {
    assert_eq!(rate(&position(sudoku_samples::known::NONE)), None);
}
