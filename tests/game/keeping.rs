//! Tests that nothing is lost: the session, the settings, saved games and files.

use crate::player::{ANYTHING, Player, SCRATCH, SCRATCH_SOLVED, cell};
use bevy::input::keyboard::Key;
use bevy::prelude::*;
use std::path::{Path, PathBuf};
use sudoku_assistant::game::files::Folders;
use sudoku_assistant::game::files::dialogs::FileDialog;
use sudoku_assistant::game::files::games::Games;
use sudoku_assistant::game::files::saves::Saves;
use sudoku_assistant::game::files::storage::{FileError, typed_path};
use sudoku_assistant::game::owl::Mood;
use sudoku_assistant::game::requests::{FileRequest, Purpose, Scene, Switch, TextSize, ThemeName};
use sudoku_assistant::game::session;
use sudoku_assistant::game::session::Session;
use sudoku_assistant::game::settings::Settings;
use sudoku_board::Value;
use sudoku_words::words;
use tempfile::TempDir;

/// A computer with separate folders.
pub struct Home {
    pub folder: TempDir,
    pub folders: Folders,
}

impl Home {
    pub fn new() -> Home {
        let folder = tempfile::tempdir().expect("a folder");
        let folders = folders_in(folder.path());
        Home { folder, folders }
    }

    pub fn player(&self) -> Player {
        Player::with_folders(&self.folders)
    }

    /// Returns the game with the puzzle on the stage, and a 5 and some notes entered.
    fn played(&self) -> Player {
        let mut player = self.player();
        player.with_shift('g');
        player.answer(SCRATCH);
        player.click(1, 3);
        player.press('5');
        player.click(1, 5);
        player.tap_with_shift(KeyCode::Digit7, '/');
        player
    }

    pub fn files(&self) -> Vec<String> {
        let mut names: Vec<String> = std::fs::read_dir(&self.folders.data)
            .expect("a folder")
            .map(|entry| entry.expect("an entry").file_name().to_string_lossy().into_owned())
            .collect();
        names.sort();
        names
    }
}

pub fn folders_in(home: &Path) -> Folders {
    Folders { data: home.join("data"), config: home.join("config") }
}

#[test]
fn the_sitting_comes_back_with_its_history() {
    let home = Home::new();
    let player = home.played();
    let before = player.resource::<Session>().clone();
    // A closing program waits until its last state is written.
    drop(player);
    let mut player = home.player();
    let left = words().blanks_left(before.board().blanks().count());
    assert_eq!(player.owl(), words().welcome_back(left, sudoku_words::time_played(before.stats().time)));
    assert_eq!(player.resource::<Session>().board(), before.board());
    assert_eq!(player.scene(), Scene::Playing);
    assert_eq!((player.board(), player.notes()), (before.board().clone(), before.notes()));
    player.with_control('z');
    player.with_control('z');
    assert_eq!(player.board().get(cell(1, 3)), None);
    player.with_control('y');
    assert_eq!(player.board().get(cell(1, 3)), Value::digit(5));
}

#[test]
fn a_solved_board_that_comes_back_is_not_celebrated_again() {
    let home = Home::new();
    let mut player = home.player();
    player.with_shift('g');
    player.answer(SCRATCH);
    while player.board().blanks().next().is_some() {
        player.press('a');
    }
    drop(player);
    let mut player = home.player();
    player.frames(20);
    assert_eq!(player.owl(), words().welcome_back_solved());
    assert_eq!(player.scale_of(cell(1, 1)), 1.0);
}

#[test]
fn a_new_puzzle_at_the_next_start_loses_nothing() {
    let home = Home::new();
    drop(home.played());
    let mut player = home.player();
    player.click_control(words().own_puzzle());
    player.answer(SCRATCH_SOLVED);
    assert_eq!(player.board_line(), SCRATCH_SOLVED);
    drop(player);
    let mut player = home.player();
    assert_eq!(player.board_line(), SCRATCH_SOLVED);
    player.click_control(words().undo());
    assert_eq!(player.board().get(cell(1, 3)), Value::digit(5), "and the game before it comes back");
}

#[test]
fn settings_come_back() {
    let home = Home::new();
    let mut player = home.player();
    player.with_shift('g');
    player.with_control('t');
    player.with_control('+');
    player.key_with_control(KeyCode::Digit1, '1');
    player.key_with_control(KeyCode::Digit5, '5');
    let set = player.resource::<Settings>().clone();
    drop(player);
    let player = home.player();
    assert_eq!(player.resource::<Settings>(), &set);
    assert_eq!((set.theme(), set.text_size()), (ThemeName::Dark, TextSize::Large));
    assert!(set.allowed_digits() && !set.strict());
    assert_eq!(player.theme().name, ThemeName::Dark);
}

#[test]
fn a_sitting_that_cannot_be_read_is_set_aside_and_the_game_starts() {
    let broken = |text: &str| session::read(text).expect_err("it is no session").to_string();
    let half = "(version: 1, puzzle: \"46";
    for (content, reason) in [
        (half.as_bytes(), broken(half)),
        (b"(version: 99)", words().from_the_future()),
        (b"\xff\xfe\x00", words().not_text()),
        (b"", broken("")),
    ] {
        let home = Home::new();
        std::fs::create_dir_all(&home.folders.data).expect("a folder");
        std::fs::write(home.folders.sitting(), content).expect("a file");
        let mut player = home.player();
        assert_eq!(player.owl(), words().sitting_set_aside(reason, "sitting-set-aside-1.sudoku"));
        let aside = home.folders.data.join("sitting-set-aside-1.sudoku");
        assert_eq!(std::fs::read(aside).expect("it is still there"), content);
        player.with_shift('g');
        player.answer(SCRATCH);
        assert_eq!(player.scene(), Scene::Playing);
        drop(player);
        home.player().assert_owl_says(words().welcome_back(ANYTHING, ANYTHING));
    }
}

#[test]
fn settings_that_cannot_be_read_are_set_aside() {
    for content in ["(theme: Purple)", "(version: 99)"] {
        let home = Home::new();
        std::fs::create_dir_all(&home.folders.config).expect("a folder");
        std::fs::write(home.folders.settings(), content).expect("a file");
        let player = home.player();
        player.assert_owl_says(words().settings_set_aside(ANYTHING, "settings-set-aside-1.ron"));
        assert_eq!(player.resource::<Settings>(), &Settings::default());
        let aside = home.folders.config.join("settings-set-aside-1.ron");
        assert_eq!(std::fs::read_to_string(aside).expect("it is still there"), content);
    }
}

#[test]
fn settings_of_an_older_version_get_what_they_lack() {
    let home = Home::new();
    std::fs::create_dir_all(&home.folders.config).expect("a folder");
    std::fs::write(home.folders.settings(), "(version: 1, theme: Dark)").expect("a file");
    let player = home.player();
    let settings = player.resource::<Settings>();
    assert_eq!(settings.theme(), ThemeName::Dark);
    let usual = Settings::default();
    assert!(Switch::ALL.iter().all(|&switch| settings.is_on(switch) == usual.is_on(switch)));
}

#[test]
fn a_second_window_does_not_overwrite_the_first_ones_sitting() {
    let home = Home::new();
    let mut first = home.played();
    let mut second = home.player();
    assert_eq!(second.owl(), words().another_window());
    second.with_shift('g');
    second.answer(SCRATCH_SOLVED);
    first.click(1, 6);
    first.press('8');
    let board = first.board();
    drop(second);
    drop(first);
    let player = home.player();
    assert_eq!(player.board(), board);
}

#[test]
fn a_folder_that_cannot_be_written_is_told_and_the_game_goes_on() {
    let home = Home::new();
    std::fs::write(home.folder.path().join("data"), "a file in the way").expect("a file");
    let mut player = home.player();
    player.assert_owl_says(words().not_kept(ANYTHING));
    player.with_shift('g');
    player.answer(SCRATCH);
    player.click(1, 3);
    player.press('5');
    assert_eq!(player.board().get(cell(1, 3)), Value::digit(5));
    assert!(player.shown_as(words().not_kept_short()).is_some(), "{:?}", player.controls());
}

#[test]
fn a_game_that_came_there_meanwhile_is_not_overwritten() {
    let home = Home::new();
    // The folder cannot be reached when the game starts, and reappears with another game in it.
    std::fs::write(&home.folders.data, "in the way").expect("a file");
    let mut player = home.player();
    std::fs::remove_file(&home.folders.data).expect("it was there");
    std::fs::create_dir_all(&home.folders.data).expect("a folder");
    let other = session::write(Player::playing(SCRATCH).resource::<Session>());
    std::fs::write(home.folders.sitting(), &other).expect("a file");
    player.with_shift('g');
    player.answer(SCRATCH_SOLVED);
    player.press('c');
    settle(&mut player);
    let aside = home.folders.data.join("sitting-set-aside-1.sudoku");
    assert_eq!(std::fs::read_to_string(aside).expect("it is there"), other);
    drop(player);
    let player = home.player();
    assert_eq!(player.board().blanks().count(), 81, "and the game is kept");
}

#[test]
fn what_cannot_be_kept_for_a_while_is_kept_again_later() {
    let home = Home::new();
    let mut player = home.played();
    // The folder vanishes, and a file has its name.
    settle(&mut player);
    std::fs::remove_dir_all(&home.folders.data).expect("it was there");
    std::fs::write(&home.folders.data, "in the way").expect("a file");
    player.click(1, 6);
    player.press('8');
    player.until(|player| player.resource::<Saves>().problem().is_some());
    assert_eq!(player.mood(), Mood::Doubtful);
    std::fs::remove_file(&home.folders.data).expect("it was there");
    player.press('7');
    player.until(|player| player.resource::<Saves>().problem().is_none());
    assert_eq!(player.owl(), words().kept_again());
    let text = std::fs::read_to_string(home.folders.sitting()).expect("it is there");
    assert_eq!(session::read(&text).expect("whole").board(), &player.board());
}

fn settle(player: &mut Player) {
    player.until(|player| player.resource::<Saves>().is_kept());
}

/// Types into the field with that name.
fn fill(player: &mut Player, field: String, text: &str) {
    player.click_control(field);
    player.with_control('a');
    player.paste(text);
}

#[test]
fn games_are_saved_under_names_opened_and_deleted() {
    let home = Home::new();
    let mut player = home.played();
    let saved = player.board();
    player.with_control('s');
    fill(&mut player, words().game_name(), "Monday");
    player.click_control(words().save());
    player.until(|player| player.owl() == words().game_saved("Monday"));
    player.key(Key::Escape);
    player.key(Key::Escape);
    player.press('c');
    player.click_control(words().games());
    player.frames(2);
    player.click_control(words().open_named("Monday"));
    player.think();
    assert_eq!(
        (player.board(), player.resource::<sudoku_assistant::game::script::view::View>().sheet()),
        (saved.clone(), None)
    );
    // Its own history is there, and before that the previous board.
    player.with_control('z');
    player.with_control('z');
    assert_eq!(player.board().get(cell(1, 3)), None);
    player.with_control('z');
    assert_eq!(player.board().blanks().count(), 81);
    player.with_control('z');
    assert_eq!(player.board(), saved);

    // Replacing or deleting it takes two presses.
    player.with_control('o');
    let path = home.folders.games().join("Monday.sudoku");
    let before = std::fs::read_to_string(&path).expect("it is there");
    fill(&mut player, words().game_name(), "Monday");
    player.click_control(words().save());
    assert_eq!(player.owl(), words().game_replaces("Monday"));
    assert_eq!(std::fs::read_to_string(&path).expect("it is there"), before);
    player.click_control(words().replace());
    player.until(|_| std::fs::read_to_string(&path).expect("it is there") != before);
    player.click_control(words().delete_named("Monday"));
    assert!(path.exists());
    player.click_control(words().delete_named("Monday"));
    player.until(|player| player.resource::<Games>().names().is_empty());
    assert!(!path.exists());
    assert_eq!(player.control(words().open_named("Monday")), None);
}

#[test]
fn a_saved_game_does_not_grow_by_being_opened_and_saved() {
    let home = Home::new();
    let mut player = home.played();
    let size = |home: &Home| std::fs::metadata(home.folders.games().join("Monday.sudoku")).expect("a file").len();
    let mut sizes = Vec::new();
    for _ in 0..4 {
        player.ask(FileRequest::SaveGame("Monday".to_owned()));
        player.frames(2);
        if !sizes.is_empty() {
            player.ask(FileRequest::SaveGame("Monday".to_owned()));
        }
        player.until(|player| player.owl() == words().game_saved("Monday"));
        sizes.push(size(&home));
        player.ask(FileRequest::OpenGame("Monday".to_owned()));
        player.frames(2);
        player.think();
    }
    assert!(sizes.iter().all(|&size| size.abs_diff(sizes[0]) < 20), "{sizes:?}");
    // The session still has the whole history.
    for _ in 0..20 {
        player.with_control('z');
    }
    assert_eq!(player.board(), Player::new().board());
}

#[test]
fn a_dialog_that_named_another_file_replaces_none() {
    let home = Home::new();
    let mut player = home.played();
    let path = home.folder.path().join("game.sudoku");
    std::fs::write(&path, "precious").expect("a file");
    let chosen = home.folder.path().join("game");
    player.ask(FileRequest::Save { path: chosen, replace: true, text: None });
    player.frames(2);
    assert_eq!(std::fs::read_to_string(&path).expect("it is there"), "precious");
    assert_eq!(player.owl(), words().dialog_replaces(path.display().to_string()));
}

#[test]
fn a_typed_path_may_begin_at_home() {
    let home = std::env::home_dir().expect("there is one");
    assert_eq!(typed_path(" ~/games/x "), home.join("games/x"));
    assert_eq!(typed_path("~"), home);
    assert_eq!(typed_path("~x/y"), Path::new("~x/y"));
}

#[test]
fn what_is_wrong_with_the_settings_is_told_beside_the_welcome() {
    let home = Home::new();
    drop(home.played());
    std::fs::write(home.folders.settings(), "(theme: Purple)")
        .or_else(|_| {
            std::fs::create_dir_all(&home.folders.config)
                .and_then(|()| std::fs::write(home.folders.settings(), "(theme: Purple)"))
        })
        .expect("a file");
    let player = home.player();
    player.assert_owl_says(words().settings_set_aside(ANYTHING, ANYTHING));
    player.assert_owl_says(words().welcome_back(ANYTHING, ANYTHING));
}

#[test]
fn a_name_that_no_file_can_have_is_refused() {
    let home = Home::new();
    let mut player = home.played();
    player.with_control('s');
    for name in ["", "a/b", "..", "C:\\x", "nul", "what?", &"x".repeat(200)] {
        fill(&mut player, words().game_name(), name);
        player.click_control(words().save());
        assert_eq!(player.mood(), Mood::Doubtful, "{name}: {}", player.owl());
    }
    assert_eq!(player.resource::<Games>().names().len(), 0);
}

#[test]
fn a_game_goes_into_a_file_and_comes_back() {
    let home = Home::new();
    let mut player = home.played();
    let board = player.board();
    let path = home.folder.path().join("my game");
    player.with_control('o');
    fill(&mut player, words().file_path(), path.to_str().expect("plain"));
    player.click_control(words().save_path());
    let file = path.with_extension("sudoku");
    player.until(|_| file.exists());
    fill(&mut player, words().file_path(), path.with_extension("txt").to_str().expect("plain"));
    player.click_control(words().save_path());
    player.until(|_| path.with_extension("txt").exists());
    let text = std::fs::read_to_string(path.with_extension("txt")).expect("it is there");
    assert_eq!(text.trim(), player.board_line());
    player.key(Key::Escape);
    player.key(Key::Escape);
    player.press('c');
    player.with_control('o');
    fill(&mut player, words().file_path(), file.to_str().expect("plain"));
    player.click_control(words().open_path());
    player.think();
    assert_eq!(player.board(), board);
    // A folder is not replaced, and a device is not opened.
    player.with_control('o');
    fill(&mut player, words().file_path(), home.folder.path().join("data").to_str().expect("plain"));
    player.click_control(words().save_path());
    fill(&mut player, words().file_path(), "/dev/null");
    player.click_control(words().open_path());
    player.think();
    assert_eq!(player.owl(), sudoku_words::sentence(&FileError::NotAFile("/dev/null".to_owned())));
}

/// The file that the dialog of the tests returns.
static CHOSEN: std::sync::Mutex<Option<PathBuf>> = std::sync::Mutex::new(None);

#[test]
fn the_platforms_dialog_opens_and_saves() {
    let home = Home::new();
    let mut player = home.played();
    player.app.insert_resource(FileDialog(|purpose, _| {
        let chosen = CHOSEN.lock().expect("one test").clone();
        assert!(matches!(purpose, Purpose::Open | Purpose::Save));
        Box::pin(std::future::ready(chosen))
    }));
    let board = player.board();
    let path = home.folder.path().join("chosen.sudoku");
    *CHOSEN.lock().expect("one test") = Some(path.clone());
    player.with_control('o');
    player.click_control(words().save_file());
    player.until(|player| player.owl() == words().file_saved(path.display().to_string()));
    assert!(path.exists());
    player.key(Key::Escape);
    player.key(Key::Escape);
    player.press('c');
    player.with_control('o');
    player.click_control(words().open_file());
    player.think();
    player.until(|player| player.board() == board);
    *CHOSEN.lock().expect("one test") = None;
    player.with_control('o');
    player.click_control(words().open_file());
    player.think();
    player.until(|player| player.owl() == words().no_file_chosen());
    assert_eq!(player.board(), board);
}

#[test]
fn the_program_is_saved_for_scratch_and_its_scripts_are_copied() {
    let home = Home::new();
    let mut player = home.played();
    player.with_control('o');
    let path = home.folder.path().join("for scratch.sb3");
    player.ask(FileRequest::Save { path: path.clone(), replace: false, text: None });
    player.until(|player| player.owl() == words().file_saved(path.display().to_string()));
    let project = std::fs::read(&path).expect("it is there");
    assert!(project.starts_with(b"PK"), "a project is a zip");
    player.key(Key::Escape);
    player.frames(1);
    player.click_in_menu(words().program_menu(), words().copy_blocks());
    let copied = player.copied().expect("it is on the clipboard");
    assert!(copied.contains("define") && copied.contains("solve"), "{copied}");
    // A folder that cannot be written to is reported, and nothing is lost.
    player.ask(FileRequest::Save { path: home.folder.path().to_owned(), replace: false, text: None });
    player.frames(1);
    assert_eq!(player.mood(), Mood::Doubtful);
}

#[test]
fn the_ending_of_a_name_makes_a_picture_or_a_page_to_print() {
    let home = Home::new();
    let mut player = home.played();
    for (extension, beginning) in [("svg", &b"<svg"[..]), ("png", b"\x89PNG"), ("pdf", b"%PDF")] {
        let path = home.folder.path().join("board").with_extension(extension);
        player.with_control('s');
        fill(&mut player, words().file_path(), path.to_str().expect("plain"));
        player.click_control(words().save_path());
        player.until(|_| path.exists());
        assert!(std::fs::read(&path).expect("it is there").starts_with(beginning), "{extension}");
        player.key(Key::Escape);
        player.key(Key::Escape);
    }
    // The picture shows a hint.
    let bare = std::fs::read_to_string(home.folder.path().join("board.svg")).expect("it is there");
    for _ in 0..3 {
        player.press('h');
        player.think();
    }
    player.with_control('s');
    fill(&mut player, words().file_path(), home.folder.path().join("hint.svg").to_str().expect("plain"));
    player.click_control(words().save_path());
    player.until(|_| home.folder.path().join("hint.svg").exists());
    let hint = std::fs::read_to_string(home.folder.path().join("hint.svg")).expect("it is there");
    assert!(hint.len() > bare.len() && hint.contains("#1b7f3b"), "the digit that follows is ringed");
}
