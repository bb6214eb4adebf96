//! Tests of puzzles with several solutions, and of clashing givens.

use crate::player::{ANYTHING, Player, SCRATCH, cell};
use bevy::input::keyboard::{Key, KeyCode};
use bevy::prelude::*;
use std::collections::HashSet;
use sudoku_assistant::game::marks::{Mark, Marks};
use sudoku_assistant::game::owl::Mood;
use sudoku_board::classic::{ClassicCell, ClassicHouse, Conflict};
use sudoku_board::notation::{self, ReadError};
use sudoku_board::{Board, Cell, CellKind, House, HouseKind, Value};
use sudoku_solve::constraint::Solutions;
use sudoku_solve::fast::SearchResult;
use sudoku_words::words;

/// A puzzle with 26 solutions, and exactly one with 5 in r6c3.
const MISSES_A_GIVEN: &str = "........2.2..5.8.1......3..7.4.9........8541.....37...18....9....7..9...2...4..58";

/// A puzzle with 6 solutions, made by a generator that did not check for a second one.
const SIX: &str = "92..8.65.6..2.43..3..5.9.72.7.953.......7.......6..5....142..3.....31..6.6.7..1..";

fn solutions(puzzle: &str) -> Vec<Board> {
    let board = notation::read(puzzle).expect("a puzzle");
    let mut all = Solutions::of(&board);
    let mut found = Vec::new();
    loop {
        match all.advance(1_000_000) {
            SearchResult::Solution(solution) => found.push(solution),
            SearchResult::Exhausted => return found,
            SearchResult::Unfinished => {}
        }
    }
}

/// Enters the digits of the solution into these blank cells, in this order.
fn play(player: &mut Player, solution: &Board, cells: impl Iterator<Item = Cell>) {
    for cell in cells.filter(|cell| player.board().get(*cell).is_none()).collect::<Vec<_>>() {
        let position = player.middle_of(cell);
        player.click_at(position);
        player.press(char::from(b'0' + solution.get(cell).expect("it is solved").get()));
    }
}

fn wrong(player: &Player) -> usize {
    player.resource::<Marks>().iter().filter(|mark| matches!(mark, Mark::Wrong(_))).count()
}

#[test]
fn a_puzzle_that_misses_a_given_shows_all_its_solutions_and_with_the_given_one() {
    let mut player = Player::new();
    player.with_shift('g');
    player.answer(MISSES_A_GIVEN);
    player.think();
    assert_eq!((player.owl(), player.mood()), (&*words().puzzle_has_several_solutions(), Mood::Doubtful));
    player.press('s');
    player.assert_owl_says(words().solved_several(ANYTHING));
    let mut found = HashSet::from([player.board()]);
    while player.has_in_menu(words().more(), words().next()) {
        player.with_shift('s');
        player.think();
        found.insert(player.board());
        assert!(found.len() <= 26 && player.board().is_solved());
    }
    player.with_shift('s');
    assert_eq!((found.len(), player.owl()), (26, &*words().no_more_solutions(26, "26")));
    let whole: HashSet<Board> = solutions(MISSES_A_GIVEN).into_iter().collect();
    assert_eq!(found, whole);

    let mut with_it = notation::read(MISSES_A_GIVEN).expect("a puzzle");
    with_it.write(cell(6, 3), Value::digit(5), CellKind::Puzzle);
    let mut player = Player::playing(&with_it.to_string());
    player.think();
    assert_eq!(player.owl(), words().puzzle_taken(with_it.blanks().count()));
    player.press('s');
    player.assert_owl_says(words().solved_at_once(ANYTHING));
    assert!(!player.has_in_menu(words().more(), words().next()));
}

#[test]
fn each_of_several_solutions_is_accepted_and_no_digit_of_a_valid_branch_is_called_wrong() {
    let all = solutions(SIX);
    assert_eq!(all.len(), 6);
    for (number, solution) in all.iter().enumerate() {
        let mut player = Player::playing(SIX);
        // From the front and from the back: the first entered digits decide between the solutions.
        let mut cells: Vec<Cell> = Cell::all().collect();
        if number % 2 == 1 {
            cells.reverse();
        }
        let half = cells.split_off(48);
        play(&mut player, solution, cells.into_iter());
        player.key(Key::Escape);
        player.press('m');
        player.think();
        assert_eq!((player.owl(), wrong(&player)), (&*words().no_mistakes(), 0), "solution {number}");
        play(&mut player, solution, half.into_iter());
        assert_eq!(player.board().values(), solution.values(), "solution {number}: {}", player.owl());
        player.think();
        assert_eq!((player.mood(), player.stats().solved), (Mood::Happy, true), "solution {number}: {}", player.owl());
        assert_eq!(player.stats().mistakes, 0, "solution {number}");
    }
}

/// Returns puzzles with clashing givens, and the two cells.
fn clashing() -> [(String, Conflict); 2] {
    let twice = |kind, digit, cells: [Cell; 2]| Conflict {
        house: House::of(kind, cells[0]),
        value: Value::digit(digit).expect("1 to 9"),
        cells,
    };
    [
        (format!("11{}", ".".repeat(79)), twice(HouseKind::Row, 1, [cell(1, 1), cell(1, 2)])),
        (
            ".99..5.1.85.4....2432......1...69.83.9.....6.62.71...9......1945....4.37.4.3..6..".to_owned(),
            twice(HouseKind::Row, 9, [cell(1, 2), cell(1, 3)]),
        ),
    ]
}

#[test]
fn givens_that_clash_are_refused_by_the_names_of_their_cells_however_they_come() {
    for (puzzle, conflict) in clashing() {
        let reason = sudoku_words::capitalised(&sudoku_words::read_error(&ReadError::Conflict(conflict)));
        let mut player = Player::playing(SCRATCH);
        let board = player.board();
        player.with_shift('g');
        player.answer(&puzzle);
        assert_eq!((player.owl(), player.board()), (&*words().bad_answer(&reason), board.clone()));
        player.key(Key::Escape);
        player.paste(&puzzle);
        player.think();
        assert_eq!((player.owl(), player.board()), (&*words().bad_text(&reason), board.clone()));
        player.press('t');
        player.frames(2);
        player.with_control('a');
        player.paste(&puzzle);
        player.click_control(words().load());
        player.think();
        assert_eq!((player.owl(), player.board()), (&*words().bad_text(&reason), board));
    }
}

#[test]
fn neither_the_blocks_nor_solve_begin_on_a_board_that_clashes() {
    for (puzzle, _) in clashing() {
        for blocks_play in [false, true] {
            let mut player = Player::playing(&"0".repeat(81));
            // Such digits are kept.
            player.key_with_control(KeyCode::Digit5, '5');
            for (cell, digit) in Cell::all().zip(puzzle.chars()).filter(|(_, digit)| digit.is_ascii_digit()) {
                let position = player.middle_of(cell);
                player.click_at(position);
                player.press(digit);
            }
            if blocks_play {
                player.key_with_control(KeyCode::Digit8, '8');
            }
            player.key(Key::Escape);
            let board = player.board();
            let refusal = board.refusal().expect("a clash");
            for key in ['w', 'g', '.', 's'] {
                player.press(key);
                player.frames(2);
                assert_eq!(
                    (player.owl(), &player.board()),
                    (&*sudoku_words::conflict_first(&refusal), &board),
                    "{key}"
                );
            }
        }
    }
}
