//! The race of the engines: its setup, its run in the background, and its result.

use crate::game::owl::Speech;
use crate::game::play::BlockProgram;
use crate::game::requests::{Page, RaceRequest, Scene, labels};
use crate::game::script::work::{Work, in_parts, poll};
use crate::game::script::{FrameSystems, PageShown, WakeUp};
use crate::game::session::Session;
use bevy_app::prelude::*;
use bevy_ecs::prelude::*;
use bevy_state::prelude::*;
use futures_lite::future::yield_now;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use sudoku_blocks::{Code, Program};
use sudoku_board::Board;
use sudoku_run::Control;
use sudoku_run::engines::{Engine, EngineState, Goal, Measure, Race, RaceState, UnsupportedBoard};
use sudoku_storage::clock::Instant;
use sudoku_words::words;

/// Maximum time for an engine's turn.
const SLICE: Duration = Duration::from_millis(1);

/// Unit of the speed when time is the measure: processor time of the engines per second of the race.
pub const TIME_FOR_A_STEP: Duration = Duration::from_micros(10);

/// Number of ranked engines at which the race stops; the others may finish afterwards.
const PODIUM: usize = 3;

/// Interval between updates of the standings.
const NEWS: Duration = Duration::from_millis(33);

/// The setup of a race.
#[derive(Clone, PartialEq, Debug)]
struct Setup {
    engines: Vec<Engine>,
    goal: Goal,
    measure: Measure,
    start: Board,
    /// The player's program, if it takes part.
    own: Option<Arc<Program>>,
}

impl Setup {
    /// Creates the race at its start. `code` is the player's program, if it takes part.
    fn race(&self, code: &Arc<Code>) -> Result<Race, UnsupportedBoard> {
        let is_ours = |engine: &&Engine| self.own.is_none() || **engine != Engine::Blocks;
        let engines: Vec<Engine> = self.engines.iter().filter(is_ours).copied().collect();
        let mut race = Race::new(&self.start, &engines, self.goal)?;
        if self.own.is_some() {
            race.add_program(code)?;
        }
        Ok(race)
    }
}

/// The race page: the setup of the next race, and the current or last one.
#[derive(Resource, Debug)]
pub struct Racing {
    /// The engines that take part.
    engines: Vec<Engine>,
    /// The goal of the race.
    goal: Goal,
    /// The number of units of the measure per second, where the unit of time is [`TIME_FOR_A_STEP`]; `None` for full speed.
    speed: Option<u32>,
    /// The measure of which the winner has the least.
    measure: Measure,
    /// The puzzle chosen for the race; `None` for the player's board.
    puzzle: Option<Board>,
    /// The standings of the current or last race.
    standings: RaceState,
    /// The setup of the race in `standings`.
    last: Option<Setup>,
    runner: Option<Runner>,
    /// A race that stopped before all engines had finished.
    rest: Option<Race>,
}

impl Default for Racing {
    fn default() -> Self {
        Racing {
            engines: Engine::ALL.to_vec(),
            goal: Goal::default(),
            speed: Some(10),
            measure: Measure::Steps,
            puzzle: None,
            standings: RaceState::default(),
            last: None,
            runner: None,
            rest: None,
        }
    }
}

impl Racing {
    /// Returns the engines that take part.
    pub fn engines(&self) -> &[Engine] {
        &self.engines
    }

    /// Returns the goal of the race.
    pub fn goal(&self) -> Goal {
        self.goal
    }

    /// Returns the number of units of the measure per second, where the unit of time is [`TIME_FOR_A_STEP`]; `None` for full
    /// speed.
    pub fn speed(&self) -> Option<u32> {
        self.speed
    }

    /// Returns the measure of which the winner has the least.
    pub fn measure(&self) -> Measure {
        self.measure
    }

    /// Returns the puzzle chosen for the race; `None` for the player's board.
    pub fn puzzle(&self) -> Option<&Board> {
        self.puzzle.as_ref()
    }

    /// Returns the board at the start: the chosen puzzle or the player's board, or an empty one while that is covered in a pause.
    pub fn start(&self, session: &Session, scene: Scene) -> Board {
        let own = || if scene == Scene::Paused { Board::default() } else { session.board().clone() };
        self.puzzle.clone().unwrap_or_else(own)
    }

    /// Returns the standings of the current or last race.
    pub fn standings(&self) -> &RaceState {
        &self.standings
    }

    /// Returns the puzzle and the table of results as text, once there is a race.
    pub fn table(&self) -> Option<String> {
        let puzzle = &self.last.as_ref()?.start;
        Some(format!("{puzzle}\n\n{}", self.standings.markdown(self.measure)))
    }

    /// Returns true if some engines have not finished and the race can be continued.
    pub fn can_go_on(&self) -> bool {
        self.rest.is_some() && !self.runs()
    }

    /// Returns true if the race is over or the first places are taken.
    fn is_decided(&self) -> bool {
        let standings = &self.standings;
        !standings.0.is_empty() && (standings.is_over() || standings.ranked_count(self.measure) >= PODIUM)
    }

    fn running(&self) -> String {
        words().race_runs(labels::race_pace(self.measure))
    }

    /// Returns a sentence on the winner.
    fn result(&self) -> String {
        let compared = self.comparison().map(|told| format!(" {told}")).unwrap_or_default();
        let Some(winner) = self.standings.winner(self.measure) else {
            return words().race_without_winner() + &compared;
        };
        let is_first = |one: &&EngineState| self.standings.rank(one, self.measure) == Some(1);
        let first = self.standings.0.iter().filter(is_first);
        let names: Vec<String> = first.map(|one| sudoku_words::engine(one.engine, one.is_users_program).word).collect();
        let (measure, least) = (labels::measure(self.measure), value(winner, self.measure));
        let won = match names.len() {
            0 | 1 => {
                words().race_won(sudoku_words::engine(winner.engine, winner.is_users_program).word, measure, least)
            }
            _ => words().race_tied(sudoku_words::all_of(names), measure, least),
        };
        let all = || self.standings.0.iter();
        // If only the player's program claims that there is no solution, it may be wrong.
        let none_there = |one: &EngineState| one.finished && one.counts.solutions == 0;
        let has_none = all().any(|standing| !standing.is_users_program) && all().all(none_there);
        let told = if has_none && !all().any(|standing| self.standings.is_out(standing)) {
            words().race_won_without_solution(won)
        } else {
            won
        };
        told + &compared
    }

    /// Compares the player's program with brute force, from which it was developed, or says what is wrong with it.
    fn comparison(&self) -> Option<String> {
        let own = self.standings.0.iter().find(|standing| standing.is_users_program)?;
        if let Some(fault) = &own.fault {
            return Some(words().own_program_stopped(sudoku_words::capitalised(&sudoku_words::search_fault(fault))));
        }
        if self.standings.is_wrong(own) {
            let others = self.standings.0.iter().filter(|standing| !standing.is_users_program);
            let there = others.map(|other| other.counts.solutions).max().unwrap_or_default();
            return Some(words().own_program_wrong(own.counts.solutions, there));
        }
        let finished = |wanted: Engine| self.standings.0.iter().find(|one| one.engine == wanted && one.finished);
        let (ours, own) = (finished(Engine::BruteForce)?, finished(own.engine)?);
        // A program need not check whether a digit fits.
        let searched = own.counts.tries > 0;
        let measure = if searched { Measure::Tries } else { Measure::Placements };
        Some(words().own_program_compared(searched, value(own, measure), value(ours, measure)))
    }

    /// Returns the setup of the next race, for the player's board and program.
    fn setup(&self, board: &Board, program: &BlockProgram) -> Setup {
        let start = self.puzzle.as_ref().unwrap_or(board).clone();
        let can_run = |engine: &&Engine| engine.takes(start.rules()).is_ok();
        let engines: Vec<Engine> = self.engines.iter().filter(can_run).copied().collect();
        let own = program.is_own() && engines.contains(&Engine::Blocks);
        Setup {
            engines,
            goal: self.goal,
            measure: self.measure,
            start,
            own: own.then(|| Arc::clone(program.program())),
        }
    }

    /// Clears the standings if they belong to a race with another setup.
    fn forget_another_race(&mut self, board: &Board, program: &BlockProgram, speech: &mut Speech) {
        let wanted = self.setup(board, program);
        if !self.runs() && self.last.as_ref().is_some_and(|last| *last != wanted) {
            (self.last, self.rest, self.standings) = (None, None, RaceState::default());
            speech.explain(words().race_intro());
        }
    }

    /// Returns true if a race is running.
    pub fn runs(&self) -> bool {
        self.runner.is_some()
    }
}

/// A race running in the background, and its shared standings.
#[derive(Debug)]
struct Runner {
    news: Arc<Mutex<RaceState>>,
    work: Work<Race>,
}

impl Runner {
    /// Starts running the race until `stops_at` engines are ranked.
    fn start(race: Race, pace: Pace, stops_at: usize, wake_up: WakeUp) -> Runner {
        let news = Arc::new(Mutex::new(race.state()));
        Runner { news: news.clone(), work: in_parts(run(race, pace, stops_at, news, wake_up)) }
    }

    fn state(&self) -> RaceState {
        self.news.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

/// Limits all engines to the same amount of the measure, so that they finish in the order of their ranks.
#[derive(Debug)]
struct Pace {
    measure: Measure,
    speed: Option<u32>,
    level: f64,
    last: Instant,
}

impl Pace {
    /// Continues from the current state of the race.
    fn of(race: &Race, measure: Measure, speed: Option<u32>) -> Pace {
        Pace { measure, speed, level: race.least(measure) as f64, last: Instant::now() }
    }

    /// Runs the engines up to the current limit. Once all have reached it, raises it according to the speed; the slowest engine
    /// sets the pace.
    fn turn(&mut self, race: &mut Race) {
        let is_level = race.run_to(self.measure, self.level as u64, SLICE);
        let now = Instant::now();
        let gone_by = now.duration_since(std::mem::replace(&mut self.last, now)).min(NEWS).as_secs_f64();
        if is_level {
            self.level += match (self.speed, self.measure) {
                (Some(speed), Measure::Time) => gone_by * f64::from(speed) * TIME_FOR_A_STEP.as_nanos() as f64,
                (Some(speed), _) => gone_by * f64::from(speed),
                (None, Measure::Time) => SLICE.as_nanos() as f64,
                (None, _) => (self.level / 16.0).max(64.0),
            };
        }
    }
}

/// Runs the race turn by turn, and publishes the standings from time to time. Returns the race as it stopped.
async fn run(mut race: Race, mut pace: Pace, stops_at: usize, news: Arc<Mutex<RaceState>>, wake_up: WakeUp) -> Race {
    race.warm_up();
    (pace.last, pace.level) = (Instant::now(), pace.level.max(1.0));
    let mut told = Instant::now();
    loop {
        let part = Instant::now();
        let mut is_over = race.is_over();
        while !is_over {
            pace.turn(&mut race);
            is_over = race.is_over();
            // A browser runs one part per frame. At full speed that part takes all the time a frame can spare.
            if cfg!(not(target_arch = "wasm32")) || pace.speed.is_some() || part.elapsed() >= 8 * SLICE {
                break;
            }
        }
        let standings = race.state();
        is_over |= standings.ranked_count(pace.measure) >= stops_at;
        if is_over || told.elapsed() >= NEWS {
            told = Instant::now();
            let mut news = news.lock().unwrap_or_else(PoisonError::into_inner);
            if *news != standings {
                *news = standings;
                wake_up.call();
            }
        }
        if is_over {
            return race;
        }
        #[cfg(not(target_arch = "wasm32"))]
        if pace.speed.is_some() {
            std::thread::sleep(2 * SLICE);
        }
        yield_now().await;
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Racing>()
        .add_systems(Update, follow.in_set(FrameSystems::Solve))
        .add_observer(on_back_on)
        // Leaving the page stops the race.
        .add_systems(OnExit(Page::Race), |mut racing: ResMut<Racing>| racing.runner = None);
}

/// Changes the setup. This takes effect with the next race.
pub(in crate::game) fn handle(
    In(request): In<RaceRequest>,
    session: Res<Session>,
    program: Res<BlockProgram>,
    wake_up: Res<WakeUp>,
    mut racing: ResMut<Racing>,
    mut speech: ResMut<Speech>,
) {
    match request {
        RaceRequest::Finish => {
            if let Some(race) = racing.rest.take().filter(|_| !racing.runs()) {
                // The remaining engines may need thousands of times as many steps, so ignore the speed.
                let pace = Pace::of(&race, racing.measure, None);
                racing.runner = Some(Runner::start(race, pace, usize::MAX, wake_up.clone()));
                speech.explain(racing.running());
            }
        }
        RaceRequest::ToggleRacer(engine) => {
            let wanted = |other: &Engine| (*other == engine) != racing.engines.contains(other);
            let engines: Vec<Engine> = Engine::ALL.iter().copied().filter(wanted).collect();
            racing.engines = engines;
        }
        RaceRequest::SetGoal(goal) => racing.goal = goal,
        RaceRequest::SetSpeed(speed) => racing.speed = speed,
        // Changing the measure would change the ranks of a running race.
        RaceRequest::SetMeasure(_) if racing.runs() => speech.refuse(words().race_runs_already()),
        RaceRequest::SetMeasure(measure) => racing.measure = measure,
        RaceRequest::ChoosePuzzle(puzzle) => racing.puzzle = puzzle,
    }
    racing.forget_another_race(session.board(), &program, &mut speech);
}

/// Says what the page offers when the person returns to it.
fn on_back_on(
    back: On<PageShown>,
    session: Res<Session>,
    program: Res<BlockProgram>,
    mut racing: ResMut<Racing>,
    mut speech: ResMut<Speech>,
) {
    if *back.event() != PageShown(Page::Race) {
        return;
    }
    racing.forget_another_race(session.board(), &program, &mut speech);
    if racing.runs() {
        speech.explain(racing.running());
    } else if racing.is_decided() {
        speech.explain(racing.result());
    } else {
        speech.explain(words().race_intro());
    }
}

/// Starts or stops the race.
pub(in crate::game) fn control(
    In(control): In<Control>,
    scene: Res<State<Scene>>,
    session: Res<Session>,
    program: Res<BlockProgram>,
    wake_up: Res<WakeUp>,
    mut racing: ResMut<Racing>,
    mut speech: ResMut<Speech>,
) {
    match control {
        Control::PlayOrPause | Control::Stop if racing.runs() => {
            racing.standings = racing.runner.take().map(|runner| runner.state()).unwrap_or_default();
            speech.explain(words().race_stopped());
        }
        Control::PlayOrPause => {
            racing.forget_another_race(session.board(), &program, &mut speech);
            let setup = racing.setup(session.board(), &program);
            if *scene.get() == Scene::Paused && racing.puzzle.is_none() {
                speech.refuse(words().go_on_first());
            } else if setup.engines.is_empty() {
                speech.refuse(words().no_racers());
            } else if let Some(conflict) = setup.start.refusal() {
                speech.refuse(sudoku_words::conflict_first(&conflict));
            } else if let Ok(race) = setup.race(program.code()) {
                (racing.standings, racing.last, racing.rest) = (race.state(), Some(setup), None);
                let pace = Pace::of(&race, racing.measure, racing.speed);
                racing.runner = Some(Runner::start(race, pace, PODIUM, wake_up.clone()));
                speech.explain(racing.running());
            }
        }
        // A race only runs forwards.
        Control::Stop | Control::Step | Control::StepBack | Control::Seek(_) | Control::Jump(_) => {}
    }
}

/// Takes over the latest standings.
fn follow(mut racing: ResMut<Racing>, wake_up: Res<WakeUp>, mut speech: ResMut<Speech>) {
    let Some(runner) = &mut racing.bypass_change_detection().runner else { return };
    let stopped = poll(&mut runner.work, &wake_up);
    let standings = runner.state();
    if standings != racing.standings {
        racing.standings = standings;
    }
    if let Some(race) = stopped {
        racing.runner = None;
        racing.rest = Some(race).filter(|race| !race.is_over());
        speech.rejoice(racing.result());
    }
}

/// Formats an engine's amount of a measure.
pub(crate) fn value(standing: &EngineState, measure: Measure) -> String {
    match measure {
        // Clocks in browsers are coarse on purpose.
        Measure::Time if standing.time.is_zero() && standing.steps > 0 => words().too_short(),
        Measure::Time => sudoku_words::short_duration(standing.time),
        _ => sudoku_words::thousands(standing.value(measure)),
    }
}
