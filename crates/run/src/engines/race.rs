//! The race: several engines on the same puzzle, in turns of equal processor time, or level in the measure that they race
//! for.

use super::table::{AnySearch, Engine};
use super::unsupported::UnsupportedBoard;
use std::fmt::Write;
use std::sync::Arc;
use std::time::Duration;
use sudoku_blocks::{Code, Grain, SearchFault};
use sudoku_board::Board;
use sudoku_solve::search::{Advance, Counts, Rewind, Search, Step, Stopwatch};

/// The number of steps between two looks at the clock.
const STEPS_PER_LOOK: u64 = 128;

/// The number of steps that an engine makes as a warm-up before the race.
const WARM_UP: u64 = 64;

/// The goal of a race.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Goal {
    /// Find the first solution, or prove that there is none.
    #[default]
    First,
    /// Find all solutions.
    All,
}

/// The measure of which the winner has the least.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Measure {
    /// The number of steps.
    Steps,
    /// The number of digits tried.
    Tries,
    /// The number of digits placed.
    Placements,
    /// The number of digits taken back.
    Retractions,
    /// The greatest depth of the search.
    Depth,
    /// The processor time.
    #[default]
    Time,
}

impl Measure {
    /// All measures, in the order of the table's columns.
    pub const ALL: [Measure; 6] =
        [Measure::Steps, Measure::Tries, Measure::Placements, Measure::Retractions, Measure::Depth, Measure::Time];

    /// Returns the heading of the table's column.
    pub const fn label(self) -> &'static str {
        match self {
            Measure::Steps => "Steps",
            Measure::Tries => "Tried",
            Measure::Placements => "Placed",
            Measure::Retractions => "Taken back",
            Measure::Depth => "Greatest depth",
            Measure::Time => "Time",
        }
    }
}

/// The state of one engine in a race.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EngineState {
    /// The engine.
    pub engine: Engine,
    /// True if it is a block program supplied by the user.
    pub is_users_program: bool,
    /// The current board or, once there is one, the first solution.
    pub board: Board,
    /// The number of steps made.
    pub steps: u64,
    /// The counts of the steps made.
    pub counts: Counts,
    /// The processor time used.
    pub time: Duration,
    /// True if it has reached the goal, or has ended.
    pub finished: bool,
    /// The fault that ended it, if any; only a block program can fail.
    pub fault: Option<SearchFault>,
    /// True if it ended without an answer; only logic gives up, on other boards than the classic one.
    pub gave_up: bool,
}

impl EngineState {
    /// Creates the state of an engine, or of the user's program, at the start.
    pub fn at_start(engine: Engine, is_users_program: bool, board: Board) -> EngineState {
        let (counts, time) = (Counts::default(), Duration::ZERO);
        EngineState {
            engine,
            is_users_program,
            board,
            steps: 0,
            counts,
            time,
            finished: false,
            fault: None,
            gave_up: false,
        }
    }

    /// Returns the value of a measure: a number, or nanoseconds.
    pub fn value(&self, measure: Measure) -> u64 {
        value(measure, self.steps, &self.counts, self.time)
    }
}

/// Returns the value of a measure, given the numbers it is taken from.
fn value(measure: Measure, steps: u64, counts: &Counts, time: Duration) -> u64 {
    match measure {
        Measure::Steps => steps,
        Measure::Tries => counts.tries,
        Measure::Placements => counts.placements,
        Measure::Retractions => counts.retractions,
        Measure::Depth => u64::from(counts.deepest),
        Measure::Time => time.as_nanos() as u64,
    }
}

/// The states of all engines, in the order in which they were named.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct RaceState(pub Vec<EngineState>);

impl RaceState {
    /// Returns true if all engines have finished.
    pub fn is_over(&self) -> bool {
        self.0.iter().all(|state| state.finished)
    }

    /// Returns the winner: among the engines that finished without errors, the one with the least of the measure; the first
    /// of them in case of a tie.
    pub fn winner(&self, measure: Measure) -> Option<&EngineState> {
        let right = self.0.iter().filter(|state| state.finished && !self.is_out(state));
        right.min_by_key(|state| state.value(measure))
    }

    /// Returns the rank by the measure, from 1, if the engine has finished correctly and none that is still running can
    /// overtake it, so that no rank ever changes. Engines with equal values share a rank.
    pub fn rank(&self, state: &EngineState, measure: Measure) -> Option<usize> {
        let value = state.value(measure);
        let is_ranked = |one: &EngineState| one.finished && !self.is_out(one);
        let can_come_before = |one: &EngineState| !one.finished && one.value(measure) < value;
        if !is_ranked(state) || self.0.iter().any(can_come_before) {
            return None;
        }
        let before = self.0.iter().filter(|other| is_ranked(other) && other.value(measure) < value);
        Some(before.count() + 1)
    }

    /// Returns the number of engines whose rank is settled.
    pub fn ranked_count(&self, measure: Measure) -> usize {
        self.0.iter().filter(|state| self.rank(state, measure).is_some()).count()
    }

    /// Returns true if it gets no rank: it gave up, or it is wrong.
    pub fn is_out(&self, state: &EngineState) -> bool {
        state.gave_up || self.is_wrong(state)
    }

    /// Returns true if it failed, or found another number of solutions than the others. Only the user's program can be
    /// wrong, because it may be any program, while the engines are correct.
    pub fn is_wrong(&self, state: &EngineState) -> bool {
        let knows = |other: &&EngineState| other.finished && !other.gave_up && !other.is_users_program;
        let known = self.0.iter().find(knows).map(|other| other.counts.solutions);
        let misses = |solutions| state.is_users_program && state.finished && state.counts.solutions != solutions;
        state.fault.is_some() || known.is_some_and(misses)
    }

    /// Returns the results as a Markdown table, with the winner in bold.
    pub fn markdown(&self, measure: Measure) -> String {
        let winner = self.winner(measure).map(|state| (state.engine, state.is_users_program));
        let mut text = String::from("| Engine | Solutions |");
        Measure::ALL.iter().for_each(|measure| text.extend([" ", measure.label(), " |"]));
        text.push_str("\n|---|---:|");
        Measure::ALL.iter().for_each(|_| text.push_str("---:|"));
        text.push('\n');
        for state in &self.0 {
            let mark = if winner == Some((state.engine, state.is_users_program)) { "**" } else { "" };
            let brought = if state.is_users_program { ", your program" } else { "" };
            let how = match state.finished {
                false => " (not finished)",
                true if self.is_wrong(state) => " (wrong)",
                true if state.gave_up => " (gave up)",
                true => "",
            };
            // Writing to a string cannot fail.
            let _ = write!(text, "| {mark}{}{brought}{mark}{how} | {} |", state.engine, state.counts.solutions);
            for measure in Measure::ALL {
                let _ = match measure {
                    Measure::Time => write!(text, " {:.3} ms |", state.time.as_secs_f64() * 1000.0),
                    _ => write!(text, " {} |", state.value(measure)),
                };
            }
            text.push('\n');
        }
        text
    }
}

/// An engine in the race.
#[derive(Clone, Debug)]
struct Racer {
    search: AnySearch,
    /// A copy of the search at its start, used for the warm-up.
    fresh: AnySearch,
    is_users_program: bool,
    steps: u64,
    time: Duration,
    /// The first solution found.
    solution: Option<Board>,
    finished: bool,
}

impl Racer {
    fn with([search, fresh]: [AnySearch; 2], is_users_program: bool) -> Racer {
        Racer { search, fresh, is_users_program, steps: 0, time: Duration::ZERO, solution: None, finished: false }
    }

    fn state(&self) -> EngineState {
        EngineState {
            engine: self.search.engine(),
            is_users_program: self.is_users_program,
            board: self.solution.clone().unwrap_or_else(|| self.search.board()),
            steps: self.steps,
            counts: self.search.counts(),
            time: self.time,
            finished: self.finished,
            fault: self.search.fault(),
            gave_up: self.finished && self.search.gave_up(),
        }
    }

    fn value(&self, measure: Measure) -> u64 {
        value(measure, self.steps, &self.search.counts(), self.time)
    }

    /// Runs until it has this much of the measure, for at most about the time slice. Returns true if it has, or has
    /// finished.
    fn run_until(&mut self, goal: Goal, measure: Measure, until: u64, slice: Duration) -> bool {
        let (watch, before) = (Stopwatch::start(), self.time);
        let per_look = self.search.engine().steps_per_look().min(STEPS_PER_LOOK);
        loop {
            let missing = until.saturating_sub(self.value(measure));
            if self.finished || missing == 0 {
                return true;
            }
            if watch.elapsed() >= slice {
                return false;
            }
            // A step adds at most 1 to any measure but time.
            let most = if measure == Measure::Time { per_look } else { per_look.min(missing) };
            let run = self.search.run(most, Step::is_solution);
            self.steps += run.made;
            match run.end {
                Advance::Reached => {
                    self.solution.get_or_insert_with(|| self.search.board());
                    self.finished = goal == Goal::First;
                }
                Advance::Ended => self.finished = true,
                Advance::Made | Advance::Waits => {}
            }
            self.time = before + watch.elapsed();
        }
    }
}

/// A race of several engines on one puzzle.
#[derive(Clone, Debug)]
pub struct Race {
    start: Board,
    goal: Goal,
    racers: Vec<Racer>,
}

impl Race {
    /// Sets up a race.
    ///
    /// # Errors
    /// [`UnsupportedBoard`] if one of the engines cannot solve the board.
    pub fn new(board: &Board, engines: &[Engine], goal: Goal) -> Result<Race, UnsupportedBoard> {
        let racer = |&engine: &Engine| Ok(Racer::with([engine.search(board)?, engine.search(board)?], false));
        Ok(Race { start: board.clone(), goal, racers: engines.iter().map(racer).collect::<Result<_, _>>()? })
    }

    /// Adds a block program to a race that has not started.
    ///
    /// # Errors
    /// [`UnsupportedBoard`] if the board is not a classic one.
    pub fn add_program(&mut self, code: &Arc<Code>) -> Result<(), UnsupportedBoard> {
        let search = || AnySearch::by_program(&self.start, code, Grain::Digits);
        self.racers.push(Racer::with([search()?, search()?], true));
        Ok(())
    }

    /// Lets each engine make a few steps that do not count, so that none is at a disadvantage by going first.
    pub fn warm_up(&self) {
        for racer in &self.racers {
            let steps = racer.search.engine().steps_per_look().min(WARM_UP);
            racer.fresh.clone().run(steps, Step::is_solution);
        }
    }

    /// Returns the board that they race on.
    pub fn start(&self) -> &Board {
        &self.start
    }

    /// Returns the current state of each engine.
    pub fn state(&self) -> RaceState {
        RaceState(self.racers.iter().map(Racer::state).collect())
    }

    /// Returns true if all engines have finished.
    pub fn is_over(&self) -> bool {
        self.racers.iter().all(|racer| racer.finished)
    }

    /// Gives a time slice to the unfinished engine that has used the least time.
    ///
    /// Steps are never cut short: an engine with a long step waits afterwards until the others have caught up.
    pub fn run_slice(&mut self, slice: Duration) {
        let goal = self.goal;
        let open = self.racers.iter_mut().filter(|racer| !racer.finished);
        if let Some(racer) = open.min_by_key(|racer| racer.time) {
            racer.run_until(goal, Measure::Steps, u64::MAX, slice);
        }
    }

    /// Runs every unfinished engine until it has this much of the measure, each for at most about the time slice. Returns
    /// true if all have, or have finished.
    pub fn run_to(&mut self, measure: Measure, until: u64, slice: Duration) -> bool {
        let goal = self.goal;
        let all = |level, racer: &mut Racer| racer.run_until(goal, measure, until, slice) && level;
        self.racers.iter_mut().fold(true, all)
    }

    /// Returns the least value of the measure among the unfinished engines.
    pub fn least(&self, measure: Measure) -> u64 {
        self.racers.iter().filter(|racer| !racer.finished).map(|racer| racer.value(measure)).min().unwrap_or(0)
    }
}
