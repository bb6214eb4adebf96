//! Forcing chains: what follows by chains from a candidate that is taken to be true, or false.
//!
//! It leads to a contradiction, and so is the other way; or all candidates of a cell, or all places of a digit in a house, lead to the same
//! (verity).

use super::bits::{Bits, both};
use super::links::{Links, Ways};
use super::survey::Survey;
use super::{Candidate, Chain, Deduction, Take, Technique, Why};
use crate::sudoku::{Cells, House};
use std::cell::OnceCell;
use std::ops::ControlFlow;

/// The links of a position, and what follows from its candidates being false or true, worked out when it is asked for.
pub(super) struct Table<'a> {
    pub links: &'a Links,
    ways: Vec<[OnceCell<Ways>; 2]>,
}

impl Table<'_> {
    pub fn of<'a>(survey: &'a Survey<'_>) -> Table<'a> {
        let links = survey.links();
        Table { links, ways: (0..links.candidates).map(|_| Default::default()).collect() }
    }

    /// All that follows from the candidate being true, or false.
    fn ways(&self, from: usize, is_true: bool) -> &Ways {
        self.ways[from][usize::from(is_true)].get_or_init(|| self.links.follow(from, is_true))
    }

    /// The number of a candidate; `None` if it is gone.
    pub fn number(&self, candidate: Candidate) -> Option<usize> {
        self.links.nodes[..self.links.candidates].iter().position(|node| node.candidate() == Some(candidate))
    }

    /// Whether the one being true leads to the other being true, or false.
    pub fn leads(&self, from: usize, to: usize, is_true: bool) -> bool {
        (from == to && is_true) || self.ways(from, true).reaches(to, is_true)
    }

    /// The chain from the one being true to the other being true, or false.
    pub fn chain(&self, from: usize, to: usize, is_true: bool) -> Chain {
        self.chain_from(from, true, to, is_true)
    }

    fn chain_from(&self, from: usize, start: bool, to: usize, is_true: bool) -> Chain {
        if from == to && start == is_true {
            return Chain { start: self.links.nodes[from], links: vec![] };
        }
        self.links.chain(&self.ways(from, start).to(to, is_true))
    }

    fn candidate(&self, number: usize) -> Option<Candidate> {
        self.links.nodes[number].candidate()
    }
}

/// What it means that a candidate is true, or false: a placement or an elimination.
fn conclude(technique: Technique, candidate: Candidate, is_true: bool, why: Why) -> Option<Deduction> {
    if is_true {
        Some(Deduction::placing(technique, candidate, why))
    } else {
        Deduction::eliminating(technique, vec![candidate], why)
    }
}

fn why(chains: Vec<Chain>, base: Vec<House>) -> Why {
    let nodes = || chains.iter().flat_map(Chain::nodes);
    Why {
        digits: nodes().map(|node| node.digit).collect(),
        cells: nodes().fold(Cells::EMPTY, |cells, node| cells | node.cells),
        base,
        chains,
        ..Why::default()
    }
}

/// All forcing chains of the technique, those with the fewest links first.
pub(super) fn chains(position: &Survey<'_>, technique: Technique, take: &mut Take<'_>) -> ControlFlow<()> {
    let table = Table::of(position);
    let mut found = vec![];
    if technique == Technique::ForcingChainContradiction {
        for start in 0..table.links.candidates {
            for is_true in [true, false] {
                if table.links.is_refuted(start, is_true) {
                    contradiction(&table, start, is_true, &mut found);
                }
            }
        }
    } else {
        let follows = table.links.consequences();
        for cell in position.blanks() {
            let digits = position.candidates(cell).iter();
            let starts: Vec<usize> = digits.filter_map(|digit| table.number(Candidate { cell, digit })).collect();
            verity(&table, &follows, &starts, vec![], &mut found);
        }
        for house in House::all() {
            for digit in position.missing(house).iter() {
                let places = position.places_in(house, digit).iter();
                let starts: Vec<usize> = places.filter_map(|cell| table.number(Candidate { cell, digit })).collect();
                verity(&table, &follows, &starts, vec![house], &mut found);
            }
        }
    }
    found
        .sort_by_key(|deduction: &Deduction| deduction.why.chains.iter().map(|chain| chain.links.len()).sum::<usize>());
    found.into_iter().try_for_each(take)
}

/// The start leads to a candidate being true and false: the shortest such pair of chains.
fn contradiction(table: &Table<'_>, start: usize, is_true: bool, found: &mut Vec<Deduction>) {
    let ways = table.ways(start, is_true);
    let both = |node: usize| {
        let known = |state: bool| (node == start && state == is_true) || ways.reaches(node, state);
        known(false) && known(true)
    };
    let Some(&(node, _)) = ways.order.iter().find(|&&(node, _)| both(node as usize)) else { return };
    let chains = [true, false].map(|state| table.chain_from(start, is_true, node as usize, state));
    let chains = chains.into_iter().filter(|chain| !chain.links.is_empty()).collect();
    let Some(candidate) = table.candidate(start) else { return };
    let technique = Technique::ForcingChainContradiction;
    found.extend(conclude(technique, candidate, !is_true, why(chains, vec![])));
}

/// All starts lead to the same.
fn verity(table: &Table<'_>, follows: &[Bits; 2], starts: &[usize], base: Vec<House>, found: &mut Vec<Deduction>) {
    let [first, rest @ ..] = starts else { return };
    let have_common = |follows: &Bits| {
        let common = rest.iter().fold(follows.row(*first).to_vec(), |common, &start| {
            both(&common, follows.row(start)).collect()
        });
        common.iter().any(|&word| word != 0)
    };
    if rest.is_empty() || !follows.iter().any(have_common) {
        return;
    }
    for &(node, state) in &table.ways(*first, true).order {
        let node = node as usize;
        if !rest.iter().all(|&start| table.leads(start, node, state)) {
            continue;
        }
        let chains = starts.iter().map(|&start| table.chain(start, node, state)).collect();
        let Some(candidate) = table.candidate(node) else { continue };
        found.extend(conclude(Technique::ForcingChainVerity, candidate, state, why(chains, base.clone())));
    }
}
