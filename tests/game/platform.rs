//! The game in a learning platform, which stores the progress in the lessons and is told the score.

use crate::player::Player;
use bevy::input::keyboard::Key;
use std::sync::{Arc, Mutex};
use sudoku_assistant::game::lessons::learning::Learning;
use sudoku_assistant::game::lessons::platform::LearningPlatform;
use sudoku_assistant::game::owl::Mood;
use sudoku_assistant::game::requests::{LessonRequest, Page};
use sudoku_run::lessons::{Answer, PlatformReport, Solution, TaskStatus, lesson};
use sudoku_words::words;

/// The reports that a platform was sent, in order.
#[derive(Clone, Default)]
struct Reports(Arc<Mutex<Vec<PlatformReport>>>);

impl Reports {
    /// Returns a game in a platform that has stored this record and assigns the lessons of this link.
    fn game(&self, record: &str, link: &str, accepts: bool) -> Player {
        let reports = Arc::clone(&self.0);
        let send = move |report: &PlatformReport| {
            reports.lock().expect("no test panics here").push(report.clone());
            accepts
        };
        let mut player = Player::with_resource(LearningPlatform::new(record.to_owned(), link.to_owned(), send));
        player.frames(3);
        player
    }

    fn count(&self) -> usize {
        self.0.lock().expect("no test panics here").len()
    }

    fn last(&self) -> PlatformReport {
        self.0.lock().expect("no test panics here").last().cloned().expect("a report")
    }
}

/// Types the right number, and waits until it has been checked.
fn solve(player: &mut Player) {
    let (_, task) = player.resource::<Learning>().open().expect("a task is open");
    let Ok(Solution::Answer(Answer::Number(number), _)) = task.solution() else { panic!("it asks for a number") };
    player.click_control(words().lessons_answer_field());
    player.type_text(&number);
    player.key(Key::Enter);
    player.until(|player| player.resource::<Learning>().feedback().is_some());
    player.frames(3);
}

#[test]
fn the_platform_gets_the_progress_and_gives_it_back() {
    let reports = Reports::default();
    let mut player = reports.game("", "lesson=clones", true);
    assert_eq!(player.page(), Page::Lessons);
    let tasks = lesson("clones").expect("it ships").tasks.len();
    assert_eq!(player.resource::<Learning>().open().map(|(lesson, _)| lesson.name.as_str()), Some("clones"));
    assert_eq!((reports.last().score, reports.last().is_complete), (0, false));

    solve(&mut player);
    let report = reports.last();
    assert_eq!((usize::from(report.score), report.is_complete), (100 / tasks, false));
    // Time goes by, but nothing else changes.
    let count = reports.count();
    player.frames(100);
    assert_eq!(reports.count(), count);

    let again = reports.game(&report.record, "lesson=clones", true);
    let learning = again.resource::<Learning>();
    let (opened, task) = learning.open().expect("a task is open");
    assert_eq!(
        (opened.name.as_str(), task.name.as_str()),
        ("clones", opened.tasks[1].name.as_str()),
        "the first open one"
    );
    assert_eq!(learning.progress().result(opened, &opened.tasks[0]).status, TaskStatus::Solved);
    assert_eq!(reports.last(), report);

    // Skipped tasks complete the lesson without any score.
    let mut player = reports.game(&report.record, "lesson=clones", true);
    for _ in 1..tasks {
        player.ask(LessonRequest::Skip);
        player.frames(3);
    }
    assert_eq!((usize::from(reports.last().score), reports.last().is_complete), (100 / tasks, true));
}

#[test]
fn without_an_assignment_all_lessons_are_shown() {
    let reports = Reports::default();
    let player = reports.game("", "", true);
    assert_eq!(player.page(), Page::Lessons);
    assert!(player.resource::<Learning>().open().is_none());
}

#[test]
fn several_lessons_are_first_on_the_path_with_what_is_allowed() {
    let reports = Reports::default();
    let mut player = reports.game("", "lessons=clones,row&hint=off", true);
    let assigned = player.resource::<Learning>().progress().assigned().cloned().expect("an assignment");
    assert_eq!((assigned.lessons, assigned.allows_hints), (vec!["clones".to_owned(), "row".to_owned()], false));
    player.ask(LessonRequest::GoOn);
    player.frames(3);
    solve(&mut player);
    let tasks: usize = ["clones", "row"].map(|name| lesson(name).expect("it ships").tasks.len()).iter().sum();
    assert_eq!(usize::from(reports.last().score), 100 / tasks);
}

#[test]
fn a_record_that_cannot_be_read_is_left_alone_until_something_is_done() {
    let reports = Reports::default();
    let mut player = reports.game("9;clones=AAAA", "lesson=clones", true);
    assert_eq!((player.mood(), reports.count()), (Mood::Doubtful, 0), "{}", player.owl());
    solve(&mut player);
    assert_eq!(reports.count(), 1);
}

#[test]
fn the_owl_says_once_that_the_platform_refuses() {
    let reports = Reports::default();
    let mut player = reports.game("", "", false);
    assert_eq!(player.owl(), words().lessons_platform_refuses());
    player.ask(LessonRequest::OpenByCode("clones".to_owned()));
    player.frames(3);
    solve(&mut player);
    assert!(reports.count() > 1);
    assert_ne!(player.owl(), words().lessons_platform_refuses());
}

#[test]
fn the_platform_gets_nothing_of_another_learner_who_types_a_name() {
    let reports = Reports::default();
    let mut player = reports.game("", "lesson=clones", true);
    solve(&mut player);
    let solved = reports.last();
    for name in ["Anna", "Ben"] {
        player.ask(LessonRequest::SetLearner(name.to_owned()));
        player.frames(3);
    }
    assert!(!player.resource::<Learning>().progress().has_results(), "Ben begins");
    assert_eq!(reports.last(), solved);
    player.ask(LessonRequest::SetLearner("Anna".to_owned()));
    player.frames(3);
    assert_eq!(reports.last(), solved);
}
