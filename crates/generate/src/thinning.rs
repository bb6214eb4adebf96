//! Removes givens from a full board as long as a condition on the rest holds.

/// A full board with groups of givens that can be removed, and a condition. If the condition holds for some givens, it also holds
/// with more givens.
pub trait Removable {
    /// The givens that are left.
    type Givens: Clone;

    /// Returns the number of groups.
    fn group_count(&self) -> usize;

    /// Returns the givens without a group; `None` if the group has to stay, as can be seen without a question.
    fn without(&self, givens: &Self::Givens, group: usize) -> Option<Self::Givens>;

    /// Returns true if the condition follows for these givens if it holds with the group.
    fn is_redundant(&self, _group: usize, _without: &Self::Givens) -> bool {
        false
    }

    /// Returns true if the condition holds without a group, and without others that were removed after it.
    fn holds(&mut self, givens: &Self::Givens, group: usize) -> bool;

    /// Returns how many groups that are not redundant are removed in one question when these givens are left.
    fn batch(&self, _givens: &Self::Givens) -> usize {
        1
    }
}

/// The removal of givens from one full board.
///
/// The result is well defined: the groups are considered once, in order, and each is removed if the condition holds without it.
/// The number of questions is not: several groups are removed at once if that is likely to work.
pub struct Thinning<G> {
    /// The givens that are left.
    pub givens: G,
    start: usize,
    most: usize,
}

impl<G: Clone> Thinning<G> {
    /// Starts with all givens.
    pub const fn of(givens: G) -> Thinning<G> {
        Thinning { givens, start: 0, most: usize::MAX }
    }

    /// Asks at most one question about the board. Returns true if there are more groups to consider.
    pub fn advance(&mut self, board: &mut impl Removable<Givens = G>) -> bool {
        self.most = self.most.min(board.batch(&self.givens));
        let (mut left, mut open, mut next) = (self.givens.clone(), 0, self.start);
        // The first group that is still in question, and the givens before it was removed.
        let mut first_open = None;
        while next < board.group_count() && open < self.most {
            if let Some(without) = board.without(&left, next) {
                if !board.is_redundant(next, &without) {
                    if open == 0 {
                        first_open = Some((next, left));
                    }
                    open += 1;
                }
                left = without;
            }
            next += 1;
        }
        match first_open {
            Some((first, before)) if !board.holds(&left, first) => {
                if open > 1 {
                    self.most = open / 2;
                    return true;
                }
                // All other groups are redundant, so this is the one that must stay.
                (self.givens, self.start) = (before, first + 1);
            }
            _ => (self.givens, self.start) = (left, next),
        }
        self.most = usize::MAX;
        self.start < board.group_count()
    }
}
