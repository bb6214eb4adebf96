//! Deductions: the consequences of a position with their reasons, as data. Sentences, pictures and colours are made from them
//! elsewhere.

use super::position::Form;
use super::view::View;
use super::{Contradiction, Position, Technique};
use std::ops::ControlFlow;
use sudoku_board::{Candidate, Cell, Cells, House, Value, Values};

/// Receives the deductions of a finder, and returns whether to look for more.
pub(super) type DeductionSink<'a> = dyn FnMut(Deduction) -> ControlFlow<()> + 'a;

/// The consequences of one use of a technique in a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deduction {
    /// The technique that was used.
    pub technique: Technique,
    /// The values that can be placed.
    pub placements: Vec<Candidate>,
    /// The eliminated candidates, in the order of the cells.
    pub eliminations: Vec<Candidate>,
    /// The reason for the deduction.
    pub why: Box<Why>,
}

/// The reason for a deduction. Fields that the technique does not use are empty.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Why {
    /// The values that the pattern is about.
    pub values: Values,
    /// The cells of the pattern.
    pub cells: Cells,
    /// The houses whose digits or cells are counted: the base sets of a fish, the house of a subset or a hidden single.
    pub base: Vec<House>,
    /// The houses from which candidates are eliminated: the cover sets of a fish, the other house of locked candidates.
    pub cover: Vec<House>,
    /// The fins of a fish, and the extra candidates in a uniqueness test.
    pub fins: Vec<Candidate>,
    /// Chains of strong and weak links.
    pub chains: Vec<Chain>,
    /// Locked and almost locked sets.
    pub sets: Vec<CellSet>,
    /// The digits that join almost locked sets, in order.
    pub common: Vec<Value>,
    /// The digits placed one by one after an assumption.
    pub nets: Vec<Net>,
    /// Candidates in two colours, one of which is true as a whole. If there are several, they come in pairs.
    pub colours: Vec<Vec<Candidate>>,
    /// The combinations of a cage that are left.
    pub combinations: Vec<Values>,
    /// The rule: a formula such as `r1c1 + r1c2 = 11`, or the name of a relation.
    pub rule: Option<String>,
}

/// Cells of one house, and their candidates.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct CellSet<C = Cells> {
    /// The cells of the set.
    pub cells: C,
    /// All candidates of the cells.
    pub values: Values,
}

/// A node of a chain: a candidate, or a group of candidates of which one or none is true.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Node<C = Cells> {
    /// The value of the candidates.
    pub value: Value,
    /// The cells; more than one for a group.
    pub cells: C,
}

impl CellSet {
    /// Creates the set of one cell.
    pub(super) fn only(cell: Cell, values: Values) -> CellSet {
        CellSet { cells: Cells::only(cell), values }
    }
}

impl<C: Into<Cells>> CellSet<C> {
    /// Converts the set to the form of a deduction.
    pub(super) fn reported(self) -> CellSet {
        CellSet { cells: self.cells.into(), values: self.values }
    }
}

impl Node {
    /// Creates a node of one candidate.
    pub fn only(cell: Cell, value: Value) -> Node {
        Node { value, cells: Cells::only(cell) }
    }

    /// Returns the candidates: one, or those of the group.
    pub fn candidates(&self) -> impl Iterator<Item = Candidate> + use<> {
        each(self.value, self.cells)
    }

    /// Returns the candidate, unless the node is a group.
    pub(super) fn candidate(&self) -> Option<Candidate> {
        self.cells.single().map(|cell| Candidate { cell, value: self.value })
    }
}

impl<C: Into<Cells>> Node<C> {
    /// Converts the node to the form of a deduction.
    pub(super) fn reported(self) -> Node {
        Node { value: self.value, cells: self.cells.into() }
    }
}

/// The kind of a link between two nodes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Strength {
    /// At least one of them is true.
    Strong,
    /// At least one of them is false.
    Weak,
}

/// The house, cell or set in which two nodes meet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LinkPlace {
    /// One cell.
    Cell(Cell),
    /// One house.
    House(House),
    /// An almost locked set: at least one digit of it has a place there.
    Set(CellSet),
    /// A relation between two cells that are in no common house.
    Relation,
}

/// A link of a chain.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Link {
    /// The kind of the link.
    pub strength: Strength,
    /// The house, cell or set in which the nodes meet.
    pub by: LinkPlace,
    /// The node that the link leads to.
    pub to: Node,
}

/// A chain of links; a loop if it ends where it begins.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chain {
    /// The node at the beginning of the chain.
    pub start: Node,
    /// The links, in order.
    pub links: Vec<Link>,
}

/// The consequences of an assumption by singles and, on boards that are not classic, by cages, sums and relations. Each may depend
/// on all values placed before it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Net {
    /// The candidate that is assumed to be true.
    pub assumed: Candidate,
    /// The values placed after it, in order, each with the cell (naked single) or the house (hidden single) where it was a
    /// single.
    pub placed: Vec<(Candidate, LinkPlace)>,
    /// The contradiction at the end; `None` if there is none.
    pub contradiction: Option<Contradiction>,
}

impl Chain {
    /// Returns the nodes in order, including the first one.
    pub fn nodes(&self) -> impl Iterator<Item = Node> {
        std::iter::once(self.start).chain(self.links.iter().map(|link| link.to))
    }

    /// Returns the last node.
    pub fn end(&self) -> Node {
        self.links.last().map_or(self.start, |link| link.to)
    }
}

impl Deduction {
    /// Creates a deduction that eliminates candidates; `None` if none of them is left.
    pub(super) fn eliminating(technique: Technique, mut eliminations: Vec<Candidate>, why: Why) -> Option<Deduction> {
        eliminations.sort_unstable();
        eliminations.dedup();
        let why = || Box::new(why);
        (!eliminations.is_empty()).then(|| Deduction { technique, placements: vec![], eliminations, why: why() })
    }

    /// Creates a deduction that places a digit.
    pub(super) fn placing(technique: Technique, candidate: Candidate, why: impl Into<Box<Why>>) -> Deduction {
        Deduction { technique, placements: vec![candidate], eliminations: vec![], why: why.into() }
    }

    /// Applies the deduction to a position.
    pub fn apply(&self, position: &mut Position) {
        match &mut position.0 {
            Form::Classic(position) => self.apply_to(position),
            Form::General(position) => self.apply_to(&mut **position),
        }
    }

    /// Applies the deduction to a position in either form.
    pub(super) fn apply_to(&self, position: &mut impl View) {
        self.eliminations.iter().for_each(|&candidate| position.eliminate(candidate));
        for &placed in &self.placements {
            if position.has(placed) {
                position.place(placed);
            }
        }
    }
}

/// Returns all deductions of a finder.
pub(super) fn collect(find: impl FnOnce(&mut DeductionSink<'_>) -> ControlFlow<()>) -> Vec<Deduction> {
    let mut found = vec![];
    // The sink never breaks.
    let _ = find(&mut |deduction| {
        found.push(deduction);
        ControlFlow::Continue(())
    });
    found
}

/// Passes on a deduction, if there is one.
pub(super) fn offer(deduction: Option<Deduction>, sink: &mut DeductionSink<'_>) -> ControlFlow<()> {
    deduction.map_or(ControlFlow::Continue(()), sink)
}

/// Returns the candidates of that value in these cells.
pub(super) fn each<C: IntoIterator<Item = Cell>>(value: Value, cells: C) -> impl Iterator<Item = Candidate> + use<C> {
    cells.into_iter().map(move |cell| Candidate { cell, value })
}
