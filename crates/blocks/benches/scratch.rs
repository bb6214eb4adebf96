//! The machine of blocks, compared with Scratch's own virtual machine: the same project, with the same blocks, solves the same
//! puzzle.
//!
//! Needs bash, and Node.js with npm; see `.ci/scratch-test`.

use std::process::{Command, ExitCode};
use std::sync::Arc;
use std::time::Duration;
use sudoku_blocks::scratch::{lowered, sb3};
use sudoku_blocks::{ActorId, Machine, bundled, compile};
use sudoku_solve::search::Stopwatch;

/// The first example of the Scratch article: 4,831 calls.
const PUZZLE: &str = "460100000,820500000,000090500,290300000,010040080,000002096,006020000,000001029,000003075,";

/// The number of times our machine runs; the least processor time counts. Scratch's machine runs five times, since it takes
/// longer.
const ROUNDS: usize = 60;

/// Runs until everything has ended or waits for an answer. Returns the number of blocks that ran.
fn drain(machine: &mut Machine) -> u64 {
    let mut blocks = 0;
    loop {
        while let Some((ran, _)) = machine.drain(u32::MAX) {
            blocks += u64::from(ran);
        }
        if machine.is_idle() || machine.question().is_some() {
            return blocks;
        }
        machine.tick(33);
    }
}

fn main() -> ExitCode {
    if !std::env::args().any(|argument| argument == "--bench") {
        return ExitCode::SUCCESS;
    }
    let program = bundled("final").expect("it ships");
    let low = lowered(&program);
    let solve = low.sprites.iter().position(|sprite| sprite.name == "Solve").expect("the button");
    let mut machine = Machine::new(Arc::new(compile(&low).expect("nothing is wrong with it")), 1);
    machine.set_turbo(true);
    machine.flag();
    drain(&mut machine);
    machine.answer(PUZZLE);
    drain(&mut machine);
    let (mut ours, mut time) = (0, Duration::MAX);
    for _ in 0..ROUNDS {
        let mut machine = machine.clone();
        machine.click(ActorId(solve as u32));
        let watch = Stopwatch::start();
        ours = drain(&mut machine);
        time = time.min(watch.elapsed());
    }

    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("final.sb3");
    std::fs::write(&file, sb3(&program).expect("nothing is wrong with it")).expect("a file");
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../../.ci/scratch-test");
    let ran = Command::new("bash").arg(script).arg("--speed").arg(&file).arg(PUZZLE).output();
    let told = ran.map(|output| String::from_utf8_lossy(&output.stdout).into_owned()).unwrap_or_default();
    let mut numbers = told.split_whitespace().map(|number| number.parse::<f64>().ok());
    let (Some(Some(theirs)), Some(Some(their_seconds))) = (numbers.next(), numbers.next()) else {
        eprintln!("{script} does not run here");
        return ExitCode::FAILURE;
    };
    let seconds = time.as_secs_f64();
    println!("| Machine | Blocks | Time | Blocks a second |\n|---|---:|---:|---:|");
    for (name, blocks, seconds) in [("ours", ours as f64, seconds), ("scratch-vm, turbo mode", theirs, their_seconds)] {
        println!("| {name} | {blocks} | {:.1} ms | {:.2} million |", seconds * 1e3, blocks / seconds / 1e6);
    }
    println!("\nOurs runs {:.1} times as many blocks a second.", (ours as f64 / seconds) / (theirs / their_seconds));
    ExitCode::SUCCESS
}
