//! Sums with any weights: filters values by their bounds and, if few cells are open, by listing all ways to reach the total.

use sudoku_board::Sum;
/// A weighted cell.
#[derive(Clone, Copy, Debug)]
pub struct Term {
    pub weight: i32,
    pub cell: u16,
    /// The number of its group, whose terms have the same weight and are all different.
    group: u8,
}

/// A sum, prepared for filtering.
#[derive(Clone, Debug)]
pub struct Linear {
    /// The terms, ordered by group.
    pub terms: Vec<Term>,
    total: i32,
    side: i32,
    /// For each term, the set of terms that must differ from it.
    differ: Vec<u64>,
}

/// The open cells of a sum, collected in groups.
#[derive(Clone, Copy, Default)]
struct Open {
    weight: i32,
    at: u8,
    group: u8,
    bits: u32,
}

const MOST_TERMS: usize = Sum::MOST_CELLS;

/// The most terms of a short sum.
const SHORT: usize = 12;

impl Linear {
    /// Prepares the sum of these weighted cells.
    pub fn new(terms: &[(i16, u16)], total: i32, side: u8, peers: &[Vec<u16>]) -> Linear {
        let differ = |one: u16, other: u16| peers[usize::from(one)].binary_search(&other).is_ok();
        // Each cell joins the first group that it fits. The cells with the most peers come first.
        let mut groups: Vec<(i16, Vec<u16>)> = Vec::new();
        let count = |cell: u16| terms.iter().filter(|&&(_, other)| differ(cell, other)).count();
        let mut ordered = terms.to_vec();
        ordered.sort_by_key(|&(_, cell)| std::cmp::Reverse(count(cell)));
        for (weight, cell) in ordered {
            let fits =
                |group: &&mut (i16, Vec<u16>)| group.0 == weight && group.1.iter().all(|&other| differ(cell, other));
            match groups.iter_mut().filter(fits).max_by_key(|group| group.1.len()) {
                Some(group) => group.1.push(cell),
                None => groups.push((weight, vec![cell])),
            }
        }
        let terms: Vec<Term> = (0..)
            .zip(&groups)
            .flat_map(|(group, (weight, cells))| {
                cells.iter().map(move |&cell| Term { weight: i32::from(*weight), cell, group })
            })
            .collect();
        let differ = terms
            .iter()
            .map(|one| {
                (0..)
                    .zip(&terms)
                    .filter(|(_, other)| differ(one.cell, other.cell))
                    .fold(0, |set, (at, _)| set | 1_u64 << at)
            })
            .collect();
        Linear { terms, total, side: i32::from(side), differ }
    }

    /// Filters the values of the cells, and calls `keep` for each cell that has fewer values now. Returns `None` if the total
    /// cannot be reached.
    #[inline]
    pub fn filter(&self, values: &[u32], keep: impl FnMut(u16, u32)) -> Option<()> {
        // Most sums are short, and clearing a long buffer takes longer than filtering them.
        if self.terms.len() <= SHORT {
            self.filter_in(&mut [Open::default(); SHORT], values, keep)
        } else {
            self.filter_in(&mut [Open::default(); MOST_TERMS], values, keep)
        }
    }

    /// Does the work of `filter` with this buffer.
    #[inline]
    fn filter_in(&self, open: &mut [Open], values: &[u32], mut keep: impl FnMut(u16, u32)) -> Option<()> {
        let mut count = 0;
        let mut total = self.total;
        for (at, term) in self.terms.iter().enumerate() {
            let bits = values[usize::from(term.cell)];
            if bits.is_power_of_two() {
                total -= term.weight * value(bits);
            } else {
                open[count] = Open { weight: term.weight, at: at as u8, group: term.group, bits };
                count += 1;
            }
        }
        let open = &mut open[..count];
        match open {
            [] => {
                if total != 0 {
                    return None;
                }
            }
            [one] => {
                let worth = total / one.weight;
                if total % one.weight != 0 || !(1..=self.side).contains(&worth) || one.bits & 1 << (worth - 1) == 0 {
                    return None;
                }
                one.bits = 1 << (worth - 1);
            }
            [one, other] => self.pair(one, other, total)?,
            [one, two, three] => self.triple(one, two, three, total)?,
            _ => bounds(open, total)?,
        }
        for open in open {
            let cell = self.terms[usize::from(open.at)].cell;
            if open.bits != values[usize::from(cell)] {
                keep(cell, open.bits);
            }
        }
        Some(())
    }

    fn differ(&self, one: &Open, other: &Open) -> bool {
        self.differ[usize::from(one.at)] >> other.at & 1 != 0
    }

    fn pair(&self, one: &mut Open, other: &mut Open, total: i32) -> Option<()> {
        let [kept, other_kept] = ways(one, other, total, self.side, self.differ(one, other));
        (one.bits, other.bits) = (kept, other_kept);
        (kept != 0).then_some(())
    }

    #[inline]
    fn triple(&self, one: &mut Open, two: &mut Open, three: &mut Open, total: i32) -> Option<()> {
        let (differ_two, differ_three) = (self.differ(one, two), self.differ(one, three));
        let differ = self.differ(two, three);
        let mut kept = [0; 3];
        let mut left = one.bits;
        while left != 0 {
            let bit = left & left.wrapping_neg();
            left &= left - 1;
            let mut two = *two;
            let mut three = *three;
            if differ_two {
                two.bits &= !bit;
            }
            if differ_three {
                three.bits &= !bit;
            }
            let ways = ways(&two, &three, total - one.weight * value(bit), self.side, differ);
            if ways[0] != 0 {
                kept[0] |= bit;
                kept[1] |= ways[0];
                kept[2] |= ways[1];
            }
        }
        (one.bits, two.bits, three.bits) = (kept[0], kept[1], kept[2]);
        (kept[0] != 0).then_some(())
    }
}

fn value(bit: u32) -> i32 {
    bit.trailing_zeros() as i32 + 1
}

/// Returns the values of both cells in all ways to reach the total.
fn ways(one: &Open, other: &Open, total: i32, side: i32, differ: bool) -> [u32; 2] {
    let mut kept = [0; 2];
    let mut left = one.bits;
    while left != 0 {
        let bit = left & left.wrapping_neg();
        left &= left - 1;
        let rest = total - one.weight * value(bit);
        let worth = rest / other.weight;
        if rest % other.weight != 0 || worth < 1 || worth > side {
            continue;
        }
        let other_bit = 1 << (worth - 1);
        if other.bits & other_bit != 0 && !(differ && other_bit == bit) {
            kept[0] |= bit;
            kept[1] |= other_bit;
        }
    }
    kept
}

/// The least and the greatest sum of a group, with all its cells and without one of them.
#[derive(Clone, Copy, Default)]
struct Range {
    least: i32,
    most: i32,
    least_without: i32,
    most_without: i32,
}

/// Removes the values that the other cells cannot compensate.
fn bounds(open: &mut [Open], total: i32) -> Option<()> {
    if open.len() <= SHORT {
        return bounds_in(&mut [Range::default(); SHORT], open, total);
    }
    bounds_in(&mut [Range::default(); MOST_TERMS], open, total)
}

/// Does the work of `bounds` with this buffer.
#[inline]
fn bounds_in(ranges: &mut [Range], open: &mut [Open], total: i32) -> Option<()> {
    let (mut least, mut most) = (0, 0);
    for (place, group) in open.chunk_by(|one, other| one.group == other.group).enumerate() {
        let range = range(group);
        ranges[place] = range;
        least += range.least;
        most += range.most;
    }
    if total < least || total > most {
        return None;
    }
    let (mut place, mut last) = (0, open.first().map_or(0, |open| open.group));
    for open in open.iter_mut() {
        place += usize::from(open.group != last);
        last = open.group;
        let range = &ranges[place];
        // The range that is left for this cell.
        let from = total - (most - range.most + range.most_without);
        let to = total - (least - range.least + range.least_without);
        let (low, high) = if open.weight > 0 {
            (ceil(from, open.weight), floor(to, open.weight))
        } else {
            (ceil(-to, -open.weight), floor(-from, -open.weight))
        };
        let low = low.clamp(1, 32) as u32;
        let high = high.clamp(0, 31) as u32;
        let allowed = ((1_u64 << high) as u32).wrapping_sub(1) & !((1_u64 << (low - 1)) as u32).wrapping_sub(1);
        open.bits &= allowed;
        if open.bits == 0 {
            return None;
        }
    }
    Some(())
}

fn floor(number: i32, by: i32) -> i32 {
    number.div_euclid(by)
}

fn ceil(number: i32, by: i32) -> i32 {
    -(-number).div_euclid(by)
}

fn range(group: &[Open]) -> Range {
    let weight = group[0].weight;
    let mut range = match group {
        [one] => Range { least: value(one.bits), most: 32 - one.bits.leading_zeros() as i32, ..Range::default() },
        _ => {
            let union = group.iter().fold(0, |union, open| union | open.bits);
            let (mut least, mut most, mut low, mut high) = (0, 0, union, union);
            let mut without = (0, 0);
            for _ in 0..group.len() {
                without = (least, most);
                least += value(low);
                low &= low.wrapping_sub(1);
                let top = 31 - high.leading_zeros() as i32;
                most += top + 1;
                high &= !(1_u32.wrapping_shl(top as u32));
            }
            Range { least, most, least_without: without.0, most_without: without.1 }
        }
    };
    range.least *= weight;
    range.most *= weight;
    range.least_without *= weight;
    range.most_without *= weight;
    if weight < 0 {
        std::mem::swap(&mut range.least, &mut range.most);
        std::mem::swap(&mut range.least_without, &mut range.most_without);
    }
    range
}
