//! A position as surveys see it: a view that may remember what was found before, so that unchanged parts are not searched again.

use super::classic::ClassicPosition;
use super::general::GeneralPosition;
use super::meshes::{Mesh, meshes_with_boxes};
use super::view::View;
use super::{Shape, novelties, templates};
use std::fmt::Debug;
use sudoku_board::classic::Cells;
use sudoku_board::{Value, Values};

/// The digits and the cells that have lost a candidate.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Changes<C> {
    pub values: Values,
    pub cells: C,
}

/// A position that surveys are made of.
pub(super) trait Surveyed: View {
    /// The results kept from earlier positions.
    type Memory: Clone + Default + Debug;

    /// Returns the base and cover houses of fish with boxes, which only classic boards have.
    fn meshes_with_boxes(&self, _value: Value, _targets: Self::Cells, _shape: Shape, _size: usize) -> Vec<Mesh> {
        vec![]
    }

    /// Returns changes of all values and cells.
    #[inline]
    fn all_changes(&self) -> Changes<Self::Cells> {
        Changes { values: self.values(), cells: self.blanks() }
    }

    /// Returns the changes since the technique with that number found nothing.
    fn changes(&self, _memory: &Self::Memory, _number: usize) -> Changes<Self::Cells> {
        self.all_changes()
    }

    /// Records that the technique with that number found nothing.
    fn note(&self, _memory: &mut Self::Memory, _number: usize) {}

    /// Returns all candidates of a value that techniques of one value can eliminate, and perhaps others.
    fn untenable(&self, _memory: &mut Self::Memory, value: Value) -> Self::Cells {
        self.places(value)
    }

    /// Returns false if it is known that no chain leads from a candidate to its opposite.
    fn may_refute(&self, _memory: &Self::Memory, _with_groups: bool) -> bool {
        true
    }

    /// Records that no chain leads from a candidate to its opposite.
    fn note_unrefuted(&self, _memory: &mut Self::Memory, _with_groups: bool) {}
}

/// The results kept from earlier positions.
#[derive(Clone, Default, Debug)]
pub(super) struct ClassicMemory {
    /// The places of all digits when each technique last found nothing.
    nothing: Vec<Option<[Cells; 9]>>,
    /// The places of all digits when links of candidates, and those with groups, last refuted no candidate.
    unrefuted: [Option<[Cells; 9]>; 2],
    /// For each digit, its places, and the places that are in no template.
    untenable: [(Cells, Cells); 9],
}

impl Surveyed for ClassicPosition {
    type Memory = ClassicMemory;

    fn meshes_with_boxes(&self, value: Value, targets: Cells, shape: Shape, size: usize) -> Vec<Mesh> {
        meshes_with_boxes(self.places(value), targets, shape, size)
    }

    #[inline]
    fn changes(&self, memory: &ClassicMemory, number: usize) -> Changes<Cells> {
        let mut changes = Changes { values: Values::EMPTY, cells: Cells::EMPTY };
        let Some(before) = memory.nothing.get(number).and_then(Option::as_ref) else {
            return self.all_changes();
        };
        for (value, before) in Value::DIGITS.into_iter().zip(before) {
            let eliminated = *before - self.places(value);
            if !eliminated.is_empty() {
                changes.values.insert(value);
                changes.cells |= eliminated;
            }
        }
        changes
    }

    #[inline]
    fn note(&self, memory: &mut ClassicMemory, number: usize) {
        let nothing = &mut memory.nothing;
        nothing.resize(nothing.len().max(number + 1), None);
        nothing[number] = Some(self.all_places());
    }

    fn untenable(&self, memory: &mut ClassicMemory, value: Value) -> Cells {
        let (places, untenable) = &mut memory.untenable[value.index()];
        if *places != self.places(value) {
            *places = self.places(value);
            *untenable = templates::in_none(*places);
        }
        *untenable
    }

    fn may_refute(&self, memory: &ClassicMemory, with_groups: bool) -> bool {
        let before = memory.unrefuted[usize::from(with_groups)];
        before.is_none_or(|before| novelties::refute_any(self, &before, with_groups))
    }

    fn note_unrefuted(&self, memory: &mut ClassicMemory, with_groups: bool) {
        memory.unrefuted[usize::from(with_groups)] = Some(self.all_places());
    }
}

/// With cages, a change in one cell may matter in another, so nothing is remembered.
impl Surveyed for GeneralPosition {
    type Memory = ();
}
