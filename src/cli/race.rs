//! The command `race`: several engines on one puzzle, and what each needed, as a table or as JSON.

use super::program;
use super::report::Status;
use super::single::Input;
use crate::clock::Instant;
use crate::engines::{Engine, Goal, Measure, Race as Racing, Standing, Standings};
use clap::{Args, ValueEnum};
use serde::Serialize;
use std::ffi::OsString;
use std::io::{self, Write};
use std::ptr;
use std::time::Duration;

/// The length of a turn.
const SLICE: Duration = Duration::from_millis(2);

/// Who races, for what.
#[derive(Args, Debug)]
pub struct Race {
    #[command(flatten)]
    pub(super) input: Input,
    /// The engines, with commas between them [default: all].
    #[arg(long, value_enum, value_name = "NAMES", value_delimiter = ',')]
    pub engines: Vec<Engine>,
    /// Let the block `solve` of this program race too: a RON file, a project of Scratch 3, or the name of one that ships.
    #[arg(long, value_name = "PROGRAM")]
    pub program: Option<OsString>,
    /// Race for all solutions, not for the first.
    #[arg(long)]
    pub all: bool,
    /// Rank by (least wins).
    #[arg(long, value_enum, value_name = "MEASURE", default_value_t = By::Time)]
    pub by: By,
    /// Print an object of JSON per engine, and not a table.
    #[arg(long)]
    pub json: bool,
    /// End the race after so many seconds.
    #[arg(long, value_name = "SECONDS", default_value = "30", value_parser = super::patience::seconds)]
    pub seconds: Duration,
}

/// What the winner has the least of.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum By {
    /// Steps of the search.
    Steps,
    /// Digits tried.
    Tries,
    /// Digits placed.
    Placements,
    /// Digits taken back.
    TakeBacks,
    /// The greatest depth.
    Depth,
    /// Processor time.
    Time,
}

impl From<By> for Measure {
    fn from(by: By) -> Measure {
        match by {
            By::Steps => Measure::Steps,
            By::Tries => Measure::Tries,
            By::Placements => Measure::Placements,
            By::TakeBacks => Measure::Retractions,
            By::Depth => Measure::Depth,
            By::Time => Measure::Time,
        }
    }
}

/// What came of one engine.
#[derive(Serialize)]
struct Outcome {
    engine: Engine,
    /// Whether it is the program that somebody brought.
    brought: bool,
    winner: bool,
    finished: bool,
    /// A program that somebody brought may find other solutions than there are.
    wrong: bool,
    solutions: u64,
    steps: u64,
    tries: u64,
    placements: u64,
    takebacks: u64,
    depth: u8,
    /// Processor time.
    seconds: f64,
}

impl Outcome {
    fn of(standing: &Standing, all: &Standings, winner: bool) -> Outcome {
        let counts = standing.counts;
        Outcome {
            engine: standing.engine,
            brought: standing.is_brought,
            winner,
            finished: standing.arrived,
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
    /// Lets the engines race and prints the table.
    pub(super) fn run(&self, out: &mut impl Write, errors: &mut impl Write) -> io::Result<Status> {
        let program = match self.program.as_ref().map(|named| program::compiled(named)).transpose() {
            Ok(program) => program,
            Err(reason) => {
                writeln!(errors, "sudoku-assistant: {reason}")?;
                return Ok(Status::Unreadable);
            }
        };
        let Some(board) = self.input.read(errors)? else { return Ok(Status::Unreadable) };
        let mut engines: Vec<Engine> = Vec::new();
        for engine in &self.engines {
            if !engines.contains(engine) {
                engines.push(*engine);
            }
        }
        if engines.is_empty() {
            engines = Engine::ALL.to_vec();
        }
        let mut race = Racing::new(&board, &engines, if self.all { Goal::All } else { Goal::First });
        if let Some(code) = program {
            race.add_program(code);
        }
        race.warm_up(|| true);
        let start = Instant::now();
        while !race.is_over() && start.elapsed() < self.seconds {
            race.run_slice(SLICE);
        }
        let standings = race.standings();
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
            writeln!(errors, "sudoku-assistant: your program stopped: {fault}")?;
            return Ok(Status::Unfinished);
        }
        if !standings.is_over() {
            writeln!(errors, "sudoku-assistant: the race was ended after {} s", self.seconds.as_secs_f64())?;
            return Ok(Status::Unfinished);
        }
        let solved = standings.0.iter().any(|standing| standing.counts.solutions > 0);
        if !solved {
            writeln!(errors, "sudoku-assistant: this puzzle has no solution")?;
        }
        Ok(if solved { Status::Fine } else { Status::Refused })
    }
}
