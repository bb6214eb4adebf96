//! The owl's explanation of a deduction: where to look, what for, why it holds, and what follows.

use super::{all_of, either, house, list, name, words, written, written_or_none};
use std::collections::BTreeMap;
use sudoku_board::{Candidate, Cells, House, Value, Values};
use sudoku_techniques::{CellSet, Contradiction, Deduction, Fins, Focus, Level, Net, Node, Shape};
use sudoku_techniques::{Strength, Technique, Why};

/// Returns the name of a technique.
pub fn technique(technique: Technique) -> String {
    match technique {
        Technique::Fish(fish) => {
            let fins = match fish.fins {
                Fins::None => 0,
                Fins::Finned => 1,
                Fins::Sashimi => 2,
            };
            let shape = match fish.shape {
                Shape::Basic => 0,
                Shape::Franken => 1,
                Shape::Mutant => 2,
            };
            words().fish_name(fish.siamese, fins, shape, fish.size)
        }
        plain => words().technique_name(format!("{plain:?}"), plain.about().name),
    }
}

/// Returns the name of a technique with its article.
pub fn a_technique(technique: Technique) -> String {
    let key = match technique {
        Technique::Fish(_) => super::key(&technique.about().name),
        plain => format!("{plain:?}"),
    };
    words().a_technique(key, self::technique(technique))
}

/// Returns the idea of a technique, in a few sentences.
pub fn idea(technique: Technique) -> String {
    use Technique::*;
    let (plain, more) = match technique {
        GroupedContinuousNiceLoop => (ContinuousNiceLoop, words().idea_groups()),
        GroupedDiscontinuousNiceLoop => (DiscontinuousNiceLoop, words().idea_groups()),
        GroupedChain => (Chain, words().idea_groups()),
        AlsContinuousNiceLoop => (ContinuousNiceLoop, words().idea_sets()),
        AlsDiscontinuousNiceLoop => (DiscontinuousNiceLoop, words().idea_sets()),
        AlsInferenceChain => (Chain, words().idea_sets()),
        plain if plain.needs_one_solution() => (plain, words().idea_one_solution()),
        plain => (plain, String::new()),
    };
    let (key, size) = match plain {
        Fish(fish) => match (fish.shape, fish.fins) {
            (Shape::Basic, Fins::None) => ("fish".to_owned(), fish.size),
            (Shape::Basic, _) => ("finned-fish".to_owned(), fish.size),
            _ => ("fish-with-boxes".to_owned(), fish.size),
        },
        plain => (format!("{plain:?}"), 0),
    };
    format!("{} {more}", words().idea(key, size)).trim_end().to_owned()
}

/// Instructions for finding a technique.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Instructions {
    /// The steps, in order.
    pub steps: Vec<String>,
    /// The reason why it works, if the steps do not say so.
    pub why: Option<String>,
}

/// Returns instructions for finding a technique: steps written for learners or, if there are none, the sentences of its idea.
pub fn instructions(technique: Technique) -> Instructions {
    let written = words().how(format!("{technique:?}"));
    let idea = idea(technique);
    if written.trim().is_empty() {
        Instructions { steps: idea.split_inclusive(". ").map(|step| step.trim().to_owned()).collect(), why: None }
    } else {
        Instructions { steps: written.lines().map(|step| step.trim().to_owned()).collect(), why: Some(idea) }
    }
}

/// Returns a level with the hardest technique that a puzzle of it takes.
pub fn puzzle_level(level: Level, hardest: Technique) -> String {
    words().puzzle_level(words().level_name(level.name()), technique(hardest))
}

/// Returns a hint about where to look for the deduction.
pub fn where_hint(deduction: &Deduction) -> String {
    match deduction.focus() {
        Focus::Houses(places) => words().hint_look_houses(houses(places)),
        Focus::Cell(cell) => words().hint_look_cell(name(cell)),
        Focus::Digit(digit) => words().hint_look_digit(written(digit)),
    }
}

/// Returns a hint about what to look for there.
pub fn what_hint(deduction: &Deduction) -> String {
    let technique = a_technique(deduction.technique);
    match deduction.focus() {
        _ if deduction.technique == Technique::TrialAndError => words().hint_what_trial(),
        Focus::Houses(places) => words().hint_what_houses(technique, houses(places)),
        Focus::Cell(cell) => words().hint_what_cell(technique, name(cell)),
        Focus::Digit(digit) => words().hint_what_digit(technique, written(digit)),
    }
}

/// Returns the reason why a deduction holds, and what follows from it.
pub fn deduction(deduction: &Deduction) -> String {
    format!("{} {}", reason(deduction), consequence(deduction))
}

/// Returns the name of the technique, and what follows from the deduction.
pub fn in_short(deduction: &Deduction) -> (String, String) {
    (super::capitalised(&technique(deduction.technique)), consequence(deduction))
}

fn houses(houses: &[House]) -> String {
    all_of(houses.iter().map(|&of| house(of)))
}

fn cells(cells: Cells) -> String {
    all_of(cells.iter().map(name))
}

fn node(node: Node) -> String {
    words().digit_in(written(node.value), cells(node.cells))
}

fn candidate(Candidate { cell, value: digit }: Candidate) -> String {
    words().digit_in(written(digit), name(cell))
}

fn candidates(all: &[Candidate]) -> String {
    all_of(all.iter().map(|&one| candidate(one)))
}

fn sets<'a>(sets: impl IntoIterator<Item = &'a CellSet>) -> String {
    all_of(sets.into_iter().map(|set| words().cells_with(cells(set.cells), list(set.values))))
}

/// Returns what follows from a deduction: digits to place and candidates to eliminate.
pub fn consequence(deduction: &Deduction) -> String {
    let placed = deduction.placements.iter().map(|placed| words().cell_is(name(placed.cell), written(placed.value)));
    let struck = cells_by_digit(&deduction.eliminations);
    let struck: Vec<String> = match deduction.technique {
        // A cage often excludes many digits from all its cells.
        Technique::CageCombinations => {
            let mut groups: Vec<(Values, Cells)> = Vec::new();
            for (digit, from) in struck {
                match groups.iter_mut().find(|(_, other)| *other == from) {
                    Some((digits, _)) => digits.insert(digit),
                    None => groups.push((Values::only(digit), from)),
                }
            }
            groups.into_iter().map(|(digits, from)| words().digits_from(list(digits), cells(from))).collect()
        }
        _ => struck.into_iter().map(|(digit, from)| words().digit_from(written(digit), cells(from))).collect(),
    };
    let placed: Vec<_> = placed.collect();
    let placed = (!placed.is_empty()).then(|| words().follows_place(all_of(placed)));
    let struck = (!struck.is_empty()).then(|| words().follows_strike(all_of(struck)));
    placed.into_iter().chain(struck).collect::<Vec<_>>().join(" ")
}

/// Lists candidates, grouped by their digits.
pub fn by_digit(all: &[Candidate]) -> String {
    all_of(cells_by_digit(all).into_iter().map(|(digit, places)| words().digit_in(written(digit), cells(places))))
}

fn cells_by_digit(all: &[Candidate]) -> BTreeMap<Value, Cells> {
    let mut by_digit: BTreeMap<Value, Cells> = BTreeMap::new();
    for Candidate { cell, value: digit } in all {
        by_digit.entry(*digit).or_default().insert(*cell);
    }
    by_digit
}

/// Returns the reason why a deduction holds.
pub fn reason(deduction: &Deduction) -> String {
    use Technique::*;
    let why = &*deduction.why;
    let Why { base, cover, fins, chains, nets, .. } = why;
    let w = words();
    let pattern = || cells(why.cells);
    let digits = || list(why.values);
    let rule = || why.rule.clone().unwrap_or_default();
    // The digit of a pattern that has only one, and the digit that is eliminated.
    let digit = || written_or_none(why.values.first());
    let gone = || written_or_none(deduction.eliminations.first().map(|gone| gone.value));
    match deduction.technique {
        FullHouse => w.reason_full_house(pattern(), houses(base)),
        NakedSingle => w.reason_naked_single(pattern()),
        HiddenSingle => w.reason_hidden_single(houses(base), pattern(), digit()),
        RelatedCells => w.reason_related(pattern(), rule()),
        CageCombinations => w.reason_cage(combinations(why), rule()),
        Sum => w.reason_sum(rule()),
        InniesAndOuties => w.reason_innies(rule()),
        LawOfLeftovers => {
            let side = |number: usize| why.sets.get(number).map(|set| cells(set.cells)).unwrap_or_default();
            w.reason_leftovers(side(0), side(1))
        }
        LockedCandidates if cover.is_empty() => w.reason_all_see(houses(base), digit(), pattern()),
        Pointing | Claiming | LockedCandidates => w.reason_locked(houses(base), digit(), houses(cover)),
        LockedPair | LockedTriple | NakedPair | NakedTriple | NakedQuadruple => {
            w.reason_naked_subset(houses(base), pattern(), digits())
        }
        HiddenPair | HiddenTriple | HiddenQuadruple => w.reason_hidden_subset(houses(base), digits(), pattern()),
        Fish(_) if fins.is_empty() => w.reason_fish(houses(base), digit(), houses(cover)),
        Fish(_) => w.reason_finned(houses(base), digit(), houses(cover), candidates(fins)),
        KrakenFish1 | KrakenFish2 => w.reason_kraken(houses(base), digit(), houses(cover), candidates(fins)),
        Uniqueness1 | Uniqueness2 | Uniqueness3 | Uniqueness4 | Uniqueness5 | Uniqueness6 | HiddenRectangle
        | AvoidableRectangle1 | AvoidableRectangle2 => w.reason_rectangle(pattern(), digits()),
        BivalueUniversalGrave => w.reason_grave(candidates(fins)),
        TemplateSet => w.reason_template_set(digit()),
        TemplateDelete => w.reason_template_delete(digit()),
        TrialAndError => w.reason_trial(candidates(&deduction.eliminations)),
        AlignedPairExclusion | AlignedTripleExclusion => w.reason_aligned(pattern(), sets(&why.sets)),
        ForcingNetContradiction => nets.first().map(net).unwrap_or_default(),
        ForcingNetVerity | ForcingChainVerity => every_way(why),
        ForcingChainContradiction => with_start(why, |start, is_true| w.reason_forced(start, is_true)),
        ColourTrap => w.reason_colour_trap(digit()),
        ColourWrap => w.reason_colour_wrap(digit()),
        MultiColours1 | MultiColours2 => w.reason_multi_colours(digit()),
        Medusa => w.reason_medusa(),
        XyWing => match (&why.sets[..], &why.common[..]) {
            ([pivot, first, second], [one, two]) => {
                // Each pincer shares its own digit with the pivot.
                let [one, two] = if first.values.contains(*one) { [one, two] } else { [two, one] };
                let (pivot, first, second) = (cells(pivot.cells), cells(first.cells), cells(second.cells));
                w.reason_xy_wing(pivot, written(*one), first, gone(), written(*two), second)
            }
            _ => w.reason_als(sets(&why.sets), digits()),
        },
        XyzWing => {
            let pivot = why.sets.first().map_or(Cells::EMPTY, |set| set.cells);
            w.reason_xyz_wing(cells(pivot), pattern(), gone())
        }
        WxyzWing => w.reason_wxyz_wing(pattern(), gone()),
        RemotePair => {
            let mut along: Vec<String> =
                chains.iter().flat_map(|chain| chain.nodes().map(|node| cells(node.cells))).collect();
            along.dedup();
            w.reason_remote_pair(all_of(along), digits())
        }
        ContinuousNiceLoop | GroupedContinuousNiceLoop | AlsContinuousNiceLoop => w.reason_loop(),
        DiscontinuousNiceLoop | GroupedDiscontinuousNiceLoop | AlsDiscontinuousNiceLoop => {
            with_start(why, |start, is_true| w.reason_ring(start, is_true))
        }
        SueDeCoq => w.reason_sue_de_coq(pattern()),
        AlsXz | AlsXyWing | AlsChain => w.reason_als(sets(&why.sets), all_of(why.common.iter().map(Value::to_string))),
        DeathBlossom => {
            let stem = why.sets.first().map_or(Cells::EMPTY, |stem| stem.cells);
            w.reason_blossom(cells(stem), sets(why.sets.iter().skip(1)))
        }
        Skyscraper | TwoStringKite | DualTwoStringKite | TurbotFish | EmptyRectangle | DualEmptyRectangle | WWing
        | XChain | XyChain | Chain | GroupedChain | AlsInferenceChain => {
            let ends = chains.iter().map(|chain| w.reason_chain(node(chain.start), node(chain.end())));
            ends.collect::<Vec<_>>().join(" ")
        }
    }
}

/// Lists the combinations of a cage that are left, or returns the word for too many of them.
fn combinations(why: &Why) -> String {
    const MOST_LISTED: usize = 8;
    let sum = |set: &Values| set.iter().map(|value| value.to_string()).collect::<Vec<_>>().join(" + ");
    if why.combinations.len() > MOST_LISTED { "many".to_owned() } else { either(why.combinations.iter().map(sum)) }
}

/// Calls `say` with the start of the first chain, and true if it is assumed: then the chain continues with a weak link.
fn with_start(why: &Why, say: impl FnOnce(String, bool) -> String) -> String {
    let chain = why.chains.first();
    let is_true = chain.and_then(|chain| chain.links.first()).is_some_and(|link| link.strength == Strength::Weak);
    chain.map(|chain| say(node(chain.start), is_true)).unwrap_or_default()
}

fn net(Net { assumed, contradiction, .. }: &Net) -> String {
    let assumed = candidate(*assumed);
    match contradiction {
        Some(Contradiction::NoCandidate(cell)) => words().reason_net_cell(assumed, name(*cell)),
        Some(Contradiction::NoPlace(place, digit)) => words().reason_net_house(assumed, house(*place), written(*digit)),
        _ => words().reason_trial(assumed),
    }
}

/// Returns the reason for a deduction that follows from every digit of a cell, or from every place of a digit in a house.
fn every_way(why: &Why) -> String {
    let starts = why.chains.iter().map(|chain| chain.start);
    let mut starts = starts.chain(why.nets.iter().map(|net| Node::only(net.assumed.cell, net.assumed.value)));
    let Some(start) = starts.next() else { return String::new() };
    match why.base.first() {
        Some(&place) => words().reason_every_place(written(start.value), house(place)),
        None => words().reason_every_digit(cells(start.cells)),
    }
}
