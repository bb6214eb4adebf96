//! Tests of the appearance of the stage and the panels, at every size and in every palette.

use crate::player::{Player, SCRATCH, SCRATCH_SOLVED, cell};
use crate::texts::size_of;
use bevy::color::{Color, Luminance, Mix};
use bevy::input::keyboard::Key;
use bevy::math::{Rect, Vec2};
use bevy::prelude::{Name, Sprite, Transform, Visibility};
use proptest::prelude::*;
use sudoku_assistant::game::owl::Speech;
use sudoku_assistant::game::requests::{Scene, TextSize, ThemeName, labels};
use sudoku_assistant::window::look::layout::{Layout, Panels, SMALLEST_SIZE, smallest_like};
use sudoku_assistant::window::look::theme::Theme;
use sudoku_blocks::TABLE;
use sudoku_board::Cell;
use sudoku_board::classic::ClassicCell;
use sudoku_words::words;

fn contains(outer: Rect, inner: Rect) -> bool {
    outer.contains(inner.min) && outer.contains(inner.max)
}

fn overlap(one: Rect, other: Rect) -> bool {
    let common = one.intersect(other);
    common.width() > 0.0 && common.height() > 0.0
}

proptest! {
    #[test]
    fn at_every_size_all_parts_are_within_the_window_and_apart(
        width in SMALLEST_SIZE.x..3840.0f32,
        height in SMALLEST_SIZE.y..2160.0f32,
        text in prop::sample::select(vec![TextSize::Normal, TextSize::Large]),
    ) {
        let layout = Layout::new(Vec2::new(width.round(), height.round()), 1.0, text.factor());
        let window = Rect::from_corners(Vec2::ZERO, layout.window);
        let mut parts = vec![layout.bar, layout.stage];
        match layout.panels {
            Panels::Apart { left, right } => parts.extend([left, right]),
            Panels::Folded(panel) => parts.push(panel),
        }
        for (index, &part) in parts.iter().enumerate() {
            prop_assert!(contains(window, part), "{part:?}");
            prop_assert!(part.width() >= 200.0 || part == layout.bar, "{part:?} is too narrow");
            prop_assert!(parts[..index].iter().all(|&other| !overlap(part, other)), "{part:?}");
        }
        let on_stage = [layout.owl, layout.bubble, layout.board, layout.foot];
        for (index, &part) in on_stage.iter().enumerate() {
            prop_assert!(contains(layout.stage, part), "{part:?} in {:?}", layout.stage);
            prop_assert!(on_stage[..index].iter().all(|&other| !overlap(part, other)), "{part:?}");
        }
        prop_assert!(layout.bubble.width() >= 200.0, "a bubble of {} pixels", layout.bubble.width());
        prop_assert!(layout.cell >= if text == TextSize::Normal { 30.0 } else { 22.0 }, "a cell of {} pixels", layout.cell);
        for cell in Cell::all() {
            let rect = layout.cell_rect(cell);
            prop_assert!(contains(layout.board, rect));
            prop_assert_eq!(rect.min, rect.min.round());
        }
    }
}

/// Returns the pixels of the screen for a cell, and for the row of keys, when the game runs in a browser with this zoom.
fn zoomed(screen: Vec2, zoom: f32) -> (f32, f32) {
    let page = screen / zoom;
    // The factor by which the page shrinks the game on small screens.
    let share = (page / smallest_like(page)).min_element().min(1.0);
    let layout = Layout::new(page / share, zoom * share, 1.0);
    (layout.cell * zoom * share, layout.foot.height() * zoom * share)
}

#[test]
fn the_zoom_of_a_browser_makes_cells_and_keys_no_smaller_up_to_four_hundred_percent() {
    for screen in
        [Vec2::new(1280.0, 800.0), Vec2::new(1366.0, 768.0), Vec2::new(1920.0, 1080.0), Vec2::new(2560.0, 1440.0)]
    {
        let (cell, foot) = zoomed(screen, 1.0);
        for zoom in [1.1, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 4.0] {
            let (cell_then, foot_then) = zoomed(screen, zoom);
            // A few pixels are lost because all of them are whole.
            assert!(cell_then >= 0.96 * cell, "{screen} at {zoom}: cells of {cell_then} pixels, before {cell}");
            assert!(foot_then >= 0.96 * foot, "{screen} at {zoom}: keys of {foot_then} pixels, before {foot}");
        }
        assert!(zoomed(screen, 4.0).0 >= 1.3 * cell, "{screen}: at 400 % cells are larger");
    }
}

#[test]
fn the_board_scales_with_the_window() {
    let mut player = Player::playing(SCRATCH);
    let designed = player.layout().cell;
    for (width, height, larger) in [(960.0, 640.0, false), (1920.0, 1080.0, true)] {
        player.resize(width, height);
        assert_eq!(player.layout().window, Vec2::new(width, height));
        assert_eq!(player.layout().cell > designed, larger);
        // The clones are where the layout says, and react to clicks there.
        for at in [cell(1, 3), cell(9, 1), cell(5, 9)] {
            let (seen, meant) = (player.middle_of(at), player.layout().cell_rect(at).center());
            assert!(seen.distance(meant) < 0.6, "{at} at {seen}, not at {meant}");
        }
        player.click(9, 1);
        assert_eq!(player.entry().current(), Some(cell(9, 1)));
        player.click_control(words().digit_key("9"));
        assert!(player.board().get(cell(9, 1)).is_some(), "{}", player.owl());
    }
}

#[test]
fn larger_texts_leave_the_board_its_size() {
    for (width, height) in [(1280.0, 800.0), (960.0, 640.0), (1920.0, 1080.0), (480.0, 800.0), (800.0, 700.0)] {
        let side = |text| Layout::new(Vec2::new(width, height), 1.0, text).board.width();
        let kept = side(TextSize::Large.factor()) / side(1.0);
        assert!(kept >= 0.95, "{kept} of the board at {width}x{height}");
    }
}

#[test]
fn the_palette_changes_at_once() {
    let mut player = Player::playing(SCRATCH);
    player.click_control(words().settings());
    for name in ThemeName::ALL.into_iter().rev() {
        player.click_control(&labels::theme(name).word);
        let theme = Theme::new(name);
        assert_eq!(player.colour(cell(1, 1)), theme.puzzle_cell.color());
        assert_eq!(player.colour(cell(1, 3)), theme.user_cell.color());
    }
}

#[test]
fn all_that_is_read_stands_out_from_what_it_stands_on() {
    let luminance = |color: Color| color.to_linear().luminance();
    let contrast = |one: Color, other: Color| {
        let (one, other) = (luminance(one) + 0.05, luminance(other) + 0.05);
        one.max(other) / one.min(other)
    };
    for theme in ThemeName::ALL.map(Theme::new) {
        let check = |what: &str, ink: Color, behind: Color, least: f32| {
            let found = contrast(ink, behind);
            assert!(found >= least, "{what} in {:?}: {found:.2} to 1, not {least}", theme.name);
        };
        let color = |rgb: sudoku_assistant::window::look::theme::Rgb| rgb.color();
        for behind in [theme.panel, theme.well, theme.background, theme.button].map(color) {
            check("text", theme.text.color(), behind, 4.5);
            check("text that matters less", theme.muted.color(), behind, 4.5);
            check("a word on a button", theme.on_button.color(), behind, 4.5);
            check("what is amiss", theme.single.color(), behind, 4.5);
        }
        for behind in [theme.panel, theme.button].map(color) {
            check("a sign on a button", theme.stop.color(), behind, 3.0);
        }
        check("the bar", theme.on_bar.color(), theme.bar.color(), 4.5);
        check("the flag", theme.flag.color(), theme.bar.color(), 3.0);
        check("an important button", theme.on_accent.color(), theme.accent.color(), 4.5);
        for spec in TABLE {
            check(spec.category.name(), theme.on_block.color(), theme.block(spec.category).color(), 4.5);
        }
        for (what, behind, least) in [
            ("a candidate of a pattern", theme.same_digit_cell, 4.5),
            ("one of the other kind", theme.tried_cell, 4.5),
            ("one that follows", theme.puzzle_cell, 4.5),
            ("one that is struck", theme.clash, 3.0),
        ] {
            check(what, theme.note.color(), behind.color(), least);
        }
        for colour in theme.colours.map(color) {
            check("a note on a colour", theme.note.color(), colour, 4.5);
            check("a digit on a colour", theme.user_digit.color(), colour, 3.0);
            check("a given on a colour", theme.puzzle_digit.color(), colour, 3.0);
            check("the shape of a colour", theme.box_lines.color(), colour, 3.0);
        }
        check("a refused key", theme.puzzle_digit.color(), theme.clash.color(), 4.5);
        check("a tried key", theme.tried_digit.color(), theme.tried_cell.color(), 4.5);
        check("the bars", theme.recursion.color(), theme.well.color(), 3.0);
        let heated = |cell: Color| cell.mix(&theme.heat.color(), 0.85);
        for cell in [theme.user_cell, theme.current_cell].map(color) {
            for behind in [cell, heated(cell)] {
                check("an allowed digit", theme.allowed_digit.color(), behind, 4.5);
                check("a note", theme.note.color(), behind, 4.5);
                check("a single", theme.single.color(), behind, 4.5);
            }
            check("a frame", theme.refusing_house.color(), cell, 3.0);
            check("the frame of a pattern", theme.pattern.color(), cell, 3.0);
            check("the edge of the current cell", theme.current_edge.color(), cell, 3.0);
            check("a line", theme.box_lines.color(), theme.user_cell.color(), 3.0);
        }
        check("a note where the solver tries", theme.note.color(), theme.tried_cell.color(), 4.5);
        for (digit, cell) in [(theme.puzzle_digit, theme.puzzle_cell), (theme.user_digit, theme.user_cell)] {
            for cell in [cell, theme.current_cell, theme.same_digit_cell, theme.tried_cell].map(color) {
                let clashes = [0.7, 1.0].map(|much| cell.mix(&theme.clash.color(), much));
                let forbids = cell.mix(&theme.forbidding.color(), 0.9);
                for behind in [cell, heated(cell), forbids].into_iter().chain(clashes) {
                    check("a digit", digit.color(), behind, 3.0);
                }
            }
        }
    }
}

#[test]
fn every_control_has_a_name_that_a_screen_reader_can_say() {
    let mut player = Player::new();
    let mut scenes = Vec::new();
    let mut look = |player: &mut Player| {
        scenes.push(player.scene());
        let controls = player.interactive();
        assert!(controls.len() > 5, "{controls:?}");
        for (role, name) in controls {
            assert!(!name.trim().is_empty(), "a {role:?} has no name in {:?}", player.scene());
        }
    };
    look(&mut player);
    player.with_shift('g');
    look(&mut player);
    player.answer(SCRATCH);
    look(&mut player);
    player.click_control(words().single_step());
    player.press('b');
    player.frames(3);
    look(&mut player);
    for page in [Key::F3, Key::F4] {
        player.key(page);
        player.frames(2);
        look(&mut player);
    }
    use Scene::{Asking, Playing, Solving};
    assert_eq!(scenes, [Playing, Asking, Playing, Solving, Solving, Solving]);
}

#[test]
fn what_the_owl_says_can_be_read_aloud() {
    let mut player = Player::playing(SCRATCH);
    player.click(1, 3);
    let said = words().owl_says(player.owl());
    assert!(player.control(said).is_some(), "{:?}", player.controls());
}

#[test]
fn the_owl_writes_no_sentence_much_smaller_than_another() {
    // The last digit of a puzzle: the owl is happy and offers three things.
    let mut player = Player::playing(&SCRATCH_SOLVED.replacen('4', ".", 1));
    player.click(1, 1);
    player.press('4');
    player.frames(2);
    assert_eq!(player.resource::<Speech>().offers().len(), 3, "{}", player.owl());
    let mut said = vec![player.owl().to_owned()];
    assert!(size_of(&mut player, &said[0]).is_some_and(|size| size >= 14.0), "{}", said[0]);
    // A sentence beside a button, a long one, and one with an explanation.
    let mut player = Player::playing(SCRATCH);
    for key in ['h', 'h', 'h', 'w', 'x', 'v', 'v', 'v', 'v', 'v', 'v'] {
        player.press(key);
        player.think();
        player.frames(2);
        let owl = player.owl().to_owned();
        assert!(size_of(&mut player, &owl).is_some_and(|size| size >= 12.0), "{owl}");
        said.push(owl);
    }
    assert!(said.iter().any(|owl| owl.chars().count() > 90), "one of them is long: {said:?}");
}

#[test]
fn below_the_board_of_a_narrow_window_the_speed_and_the_state_of_the_puzzle_are_not_cut() {
    let mut player = Player::with_window(480, 800);
    player.begin(SCRATCH);
    let Panels::Folded(panel) = player.layout().panels else { panic!("panels are folded") };
    // The tabs are at the lower edge, with a gap above them.
    let tabs = player.bounds(words().tab_watch()).expect("the tabs are seen");
    let bottom = tabs.min.y;
    assert!(panel.contains(tabs.center()));
    let left = words().status_blanks(player.board().blanks().count());
    let status = player.all_within(panel).into_iter().find(|(name, _)| *name == left);
    assert!(status.is_some_and(|(_, place)| place.max.y <= bottom));
    player.click_control(words().tab_watch());
    player.frames(3);
    let rate = words().digits_a_second(5_u32, "5");
    let slider = player.bounds(words().variable(words().speed(), rate)).expect("the speed is seen");
    assert!(slider.max.y <= bottom, "{slider:?} ends above {bottom}");
}

#[test]
fn the_window_test_knows_where_the_board_is() {
    // `.ci/window-test` clicks and looks at these positions in a window of 1280 by 800.
    let layout = Layout::new(Vec2::new(1280.0, 800.0), 1.0, 1.0);
    let test = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/.ci/window-test")).expect("the test");
    for (side, board) in [("left", layout.board.min.x), ("top", layout.board.min.y)] {
        let (gap, pitch) = (layout.gap, layout.cell + layout.gap);
        let place = format!("{side}() {{ echo $(({board} + {gap} + ($1 - 1) * {pitch})); }}");
        assert!(test.contains(&place), "{place}");
    }
}

/// Returns the shapes that are drawn in the cell, without colours.
fn shapes(player: &mut Player, at: Cell) -> Vec<String> {
    let rect = player.layout().cell_rect(at);
    let (middle, window) = (player.layout().to_world(rect.center()), rect.size());
    let world = player.app.world_mut();
    let mut drawn = world.query::<(&Name, &Transform, &Sprite, &Visibility)>();
    let mut found: Vec<String> = drawn
        .iter(world)
        .filter(|(name, place, _, visibility)| {
            let is_near = (place.translation.truncate() - middle).abs().max_element() < window.x / 2.0;
            is_near && **visibility != Visibility::Hidden && !name.starts_with("Sheet")
        })
        .map(|(name, _, sprite, _)| {
            let kind = name.split(" in ").next().and_then(|name| name.split(" at ").next()).unwrap_or_default();
            let kind = kind.split(" of ").next().unwrap_or_default();
            let kind = kind.trim_end_matches(|last: char| last.is_ascii_digit());
            // The weight of a digit depends on its picture.
            let image = if name.starts_with("Digit") { format!("{:?}", sprite.image.id()) } else { String::new() };
            let size = sprite.custom_size.map_or(0, |size| (size.x / 8.0) as i32);
            format!("{} {image} {size}", kind.trim_end_matches(&format!("{at}")))
        })
        .collect();
    found.sort();
    found.dedup();
    found
}

#[test]
fn without_colours_a_given_a_digit_an_error_a_note_a_hint_and_the_current_cell_differ_in_shape() {
    use sudoku_assistant::game::marks::{Candidate, Mark, Marks};
    use sudoku_board::Value;
    let mut player = Player::playing(SCRATCH);
    let five = Value::digit(5).expect("a digit");
    // A given 5 and a player's 5 mark the same digit in all cells that have one.
    let given = cell(3, 7);
    let [own, wrong] = [cell(1, 3), cell(2, 4)];
    player.click(1, 3);
    player.press('5');
    player.click(2, 4);
    player.press('5');
    player.click(5, 1);
    player.tap_with_shift(bevy::input::keyboard::KeyCode::Digit6, '&');
    let note = cell(5, 1);
    player.click(9, 1);
    let (current, hint, follows) = (cell(9, 1), cell(9, 2), cell(9, 3));
    let marks =
        vec![Mark::Wrong(wrong), Mark::Core(Candidate::new(hint, five)), Mark::Follows(Candidate::new(follows, five))];
    player.app.world_mut().resource_mut::<Marks>().write("test", marks);
    player.frames(3);
    let all = [given, own, wrong, note, current, hint, follows].map(|at| (at, shapes(&mut player, at)));
    for (index, (at, shapes)) in all.iter().enumerate() {
        for (other_at, other) in &all[..index] {
            assert_ne!(shapes, other, "{at} looks like {other_at}");
        }
    }
}

#[test]
fn larger_texts_make_no_number_key_smaller() {
    let mut player = Player::playing(SCRATCH);
    for (width, height) in [(1280.0, 800.0), (1920.0, 1080.0), (960.0, 640.0), (480.0, 800.0)] {
        player.resize(width, height);
        let keys = |player: &mut Player| {
            [1, 5, 9].map(|digit| player.bounds(words().digit_key(digit.to_string())).expect("it is seen").size())
        };
        let before = keys(&mut player);
        player.with_control('+');
        player.frames(3);
        for (before, after) in before.into_iter().zip(keys(&mut player)) {
            // The shorter side is the one that a pointer misses.
            let kept = after.min_element() / before.min_element();
            assert!(kept >= 0.95, "{before} becomes {after} at {width}x{height}");
        }
        player.with_control('-');
        player.frames(3);
    }
}
