//! A survey of a position: tables that finders share, each computed on demand, and the changes since the last search.

use super::Position;
use super::links::{Conjugates, LinkKinds, Links, conjugates};
use super::meshes::{Mesh, MeshKey, meshes};
use super::novelties;
use super::rectangles::{Pattern, patterns};
use super::sets::Almost;
use super::templates;
use std::cell::{OnceCell, RefCell};
use std::ops::Deref;
use std::rc::Rc;
use sudoku_board::classic::Cells;
use sudoku_board::{Value, Values};

/// A position, and everything that is known about it.
pub(super) struct Survey<'a> {
    position: &'a Position,
    /// The changes since the current finder last found nothing.
    pub changes: Changes,
    /// The results kept from earlier positions.
    pub memory: RefCell<Memory>,
    bivalue: OnceCell<Cells>,
    conjugates: [OnceCell<Vec<Conjugates>>; 9],
    links: OnceCell<Links>,
    grouped: OnceCell<Links>,
    /// For chains without and with groups, true if they refute a candidate.
    refute: [OnceCell<bool>; 2],
    almost: OnceCell<Almost>,
    patterns: OnceCell<Vec<Pattern>>,
    meshes: RefCell<Vec<(MeshKey, Rc<[Mesh]>)>>,
}

impl Deref for Survey<'_> {
    type Target = Position;

    #[inline]
    fn deref(&self) -> &Position {
        self.position
    }
}

impl Survey<'_> {
    pub fn of(position: &Position) -> Survey<'_> {
        Survey {
            position,
            changes: Changes::ALL,
            memory: RefCell::default(),
            bivalue: OnceCell::new(),
            conjugates: Default::default(),
            links: OnceCell::new(),
            grouped: OnceCell::new(),
            refute: Default::default(),
            almost: OnceCell::new(),
            patterns: OnceCell::new(),
            meshes: RefCell::default(),
        }
    }

    /// Returns the same survey with the results from earlier positions.
    #[inline]
    pub fn remembering(self, memory: &mut Memory) -> Self {
        Survey { memory: RefCell::new(std::mem::take(memory)), ..self }
    }

    /// Selects the changes since the technique with that number last found nothing.
    #[inline]
    pub fn look_again(&mut self, number: usize) {
        let before = self.memory.get_mut().nothing.get(number).and_then(Option::as_ref);
        self.changes = before.map_or(Changes::ALL, |before| Changes::between(before, self.position));
    }

    /// Records that the technique with that number found nothing.
    #[inline]
    pub fn note(&mut self, number: usize) {
        let nothing = &mut self.memory.get_mut().nothing;
        nothing.resize(nothing.len().max(number + 1), None);
        nothing[number] = Some(Value::DIGITS.map(|value| self.position.places(value)));
    }

    /// Returns the changed digits that have eliminations without considering other digits.
    #[inline]
    pub fn open_digits(&self) -> impl Iterator<Item = Value> {
        self.changes.values.iter().filter(|&value| !self.untenable(value).is_empty())
    }

    /// Returns the candidates of a digit that are in no template of it: everything that techniques of one digit can eliminate.
    pub fn untenable(&self, value: Value) -> Cells {
        let (places, untenable) = &mut self.memory.borrow_mut().untenable[value.index()];
        if *places != self.places(value) {
            *places = self.places(value);
            *untenable = templates::in_none(*places);
        }
        *untenable
    }

    /// Returns the cells with two candidates.
    #[inline]
    pub fn bivalue(&self) -> Cells {
        *self.bivalue.get_or_init(|| self.cells_with(2))
    }

    /// Returns all houses with two places for the digit.
    #[inline]
    pub fn conjugates(&self, value: Value) -> &[Conjugates] {
        self.conjugates[value.index()].get_or_init(|| conjugates(self, value))
    }

    /// Returns the links of all candidates.
    #[inline]
    pub fn links(&self) -> &Links {
        self.links.get_or_init(|| Links::of(self, LinkKinds::Candidates, Values::DIGITS, &[]))
    }

    /// Returns the links of all candidates and groups.
    #[inline]
    pub fn grouped_links(&self) -> &Links {
        self.grouped.get_or_init(|| Links::of(self, LinkKinds::Groups, Values::DIGITS, &[]))
    }

    /// Returns true if the opposite of a candidate follows from it by links of candidates, or of candidates and groups.
    pub fn refutes_any(&self, with_groups: bool) -> bool {
        let number = usize::from(with_groups);
        *self.refute[number].get_or_init(|| {
            let before = self.memory.borrow().unrefuted[number];
            let may_be = before.is_none_or(|before| novelties::refute_any(self, &before, with_groups));
            let refutes = may_be && if with_groups { self.grouped_links() } else { self.links() }.refute_any();
            if !refutes {
                self.memory.borrow_mut().unrefuted[number] = Some(Value::DIGITS.map(|value| self.places(value)));
            }
            refutes
        })
    }

    /// Returns the almost locked sets of the position, computed on demand.
    #[inline]
    pub fn almost_locked_sets(&self) -> &Almost {
        self.almost.get_or_init(|| Almost::of(self))
    }

    /// Returns the rectangles that could be exchanged.
    #[inline]
    pub fn patterns(&self) -> &[Pattern] {
        self.patterns.get_or_init(|| patterns(self, self.bivalue()))
    }

    /// Returns all base and cover houses that may make a fish.
    pub fn meshes(&self, key: MeshKey) -> Rc<[Mesh]> {
        let mut all = self.meshes.borrow_mut();
        if let Some((_, found)) = all.iter().find(|(other, _)| *other == key) {
            return Rc::clone(found);
        }
        let found: Rc<[Mesh]> = meshes(self.places(key.0), self.untenable(key.0), key).into();
        all.push((key, Rc::clone(&found)));
        found
    }
}

/// The digits and the cells that have lost a candidate.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Changes {
    pub values: Values,
    pub cells: Cells,
}

impl Changes {
    /// Everything counts as changed.
    pub const ALL: Changes = Changes { values: Values::DIGITS, cells: Cells::ALL };

    /// Returns the changes between two positions.
    fn between(before: &[Cells; 9], after: &Position) -> Changes {
        let mut changes = Changes { values: Values::EMPTY, cells: Cells::EMPTY };
        for (value, before) in Value::DIGITS.into_iter().zip(before) {
            let eliminated = *before - after.places(value);
            if !eliminated.is_empty() {
                changes.values.insert(value);
                changes.cells |= eliminated;
            }
        }
        changes
    }
}

/// The results kept from earlier positions, so that unchanged parts are not searched again.
#[derive(Clone, Default, Debug)]
pub(super) struct Memory {
    /// The places of all digits when each technique last found nothing.
    nothing: Vec<Option<[Cells; 9]>>,
    /// The places of all digits when links of candidates, and those with groups, last refuted no candidate.
    unrefuted: [Option<[Cells; 9]>; 2],
    /// For each digit, its places, and the places that are in no template.
    untenable: [(Cells, Cells); 9],
}
