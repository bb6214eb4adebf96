//! Tests of generated puzzles: they have the wanted properties, and a seed always makes the same one.

use proptest::prelude::*;
use sudoku_board::classic::{ClassicCell, Grid};
use sudoku_board::{Board, Cell};
use sudoku_generate::{
    Difficulty, Generated, Generator, GeneratorError, GeneratorProgress, Givens, MOST_GRIDS, Needs, Options,
    OptionsError, Seed, Symmetry, rate,
};
use sudoku_samples::thoroughness::{cases, thoroughly};
use sudoku_solve::fast::Solver;
use sudoku_solve::search::{DecisionTree, Search};
use sudoku_techniques::{Level, Position, Rating, Technique};

use Difficulty::{Easy, Hard, Medium};
use Symmetry::{AntiDiagonal, Diagonal, LeftRight, Rotational90, Rotational180, TopBottom};

pub const fn options(givens: Givens, symmetry: Symmetry, difficulty: Option<Difficulty>) -> Options {
    Options { givens, symmetry, difficulty, needs: Needs::Anything }
}

pub fn make(options: Options, seed: u64) -> Generated {
    Generator::puzzle(options, Seed(seed)).unwrap_or_else(|error| panic!("{options}, seed {seed}: {error}"))
}

/// Returns the cell that a symmetry maps a cell to, computed independently with rows and columns from 1.
fn image(symmetry: Symmetry, cell: Cell) -> Cell {
    let (row, column) = (cell.row() + 1, cell.column() + 1);
    let (row, column) = match symmetry {
        Symmetry::None => (row, column),
        Rotational180 => (10 - row, 10 - column),
        Rotational90 => (column, 10 - row),
        LeftRight => (row, 10 - column),
        TopBottom => (10 - row, column),
        Diagonal => (column, row),
        AntiDiagonal => (10 - column, 10 - row),
    };
    Cell::at(row - 1, column - 1)
}

fn without(puzzle: &Grid, cell: Cell) -> Grid {
    let mut less = *puzzle;
    less.put(cell, None);
    less
}

fn givens_of(puzzle: &Grid) -> impl Iterator<Item = Cell> {
    Cell::all().filter(|&cell| puzzle.get(cell).is_some())
}

/// Returns true if placing all singles, as the game's Accept does, fills the board.
fn singles_fill(puzzle: &Grid) -> bool {
    let mut grid = *puzzle;
    loop {
        let singles = Board::from(grid).singles();
        if singles.is_empty() {
            return grid.is_solved();
        }
        singles.iter().for_each(|single| grid.put(single.cell, Some(single.value)));
    }
}

/// Checks all properties that a puzzle with these options must have.
pub fn check(options: Options, generated: &Generated) {
    let Generated { puzzle, solution, difficulty, seed } = generated;
    let mut solver = Solver::new();
    let said = format!("{options}, {seed}: {puzzle}");
    assert!(solution.is_solved(), "{said}");
    assert_eq!(solver.count(puzzle, 2), 1, "{said}");
    assert_eq!(solver.solve(puzzle), Some(*solution), "{said}");
    assert!(givens_of(puzzle).all(|cell| puzzle.get(cell) == solution.get(cell)), "{said}");
    assert!(puzzle.givens() < Cell::COUNT, "{said}");
    for cell in givens_of(puzzle) {
        assert!(puzzle.get(image(options.symmetry, cell)).is_some(), "{said}: {cell} has no partner");
    }
    assert_eq!(rate(puzzle), *difficulty, "{said}");
    assert!(options.difficulty.is_none_or(|wanted| wanted == *difficulty), "{said}: {difficulty}");
    assert_eq!(singles_fill(puzzle), *difficulty == Easy, "{said}");
    match options.givens {
        Givens::Exactly(count) => assert_eq!(puzzle.givens(), usize::from(count), "{said}"),
        Givens::Minimal => {
            for cell in givens_of(puzzle) {
                assert!(!solver.is_unique(&without(puzzle, cell)), "{said}: {cell} can go");
            }
        }
        Givens::Any => {
            for cell in givens_of(puzzle) {
                let mut less = without(puzzle, cell);
                let mut partner = image(options.symmetry, cell);
                while partner != cell {
                    less.put(partner, None);
                    partner = image(options.symmetry, partner);
                }
                let can_go = match options.difficulty {
                    Some(Easy) => singles_fill(&less),
                    _ => solver.is_unique(&less),
                };
                assert!(!can_go, "{said}: {cell} and its partners can go");
            }
        }
    }
}

fn symmetries() -> impl Strategy<Value = Symmetry> {
    proptest::sample::select(&Symmetry::ALL[..])
}

fn difficulties() -> impl Strategy<Value = Option<Difficulty>> {
    proptest::option::of(proptest::sample::select(&Difficulty::ALL[..]))
}

proptest! {
    #![proptest_config(cases(40))]

    #[test]
    fn a_minimal_puzzle_can_spare_no_given(seed: u64, difficulty in difficulties()) {
        let options = options(Givens::Minimal, Symmetry::None, difficulty);
        check(options, &make(options, seed));
    }

    #[test]
    fn any_number_of_givens_goes_with_every_symmetry_and_difficulty(
        seed: u64,
        symmetry in symmetries(),
        difficulty in difficulties(),
    ) {
        let options = options(Givens::Any, symmetry, difficulty);
        check(options, &make(options, seed));
    }

    #[test]
    fn the_number_of_givens_is_the_wanted_one(
        seed: u64,
        count in 25u8..=80,
        symmetry in symmetries(),
        easy: bool,
    ) {
        let options = options(Givens::Exactly(count), symmetry, easy.then_some(Easy));
        match Generator::new(options, Seed(seed)) {
            // Easy puzzles with so few givens and this symmetry take a long search.
            Ok(_) if easy && symmetry == Rotational90 && count < 28 => {}
            Ok(_) => check(options, &make(options, seed)),
            Err(OptionsError::SymmetryForbids { givens, .. }) => {
                prop_assert_eq!(symmetry, Rotational90);
                prop_assert_eq!(givens, count);
                prop_assert!(count % 4 > 1);
            }
            Err(other) => prop_assert!(false, "{}", other),
        }
    }

    #[test]
    fn a_puzzle_with_more_givens_than_it_needs_can_be_hard(
        seed: u64,
        count in 26u8..=36,
        symmetry in proptest::sample::select(&[Symmetry::None, LeftRight, Diagonal][..]),
        hard: bool,
    ) {
        let options = options(Givens::Exactly(count), symmetry, Some(if hard { Hard } else { Medium }));
        check(options, &make(options, seed));
    }

    #[test]
    fn parts_make_the_same_puzzle_as_the_whole(seed: u64, parts in 1u64..5, hard: bool) {
        let difficulty = if hard { Hard } else { Medium };
        let options = options(Givens::Minimal, Symmetry::None, Some(difficulty));
        let mut generator = Generator::new(options, Seed(seed)).expect("options that can be");
        let mut times = 0;
        let generated = loop {
            times += 1;
            match generator.advance(parts) {
                GeneratorProgress::Puzzle(generated) => break generated,
                GeneratorProgress::Unfinished => prop_assert_eq!(generator.grids(), times * parts),
                GeneratorProgress::GaveUp(error) => prop_assert!(false, "{}", error),
            }
        };
        prop_assert_eq!(generated, make(options, seed));
        prop_assert_eq!(generator.advance(parts), GeneratorProgress::Puzzle(generated));
        generator.restart(Seed(seed));
        prop_assert_eq!(generator.advance(MOST_GRIDS), GeneratorProgress::Puzzle(generated));
    }

    #[test]
    fn a_seed_is_read_as_it_is_written(seed: u64) {
        prop_assert_eq!(Seed(seed).to_string().parse(), Ok(Seed(seed)));
        prop_assert_eq!(format!(" {seed}\n").parse(), Ok(Seed(seed)));
    }

    #[test]
    fn the_difficulty_is_told_by_the_tries_of_the_decision_tree(seed: u64) {
        let generated = make(Options::default(), seed);
        let mut tree = DecisionTree::new(&generated.puzzle.into());
        tree.by_ref().for_each(drop);
        prop_assert_eq!(generated.difficulty, match tree.counts().tries {
            0 => Easy,
            1..=4 => Medium,
            _ => Hard,
        });
    }
}

#[test]
fn a_symmetric_puzzle_can_be_truly_minimal() {
    for symmetry in [Rotational180, LeftRight, TopBottom, Diagonal, AntiDiagonal] {
        let options = options(Givens::Minimal, symmetry, None);
        for seed in [0, u64::MAX] {
            check(options, &make(options, seed));
        }
    }
}

#[test]
fn all_difficulties_are_common() {
    let mut counts = [0; 3];
    let made = thoroughly(300, 100);
    for n in 0..made {
        counts[make(Options::default(), Seed(3).nth(n).0).difficulty as usize] += 1;
    }
    assert!(counts.iter().all(|&count| 6 * count > made), "{counts:?}");
}

#[test]
fn what_no_puzzle_can_be_is_refused_at_once_with_what_can() {
    let refused = |count, symmetry| {
        let options = options(Givens::Exactly(count), symmetry, None);
        Generator::new(options, Seed(0)).map(|_| ()).map_err(|error| error.to_string())
    };
    let few = "16 givens are too few: no puzzle with fewer than 17 has a single solution; ask for 17 to 80";
    let many = "81 givens are too many: a puzzle needs a blank cell; ask for 17 to 80";
    let turned = "26 givens cannot have 90-degree rotational symmetry; ask for 25";
    let above = "79 givens cannot have 90-degree rotational symmetry; ask for 80";
    assert_eq!(refused(16, Symmetry::None), Err(few.to_owned()));
    assert_eq!(refused(81, Symmetry::None), Err(many.to_owned()));
    assert_eq!(refused(0, LeftRight).unwrap_err()[..8], *"0 givens");
    assert_eq!(refused(255, Diagonal).unwrap_err()[..10], *"255 givens");
    assert_eq!(refused(26, Rotational90), Err(turned.to_owned()));
    assert_eq!(refused(79, Rotational90), Err(above.to_owned()));
    for symmetry in Symmetry::ALL {
        for count in 17..=80 {
            let allowed = symmetry != Rotational90 || count % 4 < 2;
            assert_eq!(refused(count, symmetry).is_ok(), allowed, "{count} givens, {symmetry}");
            assert_eq!(symmetry.allows(count), allowed);
        }
    }
}

#[test]
fn only_an_easy_puzzle_can_have_few_blanks() {
    for difficulty in [Medium, Hard] {
        let refused = |count| {
            let options = options(Givens::Exactly(count), Symmetry::None, Some(difficulty));
            Generator::new(options, Seed(0)).map(|_| ()).map_err(|error| error.to_string())
        };
        for count in 75..=80 {
            let sentence = refused(count).unwrap_err();
            let (reason, way_out) =
                (format!("a puzzle with {count} givens is always easy, "), "; ask for at most 74 givens, ");
            assert!(sentence.starts_with(&reason) && sentence.contains(way_out), "{sentence}");
        }
        assert!((17..=74).all(|count| refused(count).is_ok()));
    }
}

proptest! {
    #![proptest_config(cases(60))]

    #[test]
    fn no_puzzle_that_there_is_would_be_refused(seed: u64, tricky: bool, order in Just((0..81).collect::<Vec<usize>>()).prop_shuffle()) {
        let difficulty = if tricky { Hard } else { Medium };
        let Generated { mut puzzle, solution, .. } = make(options(Givens::Any, Symmetry::None, Some(difficulty)), seed);
        // Add givens as long as a search is still needed, so that few blanks are left.
        for cell in order.into_iter().filter_map(Cell::from_index) {
            let before = puzzle;
            puzzle.put(cell, solution.get(cell));
            let rated = rate(&puzzle);
            if rated == Easy {
                puzzle = before;
                continue;
            }
            prop_assert!(!singles_fill(&puzzle));
            let options = options(Givens::Exactly(puzzle.givens() as u8), Symmetry::None, Some(rated));
            prop_assert!(Generator::new(options, Seed(0)).is_ok(), "{}: {}", options, puzzle);
        }
    }

    #[test]
    fn singles_fill_fewer_than_seven_blanks(
        seed in 0u64..50,
        rows in proptest::sample::subsequence((0..9).collect::<Vec<usize>>(), 3),
        columns in proptest::sample::subsequence((0..9).collect::<Vec<usize>>(), 3),
        blanks in proptest::sample::subsequence((0..9).collect::<Vec<usize>>(), 1..=6),
    ) {
        // Singles are rare in puzzles whose blanks are close together.
        let mut puzzle = make(Options::default(), seed).solution;
        for blank in blanks {
            puzzle.put(Cell::at(rows[blank / 3], columns[blank % 3]), None);
        }
        prop_assert!(singles_fill(&puzzle) || !Solver::new().is_unique(&puzzle));
    }
}

#[test]
fn what_is_not_found_is_given_up_with_a_way_out() {
    let refused = |options, grids| {
        let mut generator = Generator::new(options, Seed(0)).expect("options that can be").giving_up_after(grids);
        assert_eq!(generator.advance(grids), GeneratorProgress::Unfinished);
        let GeneratorProgress::GaveUp(error) = generator.advance(1) else { panic!("it goes on") };
        assert_eq!((error.options, error.grids, generator.grids()), (options, grids, grids));
        assert_eq!(generator.advance(u64::MAX), GeneratorProgress::GaveUp(error));
        GeneratorError::from(error).to_string()
    };
    assert_eq!(
        refused(options(Givens::Exactly(17), Rotational90, Some(Easy)), 20),
        "found no easy puzzle with 17 givens and 90-degree rotational symmetry in 20 grids; ask for more givens, or try \
         another seed"
    );
    assert_eq!(
        refused(options(Givens::Exactly(74), Symmetry::None, Some(Hard)), 10),
        "found no hard puzzle with 74 givens in 10 grids; ask for fewer givens, or try another seed"
    );
    assert_eq!(
        refused(options(Givens::Minimal, Rotational90, None), 5),
        "found no minimal puzzle with 90-degree rotational symmetry in 5 grids; ask for any number of givens, or try \
         another seed"
    );
}

#[test]
fn with_no_grid_to_try_there_is_no_puzzle() {
    let mut generator = Generator::new(Options::default(), Seed(0)).expect("options that can be");
    assert_eq!(generator.advance(0), GeneratorProgress::Unfinished);
    assert!(matches!(generator.giving_up_after(0).advance(1), GeneratorProgress::GaveUp(_)));
}

fn named(name: &str) -> Technique {
    let named = Technique::all().iter().find(|technique| technique.to_string() == name);
    *named.unwrap_or_else(|| panic!("{name} is no technique"))
}

fn rating(puzzle: &Grid) -> Rating {
    sudoku_techniques::rate(&Position::of(puzzle).expect("no digit twice")).expect("one solution")
}

#[test]
fn a_puzzle_needs_the_technique_that_was_asked_for_and_nothing_harder() {
    for name in ["hidden single", "pointing", "naked pair", "X-wing", "XY-wing"] {
        let needs = Needs::Technique(named(name));
        for seed in 0..thoroughly(10, 2) {
            let made = make(Options { needs, ..Options::default() }, seed);
            assert_eq!(rating(&made.puzzle).hardest.map(|hardest| hardest.to_string()).as_deref(), Some(name));
            assert!(Solver::new().is_unique(&made.puzzle));
        }
    }
}

#[test]
fn a_puzzle_has_the_level_that_was_asked_for() {
    for level in Level::ALL {
        let options =
            Options { needs: Needs::Level(level), symmetry: Rotational180, givens: Givens::Any, difficulty: None };
        for seed in 0..thoroughly(10, 2) {
            assert_eq!(rating(&make(options, seed).puzzle).level, level);
        }
    }
}

#[test]
fn a_technique_is_found_in_parts_as_at_once() {
    let options = Options { needs: Needs::Technique(named("X-wing")), ..Options::default() };
    let mut generator = Generator::new(options, Seed(1)).expect("options that can be");
    let made = loop {
        match generator.advance(1) {
            GeneratorProgress::Unfinished => {}
            GeneratorProgress::Puzzle(made) => break made,
            GeneratorProgress::GaveUp(error) => panic!("{error}"),
        }
    };
    assert_eq!(made, make(options, 1));
    generator.restart(Seed(2));
    generator.advance(7);
    generator.restart(Seed(1));
    assert_eq!(generator.advance(u64::MAX), GeneratorProgress::Puzzle(made), "nothing is left of what was begun");
}

#[test]
fn what_nobody_needs_and_what_contradicts_itself_is_refused() {
    let refused = |difficulty, needs| {
        let options = Options { difficulty, needs, ..Options::default() };
        Generator::new(options, Seed(0)).map(|_| ()).map_err(|error| error.to_string())
    };
    let never =
        Err("no puzzle needs the siamese finned X-wing: an easier technique always works; ask for another technique");
    assert_eq!(refused(None, Needs::Technique(named("siamese finned X-wing"))), never.map_err(str::to_owned));
    let both = "no easy puzzle is one of level hard: naked and hidden singles are enough for easy puzzles; leave out one of the two";
    assert_eq!(refused(Some(Easy), Needs::Level(Level::Hard)), Err(both.to_owned()));
    assert!(refused(Some(Hard), Needs::Technique(named("naked single"))).is_err());
    assert!(refused(Some(Hard), Needs::Level(Level::Easy)).is_err());
    assert!(refused(Some(Easy), Needs::Level(Level::Medium)).is_ok(), "a score may make it medium");
    assert!(refused(Some(Hard), Needs::Level(Level::Extreme)).is_ok());
}
