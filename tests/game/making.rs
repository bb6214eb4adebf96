//! Tests of new puzzles: choosing, making from a seed, sharing, refusing and undoing.

use crate::player::{ANYTHING, Player, SCRATCH, cell};
use bevy::input::keyboard::Key;
use bevy::prelude::*;
use sudoku_assistant::game::files::Folders;
use sudoku_assistant::game::owl::Mood;
use sudoku_assistant::game::puzzles::making::Making;
use sudoku_assistant::game::requests::{MakingRequest, Page, Scene, Sheet, ViewRequest, labels};
use sudoku_assistant::game::script::view::View;
use sudoku_assistant::game::session::Session;
use sudoku_board::Board;
use sudoku_generate::board_generator::{BoardKind, generate};
use sudoku_generate::{Difficulty, Generator, Recipe, RecipeChoice, Seed};
use sudoku_techniques::{Level, Technique};
use sudoku_words::words;
use tempfile::TempDir;

/// Returns the puzzle that a difficulty and a seed made before there were levels, and that such a recipe still makes.
fn made_from(difficulty: Difficulty, seed: u64) -> Board {
    made(RecipeChoice::Difficulty(difficulty), seed)
}

fn made(wanted: RecipeChoice, seed: u64) -> Board {
    let recipe = Recipe { wanted, seed: Seed(seed) };
    Generator::puzzle(recipe.options().expect("a classic board"), recipe.seed).expect("it can be made").puzzle.into()
}

fn wanted(player: &Player) -> RecipeChoice {
    player.resource::<Making>().wanted()
}

fn origin(player: &Player) -> Option<Recipe> {
    player.resource::<Session>().origin()
}

fn sheet(player: &Player) -> Option<Sheet> {
    player.resource::<View>().sheet()
}

/// Opens the sheet, and the field for the seed on it.
fn open_seed(player: &mut Player) {
    player.with_control('n');
    player.frames(2);
    if player.shown_as(words().seed_about()).is_none() {
        player.click_on_sheet(words().new_more());
        player.frames(3);
    } else {
        player.click_on_sheet(words().seed());
    }
    assert_eq!(player.focused(), Some(words().seed()));
}

/// Opens the sheet and writes into its field.
fn write_seed(player: &mut Player, text: &str) {
    open_seed(player);
    player.type_text(text);
    player.frames(2);
}

/// Waits for the puzzle that is being made.
fn wait(player: &mut Player) {
    player.until(|player| !player.resource::<Making>().is_working());
    player.frames(3);
}

/// Presses Enter in the field, and waits for the puzzle.
fn make(player: &mut Player, text: &str) {
    write_seed(player, text);
    player.key(Key::Enter);
    player.until(|player| !player.resource::<Making>().is_working());
    player.frames(3);
}

/// Returns the folders of a computer, which are deleted with the first value.
fn home() -> (TempDir, Folders) {
    let folder = tempfile::tempdir().expect("a folder");
    let folders = Folders { data: folder.path().join("data"), config: folder.path().join("config") };
    (folder, folders)
}

#[test]
fn each_level_is_made_from_its_seed() {
    let mut player = Player::new();
    player.with_shift('g');
    for level in [Level::Medium, Level::Unfair, Level::Extreme, Level::Hard, Level::Easy] {
        write_seed(&mut player, "2026");
        player.click_on_sheet(labels::level(level).word);
        player.until(|player| !player.resource::<Making>().is_working());
        player.frames(3);
        let puzzle = made(RecipeChoice::Level(level), 2026);
        assert_eq!((player.board(), player.scene(), sheet(&player)), (puzzle.clone(), Scene::Playing, None));
        let recipe = Recipe { wanted: RecipeChoice::Level(level), seed: Seed(2026) };
        assert_eq!(origin(&player), Some(recipe));
        assert_eq!(player.owl(), words().puzzle_made(labels::recipe(recipe), puzzle.blanks().count()));
        let shown = sudoku_words::capitalised(&labels::recipe(recipe));
        assert!(player.has_in_menu(words().more(), &shown), "the seed can be looked up");
    }
    assert_eq!(player.board().puzzle(), player.board(), "its digits are givens");
    assert_eq!(player.board(), made_from(Difficulty::Easy, 2026), "what Easy made before there were levels");
}

#[test]
fn two_clicks_lead_to_a_new_puzzle_and_the_seed_is_behind_more() {
    for level in Level::ALL {
        let mut player = Player::new();
        player.click_control(words().new_puzzle());
        player.frames(2);
        assert!(player.control(words().seed()).is_none(), "{:?}", player.controls());
        player.click_on_sheet(labels::level(level).word);
        wait(&mut player);
        let recipe = origin(&player).expect("it was made");
        assert_eq!((recipe.wanted, player.board()), (RecipeChoice::Level(level), made(recipe.wanted, recipe.seed.0)));
        assert_eq!((sheet(&player), player.scene()), (None, Scene::Playing));
    }
}

#[test]
fn a_seed_that_was_typed_is_for_that_sheet_alone() {
    let mut player = Player::playing(SCRATCH);
    write_seed(&mut player, "77");
    player.key(Key::Escape);
    player.click_control(words().new_puzzle());
    player.frames(2);
    player.click_on_sheet(labels::level(Level::Easy).word);
    wait(&mut player);
    assert_ne!(origin(&player).map(|recipe| recipe.seed), Some(Seed(77)));
}

#[test]
fn a_technique_is_chosen_in_its_list() {
    let mut player = Player::playing(SCRATCH);
    write_seed(&mut player, "7");
    player.click_on_sheet(words().more_needs());
    player.frames(2);
    player.click_control(sudoku_words::capitalised(&sudoku_words::technique(Technique::NakedPair)));
    wait(&mut player);
    assert_eq!(wanted(&player), RecipeChoice::Technique(Technique::NakedPair));
    let recipe = Recipe { wanted: RecipeChoice::Technique(Technique::NakedPair), seed: Seed(7) };
    assert_eq!((player.board(), origin(&player)), (made(recipe.wanted, 7), Some(recipe)));
    // Once the puzzle is rated, the rating is shown.
    player.think();
    player.frames(2);
    let technique = sudoku_words::technique(Technique::NakedPair);
    assert!(player.controls().iter().any(|name| name.ends_with(&technique)), "{:?}", player.controls());
    player.click_in_menu(words().more(), words().copy_seed_name());
    assert_eq!(player.copied().as_deref(), Some("naked pair, seed 7"));
    player.paste("XY-wing 3");
    player.until(|player| !player.resource::<Making>().is_working());
    player.frames(2);
    assert_eq!(player.board(), made(RecipeChoice::Technique(Technique::XyWing), 3), "{}", player.owl());
}

#[test]
fn a_rare_technique_says_how_long_it_looks_and_can_be_stopped() {
    let mut player = Player::playing(SCRATCH);
    let before = player.board();
    player.with_control('n');
    player.frames(2);
    player.ask(MakingRequest::Choose(RecipeChoice::Technique(Technique::HiddenQuadruple)));
    player.frames(10);
    assert!(player.shown_as(words().making_grids(ANYTHING)).is_some(), "{:?}", player.controls());
    player.click_on_sheet(words().make_stop());
    assert!(!player.resource::<Making>().is_working());
    assert_eq!(player.owl(), words().making_stopped());
    assert_eq!((player.board(), sheet(&player)), (before, Some(Sheet::New)));
    player.frames(2);
    assert!(player.shown_as(words().making_grids(ANYTHING)).is_none());
}

#[test]
fn without_a_seed_each_puzzle_is_another() {
    let mut player = Player::playing(SCRATCH);
    make(&mut player, "");
    let first = origin(&player).expect("it was made");
    make(&mut player, "");
    let second = origin(&player).expect("it was made");
    assert_ne!(first.seed, second.seed);
    for recipe in [first, second] {
        assert!((100_000..1_000_000).contains(&recipe.seed.0), "{recipe} is short enough for a blackboard");
    }
    // Typing that seed makes the same puzzle.
    let board = player.board();
    let mut other = Player::new();
    other.with_shift('g');
    make(&mut other, &second.seed.to_string());
    assert_eq!(other.board(), board);
}

#[test]
fn what_one_copies_another_pastes() {
    let mut player = Player::playing(SCRATCH);
    make(&mut player, "hard, seed 7");
    assert_eq!(player.board(), made_from(Difficulty::Hard, 7));
    player.click_in_menu(words().more(), words().copy_seed_name());
    assert_eq!(player.copied().as_deref(), Some("hard, seed 7"));
    let mut other = Player::new();
    other.with_shift('g');
    open_seed(&mut other);
    other.paste("hard, seed 7");
    other.frames(2);
    assert_eq!(other.field(words().seed()), "hard, seed 7");
    other.key(Key::Enter);
    other.until(|other| !other.resource::<Making>().is_working());
    other.frames(2);
    assert_eq!(other.board(), player.board());
    assert_eq!(wanted(&other), RecipeChoice::Level(Level::Hard), "the next one is as hard");
}

#[test]
fn a_wrong_seed_is_refused_and_stays_so_that_it_can_be_fixed() {
    let mut player = Player::playing(SCRATCH);
    let before = player.board();
    for wrong in ["12x", "-1", "18446744073709551616", "harder", "hard, seed", "1 2"] {
        make(&mut player, wrong);
        assert_eq!((player.board(), player.mood(), sheet(&player)), (before.clone(), Mood::Doubtful, Some(Sheet::New)));
        let told = if wrong.len() > 19 { words().large_seed(wrong) } else { words().bad_seed(wrong) };
        assert_eq!(player.owl(), told);
        assert!(player.controls().contains(&told), "it is told on the sheet");
        assert_eq!(player.field(words().seed()), wrong);
        player.key(Key::Escape);
        assert_eq!(sheet(&player), None);
    }
    // The field accepts the greatest possible seed.
    make(&mut player, "18446744073709551615");
    assert_eq!(player.board(), made_from(Difficulty::Easy, u64::MAX));
}

#[test]
fn undo_brings_the_puzzle_before_back_and_its_seed() {
    let mut player = Player::playing(SCRATCH);
    player.click(1, 3);
    player.press('5');
    let before = player.board();
    make(&mut player, "1");
    make(&mut player, "2");
    let [first, second] =
        [1, 2].map(|seed| Some(Recipe { wanted: RecipeChoice::Level(Level::Easy), seed: Seed(seed) }));
    assert_eq!(origin(&player), second);
    player.with_control('z');
    assert_eq!((player.board(), origin(&player)), (made_from(Difficulty::Easy, 1), first));
    player.with_control('z');
    assert_eq!((player.board(), origin(&player)), (before, None));
    assert!(!player.has_in_menu(words().more(), words().copy_seed_name()));
    player.with_control('y');
    player.with_control('y');
    assert_eq!((player.board(), origin(&player)), (made_from(Difficulty::Easy, 2), second));
    // Playing on the board does not change its origin, and an empty board has none.
    player.press('a');
    assert_eq!(origin(&player), second);
    player.press('c');
    assert_eq!(origin(&player), None);
}

#[test]
fn the_seed_is_kept_with_the_game() {
    let (_folder, folders) = home();
    let mut player = Player::with_folders(&folders);
    player.with_shift('g');
    make(&mut player, "medium 44");
    let board = player.board();
    drop(player);
    let mut player = Player::with_folders(&folders);
    player.frames(2);
    assert_eq!(player.board(), board);
    let recipe = Recipe { wanted: RecipeChoice::Difficulty(Difficulty::Medium), seed: Seed(44) };
    assert_eq!(origin(&player), Some(recipe));
    assert!(player.has_in_menu(words().more(), sudoku_words::capitalised(&labels::recipe(recipe))));
}

#[test]
fn the_keyboard_alone_chooses_and_makes() {
    let mut player = Player::playing(SCRATCH);
    player.with_shift('N');
    player.frames(2);
    let level = |level| Some(labels::level(level).word);
    assert_eq!((sheet(&player), player.focused()), (Some(Sheet::New), level(Level::Easy)));
    player.key(Key::Tab);
    player.key(Key::Tab);
    assert_eq!(player.focused(), level(Level::Hard));
    player.key(Key::Space);
    wait(&mut player);
    let recipe = origin(&player).expect("it was made");
    assert_eq!((recipe.wanted, sheet(&player)), (RecipeChoice::Level(Level::Hard), None));
    // Enter makes another puzzle like the last one.
    player.with_control('n');
    player.frames(2);
    player.key(Key::Enter);
    wait(&mut player);
    let another = origin(&player).expect("it was made");
    assert!(another.wanted == recipe.wanted && another.seed != recipe.seed, "{another}");
    // The field for the seed has the keyboard focus as soon as it is visible.
    player.with_control('n');
    player.frames(2);
    while player.focused() != Some(words().new_more()) {
        player.key(Key::Tab);
    }
    player.key(Key::Space);
    player.frames(2);
    assert_eq!(player.focused(), Some(words().seed()));
    player.type_text("5");
    player.key(Key::Enter);
    wait(&mut player);
    assert_eq!(player.board(), made(RecipeChoice::Level(Level::Hard), 5));
    // The board has the keyboard focus again.
    player.key(Key::ArrowRight);
    assert_eq!(player.entry().current(), player.board().blanks().next(), "the arrows move on the board");
}

#[test]
fn what_was_copied_makes_the_puzzle_wherever_it_is_pasted() {
    let puzzle = made_from(Difficulty::Hard, 7);
    let mut player = Player::new();
    player.with_shift('g');
    player.answer("Hard, seed 7");
    player.until(|player| !player.resource::<Making>().is_working());
    player.frames(2);
    assert_eq!((player.board(), player.scene()), (puzzle.clone(), Scene::Playing), "as the answer to the question");
    let mut player = Player::playing(SCRATCH);
    player.paste("hard, seed 7\n");
    player.until(|player| !player.resource::<Making>().is_working());
    player.frames(2);
    assert_eq!((player.board(), player.scene()), (puzzle, Scene::Playing), "on the stage");
    player.with_shift('g');
    assert_eq!((player.scene(), player.answer_text()), (Scene::Asking, ""));
}

#[test]
fn a_level_or_a_technique_alone_leaves_the_seed_to_chance() {
    let mut player = Player::playing(SCRATCH);
    for (text, wanted) in [
        ("medium", RecipeChoice::Level(Level::Medium)),
        ("level hard", RecipeChoice::Level(Level::Hard)),
        ("hidden single", RecipeChoice::Technique(Technique::HiddenSingle)),
    ] {
        make(&mut player, text);
        let recipe = origin(&player).expect("it was made");
        assert_eq!((recipe.wanted, player.board()), (wanted, made(wanted, recipe.seed.0)));
    }
}

#[test]
fn a_sheet_that_is_asked_for_again_stays_with_its_text() {
    let mut player = Player::playing(SCRATCH);
    write_seed(&mut player, "77");
    player.with_control('n');
    player.frames(2);
    assert_eq!((sheet(&player), player.field(words().seed())), (Some(Sheet::New), "77".to_owned()));
}

#[test]
fn what_the_owl_said_on_the_sheet_is_said_no_longer_without_it() {
    let mut player = Player::playing(SCRATCH);
    make(&mut player, "12x");
    player.key(Key::Escape);
    assert_eq!((player.mood(), player.owl()), (Mood::Calm, &*words().click_a_cell()));
    let mut player = Player::new();
    let hello = player.owl().to_owned();
    player.with_control('n');
    assert_ne!(player.owl(), hello);
    player.key(Key::Escape);
    assert_eq!((player.owl(), player.scene()), (hello.as_str(), Scene::Playing));
}

#[test]
fn the_owl_is_heard_in_one_place_at_a_time() {
    let mut player = Player::playing(SCRATCH);
    // The number of times that the owl's sentence is shown next to the sheets, and on the sheet.
    let heard = |player: &mut Player| {
        let (plain, spoken) = (player.owl().to_owned(), words().owl_says(player.owl()));
        let controls = player.controls();
        let count = |sentence: &str| controls.iter().filter(|text| *text == sentence).count();
        (count(&spoken), if sheet(player).is_some() { count(&plain) } else { 0 })
    };
    // Back from another page, it reports the current state.
    player.key(Key::F3);
    let (games, new) = (words().games(), words().new_puzzle());
    for (page, button) in [(Key::F2, &games), (Key::F2, &new), (Key::F3, &new), (Key::F7, &games)] {
        player.key(page);
        player.frames(2);
        let before = player.owl().to_owned();
        assert_eq!(heard(&mut player), (1, 0), "{before}");
        player.click_control(button);
        player.frames(2);
        assert_ne!(player.owl(), before);
        // A screen reader reports it as well, wherever it is shown.
        assert_eq!(heard(&mut player), (0, 2), "{}", player.owl());
        player.key(Key::Escape);
        player.frames(2);
        assert_eq!((player.owl(), sheet(&player)), (before.as_str(), None), "it says where we were");
    }
    // It is not shown on another sheet either.
    player.key(Key::F2);
    player.with_control('o');
    player.with_control('l');
    assert_eq!(player.owl(), words().click_a_cell());
}

#[test]
fn no_button_moves_when_the_line_of_the_seed_comes() {
    for (width, height) in [(1280.0, 800.0), (960.0, 640.0), (800.0, 700.0)] {
        let mut player = Player::playing(SCRATCH);
        player.resize(width, height);
        let w = words();
        let names = [w.singles(), w.undo(), w.hint(), w.fill_singles(), w.erase_notes(), w.load()];
        let before = names.each_ref().map(|name| player.bounds(name));
        make(&mut player, "5");
        player.frames(3);
        assert!(origin(&player).is_some());
        assert_eq!(names.each_ref().map(|name| player.bounds(name)), before, "{width}x{height}");
    }
}

#[test]
fn enter_on_the_copy_button_copies_and_makes_nothing() {
    let mut player = Player::playing(SCRATCH);
    make(&mut player, "88");
    open_seed(&mut player);
    player.click_on_sheet(words().copy_seed_name());
    player.key(Key::Enter);
    player.frames(3);
    assert!(!player.resource::<Making>().is_working());
    assert_eq!((origin(&player).map(|recipe| recipe.seed), sheet(&player)), (Some(Seed(88)), Some(Sheet::New)));
    assert_eq!(player.copied().as_deref(), Some("level easy, seed 88"));
}

#[test]
fn every_stop_of_the_tab_key_on_the_sheet_has_a_name_that_is_seen() {
    let mut player = Player::playing(SCRATCH);
    player.with_control('n');
    player.frames(2);
    let mut stops = vec![player.focused().expect("a level")];
    let w = words();
    let levels = Level::ALL.map(|level| labels::level(level).word);
    let single = Making::boards().filter(|kind| !kind.is_mix()).map(Some);
    let boards: Vec<String> = std::iter::once(None).chain(single).map(|kind| labels::board_kind(kind).word).collect();
    let after = [w.more_needs(), w.new_empty(), w.new_more(), w.close()];
    let all = [&levels[..], &after, &boards, &[w.board_mixes(), levels[0].clone()]].concat();
    while stops.len() < all.len() {
        player.key(Key::Tab);
        player.frames(1);
        stops.extend(player.focused());
    }
    assert_eq!(stops, all);
}

#[test]
fn a_list_of_puzzles_closes_under_the_sheet() {
    let mut player = Player::playing(SCRATCH);
    player.click_control(words().puzzle_chooser());
    player.frames(2);
    assert!(player.control(words().empty_puzzle()).is_some());
    player.with_control('n');
    player.frames(2);
    assert!(player.control(words().empty_puzzle()).is_none(), "{:?}", player.controls());
    player.key(Key::Escape);
    assert_eq!(sheet(&player), None);
}

#[test]
fn the_sheet_begins_with_the_difficulty_of_the_puzzle_on_the_board() {
    let (_folder, folders) = home();
    let mut player = Player::with_folders(&folders);
    player.with_shift('g');
    make(&mut player, "medium 44");
    drop(player);
    let mut player = Player::with_folders(&folders);
    player.with_control('n');
    assert_eq!(wanted(&player), RecipeChoice::Level(Level::Medium));
    player.frames(2);
    player.click_on_sheet(labels::level(Level::Hard).word);
    wait(&mut player);
    make(&mut player, "easy, seed 3");
    player.with_control('n');
    assert_eq!(wanted(&player), RecipeChoice::Level(Level::Easy), "what was made last is made next");
}

#[test]
fn on_the_race_a_new_puzzle_is_raced_on() {
    let mut player = Player::playing(SCRATCH);
    player.key(Key::F3);
    make(&mut player, "3");
    assert_eq!((player.page(), sheet(&player)), (Page::Race, None));
    assert_eq!(player.board(), made_from(Difficulty::Easy, 3));
}

#[test]
fn a_new_puzzle_comes_from_the_lists_of_puzzles_and_from_other_pages_too() {
    let mut player = Player::new();
    player.with_shift('g');
    for list in [words().answer_chooser(), words().puzzle_chooser()] {
        player.click_control(&list);
        player.frames(2);
        player.click_control(words().new_entry());
        player.frames(2);
        assert_eq!(sheet(&player), Some(Sheet::New), "from the list {list}");
        player.key(Key::Escape);
        player.frames(2);
    }
    player.key(Key::F4);
    make(&mut player, "9");
    assert_eq!(player.page(), Page::Stage, "the new puzzle is to be seen");
    assert_eq!((player.board(), player.scene()), (made_from(Difficulty::Easy, 9), Scene::Playing));
}

#[test]
fn a_paused_game_gives_way_and_a_running_solver_does_not() {
    let mut player = Player::playing(SCRATCH);
    player.press('p');
    make(&mut player, "3");
    assert_eq!((player.board(), player.scene()), (made_from(Difficulty::Easy, 3), Scene::Playing));
    player.press('w');
    player.press('w');
    assert_eq!(player.scene(), Scene::Solving);
    player.click_control(words().new_puzzle());
    assert_eq!(sheet(&player), None, "the button sleeps");
    let board = player.board();
    player.with_control('n');
    assert_eq!(sheet(&player), None);
    assert_eq!(player.owl(), words().board_is_busy());
    player.ask(MakingRequest::MakeChosen);
    player.frames(3);
    assert_eq!(player.owl(), words().board_is_busy());
    assert_eq!((player.board(), player.scene()), (board, Scene::Solving));
}

#[test]
fn a_closed_sheet_makes_nothing() {
    let mut player = Player::playing(SCRATCH);
    let before = player.board();
    player.ask(MakingRequest::ShowSheet);
    player.ask(MakingRequest::MakeChosen);
    player.ask(ViewRequest::CloseSheet);
    player.frames(1);
    assert!(!player.resource::<Making>().is_working());
    player.frames(5);
    assert_eq!((player.board(), origin(&player)), (before, None));
    // The work starts in the next frame, and the app does not sleep until it is done.
    player.ask(MakingRequest::ShowSheet);
    player.ask(MakingRequest::MakeChosen);
    player.frames(1);
    assert!(player.resource::<Making>().is_working());
    assert!(player.asks_for_redraw());
    player.until(|player| !player.resource::<Making>().is_working());
    player.frames(2);
    assert!(origin(&player).is_some());
}

#[test]
fn what_is_played_on_a_new_puzzle_is_a_game_like_any() {
    let mut player = Player::playing(SCRATCH);
    make(&mut player, "123456");
    let givens = player.board();
    let blank = givens.blanks().next().expect("a blank");
    player.click(blank.row() + 1, blank.column() + 1);
    player.with_shift('h');
    assert!(player.board().get(cell(blank.row() + 1, blank.column() + 1)).is_some(), "{}", player.owl());
    while player.board().blanks().next().is_some() {
        player.press('a');
    }
    // Singles alone solve an easy puzzle.
    let tally = player.stats();
    assert_eq!(player.owl(), words().solved_together(sudoku_words::clock(tally.time), tally.filled, 1, 0, 405));
}

#[test]
fn boards_of_other_kinds_are_made_by_clicks_and_shared() {
    let mut player = Player::playing(SCRATCH);
    for (name, level) in [("6", None), ("killer", Some(Level::Easy)), ("jigsaw", None), ("windoku", None)] {
        let kind: BoardKind = name.parse().expect("a kind");
        write_seed(&mut player, "2026");
        player.click_on_sheet(labels::board_kind(Some(kind)).word);
        player.frames(2);
        assert_eq!(player.owl(), labels::board_kind(Some(kind)).tooltip);
        let recipe = Recipe { wanted: RecipeChoice::Board(kind, level), seed: Seed(2026) };
        player.click_on_sheet(labels::wanted_level(recipe.wanted).word);
        wait(&mut player);
        let made = generate(kind, level, recipe.seed).expect("a puzzle").puzzle;
        let board = player.resource::<Session>().board().clone();
        assert_eq!((&board, player.scene(), origin(&player)), (&made, Scene::Playing, Some(recipe)), "{name}");
        assert_eq!(player.owl(), words().puzzle_made(labels::recipe(recipe), made.blanks().count()));
    }
    // Another one is on such a board, too.
    player.ask(MakingRequest::Another);
    wait(&mut player);
    let windoku = RecipeChoice::Board("windoku".parse().expect("a kind"), None);
    assert!(matches!(origin(&player), Some(Recipe { wanted: RecipeChoice::Board(..), .. })), "{}", player.owl());
    assert_ne!(origin(&player), Some(Recipe { wanted: windoku, seed: Seed(2026) }));
    // What is copied makes the same board elsewhere.
    player.paste("killer level easy, seed 2026");
    wait(&mut player);
    let made = generate("killer".parse().expect("a kind"), Some(Level::Easy), Seed(2026)).expect("a puzzle").puzzle;
    assert_eq!(player.resource::<Session>().board(), &made);
    // The classic board comes back with a click.
    player.with_control('n');
    player.frames(2);
    player.click_on_sheet(labels::board_kind(None).word);
    player.click_on_sheet(labels::level(Level::Easy).word);
    wait(&mut player);
    assert!(player.resource::<Session>().board().rules().is_classic());
}

#[test]
fn the_sheet_is_no_wider_than_the_window() {
    for width in [360, 480, 700, 1280] {
        let mut player = Player::with_window(width, 800);
        player.with_shift('n');
        player.frames(3);
        let window = Rect::new(0.0, 0.0, width as f32, 800.0);
        let single = Making::boards().filter(|kind| !kind.is_mix()).map(|kind| labels::board_kind(Some(kind)).word);
        for name in single.chain([words().board_mixes(), words().more_needs(), words().new_empty(), words().close()]) {
            let seen = player.bounds(&name).unwrap_or_else(|| panic!("{name} is not on the sheet"));
            assert!(window.contains(seen.min) && window.contains(seen.max), "{name} at {seen:?}, {width} wide");
        }
    }
}
