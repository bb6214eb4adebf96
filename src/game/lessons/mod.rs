//! The lessons page: the open task with its program and its run, and the learner's requests.

pub mod class_link;
pub mod faults;
pub mod learning;
mod link_errors;
pub mod platform;
mod saving;
mod time;

use crate::game::blocks::Blocks;
use crate::game::editor::Editor;
use crate::game::files::dialogs::{login, save_as};
use crate::game::files::saved_record;
use crate::game::files::storage::{PAGES, TABLE};
use crate::game::lessons::learning::{Checked, Effect, Feedback, Learning};
use crate::game::owl::{Mood, Reply};
use crate::game::play::BlockProgram;
use crate::game::requests::{BoardRequest, LessonRequest, Page, Request, Tab, ViewRequest};
use crate::game::script::work::on_thread;
use crate::game::script::{
    Confirmation, CurrentRequest, PageShown, ProgramSpeed, RequestSchedule, RequestSystems, View,
};
use crate::game::session::{Session, Subject};
use crate::game::workbench::Workbench;
use bevy_app::prelude::*;
use bevy_ecs::prelude::*;
use bevy_ecs::system::SystemParam;
use bevy_state::prelude::*;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use sudoku_blocks::{Definition, PlacedScript, Script as BlockScript, read_program, write_changes, write_program};
use sudoku_run::lessons::{
    BlockTexts, Ending, FailedTrial, FaultSet, Goal, Lesson, Readers, Solution, Submission, Task, check, page,
};
use sudoku_run::{Control, ProgramRun, RunError};
use sudoku_words::words;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Learning>()
        .add_plugins((saved_record::plugin::<Learning>, class_link::plugin, platform::plugin, time::plugin))
        .add_systems(RequestSchedule, follow_request.run_if(in_state(Page::Lessons)).in_set(RequestSystems::Notice))
        .add_systems(OnExit(Page::Lessons), leave)
        .add_systems(OnEnter(Page::Lessons), come_back)
        .add_observer(on_back_on);
}

fn leave(
    mut learning: ResMut<Learning>,
    mut workbench: ResMut<Workbench>,
    mut editor: ResMut<Editor>,
    session: Res<Session>,
    mut reply: Reply,
) {
    workbench.end_run(&session, &mut reply);
    editor.end_exercise();
    learning.note_time();
    learning.take_name();
}

/// Returns true if a program can be seen: on each page but that of all lessons, where none is open.
pub(in crate::game) fn shows_program(world: &World) -> bool {
    let is_learning = *world.resource::<State<Page>>().get() == Page::Lessons;
    !is_learning || world.resource::<Learning>().open().is_some()
}

/// Says that a lesson has to be opened first.
pub(in crate::game) fn refuse_without_program(mut reply: Reply) {
    reply.refuse(words().scratch_no_lesson());
}

/// Restarts the task when the learner returns to the page.
fn come_back(mut learning: ResMut<Learning>, mut laid: LessonSetup, mut reply: Reply) {
    learning.come_back();
    set_up(&learning, &mut laid, &mut reply);
}

/// The resources that a lesson sets up.
#[derive(SystemParam)]
pub(in crate::game) struct LessonSetup<'w> {
    workbench: ResMut<'w, Workbench>,
    editor: ResMut<'w, Editor>,
    blocks: ResMut<'w, Blocks>,
    view: ResMut<'w, View>,
    session: Res<'w, Session>,
}

impl LessonSetup<'_> {
    /// Shows a run at its current moment, and the task's script.
    fn show(&mut self, run: Option<ProgramRun>, learning: &Learning, lesson: &Lesson, task: &Task) {
        self.workbench.set_run(run, Subject::Exercise(learning.exercise(lesson, task)));
        self.workbench.show_moment(&mut self.blocks);
        self.see_script(lesson, task);
    }

    /// Shows the current version of the task's script, from the block in it that ran last, if any.
    fn see_script(&mut self, lesson: &Lesson, task: &Task) {
        let Some(of_task) = lesson.script_of(task).and_then(|script| task.program.scripts().nth(script)) else {
            return;
        };
        let head =
            |script: &BlockScript| (script.definition.as_ref().map(Definition::label), script.blocks.first().cloned());
        let is_it = |placed: &PlacedScript<'_>| {
            let (label, hat) = head(placed.script);
            let (wanted, wanted_hat) = head(of_task.script);
            placed.sprite.name == of_task.sprite.name && label == wanted && (label.is_some() || hat == wanted_hat)
        };
        let program = Arc::clone(self.blocks.program());
        let mut scripts = program.scripts().enumerate();
        let Some((script, placed)) = scripts.find(|(_, placed)| is_it(placed)) else { return };
        let ids = placed.id..placed.id.plus(placed.script.count());
        let running = self.blocks.moment().running.filter(|block| ids.contains(block));
        self.blocks.choose(script);
        running.into_iter().for_each(|block| self.blocks.see(block));
    }

    /// Before the program continues: performs the action that the question is about, if nothing is running.
    fn go_on(&mut self, task: &Task, reply: &mut Reply) {
        let waits = self.workbench.run().filter(|run| run.is_idle());
        if let Some(act) = waits.and_then(|run| task.next_act(run)).cloned() {
            // The project's tests carry out every task's actions.
            let _ = self.workbench.act(act, reply);
        }
    }
}

/// Clears a refusal once something runs; later refusals are kept.
fn forget_refusal(learning: &Learning, reply: &mut Reply) {
    if learning.open().is_some() && reply.mood() == Mood::Doubtful {
        reply.mention(words().lessons_go_on());
    }
}

fn on_back_on(back: On<PageShown>, learning: Res<Learning>, mut reply: Reply) {
    if *back.event() == PageShown(Page::Lessons) {
        reply.explain(if learning.open().is_none() { words().lessons_about() } else { words().lessons_go_on() });
    }
}

/// Sets up the open task: its program or what the learner has made of it, and its run where the learner begins.
fn set_up(learning: &Learning, laid: &mut LessonSetup, reply: &mut Reply) {
    let Some((lesson, task)) = learning.open() else { return };
    let makes = matches!(task.goal(), Goal::Make(_));
    match makes {
        true => laid.editor.begin_exercise(learning.exercise(lesson, task), &task.program, &laid.session),
        false => laid.editor.end_exercise(),
    }
    laid.blocks.begin(&task.program);
    // This is fast: a test limits the number of blocks. A program to be fixed may have faults before it runs.
    laid.workbench.end_run(&laid.session, reply);
    laid.show(task.run().ok(), learning, lesson, task);
}

/// Follows what the person does with the program of a lesson.
fn follow_request(
    current: Res<CurrentRequest>,
    mut learning: ResMut<Learning>,
    mut laid: LessonSetup,
    mut reply: Reply,
) {
    match &current.0 {
        Request::Workbench(_) => {
            learning.forget_told();
            forget_refusal(&learning, &mut reply);
            if let (Some((lesson, task)), true) = (learning.open(), laid.blocks.follows()) {
                laid.see_script(lesson, task);
            }
        }
        Request::Film(control @ (Control::PlayOrPause | Control::Step | Control::Jump(_))) => {
            let Some((lesson, task)) = learning.open().filter(|_| !learning.awaits_prediction()) else { return };
            laid.go_on(task, &mut reply);
            forget_refusal(&learning, &mut reply);
            // Feedback on the run is outdated once it continues.
            if matches!((task.goal(), learning.feedback()), (Goal::Reach { .. }, Some(Feedback::Wrong(_)))) {
                learning.forget_told();
            }
            // At that speed, blocks of other scripts are not followed.
            if *control != Control::Step && !laid.workbench.runs() && laid.blocks.follows() {
                laid.see_script(lesson, task);
            }
        }
        // In a lesson, the same key leads to the list of lessons, where a class code can be typed.
        Request::View(ViewRequest::ShowPage(Page::Lessons)) if learning.open().is_some() => {
            reply.then(LessonRequest::Path);
        }
        _ => {}
    }
}

pub(in crate::game) fn handle(
    In(request): In<LessonRequest>,
    page: Res<State<Page>>,
    mut learning: ResMut<Learning>,
    mut laid: LessonSetup,
    mut confirmation: ResMut<Confirmation>,
    mut reply: Reply,
) {
    match &request {
        // The dialog may have been left open on another page.
        LessonRequest::SaveResults(path) => {
            learning.note_time();
            return save_results(path, &learning, &laid.session, &mut reply);
        }
        LessonRequest::SavePages(path) => return save_pages(path.clone(), &mut reply),
        _ if *page.get() != Page::Lessons => return,
        _ => {}
    }
    let has_changed = |task: &Task| laid.editor.exercise().is_some_and(|own| *own.program() != task.program);
    let replaces = request == LessonRequest::ShowMe
        && learning.allows_show()
        && learning.open().is_some_and(|(_, task)| has_changed(task));
    let whole = Request::Lesson(request.clone());
    if replaces && !confirmation.is_given(&whole) {
        learning.warn(words().lesson_show_warning());
        return;
    }
    let lesson = learning.open().map(|(lesson, _)| lesson);
    match learning.handle(&request, || confirmation.is_given(&whole)) {
        Effect::Nothing => {}
        Effect::Leave(said) => {
            laid.workbench.end_run(&laid.session, &mut reply);
            laid.editor.end_exercise();
            reply.explain(said);
        }
        Effect::Begin(said) => {
            set_up(&learning, &mut laid, &mut reply);
            if request == LessonRequest::Restart && laid.editor.exercise().is_some_and(BlockProgram::is_own) {
                reply.then(laid.editor.replace(String::new()));
            }
            // Where only one tab is visible, a lesson begins with the task.
            if !matches!(request, LessonRequest::Next | LessonRequest::Previous | LessonRequest::Restart) {
                laid.view.set_tab(Tab::Task);
            }
            said.into_iter().for_each(|said| reply.explain(said));
        }
        Effect::Ask(next) => {
            let again = lesson.into_iter().filter(|_| request == LessonRequest::StartOver);
            for (lesson, task) in again.flat_map(|lesson| lesson.tasks.iter().map(move |task| (lesson, task))) {
                let name = learning.exercise(lesson, task);
                if !laid.session.exercise(&name).is_empty() {
                    reply.then(BoardRequest::Exercise(name, Arc::default()));
                }
            }
            reply.then(next);
        }
        Effect::Refuse(said) => {
            learning.forget_told();
            reply.refuse(said);
        }
        Effect::Check(answer) => {
            let Some((_, task)) = learning.open() else { return };
            let run = laid.workbench.run().cloned();
            let program = laid.editor.exercise().map(|program| Arc::clone(program.program()));
            let work = move || {
                let handed = Submission { answer: answer.as_ref(), run: run.as_ref(), program: program.as_deref() };
                Checked { verdict: check(task, handed), answer, program }
            };
            reply.think(on_thread(work), judge);
        }
        Effect::Show => {
            let Some((_, task)) = learning.open() else { return };
            reply.think(on_thread(move || task.solution()), show);
        }
        Effect::MakeFaults(set) => {
            let said = sudoku_run::lessons::words(sudoku_words::tag());
            reply.think(on_thread(move || said.faults(set).map(|_| set)), open_faults);
        }
        Effect::RunTo => {
            let (Some((_, task)), Some(run)) = (learning.open(), laid.workbench.run().cloned()) else { return };
            reply.think(on_thread(move || task.reach(&run)), run_to);
        }
        Effect::Watch(reason) => {
            let (Some((_, task)), Some(program)) = (learning.open(), laid.editor.exercise()) else { return };
            let code = Arc::clone(program.code());
            reply.think(on_thread(move || task.failed_trial(&code, &reason)), watch);
        }
    }
}

/// Gives feedback on a check. After a right answer to a question the program runs to the moment that it is about, and after too many
/// wrong ones, too.
fn judge(In(checked): In<Checked>, mut learning: ResMut<Learning>, mut reply: Reply) {
    let gives_away = learning.judge(checked);
    let Some((_, task)) = learning.open() else { return };
    if gives_away {
        reply.think(on_thread(move || task.solution()), show);
    } else if matches!((task.goal(), learning.feedback()), (Goal::Ask(_), Some(Feedback::Right(_)))) {
        reply.think(on_thread(move || task.solution()), see);
    }
}

/// Opens the task with planted faults that has been made.
fn open_faults(In(made): In<Option<FaultSet>>, mut learning: ResMut<Learning>, mut reply: Reply) {
    if let Some(Effect::Ask(next)) = made.map(|set| learning.open_faults(set)) {
        reply.then(next);
    }
}

/// Shows the moment that a question is about.
fn see(In(solution): In<Result<Solution, RunError>>, learning: Res<Learning>, mut laid: LessonSetup) {
    if let (Some((lesson, task)), Ok(Solution::Answer(_, run))) = (learning.open(), solution) {
        laid.show(Some(*run), &learning, lesson, task);
    }
}

/// Saves the learner's results to a file, with the scripts that the learner has made.
fn save_results(path: &Path, learning: &Learning, session: &Session, reply: &mut Reply) {
    let made = |lesson: &Lesson, task: &Task| {
        let text = session.exercise(&learning.exercise(lesson, task));
        // The exercise of a task that the learner has not changed is empty.
        read_program(&task.name, &text).map_or_else(|_| String::new(), |made| write_changes(&made, &task.program))
    };
    reply.then(save_as(path, TABLE, learning.progress().table(&login(), Learning::lessons(), made)));
}

/// Saves the lessons to a file, as pages to print.
fn save_pages(path: PathBuf, reply: &mut Reply) {
    let said = sudoku_run::lessons::words(sudoku_words::tag());
    // The answers are computed by running the programs.
    let work = move || {
        let define = words().block_define();
        let blocks = BlockTexts { line: &sudoku_words::block_words, choice: &sudoku_words::choice, define: &define };
        (path, page(&Learning::lessons().iter().collect::<Vec<_>>(), Readers::All, said, blocks))
    };
    reply.think(on_thread(work), write_pages);
}

fn write_pages(In((path, html)): In<(PathBuf, Result<String, RunError>)>, mut reply: Reply) {
    match html {
        Ok(html) => reply.then(save_as(&path, PAGES, html)),
        Err(reason) => reply.refuse(sudoku_words::full_sentence(&sudoku_words::run_error(&reason))),
    }
}

/// Shows the run at the moment that the task asks for, or says why it is never reached.
fn run_to(
    In(reached): In<Result<ProgramRun, RunError>>,
    mut learning: ResMut<Learning>,
    mut laid: LessonSetup,
    mut reply: Reply,
) {
    let Some((lesson, task)) = learning.open() else { return };
    match reached {
        Ok(run) => {
            learning.tell_reached();
            laid.show(Some(run), &learning, lesson, task);
        }
        Err(reason) => reply.refuse(sudoku_words::full_sentence(&sudoku_words::run_error(&reason))),
    }
}

/// The longest time that the run of a failed trial plays before the step at which it stops, in seconds.
const WATCHED: u64 = 8;

/// Plays the trial that the learner's program has failed, up to its first wrong step.
fn watch(
    In(failed): In<Result<Option<FailedTrial>, RunError>>,
    speed: Res<ProgramSpeed>,
    mut learning: ResMut<Learning>,
    mut laid: LessonSetup,
    mut reply: Reply,
) {
    let Some((lesson, task)) = learning.open() else { return };
    let FailedTrial { mut run, ending } = match failed {
        Ok(Some(failed)) => failed,
        Ok(None) => return,
        Err(reason) => return reply.refuse(sudoku_words::full_sentence(&sudoku_words::run_error(&reason))),
    };
    // The program may have been changed while its run was computed.
    if !laid.editor.exercise().is_some_and(|own| Arc::ptr_eq(own.code(), run.machine().code())) {
        return;
    }
    let stop = match ending {
        Ending::WrongStep(blocks) => Some(blocks),
        Ending::Last(_) | Ending::Never => None,
    };
    if let (Ending::WrongStep(blocks) | Ending::Last(blocks), Some(rate)) = (ending, speed.0.steps_per_second()) {
        // What comes before can be seen by going back.
        run.go_to(blocks.saturating_sub(WATCHED * u64::from(rate)).max(run.blocks()));
    }
    run.play_until(stop);
    learning.tell_watched(ending);
    laid.show(Some(run), &learning, lesson, task);
}

/// Shows the solution.
fn show(
    In(solution): In<Result<Solution, RunError>>,
    mut learning: ResMut<Learning>,
    mut laid: LessonSetup,
    mut reply: Reply,
) {
    let Some((lesson, task)) = learning.open() else { return };
    learning.tell_shown(&solution);
    match solution {
        Ok(Solution::Answer(answer, run)) => {
            laid.show(Some(*run), &learning, lesson, task);
            answer.block().into_iter().for_each(|block| laid.blocks.see(block));
        }
        Ok(Solution::Play(_, run)) => laid.show(Some(*run), &learning, lesson, task),
        Ok(Solution::Program(program)) => reply.then(laid.editor.replace(write_program(&program))),
        Err(_) => {}
    }
}
