//! The table of strong and weak links that all chains share.
//!
//! A node is true or false. A strong link means that at least one of two nodes is true, a weak one that at least one of them is
//! false. So if a chain begins and ends with a strong link, with weak and strong links in turn, one of its ends is true. If it
//! is a closed loop, it holds one way or the other as a whole. (Nice loops: Steven Stumpf and others, 2004; alternating
//! inference chains: "Myth Jellies", 2006.)

use super::bits::{Bits, StrongReach, both, meet, ones, without};
use super::lists::Lists;
use super::view::{CellBits, View};
use super::{CellSet, Chain, Link, LinkPlace, Node, Strength};
use std::collections::HashMap;
use sudoku_board::classic;
use sudoku_board::{Candidate, Cell, House, HouseKind, Value, Values};

/// The kinds of links in a table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum LinkKinds {
    /// One digit in its houses.
    OneDigit,
    /// Strong links in cells, weak ones in houses.
    Cells,
    /// All links of candidates.
    Candidates,
    /// With groups: the places of a digit in a box and a line.
    Groups,
    /// With groups and almost locked sets.
    Sets,
}

/// The nodes and the links of a position.
pub(super) struct Links<C = classic::Cells> {
    pub nodes: Vec<Node<C>>,
    weak: Bits,
    /// The nodes that the strong links of each node lead to, each with the number of the almost locked set if the link is in
    /// one.
    strong: Lists<(u32, Option<u32>)>,
    sets: Vec<CellSet<C>>,
    /// The nodes of each value.
    of_digit: Bits,
    /// The number of nodes that are candidates or groups. All later nodes are only for almost locked sets.
    pub ends: usize,
    /// The number of nodes that are candidates; they come first.
    pub candidates: usize,
    /// The nodes that are true if a node is false, by one strong link, and below it those by any chain.
    next: Bits,
    all: Bits,
    /// The nodes that are true if a node is true, by any chain. A node itself is only included if a chain leads back to it.
    truths: Bits,
    /// For each candidate, true if its opposite follows from it being false, and from it being true.
    refuted: Vec<[bool; 2]>,
}

impl<C: CellBits> Links<C> {
    /// Creates the table of the links of these values.
    pub fn of<P: View<Cells = C>>(position: &P, kind: LinkKinds, values: Values, sets: &[CellSet<C>]) -> Links<C> {
        let has_node = |cell| kind != LinkKinds::Cells || position.candidates(cell).len() == 2;
        let of = |value| position.places(value).iter().filter(|&cell| has_node(cell));
        let mut nodes: Vec<Node<C>> = vec![];
        for value in values.iter() {
            nodes.extend(of(value).map(|cell| Node { value, cells: C::only(cell) }));
        }
        let candidates = nodes.len();
        if matches!(kind, LinkKinds::Groups | LinkKinds::Sets) {
            values.iter().for_each(|value| nodes.extend(groups(position, value)));
        }
        let ends = nodes.len();
        // The two nodes and the set of each link.
        let mut by_sets: Vec<(u32, u32, u32)> = vec![];
        let sets: Vec<CellSet<C>> = sets.iter().copied().filter(|set| set.cells.len() > 1).collect();
        if kind == LinkKinds::Sets {
            let mut numbers: HashMap<Node<C>, u32> = nodes.iter().copied().zip(0..).collect();
            for (set, by) in sets.iter().zip(0..) {
                let number = |value| {
                    let node = Node { value, cells: set.cells & position.places(value) };
                    *numbers.entry(node).or_insert_with(|| {
                        nodes.push(node);
                        nodes.len() as u32 - 1
                    })
                };
                let members: Vec<u32> = set.values.iter().map(number).collect();
                let others = |from| members.iter().filter(move |&&to| to != from).map(move |&to| (from, to, by));
                by_sets.extend(members.iter().flat_map(|&from| others(from)));
            }
        }
        let count = nodes.len();
        let [weak, next, all, truths] = [(); 4].map(|()| Bits::new(count, count));
        let (of_digit, refuted) = (Bits::new(position.values().len(), count), vec![]);
        let strong = Lists::default();
        let mut links = Links { nodes, weak, strong, sets, of_digit, ends, candidates, next, all, truths, refuted };
        links.join(position, kind, values, &by_sets);
        links.lead();
        links
    }

    fn join<P: View<Cells = C>>(&mut self, position: &P, kind: LinkKinds, values: Values, by_sets: &[(u32, u32, u32)]) {
        // The numbers of the candidates, and of all wider nodes.
        let cells = position.cell_count();
        let mut number = vec![0u32; cells * position.values().len()];
        let at = |value: Value, cell| value.index() * cells + position.index(cell);
        let mut wide = vec![vec![]; position.values().len()];
        for (index, node) in self.nodes.iter().enumerate() {
            self.of_digit.insert(node.value.index(), index);
            match node.cells.first() {
                Some(cell) if index < self.candidates => number[at(node.value, cell)] = index as u32,
                _ => wide[node.value.index()].push(index),
            }
        }
        let is_node = |cell| kind != LinkKinds::Cells || position.candidates(cell).len() == 2;
        if kind != LinkKinds::Cells {
            for value in values.iter() {
                for Conjugates { cells: [one, two], .. } in conjugates(position, value) {
                    let [one, two] = [one, two].map(|cell| number[at(value, cell)] as usize);
                    self.next.insert(one, two);
                    self.next.insert(two, one);
                }
            }
        }
        for index in 0..self.nodes.len() {
            let node = self.nodes[index];
            let (number_of, wide) = (&number[node.value.index() * cells..][..cells], &wide[node.value.index()]);
            let peers = position.common_peers(node.cells) & position.places(node.value);
            for peer in peers.iter().filter(|&cell| is_node(cell)).map(|cell| number_of[position.index(cell)] as usize)
            {
                self.weak.insert(index, peer);
                if index >= self.candidates {
                    self.weak.insert(peer, index);
                }
            }
            if index < self.candidates {
                let links_values = !matches!(kind, LinkKinds::OneDigit | LinkKinds::Cells);
                let Some(cell) = node.cells.first().filter(|_| links_values) else { continue };
                for value in position.candidates(cell).minus(Values::only(node.value)).iter() {
                    self.weak.insert(index, number[at(value, cell)] as usize);
                }
                for Candidate { cell, value } in position.related(Candidate { cell, value: node.value }) {
                    self.weak.insert(index, number[at(value, cell)] as usize);
                }
                continue;
            }
            for &other in wide.iter().filter(|&&other| other > index) {
                if self.nodes[other].cells.is_within(peers) {
                    self.weak.insert(index, other);
                    self.weak.insert(other, index);
                }
            }
            let is_required = |house: &House| position.required(*house).contains(node.value);
            for house in position.houses_around(node.cells).filter(|house| index < self.ends && is_required(house)) {
                let rest = position.places_in(house, node.value) - node.cells;
                if let Some(cell) = rest.single() {
                    let other = number_of[position.index(cell)] as usize;
                    self.next.insert(index, other);
                    self.next.insert(other, index);
                }
                let groups = wide.iter().take_while(|&&other| other < self.ends);
                for &other in groups.filter(|&&other| self.nodes[other].cells == rest) {
                    self.next.insert(index, other);
                }
            }
        }
        // The links in houses, those in cells, those in sets.
        let by_sets = by_sets.iter().map(|&(from, to, set)| (from as usize, (to, Some(set))));
        let by_sets = Lists::by(self.nodes.len(), by_sets);
        let in_cell = |from: usize| {
            let (node, is_linked) = (self.nodes[from], from < self.candidates && kind != LinkKinds::OneDigit);
            let cell = node.cells.single().filter(|_| is_linked)?;
            let other = position.candidates(cell).minus(Values::only(node.value)).single()?;
            Some(number[at(other, cell)])
        };
        for from in 0..self.nodes.len() {
            self.strong.extend(ones(self.next.row(from).iter().copied()).map(|to| (to as u32, None)));
            self.strong.extend(in_cell(from).map(|to| (to, None)));
            self.strong.extend(by_sets.of(from).iter().copied());
            self.strong.end();
        }
    }

    /// Returns the nodes that the strong links of a node lead to.
    #[inline]
    pub fn strong(&self, node: usize) -> &[(u32, Option<u32>)] {
        self.strong.of(node)
    }

    /// Computes all nodes that chains lead to, and the candidates that are refuted.
    fn lead(&mut self) {
        let count = self.nodes.len();
        let mut joined = Bits::new(1, count);
        for node in 0..count {
            for &(to, _) in self.strong.of(node) {
                self.next.insert(node, to as usize);
                joined.insert(0, node);
            }
        }
        for node in ones(joined.row(0).iter().copied()) {
            self.truths.add_all(node, &self.next, ones(both(self.weak.row(node), joined.row(0))));
        }
        self.truths.close(joined.row(0));
        self.all = self.next.clone();
        for node in ones(joined.row(0).iter().copied()) {
            self.all.add_all(node, &self.truths, self.strong.of(node).iter().map(|&(to, _)| to as usize));
        }
        for node in (0..count).filter(|&node| !joined.has(0, node)) {
            self.truths.add_all(node, &self.all, ones(both(self.weak.row(node), joined.row(0))));
        }
        let refuted = |node| [self.all.has(node, node), meet(self.truths.row(node), self.weak.row(node))];
        self.refuted = (0..self.candidates).map(refuted).collect();
    }

    /// Returns the nodes that follow by one strong link from a node that is true, or false.
    pub fn reach(&self, start: usize, is_true: bool) -> StrongReach {
        if is_true {
            return StrongReach::from(self.weak.row(start), &self.next);
        }
        let mut behind = Bits::new(1, self.nodes.len());
        behind.insert(0, start);
        StrongReach::from(behind.row(0), &self.next)
    }

    /// Follows one more strong link. Returns true if that reached anything new.
    #[inline]
    pub fn grow(&self, reach: &mut StrongReach) -> bool {
        reach.grow(&self.next, &self.weak)
    }

    /// Returns true if the last link reached the opposite of the start.
    #[inline]
    pub fn is_refuted_now(&self, reach: &StrongReach, start: usize, is_true: bool) -> bool {
        if is_true { reach.is_any_new(self.weak.row(start)) } else { reach.is_new(start) }
    }

    /// Returns true if the opposite of a candidate follows from it being true, or false.
    #[inline]
    pub fn is_refuted(&self, node: usize, is_true: bool) -> bool {
        self.refuted[node][usize::from(is_true)]
    }

    /// Returns true if any candidate is refuted. If not, no two ends of a chain forbid a candidate.
    #[inline]
    pub fn refute_any(&self) -> bool {
        self.refuted.iter().any(|refuted| refuted.contains(&true))
    }

    /// Returns the nodes that are false and those that are true if a candidate is true, including the candidate itself.
    pub fn consequences(&self) -> [Bits; 2] {
        let [mut lost, mut truths] = [self.weak.clone(), self.truths.clone()];
        for node in 0..self.candidates {
            lost.add_all(node, &self.weak, ones(self.truths.row(node).iter().copied()));
            truths.insert(node, node);
        }
        [lost, truths]
    }

    /// Returns true if the end is true if the start is false, by two strong links or more.
    #[inline]
    pub fn reaches(&self, start: usize, end: usize) -> bool {
        self.all.has(start, end) && !self.next.has(start, end)
    }

    /// Returns the ends of loops: the nodes with a weak link to this one that are true if it is false, by two strong links or
    /// more.
    #[inline]
    pub fn loop_ends(&self, start: usize) -> impl Iterator<Item = usize> {
        let [all, next, weak] = [&self.all, &self.next, &self.weak].map(|table| table.row(start));
        ones(all.iter().zip(next).zip(weak).map(|((all, next), weak)| all & !next & weak))
    }

    /// Returns the ends of chains: the nodes that are true if this one is false, by two strong links or more.
    #[inline]
    pub fn chain_ends(&self, start: usize) -> impl Iterator<Item = usize> {
        ones(without(self.all.row(start), self.next.row(start)))
    }

    /// Returns the nodes to which weak links lead: those of its digit, then those of its cell.
    #[inline]
    pub fn weak(&self, node: usize) -> impl Iterator<Item = usize> {
        let (weak, value) = (self.weak.row(node), self.of_digit.row(self.nodes[node].value.index()));
        ones(both(weak, value)).chain(ones(without(weak, value)))
    }

    /// Returns true if a weak link joins the two.
    #[inline]
    pub fn are_weak(&self, a: usize, b: usize) -> bool {
        self.weak.has(a, b)
    }

    /// Returns the candidates that are ruled out whichever of the two nodes is true, because of cells and houses.
    pub fn forbidden_by_both<P: View<Cells = C>>(position: &P, a: Node<C>, b: Node<C>) -> Vec<Candidate> {
        if a.value == b.value {
            let seen = position.common_peers(a.cells) & position.common_peers(b.cells);
            let cells = seen & position.places(a.value);
            let mut eliminated: Vec<Candidate> = cells.iter().map(|cell| Candidate { cell, value: a.value }).collect();
            if let Some(cell) = a.cells.single().filter(|_| a.cells == b.cells) {
                eliminated.extend(others(position, cell, Values::only(a.value)));
            }
            return eliminated;
        }
        let mut eliminated = vec![];
        if let Some(cell) = a.cells.single().filter(|_| a.cells == b.cells) {
            eliminated.extend(others(position, cell, [a.value, b.value].into_iter().collect()));
        }
        for (one, two) in [(a, b), (b, a)] {
            // The value of one node in the only cell of the other.
            let candidate = two.cells.single().map(|cell| Candidate { cell, value: one.value });
            let forbids = |cell| position.common_peers(one.cells).contains(cell);
            eliminated.extend(candidate.filter(|&candidate| position.has(candidate) && forbids(candidate.cell)));
        }
        eliminated
    }

    /// Returns the chain of a path.
    pub fn chain<P: View<Cells = C>>(&self, position: &P, path: &[(u32, bool)]) -> Chain {
        let node = |number: u32| self.nodes[number as usize];
        let links = path.windows(2).map(|pair| {
            let [(from, state), (to, _)] = [pair[0], pair[1]];
            let strength = if state { Strength::Weak } else { Strength::Strong };
            let set = if state {
                None
            } else {
                self.strong(from as usize).iter().find(|(other, _)| *other == to).and_then(|(_, set)| *set)
            };
            let by = match set {
                Some(set) => LinkPlace::Set(self.sets[set as usize].reported()),
                None => meeting(position, node(from), node(to)),
            };
            Link { strength, by, to: node(to).reported() }
        });
        let links = links.collect();
        Chain { start: path.first().map_or(self.nodes[0], |&(number, _)| node(number)).reported(), links }
    }
}

/// Returns the groups of a digit: two or more places in a box and a line.
fn groups<P: View>(position: &P, value: Value) -> impl Iterator<Item = Node<P::Cells>> {
    let lines = || position.houses().filter(|house| matches!(house.kind(), HouseKind::Row | HouseKind::Column));
    let squares = position.houses().filter(|house| matches!(house.kind(), HouseKind::Box | HouseKind::Region));
    squares
        .map(move |square| position.places_in(square, value))
        .flat_map(move |places| lines().map(move |line| places & position.cells_of(line)))
        .filter(|cells| cells.len() >= 2)
        .map(move |cells| Node { value, cells })
}

/// The two places of a digit in a house that has no other.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Conjugates {
    pub house: House,
    pub cells: [Cell; 2],
}

/// Returns all houses that must hold the value and have two places for it.
pub(super) fn conjugates<P: View>(position: &P, value: Value) -> Vec<Conjugates> {
    let pair = |house| {
        let cells = position.places_in(house, value);
        let first = cells.first()?;
        let second = (cells - P::Cells::only(first)).single()?;
        let is_required = position.required(house).contains(value);
        is_required.then_some(Conjugates { house, cells: [first, second] })
    };
    position.houses().filter_map(pair).collect()
}

/// Returns the other candidates of a cell.
#[inline]
fn others<P: View>(position: &P, cell: Cell, values: Values) -> impl Iterator<Item = Candidate> {
    Candidate::all_in(cell, position.candidates(cell).minus(values))
}

/// Returns the cell in which two linked nodes meet, or else their first common house.
fn meeting<P: View>(position: &P, a: Node<P::Cells>, b: Node<P::Cells>) -> LinkPlace {
    let all = a.cells | b.cells;
    match (all.single(), position.houses_around(all).next()) {
        (Some(cell), _) => LinkPlace::Cell(cell),
        (None, Some(house)) => LinkPlace::House(house),
        (None, None) => LinkPlace::Relation,
    }
}
