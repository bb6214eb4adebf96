//! The headless game: the processor time of all threads per frame, while it is idle, with everything shown, and while the
//! solver animates; and the memory of 10,000 moves.
//!
//! The whole app runs without a window or a graphics card; each frame is a sixtieth of a second on the game's own clock.

#[path = "../tests/game/headless.rs"]
mod headless;

use bevy::prelude::*;
use cpu_time::ProcessTime;
use criterion::measurement::{Measurement, ValueFormatter, WallTime};
use criterion::{Criterion, criterion_group, criterion_main};
use headless::ask;
use memory_stats::memory_stats;
use std::time::{Duration, Instant};
use sudoku_assistant::game::play::BlockProgram;
use sudoku_assistant::game::requests::{
    BlocksRequest, BoardRequest, EditorRequest, EntryRequest, HeldPiece, HistoryRequest, LookRequest, Request,
    SolverRequest, SpeedRequest, Switch,
};
use sudoku_assistant::game::solver::Solver;
use sudoku_blocks::edit::{DropPlace, Edit, palette};
use sudoku_blocks::{Program, write_program};
use sudoku_board::classic::ClassicCell;
use sudoku_board::{Board, Cell, Rules, Value, notation};
use sudoku_run::engines::Engine;
use sudoku_run::{Control, Speed};

/// A puzzle that takes longer to solve than any benchmark runs.
const ANTI_BRUTE_FORCE: &str = "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";

/// The processor time of the whole process.
struct ProcessorTime;

impl Measurement for ProcessorTime {
    type Intermediate = ProcessTime;
    type Value = Duration;

    fn start(&self) -> ProcessTime {
        ProcessTime::now()
    }

    fn end(&self, start: ProcessTime) -> Duration {
        start.elapsed()
    }

    fn add(&self, one: &Duration, other: &Duration) -> Duration {
        *one + *other
    }

    fn zero(&self) -> Duration {
        Duration::ZERO
    }

    fn to_f64(&self, value: &Duration) -> f64 {
        WallTime.to_f64(value)
    }

    fn formatter(&self) -> &dyn ValueFormatter {
        WallTime.formatter()
    }
}

/// Returns the game with a puzzle on its stage, after these requests.
fn app(requests: impl IntoIterator<Item = Request>) -> App {
    let mut app = headless::app(Window::default(), Duration::from_secs(1) / 60);
    app.update();
    let puzzle = notation::read(ANTI_BRUTE_FORCE).expect("it is a puzzle");
    for request in [BoardRequest::load(puzzle, None).into()].into_iter().chain(requests) {
        ask(&mut app, request);
        app.update();
    }
    (0..30).for_each(|_| app.update());
    app
}

fn at_speed(steps_per_second: Option<u32>) -> App {
    let speed = (0..=Speed::FLAT_OUT.notch())
        .map(Speed::from_notch)
        .find(|speed| speed.steps_per_second() == steps_per_second)
        .expect("there is a notch for this speed");
    app([SpeedRequest::Set(speed).into(), Control::PlayOrPause.into()])
}

/// Returns a board of 25 by 25 cells without a solution, which takes longer to find out than any benchmark runs: the last cell has no
/// candidate, because of its row and its column.
fn large_board() -> Board {
    let (side, in_row) = (25, 20);
    let rules = Rules::with_boxes(side).expect("25 has boxes");
    let mut values = vec![0; side * side];
    for value in 1..=side {
        let (row, column) = if value <= in_row { (side - 1, value - 1) } else { (value - in_row - 1, side - 1) };
        values[row * side + column] = value as u8;
    }
    Board::from_givens(rules, &values).expect("all values are on the board")
}

/// Returns the game with brute force running as fast as it can on the board, or else on the usual puzzle.
fn brute_force(board: Option<Board>) -> App {
    let load = board.map(|board| Request::from(BoardRequest::load(board, None)));
    let run: [Request; 3] = [
        SolverRequest::Choose(Engine::BruteForce).into(),
        SpeedRequest::Set(Speed::FLAT_OUT).into(),
        Control::PlayOrPause.into(),
    ];
    let mut app = app(load.into_iter().chain(run));
    (0..100).for_each(|_| app.update());
    let run = app.world().resource::<Solver>().run().expect("it runs");
    assert!(!run.is_at_end(), "it is solved after {} steps", run.steps());
    app
}

/// Returns the game with allowed digits, singles and notes in all blank cells, and larger text.
fn everything_shown() -> App {
    let allowed = [Switch::AllowedDigits, Switch::Singles].map(|switch| Request::from(LookRequest::Toggle(switch)));
    app(allowed.into_iter().chain([BoardRequest::FillNotes.into()]))
}

/// Returns the game with a program of 1,000 blocks on the screen, one of which is being dragged.
fn thousand_blocks() -> App {
    let mut app = app([]);
    let mut program = Program::clone(app.world().resource::<BlockProgram>().program());
    let sprite = program.sprites.len() - 1;
    let block = palette(&program, sprite).swap_remove(0).block;
    while program.count() < 1_000 {
        let to = DropPlace::Script { sprite, at: 0 };
        program = program.edit(&Edit::Insert { block: block.clone(), to }).expect("it can be there").program;
    }
    let first = program.scripts().find(|placed| placed.sprite_index == sprite).expect("it has scripts").id;
    for request in [
        Request::from(BoardRequest::Program(write_program(&program).into())),
        BlocksRequest::ChooseSprite(sprite).into(),
        EditorRequest::Drag(HeldPiece::Existing(first)).into(),
    ] {
        ask(&mut app, request);
        app.update();
    }
    app
}

/// Measures the memory of the whole game, and the additional memory after 10,000 moves.
fn memory(_: &mut Criterion<ProcessorTime>) {
    let resident = || memory_stats().map_or(0, |stats| stats.physical_mem);
    let mut app = app([]);
    let before = resident();
    for n in 0..5_000usize {
        let cell = Cell::from_index(n * 31 % 81).expect("0 to 80");
        let digit = Value::DIGITS[n * 7 % 9];
        ask(&mut app, EntryRequest::ClickCell(cell));
        ask(&mut app, EntryRequest::NoteDigit(digit));
        ask(&mut app, EntryRequest::PressDigit(Some(digit)));
        app.update();
        if n % 100 == 99 {
            ask(&mut app, BoardRequest::Reset);
        }
    }
    let (before, after) = (before >> 20, resident() >> 20);
    println!("memory of the game without a window: {before} MiB, after 10,000 moves {after} MiB");
}

/// Measures the elapsed time of a frame at the highest speed; the goal is 60 frames a second.
fn highest_speed(_: &mut Criterion<ProcessorTime>) {
    let mut app = at_speed(None);
    let steps = |app: &App| app.world().resource::<Solver>().run().map_or(0, |run| run.steps());
    let (before, start) = (steps(&app), Instant::now());
    let mut frames: Vec<Duration> = (0..600)
        .map(|_| {
            let start = Instant::now();
            app.update();
            start.elapsed()
        })
        .collect();
    let rate = (steps(&app) - before) as f64 / start.elapsed().as_secs_f64();
    frames.sort_unstable();
    let milliseconds = |index: usize| frames[index].as_secs_f64() * 1000.0;
    println!(
        "a frame at the highest speed: {:.1} ms in the middle, {:.1} ms at the 99th percentile, {:.1} ms at most, of \
         16.7 ms at 60 frames a second; {:.0} million steps a second without waiting between frames",
        milliseconds(300),
        milliseconds(594),
        milliseconds(599),
        rate / 1e6
    );
}

fn frames(criterion: &mut Criterion<ProcessorTime>) {
    let mut group = criterion.benchmark_group("processor time a frame");
    let mut bench = |name: &str, mut app: App| {
        group.bench_function(name, |bencher| bencher.iter(|| app.update()));
    };
    bench("idle, if it did not sleep", app([]));
    bench("idle with everything shown", everything_shown());
    let (mut app, mut forth) = (everything_shown(), false);
    // A note is added and removed in turns, so that all figures are computed again in each frame.
    group.bench_function("a move a frame with everything shown", |bencher| {
        bencher.iter(|| {
            forth = !forth;
            ask(&mut app, if forth { HistoryRequest::Undo(None) } else { HistoryRequest::Redo(None) });
            app.update();
        });
    });
    let mut bench = |name: &str, mut app: App| {
        group.bench_function(name, |bencher| bencher.iter(|| app.update()));
    };
    bench("10 steps a second", at_speed(Some(10)));
    bench("100,000 steps a second", at_speed(Some(100_000)));
    bench("as fast as it can", at_speed(None));
    bench("brute force as fast as it can, 9 by 9 cells", brute_force(None));
    bench("brute force as fast as it can, 25 by 25 cells", brute_force(Some(large_board())));
    bench("a block of 1,000 in hand", thousand_blocks());
    group.finish();
}

criterion_group! {
    name = benches;
    config = Criterion::default().with_measurement(ProcessorTime);
    targets = memory, highest_speed, frames
}
criterion_main!(benches);
