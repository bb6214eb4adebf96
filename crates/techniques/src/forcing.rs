//! Forcing chains: the consequences, by chains, of a candidate that is assumed to be true or false.
//!
//! If the assumption leads to a contradiction, the opposite is true. If all candidates of a cell, or all places of a digit in a
//! house, have the same consequence, it is true (verity).

use super::classic::ClassicPosition;
use super::consequences::Consequences;
use super::links::Links;
use super::survey::Survey;
use super::view::View;
use super::{Chain, Deduction, DeductionSink, Technique, Why, offer};
use std::cell::OnceCell;
use std::ops::ControlFlow;
use sudoku_board::classic::{ClassicCell, ClassicHouse};
use sudoku_board::{Candidate, Cell, Cells, House};

/// The links of a position, and the consequences of each candidate being false or true, computed on demand.
pub(super) struct Implications<'a> {
    pub links: &'a Links,
    position: &'a ClassicPosition,
    /// The number of each candidate, by its digit and its cell.
    numbers: Box<[[Option<u16>; Cell::COUNT]; 9]>,
    consequences: Vec<[OnceCell<Consequences>; 2]>,
}

impl Implications<'_> {
    pub fn of<'a>(survey: &'a Survey<'_>) -> Implications<'a> {
        let links = survey.links();
        let mut numbers = Box::new([[None; Cell::COUNT]; 9]);
        for (number, candidate) in
            (0..).zip(links.nodes[..links.candidates].iter().filter_map(|node| node.reported().candidate()))
        {
            numbers[candidate.value.index()][candidate.cell.index()] = Some(number);
        }
        Implications {
            links,
            position: survey,
            numbers,
            consequences: (0..links.candidates).map(|_| Default::default()).collect(),
        }
    }

    /// Returns all consequences of the candidate with that number being true, or being false.
    fn consequences(&self, from: usize, is_true: bool) -> &Consequences {
        self.consequences[from][usize::from(is_true)].get_or_init(|| self.links.follow(from, is_true))
    }

    /// Returns the number of a candidate; `None` if it has been eliminated.
    pub fn number(&self, candidate: Candidate) -> Option<usize> {
        self.numbers[candidate.value.index()][candidate.cell.index()].map(usize::from)
    }

    /// Returns true if the truth of candidate `from` implies that candidate `to` is true, or false, as `is_true` says.
    pub fn implies(&self, from: usize, to: usize, is_true: bool) -> bool {
        (from == to && is_true) || self.consequences(from, true).reaches(to, is_true)
    }

    /// Returns the number of links in that chain, see [`Implications::chain`].
    fn length(&self, from: usize, to: usize, is_true: bool) -> usize {
        if from == to && is_true { 0 } else { self.consequences(from, true).length(to, is_true) }
    }

    /// Returns the chain from candidate `from` being true to candidate `to` being true, or false.
    pub fn chain(&self, from: usize, to: usize, is_true: bool) -> Chain {
        self.chain_from(from, true, to, is_true)
    }

    fn chain_from(&self, from: usize, start: bool, to: usize, is_true: bool) -> Chain {
        if from == to && start == is_true {
            return Chain { start: self.links.nodes[from].reported(), links: vec![] };
        }
        self.links.chain(self.position, &self.consequences(from, start).to(to, is_true))
    }

    fn candidate(&self, number: usize) -> Option<Candidate> {
        self.links.nodes[number].reported().candidate()
    }
}

/// Returns the deduction that a candidate is true or false: a placement or an elimination.
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
        values: nodes().map(|node| node.value).collect(),
        cells: nodes().fold(Cells::EMPTY, |cells, node| cells | node.cells),
        base,
        chains,
        ..Why::default()
    }
}

/// Finds all forcing chains of the technique, those with the fewest links first.
pub(super) fn chains(position: &Survey<'_>, technique: Technique, sink: &mut DeductionSink<'_>) -> ControlFlow<()> {
    if technique == Technique::ForcingChainContradiction && !position.refutes_any(false) {
        return ControlFlow::Continue(());
    }
    let implications = Implications::of(position);
    if technique == Technique::ForcingChainVerity {
        return verities(position, &implications, sink);
    }
    let mut found = vec![];
    for start in 0..implications.links.candidates {
        for is_true in [true, false] {
            if implications.links.is_refuted(start, is_true) {
                contradiction(&implications, start, is_true, &mut found);
            }
        }
    }
    found
        .sort_by_key(|deduction: &Deduction| deduction.why.chains.iter().map(|chain| chain.links.len()).sum::<usize>());
    found.into_iter().try_for_each(sink)
}

/// Finds the shortest pair of chains by which the start leads to a candidate being both true and false.
fn contradiction(implications: &Implications<'_>, start: usize, is_true: bool, found: &mut Vec<Deduction>) {
    let consequences = implications.consequences(start, is_true);
    let both = |node: usize| {
        let known = |state: bool| (node == start && state == is_true) || consequences.reaches(node, state);
        known(false) && known(true)
    };
    let Some(&(node, _)) = consequences.order.iter().find(|&&(node, _)| both(node as usize)) else { return };
    let chains = [true, false].map(|state| implications.chain_from(start, is_true, node as usize, state));
    let chains = chains.into_iter().filter(|chain| !chain.links.is_empty()).collect();
    let Some(candidate) = implications.candidate(start) else { return };
    let technique = Technique::ForcingChainContradiction;
    found.extend(conclude(technique, candidate, !is_true, why(chains, vec![])));
}

/// Finds the consequences that all candidates of a cell, or all places of a digit in a house, have in common.
fn verities(
    position: &ClassicPosition,
    implications: &Implications<'_>,
    sink: &mut DeductionSink<'_>,
) -> ControlFlow<()> {
    let number = |cell, value| implications.number(Candidate { cell, value });
    let of_cell = |cell| position.candidates(cell).iter().filter_map(move |value| number(cell, value)).collect();
    let of_house = |(house, value)| {
        let starts = position.places_in(house, value).iter().filter_map(move |cell| number(cell, value));
        (starts.collect(), vec![house])
    };
    let places = House::all().flat_map(|house| position.missing(house).iter().map(move |value| (house, value)));
    let mut cases: Vec<(Vec<usize>, Vec<House>)> =
        position.blanks().iter().map(|cell| (of_cell(cell), vec![])).collect();
    cases.extend(places.map(of_house));
    let follows = implications.links.consequences();
    cases.retain(|(starts, _)| starts.len() > 1 && follows.iter().any(|follows| follows.have_common(starts)));
    // The number of links, and the consequence in each case.
    let mut found: Vec<(usize, usize, usize, bool)> = vec![];
    for (case, (starts, _)) in cases.iter().enumerate() {
        for &(node, state) in &implications.consequences(starts[0], true).order {
            let node = node as usize;
            if starts[1..].iter().all(|&start| implications.implies(start, node, state)) {
                let links = starts.iter().map(|&start| implications.length(start, node, state)).sum();
                found.push((links, case, node, state));
            }
        }
    }
    found.sort_by_key(|&(links, ..)| links);
    for (_, case, node, state) in found {
        let (starts, base) = &cases[case];
        let chains = starts.iter().map(|&start| implications.chain(start, node, state)).collect();
        let Some(candidate) = implications.candidate(node) else { continue };
        let deduction = conclude(Technique::ForcingChainVerity, candidate, state, why(chains, base.clone()));
        offer(deduction, sink)?;
    }
    ControlFlow::Continue(())
}
