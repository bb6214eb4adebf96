//! Tests of seeds and recipes: they make the same puzzles in every version, on every machine, in the game and on the command
//! line.

use crate::generated::{check, make, options};
use sudoku_board::classic::Grid;
use sudoku_generate::board_generator::{BoardKind, generate};
use sudoku_generate::{
    Difficulty, Generator, GeneratorProgress, Givens, Options, Recipe, RecipeChoice, Seed, Symmetry,
};
use sudoku_samples::thoroughness::thoroughly;
use sudoku_techniques::{Level, Position, Technique, rate};

use Difficulty::{Easy, Hard, Medium};
use Symmetry::{AntiDiagonal, Diagonal, LeftRight, Rotational90, Rotational180, TopBottom};

// These must never change, because people write seeds down and share them. If one changes, the generator is wrong.
const FROZEN: [(Options, u64, &str); 19] = [
    (
        options(Givens::Minimal, Symmetry::None, None),
        0,
        "721...9......4......6....5.6.....21.9..7...8.3..8.46......1.7....8.....6.4.3.....",
    ),
    (
        options(Givens::Minimal, Symmetry::None, None),
        1,
        "...5.2...25943.8..7....8...........8......54..98.6.......741...57..8.46.........2",
    ),
    (
        options(Givens::Minimal, Symmetry::None, None),
        u64::MAX,
        "9.7.6.1..8..7...295........2...1.69.....57..17..9......3..........8..5........263",
    ),
    (
        options(Givens::Minimal, Symmetry::None, Some(Easy)),
        2026,
        "..4..2...3...5..27...648....2..35...7..9...3...6.8......3.....51......949....6...",
    ),
    (
        options(Givens::Minimal, Symmetry::None, Some(Medium)),
        2026,
        ".8..5.2..9.41..36....4........2....13....4..94.9.6..5......5.9.....7.....6....5..",
    ),
    (
        options(Givens::Minimal, Symmetry::None, Some(Hard)),
        2026,
        "....1....78.......24.6....8........2812..5.79..3..1.....68..94.4....7.2..9.......",
    ),
    (
        options(Givens::Minimal, Rotational180, None),
        7,
        "..356......4.9.....6...314..4....75.....2.....37....1..981...6.....5.9......875..",
    ),
    (
        options(Givens::Minimal, Rotational90, None),
        7,
        "...56..1.3....48...7.1......4....9.86.......25.9....7......9.5...82....3.3..41...",
    ),
    (
        options(Givens::Minimal, Diagonal, Some(Hard)),
        7,
        ".2..65..35....98....9...2........3..8...2...973....1.4.764.3.8.......6..9...58...",
    ),
    (
        options(Givens::Any, Symmetry::None, Some(Easy)),
        12345,
        "....2.9.55.3..4.....4.1....1.....2.3.29...5.8.......1..416...2.8.57........1..7..",
    ),
    (
        options(Givens::Any, LeftRight, None),
        12345,
        "..78.39..5.......2.9.....8.15..8..93...3.1.....8.5.6...4.6.5.2..6.7.2.3...2...7..",
    ),
    (
        options(Givens::Any, TopBottom, Some(Medium)),
        12345,
        "...96.4..6.....2.8.517...6...51.....1....5.2...62......794...3.2.....1.4...63.9..",
    ),
    (
        options(Givens::Any, AntiDiagonal, Some(Hard)),
        12345,
        ".2637......8..4.5..7..5.3......8..2....5.21.4....1...68......49.5....2.81.9......",
    ),
    (
        options(Givens::Exactly(22), Symmetry::None, None),
        99,
        "...5..2...9....43.6.2......9...67.51....51....8.....9.3...1..4.........7...4..9..",
    ),
    (
        options(Givens::Exactly(30), Rotational180, Some(Easy)),
        99,
        ".51......8..275..34.36...2..4......2.35...49.9......5..2...45.16..537..4......93.",
    ),
    (
        options(Givens::Exactly(31), Rotational180, Some(Hard)),
        99,
        ".5.9..361...3...9..9..4.82....4...82.4..9..7.78...3....36.2..1..2...4...971..8.5.",
    ),
    (
        options(Givens::Exactly(36), Rotational90, None),
        99,
        ".5.4.367.8.6.75..34....9.2.748.....2.3.....9.9.....758.2.8....16..53.2.4.841.2.3.",
    ),
    (
        options(Givens::Exactly(40), LeftRight, Some(Medium)),
        99,
        ".6.....4.4.2...6.8135.6.29757.348.62.4..2..8...6.1.4....4...8..62.5.3.1481.4.6.25",
    ),
    (
        options(Givens::Exactly(80), TopBottom, None),
        99,
        "251483679896275143473619825748956312.35728496962341758327894561619537284584162937",
    ),
];

#[test]
fn a_seed_makes_the_same_puzzle_for_ever() {
    for (options, seed, puzzle) in FROZEN {
        let generated = make(options, seed);
        assert_eq!(generated.puzzle.to_string(), puzzle, "{options}, seed {seed}");
        assert_eq!(generated.seed, Seed(seed));
        check(options, &generated);
    }
}

/// Recipes with the puzzles that they must always make, because a class may have written the recipes down.
const RECIPES: [(Recipe, &str); 3] = [
    (
        Recipe { wanted: RecipeChoice::Difficulty(Easy), seed: Seed(123_456) },
        "9.61.735........1..1..458962..6.....671...425.....1..772531..4..6........947.25.3",
    ),
    (
        Recipe { wanted: RecipeChoice::Difficulty(Medium), seed: Seed(123_456) },
        "9.6...3.........1..1..45.962..6.....6718.3425.....1..772.31..4..6.........4...5.3",
    ),
    (
        Recipe { wanted: RecipeChoice::Difficulty(Hard), seed: Seed(123_456) },
        "..798.....26.31....8....1...1....4.3.6.3.9.2.5.3....1...8....6....49.78.....273..",
    ),
];

#[test]
fn a_recipe_makes_the_same_puzzle_for_ever() {
    for (recipe, puzzle) in RECIPES {
        let generated = make(recipe.options().expect("a classic board"), recipe.seed.0);
        assert_eq!(generated.puzzle.to_string(), puzzle, "{recipe}");
        check(recipe.options().expect("a classic board"), &generated);
        assert_eq!(RecipeChoice::Difficulty(generated.difficulty), recipe.wanted);
        let mut parts = recipe.generator().expect("it can be");
        let made = std::iter::repeat_with(|| parts.advance()).find_map(|made| made);
        assert_eq!(made, Some(Ok(generated.puzzle.into())));
    }
}

#[test]
fn a_recipe_of_a_board_is_read_as_it_is_written_and_makes_that_board() {
    let levels = || Level::ALL.into_iter().map(Some).chain([None]);
    for (kind, level) in BoardKind::all().into_iter().flat_map(|kind| levels().map(move |level| (kind, level))) {
        let recipe = Recipe { wanted: RecipeChoice::Board(kind, level), seed: Seed(42) };
        assert_eq!(recipe.to_string().parse(), Ok(recipe), "{recipe}");
    }
    let recipe: Recipe = "Killer level easy, seed 42".parse().expect("a recipe");
    let mut parts = recipe.generator().expect("it can be");
    let made = std::iter::repeat_with(|| parts.advance()).find_map(|made| made);
    let killer = "killer".parse().expect("a kind");
    let expected = generate(killer, Some(Level::Easy), Seed(42)).expect("a puzzle").puzzle;
    assert_eq!(made, Some(Ok(expected)));
    assert!(parts.tried() > 0);
}

#[test]
fn a_recipe_has_givens_that_suit_it_and_comes_soon() {
    for difficulty in Difficulty::ALL {
        for n in 0..100 {
            let recipe = Recipe { wanted: RecipeChoice::Difficulty(difficulty), seed: Seed(5).nth(n).short() };
            assert!((100_000..=999_999).contains(&recipe.seed.0), "{recipe}");
            let options = recipe.options().expect("a classic board");
            let generator = Generator::new(options, recipe.seed).expect("it can be").giving_up_after(1000);
            let GeneratorProgress::Puzzle(generated) = { generator }.advance(1000) else {
                panic!("{recipe} is not found")
            };
            let givens = generated.puzzle.givens();
            let suits = match difficulty {
                Easy => givens == 36,
                Medium => givens == 30,
                Hard => (20..36).contains(&givens),
            };
            assert!(suits, "{recipe}: {givens}");
        }
    }
}

#[test]
fn a_recipe_is_read_as_it_is_written() {
    let recipe = Recipe { wanted: RecipeChoice::Difficulty(Hard), seed: Seed(123_456) };
    assert_eq!(recipe.to_string(), "hard, seed 123456");
    for text in ["hard, seed 123456", "Hard 123456", " HARD, Seed 123456 ", "hard,123456", "hard,\nseed: 123456\n"] {
        assert_eq!(text.parse(), Ok(recipe), "{text}");
    }
    for text in [
        "",
        "hard",
        "hard, seed",
        "harder 1",
        "seed 1",
        "1",
        "easy 1 2",
        "medium -1",
        "hard, seed 18446744073709551616",
    ] {
        let error = text.parse::<Recipe>().expect_err(text);
        assert!(error.to_string().contains(&format!("“{text}” is not a seed")), "{error}");
    }
}

#[test]
fn levels_and_techniques_are_read_as_they_are_written() {
    let wanted = Level::ALL.into_iter().map(RecipeChoice::Level).chain(
        Technique::all().iter().copied().filter(|technique| technique.is_for_paths()).map(RecipeChoice::Technique),
    );
    for wanted in wanted {
        for seed in [0, 5, u64::MAX] {
            let recipe = Recipe { wanted, seed: Seed(seed) };
            let text = recipe.to_string();
            for text in [&text, &text.to_uppercase(), &text.replace(", seed", "")] {
                assert_eq!(text.parse(), Ok(recipe), "{text}");
            }
        }
    }
    let first: Recipe = "uniqueness test 1, seed 5".parse().expect("a recipe");
    assert_eq!(first, Recipe { wanted: RecipeChoice::Technique(Technique::Uniqueness1), seed: Seed(5) });
    for text in ["level", "level 5", "level harder 5", "uniqueness test 15", "siamese finned X-wing, seed 5", "X-wing"]
    {
        assert!(text.parse::<Recipe>().is_err(), "{text}");
    }
}

/// Returns the difficulty Easy, the only choice before there were levels, makes the same puzzles as the level easy.
#[test]
fn the_level_easy_makes_the_easy_puzzles() {
    for n in 0..50 {
        let [old, new] = [RecipeChoice::Difficulty(Easy), RecipeChoice::Level(Level::Easy)].map(|wanted| {
            let recipe = Recipe { wanted, seed: Seed(9).nth(n) };
            make(recipe.options().expect("a classic board"), recipe.seed.0).puzzle
        });
        assert_eq!(old, new);
    }
}

#[test]
fn each_level_and_the_common_techniques_come_soon() {
    let common = [
        Technique::FullHouse,
        Technique::NakedSingle,
        Technique::HiddenSingle,
        Technique::NakedPair,
        Technique::XyWing,
    ];
    let wanted = Level::ALL.into_iter().map(RecipeChoice::Level).chain(common.map(RecipeChoice::Technique));
    for wanted in wanted {
        for n in 0..thoroughly(10, 2) {
            let recipe = Recipe { wanted, seed: Seed(5).nth(n).short() };
            let generated = make(recipe.options().expect("a classic board"), recipe.seed.0);
            let rating = rate(&Position::of(&generated.puzzle).expect("no digit twice")).expect("one solution");
            match wanted {
                RecipeChoice::Technique(technique) => assert_eq!(rating.hardest, Some(technique), "{recipe}"),
                RecipeChoice::Level(level) => assert_eq!(rating.level, level, "{recipe}"),
                RecipeChoice::Difficulty(_) | RecipeChoice::Board(..) => {}
            }
        }
    }
}

#[test]
fn a_short_seed_is_the_same_for_ever() {
    let short = [0, 1, 2, u64::MAX].map(|seed| Seed(seed).short().0);
    assert_eq!(short, [607_626, 389_294, 497_844, 374_108]);
}

#[test]
fn a_series_is_the_same_for_ever() {
    // The first value is the seed itself; the others are the test values of SplitMix64 for 1234567.
    let series = [1_234_567, 6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423];
    for (n, seed) in (0..).zip(series) {
        assert_eq!(Seed(1_234_567).nth(n), Seed(seed));
    }
}

#[test]
fn neighbouring_seeds_share_no_puzzle_of_their_series() {
    let mut puzzles: Vec<Grid> =
        (0..3).flat_map(|seed| (0..50).map(move |n| make(Options::default(), Seed(seed).nth(n).0).puzzle)).collect();
    puzzles.sort_unstable();
    puzzles.dedup();
    assert_eq!(puzzles.len(), 150);
}

#[test]
fn what_is_no_seed_is_refused_in_a_sentence() {
    for text in ["", "-1", "1.5", "owl", "18446744073709551616", "１２"] {
        let error = text.parse::<Seed>().expect_err("no seed");
        assert_eq!(
            error.to_string(),
            format!("“{text}” is not a seed; use a whole number from 0 to 18446744073709551615")
        );
    }
}
