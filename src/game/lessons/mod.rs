//! The lessons: which task is open, the run and the program in it, what was answered, and what has been done so far.

mod keeping;

use crate::blocks::BlockId;
use crate::game::blocks::Blocks;
use crate::game::editor::Editor;
use crate::game::files::dialogs::save_as;
use crate::game::files::kept;
use crate::game::files::storage::{PAGES, TABLE};
use crate::game::owl::Reply;
use crate::game::owl::words::{self, words};
use crate::game::script::work::elsewhere;
use crate::game::script::{
    BackOn, Confirmation, Current, LessonRequest, Page, Request, Script, ScriptSystems, WorkbenchRequest,
};
use crate::game::workbench::Workbench;
use crate::lessons::{Answer, Came, Deed, Facts, Goal, Lesson, Progress, Task, Verdict, Way, check, course, page};
use crate::run::{Act, ProgramRun, RunError};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use std::path::PathBuf;
use std::sync::Arc;

/// What came of the last check, or what was asked for last.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Told {
    /// It is right, and why.
    Right(String),
    /// It is not right, and why.
    Wrong(String),
    /// A hint, or what was shown.
    Hint(String),
}

/// The page of the lessons.
#[derive(Resource, Default, Debug)]
pub struct Learning {
    /// The places of the lesson on the path, and of the task in the lesson; `None` while the path is seen.
    at: Option<(usize, usize)>,
    draft: String,
    hints: usize,
    told: Option<Told>,
    progress: Progress,
}

impl Learning {
    /// All lessons, in the order of the path.
    pub fn lessons() -> &'static [Lesson] {
        // A test reads all lessons that are compiled in.
        course().unwrap_or_default()
    }

    /// The lesson that is open, and its task.
    pub fn open(&self) -> Option<(&'static Lesson, &'static Task)> {
        let (lesson, task) = self.at?;
        let lesson = Learning::lessons().get(lesson)?;
        Some((lesson, lesson.tasks.get(task)?))
    }

    /// The place of the task in its lesson, from 0.
    pub fn task_number(&self) -> usize {
        self.at.map_or(0, |(_, task)| task)
    }

    /// The place of the lesson on the path, from 0.
    pub fn lesson_number(&self) -> Option<usize> {
        self.at.map(|(lesson, _)| lesson)
    }

    /// What is typed as an answer.
    pub fn draft(&self) -> &str {
        &self.draft
    }

    /// How many hints were read.
    pub fn hints(&self) -> usize {
        self.hints
    }

    /// What came of the last check.
    pub fn told(&self) -> Option<&Told> {
        self.told.as_ref()
    }

    /// What has been done so far.
    pub fn progress(&self) -> &Progress {
        &self.progress
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Learning>()
        .add_plugins(kept::plugin::<Learning>)
        .add_systems(Script, (save, carry_out.run_if(in_state(Page::Lessons))).in_set(ScriptSystems::Ask))
        .add_systems(OnExit(Page::Lessons), |mut workbench: ResMut<Workbench>, mut editor: ResMut<Editor>| {
            workbench.lay(None);
            editor.set_exercise(None);
        })
        .add_systems(OnEnter(Page::Lessons), come_back)
        .add_observer(on_back_on);
}

/// Who comes back goes on with the task, from its beginning.
fn come_back(mut learning: ResMut<Learning>, mut laid: Laid) {
    if let Some((_, task)) = learning.open() {
        begin(task, &mut learning, &mut laid);
    }
}

/// What a lesson lays out.
#[derive(SystemParam)]
struct Laid<'w> {
    workbench: ResMut<'w, Workbench>,
    editor: ResMut<'w, Editor>,
    blocks: ResMut<'w, Blocks>,
}

impl Laid<'_> {
    /// This run is seen, as it stands.
    fn show(&mut self, run: Option<ProgramRun>) {
        self.workbench.lay(run);
        self.workbench.show_moment(&mut self.blocks);
    }
}

fn on_back_on(back: On<BackOn>, learning: Res<Learning>, mut reply: Reply) {
    if *back.event() == BackOn(Page::Lessons) {
        reply.explain(if learning.at.is_none() { words().lessons_about() } else { words().lessons_go_on() });
    }
}

/// Opens a task: its program, and the run where the learner begins.
fn begin(task: &'static Task, learning: &mut Learning, laid: &mut Laid) {
    let makes = matches!(task.goal(), Goal::Make(_));
    laid.editor.set_exercise(makes.then(|| Arc::clone(&task.program)));
    let scripts = learning.open().map(|(lesson, _)| lesson.scripts.clone()).unwrap_or_default();
    let (at, progress) = (learning.at, std::mem::take(&mut learning.progress));
    *learning = Learning { at, progress, ..Learning::default() };
    laid.blocks.begin(&task.program);
    // That is soon done: a test counts its blocks. A program to be changed may have faults before it runs.
    laid.show(task.run().ok());
    let changed = task.changes().filter(|_| makes);
    let changed = changed.and_then(|changed| task.program.scripts().position(|placed| placed.id == changed.id));
    let first = scripts.first().copied().filter(|_| makes || laid.blocks.moment().running.is_none());
    if let Some(script) = changed.or(first) {
        laid.blocks.choose(script);
    }
}

/// The path is seen again.
fn leave(learning: &mut Learning, laid: &mut Laid) {
    learning.at = None;
    laid.workbench.lay(None);
    laid.editor.set_exercise(None);
}

fn carry_out(
    current: Res<Current>,
    mut learning: ResMut<Learning>,
    mut laid: Laid,
    mut confirmation: ResMut<Confirmation>,
    mut reply: Reply,
) {
    let request = match &current.0 {
        Request::Lesson(request) => request,
        // What was told before is of another moment.
        Request::Workbench(_) => {
            learning.told = None;
            return;
        }
        _ => return,
    };
    let lessons = Learning::lessons();
    match request {
        LessonRequest::Path => {
            leave(&mut learning, &mut laid);
            reply.explain(words().lessons_about());
            return;
        }
        LessonRequest::Open(lesson, task) => {
            if lessons.get(*lesson).is_some_and(|lesson| *task < lesson.tasks.len()) {
                learning.at = Some((*lesson, *task));
                let open = learning.open();
                open.into_iter().for_each(|(_, task)| begin(task, &mut learning, &mut laid));
                reply.explain(words().lessons_go_on());
            }
            return;
        }
        LessonRequest::OpenByCode(code) => {
            let code = code.trim().to_lowercase();
            match lessons.iter().position(|lesson| lesson.name == code) {
                Some(number) => reply.then(LessonRequest::Open(number, learning.progress.first_open(&lessons[number]))),
                None => reply.refuse(words().lessons_no_code(code)),
            }
            return;
        }
        // `save` does it, on every page.
        LessonRequest::SaveResults(_) | LessonRequest::SavePages(_) => return,
        LessonRequest::GoOn => {
            let next = learning.progress.next(lessons).and_then(|(wanted, task)| {
                let lesson = lessons.iter().position(|lesson| lesson.name == wanted.name)?;
                Some((lesson, wanted.tasks.iter().position(|other| other.name == task.name)?))
            });
            let (lesson, task) = next.unwrap_or((0, 0));
            reply.then(LessonRequest::Open(lesson, task));
            return;
        }
        _ => {}
    }
    let Some((lesson, task)) = learning.open() else { return };
    let Some((number, place)) = learning.at else { return };
    let lesson_words = crate::lessons::words(words::tag());
    match request {
        LessonRequest::Path
        | LessonRequest::Open(..)
        | LessonRequest::OpenByCode(_)
        | LessonRequest::SaveResults(_)
        | LessonRequest::SavePages(_)
        | LessonRequest::GoOn => {}
        LessonRequest::Next if place + 1 < lesson.tasks.len() => reply.then(LessonRequest::Open(number, place + 1)),
        LessonRequest::Next => {
            leave(&mut learning, &mut laid);
            let solved = |task: &&Task| learning.progress.of(lesson, task).came == Came::Solved;
            let solved = lesson.tasks.iter().filter(solved).count();
            reply.explain(words().lessons_end(lesson_words.title(lesson), solved, lesson.tasks.len()));
        }
        LessonRequest::Previous => match place.checked_sub(1) {
            Some(before) => reply.then(LessonRequest::Open(number, before)),
            None => reply.refuse(words().lessons_no_previous()),
        },
        LessonRequest::Restart => begin(task, &mut learning, &mut laid),
        LessonRequest::Write(text) => learning.draft.clone_from(text),
        LessonRequest::ClickCell(id) => match task.way() {
            Some(Way::Cell) => reply.then(LessonRequest::Answer(Answer::Cell(*id))),
            _ => reply.then(WorkbenchRequest::Do(Act::Click(*id))),
        },
        LessonRequest::ClickBlock(block) => {
            if task.way() == Some(&Way::Block) {
                reply.then(LessonRequest::Answer(Answer::Block(block.0)));
            }
        }
        LessonRequest::Answer(answer) => {
            let answer = answer.clone();
            let work = move || check(task, &answer);
            reply.think(elsewhere(work), judge);
        }
        LessonRequest::Check if task.way() == Some(&Way::Number) => {
            reply.then(LessonRequest::Answer(Answer::Number(learning.draft.clone())));
        }
        LessonRequest::Check => {
            let run = laid.workbench.run().cloned();
            let program = laid.editor.exercise().map(|program| Arc::clone(program.program()));
            let work =
                move || check(task, Facts { run: run.as_ref(), program: program.as_deref(), ..Facts::default() });
            reply.think(elsewhere(work), judge);
        }
        LessonRequest::Hint => match lesson_words.hint(lesson, task, learning.hints + 1) {
            Some(hint) => {
                learning.hints += 1;
                let hints = learning.hints as u32;
                learning.progress.note_hints(lesson, task, hints);
                learning.told = Some(Told::Hint(hint));
            }
            None => learning.told = Some(Told::Hint(words().lessons_no_more_hints())),
        },
        LessonRequest::ShowMe => {
            learning.progress.show(lesson, task);
            reply.think(elsewhere(move || task.deed()), show);
        }
        LessonRequest::Skip => {
            learning.progress.skip(lesson, task);
            reply.then(LessonRequest::Next);
        }
        LessonRequest::StartOver if !confirmation.is_given(&current.0) => {
            learning.told = Some(Told::Hint(words().lessons_start_over_warning()));
        }
        LessonRequest::StartOver => {
            learning.progress.start_over(lesson);
            reply.then(LessonRequest::Open(number, 0));
        }
    }
}

/// The file was chosen in a dialog; meanwhile another page may be seen.
fn save(request: Res<Current>, learning: Res<Learning>, mut reply: Reply) {
    let lessons = Learning::lessons();
    match &request.0 {
        Request::Lesson(LessonRequest::SaveResults(path)) => {
            reply.then(save_as(path, TABLE, learning.progress.table(lessons)));
        }
        Request::Lesson(LessonRequest::SavePages(path)) => {
            let (path, said) = (path.clone(), crate::lessons::words(words::tag()));
            // The answers are read from the programs as they run.
            let work = move || (path, page(&lessons.iter().collect::<Vec<_>>(), said));
            reply.think(elsewhere(work), save_pages);
        }
        _ => {}
    }
}

fn save_pages(In((path, html)): In<(PathBuf, Result<String, RunError>)>, mut reply: Reply) {
    match html {
        Ok(html) => reply.then(save_as(&path, PAGES, html)),
        Err(reason) => reply.refuse(words::capitalised(&words::run_error(&reason))),
    }
}

/// Tells what came of a check.
fn judge(In(verdict): In<Result<Verdict, RunError>>, mut learning: ResMut<Learning>) {
    let Some((lesson, task)) = learning.open() else { return };
    let lesson_words = crate::lessons::words(words::tag());
    learning.told = Some(match verdict {
        Ok(verdict) => {
            learning.progress.note(lesson, task, &verdict);
            let told = lesson_words.verdict(lesson, task, &verdict, words::finding, words::run_error);
            if verdict == Verdict::Right { Told::Right(told) } else { Told::Wrong(told) }
        }
        Err(reason) => Told::Wrong(words::capitalised(&words::run_error(&reason))),
    });
}

/// Shows how it is done.
fn show(In(deed): In<Result<Deed, RunError>>, mut learning: ResMut<Learning>, mut laid: Laid) {
    let Some((lesson, task)) = learning.open() else { return };
    let why = crate::lessons::words(words::tag()).why(lesson, task);
    let shown = match deed {
        Ok(Deed::Answer(answer, run)) => {
            let block = answer.block();
            laid.blocks.follow();
            laid.show(Some(*run));
            block.into_iter().for_each(|block| laid.blocks.see(block));
            words().lessons_answer(match answer {
                Answer::Cell(id) => id.to_string(),
                Answer::Number(text) | Answer::Choice(text) => text,
                Answer::Block(id) => BlockId(id).to_string(),
            })
        }
        Ok(Deed::Play(_, run)) => {
            laid.blocks.follow();
            laid.show(Some(*run));
            words().lessons_shown()
        }
        Ok(Deed::Program(program)) => {
            laid.editor.change_exercise(program);
            words().lessons_program_shown()
        }
        Err(reason) => words::capitalised(&words::run_error(&reason)),
    };
    learning.told = Some(Told::Hint(format!("{shown} {why}")));
}
