//! Tests of planted faults: boards and programs are made from a seed, by mouse and by keys, and each find is judged.

use crate::player::{ANYTHING, Player};
use crate::tasks::{feedback, learning};
use bevy::input::keyboard::Key;
use sudoku_assistant::game::editor::Editor;
use sudoku_assistant::game::lessons::learning::{Feedback, Learning};
use sudoku_assistant::game::requests::{ClassLinkRequest, LessonRequest, Page};
use sudoku_blocks::Program;
use sudoku_run::lessons::{Answer, FaultKind, FaultSet, Goal, Solution, Task, TaskStatus};
use sudoku_words::words;

/// Returns the open task and the choices from which it was made.
fn task(player: &Player) -> (&'static Task, FaultSet) {
    let (_, task) = player.resource::<Learning>().open().expect("a task is open");
    (task, task.faults().expect("it has planted faults").set)
}

fn opens(player: &mut Player, code: &str) {
    player.ask(LessonRequest::OpenByCode(code.to_owned()));
    player.until(|player| player.resource::<Learning>().open().is_some());
    player.frames(3);
}

fn cells(task: &Task) -> Vec<u32> {
    match task.solution() {
        Ok(Solution::Answer(Answer::Cells(cells), _)) => cells,
        other => panic!("{other:?}"),
    }
}

fn click_cell(player: &mut Player, id: u32) {
    let cell = player.shown_as(words().lessons_cell(id, ANYTHING)).expect("it is on the board");
    player.click_control(&cell);
    player.frames(2);
    player.until(|player| feedback(player).is_some());
    player.frames(3);
}

#[test]
fn each_click_on_a_board_with_faults_is_judged_and_what_is_found_is_struck_out() {
    let mut player = learning();
    opens(&mut player, "lesson=faults&kind=board&count=3&seed=123456");
    let (task, set) = task(&player);
    assert_eq!((set.kind, set.count, set.seed.0), (FaultKind::Board, 3, 123_456));
    let faults = cells(task);
    let innocent = (1..=81).find(|id| !faults.contains(id)).expect("a right cell");
    click_cell(&mut player, innocent);
    assert!(matches!(feedback(&player), Some(Feedback::Wrong(_))), "{:?}", feedback(&player));
    assert!(player.resource::<Learning>().found().is_empty());
    for (found, id) in (1..).zip(&faults) {
        click_cell(&mut player, *id);
        let told = feedback(&player).cloned();
        match (found == faults.len(), &told) {
            (false, Some(Feedback::Hint(text))) => assert!(text.contains(" is twice in "), "{text}"),
            (true, Some(Feedback::Right(text))) => assert!(text.contains(" is twice in "), "{text}"),
            other => panic!("{other:?}"),
        }
        assert_eq!(player.resource::<Learning>().found().len(), found);
        if found == 1 {
            player.key(Key::F2);
            player.frames(3);
            player.key(Key::F4);
            player.frames(3);
            assert_eq!(
                player.resource::<Learning>().found(),
                &faults[..1],
                "it stays found while other pages are shown"
            );
        }
        // A person who cannot see the board is told, too.
        let cell = words().lessons_cell(*id, ANYTHING);
        assert!(player.shown_as(words().lessons_cell_found(cell)).is_some(), "cell {id}");
    }
    let learning = player.resource::<Learning>();
    let (lesson, task) = learning.open().expect("it is still open");
    assert_eq!(learning.progress().result(lesson, task).status, TaskStatus::Solved);
    assert_eq!(learning.progress().result(lesson, task).wrong, 1);
    assert_eq!(learning.progress().found(FaultKind::Board), 1);
    // Another one comes, as often as somebody likes.
    player.click_control(words().lessons_faults_another());
    player.until(|player| self::task(player).1.seed.0 == 123_457);
    player.frames(3);
    assert!(player.resource::<Learning>().found().is_empty() && feedback(&player).is_none());
    player.key(Key::PageDown);
    player.until(|player| self::task(player).1.seed.0 == 123_458);
}

#[test]
fn the_faults_of_a_program_are_fixed_like_those_of_any_task() {
    let mut player = learning();
    opens(&mut player, "#lesson=faults&kind=program&count=2&seed=5");
    let (task, set) = task(&player);
    assert!(matches!(task.goal(), Goal::Make(_)) && set.kind == FaultKind::Program);
    let own = |player: &Player| Program::clone(player.resource::<Editor>().exercise().expect("blocks").program());
    assert_eq!(own(&player), *task.program);
    let check = |player: &mut Player| {
        player.press('c');
        player.until(|player| matches!(feedback(player), Some(Feedback::Right(_) | Feedback::Wrong(_))));
        player.frames(2);
    };
    check(&mut player);
    assert!(matches!(feedback(&player), Some(Feedback::Wrong(_))), "{:?}", feedback(&player));
    assert!(player.resource::<Learning>().failed().is_some(), "the trial can be watched");
    let hints = [1, 2].map(|_| {
        player.press('h');
        player.frames(2);
        match feedback(&player) {
            Some(Feedback::Hint(text)) => text.clone(),
            other => panic!("{other:?}"),
        }
    });
    assert!(hints[0] != hints[1] && hints[1].contains('“'), "{hints:?}");
    player.press('s');
    player.until(|player| own(player) != *task.program);
    check(&mut player);
    assert!(matches!(feedback(&player), Some(Feedback::Right(_))), "{:?}", feedback(&player));
    assert_eq!(player.resource::<Learning>().progress().found(FaultKind::Program), 0, "it was shown");
}

#[test]
fn kind_number_and_seed_are_chosen_on_the_page_of_lessons() {
    let mut player = learning();
    let named = player.controls();
    let choices = [words().lessons_faults_board(), words().lessons_faults_program(), words().lessons_faults_find()];
    let counts = [1, 2, 3, 4, 5].map(|count| words().lessons_faults_count(count));
    for name in choices.iter().chain(&counts) {
        assert!(named.contains(name), "{name} is on the page");
    }
    player.ask(LessonRequest::ChooseFaults(FaultKind::Board, 1));
    player.ask(LessonRequest::WriteFaultSeed("42".to_owned()));
    player.ask(LessonRequest::FindFaults);
    player.until(|player| player.resource::<Learning>().open().is_some());
    let set = FaultSet::new(FaultKind::Board, 1, "42".parse().expect("a seed"));
    assert_eq!(task(&player).1, set);
    // The lesson is no part of the path, and leads back to it.
    player.press('p');
    player.frames(3);
    assert!(player.resource::<Learning>().open().is_none() && player.page() == Page::Lessons);
    player.ask(ClassLinkRequest::CopyFaults(set));
    player.frames(2);
    let copied = player.copied().expect("a link");
    assert!(copied.ends_with("lesson=faults&kind=board&count=1&seed=42"), "{copied}");
}

#[test]
fn a_seed_that_is_none_is_refused_and_an_empty_one_is_chosen() {
    let mut player = learning();
    player.ask(LessonRequest::WriteFaultSeed("many".to_owned()));
    player.ask(LessonRequest::FindFaults);
    player.frames(3);
    assert_eq!(player.owl(), words().lessons_faults_bad_seed("many"));
    player.ask(LessonRequest::WriteFaultSeed(String::new()));
    opens(&mut player, "faults");
    assert!((100_000..1_000_000).contains(&task(&player).1.seed.0), "short enough for a blackboard");
    player.press('p');
    player.frames(2);
    player.ask(LessonRequest::OpenByCode("lesson=faults&kind=board&count=9&seed=1".to_owned()));
    player.frames(3);
    assert_eq!(player.owl(), words().link_has_no_faults("count=9"));
}

#[test]
fn after_too_many_wrong_clicks_the_faults_are_shown() {
    let mut player = learning();
    opens(&mut player, "lesson=faults&kind=board&count=1&seed=3");
    let faults = cells(task(&player).0);
    let innocent: Vec<u32> = (1..=81).filter(|id| !faults.contains(id)).take(3).collect();
    for (id, clicks) in innocent.iter().zip(1..) {
        assert!(player.resource::<Learning>().found().is_empty());
        player.ask(LessonRequest::ClickCell(*id));
        player.until(|player| player.resource::<Learning>().tries() == clicks);
        player.frames(3);
    }
    player.until(|player| player.resource::<Learning>().found() == faults);
}
