//! A random pupil: whatever somebody does in a lesson, Show me, Again and Check lead on from there.
//!
//! `.ci/random-pupil` makes ten thousand requests in each lesson; the other tests make a few.

use crate::headless::ask;
use crate::rooms::logic;
use bevy::prelude::*;
use std::collections::VecDeque;
use std::thread;
use std::time::{Duration, Instant};
use sudoku_assistant::game::editor::Editor;
use sudoku_assistant::game::lessons::learning::{Feedback, Learning};
use sudoku_assistant::game::owl::Thinking;
use sudoku_assistant::game::requests::{
    EditorRequest, HistoryRequest, LessonRequest, Page, Request, ViewRequest, WorkbenchRequest,
};
use sudoku_assistant::game::workbench::Workbench;
use sudoku_blocks::BlockId;
use sudoku_blocks::edit::Edit;
use sudoku_run::lessons::{Answer, AnswerForm, Goal, Lesson, Solution, Task, TaskStatus};
use sudoku_run::{Act, Control, Jump};

/// The environment variable for the number of requests in each lesson.
const REQUESTS: &str = "SUDOKU_RANDOM_PUPIL";

/// The number of requests in each lesson unless the environment says otherwise, and after how many the way on is tried.
const FEW: usize = 20;
const BETWEEN: usize = 20;

/// The longest time that a check or a solution may take; the machine may do other things meanwhile.
const PATIENCE: Duration = Duration::from_secs(300);

/// Returns a generator of random numbers below a bound (G. Marsaglia, "Xorshift RNGs", 2003).
fn dice(seed: u64) -> impl FnMut(usize) -> usize {
    let mut state = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
    move |below| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state % below.max(1) as u64) as usize
    }
}

fn learning(app: &App) -> &Learning {
    app.world().resource::<Learning>()
}

/// Makes a request, and waits until everything that it asks for is known.
fn make(app: &mut App, request: impl Into<Request>) {
    ask(app, request);
    app.update();
    let begun = Instant::now();
    while app.world().resource::<Thinking>().is_going_on() {
        assert!(begun.elapsed() < PATIENCE, "it is never known");
        // The worker needs the processor more than the frames do.
        thread::sleep(Duration::from_micros(200));
        app.update();
    }
}

/// Returns a random request in the task.
fn request(app: &App, number: usize, lesson: &Lesson, task: &Task, draw: &mut impl FnMut(usize) -> usize) -> Request {
    let own = app.world().resource::<Editor>().exercise();
    let program = own.map_or(&task.program, |own| own.program());
    let block = BlockId(draw(program.count().max(1)) as u16);
    let edit = |edit| Request::from(EditorRequest::Change(edit));
    match draw(40) {
        0..3 => LessonRequest::Check.into(),
        3 => LessonRequest::Hint.into(),
        4 => LessonRequest::ShowMe.into(),
        5 => LessonRequest::Restart.into(),
        6 => LessonRequest::RunTo.into(),
        7 => LessonRequest::Watch.into(),
        8 => LessonRequest::Skip.into(),
        9 => LessonRequest::Next.into(),
        10 => LessonRequest::Previous.into(),
        11 => LessonRequest::Open(number, draw(lesson.tasks.len())).into(),
        12 => LessonRequest::Write(draw(100).to_string()).into(),
        13 => LessonRequest::ClickCell(draw(82) as u32).into(),
        14 => LessonRequest::ClickBlock(block).into(),
        15 | 16 => match task.answer_form() {
            Some(AnswerForm::Choice(all)) => LessonRequest::Answer(Answer::Choice(all[draw(all.len())].clone())).into(),
            Some(AnswerForm::Cell) => LessonRequest::Answer(Answer::Cell(draw(82) as u32)).into(),
            Some(AnswerForm::Block) => LessonRequest::Answer(Answer::Block(block.0)).into(),
            _ => LessonRequest::Answer(Answer::Number(draw(100).to_string())).into(),
        },
        17 => LessonRequest::StartOver.into(),
        18 => LessonRequest::GoOn.into(),
        19..22 => WorkbenchRequest::Do(Act::Flag).into(),
        22 => WorkbenchRequest::Do(Act::Click(draw(82) as u32)).into(),
        23 => WorkbenchRequest::Do(Act::Key(draw(10).to_string())).into(),
        24 => WorkbenchRequest::Do(Act::ClickSprite(program.sprites[draw(program.sprites.len())].name.clone())).into(),
        25 => WorkbenchRequest::Do(Act::Answer("1,2,3".to_owned())).into(),
        26 => WorkbenchRequest::Click(block).into(),
        27 => WorkbenchRequest::ClickStage.into(),
        28 => Control::PlayOrPause.into(),
        29 => Control::Step.into(),
        30 => Control::StepBack.into(),
        31 => Control::Seek(draw(2_000) as u64).into(),
        32 => Control::Jump([Jump::TakeBack, Jump::Solution, Jump::End, Jump::Over, Jump::Out][draw(5)]).into(),
        33 => Control::Stop.into(),
        34 | 35 => edit(Edit::Delete { block }),
        36 => edit(Edit::Duplicate { piece: block }),
        37 => edit(Edit::Fill { block, slot: draw(2), text: draw(10).to_string() }),
        38 => HistoryRequest::Undo(None).into(),
        _ => HistoryRequest::Redo(None).into(),
    }
}

/// Opens the first task of the lesson if no task of it is open.
fn stay(app: &mut App, number: usize) {
    if learning(app).lesson_number() != Some(number) {
        make(app, LessonRequest::Open(number, 0));
    }
}

/// Checks that the open task can be done from here: shown, or begun again and then done.
fn leads_on(app: &mut App, way: usize, at: &str) {
    let (_, task) = learning(app).open().expect("a task is open");
    let is_ask = matches!(task.goal(), Goal::Ask(_));
    if is_ask && way == 0 {
        make(app, LessonRequest::Restart);
        let Ok(Solution::Answer(answer, _)) = task.solution() else { panic!("{at}") };
        make(app, LessonRequest::Answer(answer));
    } else {
        // The first one may only warn that the pupil's program would be replaced.
        make(app, LessonRequest::ShowMe);
        make(app, LessonRequest::ShowMe);
        if !is_ask {
            make(app, LessonRequest::Check);
        }
    }
    let (lesson, task) = learning(app).open().expect("a task is open");
    let feedback = learning(app).feedback();
    match is_ask && way != 0 {
        true => assert!(matches!(feedback, Some(Feedback::Hint(_))), "{at}: {feedback:?}"),
        false => assert!(matches!(feedback, Some(Feedback::Right(_))), "{at}: {feedback:?}"),
    }
    assert_ne!(learning(app).progress().result(lesson, task).status, TaskStatus::Open, "{at}");
    let place = learning(app).task_number();
    make(app, LessonRequest::Next);
    let after = learning(app).open().map(|_| learning(app).task_number());
    let expected = Some(place + 1).filter(|place| *place < lesson.tasks.len());
    assert_eq!(after, expected, "{at}: Next leads on");
}

#[test]
fn whatever_a_pupil_does_in_a_lesson_there_is_a_way_on() {
    let wanted = std::env::var(REQUESTS).ok().and_then(|wanted| wanted.parse().ok()).unwrap_or(FEW);
    let mut app = logic();
    app.update();
    make(&mut app, ViewRequest::ShowPage(Page::Lessons));
    let mut checks = 0;
    for (number, first) in Learning::lessons().iter().enumerate() {
        println!("{}", first.name);
        let mut draw = dice(number as u64 + 1);
        let mut last: VecDeque<String> = VecDeque::new();
        for made in 0..wanted {
            stay(&mut app, number);
            let (lesson, task) = learning(&app).open().expect("a task is open");
            assert_eq!(lesson.name, first.name);
            let wish = request(&app, number, lesson, task, &mut draw);
            last.truncate(2 * BETWEEN);
            last.push_front(format!("{wish:?}"));
            let is_check = wish == LessonRequest::Check.into();
            make(&mut app, wish);
            let at = || format!("{}-{}, after {made}: {last:#?}", lesson.name, task.name);
            // A check always tells something.
            if is_check {
                assert!(learning(&app).feedback().is_some(), "{}", at());
                checks += 1;
            }
            if learning(&app).open().is_some() {
                assert!(app.world().resource::<Workbench>().run().is_some() || task.run().is_err(), "{}", at());
            }
            if made % BETWEEN == BETWEEN - 1 {
                stay(&mut app, number);
                leads_on(&mut app, draw(2), &at());
            }
        }
    }
    assert!(checks > Learning::lessons().len(), "{checks}");
}
