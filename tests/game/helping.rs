//! Tests of help with the board: allowed digits, singles, Accept, Hint, mistakes, Solve and Next.

use crate::player::{ANYTHING, Player, SCRATCH, SCRATCH_SOLVED, cell};
use bevy::input::keyboard::Key;
use bevy::prelude::*;
use sudoku_assistant::game::owl::{Mood, Offer};
use sudoku_assistant::game::requests::{MakingRequest, Scene};
use sudoku_assistant::window::stage::FigureLook;
use sudoku_board::classic::ClassicCell;
use sudoku_board::{Board, Cell, CellKind, SingleKind, Value, Values};
use sudoku_run::Outcome;
use sudoku_run::engines::Engine;
use sudoku_solve::search::Search;
use sudoku_words::words;

const THREE_SOLUTIONS: &str = "..3.....6...98..2.9426..7..45...6............1.9.5.47.....25.4.6...785...........";

/// Returns the digits of a cell's figures that have this look.
fn figures(player: &mut Player, cell: Cell, look: FigureLook) -> Values {
    player.figures(cell).into_iter().filter(|&(_, found)| found == look).map(|(digit, _)| digit).collect()
}

#[test]
fn allowed_digits_follow_every_move() {
    let mut player = Player::playing(SCRATCH);
    assert!(Cell::all().all(|cell| figures(&mut player, cell, FigureLook::Hidden) == Values::DIGITS));
    player.click_in_menu(words().more(), words().allowed_digits());
    let agree = |player: &mut Player| {
        let board = player.board();
        for cell in Cell::all() {
            assert_eq!(figures(player, cell, FigureLook::Allowed), board.candidates(cell), "{cell}");
        }
    };
    agree(&mut player);
    player.click(1, 3);
    player.press('5');
    agree(&mut player);
    player.with_control('z');
    agree(&mut player);
    player.key_with_control(KeyCode::Digit1, '1');
    assert!(figures(&mut player, cell(1, 3), FigureLook::Allowed).is_empty(), "the key turns them off");
}

#[test]
fn singles_stand_out_in_red() {
    let mut player = Player::playing(SCRATCH);
    player.click_in_menu(words().more(), words().allowed_digits());
    player.click_in_menu(words().more(), words().singles());
    let singles = player.board().singles();
    assert!(singles.iter().any(|single| matches!(single.kind, SingleKind::Hidden(_))));
    for cell in Cell::all() {
        let expected: Values = singles.iter().filter(|single| single.cell == cell).map(|single| single.value).collect();
        assert_eq!(figures(&mut player, cell, FigureLook::Single), expected, "{cell}");
    }
    // A hidden single is highlighted among the other allowed digits.
    let hidden = singles.iter().find(|single| matches!(single.kind, SingleKind::Hidden(_))).expect("there is one");
    assert!(!figures(&mut player, hidden.cell, FigureLook::Allowed).is_empty());
    assert_eq!(player.figure_colour(hidden.cell, hidden.value), player.theme().single.color());
}

#[test]
fn accept_enters_all_singles_as_one_move() {
    for accept in ["button", "key"] {
        let mut player = Player::playing(SCRATCH);
        let before = player.board();
        let singles = before.singles();
        if accept == "button" {
            player.click_in_menu(words().more(), words().fill_singles())
        } else {
            player.press('a')
        }
        assert!(singles.iter().all(|single| player.board().get(single.cell) == Some(single.value)));
        assert_eq!(player.owl(), words().singles_filled(singles.len(), true));
        player.click_control(words().undo());
        assert_eq!(player.board(), before);
    }
}

#[test]
fn accept_without_singles_says_so() {
    let mut player = Player::playing(&"0".repeat(81));
    player.press('a');
    assert_eq!(player.owl(), words().no_singles());
    assert_eq!((player.board(), player.mood()), (Board::default(), Mood::Doubtful));
}

#[test]
fn the_puzzle_of_the_article_is_solved_by_accepting() {
    let mut player = Player::playing(SCRATCH);
    for _ in 0..40 {
        if player.board().blanks().next().is_some() {
            player.press('a');
        }
    }
    assert_eq!((player.board_line(), player.mood()), (SCRATCH_SOLVED.to_owned(), Mood::Happy));
    // The player did not solve it alone.
    assert_eq!(player.stats().filled, 56);
    assert_eq!(player.owl(), words().solved_together(sudoku_words::clock(player.stats().time), 56, 0, 0, 405));
}

#[test]
fn the_digit_of_the_current_cell_is_given_with_the_reason() {
    let mut player = Player::playing(SCRATCH);
    player.with_shift('h');
    assert_eq!(player.owl(), words().hint_needs_a_cell());
    player.click(1, 3);
    player.click_in_menu(words().more(), words().give_digit());
    assert_eq!(player.board().get(cell(1, 3)), Value::digit(5));
    assert_eq!(player.owl(), words().hint_hidden("r1c3", 5, words().house_row(1)));
    assert_eq!(player.stats().hints, 1);
    player.with_shift('h');
    assert_eq!(player.owl(), words().hint_not_needed("r1c3", 5));
    player.click(1, 1);
    player.with_shift('h');
    assert_eq!(player.owl(), words().belongs_to_puzzle(4, "r1c1"));
    player.with_control('z');
    assert_eq!((player.board().get(cell(1, 3)), player.stats().hints), (None, 1), "what was seen stays seen");
}

#[test]
fn a_full_board_needs_no_hint() {
    let mut player = Player::playing(SCRATCH_SOLVED);
    player.press('h');
    assert_eq!(player.owl(), words().solved_already());
    // The board is full and one digit clashes, so the owl mentions the clash.
    let mut player = Player::playing(&format!("{}0", &SCRATCH_SOLVED[..80]));
    player.key_with_control(KeyCode::Digit5, '5');
    player.click(9, 9);
    player.press('1');
    player.key(Key::Escape);
    player.press('h');
    assert_eq!(player.owl(), words().hint_with_mistake());
    player.click_control(words().offer_mark_mistakes());
    assert_eq!(player.owl(), words().marked(1));
}

#[test]
fn with_a_mistake_on_the_board_there_is_no_hint_and_the_mistake_can_be_marked() {
    let mut player = Player::playing(SCRATCH);
    player.click(1, 3);
    player.press('3');
    player.click(2, 3);
    player.press('9');
    player.click(1, 5);
    let before = player.board();
    player.press('h');
    assert_eq!(player.board(), before);
    assert_eq!(player.owl(), words().hint_with_mistake());
    assert_eq!(player.resource::<sudoku_assistant::game::owl::Speech>().offers(), [Offer::MarkMistakes]);
    let calm = player.colour(cell(1, 3));
    player.click_control(words().offer_mark_mistakes());
    assert_eq!(player.owl(), words().marked(1));
    assert_ne!(player.colour(cell(1, 3)), calm);
    assert_eq!(player.colour(cell(2, 3)), calm, "what is right is not marked");
    player.click(1, 3);
    player.press('0');
    player.key(Key::Escape);
    assert_eq!(player.colour(cell(1, 3)), player.theme().user_cell.color(), "the mark is gone");
    player.press('m');
    assert_eq!(player.owl(), words().no_mistakes());
}

#[test]
fn solve_gives_the_solution_at_once_with_the_time() {
    for solve in ["button", "key"] {
        let mut player = Player::playing(SCRATCH);
        player.click(1, 3);
        player.press('5');
        if solve == "button" {
            player.click_in_menu(words().more(), words().solve())
        } else {
            player.press('s')
        }
        assert_eq!((player.scene(), player.board_line()), (Scene::Playing, SCRATCH_SOLVED.to_owned()));
        player.assert_owl_says(words().solved_at_once(ANYTHING));
        assert!(!player.has_in_menu(words().more(), words().next()));
        player.with_control('z');
        assert_eq!(player.board().get(cell(1, 3)), Value::digit(5));
        assert_eq!(player.board().get(cell(1, 5)), None);
    }
}

#[test]
fn a_sudoku_without_a_solution_says_so() {
    let mut player =
        Player::playing(".....5.8....6.1...............5.....4..1.6.......3...553.8.4.61..................");
    let before = player.board();
    player.press('s');
    player.think();
    assert_eq!((player.owl(), player.board()), (&*words().no_solution(), before));
}

/// A puzzle without clashes that takes millions of tries to prove unsolvable.
const HARD: &str = ".....5.8....6.1..3..........1.5........1.6...3.......55......61........4.........";

#[test]
fn what_takes_long_to_find_out_is_left_open() {
    let mut player = Player::playing(HARD);
    player.click(1, 2);
    for rarely in [false, true] {
        match rarely {
            false => player.click_control(words().hint()),
            true => player.click_in_menu(words().more(), words().give_digit()),
        }
        player.think();
        assert_eq!(player.owl(), words().too_hard());
    }
    player.press('s');
    player.think();
    assert_eq!(player.owl(), words().still_looking_solve());
    player.press('2');
    assert_eq!(player.board().get(cell(1, 2)), Value::digit(2), "and the game goes on");
    player.press('m');
    player.think();
    assert_eq!(player.owl(), words().too_hard());
}

#[test]
fn a_board_that_was_shown_solved_is_not_the_players_merit() {
    let mut player = Player::playing(SCRATCH);
    player.press('s');
    player.click(1, 3);
    player.press('0');
    player.press('5');
    assert!(player.board().is_solved());
    assert_eq!(player.owl(), words().solved_with_solution(sudoku_words::clock(player.stats().time), 405));
}

#[test]
fn the_same_clash_again_is_a_clash() {
    let mut player = Player::playing(SCRATCH);
    player.key_with_control(KeyCode::Digit5, '5');
    player.click(1, 3);
    for _ in 0..2 {
        player.press('8');
        assert_eq!(player.owl(), words().clashes(8, "r1c3", words().house_box(1), "r2c1"));
    }
}

#[test]
fn a_wrong_digit_is_told_from_a_wrong_puzzle() {
    let mut player = Player::playing(SCRATCH);
    player.click(1, 3);
    player.press('3');
    player.press('s');
    assert_eq!(player.owl(), words().a_digit_is_wrong());
    assert!(player.control(words().offer_mark_mistakes()).is_some());
}

#[test]
fn next_shows_one_solution_after_the_other_until_there_are_no_more() {
    let mut player = Player::playing(THREE_SOLUTIONS);
    assert!(!player.has_in_menu(words().more(), words().next()));
    player.press('s');
    player.assert_owl_says(words().solved_several(ANYTHING));
    let mut found = vec![player.board()];
    for number in 2..=3 {
        let before = player.board();
        player.click_in_menu(words().more(), words().next());
        let status = words().status_solution(ANYTHING, number);
        assert!(player.shown_as(status).is_some(), "{:?}", player.controls());
        found.push(player.board());
        // Digits that differ from the solution shown before are reported and marked.
        let board = player.board();
        let differing = Cell::all().filter(|&cell| board.get(cell) != before.get(cell)).count();
        assert_eq!(player.owl(), words().next_solution(number.to_string(), differing, number < 3));
        for cell in Cell::all().filter(|&cell| board.kind(cell) == CellKind::User) {
            let differs = board.get(cell) != before.get(cell);
            assert_eq!(player.colour(cell) == player.theme().tried_cell.color(), differs, "{cell}");
        }
    }
    assert!(found.iter().all(Board::is_solved));
    let distinct: std::collections::HashSet<&Board> = found.iter().collect();
    assert_eq!(distinct.len(), 3);
    assert!(!player.has_in_menu(words().more(), words().next()), "Next goes away");
    player.with_shift('s');
    assert_eq!(player.owl(), words().no_more_solutions(3, "3"));
    // Each solution is a move.
    player.with_control('z');
    assert_eq!(player.board(), found[1]);
    player.click_in_menu(words().more(), words().next());
    assert_eq!(player.board(), found[2], "from where the player is");
    player.with_control('z');
    player.with_control('z');
    assert_eq!(player.board(), found[0]);
    player.with_control('z');
    assert_eq!(player.board().to_string(), THREE_SOLUTIONS);
}

#[test]
fn the_empty_board_has_solutions_without_end() {
    let mut player = Player::playing(&"0".repeat(81));
    player.press('s');
    assert!(player.board().is_solved());
    for number in 2..=21 {
        let before = player.board();
        player.with_shift('s');
        let board = player.board();
        let differing = Cell::all().filter(|&cell| board.get(cell) != before.get(cell)).count();
        assert!(board.is_solved() && differing > 0);
        assert_eq!(player.owl(), words().next_solution(number.to_string(), differing, true));
    }
}

#[test]
fn next_works_after_watching_too() {
    let mut player = Player::playing(THREE_SOLUTIONS);
    player.type_text(&"+".repeat(20));
    player.press('w');
    player.until(|player| player.solver().run().is_some_and(|run| run.outcome() == Some(Outcome::Solved)));
    player.press('k');
    assert_eq!(player.owl(), words().solution_kept_several());
    let watched = player.board();
    player.click_in_menu(words().more(), words().next());
    player.click_in_menu(words().more(), words().next());
    assert!(player.board().is_solved() && player.board() != watched);
    assert!(!player.has_in_menu(words().more(), words().next()));
}

#[test]
fn next_goes_away_when_the_board_changes() {
    let mut player = Player::playing(THREE_SOLUTIONS);
    player.press('s');
    assert!(player.has_in_menu(words().more(), words().next()));
    player.with_control('z');
    assert!(!player.has_in_menu(words().more(), words().next()));
    player.with_shift('s');
    assert_eq!(player.owl(), words().solve_first());
}

#[test]
fn free_rules_let_a_clash_stand_and_mark_it() {
    let mut player = Player::playing(SCRATCH);
    player.key_with_control(KeyCode::Digit5, '5');
    player.click(1, 3);
    player.press('8');
    assert_eq!((player.board().get(cell(1, 3)), player.entry().fits()), (Value::digit(8), Some(false)));
    assert_eq!(player.owl(), words().clashes(8, "r1c3", words().house_box(1), "r2c1"));
    player.seconds(1.5);
    player.key(Key::Escape);
    let (theme, clashing) = (player.theme().clone(), player.colour(cell(2, 1)));
    assert_ne!(clashing, theme.puzzle_cell.color());
    assert_ne!(player.colour(cell(1, 3)), theme.user_cell.color());
    // As long as there is a clash, nothing can be solved.
    let clashing = player.board();
    for key in ['w', 's', 'a'] {
        player.click_at(Vec2::new(2.0, 790.0));
        player.press(key);
        assert_eq!(player.owl(), words().conflict_first(8, words().house_box(1), "r1c3", "r2c1"));
        assert_eq!((player.scene(), player.board()), (Scene::Playing, clashing.clone()));
    }
    player.with_control('z');
    assert_eq!(player.colour(cell(2, 1)), theme.puzzle_cell.color());
    // With strict rules, it is refused again.
    player.key_with_control(KeyCode::Digit5, '5');
    player.click(1, 3);
    player.press('8');
    assert_eq!((player.board().get(cell(1, 3)), player.board().refusal()), (None, None));
}

#[test]
fn equal_digits_stand_out() {
    let mut player = Player::playing(SCRATCH);
    player.click(1, 1);
    let same = player.theme().same_digit_cell.color();
    for other in Cell::all().filter(|&other| other != cell(1, 1)) {
        let equal = player.board().get(other) == Value::digit(4);
        assert_eq!(player.colour(other) == same, equal, "{other}");
    }
    player.key_with_control(KeyCode::Digit3, '3');
    assert!(Cell::all().all(|cell| player.colour(cell) != same));
}

#[test]
fn a_finished_puzzle_shows_time_hints_and_mistakes() {
    let mut player = Player::playing(SCRATCH);
    player.seconds(3.0);
    player.click(1, 3);
    player.press('8');
    player.press('3');
    player.press('0');
    player.with_shift('h');
    for (cell, digit) in Cell::all().zip(SCRATCH_SOLVED.chars()) {
        if player.board().get(cell).is_none() {
            let position = player.middle_of(cell);
            player.click_at(position);
            player.press(digit);
        }
    }
    assert_eq!(
        (player.stats().hints, player.stats().mistakes),
        (1, 2),
        "an 8 that was refused, a 3 that leads nowhere"
    );
    let time = player.stats().time;
    assert_eq!(player.owl(), words().solved_by_hand(sudoku_words::clock(time), 1, 2, 405));
    assert!(time.as_secs() >= 3, "{time:?}");
    player.seconds(2.0);
    assert_eq!(player.stats().time, time, "the clock stands still");
    what_comes_next(&mut player);
}

/// Solves a puzzle of the short list, so that the owl offers what to do next.
fn what_comes_next(player: &mut Player) {
    let solved = player.board();
    player.frames(3);
    player.click_control(words().offer_watch_blocks());
    player.frames(3);
    assert_eq!((player.scene(), player.solver().engine()), (Scene::Solving, Engine::Blocks));
    assert_eq!(player.solver().run().map(|run| run.search().start().clone()), Some(solved.puzzle()), "from the givens");
    player.key(Key::Escape);
    player.frames(3);
    assert_eq!(player.board(), solved, "it stays as it is");
    player.ask(MakingRequest::Another);
    player.until(|player| player.board().puzzle() != solved.puzzle());
    assert_eq!(player.scene(), Scene::Playing);
}

#[test]
fn the_clock_stops_on_pause_and_out_of_focus_and_can_be_hidden() {
    let mut player = Player::playing(SCRATCH);
    let time = |player: &Player| player.stats().time;
    player.seconds(1.0);
    let before = time(&player);
    player.seconds(1.0);
    assert!(time(&player) > before);
    player.click_control(words().pause_clock());
    assert_eq!(player.scene(), Scene::Paused);
    let paused = time(&player);
    player.seconds(1.0);
    assert_eq!(time(&player), paused);
    assert_eq!(player.shown(), ".".repeat(81), "the board is covered");
    player.press('5');
    assert_eq!(player.owl(), words().go_on_first());
    player.click(5, 5);
    assert_eq!((player.scene(), player.shown()), (Scene::Playing, player.board_line()));
    player.focus(false);
    player.frames(1);
    let away = time(&player);
    player.seconds(1.0);
    assert_eq!(time(&player), away);
    player.focus(true);
    player.seconds(1.0);
    assert!(time(&player) > away);
    player.key_with_control(KeyCode::Digit6, '6');
    assert_eq!(player.control(words().pause_clock()), None);
}
