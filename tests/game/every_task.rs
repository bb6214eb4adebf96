//! Every task of every lesson, done as a pupil does it: with the mouse and the keyboard alone, from the card of the lesson to the
//! button that leads on. What a pupil has to see is looked for in each task.

use crate::building::{exercise, make, sight};
use crate::player::{ANYTHING, Player};
use crate::sample_edits::edits;
use crate::tasks::{act, feedback, learning, remark, run, runs, verdict_faults, wrong};
use bevy::input::keyboard::Key;
use bevy::math::{Rect, Vec2};
use bevy_egui::egui::accesskit::{Role, Toggled};
use std::panic::{AssertUnwindSafe, catch_unwind};
use sudoku_assistant::game::blocks::Blocks;
use sudoku_assistant::game::lessons::learning::{Feedback, Learning};
use sudoku_assistant::game::requests::commands::{Command, with_keys};
use sudoku_assistant::game::requests::{LessonRequest, SpeedRequest};
use sudoku_blocks::{BlockId, Program};
use sudoku_run::Speed;
use sudoku_run::lessons::{Answer, AnswerForm, CoursePart, Goal, Lesson, Solution, Task, TaskKind, TaskStatus};
use sudoku_words::words;

/// The most clicks and Enter keys that a task with a moment to reach may need.
const MOST_CLICKS: usize = 20;

/// The most edits that a program is made with, unless the environment has this variable: each takes a part of a second.
const FEW_EDITS: usize = 8;
const BUILD_ALL: &str = "SUDOKU_BUILD_ALL";

/// Somebody who does the tasks, and what was wrong on the way.
struct Pupil {
    player: Player,
    /// The clicks and Enter keys in the open task.
    clicks: usize,
    faults: Vec<String>,
}

impl Pupil {
    fn click(&mut self, name: impl AsRef<str>) {
        self.clicks += 1;
        self.player.click_control(name);
        self.player.frames(2);
    }

    fn fault(&mut self, task: &str, fault: impl Into<String>) {
        self.faults.push(format!("{task}: {}", fault.into()));
    }

    /// Opens a lesson by its card.
    fn open(&mut self, number: usize, lesson: &Lesson) {
        let title = sudoku_run::lessons::words("en").title(lesson);
        let card = words().lessons_card(Learning::place_of(number, lesson), title, 0, lesson.tasks.len());
        let window = self.player.layout().window;
        for _ in 0..40 {
            let Some(at) = self.player.control(&card) else {
                self.player.frames(3);
                continue;
            };
            if at.y > 120.0 && at.y < window.y - 40.0 {
                break;
            }
            let lines = ((at.y - window.y / 2.0) / 40.0).abs().clamp(1.0, 60.0);
            let lines = if at.y > window.y / 2.0 { lines } else { -lines };
            self.player.scroll_at(window / 2.0, lines);
        }
        self.click(&card);
        self.player.frames(3);
    }

    /// Looks for what a pupil sees in a task that has just been opened.
    fn look(&mut self, name: &str, lesson: &Lesson, task: &Task) {
        let player = &mut self.player;
        let script = lesson.script_of(task).expect("each task is about a script");
        let placed = task.program.scripts().nth(script).expect("it is in its program");
        let mut faults = Vec::new();
        let mut expect = |is_so: bool, fault: &str| {
            if !is_so {
                faults.push(fault.to_owned());
            }
        };
        let blocks = player.resource::<Blocks>();
        expect((blocks.script(), blocks.sprite()) == (script, placed.sprite_index), "another script is chosen");
        // While it runs, the block that runs is seen.
        let ids = placed.id..placed.id.plus(placed.script.count());
        let is_seen = player.blocks().iter().any(|((id, _), rect)| ids.contains(id) && rect.height() > 8.0);
        expect(is_seen, "its script is not seen");
        let sprite = words().editor_sprite_tooltip(&placed.sprite.name);
        let tabs = player.nodes_of(Role::RadioButton);
        let tab = tabs.iter().find(|node| node.label() == Some(&sprite));
        expect(tab.is_some_and(|tab| tab.toggled() == Some(Toggled::True)), "its sprite is not chosen");
        let chooser = player.shown_as(words().script(ANYTHING));
        expect(chooser.is_some_and(|name| name.len() > words().script("").len()), "its script is not named");
        let text = sudoku_run::lessons::words("en").task(lesson, task);
        let (top, button) = (player.layout().bubble.min.y, player.bounds(Command::LessonHint.word()));
        let seen = remark(player, &text);
        let is_read = |seen: Rect| button.is_some_and(|button| seen.max.y < button.min.y) && seen.min.y > top;
        expect(seen.is_some_and(is_read), "the task cannot be read without scrolling");
        let has_field = player.control(words().lessons_answer_field()).is_some();
        let is_number = task.answer_form() == Some(&AnswerForm::Number);
        expect(has_field == is_number, "a field for a number is where none is asked for, or it is missing");
        let asks = player.control(words().lessons_question_field()).is_some();
        let waits = player.resource::<Learning>().awaits_prediction();
        expect(!(asks && (waits || is_number)), "the field of the program's own question is seen too");
        if lesson.is_survey() {
            expect(placed.sprite.definitions().count() == 1, "a block of another question is seen");
        }
        for fault in faults {
            self.fault(name, fault);
        }
    }

    /// Clicks Run, which has to wait for the prediction.
    fn is_locked(&mut self, name: &str) {
        let before = run(&self.player).blocks();
        self.player.click_control(words().program_run());
        self.player.frames(3);
        let waits = self.player.owl() == words().lessons_predict_first();
        if !waits || run(&self.player).blocks() != before {
            self.fault(name, "it runs before the prediction");
        }
    }

    fn click_cell(&mut self, id: u32) {
        let cell = self.player.shown_as(words().lessons_cell(id, ANYTHING)).expect("it is on the board");
        self.click(&cell);
    }

    /// Gives the answer with the mouse and the keyboard.
    fn answer(&mut self, answer: &Answer) {
        match answer {
            Answer::Number(number) => {
                if self.player.focused() != Some(words().lessons_answer_field()) {
                    self.click(words().lessons_answer_field());
                }
                self.player.with_control('a');
                self.player.type_text(number);
                self.player.key(Key::Enter);
                self.clicks += 1;
            }
            Answer::Choice(choice) => {
                let name = sudoku_run::lessons::words("en").choice(choice);
                // Blocks may have the same words, so look in the bubble.
                let bubble = self.player.layout().bubble;
                let button = self.player.bounds(Command::LessonHint.word()).expect("a hint can be had");
                let within = Rect::new(bubble.min.x, bubble.min.y, bubble.max.x, button.min.y);
                let all = self.player.all_within(within);
                let found = all.iter().find(|(other, _)| *other == name);
                let at = found.unwrap_or_else(|| panic!("{name} is no choice: {all:?}")).1.center();
                self.player.click_at(at);
                self.clicks += 1;
            }
            Answer::Cell(id) => self.click_cell(*id),
            Answer::Cells(ids) => ids.iter().for_each(|id| self.click_cell(*id)),
            Answer::Block(id) => {
                let rect = sight(&mut self.player, BlockId(*id), None);
                self.player.click_at(Vec2::new(rect.min.x + 4.0, rect.center().y));
                self.clicks += 1;
            }
        }
        self.player.frames(1);
        self.player.until(|player| matches!(feedback(player), Some(Feedback::Right(_) | Feedback::Wrong(_))));
        self.player.frames(2);
    }

    /// Clicks Check, and says whether it was right.
    fn check(&mut self) -> bool {
        self.click(Command::LessonCheck.word());
        self.player.until(|player| matches!(feedback(player), Some(Feedback::Right(_) | Feedback::Wrong(_))));
        self.player.frames(2);
        matches!(feedback(&self.player), Some(Feedback::Right(_)))
    }

    /// Notes if the verdict cannot be read, or if it is another one.
    fn expect(&mut self, name: &str, is_right: bool) {
        let told = feedback(&self.player).cloned();
        if matches!(told, Some(Feedback::Right(_))) != is_right {
            self.fault(name, format!("the verdict is {told:?}"));
        }
        let faults = verdict_faults(&mut self.player, name);
        self.faults.extend(faults);
    }

    /// Runs to the moment that the task is about, by the entry under Run to.
    fn run_to(&mut self, task: &Task) {
        let Some(until) = task.moment() else { return };
        let moment = sudoku_run::lessons::words("en").moment(until);
        self.click(words().run_to());
        self.click(words().on_to(with_keys(&moment, &[Command::LessonMoment])));
        self.player.until(|player| feedback(player).is_some());
        self.player.frames(2);
    }

    /// Makes the sample solution out of the task's program, block by block. Long ones are only shown; `.ci/every-task` makes them, too.
    fn build(&mut self, task: &Task, sample: &Program) -> TaskStatus {
        let edits = edits(&task.program, sample);
        if edits.len() > FEW_EDITS && std::env::var_os(BUILD_ALL).is_none() {
            self.click(Command::LessonShow.word());
            self.player.until(|player| matches!(feedback(player), Some(Feedback::Hint(_))));
            self.player.frames(2);
            return TaskStatus::Shown;
        }
        for (edit, wanted) in edits {
            make(&mut self.player, &edit, task.kind == TaskKind::Arrange);
            let made = exercise(&self.player);
            let (owl, focus) = (self.player.owl().to_owned(), self.player.focused());
            assert!(*made == wanted, "{edit:?} was not made, but {:?}, {focus:?}: {owl}", changed(&wanted, &made));
        }
        TaskStatus::Solved
    }

    /// Does the open task.
    fn task(&mut self, name: &str, lesson: &Lesson, task: &Task) {
        self.clicks = 0;
        let mut wanted = TaskStatus::Solved;
        self.look(name, lesson, task);
        if self.player.resource::<Learning>().awaits_prediction() {
            self.is_locked(name);
        }
        match (task.goal(), task.solution().expect("it can be done")) {
            (Goal::Ask(_), Solution::Answer(right, _)) => {
                // The clicks are those of somebody who answers right at once.
                if task.kind != TaskKind::Predict {
                    self.run_to(task);
                }
                let before = self.clicks;
                let other = match right {
                    Answer::Block(id) => Answer::Block(other_block(lesson, task, id)),
                    _ => wrong(task, &right),
                };
                self.answer(&other);
                self.expect(name, false);
                self.clicks = before;
                self.answer(&right);
            }
            (Goal::Reach { .. }, Solution::Play(acts, _)) => {
                self.check();
                self.expect(name, false);
                self.clicks = 0;
                for one in &acts {
                    act(&mut self.player, one);
                    self.clicks += 1;
                    self.player.until(|player| !runs(player));
                    self.player.frames(2);
                }
                self.run_to(task);
                self.check();
            }
            (Goal::Make(_), Solution::Program(sample)) => {
                self.check();
                self.expect(name, false);
                wanted = self.build(task, &sample);
                self.check();
            }
            (goal, solution) => panic!("{goal:?} is not reached by {solution:?}"),
        }
        self.expect(name, true);
        if task.moment().is_some() && self.clicks > MOST_CLICKS {
            let clicks = self.clicks;
            self.fault(name, format!("{clicks} clicks"));
        }
        let status = self.player.resource::<Learning>().progress().result(lesson, task).status;
        if status != wanted {
            self.fault(name, format!("it counts as {status:?}"));
        }
    }
}

/// Returns another block of the script that the task is about.
fn other_block(lesson: &Lesson, task: &Task, right: u16) -> u16 {
    let script = lesson.script_of(task).and_then(|script| task.program.scripts().nth(script)).expect("a script");
    let mut others = script.stack().map(|(id, _)| id.0).filter(|&id| id != right);
    others.next().expect("there are other blocks")
}

/// Returns the first line of the scripts that differs: as it should be, and as it is.
fn changed(wanted: &Program, made: &Program) -> Option<(String, String)> {
    let lines = |program: &Program| -> Vec<String> {
        let texts = program.sprites.iter().map(|sprite| sudoku_blocks::write_scripts(program, sprite));
        texts.flat_map(|text| text.lines().map(str::to_owned).collect::<Vec<_>>()).collect()
    };
    lines(wanted).into_iter().zip(lines(made)).find(|(one, other)| one != other)
}

/// Does all tasks of the lessons in this part of the course.
fn walk(part: CoursePart) {
    let mut player = learning();
    player.ask(SpeedRequest::Set(Speed::FLAT_OUT));
    let mut pupil = Pupil { player, clicks: 0, faults: Vec::new() };
    let lessons = Learning::lessons().iter().enumerate().filter(|(_, lesson)| lesson.part == part);
    let mut done = 0;
    for (number, lesson) in lessons {
        pupil.open(number, lesson);
        for (place, task) in lesson.tasks.iter().enumerate() {
            let name = format!("{}, {}", lesson.name, task.name);
            let at = pupil.player.resource::<Learning>();
            if (at.lesson_number(), at.task_number()) != (Some(number), place) {
                pupil.fault(&name, "it is not opened by a click");
                pupil.player.ask(LessonRequest::Open(number, place));
                pupil.player.frames(3);
            }
            // What is wrong in one task does not hide what is wrong in others.
            let result = catch_unwind(AssertUnwindSafe(|| pupil.task(&name, lesson, task)));
            if let Err(panic) = result {
                let told = panic.downcast_ref::<String>().cloned();
                let told = told.or_else(|| panic.downcast_ref::<&str>().map(|told| (*told).to_owned()));
                pupil.fault(&name, told.unwrap_or_default());
                pupil.player.key(Key::Escape);
            }
            pupil.player.frames(1);
            match matches!(feedback(&pupil.player), Some(Feedback::Right(_))) {
                true => pupil.click(words().lesson_next()),
                false => pupil.player.ask(LessonRequest::Next),
            }
            pupil.player.frames(2);
            done += 1;
        }
        if pupil.player.resource::<Learning>().open().is_some() {
            pupil.fault(&lesson.name, "after its last task the lessons are not seen");
            pupil.player.ask(LessonRequest::Path);
            pupil.player.frames(3);
        }
    }
    assert!(done > 0);
    assert!(pupil.faults.is_empty(), "{} faults:\n{}", pupil.faults.len(), pupil.faults.join("\n"));
}

#[test]
fn every_task_of_the_start_is_done_by_clicks() {
    walk(CoursePart::Start);
}

#[test]
fn every_task_about_the_board_is_done_by_clicks() {
    walk(CoursePart::Checkpoint1);
}

#[test]
fn every_task_about_playing_is_done_by_clicks() {
    walk(CoursePart::Checkpoint2);
}

#[test]
fn every_task_about_solving_is_done_by_clicks() {
    walk(CoursePart::Checkpoint3);
}

#[test]
fn every_task_beyond_the_article_is_done_by_clicks() {
    walk(CoursePart::Outlook);
}

#[test]
fn every_project_is_done_by_clicks() {
    walk(CoursePart::Projects);
}
