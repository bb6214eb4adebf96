//! Tests of the green flag, and of the question with its answers.

use crate::player::{FRAME, Player, SCRATCH, SCRATCH_SOLVED, cell};
use bevy::input::keyboard::Key;
use bevy::prelude::*;
use std::time::Duration;
use sudoku_assistant::game::clones::Costume;
use sudoku_assistant::game::owl::{Mood, Speech};
use sudoku_assistant::game::play::{BlockProgram, Question};
use sudoku_assistant::game::race::Racing;
use sudoku_assistant::game::requests::{Page, Scene};
use sudoku_blocks::write_scripts;
use sudoku_board::classic::{ClassicCell, ClassicHouse, Conflict};
use sudoku_board::notation::{self, Notation, ReadError};
use sudoku_board::{Board, Cell, House, HouseKind, Value};
use sudoku_solve::search::Search;
use sudoku_words::words;

/// A puzzle with different givens.
const WIKIPEDIA: &str = "530070000,600195000,098000060,800060003,400803001,700020006,060000280,000419005,000080079,";

/// Returns what the owl says about an answer that is not a puzzle.
fn bad(reason: &ReadError) -> String {
    words().bad_answer(sudoku_words::capitalised(&sudoku_words::read_error(reason)))
}

/// Returns the puzzle that is on the board at the start.
fn opening() -> Board {
    Player::new().board()
}

fn asked() -> Player {
    let mut player = Player::new();
    player.with_shift('g');
    assert_eq!(player.scene(), Scene::Asking);
    player
}

#[test]
fn the_game_opens_with_a_puzzle_that_can_be_played_at_once() {
    let mut player = Player::new();
    assert_eq!((player.scene(), player.owl()), (Scene::Playing, &*words().hello()));
    let opening = player.board();
    assert_eq!(opening, notation::read(&player.shown()).expect("a puzzle"));
    let single = *opening.singles().first().expect("an easy puzzle");
    let at = player.middle_of(single.cell);
    player.click_at(at);
    player.press(char::from(b'0' + single.value.get()));
    assert_eq!(player.board().get(single.cell), Some(single.value));
}

#[test]
fn one_click_leads_from_the_start_to_a_running_solver() {
    let mut player = Player::new();
    player.click_control(words().watch());
    assert_eq!(player.scene(), Scene::Solving);
    player.until(|player| player.solver().run().is_some_and(|run| run.steps() > 10));
}

#[test]
fn two_clicks_lead_from_the_start_to_a_changed_block_that_runs() {
    let mut player = Player::new();
    let block = player.bounds("for digit from 1 to 9").expect("the solver is seen");
    let inside = player.all_within(block.inflate(2.0));
    let slot = inside.iter().find(|(name, _)| *name == words().editor_slot("9")).expect("a slot").1;
    player.click_at(slot.center());
    player.frames(3);
    player.key(Key::Backspace);
    player.type_text("8");
    player.key(Key::Enter);
    player.frames(3);
    player.click_control(words().watch());
    player.until(|player| player.solver().run().is_some_and(|run| run.steps() > 10));
    let program = player.resource::<BlockProgram>();
    assert!(program.is_own());
    let scripts = program.program().sprites.iter().map(|sprite| write_scripts(program.program(), sprite));
    let scripts = scripts.collect::<Vec<_>>().join("\n");
    assert!(scripts.contains("from (1) to (8)"), "{scripts}");
}

#[test]
fn how_it_works_stands_behind_the_question_mark() {
    let mut player = Player::new();
    player.press('?');
    player.frames(2);
    assert!(player.control(words().how_it_works()).is_some());
    assert!(player.control(words().step_watch_about()).is_some());
}

#[test]
fn the_owl_asks_for_a_puzzle() {
    let player = asked();
    assert_eq!(player.owl(), words().question());
}

#[test]
fn an_answer_typed_and_entered_stands_on_the_stage() {
    let mut player = asked();
    player.answer(SCRATCH);
    assert_eq!(player.scene(), Scene::Playing);
    let board = notation::read(SCRATCH).expect("a puzzle");
    assert_eq!(player.board(), board);
    assert_eq!(player.shown(), board.to_string());
    for cell in Cell::all() {
        let (costume, colour) = match board.get(cell) {
            Some(_) => (Costume::Puzzle, player.theme().puzzle_cell),
            None => (Costume::User, player.theme().user_cell),
        };
        assert_eq!((player.costume(cell), player.colour(cell)), (costume, colour.color()), "{cell}");
    }
}

#[test]
fn the_tick_answers_too() {
    let mut player = asked();
    player.type_text(SCRATCH);
    player.click_control(words().answer());
    assert_eq!(player.scene(), Scene::Playing);
}

#[test]
fn a_grid_can_be_pasted_with_its_line_ends() {
    let board = notation::read(SCRATCH).expect("a puzzle");
    for notation in Notation::ALL {
        let mut player = asked();
        player.paste(&notation.write(&board.classic().expect("a classic board")));
        player.key(Key::Enter);
        player.frames(2);
        assert_eq!(player.board(), board, "{notation:?}: {}", player.owl());
    }
}

#[test]
fn the_chooser_writes_a_bundled_puzzle_into_the_ask_bar() {
    let mut player = asked();
    player.click_control(words().answer_chooser());
    player.click_control("Easy 3: Scratch");
    assert_eq!(player.answer_text(), SCRATCH);
    player.key(Key::Enter);
    player.frames(2);
    assert_eq!(player.board(), notation::read(SCRATCH).expect("a puzzle"));
}

#[test]
fn a_bad_answer_is_explained_and_stays_so_that_it_can_be_fixed() {
    let short = SCRATCH.replacen("000090500", "00009050", 1);
    let mut player = asked();
    player.answer(&short);
    assert_eq!((player.scene(), player.mood()), (Scene::Asking, Mood::Doubtful));
    assert_eq!(player.owl(), bad(&ReadError::RowLength { row: 2, digits: 8 }));
    assert_eq!(player.answer_text(), short);
    assert_eq!(player.board(), opening());

    // The field still has the keyboard focus, so typing continues where it was.
    player.type_text("1");
    assert_eq!(player.answer_text(), format!("{short}1"));
}

#[test]
fn each_way_to_be_wrong_is_told() {
    let cells = [cell(2, 2), cell(2, 9)];
    let twice = Conflict { house: House::of(HouseKind::Row, cells[0]), value: Value::digit(2).expect("1 to 9"), cells };
    let cases = [
        ("", words().no_puzzle_yet()),
        ("hello", bad(&ReadError::NotADigit { row: 0, column: 0, character: 'h' })),
        ("460100000,", bad(&ReadError::RowCount { rows: 1 })),
        ("4601", bad(&ReadError::Cells { cells: 4 })),
        (&SCRATCH.replacen("820500000", "820500002", 1), bad(&ReadError::Conflict(twice))),
    ];
    for (text, told) in cases {
        let mut player = asked();
        player.answer(text);
        assert_eq!(player.owl(), told);
        assert_eq!((player.scene(), player.answer_text()), (Scene::Asking, text));
    }
}

#[test]
fn a_bad_answer_keeps_the_board_on_the_stage() {
    let mut player = Player::playing(SCRATCH);
    let before = player.shown();
    player.click_control(words().own_puzzle());
    player.answer("nonsense");
    assert_eq!((player.scene(), player.shown()), (Scene::Asking, before));
}

/// Waits until the run has made a step, and returns the simulated seconds that this took.
fn until_the_run_steps(player: &mut Player) -> f32 {
    let mut frames = 0;
    while player.solver().run().is_none_or(|run| run.steps() == 0) {
        player.frames(1);
        frames += 1;
        assert!(frames < 1_000, "{}", player.owl());
    }
    frames as f32 * FRAME.as_secs_f32()
}

#[test]
fn one_click_on_the_flag_runs_the_program_on_the_puzzle_within_two_seconds() {
    for puzzle in [None, Some(SCRATCH), Some(WIKIPEDIA)] {
        let mut player = puzzle.map_or_else(Player::new, Player::playing);
        let board = player.board();
        player.click_control(words().green_flag());
        assert!(until_the_run_steps(&mut player) < 2.0, "{puzzle:?}");
        assert_eq!((player.scene(), player.board()), (Scene::Solving, board), "{puzzle:?}");
    }
}

#[test]
fn the_flag_starts_over_while_a_run_goes_on_waits_or_is_over() {
    let mut player = Player::playing(SCRATCH);
    let (fast, slow) = ("+".repeat(30), "-".repeat(12));
    for press in ["", "w", "....", &fast] {
        player.click_control(words().green_flag());
        player.type_text(press);
        player.seconds(1.5);
        if press == fast {
            player.until(|player| player.solver().run().is_some_and(|run| run.is_at_solution()));
            player.type_text(&slow);
        }
        player.press('g');
        let run = player.solver().run().expect("a run");
        assert!(run.steps() < 10 && !run.playback().is_paused(), "{press}: {}", run.steps());
        assert_eq!(player.scene(), Scene::Solving, "{press}");
        until_the_run_steps(&mut player);
    }
}

#[test]
fn holding_the_key_of_the_flag_starts_one_run() {
    let mut player = Player::playing(SCRATCH);
    player.hold('g', 60);
    assert!(player.solver().run().is_some_and(|run| run.elapsed() > Duration::from_millis(500)));
}

#[test]
fn the_flag_never_dead_ends() {
    let full = |player: &mut Player| (0..60).for_each(|_| player.press('a'));
    type PlayerInput = fn(&mut Player);
    let inputs: [(&str, PlayerInput); 6] = [
        ("with a digit", |player| {
            player.click(1, 3);
            player.press('5');
        }),
        ("with a clash", |player| {
            player.with_control('5');
            player.click(1, 3);
            player.press('8');
            assert_eq!(player.board().get(cell(1, 3)), Value::digit(8), "rules are free");
        }),
        ("with a covered board", |player| player.press('p')),
        ("with the question open", |player| player.with_shift('g')),
        ("on another page", |player| player.key(Key::F7)),
        ("with a sheet of keys that was open", |player| {
            player.key(Key::F1);
            player.key(Key::F1);
        }),
    ];
    for (with, input) in inputs {
        let mut player = Player::playing(SCRATCH);
        input(&mut player);
        player.frames(2);
        let board = player.board();
        player.click_control(words().green_flag());
        until_the_run_steps(&mut player);
        assert_eq!((player.scene(), player.page()), (Scene::Solving, Page::Stage), "{with}: {}", player.owl());
        player.press('x');
        assert_eq!((player.scene(), player.board()), (Scene::Playing, board), "{with}");
    }
    // A solved board is solved again, from its givens.
    let mut player = Player::playing(SCRATCH);
    full(&mut player);
    assert_eq!(player.board_line(), SCRATCH_SOLVED);
    player.press('g');
    until_the_run_steps(&mut player);
    assert_eq!(player.solver().run().map(|run| run.search().start().clone()), notation::read(SCRATCH).ok());
    player.press('x');
    assert_eq!(player.board_line(), SCRATCH_SOLVED);
    // Without a puzzle there is nothing to start with, so the owl asks for one.
    for nothing in ["0".repeat(81), SCRATCH_SOLVED.to_owned()] {
        let mut player = Player::playing(&nothing);
        player.press('g');
        assert_eq!((player.scene(), player.owl()), (Scene::Asking, &*words().question()), "{nothing}");
    }
}

#[test]
fn the_flag_answers_with_what_was_typed() {
    let mut player = asked();
    player.type_text(SCRATCH);
    player.click_control(words().green_flag());
    until_the_run_steps(&mut player);
    assert_eq!(player.board(), notation::read(SCRATCH).expect("a puzzle"));
    let mut player = asked();
    player.type_text("46");
    player.click_control(words().green_flag());
    assert_eq!((player.scene(), player.owl()), (Scene::Asking, &*bad(&ReadError::Cells { cells: 2 })));
}

#[test]
fn the_flag_starts_the_race_where_that_is_seen() {
    let mut player = Player::playing(SCRATCH);
    player.key(Key::F3);
    player.frames(2);
    player.click_control(words().green_flag());
    player.frames(2);
    assert_eq!(player.page(), Page::Race);
    assert!(player.resource::<Racing>().runs());
}

#[test]
fn one_click_beside_the_flag_asks_for_a_puzzle_of_ones_own() {
    for (width, height) in [(1280, 800), (640, 640), (480, 800), (390, 844)] {
        let mut player = Player::with_window(width, height);
        if width < 590 {
            // The board is in the list of puzzles there.
            player.click_control(words().puzzle_chooser());
            player.click_control(words().own_entry());
        } else {
            player.click_control(words().own_puzzle());
        }
        assert_eq!((player.scene(), player.owl()), (Scene::Asking, &*words().question()), "{width}x{height}");
        player.answer(SCRATCH);
        assert_eq!(player.board(), notation::read(SCRATCH).expect("a puzzle"), "{width}x{height}");
    }
    // The board is in the list of puzzles, too. Players who stop a run want their board back, so nothing else is offered.
    let mut player = Player::new();
    player.click_control(words().puzzle_chooser());
    player.click_control(words().own_entry());
    assert_eq!(player.scene(), Scene::Asking);
    let mut player = Player::playing(SCRATCH);
    player.press('g');
    player.press('x');
    assert_eq!((player.owl(), player.resource::<Speech>().offers()), (&*words().stopped(), &[][..]));
}

#[test]
fn what_was_played_stays_while_the_owl_asks_and_undo_brings_it_back_after_an_answer() {
    let mut player = Player::playing(SCRATCH);
    player.click(1, 3);
    player.press('5');
    let played = player.board();
    player.with_shift('g');
    assert_eq!((player.scene(), player.board(), player.answer_text()), (Scene::Asking, played.clone(), ""));
    player.key(Key::Escape);
    assert_eq!((player.scene(), player.board()), (Scene::Playing, played.clone()));
    player.with_shift('g');
    player.answer(&"0".repeat(81));
    assert_eq!(player.board(), Board::default());
    player.with_control('z');
    assert_eq!(player.board(), played);
}

#[test]
fn a_click_on_the_stage_does_not_take_the_keyboard_from_the_question() {
    let mut player = asked();
    player.click(5, 5);
    assert_eq!(player.scene(), Scene::Asking);
    player.answer(SCRATCH);
    assert_eq!(player.scene(), Scene::Playing);
}

#[test]
fn number_keys_in_the_question_are_text_and_nothing_else() {
    let mut player = asked();
    player.press('5');
    assert_eq!((player.answer_text(), player.board()), ("5", opening()));
    assert_eq!(player.entry().current(), None);
    // The typed puzzle is visible.
    assert_eq!(player.colour(cell(1, 1)), player.theme().puzzle_cell.color());
}

#[test]
fn a_row_that_is_too_short_is_marked_as_it_is_typed() {
    let mut player = asked();
    player.type_text(&SCRATCH.replacen("000090500", "00090500", 1));
    assert_eq!(player.resource::<Question>().errors(), (20..28).collect::<Vec<_>>());
    assert_eq!(player.colour(cell(1, 1)), player.theme().puzzle_cell.color());
}

#[test]
fn the_board_fills_as_a_puzzle_is_typed() {
    let mut player = asked();
    let foot = player.layout().foot;
    player.type_text("46010w000,82");
    player.frames(2);
    assert!(player.shown().starts_with("46.1.....82......"), "{}", player.shown());
    assert_eq!((player.resource::<Question>().errors(), player.board()), (&[5][..], opening()));
    (0..7).for_each(|_| player.key(Key::Backspace));
    assert!(player.shown().starts_with("46.1............."), "{}", player.shown());
    assert!(player.resource::<Question>().errors().is_empty());
    player.type_text(&SCRATCH[5..]);
    player.frames(2);
    assert_eq!(player.shown(), SCRATCH.replace(',', "").replace('0', "."));
    // The whole field is visible.
    let field = player.bounds(words().answer_field()).expect("it is shown");
    assert!(foot.contains(field.min) && foot.contains(field.max), "{field:?} in {foot:?}");
    // Players who go back to a board get that board.
    player.key(Key::Enter);
    player.frames(3);
    player.with_shift('g');
    player.type_text("9");
    assert!(player.shown().starts_with('9'));
    player.key(Key::Escape);
    player.key(Key::Escape);
    assert!(player.shown().starts_with("46"), "{}", player.shown());
}

#[test]
fn a_puzzle_that_has_not_one_solution_says_so_when_it_comes() {
    for (puzzle, said) in [
        (
            "..3.....6...98..2.9426..7..45...6............1.9.5.47.....25.4.6...785...........",
            words().puzzle_has_several_solutions(),
        ),
        (&*format!("12345678.........9{}", ".".repeat(63)), words().puzzle_has_no_solution()),
        (SCRATCH, words().puzzle_taken(56)),
        (&*"0".repeat(81), words().puzzle_taken(81)),
    ] {
        let mut player = asked();
        player.answer(puzzle);
        player.frames(40);
        assert_eq!(player.owl(), said, "{puzzle}");
    }
}

#[test]
fn escape_closes_the_chooser_before_it_leaves_the_question() {
    let mut player = Player::playing(SCRATCH);
    player.with_shift('g');
    player.click_control(words().answer_chooser());
    assert!(player.control("Easy 1: newspaper").is_some());
    player.key(Key::Escape);
    assert_eq!((player.scene(), player.control("Easy 1: newspaper")), (Scene::Asking, None));
    player.key(Key::Escape);
    assert_eq!(player.scene(), Scene::Playing);
}

#[test]
fn what_was_typed_survives_the_way_to_the_board_and_back() {
    let mut player = Player::playing(SCRATCH);
    player.with_shift('g');
    player.type_text("1234");
    player.key(Key::Escape);
    assert_eq!(player.scene(), Scene::Playing);
    player.with_shift('g');
    assert_eq!(player.answer_text(), "1234");
}

#[test]
fn solve_answers_with_what_was_typed_first() {
    let board = notation::read(SCRATCH).expect("a puzzle");
    for control in [words().watch(), words().single_step()] {
        let mut player = asked();
        player.type_text(SCRATCH);
        player.click_control(&control);
        player.seconds(0.5);
        assert_eq!(
            (player.scene(), player.board(), player.answer_text()),
            (Scene::Solving, board.clone(), ""),
            "{control}"
        );
        let run = player.solver().run().expect("the solver is at work");
        assert_eq!((run.search().start(), run.outcome()), (&board, None), "{control}");
        assert!(run.steps() > 0, "{control}");
    }

    let mut player = asked();
    player.type_text(SCRATCH);
    player.click_in_menu(words().more(), words().solve());
    assert_eq!(
        (player.scene(), player.board_line(), player.answer_text()),
        (Scene::Playing, SCRATCH_SOLVED.into(), "")
    );

    for control in [words().watch(), words().solve()] {
        let mut player = asked();
        player.type_text("46");
        if control == words().solve() {
            player.click_control(words().more());
            player.frames(2);
        }
        player.click_control(&control);
        assert_eq!((player.scene(), player.answer_text()), (Scene::Asking, "46"));
        assert_eq!(player.owl(), bad(&ReadError::Cells { cells: 2 }));
    }
}

#[test]
fn a_sheet_over_the_question_takes_the_keyboard() {
    let mut player = asked();
    player.type_text("46");
    player.key(Key::F1);
    player.frames(3);
    player.type_text("123");
    player.key(Key::Enter);
    player.frames(2);
    assert_eq!((player.scene(), player.answer_text()), (Scene::Asking, "46"));
    player.press('?');
    player.frames(3);
    player.type_text("9");
    assert_eq!(player.answer_text(), "469", "and gives it back");
}

#[test]
fn undo_goes_back_to_another_puzzle_and_not_before_the_first() {
    let mut player = Player::playing(SCRATCH);
    player.press('w');
    player.seconds(1.0);
    player.press('x');
    assert!(player.solver().run().is_some());
    player.with_shift('g');
    player.answer(&"0".repeat(81));
    assert!(player.solver().run().is_none(), "its counts belong to another puzzle");
    player.with_control('z');
    assert_eq!(player.board(), notation::read(SCRATCH).expect("a puzzle"));
    assert_eq!(player.owl(), words().undone(words().move_load()));
    player.with_control('z');
    assert_eq!(player.board(), opening());
    player.with_control('z');
    assert_eq!((player.owl(), player.board()), (&*words().nothing_to_undo(), opening()));
}
