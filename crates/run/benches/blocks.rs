//! The machine of blocks, run block by block, compared with native brute force; the time line at block level; and a run of a
//! program.

use std::hint::black_box;
use std::sync::Arc;
use std::time::Duration;
use sudoku_blocks::{BlockSearch, Grain, Machine};
use sudoku_board::notation;
use sudoku_run::{Act, FrameResult, ProgramRun};
use sudoku_solve::search::{Advance, BruteForce, Search, Step, Stopwatch, TimeLine};

/// Inkala 2006: 335,638 calls.
const PUZZLE: &str = "85...24..72......9..4.........1.7..23.5...9...4...........8..7..17..........36.4.";

/// 622 million digits until the solution.
const LONG: &str = "000000000000003085001020000000507000004000100090000000500000073002010000000040009";

/// The number of times each program is measured. The programs take turns, and the least processor time counts.
const ROUNDS: usize = 5;

/// The number of blocks that run under a time line.
const BLOCKS: u64 = 100_000_000;

/// The number of moments looked up.
const SEEKS: u32 = 200;

/// Runs a search to the first solution.
fn drained(mut search: impl Search) -> u64 {
    let mut made = 0;
    for step in search.by_ref() {
        made += 1;
        if step == Step::Solution {
            break;
        }
    }
    made
}

fn least(times: &mut Duration, run: impl FnOnce() -> u64) -> u64 {
    let watch = Stopwatch::start();
    let made = black_box(run());
    *times = watch.elapsed().min(*times);
    made
}

fn main() {
    if !std::env::args().any(|argument| argument == "--bench") {
        return;
    }
    let board = notation::read(PUZZLE).expect("the puzzle is well formed");
    let blocks = BlockSearch::new(&board);
    let fine = blocks.with_grain(Grain::Blocks);
    let [mut native_time, mut coarse_time, mut fine_time] = [Duration::MAX; 3];
    let (mut native, mut coarse, mut all) = (0, 0, 0);
    for _ in 0..ROUNDS {
        native = least(&mut native_time, || drained(BruteForce::new(&board)));
        coarse = least(&mut coarse_time, || drained(blocks.clone()));
        all = least(&mut fine_time, || drained(fine.clone()));
    }
    assert_eq!(native, coarse, "both make the same steps");
    let ran = all - coarse;
    println!("First solution of {PUZZLE}: {native} steps, {ran} blocks");
    println!("| Program | Time | Brute forces | Blocks a second |\n|---|---:|---:|---:|");
    for (name, time) in [("brute force", native_time), ("blocks", coarse_time), ("blocks, each a step", fine_time)] {
        let seconds = time.as_secs_f64();
        let rate = if name == "brute force" { 0.0 } else { ran as f64 / seconds / 1e6 };
        println!(
            "| {name} | {:.1} ms | {:.1} | {rate:.1} million |",
            seconds * 1e3,
            seconds / native_time.as_secs_f64()
        );
    }

    let mut line: TimeLine<BlockSearch, ()> = TimeLine::new(fine);
    let watch = Stopwatch::start();
    assert_eq!(line.advance(BLOCKS, |_| false), Advance::Made);
    let made = watch.elapsed();
    let seeks = seek(|position| {
        line.seek(position);
        black_box(line.now().search.board());
    });
    tell("A time line of", made, line.bytes(), seeks);

    let code = Arc::clone(blocks.machine().code());
    let acts = [Act::Fill("S".to_owned(), LONG.to_owned()), Act::Call("solve".to_owned(), Vec::new())];
    let mut machine = Machine::new(Arc::clone(&code), 1);
    machine.set_turbo(true);
    acts.iter().for_each(|act| act.carry_out(&mut machine).expect("it can be done"));
    let watch = Stopwatch::start();
    (0..BLOCKS).for_each(|_| assert!(machine.pulse().is_some(), "it runs on"));
    let bare = watch.elapsed();
    let mut run = ProgramRun::new(code);
    acts.iter().for_each(|act| run.act(act.clone()).expect("it can be done"));
    run.playback_mut().pause(false);
    let watch = Stopwatch::start();
    while run.playback_mut().play_to(Duration::ZERO, BLOCKS) != FrameResult::Reached {}
    let made = watch.elapsed();
    let bytes = run.playback().line().bytes();
    let seeks = seek(|position| {
        run.go_to(position);
        assert_eq!(black_box(run.blocks()), position);
    });
    tell("A run of a program,", made, bytes, seeks);
    println!("It takes {:.2} times as long as the machine alone.", made.as_secs_f64() / bare.as_secs_f64());
}

/// Goes to random moments. Returns the average and the longest time that this takes.
fn seek(mut to: impl FnMut(u64)) -> [Duration; 2] {
    let (mut mean, mut worst) = (Duration::ZERO, Duration::ZERO);
    // A generator of numbers that are random enough (G. Marsaglia, "Xorshift RNGs", 2003).
    let mut random = 0x9E37_79B9_7F4A_7C15_u64;
    for _ in 0..SEEKS {
        random ^= random << 13;
        random ^= random >> 7;
        random ^= random << 17;
        let watch = Stopwatch::start();
        to(random % (BLOCKS + 1));
        mean += watch.elapsed() / SEEKS;
        worst = worst.max(watch.elapsed());
    }
    [mean, worst]
}

fn tell(what: &str, made: Duration, bytes: usize, [mean, worst]: [Duration; 2]) {
    println!(
        "\n{what} {BLOCKS} blocks and steps: {:.0} ms, {:.1} MB; a random moment takes {:.3} ms, at worst {:.3} ms",
        made.as_secs_f64() * 1e3,
        bytes as f64 / f64::from(1 << 20),
        mean.as_secs_f64() * 1e3,
        worst.as_secs_f64() * 1e3,
    );
}
