//! Lists of different lengths, stored one after the other.

/// The items of all lists, and the bounds of each list.
pub(super) struct Lists<T> {
    items: Vec<T>,
    ends: Vec<u32>,
}

impl<T> Default for Lists<T> {
    fn default() -> Lists<T> {
        Lists { items: vec![], ends: vec![0] }
    }
}

impl<T: Copy + Default> Lists<T> {
    /// Creates this many lists from items, each with the number of its list. Items keep their order.
    pub fn by(count: usize, items: impl Iterator<Item = (usize, T)> + Clone) -> Lists<T> {
        let mut ends = vec![0; count + 2];
        items.clone().for_each(|(list, _)| ends[list + 2] += 1);
        (1..ends.len()).for_each(|list| ends[list] += ends[list - 1]);
        let mut all = vec![T::default(); ends[count + 1] as usize];
        for (list, item) in items {
            all[ends[list + 1] as usize] = item;
            ends[list + 1] += 1;
        }
        Lists { items: all, ends }
    }
}

impl<T> Lists<T> {
    /// Adds items to the last list, which has not ended.
    #[inline]
    pub fn extend(&mut self, items: impl IntoIterator<Item = T>) {
        self.items.extend(items);
    }

    /// Ends the last list.
    #[inline]
    pub fn end(&mut self) {
        self.ends.push(self.items.len() as u32);
    }

    /// Returns the items of a list.
    #[inline]
    pub fn of(&self, list: usize) -> &[T] {
        &self.items[self.ends[list] as usize..self.ends[list + 1] as usize]
    }
}
