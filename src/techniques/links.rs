//! The table of strong and weak links that all chains share.
//!
//! A node is true or false. A strong link says that one of two nodes is true, a weak one that one of them is false. So a chain
//! that begins and ends with a strong link, with weak ones in between, says that one of its ends is true; where it closes, it
//! holds one way or the other as a whole. (Nice loops: Steven Stumpf and others, 2004; alternating inference chains: "Myth Jellies", 2006.)

use super::{Candidate, CellSet, Chain, Link, Meeting, Node, Position, Strength};
use crate::sudoku::{Cell, Cells, Digit, Digits, House};
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
    weak: Vec<Vec<u32>>,
    /// With the almost locked set of the link, if it is one's.
    strong: Vec<Vec<(u32, Option<CellSet>)>>,
    /// How many nodes are candidates or groups; those behind them belong to almost locked sets alone.
    pub ends: usize,
    /// How many nodes are candidates; the first ones.
    pub candidates: usize,
}

impl Links {
    pub fn of(position: &Position, kind: Kind, sets: &[CellSet]) -> Links {
        let mut nodes: Vec<Node> = Digit::ALL
            .into_iter()
            .flat_map(|digit| position.places(digit).iter().map(move |cell| Node::only(cell, digit)))
            .collect();
        let candidates = nodes.len();
        if matches!(kind, Kind::Groups | Kind::Sets) {
            for digit in Digit::ALL {
                for square in (18..27).filter_map(House::from_number) {
                    for line in (0..18).filter_map(House::from_number) {
                        let cells = position.places_in(square, digit) & Cells::of_house(line);
                        if cells.len() >= 2 {
                            nodes.push(Node { digit, cells });
                        }
                    }
                }
            }
        }
        let ends = nodes.len();
        let mut numbers: HashMap<Node, u32> = nodes.iter().copied().zip(0..).collect();
        let mut in_sets = vec![];
        if kind == Kind::Sets {
            for set in sets.iter().filter(|set| set.cells.len() > 1) {
                let numbers: Vec<u32> = set
                    .digits
                    .iter()
                    .map(|digit| {
                        let node = Node { digit, cells: set.cells & position.places(digit) };
                        *numbers.entry(node).or_insert_with(|| {
                            nodes.push(node);
                            nodes.len() as u32 - 1
                        })
                    })
                    .collect();
                in_sets.push((*set, numbers));
            }
        }
        let mut links =
            Links { weak: vec![vec![]; nodes.len()], strong: vec![vec![]; nodes.len()], nodes, ends, candidates };
        links.join(position, kind);
        for (set, numbers) in in_sets {
            for &from in &numbers {
                let others = numbers.iter().filter(|&&to| to != from);
                links.strong[from as usize].extend(others.map(|&to| (to, Some(set))));
            }
        }
        links
    }

    fn join(&mut self, position: &Position, kind: Kind) {
        let of_digit: Vec<Vec<u32>> = Digit::ALL
            .into_iter()
            .map(|digit| (0..self.nodes.len() as u32).filter(|&n| self.nodes[n as usize].digit == digit).collect())
            .collect();
        let mut in_cell: Vec<Vec<u32>> = vec![vec![]; 81];
        for number in 0..self.candidates {
            let node = self.nodes[number];
            node.cells.iter().for_each(|cell| in_cell[cell.index()].push(number as u32));
        }
        for number in 0..self.nodes.len() {
            let node = self.nodes[number];
            let peers = node.cells.common_peers();
            let houses: Vec<Cells> = if kind == Kind::Cells || number >= self.ends {
                vec![]
            } else {
                let around = node.cells.houses();
                around.map(|house| position.places_in(house, node.digit) - node.cells).collect()
            };
            for &other in &of_digit[node.digit.index()] {
                let cells = self.nodes[other as usize].cells;
                if cells.is_within(peers) {
                    self.weak[number].push(other);
                }
                if (other as usize) < self.ends && houses.contains(&cells) {
                    self.strong[number].push((other, None));
                }
            }
            let Some(cell) = node.cells.single().filter(|_| kind != Kind::OneDigit) else { continue };
            for &other in in_cell[cell.index()].iter().filter(|&&other| other as usize != number) {
                if kind != Kind::Cells {
                    self.weak[number].push(other);
                }
                if position.candidates(cell).len() == 2 {
                    self.strong[number].push((other, None));
                }
            }
        }
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
                let mut visit = |to: u32| {
                    let from = &mut ways.from[usize::from(!state)][to as usize];
                    if *from == NOWHERE {
                        *from = number;
                        next.push((to, !state));
                    }
                };
                if state {
                    self.weak[number as usize].iter().copied().for_each(&mut visit);
                } else {
                    self.strong[number as usize].iter().for_each(|&(to, _)| visit(to));
                }
            }
            ways.order.extend_from_slice(&next);
            open = next;
        }
        ways
    }

    /// The nodes to which weak links lead.
    pub fn weak(&self, node: usize) -> impl Iterator<Item = usize> {
        self.weak[node].iter().map(|&to| to as usize)
    }

    /// Whether a weak link joins the two.
    pub fn are_weak(&self, a: usize, b: usize) -> bool {
        self.weak[a].contains(&(b as u32))
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

/// The other candidates of a cell.
fn others(position: &Position, cell: Cell, digits: Digits) -> impl Iterator<Item = Candidate> {
    position.candidates(cell).minus(digits).iter().map(move |digit| Candidate { cell, digit })
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
