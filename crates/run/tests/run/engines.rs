//! All engines find the same solutions, and everything they report follows from their steps.

use crate::search;
use proptest::prelude::*;
use std::collections::HashSet;
use sudoku_board::classic::Grid;
use sudoku_board::{Board, Cell, Value};
use sudoku_run::engines::Engine;
use sudoku_samples::known::{MILLIONS, NONE, SCRATCH, SCRATCH_SOLVED, TWO, read};
use sudoku_samples::strategies::{any_grid, lawful_puzzle, solvable_puzzle};
use sudoku_samples::thoroughness::{cases, thoroughly};
use sudoku_solve::search::{Counts, Failure, Level, Need, Reason, Relaxed, Rest, Rewind, Search, Step};

/// Returns all solutions, each once; `None` if that takes more than `most_steps`.
fn all_solutions(engine: Engine, board: &Board, most_steps: usize) -> Option<HashSet<Board>> {
    let mut search = search(engine, board.clone());
    let mut found = HashSet::new();
    for _ in 0..most_steps {
        match search.next() {
            Some(Step::Solution) => assert!(found.insert(search.board()), "{engine} finds a solution twice"),
            Some(_) => {}
            None => {
                assert_eq!(search.counts().solutions, found.len() as u64, "{engine}");
                return Some(found);
            }
        }
    }
    None
}

/// Returns the solutions if there are at most twelve and they are found quickly, so that slow engines can find them too.
fn few_solutions(board: &Board, most_steps: usize) -> Option<HashSet<Board>> {
    all_solutions(Engine::ExactCover, board, most_steps).filter(|found| found.len() <= 12)
}

fn told(engine: Engine, board: &Board, steps: usize) -> Vec<String> {
    search(engine, board.clone()).take(steps).map(|step| step.to_string()).collect()
}

#[test]
fn all_engines_find_the_known_number_of_solutions() {
    use Engine::{Assumptions, BinaryProgram, BruteForce, DecisionTree, ExactCover};
    let narrow = [DecisionTree, ExactCover];
    let quick = [DecisionTree, ExactCover, BinaryProgram];
    let simple = [DecisionTree, ExactCover, BruteForce, Assumptions];
    let known: [(&str, usize, &[Engine]); 20] = [
        ("085061000904000000000002308040000002700090500000030800000058000000700010600000004", 1, Engine::ALL),
        ("360000005010090208050180007500006400246050700000070000000007103003940000000001000", 1, Engine::ALL),
        ("020040005058000000010800400700008040001905700030700002004003010000000960200010050", 1, Engine::ALL),
        (SCRATCH, 1, Engine::ALL),
        ("000065130000008900100009002025000709000000000607000240800900004001500000032780000", 1, Engine::ALL),
        ("..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9", 1, &quick),
        ("9..8...........5............2..1...3.1.....6....4...7.7.86.........3.1..4.....2..", 1, &quick),
        (
            ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........",
            0,
            &[ExactCover, BinaryProgram],
        ),
        (".......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6...", 1, &quick),
        ("8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..", 1, &narrow),
        ("..53.....8......2..7..1.5..4....53...1..7...6..32...8..6.5....9..4....3......97..", 1, &simple),
        ("85...24..72......9..4.........1.7..23.5...9...4...........8..7..17..........36.4.", 1, &quick),
        (".39...12....9.7...8..4.1..6.42...79...........91...54.5..1.9..3...8.5....14...87.", 2, Engine::ALL),
        ("..3.....6...98..2.9426..7..45...6............1.9.5.47.....25.4.6...785...........", 3, Engine::ALL),
        ("....9....6..4.7..8.4.812.3.7.......5..4...9..5..371..4.5..6..4.2.17.85.9.........", 4, Engine::ALL),
        ("59.....486.8...3.7...2.1.......4.....753.698.....9.......8.3...2.6...7.934.....65", 10, Engine::ALL),
        ("...3165..8..5..1...1.89724.9.1.85.2....9.1....4.263..1.5.....1.1..4.9..2..61.8...", 125, &simple),
        (TWO, 2, Engine::ALL),
        (SCRATCH_SOLVED, 1, Engine::ALL),
        (NONE, 0, Engine::ALL),
    ];
    for (puzzle, count, engines) in known {
        let board = read(puzzle);
        for &engine in engines {
            let found = all_solutions(engine, &board, usize::MAX).expect("every run ends");
            assert_eq!(found.len(), count, "{engine} on {puzzle}");
            assert!(found.iter().all(Board::is_solved), "{engine} on {puzzle}");
        }
    }
}

#[test]
fn a_puzzle_with_76215_solutions_has_all_of_them() {
    let board = read("000000000100000000000430200000000006000509000000000418000081000002000050040000300");
    assert_eq!(all_solutions(Engine::ExactCover, &board, usize::MAX).map(|found| found.len()), Some(76_215));
}

#[test]
fn the_first_solutions_come_without_the_others() {
    // The first two rows of a solution: millions of ways to go on, and easy ones.
    let two_rows = read(&format!("{}{}", &SCRATCH_SOLVED[..18], ".".repeat(63)));
    for board in [Board::default(), read(MILLIONS), two_rows] {
        for &engine in Engine::ALL {
            if [Engine::DecisionTree, Engine::Blocks].contains(&engine) && board == read(MILLIONS) {
                // The first solution is five million steps away, which is hundreds of millions of blocks.
                continue;
            }
            // Relaxations take long, most of all on the empty board.
            let most = match engine {
                Engine::BinaryProgram if board.is_blank() => 1,
                Engine::BinaryProgram => thoroughly(3, 1),
                _ => 3,
            };
            let mut search = search(engine, board.clone());
            let mut found = HashSet::new();
            while found.len() < most {
                if search.next().expect("there are more") == Step::Solution {
                    assert!(search.board().is_solved(), "{engine}");
                    assert!(found.insert(search.board()), "{engine} finds a solution twice");
                }
            }
            let kept =
                board.values().iter().zip(search.board().values()).all(|(&given, &now)| [0, now].contains(&given));
            assert!(kept, "{engine} leaves the digits of the board");
            assert!(!search.is_done());
        }
    }
}

#[test]
fn a_full_board_is_one_solution_with_nothing_placed() {
    let board = read(SCRATCH_SOLVED);
    for &engine in Engine::ALL {
        let mut search = search(engine, board.clone());
        let steps: Vec<Step> = search.by_ref().collect();
        assert_eq!(steps.iter().filter(|&&step| step == Step::Solution).count(), 1, "{engine}");
        assert_eq!((search.counts().placements, search.counts().retractions, search.depth()), (0, 0, 0), "{engine}");
        assert!(search.is_done(), "{engine}");
    }
}

#[test]
fn a_mistake_on_the_board_is_no_step_for_any_engine() {
    let mut played = read(SCRATCH);
    played.set(Cell::at(0, 2), Value::digit(4)).expect("a blank");
    for board in [played, Grid::of_values([5; 81]).into()] {
        for &engine in Engine::ALL {
            let mut search = search(engine, board.clone());
            assert_eq!(search.next(), None, "{engine}: 4 stands in row 1 already");
            assert!(search.is_done() && search.levels().is_empty(), "{engine}");
            assert_eq!((search.counts(), search.board()), (Counts::default(), board.clone()), "{engine}");
        }
    }
}

#[test]
fn a_wrong_digit_of_the_players_stands_and_leaves_no_solution() {
    let mut board = read(SCRATCH);
    board.set(Cell::at(0, 2), Value::digit(3)).expect("a blank");
    for &engine in Engine::ALL {
        assert_eq!(all_solutions(engine, &board, usize::MAX).map(|found| found.len()), Some(0), "{engine}");
    }
}

#[test]
fn a_digit_is_told_with_the_rule_that_placed_it() {
    assert_eq!(
        told(Engine::DecisionTree, &read(SCRATCH), 3),
        [
            "place 3 in r1c8: the only digit for the cell",
            "place 5 in r1c3: the only place in row 1",
            "place 9 in r1c7: the only place in row 1",
        ]
    );
    assert_eq!(
        told(Engine::DecisionTree, &read(TWO), usize::MAX),
        [
            "place 4 in r1c1: the only digit for the cell",
            "look for a digit in r8c3: 2 options",
            "place 2 in r8c3: assumed",
            "place 7 in r8c8: the only digit for the cell",
            "place 7 in r9c3: the only digit for the cell",
            "place 2 in r9c8: the only digit for the cell",
            "solution",
            "take back 2 from r9c8: on to the next solution",
            "take back 7 from r9c3: on to the next solution",
            "take back 7 from r8c8: on to the next solution",
            "take back 2 from r8c3: on to the next solution",
            "place 7 in r8c3: assumed",
            "place 2 in r8c8: the only digit for the cell",
            "place 2 in r9c3: the only digit for the cell",
            "place 7 in r9c8: the only digit for the cell",
            "solution",
            "take back 7 from r9c8: on to the next solution",
            "take back 2 from r9c3: on to the next solution",
            "take back 2 from r8c8: on to the next solution",
            "take back 7 from r8c3: on to the next solution",
            "take back 4 from r1c1: no option left for a digit in r8c3",
        ]
    );
}

#[test]
fn the_decision_tree_guesses_when_no_single_is_left_and_sees_a_dead_end_before_it_is_reached() {
    let inkala = read("8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..");
    assert_eq!(
        told(Engine::DecisionTree, &inkala, 6),
        [
            "look for a digit in r8c7: 2 options",
            "place 3 in r8c7: assumed",
            "look for a digit in r7c7: 2 options",
            "place 5 in r7c7: assumed",
            "place 5 in r6c9: the only place in row 6",
            "place 9 in r8c9: the only place in box 9",
        ]
    );
    // Every blank has a digit left, but the 1s in the rows and columns around it leave no place for a 1 in row 1.
    let board = read("........21............1..........1...........................1...................");
    assert_eq!(told(Engine::DecisionTree, &board, 9), ["look for a 1 in row 1: no option left"]);
}

#[test]
fn stacked_assumptions_look_at_the_blanks_in_reading_order_and_take_what_is_allowed() {
    assert_eq!(
        told(Engine::Assumptions, &read(TWO), 16),
        [
            "look for a digit in r1c1: 1 option",
            "place 4 in r1c1: assumed",
            "look for a digit in r8c3: 2 options",
            "place 2 in r8c3: assumed",
            "look for a digit in r8c8: 1 option",
            "place 7 in r8c8: assumed",
            "look for a digit in r9c3: 1 option",
            "place 7 in r9c3: assumed",
            "look for a digit in r9c8: 1 option",
            "place 2 in r9c8: assumed",
            "solution",
            "take back 2 from r9c8: on to the next solution",
            "take back 7 from r9c3: no option left for a digit in r9c8",
            "take back 7 from r8c8: no option left for a digit in r9c3",
            "take back 2 from r8c3: no option left for a digit in r8c8",
            "place 7 in r8c3: assumed",
        ]
    );
}

#[test]
fn exact_cover_meets_the_need_with_the_fewest_ways_first() {
    assert_eq!(
        told(Engine::ExactCover, &read(TWO), 16),
        [
            "look for a digit in r1c1: 1 option",
            "place 4 in r1c1: the only digit for the cell",
            "look for a digit in r8c3: 2 options",
            "place 2 in r8c3: assumed",
            "look for a digit in r8c8: 1 option",
            "place 7 in r8c8: the only digit for the cell",
            "look for a digit in r9c3: 1 option",
            "place 7 in r9c3: the only digit for the cell",
            "look for a digit in r9c8: 1 option",
            "place 2 in r9c8: the only digit for the cell",
            "solution",
            "take back 2 from r9c8: on to the next solution",
            "take back 7 from r9c3: on to the next solution",
            "take back 7 from r8c8: on to the next solution",
            "take back 2 from r8c3: on to the next solution",
            "place 7 in r8c3: assumed",
        ]
    );
    assert_eq!(
        told(Engine::ExactCover, &read(SCRATCH), 4)[2..],
        ["look for a 5 in row 1: 1 option", "place 5 in r1c3: the only place in row 1"]
    );
    assert_eq!(told(Engine::ExactCover, &read(NONE), 9), ["look for a digit in r1c9: no option left"]);
}

#[test]
fn the_binary_program_solves_its_equations_and_excludes_what_it_has_found() {
    let steps = told(Engine::BinaryProgram, &read(TWO), usize::MAX);
    assert_eq!(steps[..2], ["solve the equations: all values are whole", "place 4 in r1c1: the equations say so"]);
    assert_eq!(steps[6..9], ["solution", &steps[7], "take back 7 from r9c3: on to the next solution"]);
    assert_eq!(steps.iter().filter(|step| *step == "add an inequality that excludes this solution").count(), 2);
    let last = "the equations contradict each other";
    assert!(steps.last().is_some_and(|step| step.ends_with(last)), "{steps:?}");
    assert_eq!(told(Engine::BinaryProgram, &read(NONE), 9), ["solve the equations: they contradict each other"]);
}

/// A digit on the board of a watched search.
struct Standing {
    cell: Cell,
    digit: Value,
    /// The number of remaining options for its need.
    left: usize,
}

fn is_met(board: &Board, need: Need) -> bool {
    need.options().into_iter().any(|(cell, digit)| board.get(cell) == Some(digit))
        || matches!(need, Need::Cell(cell) if board.get(cell).is_some())
}

/// Watches a search for at most this many steps. Everything it reports must agree with the effect of its steps on our own
/// board.
fn watch(engine: Engine, board: &Board, most_steps: usize) {
    let mut search = search(engine, board.clone());
    let mut stage = board.clone();
    let mut standing: Vec<Standing> = Vec::new();
    let mut counts = Counts::default();
    // The number of options for the next placement, including itself, if a step has reported it.
    let mut ways: Option<usize> = None;
    let (mut relaxed, mut before) = (None, None);
    // Everything placed at each level since the level below it was last filled.
    let mut placed: Vec<HashSet<(Cell, Value)>> = vec![HashSet::new()];
    for _ in 0..most_steps {
        let struck = search.logic().map(|logic| logic.position().clone());
        let Some(step) = search.next() else {
            assert!(search.is_done(), "{engine}");
            assert_eq!((search.depth(), &stage, &search.board()), (0, board, board), "{engine} takes everything back");
            assert_eq!(search.next(), None, "{engine} stays at its end");
            return;
        };
        let now = stage.clone();
        // Eliminated candidates are no longer open.
        let is_open = |&(cell, digit): &(Cell, Value)| {
            struck.as_ref().map_or_else(|| now.candidates(cell), |left| left.candidates(cell)).contains(digit)
        };
        let open = |need: Need| need.options().into_iter().filter(is_open);
        match step {
            Step::Look { need, options: told } => {
                counts.calls += 1;
                ways = Some(usize::from(told));
                match engine {
                    Engine::BruteForce | Engine::Blocks => {
                        assert_eq!((Some(need), told), (stage.blanks().next().map(Need::Cell), 9))
                    }
                    _ => assert_eq!(open(need).count(), usize::from(told), "{engine}: {step}"),
                }
                if engine == Engine::ExactCover {
                    let fewest = Need::all().filter(|&need| !is_met(&stage, need)).map(|need| open(need).count()).min();
                    assert_eq!(fewest, Some(usize::from(told)), "{step}");
                }
            }
            Step::Try { cell, digit, refused_by } => {
                counts.tries += 1;
                ways = ways.map(|ways| ways - 1);
                assert_eq!(refused_by, stage.refused_by(cell, digit), "{engine}");
            }
            Step::Place { cell, digit, reason } => {
                counts.placements += 1;
                counts.tries += u64::from(reason == Reason::Assumed);
                assert_eq!(stage.get(cell), None, "{engine}: {step}");
                assert_eq!(stage.refused_by(cell, digit), None, "{engine}: {step}");
                match reason {
                    Reason::Fits => assert_eq!(before, Some(Step::Try { cell, digit, refused_by: None })),
                    Reason::Assumed => {}
                    Reason::Only(need) => assert_eq!(open(need).collect::<Vec<_>>(), [(cell, digit)], "{engine}"),
                    Reason::Equations => assert_eq!(relaxed, Some(Relaxed::Whole)),
                    Reason::Deduced => assert_eq!(engine, Engine::Logic),
                }
                stage.set(cell, Some(digit)).expect("a blank");
                let rest = search.levels().last().expect("it was placed").rest;
                let left = match (reason, ways) {
                    (Reason::Assumed, Some(ways)) => ways.checked_sub(1).expect("no more than there were"),
                    (Reason::Fits, Some(ways)) => ways,
                    (Reason::Assumed | Reason::Fits, None) => rest.len(),
                    (Reason::Only(_) | Reason::Equations | Reason::Deduced, _) => 0,
                };
                assert!(!matches!(rest, Rest::Digits(digits) if digits.contains(digit)), "{engine}: {step}");
                placed[standing.len()].insert((cell, digit));
                placed.push(HashSet::new());
                standing.push(Standing { cell, digit, left });
                counts.deepest = counts.deepest.max(standing.len() as u16);
                ways = None;
            }
            Step::Retract { cell, digit, failure } => {
                counts.retractions += 1;
                let last = standing.pop().expect("something stands");
                let above = &placed.pop().expect("a level above");
                assert_eq!((last.cell, last.digit), (cell, digit), "{engine} takes back what it placed last");
                stage.set(cell, None).expect("the player's");
                ways = Some(last.left);
                match failure {
                    Failure::Found => assert!(counts.solutions > 0, "{engine}"),
                    Failure::Infeasible => assert_eq!(before, Some(Step::Relax(Relaxed::Infeasible))),
                    // All remaining options were tried at the level above.
                    Failure::Exhausted(need) => {
                        assert_eq!(open(need).collect::<HashSet<_>>(), *above, "{engine}: {step}")
                    }
                    Failure::Consequence => assert!(matches!(before, Some(Step::Retract { .. })), "{engine}: {step}"),
                }
            }
            Step::Relax(what) => {
                counts.calls += 1;
                (relaxed, ways) = (Some(what), None);
                assert!(!matches!(what, Relaxed::Fractional(cells) if cells == 0 || cells > 81), "{step}");
            }
            Step::Solution => {
                counts.calls += 1;
                counts.solutions += 1;
                assert!(stage.is_solved(), "{engine}");
            }
            Step::Strike(gone) => assert_eq!((engine, gone > 0), (Engine::Logic, true)),
            Step::Cut => assert_eq!((engine, standing.len()), (Engine::BinaryProgram, 0)),
            Step::Block(_) => assert_eq!(engine, Engine::Blocks),
        }
        before = Some(step);
        assert_eq!(search.board(), stage, "{engine}: {step}");
        assert_eq!((search.counts(), search.depth()), (counts, standing.len()), "{engine}: {step}");
        let levels = search.levels();
        let told = levels.iter().map(|&Level { cell, digit, rest }| (cell, digit, rest.len()));
        assert!(told.eq(standing.iter().map(|level| (level.cell, level.digit, level.left))), "{engine}: {levels:?}");
        assert!(!search.is_done(), "{engine}");
    }
}

#[test]
fn what_an_engine_tells_of_itself_follows_from_its_steps() {
    for puzzle in [
        TWO,
        SCRATCH,
        MILLIONS,
        ".39...12....9.7...8..4.1..6.42...79...........91...54.5..1.9..3...8.5....14...87.",
        "....9....6..4.7..8.4.812.3.7.......5..4...9..5..371..4.5..6..4.2.17.85.9.........",
        SCRATCH_SOLVED,
        NONE,
    ] {
        for &engine in Engine::ALL {
            watch(engine, &read(puzzle), thoroughly(2000, 500));
        }
    }
    for engine in [Engine::BruteForce, Engine::Assumptions, Engine::DecisionTree, Engine::ExactCover] {
        watch(engine, &Board::default(), thoroughly(2000, 500));
    }
}

proptest! {
    #![proptest_config(cases(96))]

    #[test]
    fn what_an_engine_tells_follows_from_its_steps_on_any_puzzle(grid in lawful_puzzle(60)) {
        let board = Board::from(grid);
        for engine in [Engine::BruteForce, Engine::Assumptions, Engine::DecisionTree, Engine::ExactCover] {
            watch(engine, &board, 500);
        }
    }

    #[test]
    fn the_engines_agree_on_the_set_of_solutions((grid, _) in solvable_puzzle(70)) {
        let board = Board::from(grid);
        let expected = all_solutions(Engine::ExactCover, &board, 20_000);
        prop_assume!(expected.is_some());
        prop_assert!(expected.as_ref().is_some_and(|found| !found.is_empty()));
        for engine in [Engine::BruteForce, Engine::Assumptions, Engine::DecisionTree] {
            let found = all_solutions(engine, &board, 200_000);
            prop_assert!(found.is_none() || found == expected, "{}", engine);
        }
    }

    #[test]
    fn the_engines_agree_on_puzzles_that_may_have_no_solution(grid in lawful_puzzle(120)) {
        let board = Board::from(grid);
        let expected = all_solutions(Engine::DecisionTree, &board, 2_000);
        prop_assume!(expected.is_some());
        for engine in [Engine::BruteForce, Engine::Assumptions, Engine::ExactCover] {
            let found = all_solutions(engine, &board, 20_000);
            prop_assert!(found.is_none() || found == expected, "{}", engine);
        }
    }

    #[test]
    fn a_board_that_breaks_a_rule_is_no_step_for_any_engine(grid in any_grid()) {
        for engine in Engine::ALL.iter().copied().filter(|_| grid.conflict().is_some()) {
            prop_assert_eq!(search(engine, grid).next(), None, "{}", engine);
        }
    }
}

// A relaxation takes a thousand times as long as a step of the other engines.
proptest! {
    #![proptest_config(cases(16))]

    #[test]
    fn what_the_binary_program_tells_follows_from_its_steps(grid in lawful_puzzle(60)) {
        let board = Board::from(grid);
        watch(Engine::BinaryProgram, &board, 100);
    }
}

proptest! {
    #![proptest_config(cases(48))]

    #[test]
    fn the_binary_program_agrees_on_the_set_of_solutions((grid, _) in solvable_puzzle(60)) {
        let board = Board::from(grid);
        let expected = few_solutions(&board, 20_000);
        prop_assume!(expected.is_some());
        prop_assert_eq!(all_solutions(Engine::BinaryProgram, &board, usize::MAX), expected);
    }

    #[test]
    fn the_binary_program_agrees_on_puzzles_that_may_have_no_solution(grid in lawful_puzzle(160)) {
        let board = Board::from(grid);
        let expected = few_solutions(&board, 2_000);
        prop_assume!(expected.is_some());
        prop_assert_eq!(all_solutions(Engine::BinaryProgram, &board, usize::MAX), expected);
    }
}

// A deduction takes a hundred times as long as a step of the other engines.
proptest! {
    #![proptest_config(cases(16))]

    #[test]
    fn what_logic_tells_follows_from_its_steps(grid in lawful_puzzle(60)) {
        let board = Board::from(grid);
        watch(Engine::Logic, &board, 300);
    }

    #[test]
    fn logic_agrees_on_the_set_of_solutions((grid, _) in solvable_puzzle(45)) {
        let board = Board::from(grid);
        let expected = few_solutions(&board, 20_000);
        prop_assume!(expected.is_some());
        prop_assert_eq!(all_solutions(Engine::Logic, &board, usize::MAX), expected);
    }

    #[test]
    fn logic_agrees_on_puzzles_that_may_have_no_solution(grid in lawful_puzzle(120)) {
        let board = Board::from(grid);
        let expected = few_solutions(&board, 2_000);
        prop_assume!(expected.is_some());
        prop_assert_eq!(all_solutions(Engine::Logic, &board, usize::MAX), expected);
    }
}
