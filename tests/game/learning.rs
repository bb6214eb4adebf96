//! Tests of the lessons: each can be finished by answering, running and editing; wrong answers are explained; progress is
//! saved.

use crate::keeping::Home;
use crate::player::{ANYTHING, Player, SCRATCH};
use bevy::input::keyboard::Key;
use bevy::math::{Rect, Vec2};
use bevy::time::TimeUpdateStrategy;
use bevy_egui::egui::accesskit::{Action, Node, Role};
use std::path::PathBuf;
use std::sync::Mutex;
use std::time::Duration;
use sudoku_assistant::game::editor::Editor;
use sudoku_assistant::game::files::dialogs::FileDialog;
use sudoku_assistant::game::lessons::learning::{Feedback, Learning};
use sudoku_assistant::game::owl::Mood;
use sudoku_assistant::game::puzzles::sharing::Site;
use sudoku_assistant::game::requests::commands::Command;
use sudoku_assistant::game::requests::{
    ClassLinkRequest, LessonRequest, Page, Sheet, SpeedRequest, Tab, TransferRequest, ViewRequest, WorkbenchRequest,
};
use sudoku_assistant::game::script::View;
use sudoku_assistant::game::workbench::Workbench;
use sudoku_assistant::window::look::layout::Touched;
use sudoku_blocks::{BlockId, Program, write_scripts};
use sudoku_run::lessons::{Answer, AnswerForm, Goal, Lesson, Solution, Task, TaskStatus};
use sudoku_run::{Act, Control, Speed};
use sudoku_samples::thoroughness::thoroughly;
use sudoku_words::words;

fn learning() -> Player {
    let mut player = Player::new();
    player.key(Key::F4);
    player.frames(3);
    assert_eq!(player.page(), Page::Lessons);
    player
}

fn feedback(player: &Player) -> Option<&Feedback> {
    player.resource::<Learning>().feedback()
}

/// Answers as a learner does: types a number, or clicks a choice, a cell or a block.
fn answer(player: &mut Player, answer: &Answer) {
    match answer {
        Answer::Number(number) => {
            player.click_control(words().lessons_answer_field());
            player.type_text(number);
            player.key(Key::Enter);
        }
        // Blocks may have the same words as a choice, so look for the choices in the bubble.
        Answer::Choice(choice) => {
            let mut frames = 0..100;
            let at = loop {
                let stage = player.layout().stage;
                let beside = player.all_within(stage);
                if let Some((_, at)) = beside.iter().find(|(name, _)| name == choice) {
                    break at.center();
                }
                frames.next().unwrap_or_else(|| panic!("{choice} is a choice among {beside:?}"));
                player.frames(1);
            };
            player.click_at(at);
        }
        // The name of a cell includes its value, and a block may have to be scrolled to.
        Answer::Cell(id) => {
            let cell = player.shown_as(words().lessons_cell(*id, ANYTHING)).expect("it is on the board");
            player.click_control(&cell);
        }
        Answer::Block(_) | Answer::Cells(_) => player.ask(LessonRequest::Answer(answer.clone())),
    }
    player.frames(2);
    player.until(|player| feedback(player).is_some());
    player.frames(2);
}

#[test]
fn the_program_of_a_task_runs_back_and_on_before_and_after_the_solution_is_shown() {
    let mut player = learning();
    player.ask(SpeedRequest::Set(Speed::FLAT_OUT));
    // The full tests use all of them.
    let every = thoroughly(1, 5);
    for (number, lesson) in Learning::lessons().iter().enumerate().filter(|(number, _)| number % every == 0) {
        let makes = |(_, task): &(usize, &Task)| matches!(task.goal(), Goal::Make(_));
        for (place, task) in lesson.tasks.iter().enumerate().filter(makes) {
            let name = format!("{}, {}", lesson.name, task.name);
            player.ask(LessonRequest::Open(number, place));
            player.frames(2);
            run_back_and_on(&mut player, &name);
            player.ask(LessonRequest::ShowMe);
            player.until(|player| matches!(feedback(player), Some(Feedback::Hint(_))));
            player.frames(2);
            run_back_and_on(&mut player, &name);
            check(&mut player);
            assert!(matches!(feedback(&player), Some(Feedback::Right(_))), "{name}: {:?}", feedback(&player));
            let status = player.resource::<Learning>().progress().result(lesson, task).status;
            assert_eq!(status, TaskStatus::Shown, "{name}");
        }
    }
}

/// Runs the program on the workbench as it is, takes a step back, and takes it again.
fn run_back_and_on(player: &mut Player, name: &str) {
    let moment = |player: &Player| {
        let run = player.resource::<Workbench>().run().expect("it is on the workbench");
        (run.blocks(), run.machine().actors().to_vec())
    };
    player.click_control(words().green_flag());
    player.ask(Control::PlayOrPause);
    player.frames(3);
    if player.resource::<Workbench>().runs() {
        player.ask(Control::PlayOrPause);
        player.frames(2);
    }
    // If no script has a green flag, nothing runs.
    let reached = moment(player);
    if reached.0 == 0 {
        return;
    }
    player.ask(Control::StepBack);
    player.frames(1);
    assert_eq!(moment(player).0, reached.0 - 1, "{name}");
    player.ask(Control::Step);
    player.frames(1);
    assert_eq!(moment(player), reached, "{name}");
}

fn check(player: &mut Player) {
    // If a program asks something, letters are an answer to it.
    player.ask(LessonRequest::Check);
    player.until(|player| matches!(feedback(player), Some(Feedback::Right(_) | Feedback::Wrong(_))));
    player.frames(2);
}

#[test]
fn a_lesson_changes_its_own_program_and_not_the_players() {
    use sudoku_assistant::game::play::BlockProgram;
    let mut player = learning();
    let lessons = Learning::lessons();
    let (number, place) = lessons
        .iter()
        .enumerate()
        .find_map(|(number, lesson)| {
            let makes = |task: &Task| matches!(task.goal(), Goal::Make(_));
            Some((number, lesson.tasks.iter().position(makes)?))
        })
        .expect("something is made");
    player.ask(LessonRequest::Open(number, place));
    player.frames(3);
    let before = player.resource::<Editor>().exercise().expect("it is changed").program().clone();
    player.key(Key::ArrowDown);
    player.key(Key::ArrowDown);
    player.key(Key::Delete);
    player.frames(3);
    assert_ne!(*player.resource::<Editor>().exercise().expect("it is changed").program(), before);
    player.key_with_control(bevy::prelude::KeyCode::KeyZ, 'z');
    player.frames(3);
    assert_eq!(*player.resource::<Editor>().exercise().expect("it is changed").program(), before);
    assert!(!player.resource::<BlockProgram>().is_own());
}

#[test]
fn hints_come_one_by_one_and_what_is_done_is_kept() {
    let home = Home::new();
    let mut player = home.player();
    player.key(Key::F4);
    player.frames(3);
    open(&mut player, "flag", "start");
    player.press('h');
    player.frames(2);
    let first = feedback(&player).cloned();
    player.press('h');
    player.frames(2);
    assert!(matches!(&first, Some(Feedback::Hint(_))) && feedback(&player) != first.as_ref());
    player.press('s');
    player.think();
    player.until(|player| feedback(player) != first.as_ref() && !player.resource::<Workbench>().runs());
    player.frames(2);
    check(&mut player);
    assert!(matches!(feedback(&player), Some(Feedback::Right(_))), "{:?}", feedback(&player));
    let (lesson, task) = player.resource::<Learning>().open().expect("it is open");
    let result = player.resource::<Learning>().progress().result(lesson, task);
    assert_eq!((result.status, result.hints), (TaskStatus::Shown, 2));
    player.until(|_| home.folders.lessons().exists());
    drop(player);

    let mut player = home.player();
    player.key(Key::F4);
    player.frames(3);
    assert_eq!(player.resource::<Learning>().progress().result(lesson, task), result);
    player.click_control(words().lessons_continue());
    player.frames(3);
    assert_eq!(player.resource::<Learning>().task_number(), 1, "one goes on where something is open");
}

/// The file that the dialog of the test returns.
static CHOSEN: Mutex<Option<PathBuf>> = Mutex::new(None);

#[test]
fn a_class_code_opens_its_lesson_and_results_are_saved_as_a_table() {
    let home = Home::new();
    let mut player = home.player();
    player
        .app
        .insert_resource(FileDialog(|_, _| Box::pin(std::future::ready(CHOSEN.lock().expect("one test").clone()))));
    player.key(Key::F4);
    player.frames(3);
    player.click_control(words().lessons_code());
    player.type_text("nonsense");
    player.key(Key::Enter);
    player.frames(3);
    assert_eq!(player.owl(), words().lessons_no_code("nonsense"));
    player.click_control(words().lessons_code());
    player.type_text(" Clones");
    player.click_control(words().lessons_open());
    player.frames(3);
    let (lesson, _) = player.resource::<Learning>().open().expect("it is open");
    assert_eq!(lesson.name, "clones");
    answer(&mut player, &Answer::Number("81".to_owned()));
    assert!(matches!(feedback(&player), Some(Feedback::Right(_))), "{:?}", feedback(&player));
    player.press('p');
    player.frames(3);
    *CHOSEN.lock().expect("one test") = Some(home.folder.path().join("mine"));
    player.click_control(words().lessons_save());
    player.until(|player| player.owl_says(words().file_saved(ANYTHING)));
    let table = std::fs::read_to_string(home.folder.path().join("mine.csv")).expect("it was saved");
    assert!(table.starts_with("name,date (UTC),time (UTC),lesson,task,kind,result,"), "{table}");
    assert!(table.contains(",clones,count,predict,solved,1,0,0,"), "{table}");
    assert!(table.contains(",81,81,,\r\n"), "{table}");
    assert!(
        table.contains(",flag,") && table.contains(",open,0,0,0,0,,,,\r\n"),
        "what is open is in it as well: {table}"
    );
    // No dialog has asked about the file with that extension.
    player.click_control(words().lessons_save());
    player.until(|player| player.mood() == Mood::Doubtful);
    *CHOSEN.lock().expect("one test") = Some(home.folder.path().join("pages"));
    let pages = home.folder.path().join("pages.html");
    player.click_control(words().lessons_pages());
    player.until(|_| pages.exists());
    let html = std::fs::read_to_string(pages).expect("it was saved");
    assert!(html.starts_with("<!DOCTYPE html>") && html.contains("<svg"), "the lessons with their scripts");
    assert!(Learning::lessons().iter().all(|lesson| html.contains(&lesson.name)));
    // Players who have left the page while the file was being chosen get it as well.
    player.key(Key::F2);
    player.frames(3);
    let later = home.folder.path().join("later.csv");
    player.ask(LessonRequest::SaveResults(later.clone()));
    player.until(|_| later.exists());
}

/// Returns the index of the lesson with that name.
fn number_of(lesson: &str) -> usize {
    Learning::lessons().iter().position(|other| other.name == lesson).expect("there is such a lesson")
}

/// Opens the lesson's task with that name.
fn open(player: &mut Player, lesson: &str, task: &str) {
    let lessons = Learning::lessons();
    let number = number_of(lesson);
    let place = lessons[number].tasks.iter().position(|other| other.name == task).expect("there is such a task");
    player.ask(LessonRequest::Open(number, place));
    player.frames(3);
}

#[test]
fn a_program_is_fixed_by_typing_and_by_dragging() {
    let mut player = Player::with_window(1280, 1300);
    player.key(Key::F4);
    player.frames(3);
    // One round too few.
    open(&mut player, "row", "mend");
    player.click_control(words().editor_slot("8"));
    player.frames(3);
    player.key(Key::Backspace);
    player.type_text("9");
    player.key(Key::Enter);
    player.frames(3);
    check(&mut player);
    assert!(matches!(feedback(&player), Some(Feedback::Right(_))), "{:?}", feedback(&player));

    // The program is still there when the task is opened again, and so are its changes. An impossible edit is explained, until
    // something else happens.
    open(&mut player, "row", "mend");
    player.with_control('z');
    player.frames(3);
    assert_eq!(player.owl(), words().undone(words().move_program()));
    player.with_control('z');
    player.frames(3);
    let refusal = player.owl().to_owned();
    assert_eq!(player.mood(), Mood::Doubtful, "{refusal}");
    let is_told = |player: &mut Player| player.controls().iter().any(|name| name.contains(&refusal));
    assert!(is_told(&mut player), "{refusal}");
    player.click_control(words().editor_slot("8"));
    player.frames(3);
    player.key(Key::Backspace);
    player.type_text("7");
    player.key(Key::Enter);
    player.frames(3);
    player.think();
    assert!(!is_told(&mut player));
    assert_eq!((player.owl(), player.mood()), (&*words().lessons_changed(), Mood::Calm));

    // A block is missing: it is dragged from the palette below another one, and filled.
    open(&mut player, "numkey", "once");
    check(&mut player);
    assert!(matches!(feedback(&player), Some(Feedback::Wrong(_))), "{:?}", feedback(&player));
    player.press('f');
    player.frames(3);
    player.type_text("variables set");
    player.frames(3);
    let new = player.shown_as(words().palette_block("set ")).expect("it is found");
    let (from, size) = (player.control(&new).expect("it is seen"), player.bounds(&new).expect("it is seen").size());
    let names = player.controls();
    let above = player.bounds("set digit to key").unwrap_or_else(|| panic!("{names:?}"));
    player.drag(from, Vec2::new(above.min.x, above.max.y) + size / 2.0);
    // Choose the variable, and its value.
    let slot = |player: &mut Player, block: &str, slot: &str| {
        let names = player.controls();
        let block = player.bounds(block).unwrap_or_else(|| panic!("{block} stands in the script: {names:?}"));
        let within = player.all_within(block.inflate(2.0));
        within.iter().find(|(name, _)| name == slot).unwrap_or_else(|| panic!("{slot}: {within:?}")).1.center()
    };
    let block = new.trim_start_matches(&words().palette_block(""));
    let variable = block.trim_start_matches("set ").trim_end_matches(" to 0");
    let at = slot(&mut player, block, &words().editor_slot(variable));
    player.click_at(at);
    player.frames(3);
    // The menu is right below the slot, or above it if there is no room below. Its rows are higher than blocks in slots.
    let near = player.all_within(Rect::new(at.x - 60.0, at.y - 300.0, at.x + 200.0, at.y + 300.0));
    let rows = near.iter().filter(|(name, _)| name == "expecting numkey");
    let (_, entry) = rows.max_by(|one, other| one.1.height().total_cmp(&other.1.height())).expect("it is in the menu");
    player.click_at(entry.center());
    player.frames(3);
    let at = slot(&mut player, "set expecting numkey to 0", &words().editor_slot("0"));
    player.click_at(at);
    player.frames(3);
    player.key(Key::Backspace);
    player.type_text("false");
    player.key(Key::Enter);
    player.frames(3);
    check(&mut player);
    let exercise = player.resource::<Editor>().exercise().expect("there is one").program();
    let owl = exercise.sprites.iter().find(|sprite| sprite.name == "Owl").expect("it is there");
    assert!(
        matches!(feedback(&player), Some(Feedback::Right(_))),
        "{:?}\n{}",
        feedback(&player),
        write_scripts(exercise, owl)
    );
    let (lesson, task) = player.resource::<Learning>().open().expect("it is open");
    assert_eq!(player.resource::<Learning>().progress().result(lesson, task).status, TaskStatus::Solved);
}

/// Returns the positions of the four buttons of the bubble.
fn buttons(player: &mut Player) -> Vec<Option<Rect>> {
    let on =
        if player.control(words().lesson_next()).is_some() { words().lesson_next() } else { words().lessons_skip() };
    let names = [words().lesson_check(), words().lesson_hint(), words().lesson_show(), on];
    names.map(|name| player.bounds(name)).into()
}

#[test]
fn the_buttons_of_a_task_stay_where_they_are_whatever_comes_of_it() {
    let mut player = learning();
    open(&mut player, "row", "mend");
    let before = buttons(&mut player);
    assert!(before.iter().all(Option::is_some), "{before:?}");
    for name in [words().lesson_check(), words().lesson_hint(), words().lesson_show()] {
        let known = feedback(&player).cloned();
        player.click_control(&name);
        player.until(|player| feedback(player) != known.as_ref());
        player.frames(3);
        assert_eq!(buttons(&mut player), before, "{name}");
    }
    player.click_control(words().lesson_check());
    player.until(|player| matches!(feedback(player), Some(Feedback::Right(_))));
    player.frames(3);
    assert_eq!(buttons(&mut player), before);
    assert!(player.control(words().lesson_next()).is_some(), "the way on is in the place of Skip");
}

#[test]
fn the_dots_lead_to_any_task_and_the_last_one_ends_its_lesson() {
    let mut player = learning();
    player.click_control(words().lessons_begin());
    player.frames(3);
    let first = Learning::lessons().iter().position(Lesson::is_step).expect("the course has a first lesson");
    let lesson = &Learning::lessons()[first];
    let said = sudoku_run::lessons::words("en");
    let count = lesson.tasks.len();
    player.click_control(words().lessons_task(count, count, said.kind(lesson.tasks[count - 1].kind)));
    player.frames(3);
    assert_eq!(player.resource::<Learning>().task_number(), count - 1);
    player.click_control(words().lesson_previous());
    player.frames(3);
    assert_eq!(player.resource::<Learning>().task_number(), count - 2);
    player.click_control(words().lesson_previous());
    player.frames(3);
    assert_eq!(player.resource::<Learning>().task_number(), count - 3);
    player.ask(LessonRequest::Open(first, count - 1));
    player.frames(3);
    player.click_control(words().lessons_skip());
    player.frames(3);
    assert!(player.resource::<Learning>().open().is_none(), "another lesson begins when somebody wants it");
    assert_eq!(player.owl(), words().lessons_end(said.title(lesson), 0, count));
    player.ask(LessonRequest::Open(first, 0));
    player.frames(3);
    player.key(Key::PageUp);
    player.frames(2);
    assert_eq!(player.owl(), words().lessons_no_previous());
}

#[test]
fn a_lesson_begins_anew_when_that_is_asked_for_twice() {
    let mut player = learning();
    player.ask(LessonRequest::Open(0, 0));
    player.frames(3);
    player.click_control(words().lessons_skip());
    player.frames(3);
    let status = |player: &Player| {
        let lesson = &Learning::lessons()[0];
        player.resource::<Learning>().progress().result(lesson, &lesson.tasks[0]).status
    };
    assert_eq!(status(&player), TaskStatus::Skipped);
    player.click_in_menu(words().lessons_more(), words().lessons_start_over());
    player.frames(3);
    assert_eq!(status(&player), TaskStatus::Skipped, "it is asked about first");
    player.click_control(words().lessons_start_over_sure());
    player.frames(3);
    assert_eq!(status(&player), TaskStatus::Open);
    assert_eq!(player.resource::<Learning>().task_number(), 0);
}

fn exercise(player: &Player) -> Program {
    Program::clone(player.resource::<Editor>().exercise().expect("blocks to change").program())
}

/// Changes the number of rounds in the open task.
fn change(player: &mut Player, from: &str, to: &str) {
    player.click_control(words().editor_slot(from));
    player.frames(3);
    player.key(Key::Backspace);
    player.type_text(to);
    player.key(Key::Enter);
    player.frames(3);
}

#[test]
fn what_a_learner_has_made_of_a_task_is_kept_with_its_changes() {
    let home = Home::new();
    let mut player = home.player();
    player.key(Key::F4);
    player.ask(LessonRequest::SetLearner("Grace".to_owned()));
    player.frames(3);
    open(&mut player, "row", "mend");
    let start = exercise(&player);
    change(&mut player, "8", "7");
    change(&mut player, "7", "6");
    let own = exercise(&player);
    // Beside it, the player's own program and the board are as they were, and so are their changes.
    player.key(Key::F2);
    player.frames(3);
    player.with_control('z');
    player.frames(3);
    assert_eq!(player.owl(), words().nothing_to_undo());
    drop(player);
    let mut player = home.player();
    player.key(Key::F4);
    player.frames(3);
    open(&mut player, "row", "mend");
    assert_eq!(exercise(&player), own);
    let run = player.resource::<Workbench>().run().expect("it is ready").machine().code().program().clone();
    assert_eq!(run, own, "it is the program that runs");
    player.with_control('z');
    player.with_control('z');
    player.frames(3);
    assert_eq!(exercise(&player), start);
    player.with_control('y');
    player.frames(3);
    let once = exercise(&player);
    assert!(once != start && once != own);
    // A future that was left by going back comes back too, and before the change that is older.
    let acts = |player: &Player| player.resource::<Workbench>().run().expect("it is ready").to_saved().acts;
    player.ask(WorkbenchRequest::Do(Act::Flag));
    (0..6).for_each(|_| player.ask(Control::Step));
    (0..2).for_each(|_| player.ask(Control::StepBack));
    player.frames(2);
    let left = acts(&player);
    player.ask(WorkbenchRequest::Do(Act::Flag));
    player.frames(2);
    assert_ne!(acts(&player), left);
    player.with_control('z');
    player.frames(2);
    assert_eq!((player.owl(), acts(&player)), (words().program_future_back().as_str(), left));
    assert_eq!(exercise(&player), once);
    // Restart brings the task's program, and Undo what the learner had made of it.
    player.ask(LessonRequest::Restart);
    player.frames(3);
    assert_eq!(exercise(&player), start);
    player.with_control('z');
    player.frames(3);
    assert_eq!(exercise(&player), once);
    // Another learner has a program of their own; so has a lesson that begins anew.
    player.ask(LessonRequest::SetLearner("Ada".to_owned()));
    player.frames(3);
    open(&mut player, "row", "mend");
    assert_eq!(exercise(&player), start);
    player.ask(LessonRequest::SetLearner("Grace".to_owned()));
    player.frames(3);
    open(&mut player, "row", "mend");
    assert_eq!(exercise(&player), once);
    (0..2).for_each(|_| player.ask(LessonRequest::StartOver));
    player.frames(3);
    open(&mut player, "row", "mend");
    assert_eq!(exercise(&player), start);
}

/// Returns the corner of a block in the script area, by its words, and a point by which it can be dragged.
fn block_in_script(player: &mut Player, words: &str) -> (Rect, Vec2) {
    let rect = player.bounds(words).unwrap_or_else(|| panic!("no “{words}” among {:?}", player.controls()));
    (rect, rect.min + Vec2::new(14.0, 14.0))
}

#[test]
fn loose_blocks_are_put_in_order_by_dragging_and_what_is_left_does_not_matter() {
    let mut player = Player::with_window(1280, 1300);
    player.key(Key::F4);
    player.frames(3);
    open(&mut player, "variables", "order");
    let start = exercise(&player);
    let loose = |player: &Player| exercise(player).scripts().filter(|placed| placed.is_loose()).count();
    assert_eq!(loose(&player), 6);
    // The kind of the task is read on the screen.
    let stage = player.layout().stage;
    assert!(player.all_within(stage).iter().any(|(name, _)| name.starts_with("Put in order: ")));
    check(&mut player);
    assert!(matches!(feedback(&player), Some(Feedback::Wrong(_))), "{:?}", feedback(&player));

    // Two loose blocks are joined, and stay loose.
    let below = |player: &mut Player, piece: &str, above: &str| {
        let (rect, hand) = block_in_script(player, piece);
        let (above, _) = block_in_script(player, above);
        player.drag(hand, Vec2::new(above.min.x, above.max.y) + (hand - rect.min));
    };
    let replace = "replace item cell of S with cell";
    below(&mut player, "change cell by 1", replace);
    assert_eq!(loose(&player), 5);
    // The stack goes into the loop, and the loop below the first block.
    let (rect, hand) = block_in_script(&mut player, replace);
    let (repeat, _) = block_in_script(&mut player, "repeat 2");
    player.drag(hand, repeat.min + Vec2::new(14.0, 34.0) + (hand - rect.min));
    assert_eq!(loose(&player), 4);
    below(&mut player, "set cell to 3", "when flag clicked");
    below(&mut player, "repeat 2", "set cell to 3");
    let own = exercise(&player);
    let owl = own.sprites.iter().find(|sprite| sprite.name == "Owl").expect("it is there");
    assert_eq!(loose(&player), 2, "{}", write_scripts(&own, owl));
    check(&mut player);
    assert!(matches!(feedback(&player), Some(Feedback::Right(_))), "{}", write_scripts(&own, owl));

    // It is kept with the blocks that are left; Again brings all of them back, and Undo what was made of them.
    open(&mut player, "countdown", "up");
    open(&mut player, "variables", "order");
    assert_eq!(exercise(&player), own);
    player.ask(LessonRequest::Restart);
    player.frames(3);
    assert_eq!(exercise(&player), start);
    player.with_control('z');
    player.frames(3);
    assert_eq!(exercise(&player), own);
    // Show me asks before it replaces what a learner has made.
    (0..2).for_each(|_| player.ask(LessonRequest::ShowMe));
    player.until(|player| exercise(player) != own);
    check(&mut player);
    assert!(matches!(feedback(&player), Some(Feedback::Right(_))));
}

#[test]
fn the_flag_in_the_bar_is_that_of_the_lesson() {
    let mut player = learning();
    player.ask(LessonRequest::Open(0, 0));
    player.frames(3);
    player.click_control(words().green_flag());
    player.frames(2);
    assert_eq!(player.page(), Page::Lessons);
    player.press('.');
    player.frames(2);
    assert!(player.resource::<Workbench>().run().is_some_and(|run| run.blocks() > 0), "its scripts have begun");
}

#[test]
fn choices_lie_on_no_button_however_long_they_are() {
    let mut player = learning();
    let hint = Command::LessonHint.word();
    for (width, height) in [(1280.0, 800.0), (480.0, 800.0)] {
        player.resize(width, height);
        for (number, lesson) in Learning::lessons().iter().enumerate() {
            for (place, task) in lesson.tasks.iter().enumerate() {
                let Some(AnswerForm::Choice(choices)) = task.answer_form() else { continue };
                player.ask(LessonRequest::Open(number, place));
                player.frames(3);
                let pressable: Vec<_> = player.pressable().into_iter().flatten().collect();
                let (_, _, button) = pressable.iter().find(|(name, ..)| *name == hint).expect("a hint can be had");
                for (name, _, seen) in pressable.iter().filter(|(name, ..)| choices.contains(name)) {
                    let common = seen.intersect(*button);
                    let apart = common.width() <= 1.0 || common.height() <= 1.0;
                    assert!(apart, "{name} in {}, {} at {width}", lesson.name, task.name);
                }
            }
        }
    }
}

#[test]
fn in_a_task_a_click_on_a_block_that_gives_a_value_tells_it() {
    let mut player = learning();
    open(&mut player, "clones", "swap");
    let program = player.resource::<Editor>().exercise().expect("it is changed").program().clone();
    let gives = |id: &BlockId| {
        let placed = program.script_of(*id);
        program.block(*id).zip(placed).is_some_and(|(block, placed)| placed.sprite.shape(block).is_reporter())
    };
    let block = (0..program.count() as u16).map(BlockId).find(gives).expect("something gives a value");
    player.ask(WorkbenchRequest::Click(block));
    player.frames(3);
    let said = player.owl().to_owned();
    assert_ne!(said, words().lessons_go_on());
    let is_said = |node: &Node| node.value() == Some(&*said) || node.label() == Some(&*said);
    assert!(player.nodes_of(Role::Label).iter().any(is_said), "{said} stands in the bubble");
}

#[test]
fn beside_a_lesson_the_players_board_takes_no_click() {
    let mut player = Player::playing(SCRATCH);
    player.key(Key::F4);
    player.key(Key::PageDown);
    player.resize(480.0, 800.0);
    player.frames(3);
    let board = player.layout().board;
    // There is a gap between the lesson's stage and its program.
    let mut y = board.center().y;
    while y < board.max.y {
        player.click_at(Vec2::new(board.center().x + 2.0, y));
        assert_eq!(player.entry().current(), None, "at {y}");
        y += 3.0;
    }
}

#[test]
fn a_lesson_begins_with_its_task_on_a_telephone_that_lies() {
    let mut player = Player::playing(SCRATCH);
    player.app.insert_resource(Touched(true));
    player.resize(844.0, 390.0);
    player.ask(ViewRequest::ShowTab(Tab::Watch));
    player.key(Key::F4);
    player.frames(3);
    player.ask(LessonRequest::Open(0, 0));
    player.frames(3);
    assert!(player.resource::<Learning>().open().is_some());
    assert!(player.bounds(words().lesson_hint()).is_some(), "{}", player.shown());
}

#[test]
fn a_class_code_is_typed_from_wherever_a_learner_is() {
    let mut player = Player::new();
    player.key(Key::F4);
    player.frames(3);
    // On the page of all lessons, letters go into the field right away.
    player.type_text("Cell-IDs");
    player.frames(2);
    assert!(player.resource::<Learning>().open().is_none(), "no letter is a shortcut");
    assert_eq!(player.field(words().lessons_code()), "Cell-IDs");
    player.key(Key::Enter);
    player.frames(3);
    assert_eq!(player.resource::<Learning>().open().map(|(lesson, _)| lesson.name.as_str()), Some("cell-ids"));
    // From a task, the key that opens the lessons leads to the field.
    player.key(Key::F4);
    player.frames(3);
    player.type_text("solve");
    player.key(Key::Enter);
    player.frames(3);
    assert_eq!(player.resource::<Learning>().open().map(|(lesson, _)| lesson.name.as_str()), Some("solve"));
}

#[test]
fn a_link_opens_the_task_that_it_assigns_from_wherever_a_learner_is() {
    let mut player = Player::playing(SCRATCH);
    let opened = |player: &Player| {
        let (lesson, _) = player.resource::<Learning>().open()?;
        Some((player.page(), &*lesson.name, player.resource::<Learning>().task_number()))
    };
    let mut paste = |text: &str| {
        player.ask(TransferRequest::Paste(text.to_owned()));
        player.think();
        player.frames(3);
        opened(&player)
    };
    for (link, lesson, task) in [
        ("https://example.org/game/#lesson=taking-back&task=3", "taking-back", 2),
        ("#lesson=rules", "rules", 0),
        (" lesson=Clones&task=2\n", "clones", 1),
        ("https://example.org/#lesson=row&task=99", "row", 0),
        ("https://example.org/#lesson=row&task=0", "row", 0),
        ("#lesson=clones&task=2&hint=off", "clones", 1),
    ] {
        assert_eq!(paste(link), Some((Page::Lessons, lesson, task)), "{link}");
    }
    assert_eq!(paste("#lesson=magic"), None, "the list of lessons is shown");
    assert_eq!(player.owl(), words().lessons_no_code("magic"));
    // A link can be typed where a code is expected.
    player.click_control(words().lessons_code());
    player.type_text("#lesson=solve&task=2");
    player.key(Key::Enter);
    player.frames(3);
    assert_eq!(opened(&player), Some((Page::Lessons, "solve", 1)));
}

#[test]
fn a_link_puts_assigned_lessons_first_and_turns_help_off_in_them() {
    let home = Home::new();
    let mut player = home.player();
    let paste = |player: &mut Player, text: &str| {
        player.ask(TransferRequest::Paste(text.to_owned()));
        player.think();
        player.frames(3);
    };
    let lesson = |player: &Player| player.resource::<Learning>().open().map(|(lesson, _)| lesson.name.clone());
    paste(&mut player, "https://example.org/#lessons=taking-back,clones&hint=off&show=off");
    assert_eq!((player.page(), lesson(&player)), (Page::Lessons, None));
    player.assert_owl_says(words().lessons_assigned_hello(2));
    assert!(player.bounds(words().lessons_assigned()).is_some(), "{}", player.shown());
    // The first card is the teacher's first lesson, which Go on opens.
    let card = |player: &mut Player, name: &str| {
        let number = number_of(name);
        let lesson = &Learning::lessons()[number];
        let title = sudoku_run::lessons::words("en").title(lesson);
        player
            .bounds(words().lessons_card(Learning::place_of(number, lesson), title, 0, lesson.tasks.len()))
            .expect("it is shown")
    };
    let [first, second] = ["taking-back", "clones"].map(|name| card(&mut player, name).min);
    assert!(first.y < second.y || (first.y == second.y && first.x < second.x), "{first} {second}");
    player.click_control(words().lessons_begin());
    player.frames(3);
    assert_eq!(lesson(&player).as_deref(), Some("taking-back"));
    for (letter, button, reason) in [
        ('h', words().lesson_hint(), words().lesson_hint_off()),
        ('s', words().lesson_show(), words().lesson_show_off()),
    ] {
        player.click_control(&button);
        player.frames(3);
        assert_eq!(feedback(&player), None, "{button} cannot be pressed");
        player.press(letter);
        player.frames(3);
        assert_eq!((player.owl(), feedback(&player)), (&*reason, None));
    }
    // Three wrong answers do not give the solution away.
    open(&mut player, "clones", "count");
    for _ in 0..4 {
        answer(&mut player, &Answer::Number("80".to_owned()));
        player.frames(5);
        assert!(matches!(feedback(&player), Some(Feedback::Wrong(_))), "{:?}", feedback(&player));
    }
    // Other lessons are as they always are.
    open(&mut player, "row", "there");
    player.press('h');
    player.frames(3);
    assert!(matches!(feedback(&player), Some(Feedback::Hint(_))), "{:?}", feedback(&player));
    // A bad link changes nothing and says what is wrong.
    for (link, said) in [
        ("lessons=", words().link_without_lessons()),
        ("lessons=row,magic", words().lessons_no_code("magic")),
        ("lessons=row,row", words().link_names_twice("row")),
        ("lesson=row&colour=red", words().link_has_unknown_part("colour")),
        ("lesson=row&hint=maybe", words().link_has_no_switch("hint", "maybe")),
        ("lesson=row&task=two", words().link_has_no_task("two")),
    ] {
        paste(&mut player, link);
        assert_eq!(player.owl(), said, "{link}");
        let assigned = player.resource::<Learning>().progress().assigned().map(ToString::to_string);
        assert_eq!(assigned.as_deref(), Some("lessons=taking-back,clones&hint=off&show=off"), "{link}");
    }
    player.until(|_| {
        std::fs::read_to_string(home.folders.lessons()).is_ok_and(|text| text.contains("lessons=taking-back,clones"))
    });
    // Another day, it is still there, until it is put away; what was done stays.
    let mut player = home.player();
    player.key(Key::F4);
    player.frames(3);
    player.click_control(words().lessons_assigned_end());
    player.frames(3);
    player.assert_owl_says(words().lessons_assigned_ended());
    assert_eq!(player.bounds(words().lessons_assigned()), None);
    let learning = player.resource::<Learning>();
    let clones = &Learning::lessons()[number_of("clones")];
    assert_eq!(learning.progress().result(clones, &clones.tasks[0]).wrong, 4);
}

#[test]
fn a_teacher_ticks_lessons_orders_them_and_copies_the_link() {
    let mut player = learning();
    player.click_control(words().lessons_assign());
    player.frames(3);
    assert_eq!(player.resource::<View>().sheet(), Some(Sheet::Assign));
    let title = |name: &str| sudoku_run::lessons::words("en").title(&Learning::lessons()[number_of(name)]);
    player.ask(ClassLinkRequest::Copy);
    player.frames(2);
    assert_eq!((player.owl(), player.copied()), (&*words().assign_none(), None));
    for name in ["rules", "flag"] {
        // Its box may have to be scrolled to.
        player.act(Action::Click, title(name));
        player.frames(3);
    }
    player.click_control(words().assign_hints());
    player.frames(3);
    player.click_on_sheet(words().assign_copy());
    player.frames(3);
    // In a window of its own the game has no address: the part after # is what pupils type or paste.
    assert_eq!(player.copied().as_deref(), Some("lessons=rules,flag&hint=off"));
    assert_eq!(player.owl(), words().assign_copied());
    assert_eq!(player.bounds(words().assign_code()), None);
    player.click_on_sheet(words().assign_up(title("flag")));
    player.app.insert_resource(Site("https://example.org/sudoku/".to_owned()));
    player.frames(3);
    player.click_on_sheet(words().assign_copy());
    player.frames(3);
    let link = player.copied().expect("a link");
    assert_eq!(link, "https://example.org/sudoku/#lessons=flag,rules&hint=off");
    assert!(player.bounds(words().assign_code()).is_some(), "a code for cameras");
    // A second click takes a lesson out.
    player.act(Action::Click, title("rules"));
    player.frames(3);
    player.click_on_sheet(words().assign_copy());
    player.frames(3);
    assert_eq!(player.copied().as_deref(), Some("https://example.org/sudoku/#lesson=flag&hint=off"));
    // What was copied opens there.
    player.key(Key::Escape);
    player.ask(TransferRequest::Paste(link));
    player.think();
    player.frames(3);
    player.assert_owl_says(words().lessons_assigned_hello(2));
}

#[test]
fn blocks_that_a_learner_has_changed_are_not_replaced_by_one_key() {
    let mut player = Player::with_window(1280, 1300);
    player.key(Key::F4);
    player.frames(3);
    open(&mut player, "row", "mend");
    let start = player.resource::<Editor>().exercise().expect("blocks to change").program().clone();
    player.click_control(words().editor_slot("8"));
    player.frames(3);
    player.type_text("7");
    player.key(Key::Enter);
    player.frames(3);
    let own = player.resource::<Editor>().exercise().expect("blocks to change").program().clone();
    assert!(own != start, "the learner has changed something");
    player.press('s');
    player.frames(2);
    assert_eq!(feedback(&player), Some(&Feedback::Hint(words().lesson_show_warning())));
    assert_eq!(*player.resource::<Editor>().exercise().expect("blocks").program(), own, "nothing is replaced");
    player.press('s');
    player.until(|player| *player.resource::<Editor>().exercise().expect("blocks").program() != own);
}

#[test]
fn a_wrong_program_is_told_with_boards_that_mark_the_wrong_cells() {
    let mut player = Player::new();
    player.key(Key::F4);
    player.frames(3);
    open(&mut player, "taking-back", "mend");
    check(&mut player);
    let boards = player.resource::<Learning>().boards();
    assert!(boards.iter().any(|board| board.columns == 4 && board.marked().is_some()), "{boards:?}");
    let seen: Vec<String> = boards.iter().map(|board| board.to_string()).collect();
    player.frames(2);
    let controls = player.controls();
    assert!(seen.iter().all(|board| controls.contains(board)), "{controls:?}");
}

#[test]
fn two_learners_on_one_computer_do_not_share_their_progress() {
    let home = Home::new();
    let mut player = home.player();
    let sign_in = |player: &mut Player, name: &str| {
        player.ask(LessonRequest::Path);
        player.frames(3);
        player.click_control(words().lessons_learner());
        player.with_control('a');
        player.type_text(name);
        player.key(Key::Enter);
        player.frames(3);
        let progress = player.resource::<Learning>().progress();
        assert_eq!(progress.name(), name);
        let begun = progress.has_results();
        player.assert_owl_says(if begun {
            words().lessons_learner_hello(name)
        } else {
            words().lessons_learner_new(name)
        });
        begun
    };
    player.key(Key::F4);
    player.frames(3);
    assert!(!sign_in(&mut player, "Anna"));
    open(&mut player, "clones", "count");
    answer(&mut player, &Answer::Number("81".to_owned()));
    let solved = |player: &Player| {
        let lesson = &Learning::lessons()[number_of("clones")];
        let task = &lesson.tasks[0];
        player.resource::<Learning>().progress().result(lesson, task).status == TaskStatus::Solved
    };
    assert!(solved(&player));
    assert!(!sign_in(&mut player, "Ben") && !solved(&player), "Ben has done nothing yet");
    assert!(sign_in(&mut player, "Anna"));
    assert!(solved(&player), "Anna goes on where she was");
    player.until(|_| home.folders.lessons().exists());
}

#[test]
fn a_typed_name_counts_as_soon_as_something_else_is_done() {
    let mut player = learning();
    let name = |player: &Player| player.resource::<Learning>().progress().name().to_owned();
    // A click selects the old name, so that typing replaces it.
    let type_name = |player: &mut Player, name: &str| {
        player.click_control(words().lessons_learner());
        player.type_text(name);
        assert_eq!(player.field(words().lessons_learner()), name);
    };
    type_name(&mut player, "Mia");
    player.click_control(words().lessons_begin());
    player.frames(3);
    assert_eq!((&*name(&player), player.resource::<Learning>().open().is_some()), ("Mia", true), "a lesson opens");
    player.ask(LessonRequest::Path);
    player.frames(3);
    type_name(&mut player, "Tom");
    player.click_control(words().lessons_code());
    player.frames(2);
    assert_eq!(name(&player), "Tom", "another field has the keyboard");
    player.assert_owl_says(words().lessons_learner_new("Tom"));
    type_name(&mut player, "Eve");
    player.ask(ViewRequest::ShowPage(Page::Stage));
    player.frames(3);
    assert_eq!(name(&player), "Eve", "the page is left");
    player.key(Key::F4);
    player.frames(3);
    type_name(&mut player, "Bob");
    player.key(Key::Escape);
    player.frames(2);
    assert_eq!(name(&player), "Eve", "Escape forgets it");
    assert_eq!(player.field(words().lessons_learner()), "Eve");
}

#[test]
fn whoever_types_a_name_and_opens_a_lesson_begins_with_their_own_first_task() {
    let mut player = learning();
    open(&mut player, "clones", "count");
    answer(&mut player, &Answer::Number("81".to_owned()));
    let number = number_of("clones");
    let lesson = &Learning::lessons()[number];
    player.ask(LessonRequest::SetLearner("Mia".to_owned()));
    player.frames(3);
    player.click_control(words().lessons_learner());
    player.type_text("Tom");
    let title = sudoku_run::lessons::words("en").title(lesson);
    // Its card may have to be scrolled to.
    player.act(Action::Click, words().lessons_card(Learning::place_of(number, lesson), title, 1, lesson.tasks.len()));
    player.frames(3);
    let learning = player.resource::<Learning>();
    assert_eq!((learning.progress().name(), learning.task_number()), ("Tom", 0));
}

#[test]
fn after_a_wrong_number_the_field_keeps_the_keyboard_and_is_typed_over() {
    let mut player = learning();
    for (lesson, task) in [("clones", "count"), ("cell-ids", "column"), ("letters", "tenth")] {
        open(&mut player, lesson, task);
        let (_, asked) = player.resource::<Learning>().open().expect("it is open");
        let Ok(Solution::Answer(Answer::Number(right), _)) = asked.solution() else {
            panic!("{lesson}-{task} asks for a number")
        };
        answer(&mut player, &Answer::Number("1000".to_owned()));
        assert!(matches!(feedback(&player), Some(Feedback::Wrong(_))), "{:?}", feedback(&player));
        assert_eq!(player.focused(), Some(words().lessons_answer_field()));
        // No letter is a shortcut, such as the one that shows the answer.
        player.type_text("s");
        player.frames(3);
        assert_eq!(player.field(words().lessons_answer_field()), "s");
        player.key(Key::Backspace);
        player.type_text(&right);
        assert_eq!(player.field(words().lessons_answer_field()), right);
        player.key(Key::Enter);
        player.until(|player| matches!(feedback(player), Some(Feedback::Right(_))));
        // After that, keys are shortcuts again.
        player.frames(2);
        assert_ne!(player.focused(), Some(words().lessons_answer_field()));
    }
}

#[test]
fn a_right_change_of_a_program_is_not_refused() {
    let mut player = Player::with_window(1280, 1300);
    player.key(Key::F4);
    player.frames(3);
    for (lesson, place, slot, typed) in [("trying", 3, "3", "4"), ("queens", 4, "4", "6")] {
        let lessons = Learning::lessons();
        let number = lessons.iter().position(|other| other.name == lesson).expect("there is such a lesson");
        player.ask(LessonRequest::Open(number, place));
        player.frames(3);
        // Something has happened that the edited program does in a different way.
        player.ask(WorkbenchRequest::Do(sudoku_run::Act::Flag));
        player.seconds(1.0);
        player.ask(Control::PlayOrPause);
        player.frames(2);
        player.click_control(words().editor_slot(slot));
        player.frames(3);
        player.key(Key::Backspace);
        player.type_text(typed);
        player.key(Key::Enter);
        player.frames(3);
        player.think();
        player.frames(2);
        assert_eq!((player.owl(), player.mood()), (&*words().lessons_changed(), Mood::Calm), "{lesson}");
    }
}

#[test]
fn an_answer_that_the_program_did_not_take_can_be_corrected() {
    let mut player = learning();
    player.ask(SpeedRequest::Set(Speed::FLAT_OUT));
    open(&mut player, "flag", "puzzle");
    let almost = "460100000,820500000,000090500,290300000,010040080,000002096,006020000,000001029,000003075";
    player.click_control(words().lessons_question_field());
    player.type_text(almost);
    player.key(Key::Enter);
    player.until(|player| !player.resource::<Workbench>().runs());
    player.frames(3);
    assert_eq!(player.field(words().lessons_question_field()), almost, "it is asked once more");
    player.type_text(",");
    player.key(Key::Enter);
    player.until(|player| !player.resource::<Workbench>().runs());
    check(&mut player);
    assert!(matches!(feedback(&player), Some(Feedback::Right(_))), "{:?}", feedback(&player));
    // Nothing has been answered since the flag was clicked.
    player.click_control(words().green_flag());
    player.until(|player| !player.resource::<Workbench>().runs());
    player.frames(3);
    assert_eq!(player.field(words().lessons_question_field()), "");
}

#[test]
fn each_menu_of_a_block_is_as_wide_as_its_choices() {
    let mut player = learning();
    for (lesson, task, slot, choices) in
        [("first-blank", "mend", "S", &["S"][..]), ("queens", "six", "size", &["size", "solutions"])]
    {
        open(&mut player, lesson, task);
        player.click_control(words().editor_slot(slot));
        player.frames(4);
        for choice in choices {
            let all = player.all_bounds(choice);
            let is_wide = |rect: &Rect| rect.width() > rect.height() || choice.len() == 1;
            assert!(!all.is_empty() && all.iter().all(is_wide), "{choice}: {all:?}");
        }
        player.key(Key::Escape);
        player.frames(3);
    }
}

#[test]
fn results_have_the_time_with_the_game_in_focus_and_the_scripts_that_were_made() {
    let home = Home::new();
    let mut player = home.player();
    player.key(Key::F4);
    player.frames(3);
    open(&mut player, "row", "mend");
    let seconds = |player: &mut Player| {
        // A request notes the time that has been spent.
        player.ask(LessonRequest::Hint);
        player.frames(2);
        let learning = player.resource::<Learning>();
        let (lesson, task) = learning.open().expect("it is open");
        learning.progress().seconds(lesson, task)
    };
    let pass = |player: &mut Player, seconds: u64| {
        player.app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_secs(seconds)));
        player.frames(1);
        player.app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(1)));
    };
    player.focus(true);
    pass(&mut player, 0);
    let before = seconds(&mut player);
    pass(&mut player, 30);
    assert_eq!(seconds(&mut player), before + 30, "reading takes time");
    pass(&mut player, 3600);
    assert_eq!(seconds(&mut player), before + 150, "nobody reads for an hour");
    player.focus(false);
    player.frames(2);
    pass(&mut player, 30);
    player.focus(true);
    player.frames(2);
    assert_eq!(seconds(&mut player), before + 150, "another program had the keyboard");
    change(&mut player, "8", "9");
    let results = home.folder.path().join("results.csv");
    player.ask(LessonRequest::SaveResults(results.clone()));
    player.until(|_| results.exists());
    let table = std::fs::read_to_string(results).expect("it was saved");
    let rows: Vec<&str> = table.split("\r\n").filter(|row| row.contains("sprite: ")).collect();
    let [row] = rows[..] else { panic!("one program was made: {rows:?}") };
    assert!(row.contains(",row,mend,") && row.contains("repeat (9)"), "{row}");
    assert_eq!(row.matches("define ").count(), 1, "only the script that was changed: {row}");
}

/// The learner's name that the file dialog was opened with.
static PERSON: Mutex<String> = Mutex::new(String::new());

#[test]
fn results_are_saved_under_the_name_that_was_typed() {
    let mut player = learning();
    player.app.insert_resource(FileDialog(|_, person| {
        person.clone_into(&mut PERSON.lock().expect("one test"));
        Box::pin(std::future::ready(None))
    }));
    open(&mut player, "clones", "count");
    answer(&mut player, &Answer::Number("81".to_owned()));
    player.ask(LessonRequest::Path);
    player.frames(3);
    player.click_control(words().lessons_learner());
    player.type_text("Tom/ B.");
    player.click_control(words().lessons_save());
    player.until(|_| *PERSON.lock().expect("one test") == "Tom B.");
    assert_eq!(player.resource::<Learning>().progress().name(), "Tom/ B.");
    player.click_control(words().lessons_save());
    player.until(|player| player.owl() == words().nothing_saved());
    // Without a dialog, a command saves the pages.
    player.click_control(words().lessons_pages());
    player.until(|player| player.owl_says(words().nothing_saved_but(ANYTHING)));
}
