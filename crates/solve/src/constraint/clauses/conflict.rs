//! Conflict analysis: learns a clause from each conflict.

use super::upkeep::KEPT;
use super::{COUNT, Clauses, HEAD, LEVELS, Literal, Reason, USED};

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
                    self.update_levels(number);
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
        self.raise_reasons(&learnt[1..]);
        let kept: Vec<Literal> =
            learnt[1..].iter().copied().filter(|&literal| !self.is_redundant(literal, 0)).collect();
        learnt.truncate(1);
        learnt.extend(kept);
        for variable in self.to_clear.drain(..) {
            self.seen[variable] = false;
        }
        self.resolve_pairs(&mut learnt);
        let joined = self.count_levels(learnt.iter().copied());
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

    /// Returns the number of levels that these literals join.
    fn count_levels(&mut self, literals: impl Iterator<Item = Literal>) -> u32 {
        self.stamp += 1;
        let mut joined = 0;
        for literal in literals {
            let level = self.levels[literal.variable()] as usize;
            if std::mem::replace(&mut self.stamps[level], self.stamp) != self.stamp {
                joined += 1;
            }
        }
        joined
    }

    /// Lowers the number of levels that a learnt clause joins, if it joins fewer now: it is more useful than it seemed.
    fn update_levels(&mut self, number: u32) {
        let known = self.clauses[number as usize + LEVELS];
        if known > KEPT {
            let count = self.clauses[number as usize + COUNT] as usize;
            let begin = number as usize + HEAD;
            let clauses = std::mem::take(&mut self.clauses);
            let joined = self.count_levels(clauses[begin..begin + count].iter().map(|&literal| Literal(literal)));
            self.clauses = clauses;
            self.clauses[number as usize + LEVELS] = joined.min(known);
        }
    }

    /// Raises the variables in the reasons of the literals of a learnt clause, because they are likely to take part in the next
    /// conflicts (J. Liang and others, "Learning rate based branching heuristic for SAT solvers", 2016).
    fn raise_reasons(&mut self, literals: &[Literal]) {
        let begin = self.to_clear.len();
        for literal in literals {
            match self.reasons[literal.variable()] {
                Reason::None => {}
                Reason::Literal(other) => self.raise_once(other.variable()),
                Reason::Clause(number) => {
                    for place in 0..self.clauses[number as usize + COUNT] as usize {
                        self.raise_once(self.literal(number, place).variable());
                    }
                }
            }
        }
        for variable in self.to_clear.drain(begin..) {
            self.seen[variable] = false;
        }
    }

    /// Raises a variable, unless the conflict has already raised it.
    fn raise_once(&mut self, variable: usize) {
        if !self.seen[variable] && self.levels[variable] > 0 {
            self.seen[variable] = true;
            self.to_clear.push(variable);
            self.order.raise(variable);
        }
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
