//! The command `race`: races several engines on one puzzle and prints their effort as a table or as JSON.

use super::names::named;
use super::program;
use super::progress::Progress;
use super::report::{Status, cannot_begin};
use super::single::Input;
use clap::{Args, ValueEnum};
use serde::Serialize;
use std::ffi::OsString;
use std::io::{self, Write};
use std::ptr;
use std::time::Duration;
use sudoku_run::engines::{self, Engine, EngineState, Goal, Measure, RaceState};
use sudoku_storage::clock::Instant;

/// The length of an engine's turn.
const SLICE: Duration = Duration::from_millis(2);

/// The number of turns between two progress messages.
const SLICES_PER_MESSAGE: u64 = 50;

/// Arguments of the command `race`.
#[derive(Args, Debug)]
pub struct Race {
    #[command(flatten)]
    pub(super) input: Input,
    /// Race these engines, separated by commas [default: all].
    #[arg(long, value_parser = named::<Engine>(), value_name = "NAMES", value_delimiter = ',')]
    pub engines: Vec<Engine>,
    /// Add this program's block `solve` to the race: a RON file, a Scratch 3 project, or the name of a built-in program.
    #[arg(long, value_name = "PROGRAM")]
    pub program: Option<OsString>,
    /// Race to find all solutions, not just the first.
    #[arg(long)]
    pub all: bool,
    /// Rank by this measure; the lowest wins.
    #[arg(long, value_enum, value_name = "MEASURE", default_value_t = Ranking::Time)]
    pub by: Ranking,
    /// Print one JSON object per engine instead of a table.
    #[arg(long)]
    pub json: bool,
    /// End the race after this many seconds.
    #[arg(long, value_name = "SECONDS", default_value = "30", value_parser = super::time_limit::seconds)]
    pub seconds: Duration,
}

/// The measure by which engines are ranked; the lowest wins.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ranking {
    /// steps of the search
    Steps,
    /// digits tried
    Tries,
    /// digits placed
    Placements,
    /// digits taken back
    TakeBacks,
    /// greatest depth
    Depth,
    /// processor time
    Time,
}

impl From<Ranking> for Measure {
    fn from(by: Ranking) -> Measure {
        match by {
            Ranking::Steps => Measure::Steps,
            Ranking::Tries => Measure::Tries,
            Ranking::Placements => Measure::Placements,
            Ranking::TakeBacks => Measure::Retractions,
            Ranking::Depth => Measure::Depth,
            Ranking::Time => Measure::Time,
        }
    }
}

/// The result of one engine.
#[derive(Serialize)]
struct Outcome {
    engine: Engine,
    /// True for the user's own program.
    brought: bool,
    winner: bool,
    finished: bool,
    /// True if it reported a wrong solution, as the user's program may.
    wrong: bool,
    solutions: u64,
    steps: u64,
    tries: u64,
    placements: u64,
    takebacks: u64,
    depth: u16,
    /// The processor time used.
    seconds: f64,
}

impl Outcome {
    fn of(standing: &EngineState, all: &RaceState, winner: bool) -> Outcome {
        let counts = standing.counts;
        Outcome {
            engine: standing.engine,
            brought: standing.is_users_program,
            winner,
            finished: standing.finished,
            wrong: all.is_wrong(standing),
            solutions: counts.solutions,
            steps: standing.steps,
            tries: counts.tries,
            placements: counts.placements,
            takebacks: counts.retractions,
            depth: counts.deepest,
            seconds: standing.time.as_secs_f64(),
        }
    }
}

impl Race {
    /// Runs the race and prints the result.
    pub(super) fn run(&self, out: &mut impl Write, errors: &mut impl Write) -> io::Result<Status> {
        let program = self.program.as_ref().map(|named| program::compiled(named, errors)).transpose()?;
        let program = match program.transpose() {
            Ok(program) => program,
            Err(reason) => {
                writeln!(errors, "sudoku-assistant: {reason}")?;
                return Ok(Status::Unreadable);
            }
        };
        let mut engines: Vec<Engine> = Vec::new();
        for engine in &self.engines {
            if !engines.contains(engine) {
                engines.push(*engine);
            }
        }
        let goal = if self.all { Goal::All } else { Goal::First };
        let board = match self.input.read_any(errors)? {
            Err(status) => return Ok(status),
            Ok(board) => board,
        };
        if let (Some(_), Err(reason)) = (&program, Engine::Blocks.takes(board.rules())) {
            return cannot_begin(&reason.to_string(), errors);
        }
        if engines.is_empty() {
            // On boards of other rules, logic may find no solution where there is one.
            let is_classic = board.rules().is_classic();
            let runs = |engine: &Engine| is_classic || *engine != Engine::Logic && engine.search(&board).is_ok();
            engines = Engine::ALL.iter().copied().filter(runs).collect();
        }
        let race = engines::Race::new(&board, &engines, goal).and_then(|mut race| {
            program.iter().try_for_each(|code| race.add_program(code))?;
            Ok(race)
        });
        match race {
            Ok(race) => self.watch(race, out, errors),
            Err(reason) => cannot_begin(&reason.to_string(), errors),
        }
    }

    /// Runs the race until it is over or its time is up, and prints the result.
    fn watch(&self, mut race: engines::Race, out: &mut impl Write, errors: &mut impl Write) -> io::Result<Status> {
        race.warm_up();
        let start = Instant::now();
        let progress = Progress::of_bytes(None, true);
        for slice in 0u64.. {
            if race.is_over() || start.elapsed() >= self.seconds {
                break;
            }
            race.run_slice(SLICE);
            if slice.is_multiple_of(SLICES_PER_MESSAGE) {
                let standings = race.state();
                let arrived = standings.0.iter().filter(|standing| standing.finished).count();
                progress.say(format!("{arrived} of {} engines have finished", standings.0.len()));
            }
        }
        progress.end();
        let standings = race.state();
        if self.json {
            let winner = standings.winner(self.by.into());
            for standing in &standings.0 {
                let outcome = Outcome::of(standing, &standings, winner.is_some_and(|winner| ptr::eq(winner, standing)));
                serde_json::to_writer(&mut *out, &outcome)?;
                writeln!(out)?;
            }
        } else {
            write!(out, "{}", standings.markdown(self.by.into()))?;
        }
        out.flush()?;
        if let Some(fault) = standings.0.iter().find_map(|standing| standing.fault.as_ref()) {
            writeln!(errors, "sudoku-assistant: your program stopped with an error: {fault}")?;
            return Ok(Status::Unfinished);
        }
        if !standings.is_over() {
            writeln!(errors, "sudoku-assistant: --seconds ended the race after {} s", self.seconds.as_secs_f64())?;
            return Ok(Status::Unfinished);
        }
        let solved = standings.0.iter().any(|standing| standing.counts.solutions > 0);
        if !solved {
            writeln!(errors, "sudoku-assistant: this puzzle has no solution")?;
        }
        Ok(if solved { Status::Fine } else { Status::Refused })
    }
}
