//! Cages: cells that are all different and add up to a total. The sets of values with that total are listed in advance.

use sudoku_board::{Values, combinations};
use wide::u32x4;

/// The most sets of a cage; a cage with more sets is treated as an ordinary sum.
const MOST_SETS: usize = 512;

/// A cage with a total.
#[derive(Clone, Debug)]
pub struct Cage {
    pub cells: Vec<u16>,
    /// The sets of values that add up to the total, four in each vector; the last vector may have empty ones.
    sets: Vec<u32x4>,
}

/// Creates a cage, if these weights and cells are one.
pub fn of(terms: &[(i16, u16)], total: i32, side: u8, peers: &[Vec<u16>]) -> Option<Cage> {
    let cells: Vec<u16> = terms.iter().map(|&(_, cell)| cell).collect();
    let differ = |one: u16, other: u16| peers[usize::from(one)].binary_search(&other).is_ok();
    let all_differ = cells.iter().enumerate().all(|(at, &one)| cells[..at].iter().all(|&other| differ(one, other)));
    if !all_differ || terms.iter().any(|&(weight, _)| weight != 1) || cells.len() > usize::from(side) {
        return None;
    }
    let sets = combinations(cells.len(), total, side, MOST_SETS)?;
    let sets: Vec<u32> = sets.into_iter().map(Values::bits).collect();
    let four = |sets: &[u32]| u32x4::new(std::array::from_fn(|at| sets.get(at).copied().unwrap_or(0)));
    Some(Cage { cells, sets: sets.chunks(4).map(four).collect() })
}

impl Cage {
    /// Filters the values of the cells: keeps those of the sets that can be placed, each with its naked and hidden singles.
    /// Writes the values of each cell to `kept`, and returns the values that the cells must have; `None` if no set is left.
    #[inline]
    pub fn filter(&self, values: &[u32], kept: &mut [u32; 25]) -> Option<u32> {
        // A loop of known length is unrolled.
        match self.cells.len() {
            1 => self.filter_cells::<1>(values, kept),
            2 => self.filter_cells::<2>(values, kept),
            3 => self.filter_cells::<3>(values, kept),
            4 => self.filter_cells::<4>(values, kept),
            5 => self.filter_cells::<5>(values, kept),
            6 => self.filter_cells::<6>(values, kept),
            7..=9 => self.filter_cells::<9>(values, kept),
            _ => self.filter_cells::<25>(values, kept),
        }
    }

    /// Does the work of `filter` for at most `N` cells.
    fn filter_cells<const N: usize>(&self, values: &[u32], kept: &mut [u32; 25]) -> Option<u32> {
        let count = self.cells.len().min(N);
        let zero = u32x4::ZERO;
        let mut own = [zero; N];
        for (own, &cell) in own.iter_mut().zip(&self.cells) {
            *own = u32x4::splat(values[usize::from(cell)]);
        }
        let mut all = [zero; N];
        let mut required = u32x4::splat(u32::MAX);
        for &sets in &self.sets {
            let (mut once, mut twice, mut single, mut clash, mut dead) = (zero, zero, zero, zero, zero);
            for &own in &own[..count] {
                let own = own & sets;
                dead |= own.simd_eq(zero);
                twice |= once & own;
                once |= own;
                let alone = own & is_single(own);
                clash |= single & alone;
                single |= alone;
            }
            dead |= !clash.simd_eq(zero) | !once.simd_eq(sets);
            if dead == u32x4::splat(u32::MAX) {
                continue;
            }
            let hidden = once & !twice;
            let mut left = [zero; N];
            for (left, &own) in left[..count].iter_mut().zip(&own) {
                let own = own & sets;
                let only = own & hidden;
                *left = only | only.simd_eq(zero) & own & (is_single(own) | !single);
                dead |= left.simd_eq(zero) | !is_single(only);
            }
            for (all, left) in all[..count].iter_mut().zip(left) {
                *all |= left & !dead;
            }
            required &= sets | dead;
        }
        for (kept, all) in kept.iter_mut().zip(&all[..count]) {
            *kept = all.to_array().into_iter().fold(0, |any, lane| any | lane);
        }
        let required = required.to_array().into_iter().fold(u32::MAX, |all, lane| all & lane);
        (kept[0] != 0).then_some(required)
    }
}

/// Returns all bits in the lanes with at most one value.
#[inline(always)]
fn is_single(values: u32x4) -> u32x4 {
    (values & (values - u32x4::splat(1))).simd_eq(u32x4::ZERO)
}
