//! Tests of the training on boards that are not classic: the board is chosen, and what applies there is shown and found.

use crate::player::{Player, SCRATCH};
use crate::training::{card, click, exercise, made, marks, tally, training, wrong};
use bevy::input::keyboard::Key;
use bevy_egui::egui::accesskit::Action;
use sudoku_assistant::game::clones::StageRules;
use sudoku_assistant::game::marks::Mark;
use sudoku_assistant::game::owl::Mood;
use sudoku_assistant::game::requests::{Page, TrainingRequest, labels};
use sudoku_assistant::game::training::{Moment, Part};
use sudoku_board::{Candidate, HouseKind, Value, Values};
use sudoku_generate::board_generator::BoardKind;
use sudoku_generate::training::offers;
use sudoku_techniques::Technique;
use sudoku_words::{capitalised, words};

fn kind(name: &str) -> Option<BoardKind> {
    Some(name.parse().expect("a kind"))
}

/// Returns the name of the row of the board.
fn row(board: Option<BoardKind>) -> String {
    words().variable(words().training_boards(), labels::board_kind(board).word)
}

/// Opens the training, and chooses the board by clicks.
fn on_board(board: Option<BoardKind>) -> Player {
    let mut player = Player::playing(SCRATCH);
    player.key(Key::F7);
    made(&mut player);
    player.click_control(row(None));
    player.frames(2);
    player.click_control(labels::board_kind(board).word);
    player.frames(2);
    assert_eq!(training(&player).board(), board);
    player
}

/// Chooses the technique from the list, on which some cards are out of view.
fn open(player: &mut Player, technique: Technique) {
    player.act(Action::Click, card(technique, 0));
    player.frames(2);
    made(player);
    assert_eq!((training(player).technique(), training(player).part()), (Some(technique), Part::Idea));
}

fn practise(player: &mut Player, technique: Technique) {
    player.click_control(words().training_practise_it(capitalised(&sudoku_words::technique(technique))));
    made(player);
    assert_eq!(training(player).part(), Part::Practice);
}

/// Goes to an exercise that places a value of at least this, and chooses its cell without a mark. Returns what is placed.
fn choose_cell_of_value(player: &mut Player, least: u8) -> Candidate {
    while exercise(player).deductions()[0].placements[0].value.get() < least {
        player.key(Key::PageDown);
        made(player);
    }
    let placed = exercise(player).deductions()[0].placements[0];
    player.click_at(player.layout().cell_rect(placed.cell).center());
    let at_click = training(player).marked().to_vec();
    at_click.into_iter().for_each(|candidate| click(player, candidate));
    placed
}

/// A board, and techniques to train there.
const TRAINED: [(&str, Technique); 6] = [
    ("killer", Technique::CageCombinations),
    ("killer", Technique::InniesAndOuties),
    ("6", Technique::LockedCandidates),
    ("x", Technique::NakedPair),
    ("jigsaw", Technique::LawOfLeftovers),
    ("killer+anti-knight", Technique::Sum),
];

#[test]
fn the_example_shows_each_moment_on_a_board_of_that_kind() {
    for (name, technique) in TRAINED.into_iter().filter(|(name, _)| !name.contains('+')) {
        let mut player = on_board(kind(name));
        made(&mut player);
        open(&mut player, technique);
        let rules = player.resource::<StageRules>().0.clone();
        assert_eq!(usize::from(rules.side()), kind(name).map_or(9, BoardKind::side), "{name}");
        let has = |kind: HouseKind| rules.houses().iter().any(|house| house.kind() == kind);
        assert_eq!(has(HouseKind::Cage), name == "killer", "{name}");
        assert_eq!(has(HouseKind::Diagonal), name == "x", "{name}");
        assert_eq!(has(HouseKind::Region), name == "jigsaw", "{name}");
        let first = exercise(&player).deductions()[0].clone();
        while training(&player).moment() != Moment::Position {
            player.press(',');
        }
        for said in [sudoku_words::where_hint(&first), sudoku_words::reason(&first), sudoku_words::consequence(&first)]
        {
            player.press('.');
            assert_eq!(player.owl(), said, "{name}");
        }
        let gone = first.eliminations[0];
        assert!(marks(&player).contains(&Mark::Struck(gone)), "{name}");
        assert!(player.control(words().mark_says("Struck")).is_some(), "the legend explains it");
    }
}

#[test]
fn right_and_wrong_marks_are_told_apart_on_every_board() {
    for (name, technique) in TRAINED {
        let mut player = Player::playing(SCRATCH);
        player.key(Key::F7);
        made(&mut player);
        player.ask(TrainingRequest::ChooseBoard(kind(name)));
        made(&mut player);
        open(&mut player, technique);
        practise(&mut player, technique);
        let first = exercise(&player);
        let task = words().training_task(sudoku_words::a_technique(technique), first.places());
        assert_eq!(player.owl(), task, "{name}");
        let wrong = wrong(&first);
        click(&mut player, wrong);
        player.click_control(words().training_check());
        player.assert_owl_says(words().training_part_wrong(sudoku_words::by_digit(&[wrong]), first.places()));
        assert_eq!((player.mood(), tally(&player, technique)), (Mood::Doubtful, (0, 0, 0)), "{name}");
        click(&mut player, wrong);
        let goal = first.goal(&first.deductions()[0]);
        goal.iter().for_each(|&gone| click(&mut player, gone));
        assert_eq!(training(&player).marked(), goal, "{name}");
        player.click_control(words().training_check());
        assert_eq!((player.mood(), tally(&player, technique)), (Mood::Happy, (1, 0, 0)), "{name}: {}", player.owl());

        player.click_control(words().training_next());
        made(&mut player);
        let next = exercise(&player);
        assert_ne!(next, first, "{name}");
        player.click_control(words().training_hint());
        assert_eq!(player.owl(), sudoku_words::where_hint(&next.deductions()[0]), "{name}");
        player.click_control(words().training_show());
        assert_eq!(player.owl(), sudoku_words::deduction(&next.deductions()[0]), "{name}");
        assert_eq!(tally(&player, technique), (1, 0, 1), "{name}");
    }
}

#[test]
fn values_of_the_board_are_marked_by_the_keys_on_the_screen() {
    for (name, technique) in [("6", Technique::HiddenSingle), ("16", Technique::HiddenSingle)] {
        let mut player = on_board(kind(name));
        made(&mut player);
        open(&mut player, technique);
        practise(&mut player, technique);
        let side = kind(name).map_or(9, BoardKind::side) as u8;
        let key = |value: Value| words().digit_key(value.to_string());
        for value in Values::up_to(25) {
            assert_eq!(player.control(key(value)).is_some(), value.get() <= side, "{value} on {name}");
        }
        let placed = choose_cell_of_value(&mut player, side.min(10));
        player.frames(2);
        player.click_control(key(placed.value));
        assert_eq!(training(&player).marked(), [placed], "{name}");
        player.press('c');
        assert_eq!((player.mood(), tally(&player, technique)), (Mood::Happy, (1, 0, 0)), "{name}");
        if side < 9 {
            player.press('9');
            assert_eq!(player.mood(), Mood::Doubtful, "there is no 9: {}", player.owl());
            assert_eq!(training(&player).marked(), [placed]);
        }
    }
}

#[test]
fn two_figures_mark_one_value() {
    let mut player = on_board(kind("16"));
    made(&mut player);
    open(&mut player, Technique::HiddenSingle);
    practise(&mut player, Technique::HiddenSingle);
    let placed = choose_cell_of_value(&mut player, 10);
    let one = Candidate { cell: placed.cell, value: Value::new(1).expect("a value") };
    for is_marked in [true, false] {
        player.press('1');
        let shows_one = exercise(&player).position().has(one);
        assert_eq!(training(&player).marked().contains(&one), shows_one, "1 shows at once if it is left");
        player.press(char::from(b'0' + placed.value.get() - 10));
        assert_eq!(training(&player).marked().contains(&placed), is_marked, "the second figure makes it {placed:?}");
        assert!(!training(&player).marked().contains(&one));
    }
    // Between two clicks, figures do not join.
    player.press('1');
    player.click_at(player.layout().cell_rect(placed.cell).center());
    player.press('0');
    assert!(training(&player).marked().iter().all(|marked| marked.value.get() != 10));
}

#[test]
fn each_board_shows_the_techniques_that_apply_there() {
    let mut player = on_board(kind("killer"));
    made(&mut player);
    assert!(player.control(card(Technique::CageCombinations, 0)).is_some(), "{:?}", player.controls());
    assert!(player.control(card(Technique::Pointing, 0)).is_none(), "that is a technique of the classic board");
    let count = words().training_count(offers(kind("killer")).len());
    assert!(player.control(&count).is_some(), "{count}");
    // The board stays while other pages are open.
    player.key(Key::F2);
    player.key(Key::F7);
    player.frames(3);
    assert_eq!(training(&player).board(), kind("killer"));
    assert!(player.control(row(kind("killer"))).is_some());
    // The choice opens and closes by its key.
    for is_open in [true, false] {
        player.press('b');
        player.frames(2);
        assert_eq!(player.control(labels::board_kind(kind("windoku")).word).is_some(), is_open);
    }
    // A technique that the next board has, too, stays open.
    open(&mut player, Technique::NakedPair);
    player.press('b');
    player.frames(2);
    player.click_control(labels::board_kind(None).word);
    made(&mut player);
    assert_eq!((training(&player).board(), training(&player).technique()), (None, Some(Technique::NakedPair)));
    assert!(exercise(&player).position().is_classic());
    player.key(Key::F2);
    player.frames(3);
    assert_eq!(player.page(), Page::Stage);
    assert!(player.resource::<StageRules>().0.is_classic(), "the player's own board is seen again");
}

#[test]
fn where_panels_are_folded_another_board_leads_to_its_list() {
    for (width, height) in [(480, 800), (844, 390)] {
        let mut player = Player::with_window(width, height);
        player.with_shift('g');
        player.answer(SCRATCH);
        player.key(Key::F7);
        made(&mut player);
        player.click_control(words().training_list());
        player.frames(3);
        player.click_control(row(None));
        player.frames(3);
        player.click_control(labels::board_kind(kind("killer")).word);
        made(&mut player);
        assert!(training(&player).lists() && !training(&player).lists_boards(), "{width}x{height}");
        assert!(!training(&player).plays(), "the example is covered");
        open(&mut player, Technique::Sum);
        assert!(!training(&player).lists());
        player.press('t');
        made(&mut player);
        // The key leads to the boards from everywhere, and to the example on the chosen one.
        player.press('b');
        player.frames(3);
        player.click_control(labels::board_kind(kind("6")).word);
        made(&mut player);
        assert!(!training(&player).lists() && training(&player).plays(), "{width}x{height}");
        player.press('t');
        made(&mut player);
        for name in [words().training_check(), words().training_next(), words().training_hint()] {
            let bounds = player.bounds(&name).unwrap_or_else(|| panic!("{name} at {width}x{height}"));
            assert!(bounds.max.y <= height as f32, "{name} at {width}x{height}");
        }
    }
}
