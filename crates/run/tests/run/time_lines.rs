//! The time line: however a moment is reached, it equals the state of the search after the same number of steps.

use crate::search;
use proptest::collection::vec;
use proptest::prelude::*;
use std::fmt::Debug;
use std::hash::{DefaultHasher, Hash, Hasher};
use sudoku_board::classic::{ClassicCell, Grid};
use sudoku_board::{Board, Cell, notation};
use sudoku_run::engines::{AnySearch, Engine};
use sudoku_samples::known::{SCRATCH, SCRATCH_SOLVED};
use sudoku_samples::strategies::{lawful_puzzle, solvable_puzzle};
use sudoku_samples::thoroughness::cases;
use sudoku_solve::search::{
    Advance, Assumptions, BinaryProgram, BruteForce, Counts, KnightsTour, Level, Order, Problem, Queens, Record,
    Rewind, Search, Step, TimeLine,
};

/// A puzzle designed against brute force: 830,103,482 steps to its only solution.
const LONG: &str = "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";

/// The most memory that a time line may take.
const MOST_BYTES: usize = 64 << 20;

fn read(text: &str) -> Board {
    notation::read(text).expect("a puzzle")
}

/// A hash of all steps so far.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
struct Written(u64);

impl<Item: Debug> Record<Item> for Written {
    fn note(&mut self, item: &Item) {
        let mut hasher = DefaultHasher::new();
        (self.0, format!("{item:?}")).hash(&mut hasher);
        self.0 = hasher.finish();
    }
}

/// The number of times that a digit was tried in each cell.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Tried([u32; Cell::COUNT]);

impl Default for Tried {
    fn default() -> Tried {
        Tried([0; Cell::COUNT])
    }
}

impl Record<Step> for Tried {
    fn note(&mut self, step: &Step) {
        if let Some(cell) = step.tried() {
            self.0[cell.index()] += 1;
        }
    }
}

/// A record that takes 64 kilobytes.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Heavy([u64; 8192]);

impl Default for Heavy {
    fn default() -> Heavy {
        Heavy([0; 8192])
    }
}

impl<Item> Record<Item> for Heavy {
    fn note(&mut self, _: &Item) {
        self.0[0] += 1;
        let place = self.0[0] as usize % 8192;
        self.0[place.max(1)] += 1;
    }
}

/// A move along the time line.
#[derive(Clone, Copy, Debug)]
enum Go {
    Forward,
    Back,
    /// Forwards by this number of steps.
    Advance(u64),
    /// To the next position that is a multiple of this number.
    Find(u64),
    /// To this number of thousandths of the furthest position, or a little beyond it.
    Seek(u64),
    Start,
}

fn walk() -> impl Strategy<Value = Vec<Go>> {
    let go = prop_oneof![
        3 => Just(Go::Forward),
        4 => Just(Go::Back),
        4 => (0..400u64).prop_map(Go::Advance),
        1 => (1..300u64).prop_map(Go::Find),
        4 => (0..1100u64).prop_map(Go::Seek),
        1 => Just(Go::Start),
    ];
    vec(go, 1..60)
}

/// Makes the moves, and compares each moment with the search alone after the same number of steps, at most `most`.
fn check_walk<S, R, T>(new: impl Fn() -> S, state: impl Fn(&S) -> T, moves: &[Go], most: u64)
where
    S: Rewind,
    R: Record<S::Item> + PartialEq + Debug,
    T: PartialEq + Debug,
{
    let mut alone = new();
    let mut record = R::default();
    let mut moments = vec![(state(&alone), alone.depth(), record.clone(), String::from("None"))];
    let mut ends = false;
    while (moments.len() as u64) <= most {
        let Some(item) = alone.next() else {
            ends = true;
            break;
        };
        record.note(&item);
        moments.push((state(&alone), alone.depth(), record.clone(), format!("{:?}", Some(item))));
    }
    let last = moments.len() as u64 - 1;

    let mut line: TimeLine<S, R> = TimeLine::new(new());
    let (mut at, mut furthest, mut ended) = (0, 0, false);
    for &go in moves {
        // Make no steps for which the expected result is not known.
        let limit = |steps: u64| if ends { steps } else { steps.min(last - at) };
        match go {
            Go::Forward if limit(1) == 0 => {}
            Go::Forward => {
                let step = line.forward();
                assert_eq!(step.is_some(), at < last);
                ended |= step.is_none();
                at = (at + 1).min(last);
            }
            Go::Back => {
                line.back();
                at = at.saturating_sub(1);
            }
            Go::Advance(steps) => {
                let steps = limit(steps);
                let came = line.advance(steps, |_| false);
                let over = at + steps > last;
                assert_eq!(came, if over { Advance::Ended } else { Advance::Made });
                ended |= over;
                at = (at + steps).min(last);
            }
            Go::Find(multiple) => {
                let steps = limit(2000);
                let mut position = at;
                let came = line.advance(steps, |_| {
                    position += 1;
                    position.is_multiple_of(multiple)
                });
                let place = (at / multiple + 1) * multiple;
                let expected = match () {
                    () if place <= last.min(at + steps) => Advance::Reached,
                    () if at + steps > last => Advance::Ended,
                    () => Advance::Made,
                };
                assert_eq!(came, expected);
                ended |= came == Advance::Ended;
                at = place.min(last).min(at + steps);
            }
            Go::Seek(share) => {
                line.seek(furthest * share / 1000);
                at = (furthest * share / 1000).min(furthest);
            }
            Go::Start => {
                line.seek(0);
                at = 0;
            }
        }
        furthest = furthest.max(at);
        let (state_there, depth, record, item) = &moments[at as usize];
        let now = line.now();
        assert_eq!((line.position(), line.furthest(), line.ended()), (at, furthest, ended), "{go:?}");
        assert_eq!(&state(&now.search), state_there, "at {at} after {go:?}");
        assert_eq!((now.search.depth(), &now.record), (*depth, record), "at {at} after {go:?}");
        assert_eq!(&format!("{:?}", now.last), item, "at {at} after {go:?}");
        let sampled = (0..=furthest).step_by(line.steps_per_sample() as usize).map(|at| moments[at as usize].1 as u16);
        assert!(sampled.eq(line.trail().iter().copied()), "the trail is the depth");
        assert!(line.trail().len() <= 512 && line.bytes() <= MOST_BYTES);
    }
}

type Shown = (Board, Counts, usize, Vec<Level>);

fn shown(search: &AnySearch) -> Shown {
    (search.board(), search.counts(), search.depth(), search.levels())
}

proptest! {
    #![proptest_config(cases(48))]

    #[test]
    fn backwards_is_forwards_for_every_engine(board in lawful_puzzle(40), moves in walk()) {
        for engine in [Engine::BruteForce, Engine::Assumptions, Engine::DecisionTree, Engine::ExactCover] {
            check_walk::<_, Written, _>(|| search(engine, board), shown, &moves, 1200);
        }
    }

    #[test]
    fn backwards_is_forwards_from_the_end_too((board, _) in solvable_puzzle(25), moves in walk()) {
        for engine in [Engine::BruteForce, Engine::Assumptions, Engine::DecisionTree, Engine::ExactCover] {
            check_walk::<_, Written, _>(|| search(engine, board), shown, &moves, 1200);
        }
    }

    #[test]
    fn backwards_is_forwards_for_queens_and_knights(size in 1..9usize, moves in walk()) {
        let queens = |search: &Assumptions<Queens>| {
            let rests: Vec<usize> = search.rests().map(|rest| rest.len()).collect();
            (search.assumed().collect::<Vec<_>>(), rests, search.solutions(), search.releases())
        };
        check_walk::<_, (), _>(|| Assumptions::new(Queens::new(size)), queens, &moves, 1200);
        let knight = |search: &Assumptions<KnightsTour>| {
            let rests: Vec<usize> = search.rests().map(|rest| rest.len()).collect();
            (search.problem().path().to_vec(), rests, search.solutions(), search.releases())
        };
        for order in [Order::Clockwise, Order::FewestExits] {
            check_walk::<_, (), _>(|| Assumptions::new(KnightsTour::new(size, order)), knight, &moves, 1200);
        }
    }
}

proptest! {
    #![proptest_config(cases(12))]

    #[test]
    fn backwards_is_forwards_for_the_binary_program((board, _) in solvable_puzzle(70), moves in walk()) {
        check_walk::<_, Written, _>(|| search(Engine::BinaryProgram, board), shown, &moves, 250);
    }
}

#[test]
fn a_board_with_a_mistake_has_one_moment() {
    let board = Board::from(Grid::of_values([5; 81]));
    for &engine in Engine::ALL {
        let mut line: TimeLine<AnySearch, Written> = TimeLine::new(search(engine, board.clone()));
        assert_eq!(line.advance(100, |_| false), Advance::Ended);
        line.back();
        line.seek(7);
        assert_eq!((line.position(), line.furthest(), line.ended(), line.trail()), (0, 0, true, &[0][..]), "{engine}");
        assert_eq!(line.now().search.board(), board);
    }
}

#[test]
fn a_search_that_waits_has_not_ended_and_its_past_asks_nothing() {
    let board = read(".39...12....9.7...8..4.1..6.42...79...........91...54.5..1.9..3...8.5....14...87.");
    let mut search = BinaryProgram::new(&board);
    search.ask_in_background();
    let mut line: TimeLine<BinaryProgram, Written> = TimeLine::new(search);
    let mut waited = 0;
    let ended = loop {
        match line.advance(10_000, |_| false) {
            Advance::Waits => {
                waited += 1;
                assert!(!line.ended());
                line.back();
                line.seek(line.furthest());
                assert_eq!(line.forward(), None);
                assert!(!line.ended());
                line.now().search.question().expect("it waits for an answer").work_out();
            }
            other => break other,
        }
    };
    assert_eq!((ended, line.ended()), (Advance::Ended, true));
    assert!(waited > 3, "one for each relaxation");
    let end = line.furthest();
    line.seek(0);
    assert_eq!(line.advance(end, |_| false), Advance::Made, "what was worked out is known");
    assert_eq!(end, BinaryProgram::new(&board).count() as u64);
}

/// Makes a run of that many steps, and compares moments throughout it with those of the search alone.
fn check_long_run<S, R, T>(new: impl Fn() -> S, state: impl Fn(&S) -> T, steps: u64) -> TimeLine<S, R>
where
    S: Rewind,
    R: Record<S::Item> + PartialEq + Debug,
    T: PartialEq + Debug,
{
    let mut line: TimeLine<S, R> = TimeLine::new(new());
    assert_eq!((line.advance(steps, |_| false), line.furthest()), (Advance::Made, steps));
    assert!(line.bytes() <= MOST_BYTES, "{} bytes", line.bytes());
    assert!(line.trail().len() >= 128 && line.trail().len() <= 512);

    let mut places: Vec<u64> = (0..24).map(|part| steps / 24 * part + part * 37 % 101).collect();
    places.extend([0, 1, 63, 64, 65, steps - 1, steps]);
    places.sort_unstable();
    let mut alone = new();
    let (mut record, mut made, mut most) = (R::default(), 0, 0);
    let mut expected = Vec::new();
    for place in places {
        while made < place {
            record.note(&alone.next().expect("the run is as long"));
            made += 1;
            most = most.max(alone.depth());
        }
        expected.push((place, state(&alone), record.clone()));
    }
    assert!(line.trail().iter().all(|&depth| usize::from(depth) <= most));
    // Make far jumps in both directions, each followed by small ones.
    for turn in 0..expected.len() {
        let (place, state_there, record) = &expected[turn * 13 % expected.len()];
        line.seek(*place);
        line.back();
        line.seek(*place);
        assert_eq!((line.position(), line.furthest()), (*place, steps));
        assert_eq!(&state(&line.now().search), state_there, "at {place}");
        assert_eq!(&line.now().record, record, "at {place}");
    }
    line
}

fn heart(search: &impl Search) -> Shown {
    (search.board(), search.counts(), search.depth(), search.levels())
}

#[test]
fn a_long_run_keeps_fewer_moments_and_finds_all_of_them() {
    let board = read(LONG);
    let run = |steps| check_long_run::<BruteForce, Tried, _>(|| BruteForce::new(&board), heart, steps);
    // Between these two lengths, every other snapshot has to be dropped.
    let (short, long) = (run(500_000), run(600_000));
    assert!(long.bytes() < short.bytes(), "{} bytes, {} bytes", long.bytes(), short.bytes());
    run(3_000_000);
}

#[test]
fn large_moments_are_thinned_out_before_they_take_too_much_memory() {
    let queens = |search: &Assumptions<Queens>| (search.assumed().collect::<Vec<_>>(), search.releases());
    let line = check_long_run::<_, Heavy, _>(|| Assumptions::new(Queens::new(16)), queens, 1_500_000);
    assert!(line.bytes() > 4 << 20, "{} bytes", line.bytes());
}

#[test]
fn the_chessboard_has_a_past_of_any_length() {
    let knight = |search: &Assumptions<KnightsTour>| (search.problem().path().to_vec(), search.releases());
    let new = || Assumptions::new(KnightsTour::new(8, Order::Clockwise));
    check_long_run::<_, (), _>(new, knight, 2_500_000);
    assert_eq!(new().problem().slots(), 63);
}

#[test]
fn the_end_of_a_run_can_be_left_and_reached_again() {
    for &engine in Engine::ALL {
        let mut line: TimeLine<AnySearch, Written> = TimeLine::new(search(engine, read(SCRATCH)));
        assert_eq!(line.advance(u64::MAX, Step::is_solution), Advance::Reached);
        let solution = line.position();
        assert!(line.now().search.board().is_solved() && !line.ended(), "{engine}");
        assert_eq!(line.now().search.board().values(), read(SCRATCH_SOLVED).values());
        assert_eq!(line.advance(u64::MAX, Step::is_solution), Advance::Ended);
        assert!(line.ended() && line.now().search.is_done(), "{engine}");
        assert_eq!(line.now().search.board(), read(SCRATCH), "{engine}");
        line.seek(solution);
        assert!(line.now().search.board().is_solved() && line.ended() && !line.now().search.is_done(), "{engine}");
        line.seek(u64::MAX);
        assert_eq!(line.position(), line.furthest());
        assert_eq!(line.forward(), None);
    }
}

/// Takes a few seconds in a release build.
#[cfg(not(debug_assertions))]
#[test]
fn a_run_of_830_million_steps_stays_small_and_exact() {
    let board = read(LONG);
    let mut line: TimeLine<BruteForce, Tried> = TimeLine::new(BruteForce::new(&board));
    assert_eq!(line.advance(u64::MAX, Step::is_solution), Advance::Reached);
    assert_eq!((line.position(), line.now().search.counts().tries), (830_103_482, 622_577_597));
    assert!(line.now().search.board().is_solved());
    assert_eq!(line.now().record.0.iter().map(|&tried| u64::from(tried)).sum::<u64>(), 622_577_597);
    assert!(line.bytes() <= MOST_BYTES, "{} bytes", line.bytes());
    drop(line);
    check_long_run::<BruteForce, Tried, _>(|| BruteForce::new(&board), heart, 830_103_482);
}
