//! Tests that go through all pages in any order: nothing of one page is ever drawn on another, and the player's board is drawn
//! as before.

use crate::player::{Player, SCRATCH};
use bevy::input::keyboard::Key;
use bevy::prelude::*;
use proptest::prelude::*;
use proptest::test_runner::{Config, TestRunner};
use sudoku_assistant::game::lessons::learning::Learning;
use sudoku_assistant::game::requests::{EntryRequest, LessonRequest, Page, Scene, TrainingRequest};
use sudoku_assistant::game::training::Training;
use sudoku_board::Cell;
use sudoku_board::classic::ClassicCell;
use sudoku_generate::training::offers;
use sudoku_run::engines::ProblemKind;
use sudoku_samples::thoroughness::cases;

/// An action during a walk.
#[derive(Clone, Debug)]
enum RandomAction {
    /// Goes to a page.
    Go(Page),
    /// Opens a lesson, a technique or the next problem, whichever belongs to the page.
    Open(usize),
    /// Presses a key that belongs to the page; one on the stage would play.
    Press(char),
    /// Clicks a cell.
    Click(usize),
    /// Waits for computations to finish.
    Wait,
}

fn random_action() -> impl Strategy<Value = RandomAction> {
    prop_oneof![
        4 => prop::sample::select(Page::ALL.to_vec()).prop_map(RandomAction::Go),
        2 => (0..12usize).prop_map(RandomAction::Open),
        6 => prop::sample::select("tshcnipgw.,123456789".chars().collect::<Vec<_>>()).prop_map(RandomAction::Press),
        2 => (0..Cell::COUNT).prop_map(RandomAction::Click),
        1 => Just(RandomAction::Wait),
    ]
}

/// Returns true if the player's sudoku is on the stage, and nothing is running.
fn plays(player: &Player) -> bool {
    let problem = player.solver().problem();
    (player.page(), player.scene(), problem) == (Page::Stage, Scene::Playing, ProblemKind::Sudoku)
}

fn go(player: &mut Player, page: Page) {
    player.key(match page {
        Page::Stage => Key::F2,
        Page::Race => Key::F3,
        Page::Lessons => Key::F4,
        Page::Training => Key::F7,
    });
}

fn follow(player: &mut Player, random_action: &RandomAction) {
    let on_stage = player.page() == Page::Stage;
    match *random_action {
        RandomAction::Go(page) => go(player, page),
        RandomAction::Open(number) => match player.page() {
            Page::Stage => player.with_shift('a'),
            Page::Lessons => player.ask(LessonRequest::Open(number % Learning::lessons().len(), 0)),
            Page::Training => player.ask(TrainingRequest::Open(offers(None)[number].technique)),
            Page::Race => player.press('w'),
        },
        // On the stage, these keys are only pressed while blocks run, because the board is not the player's then.
        RandomAction::Press(key)
            if !on_stage || player.scene() == Scene::Running && matches!(key, 'g' | 'w' | '.' | ',') =>
        {
            player.press(key);
        }
        RandomAction::Click(cell) if !on_stage => {
            let cell = Cell::all().nth(cell).expect("a cell");
            let at = player.layout().cell_rect(cell).center();
            player.click_at(at);
        }
        RandomAction::Press(_) | RandomAction::Click(_) => {}
        RandomAction::Wait => {
            let waits = |player: &Player| {
                let training = player.resource::<Training>();
                player.page() == Page::Training && training.is_made() && training.exercise().is_none()
            };
            player.until(|player| !waits(player));
        }
    }
    player.frames(3);
}

/// Returns everything drawn on the stage except the owl: its name, position and colour.
fn drawn(player: &mut Player) -> Vec<String> {
    let world = player.app.world_mut();
    let mut sprites = world.query::<(&Name, &Sprite, &Visibility, &Transform)>();
    let seen = sprites
        .iter(world)
        .filter(|(name, _, visibility, _)| *visibility != Visibility::Hidden && name.as_str() != "Owl");
    let mut drawn: Vec<String> = seen
        .map(|(name, sprite, _, place)| {
            // A line is drawn again each time.
            let image = (name.as_str() != "Link").then_some(&sprite.image);
            format!("{name}: {image:?} {:?} {:?} {place:?}", sprite.color, sprite.custom_size)
        })
        .collect();
    drawn.sort();
    drawn
}

/// Returns a sudoku with digits, notes of both kinds, strokes and colours, and a hint if `with_hint` is true.
fn playing(with_hint: bool) -> Player {
    let mut player = Player::playing(SCRATCH);
    player.click(1, 3);
    player.press('5');
    player.click(1, 5);
    player.with_control('1');
    player.with_control('2');
    player.click(2, 4);
    player.press('n');
    player.press('3');
    player.press('n');
    if with_hint {
        for _ in 0..3 {
            player.press('h');
            player.think();
        }
    }
    player.frames(10);
    player
}

#[test]
fn no_page_is_drawn_on_another() {
    let mut runner = TestRunner::new(Config { max_shrink_iters: 40, ..cases(6) });
    let walks = (prop::collection::vec(random_action(), 60), any::<bool>());
    let mut player = playing(false);
    player.ask(EntryRequest::LeaveCell);
    player.frames(10);
    let left = drawn(&mut player);
    runner
        .run(&walks, |(random_actions, with_hint)| {
            let mut player = playing(with_hint);
            let (before, board) = (drawn(&mut player), player.board());
            let mut was_away = false;
            for (number, random_action) in random_actions.iter().enumerate() {
                follow(&mut player, random_action);
                // Another problem on the stage changes the current cell, and may end a hint.
                was_away |= player.scene() == Scene::Running;
                prop_assert_eq!(&player.board(), &board, "the board is played after {:?}", &random_actions[..=number]);
                if plays(&player) {
                    player.frames(5);
                    let now = drawn(&mut player);
                    let may_be = |one: &&String| before.contains(one) || was_away && left.contains(one);
                    let must_be = |one: &&String| !was_away || left.contains(one);
                    let added: Vec<_> = now.iter().filter(|one| !may_be(one)).collect();
                    let gone: Vec<_> = before.iter().filter(must_be).filter(|one| !now.contains(one)).collect();
                    let is_same = added.is_empty() && gone.is_empty();
                    prop_assert!(is_same, "after {:?}: {added:?} added, {gone:?} gone", &random_actions[..=number]);
                }
            }
            Ok(())
        })
        .unwrap_or_else(|failed| panic!("{failed}"));
}

#[test]
fn what_was_shown_in_the_training_is_not_seen_on_the_players_board_nor_on_the_way_there() {
    for on_the_way in [Page::Stage, Page::Race, Page::Lessons] {
        let mut player = playing(false);
        let before = drawn(&mut player);
        go(&mut player, Page::Training);
        player.until(|player| player.resource::<Training>().exercise().is_some());
        player.press('t');
        player.frames(3);
        player.until(|player| player.resource::<Training>().exercise().is_some());
        player.press('s');
        player.frames(3);
        go(&mut player, on_the_way);
        player.frames(3);
        go(&mut player, Page::Stage);
        player.frames(5);
        assert_eq!(drawn(&mut player), before, "by {on_the_way:?}");
    }
}
