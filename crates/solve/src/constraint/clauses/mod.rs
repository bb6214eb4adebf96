//! Conflict-driven clause learning: each failure adds a clause that keeps the search from failing in the same way again (J. P.
//! Marques-Silva and K. A. Sakallah, "GRASP", 1996; M. Moskewicz and others, "Chaff", 2001; G. Audemard and L. Simon,
//! "Predicting learnt clauses quality in modern SAT solvers", 2009).

mod conflict;
mod upkeep;

use super::heap::Heap;

/// A variable or its negation, as twice the number of the variable, plus 1 for the negation.
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

/// The reason why a literal is true.
#[derive(Clone, Copy, Debug)]
enum Reason {
    /// It was tried, or it is always true.
    None,
    /// This literal implies it.
    Literal(Literal),
    /// All other literals of this clause are false.
    Clause(u32),
}

/// A clause that watches a literal, and another literal of the clause. If that one is true, the clause need not be examined.
#[derive(Clone, Copy, Debug)]
struct Watch {
    clause: u32,
    other: Literal,
}

/// The index in the header of a clause of the number of its literals, which follow the header.
const COUNT: usize = 0;
/// The index in the header of the number of levels that a learnt clause joins (its literal block distance); 0 for a rule.
const LEVELS: usize = 1;
/// The index in the header of a flag: 1 if the clause took part in a recent conflict.
const USED: usize = 2;
/// The index in the header of the literal at which the next search for a literal to watch begins (I. Gent, "Optimal
/// implementation of watched literals and more general techniques", 2013).
const PLACE: usize = 3;
/// The index in the header of a flag: 1 if the solver has already tried to shorten the clause.
const TRIED: usize = 4;
/// The length of the header.
const HEAD: usize = 5;

/// The number of levels that marks a deleted clause.
const DEAD: u32 = u32::MAX;

/// The number of conflicts before clauses are forgotten for the first time. Later intervals are longer.
const FIRST_REDUCTION: u64 = 2000;

/// The ratio of recent to average conflicts that triggers a restart.
const MARGIN: f64 = 1.1;

/// The least number of conflicts between two restarts.
const SHORTEST: u64 = 10;

/// The result of a part of the search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Answer {
    /// All variables have a value that keeps all clauses.
    Satisfied,
    /// There are no such values.
    Unsatisfiable,
    /// The part is done, but the search is not.
    Unfinished,
}

/// A SAT solver: a set of clauses, and the values that the variables have so far.
#[derive(Clone, Debug)]
pub struct Clauses {
    /// The clauses one after another, each with its header. A clause is identified by the index of its header.
    clauses: Vec<u32>,
    /// For each literal, those that it implies.
    implied: Vec<Vec<Literal>>,
    /// For each literal, the clauses to examine when it becomes false.
    watches: Vec<Vec<Watch>>,
    /// For each literal, 1 if it is true, -1 if it is false, and 0 if it has no value yet.
    values: Vec<i8>,
    reasons: Vec<Reason>,
    levels: Vec<u32>,
    /// The true literals in the order in which they became true.
    trail: Vec<Literal>,
    /// The index in the trail at which each level begins.
    begins: Vec<usize>,
    next: usize,
    order: Heap,
    /// The last value of each variable (phase saving).
    last: Vec<bool>,
    is_unsatisfiable: bool,
    conflicts: u64,
    reduce_at: u64,
    reductions: u64,
    /// Averages of the number of levels that learnt clauses join: of recent ones, and of all.
    fast: f64,
    slow: f64,
    restarted_at: u64,
    // Buffers that are reused for each conflict.
    seen: Vec<bool>,
    learnt: Vec<Literal>,
    to_clear: Vec<usize>,
    stamps: Vec<u64>,
    stamp: u64,
}

impl Clauses {
    /// Creates a solver with this many variables and no clause.
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

    /// Returns true if the literal is true.
    pub fn is_true(&self, literal: Literal) -> bool {
        self.values[literal.at()] > 0
    }

    /// Adds a clause: one of these literals must be true. All tried values are forgotten.
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
            [one] => self.assign(one, Reason::None),
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

    /// Continues until all clauses are satisfied, or cannot be, or this many conflicts have happened.
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
                self.assign(if self.last[variable] { literal } else { !literal }, Reason::None);
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

    fn assign(&mut self, literal: Literal, reason: Reason) {
        let variable = literal.variable();
        self.values[literal.at()] = 1;
        self.values[(!literal).at()] = -1;
        self.reasons[variable] = reason;
        self.levels[variable] = self.begins.len() as u32;
        self.trail.push(literal);
    }

    /// Derives all consequences. Returns the reason with a clause that cannot be satisfied, if there is one.
    fn propagate(&mut self) -> Option<Reason> {
        while let Some(&literal) = self.trail.get(self.next) {
            self.next += 1;
            for at in 0..self.implied[literal.at()].len() {
                let other = self.implied[literal.at()][at];
                match self.values[other.at()] {
                    0 => self.assign(other, Reason::Literal(literal)),
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
                self.assign(first, Reason::Clause(watch.clause));
            }
            watches.truncate(kept);
            self.watches[gone.at()] = watches;
            if conflict.is_some() {
                return conflict;
            }
        }
        None
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

    /// Returns true if recent clauses join more levels than usual, so that a restart is better.
    fn is_stuck(&self) -> bool {
        self.conflicts - self.restarted_at >= SHORTEST && self.fast > MARGIN * self.slow
    }
}
