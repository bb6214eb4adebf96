//! Tests of importing and exporting puzzles: the serial text, the clipboard, the chooser, files.

use crate::player::{ANYTHING, Player, SCRATCH, SCRATCH_SOLVED, cell};
use bevy::input::keyboard::Key;
use bevy::prelude::*;
use std::path::{Path, PathBuf};
use sudoku_assistant::game::files::storage::FileError;
use sudoku_assistant::game::owl::Mood;
use sudoku_assistant::game::puzzles::sharing::Site;
use sudoku_assistant::game::requests::{Scene, Sheet};
use sudoku_assistant::game::script::View;
use sudoku_assistant::game::session::{self, Session};
use sudoku_board::classic::ClassicCell;
use sudoku_board::formats::{self, Puzzle};
use sudoku_board::notation::{self, Notation, ReadError};
use sudoku_board::{Board, Cell, CellKind, Relation, Sum, Value, Values};
use sudoku_generate::Seed;
use sudoku_generate::board_generator::generate;
use sudoku_words::words;
use tempfile::TempDir;

fn line(puzzle: &str) -> String {
    notation::read(puzzle).expect("a puzzle").to_string()
}

/// Creates a file with this content, in a temporary folder that is returned with it.
fn file(name: &str, content: &[u8]) -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join(name);
    std::fs::write(&path, content).expect("a file");
    (folder, path)
}

#[test]
fn the_text_always_shows_the_board() {
    let mut player = Player::playing(SCRATCH);
    player.with_shift('v');
    assert_eq!(player.field(words().as_text_field()), line(SCRATCH));
    player.click(1, 3);
    player.press('5');
    assert_eq!(player.field(words().as_text_field()), player.board_line());
    player.with_control('z');
    assert_eq!(player.field(words().as_text_field()), line(SCRATCH));
}

#[test]
fn a_typed_text_is_loaded_and_its_digits_become_givens() {
    let mut player = Player::playing(SCRATCH);
    player.press('t');
    player.frames(2);
    assert_eq!(player.field(words().as_text_field()), line(SCRATCH), "the letter is not typed into it");
    player.with_control('a');
    player.paste(SCRATCH_SOLVED);
    assert_eq!(player.field(words().as_text_field()), SCRATCH_SOLVED);
    assert_eq!(player.board_line(), line(SCRATCH), "typing alone changes nothing");
    player.click_control(words().load());
    assert_eq!(player.board_line(), SCRATCH_SOLVED);
    assert_eq!(player.board().kind(cell(1, 3)), CellKind::Puzzle);
    player.click_control(words().undo());
    assert_eq!(player.board_line(), line(SCRATCH), "no action loses work");
}

#[test]
fn a_puzzle_entered_by_hand_becomes_a_puzzle() {
    let mut player = Player::playing(SCRATCH);
    player.press('c');
    assert_eq!(player.board(), Board::default());
    player.click(1, 1);
    player.press('7');
    assert_eq!(player.board().kind(cell(1, 1)), CellKind::User);
    player.key(Key::Escape);
    player.press('l');
    assert_eq!((player.board().kind(cell(1, 1)), player.board().get(cell(1, 1))), (CellKind::Puzzle, Value::digit(7)));
}

#[test]
fn reset_and_clear_can_be_undone() {
    let mut player = Player::playing(SCRATCH);
    player.click(1, 3);
    player.press('5');
    let played = player.board();
    player.click_in_menu(words().more(), words().reset());
    assert_eq!(player.board_line(), line(SCRATCH));
    player.with_control('z');
    player.press('r');
    assert_eq!(player.board_line(), line(SCRATCH));
    player.click_in_menu(words().more(), words().clear());
    assert_eq!(player.board(), Board::default());
    player.with_control('z');
    player.with_control('z');
    assert_eq!(player.board(), played);
}

#[test]
fn a_text_that_is_no_puzzle_is_refused_and_stays_so_that_it_can_be_fixed() {
    let mut player = Player::playing(SCRATCH);
    player.press('t');
    player.frames(2);
    player.with_control('a');
    player.paste("46x");
    player.click_control(words().load());
    assert_eq!((player.board_line(), player.mood()), (line(SCRATCH), Mood::Doubtful));
    let reason = sudoku_words::read_error(&ReadError::NotADigit { row: 0, column: 2, character: 'x' });
    assert_eq!(player.owl(), words().bad_text(sudoku_words::capitalised(&reason)));
    assert_eq!(player.field(words().as_text_field()), "46x");
}

#[test]
fn what_was_struck_out_in_a_position_stays_struck_out_however_it_comes() {
    let board = notation::read(SCRATCH).expect("a puzzle");
    let grid = Notation::Candidates.write(&sudoku_samples::known::grid(SCRATCH));
    // The last digit of the first cell that has three or more.
    let several = |cell: &Cell| board.candidates(*cell).len() >= 3;
    let at = Cell::all().find(several).expect("such a cell");
    let written = board.candidates(at).into_iter().map(|digit| digit.to_string()).collect::<String>();
    let position = grid.replacen(&written, &written[..written.len() - 1], 1);
    let gone = Value::digit(written.as_bytes()[written.len() - 1] - b'0').expect("a digit");
    let is_there = |player: &Player| {
        assert_eq!((player.scene(), &player.board()), (Scene::Playing, &board), "{}", player.owl());
        assert_eq!(player.owl(), words().position_taken(1));
        let noted = player.notes().get(at);
        assert!(noted.len() + 1 == written.len() && !noted.contains(gone), "{at} {noted:?}");
        assert!(!player.notes().left(at, Values::DIGITS).contains(gone));
    };
    let mut player = Player::playing(SCRATCH_SOLVED);
    player.paste(&position);
    is_there(&player);
    let (_folder, path) = file("position.txt", position.as_bytes());
    let mut player = Player::playing(SCRATCH_SOLVED);
    player.drop_file(&path);
    player.until(|player| player.board() == board);
    is_there(&player);
    let mut player = Player::new();
    player.with_shift('g');
    player.answer(&position);
    is_there(&player);
}

#[test]
fn pasting_on_the_stage_loads_any_notation() {
    let board = notation::read(SCRATCH_SOLVED).expect("a puzzle");
    for notation in Notation::ALL {
        let mut player = Player::playing(SCRATCH);
        player.click(1, 3);
        player.paste(&notation.write(&board.classic().expect("a classic board")));
        assert_eq!((player.scene(), &player.board()), (Scene::Playing, &board), "{}", player.owl());
        player.with_control('z');
        assert_eq!(player.board_line(), line(SCRATCH));
    }
}

#[test]
fn pasted_rubbish_says_why_and_changes_nothing() {
    let mut player = Player::playing(SCRATCH);
    let conflict = format!("55{}", ".".repeat(79));
    for rubbish in ["rubbish", "  \n ", &"1".repeat(1_000_000), &conflict, "\u{0}\u{1}\u{2}", "🦉🦉🦉🦉"] {
        player.paste(rubbish);
        assert_eq!((player.board_line(), player.mood()), (line(SCRATCH), Mood::Doubtful), "{}", player.owl());
        player.assert_owl_says(words().bad_text(ANYTHING));
    }
}

#[test]
fn control_c_copies_the_board() {
    let mut player = Player::playing(SCRATCH);
    player.with_control('c');
    assert_eq!(player.copied(), Some(line(SCRATCH)));
    player.click(1, 3);
    player.press('5');
    player.with_shift('v');
    player.click_control(words().copy());
    assert_eq!(player.copied(), Some(player.board_line()));
}

#[test]
fn the_chooser_has_the_empty_board_and_every_pack() {
    let mut player = Player::playing(SCRATCH);
    for name in ["Medium 3: widget", "Easy 2: widget", "Medium 1: widget", &words().empty_puzzle()] {
        player.click_control(words().puzzle_chooser());
        player.click_control(name);
        assert_eq!(player.scene(), Scene::Playing);
        assert_eq!(player.board() == Board::default(), name == words().empty_puzzle(), "{name}");
    }
    player.click_control(words().undo());
    assert_ne!(player.board(), Board::default());
}

#[test]
fn the_empty_board_can_be_chosen_as_the_first_one() {
    let mut player = Player::new();
    player.with_shift('g');
    player.click_control(words().puzzle_chooser());
    player.click_control(words().empty_puzzle());
    assert_eq!((player.scene(), player.board()), (Scene::Playing, Board::default()));
    player.with_shift('g');
    player.key(Key::Escape);
    assert_eq!(player.scene(), Scene::Playing, "and come back to");
}

#[test]
fn a_dropped_file_is_loaded() {
    let mut player = Player::playing(SCRATCH);
    let (_folder, path) = file("one.txt", SCRATCH_SOLVED.as_bytes());
    player.drop_file(&path);
    assert_eq!(player.board_line(), SCRATCH_SOLVED);
    let many = format!("# three puzzles\n{SCRATCH_SOLVED}\n{}\n{}\n", line(SCRATCH), line(SCRATCH));
    let (_folder, path) = file("many.sdm", many.as_bytes());
    player.with_control('z');
    player.drop_file(&path);
    assert_eq!(player.board_line(), SCRATCH_SOLVED);
    assert_eq!(player.owl(), words().first_of_puzzles("3", true, words().puzzle_taken(0)));
    // The others are one click away.
    player.click_control(words().puzzle_chooser());
    player.click_control(words().puzzle_of_file(3));
    assert_eq!(player.board_line(), line(SCRATCH), "{}", player.owl());
}

#[test]
fn a_python_tuple_is_a_puzzle_and_no_saved_game() {
    let mut player = Player::playing(SCRATCH);
    let rows: Vec<String> = SCRATCH_SOLVED
        .as_bytes()
        .chunks(9)
        .map(|row| {
            format!("({})", row.iter().map(|&digit| char::from(digit).to_string()).collect::<Vec<_>>().join(", "))
        })
        .collect();
    let (_folder, path) = file("puzzle.py", format!("({})\n", rows.join(",\n ")).as_bytes());
    player.drop_file(&path);
    assert_eq!(player.board_line(), SCRATCH_SOLVED, "{}", player.owl());
}

#[test]
fn a_file_that_cannot_be_opened_says_why_and_changes_nothing() {
    let mut player = Player::playing(SCRATCH);
    let (folder, picture) = file("owl.png", b"\x89PNG\r\n\x1a\n\x00\xff\xfe\x00");
    let huge = folder.path().join("huge.txt");
    std::fs::File::create(&huge).expect("a file").set_len(100 << 20).expect("100 MB");
    let damaged = folder.path().join("damaged.sudoku");
    let half = "(version: 1, puzzle: \"46";
    std::fs::write(&damaged, half).expect("a file");
    let future = folder.path().join("future.sudoku");
    let newer = "(version: 99, colours: [1, 2])";
    std::fs::write(&future, newer).expect("a file");
    let empty = folder.path().join("empty.txt");
    std::fs::write(&empty, "").expect("a file");
    let nowhere = folder.path().join("nowhere.txt");
    let named = |path: &Path| path.display().to_string();
    let unread = |text: &str| session::read(text).expect_err("it is no game").to_string();
    for (path, told) in [
        (picture.as_path(), sudoku_words::sentence(&FileError::NotText(named(&picture)))),
        (&huge, sudoku_words::sentence(&FileError::TooLarge { path: named(&huge), megabytes: 100 })),
        (&damaged, words().bad_file("damaged.sudoku", unread(half))),
        (&future, words().bad_file("future.sudoku", unread(newer))),
        (&empty, words().bad_file("empty.txt", sudoku_words::read_error(&ReadError::Empty))),
        (folder.path(), sudoku_words::sentence(&FileError::NotAFile(named(folder.path())))),
        (&nowhere, sudoku_words::sentence(&FileError::Missing(named(&nowhere)))),
    ] {
        player.drop_file(path);
        assert_eq!((player.board_line(), player.mood()), (line(SCRATCH), Mood::Doubtful), "{}", player.owl());
        assert_eq!(player.owl(), told);
    }
}

#[test]
fn while_the_solver_works_nothing_is_loaded() {
    let mut player = Player::playing(SCRATCH);
    let (_folder, path) = file("one.txt", SCRATCH_SOLVED.as_bytes());
    player.press('w');
    player.drop_file(&path);
    assert_eq!((player.scene(), player.board_line()), (Scene::Solving, line(SCRATCH)));
    player.paste(SCRATCH_SOLVED);
    assert_eq!((player.scene(), player.board_line()), (Scene::Solving, line(SCRATCH)));
}

#[test]
fn a_link_opens_the_puzzle_without_what_was_played() {
    let mut player = Player::playing(SCRATCH);
    player.app.insert_resource(Site("https://example.org/sudoku/".to_owned()));
    player.frames(2);
    player.click(1, 3);
    player.press('5');
    assert_ne!(player.board_line(), line(SCRATCH));
    player.with_shift('v');
    player.click_control(words().share());
    assert_eq!(player.resource::<View>().sheet(), Some(Sheet::Share));
    let copied = player.copied().expect("a link");
    let puzzle = copied.strip_prefix("https://example.org/sudoku/#").expect("the address of the game");
    assert_eq!(puzzle, line(SCRATCH).replace('.', "0"));
    player.key(Key::Escape);
    assert_eq!(player.resource::<View>().sheet(), None);
    player.with_shift('l');
    assert_eq!(player.resource::<View>().sheet(), Some(Sheet::Share));
}

#[test]
fn a_link_opens_boards_of_any_rules() {
    for kind in ["4", "6", "16", "25", "killer", "jigsaw+x", "windoku", "anti-knight"] {
        let made = generate(kind.parse().expect("a kind"), None, Seed(3)).expect("a board").puzzle;
        let mut player = Player::playing(SCRATCH);
        player.app.insert_resource(Site("https://example.org/sudoku/".to_owned()));
        player.paste(&formats::write(&Puzzle::from(made.clone())));
        player.frames(3);
        player.with_shift('l');
        assert_eq!(player.resource::<View>().sheet(), Some(Sheet::Share), "{kind}: {}", player.owl());
        let link = player.resource::<Site>().link(player.resource::<Session>().board());
        let fragment = link.strip_prefix("https://example.org/sudoku/#").expect("the address of the game");
        // The page opens what is behind #, decoded; whoever pastes the whole link gets the same.
        let decoded = percent_decode(fragment);
        for text in [decoded.as_str(), &link] {
            let mut player = Player::playing(SCRATCH);
            player.paste(text);
            player.frames(3);
            let opened = player.resource::<Session>().board();
            assert_eq!((parts(opened), opened.values()), (parts(&made), made.values()), "{kind}: {}", player.owl());
        }
    }
}

/// Returns the houses, relations and sums of a board; other programs may write houses in another order.
fn parts(board: &sudoku_board::Board) -> (Vec<Vec<Cell>>, &[Relation], &[Sum]) {
    let rules = board.rules();
    let mut houses: Vec<Vec<Cell>> = rules.houses().iter().map(|house| house.cells.to_vec()).collect();
    houses.sort_unstable();
    (houses, rules.relations(), rules.sums())
}

/// Decodes a text as a browser does.
fn percent_decode(text: &str) -> String {
    let mut bytes = Vec::new();
    let mut rest = text.bytes();
    while let Some(byte) = rest.next() {
        let hex = |_| char::from(rest.next().expect("a digit"));
        bytes.push(match byte {
            b'%' => u8::from_str_radix(&[0, 1].map(hex).iter().collect::<String>(), 16).expect("two digits"),
            byte => byte,
        });
    }
    String::from_utf8(bytes).expect("a text")
}

#[test]
fn without_an_address_there_are_no_links() {
    let mut player = Player::playing(SCRATCH);
    player.with_shift('l');
    assert_eq!(player.resource::<View>().sheet(), None);
    assert_eq!(player.owl(), words().no_link());
}
