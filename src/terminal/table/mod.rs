//! The state of a game for a front end without systems of its own: the session, the running solver and what the owl says. The
//! front end shows it, passes on the player's requests and advances time. Long computations run on threads.

mod help;
mod lesson;
mod requests;
mod solved;
mod statistics;

use crate::game::files::saves::{CLOCK_IS_KEPT_EVERY, Saves, settings_text};
use crate::game::files::{Folders, storage};
use crate::game::help::answers::Answers;
use crate::game::help::hints::Hints;
use crate::game::help::mistakes::Mistakes;
use crate::game::lessons::learning::Learning;
use crate::game::marks::Mark;
use crate::game::owl::Speech;
use crate::game::play::{BlockProgram, Entry, Question, Sitting, is_mistake};
use crate::game::requests::{Scene, Sheet};
use crate::game::session::{self, Session};
use crate::game::settings::Settings;
use crate::game::solver::watching;
use futures_lite::future::block_on;
use solved::Solved;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, Sender};
use std::sync::{Arc, mpsc};
use std::thread;
use std::time::Duration;
use sudoku_board::classic::{self, Board, Cell, is_solved};
use sudoku_generate::puzzles;
use sudoku_run::engines::Engine;
use sudoku_run::lessons::Progress;
use sudoku_run::{Breakpoints, EngineRun, FrameResult, Outcome, ProgramRun, Speed, Unit};
use sudoku_solve::search::Search;
use sudoku_storage::clock::Instant;
use sudoku_words::words;

/// Time for which the cell that forbids a digit flashes.
const FLASHING: Duration = Duration::from_millis(900);

/// Duration of one flash.
pub const FLASH: Duration = Duration::from_millis(150);

/// A closure that applies a finished computation to the table.
type Answer = Box<dyn FnOnce(&mut Table) + Send>;

/// A list shown over the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum List {
    /// A sheet's list.
    Sheet(Sheet),
    /// The list of all lessons.
    Lessons,
}

/// Everything a front end shows.
pub struct Table {
    /// The board with its history and its notes.
    pub sitting: Sitting,
    /// The current cell, and the state of digit entry.
    pub entry: Entry,
    /// The ask bar: a puzzle as typed so far.
    pub question: Question,
    /// The program that the Blocks engine runs.
    pub program: BlockProgram,
    /// The owl's speech bubble and its log.
    pub speech: Speech,
    /// The player's settings.
    pub settings: Settings,
    /// The current scene; it decides which requests are possible.
    pub scene: Scene,
    /// The engine that Watch starts.
    pub engine: Engine,
    /// The latest run of an engine.
    pub run: Option<EngineRun>,
    /// Playback speed of runs.
    pub speed: Speed,
    /// Size of one step.
    pub unit: Unit,
    /// Conditions that pause a run.
    pub stops: Breakpoints,
    /// The list shown over the board, and the index of its selected line.
    pub list: Option<(List, usize)>,
    /// The learner's work on the lessons.
    pub learning: Learning,
    /// The run of the open task's program.
    pub lesson_run: Option<ProgramRun>,
    /// Index of the lesson's board item or script line that has the keyboard focus.
    pub item: usize,
    /// The cell that forbids a digit, and when its flashing ends.
    pub flash: Option<(Cell, Instant)>,
    /// Text for the front end to copy to the clipboard.
    pub copied: Option<String>,
    answers: Answers,
    hints: Hints,
    mistakes: Mistakes,
    saves: Saves,
    folders: Option<Folders>,
    was_solved: Option<bool>,
    solved: Solved,
    kept: Session,
    kept_at: Duration,
    /// The lesson progress as last saved; `None` if it cannot be saved.
    kept_progress: Option<Progress>,
    /// Number of the latest request; results of earlier ones are dropped.
    asked: Arc<AtomicU64>,
    waiting: bool,
    outbox: Sender<(Option<u64>, Answer)>,
    inbox: Receiver<(Option<u64>, Answer)>,
}

impl Table {
    /// Restores the saved game, or starts with the first bundled puzzle.
    pub fn new(folders: Option<Folders>) -> Table {
        let (outbox, inbox) = mpsc::channel();
        let mut table = Table {
            sitting: Sitting::default(),
            entry: Entry::default(),
            question: Question::default(),
            program: BlockProgram::read(&Arc::default()).unwrap_or_default(),
            speech: Speech::default(),
            settings: Settings::default(),
            scene: Scene::Playing,
            engine: Engine::Blocks,
            run: None,
            speed: Speed::default(),
            unit: Unit::default(),
            stops: Breakpoints::default(),
            list: None,
            learning: Learning::default(),
            lesson_run: None,
            item: 0,
            flash: None,
            copied: None,
            answers: Answers::default(),
            hints: Hints::default(),
            mistakes: Mistakes::default(),
            saves: Saves::default(),
            folders,
            was_solved: None,
            solved: Solved::default(),
            kept: Session::default(),
            kept_at: Duration::ZERO,
            kept_progress: None,
            asked: Arc::default(),
            waiting: false,
            outbox,
            inbox,
        };
        table.speech.rejoice(words().hello());
        let first = puzzles::bundled().ok().and_then(|packs| Some(packs.first()?.puzzles.first()?.board));
        let mut session = first.map(Session::opening).unwrap_or_default();
        if let Some(folders) = table.folders.clone() {
            table.saves.read_settings(&folders, &mut table.settings, &mut table.speech);
            session = table.saves.read_sitting(&folders, &mut table.speech).unwrap_or(session);
            table.read_progress(&folders);
            table.read_statistics(&folders);
        }
        table.kept = session.clone();
        table.sitting.resume(session);
        table.sitting.tidy_notes(table.settings.tidy_notes);
        table.follow();
        table
    }

    /// Returns why the game is not being saved, if it is not.
    pub fn problem(&self) -> Option<&str> {
        self.saves.problem()
    }

    /// Returns the board that is shown.
    pub fn board(&self) -> Board {
        match (self.scene, &self.run) {
            (Scene::Solving, Some(run)) => run.board(),
            (Scene::Asking, _) => self.question.draft().copied().unwrap_or(*self.sitting.board()),
            (Scene::Paused, _) => Board::EMPTY,
            _ => *self.sitting.board(),
        }
    }

    /// Returns the marks on the board in drawing order: later ones cover earlier ones.
    pub fn marks(&self) -> Vec<Mark> {
        let mut marks = Vec::new();
        match (self.scene, &self.run) {
            (Scene::Solving, Some(run)) => marks = watching::marks(run, false),
            (Scene::Playing, _) => {
                let board = self.sitting.board();
                if let Some(digit) = self.entry.highlighted(board).filter(|_| self.settings.same_digits) {
                    marks.extend(Cell::all().filter(|&cell| board.get(cell) == Some(digit)).map(Mark::SameDigit));
                }
                marks.extend(self.answers.differing(board).into_iter().map(Mark::Differs));
                marks.extend(self.hints.marks(self.sitting.session()));
                marks.extend(classic::clashing_cells(board).map(Mark::Wrong));
                marks.extend(self.mistakes.on(board).iter().copied().map(Mark::Wrong));
            }
            _ => {}
        }
        marks.extend(self.entry.others().iter().map(Mark::Chosen));
        marks.extend(self.entry.current().map(Mark::Current));
        let is_on = |since: &Instant| since.elapsed().as_millis().div_euclid(FLASH.as_millis()).is_multiple_of(2);
        marks.extend(self.flash.filter(|(_, since)| is_on(since)).map(|(cell, _)| Mark::Refusing(cell)));
        marks
    }

    /// Returns true if a run is playing by itself.
    pub fn plays(&self) -> bool {
        match &self.lesson_run {
            Some(run) => !run.playback().is_idle(),
            None => self.scene == Scene::Solving && self.run.as_ref().is_some_and(|run| !run.playback().is_idle()),
        }
    }

    /// Returns true while the player waits for a computation.
    pub fn thinks(&self) -> bool {
        self.waiting
    }

    /// Returns true if the clock is running.
    pub fn clock_runs(&self) -> bool {
        let board = self.sitting.board();
        self.scene == Scene::Playing
            && self.list.is_none()
            && self.learning.open().is_none()
            && *board != Board::EMPTY
            && !self.sitting.session().is_untouched()
            && !is_solved(board)
    }

    /// Advances the clock and everything that runs. Returns true if the screen must be redrawn.
    pub fn pass(&mut self, time: Duration) -> bool {
        let mut changed = false;
        if self.clock_runs() {
            let seconds = self.sitting.session().stats().time.as_secs();
            self.sitting.pass_time(time);
            changed |= self.settings.clock && self.sitting.session().stats().time.as_secs() != seconds;
        }
        if let Some((_, since)) = self.flash {
            changed = true;
            if since.elapsed() >= FLASHING {
                self.flash = None;
            }
        }
        while let Ok((number, answer)) = self.inbox.try_recv() {
            if number.is_none_or(|number| number == self.asked.load(Ordering::Relaxed)) {
                self.waiting &= number.is_none();
                answer(self);
                self.follow();
                changed = true;
            }
        }
        changed |= self.advance(time);
        self.keep(false);
        changed
    }

    /// Advances the run.
    fn advance(&mut self, time: Duration) -> bool {
        if self.learning.open().is_some() {
            return self.advance_lesson(time);
        }
        let Some(run) = self.run.as_mut().filter(|_| self.scene == Scene::Solving) else { return false };
        let (jumped, paused, hunted) =
            (run.playback().is_jumping(), run.playback().is_paused(), run.playback().is_searching_back());
        let played = run.advance(time, self.speed, self.unit, &self.stops);
        if let Some(question) = run.question() {
            question.work_out();
        }
        match played {
            FrameResult::Nothing => return false,
            FrameResult::Moved if watching::tell_return(run, &mut self.speech) => {}
            FrameResult::Moved if !paused && self.speech.stays(time) => {}
            FrameResult::Moved if (paused || self.speed.is_readable()) && !jumped => {
                watching::tell_moment(run, &mut self.speech, false);
            }
            FrameResult::Moved if jumped => {}
            FrameResult::Moved => self.speech.tell_once(words().too_fast()),
            FrameResult::Reached if hunted => watching::tell_moment(run, &mut self.speech, true),
            FrameResult::Reached if !run.is_at_solution() => watching::tell_moment(run, &mut self.speech, false),
            FrameResult::Reached | FrameResult::Ended => {
                if let Some(puzzle_has_one) = watching::settle(run, &mut self.speech) {
                    let start = *run.search().start();
                    self.work_out(None, puzzle_has_one, move |table, puzzle_has_one| {
                        table.tell_end(start, puzzle_has_one);
                    });
                }
            }
        }
        true
    }

    fn tell_end(&mut self, start: Board, puzzle_has_one: bool) {
        let Some(run) = self.run.as_mut().filter(|run| *run.search().start() == start) else { return };
        run.set_outcome(Outcome::NoSolution { puzzle_has_one });
        if self.scene == Scene::Solving && run.is_at_end() {
            watching::tell_moment(run, &mut self.speech, false);
        }
    }

    /// Runs a computation on a thread; its result is applied by a later [`pass`](Table::pass).
    fn work_out<T: Send + 'static>(
        &self,
        number: Option<u64>,
        work: impl Future<Output = T> + Send + 'static,
        tell: impl FnOnce(&mut Table, T) + Send + 'static,
    ) {
        let outbox = self.outbox.clone();
        thread::spawn(move || {
            let found = block_on(work);
            // The table may be gone by now.
            let _ = outbox.send((number, Box::new(move |table| tell(table, found))));
        });
    }

    /// Computes the player's request on a thread; the result is dropped if the player makes another request meanwhile.
    fn think<T: Send + 'static>(
        &mut self,
        work: impl Future<Output = T> + Send + 'static,
        tell: impl FnOnce(&mut Table, T) + Send + 'static,
    ) {
        self.waiting = true;
        self.work_out(Some(self.asked.load(Ordering::Relaxed)), work, tell);
    }

    /// Checks the pending entry, then puts it on the board or refuses it.
    fn settle(&mut self) {
        for house in [classic::check_row, classic::check_column, classic::check_box] {
            self.entry.check(house, self.sitting.board());
        }
        let refused = if self.entry.is_waiting() {
            // No blocks run the game in this front end, so their switch does not affect strictness.
            let settled = self.entry.settle(&mut self.sitting, self.settings.strict, &mut self.speech);
            if let Some((before, after)) = settled.to_check {
                self.work_out(None, is_mistake((before, after)), move |table, is_mistake| {
                    if is_mistake && after.puzzle() == table.sitting.board().puzzle() {
                        table.sitting.note_mistake();
                    }
                });
            }
            settled.refused
        } else {
            self.entry.settle_all(&mut self.sitting, &self.settings, &mut self.speech)
        };
        if let Some((_, clash)) = refused {
            self.flash = Some((clash.cell, Instant::now()));
        }
    }

    /// Updates everything derived from the session.
    fn follow(&mut self) {
        let text = self.sitting.session().program();
        if self.program.text() != text {
            match BlockProgram::read(text) {
                Ok(read) => self.program = read,
                Err(unread) => {
                    self.program.pass_over(text);
                    self.speech.refuse(sudoku_words::capitalised(&unread.to_string()));
                }
            }
        }
        let puzzle = self.sitting.board().puzzle();
        if self.run.as_ref().is_some_and(|run| run.search().start().puzzle() != puzzle) {
            self.run = None;
        }
        self.entry.follow(self.sitting.board(), self.scene);
        self.rate_puzzle();
        if let Some((puzzle, Some(tally))) = self.sitting.tell_solved(&mut self.was_solved, &mut self.speech) {
            self.count_solved(&puzzle, &tally);
        }
    }

    /// Saves the session if it has changed, or if the clock has run for a while.
    pub fn keep(&mut self, at_once: bool) {
        let (session, time) = (self.sitting.session(), self.sitting.session().stats().time);
        let clock_is_due = time.abs_diff(self.kept_at) >= CLOCK_IS_KEPT_EVERY || at_once;
        let is_same = |session: &Session| session.board() == self.kept.board() && session.notes() == self.kept.notes();
        let Some(folders) = self.folders.as_ref().filter(|_| !session.is_untouched()) else { return };
        if (is_same(session) && session.can_redo() == self.kept.can_redo() && !clock_is_due) || *session == self.kept {
            return;
        }
        (self.kept, self.kept_at) = (session.clone(), time);
        if self.saves.may_keep(folders) {
            let written = storage::write(&folders.sitting(), session::write(&self.kept).as_bytes());
            self.saves.hear(written, &mut self.speech);
        }
    }

    fn keep_settings(&mut self) {
        let Some(folders) = self.folders.as_ref().filter(|_| self.saves.keeps_settings) else { return };
        if let Err(error) = storage::write(&folders.settings(), settings_text(&self.settings).as_bytes()) {
            self.speech.refuse(words().settings_not_kept(error.to_string()));
        }
    }
}
