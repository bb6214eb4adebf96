//! Cells as bits of the words of three bands.

/// The bits of a word that are cells: bit `16 * box + 3 * row + column`, in the box's own rows and columns.
pub const CELLS: u64 = 0x01ff_01ff_01ff;

/// A cell: its band, and its bit in the words of the band.
#[derive(Clone, Copy, Debug)]
pub struct Place {
    band: u8,
    bit: u8,
}

impl Place {
    /// The place of that band, 0 to 2, and bit.
    pub const fn new(band: usize, bit: usize) -> Place {
        Place { band: band as u8, bit: bit as u8 }
    }

    const fn of(cell: usize) -> Place {
        let (row, column) = (cell / 9, cell % 9);
        Place::new(row / 3, 16 * (column / 3) + 3 * (row % 3) + column % 3)
    }

    /// The band, 0 to 2.
    #[inline(always)]
    pub const fn band(self) -> usize {
        self.band as usize
    }

    /// The bit: `16 * box + 3 * row + column`.
    #[inline(always)]
    pub const fn bit(self) -> usize {
        self.bit as usize
    }
}

/// The places of the cells in reading order.
pub static PLACES: [Place; 81] = {
    let mut places = [Place::of(0); 81];
    let mut cell = 0;
    while cell < 81 {
        places[cell] = Place::of(cell);
        cell += 1;
    }
    places
};

/// For each band and bit the cell's twenty peers: in each band the bits of a word.
pub static PEERS: [[[u64; 3]; 64]; 3] = {
    let mut peers = [[[0; 3]; 64]; 3];
    let mut cell = 0;
    while cell < 81 {
        let (row, column, place) = (cell / 9, cell % 9, Place::of(cell));
        let mut other = 0;
        while other < 81 {
            let (r, c) = (other / 9, other % 9);
            if other != cell && (r == row || c == column || r / 3 == row / 3 && c / 3 == column / 3) {
                let peer = Place::of(other);
                peers[place.band()][place.bit()][peer.band()] |= 1 << peer.bit();
            }
            other += 1;
        }
        cell += 1;
    }
    peers
};
