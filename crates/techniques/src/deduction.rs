//! Deductions: the consequences of a position with their reasons, as data. Words, pictures and colours are made from them elsewhere.

use super::{Candidate, Contradiction, Position, Technique};
use std::ops::ControlFlow;
use sudoku_board::classic::{Cell, Cells, Digit, Digits, House};

/// Takes the deductions that a finder finds, and says whether to look for more.
pub(super) type Take<'a> = dyn FnMut(Deduction) -> ControlFlow<()> + 'a;

/// The consequences of one use of a technique in a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deduction {
    /// By which technique.
    pub technique: Technique,
    /// The digits that can be placed.
    pub placements: Vec<Candidate>,
    /// The candidates that go, in the order of the cells.
    pub eliminations: Vec<Candidate>,
    /// Why.
    pub why: Why,
}

/// Why a deduction holds. What does not belong to a technique is empty.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Why {
    /// The digits that the pattern is about.
    pub digits: Digits,
    /// The cells of the pattern.
    pub cells: Cells,
    /// The houses whose digits or cells are counted: the base sets of a fish, the house of a subset or a hidden single.
    pub base: Vec<House>,
    /// The houses from which something goes: the cover sets of a fish, the other house of locked candidates.
    pub cover: Vec<House>,
    /// The fins of a fish, and what goes beyond a pattern in a uniqueness test.
    pub fins: Vec<Candidate>,
    /// Chains of strong and weak links.
    pub chains: Vec<Chain>,
    /// Locked and almost locked sets.
    pub sets: Vec<CellSet>,
    /// The digits by which almost locked sets are joined, in their order.
    pub common: Vec<Digit>,
    /// The digits placed one after the other, after an assumption.
    pub nets: Vec<Net>,
    /// Candidates in two colours, one of which is true as a whole; in pairs, where there are several.
    pub colours: Vec<Vec<Candidate>>,
}

/// Cells of one house, and their candidates.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct CellSet {
    /// The cells.
    pub cells: Cells,
    /// All their candidates.
    pub digits: Digits,
}

/// One place of a chain: a candidate, or a group of them of which one or none is true.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Node {
    /// The digit.
    pub digit: Digit,
    /// The cells; more than one if it is a group.
    pub cells: Cells,
}

impl Node {
    /// The node of one candidate.
    pub fn only(cell: Cell, digit: Digit) -> Node {
        Node { digit, cells: Cells::only(cell) }
    }

    /// Its candidates: one, or those of the group.
    pub fn candidates(&self) -> impl Iterator<Item = Candidate> + use<> {
        each(self.digit, self.cells)
    }

    /// The candidate, if the node is no group.
    pub fn candidate(&self) -> Option<Candidate> {
        self.cells.single().map(|cell| Candidate { cell, digit: self.digit })
    }
}

/// The kind of a link between two nodes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Strength {
    /// One of them, at least, is true.
    Strong,
    /// One of them, at least, is false.
    Weak,
}

/// The house or cell in which two nodes meet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Meeting {
    /// In one cell.
    Cell(Cell),
    /// In one house.
    House(House),
    /// In an almost locked set: one digit of it, at least, has a place there.
    Set(CellSet),
}

/// A link of a chain.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Link {
    /// Strong or weak.
    pub strength: Strength,
    /// The house or cell in which the nodes meet.
    pub by: Meeting,
    /// The node to which it leads.
    pub to: Node,
}

/// A chain of links; a loop if it ends where it begins.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chain {
    /// The first node.
    pub start: Node,
    /// The links, in order.
    pub links: Vec<Link>,
}

/// The consequences of an assumption when singles are placed. Each single may use all those placed before it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Net {
    /// The assumption.
    pub assumed: Candidate,
    /// The digits placed after it, in order, each with the place where it was a single: a cell (naked) or a house (hidden).
    pub placed: Vec<(Candidate, Meeting)>,
    /// The contradiction at the end; `None` if there is none.
    pub contradiction: Option<Contradiction>,
}

impl Chain {
    /// The nodes in order, the first one included.
    pub fn nodes(&self) -> impl Iterator<Item = Node> {
        std::iter::once(self.start).chain(self.links.iter().map(|link| link.to))
    }

    /// The last node.
    pub fn end(&self) -> Node {
        self.links.last().map_or(self.start, |link| link.to)
    }
}

impl Deduction {
    /// A deduction that takes candidates away; `None` if none of them is still there.
    pub(super) fn eliminating(technique: Technique, mut eliminations: Vec<Candidate>, why: Why) -> Option<Deduction> {
        eliminations.sort_unstable();
        eliminations.dedup();
        (!eliminations.is_empty()).then_some(Deduction { technique, placements: vec![], eliminations, why })
    }

    /// A deduction that places a digit.
    pub(super) fn placing(technique: Technique, candidate: Candidate, why: Why) -> Deduction {
        Deduction { technique, placements: vec![candidate], eliminations: vec![], why }
    }

    /// Does it.
    pub fn apply(&self, position: &mut Position) {
        self.eliminations.iter().for_each(|&candidate| position.eliminate(candidate));
        for &placed in &self.placements {
            if position.has(placed) {
                position.place(placed);
            }
        }
    }
}

/// The candidates of that digit in these cells.
pub(super) fn each(digit: Digit, cells: Cells) -> impl Iterator<Item = Candidate> {
    cells.iter().map(move |cell| Candidate { cell, digit })
}
