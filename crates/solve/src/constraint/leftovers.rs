//! Finds cells that are equal to one of several others by the law of leftovers.

/// A cell that is equal to one of its partners.
#[derive(Clone, Debug)]
pub struct EqualCells {
    pub cell: u16,
    pub partners: Vec<u16>,
}

/// Returns the cells of the other side that each cell may be equal to. Cells that are certainly equal become peers of each
/// other's peers. Returns `None` if the sides cannot be equal.
pub fn partners(sides: &[[Vec<u16>; 2]], peers: &mut [Vec<u16>]) -> Option<Vec<EqualCells>> {
    loop {
        let mut equal = Vec::new();
        let mut found = Vec::new();
        for [one, other] in sides {
            let differ = |a: u16, b: u16| a != b && peers[usize::from(a)].binary_search(&b).is_ok();
            let mut may: Vec<u32> = one
                .iter()
                .map(|&a| (0..).zip(other).filter(|&(_, &b)| !differ(a, b)).fold(0, |set, (place, _)| set | 1 << place))
                .collect();
            // Remove partners that are in no complete pairing.
            for row in 0..may.len() {
                for place in 0..other.len() {
                    if may[row] >> place & 1 != 0 {
                        let mut tried = may.clone();
                        tried[row] = 1 << place;
                        if !can_be_paired(&tried) {
                            may[row] &= !(1 << place);
                        }
                    }
                }
                if may[row] == 0 {
                    return None;
                }
                if may[row].is_power_of_two() {
                    equal.push((one[row], other[may[row].trailing_zeros() as usize]));
                }
            }
            for (row, &cell) in one.iter().enumerate() {
                let partners = (0..other.len()).filter(|&place| may[row] >> place & 1 != 0);
                found.push(EqualCells { cell, partners: partners.map(|place| other[place]).collect() });
            }
            for (place, &cell) in other.iter().enumerate() {
                let partners = (0..one.len()).filter(|&row| may[row] >> place & 1 != 0);
                found.push(EqualCells { cell, partners: partners.map(|row| one[row]).collect() });
            }
        }
        let mut is_new = false;
        for (a, b) in equal {
            let mut both = [peers[usize::from(a)].clone(), peers[usize::from(b)].clone()].concat();
            both.sort_unstable();
            both.dedup();
            for cell in [a, b] {
                for &peer in &both {
                    if let Err(at) = peers[usize::from(cell)].binary_search(&peer) {
                        is_new = true;
                        peers[usize::from(cell)].insert(at, peer);
                        if let Err(at) = peers[usize::from(peer)].binary_search(&cell) {
                            peers[usize::from(peer)].insert(at, cell);
                        }
                    }
                }
            }
        }
        if (0..).zip(peers.iter()).any(|(cell, peers)| peers.binary_search(&cell).is_ok()) {
            return None;
        }
        if !is_new {
            return Some(found);
        }
    }
}

/// Returns true if each row can have a column of its own (P. Hall, 1935), by trying column after column.
fn can_be_paired(may: &[u32]) -> bool {
    fn pair(may: &[u32], taken: u32) -> bool {
        let Some((first, rest)) = may.split_first() else { return true };
        let mut left = first & !taken;
        while left != 0 {
            let place = left & left.wrapping_neg();
            left &= left - 1;
            if pair(rest, taken | place) {
                return true;
            }
        }
        false
    }
    pair(may, 0)
}
