//! Forcing chains: what follows by chains from a candidate that is taken to be true, or false.
//!
//! It leads to a contradiction, and so is the other way; or all candidates of a cell, or all places of a digit in a house, lead to the same
//! (verity).

use super::links::{Kind, Links, Ways};
use super::{Candidate, Chain, Deduction, Position, Take, Technique, Why};
use crate::sudoku::{Cells, House};
use std::ops::ControlFlow;

/// The links of a position, and all that follows from each of its candidates being false or true.
pub(super) struct Table {
    pub links: Links,
    ways: Vec<[Ways; 2]>,
}

impl Table {
    pub fn of(position: &Position) -> Table {
        let links = Links::of(position, Kind::Candidates, &[]);
        let ways = (0..links.candidates).map(|node| [false, true].map(|is_true| links.follow(node, is_true))).collect();
        Table { links, ways }
    }

    /// The number of a candidate; `None` if it is gone.
    pub fn number(&self, candidate: Candidate) -> Option<usize> {
        self.links.nodes[..self.links.candidates].iter().position(|node| node.candidate() == Some(candidate))
    }

    /// Whether the one being true leads to the other being true, or false.
    pub fn leads(&self, from: usize, to: usize, is_true: bool) -> bool {
        (from == to && is_true) || self.ways[from][1].reaches(to, is_true)
    }

    /// The chain from the one being true to the other being true, or false.
    pub fn chain(&self, from: usize, to: usize, is_true: bool) -> Chain {
        self.chain_from(from, true, to, is_true)
    }

    fn chain_from(&self, from: usize, start: bool, to: usize, is_true: bool) -> Chain {
        if from == to && start == is_true {
            return Chain { start: self.links.nodes[from], links: vec![] };
        }
        self.links.chain(&self.ways[from][usize::from(start)].to(to, is_true))
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
pub(super) fn chains(position: &Position, technique: Technique, take: &mut Take<'_>) -> ControlFlow<()> {
    let table = Table::of(position);
    let mut found = vec![];
    if technique == Technique::ForcingChainContradiction {
        for start in 0..table.links.candidates {
            for is_true in [true, false] {
                contradiction(&table, start, is_true, &mut found);
            }
        }
    } else {
        for cell in position.blanks() {
            let digits = position.candidates(cell).iter();
            let starts: Vec<usize> = digits.filter_map(|digit| table.number(Candidate { cell, digit })).collect();
            verity(&table, &starts, vec![], &mut found);
        }
        for house in House::all() {
            for digit in position.missing(house).iter() {
                let places = position.places_in(house, digit).iter();
                let starts: Vec<usize> = places.filter_map(|cell| table.number(Candidate { cell, digit })).collect();
                verity(&table, &starts, vec![house], &mut found);
            }
        }
    }
    found
        .sort_by_key(|deduction: &Deduction| deduction.why.chains.iter().map(|chain| chain.links.len()).sum::<usize>());
    found.into_iter().try_for_each(take)
}

/// The start leads to a candidate being true and false: the shortest such pair of chains.
fn contradiction(table: &Table, start: usize, is_true: bool, found: &mut Vec<Deduction>) {
    let ways = &table.ways[start][usize::from(is_true)];
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
fn verity(table: &Table, starts: &[usize], base: Vec<House>, found: &mut Vec<Deduction>) {
    let [first, rest @ ..] = starts else { return };
    if rest.is_empty() {
        return;
    }
    for &(node, state) in &table.ways[*first][1].order {
        let node = node as usize;
        if !rest.iter().all(|&start| table.leads(start, node, state)) {
            continue;
        }
        let chains = starts.iter().map(|&start| table.chain(start, node, state)).collect();
        let Some(candidate) = table.candidate(node) else { continue };
        found.extend(conclude(Technique::ForcingChainVerity, candidate, state, why(chains, base.clone())));
    }
}
