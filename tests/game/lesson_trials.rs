//! Tests of trials: a learner whose program fails one sees what happened beside what was expected, and watches it.

use crate::player::Player;
use crate::tasks::{feedback, learning, open, open_by_name, run, runs, tasks};
use std::sync::Arc;
use sudoku_assistant::game::editor::Editor;
use sudoku_assistant::game::lessons::learning::{Feedback, Learning};
use sudoku_assistant::game::requests::commands::Command;
use sudoku_assistant::game::requests::{LessonRequest, SpeedRequest};
use sudoku_blocks::{Code, Program};
use sudoku_run::Speed;
use sudoku_run::lessons::{Ending, FailedTrial, Goal, Reason, Task};
use sudoku_words::words;

fn check(player: &mut Player) {
    player.ask(LessonRequest::Check);
    player.until(|player| feedback(player).is_some());
    player.frames(2);
}

/// Returns the learner's program and its compiled form.
fn own(player: &Player) -> (Arc<Program>, Arc<Code>) {
    let own = player.resource::<Editor>().exercise().expect("blocks to change");
    (Arc::clone(own.program()), Arc::clone(own.code()))
}

fn failed(player: &Player, task: &Task) -> FailedTrial {
    let reason = player.resource::<Learning>().failed().expect("a trial failed");
    task.failed_trial(&own(player).1, reason).expect("the sample runs").expect("a trial failed")
}

#[test]
fn a_failed_trial_is_watched_up_to_its_first_wrong_step() {
    let mut player = learning();
    let task = open_by_name(&mut player, "own-block", "swapped");
    player.press('t');
    player.frames(2);
    assert_eq!(player.owl(), words().lesson_watch_nothing());
    check(&mut player);
    let before = own(&player).0;
    let Ending::WrongStep(blocks) = failed(&player, task).ending else { panic!("the step is told") };
    for way in ["mouse", "key"] {
        match way {
            "mouse" => player.click_control(Command::LessonWatch.word()),
            _ => player.press('t'),
        }
        player.until(|player| run(player).blocks() == blocks && !runs(player));
        player.seconds(1.0);
        assert_eq!(run(&player).blocks(), blocks, "{way}: it stays there");
        assert!(Arc::ptr_eq(run(&player).machine().code(), &own(&player).1), "{way}: the learner's program runs");
        assert!(player.controls().contains(&words().lesson_watch_wrong_step()), "{way}: {:?}", player.controls());
        assert!(matches!(feedback(&player), Some(Feedback::Wrong(_))), "{way}: the verdict stays");
    }
    assert_eq!(own(&player).0, before, "nothing has been replaced");
    // It goes on from there, and the blocks can be changed.
    player.press('w');
    player.until(|player| !runs(player));
    assert!(run(&player).blocks() > blocks);
    player.ask(LessonRequest::ShowMe);
    player.until(|player| own(player).0 != before);
    check(&mut player);
    player.until(|player| matches!(feedback(player), Some(Feedback::Right(_))));
    player.press('t');
    player.frames(2);
    assert_eq!(player.owl(), words().lesson_watch_nothing(), "no trial has failed");
}

#[test]
fn every_failed_trial_can_be_watched_and_has_what_happened_beside_what_was_expected() {
    let mut player = learning();
    player.ask(SpeedRequest::Set(Speed::FLAT_OUT));
    let mut watched = 0;
    for (number, place, lesson, task) in tasks() {
        if !matches!(task.goal(), Goal::Make(_)) {
            continue;
        }
        let name = format!("{}-{}", lesson.name, task.name);
        open(&mut player, number, place);
        check(&mut player);
        let learning = player.resource::<Learning>();
        let boards: Vec<String> = learning.boards().iter().map(ToString::to_string).collect();
        let has_failed = matches!(learning.failed(), Some(Reason::Differs { .. } | Reason::Stops { .. }));
        assert_eq!(boards.len() >= 2, has_failed, "{name}: {boards:?}");
        let can_be_watched = player.control(Command::LessonWatch.word()).is_some();
        assert_eq!(can_be_watched, has_failed, "{name}");
        if !has_failed {
            continue;
        }
        let seen = player.controls();
        assert!(boards.iter().all(|board| seen.contains(board)), "{name}: {boards:?}\n{seen:?}");
        let ending = failed(&player, task).ending;
        player.ask(LessonRequest::Watch);
        player.until(|player| player.resource::<Learning>().watched().is_some());
        if let Ending::WrongStep(blocks) | Ending::Last(blocks) = ending {
            player.until(|player| !runs(player));
            assert_eq!(run(&player).blocks(), blocks, "{name}");
        } else {
            player.seconds(0.5);
            assert!(runs(&player), "{name}: it does not end");
            player.press('w');
        }
        watched += 1;
    }
    assert!(watched > 25, "{watched}");
}
