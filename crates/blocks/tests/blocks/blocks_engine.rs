//! Tests of the bundled program as an engine: it takes the same steps as brute force.

use crate::small_programs::code;
use proptest::prelude::*;
use sudoku_blocks::{BlockSearch, Grain, SearchFault};
use sudoku_board::{Board, Cell, Rules, Value};
use sudoku_samples::known::{NONE, SCRATCH, SCRATCH_SOLVED, TWO, read};
use sudoku_samples::strategies::{any_grid, lawful_puzzle, solvable_puzzle};
use sudoku_samples::thoroughness::{cases, thoroughly};
use sudoku_solve::search::{BruteForce, Rewind, Search, Step, TimeLine};

/// Runs both engines side by side for up to this many steps, and compares them after each step.
fn check_equal(board: &Board, most: usize) {
    let (mut blocks, mut native) = (BlockSearch::new(board), BruteForce::new(board));
    for made in 0..most {
        let (ours, theirs) = (blocks.next(), native.next());
        assert_eq!(ours, theirs, "step {made} on {:?}", board.values());
        assert_eq!((blocks.depth(), blocks.counts()), (native.depth(), native.counts()), "step {made}");
        if ours.is_none() {
            assert!(blocks.is_done() && !blocks.waits());
            assert_eq!((blocks.board(), blocks.levels()), (native.board(), native.levels()));
            return;
        }
    }
    assert_eq!((blocks.board(), blocks.levels()), (native.board(), native.levels()));
}

#[test]
fn on_known_puzzles_its_steps_are_those_of_brute_force() {
    let puzzles = [
        "085061000904000000000002308040000002700090500000030800000058000000700010600000004",
        "360000005010090208050180007500006400246050700000070000000007103003940000000001000",
        "020040005058000000010800400700008040001905700030700002004003010000000960200010050",
        "000065130000008900100009002025000709000000000607000240800900004001500000032780000",
        "..53.....8......2..7..1.5..4....53...1..7...6..32...8..6.5....9..4....3......97..",
        "85...24..72......9..4.........1.7..23.5...9...4...........8..7..17..........36.4.",
        ".39...12....9.7...8..4.1..6.42...79...........91...54.5..1.9..3...8.5....14...87.",
        "..3.....6...98..2.9426..7..45...6............1.9.5.47.....25.4.6...785...........",
        "....9....6..4.7..8.4.812.3.7.......5..4...9..5..371..4.5..6..4.2.17.85.9.........",
        "59.....486.8...3.7...2.1.......4.....753.698.....9.......8.3...2.6...7.934.....65",
        "...3165..8..5..1...1.89724.9.1.85.2....9.1....4.263..1.5.....1.1..4.9..2..61.8...",
        SCRATCH,
        SCRATCH_SOLVED,
        TWO,
        NONE,
    ];
    for puzzle in puzzles {
        check_equal(&read(puzzle), thoroughly(1_000_000, 20_000));
    }
    check_equal(&Board::default(), 20_000);
}

proptest! {
    #![proptest_config(cases(48))]

    #[test]
    fn on_any_board_its_steps_are_those_of_brute_force(
        any in any_grid(),
        lawful in lawful_puzzle(30),
        solvable in solvable_puzzle(60),
    ) {
        for board in [any, lawful, solvable.0] {
            check_equal(&board.into(), 3_000);
        }
    }

    #[test]
    fn its_steps_on_boards_of_4_by_4_are_those_of_brute_force(values in prop::collection::vec(0_u8..13, 16)) {
        // Most cells are blank, so that about half of the boards break no rule.
        let values: Vec<u8> = values.into_iter().map(|value| if value > 4 { 0 } else { value }).collect();
        let rules = Rules::with_boxes(4).expect("4 has boxes");
        check_equal(&Board::from_givens(rules, &values).expect("all values are on the board"), 3_000);
    }

    #[test]
    fn block_by_block_it_makes_the_same_steps_and_goes_back_to_any_moment(
        (board, _) in solvable_puzzle(60),
        moments in prop::collection::vec(0_u64..3_000, 1..8),
    ) {
        let board = board.into();
        let fine = BlockSearch::new(&board).with_grain(Grain::Blocks);
        let steps = fine.clone().take(3_000).filter(|step| !matches!(step, Step::Block(_)));
        let digits: Vec<Step> = steps.collect();
        prop_assert_eq!(&digits, &BlockSearch::new(&board).take(digits.len()).collect::<Vec<_>>());
        let mut line: TimeLine<BlockSearch, ()> = TimeLine::new(fine.clone());
        line.advance(3_000, |_| false);
        for moment in moments {
            line.seek(moment);
            let mut anew = fine.clone();
            anew.by_ref().take(line.position() as usize).for_each(drop);
            let shown = &line.now().search;
            prop_assert_eq!(shown.board(), anew.board());
            prop_assert_eq!(shown.machine().list(0), anew.machine().list(0));
            let (ours, theirs): (Vec<Step>, Vec<Step>) = (shown.clone().take(300).collect(), anew.take(300).collect());
            prop_assert_eq!(ours, theirs);
        }
    }
}

#[test]
fn a_mistake_on_the_board_is_no_step() {
    let mut board = read(SCRATCH);
    board.set(Cell::at(0, 2), Value::digit(4)).expect("a blank");
    let mut search = BlockSearch::new(&board);
    assert_eq!((search.next(), search.fault()), (None, None));
    assert!(search.is_done());
}

fn ended(lists: &[&str], scripts: &str) -> (Vec<Step>, Option<SearchFault>) {
    let mut search = BlockSearch::with_program(&read(SCRATCH), code(lists, scripts), Grain::Digits);
    let steps: Vec<Step> = search.by_ref().collect();
    (steps, search.fault())
}

#[test]
fn a_program_that_cannot_be_a_search_says_why() {
    let s: &[&str] = &["S"];
    assert_eq!(ended(s, "define <other>\nreport <true>").1, Some(SearchFault::NoSolve));
    assert_eq!(ended(s, "define solve\nset [n v] to (1)").1, None, "as Scratch has it");
    assert_eq!(ended(&[], "define <solve>\nreport <true>").1, Some(SearchFault::NoList));
    let of = |block: &str| ended(s, &format!("define <solve>\n{block}\nreport <false>")).1;
    assert_eq!(of("replace item (1) of [S v] with (5)"), Some(SearchFault::GivenChanged(Cell::at(0, 0))));
    assert_eq!(of("replace item (3) of [S v] with [x]"), Some(SearchFault::NoDigit(Cell::at(0, 2), 9)));
    assert_eq!(of("replace item (3) of [S v] with (10)"), Some(SearchFault::NoDigit(Cell::at(0, 2), 9)));
    assert_eq!(of("delete (3) of [S v]"), Some(SearchFault::Length));
    assert_eq!(of("replace item (1) of [S v] with (4)"), None, "it stands there");
    let fault = of("set [n v] to <solve>").expect("it never comes back");
    assert!(matches!(fault, SearchFault::Machine(_)), "{fault}");
}

#[test]
fn a_digit_over_a_digit_is_taken_back_first() {
    let scripts =
        "define <solve>\nreplace item (3) of [S v] with (5)\nreplace item (3) of [S v] with (3)\nreport <false>";
    let (steps, fault) = ended(&["S"], scripts);
    let told: Vec<String> = steps.iter().map(Step::to_string).collect();
    assert_eq!(
        (told, fault),
        (
            [
                "look for a digit in r1c3: 9 options",
                "place 5 in r1c3: assumed",
                "take back 5 from r1c3: no option left for a digit in r1c3",
                "place 3 in r1c3: assumed",
            ]
            .map(str::to_owned)
            .to_vec(),
            None
        )
    );
}

#[test]
fn a_program_that_never_gets_on_lets_the_caller_go_on() {
    let scripts = "define <solve>\nforever\nset [n v] to (1)\nend";
    let mut search = BlockSearch::with_program(&read(SCRATCH), code(&["S"], scripts), Grain::Digits);
    assert!(matches!(search.next(), Some(Step::Look { .. })));
    assert_eq!(search.next(), None);
    assert!(search.waits() && !search.is_done());
}
