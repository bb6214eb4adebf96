//! Every view of `views.txt`, at every size, in every language: all that can be pressed can be reached, and is large enough.

use crate::player::{Player, SCRATCH};
use bevy::input::keyboard::Key;
use bevy_egui::egui::{Rect, Vec2};
use sudoku_assistant::game::look::layout::{FINGER, Touched};
use sudoku_assistant::requests::LookRequest;
use sudoku_assistant::requests::choices::ThemeName;

const TABLE: &str = include_str!("views.txt");

/// Ten keys in a line, and what stands in the program, are narrower than a finger; nothing is lower.
const NARROW: f32 = 30.0;

/// The lines of the table that begin with this word, each as the words after it.
fn lines(kind: &str) -> impl Iterator<Item = Vec<&'static str>> {
    TABLE.lines().filter_map(move |line| Some(line.strip_prefix(kind)?.strip_prefix(' ')?.split(' ').collect()))
}

fn key(player: &mut Player, name: &str) {
    match name {
        "Down" => player.key(Key::ArrowDown),
        "Next" => player.key(Key::PageDown),
        "F1" => player.key(Key::F1),
        "F3" => player.key(Key::F3),
        "F5" => player.key(Key::F5),
        "F7" => player.key(Key::F7),
        _ => player.press(name.chars().next().expect("a key")),
    }
}

/// What is amiss with what can be pressed now. Blocks and clones are as large as a program makes them, and scroll.
fn amiss(player: &mut Player, window: Vec2, touch: bool, has_program: bool) -> Vec<String> {
    let mut found = Vec::new();
    let layers = player.pressable();
    for (name, rect, seen) in layers.iter().flatten() {
        if seen.left() < -0.5 || seen.right() > window.x + 0.5 || seen.top() < -0.5 || seen.bottom() > window.y + 0.5 {
            found.push(format!("{name} reaches out of the window: {seen:?}"));
        }
        if seen.width() < rect.width() - 1.0 {
            found.push(format!("{name} is cut off: {seen:?} of {rect:?}"));
        }
        // A mouse points at anything.
        if touch && !has_program && (rect.width() < NARROW || rect.height() < FINGER - 1.0) {
            found.push(format!("{name} is too small: {:?}", rect.size()));
        }
    }
    for layer in layers.iter().filter(|_| !has_program) {
        for (index, (name, _, one)) in layer.iter().enumerate() {
            for (other_name, _, other) in &layer[..index] {
                let common = one.intersect(*other);
                // What stands in something else is no matter.
                let apart = common.width() <= 2.0 || common.height() <= 2.0;
                if !apart && !one.contains_rect(other.shrink(1.0)) && !other.contains_rect(one.shrink(1.0)) {
                    found.push(format!("{name} lies on {other_name}: {common:?}"));
                }
            }
        }
    }
    found
}

/// Looks at everything in that language.
pub fn everything_has_room(language: &str) {
    let looks: Vec<_> = lines("look").filter(|look| look[0] == language).collect();
    assert!(!looks.is_empty(), "views.txt has no look in {language}");
    let palettes = |name: &str| ThemeName::ALL.into_iter().find(|palette| format!("{palette:?}") == name);
    let mut found = Vec::new();
    for look in looks {
        for view in lines("view") {
            let mut player = Player::playing(SCRATCH);
            player.ask(LookRequest::SetLanguage(Some(language.to_owned())));
            player.ask(LookRequest::SetTheme(palettes(look[1]).expect("a palette")));
            player.frames(3);
            view[1..].iter().for_each(|name| key(&mut player, name));
            for size in lines("size") {
                let (width, height) = size[0].split_once('x').expect("width and height");
                let window = Vec2::new(width.parse().expect("a width"), height.parse().expect("a height"));
                let touch = size.contains(&"touch");
                player.app.insert_resource(Touched(touch));
                player.resize(window.x, window.y);
                player.frames(3);
                let layout = player.layout();
                assert_eq!(layout.touch, touch, "{size:?}");
                let board = Rect::from_min_size(
                    [layout.board.min.x, layout.board.min.y].into(),
                    [layout.board.width(), layout.board.height()].into(),
                );
                assert!(Rect::from_min_size([0.0, 0.0].into(), window).contains_rect(board), "{size:?}: {board:?}");
                assert!(layout.cell >= 30.0, "{size:?}: cells of {}", layout.cell);
                let amiss = amiss(&mut player, window, touch, matches!(view[0], "task" | "run"));
                found.extend(amiss.into_iter().map(|amiss| format!("{language}, {}, {}: {amiss}", view[0], size[0])));
            }
        }
    }
    assert!(found.is_empty(), "{} faults:\n{}", found.len(), found.join("\n"));
}
