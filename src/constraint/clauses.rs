//! Conflict-driven clause learning: whatever fails leaves a clause that keeps the search from failing so again (J. P. Marques-Silva
//! and K. A. Sakallah, "GRASP", 1996; M. Moskewicz and others, "Chaff", 2001; G. Audemard and L. Simon, "Predicting learnt clauses
//! quality in modern SAT solvers", 2009).

use super::heap::Heap;

/// A variable, or that it is false: twice its number, and 1 more if false.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Literal(u32);

impl Literal {
    pub const fn of(variable: usize) -> Literal {
        Literal(2 * variable as u32)
    }

    pub const fn variable(self) -> usize {
        (self.0 >> 1) as usize
    }

    const fn at(self) -> usize {
        self.0 as usize
    }
}

impl std::ops::Not for Literal {
    type Output = Literal;

    fn not(self) -> Literal {
        Literal(self.0 ^ 1)
    }
}

/// Why a literal is true.
#[derive(Clone, Copy, Debug)]
enum Reason {
    /// It was tried, or holds for certain.
    None,
    /// This literal implies it.
    Literal(Literal),
    /// All other literals of this clause are false.
    Clause(u32),
}

/// A clause that watches a literal, and another of its literals: where that is true there is nothing to do.
#[derive(Clone, Copy, Debug)]
struct Watch {
    clause: u32,
    other: Literal,
}

/// What stands before the literals of a clause: how many there are; how many levels it joins, 0 for a rule; whether it had a part
/// in a conflict lately; and which literal was watched last (I. Gent, "Optimal implementation of watched literals and more general
/// techniques", 2013).
const COUNT: usize = 0;
const LEVELS: usize = 1;
const USED: usize = 2;
const PLACE: usize = 3;
/// Whether it was tried to be shortened.
const TRIED: usize = 4;
const HEAD: usize = 5;

/// What stands for the levels of a clause that is no more.
const DEAD: u32 = u32::MAX;

/// What a part of the search came to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Answer {
    /// All variables have a value that keeps all clauses.
    Satisfied,
    /// There are no such values.
    Unsatisfiable,
    /// The part is done, but the search is not.
    Unfinished,
}

/// A set of clauses, and the values of the variables so far.
#[derive(Clone, Debug)]
pub struct Clauses {
    /// One clause after another, each with its head; a clause is known by where it begins.
    clauses: Vec<u32>,
    /// For each literal, those that are true when it is.
    implied: Vec<Vec<Literal>>,
    /// For each literal, the clauses to look at when it becomes false.
    watches: Vec<Vec<Watch>>,
    /// For each literal 1 if it is true, -1 if it is false, 0 if it is open.
    values: Vec<i8>,
    reasons: Vec<Reason>,
    levels: Vec<u32>,
    /// The true literals in the order in which they became so.
    trail: Vec<Literal>,
    /// Where each level begins.
    begins: Vec<usize>,
    next: usize,
    order: Heap,
    /// What each variable was last.
    last: Vec<bool>,
    is_unsatisfiable: bool,
    conflicts: u64,
    reduce_at: u64,
    reductions: u64,
    /// Averages of how many levels learnt clauses join: of the last ones, and of many.
    fast: f64,
    slow: f64,
    restarted_at: u64,
    // Used again and again while a conflict is worked out.
    seen: Vec<bool>,
    learnt: Vec<Literal>,
    to_clear: Vec<usize>,
    stamps: Vec<u64>,
    stamp: u64,
}

impl Clauses {
    /// So many variables without any clause.
    pub fn new(variables: usize) -> Clauses {
        Clauses {
            clauses: Vec::new(),
            implied: vec![Vec::new(); 2 * variables],
            watches: vec![Vec::new(); 2 * variables],
            values: vec![0; 2 * variables],
            reasons: vec![Reason::None; variables],
            levels: vec![0; variables],
            trail: Vec::with_capacity(variables),
            begins: Vec::new(),
            next: 0,
            order: Heap::new(variables),
            last: vec![false; variables],
            is_unsatisfiable: false,
            conflicts: 0,
            reduce_at: FIRST_REDUCTION,
            reductions: 0,
            fast: 0.0,
            slow: 0.0,
            restarted_at: 0,
            seen: vec![false; variables],
            learnt: Vec::new(),
            to_clear: Vec::new(),
            stamps: vec![0; variables + 1],
            stamp: 0,
        }
    }

    /// Whether the literal is true.
    pub fn is_true(&self, literal: Literal) -> bool {
        self.values[literal.at()] > 0
    }

    /// One of these literals must be true. What was tried is forgotten.
    pub fn add(&mut self, mut literals: Vec<Literal>) {
        self.go_back(0);
        literals.sort_unstable();
        literals.dedup();
        if literals.windows(2).any(|pair| pair[0] == !pair[1]) || literals.iter().any(|&literal| self.is_true(literal))
        {
            return;
        }
        literals.retain(|literal| self.values[literal.at()] == 0);
        match literals[..] {
            [] => self.is_unsatisfiable = true,
            [one] => self.hold(one, Reason::None),
            [one, other] => self.add_pair(one, other),
            _ => {
                self.watch(&literals, 0);
            }
        }
    }

    fn add_pair(&mut self, one: Literal, other: Literal) {
        self.implied[(!one).at()].push(other);
        self.implied[(!other).at()].push(one);
    }

    fn watch(&mut self, literals: &[Literal], levels: u32) -> u32 {
        let [one, other] = [literals[0], literals[1]];
        let number = self.clauses.len() as u32;
        self.clauses.extend([literals.len() as u32, levels, 1, 2, 0]);
        self.clauses.extend(literals.iter().map(|literal| literal.0));
        self.watches[one.at()].push(Watch { clause: number, other });
        self.watches[other.at()].push(Watch { clause: number, other: one });
        number
    }

    fn literal(&self, clause: u32, place: usize) -> Literal {
        Literal(self.clauses[clause as usize + HEAD + place])
    }

    /// Goes on until values keep all clauses, or there are none, or there were so many conflicts.
    pub fn advance(&mut self, conflicts: u64) -> Answer {
        let end = self.conflicts.saturating_add(conflicts);
        loop {
            if self.is_unsatisfiable {
                return Answer::Unsatisfiable;
            }
            if let Some(conflict) = self.propagate() {
                if self.begins.is_empty() {
                    self.is_unsatisfiable = true;
                    return Answer::Unsatisfiable;
                }
                self.conflicts += 1;
                self.learn(conflict);
            } else if self.conflicts >= end {
                return Answer::Unfinished;
            } else if self.is_stuck() {
                self.restarted_at = self.conflicts;
                self.fast = self.slow;
                self.go_back(0);
            } else if self.conflicts >= self.reduce_at {
                self.go_back(0);
                self.shorten_all();
                self.reduce();
            } else {
                let Some(variable) = self.next_variable() else { return Answer::Satisfied };
                self.begins.push(self.trail.len());
                let literal = Literal::of(variable);
                self.hold(if self.last[variable] { literal } else { !literal }, Reason::None);
            }
        }
    }

    fn next_variable(&mut self) -> Option<usize> {
        loop {
            let variable = self.order.pop()?;
            if self.values[Literal::of(variable).at()] == 0 {
                return Some(variable);
            }
        }
    }

    fn hold(&mut self, literal: Literal, reason: Reason) {
        let variable = literal.variable();
        self.values[literal.at()] = 1;
        self.values[(!literal).at()] = -1;
        self.reasons[variable] = reason;
        self.levels[variable] = self.begins.len() as u32;
        self.trail.push(literal);
    }

    /// Works out what follows. The literals of the clause that cannot be kept are returned.
    fn propagate(&mut self) -> Option<Reason> {
        while let Some(&literal) = self.trail.get(self.next) {
            self.next += 1;
            for at in 0..self.implied[literal.at()].len() {
                let other = self.implied[literal.at()][at];
                match self.values[other.at()] {
                    0 => self.hold(other, Reason::Literal(literal)),
                    -1 => {
                        self.learnt.clear();
                        self.learnt.extend([!literal, other]);
                        return Some(Reason::None);
                    }
                    _ => {}
                }
            }
            let gone = !literal;
            let mut watches = std::mem::take(&mut self.watches[gone.at()]);
            let (mut kept, mut at) = (0, 0);
            let mut conflict = None;
            while at < watches.len() {
                let watch = watches[at];
                at += 1;
                if self.values[watch.other.at()] > 0 {
                    watches[kept] = watch;
                    kept += 1;
                    continue;
                }
                let (head, literals) = self.clauses[watch.clause as usize..].split_at_mut(HEAD);
                let literals = &mut literals[..head[COUNT] as usize];
                if literals[0] == gone.0 {
                    literals.swap(0, 1);
                }
                let first = Literal(literals[0]);
                let watched = Watch { clause: watch.clause, other: first };
                if self.values[first.at()] > 0 {
                    watches[kept] = watched;
                    kept += 1;
                    continue;
                }
                let last = head[PLACE] as usize;
                let is_open = |literal: &u32| self.values[*literal as usize] >= 0;
                let place = literals[last..].iter().position(is_open).map(|place| last + place);
                if let Some(place) = place.or_else(|| literals[2..last].iter().position(is_open).map(|place| 2 + place))
                {
                    head[PLACE] = place as u32;
                    literals.swap(1, place);
                    self.watches[literals[1] as usize].push(watched);
                    continue;
                }
                watches[kept] = watched;
                kept += 1;
                if self.values[first.at()] < 0 {
                    conflict = Some(Reason::Clause(watch.clause));
                    watches.copy_within(at.., kept);
                    kept += watches.len() - at;
                    break;
                }
                self.hold(first, Reason::Clause(watch.clause));
            }
            watches.truncate(kept);
            self.watches[gone.at()] = watches;
            if conflict.is_some() {
                return conflict;
            }
        }
        None
    }

    /// Learns a clause from a conflict: the literals of one clause are all false. With no clause they are in `learnt`.
    fn learn(&mut self, conflict: Reason) {
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
        // The second is of the highest level of the others, to which the search goes back.
        let highest = (1..learnt.len()).max_by_key(|&place| self.levels[learnt[place].variable()]);
        let back = highest.map_or(0, |place| self.levels[learnt[place].variable()]);
        if let Some(place) = highest {
            learnt.swap(1, place);
        }
        self.go_back(back as usize);
        match learnt[..] {
            [one] => self.hold(one, Reason::None),
            [one, other] => {
                self.add_pair(one, other);
                self.hold(one, Reason::Literal(!other));
            }
            _ => {
                let one = learnt[0];
                let number = self.watch(&learnt, joined);
                self.hold(one, Reason::Clause(number));
            }
        }
        self.learnt = of_conflict;
    }

    /// A false literal has a part in the conflict.
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

    /// Whether a literal of a learnt clause follows from the others (N. Sörensson and A. Biere, "Minimizing learned clauses", 2009).
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

    /// Takes out what a pair with the first literal makes needless (L. Simon and G. Audemard, Glucose, 2009).
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

    fn go_back(&mut self, level: usize) {
        let Some(&begin) = self.begins.get(level) else { return };
        for &literal in &self.trail[begin..] {
            self.values[literal.at()] = 0;
            self.values[(!literal).at()] = 0;
            self.last[literal.variable()] = literal.0 & 1 == 0;
            self.order.insert(literal.variable());
        }
        self.trail.truncate(begin);
        self.begins.truncate(level);
        self.next = begin;
    }

    /// Whether the last clauses join more levels than usual, so that it is better to begin anew.
    fn is_stuck(&self) -> bool {
        self.conflicts - self.restarted_at >= SHORTEST && self.fast > MARGIN * self.slow
    }

    /// Forgets the half of the learnt clauses that join the most levels, but for those that were of use lately.
    fn reduce(&mut self) {
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
        loose.truncate(loose.len() / 2);
        let mut loose: Vec<usize> = loose.into_iter().map(|(_, _, number)| number).collect();
        loose.sort_unstable();
        self.forget(&loose);
    }

    /// Tries once to shorten each clause that is kept.
    fn shorten_all(&mut self) {
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

    /// Makes the literals false one after another: those that are so already are needless, and where a conflict comes the rest is (C.
    /// Piette and others, "Vivifying propositional clausal formulae", 2008; M. Luo and others, "An effective learnt clause
    /// minimization approach for CDCL SAT solvers", 2017).
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
            self.hold(!literal, Reason::None);
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
                self.hold(one, Reason::None);
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

    /// Takes these clauses out, in ascending order, and moves the others together.
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

/// Clauses that join up to so many levels are kept for good.
const KEPT: u32 = 2;

/// Clauses that join up to so many levels are kept as long as they are used.
const KEPT_WHILE_USED: u32 = 6;

/// After so many conflicts clauses are forgotten for the first time; each time after some more.
const FIRST_REDUCTION: u64 = 2000;
const MORE_REDUCTION: u64 = 300;

/// How many clauses the averages are over.
const FEW: f64 = 32.0;
const MANY: f64 = 10_000.0;

/// How much more than usual is too much.
const MARGIN: f64 = 1.1;

/// It does not begin anew before so many conflicts.
const SHORTEST: u64 = 10;
