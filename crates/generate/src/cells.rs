//! Sets of cells as bits, for arithmetic and shifts.

/// One bit per cell, in reading order.
pub type CellSet = u128;

/// All 81 cells.
pub const ALL_CELLS: CellSet = (1 << 81) - 1;

/// Returns the cells of a set, in reading order.
pub fn cells(mut set: CellSet) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        (set != 0).then(|| {
            let cell = set.trailing_zeros() as usize;
            set &= set - 1;
            cell
        })
    })
}
