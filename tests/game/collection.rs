//! Tests of the collection of puzzles: the list, solved puzzles and their times, and the statistics.

use crate::keeping::Home;
use crate::player::{ANYTHING, Player, SCRATCH, SCRATCH_SOLVED, cell, holds};
use bevy::input::keyboard::Key;
use std::path::PathBuf;
use std::sync::Mutex;
use sudoku_assistant::game::files::dialogs::FileDialog;
use sudoku_assistant::game::owl::Mood;
use sudoku_assistant::game::puzzles::packs::Packs;
use sudoku_assistant::game::puzzles::statistics::Played;
use sudoku_assistant::game::requests::{Scene, Sheet, StatisticsRequest, TransferRequest, labels};
use sudoku_assistant::game::script::view::View;
use sudoku_assistant::game::statistics::Record;
use sudoku_board::Board;
use sudoku_generate::puzzles::Puzzle;
use sudoku_techniques::Level;
use sudoku_words::words;

fn sheet(player: &Player) -> Option<Sheet> {
    player.resource::<View>().sheet()
}

/// Returns the puzzles of the pack with that name.
fn pack(player: &Player, name: &str) -> Vec<Puzzle> {
    let pack = player.resource::<Packs>().all().iter().find(|pack| pack.name == name);
    pack.unwrap_or_else(|| panic!("there is no {name}")).puzzles.clone()
}

/// Opens the list of packs on the sheet.
fn open_list(player: &mut Player) {
    player.click_on_sheet(words().puzzles_packs());
    player.frames(2);
}

fn open(player: &mut Player, pack: &str) {
    player.with_control('p');
    player.frames(2);
    assert_eq!(sheet(player), Some(Sheet::Puzzles));
    open_list(player);
    let entry = player.shown_as(format!("{pack} ({ANYTHING}"));
    player.click_control(entry.unwrap_or_else(|| panic!("there is no pack {pack}")));
    player.frames(3);
}

/// Returns the visible rows, as a screen reader says them.
fn rows(player: &mut Player) -> Vec<String> {
    let done = [words().puzzles_open(), words().puzzles_solved(), words().puzzles_solved_in(ANYTHING)];
    let is_row = |name: &String| done.iter().any(|done| holds(name, words().puzzles_row(ANYTHING, ANYTHING, done)));
    player.controls().into_iter().filter(is_row).collect()
}

/// Returns the row of that puzzle.
fn row(player: &mut Player, name: &str) -> String {
    let rows = rows(player);
    let row = rows.iter().find(|row| row.starts_with(&format!("{name}, ")));
    row.unwrap_or_else(|| panic!("there is no {name}: {rows:?}")).clone()
}

fn record(player: &Player, puzzle: &Board) -> Option<Record> {
    player.resource::<Played>().statistics().of(puzzle)
}

/// Enters all missing digits by hand.
fn solve_by_hand(player: &mut Player, solution: &str) {
    for (index, digit) in solution.chars().enumerate() {
        let (row, column) = (index / 9 + 1, index % 9 + 1);
        if player.board().get(cell(row, column)).is_none() {
            player.click(row, column);
            player.press(digit);
        }
    }
    assert_eq!(player.board_line(), solution);
}

#[test]
fn each_puzzle_says_its_level_and_what_it_needs_and_a_click_opens_it() {
    let mut player = Player::playing(SCRATCH);
    open(&mut player, "Wings");
    let wings = pack(&player, "Wings");
    for (number, puzzle) in wings.iter().enumerate().take(5) {
        let rating = puzzle.rating.expect("it is rated");
        let hardest = rating.hardest.expect("there is something to do");
        let name = format!("Wings {}", number + 1);
        let like = sudoku_words::puzzle_level(rating.level, hardest);
        assert_eq!(row(&mut player, &name), words().puzzles_row(name, like, words().puzzles_open()));
    }
    let second = row(&mut player, "Wings 2");
    player.click_control(&second);
    player.frames(3);
    assert_eq!((player.board(), player.scene(), sheet(&player)), (wings[1].board.clone(), Scene::Playing, None));
    player.click_control(words().undo());
    assert_eq!(player.board_line(), sudoku_board::notation::read(SCRATCH).expect("a puzzle").to_string());
}

#[test]
fn the_list_is_reached_from_the_short_lists_and_from_everywhere() {
    let mut player = Player::new();
    player.with_shift('g');
    let easy = words().of_level(words().level_name(Level::Easy.name()));
    for list in [words().answer_chooser(), words().puzzle_chooser()] {
        player.click_control(&list);
        player.frames(2);
        player.click_control(words().puzzles_entry());
        player.frames(2);
        assert_eq!(sheet(&player), Some(Sheet::Puzzles), "from the list {list}");
        assert!(row(&mut player, "Easy 1: newspaper").contains(&easy));
        player.key(Key::Escape);
        player.frames(2);
    }
    // A click on the row answers the question.
    player.with_control('p');
    player.frames(2);
    let many = row(&mut player, "Many solutions");
    let unrated = words().puzzles_unrated();
    assert_eq!(many, words().puzzles_row("Many solutions", unrated, words().puzzles_open()));
    let first = row(&mut player, "Easy 1: newspaper");
    player.click_control(&first);
    player.frames(3);
    assert_eq!((player.scene(), player.board()), (Scene::Playing, pack(&player, "Examples")[0].board.clone()));
    for page in [Key::F3, Key::F4, Key::F6, Key::F7] {
        player.key(page);
        player.with_control('p');
        player.frames(2);
        assert_eq!(sheet(&player), Some(Sheet::Puzzles));
        player.with_control('p');
        player.frames(2);
        assert_eq!(sheet(&player), None, "the key closes it again");
    }
}

#[test]
fn the_keyboard_alone_chooses_a_puzzle_far_down_the_list() {
    let mut player = Player::playing(SCRATCH);
    open(&mut player, "Medium");
    let medium = pack(&player, "Medium");
    while player.focused().is_none_or(|name| !name.starts_with("Medium 1, ")) {
        player.key(Key::Tab);
        player.frames(1);
    }
    player.key(Key::ArrowDown);
    player.frames(2);
    assert!(player.focused().is_some_and(|name| name.starts_with("Medium 2, ")), "{:?}", player.focused());
    for key in [Key::End, Key::ArrowDown, Key::ArrowUp, Key::PageUp, Key::Home, Key::ArrowUp, Key::PageDown, Key::End] {
        player.key(key);
        player.frames(3);
        assert!(player.focused().is_some_and(|name| name.starts_with("Medium ")), "{:?}", player.focused());
    }
    assert!(player.focused().is_some_and(|name| name.starts_with("Medium 30, ")), "{:?}", player.focused());
    let seen = rows(&mut player);
    assert!(seen.len() < 30 && seen.iter().any(|row| row.starts_with("Medium 30, ")), "it is scrolled to: {seen:?}");
    player.key(Key::Enter);
    player.frames(3);
    assert_eq!((player.board(), sheet(&player)), (medium[29].board.clone(), None));
}

#[test]
fn only_what_is_seen_of_a_thousand_rows_is_drawn() {
    let mut player = Player::playing(SCRATCH);
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("many.sdm");
    std::fs::write(&path, format!("{SCRATCH_SOLVED}\n").repeat(1000)).expect("a file");
    player.drop_file(&path);
    player.with_control('p');
    player.frames(2);
    let seen = rows(&mut player);
    assert!((5..60).contains(&seen.len()), "{}", seen.len());
    let first = words().puzzles_row(words().puzzle_of_file(1), words().puzzles_unrated(), words().puzzles_open());
    assert!(seen.contains(&first), "the file comes first: {seen:?}");
}

#[test]
fn while_the_solver_works_the_list_can_be_seen_and_nothing_be_opened() {
    let mut player = Player::playing(SCRATCH);
    player.press('w');
    player.with_control('p');
    player.frames(2);
    let first = row(&mut player, "Easy 1: newspaper");
    player.click_control(&first);
    player.frames(2);
    assert_eq!((player.scene(), sheet(&player), player.mood()), (Scene::Solving, Some(Sheet::Puzzles), Mood::Doubtful));
    assert_eq!(player.owl(), words().board_is_busy());
}

#[test]
fn a_puzzle_that_was_solved_has_a_tick_and_its_best_time() {
    let mut player = Player::playing(SCRATCH);
    let puzzle = player.board();
    player.seconds(2.0);
    solve_by_hand(&mut player, SCRATCH_SOLVED);
    player.frames(3);
    let first = record(&player, &puzzle).expect("it is solved");
    assert_eq!((first.games, first.hints, first.best), (1, 0, Some(player.stats().time.as_secs())));
    assert!(first.best >= Some(2));
    // Taking back the last digit and entering it again does not count as solving it twice.
    player.with_control('z');
    player.with_control('y');
    player.frames(3);
    assert_eq!(record(&player, &puzzle), Some(first));
    player.with_control('p');
    player.frames(2);
    let solved = row(&mut player, "Easy 3: Scratch");
    assert!(holds(&solved, words().puzzles_solved_in(format!("0:{ANYTHING}"))), "{solved}");
    open_list(&mut player);
    player.click_control(words().puzzles_pack("Examples", 1, 7));
    player.frames(3);
    // A second time with a hint: the same puzzle, but one more game.
    player.click_control(&solved);
    player.frames(3);
    assert_eq!(player.board(), puzzle);
    player.click(1, 3);
    player.with_shift('h');
    player.think();
    solve_by_hand(&mut player, SCRATCH_SOLVED);
    player.frames(3);
    let second = record(&player, &puzzle).expect("it is solved");
    assert_eq!((second.games, second.hints), (2, 1));
}

#[test]
fn what_a_program_solves_does_not_count_and_filled_singles_have_no_best_time() {
    let mut player = Player::playing(SCRATCH);
    let puzzle = player.board();
    player.press('s');
    player.think();
    player.frames(3);
    assert_eq!((player.board_line().as_str(), record(&player, &puzzle)), (SCRATCH_SOLVED, None));
    // Digits entered after seeing the solution do not count either.
    player.with_control('z');
    solve_by_hand(&mut player, SCRATCH_SOLVED);
    player.frames(3);
    assert_eq!(record(&player, &puzzle), None);
    let mut player = Player::playing(SCRATCH);
    while player.board().blanks().next().is_some() {
        player.press('a');
    }
    player.frames(3);
    let filled = record(&player, &puzzle).expect("it is solved");
    assert_eq!((filled.games, filled.best), (1, None));
    player.with_control('p');
    player.frames(2);
    let solved = row(&mut player, "Easy 3: Scratch");
    assert!(holds(&solved, words().puzzles_row(ANYTHING, ANYTHING, words().puzzles_solved())), "{solved}");
    assert!(!holds(&solved, words().puzzles_solved_in(ANYTHING)), "{solved}");
}

#[test]
fn statistics_are_kept_and_damaged_ones_are_put_aside() {
    let home = Home::new();
    let mut player = home.player();
    player.with_shift('g');
    player.answer(SCRATCH);
    player.think();
    let puzzle = player.board();
    solve_by_hand(&mut player, SCRATCH_SOLVED);
    player.frames(3);
    let noted = record(&player, &puzzle);
    assert!(noted.is_some());
    drop(player);
    let player = home.player();
    assert_eq!(record(&player, &puzzle), noted);
    drop(player);
    std::fs::write(home.folders.statistics(), "(version: 1, levels: {").expect("a file");
    let player = home.player();
    assert_eq!((record(&player, &puzzle), player.mood()), (None, Mood::Doubtful));
    player.assert_owl_says(words().statistics_unread(ANYTHING));
    assert!(home.files().iter().any(|name| name.starts_with("statistics-set-aside")), "{:?}", home.files());
}

/// The path that the dialog of the next test returns.
static CHOSEN: Mutex<Option<PathBuf>> = Mutex::new(None);

#[test]
fn the_sheet_sums_up_by_level_saves_a_table_and_begins_anew_when_asked_twice() {
    let home = Home::new();
    let mut player = home.player();
    player
        .app
        .insert_resource(FileDialog(|_, _| Box::pin(std::future::ready(CHOSEN.lock().expect("one test").clone()))));
    player.with_shift('g');
    player.answer(SCRATCH);
    player.think();
    player.with_control('i');
    player.frames(2);
    assert_eq!(sheet(&player), Some(Sheet::Statistics));
    player.click_on_sheet(words().statistics_forget());
    assert!(player.control(words().delete_sure()).is_none(), "there is nothing to forget yet");
    player.key(Key::Escape);
    let puzzle = player.board();
    solve_by_hand(&mut player, SCRATCH_SOLVED);
    player.frames(3);
    player.with_control('p');
    player.frames(2);
    player.click_on_sheet(words().statistics());
    player.frames(2);
    assert_eq!(sheet(&player), Some(Sheet::Statistics), "from the list of puzzles");
    let levels = [Level::Easy, Level::Extreme].map(|level| labels::level(level).word);
    let others = [words().statistics_total(), words().statistics_average()];
    for name in levels.into_iter().chain([sudoku_words::capitalised(&words().statistics_other())]).chain(others) {
        assert!(player.control(&name).is_some(), "{name}: {:?}", player.controls());
    }
    assert_eq!(player.resource::<Played>().statistics().total().games, 1);
    *CHOSEN.lock().expect("one test") = Some(home.folder.path().join("mine"));
    player.click_on_sheet(words().statistics_save());
    player.until(|player| player.owl_says(words().file_saved(ANYTHING)));
    let table = std::fs::read_to_string(home.folder.path().join("mine.csv")).expect("it was saved");
    assert!(table.contains(&format!("{puzzle},easy,1,")), "{table}");
    player.click_on_sheet(words().statistics_forget());
    assert_eq!(player.owl(), words().statistics_forget_warning());
    // Nothing is lost if something else happens between the two.
    player.ask(TransferRequest::ShowPack(1));
    player.frames(2);
    player.ask(StatisticsRequest::Forget);
    player.frames(2);
    assert!(record(&player, &puzzle).is_some());
    player.click_on_sheet(words().delete_sure());
    player.frames(2);
    assert_eq!(record(&player, &puzzle), None);
    drop(player);
    assert_eq!(record(&home.player(), &puzzle), None, "and it stays forgotten");
}
