//! Tests of editing the program: by dragging, by keys alone and by typing. Everything can be undone.

use crate::player::{Player, SCRATCH, cell};
use bevy::input::keyboard::Key;
use bevy::math::Vec2;
use bevy::prelude::KeyCode;
use std::sync::Arc;
use sudoku_assistant::game::blocks::Blocks;
use sudoku_assistant::game::editor::{Editor, place_block};
use sudoku_assistant::game::play::BlockProgram;
use sudoku_assistant::game::requests::{BlocksRequest, Page, Scene, SolverRequest};
use sudoku_blocks::edit::EditError;
use sudoku_blocks::{Category, PlacedScript, Program, SearchFault, write_scripts};
use sudoku_run::Unit;
use sudoku_run::engines::Engine;
use sudoku_solve::search::Search;
use sudoku_words::words;

/// Returns a player with the scripts of the sprite Solve open, which are short: the flag, and the click.
fn editing() -> Player {
    let mut player = Player::playing(SCRATCH);
    assert_eq!(player.page(), Page::Stage);
    player.click_control(words().editor_sprite_tooltip("Solve"));
    player.frames(2);
    player
}

/// Opens the palette's category, or closes it.
fn open(player: &mut Player, category: Category) {
    player.click_control(words().category_tooltip(sudoku_words::category(category)));
    player.frames(2);
}

fn program(player: &Player) -> Arc<Program> {
    Arc::clone(player.resource::<BlockProgram>().program())
}

/// Returns the scripts of the visible sprite as text.
fn scripts(player: &Player) -> String {
    let (program, sprite) = (program(player), player.resource::<Blocks>().sprite());
    write_scripts(&program, &program.sprites[sprite])
}

fn undo(player: &mut Player) {
    player.key_with_control(KeyCode::KeyZ, 'z');
    player.frames(3);
}

#[test]
fn a_block_is_dragged_from_the_palette_into_a_script_out_again_and_undone() {
    let mut player = editing();
    let before = scripts(&player);
    let block = words().palette_block("broadcast cell clicked");
    open(&mut player, Category::Events);
    let from = player.control(&block).expect("it is in the palette");
    let at = player.bounds("when flag clicked").expect("the script is seen");
    // The piece is picked up in its middle.
    let size = player.bounds(&block).expect("it is seen").size();
    player.drag(from, Vec2::new(at.min.x, at.max.y) + size / 2.0);
    let changed = scripts(&player);
    assert!(changed.contains("when flag clicked\nbroadcast [cell clicked v]\ngo to x: (200) y: (-150)"), "{changed}");
    assert!(player.resource::<BlockProgram>().is_own());

    // All blocks below it are dragged along.
    let dragged = player.control("broadcast cell clicked").expect("it stands in the script");
    let categories = player
        .control(words().category_tooltip(sudoku_words::category(Category::Events)))
        .expect("they are always seen");
    player.drag(dragged, categories);
    assert!(!scripts(&player).contains("go to x"), "{}", scripts(&player));
    undo(&mut player);
    assert_eq!(scripts(&player), changed);
    undo(&mut player);
    assert_eq!(scripts(&player), before);
    assert!(!player.resource::<BlockProgram>().is_own());
    // Before that, there is the puzzle, which stays until the program is left.
    undo(&mut player);
    assert_eq!(player.owl(), words().no_edit_to_undo());
    player.key_with_control(KeyCode::KeyY, 'y');
    player.frames(3);
    assert_eq!(scripts(&player), changed);
}

#[test]
fn the_keyboard_alone_moves_copies_fills_and_deletes() {
    let mut player = editing();
    // The program gets the keyboard focus. The hat of the flag is selected, and then the block below it.
    player.key(Key::F6);
    player.frames(2);
    player.key(Key::ArrowDown);
    player.key(Key::ArrowRight);
    player.key(Key::Enter);
    player.frames(3);
    player.type_text("77");
    player.key(Key::Enter);
    player.frames(3);
    assert!(scripts(&player).contains("go to x: (77) y"), "{}", scripts(&player));
    // The block is selected again and copied. Then it is picked up and put below the other hat.
    player.key_with_control(KeyCode::KeyD, 'd');
    player.frames(3);
    assert_eq!(scripts(&player).matches("go to x: (77)").count(), 2);
    player.key(Key::Delete);
    player.frames(3);
    assert_eq!(scripts(&player).matches("go to x: (77)").count(), 1);
    player.key(Key::ArrowUp);
    player.key(Key::ArrowUp);
    player.key(Key::ArrowUp);
    player.key(Key::ArrowDown);
    player.key(Key::Enter);
    assert!(player.resource::<Editor>().hand().is_some(), "{}", player.owl());
    let places = player.resource::<Editor>().hand().as_ref().map_or(0, |hand| hand.places.len());
    let mut seen = Vec::new();
    for _ in 0..places {
        seen.push(player.resource::<Editor>().hand().as_ref().map(|hand| hand.aim));
        player.key(Key::ArrowDown);
    }
    seen.sort();
    seen.dedup();
    assert_eq!(seen.len(), places, "the arrow keys lead to every place");
    player.key(Key::Escape);
    player.frames(2);
    assert!(player.resource::<Editor>().hand().is_none());
    assert!(player.resource::<Editor>().chosen().is_some(), "Escape lets it go first");
    player.key(Key::Escape);
    player.frames(2);
    assert!(player.resource::<Editor>().chosen().is_none());
    // The number keys apply to the board again.
    player.click(1, 3);
    player.press('5');
    assert!(player.board().get(cell(1, 3)).is_some());
}

#[test]
fn a_value_that_is_taken_from_the_palette_first_goes_to_the_script_in_view() {
    let mut player = editing();
    let shown = program(&player);
    let of_owl: Vec<_> = shown.scripts().enumerate().filter(|(_, placed)| placed.sprite.name == "Owl").collect();
    let (script, placed) = of_owl[of_owl.len() / 2];
    player.ask(BlocksRequest::ChooseScript(script));
    player.frames(3);
    open(&mut player, Category::Sensing);
    player.click_control(words().palette_block("answer"));
    player.frames(2);
    let hand = player.resource::<Editor>().hand().expect("it is in hand");
    let at = place_block(hand.places[hand.aim]).expect("it goes into a block");
    assert!(at >= placed.id, "{at:?} is above the script that begins with {:?}", placed.id);
}

#[test]
fn a_new_name_reaches_every_use_and_a_taken_one_is_refused() {
    let mut player = editing();
    let uses = |player: &Player| format!("{:?}", program(player)).matches("\"expecting numkey\"").count();
    assert!(uses(&player) > 3);
    open(&mut player, Category::Variables);
    player.click_in_menu(words().palette_change("expecting numkey"), words().editor_rename("expecting numkey"));
    player.frames(3);
    // The old name is selected, so that typing replaces it.
    player.type_text("expecting numkey!");
    player.key(Key::Enter);
    player.frames(3);
    assert_eq!(uses(&player), 0, "{}", player.owl());
    assert!(program(&player).variables.contains(&"expecting numkey!".to_owned()));
    open(&mut player, Category::Variables);
    player.click_control(words().editor_new_variable());
    player.frames(3);
    player.type_text("digit");
    player.key(Key::Enter);
    player.frames(3);
    let taken = sudoku_words::edit_error(&EditError::Taken("digit".to_owned()));
    assert_eq!(player.owl(), sudoku_words::full_sentence(&taken));
    assert!(player.resource::<Editor>().field().is_some(), "what was typed stays");
}

#[test]
fn what_would_go_wrong_stands_at_its_block_and_the_program_runs_as_far_as_it_can() {
    let mut player = editing();
    player.click_control(words().editor_sprite_tooltip("Owl"));
    player.frames(2);
    open(&mut player, Category::Variables);
    player.click_in_menu(words().palette_change("type"), words().editor_delete("type"));
    player.frames(3);
    let findings = player.resource::<BlockProgram>().findings().to_vec();
    assert!(!findings.is_empty());
    let program = player.resource::<BlockProgram>().program().clone();
    let said = sudoku_words::finding(&program, &findings[0]);
    // It names the script and what is wrong in it, and no number, which says nothing to a pupil.
    let placed = findings[0].block.and_then(|block| program.script_of(block)).expect("it is in a script");
    assert!(said.contains(&sudoku_words::script_title(placed.script)), "{said}");
    assert!(said.ends_with(&sudoku_words::problem(&findings[0].problem)), "{said}");
    assert!(!said.contains(|letter: char| letter.is_ascii_digit()), "{said}");
    let told = player.shown_as(said).expect("it is told");
    player.click_control(&told);
    player.frames(2);
    assert_eq!(player.resource::<Editor>().chosen().map(|chosen| chosen.block), findings[0].block);
    player.press('w');
    player.frames(3);
    assert_eq!((player.page(), player.scene()), (Page::Stage, Scene::Solving));
    assert_eq!(player.solver().engine(), Engine::Blocks);
    // Solving does not ask for the type of a cell.
    player.press('u');
    player.until(|player| player.solver().run().is_some_and(|run| run.playback().is_idle()));
    assert!(player.solver().run().is_some_and(|run| run.search().counts().solutions > 0));
}

#[test]
fn a_changed_program_is_watched_and_ours_comes_back() {
    let mut player = editing();
    player.click_control(words().editor_sprite_tooltip("Owl"));
    player.frames(2);
    player.press('w');
    player.frames(3);
    player.press('x');
    player.frames(3);
    open(&mut player, Category::Variables);
    player.click_in_menu(words().palette_change("digit"), words().editor_delete("digit"));
    player.frames(3);
    assert!(player.resource::<BlockProgram>().is_own());
    player.key(Key::F6);
    player.frames(2);
    player.with_shift('o');
    player.frames(3);
    assert!(!player.resource::<BlockProgram>().is_own(), "{}", player.owl());
    undo(&mut player);
    assert!(player.resource::<BlockProgram>().is_own(), "the player's comes back");
}

#[test]
fn an_empty_program_is_begun_and_undo_brings_the_old_one_back() {
    let mut player = editing();
    player.click_in_menu(words().program_menu(), words().edit_new());
    player.frames(3);
    let program = player.resource::<BlockProgram>().program().clone();
    let sprites: Vec<_> = program.sprites.iter().map(|sprite| sprite.name.as_str()).collect();
    assert!(program.scripts().next().is_none() && sprites.contains(&"Owl"), "{sprites:?}");
    assert_eq!(player.owl(), words().editor_new_program());
    player.press('w');
    player.until(|player| player.solver().run().is_none_or(|run| run.playback().is_idle()));
    let reason = sudoku_words::capitalised(&sudoku_words::search_fault(&SearchFault::NoSolve));
    assert_eq!(player.owl(), words().own_program_stopped(reason));
    undo(&mut player);
    assert!(!player.resource::<BlockProgram>().is_own(), "ours comes back");
    player.key(Key::F6);
    player.frames(2);
    player.with_shift('r');
    player.frames(3);
    assert!(player.resource::<BlockProgram>().is_own(), "the key does so too");
}

#[test]
fn a_custom_block_is_made_with_its_inputs_and_used() {
    let mut player = editing();
    open(&mut player, Category::MyBlocks);
    player.click_control(words().editor_define());
    player.frames(3);
    player.type_text("try (digit) in <a free cell>");
    player.click_control(words().shape_six_sided());
    player.frames(2);
    player.click_control(words().editor_ok());
    player.frames(3);
    let text = scripts(&player);
    assert!(text.contains("define <try (digit) in <a free cell>> :: run without screen refresh"), "{text}");
    player.press('f');
    player.frames(3);
    player.type_text("try");
    player.frames(3);
    assert!(player.shown_as(words().palette_block("try")).is_some(), "{:?}", player.controls());
}

/// Returns a player with the script that solves open, at its last loop from 1 to 9.
fn solving() -> Player {
    let mut player = Player::playing(SCRATCH);
    let is_solve = |placed: &PlacedScript| placed.script.definition.as_ref().is_some_and(|d| d.label() == "solve");
    let solve = program(&player).scripts().position(|placed| is_solve(&placed)).expect("it solves");
    player.ask(BlocksRequest::ChooseScript(solve));
    player.frames(3);
    player
}

#[test]
fn what_is_typed_into_a_slot_replaces_what_was_there_in_the_slots_own_place() {
    let mut player = solving();
    let slot = words().editor_slot("9");
    let before = player.bounds(&slot).expect("a loop to 9 is seen");
    player.click_control(&slot);
    player.frames(3);
    let field = player.nodes_of(bevy_egui::egui::accesskit::Role::TextInput);
    let field =
        field.iter().find(|node| node.label() == Some(&slot)).expect("the slot is a field").bounds().expect("a place");
    let scale = f64::from(player.layout().scale);
    let (middle, centre) = ((field.x0 + field.x1) / 2.0 * scale, (field.y0 + field.y1) / 2.0 * scale);
    assert!((middle - f64::from(before.center().x)).abs() < 6.0, "{field:?} in {before:?}");
    assert!((centre - f64::from(before.center().y)).abs() < 3.0, "{field:?} in {before:?}");
    assert!((field.y1 - field.y0) * scale <= f64::from(before.height()) + 2.0, "{field:?} covers no other block");
    player.type_text("4");
    player.key(Key::Enter);
    player.frames(3);
    let changed = scripts(&player);
    assert!(changed.contains("from (1) to (4)") || changed.contains("(1) to (4)"), "{changed}");
    assert!(!changed.contains("(94)"), "{changed}");
    // A long text makes the slot wider, and a click elsewhere accepts it.
    let slot = words().editor_slot("4");
    let narrow = player.bounds(&slot).expect("it is seen").width();
    player.click_control(&slot);
    player.type_text("12345678");
    player.frames(3);
    let wide = player.bounds(words().editor_slot("12345678")).expect("it is seen").width();
    assert!(wide > narrow + 20.0, "{wide} after {narrow}");
    player.click(1, 3);
    player.frames(3);
    assert!(scripts(&player).contains("12345678"), "{}", scripts(&player));
    undo(&mut player);
    undo(&mut player);
    assert!(!player.resource::<BlockProgram>().is_own());
}

#[test]
fn every_edit_is_taken_back_by_one_undo() {
    let mut player = editing();
    let before = scripts(&player);
    let bin = |player: &mut Player| {
        player
            .control(words().category_tooltip(sudoku_words::category(Category::Events)))
            .expect("they are always seen")
    };
    // By keys: delete, copy, and fill a slot.
    for deed in ["delete", "copy", "fill"] {
        player.key(Key::F6);
        player.frames(2);
        player.key(Key::ArrowDown);
        match deed {
            "delete" => player.key(Key::Delete),
            "copy" => player.key_with_control(KeyCode::KeyD, 'd'),
            _ => {
                player.key(Key::ArrowRight);
                player.key(Key::Enter);
                player.frames(3);
                player.type_text("77");
                player.key(Key::Enter);
            }
        }
        player.frames(3);
        assert_ne!(scripts(&player), before, "{deed}: {}", player.owl());
        undo(&mut player);
        assert_eq!(scripts(&player), before, "{deed}");
    }
    // By mouse: add a new block, and throw a stack away.
    open(&mut player, Category::Events);
    let block = words().palette_block("broadcast cell clicked");
    let (from, at) = (player.control(&block).expect("it is in the palette"), player.bounds("when flag clicked"));
    let (at, size) = (at.expect("the script is seen"), player.bounds(&block).expect("it is seen").size());
    player.drag(from, Vec2::new(at.min.x, at.max.y) + size / 2.0);
    assert_ne!(scripts(&player), before);
    undo(&mut player);
    assert_eq!(scripts(&player), before);
    let (hat, away) = (player.control("when flag clicked").expect("it is seen"), bin(&mut player));
    player.drag(hat, away);
    assert!(!scripts(&player).contains("when flag clicked"));
    undo(&mut player);
    assert_eq!(scripts(&player), before);
    assert!(!player.resource::<BlockProgram>().is_own());
}

#[test]
fn a_block_that_is_dropped_leaves_the_scripts_where_they_are_and_as_large() {
    let mut player = solving();
    open(&mut player, Category::Control);
    let block = words().palette_block("forever");
    let Some(from) = player.control(&block) else { panic!("{:?}", player.controls()) };
    let size = player.bounds(&block).expect("it is seen").size();
    let before = player.bounds("set cell to first blank").expect("a block of the script");
    player.drag(from, Vec2::new(before.min.x, before.max.y) + size / 2.0);
    player.frames(5);
    assert!(player.resource::<BlockProgram>().is_own(), "{}", player.owl());
    assert_eq!(player.bounds("set cell to first blank"), Some(before), "what is above it has not moved");
}

#[test]
fn the_palette_stays_open_beside_the_scripts_where_there_is_room_for_both() {
    for (width, stays) in [(1280.0, false), (1920.0, true)] {
        let mut player = editing();
        player.resize(width, if stays { 1080.0 } else { 800.0 });
        open(&mut player, Category::Events);
        let block = words().palette_block("broadcast cell clicked");
        let from = player.control(&block).expect("it is in the palette");
        let (at, size) = (player.bounds("when flag clicked"), player.bounds(&block).expect("it is seen").size());
        if stays {
            let (at, palette) = (at.expect("the script is seen"), player.bounds(&block).expect("it is seen"));
            assert!(palette.max.x <= at.min.x, "{palette:?} covers {at:?}");
            player.drag(from, Vec2::new(at.min.x, at.max.y) + size / 2.0);
            assert!(player.resource::<BlockProgram>().is_own(), "{}", player.owl());
            // The number keys apply to the board, although the program is open.
            player.key(Key::Escape);
            player.click(1, 3);
            player.press('5');
            assert!(player.board().get(cell(1, 3)).is_some(), "{}", player.owl());
        } else {
            player.click_at(from);
        }
        player.frames(3);
        assert_eq!(player.control(&block).is_some(), stays, "{width}");
    }
}

#[test]
fn a_custom_block_is_seen_while_it_is_described() {
    let mut player = editing();
    open(&mut player, Category::MyBlocks);
    player.click_control(words().editor_define());
    player.frames(3);
    player.type_text("visit");
    player.click_control(words().editor_add_value());
    player.frames(3);
    player.type_text("and");
    player.click_control(words().editor_add_condition());
    player.frames(3);
    let field = player.resource::<Editor>().field().expect("it is open");
    assert_eq!(field.text.trim(), "visit (a) and <b>");
    let described = field.described().and_then(|placed| placed.script.definition.clone()).expect("it is seen");
    assert_eq!(described.label(), "visit _ and _");
    player.key(Key::Enter);
    player.frames(3);
    assert!(scripts(&player).contains("define visit (a) and <b>"), "{}", scripts(&player));
}

#[test]
fn a_block_that_is_chosen_while_it_is_watched_tells_what_it_gave_last() {
    let mut player = Player::playing(SCRATCH);
    player.ask(SolverRequest::SetUnit(Unit::Block));
    (0..200).for_each(|_| player.press('.'));
    player.until(|player| player.solver().run().is_some_and(|run| run.playback().is_idle()));
    player.with_shift('f');
    let is_solve = |placed: &PlacedScript| placed.script.definition.as_ref().is_some_and(|d| d.label() == "solve");
    let solve = program(&player).scripts().position(|placed| is_solve(&placed)).expect("it solves");
    player.ask(BlocksRequest::ChooseScript(solve));
    player.frames(3);
    // The first blank of the puzzle is the third cell.
    player.click_control("first blank");
    player.frames(2);
    assert_eq!(player.owl(), words().block_gives("first blank", "3"));
}

#[test]
fn whoever_turns_away_from_the_program_lets_go_of_it() {
    let mut player = Player::playing(SCRATCH);
    let chosen = |player: &Player| player.resource::<Editor>().chosen().is_some();
    for turn in 0..3 {
        player.key(Key::F6);
        player.frames(2);
        assert!(chosen(&player));
        match turn {
            0 => player.with_shift('v'),
            1 => player.click(5, 5),
            _ => {
                player.press('w');
                player.frames(3);
                assert!(chosen(&player), "what runs leaves it chosen");
                player.ask(SolverRequest::Choose(Engine::Logic));
            }
        }
        player.frames(2);
        assert!(!chosen(&player), "turn {turn}");
    }
}

#[test]
fn a_name_that_is_refused_keeps_the_keyboard() {
    let mut player = editing();
    open(&mut player, Category::Variables);
    player.click_control(words().editor_new_variable());
    player.frames(3);
    player.type_text("digit");
    player.key(Key::Enter);
    player.frames(3);
    // S would solve the board.
    player.type_text("s");
    player.key(Key::Enter);
    player.frames(3);
    assert!(program(&player).variables.contains(&"digits".to_owned()), "{}", player.owl());
    assert!(player.board().blanks().next().is_some());
}

#[test]
fn escape_closes_a_drawer_and_leaves_the_run_alone() {
    let mut player = Player::playing(SCRATCH);
    player.press('.');
    player.until(|player| player.scene() == Scene::Solving);
    open(&mut player, Category::Motion);
    assert!(player.resource::<Editor>().drawer().is_some());
    player.key(Key::Escape);
    player.frames(2);
    assert_eq!((player.resource::<Editor>().drawer(), player.scene()), (None, Scene::Solving));
}

#[test]
fn an_input_is_dragged_out_of_define_into_the_innermost_slot_under_the_mouse() {
    let mut player = editing();
    open(&mut player, Category::MyBlocks);
    player.click_control(words().editor_define());
    player.frames(3);
    player.type_text("try (digit");
    player.key(Key::Enter);
    player.frames(3);
    assert_eq!(player.owl(), sudoku_words::full_sentence(&words().not_edited_open_input()));
    player.type_text(")");
    player.key(Key::Enter);
    player.frames(3);

    let head = |player: &mut Player| {
        let define = format!("{} try digit", words().block_define());
        let names: Vec<String> = player.controls().into_iter().filter(|name| name.contains(&define)).collect();
        // The breakpoint beside it has the name of the block, too.
        let places = names.iter().filter_map(|name| player.bounds(name));
        let place = places.max_by(|one, other| one.width().total_cmp(&other.width())).expect("it is defined");
        let inside = player.all_within(place.inflate(2.0));
        inside.iter().find(|(name, _)| name == "digit").unwrap_or_else(|| panic!("{inside:?}")).1
    };
    // Finds the first slot with that text in that block.
    let slot = |player: &mut Player, block: &str, text: &str| {
        let place = player.bounds(block).unwrap_or_else(|| panic!("{:?}", player.controls()));
        let inside = player.all_within(place.inflate(2.0));
        let text = words().editor_slot(text);
        let slots = inside.iter().filter(|(name, _)| *name == text).map(|(_, place)| *place);
        let first = slots.min_by(|one, other| one.min.x.total_cmp(&other.min.x));
        first.unwrap_or_else(|| panic!("{text}: {inside:?}"))
    };
    open(&mut player, Category::Operators);
    let plus = words().palette_block("+");
    let from = player.control(&plus).unwrap_or_else(|| panic!("{:?}", player.controls()));
    let to = slot(&mut player, "go to x: 200 y: -150", "200").center();
    player.drag(from, to);
    assert!(scripts(&player).contains("go to x: (() + ()) y: (-150)"), "{}", scripts(&player));
    let input = "(digit :: custom-arg)";
    let into = [
        ("go to x: + y: -150", format!("({input} + ())")),
        ("go to x: digit + y: -150", format!("({input} + {input})")),
    ];
    for (block, expected) in into {
        let (from, to) = (head(&mut player).center(), slot(&mut player, block, "").center());
        player.drag(from, to);
        assert!(scripts(&player).contains(&expected), "{expected}: {}", scripts(&player));
        assert!(scripts(&player).contains("define try (digit)"), "it is still there: {}", scripts(&player));
    }
}
