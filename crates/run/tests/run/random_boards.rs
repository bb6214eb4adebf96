//! The engines on random rules agree with a plain checker.

use proptest::prelude::*;
use sudoku_board::Board;
use sudoku_board::formats::{self, Puzzle};
use sudoku_run::engines::Engine;
use sudoku_samples::boards::normal_form;
use sudoku_samples::random_boards::{any_board, brute_force_solutions, diagonals, killers};
use sudoku_samples::strategies::lawful_puzzle;
use sudoku_samples::thoroughness::cases;
use sudoku_solve::constraint::Solutions;
use sudoku_solve::search::{BruteForce, DecisionTree, ExactCover, Search, Step, SudokuAssumptions};

/// Compares the solutions, 1000 at most, with those of a plain search.
fn compare_with_plain_search(board: &Board) -> Result<(), TestCaseError> {
    let most = 1000;
    let mut found: Vec<Vec<u8>> = Solutions::of(board).take(most).map(|board| board.values().to_vec()).collect();
    let mut expected = brute_force_solutions(board, most);
    found.sort();
    expected.sort();
    prop_assert_eq!(found.len(), expected.len());
    prop_assert!(found.len() == most || found == expected);
    Ok(())
}

proptest! {
    #![proptest_config(cases(2000))]

    #[test]
    fn any_rules_have_the_solutions_that_a_plain_search_finds(board in any_board()) {
        let most = 300;
        let mut found: Vec<Vec<u8>> = Solutions::of(&board).take(most).map(|board| board.values().to_vec()).collect();
        let mut expected = brute_force_solutions(&board, most);
        prop_assert_eq!(found.len(), expected.len());
        let engines = [
            Engine::BruteForce,
            Engine::DecisionTree,
            Engine::ExactCover,
            Engine::Assumptions,
            Engine::BinaryProgram,
        ];
        for engine in engines {
            // Each solution adds an inequality to the binary program.
            let most = if engine == Engine::BinaryProgram { 4 } else { most };
            let Ok(mut search) = engine.search(&board) else {
                prop_assert!(engine == Engine::ExactCover && !board.rules().sums().is_empty());
                continue;
            };
            let mut solutions = 0;
            while let Some(step) = search.next() {
                if step == Step::Solution {
                    prop_assert!(search.board().is_solved(), "{engine}");
                    solutions += 1;
                }
                if solutions == most {
                    break;
                }
            }
            prop_assert_eq!(solutions, expected.len().min(most), "{}", engine);
            prop_assert!(solutions == most || search.board() == board, "{engine} takes back what it placed");
        }
        if found.len() < most {
            found.sort();
            expected.sort();
            prop_assert_eq!(found, expected);
        }
    }

    #[test]
    fn the_general_path_makes_the_steps_of_the_fast_one(board in lawful_puzzle(80)) {
        let board = Board::from(board);
        let most = 3000;
        prop_assert!(BruteForce::new(&board).take(most).eq(BruteForce::general(&board).take(most)));
        prop_assert!(SudokuAssumptions::new(&board).take(most).eq(SudokuAssumptions::general(&board).take(most)));
        prop_assert!(ExactCover::new(&board).take(most).eq(ExactCover::general(&board).take(most)));
        prop_assert!(DecisionTree::new(&board).take(most).eq(DecisionTree::general(&board).take(most)));
    }

    #[test]
    fn any_diagonals_have_the_solutions_that_a_plain_search_finds(board in diagonals()) {
        compare_with_plain_search(&board)?;
    }

    #[test]
    fn any_killers_have_the_solutions_that_a_plain_search_finds(board in killers()) {
        compare_with_plain_search(&board)?;
    }

    #[test]
    fn any_rules_are_read_as_they_were_written(board in any_board()) {
        let text = formats::write(&Puzzle::from(board.clone()));
        let read = formats::read(&text).map_err(|error| TestCaseError::fail(format!("{error}\n{text}")))?;
        prop_assert_eq!(formats::write(&read), text);
        prop_assert_eq!(read.board, board);
    }

    #[test]
    fn any_link_to_f_puzzles_is_read_as_the_same_puzzle(board in any_board()) {
        if let Ok(link) = formats::link(&Puzzle::from(board.clone())) {
            let read = formats::read(&link).map_err(|error| TestCaseError::fail(format!("{error}\n{link}")))?;
            prop_assert_eq!(normal_form(&read.board), normal_form(&board));
            prop_assert_eq!(read.board.values(), board.values());
        }
    }

    #[test]
    fn no_text_makes_a_reader_panic(
        board in any_board(),
        at in any::<prop::sample::Index>(),
        length in 0..20_usize,
        new in "[-0-9a-zA-Z:,()\\[\\]{}\" ]{0,8}",
        as_link in any::<bool>(),
    ) {
        let puzzle = Puzzle::from(board);
        let mut text = match formats::link(&puzzle) {
            Ok(link) if as_link => unpacked(&link),
            _ => formats::write(&puzzle),
        };
        let from = at.index(text.len() + 1);
        let to = text.len().min(from + length);
        text.replace_range(from..to, &new);
        if as_link {
            text = format!("https://www.f-puzzles.com/?load={}", lz_str::compress_to_base64(&text));
        }
        // Every text that can be read can be written, too.
        if let Ok(puzzle) = formats::read(&text) {
            let form = formats::write(&puzzle);
            prop_assert_eq!(formats::write(&formats::read(&form).expect("what was written")), form);
            let _ = Solutions::of(&puzzle.board).advance(100);
        }
    }
}

/// Returns the JSON in a link.
fn unpacked(link: &str) -> String {
    let data = link.split_once("load=").expect("a link").1;
    let data = data.replace("%2B", "+").replace("%2F", "/").replace("%3D", "=");
    String::from_utf16(&lz_str::decompress_from_base64(&data).expect("data")).expect("text")
}
