//! Tests of the lessons' tasks on the screen: each starts to move at once, shows its script and its board, and gives its result
//! where the learner is looking.

use crate::player::{ANYTHING, Player, holds};
use crate::texts::misplaced;
use bevy::input::keyboard::Key;
use bevy::math::{Rect, Vec2};
use bevy_egui::egui::Pos2;
use bevy_egui::egui::accesskit::Role;
use std::collections::BTreeSet;
use sudoku_assistant::game::blocks::Blocks;
use sudoku_assistant::game::lessons::learning::{Feedback, Learning};
use sudoku_assistant::game::owl::Mood;
use sudoku_assistant::game::requests::commands::Command;
use sudoku_assistant::game::requests::{LessonRequest, LookRequest, Page, SpeedRequest, TextSize, WorkbenchRequest};
use sudoku_assistant::game::workbench::Workbench;
use sudoku_assistant::window::pictures::{Drawable, Drawables, Owner, Shape};
use sudoku_run::lessons::{Answer, AnswerForm, Goal, Lesson, Solution, Task, TaskKind, TaskStatus};
use sudoku_run::{Act, Control, ProgramRun, Speed};
use sudoku_words::words;

/// Returns a speed at which blocks are followed: 20 per second.
fn slow() -> Speed {
    Speed::from_notch(4)
}

/// Returns every task, with the index of its lesson and its own index.
pub fn tasks() -> impl Iterator<Item = (usize, usize, &'static Lesson, &'static Task)> {
    let lessons = Learning::lessons().iter().enumerate();
    lessons.flat_map(|(number, lesson)| {
        lesson.tasks.iter().enumerate().map(move |(place, task)| (number, place, lesson, task))
    })
}

pub fn learning() -> Player {
    let mut player = Player::new();
    player.key(Key::F4);
    player.frames(3);
    assert_eq!(player.page(), Page::Lessons);
    player.ask(SpeedRequest::Set(slow()));
    player
}

pub fn open(player: &mut Player, number: usize, place: usize) {
    player.ask(LessonRequest::Open(number, place));
    player.frames(3);
}

pub fn open_by_name(player: &mut Player, lesson: &str, task: &str) -> &'static Task {
    let found = tasks().find(|(_, _, one, other)| one.name == lesson && other.name == task);
    let (number, place, _, task) = found.unwrap_or_else(|| panic!("there is no {lesson}, {task}"));
    open(player, number, place);
    task
}

pub fn feedback(player: &Player) -> Option<&Feedback> {
    player.resource::<Learning>().feedback()
}

pub fn run(player: &Player) -> &ProgramRun {
    player.resource::<Workbench>().run().expect("a program is on the workbench")
}

pub fn runs(player: &Player) -> bool {
    player.resource::<Workbench>().runs()
}

/// Returns everything on the stage except what covers the player's board.
fn stage(player: &Player) -> Vec<Drawable> {
    let all = player.resource::<Drawables>().0.iter();
    all.filter(|drawable| drawable.owner != Owner::Cover).cloned().collect()
}

/// Returns the rectangles of the board's squares and clones in the window.
fn cells(player: &Player) -> Vec<Rect> {
    let scale = player.layout().scale;
    let is_cell = |drawable: &&Drawable| match drawable.owner {
        Owner::Square(_) => true,
        // The button of a sprite is wider than it is high.
        Owner::Actor(_) => drawable.shape == Shape::Square && drawable.rect.width() < 1.2 * drawable.rect.height(),
        _ => false,
    };
    let all = stage(player);
    let seen = all.iter().filter(is_cell).map(|drawable| drawable.rect.intersect(drawable.clip));
    seen.map(|rect| Rect::from_corners(rect.min * scale, rect.max * scale)).collect()
}

fn overlap(one: Rect, other: Rect) -> bool {
    let common = one.intersect(other);
    common.width() > 1.0 && common.height() > 1.0
}

/// Gives the answer with the mouse and the keyboard. Returns the number of clicks and Enter keys.
fn answer(player: &mut Player, answer: &Answer) -> usize {
    match answer {
        Answer::Number(number) => {
            player.click_control(words().lessons_answer_field());
            player.type_text(number);
            player.key(Key::Enter);
            player.frames(1);
            player.until(|player| feedback(player).is_some());
            return 2;
        }
        Answer::Choice(choice) => {
            let window = player.layout().window;
            let all = player.all_within(Rect::from_corners(Vec2::ZERO, window));
            let at = all.iter().filter(|(name, _)| name == choice).map(|(_, rect)| rect.center()).collect::<Vec<_>>();
            // Blocks may have the same words; a click on one shows its value.
            for at in at {
                if feedback(player).is_none() {
                    player.click_at(at);
                    player.frames(2);
                }
            }
        }
        Answer::Cell(id) => {
            let cell = player.shown_as(words().lessons_cell(*id, ANYTHING)).expect("it is on the board");
            player.click_control(&cell);
        }
        Answer::Block(_) | Answer::Cells(_) => player.ask(LessonRequest::Answer(answer.clone())),
    }
    player.until(|player| feedback(player).is_some());
    1
}

/// Returns a wrong answer of the same kind.
pub fn wrong(task: &Task, right: &Answer) -> Answer {
    match (right, task.answer_form()) {
        (Answer::Number(number), _) => Answer::Number((number.parse::<f64>().expect("a number") + 1.0).to_string()),
        (Answer::Cell(id), _) => Answer::Cell(if *id == 1 { 2 } else { 1 }),
        (Answer::Block(id), _) => Answer::Block(id + 1),
        (Answer::Cells(ids), _) => Answer::Cells(ids.iter().map(|id| id % 81 + 1).collect()),
        (Answer::Choice(right), Some(AnswerForm::Choice(all))) => {
            Answer::Choice(all.iter().find(|other| *other != right).expect("there are others").clone())
        }
        (Answer::Choice(_), _) => unreachable!("it is a choice"),
    }
}

/// Acts as a learner does: clicks the flag, the stage or a key, or answers.
pub fn act(player: &mut Player, act: &Act) {
    match act {
        Act::Flag => player.click_control(words().green_flag()),
        Act::Click(id) => {
            let cell = player.shown_as(words().lessons_cell(*id, ANYTHING)).expect("it is on the board");
            player.click_control(&cell);
        }
        Act::ClickSprite(name) => player.click_control(words().lessons_click_sprite(name)),
        Act::Answer(text) => {
            player.click_control(words().lessons_question_field());
            player.type_text(text);
            player.key(Key::Enter);
        }
        Act::Key(name) => player.press(name.chars().next().expect("a key")),
        other => panic!("{other:?} is done in no task by a person"),
    }
}

#[test]
fn in_the_first_task_of_each_lesson_something_moves_within_two_seconds_of_three_clicks() {
    let mut player = learning();
    for (number, place, lesson, task) in tasks().filter(|(_, place, ..)| *place == 0) {
        open(&mut player, number, place);
        let solution = task.solution().expect("it can be done");
        let mut clicks = 0;
        if player.resource::<Learning>().awaits_prediction() {
            let Solution::Answer(right, _) = &solution else { panic!("{}: it asks", lesson.name) };
            clicks += answer(&mut player, right);
        }
        let before = (stage(&player), run(&player).blocks());
        assert!(clicks <= 3, "{}: {clicks} clicks", lesson.name);
        // Everything has run already; the answer is on the stage.
        if matches!(&solution, Solution::Answer(_, then) if then.blocks() == before.1) {
            continue;
        }
        match &solution {
            Solution::Play(acts, _) if !acts.is_empty() => act(&mut player, &acts[0]),
            _ => player.click_control(words().program_run()),
        }
        clicks += 1;
        let mut frames = 0;
        // A block that only reads something changes nothing on the stage; it is marked in its script.
        while stage(&player) == before.0 && run(&player).blocks() == before.1 {
            player.frames(1);
            frames += 1;
            assert!(frames < 125, "{}: nothing moves", lesson.name);
        }
        assert!(clicks <= 3, "{}: {clicks} clicks", lesson.name);
    }
}

#[test]
fn flag_answer_click_and_key_start_the_run_and_pause_holds_it() {
    let mut player = learning();
    open_by_name(&mut player, "numkey", "enter");
    let ran = |player: &mut Player, done: &str| {
        let before = run(player).blocks();
        player.until(|player| run(player).blocks() > before);
        assert!(runs(player), "{done}");
        player.ask(SpeedRequest::Set(Speed::FLAT_OUT));
        player.until(|player| !runs(player));
        player.ask(SpeedRequest::Set(slow()));
    };
    act(&mut player, &Act::Click(3));
    ran(&mut player, "a click on a cell");
    act(&mut player, &Act::Key("5".to_owned()));
    ran(&mut player, "a key");
    open_by_name(&mut player, "flag", "puzzle");
    act(&mut player, &Act::Answer("hello".to_owned()));
    ran(&mut player, "an answer");
    open_by_name(&mut player, "trying", "solve");
    act(&mut player, &Act::ClickSprite("Solve".to_owned()));
    ran(&mut player, "a click on a sprite");
    open_by_name(&mut player, "flag", "start");
    act(&mut player, &Act::Flag);
    player.frames(60);
    assert!(runs(&player));
    player.click_control(words().pause());
    player.frames(2);
    let held = run(&player).blocks();
    assert!(held > 0);
    player.seconds(1.0);
    assert_eq!((runs(&player), run(&player).blocks()), (false, held));
}

/// Returns the first block of the script that the task is about, and its sprite.
fn script(lesson: &Lesson, task: &Task) -> (usize, usize) {
    let script = lesson.script_of(task).expect("each task is about a script");
    let placed = task.program.scripts().nth(script).expect("it is in its program");
    (script, placed.sprite_index)
}

#[test]
fn the_script_of_a_task_stays_on_the_screen_while_it_runs() {
    let mut player = learning();
    for (number, place, lesson, task) in tasks() {
        open(&mut player, number, place);
        let name = format!("{}, {}", lesson.name, task.name);
        let seen = |player: &Player| {
            let blocks = player.resource::<Blocks>();
            (blocks.script(), blocks.sprite())
        };
        player.ask(LessonRequest::Skip);
        open(&mut player, number, place);
        // A single step is followed into any block; a running program is not.
        player.press('.');
        player.press('g');
        player.frames(5);
        assert_eq!(seen(&player), script(lesson, task), "{name}, while it runs");
    }
}

#[test]
fn a_run_that_has_gone_past_the_moment_of_a_task_returns_to_it() {
    let mut player = learning();
    player.ask(SpeedRequest::Set(Speed::FLAT_OUT));
    let mut reached = 0;
    for (number, place, lesson, task) in tasks() {
        let (Goal::Reach { .. }, Some(until)) = (task.goal(), task.moment()) else { continue };
        let name = format!("{}, {}", lesson.name, task.name);
        open(&mut player, number, place);
        let Ok(Solution::Play(acts, _)) = task.solution() else { panic!("{name}: it is done by playing") };
        for one in &acts {
            act(&mut player, one);
            player.until(|player| !runs(player));
            player.frames(2);
        }
        let moment = sudoku_run::lessons::words("en").moment(until);
        assert!(moment.len() > 4 && !moment.contains(['[', '`', '_']), "{name}: {moment}");
        player.ask(Control::Seek(u64::MAX));
        // If the program asks something, letters are an answer to it.
        player.ask(Control::PlayOrPause);
        player.until(|player| !runs(player));
        player.ask(LessonRequest::RunTo);
        player.until(|player| feedback(player).is_some());
        player.ask(LessonRequest::Check);
        player.until(|player| matches!(feedback(player), Some(Feedback::Right(_) | Feedback::Wrong(_))));
        assert!(matches!(feedback(&player), Some(Feedback::Right(_))), "{name}: {:?}", feedback(&player));
        reached += 1;
    }
    assert!(reached >= 12, "{reached} tasks ask for a moment");
}

#[test]
fn a_prediction_comes_before_the_run_and_is_kept() {
    let mut player = learning();
    let task = open_by_name(&mut player, "clones", "count");
    assert_eq!(task.kind, TaskKind::Predict);
    for way in ["run", "step", "flag", "moment"] {
        match way {
            "run" => player.click_control(words().program_run()),
            "step" => player.press('.'),
            "flag" => player.click_control(words().green_flag()),
            _ => player.ask(LessonRequest::RunTo),
        }
        player.frames(3);
        assert_eq!(player.owl(), words().lessons_predict_first(), "{way}");
        assert_eq!(run(&player).blocks(), run(&player).blocks_at_start(), "{way}");
        let is_read = player.controls().iter().any(|name| *name == words().lessons_predict_first());
        assert!(is_read, "{way}: {}", player.shown());
    }
    answer(&mut player, &Answer::Number("80".to_owned()));
    assert!(matches!(feedback(&player), Some(Feedback::Wrong(_))));
    player.frames(2);
    assert!(player.controls().contains(&words().lessons_said("80")), "{:?}", player.controls());
    player.click_control(words().program_run());
    player.seconds(1.0);
    assert!(run(&player).blocks() > run(&player).blocks_at_start());
    // A statement after it has run is not a prediction any more.
    player.press('r');
    player.frames(3);
    answer(&mut player, &Answer::Number("81".to_owned()));
    player.frames(2);
    assert!(player.controls().contains(&words().lessons_said("80")), "{:?}", player.controls());
    let (lesson, task) = player.resource::<Learning>().open().expect("it is open");
    assert_eq!(player.resource::<Learning>().progress().result(lesson, task).status, TaskStatus::Solved);
}

#[test]
fn wrong_tries_are_counted_in_kind_words() {
    let mut player = learning();
    open_by_name(&mut player, "clones", "count");
    for tries in 1..=2_u32 {
        player.ask(LessonRequest::Answer(Answer::Number((80 - tries).to_string())));
        player.until(|player| player.resource::<Learning>().tries() == tries && feedback(player).is_some());
        player.frames(3);
        let title = words().lessons_wrong(tries);
        assert!(player.controls().iter().any(|name| name.starts_with(&title)), "{title}: {:?}", player.controls());
    }
}

#[test]
fn while_solve_runs_the_board_shows_the_list() {
    let mut player = learning();
    let shown = |player: &mut Player| -> Vec<String> {
        let name = |id: usize| words().lessons_cell(id, ANYTHING);
        let all = player.controls();
        let digit = |id: usize| {
            let name = name(id);
            let found = all.iter().find(|other| holds(other, &name)).unwrap_or_else(|| panic!("{id}: {all:?}"));
            let value = found.rsplit(' ').next().expect("a value");
            if *value == words().read_blank() { "0".to_owned() } else { value.to_owned() }
        };
        (1..=16).map(digit).collect()
    };
    let solve = |run: &ProgramRun| run.machine().code().custom_block("solve");
    let mut seen = BTreeSet::new();
    for (number, place, lesson, task) in tasks() {
        open(&mut player, number, place);
        // An incomplete program may never finish solving.
        if solve(run(&player)).is_none() || matches!(task.goal(), Goal::Make(_)) {
            continue;
        }
        if player.resource::<Learning>().awaits_prediction()
            && let Ok(Solution::Answer(right, _)) = task.solution()
        {
            player.ask(LessonRequest::Answer(right));
            player.until(|player| feedback(player).is_some());
        }
        player.ask(SpeedRequest::Set(Speed::FLAT_OUT));
        // Some tasks begin while it solves, others with an empty stage.
        let acts = [Act::Flag, Act::ClickSprite("Solve".to_owned())];
        let begins = run(&player).machine().actors().iter().filter(|actor| actor.is_clone).count() == 0;
        for act in acts.into_iter().skip(usize::from(!begins)) {
            player.until(|player| !runs(player));
            player.ask(WorkbenchRequest::Do(act));
            player.frames(3);
        }
        player.until(|player| !runs(player));
        let end = run(&player).playback().line().furthest();
        let mut last = Vec::new();
        for position in (0..end).step_by(7).take(200) {
            player.ask(Control::Seek(position));
            player.frames(2);
            let machine = run(&player).machine();
            let stands = solve(run(&player)).is_some_and(|block| machine.open_calls(block) > 0);
            let list = machine.code().list("S").expect("it has a board");
            let items: Vec<String> = machine.list(list).iter().map(ToString::to_string).collect();
            if stands && items != last {
                player.frames(1);
                assert_eq!(shown(&mut player), items, "{}, {} after {position}", lesson.name, task.name);
                seen.insert(items.clone());
                last = items;
            }
        }
    }
    assert!(seen.len() > 5, "digits are placed and taken back: {seen:?}");
}

#[test]
fn chessboards_have_the_size_of_their_text_and_give_nothing_away() {
    let mut player = learning();
    let squares = |player: &Player| {
        let all = stage(player).into_iter().filter_map(|drawable| match drawable.owner {
            Owner::Square(index) => Some(index),
            _ => None,
        });
        all.collect::<BTreeSet<_>>().len()
    };
    for (lesson, task, wanted) in [
        ("queens", "safe", 16),
        ("queens", "second", 16),
        ("queens", "ways", 16),
        ("knight", "second", 25),
        ("knight", "small", 9),
        ("place-queens", "write", 16),
        ("visit", "write", 25),
    ] {
        open_by_name(&mut player, lesson, task);
        assert_eq!(squares(&player), wanted, "{lesson}, {task}");
        let crosses = stage(&player).into_iter().filter(|drawable| drawable.turn != 0.0);
        let lines = crosses.filter(|drawable| matches!(drawable.owner, Owner::Man(_))).count();
        assert_eq!(lines, 0, "{lesson}, {task}: no square is crossed out");
    }
}

/// Returns what is wrong with the result that is shown: it is not inside the window and above the buttons with its reason, or a part
/// of the bubble or a sprite's speech covers a cell.
pub fn verdict_faults(player: &mut Player, name: &str) -> Vec<String> {
    let Some(Feedback::Wrong(text) | Feedback::Right(text)) = feedback(player).cloned() else {
        return vec![format!("{name}: there is no result")];
    };
    let text = text.replace('`', "");
    let all = player.all_within(Rect::from_corners(Vec2::ZERO, player.layout().window));
    let Some((_, remark)) = all.iter().find(|(name, _)| name.ends_with(&text)) else {
        return vec![format!("{name}: {text} is not in the window")];
    };
    let mut faults = Vec::new();
    let button = player.bounds(Command::LessonHint.word()).expect("a hint can be had");
    let bubble = player.layout().bubble;
    if remark.max.y > button.min.y + 1.0 || remark.min.y < bubble.min.y {
        faults.push(format!("{name}: {text} at {remark:?} is not between {bubble:?} and {button:?}"));
    }
    let cells = cells(player);
    let says = words().lessons_says("", ANYTHING);
    let texts = all.iter().filter(|(name, _)| holds(name, &says) || name.ends_with(&text));
    for (on_top, rect) in texts.chain([&(Command::LessonHint.word(), button)]) {
        if cells.iter().any(|cell| overlap(*cell, *rect)) {
            faults.push(format!("{name}: {on_top} at {rect:?} covers a cell"));
        }
    }
    faults
}

/// Checks for all tasks, in this language and a window of this size, that the result with its reason is inside the window and
/// above the buttons, and that no part of the bubble and no sprite's speech covers a cell.
fn is_seen_whole(player: &mut Player, width: f32, height: f32) {
    player.resize(width, height);
    let mut faults: Vec<String> = Vec::new();
    // Somebody who has answered nothing yet.
    player.ask(LessonRequest::SetLearner(format!("{width} by {height}")));
    player.frames(3);
    for (number, place, lesson, task) in tasks() {
        let name = format!("{}, {} at {width} by {height}", lesson.name, task.name);
        open(player, number, place);
        match task.solution().expect("it can be done") {
            Solution::Answer(right, _) => player.ask(LessonRequest::Answer(wrong(task, &right))),
            _ => player.ask(LessonRequest::Check),
        }
        player.until(|player| feedback(player).is_some());
        player.frames(2);
        for is_right in [false, true] {
            if is_right {
                let Ok(Solution::Answer(right, _)) = task.solution() else { continue };
                player.ask(LessonRequest::Answer(right));
                player.until(|player| matches!(feedback(player), Some(Feedback::Right(_))));
                player.frames(2);
            }
            faults.extend(verdict_faults(player, &name));
        }
    }
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

/// Checks all tasks in the current language: in a window, and on a phone in both orientations. What is seen of the English ones in a
/// window is checked where all tasks are done.
pub fn tasks_are_seen_whole(tag: &str) {
    let mut player = learning();
    player.ask(LookRequest::SetLanguage(Some(tag.to_owned())));
    for (width, height) in [(1280.0, 800.0), (480.0, 800.0), (800.0, 480.0)] {
        if tag != "en" || width < 1280.0 {
            is_seen_whole(&mut player, width, height);
        }
    }
}

#[test]
fn verdict_and_reason_are_read_without_scrolling_and_no_cell_is_covered() {
    tasks_are_seen_whole("en");
}

/// Shows a remark on a task in its bubble, and returns its rectangle.
pub fn remark(player: &mut Player, text: &str) -> Option<Rect> {
    let window = player.layout().window;
    let text = text.replace('`', "");
    let all = player.all_within(Rect::from_corners(Vec2::ZERO, window));
    all.into_iter().find(|(name, _)| name.ends_with(&text)).map(|(_, rect)| rect)
}

/// Checks for all tasks, in the current language and in both sizes of text, that no text of the bubble overlaps with another
/// one, whether the task has just begun, was answered, or a hint is shown; and that all choices can be scrolled to.
pub fn lesson_texts_keep_clear(tag: &str) {
    let mut player = learning();
    player.ask(LookRequest::SetLanguage(Some(tag.to_owned())));
    player.frames(3);
    let (mut found, mut unread) = (Vec::new(), Vec::new());
    for size in [TextSize::Normal, TextSize::Large] {
        player.ask(LookRequest::SetTextSize(size));
        // Somebody who has answered nothing yet.
        player.ask(LessonRequest::SetLearner(format!("{size:?}")));
        player.frames(3);
        for (number, place, lesson, task) in tasks() {
            let mut look = |player: &mut Player, state: &str| {
                let (stage, scale) = (player.layout().stage, player.layout().scale);
                let is_meant = |at: Pos2| stage.contains(Vec2::new(at.x, at.y) * scale);
                let faults = misplaced(player, is_meant);
                let name = format!("{tag}, {size:?}, {}-{}, {state}", lesson.name, task.name);
                found.extend(faults.into_iter().map(|fault| format!("{name}: {fault}")));
            };
            open(&mut player, number, place);
            look(&mut player, "open");
            let name = format!("{tag}, {size:?}, {}-{}", lesson.name, task.name);
            let text = sudoku_run::lessons::words(tag).task(lesson, task);
            let seen = remark(&mut player, &text);
            let button = player.bounds(Command::LessonHint.word()).expect("a hint can be had");
            if seen.is_none_or(|seen| seen.max.y > button.min.y) {
                unread.push(format!("{name}: the question is cut, {seen:?} {button:?}"));
            }
            let chooser = player.shown_as(words().script(ANYTHING)).expect("scripts can be chosen");
            let chooser = player.bounds(chooser).expect("it is seen");
            for sprite in task.program.sprites.iter().take(4) {
                let tab = player.bounds(words().editor_sprite_tooltip(&sprite.name));
                let is_on = tab.is_some_and(|tab| overlap(tab, chooser));
                assert!(!is_on, "{name}: the list of scripts is on {}", sprite.name);
            }
            player.ask(LessonRequest::Hint);
            player.frames(2);
            look(&mut player, "hint");
            let solution = task.solution().expect("it can be done");
            let answers = match (&solution, task.answer_form()) {
                (Solution::Answer(..), Some(AnswerForm::Choice(all))) => {
                    all.iter().cloned().map(Answer::Choice).collect()
                }
                (Solution::Answer(right, _), _) => vec![wrong(task, right), right.clone()],
                _ => Vec::new(),
            };
            for answer in answers {
                player.ask(LessonRequest::Answer(answer.clone()));
                player.until(|player| feedback(player).is_some());
                player.frames(2);
                look(&mut player, &format!("{answer:?}"));
                let top = player.layout().bubble.min.y;
                let is_read = remark(&mut player, &text).is_some_and(|seen| seen.min.y > top + 30.0);
                // The explanation of a right answer may be longer.
                if size == TextSize::Normal && !is_read && matches!(feedback(&player), Some(Feedback::Wrong(_))) {
                    unread.push(format!("{name}: the question is scrolled away after {answer:?}"));
                }
                player.ask(LessonRequest::Hint);
                player.frames(2);
                look(&mut player, "hint after it");
            }
            if let Some(AnswerForm::Choice(choices)) = task.answer_form() {
                let bubble = player.layout().bubble;
                let middle = Vec2::new(bubble.center().x, bubble.min.y + 80.0);
                for choice in choices {
                    let word = sudoku_run::lessons::words(tag).choice(choice);
                    let is_seen = |player: &mut Player| {
                        let stage = player.layout().stage;
                        player.all_within(stage).iter().any(|(name, _)| *name == word)
                    };
                    let is_seen = is_seen(&mut player)
                        || [-30.0, 30.0].into_iter().any(|lines| {
                            player.scroll_at(middle, lines);
                            is_seen(&mut player)
                        });
                    assert!(is_seen, "{tag}, {size:?}, {}-{}: {word}", lesson.name, task.name);
                }
            }
        }
    }
    found.extend(unread);
    assert!(found.is_empty(), "{} faults:\n{}", found.len(), found.join("\n"));
}

#[test]
fn texts_of_tasks_keep_clear_after_answers_and_hints() {
    lesson_texts_keep_clear("en");
}

#[test]
fn an_introduction_can_be_read_after_a_wrong_answer_and_a_hint() {
    let mut player = learning();
    let said = sudoku_run::lessons::words("en");
    for (number, place, lesson, task) in tasks().filter(|(_, place, ..)| *place == 0) {
        open(&mut player, number, place);
        let start = said.start(lesson).replace('`', "");
        assert!(remark(&mut player, &start).is_some(), "{}: it is read at first", lesson.name);
        match task.solution().expect("it can be done") {
            Solution::Answer(right, _) => player.ask(LessonRequest::Answer(wrong(task, &right))),
            _ => player.ask(LessonRequest::Check),
        }
        player.until(|player| feedback(player).is_some());
        player.frames(2);
        let bubble = player.layout().bubble;
        let middle = Vec2::new(bubble.center().x, bubble.min.y + 60.0);
        for _ in 0..2 {
            player.scroll_at(middle, -50.0);
            let button = player.bounds(Command::LessonHint.word()).expect("a hint can be had");
            let seen = remark(&mut player, &start).expect("it is still there");
            assert!(seen.min.y >= bubble.min.y && seen.min.y < button.min.y, "{}: {seen:?}", lesson.name);
            player.ask(LessonRequest::Hint);
            player.frames(2);
        }
    }
}

#[test]
fn a_verdict_says_nothing_twice() {
    let mut player = learning();
    let said = sudoku_run::lessons::words("en");
    for (number, place, lesson, task) in tasks() {
        let Ok(Solution::Answer(right, _)) = task.solution() else { continue };
        open(&mut player, number, place);
        player.ask(LessonRequest::Answer(wrong(task, &right)));
        player.until(|player| feedback(player).is_some());
        let Some(Feedback::Wrong(text)) = feedback(&player) else { panic!("it is wrong: {:?}", feedback(&player)) };
        let own = said.message(&format!("{}-{}.wrong", lesson.name, task.name), &[]).expect("it has words for it");
        assert_eq!(*text, own);
    }
}

#[test]
fn a_right_answer_runs_the_program_to_its_moment_and_the_third_wrong_one_does_too() {
    let mut player = learning();
    let mut give = |number: usize, place: usize, answers: &[Answer]| {
        open(&mut player, number, place);
        for answer in answers {
            player.ask(LessonRequest::Answer(answer.clone()));
            player.until(|player| feedback(player).is_some());
            player.think();
        }
        (run(&player).machine().clone(), feedback(&player).cloned().expect("feedback"))
    };
    for (number, place, lesson, task) in tasks() {
        let Ok(Solution::Answer(right, there)) = task.solution() else { continue };
        let key = format!("{}, {}", lesson.name, task.name);
        let wrong = wrong(task, &right);
        let (at, feedback) = give(number, place, &[wrong.clone(), wrong.clone()]);
        assert!(matches!(feedback, Feedback::Wrong(_)), "{key}: {feedback:?}");
        let start = task.run().expect("it begins");
        assert!(at == *start.machine(), "{key}: two wrong answers run nothing");
        let (at, feedback) = give(number, place, &[wrong]);
        assert!(matches!(feedback, Feedback::Hint(_)), "{key}: {feedback:?}");
        assert!(at == *there.machine(), "{key}: the third one does");
        let (at, feedback) = give(number, place, &[right]);
        assert!(matches!(feedback, Feedback::Right(_)), "{key}: {feedback:?}");
        assert!(at == *there.machine(), "{key}: a right one does");
    }
}

#[test]
fn what_was_stopped_is_not_offered_to_go_on_and_what_was_refused_is_forgotten() {
    let mut player = learning();
    let is_enabled = |player: &mut Player, name: String| {
        let nodes = player.nodes_of(Role::Button);
        let button = nodes.iter().find(|node| node.label() == Some(&name));
        !button.unwrap_or_else(|| panic!("there is no {name}")).is_disabled()
    };
    for (lesson, task, first) in [
        ("flag", "start", Act::Flag),
        ("trying", "solve", Act::ClickSprite("Solve".to_owned())),
        ("queens", "ways", Act::Flag),
    ] {
        open_by_name(&mut player, lesson, task);
        act(&mut player, &first);
        player.seconds(1.0);
        assert!(is_enabled(&mut player, words().stop()), "{lesson}");
        player.click_control(words().stop());
        player.frames(3);
        for name in [words().stop(), words().go_on(), Command::Step.word()] {
            assert!(!is_enabled(&mut player, name.clone()), "{lesson}: {name}");
        }
        assert!(player.control(words().lessons_rests_for_good()).is_some(), "{lesson}: {:?}", player.controls());
        let is_odd = player.control(words().lessons_clones(0)).is_some() && !cells(&player).is_empty();
        assert!(!is_odd, "{lesson}: there are no clones, and cells are seen");
        // A key still asks for it.
        player.press('w');
        player.frames(3);
        assert_eq!(player.owl(), words().lessons_nothing_runs());
        player.click_control(words().green_flag());
        player.frames(3);
        assert_ne!(player.owl(), words().lessons_nothing_runs(), "{lesson}");
        assert!(is_enabled(&mut player, words().stop()), "{lesson}");
    }
}

#[test]
fn cells_are_seen_as_soon_as_the_program_has_made_them() {
    let mut player = learning();
    open_by_name(&mut player, "clones", "ten");
    assert!(cells(&player).is_empty() && player.control(words().lessons_clones(0)).is_some());
    player.ask(LessonRequest::RunTo);
    player.until(|player| feedback(player).is_some());
    player.frames(3);
    assert!(player.control(words().lessons_clones(10)).is_some());
    assert!(!cells(&player).is_empty());
}

#[test]
fn a_program_asks_in_a_lesson_only_where_its_answer_is_what_is_typed() {
    let mut player = learning();
    for (number, place, lesson, task) in tasks() {
        open(&mut player, number, place);
        let name = format!("{}-{}", lesson.name, task.name);
        let asks = player.shown_as(words().lessons_asks_you(ANYTHING)).is_some();
        let has_field = player.control(words().lessons_question_field()).is_some();
        assert_eq!(asks, has_field, "{name}: a question can be answered");
        let waits =
            player.resource::<Learning>().awaits_prediction() || task.answer_form() == Some(&AnswerForm::Number);
        assert!(!(waits && asks), "{name}: something else is typed");
        let has_keyboard = player.focused() == Some(words().lessons_question_field());
        assert!(!has_keyboard || task.answer_form().is_none(), "{name}: something else is clicked");
    }
}

#[test]
fn single_steps_keep_to_the_sprite_of_the_task() {
    let mut player = learning();
    open_by_name(&mut player, "clones", "ten");
    let sprite = player.resource::<Blocks>().sprite();
    let mut others = 0;
    for _ in 0..12 {
        player.press('.');
        player.frames(2);
        let machine = run(&player).machine();
        let running = run(&player).last().and_then(|pulse| machine.code().program().script_of(pulse.block));
        others += usize::from(running.is_some_and(|placed| placed.sprite_index != sprite));
        assert_eq!(player.resource::<Blocks>().sprite(), sprite);
    }
    assert!(others > 0, "the flag starts a script of another sprite too");
}

#[test]
fn what_cannot_be_reached_is_told_in_a_whole_sentence() {
    let mut player = learning();
    open_by_name(&mut player, "flag", "puzzle");
    player.ask(LessonRequest::RunTo);
    player.until(|player| player.mood() == Mood::Doubtful);
    assert!(player.owl().ends_with('.'), "{}", player.owl());
}
