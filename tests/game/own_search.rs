//! Tests of the player's own search: tries are begun, taken back and kept by clicks, and compared with the program's search.

use crate::player::{Player, SCRATCH, cell};
use bevy::input::keyboard::Key;
use sudoku_assistant::game::help::searches::ComparedSearch;
use sudoku_assistant::game::marks::{Mark, Marks};
use sudoku_assistant::game::owl::{Offer, Speech};
use sudoku_assistant::game::play::OwnSearch;
use sudoku_assistant::game::requests::{Scene, TransferRequest};
use sudoku_assistant::game::session::{self, Session};
use sudoku_board::Value;
use sudoku_run::engines::Engine;
use sudoku_solve::search::{Rewind, Search, Step};
use sudoku_words::words;

/// Returns the guessed cells, by row and column, and whether a try began there.
fn guessed(player: &Player) -> Vec<(usize, usize, bool)> {
    let marks = player.resource::<Marks>().iter();
    let guess = |mark: &Mark| match *mark {
        Mark::Guessed(cell, begins) => Some((cell.row() + 1, cell.column() + 1, begins)),
        _ => None,
    };
    marks.filter_map(guess).collect()
}

fn taken_back(player: &Player) -> usize {
    player.resource::<OwnSearch>().0.taken_back()
}

#[test]
fn a_wrong_guess_is_taken_back_by_a_click_with_all_digits_after_it() {
    let mut player = Player::playing(SCRATCH);
    let start = player.board();
    player.click_control(words().back_key());
    assert!(player.resource::<Speech>().text() != words().try_back(0, false), "nothing is open yet");
    player.click_control(words().try_key());
    assert_eq!(player.owl(), words().try_begun());
    player.click_control(words().try_key());
    assert_eq!(player.owl(), words().try_waits());
    player.click(1, 3);
    player.press('5');
    player.click(1, 5);
    player.press('7');
    player.frames(2);
    assert_eq!(guessed(&player), [(1, 3, true), (1, 5, false)]);
    // The tree of the tries is beside the board, and a click on a digit chooses its cell.
    assert!(player.control(words().own_search()).is_some(), "{:?}", player.controls());
    assert!(player.control(words().own_taken_back(0)).is_some());
    let name = words().own_open(words().tree_digit("5", sudoku_words::name(cell(1, 3))));
    player.click_control(name);
    assert_eq!(player.entry().current(), Some(cell(1, 3)));

    player.click_control(words().back_key());
    assert_eq!(player.owl(), words().try_back(2, false));
    assert_eq!((player.board(), guessed(&player), taken_back(&player)), (start.clone(), Vec::new(), 2));
    assert!(player.control(words().own_taken_back(2)).is_some());
    // Undo brings the try back.
    player.with_control('z');
    player.frames(2);
    assert_eq!((guessed(&player).len(), taken_back(&player)), (2, 0));
    assert_ne!(player.board(), start);
}

#[test]
fn a_right_guess_is_kept() {
    let mut player = Player::playing(SCRATCH);
    player.with_shift('t');
    player.click(1, 3);
    player.press('5');
    player.frames(2);
    player.click_control(words().keep_try());
    assert_eq!(player.owl(), words().try_kept(1, false));
    assert_eq!((player.board().get(cell(1, 3)), guessed(&player)), (Value::digit(5), Vec::new()));
    player.with_control('b');
    assert_eq!(player.owl(), words().try_none());
}

#[test]
fn the_owl_compares_the_two_searches() {
    let mut player = Player::playing(SCRATCH);
    player.with_shift('t');
    player.click(1, 3);
    player.press('5');
    player.click_control(words().back_key());
    assert!(player.resource::<Speech>().offers().contains(&Offer::Compare));
    player.frames(2);
    player.click_control(words().compare());
    player.until(|player| player.owl() != words().try_back(1, false));
    // Plain recursion takes back this number of digits on the way to the solution of the article's puzzle.
    let mut search = Engine::BruteForce.search(&player.board().puzzle()).expect("a classic board");
    search.run(10_000_000, Step::is_solution);
    let program = search.counts().retractions;
    let number = sudoku_words::thousands(program);
    assert_eq!(player.owl(), words().compared(1, number, 1 < program));
}

/// Returns the spoken names of the digits in a tree that the program took back.
fn crossed_out(player: &mut Player) -> Vec<String> {
    let said = words().own_closed("", 1);
    let (said, _) = said.split_once('.').expect("a sentence");
    let is_one = |name: &String| name.contains(said);
    player.controls().into_iter().filter(is_one).collect()
}

#[test]
fn the_trees_of_both_searches_are_drawn_one_below_the_other() {
    let mut player = Player::playing(SCRATCH);
    player.with_shift('t');
    player.click(1, 3);
    player.press('5');
    player.click_control(words().back_key());
    player.frames(2);
    let before = crossed_out(&mut player).len();
    player.click_control(words().compare());
    player.until(|player| player.resource::<ComparedSearch>().get().is_some());
    player.frames(3);
    let taken_back = player.resource::<ComparedSearch>().get().map(|search| search.tree().taken_back());
    let taken_back = taken_back.expect("they are compared") as usize;
    for name in
        [words().search_spoken(words().own_search(), 1), words().search_spoken(words().program_search(), taken_back)]
    {
        assert!(player.control(name.clone()).is_some(), "{name}: {:?}", player.controls());
    }
    assert!(crossed_out(&mut player).len() > before, "the program's digits can be told from the others by words");
    // A click on a digit of the program chooses its cell.
    let first =
        player.resource::<ComparedSearch>().get().map(|search| search.tree().nodes()[0]).expect("they are compared");
    let name = words().tree_digit(first.digit.to_string(), sudoku_words::name(first.cell));
    let spoken = player.controls().into_iter().find(|control| control.starts_with(&name)).expect("it is drawn");
    player.click_control(spoken);
    assert_eq!(player.entry().current(), Some(first.cell));

    // The program's search can be watched from the same board, and afterwards the trees are there again.
    player.click_control(words().watch_search());
    player.until(|player| player.scene() == Scene::Solving);
    player.key(Key::Escape);
    player.until(|player| player.scene() == Scene::Playing);
    player.frames(2);
    assert!(player.control(words().end_comparison()).is_some());
    player.click_control(words().end_comparison());
    player.frames(2);
    assert!(player.resource::<ComparedSearch>().get().is_none());
    assert!(player.control(words().end_comparison()).is_none());
}

#[test]
fn a_search_from_another_board_is_not_compared_with_the_old_one() {
    let mut player = Player::playing(SCRATCH);
    player.with_shift('t');
    player.click(1, 3);
    player.press('5');
    player.with_control('d');
    player.until(|player| player.resource::<ComparedSearch>().get().is_some());
    player.with_control('b');
    player.frames(2);
    assert!(player.resource::<ComparedSearch>().get().is_some(), "both began at the same board");
    // The same puzzle with a digit less.
    player.ask(TransferRequest::Paste(SCRATCH.replacen(|digit| ('1'..='9').contains(&digit), "0", 1)));
    player.frames(2);
    assert!(player.resource::<ComparedSearch>().get().is_none());
}

#[test]
fn tries_are_saved_with_the_game_and_shown_while_it_is_played() {
    let mut player = Player::playing(SCRATCH);
    player.with_shift('t');
    player.click(1, 3);
    player.press('5');
    let saved = session::read(&session::write(player.resource::<Session>())).expect("it was saved");
    assert!(saved.tries().is_open());
    // While the program runs, the tries are not marked; they are there again afterwards.
    player.press('w');
    player.until(|player| player.scene() == Scene::Solving);
    player.frames(2);
    assert!(guessed(&player).is_empty());
    player.key(Key::Escape);
    player.until(|player| player.scene() == Scene::Playing);
    player.frames(2);
    assert_eq!(guessed(&player), [(1, 3, true)]);
    player.ask(TransferRequest::Paste(SCRATCH.to_owned()));
    player.frames(2);
    assert!(!player.resource::<OwnSearch>().0.has_begun(), "another puzzle, another search");
}
