//! Tests of the game played by blocks, without a window: clicks and keys for the machine, and the content of S.

use crate::small_programs::{code, run};
use std::sync::Arc;
use sudoku_blocks::{BlockGame, GameFault, MOST_BLOCKS_A_SCRIPT, Machine, compile, shipped_program};
use sudoku_board::{Board, Cell, CellKind, Value};
use sudoku_samples::known::{SCRATCH, SCRATCH_SOLVED, read};

fn game(board: &Board) -> BlockGame {
    BlockGame::new(board).unwrap_or_else(|fault| panic!("{fault}"))
}

fn held(game: &BlockGame, cell: Cell) -> Option<Value> {
    game.board().expect("S is 81 digits").get(cell)
}

#[test]
fn a_game_begins_with_the_puzzle_in_s_and_on_the_clones() {
    let mut board = read(SCRATCH);
    board.set(Cell::at(0, 2), Value::digit(5)).expect("a blank");
    let game = game(&board);
    assert_eq!((game.board(), game.shown()), (Some(board.clone()), board));
    assert_eq!(game.shown().kind(Cell::at(0, 2)), CellKind::User);
    assert_eq!(game.shown().kind(Cell::at(0, 0)), CellKind::Puzzle);
}

#[test]
fn keys_come_one_after_the_other_without_a_click_in_between() {
    let (mut game, cell) = (game(&read(SCRATCH)), Cell::at(0, 2));
    game.click(cell).expect("there is a clone");
    for (value, now) in [(5, 5), (8, 5), (3, 3), (0, 0), (0, 0)] {
        game.press(cell, Value::digit(value)).expect("it stops");
        assert_eq!(held(&game, cell), Value::digit(now), "{}", game.speech());
        assert_eq!(game.speech().is_empty(), value == now, "{}", game.speech());
        assert_eq!(Some(game.shown()), game.board());
    }
    game.press(Cell::at(0, 0), Value::digit(9)).expect("it stops");
    assert_eq!((held(&game, Cell::at(0, 0)), game.speech().contains("belongs to the puzzle")), (Value::digit(4), true));
}

#[test]
fn a_game_follows_a_board_that_was_changed_elsewhere() {
    let mut board = read(SCRATCH);
    let mut game = game(&board);
    game.click(Cell::at(0, 4)).expect("there is a clone");
    board.set(Cell::at(0, 2), Value::digit(5)).expect("a blank");
    game.follow(&board).expect("it stops");
    assert_eq!((game.board(), game.shown()), (Some(board.clone()), board));
    // The clicked cell is still waiting for its key.
    game.press(Cell::at(0, 4), Value::digit(7)).expect("it stops");
    assert_eq!(held(&game, Cell::at(0, 4)), Value::digit(7));
    for other in [Board::default(), read(SCRATCH_SOLVED)] {
        game.follow(&other).expect("it stops");
        assert_eq!((game.board(), game.shown()), (Some(other.clone()), other));
    }
}

#[test]
fn solve_runs_in_parts_and_fills_the_list() {
    let mut game = game(&read(SCRATCH));
    game.solve().expect("there is a sprite Solve");
    let mut parts = 0;
    while !game.run_blocks(10_000).expect("no fault") {
        assert_eq!(game.speech(), "Let me try!");
        parts += 1;
    }
    assert!((10..10_000).contains(&parts), "{parts} parts");
    assert_eq!(
        (game.board().expect("81 digits").to_string(), game.speech()),
        (SCRATCH_SOLVED.to_owned(), "That is a solution!")
    );
    assert_eq!(Some(game.shown()), game.board());
}

#[test]
fn a_program_that_is_no_game_says_what_it_lacks() {
    let board = read(SCRATCH);
    let begun = |lists: &[&str], scripts: &str| BlockGame::with_program(&board, code(lists, scripts)).map(|_| ());
    assert_eq!(begun(&[], "when flag clicked"), Err(GameFault::NoList));
    assert_eq!(begun(&["S"], "when flag clicked"), Err(GameFault::NoQuestion));
    assert_eq!(begun(&["S"], "when flag clicked\nask [?] and wait"), Err(GameFault::NotTaken));
    assert_eq!(begun(&["S"], "when flag clicked\nforever\nend"), Err(GameFault::Endless));
    assert_eq!(begun(&["S"], "when flag clicked\nforever\nwait (1) seconds\nend"), Err(GameFault::Endless));
    let takes = "when flag clicked\nask [?] and wait\nset [n v] to [1]\nrepeat (9)\nrepeat (9)\n\
        add (letter (n) of (answer)) to [S v]\nchange [n v] by (1)\nend\nchange [n v] by (1)\nend";
    let mut game = BlockGame::with_program(&board, code(&["S"], takes)).expect("it takes the puzzle");
    assert_eq!(game.clone().click(Cell::at(0, 2)), Err(GameFault::NoClone(Cell::at(0, 2))));
    assert_eq!(game.solve(), Err(GameFault::NoSolve));
}

#[test]
fn what_a_person_does_takes_few_of_the_blocks_that_it_may() {
    let code = compile(&shipped_program().expect("it ships")).expect("nothing is wrong");
    let mut machine = Machine::new(Arc::new(code), 0);
    let few = |blocks: usize| assert!((100..MOST_BLOCKS_A_SCRIPT as usize / 5).contains(&blocks), "{blocks} blocks");
    // After a click the machine checks for a key again and again, so only actions that end are counted here.
    let mut play = |deed: &dyn Fn(&mut Machine)| {
        deed(&mut machine);
        run(&mut machine, 200_000)
    };
    few(play(&Machine::flag));
    few(play(&|machine| machine.answer(SCRATCH)));
}
