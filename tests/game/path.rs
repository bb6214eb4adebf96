//! Tests of the path of lessons: one button continues, each lesson is a card, and finished tasks are shown on it.

use crate::keeping::Home;
use crate::player::Player;
use bevy::input::keyboard::Key;
use sudoku_assistant::game::lessons::learning::Learning;
use sudoku_assistant::game::requests::{LessonRequest, LookRequest, Page};
use sudoku_assistant::game::script::View;
use sudoku_run::lessons::{Answer, AnswerForm, Lesson, MentalModel, Solution};
use sudoku_words::words;

fn learning(player: &Player) -> &Learning {
    player.resource::<Learning>()
}

/// Returns the name of a lesson's card after this many of its tasks are done.
fn card(number: usize, done: usize) -> String {
    let lesson = &Learning::lessons()[number];
    let title = sudoku_run::lessons::words(sudoku_words::tag()).title(lesson);
    words().lessons_card(Learning::place_of(number, lesson), title, done, lesson.tasks.len())
}

#[test]
fn two_clicks_lead_from_the_first_screen_into_a_task() {
    for (width, height) in [(1280, 800), (480, 800), (844, 390)] {
        let mut player = Player::with_window(width, height);
        player.frames(5);
        if player.control(words().page_lessons()).is_some() {
            player.click_control(words().page_lessons());
        } else {
            // If the pages are in a list, the list is opened first.
            player.click_in_menu(words().page(), words().page_lessons());
        }
        assert_eq!((player.page(), learning(&player).open().is_none()), (Page::Lessons, true));
        player.click_control(words().lessons_begin());
        player.frames(3);
        assert!(learning(&player).open().is_some(), "one click on Go on is in a task at {width}x{height}");
    }
}

/// Checks that every lesson is a card that opens by a click, in that language, which is the same in the whole process.
pub fn every_lesson_is_a_card(language: &str) {
    for (width, height) in [(1280, 800), (480, 800), (844, 390)] {
        let mut player = Player::with_window(width, height);
        player.ask(LookRequest::SetLanguage(Some(language.to_owned())));
        player.key(Key::F4);
        player.frames(4);
        let cards: Vec<String> = (0..Learning::lessons().len()).map(|number| card(number, 0)).collect();
        for card in &cards {
            let bounds = player.bounds(card).unwrap_or_else(|| panic!("{card} at {width}x{height}"));
            assert!(bounds.min.x >= 0.0 && bounds.max.x <= width as f32, "{card}: {bounds:?} at {width}x{height}");
        }
        // The other cards have to be scrolled to.
        player.act(bevy_egui::egui::accesskit::Action::Click, &cards[1]);
        player.frames(3);
        assert_eq!(learning(&player).lesson_number(), Some(1), "{language} at {width}x{height}");
        assert!(player.resource::<View>().sheet().is_none());
    }
}

#[test]
fn what_was_done_in_an_older_version_is_seen_on_the_cards() {
    let home = Home::new();
    let lessons = Learning::lessons();
    let of = |number: usize, count: usize| {
        let tasks = lessons[number].tasks.iter().take(count);
        let tasks: Vec<String> =
            tasks.map(|task| format!("{:?}: (came: Solved, wrong: 1, hints: 2)", task.name)).collect();
        format!("{:?}: {{{}}}", lessons[number].name, tasks.join(", "))
    };
    let first = lessons.iter().position(Lesson::is_step).expect("there are steps");
    let (second, all) = (first + 1, lessons[first].tasks.len());
    let kept = format!("(version: 1, lessons: {{{}, {}}})", of(first, all), of(second, 1));
    std::fs::create_dir_all(home.folders.lessons().parent().expect("a folder")).expect("it is made");
    std::fs::write(home.folders.lessons(), kept).expect("it is written");
    let mut player = home.player();
    player.key(Key::F4);
    player.frames(3);
    assert!(player.control(card(first, all)).is_some(), "{:?}", player.controls());
    assert!(player.control(card(second, 1)).is_some());
    // The taste, projects and surveys are no lessons to be done.
    let counted = lessons.iter().filter(|lesson| lesson.is_step()).count();
    assert!(counted >= 28 && player.control(words().lessons_done_of_all(1, counted)).is_some(), "{counted}");
    player.click_control(words().lessons_continue());
    player.frames(3);
    assert_eq!((learning(&player).lesson_number(), learning(&player).task_number()), (Some(second), 1));
}

#[test]
fn what_the_answers_to_the_six_questions_tell_is_said_at_the_end_and_seen_on_the_page() {
    let mut player = Player::with_window(1280, 1600);
    player.key(Key::F4);
    player.frames(3);
    let number = Learning::lessons().iter().position(Lesson::is_survey).expect("there is a survey");
    let survey = &Learning::lessons()[number];
    player.ask(LessonRequest::Open(number, 0));
    for task in &survey.tasks {
        let Some(AnswerForm::Choice(choices)) = task.answer_form() else { panic!("{}", task.name) };
        let of_loop = choices.iter().find(|choice| task.model_of(choice) == Some(MentalModel::Loop));
        player.ask(LessonRequest::Answer(Answer::Choice(of_loop.expect("a choice").clone())));
        player.until(|player| learning(player).feedback().is_some());
        player.ask(LessonRequest::Next);
        player.frames(3);
    }
    assert!(learning(&player).open().is_none());
    let told = learning(&player).progress().survey(survey);
    assert_eq!((told.answers(), told.misconception()), (6, Some(MentalModel::Loop)));
    let text = sudoku_run::lessons::words(sudoku_words::tag()).survey(&told);
    assert!(player.owl().starts_with(&text), "{}", player.owl());
    assert!(player.control(&text).is_some(), "{:?}", player.controls());
}

#[test]
fn a_bar_for_each_main_concept_shows_what_one_can_do() {
    let mut player = Player::with_window(1280, 1600);
    player.key(Key::F4);
    player.frames(3);
    let bar = |player: &mut Player, solved: usize| {
        let (_, of) = learning(player).progress().practised(Learning::lessons(), "loops");
        let name = sudoku_run::lessons::words(sudoku_words::tag()).concept("loops");
        player.control(words().lessons_skill(name, solved, of)).is_some()
    };
    assert!(bar(&mut player, 0), "{:?}", player.controls());
    let again = Learning::lessons().iter().position(|lesson| lesson.name == "again").expect("it ships");
    player.ask(LessonRequest::Open(again, 0));
    let Ok(Solution::Answer(right, _)) = Learning::lessons()[again].tasks[0].solution() else { panic!() };
    player.ask(LessonRequest::Answer(right));
    player.until(|player| learning(player).feedback().is_some());
    player.ask(LessonRequest::Path);
    player.frames(3);
    assert!(bar(&mut player, 1), "{:?}", player.controls());
}
