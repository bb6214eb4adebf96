//! A survey of a position: tables that finders share, each computed on demand, and the changes since the last search.

use super::Shape;
use super::classic::ClassicPosition;
use super::links::{Conjugates, LinkKinds, Links, conjugates};
use super::meshes::{Mesh, MeshKey, basic_meshes};
use super::rectangles::{Pattern, patterns};
use super::sets::Almost;
use super::surveyed::{Changes, Surveyed};
use super::view::CellBits;
use std::cell::{OnceCell, RefCell};
use std::ops::Deref;
use std::rc::Rc;
use sudoku_board::Value;

/// A position, and everything that is known about it.
pub(super) struct Survey<'a, P: Surveyed = ClassicPosition> {
    position: &'a P,
    /// The changes since the current finder last found nothing.
    pub changes: Changes<P::Cells>,
    /// The results kept from earlier positions.
    pub memory: RefCell<P::Memory>,
    bivalue: OnceCell<P::Cells>,
    conjugates: OnceCell<Vec<OnceCell<Vec<Conjugates>>>>,
    links: OnceCell<Links<P::Cells>>,
    grouped: OnceCell<Links<P::Cells>>,
    /// For chains without and with groups, true if they refute a candidate.
    refute: [OnceCell<bool>; 2],
    almost: OnceCell<Almost<P::Cells>>,
    patterns: OnceCell<Vec<Pattern>>,
    meshes: RefCell<Vec<(MeshKey, Rc<[Mesh]>)>>,
}

impl<P: Surveyed> Deref for Survey<'_, P> {
    type Target = P;

    #[inline]
    fn deref(&self) -> &P {
        self.position
    }
}

impl<P: Surveyed> Survey<'_, P> {
    pub fn of(position: &P) -> Survey<'_, P> {
        Survey {
            position,
            changes: position.all_changes(),
            memory: RefCell::default(),
            bivalue: OnceCell::new(),
            conjugates: OnceCell::new(),
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
    pub fn remembering(self, memory: &mut P::Memory) -> Self {
        Survey { memory: RefCell::new(std::mem::take(memory)), ..self }
    }

    /// Selects the changes since the technique with that number last found nothing.
    #[inline]
    pub fn look_again(&mut self, number: usize) {
        self.changes = self.position.changes(self.memory.get_mut(), number);
    }

    /// Records that the technique with that number found nothing.
    #[inline]
    pub fn note(&mut self, number: usize) {
        self.position.note(self.memory.get_mut(), number);
    }

    /// Returns the changed values that have eliminations without considering other values.
    #[inline]
    pub fn open_values(&self) -> impl Iterator<Item = Value> {
        self.changes.values.iter().filter(|&value| !self.untenable(value).is_empty())
    }

    /// Returns everything that techniques of one value can eliminate, and on boards that are not classic all candidates of it.
    pub fn untenable(&self, value: Value) -> P::Cells {
        self.position.untenable(&mut self.memory.borrow_mut(), value)
    }

    /// Returns the cells with two candidates.
    #[inline]
    pub fn bivalue(&self) -> P::Cells {
        *self.bivalue.get_or_init(|| self.cells_with(2))
    }

    /// Returns all houses that must hold the value and have two places for it.
    #[inline]
    pub fn conjugates(&self, value: Value) -> &[Conjugates] {
        let all = self.conjugates.get_or_init(|| vec![OnceCell::new(); self.values().len()]);
        all[value.index()].get_or_init(|| conjugates(self.position, value))
    }

    /// Returns the links of all candidates.
    #[inline]
    pub fn links(&self) -> &Links<P::Cells> {
        self.links.get_or_init(|| Links::of(self.position, LinkKinds::Candidates, self.values(), &[]))
    }

    /// Returns the links of all candidates and groups.
    #[inline]
    pub fn grouped_links(&self) -> &Links<P::Cells> {
        self.grouped.get_or_init(|| Links::of(self.position, LinkKinds::Groups, self.values(), &[]))
    }

    /// Returns true if the opposite of a candidate follows from it by links of candidates, or of candidates and groups.
    pub fn refutes_any(&self, with_groups: bool) -> bool {
        let number = usize::from(with_groups);
        *self.refute[number].get_or_init(|| {
            let may_be = self.position.may_refute(&self.memory.borrow(), with_groups);
            let refutes = may_be && if with_groups { self.grouped_links() } else { self.links() }.refute_any();
            if !refutes {
                self.position.note_unrefuted(&mut self.memory.borrow_mut(), with_groups);
            }
            refutes
        })
    }

    /// Returns the almost locked sets of the position, computed on demand.
    #[inline]
    pub fn almost_locked_sets(&self) -> &Almost<P::Cells> {
        self.almost.get_or_init(|| Almost::of(self.position))
    }

    /// Returns all base and cover houses that may make a fish. Only classic boards have fish with boxes.
    pub fn meshes(&self, key: MeshKey) -> Rc<[Mesh]> {
        let mut all = self.meshes.borrow_mut();
        if let Some((_, found)) = all.iter().find(|(other, _)| *other == key) {
            return Rc::clone(found);
        }
        let (value, shape, size, has_fins) = key;
        let (targets, size) = (self.untenable(value), usize::from(size));
        let found: Rc<[Mesh]> = match shape {
            Shape::Basic => basic_meshes(self.position, value, targets, size, has_fins).into(),
            _ => self.position.meshes_with_boxes(value, targets, shape, size).into(),
        };
        all.push((key, Rc::clone(&found)));
        found
    }
}

impl Survey<'_> {
    /// Returns the rectangles that could be exchanged.
    #[inline]
    pub fn patterns(&self) -> &[Pattern] {
        self.patterns.get_or_init(|| patterns(self, self.bivalue()))
    }
}
