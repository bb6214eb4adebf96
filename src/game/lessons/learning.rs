//! The lessons: the open task, the learner's answers, the feedback and the progress.

use crate::game::lessons::faults::FaultChoice;
use crate::game::lessons::link_errors::link_error;
use crate::game::requests::{LessonRequest, Request, WorkbenchRequest};
use bevy_ecs::prelude::*;
use std::sync::Arc;
use std::time::Duration;
use sudoku_blocks::{BlockId, Program};
use sudoku_run::lessons::{
    Answer, AnswerForm, Assignment, CoursePart, Ending, FAULTS, FaultSet, Goal, Lesson, Progress, Reason, SmallBoard,
    Solution, Task, TaskKind, TaskStatus, Verdict,
};
use sudoku_run::{Act, RunError, lessons};
use sudoku_words::words;

/// The number of wrong answers to a question after which the run shows the right one.
const MAX_WRONG: u32 = 3;

/// Feedback on the last check or request.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Feedback {
    /// Correct, with the reason.
    Right(String),
    /// Incorrect, with the reason.
    Wrong(String),
    /// A hint, or an explanation of what was shown.
    Hint(String),
}

/// The front end's part in a request.
#[derive(Clone, PartialEq, Debug)]
pub enum Effect {
    /// Nothing more to do.
    Nothing,
    /// Show all lessons; the owl says this.
    Leave(String),
    /// Restart the open task; the owl says this.
    Begin(Option<String>),
    /// Carry out this request too.
    Ask(Request),
    /// Refuse, for this reason.
    Refuse(String),
    /// Check this answer with [`lessons::check`], or the current run and program if there is none; then call [`Learning::judge`].
    Check(Option<Answer>),
    /// Compute [`Task::solution`] and carry it out; then call [`Learning::tell_shown`].
    Show,
    /// Compute [`Task::reach`] and carry it out; then call [`Learning::tell_reached`].
    RunTo,
    /// Make the lesson with these planted faults; then call [`Learning::open_faults`].
    MakeFaults(FaultSet),
    /// Compute [`Task::failed_trial`] for this reason and play it; then call [`Learning::tell_watched`].
    Watch(Reason),
}

/// A check that is over.
#[derive(Debug)]
pub struct Checked {
    /// The verdict, or the reason why there is none.
    pub verdict: Result<Verdict, RunError>,
    /// The answer that was checked, if the task asks for one.
    pub answer: Option<Answer>,
    /// The learner's program, if there was one.
    pub program: Option<Arc<Program>>,
}

/// A learner's work on the lessons.
#[derive(Resource, Default, Debug)]
pub struct Learning {
    /// Index of the lesson on the path and of the task in the lesson; `None` while the path is shown. The lesson with planted
    /// faults has the index after the last one.
    at: Option<(usize, usize)>,
    /// The lesson in the language in which the task began; its program keeps that language until it is restarted.
    lesson: Option<&'static Lesson>,
    /// The planted faults that were opened last.
    faults: Option<FaultSet>,
    /// The chosen kind and number of the next planted faults, and the text typed as their seed.
    wanted: FaultChoice,
    /// The cells that were clicked rightly.
    found: Vec<u32>,
    draft: String,
    hints: usize,
    feedback: Option<Feedback>,
    boards: Vec<SmallBoard>,
    /// The reason why the program has failed a trial, and where the run of that trial ends once the learner watches it.
    failed: Option<Reason>,
    watched: Option<Ending>,
    progress: Progress,
    /// The learner's name while it is being typed.
    name_draft: Option<String>,
    /// Time in the open task that is not in the progress yet.
    spent: Duration,
}

/// The time after which the progress is saved, although nothing else happens.
const SAVE_TIME_AFTER: Duration = Duration::from_secs(10);

impl Learning {
    /// Returns all lessons in the current language, in the order of the path.
    pub fn lessons() -> &'static [Lesson] {
        // A test reads all lessons that are compiled in.
        lessons::words(sudoku_words::tag()).course().unwrap_or_default()
    }

    /// Returns the place on the path of the lesson with this index. Projects have numbers of their own; the taste
    /// and the surveys have none.
    pub fn place_of(number: usize, lesson: &Lesson) -> String {
        let count =
            |is_alike: fn(&&Lesson) -> bool| 1 + Learning::lessons().iter().take(number).filter(is_alike).count();
        match lesson.part {
            CoursePart::Taste => words().lessons_taste(),
            CoursePart::Projects => words().lessons_project(count(|before| before.part == CoursePart::Projects)),
            _ if lesson.is_survey() => words().lessons_questions(),
            _ => words().lessons_number(count(|before| before.is_step())),
        }
    }

    /// Returns the lesson with this index, in the current language.
    fn lesson(&self, number: usize) -> Option<&'static Lesson> {
        let all = Learning::lessons();
        let made = || lessons::words(sudoku_words::tag()).faults(self.faults.filter(|_| number == all.len())?);
        all.get(number).or_else(made)
    }

    /// Returns the open lesson and its task.
    pub fn open(&self) -> Option<(&'static Lesson, &'static Task)> {
        let (_, task) = self.at?;
        let lesson = self.lesson?;
        Some((lesson, lesson.tasks.get(task)?))
    }

    /// Returns the choices for the next planted faults.
    pub fn wanted_faults(&self) -> &FaultChoice {
        &self.wanted
    }

    /// Returns the cells of the open task that were clicked rightly, by their ids.
    pub fn found(&self) -> &[u32] {
        &self.found
    }

    /// Returns the index of the task in its lesson.
    pub fn task_number(&self) -> usize {
        self.at.map_or(0, |(_, task)| task)
    }

    /// Returns the index of the lesson on the path.
    pub fn lesson_number(&self) -> Option<usize> {
        self.at.map(|(lesson, _)| lesson)
    }

    /// Returns the name of the task's exercise. Each learner has exercises of their own, and in each language, because names in
    /// the programs are translated.
    pub fn exercise(&self, lesson: &Lesson, task: &Task) -> Arc<str> {
        let (learner, language) = (self.progress.name(), sudoku_words::tag());
        format!("{learner}/{language}/{}/{}", lesson.name, task.name).into()
    }

    /// Returns the answer typed so far.
    pub fn draft(&self) -> &str {
        &self.draft
    }

    /// Returns the number of hints read.
    pub fn hints(&self) -> usize {
        self.hints
    }

    /// Returns the feedback on the last check or request.
    pub fn feedback(&self) -> Option<&Feedback> {
        self.feedback.as_ref()
    }

    /// Returns the boards that belong to feedback on a wrong answer.
    pub fn boards(&self) -> &[SmallBoard] {
        if matches!(self.feedback, Some(Feedback::Wrong(_))) { &self.boards } else { &[] }
    }

    /// Returns the reason why the program has failed a trial that can be watched.
    pub fn failed(&self) -> Option<&Reason> {
        self.failed.as_ref().filter(|_| matches!(self.feedback, Some(Feedback::Wrong(_))))
    }

    /// Says where the run that the learner watches stops.
    pub fn watched(&self) -> Option<String> {
        self.failed().and(self.watched).map(|ending| match ending {
            Ending::WrongStep(_) => words().lesson_watch_wrong_step(),
            Ending::Last(_) => words().lesson_watch_last(),
            Ending::Never => words().lesson_watch_never(),
        })
    }

    /// Notes that the learner watches the trial, up to this moment.
    pub fn tell_watched(&mut self, ending: Ending) {
        self.watched = Some(ending);
    }

    /// Shows a warning before something happens.
    pub fn warn(&mut self, warning: String) {
        self.feedback = Some(Feedback::Hint(warning));
    }

    /// Clears the feedback once it is out of date.
    pub fn forget_told(&mut self) {
        self.feedback = None;
    }

    /// Returns the progress so far.
    pub fn progress(&self) -> &Progress {
        &self.progress
    }

    /// Returns the name that is being typed.
    pub fn name_draft(&self) -> Option<&str> {
        self.name_draft.as_deref()
    }

    /// Adds time in the open task. Returns true if it should be noted now, so that it is saved.
    pub fn spend(&mut self, time: Duration) -> bool {
        self.spent += time;
        self.spent >= SAVE_TIME_AFTER
    }

    /// Notes the time in the open task in the learner's progress.
    pub fn note_time(&mut self) {
        let seconds = self.spent.as_secs();
        self.spent -= Duration::from_secs(seconds);
        if let (Some((lesson, task)), 1..) = (self.open(), seconds) {
            self.progress.record_time(lesson, task, u32::try_from(seconds).unwrap_or(u32::MAX));
        }
    }

    /// Switches to the learner whose name was typed. Returns true if that is a different learner.
    pub fn take_name(&mut self) -> bool {
        self.name_draft.take().is_some_and(|name| self.progress.switch_to(&name))
    }

    /// Resumes from saved progress.
    pub fn go_on_with(&mut self, progress: Progress) {
        self.progress = progress;
    }

    /// Returns true if the learner must predict what will happen before the program runs.
    pub fn awaits_prediction(&self) -> bool {
        self.open().is_some_and(|(lesson, task)| {
            let is_open = self.progress.result(lesson, task).status == TaskStatus::Open;
            task.kind == TaskKind::Predict && is_open && self.progress.prediction(lesson, task).is_none()
        })
    }

    /// Returns the learner's prediction in the open task.
    pub fn said(&self) -> Option<&str> {
        let (lesson, task) = self.open()?;
        self.progress.prediction(lesson, task)
    }

    /// Returns the number of wrong answers in the open task.
    pub fn tries(&self) -> u32 {
        self.open().map_or(0, |(lesson, task)| self.progress.result(lesson, task).wrong)
    }

    /// Restarts the open task, in the current language.
    pub fn begin(&mut self) {
        self.lesson = self.at.and_then(|(number, _)| self.lesson(number));
        (self.draft, self.hints, self.feedback, self.spent, self.found) = Default::default();
    }

    /// Restarts the open task after another page was shown. What was found stays found.
    pub fn come_back(&mut self) {
        let found = std::mem::take(&mut self.found);
        self.begin();
        self.found = found;
    }

    /// Handles a request. `confirmed` is called only where starting over needs a confirmation.
    pub fn handle(&mut self, request: &LessonRequest, confirmed: impl FnOnce() -> bool) -> Effect {
        let all = Learning::lessons();
        self.note_time();
        // A typed name takes effect with the next request.
        let is_new =
            !matches!(request, LessonRequest::WriteLearner(_) | LessonRequest::SetLearner(_)) && self.take_name();
        match request {
            LessonRequest::Path => {
                self.at = None;
                return Effect::Leave(if is_new { self.greeting() } else { words().lessons_about() });
            }
            LessonRequest::Open(lesson, task) => {
                let Some(opened) = self.lesson(*lesson).filter(|lesson| *task < lesson.tasks.len()) else {
                    return Effect::Nothing;
                };
                // The task was chosen for the previous learner.
                self.at = Some((*lesson, if is_new { self.progress.first_open(opened) } else { *task }));
                self.begin();
                return Effect::Begin(Some(words().lessons_go_on()));
            }
            LessonRequest::OpenByCode(code) => {
                return match Assignment::of_code(code) {
                    Ok(assigned) => self.open_assigned(assigned),
                    Err(reason) => Effect::Refuse(link_error(reason)),
                };
            }
            LessonRequest::ChooseFaults(kind, count) => {
                (self.wanted.kind, self.wanted.count) = (*kind, *count);
                return Effect::Nothing;
            }
            LessonRequest::WriteFaultSeed(text) => {
                self.wanted.seed.clone_from(text);
                return Effect::Nothing;
            }
            LessonRequest::FindFaults => {
                return match self.wanted.set() {
                    Ok(set) => Effect::Ask(LessonRequest::OpenFaults(set).into()),
                    Err(reason) => Effect::Refuse(reason),
                };
            }
            LessonRequest::OpenFaults(set) => return Effect::MakeFaults(*set),
            LessonRequest::EndAssignment => {
                self.progress.assign(None);
                self.at = None;
                return Effect::Leave(words().lessons_assigned_ended());
            }
            LessonRequest::WriteLearner(name) => {
                self.name_draft.clone_from(name);
                return Effect::Nothing;
            }
            LessonRequest::SetLearner(name) => {
                self.name_draft = None;
                if !self.progress.switch_to(name) {
                    return Effect::Nothing;
                }
                self.at = None;
                return Effect::Leave(self.greeting());
            }
            LessonRequest::GoOn => {
                let next = self.progress.next_task(all).and_then(|(wanted, task)| {
                    let lesson = all.iter().position(|lesson| lesson.name == wanted.name)?;
                    Some((lesson, wanted.tasks.iter().position(|other| other.name == task.name)?))
                });
                return match next {
                    Some((lesson, task)) => open(lesson, task),
                    None => Effect::Refuse(words().lessons_all_done()),
                };
            }
            _ => {}
        }
        let (Some((lesson, task)), Some((number, place))) = (self.open(), self.at) else {
            let goes_on = *request == LessonRequest::Next;
            return if goes_on { Effect::Ask(LessonRequest::GoOn.into()) } else { Effect::Nothing };
        };
        let said = lessons::words(sudoku_words::tag());
        match request {
            // Each front end saves these files itself.
            LessonRequest::SaveResults(_) | LessonRequest::SavePages(_) => {}
            LessonRequest::Path | LessonRequest::Open(..) | LessonRequest::OpenByCode(_) | LessonRequest::GoOn => {}
            LessonRequest::SetLearner(_) | LessonRequest::WriteLearner(_) | LessonRequest::EndAssignment => {}
            LessonRequest::ChooseFaults(..) | LessonRequest::WriteFaultSeed(_) => {}
            LessonRequest::FindFaults | LessonRequest::OpenFaults(_) => {}
            LessonRequest::Next if place + 1 < lesson.tasks.len() => return open(number, place + 1),
            LessonRequest::Next if task.faults().is_some() => {
                let next = task.faults().map(|faults| LessonRequest::OpenFaults(faults.set.next()).into());
                return next.map_or(Effect::Nothing, Effect::Ask);
            }
            LessonRequest::Next => {
                self.at = None;
                let solved = |task: &&Task| self.progress.result(lesson, task).status == TaskStatus::Solved;
                let solved = lesson.tasks.iter().filter(solved).count();
                let mut end = words().lessons_end(said.title(lesson), solved, lesson.tasks.len());
                if lesson.is_survey() {
                    end = format!("{} {end}", said.survey(&self.progress.survey(lesson)));
                }
                return Effect::Leave(end);
            }
            LessonRequest::Previous => {
                return match place.checked_sub(1) {
                    Some(before) => open(number, before),
                    None => Effect::Refuse(words().lessons_no_previous()),
                };
            }
            LessonRequest::Restart => {
                self.begin();
                return Effect::Begin(None);
            }
            LessonRequest::Write(text) => self.draft.clone_from(text),
            LessonRequest::ClickCell(id) => {
                return Effect::Ask(match task.answer_form() {
                    Some(AnswerForm::Cell) => LessonRequest::Answer(Answer::Cell(*id)).into(),
                    // A cell that was found before changes nothing.
                    Some(AnswerForm::Cells) if self.found.contains(id) => return Effect::Nothing,
                    Some(AnswerForm::Cells) => {
                        let cells = self.found.iter().copied().chain([*id]).collect();
                        LessonRequest::Answer(Answer::Cells(cells)).into()
                    }
                    _ => WorkbenchRequest::Do(Act::Click(*id)).into(),
                });
            }
            LessonRequest::ClickBlock(block) if task.answer_form() == Some(&AnswerForm::Block) => {
                return Effect::Ask(LessonRequest::Answer(Answer::Block(block.0)).into());
            }
            LessonRequest::ClickBlock(_) => {}
            LessonRequest::Answer(answer) => {
                self.feedback = None;
                if let Answer::Number(text) = answer {
                    self.draft.clone_from(text);
                }
                let is_number = answer.value().as_number().is_some();
                if task.kind == TaskKind::Predict && (is_number || !matches!(answer, Answer::Number(_))) {
                    self.progress.record_prediction(lesson, task, written(answer, task));
                }
                return Effect::Check(Some(answer.clone()));
            }
            LessonRequest::Check if task.answer_form() == Some(&AnswerForm::Number) => {
                return Effect::Ask(LessonRequest::Answer(Answer::Number(self.draft.clone())).into());
            }
            LessonRequest::Check => {
                self.feedback = None;
                return Effect::Check(None);
            }
            LessonRequest::RunTo if self.awaits_prediction() => {
                return Effect::Refuse(words().lessons_predict_first());
            }
            LessonRequest::RunTo if task.moment().is_none() => return Effect::Refuse(words().lessons_no_moment()),
            LessonRequest::RunTo => {
                self.feedback = None;
                return Effect::RunTo;
            }
            LessonRequest::Watch => {
                return self.failed().map_or_else(
                    || Effect::Refuse(words().lesson_watch_nothing()),
                    |reason| Effect::Watch(reason.clone()),
                );
            }
            LessonRequest::Hint if !self.allows_hints() => return Effect::Refuse(words().lesson_hint_off()),
            LessonRequest::Hint => match said.hint(lesson, task, self.hints + 1, sudoku_words::block_line) {
                Some(hint) => {
                    self.hints += 1;
                    self.progress.record_hints(lesson, task, self.hints as u32);
                    self.feedback = Some(Feedback::Hint(hint));
                }
                None if self.allows_show() => self.feedback = Some(Feedback::Hint(words().lessons_no_more_hints())),
                None => self.feedback = Some(Feedback::Hint(words().lessons_no_more_hints_alone())),
            },
            LessonRequest::ShowMe if !self.allows_show() => return Effect::Refuse(words().lesson_show_off()),
            LessonRequest::ShowMe => {
                self.progress.mark_shown(lesson, task);
                return Effect::Show;
            }
            LessonRequest::Skip => {
                self.progress.mark_skipped(lesson, task);
                return Effect::Ask(LessonRequest::Next.into());
            }
            // The other tasks with planted faults are no parts of a lesson.
            LessonRequest::StartOver if task.faults().is_some() => {
                return Effect::Ask(LessonRequest::Restart.into());
            }
            LessonRequest::StartOver if !confirmed() => {
                self.feedback = Some(Feedback::Hint(words().lessons_start_over_warning()));
            }
            LessonRequest::StartOver => {
                self.progress.start_over(lesson);
                return open(number, 0);
            }
        }
        Effect::Nothing
    }

    /// Opens the task with these planted faults, whose lesson has been made.
    pub fn open_faults(&mut self, set: FaultSet) -> Effect {
        self.faults = Some(set);
        self.wanted = FaultChoice { kind: set.kind, count: set.count, seed: set.seed.to_string() };
        open(Learning::lessons().len(), 0)
    }

    /// Opens assigned lessons: the one that is meant, or the path with all of them first.
    fn open_assigned(&mut self, assigned: Assignment) -> Effect {
        let all = Learning::lessons();
        if assigned.lessons == [FAULTS] {
            let set = match assigned.faults.map_or_else(|| self.wanted.set(), Ok) {
                Ok(set) => set,
                Err(reason) => return Effect::Refuse(reason),
            };
            if assigned.is_path() {
                self.progress.assign(Some(Assignment { task: None, ..assigned }));
            }
            return Effect::Ask(LessonRequest::OpenFaults(set).into());
        }
        let number = |code: &String| all.iter().position(|lesson| lesson.name == *code);
        if let Some(unknown) = assigned.lessons.iter().find(|code| number(code).is_none()) {
            return Effect::Refuse(words().lessons_no_code(unknown));
        }
        let opened = assigned.lessons.first().and_then(number);
        let task = assigned.task;
        let opens_one = task.is_some() || assigned.lessons.len() == 1;
        let count = assigned.lessons.len();
        if assigned.is_path() {
            self.progress.assign(Some(Assignment { task: None, ..assigned }));
        }
        match opened.filter(|_| opens_one) {
            Some(number) => {
                let task = task.filter(|task| (1..=all[number].tasks.len()).contains(task));
                open(number, task.map_or_else(|| self.progress.first_open(&all[number]), |task| task - 1))
            }
            None => {
                self.at = None;
                Effect::Leave(words().lessons_assigned_hello(count))
            }
        }
    }

    /// Returns the teacher's assignment if the open lesson belongs to it.
    fn assigned(&self) -> Option<&Assignment> {
        let (lesson, _) = self.open()?;
        self.progress.assigned().filter(|assigned| assigned.lessons.contains(&lesson.name))
    }

    /// Returns true if the teacher allows hints in the open lesson.
    pub fn allows_hints(&self) -> bool {
        self.assigned().is_none_or(|assigned| assigned.allows_hints)
    }

    /// Returns true if the teacher allows solutions to be shown in the open lesson.
    pub fn allows_show(&self) -> bool {
        self.assigned().is_none_or(|assigned| assigned.allows_show)
    }

    /// Returns a greeting for the learner whose name was typed.
    fn greeting(&self) -> String {
        let name = self.progress.name();
        if self.progress.has_results() {
            words().lessons_learner_hello(name)
        } else {
            words().lessons_learner_new(name)
        }
    }

    /// Gives feedback on a check. Returns true if the answer is given away now: the learner has been wrong too often.
    pub fn judge(&mut self, Checked { verdict, answer, program }: Checked) -> bool {
        let Some((lesson, task)) = self.open() else { return false };
        (self.failed, self.watched) = (None, None);
        let program = program.unwrap_or_default();
        self.feedback = Some(match verdict {
            Ok(verdict) => {
                self.progress.record_verdict(lesson, task, &verdict);
                let own = answer.as_ref().map(|answer| written(answer, task)).unwrap_or_default();
                self.progress.record_answer(lesson, task, &own);
                let said = lessons::words(sudoku_words::tag());
                let told = said.verdict(
                    lesson,
                    task,
                    &verdict,
                    |found| sudoku_words::finding(&program, found),
                    sudoku_words::run_error,
                );
                self.boards = said.boards(lesson, &verdict);
                self.failed = match &verdict {
                    Verdict::Wrong(reason @ (Reason::Differs { .. } | Reason::Stops { .. })) => Some(reason.clone()),
                    _ => None,
                };
                let clicked = answer.as_ref().map_or(&[][..], Answer::cells);
                if matches!(verdict, Verdict::Right | Verdict::Wrong(Reason::SomeFaults { .. })) && !clicked.is_empty()
                {
                    self.found = clicked.to_vec();
                }
                match verdict {
                    Verdict::Right => match clicked.last().and_then(|id| said.fault(task, *id)) {
                        Some(twice) => Feedback::Right(format!("{twice} {told}")),
                        None => Feedback::Right(told),
                    },
                    Verdict::Wrong(Reason::SomeFaults { .. }) => Feedback::Hint(told),
                    Verdict::Wrong(_) => Feedback::Wrong(told),
                }
            }
            Err(reason) => {
                self.boards.clear();
                Feedback::Wrong(sudoku_words::full_sentence(&sudoku_words::run_error(&reason)))
            }
        });
        let gives_away = matches!(task.goal(), Goal::Ask(_))
            && matches!(self.feedback, Some(Feedback::Wrong(_)))
            && self.tries() >= MAX_WRONG * task.faults().map_or(1, |faults| faults.set.count.into())
            && self.allows_show();
        if gives_away {
            self.progress.mark_shown(lesson, task);
        }
        gives_away
    }

    /// Gives feedback that the moment was reached.
    pub fn tell_reached(&mut self) {
        self.feedback = Some(Feedback::Hint(words().lessons_shown()));
    }

    /// Gives feedback on a solution that was shown, with the reason.
    pub fn tell_shown(&mut self, solution: &Result<Solution, RunError>) {
        let Some((lesson, task)) = self.open() else { return };
        let shown = match solution {
            Ok(Solution::Answer(answer, _)) => {
                self.found = answer.cells().to_vec();
                if self.found.is_empty() {
                    words().lessons_answer(written(answer, task))
                } else {
                    words().lessons_faults_shown()
                }
            }
            Ok(Solution::Play(..)) => words().lessons_shown(),
            Ok(Solution::Program(_)) => words().lessons_program_shown(),
            Err(reason) => sudoku_words::full_sentence(&sudoku_words::run_error(reason)),
        };
        let why = lessons::words(sudoku_words::tag()).why(lesson, task);
        self.feedback = Some(Feedback::Hint(format!("{shown} {why}")));
    }
}

/// Formats an answer for the learner.
fn written(answer: &Answer, task: &Task) -> String {
    match answer {
        Answer::Cell(id) => id.to_string(),
        Answer::Cells(ids) => ids.iter().map(u32::to_string).collect::<Vec<_>>().join(", "),
        Answer::Number(text) => text.trim().to_owned(),
        Answer::Choice(text) => lessons::words(sudoku_words::tag()).choice(text),
        Answer::Block(id) => {
            let block = task.program.block(BlockId(*id));
            block.map(sudoku_words::block_line).unwrap_or_default()
        }
    }
}

/// Returns the effect that opens a task.
fn open(lesson: usize, task: usize) -> Effect {
    Effect::Ask(LessonRequest::Open(lesson, task).into())
}
