//! What lies before the player: the sitting, the run that is watched, what the owl says; and every request carried out on it.

use crate::classic::{self, Board, Cell, is_solved};
use crate::clock::Instant;
use crate::engines::Engine;
use crate::files::{Folders, storage};
use crate::generator::{Made, Recipe, Seed, Wanted};
use crate::notation::{Notation, Reading};
use crate::play::answers::{Answers, Found, can_be_searched};
use crate::play::hints::{self, Asked, Hints};
use crate::play::marks::Mark;
use crate::play::mistakes::{self, Mistakes};
use crate::play::saves::{CLOCK_IS_KEPT_EVERY, Saves, settings_text};
use crate::play::sitting::{board_at_hand, solutions, tell_solutions};
use crate::play::{BlockProgram, Entry, Heard, Mood, Question, Settings, Sitting, Speech};
use crate::play::{digit, is_mistake, question, watching};
use crate::puzzles;
use crate::requests::{
    AskRequest, BoardRequest, ClockRequest, HelpRequest, LookRequest, MakingRequest, Request, Scene, Sheet,
    SolverRequest, SpeedRequest, TransferRequest, ViewRequest, labels,
};
use crate::run::{Control, Outcome, Played, Run, Speed, Stops, Unit, Wanted as Sought, toggle};
use crate::search::{Search, Step};
use crate::session::{self, Session};
use crate::techniques::Level;
use crate::words::{self, words};
use futures_lite::future::block_on;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread;
use std::time::Duration;

/// How long the cell that forbids a digit flashes, and how long each of its flashes is.
const FLASHING: Duration = Duration::from_millis(900);
pub const FLASH: Duration = Duration::from_millis(150);

/// Puts what was worked out to use.
type Answer = Box<dyn FnOnce(&mut Table) + Send>;

/// What lies before the player.
pub struct Table {
    pub sitting: Sitting,
    pub entry: Entry,
    pub question: Question,
    pub program: BlockProgram,
    pub speech: Speech,
    pub settings: Settings,
    pub scene: Scene,
    pub engine: Engine,
    pub run: Option<Run>,
    pub speed: Speed,
    pub unit: Unit,
    pub stops: Stops,
    /// The list that lies over the board, and the line chosen on it.
    pub sheet: Option<(Sheet, usize)>,
    /// The cell that forbids a digit, as long as it flashes.
    pub flash: Option<(Cell, Instant)>,
    /// What is to be copied by the terminal.
    pub copied: Option<String>,
    answers: Answers,
    hints: Hints,
    mistakes: Mistakes,
    saves: Saves,
    folders: Option<Folders>,
    /// What is done when it is asked for once more.
    awaited: Option<Request>,
    was_solved: Option<bool>,
    kept: Session,
    kept_at: Duration,
    /// The number of what was asked last; what was asked before it is not told any more.
    asked: Arc<AtomicU64>,
    waiting: bool,
    outbox: Sender<(Option<u64>, Answer)>,
    inbox: Receiver<(Option<u64>, Answer)>,
}

impl Table {
    /// The table as it was left, or with the first puzzle on it.
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
            stops: Stops::default(),
            sheet: None,
            flash: None,
            copied: None,
            answers: Answers::default(),
            hints: Hints::default(),
            mistakes: Mistakes::default(),
            saves: Saves::default(),
            folders,
            awaited: None,
            was_solved: None,
            kept: Session::default(),
            kept_at: Duration::ZERO,
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
        }
        table.kept = session.clone();
        table.sitting.resume(session);
        table.sitting.tidy_notes(table.settings.tidy_notes);
        table.follow();
        table
    }

    /// Why what is played is not kept.
    pub fn problem(&self) -> Option<&str> {
        self.saves.problem()
    }

    /// The board that is seen.
    pub fn board(&self) -> Board {
        match (self.scene, &self.run) {
            (Scene::Solving, Some(run)) => run.board(),
            (Scene::Asking, _) => self.question.draft().copied().unwrap_or(*self.sitting.board()),
            (Scene::Paused, _) => Board::EMPTY,
            _ => *self.sitting.board(),
        }
    }

    /// What is marked on it; what comes later lies over what came before.
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

    /// Whether the run goes on by itself.
    pub fn plays(&self) -> bool {
        self.scene == Scene::Solving && self.run.as_ref().is_some_and(|run| !run.playback().is_at_rest())
    }

    /// Whether something is worked out that the player waits for.
    pub fn thinks(&self) -> bool {
        self.waiting
    }

    /// Whether the clock runs.
    pub fn clock_runs(&self) -> bool {
        let board = self.sitting.board();
        self.scene == Scene::Playing
            && self.sheet.is_none()
            && *board != Board::EMPTY
            && !self.sitting.session().is_untouched()
            && !is_solved(board)
    }

    /// Time goes by. Returns whether anything is to be drawn anew.
    pub fn pass(&mut self, time: Duration) -> bool {
        let mut changed = false;
        if self.clock_runs() {
            let seconds = self.sitting.session().tally().time.as_secs();
            self.sitting.pass_time(time);
            changed |= self.settings.clock && self.sitting.session().tally().time.as_secs() != seconds;
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

    /// Goes on with the run.
    fn advance(&mut self, time: Duration) -> bool {
        let Some(run) = self.run.as_mut().filter(|_| self.scene == Scene::Solving) else { return false };
        let (jumped, paused, hunted) =
            (run.playback().is_jumping(), run.playback().is_paused(), run.playback().is_hunting());
        let played = run.advance(time, self.speed, self.unit, &self.stops);
        if let Some(question) = run.question() {
            question.work_out();
        }
        match played {
            Played::Nothing => return false,
            Played::Moved if (paused || self.speed.is_readable()) && !jumped => {
                watching::tell_moment(run, &mut self.speech, false);
            }
            Played::Moved if jumped => {}
            Played::Moved => self.speech.tell_once(words().too_fast()),
            Played::Reached if hunted => watching::tell_moment(run, &mut self.speech, true),
            Played::Reached if !run.is_at_solution() => watching::tell_moment(run, &mut self.speech, false),
            Played::Reached | Played::Ended => {
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

    /// Works something out beside the game; it is told when it is found.
    fn work_out<T: Send + 'static>(
        &self,
        number: Option<u64>,
        work: impl Future<Output = T> + Send + 'static,
        tell: impl FnOnce(&mut Table, T) + Send + 'static,
    ) {
        let outbox = self.outbox.clone();
        thread::spawn(move || {
            let found = block_on(work);
            // Nobody may be there to hear it any more.
            let _ = outbox.send((number, Box::new(move |table| tell(table, found))));
        });
    }

    /// Works out what the player has asked for, unless something else is asked for meanwhile.
    fn think<T: Send + 'static>(
        &mut self,
        work: impl Future<Output = T> + Send + 'static,
        tell: impl FnOnce(&mut Table, T) + Send + 'static,
    ) {
        self.waiting = true;
        self.work_out(Some(self.asked.load(Ordering::Relaxed)), work, tell);
    }

    /// Whether the request is one that a terminal can carry out.
    pub fn takes(request: &Request) -> bool {
        match request {
            Request::Ask(_) | Request::Entry(_) | Request::Clock(_) | Request::Help(_) | Request::Film(_) => true,
            Request::Board(_) | Request::Speed(_) | Request::Look(LookRequest::NextTheme | LookRequest::Toggle(_)) => {
                true
            }
            Request::Solver(request) => matches!(
                request,
                SolverRequest::Choose(_)
                    | SolverRequest::Next
                    | SolverRequest::SetUnit(_)
                    | SolverRequest::StopAtCell
                    | SolverRequest::ForgetStops
                    | SolverRequest::StopBefore
                    | SolverRequest::PreviousSolution
                    | SolverRequest::Why
                    | SolverRequest::Keep
            ),
            Request::Making(MakingRequest::ShowSheet | MakingRequest::Make(_)) => true,
            Request::Transfer(request) => matches!(
                request,
                TransferRequest::Copy
                    | TransferRequest::Paste(_)
                    | TransferRequest::ShowSheet
                    | TransferRequest::Choose(_)
            ),
            Request::View(request) => {
                matches!(request, ViewRequest::ToggleSheet(Sheet::Keys | Sheet::Log) | ViewRequest::CloseSheet)
            }
            _ => false,
        }
    }

    /// Carries a request out, with all that follows from it.
    pub fn carry_out(&mut self, request: Request) {
        if !matches!(request, Request::Speed(_) | Request::View(_) | Request::Look(_)) {
            self.asked.fetch_add(1, Ordering::Relaxed);
            self.waiting = false;
        }
        let awaited = self.awaited.take();
        match &request {
            _ if !Table::takes(&request) => self.speech.refuse(words().terminal_window_only()),
            Request::Ask(asked) => self.ask(asked, awaited.as_ref() == Some(&request)),
            Request::Entry(asked) => {
                let nobody: Option<fn(Cell) -> Option<String>> = None;
                match self.entry.hear(asked, self.scene, self.sitting.board(), nobody) {
                    Heard::Nothing => {}
                    Heard::NoBoard => drop(board_at_hand(self.scene, &mut self.speech)),
                    Heard::Told(said) => self.speech.explain(said),
                    Heard::Refused(said) => self.speech.refuse(said),
                    Heard::Instead(other) => return self.carry_out(other),
                }
            }
            Request::Board(asked) => self.move_board(asked),
            Request::Clock(asked) => match (asked, self.scene) {
                (ClockRequest::Pause, Scene::Playing) => {
                    self.speech.explain(words().clock_paused());
                    self.go_on_to(Scene::Paused);
                }
                (_, Scene::Paused) => {
                    self.speech.explain(words().clock_goes_on());
                    self.go_on_to(Scene::Playing);
                }
                _ => {}
            },
            Request::Help(asked) => self.help(*asked),
            Request::Film(control) => self.film(*control),
            Request::Speed(asked) => {
                self.speed = match *asked {
                    SpeedRequest::Set(speed) => speed,
                    SpeedRequest::Slower => self.speed.slower(),
                    SpeedRequest::Faster => self.speed.faster(),
                }
            }
            Request::Solver(asked) => self.solve(*asked),
            Request::Making(MakingRequest::Make(recipe)) => self.make(*recipe),
            Request::Making(_) => {
                self.sheet = Some((Sheet::New, 0));
                self.speech.explain(words().new_intro());
            }
            Request::Transfer(TransferRequest::Copy) => {
                self.copied = Some(Notation::Line.write(self.sitting.board()));
                self.speech.explain(words().terminal_copied());
            }
            Request::Transfer(TransferRequest::Paste(text)) => match Reading::of(text) {
                Ok(reading) => {
                    let requests = question::take(&reading, &mut self.speech);
                    self.take(requests);
                }
                Err(reason) => {
                    self.speech.refuse(words().bad_answer(words::capitalised(&words::unread(&reason))));
                }
            },
            Request::Transfer(TransferRequest::Choose(board)) => {
                let reading = Notation::Line.write(board);
                return self.carry_out(TransferRequest::Paste(reading).into());
            }
            Request::Transfer(_) => self.sheet = Some((Sheet::Puzzles, 1)),
            Request::View(ViewRequest::ToggleSheet(sheet)) => {
                self.sheet = if self.sheet.is_some_and(|(open, _)| open == *sheet) { None } else { Some((*sheet, 0)) };
            }
            Request::View(_) => self.sheet = None,
            Request::Look(asked) => {
                self.settings.change(asked, &mut self.speech);
                self.sitting.tidy_notes(self.settings.tidy_notes);
                self.keep_settings();
            }
            _ => {}
        }
        self.settle();
        self.follow();
    }

    fn go_on_to(&mut self, scene: Scene) {
        if matches!(self.scene, Scene::Playing | Scene::Solving) && scene != self.scene {
            self.entry.choose(None, &Board::EMPTY);
        }
        if let Some(run) = self.run.as_mut().filter(|_| self.scene == Scene::Solving && scene != Scene::Solving) {
            run.playback_mut().pause(true);
            if run.outcome().is_none() {
                run.set_outcome(Outcome::Stopped);
            }
        }
        self.scene = scene;
    }

    fn ask(&mut self, asked: &AskRequest, confirmed: bool) {
        match asked {
            AskRequest::GreenFlag => {
                let played = self.sitting.session().played();
                if self.scene != Scene::Asking && played > 0 && !confirmed {
                    self.speech.refuse(words().flag_warning(played));
                    self.awaited = Some(AskRequest::GreenFlag.into());
                    self.go_on_to(Scene::Playing);
                } else {
                    self.go_on_to(Scene::Asking);
                    self.speech.explain(words().question());
                }
            }
            AskRequest::Write(text) => self.question.write(text),
            AskRequest::Answer | AskRequest::AnswerFirst(_) if self.scene == Scene::Asking => {
                let Some(requests) = self.question.answer(&mut self.speech) else { return };
                self.take(requests);
                if let AskRequest::AnswerFirst(then) = asked {
                    self.carry_out((**then).clone());
                }
            }
            AskRequest::Leave if self.scene == Scene::Asking => {
                self.speech.explain(words().click_a_cell());
                self.go_on_to(Scene::Playing);
            }
            AskRequest::Answer | AskRequest::AnswerFirst(_) | AskRequest::Leave => {}
        }
    }

    /// A puzzle comes.
    fn take(&mut self, requests: Vec<Request>) {
        let scene = if matches!(requests[..], [Request::Making(_)]) { self.scene } else { Scene::Playing };
        self.go_on_to(scene);
        requests.into_iter().for_each(|request| self.carry_out(request));
    }

    fn move_board(&mut self, asked: &BoardRequest) {
        match asked {
            BoardRequest::Load(board, origin) => {
                self.question.close();
                self.sheet = None;
                self.go_on_to(Scene::Playing);
                if origin.is_none() && *board != Board::EMPTY {
                    self.work_out(None, solutions(*board), |table, (puzzle, found)| {
                        if table.scene == Scene::Playing && *table.sitting.board() == puzzle {
                            tell_solutions(found, &mut table.speech);
                        }
                    });
                }
            }
            BoardRequest::Strike(_) | BoardRequest::Fill(_) | BoardRequest::CountHint => {}
            _ if !self.sitting.changes_program(asked) && !board_at_hand(self.scene, &mut self.speech) => return,
            _ => {}
        }
        // Who asks for a move sees to it that the cells can take it.
        let _ = self.sitting.carry_out(asked, &mut self.speech);
    }

    fn help(&mut self, asked: HelpRequest) {
        match (asked, self.scene) {
            (HelpRequest::Solve, Scene::Asking) if self.question.has_text() => {
                return self.carry_out(AskRequest::AnswerFirst(Box::new(asked.into())).into());
            }
            (HelpRequest::Solve, Scene::Asking) | (HelpRequest::MarkMistakes, Scene::Solving) => {
                self.go_on_to(Scene::Playing);
            }
            _ => {}
        }
        if !board_at_hand(self.scene, &mut self.speech) {
            return;
        }
        let board = *self.sitting.board();
        match asked {
            HelpRequest::Hint => match self.hints.ask(self.sitting.session(), &mut self.speech) {
                Asked::Told => {}
                Asked::Do(request) => self.carry_out(request.into()),
                Asked::Find => {
                    let notes = self.sitting.session().notes().clone();
                    self.think(hints::find(board, notes), |table, found| {
                        if table.hints.tell(found, &mut table.speech) {
                            table.move_board(&BoardRequest::CountHint);
                        }
                    });
                }
            },
            HelpRequest::GiveDigit => {
                if let Some(found) = digit::find(&board, self.entry.current(), &mut self.speech) {
                    self.think(found, |table, found| {
                        if let Some(placed) = digit::tell(found, &mut table.speech) {
                            table.move_board(&BoardRequest::CountHint);
                            table.move_board(&BoardRequest::TakeHint(vec![placed], vec![]));
                        }
                    });
                }
            }
            HelpRequest::MarkMistakes => self.think(mistakes::find(board), |table, found| {
                table.mistakes.tell(found, &mut table.speech);
            }),
            HelpRequest::Solve => {
                if can_be_searched(&board, &mut self.speech) {
                    self.think(self.answers.solve(&board), |table, found| {
                        let solution = table.answers.tell_solved(found, &mut table.speech);
                        table.fill(solution);
                    });
                }
            }
            HelpRequest::NextSolution => {
                if let Some(next) = self.answers.next(&board, &mut self.speech) {
                    self.think(next, |table, found| {
                        let solution = table.answers.tell_next(found, &mut table.speech);
                        table.fill(solution);
                    });
                }
            }
        }
    }

    /// Solutions go onto the board.
    fn fill(&mut self, solutions: impl IntoIterator<Item = Board>) {
        solutions.into_iter().for_each(|solution| self.move_board(&BoardRequest::Fill(solution)));
    }

    fn film(&mut self, control: Control) {
        let (board, current) = (*self.sitting.board(), self.entry.current());
        match (self.scene, control) {
            (Scene::Solving, Control::Stop) => {
                self.speech.explain(words().stopped());
                self.go_on_to(Scene::Playing);
            }
            (Scene::Solving, _) => {
                let Some(run) = &mut self.run else { return };
                watching::obey(control, self.program.is_own(), current, run, self.unit, &self.stops, &mut self.speech);
            }
            (_, Control::Stop | Control::StepBack | Control::Seek(_)) => {}
            (Scene::Asking, _) if self.question.has_text() => {
                self.carry_out(AskRequest::AnswerFirst(Box::new(Request::Film(control))).into());
            }
            (Scene::Paused, _) => self.speech.refuse(words().go_on_first()),
            _ => {
                let (engine, unit) = (self.engine, self.unit);
                let run = watching::begin(control, engine, &board, &self.program, current, unit, &mut self.speech);
                if let Some(run) = run {
                    self.run = Some(run);
                    self.go_on_to(Scene::Solving);
                }
            }
        }
    }

    fn solve(&mut self, asked: SolverRequest) {
        let solving = self.scene == Scene::Solving;
        let run = self.run.as_mut().filter(|_| solving);
        match asked {
            SolverRequest::Next => {
                let at = Engine::ALL.iter().position(|&engine| engine == self.engine).unwrap_or(0);
                self.solve(SolverRequest::Choose(Engine::ALL[(at + 1) % Engine::ALL.len()]));
            }
            SolverRequest::Choose(engine) => {
                self.engine = engine;
                self.speech.explain(labels::engine(engine, self.program.is_own()).intro);
                if let Some(run) = run {
                    let mut fresh = Run::new(engine, run.search().start(), self.program.code());
                    fresh.playback_mut().pause(run.playback().is_paused());
                    *run = fresh;
                }
            }
            SolverRequest::SetUnit(unit) => self.unit = unit,
            SolverRequest::StopAtCell => match self.entry.current() {
                Some(cell) => {
                    let stops = toggle(&mut self.stops.cells, cell);
                    let cell = words::name(cell);
                    let said = if stops { words().stops_at_cell(cell) } else { words().stops_no_more_at_cell(cell) };
                    self.speech.explain(said);
                }
                None => self.speech.refuse(words().cell_for_stop()),
            },
            SolverRequest::ForgetStops => self.stops = Stops::default(),
            SolverRequest::StopBefore if self.stops.is_empty() => self.speech.refuse(words().no_stops()),
            SolverRequest::Keep => {
                let solution = run.filter(|run| run.last_step() == Some(Step::Solution));
                let Some((start, solution)) = solution.map(|run| (*run.search().start(), run.board())) else {
                    return self.speech.refuse(words().nothing_to_keep());
                };
                let found = async move { Found::watched(&start, solution).await };
                self.think(found, |table, found| {
                    let solutions = table.answers.tell_kept(found, &mut table.speech);
                    table.fill(solutions);
                    table.go_on_to(Scene::Playing);
                });
            }
            _ => {
                let Some(run) = run else { return };
                let speech = &mut self.speech;
                match asked {
                    SolverRequest::PreviousSolution if !run.has_previous_solution() => {
                        speech.refuse(words().no_solution_before());
                    }
                    SolverRequest::PreviousSolution => {
                        watching::go_back_to(Sought::Solution, run, self.unit, &self.stops, speech);
                    }
                    SolverRequest::StopBefore => {
                        watching::go_back_to(Sought::Stop, run, self.unit, &self.stops, speech);
                    }
                    SolverRequest::Why => {
                        speech.explain(run.why().map_or_else(|| words().no_why(), |why| words::why(&why)));
                        watching::offer_moment(run, speech);
                    }
                    _ => {}
                }
            }
        }
    }

    /// A puzzle of that level, with a seed of chance.
    pub fn make_level(&mut self, level: Level) {
        match Seed::random() {
            Ok(seed) => {
                let recipe = Recipe { wanted: Wanted::Level(level), seed: seed.short() };
                self.carry_out(MakingRequest::Make(recipe).into());
            }
            Err(error) => self.speech.refuse(words::sentence(&error)),
        }
    }

    fn make(&mut self, recipe: Recipe) {
        self.sheet = None;
        if self.scene == Scene::Solving {
            return self.speech.refuse(words().board_is_busy());
        }
        let mut generator = match recipe.generator() {
            Ok(generator) => generator,
            Err(error) => return self.speech.refuse(words::sentence(&error)),
        };
        self.speech.explain(words().making(labels::recipe(recipe)));
        let (asked, number) = (Arc::clone(&self.asked), self.asked.load(Ordering::Relaxed));
        let made = async move {
            loop {
                match generator.advance(1) {
                    Made::Unfinished if asked.load(Ordering::Relaxed) == number => {}
                    made => return made,
                }
            }
        };
        self.think(made, move |table, made| match made {
            Made::Puzzle(made) => {
                let board = made.puzzle.board();
                table.move_board(&BoardRequest::Load(board, Some(recipe)));
                table.speech.explain(words().puzzle_made(labels::recipe(recipe), board.blanks().count()));
            }
            Made::GaveUp(gave_up) => {
                let grids = words::thousands(gave_up.grids);
                table.speech.refuse(words().making_gave_up(grids, labels::recipe(recipe)));
            }
            Made::Unfinished => {}
        });
    }

    /// What waits for its cell is checked, and goes onto the board or is refused.
    fn settle(&mut self) {
        for house in [classic::check_row, classic::check_column, classic::check_box] {
            self.entry.check(house, self.sitting.board());
        }
        let refused = if self.entry.is_waiting() {
            let settled = self.entry.settle(&mut self.sitting, &self.settings, &mut self.speech);
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

    /// What depends on the sitting follows it.
    fn follow(&mut self) {
        let text = self.sitting.session().program();
        if self.program.text() != text {
            match BlockProgram::read(text) {
                Ok(read) => self.program = read,
                Err(unread) => {
                    self.program.pass_over(text);
                    self.speech.refuse(words::capitalised(&unread.to_string()));
                }
            }
        }
        let puzzle = self.sitting.board().puzzle();
        if self.run.as_ref().is_some_and(|run| run.search().start().puzzle() != puzzle) {
            self.run = None;
        }
        self.entry.follow(self.sitting.board(), self.scene);
        self.sitting.tell_solved(&mut self.was_solved, &mut self.speech);
    }

    /// Keeps the sitting if it has changed, or if the clock has run for a while.
    pub fn keep(&mut self, at_once: bool) {
        let (session, time) = (self.sitting.session(), self.sitting.session().tally().time);
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

    /// What the owl looks like in a line.
    pub fn face(&self) -> &'static str {
        match self.speech.mood {
            Mood::Calm => "(o,o)",
            Mood::Doubtful => "(o,O)",
            Mood::Happy => "(^,^)",
        }
    }
}
