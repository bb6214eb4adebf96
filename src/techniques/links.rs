//! The table of strong and weak links that all chains share.
//!
//! A node is true or false. A strong link says that one of two nodes is true, a weak one that one of them is false. So a chain
//! that begins and ends with a strong link, with weak ones in between, says that one of its ends is true; where it closes, it
//! holds one way or the other as a whole. (Nice loops: Steven Stumpf and others, 2004; alternating inference chains: "Myth Jellies", 2006.)

use super::bits::{Bits, Spread, both, meet, ones, without};
use super::{Candidate, CellSet, Chain, Link, Meeting, Node, Position, Strength};
use crate::sudoku::{Cell, Cells, Digit, Digits, House};
use std::cell::OnceCell;
use std::collections::HashMap;

/// Which links are in the table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Kind {
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
pub(super) struct Links {
    pub nodes: Vec<Node>,
    weak: Bits,
    /// With the almost locked set of the link, if it is one's.
    strong: Vec<Vec<(u32, Option<CellSet>)>>,
    /// The nodes of each digit.
    of_digit: Bits,
    /// How many nodes are candidates or groups; those behind them belong to almost locked sets alone.
    pub ends: usize,
    /// How many nodes are candidates; the first ones.
    pub candidates: usize,
    /// The nodes that are true if a node is false: by one strong link, and by any chain.
    next: Bits,
    all: Bits,
    /// By chains of one strong link, of two or less, of three or less, and so on.
    levels: OnceCell<Vec<Bits>>,
    /// Whether the opposite follows from a candidate that is false, and from one that is true.
    refuted: Vec<[bool; 2]>,
}

impl Links {
    /// The links of these digits.
    pub fn of(position: &Position, kind: Kind, digits: Digits, sets: &[CellSet]) -> Links {
        let has_node = |cell| kind != Kind::Cells || position.candidates(cell).len() == 2;
        let of = |digit| position.places(digit).iter().filter(|&cell| has_node(cell));
        let mut nodes: Vec<Node> =
            digits.iter().flat_map(|digit| of(digit).map(move |cell| Node::only(cell, digit))).collect();
        let candidates = nodes.len();
        if matches!(kind, Kind::Groups | Kind::Sets) {
            nodes.extend(digits.iter().flat_map(|digit| groups(position, digit)));
        }
        let ends = nodes.len();
        let mut in_sets = vec![];
        if kind == Kind::Sets {
            let mut numbers: HashMap<Node, u32> = nodes.iter().copied().zip(0..).collect();
            for set in sets.iter().filter(|set| set.cells.len() > 1) {
                let number = |digit| {
                    let node = Node { digit, cells: set.cells & position.places(digit) };
                    *numbers.entry(node).or_insert_with(|| {
                        nodes.push(node);
                        nodes.len() as u32 - 1
                    })
                };
                in_sets.push((*set, set.digits.iter().map(number).collect::<Vec<u32>>()));
            }
        }
        let (count, strong) = (nodes.len(), vec![vec![]; nodes.len()]);
        let [weak, next, all] = [count, count, 0].map(|rows| Bits::new(rows, count));
        let (of_digit, levels, refuted) = (Bits::new(9, count), OnceCell::new(), vec![]);
        let mut links = Links { nodes, weak, strong, of_digit, ends, candidates, next, all, levels, refuted };
        links.join(position, kind);
        for (set, numbers) in in_sets {
            for &from in &numbers {
                let others = numbers.iter().filter(|&&to| to != from);
                links.strong[from as usize].extend(others.map(|&to| (to, Some(set))));
            }
        }
        for (node, strong) in links.strong.iter().enumerate() {
            strong.iter().for_each(|&(to, _)| links.next.insert(node, to as usize));
        }
        links.all = Spread::of(&links.next, &links.weak).whole();
        links.refuted = links.refute();
        links
    }

    fn join(&mut self, position: &Position, kind: Kind) {
        // The numbers of the candidates.
        let mut number = [[0u32; Cell::COUNT]; 9];
        for (index, node) in self.nodes.iter().enumerate() {
            self.of_digit.insert(node.digit.index(), index);
            if let Some(cell) = node.cells.single().filter(|_| index < self.candidates) {
                number[node.digit.index()][cell.index()] = index as u32;
            }
        }
        let is_node = |cell| kind != Kind::Cells || position.candidates(cell).len() == 2;
        for index in 0..self.nodes.len() {
            let node = self.nodes[index];
            let number_of = |cell: Cell| number[node.digit.index()][cell.index()];
            let peers = node.cells.common_peers() & position.places(node.digit);
            for peer in peers.iter().filter(|&cell| is_node(cell)) {
                self.weak.insert(index, number_of(peer) as usize);
                if index >= self.candidates {
                    self.weak.insert(number_of(peer) as usize, index);
                }
            }
            let greater = self.candidates.max(index + 1)..self.nodes.len();
            for other in greater.filter(|_| index >= self.candidates) {
                let Node { digit, cells } = self.nodes[other];
                if digit == node.digit && cells.is_within(peers) {
                    self.weak.insert(index, other);
                    self.weak.insert(other, index);
                }
            }
            if kind != Kind::Cells && index < self.ends {
                for house in node.cells.houses() {
                    let rest = position.places_in(house, node.digit) - node.cells;
                    let other = match rest.single() {
                        Some(cell) => Some(number_of(cell)),
                        None if self.ends == self.candidates || rest.len() > 3 => None,
                        None => {
                            let group = Node { digit: node.digit, cells: rest };
                            let mut of_digit = ones(self.of_digit.row(node.digit.index()).iter().copied());
                            of_digit
                                .find(|&other| other < self.ends && self.nodes[other] == group)
                                .map(|other| other as u32)
                        }
                    };
                    self.strong[index].extend(other.map(|other| (other, None)));
                }
                self.strong[index].sort_unstable_by_key(|&(other, _)| other);
                self.strong[index].dedup();
            }
            let Some(cell) = node.cells.single().filter(|_| kind != Kind::OneDigit) else { continue };
            let digits = position.candidates(cell);
            for digit in digits.minus(Digits::only(node.digit)).iter() {
                let other = number[digit.index()][cell.index()];
                if kind != Kind::Cells {
                    self.weak.insert(index, other as usize);
                }
                if digits.len() == 2 {
                    self.strong[index].push((other, None));
                }
            }
        }
    }

    /// Of which candidates the opposite follows.
    fn refute(&self) -> Vec<[bool; 2]> {
        let by = |node, is_true| self.refutes_by(&self.all, node, is_true);
        (0..self.candidates).map(|node| [by(node, false), by(node, true)]).collect()
    }

    fn refutes_by(&self, level: &Bits, node: usize, is_true: bool) -> bool {
        let weak = self.weak.row(node);
        if is_true { ones(weak.iter().copied()).any(|via| meet(level.row(via), weak)) } else { level.has(node, node) }
    }

    /// What follows by chains of one strong link, of two or less, and so on; the last level is all.
    pub fn levels(&self) -> &[Bits] {
        self.levels.get_or_init(|| {
            let mut spread = Spread::of(&self.next, &self.weak);
            let mut levels = vec![spread.level.clone()];
            while spread.grow() {
                levels.push(spread.level.clone());
            }
            levels
        })
    }

    /// Whether the opposite follows from the candidate: from it being false by `level + 1` strong links, from it being true by `level`.
    pub fn refutes(&self, node: usize, is_true: bool, level: usize) -> bool {
        let levels = self.levels();
        let level = level.checked_sub(usize::from(is_true)).and_then(|level| levels.get(level));
        level.is_some_and(|level| self.refutes_by(level, node, is_true))
    }

    /// Whether its opposite follows from the candidate being true, or false.
    pub fn is_refuted(&self, node: usize, is_true: bool) -> bool {
        self.refuted[node][usize::from(is_true)]
    }

    /// Whether the opposite follows from any candidate. If not, no two ends of a chain forbid one.
    pub fn refute_any(&self) -> bool {
        self.refuted.iter().any(|refuted| refuted.contains(&true))
    }

    /// What is false and what is true if a node is true, itself included.
    pub fn consequences(&self) -> [Bits; 2] {
        let count = self.nodes.len();
        let [mut behind, mut lost, mut truths] = [(); 3].map(|()| Bits::new(count, count));
        for node in 0..count {
            for truth in ones(self.all.row(node).iter().copied()) {
                behind.add(node, self.weak.row(truth));
            }
        }
        for node in 0..count {
            truths.insert(node, node);
            lost.add(node, self.weak.row(node));
            for via in ones(self.weak.row(node).iter().copied()).filter(|&via| !self.strong[via].is_empty()) {
                truths.add(node, self.all.row(via));
                lost.add(node, behind.row(via));
            }
        }
        [lost, truths]
    }

    /// The nodes that are true if this one is false by `level + 1` strong links, and not by fewer.
    pub fn reached_at(&self, start: usize, level: usize) -> impl Iterator<Item = u64> {
        let levels = self.levels();
        without(levels[level].row(start), levels[level - 1].row(start))
    }

    /// Whether the end is true if the start is false, by two strong links or more.
    pub fn reaches(&self, start: usize, end: usize) -> bool {
        self.all.has(start, end) && !self.next.has(start, end)
    }

    /// Whether the end is true if the start is false by `level + 1` strong links, and not by fewer.
    pub fn is_reached_at(&self, start: usize, end: usize, level: usize) -> bool {
        let levels = self.levels();
        levels[level].has(start, end) && !levels[level - 1].has(start, end)
    }

    /// The nodes to which weak links lead that are true if this one is false by two strong links or more: the ends of loops.
    pub fn loop_ends(&self, start: usize) -> impl Iterator<Item = usize> {
        let [all, next, weak] = [&self.all, &self.next, &self.weak].map(|table| table.row(start));
        ones(all.iter().zip(next).zip(weak).map(|((all, next), weak)| all & !next & weak))
    }

    /// Follows the links from a node that is taken to be true or false, the shortest ways first.
    pub fn follow(&self, start: usize, is_true: bool) -> Ways {
        let count = self.nodes.len();
        let mut ways = Ways { from: [vec![NOWHERE; count], vec![NOWHERE; count]], order: vec![] };
        ways.from[usize::from(is_true)][start] = START;
        let mut open = vec![(start as u32, is_true)];
        while !open.is_empty() {
            let mut next = vec![];
            for &(number, state) in &open {
                let mut visit = |to: usize| {
                    let from = &mut ways.from[usize::from(!state)][to];
                    if *from == NOWHERE {
                        *from = number;
                        next.push((to as u32, !state));
                    }
                };
                if state {
                    self.weak(number as usize).for_each(&mut visit);
                } else {
                    self.strong[number as usize].iter().for_each(|&(to, _)| visit(to as usize));
                }
            }
            ways.order.extend_from_slice(&next);
            open = next;
        }
        ways
    }

    /// The nodes to which weak links lead: those of its digit, then those of its cell.
    pub fn weak(&self, node: usize) -> impl Iterator<Item = usize> {
        let (weak, digit) = (self.weak.row(node), self.of_digit.row(self.nodes[node].digit.index()));
        ones(both(weak, digit)).chain(ones(without(weak, digit)))
    }

    /// Whether a weak link joins the two.
    pub fn are_weak(&self, a: usize, b: usize) -> bool {
        self.weak.has(a, b)
    }

    /// Whether a candidate goes if the node is true.
    pub fn forbids(node: Node, candidate: Candidate) -> bool {
        if node.digit == candidate.digit {
            node.cells.iter().all(|cell| cell.is_peer_of(candidate.cell))
        } else {
            node.cells.single() == Some(candidate.cell)
        }
    }

    /// The candidates that go whichever of the two is true.
    pub fn forbidden_by_both(position: &Position, a: Node, b: Node) -> Vec<Candidate> {
        if a.digit == b.digit {
            let cells = a.cells.common_peers() & b.cells.common_peers() & position.places(a.digit);
            let mut gone: Vec<Candidate> = cells.iter().map(|cell| Candidate { cell, digit: a.digit }).collect();
            if let Some(cell) = a.cells.single().filter(|_| a.cells == b.cells) {
                gone.extend(others(position, cell, Digits::only(a.digit)));
            }
            return gone;
        }
        let mut gone = vec![];
        if let Some(cell) = a.cells.single().filter(|_| a.cells == b.cells) {
            gone.extend(others(position, cell, [a.digit, b.digit].into_iter().collect()));
        }
        for (one, two) in [(a, b), (b, a)] {
            // One's digit in two's only cell.
            let candidate = two.cells.single().map(|cell| Candidate { cell, digit: one.digit });
            gone.extend(candidate.filter(|&candidate| position.has(candidate) && Links::forbids(one, candidate)));
        }
        gone
    }

    /// The chain of that way.
    pub fn chain(&self, way: &[(u32, bool)]) -> Chain {
        let node = |number: u32| self.nodes[number as usize];
        let links = way.windows(2).map(|pair| {
            let [(from, state), (to, _)] = [pair[0], pair[1]];
            let strength = if state { Strength::Weak } else { Strength::Strong };
            let set = if state {
                None
            } else {
                self.strong[from as usize].iter().find(|(other, _)| *other == to).and_then(|(_, set)| *set)
            };
            let by = set.map_or_else(|| meeting(node(from), node(to)), Meeting::Set);
            Link { strength, by, to: node(to) }
        });
        Chain { start: way.first().map_or(self.nodes[0], |&(number, _)| node(number)), links: links.collect() }
    }
}

/// The places of a digit in a box and a line, two or more.
fn groups(position: &Position, digit: Digit) -> impl Iterator<Item = Node> {
    let lines = || (0..18).filter_map(House::from_number);
    let squares = (18..27).filter_map(House::from_number).map(move |square| position.places_in(square, digit));
    squares
        .flat_map(move |places| lines().map(move |line| places & Cells::of_house(line)))
        .filter(|cells| cells.len() >= 2)
        .map(move |cells| Node { digit, cells })
}

/// The two places of a digit in a house that has no other.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Conjugates {
    pub house: House,
    pub cells: [Cell; 2],
}

/// All houses with two places for the digit.
pub(super) fn conjugates(position: &Position, digit: Digit) -> Vec<Conjugates> {
    let pair = |house| {
        let cells = position.places_in(house, digit);
        let first = cells.first()?;
        let second = (cells - Cells::only(first)).single()?;
        Some(Conjugates { house, cells: [first, second] })
    };
    House::all().filter_map(pair).collect()
}

/// The other candidates of a cell.
fn others(position: &Position, cell: Cell, digits: Digits) -> impl Iterator<Item = Candidate> {
    Candidate::all_in(cell, position.candidates(cell).minus(digits))
}

/// Where two linked nodes meet: in their cell, else in their first house.
fn meeting(a: Node, b: Node) -> Meeting {
    let all = a.cells | b.cells;
    match (all.single(), all.houses().next()) {
        (None, Some(house)) => Meeting::House(house),
        (cell, _) => Meeting::Cell(cell.or(a.cells.first()).unwrap_or(Cell::at(0, 0))),
    }
}

const NOWHERE: u32 = u32::MAX;
const START: u32 = u32::MAX - 1;

/// All that follows from a node.
pub(super) struct Ways {
    /// From which node each one is reached: that it is false, and that it is true.
    from: [Vec<u32>; 2],
    /// What is reached, the nearest first.
    pub order: Vec<(u32, bool)>,
}

impl Ways {
    /// Whether it follows that the node is true, or false.
    pub fn reaches(&self, node: usize, is_true: bool) -> bool {
        self.from[usize::from(is_true)][node] < START
    }

    /// How many links the way to that state has.
    pub fn length(&self, node: usize, is_true: bool) -> usize {
        let step = |&(node, state): &(u32, bool)| {
            let from = self.from[usize::from(state)][node as usize];
            (from < START).then_some((from, !state))
        };
        std::iter::successors(Some((node as u32, is_true)), step).count() - 1
    }

    /// The way from the start to that state.
    pub fn to(&self, node: usize, is_true: bool) -> Vec<(u32, bool)> {
        let mut way = vec![(node as u32, is_true)];
        let (mut node, mut state) = (node, is_true);
        while self.from[usize::from(state)][node] < START {
            (node, state) = (self.from[usize::from(state)][node] as usize, !state);
            way.push((node as u32, state));
        }
        way.reverse();
        way
    }
}
