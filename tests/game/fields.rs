//! Tests of text fields: a visible one has the keyboard focus, and no letter is a shortcut while it has.

use crate::player::{Player, SCRATCH};
use bevy::input::keyboard::Key;
use bevy::math::Vec2;
use sudoku_assistant::game::blocks::Blocks;
use sudoku_assistant::game::editor::Editor;
use sudoku_assistant::game::requests::{Drawer, EditorRequest, Naming, Scene};
use sudoku_words::words;

/// Opens the list of all scripts.
fn open_scripts(player: &mut Player) {
    let list = words().script("");
    let list = player.shown_as(list.trim_end()).expect("there is a list of scripts");
    player.click_control(list);
    player.frames(3);
}

/// Returns the name of the list of all scripts, as a screen reader says it.
fn chosen_script(player: &mut Player) -> String {
    player.shown_as(words().script("").trim_end()).expect("there is a list of scripts")
}

/// Letters that are shortcuts for the board, for playback and for the program, and a digit.
const LETTERS: &str = "slcreahmd5nw.g";

#[test]
fn a_text_field_that_is_seen_has_the_keyboard_and_no_letter_is_a_shortcut() {
    type Open = fn(&mut Player);
    let fields: [(Open, String); 5] = [
        (open_scripts, words().script_search()),
        (|player| player.ask(EditorRequest::ShowDrawer(Some(Drawer::Found))), words().palette_search()),
        (
            |player| {
                let block = player.resource::<Blocks>().first().expect("a script is seen");
                player.ask(EditorRequest::Open(Naming::Comment(block)));
            },
            words().editor_comment(),
        ),
        (|player| player.ask(EditorRequest::Open(Naming::Define)), words().editor_define()),
        (|player| player.with_shift('g'), words().answer_field()),
    ];
    for (open, name) in fields {
        let mut player = Player::playing(SCRATCH);
        player.click(1, 3);
        let before = (player.board_line(), player.notes().clone());
        open(&mut player);
        player.frames(3);
        let scene = player.scene();
        player.type_text(&LETTERS[..4]);
        // The list below the field may be scrolled or clicked, and a button pressed.
        player.move_to(Vec2::new(700.0, 300.0));
        player.type_text(&LETTERS[4..]);
        assert!(player.field(&name).ends_with(LETTERS), "{name}: {:?}", player.field(&name));
        assert_eq!((player.board_line(), player.notes().clone()), before, "{name}");
        assert_eq!(player.scene(), scene, "{name}: {}", player.owl());
    }
}

#[test]
fn a_field_gets_what_is_typed_after_a_button_beside_it_was_pressed() {
    let mut player = Player::playing(SCRATCH);
    let before = player.board_line();
    player.ask(EditorRequest::Open(Naming::Define));
    player.frames(3);
    player.type_text("so");
    player.click_control(words().shape_round());
    player.type_text("lve it");
    assert_eq!(player.resource::<Editor>().field().as_ref().map(|field| field.text.as_str()), Some("solve it"));
    assert_eq!((player.board_line(), player.scene()), (before, Scene::Playing));
}

#[test]
fn enter_in_the_list_of_scripts_chooses_the_one_that_is_called_so() {
    let mut player = Player::playing(SCRATCH);
    let before = player.board_line();
    for (typed, found) in [("solve", "solve"), ("SOLVED", "solved"), ("check r", "check r"), ("box", "box")] {
        open_scripts(&mut player);
        player.type_text(typed);
        player.key(Key::Enter);
        player.frames(3);
        let chosen = chosen_script(&mut player);
        assert!(chosen.contains(found), "{typed}: {chosen}");
        assert!(typed != "solve" || chosen == words().script("solve"), "{typed}: {chosen}");
        assert!(player.control(words().script_search()).is_none(), "the list is closed");
    }
    // Nothing has this name, so the list stays open until Escape closes it.
    open_scripts(&mut player);
    player.type_text("zzz");
    player.key(Key::Enter);
    player.frames(3);
    assert!(player.control(words().script_search()).is_some());
    player.key(Key::Escape);
    player.frames(3);
    assert!(player.control(words().script_search()).is_none());
    assert_eq!((player.board_line(), player.scene()), (before, Scene::Playing));
}

#[test]
fn enter_in_the_search_of_the_palette_takes_the_first_block() {
    let mut player = Player::playing(SCRATCH);
    player.ask(EditorRequest::ShowDrawer(Some(Drawer::Found)));
    player.frames(3);
    player.type_text("forever");
    player.key(Key::Enter);
    player.frames(3);
    assert!(player.resource::<Editor>().hand().is_some(), "{}", player.owl());
}
