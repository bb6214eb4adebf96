//! Tests of generated boards of every kind.

use sudoku_generate::Seed;
use sudoku_generate::board_generator::{BoardGeneratorError, BoardKind, generate, generate_while};
use sudoku_samples::thoroughness::thoroughly;
use sudoku_solve::constraint;
use sudoku_techniques::Level;

fn kind(name: &str) -> BoardKind {
    name.parse().expect("a kind")
}

#[test]
fn every_kind_has_puzzles_with_one_solution() {
    for kind in BoardKind::all() {
        let slow = kind.side() > 16 || kind.to_string() == "jigsaw+anti-knight";
        for seed in 0..if slow { 1 } else { thoroughly(10, 2) } {
            let made = generate(kind, None, Seed(seed)).unwrap_or_else(|error| panic!("{kind}: {error}"));
            assert_eq!(made.puzzle.rules().side() as usize, kind.side(), "{kind}");
            assert!(made.solution.is_solved(), "{kind} {seed}: {:?}", made.solution.refusal());
            assert!(constraint::is_unique(&made.puzzle), "{kind} {seed}");
            let holds = |(&given, &value): (&u8, &u8)| given == 0 || given == value;
            assert!(made.puzzle.values().iter().zip(made.solution.values()).all(holds), "{kind} {seed}");
            match kind.side() {
                16 => assert!(made.puzzle.given_count() <= 125),
                25 => assert!(made.puzzle.given_count() <= 300),
                _ => {}
            }
            let cages = made.puzzle.rules().sums().len();
            assert_eq!(cages > 0, kind.is_killer(), "{kind}");
        }
    }
}

#[test]
fn small_boards_need_each_of_their_givens() {
    for seed in 0..5 {
        let made = generate(kind("6"), None, Seed(seed)).expect("a puzzle");
        for cell in made.puzzle.rules().cells().filter(|&cell| made.puzzle.is_given(cell)) {
            let mut without = made.puzzle.clone();
            without.give(cell, 0).expect("a blank");
            assert!(!constraint::is_unique(&without), "{cell} of {seed}");
        }
    }
}

#[test]
fn a_seed_makes_the_same_puzzle_everywhere() {
    let line = |name: &str| {
        let puzzle = generate(kind(name), None, Seed(7)).expect("a puzzle").puzzle;
        puzzle.values().iter().map(|value| format!("{value:x}")).collect::<String>()
    };
    assert_eq!(line("4"), "0002023040000003");
    let killer = generate(kind("killer"), None, Seed(7)).expect("a puzzle").puzzle;
    let totals: Vec<i32> = killer.rules().sums().iter().map(|sum| sum.total).collect();
    assert_eq!(line("8"), "0000400027006000000500130306005040500006000000000007040500180002");
    assert_eq!(line("x+windoku"), "007000200000080900000900000002000000900000045003000000600000002000000008000000000");
    assert_eq!(totals[..8], [32, 4, 20, 17, 24, 12, 28, 11]);
}

#[test]
fn kinds_have_names() {
    for kind in BoardKind::all() {
        assert_eq!(kind.to_string().parse(), Ok(kind));
    }
    assert_eq!(kind("x+killer"), kind("killer+x"));
    for wrong in ["", "5", "killer+", "killer+killer", "killer+x+windoku", "renban"] {
        assert!(wrong.parse::<BoardKind>().is_err(), "{wrong}");
    }
}

#[test]
fn making_a_puzzle_stops_when_it_is_told_to() {
    for (name, level) in [("25", None), ("killer", None), ("jigsaw+x", Some(Level::Extreme))] {
        let mut asked = 0;
        let mut should_continue = || {
            asked += 1;
            asked < 4
        };
        assert_eq!(
            generate_while(kind(name), level, Seed(7), &mut should_continue),
            Err(BoardGeneratorError::Stopped),
            "{name}"
        );
        assert_eq!(asked, 4, "{name}");
    }
}
