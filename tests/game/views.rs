//! Tests of every view of `views.txt`, at every size, in every language: everything that can be pressed can be reached and is
//! large enough, and the mouse and touch lead to the same views as the keys.

use crate::player::{ANYTHING, Player, SCRATCH, cell, holds};
use crate::texts::misplaced;
use bevy::input::keyboard::Key;
use bevy::input::touch::TouchPhase;
use bevy_egui::egui::{Pos2, Rect, Vec2};
use sudoku_assistant::game::lessons::learning::Learning;
use sudoku_assistant::game::requests::commands::Command;
use sudoku_assistant::game::requests::{LookRequest, Page, TextSize, ThemeName, labels};
use sudoku_assistant::game::script::View;
use sudoku_assistant::game::workbench::Workbench;
use sudoku_assistant::window::look::layout::{FINGER, Panels, Touched};
use sudoku_board::formats::{self, Puzzle};
use sudoku_generate::Seed;
use sudoku_generate::board_generator::generate;
use sudoku_run::Playable;
use sudoku_run::engines::{Engine, ProblemKind};
use sudoku_words::words;

const TABLE: &str = include_str!("views.txt");

/// The least width of controls for touch. Ten keys in a row, and controls in the program, are narrower than a finger, but not
/// lower.
const NARROW: f32 = 30.0;

/// Returns the lines of the table that begin with this word, each as the words after it.
fn lines(kind: &str) -> impl Iterator<Item = Vec<&'static str>> {
    TABLE.lines().filter_map(move |line| Some(line.strip_prefix(kind)?.strip_prefix(' ')?.split_whitespace().collect()))
}

/// Returns the views: the name, the keys that lead there, and the controls to press instead.
fn views() -> impl Iterator<Item = (&'static str, Vec<&'static str>, Vec<&'static str>)> {
    lines("view").map(|line| {
        let keys = line[1..].iter().take_while(|word| **word != "|").copied();
        let pressed = line.iter().skip_while(|word| **word != "|").skip(1).copied();
        (line[0], keys.collect(), pressed.collect())
    })
}

fn key(player: &mut Player, name: &str) {
    match name {
        "Down" => player.key(Key::ArrowDown),
        "Next" => player.key(Key::PageDown),
        "F1" => player.key(Key::F1),
        "F3" => player.key(Key::F3),
        "F4" => player.key(Key::F4),
        "F7" => player.key(Key::F7),
        _ => match name.chars().next().expect("a key") {
            letter if letter.is_uppercase() => player.with_shift(letter),
            letter => player.press(letter),
        },
    }
}

/// The device used to press controls.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Pointer {
    Mouse,
    Finger,
}

/// Presses the control with this name in the table.
fn press(player: &mut Player, pointer: Pointer, name: &str) {
    if let Some((list, wanted)) = name.split_once('>') {
        press(player, pointer, list);
        player.frames(2);
        return press_named(player, pointer, &chosen(wanted));
    }
    let control = match name {
        "r1c3" => {
            let middle = player.middle_of(cell(1, 3));
            return press_at(player, pointer, middle);
        }
        "Begin" => words().lessons_begin(),
        "Flag" => words().green_flag(),
        "Hint" => words().hint(),
        "Keys" => Command::Keys.word(),
        "Lessons" => words().page_lessons(),
        "Notes" => Command::Notes.word(),
        "Pause" => words().pause(),
        "Puzzle" => words().puzzle_chooser(),
        "Race" => words().page_race(),
        "Step" => words().single_step(),
        "Training" => words().page_training(),
        "Watch" => words().watch(),
        "What" => words().engine(sudoku_words::engine(player.solver().engine_here(), false).word),
        other => panic!("nothing is called {other}"),
    };
    press_named(player, pointer, &control);
}

/// Returns the word for an engine or a problem.
fn chosen(name: &str) -> String {
    if name == "Own" {
        return words().own_entry();
    }
    let engine = Engine::ALL.iter().find(|engine| format!("{engine:?}") == name);
    let problem = ProblemKind::ALL.into_iter().find(|problem| format!("{problem:?}") == name);
    let engine = engine.map(|&engine| sudoku_words::engine(engine, false).word);
    engine.or(problem.map(|problem| labels::problem(problem).word)).expect("an engine or a problem")
}

fn press_named(player: &mut Player, pointer: Pointer, name: &str) {
    let middle = player.control(name).unwrap_or_else(|| panic!("there is no {name:?}: {:?}", player.controls()));
    press_at(player, pointer, middle);
}

fn press_at(player: &mut Player, pointer: Pointer, at: bevy::math::Vec2) {
    match pointer {
        Pointer::Mouse => player.click_at(at),
        Pointer::Finger => {
            for phase in [TouchPhase::Started, TouchPhase::Ended] {
                player.touch(phase, at);
                player.frames(2);
            }
        }
    }
    player.frames(2);
}

/// Returns a text that differs between any two views.
fn seen(player: &Player) -> String {
    let workbench = player.resource::<Workbench>();
    let solver = player.solver();
    let view = player.resource::<View>();
    let learning = player.resource::<Learning>().open().map(|(lesson, task)| (&lesson.name, &task.name));
    let runs = workbench.runs() || solver.run().is_some_and(|run| !run.playback().state().paused);
    format!(
        "{:?}",
        (
            (player.page(), player.scene(), view.sheet(), learning, runs),
            (solver.problem(), solver.engine_here(), workbench.run().is_some(), workbench.chess().is_some()),
            (player.entry().writing(), player.entry().current(), player.mood()),
        )
    )
}

#[test]
fn each_view_is_reached_by_mouse_and_by_touch_as_by_keys() {
    let mut found = Vec::new();
    for (name, keys, pressed) in views() {
        let by_keys = {
            let mut player = Player::playing(SCRATCH);
            keys.iter().for_each(|name| key(&mut player, name));
            player.frames(3);
            seen(&player)
        };
        for pointer in [Pointer::Mouse, Pointer::Finger] {
            let mut player = Player::playing(SCRATCH);
            player.app.insert_resource(Touched(pointer == Pointer::Finger));
            player.frames(3);
            pressed.iter().for_each(|name| press(&mut player, pointer, name));
            player.frames(3);
            let reached = seen(&player);
            if reached != by_keys {
                found.push(format!("{name} by {pointer:?}: {reached}, by keys {by_keys}"));
            }
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// Returns the faults of the controls that can be pressed now. Blocks, clones and calls are as large as a program makes them,
/// and can be scrolled.
fn amiss(player: &mut Player, window: Vec2, touch: bool, has_drawing: bool) -> Vec<String> {
    let mut found = Vec::new();
    let layers = player.pressable();
    for (name, rect, seen) in layers.iter().flatten() {
        if seen.left() < -0.5 || seen.right() > window.x + 0.5 || seen.top() < -0.5 || seen.bottom() > window.y + 0.5 {
            found.push(format!("{name} reaches out of the window: {seen:?}"));
        }
        // The breakpoints beside blocks scroll with them.
        let scrolls = holds(name, words().block_stop(ANYTHING));
        if seen.width() < rect.width() - 1.0 && !scrolls {
            found.push(format!("{name} is cut off: {seen:?} of {rect:?}"));
        }
        // A mouse can hit controls of any size.
        if touch && !has_drawing && (rect.width() < NARROW || rect.height() < FINGER - 1.0) {
            found.push(format!("{name} is too small: {:?}", rect.size()));
        }
    }
    for layer in layers.iter().filter(|_| !has_drawing) {
        for (index, (name, _, one)) in layer.iter().enumerate() {
            for (other_name, _, other) in &layer[..index] {
                let common = one.intersect(*other);
                // A control inside another one is not a fault.
                let apart = common.width() <= 2.0 || common.height() <= 2.0;
                if !apart && !one.contains_rect(other.shrink(1.0)) && !other.contains_rect(one.shrink(1.0)) {
                    found.push(format!("{name} lies on {other_name}: {common:?}"));
                }
            }
        }
    }
    found
}

/// Returns the sizes of windows, and whether they are used by touch.
pub fn sizes() -> impl Iterator<Item = (bevy::math::Vec2, bool)> {
    lines("size").map(|size| {
        let (width, height) = size[0].split_once('x').expect("width and height");
        let window = bevy::math::Vec2::new(width.parse().expect("a width"), height.parse().expect("a height"));
        (window, size.contains(&"touch"))
    })
}

/// Checks all views in that language.
pub fn everything_has_room(language: &str) {
    let looks: Vec<_> = lines("look").filter(|look| look[0] == language).collect();
    assert!(!looks.is_empty(), "views.txt has no look in {language}");
    let palettes = |name: &str| ThemeName::ALL.into_iter().find(|palette| format!("{palette:?}") == name);
    let mut found = Vec::new();
    for look in looks {
        for (view, keys, _) in views() {
            let mut player = Player::playing(SCRATCH);
            player.ask(LookRequest::SetLanguage(Some(language.to_owned())));
            player.ask(LookRequest::SetTheme(palettes(look[1]).expect("a palette")));
            player.frames(3);
            keys.iter().for_each(|name| key(&mut player, name));
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
                let has_drawing = player.resource::<Workbench>().state().is_some();
                for text in [TextSize::Normal, TextSize::Large] {
                    player.ask(LookRequest::SetTextSize(text));
                    player.frames(3);
                    let mut amiss = match text {
                        TextSize::Normal => amiss(&mut player, window, touch, has_drawing),
                        TextSize::Large => Vec::new(),
                    };
                    // The solver's controls, and the pages beside the stage, are only checked as far as they can be pressed.
                    if player.page() == Page::Stage {
                        let (layout, scale) = (player.layout().clone(), player.layout().scale);
                        let (Panels::Apart { right: controls, .. } | Panels::Folded(controls)) = layout.panels;
                        let is_meant = |at: Pos2| !controls.contains(bevy::math::Vec2::new(at.x, at.y) * scale);
                        amiss.extend(misplaced(&mut player, is_meant));
                    }
                    let shown = format!("{language}, {view}, {}, {text:?}", size[0]);
                    found.extend(amiss.into_iter().map(|amiss| format!("{shown}: {amiss}")));
                }
                player.ask(LookRequest::SetTextSize(TextSize::Normal));
            }
        }
    }
    assert!(found.is_empty(), "{} faults:\n{}", found.len(), found.join("\n"));
}

#[test]
fn boards_of_every_kind_have_room() {
    let mut found = Vec::new();
    for board in lines("board") {
        let made = generate(board[0].parse().expect("a kind"), None, Seed(1)).expect("a board").puzzle;
        for size in &board[1..] {
            let (window, touch) =
                sizes().find(|(window, _)| format!("{}x{}", window.x, window.y) == *size).expect("a size");
            let mut player = Player::playing(SCRATCH);
            player.paste(&formats::write(&Puzzle::from(made.clone())));
            player.app.insert_resource(Touched(touch));
            player.resize(window.x, window.y);
            player.frames(3);
            key(&mut player, "Down");
            player.frames(3);
            let layout = player.layout().clone();
            assert_eq!(usize::from(layout.side), usize::from(made.rules().side()));
            // Every cell is in the window, and its digit can be read.
            for cell in made.rules().cells() {
                let rect = layout.cell_rect(cell);
                assert!(
                    layout.board.contains(rect.min) && layout.board.contains(rect.max),
                    "{board:?}, {size}: {cell}"
                );
            }
            assert!(layout.cell >= if layout.side > 16 { 15.0 } else { 24.0 }, "{board:?}, {size}: {}", layout.cell);
            let mut amiss = amiss(&mut player, Vec2::new(window.x, window.y), touch, false);
            amiss.extend(misplaced(&mut player, |_| true));
            found.extend(amiss.into_iter().map(|amiss| format!("{}, {size}: {amiss}", board[0])));
        }
    }
    assert!(found.is_empty(), "{} faults:\n{}", found.len(), found.join("\n"));
}
