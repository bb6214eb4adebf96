//! Conflict analysis: learns a clause from each conflict.

use super::{COUNT, Clauses, Literal, Reason, USED};

/// The number of learnt clauses that the average of recent ones covers.
const FEW: f64 = 32.0;
/// The number of learnt clauses that the average of all covers: older ones hardly count.
const MANY: f64 = 10_000.0;

impl Clauses {
    /// Learns a clause from a conflict, in which all literals of one clause are false. With [`Reason::None`], these literals
    /// are in `learnt`.
    pub(super) fn learn(&mut self, conflict: Reason) {
        let level = self.begins.len() as u32;
        let mut open = 0;
        let mut at = self.trail.len();
        let mut reason = conflict;
        let mut of_conflict = std::mem::take(&mut self.learnt);
        let mut learnt = vec![Literal(0)];
        let first = loop {
            match reason {
                Reason::None => {
                    for literal in of_conflict.drain(..) {
                        self.look(literal, level, &mut open, &mut learnt);
                    }
                }
                Reason::Literal(literal) => self.look(!literal, level, &mut open, &mut learnt),
                Reason::Clause(number) => {
                    self.clauses[number as usize + USED] = 1;
                    for place in 0..self.clauses[number as usize + COUNT] as usize {
                        let literal = self.literal(number, place);
                        if self.values[literal.at()] < 0 {
                            self.look(literal, level, &mut open, &mut learnt);
                        }
                    }
                }
            }
            let literal = loop {
                at -= 1;
                if self.seen[self.trail[at].variable()] {
                    break self.trail[at];
                }
            };
            open -= 1;
            if open == 0 {
                break !literal;
            }
            reason = self.reasons[literal.variable()];
        };
        learnt[0] = first;
        let kept: Vec<Literal> =
            learnt[1..].iter().copied().filter(|&literal| !self.is_redundant(literal, 0)).collect();
        learnt.truncate(1);
        learnt.extend(kept);
        for variable in self.to_clear.drain(..) {
            self.seen[variable] = false;
        }
        self.resolve_pairs(&mut learnt);
        self.stamp += 1;
        let mut joined = 0;
        for literal in &learnt {
            let level = self.levels[literal.variable()] as usize;
            if std::mem::replace(&mut self.stamps[level], self.stamp) != self.stamp {
                joined += 1;
            }
        }
        self.fast += (f64::from(joined) - self.fast) / FEW.min(self.conflicts as f64);
        self.slow += (f64::from(joined) - self.slow) / MANY.min(self.conflicts as f64);
        self.order.decay();
        // The second literal has the highest level of the others, to which the search goes back.
        let highest = (1..learnt.len()).max_by_key(|&place| self.levels[learnt[place].variable()]);
        let back = highest.map_or(0, |place| self.levels[learnt[place].variable()]);
        if let Some(place) = highest {
            learnt.swap(1, place);
        }
        self.go_back(back as usize);
        match learnt[..] {
            [one] => self.assign(one, Reason::None),
            [one, other] => {
                self.add_pair(one, other);
                self.assign(one, Reason::Literal(!other));
            }
            _ => {
                let one = learnt[0];
                let number = self.watch(&learnt, joined);
                self.assign(one, Reason::Clause(number));
            }
        }
        self.learnt = of_conflict;
    }

    /// Records that a false literal takes part in the conflict.
    fn look(&mut self, literal: Literal, level: u32, open: &mut u32, learnt: &mut Vec<Literal>) {
        let variable = literal.variable();
        if self.seen[variable] || self.levels[variable] == 0 {
            return;
        }
        self.seen[variable] = true;
        self.to_clear.push(variable);
        self.order.raise(variable);
        if self.levels[variable] == level {
            *open += 1;
        } else {
            learnt.push(literal);
        }
    }

    /// Returns true if a literal of a learnt clause follows from the others (N. Sörensson and A. Biere, "Minimizing
    /// learned clauses", 2009).
    fn is_redundant(&mut self, literal: Literal, depth: u32) -> bool {
        if depth > 60 {
            return false;
        }
        let known = |clauses: &Clauses, literal: Literal| {
            clauses.seen[literal.variable()] || clauses.levels[literal.variable()] == 0
        };
        let follows = match self.reasons[literal.variable()] {
            Reason::None => false,
            Reason::Literal(other) => known(self, other) || self.is_redundant(!other, depth + 1),
            Reason::Clause(number) => (0..self.clauses[number as usize + COUNT] as usize).all(|place| {
                let other = self.literal(number, place);
                other == !literal || known(self, other) || self.is_redundant(other, depth + 1)
            }),
        };
        if follows && depth > 0 {
            self.seen[literal.variable()] = true;
            self.to_clear.push(literal.variable());
        }
        follows
    }

    /// Removes literals that a clause of two with the first literal makes redundant (L. Simon and G. Audemard, Glucose, 2009).
    fn resolve_pairs(&mut self, learnt: &mut Vec<Literal>) {
        let others = learnt[1..].iter().map(|literal| literal.variable());
        others.for_each(|variable| self.seen[variable] = true);
        self.to_clear.extend(learnt[1..].iter().map(|literal| literal.variable()));
        for implied in &self.implied[(!learnt[0]).at()] {
            if self.values[implied.at()] > 0 {
                self.seen[implied.variable()] = false;
            }
        }
        let first = learnt[0];
        learnt.retain(|&literal| literal == first || self.seen[literal.variable()]);
        self.to_clear.drain(..).for_each(|variable| self.seen[variable] = false);
    }
}
