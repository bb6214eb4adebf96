//! Shortens learnt clauses, and forgets those of little use.

use super::{COUNT, Clauses, DEAD, FIRST_REDUCTION, HEAD, LEVELS, Literal, Reason, TRIED, USED, Watch};

/// The most levels of clauses that are kept for good.
pub(super) const KEPT: u32 = 2;

/// The most levels of clauses that are kept as long as they are used.
const KEPT_WHILE_USED: u32 = 6;

/// The number of conflicts by which each interval between two reductions is longer than the one before.
const MORE_REDUCTION: u64 = 300;

impl Clauses {
    /// Forgets three quarters of the learnt clauses that join the most levels, except those that were used recently.
    pub(super) fn reduce(&mut self) {
        self.reductions += 1;
        self.reduce_at = self.conflicts + FIRST_REDUCTION + self.reductions * MORE_REDUCTION;
        let mut loose = Vec::new();
        let mut number = 0;
        while number < self.clauses.len() {
            let [count, levels] = [self.clauses[number + COUNT], self.clauses[number + LEVELS]];
            let is_used = std::mem::replace(&mut self.clauses[number + USED], 0) != 0;
            let limit = if is_used { KEPT_WHILE_USED } else { KEPT };
            if levels != DEAD && levels > limit && !self.is_reason(number as u32) {
                loose.push((levels, count, number));
            }
            number += HEAD + count as usize;
        }
        loose.sort_unstable_by(|one, other| other.cmp(one));
        loose.truncate(loose.len() / 4 * 3);
        let mut loose: Vec<usize> = loose.into_iter().map(|(_, _, number)| number).collect();
        loose.sort_unstable();
        self.forget(&loose);
    }

    /// Tries to shorten the learnt clauses that join few levels, each of them once.
    pub(super) fn shorten_all(&mut self) {
        let (mut number, end) = (0, self.clauses.len());
        while number < end && !self.is_unsatisfiable {
            let levels = self.clauses[number + LEVELS];
            if (1..=KEPT_WHILE_USED).contains(&levels) && self.clauses[number + TRIED] == 0 {
                self.clauses[number + TRIED] = 1;
                self.shorten(number as u32);
            }
            number += HEAD + self.clauses[number + COUNT] as usize;
        }
    }

    /// Makes the literals false one after another. Those that are already false by then are redundant, and if there is a
    /// conflict, so is the rest (C. Piette and others, "Vivifying propositional clausal formulae", 2008; M. Luo and others, "An
    /// effective learnt clause minimization approach for CDCL SAT solvers", 2017).
    fn shorten(&mut self, number: u32) {
        let count = self.clauses[number as usize + COUNT] as usize;
        let literals: Vec<Literal> = (0..count).map(|place| self.literal(number, place)).collect();
        for watched in &literals[..2] {
            self.watches[watched.at()].retain(|watch| watch.clause != number);
        }
        let mut kept = Vec::new();
        for &literal in &literals {
            match self.values[literal.at()] {
                -1 => continue,
                0 => {}
                _ => {
                    kept.push(literal);
                    break;
                }
            }
            kept.push(literal);
            self.begins.push(self.trail.len());
            self.assign(!literal, Reason::None);
            if self.propagate().is_some() {
                break;
            }
        }
        self.go_back(0);
        if kept.len() == count {
            for place in 0..2 {
                let [watched, other] = [literals[place], literals[1 - place]];
                self.watches[watched.at()].push(Watch { clause: number, other });
            }
            return;
        }
        let levels = self.clauses[number as usize + LEVELS];
        self.clauses[number as usize + LEVELS] = DEAD;
        match kept[..] {
            [] => self.is_unsatisfiable = true,
            [one] if self.is_true(one) => {}
            [one] => {
                self.assign(one, Reason::None);
                self.is_unsatisfiable = self.propagate().is_some();
            }
            [one, other] => self.add_pair(one, other),
            _ => {
                let number = self.watch(&kept, levels.min(kept.len() as u32 - 1));
                self.clauses[number as usize + TRIED] = 1;
            }
        }
    }

    fn is_reason(&self, number: u32) -> bool {
        let first = self.literal(number, 0);
        self.is_true(first) && matches!(self.reasons[first.variable()], Reason::Clause(reason) if reason == number)
    }

    /// Removes these clauses, given in ascending order, and closes the gaps.
    fn forget(&mut self, loose: &[usize]) {
        let mut moved = Vec::new();
        let mut loose = loose.iter().copied().peekable();
        let (mut number, mut kept) = (0, 0);
        while number < self.clauses.len() {
            let length = HEAD + self.clauses[number + COUNT] as usize;
            if loose.next_if_eq(&number).is_some() || self.clauses[number + LEVELS] == DEAD {
                moved.push((number as u32, None));
            } else {
                moved.push((number as u32, Some(kept as u32)));
                self.clauses.copy_within(number..number + length, kept);
                kept += length;
            }
            number += length;
        }
        self.clauses.truncate(kept);
        let new = |number: u32| moved.binary_search_by_key(&number, |&(old, _)| old).ok().and_then(|at| moved[at].1);
        for watches in &mut self.watches {
            watches.retain_mut(|watch| new(watch.clause).map(|clause| watch.clause = clause).is_some());
        }
        for reason in &mut self.reasons {
            if let Reason::Clause(number) = reason {
                *reason = new(*number).map_or(Reason::None, Reason::Clause);
            }
        }
    }
}
