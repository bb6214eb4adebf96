//! Sets of cells as one bit a cell, in reading order: houses, peers.

/// One bit a cell.
pub type CellSet = u128;

/// All 81 cells.
pub const ALL_CELLS: CellSet = (1 << 81) - 1;

/// The houses: rows, columns, boxes.
pub static HOUSES: [CellSet; 27] = {
    let mut houses = [0; 27];
    let mut cell = 0;
    while cell < 81 {
        let mut n = 0;
        while n < 3 {
            houses[houses_of(cell)[n]] |= 1 << cell;
            n += 1;
        }
        cell += 1;
    }
    houses
};

/// The 20 peers of each cell.
pub static PEERS: [CellSet; 81] = {
    let mut peers = [0; 81];
    let mut cell = 0;
    while cell < 81 {
        let [row, column, square] = houses_of(cell);
        peers[cell] = (HOUSES[row] | HOUSES[column] | HOUSES[square]) & !(1 << cell);
        cell += 1;
    }
    peers
};

/// The indices in [`HOUSES`] of the row, the column and the box of a cell.
pub const fn houses_of(cell: usize) -> [usize; 3] {
    [cell / 9, 9 + cell % 9, 18 + cell / 27 * 3 + cell % 9 / 3]
}

/// The cells of a set, in reading order.
pub fn cells(mut set: CellSet) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        (set != 0).then(|| {
            let cell = set.trailing_zeros() as usize;
            set &= set - 1;
            cell
        })
    })
}
