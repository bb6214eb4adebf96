//! Techniques that are rarely the hardest one of a puzzle, as counted once.

use sudoku_techniques::Technique;

/// The number of minimal puzzles that were counted, made from the series of seed 77.
pub const SAMPLE: u32 = 200_000;

/// The techniques that at least 20 of the puzzles needed.
const FREQUENT: [&str; 49] = [
    "hidden single",
    "pointing",
    "discontinuous nice loop",
    "XY-chain",
    "skyscraper",
    "W-wing",
    "XY-wing",
    "claiming",
    "naked pair",
    "locked pair",
    "continuous nice loop",
    "remote pair",
    "naked triple",
    "grouped discontinuous nice loop",
    "uniqueness test 1",
    "naked single",
    "bivalue universal grave + 1",
    "XYZ-wing",
    "sue de coq",
    "locked triple",
    "two-string kite",
    "forcing chain (verity)",
    "hidden pair",
    "ALS-XY-wing",
    "empty rectangle",
    "ALS-XZ",
    "finned swordfish",
    "ALS chain",
    "uniqueness test 3",
    "hidden rectangle",
    "forcing net (contradiction)",
    "finned X-wing",
    "uniqueness test 2",
    "X-wing",
    "turbot fish",
    "uniqueness test 6",
    "uniqueness test 4",
    "grouped continuous nice loop",
    "hidden triple",
    "sashimi swordfish",
    "sashimi X-wing",
    "multi-colours 1",
    "X-chain",
    "avoidable rectangle 1",
    "simple colours trap",
    "swordfish",
    "finned franken swordfish",
    "finned jellyfish",
    "naked quadruple",
];

/// The techniques that fewer puzzles needed, with the number of puzzles.
const RARE: [(&str, u32); 5] = [
    ("uniqueness test 5", 4),
    ("sashimi jellyfish", 3),
    ("simple colours wrap", 2),
    ("jellyfish", 2),
    ("hidden quadruple", 1),
];

/// Returns the number of puzzles in the [`SAMPLE`] that needed this technique and nothing harder. Returns `None` if there are
/// so many that one is found soon, or if puzzles are made for the technique.
pub fn rarity(technique: Technique) -> Option<u32> {
    let name = technique.to_string();
    if technique == Technique::FullHouse || FREQUENT.contains(&&*name) {
        return None;
    }
    Some(RARE.iter().find(|(rare, _)| *rare == name).map_or(0, |&(_, found)| found))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_counted_technique_exists() {
        let named = FREQUENT.into_iter().chain(RARE.into_iter().map(|(name, _)| name));
        assert!(named.clone().all(|name| Technique::named(name).is_some()), "{named:?}");
        let of = |name| rarity(Technique::named(name).expect("a technique"));
        assert_eq!(
            (of("X-wing"), of("jellyfish"), of("death blossom"), of("full house")),
            (None, Some(2), Some(0), None)
        );
    }
}
