//! Puzzles per second of processor time on one core: for each difficulty, each symmetry, and several numbers of givens, levels
//! and techniques.

use cpu_time::ThreadTime;
use std::time::Duration;
use sudoku_generate::{Difficulty, Generator, GeneratorProgress, Givens, Needs, Options, Seed, Symmetry};
use sudoku_techniques::{Level, Technique};

/// The time spent on puzzles of each kind.
const TIME: Duration = Duration::from_millis(1500);

fn measure(name: &str, options: Options) {
    let mut generator = Generator::new(options, Seed(0)).expect("options that can be");
    let (mut puzzles, mut given_up, mut grids, mut givens) = (0u32, 0u32, 0u64, 0usize);
    let start = ThreadTime::now();
    let mut series = (0..).map(|n| Seed(1).nth(n));
    let mut longest = Duration::ZERO;
    'kind: while start.elapsed() < TIME {
        generator.restart(series.next().expect("no end"));
        loop {
            let part = ThreadTime::now();
            let progress = generator.advance(1);
            longest = longest.max(part.elapsed());
            match progress {
                GeneratorProgress::Puzzle(generated) => {
                    puzzles += 1;
                    givens += generated.puzzle.givens();
                    break;
                }
                GeneratorProgress::GaveUp(_) => {
                    given_up += 1;
                    break;
                }
                GeneratorProgress::Unfinished if start.elapsed() > 4 * TIME => {
                    grids += generator.grids();
                    break 'kind;
                }
                GeneratorProgress::Unfinished => {}
            }
        }
        grids += generator.grids();
    }
    let seconds = start.elapsed().as_secs_f64();
    let each = f64::from(puzzles.max(1));
    println!(
        "{name:<52} {:>8.0} puzzles/s {:>10.1} grids {:>9.1} questions {:>5.1} givens {:>7.1} us a grid, longest {:>5} us{}",
        f64::from(puzzles) / seconds,
        grids as f64 / each,
        generator.questions() as f64 / each,
        givens as f64 / each,
        seconds * 1e6 / grids as f64,
        longest.as_micros(),
        if given_up > 0 { format!(", gave up {given_up}") } else { String::new() },
    );
}

fn main() {
    // Arguments on the command line select the kinds; cargo adds an option of its own.
    let chosen: Vec<String> = std::env::args().skip(1).filter(|word| !word.starts_with('-')).collect();
    let mut kinds = vec![];
    for givens in [Givens::Minimal, Givens::Any] {
        for difficulty in [None, Some(Difficulty::Easy), Some(Difficulty::Medium), Some(Difficulty::Hard)] {
            kinds.push(Options { givens, difficulty, ..Options::default() });
        }
        kinds.extend(Symmetry::ALL[1..].iter().map(|&symmetry| Options { givens, symmetry, ..Options::default() }));
    }
    for count in (20..=36).step_by(2) {
        for difficulty in [None, Some(Difficulty::Easy), Some(Difficulty::Hard)] {
            kinds.push(Options { givens: Givens::Exactly(count), difficulty, ..Options::default() });
        }
    }
    for count in [25, 28, 29, 32, 36] {
        for symmetry in [Symmetry::Rotational180, Symmetry::Rotational90, Symmetry::LeftRight, Symmetry::Diagonal] {
            kinds.push(Options { givens: Givens::Exactly(count), symmetry, ..Options::default() });
        }
    }
    // The last three are so rare that few are made in any time.
    let wanted = ["naked pair", "X-wing", "XY-wing", "swordfish", "jellyfish", "hidden quadruple"];
    let techniques = Technique::all().iter().filter(|technique| wanted.contains(&&*technique.to_string()));
    let needs = Level::ALL.map(Needs::Level).into_iter().chain(techniques.copied().map(Needs::Technique));
    kinds.extend(needs.map(|needs| Options { givens: Givens::Any, needs, ..Options::default() }));
    kinds.retain(|&options| Generator::new(options, Seed(0)).is_ok());
    for options in kinds {
        let name = options.to_string();
        if chosen.is_empty() || chosen.iter().any(|word| name.contains(word.as_str())) {
            measure(&name, options);
        }
    }
}
