//! Sums that imply more together than each of them alone. Little killers next to each other fill most of a box; the few
//! remaining cells of the box must then make up for all of them, and have hardly any choice.

use std::cmp::Reverse;
use std::collections::BTreeMap;

/// The most cells of combined sums.
const MOST_CELLS: usize = 48;

/// The most sums that are combined; further sums are left alone.
const MOST_SUMS: usize = 24;

/// Cells and their total.
pub type Plain = (Vec<u16>, i32);

/// Weighted cells and their total.
pub type Weighted = (Vec<(i16, u16)>, i32);

/// Sums without weights, and the houses that they cross.
struct CombinedSums<'a> {
    sums: &'a [Plain],
    houses: &'a [Vec<u16>],
    /// The houses of each cell.
    of: Vec<Vec<u16>>,
    side: usize,
}

/// Returns the sums that follow from several of these and imply more than each of them. The combined sums have no cells in
/// common, and their total is as near to the least or the greatest sum of their cells as that of the nearest of them. Results
/// that fill no house well are left out, because they imply little and cost time.
pub fn sums(sums: &[Plain], houses: &[Vec<u16>], cells: usize, side: usize) -> Vec<Weighted> {
    let mut of = vec![Vec::new(); cells];
    for (number, house) in (0..).zip(houses) {
        house.iter().for_each(|&cell| of[usize::from(cell)].push(number));
    }
    let combined = CombinedSums { sums: &sums[..sums.len().min(MOST_SUMS)], houses, of, side };
    let squares: Vec<i32> = combined.sums.iter().map(|(cells, _)| combined.squares(cells)).collect();
    let mut found: Vec<Plain> = (0..squares.len()).flat_map(|first| combined.grow(first, &squares)).flatten().collect();
    found.sort_unstable();
    found.dedup();
    let shortened = found.into_iter().filter_map(|sum| {
        let short = combined.shortest(&sum);
        // If only whole houses remain, the sum says nothing.
        let says_something = !short.0.is_empty() || short.1 != 0;
        (says_something && 3 * short.0.len() <= 2 * sum.0.len()).then_some(short)
    });
    shortened.collect()
}

impl CombinedSums<'_> {
    /// Extends a sum, always by the one that shares the most of its houses with it. For each end of the range, keeps the last
    /// result that leaves as little room as each of its sums.
    fn grow(&self, first: usize, squares: &[i32]) -> [Option<Plain>; 2] {
        let (mut cells, mut total) = self.sums[first].clone();
        let mut square = squares[first];
        let mut least = self.room(&cells, total, square);
        let mut best = [None, None];
        loop {
            let with = |next: usize| {
                let others = &self.sums[next].0;
                let fits = cells.len() + others.len() <= MOST_CELLS && others.iter().all(|cell| !cells.contains(cell));
                fits.then(|| {
                    let joined = [cells.as_slice(), others].concat();
                    (self.squares(&joined) - squares[next], Reverse(next), joined)
                })
            };
            let next = (0..squares.len()).filter_map(with).max();
            // Sums that cross no house together are better left apart.
            let Some((_, Reverse(next), joined)) = next.filter(|&(alone, ..)| alone > square) else { return best };
            let (others, more) = &self.sums[next];
            let room_of_next = self.room(others, *more, squares[next]);
            (square, cells) = (self.squares(&joined), joined);
            total += more;
            let room = self.room(&cells, total, square);
            for end in 0..2 {
                least[end] = least[end].min(room_of_next[end]);
                if room[end] <= least[end] {
                    least[end] = room[end];
                    let mut cells = cells.clone();
                    cells.sort_unstable();
                    best[end] = Some((cells, total));
                }
            }
        }
    }

    /// Returns the distances of a total from the least and the greatest sum of the cells, whose groups have this sum of
    /// squares.
    fn room(&self, cells: &[u16], total: i32, squares: i32) -> [i32; 2] {
        let [count, side] = [cells.len() as i32, self.side as i32];
        [total - (squares + count) / 2, (count * (2 * side + 1) - squares) / 2 - total]
    }

    /// Returns the sum of the squares of the sizes of the groups. As it grows, the room shrinks by half as much at each end.
    fn squares(&self, cells: &[u16]) -> i32 {
        self.groups(cells).iter().map(|(group, _)| (group.len() * group.len()) as i32).sum()
    }

    /// Returns the same sum, but with the rest of a house in place of the cells if the sum contains most of it.
    fn shortest(&self, (cells, total): &Plain) -> Weighted {
        let mut weights: BTreeMap<u16, i16> = BTreeMap::new();
        let mut total = *total;
        for (group, house) in self.groups(cells) {
            let house = house.map(|house| &self.houses[usize::from(house)]).filter(|house| house.len() == self.side);
            if let Some(house) = house.filter(|house| 2 * group.len() > house.len()) {
                total -= (self.side * (self.side + 1) / 2) as i32;
                let rest = house.iter().filter(|cell| !group.contains(cell));
                rest.for_each(|&cell| *weights.entry(cell).or_default() -= 1);
            } else {
                group.into_iter().for_each(|cell| *weights.entry(cell).or_default() += 1);
            }
        }
        let terms = weights.into_iter().filter(|&(_, weight)| weight != 0).map(|(cell, weight)| (weight, cell));
        (terms.collect(), total)
    }

    /// Divides the cells into groups whose cells all differ, always by the house that contains the most of the remaining cells.
    fn groups(&self, cells: &[u16]) -> Vec<(Vec<u16>, Option<u16>)> {
        let mut left = cells.to_vec();
        let mut counts = vec![0_u8; self.houses.len()];
        let houses = |cell: u16| self.of[usize::from(cell)].iter().map(|&house| usize::from(house));
        left.iter().for_each(|&cell| houses(cell).for_each(|house| counts[house] += 1));
        let mut groups = Vec::new();
        while !left.is_empty() {
            let fullest = (0..).zip(&counts).max_by_key(|&(house, &count)| (count, Reverse(house)));
            let house = fullest.filter(|&(_, &count)| count > 0).map(|(house, _)| house);
            let (group, others) = match house {
                Some(house) => left.into_iter().partition(|&cell| self.of[usize::from(cell)].contains(&house)),
                None => (vec![left[0]], left[1..].to_vec()),
            };
            let group: Vec<u16> = group;
            group.iter().for_each(|&cell| houses(cell).for_each(|house| counts[house] -= 1));
            groups.push((group, house));
            left = others;
        }
        groups
    }
}
