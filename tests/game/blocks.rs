//! Tests of the blocks beside the stage: their positions, the highlight of the running block, and scrolling.

use crate::player::{ANYTHING, Player, SCRATCH};
use crate::watching::choose;
use bevy::input::keyboard::Key;
use bevy::math::{Rect, Vec2};
use sudoku_assistant::game::blocks::shown::Blocks;
use sudoku_assistant::game::requests::{BoardRequest, Scene, Tab};
use sudoku_assistant::game::script::view::View;
use sudoku_assistant::window::blocks::layout::ScriptLayout;
use sudoku_assistant::window::blocks::part::{Form, Metrics, Part};
use sudoku_blocks::{
    Block, BlockId, Opcode, PlacedScript, Program, Script, Slot, Sprite, bundled, bundled_names, shipped_program,
    write_program,
};
use sudoku_run::engines::Engine;
use sudoku_solve::search::{Search, Step};
use sudoku_words::words;

/// Lays out a script with letters that are six points wide.
fn layout(placed: &PlacedScript) -> ScriptLayout {
    ScriptLayout::new(placed, Metrics { text: 12.0 }, &|text| 6.0 * text.chars().count() as f32)
}

fn one_script(blocks: Vec<Block>) -> Program {
    let script = Script { definition: None, blocks };
    Program { sprites: vec![Sprite { scripts: vec![script], ..Sprite::default() }], ..Program::default() }
}

fn first(program: &Program) -> PlacedScript<'_> {
    program.scripts().next().expect("a script")
}

fn say(text: &str) -> Block {
    Block { slots: vec![Slot::Text(text.to_owned())], ..Block::new(Opcode::Say) }
}

fn within(outer: Rect, inner: Rect) -> bool {
    outer.contains(inner.min) && outer.contains(inner.max)
}

/// Checks that blocks in slots are drawn on their block, and blocks in mouths inside the mouths, one below the other.
fn check_inside(layout: &ScriptLayout, id: BlockId, block: &Block) {
    let part = |id| layout.block(id).unwrap_or_else(|| panic!("{id} is drawn"));
    let mut inside = block.inside(id);
    for (inner, reporter) in inside.by_ref().take(block.slots.iter().filter(|slot| slot.block().is_some()).count()) {
        assert!(within(part(id).rect, part(inner).rect), "{reporter} lies on {block}");
        check_inside(layout, inner, reporter);
    }
    for (mouth, branch) in block.branches.iter().enumerate() {
        let Form::Command(outline) = &part(id).form else { panic!("{block} has no mouth") };
        let (mut top, bottom) = outline.mouths[mouth];
        for (inner, stacked) in inside.by_ref().take(branch.len()) {
            let rect = part(inner).rect;
            assert_eq!(rect.min.y, top, "{stacked} stands right below what is above it");
            assert!(rect.min.x > part(id).rect.min.x && rect.max.y <= bottom, "{stacked} stands in {block}");
            top = rect.max.y;
            check_inside(layout, inner, stacked);
        }
    }
}

#[test]
fn blocks_stand_below_one_another_and_within_those_that_hold_them() {
    let mut seen = 0;
    for name in bundled_names() {
        let program = bundled(name).expect("a program");
        for placed in program.scripts() {
            let layout = layout(&placed);
            let mut top =
                layout.block(placed.id).filter(|_| placed.script.definition.is_some()).map(|head| head.rect.max.y);
            for (id, block) in placed.stack() {
                let rect = layout.block(id).expect("it is drawn").rect;
                assert_eq!(rect.min, Vec2::new(0.0, top.unwrap_or(0.0)), "{block} in {name}");
                top = Some(rect.max.y);
                check_inside(&layout, id, block);
            }
            let whole = Rect::from_corners(Vec2::ZERO, layout.size);
            assert!(layout.parts.iter().all(|part| within(whole, part.rect)));
            // Neighbours in a row must not touch.
            for row in &layout.rows {
                let flat =
                    |part: &&Part| matches!(part.form, Form::Words(_) | Form::Typed(_) | Form::Menu(_) | Form::Hole);
                let parts: Vec<&Part> =
                    layout.parts.iter().filter(|part| layout.row_of(part.id) == Some(row)).collect();
                let flat: Vec<&&Part> = parts.iter().filter(|part| flat(part)).collect();
                for (index, part) in flat.iter().enumerate() {
                    let apart = |other: &&&Part| part.rect.intersect(other.rect).is_empty();
                    assert!(flat[..index].iter().all(apart), "{part:?} in {:?}", row.words);
                    seen += 1;
                }
            }
        }
    }
    assert!(seen > 300, "{seen} words and slots");
}

#[test]
fn a_longer_text_widens_its_block_by_its_length() {
    let width =
        |text: &str| layout(&first(&one_script(vec![say(text)]))).block(BlockId(0)).expect("a block").rect.width();
    assert_eq!(width("twenty letters long.") - width("ten chars."), 60.0);
}

#[test]
fn of_ten_thousand_blocks_those_in_sight_are_drawn() {
    let program = one_script((0..Program::MOST_BLOCKS).map(|number| say(&number.to_string())).collect());
    let layout = layout(&first(&program));
    assert_eq!(layout.rows.len(), Program::MOST_BLOCKS);
    let (middle, height) = (layout.size.y / 2.0, 600.0);
    let drawn: Vec<&Part> = layout.seen(middle, middle + height).collect();
    let blocks = drawn.iter().filter(|part| part.is_block()).count() as f32;
    assert!(drawn.len() < 100, "{} parts", drawn.len());
    assert!(
        blocks * layout.block(BlockId(0)).expect("a block").rect.height() >= height,
        "{blocks} blocks fill the room"
    );

    let mut player = Player::playing(SCRATCH);
    player.ask(BoardRequest::Program(write_program(&program).into()));
    player.frames(3);
    let told = |player: &mut Player| player.controls().iter().filter(|name| name.starts_with("say ")).count();
    assert!((10..60).contains(&told(&mut player)), "{} blocks are told", told(&mut player));
    assert!(player.control("say 0").is_some() && player.control("say 600").is_none());
    let at = player.control("say 5").expect("a block");
    player.scroll_at(at, 500.0);
    assert!(player.control("say 0").is_none() && told(&mut player) < 60);
}

/// Returns what a screen reader says about the running block.
fn running(player: &mut Player) -> Option<String> {
    let controls = player.controls();
    let mut running = controls.iter().filter_map(|name| name.strip_prefix(&*words().block_runs("")));
    let first = running.next().map(str::to_owned);
    assert_eq!(running.next(), None, "one block runs");
    first
}

fn last_step(player: &Player) -> Option<Step> {
    player.solver().run().and_then(|run| run.last_step())
}

fn step(player: &mut Player) {
    let steps = |player: &Player| player.solver().run().map_or(0, |run| run.steps());
    let before = steps(player);
    player.press('.');
    player.until(|player| steps(player) > before);
    player.frames(1);
}

#[test]
fn the_block_that_has_run_glows_forwards_and_backwards() {
    let mut player = Player::playing(SCRATCH);
    player.ask(sudoku_assistant::game::requests::SolverRequest::SetUnit(sudoku_run::Unit::Block));
    assert_eq!(running(&mut player), None);
    let mut seen = Vec::new();
    let look = |player: &mut Player| {
        let run = player.solver().run().expect("a run");
        assert_eq!(player.resource::<Blocks>().moment().running, run.block());
        (running(player).expect("a block runs"), player.resource::<Blocks>().moment().clone())
    };
    let has = |seen: &[(String, _)], kind: &str| seen.iter().any(|(said, _)| said.starts_with(kind));
    while !has(&seen, "replace item cell of S with digit") {
        step(&mut player);
        seen.push(look(&mut player));
        assert!(seen.len() < 2_000, "no digit is placed");
    }
    assert!(["set cell to first blank", "if digit fits cell ?"].iter().all(|kind| has(&seen, kind)), "{seen:?}");
    for (said, moment) in seen.iter().rev().skip(1).take(60) {
        player.press(',');
        player.until(idle);
        player.frames(1);
        assert_eq!((running(&mut player).as_ref(), player.resource::<Blocks>().moment()), (Some(said), moment));
    }
    player.press('x');
    player.frames(2);
    assert_eq!(running(&mut player), None, "nothing runs any more");
}

#[test]
fn a_solution_is_reported() {
    let mut player = Player::playing(SCRATCH);
    player.press('j');
    player.until(|player| last_step(player) == Some(Step::Solution));
    player.frames(2);
    assert_eq!(running(&mut player).as_deref(), Some("report true: true"));
}

#[test]
fn an_engine_that_is_not_made_of_blocks_shows_its_listing_with_a_line_lit() {
    for &engine in Engine::ALL.iter().filter(|engine| **engine != Engine::Blocks) {
        let mut player = Player::playing(SCRATCH);
        choose(&mut player, engine);
        player.frames(1);
        let lines: Vec<&str> = engine.listing().iter().map(|line| line.words.trim()).collect();
        assert_eq!(running(&mut player), None);
        assert!(lines.iter().all(|line| player.control(line).is_some()), "{:?}", player.controls());
        assert!(player.control(words().script_area("solve")).is_none(), "{engine} shows no script of blocks");
        for _ in 0..5 {
            step(&mut player);
            let line = engine.line_of(&last_step(&player).expect("a step")).expect("it is at a line");
            assert_eq!(running(&mut player).as_deref(), Some(lines[line]), "{engine}");
        }
    }
}

#[test]
fn values_stand_beside_the_blocks_that_gave_them() {
    let mut player = Player::playing(SCRATCH);
    player.ask(sudoku_assistant::game::requests::SolverRequest::SetUnit(sudoku_run::Unit::Block));
    // The first blank of the puzzle is r1c3.
    run_to(&mut player, "set cell to first blank: 3");
    // 1 is in its column.
    run_to(&mut player, "if digit fits cell ? then: false");
    assert!(player.control("for digit from 1 to 9: 1").is_some(), "{:?}", player.controls());
}

/// Steps until the running block says this.
fn run_to(player: &mut Player, words_of_it: &str) {
    for _ in 0..2_000 {
        step(player);
        if running(player).as_deref() == Some(words_of_it) {
            return;
        }
    }
    panic!("{words_of_it:?} does not run");
}

fn idle(player: &Player) -> bool {
    player.solver().run().is_some_and(|run| run.playback().is_idle())
}

#[test]
fn each_call_has_a_card_that_leads_to_its_place() {
    let mut player = Player::playing(SCRATCH);
    while !(matches!(last_step(&player), Some(Step::Look { .. })) && depth(&player) == 2) {
        step(&mut player);
    }
    let levels = player.solver().run().expect("a run").search().levels();
    let names: Vec<String> = (1..)
        .zip(&levels)
        .map(|(n, l)| words().call_spoken(n, l.cell.to_string(), words().call_variable("digit", l.digit.to_string())))
        .collect();
    for name in &names {
        assert!(player.control(name).is_some(), "{name} is not in {:?}", player.controls());
    }
    assert!(player.control(words().follow_blocks()).is_none());
    player.click_control(&names[0]);
    let (follows, call, scroll_request) = {
        let blocks = player.resource::<Blocks>();
        (blocks.follows(), blocks.call(), blocks.scroll_request().0)
    };
    assert_eq!((follows, call), (false, Some(0)));
    // The block waits for the call that it has made itself.
    let program = shipped_program().expect("a program");
    let block = program.block(scroll_request.expect("a block")).expect("it is in the program");
    assert_eq!(block.to_string(), "solve");
    player.click_control(words().follow_blocks());
    assert!(player.resource::<Blocks>().follows() && player.control(words().follow_blocks()).is_none());
}

fn depth(player: &Player) -> usize {
    player.solver().run().map_or(0, |run| run.search().levels().len())
}

#[test]
fn another_script_is_chosen_and_the_one_that_runs_is_found_again() {
    let mut player = Player::playing(SCRATCH);
    player.ask(sudoku_assistant::game::requests::SolverRequest::SetUnit(sudoku_run::Unit::Block));
    step(&mut player);
    let solve = player.resource::<Blocks>().script();
    player.click_control(words().script("solve"));
    player.frames(2);
    player.click_control("when I receive show puzzle");
    player.frames(2);
    assert!(player.control("switch costume to user 0").is_some(), "{:?}", player.controls());
    step(&mut player);
    assert_ne!(player.resource::<Blocks>().script(), solve, "who has chosen a script keeps it");
    assert_eq!(running(&mut player), None, "it is out of sight");
    player.with_shift('f');
    player.frames(1);
    assert_eq!(player.resource::<Blocks>().script(), solve);
    assert!(running(&mut player).is_some());
}

#[test]
fn who_scrolls_away_is_left_alone_until_the_block_that_runs_is_followed_again() {
    let mut player = Player::playing(SCRATCH);
    player.ask(sudoku_assistant::game::requests::SolverRequest::SetUnit(sudoku_run::Unit::Block));
    // There is room for a few blocks below the stage.
    player.resize(480.0, 640.0);
    player.click_control(words().tab_blocks());
    step(&mut player);
    let name = words().block_runs(running(&mut player).expect("a block runs"));
    let at = player.control(&name).expect("it is in sight");
    player.scroll_at(at, 50.0);
    assert!(!player.resource::<Blocks>().follows());
    assert_eq!(running(&mut player), None, "it is out of sight");
    step(&mut player);
    assert!(!player.resource::<Blocks>().follows(), "it stays where it was scrolled to");
    player.with_shift('f');
    player.frames(2);
    assert!(running(&mut player).is_some());
    // A new run is followed from its beginning.
    player.scroll_at(at, -50.0);
    player.scroll_at(at, 50.0);
    assert!(!player.resource::<Blocks>().follows());
    player.press('x');
    player.until(|player| player.scene() == Scene::Playing);
    player.press('.');
    player.until(|player| player.scene() == Scene::Solving);
    assert!(player.resource::<Blocks>().follows());
}

/// Makes the window low and the texts large, so that the script does not fit.
fn make_low(player: &mut Player) {
    player.resize(1280.0, 640.0);
    player.with_control('+');
}

#[test]
fn the_script_is_scrolled_by_keys() {
    let mut player = Player::playing(SCRATCH);
    player.ask(sudoku_assistant::game::requests::SolverRequest::SetUnit(sudoku_run::Unit::Block));
    make_low(&mut player);
    step(&mut player);
    let reached = (0..60).any(|_| {
        player.key(Key::Tab);
        player.focused() == Some(words().script_area("solve"))
    });
    assert!(reached, "Tab leads to the script");
    assert!(player.control("report false").is_none());
    player.key(Key::End);
    player.frames(2);
    assert!(player.control("report false").is_some() && !player.resource::<Blocks>().follows());
    player.key(Key::Home);
    player.frames(2);
    assert!(player.control("when flag clicked").is_some(), "the first script of the owl is seen");
}

#[test]
fn the_tabs_on_the_left_have_keys_and_the_text_is_found_below_the_variables() {
    let mut player = Player::playing(SCRATCH);
    let list = words().list_s_name();
    let left = |player: &Player| player.resource::<View>().left();
    assert_eq!(left(&player), Tab::Blocks, "the program is what is seen first");
    assert!(player.control(&list).is_none() && player.control(words().script_area("solve")).is_some());
    player.with_shift('v');
    assert_eq!(left(&player), Tab::Variables);
    assert!(player.control(&list).is_some());
    player.click_control(words().tab_blocks());
    assert_eq!(left(&player), Tab::Blocks);
    player.press('t');
    player.frames(2);
    assert_eq!(player.focused(), Some(words().as_text_field()));
    player.key(Key::Escape);
    player.with_shift('b');
    assert_eq!(left(&player), Tab::Blocks);
}

#[test]
fn a_digit_lights_up_the_block_that_decided_about_it() {
    let mut player = Player::playing(SCRATCH);
    player.click(3, 1);
    let program = shipped_program().expect("it is read");
    let is_fits = |placed: &PlacedScript| placed.script.definition.as_ref().is_some_and(|d| d.label() == "_ fits _ ?");
    let fits = program.scripts().find(is_fits).expect("it checks digits");
    let stack: Vec<BlockId> = fits.stack().map(|(id, _)| id).collect();
    // The checks of row and column have a block each that reports false; the check of the box reports in any case.
    for (digit, decided) in [('9', 0), ('4', 1), ('6', 2), ('1', 2)] {
        player.press(digit);
        player.frames(2);
        let running = player.resource::<Blocks>().moment().running.expect("a check has run");
        assert_eq!(stack.iter().rposition(|&first| first <= running), Some(decided), "{digit}: {}", player.owl());
    }
    player.click(5, 5);
    player.frames(2);
    assert_eq!(running(&mut player), None, "nothing is checked there yet");
}

#[test]
fn a_click_on_a_block_lets_the_blocks_stop_there() {
    let mut player = Player::playing(SCRATCH);
    while player.solver().engine() != Engine::Blocks {
        player.press('v');
    }
    player.frames(1);
    player.click_control(words().block_stop("replace item cell of S with 0"));
    assert_eq!(player.owl(), words().stops_at_block());
    player.press('u');
    player.until(|player| player.solver().run().is_some_and(|run| run.playback().is_idle()));
    assert!(matches!(last_step(&player), Some(Step::Retract { .. })), "{:?}", last_step(&player));
    player.frames(1);
    assert!(running(&mut player).is_some_and(|said| said.starts_with("replace item cell of S with 0")));
}

#[test]
fn with_predict_a_click_says_which_block_runs_next() {
    let mut player = Player::playing(SCRATCH);
    while player.solver().engine() != Engine::Blocks {
        player.press('v');
    }
    player.frames(1);
    let block = "replace item cell of S with 0";
    player.click_control(words().block_stop(block));
    player.press('u');
    let rests = |player: &Player| player.solver().run().is_some_and(|run| run.playback().is_idle());
    player.until(rests);
    player.click_control(words().unit_block());
    // One step back, only the blocks inside it have run.
    player.press(',');
    player.frames(1);
    player.until(rests);
    player.frames(1);
    assert!(!matches!(last_step(&player), Some(Step::Retract { .. })), "{:?}", last_step(&player));
    player.click_control(words().predict());
    let click = |player: &mut Player| {
        let name = player
            .controls()
            .into_iter()
            .find(|name| name.contains(block) && *name != words().block_stop(block))
            .expect("it is seen");
        player.click_control(&name);
    };
    click(&mut player);
    player.until(|player| player.solver().predictions().made == 1);
    assert_eq!(player.solver().predictions().right, 1, "{}", player.owl());
    player.frames(1);
    assert!(running(&mut player).is_some_and(|said| said.starts_with(block)));
    // The block does not run twice in a row.
    click(&mut player);
    player.until(|player| player.solver().predictions().made == 2);
    assert_eq!(player.solver().predictions().right, 1);
    player.assert_owl_says(words().predicted_wrong(ANYTHING));
    assert_eq!(player.solver().stops().blocks.len(), 1, "it stops where it did");
}
