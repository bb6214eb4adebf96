//! Lessons on the table: the run of the program, the learner's actions, and saved progress.

use super::{List, Table};
use crate::game::files::saves::read_kept;
use crate::game::files::{Folders, storage};
use crate::game::lessons::learning::Effect;
use crate::game::requests::LessonRequest;
use crate::game::solver::watching::{nothing_runs, why_it_rests};
use std::sync::Arc;
use std::time::Duration;
use sudoku_run::lessons::{Goal, Progress, Solution, Submission, check};
use sudoku_run::{Act, Control, FrameResult, ProgramRun, RunError, Unit};
use sudoku_words::words;

impl Table {
    /// Carries out a lesson request.
    pub(super) fn learn(&mut self, request: &LessonRequest) {
        // Only the window can confirm a restart of a lesson.
        match self.learning.hear(request, || false) {
            Effect::Nothing => {}
            Effect::Leave(said) => {
                self.lesson_run = None;
                self.list = Some((List::Lessons, 1));
                self.speech.explain(said);
            }
            Effect::Begin(said) => {
                (self.list, self.item) = (None, 0);
                self.lesson_run = self.learning.open().and_then(|(_, task)| task.run().ok());
                said.into_iter().for_each(|said| self.speech.explain(said));
            }
            Effect::Ask(request) => self.carry_out(request),
            Effect::Refuse(said) => self.speech.refuse(said),
            Effect::Check(answer) => {
                let Some((_, task)) = self.learning.open() else { return };
                if matches!(task.goal(), Goal::Make(_)) {
                    return self.speech.refuse(words().terminal_window_only());
                }
                let run = self.lesson_run.clone();
                let checked = async move {
                    check(task, Submission { answer: answer.as_ref(), run: run.as_ref(), program: None })
                };
                self.think(checked, |table, verdict| {
                    table.learning.judge(verdict);
                    table.keep_progress();
                });
            }
            Effect::Show => {
                let Some((_, task)) = self.learning.open() else { return };
                self.think(async move { task.solution() }, Table::show_solution);
            }
            Effect::RunTo => {
                let (Some((_, task)), Some(run)) = (self.learning.open(), self.lesson_run.clone()) else { return };
                self.think(async move { task.reach(&run) }, Table::run_to);
            }
        }
        self.keep_progress();
    }

    fn show_solution(&mut self, solution: Result<Solution, RunError>) {
        self.learning.tell_shown(&solution);
        match solution {
            Ok(Solution::Answer(_, run) | Solution::Play(_, run)) => self.lesson_run = Some(*run),
            Ok(Solution::Program(program)) => {
                let code = sudoku_blocks::compile(&program).ok();
                self.lesson_run = code.map(|code| ProgramRun::new(Arc::new(code)));
            }
            Err(_) => {}
        }
    }

    fn run_to(&mut self, reached: Result<ProgramRun, RunError>) {
        match reached {
            Ok(run) => {
                self.lesson_run = Some(run);
                self.learning.tell_reached();
            }
            Err(reason) => self.speech.refuse(sudoku_words::full_sentence(&sudoku_words::run_error(&reason))),
        }
    }

    /// Closes the open task.
    pub(super) fn close_task(&mut self) {
        self.learning.hear(&LessonRequest::Path, || false);
        (self.list, self.lesson_run) = (None, None);
    }

    /// Undo restores a discarded future of the run. There is nothing else to undo, because only the window edits programs.
    pub(super) fn undo_in_lesson(&mut self, back: bool) {
        if back && self.lesson_run.as_mut().is_some_and(ProgramRun::undo) {
            self.speech.explain(words().program_future_back());
        } else {
            self.speech.refuse(if back { words().no_edit_to_undo() } else { words().no_edit_to_redo() });
        }
    }

    /// Applies an action to the program, which runs at once, or says why it cannot.
    pub(super) fn act(&mut self, act: &Act) {
        self.learning.forget_told();
        if self.learning.awaits_prediction() {
            return self.speech.refuse(words().lessons_predict_first());
        }
        let Some(run) = &mut self.lesson_run else { return };
        match run.act(act.clone()) {
            Ok(()) => {
                run.playback_mut().pause(false);
                if matches!(act, Act::Answer(_)) {
                    self.learn(&LessonRequest::Write(String::new()));
                }
            }
            Err(reason) => self.speech.refuse(sudoku_words::full_sentence(&sudoku_words::act_error(&reason))),
        }
    }

    pub(super) fn control_lesson(&mut self, control: Control) {
        let goes_on = matches!(control, Control::PlayOrPause | Control::Step | Control::Jump(_));
        if goes_on && self.learning.awaits_prediction() {
            return self.speech.refuse(words().lessons_predict_first());
        }
        let (Some((_, task)), Some(run)) = (self.learning.open(), &mut self.lesson_run) else { return };
        if goes_on
            && run.is_idle()
            && let Some(act) = task.next_act(run).cloned()
        {
            // The project's tests carry out every task's actions.
            let _ = run.act(act);
        }
        // Nothing can run, and the end of the run would replace the reason in the bubble.
        if let Some(said) = nothing_runs(control, run) {
            return self.speech.refuse(said);
        }
        run.control(control, Unit::Block);
        if control == Control::PlayOrPause && run.playback().is_paused() {
            self.speech.explain(words().terminal_run_paused());
        }
    }

    /// Advances the lesson's run.
    pub(super) fn advance_lesson(&mut self, time: Duration) -> bool {
        let Some(run) = self.lesson_run.as_mut().filter(|run| !run.playback().is_idle()) else { return false };
        match run.advance(time, self.speed, Unit::Block, &[]) {
            FrameResult::Nothing => return false,
            FrameResult::Ended => self.speech.explain(why_it_rests(run)),
            FrameResult::Moved | FrameResult::Reached => {}
        }
        true
    }

    /// Reads the saved progress. An unreadable file is set aside.
    pub(super) fn read_progress(&mut self, folders: &Folders) {
        let (progress, may_keep) =
            read_kept(&folders.lessons(), Progress::read, |reason| words().lessons_unread(reason), &mut self.speech);
        self.kept_progress = may_keep.then(|| progress.clone().unwrap_or_default());
        progress.into_iter().for_each(|progress| self.learning.go_on_with(progress));
    }

    fn keep_progress(&mut self) {
        let progress = self.learning.progress();
        let Some(folders) = self.folders.as_ref().filter(|_| !self.saves.is_elsewhere()) else { return };
        if self.kept_progress.as_ref().is_none_or(|kept| kept == progress) {
            return;
        }
        match storage::write(&folders.lessons(), progress.write().as_bytes()) {
            Ok(()) => self.kept_progress = Some(progress.clone()),
            Err(error) => self.speech.refuse(sudoku_words::capitalised(&error.to_string())),
        }
    }
}
