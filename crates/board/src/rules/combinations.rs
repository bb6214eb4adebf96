//! The combinations of a cage: the sets of values that add up to its total.
use crate::Values;

/// Returns all sets of `size` values from 1 to `side` that add up to the total, in ascending order; `None` if there are more
/// than `most`.
pub fn combinations(size: usize, total: i32, side: u8, most: usize) -> Option<Vec<Values>> {
    fn grow(set: Values, from: Values, size: i32, total: i32, most: usize, found: &mut Vec<Values>) {
        if size == 0 {
            if total == 0 {
                found.push(set);
            }
            return;
        }
        for value in from {
            // The values ascend, so the least sum of the rest is one of consecutive values.
            let least = i32::from(value);
            if found.len() > most || size * least + size * (size - 1) / 2 > total {
                break;
            }
            grow(set | Values::only(value), from.above(value), size - 1, total - least, most, found);
        }
    }
    let mut found = Vec::new();
    grow(Values::EMPTY, Values::up_to(side), size as i32, total, most, &mut found);
    (found.len() <= most).then_some(found)
}
