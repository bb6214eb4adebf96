//! Tests of the training: a technique is chosen, its example is shown, and it is found in positions. The player's own board
//! does not change.

use crate::keeping::Home;
use crate::player::{ANYTHING, Player, SCRATCH};
use bevy::input::keyboard::Key;
use bevy::math::Vec2;
use bevy_egui::egui::accesskit::Action;
use sudoku_assistant::game::marks::{Mark, Marks};
use sudoku_assistant::game::owl::Mood;
use sudoku_assistant::game::puzzles::making::Making;
use sudoku_assistant::game::requests::{LookRequest, Page, Scene, TrainingRequest, ViewRequest};
use sudoku_assistant::game::training::{Moment, Part, Training};
use sudoku_assistant::window::look::layout::Panels;
use sudoku_assistant::window::stage::FigureLook;
use sudoku_board::classic::{ClassicCell, ClassicHouse};
use sudoku_board::{Candidate, Cell, Value};
use sudoku_generate::training::{Exercise, GOAL, TechniqueRecord, offers};
use sudoku_techniques::{Level, Technique};
use sudoku_words::words;

pub fn training(player: &Player) -> &Training {
    player.resource::<Training>()
}

pub fn exercise(player: &Player) -> Exercise {
    training(player).exercise().expect("it is made").clone()
}

pub fn made(player: &mut Player) {
    player.until(|player| training(player).exercise().is_some());
    player.frames(3);
}

/// Returns the name of the technique's card, with the number of times it was found.
pub fn card(technique: Technique, found: u32) -> String {
    words().training_card(sudoku_words::capitalised(&sudoku_words::technique(technique)), found, GOAL)
}

/// Opens the page of the training, and chooses the technique from the list.
fn choose(player: &mut Player, wanted: Technique) {
    player.key(Key::F7);
    player.frames(3);
    assert_eq!(player.page(), Page::Training);
    if player.control(card(wanted, 0)).is_none() {
        player.click_control(words().training_list());
        player.frames(3);
    }
    player.click_control(card(wanted, 0));
    made(player);
    assert_eq!((training(player).technique(), training(player).part()), (Some(wanted), Part::Idea));
}

fn practising(wanted: Technique) -> Player {
    let mut player = Player::playing(SCRATCH);
    choose(&mut player, wanted);
    player.click_control(words().training_practise_it(sudoku_words::capitalised(&sudoku_words::technique(wanted))));
    made(&mut player);
    assert_eq!(training(&player).part(), Part::Practice);
    player
}

/// Clicks the small figure of the candidate.
pub fn click(player: &mut Player, Candidate { cell, value: digit }: Candidate) {
    let at = player.layout().figure_rect(cell, digit).center();
    player.click_at(at);
}

/// Returns a candidate of the solution that the technique does not show.
pub fn wrong(exercise: &Exercise) -> Candidate {
    let cell = exercise.position().blanks().first().expect("it is not full");
    Candidate { cell, value: exercise.solution().get(cell).expect("it is solved") }
}

pub fn tally(player: &Player, technique: Technique) -> (u32, u32, u32) {
    let TechniqueRecord { found, helped, missed } = training(player).tally().of(technique);
    (found, helped, missed)
}

pub fn marks(player: &Player) -> Vec<Mark> {
    player.resource::<Marks>().iter().copied().collect()
}

#[test]
fn a_technique_is_chosen_and_found_by_clicks_on_candidates() {
    let mut player = practising(Technique::NakedPair);
    assert_eq!(player.owl(), words().training_task(sudoku_words::a_technique(Technique::NakedPair), false));
    let exercise = exercise(&player);
    let goal = exercise.goal(&exercise.deductions()[0]);
    for &gone in &goal {
        click(&mut player, gone);
    }
    assert_eq!(training(&player).marked(), goal);
    assert!(goal.iter().all(|&gone| marks(&player).contains(&Mark::Struck(gone))));
    player.click_control(words().training_check());
    assert_eq!(player.owl(), words().training_right(sudoku_words::deduction(&exercise.deductions()[0])));
    assert_eq!((player.mood(), tally(&player, Technique::NakedPair)), (Mood::Happy, (1, 0, 0)));
    player.frames(2);
    assert!(player.control(card(Technique::NakedPair, 1)).is_some(), "its first dot is full");
    player.click_control(words().training_check());
    assert_eq!(tally(&player, Technique::NakedPair), (1, 0, 0), "it counts once");
}

#[test]
fn a_digit_to_be_placed_is_marked_by_keys() {
    let mut player = practising(Technique::HiddenSingle);
    let exercise = exercise(&player);
    let placed = exercise.deductions()[0].placements[0];
    player.press(char::from(b'0' + placed.value.get()));
    assert_eq!(player.owl(), words().training_cell_first());
    while training(&player).current().map(Cell::row) != Some(placed.cell.row()) {
        player.key(Key::ArrowDown);
    }
    while training(&player).current() != Some(placed.cell) {
        player.key(Key::ArrowRight);
    }
    player.press(char::from(b'0' + placed.value.get()));
    assert_eq!(training(&player).marked(), [placed]);
    assert!(marks(&player).contains(&Mark::Follows(placed)));
    player.press('c');
    assert!(training(&player).verdict().as_ref().is_some_and(|verdict| verdict.is_found()), "{}", player.owl());
    // The key that strikes out candidates elsewhere marks them here.
    let code = crate::player::TOP_ROW[usize::from(placed.value.get())];
    player.key_with_control_and_shift(code, '#');
    assert!(training(&player).marked().is_empty());
    // The keys on the screen do the same.
    player.frames(2);
    player.click_control(words().digit_key(placed.value.to_string()));
    assert_eq!(training(&player).marked(), [placed]);
}

#[test]
fn what_is_wrong_is_told_and_can_be_fixed() {
    let mut player = practising(Technique::NakedPair);
    player.click_control(words().training_check());
    assert_eq!(player.owl(), words().training_nothing_marked());
    let exercise = exercise(&player);
    let (wrong, goal) = (wrong(&exercise), exercise.goal(&exercise.deductions()[0]));
    click(&mut player, wrong);
    player.click_control(words().training_check());
    player.assert_owl_says(words().training_part_wrong(sudoku_words::by_digit(&[wrong]), false));
    assert_eq!((player.mood(), tally(&player, Technique::NakedPair)), (Mood::Doubtful, (0, 0, 0)));
    assert!(marks(&player).contains(&Mark::Wrong(wrong.cell)));
    click(&mut player, wrong);
    assert!(!marks(&player).contains(&Mark::Wrong(wrong.cell)), "another mark, another check");
    goal.iter().for_each(|&gone| click(&mut player, gone));
    player.press('c');
    assert_eq!(tally(&player, Technique::NakedPair), (1, 0, 0));
}

#[test]
fn one_elimination_of_several_is_right_and_the_others_are_told() {
    let mut player = practising(Technique::NakedPair);
    while exercise(&player).goal(&exercise(&player).deductions()[0]).len() < 2 {
        player.key(Key::PageDown);
        made(&mut player);
    }
    let exercise = exercise(&player);
    click(&mut player, exercise.goal(&exercise.deductions()[0])[0]);
    player.press('c');
    let missed = training(&player).verdict().as_ref().expect("it was checked").missed.clone();
    assert_eq!(player.owl(), words().training_right_and_more(false, sudoku_words::by_digit(&missed)));
    assert!(!missed.is_empty() && missed.iter().all(|&missed| marks(&player).contains(&Mark::Fin(missed))));
    assert_eq!(tally(&player, Technique::NakedPair), (1, 0, 0));
}

#[test]
fn a_hint_counts_as_help_and_what_is_shown_as_missed() {
    let mut player = practising(Technique::NakedPair);
    player.click_control(words().training_hint());
    let before = exercise(&player);
    assert_eq!(player.owl(), sudoku_words::where_hint(&before.deductions()[0]));
    assert!(player.is_framed());
    before.goal(&before.deductions()[0]).iter().for_each(|&gone| click(&mut player, gone));
    player.press('c');
    assert_eq!(tally(&player, Technique::NakedPair), (0, 1, 0));

    player.click_control(words().training_next());
    made(&mut player);
    let next = exercise(&player);
    assert!(next != before && training(&player).marked().is_empty(), "this is another position");
    player.click_control(words().training_show());
    assert_eq!(player.owl(), sudoku_words::deduction(&next.deductions()[0]));
    let gone = next.deductions()[0].eliminations.clone();
    assert!(gone.iter().all(|&gone| marks(&player).contains(&Mark::Struck(gone))));
    assert_eq!(tally(&player, Technique::NakedPair), (0, 1, 1));
    gone.iter().for_each(|&gone| click(&mut player, gone));
    player.press('c');
    assert_eq!(tally(&player, Technique::NakedPair), (0, 1, 1), "what was shown is not found");
}

#[test]
fn one_click_opens_the_first_technique_and_its_example_moves_on_by_itself() {
    for (width, height) in [(1280, 800), (480, 800), (844, 390)] {
        let mut player = Player::with_window(width, height);
        player.with_shift('g');
        player.answer(SCRATCH);
        if player.control(words().page_training()).is_some() {
            player.click_control(words().page_training());
        } else {
            // If the pages are in a list, the list is opened first.
            player.click_in_menu(words().page(), words().page_training());
        }
        made(&mut player);
        assert_eq!((player.page(), training(&player).part()), (Page::Training, Part::Idea), "{width}x{height}");
        assert_eq!(training(&player).technique(), offers(None).first().map(|first| first.technique));
        let seen = player.shown();
        assert!(seen.chars().any(|digit| digit != '.'), "there is a board to look at");
        assert_eq!(training(&player).moment(), Moment::Position);
        player.seconds(4.0);
        assert!(training(&player).moment() > Moment::Position, "nothing happens for four seconds at {width}x{height}");
    }
}

#[test]
fn the_example_plays_moment_by_moment_again_and_again() {
    let mut player = Player::playing(SCRATCH);
    choose(&mut player, Technique::NakedPair);
    let first = exercise(&player);
    assert!(training(&player).plays() && training(&player).moment() == Moment::Position);
    player.frames(5);
    assert!(!player.asks_for_redraw(), "between two moments it sleeps");
    let mut moments = vec![Moment::Position];
    for _ in 0..400 {
        player.seconds(0.1);
        let moment = training(&player).moment();
        if moments.last() != Some(&moment) {
            moments.push(moment);
        }
    }
    let around: Vec<Moment> = Moment::ALL.into_iter().chain([Moment::Position]).collect();
    assert!(moments.starts_with(&around), "{moments:?}");
    // Stepping by hand stops the playback of the example.
    while training(&player).moment() != Moment::Position {
        player.press(',');
    }
    player.click_control(words().training_step());
    assert_eq!((training(&player).moment(), training(&player).plays()), (Moment::Place, false));
    assert_eq!(player.owl(), sudoku_words::where_hint(&first.deductions()[0]));
    player.press('.');
    let gone = first.deductions()[0].eliminations[0];
    assert!(!marks(&player).contains(&Mark::Struck(gone)), "what follows comes last");
    player.press('.');
    assert!(marks(&player).contains(&Mark::Struck(gone)), "{}", player.owl());
    player.press(',');
    assert_eq!(training(&player).moment(), Moment::Pattern);
    player.seconds(30.0);
    assert_eq!(training(&player).moment(), Moment::Pattern, "it waits");
    player.click_control(words().training_play());
    assert!(training(&player).plays() && training(&player).moment() == Moment::Consequence);
    player.press('t');
    made(&mut player);
    player.press('i');
    made(&mut player);
    assert_eq!(exercise(&player), first, "the example is always the same");
}

#[test]
fn the_slider_leads_to_any_moment() {
    let mut player = Player::playing(SCRATCH);
    choose(&mut player, Technique::NakedPair);
    let slider =
        |at: usize| words().variable(words().training_example_name(), words().training_moment(at, Moment::ALL.len()));
    let rail = player.bounds(slider(1)).expect("there is a slider");
    player.click_at(Vec2::new(rail.max.x - 6.0, rail.center().y));
    assert_eq!((training(&player).moment(), training(&player).plays()), (Moment::Consequence, false));
    assert_eq!(player.owl(), sudoku_words::consequence(&exercise(&player).deductions()[0]));
    player.click_at(Vec2::new(rail.min.x + 6.0, rail.center().y));
    assert_eq!(training(&player).moment(), Moment::Position);
    assert!(player.control(slider(1)).is_some(), "{:?}", player.controls());
}

#[test]
fn a_hidden_single_is_shown_with_what_blocks_it_and_where_it_cannot_go() {
    let mut player = Player::playing(SCRATCH);
    choose(&mut player, Technique::HiddenSingle);
    let exercise = exercise(&player);
    let (placed, house) = (exercise.deductions()[0].placements[0], exercise.deductions()[0].why.base[0]);
    assert!(!marks(&player).iter().any(|mark| matches!(mark, Mark::Left(_))), "a single is seen in the digits");
    for _ in 0..2 {
        player.press('.');
    }
    let others = house.cells().into_iter().filter(|&cell| cell != placed.cell);
    for blank in others.filter(|&cell| exercise.position().blanks().contains(cell)) {
        assert!(marks(&player).contains(&Mark::Barred(blank)), "{blank}");
    }
    let digits = |mark: &Mark| match mark {
        Mark::Blocking(cell) => exercise.position().value(*cell),
        _ => None,
    };
    let blocking: Vec<_> = marks(&player).iter().filter_map(digits).collect();
    assert!(!blocking.is_empty() && blocking.iter().all(|&digit| digit == placed.value), "{blocking:?}");
    assert_eq!(player.shown().chars().nth(placed.cell.index()), Some('.'));
    player.press('.');
    player.frames(2);
    assert_eq!(player.shown().chars().nth(placed.cell.index()), Some(char::from(b'0' + placed.value.get())));
}

#[test]
fn every_technique_has_a_card_and_harder_levels_are_folded() {
    let mut player = Player::playing(SCRATCH);
    // Some of them are out of view.
    let press = |player: &mut Player, name: String| {
        player.act(Action::Click, name);
        player.frames(3);
    };
    player.key(Key::F7);
    made(&mut player);
    for level in Level::ALL {
        let of_level = offers(None).iter().map(|offer| offer.technique).filter(|one| one.level() == level);
        let of_level: Vec<Technique> = of_level.collect();
        let row = words().training_level(sudoku_words::capitalised(&words().level_name(level.name())), of_level.len());
        let is_folded = level > Level::Medium;
        assert_eq!(player.control(&row).is_some(), is_folded, "{row}");
        if is_folded {
            assert!(player.control(card(of_level[0], 0)).is_none(), "it is folded: {row}");
            press(&mut player, row);
        }
        for technique in of_level {
            assert!(player.control(card(technique, 0)).is_some(), "{technique}");
        }
    }
    let hard = offers(None).iter().map(|offer| offer.technique).find(|one| one.level() == Level::Hard).expect("one");
    press(&mut player, card(hard, 0));
    assert_eq!(training(&player).technique(), Some(hard));
    let next =
        words().training_next_card(sudoku_words::capitalised(&sudoku_words::technique(offers(None)[1].technique)));
    press(&mut player, card(offers(None)[0].technique, 0));
    press(&mut player, next);
    assert_eq!(training(&player).technique(), Some(offers(None)[1].technique));
}

/// Checks that each technique has steps and each mark an explanation in that language. The language is set for the whole
/// process.
pub fn every_technique_is_explained(language: &str) {
    let mut player = Player::playing(SCRATCH);
    player.ask(LookRequest::SetLanguage(Some(language.to_owned())));
    player.frames(3);
    let boards = std::iter::once(None).chain(Making::boards().map(Some));
    for technique in boards.flat_map(offers).map(|offer| offer.technique) {
        let how_to = sudoku_words::instructions(technique);
        assert!(how_to.steps.len() >= 2, "{language}: {technique}");
        assert!(how_to.steps.iter().all(|step| step.len() > 10), "{language}: {:?}", how_to.steps);
        let is_for_learners = technique.level() <= Level::Medium;
        assert!(how_to.why.is_some() || !is_for_learners, "{language}: {technique} has short steps");
    }
    for technique in [Technique::HiddenSingle, Technique::Pointing, Technique::Skyscraper, Technique::XyWing] {
        player.ask(ViewRequest::ShowPage(Page::Training));
        player.frames(2);
        player.ask(TrainingRequest::Open(technique));
        player.frames(1);
        player.until(|player| training(player).technique() == Some(technique) && !training(player).is_made());
        player.frames(3);
        let kinds = training(&player).legend();
        assert!(kinds.len() >= 3, "{technique}: {kinds:?}");
        for kind in kinds.iter().map(|mark| format!("{mark:?}")) {
            let name = kind.split('(').next().expect("a name").to_owned();
            let said = words().mark_says(&name);
            assert_ne!(said, name, "{language}");
            assert!(player.control(&said).is_some(), "{language}, {technique}: {said}");
        }
    }
}

#[test]
fn the_players_own_board_is_untouched_and_seen_again() {
    let mut player = Player::playing(SCRATCH);
    player.click(1, 3);
    player.press('5');
    player.click(1, 5);
    let (board, seen) = (player.board(), player.shown());
    choose(&mut player, Technique::HiddenSingle);
    player.press('t');
    made(&mut player);
    let exercise = exercise(&player);
    let shown: String = Cell::all()
        .map(|cell| exercise.position().value(cell).map_or('.', |digit| char::from(b'0' + digit.get())))
        .collect();
    assert_eq!(player.shown(), shown, "the stage shows the exercise");
    for cell in exercise.position().blanks() {
        let figures = player.figures(cell);
        let seen = figures.into_iter().filter(|(_, look)| *look != FigureLook::Hidden).map(|(digit, _)| digit);
        assert!(seen.eq(exercise.position().candidates(cell).iter()), "{cell}: all candidates that are left");
    }
    player.click(5, 5);
    player.press('5');
    player.with_control('z');
    player.key(Key::Backspace);
    assert_eq!((player.board(), player.scene()), (board.clone(), Scene::Playing));
    player.key(Key::Escape);
    player.frames(3);
    assert_eq!((player.page(), player.shown()), (Page::Stage, seen));
    assert_eq!(player.board(), board);
    player.click(1, 3);
    assert_eq!(player.entry().current(), Some(Cell::at(0, 2)), "clicks are for the player's board again");
}

#[test]
fn the_training_opens_over_every_scene() {
    for scene in ["playing", "asking", "paused", "solving"] {
        let mut player = if scene == "playing" || scene == "asking" { Player::new() } else { Player::playing(SCRATCH) };
        match scene {
            "asking" => player.with_shift('g'),
            "paused" => player.press('p'),
            "solving" => player.press('w'),
            _ => {}
        }
        player.frames(3);
        let before = player.scene();
        // While an answer is being typed, a key of the page is not an answer.
        choose(&mut player, Technique::NakedPair);
        let exercise = exercise(&player);
        let digits = 81 - exercise.position().blanks().len();
        assert_eq!(player.shown().chars().filter(|digit| *digit != '.').count(), digits, "{scene}");
        player.key(Key::F2);
        player.frames(3);
        assert_eq!((player.page(), player.scene()), (Page::Stage, before), "{scene}");
    }
}

#[test]
fn what_was_found_is_kept() {
    let home = Home::new();
    let mut player = home.player();
    choose(&mut player, Technique::NakedPair);
    player.press('t');
    made(&mut player);
    player.press('s');
    player.until(|_| home.folders.training().exists());
    drop(player);
    let mut player = home.player();
    choose(&mut player, Technique::NakedPair);
    player.frames(3);
    assert_eq!(tally(&player, Technique::NakedPair), (0, 0, 1));
    assert!(player.control(words().training_tally(0, 0, 1)).is_some(), "{:?}", player.controls());
    drop(player);
    std::fs::write(home.folders.training(), "nonsense").expect("it is written");
    let mut player = home.player();
    player.frames(3);
    player.assert_owl_says(words().training_unread(ANYTHING));
    assert!(home.files().iter().any(|name| name.starts_with("training-set-aside")), "{:?}", home.files());
}

#[test]
fn where_panels_are_folded_the_list_leads_to_the_technique_and_back() {
    for (width, height) in [(480, 640), (480, 800), (960, 640)] {
        let mut player = Player::with_window(width, height);
        player.with_shift('g');
        player.answer(SCRATCH);
        choose(&mut player, Technique::NakedPair);
        player.press('t');
        made(&mut player);
        for name in [words().training_check(), words().training_next(), words().training_hint()] {
            let bounds = player.bounds(&name).unwrap_or_else(|| panic!("{name} at {width}x{height}"));
            assert!(bounds.max.y <= height as f32, "{name} at {width}x{height}");
        }
        let is_beside = matches!(player.layout().panels, Panels::Apart { .. });
        assert_eq!(player.control(words().training_list()).is_none(), is_beside, "{width}x{height}");
        player.press('p');
        player.frames(3);
        assert!(training(&player).lists());
        assert!(player.control(card(Technique::NakedSingle, 0)).is_some());
        player.press('p');
        player.frames(3);
        assert!(player.control(words().training_check()).is_some(), "and the exercise goes on");
    }
}

#[test]
fn a_digit_that_cannot_be_marked_is_refused_with_the_reason() {
    let mut player = practising(Technique::NakedPair);
    let position = exercise(&player).position().clone();
    let (board, number) = (position.board(), |digit: Value| char::from(b'0' + digit.get()));
    let filled = Cell::all().find(|&cell| board.get(cell).is_some()).expect("it has givens");
    player.click_at(player.layout().cell_rect(filled).center());
    player.press('5');
    assert_eq!((player.owl(), player.mood()), (&*words().training_filled(sudoku_words::name(filled)), Mood::Doubtful));
    for blank in position.blanks().iter().take(10) {
        let gone: Vec<_> =
            Value::DIGITS.into_iter().filter(|&digit| !position.has(Candidate { cell: blank, value: digit })).collect();
        // A click beside the candidates only selects the cell.
        click(&mut player, Candidate { cell: blank, value: gone[0] });
        assert_eq!(training(&player).current(), Some(blank));
        for digit in gone {
            player.press(number(digit));
            let reason = match board.clash(blank, digit) {
                Some(clash) => sudoku_words::refused(&board, blank, digit, &clash),
                None => words().training_ruled_out(digit.get(), sudoku_words::name(blank)),
            };
            assert_eq!(player.owl(), reason);
        }
    }
    assert!(training(&player).marked().is_empty());
    player.press('s');
    player.press('1');
    assert_eq!(player.owl(), words().training_is_shown());
}
