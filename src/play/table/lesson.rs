//! A lesson on the table: the run of its program, what the learner does, and what is kept of it.

use super::{List, Table};
use crate::files::Folders;
use crate::files::storage::{self, FileError};
use crate::lessons::{Deed, Facts, Goal, Progress, check};
use crate::play::learning::Then;
use crate::play::watching::{what_lets_it_run, why_it_rests};
use crate::requests::{LessonRequest, Request};
use crate::run::{Act, Control, Played, ProgramRun, RunError};
use crate::words::{self, words};
use std::sync::Arc;
use std::time::Duration;

impl Table {
    /// Carries out what is asked of the lessons.
    pub(super) fn learn(&mut self, request: &LessonRequest, confirmed: bool) {
        match self.learning.hear(request, || confirmed) {
            Then::Nothing => {}
            Then::Leave(said) => {
                self.lesson_run = None;
                self.list = Some((List::Lessons, 1));
                self.speech.explain(said);
            }
            Then::Begin(said) => {
                (self.list, self.item) = (None, 0);
                self.lesson_run = self.learning.open().and_then(|(_, task)| task.run().ok());
                said.into_iter().for_each(|said| self.speech.explain(said));
            }
            Then::Ask(request) => self.carry_out(request),
            Then::Refuse(said) => self.speech.refuse(said),
            Then::Check(answer) => {
                let Some((_, task)) = self.learning.open() else { return };
                if matches!(task.goal(), Goal::Make(_)) {
                    return self.speech.refuse(words().terminal_window_only());
                }
                let run = self.lesson_run.clone();
                let checked =
                    async move { check(task, Facts { answer: answer.as_ref(), run: run.as_ref(), program: None }) };
                self.think(checked, |table, verdict| {
                    table.learning.judge(verdict);
                    table.keep_progress();
                });
            }
            Then::Show => {
                let Some((_, task)) = self.learning.open() else { return };
                self.think(async move { task.deed() }, Table::show_deed);
            }
        }
        if *request == LessonRequest::StartOver && !confirmed {
            self.awaited = Some(Request::from(LessonRequest::StartOver));
        }
        self.keep_progress();
    }

    fn show_deed(&mut self, deed: Result<Deed, RunError>) {
        self.learning.tell_shown(&deed);
        match deed {
            Ok(Deed::Answer(_, run) | Deed::Play(_, run)) => self.lesson_run = Some(*run),
            Ok(Deed::Program(program)) => {
                let code = crate::blocks::compile(&program).ok();
                self.lesson_run = code.map(|code| ProgramRun::new(Arc::new(code)));
            }
            Err(_) => {}
        }
    }

    /// The board is seen again.
    pub(super) fn leave_lessons(&mut self) {
        self.learning.hear(&LessonRequest::Path, || false);
        (self.list, self.lesson_run) = (None, None);
        self.speech.explain(words().click_a_cell());
    }

    /// Does something to the program that runs, or says why that cannot be done.
    pub(super) fn act(&mut self, act: &Act) {
        self.learning.forget_told();
        let Some(run) = &mut self.lesson_run else { return };
        if let Err(reason) = run.act(act.clone()) {
            self.speech.refuse(words::capitalised(&words::not_done(&reason)));
        }
    }

    pub(super) fn control_lesson(&mut self, control: Control) {
        let Some(run) = &mut self.lesson_run else { return };
        let begins = matches!(control, Control::PlayOrPause | Control::Step | Control::Jump(_));
        if begins && (run.has_stopped() || run.machine().is_idle()) {
            self.speech.refuse(what_lets_it_run(run));
        }
        run.obey(control);
    }

    /// Goes on with the run of the lesson.
    pub(super) fn advance_lesson(&mut self, time: Duration) -> bool {
        let Some(run) = self.lesson_run.as_mut().filter(|run| !run.playback().is_at_rest()) else { return false };
        match run.advance(time, self.speed, &[]) {
            Played::Nothing => return false,
            Played::Ended => self.speech.explain(why_it_rests(run)),
            Played::Moved | Played::Reached => {}
        }
        true
    }

    /// Reads what was done before. What cannot be read stands aside.
    pub(super) fn read_progress(&mut self, folders: &Folders) {
        let path = folders.lessons();
        let read = match storage::read(&path, storage::LARGEST_FILE) {
            Ok(text) => Progress::read(&storage::name(&path), &text).map_err(|reason| reason.to_string()),
            Err(FileError::Missing(_)) => Ok(Progress::default()),
            Err(reason) => Err(reason.to_string()),
        };
        match read {
            Ok(progress) => {
                self.kept_progress = Some(progress.clone());
                self.learning.go_on_with(progress);
            }
            Err(reason) => {
                self.kept_progress = storage::set_aside(&path).is_ok().then(Progress::default);
                self.speech.refuse(words().lessons_unread(reason));
            }
        }
    }

    fn keep_progress(&mut self) {
        let progress = self.learning.progress();
        let Some(folders) = self.folders.as_ref().filter(|_| !self.saves.is_elsewhere()) else { return };
        if self.kept_progress.as_ref().is_none_or(|kept| kept == progress) {
            return;
        }
        match storage::write(&folders.lessons(), progress.write().as_bytes()) {
            Ok(()) => self.kept_progress = Some(progress.clone()),
            Err(error) => self.speech.refuse(words::capitalised(&error.to_string())),
        }
    }
}
