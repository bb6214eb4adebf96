//! The race: several engines on the same puzzle, side by side, in slices of the same processor time or of the same steps.

use super::table::{AnySearch, Engine};
use crate::blocks::{BlockSearch, Code, Grain, SearchFault};
use crate::search::{Advance, Counts, Rewind, Search, Step, Stopwatch};
use crate::sudoku::Board;
use std::fmt::Write;
use std::sync::Arc;
use std::time::Duration;

/// How many steps go by between two looks at the clock.
const STEPS_PER_LOOK: u64 = 128;

/// How many steps an engine makes before the race.
const WARM_UP: u64 = 64;

/// What the engines race for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Goal {
    /// The first solution, or to know that there is none.
    #[default]
    First,
    /// All solutions, and to know that there is no other.
    All,
}

/// What the winner has the least of.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Measure {
    /// Steps.
    Steps,
    /// Digits tried.
    Tries,
    /// Digits placed.
    Placements,
    /// Digits taken back.
    Retractions,
    /// The greatest depth.
    Depth,
    /// Processor time.
    #[default]
    Time,
}

impl Measure {
    /// All measures.
    pub const ALL: [Measure; 6] =
        [Measure::Steps, Measure::Tries, Measure::Placements, Measure::Retractions, Measure::Depth, Measure::Time];

    /// The heading of its column.
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

/// Where an engine stands in the race.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standing {
    /// Which engine it is.
    pub engine: Engine,
    /// Whether it is a program of blocks that somebody brought.
    pub is_brought: bool,
    /// Its board; once it has found a solution, the first one.
    pub board: Board,
    /// How many steps it has made.
    pub steps: u64,
    /// What it has done.
    pub counts: Counts,
    /// The processor time that it has used.
    pub time: Duration,
    /// Whether it has reached the goal, or goes on no more.
    pub arrived: bool,
    /// Why it goes on no more, if something went wrong: only a program of blocks can.
    pub fault: Option<SearchFault>,
}

impl Standing {
    /// An engine, or the program that somebody brought, at the start.
    pub fn at_start(engine: Engine, is_brought: bool, board: Board) -> Standing {
        let (counts, time) = (Counts::default(), Duration::ZERO);
        Standing { engine, is_brought, board, steps: 0, counts, time, arrived: false, fault: None }
    }

    /// The value of a measure: a number, or nanoseconds.
    pub fn value(&self, measure: Measure) -> u64 {
        match measure {
            Measure::Steps => self.steps,
            Measure::Tries => self.counts.tries,
            Measure::Placements => self.counts.placements,
            Measure::Retractions => self.counts.retractions,
            Measure::Depth => u64::from(self.counts.deepest),
            Measure::Time => self.time.as_nanos() as u64,
        }
    }
}

/// Where all engines stand, in the order in which they were named.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Standings(pub Vec<Standing>);

impl Standings {
    /// Whether all have arrived.
    pub fn is_over(&self) -> bool {
        self.0.iter().all(|standing| standing.arrived)
    }

    /// The engine that has arrived rightly with the least of the measure; the first of several.
    pub fn winner(&self, measure: Measure) -> Option<&Standing> {
        let right = self.0.iter().filter(|standing| standing.arrived && !self.is_wrong(standing));
        right.min_by_key(|standing| standing.value(measure))
    }

    /// Whether it has arrived with a fault, or not with as many solutions as the others: a program that somebody brought can
    /// be any program, the engines are right.
    pub fn is_wrong(&self, standing: &Standing) -> bool {
        let known = self.0.iter().find(|other| other.arrived && !other.is_brought).map(|other| other.counts.solutions);
        let misses = |solutions| standing.is_brought && standing.arrived && standing.counts.solutions != solutions;
        standing.fault.is_some() || known.is_some_and(misses)
    }

    /// The results as a Markdown table, the winner in heavy type.
    pub fn markdown(&self, measure: Measure) -> String {
        let winner = self.winner(measure).map(|standing| (standing.engine, standing.is_brought));
        let mut text = String::from("| Engine | Solutions |");
        Measure::ALL.iter().for_each(|measure| text.extend([" ", measure.label(), " |"]));
        text.push_str("\n|---|---:|");
        Measure::ALL.iter().for_each(|_| text.push_str("---:|"));
        text.push('\n');
        for standing in &self.0 {
            let mark = if winner == Some((standing.engine, standing.is_brought)) { "**" } else { "" };
            let brought = if standing.is_brought { ", your program" } else { "" };
            let how = match standing.arrived {
                false => " (not finished)",
                true if self.is_wrong(standing) => " (wrong)",
                true => "",
            };
            // Writing to a string cannot fail.
            let _ = write!(text, "| {mark}{}{brought}{mark}{how} | {} |", standing.engine, standing.counts.solutions);
            for measure in Measure::ALL {
                let _ = match measure {
                    Measure::Time => write!(text, " {:.3} ms |", standing.time.as_secs_f64() * 1000.0),
                    _ => write!(text, " {} |", standing.value(measure)),
                };
            }
            text.push('\n');
        }
        text
    }
}

/// One engine in the race.
#[derive(Clone, Debug)]
struct Racer {
    search: AnySearch,
    /// The program that somebody brought.
    program: Option<Arc<Code>>,
    steps: u64,
    time: Duration,
    /// The first solution.
    solution: Option<Board>,
    arrived: bool,
}

impl Racer {
    fn new(engine: Engine, board: &Board) -> Racer {
        Racer::with(engine.search(board), None)
    }

    fn with(search: AnySearch, program: Option<Arc<Code>>) -> Racer {
        Racer { search, program, steps: 0, time: Duration::ZERO, solution: None, arrived: false }
    }

    /// The same search before it began.
    fn anew(&self, board: &Board) -> AnySearch {
        match &self.program {
            Some(code) => brought(board, code),
            None => self.search.engine().search(board),
        }
    }

    fn standing(&self) -> Standing {
        Standing {
            engine: self.search.engine(),
            is_brought: self.program.is_some(),
            board: self.solution.unwrap_or_else(|| self.search.board()),
            steps: self.steps,
            counts: self.search.counts(),
            time: self.time,
            arrived: self.arrived,
            fault: self.search.fault(),
        }
    }

    /// Goes on for at most so many steps and about that long, at least one step.
    fn go_on(&mut self, goal: Goal, most_steps: u64, slice: Duration) {
        let watch = Stopwatch::start();
        let per_look = self.search.engine().steps_per_look().min(STEPS_PER_LOOK);
        let mut left = most_steps;
        while left > 0 && !self.arrived {
            let run = self.search.run(per_look.min(left), Step::is_solution);
            self.steps += run.made;
            left -= run.made;
            match run.end {
                Advance::Reached => {
                    self.solution.get_or_insert_with(|| self.search.board());
                    self.arrived = goal == Goal::First;
                }
                Advance::Ended => self.arrived = true,
                Advance::Made | Advance::Waits => {}
            }
            if watch.elapsed() >= slice {
                break;
            }
        }
        self.time += watch.elapsed();
    }
}

/// A search by a program that somebody brought.
fn brought(board: &Board, code: &Arc<Code>) -> AnySearch {
    AnySearch::Blocks(BlockSearch::with_program(board, Arc::clone(code), Grain::Digits))
}

/// Several engines on one puzzle.
#[derive(Clone, Debug)]
pub struct Race {
    start: Board,
    goal: Goal,
    racers: Vec<Racer>,
}

impl Race {
    /// The engines at the start.
    pub fn new(board: &Board, engines: &[Engine], goal: Goal) -> Race {
        let racers = engines.iter().map(|&engine| Racer::new(engine, board)).collect();
        Race { start: *board, goal, racers }
    }

    /// A program of blocks races too, beside the engines. It has to be there before the race begins.
    pub fn add_program(&mut self, code: Arc<Code>) {
        self.racers.push(Racer::with(brought(&self.start, &code), Some(code)));
    }

    /// Each engine makes some steps on the board that do not count, so that none pays for being the first.
    /// `goes_on` is asked before each engine.
    pub fn warm_up(&self, mut goes_on: impl FnMut() -> bool) {
        for racer in self.racers.iter().take_while(|_| goes_on()) {
            let engine = racer.search.engine();
            racer.anew(&self.start).run(engine.steps_per_look().min(WARM_UP), Step::is_solution);
        }
    }

    /// The board on which they race.
    pub fn start(&self) -> &Board {
        &self.start
    }

    /// Where the engines stand.
    pub fn standings(&self) -> Standings {
        Standings(self.racers.iter().map(Racer::standing).collect())
    }

    /// Whether all have arrived.
    pub fn is_over(&self) -> bool {
        self.racers.iter().all(|racer| racer.arrived)
    }

    /// The engine that has used the least time so far, of those that have not arrived, goes on for a slice of that length.
    ///
    /// A step is never cut; an engine with a long one waits afterwards until the others have caught up.
    pub fn run_slice(&mut self, slice: Duration) {
        let goal = self.goal;
        let open = self.racers.iter_mut().filter(|racer| !racer.arrived);
        if let Some(racer) = open.min_by_key(|racer| racer.time) {
            racer.go_on(goal, u64::MAX, slice);
        }
    }

    /// Every engine that has not arrived goes on until it has made so many steps in all, for at most that long.
    pub fn run_to_step(&mut self, steps: u64, slice: Duration) {
        let goal = self.goal;
        for racer in self.racers.iter_mut().filter(|racer| !racer.arrived) {
            let missing = steps.saturating_sub(racer.steps);
            if missing > 0 {
                racer.go_on(goal, missing, slice);
            }
        }
    }
}
