//! The rating of Sudoku Explainer 1.2 (Nicolas Juillerat, 2007): the difficulty of the hardest step of its own path, in tenths.
//!
//! Its path is different from ours: hidden singles come before naked ones, eliminations that lead straight to a single before
//! those that do not, X-wings before hidden pairs, and there are no patterns between the wings and the chains. Chains are rated
//! by their length. Its dynamic and nested chains are rated by our forcing nets, so ratings above 8.5 are close to its own but
//! not the same.

use super::chains;
use super::classic::ClassicPosition;
use super::forcing;
use super::links::{LinkKinds, Links};
use super::survey::Survey;
use super::surveyed::ClassicMemory;
use super::view::View;
use super::{Deduction, Technique};
use std::ops::ControlFlow;
use sudoku_board::classic::{Cells, ClassicHouse};
use sudoku_board::{Candidate, House, HouseKind, Values};

/// Returns the rating of the puzzle in tenths; `None` if the path does not end in a solution, or if the board is full already.
pub(super) fn rate(position: &ClassicPosition) -> Option<u8> {
    let mut position = position.clone();
    let (mut hardest, mut memory) = (0, ClassicMemory::default());
    while !position.is_full() {
        if position.contradiction().is_some() {
            return None;
        }
        let mut survey = Survey::of(&position).remembering(&mut memory);
        let found = step(&position, &mut survey);
        memory = survey.memory.into_inner();
        let (rating, deduction) = found?;
        hardest = hardest.max(rating);
        deduction.apply_to(&mut position);
    }
    (hardest > 0).then_some(hardest)
}

/// Returns the first step of the path and its rating.
fn step(position: &ClassicPosition, survey: &mut Survey<'_>) -> Option<(u8, Deduction)> {
    let mut rated = |rating: u8, technique: Technique| Some((rating, technique.first_new(technique.order(), survey)?));
    rated(10, Technique::FullHouse)
        .or_else(|| {
            let found = Technique::HiddenSingle.first_in(&Survey::of(position))?;
            let in_box = found.why.base.iter().any(|house| house.kind() == HouseKind::Box);
            Some((if in_box { 12 } else { 15 }, found))
        })
        .or_else(|| direct_locked(position, 17, Technique::Pointing))
        .or_else(|| direct_locked(position, 19, Technique::Claiming))
        .or_else(|| direct_hidden(position, 20, Technique::HiddenPair))
        .or_else(|| rated(23, Technique::NakedSingle))
        .or_else(|| direct_hidden(position, 25, Technique::HiddenTriple))
        .or_else(|| {
            const TABLE: [(u8, Technique); 12] = [
                (26, Technique::Pointing),
                (28, Technique::Claiming),
                (30, Technique::LockedPair),
                (30, Technique::NakedPair),
                (32, Technique::basic_fish(2)),
                (34, Technique::HiddenPair),
                (36, Technique::LockedTriple),
                (36, Technique::NakedTriple),
                (38, Technique::basic_fish(3)),
                (40, Technique::HiddenTriple),
                (42, Technique::XyWing),
                (44, Technique::XyzWing),
            ];
            TABLE.into_iter().find_map(|(rating, technique)| rated(rating, technique))
        })
        .or_else(|| rectangle(position))
        .or_else(|| rated(50, Technique::NakedQuadruple))
        .or_else(|| rated(52, Technique::basic_fish(4)))
        .or_else(|| rated(54, Technique::HiddenQuadruple))
        .or_else(|| rated(56, Technique::BivalueUniversalGrave))
        .or_else(|| rated(62, Technique::AlignedPairExclusion))
        .or_else(|| chain(position))
        .or_else(|| rated(75, Technique::AlignedTripleExclusion))
        .or_else(|| nishio(position))
        .or_else(|| multiple(position))
        .or_else(|| net(&mut rated))
        .or_else(|| rated(100, Technique::TrialAndError))
}

/// Finds locked candidates that leave a hidden single of the digit in a house of the same kind as their first one.
fn direct_locked(position: &ClassicPosition, rating: u8, technique: Technique) -> Option<(u8, Deduction)> {
    technique.every_in(&Survey::of(position)).into_iter().find_map(|found| {
        let value = found.why.values.first()?;
        let eliminated: Cells = found.eliminations.iter().map(|candidate| candidate.cell).collect();
        let left = |house: House| {
            let places = position.places_in(house, value);
            if places.meets(eliminated) { (places - eliminated).single() } else { None }
        };
        let kind = found.why.base.first()?.kind();
        let cell = House::all().filter(|house| house.kind() == kind).find_map(left)?;
        Some((rating, Deduction::placing(technique, Candidate { cell, value }, found.why)))
    })
}

/// Finds a hidden subset that leaves a hidden single of another digit in its house.
fn direct_hidden(position: &ClassicPosition, rating: u8, technique: Technique) -> Option<(u8, Deduction)> {
    technique.every_in(&Survey::of(position)).into_iter().find_map(|found| {
        let house = *found.why.base.first()?;
        position.missing(house).minus(found.why.values).iter().find_map(|value| {
            let cell = (position.places_in(house, value) - found.why.cells.iter().collect()).single()?;
            Some((rating, Deduction::placing(technique, Candidate { cell, value }, found.why.clone())))
        })
    })
}

/// Finds unique rectangles whose corners have both digits.
fn rectangle(position: &ClassicPosition) -> Option<(u8, Deduction)> {
    use Technique::{Uniqueness1, Uniqueness2, Uniqueness3, Uniqueness4, Uniqueness5};
    [Uniqueness1, Uniqueness2, Uniqueness5, Uniqueness4, Uniqueness3].into_iter().find_map(|technique| {
        let whole = |found: &Deduction| {
            found.why.cells.iter().all(|cell| found.why.values.is_within(position.candidates(cell)))
        };
        let found = technique.every_in(&Survey::of(position)).into_iter().find(whole)?;
        let members = found.why.sets.first().map_or(0, |set| set.cells.len() as u8);
        Some((45 + members, found))
    })
}

/// Returns the difficulty added by the length of a chain, in tenths: one for each of 4, 6, 8, 12, 16, 24 … that it exceeds.
fn length(nodes: usize) -> u8 {
    let (mut added, mut most, mut odd) = (0, 4, false);
    while nodes > most + 2 {
        added += 1;
        most = if odd { most * 4 / 3 } else { most * 3 / 2 };
        odd = !odd;
    }
    added
}

/// Finds the easiest forcing chain or bidirectional cycle.
fn chain(position: &ClassicPosition) -> Option<(u8, Deduction)> {
    let mut best: Option<(u8, Deduction)> = None;
    let mut offer = |rating: u8, deduction: Deduction| {
        if best.as_ref().is_none_or(|(least, _)| rating < *least) {
            best = Some((rating, deduction));
        }
    };
    for (kind, of_cycles, of_chains) in
        [(LinkKinds::OneDigit, 65, 66), (LinkKinds::Cells, 65, 70), (LinkKinds::Candidates, 70, 70)]
    {
        let links = Links::of(position, kind, Values::DIGITS, &[]);
        for start in 0..links.candidates {
            let is_end = |end| links.reaches(start, end);
            let _ = chains::loops(position, Technique::ContinuousNiceLoop, &links, start, &is_end, &mut |found| {
                if let Some(found) = found {
                    let nodes = found.why.chains.first().map_or(0, |chain| chain.links.len());
                    offer(of_cycles + length(nodes), found);
                }
                ControlFlow::Continue(())
            });
            for is_true in [false, true]
                .into_iter()
                .filter(|&is_true| kind != LinkKinds::Cells && links.is_refuted(start, is_true))
            {
                let found = chains::discontinuity(position, Technique::DiscontinuousNiceLoop, &links, start, is_true);
                if let Some(found) = found {
                    let nodes = found.why.chains.first().map_or(0, |chain| chain.links.len() + 1);
                    offer(of_chains + length(nodes), found);
                }
            }
        }
    }
    best
}

/// Finds the candidate that leaves its own digit without a place after the fewest placements.
fn nishio(position: &ClassicPosition) -> Option<(u8, Deduction)> {
    let candidates = position
        .blanks()
        .iter()
        .flat_map(|cell| Candidate::all_in(cell, position.candidates(cell)).collect::<Vec<_>>());
    candidates
        .filter_map(|candidate| {
            let placed = placed_before_the_end(position, candidate)?;
            let found = Deduction::eliminating(Technique::TemplateDelete, vec![candidate], super::Why::default())?;
            Some((75 + length(3 * placed + 2), found))
        })
        .min_by_key(|(rating, _)| *rating)
}

/// Returns the number of times the digit is placed before a house has no place left for it; `None` if all can be placed.
fn placed_before_the_end(position: &ClassicPosition, Candidate { cell, value }: Candidate) -> Option<usize> {
    let houses: Vec<House> = House::all().filter(|&house| !position.places_in(house, value).is_empty()).collect();
    let (mut placed, mut left) = (Cells::only(cell), position.places(value) - Cells::peers_of(cell));
    loop {
        if houses.iter().any(|&house| !left.meets(Cells::of_house(house))) {
            return Some(placed.len());
        }
        let single = houses
            .iter()
            .find_map(|&house| (left & Cells::of_house(house)).single().filter(|&cell| !placed.contains(cell)));
        let cell = single?;
        placed.insert(cell);
        left -= Cells::peers_of(cell);
    }
}

/// Finds the easiest forcing chains of a cell or a house.
fn multiple(position: &ClassicPosition) -> Option<(u8, Deduction)> {
    let mut best: Option<(usize, Deduction)> = None;
    let _ = forcing::chains(&Survey::of(position), Technique::ForcingChainVerity, &mut |found| {
        let nodes = found.why.chains.iter().map(|chain| chain.links.len() + 1).sum();
        if best.as_ref().is_none_or(|(least, _)| nodes < *least) {
            best = Some((nodes, found));
        }
        ControlFlow::Continue(())
    });
    best.map(|(nodes, found)| (80 + length(nodes), found))
}

/// Finds the easiest forcing net.
fn net(rated: &mut impl FnMut(u8, Technique) -> Option<(u8, Deduction)>) -> Option<(u8, Deduction)> {
    let mut by_length = |technique: Technique| {
        let (least, found) = rated(85, technique)?;
        // A placement follows from two or three others.
        let nodes: usize = found.why.nets.iter().map(|net| 3 * net.placed.len() + 2).sum();
        Some((least + length(nodes), found))
    };
    let (contradiction, verity) =
        (by_length(Technique::ForcingNetContradiction), by_length(Technique::ForcingNetVerity));
    [contradiction, verity].into_iter().flatten().min_by_key(|(rating, _)| *rating)
}
