//! The headless game: processor time a frame, of all threads, while it is idle and while the solver animates.
//!
//! The whole app runs without a window or a graphics card; each frame is a sixtieth of a second on the game's own clock.

#[path = "../tests/game/headless.rs"]
mod headless;

use bevy::prelude::*;
use cpu_time::ProcessTime;
use criterion::measurement::{Measurement, ValueFormatter, WallTime};
use criterion::{Criterion, criterion_group, criterion_main};
use std::time::Duration;
use sudoku_assistant::game::Request;
use sudoku_assistant::game::solving::Speed;

/// Long enough that no benchmark sees its end.
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

/// The game with a puzzle on its stage, after these requests.
fn app(requests: impl IntoIterator<Item = Request>) -> App {
    let mut app = headless::app(Window::default(), Duration::from_secs(1) / 60);
    app.update();
    let puzzle = Request::WriteAnswer(ANTI_BRUTE_FORCE.to_owned());
    for request in [Request::GoOn, puzzle, Request::Answer].into_iter().chain(requests) {
        app.world_mut().write_message(request);
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
    app([Request::SetSpeed(speed), Request::WatchOrPause])
}

fn frames(criterion: &mut Criterion<ProcessorTime>) {
    let mut group = criterion.benchmark_group("processor time a frame");
    let mut bench = |name: &str, mut app: App| {
        group.bench_function(name, |bencher| bencher.iter(|| app.update()));
    };
    bench("idle, if it did not sleep", app([]));
    bench("10 steps a second", at_speed(Some(10)));
    bench("100,000 steps a second", at_speed(Some(100_000)));
    bench("as fast as it can", at_speed(None));
    group.finish();
}

criterion_group! {
    name = benches;
    config = Criterion::default().with_measurement(ProcessorTime);
    targets = frames
}
criterion_main!(benches);
