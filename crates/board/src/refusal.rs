//! Refusals: the rule that a board breaks, and the cells that break it.

use crate::rules::sum::formula;
use crate::{Board, Cell, House, HouseCells, Relation, Rules, Sum, Value, Values};
use std::fmt;

/// A broken rule, with the values that break it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BrokenRule {
    /// A house that has a value twice.
    House {
        /// The house.
        house: House,
        /// The value that appears twice.
        value: Value,
    },
    /// A relation that two cells do not satisfy.
    Relation {
        /// The name of the relation in sentences.
        name: String,
        /// The values of the two cells.
        values: [Value; 2],
    },
    /// A sum with a wrong total.
    Sum {
        /// The weight of each cell in the sum, in the order of the cells.
        weights: Vec<i16>,
        /// The total that it must reach.
        total: i32,
        /// The sum of the values.
        found: i32,
    },
    /// A sum with blanks that can no longer become right, or never could.
    OutOfReach {
        /// The weight of each cell in the sum, in the order of the cells.
        weights: Vec<i16>,
        /// The total that the sum must reach.
        total: i32,
        /// The least total that is still possible.
        least: i32,
        /// The greatest total that is still possible.
        most: i32,
    },
    /// A value that the cell may not have.
    Allowed(Value),
}

/// A rule that the values of a board break.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal {
    /// The rule that is broken.
    pub broken: BrokenRule,
    /// The cells that break the rule: two for a house or a relation, all for a sum.
    pub cells: Vec<Cell>,
}

/// Writes a sentence such as “row 1 holds two 4s, at r1c1 and r1c2”.
impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let cells = |f: &mut fmt::Formatter<'_>| {
            for (at, cell) in self.cells.iter().enumerate() {
                let before = if at == 0 {
                    ""
                } else if at + 1 == self.cells.len() {
                    " and "
                } else {
                    ", "
                };
                write!(f, "{before}{cell}")?;
            }
            Ok(())
        };
        match &self.broken {
            BrokenRule::House { house, value } => {
                write!(f, "{house} holds two {value}s, at ")?;
                cells(f)
            }
            BrokenRule::Relation { name, values: [one, other] } => {
                cells(f)?;
                write!(f, " hold {one} and {other}, against the rule “{name}”")
            }
            BrokenRule::Sum { weights, total, found } if weights.iter().all(|&weight| weight == 1) => {
                cells(f)?;
                write!(f, " must add up to {total}, not {found}")
            }
            BrokenRule::Sum { weights, total, found } => {
                let terms = weights.iter().copied().zip(self.cells.iter().copied());
                write!(f, "{} must be {total}, not {found}", formula(terms))
            }
            BrokenRule::OutOfReach { weights, total, least, most } => {
                if weights.iter().all(|&weight| weight == 1) {
                    cells(f)?;
                    write!(f, " must add up to {total}")?;
                } else {
                    let terms = weights.iter().copied().zip(self.cells.iter().copied());
                    write!(f, "{} must be {total}", formula(terms))?;
                }
                let (end, reach) = if total < least { ("least", least) } else { ("most", most) };
                write!(f, ", but with the values already there it is at {end} {reach}")
            }
            BrokenRule::Allowed(value) => {
                cells(f)?;
                write!(f, " may not hold {value}")
            }
        }
    }
}

impl std::error::Error for Refusal {}

impl Board {
    /// Returns the first rule that the values break, if any. The values allowed in each cell are checked first, then houses,
    /// relations and sums, and last the sums with blanks that can no longer become right.
    pub fn refusal(&self) -> Option<Refusal> {
        self.broken().or_else(|| {
            self.rules().sums().iter().find_map(|sum| self.rules().out_of_reach(sum, |cell| self.get(cell)))
        })
    }

    /// Returns the first rule that the values break by themselves; a sum with blanks is not broken.
    pub fn broken(&self) -> Option<Refusal> {
        let rules = self.rules();
        let allowed = rules.cells().filter_map(|cell| {
            let value = self.get(cell).filter(|&value| !rules.allowed(cell).contains(value))?;
            Some(Refusal { broken: BrokenRule::Allowed(value), cells: vec![cell] })
        });
        let houses = rules.houses().iter().filter_map(|house| self.twice(house));
        let relations = rules.relations().iter().filter_map(|relation| self.unrelated(relation));
        let sums = rules.sums().iter().filter_map(|sum| rules.wrong_sum(sum, |cell| self.get(cell)));
        allowed.chain(houses).chain(relations).chain(sums).next()
    }

    fn twice(&self, house: &HouseCells) -> Option<Refusal> {
        let mut seen = [None; Value::MOST as usize];
        house.cells.iter().find_map(|&cell| {
            let value = self.get(cell)?;
            let first = seen[value.index()].replace(cell)?;
            Some(Refusal { broken: BrokenRule::House { house: house.house, value }, cells: vec![first, cell] })
        })
    }

    fn unrelated(&self, relation: &Relation) -> Option<Refusal> {
        relation.cells(self.rules().side()).into_iter().find_map(|cells| {
            let values = [self.get(cells[0])?, self.get(cells[1])?];
            let refusal =
                || Refusal { broken: BrokenRule::Relation { name: relation.name(), values }, cells: cells.to_vec() };
            (!relation.allows(values[0], values[1])).then(refusal)
        })
    }
}

impl Rules {
    /// Returns a refusal if the sum has no blanks and a wrong total.
    pub(crate) fn wrong_sum(&self, sum: &Sum, get: impl Fn(Cell) -> Option<Value>) -> Option<Refusal> {
        let is_full = sum.cells().all(|cell| get(cell).is_some());
        let found = sum.value(&get);
        let weights = || sum.terms.iter().map(|&(weight, _)| weight).collect();
        let broken = || BrokenRule::Sum { weights: weights(), total: sum.total, found };
        let refusal = || Refusal { broken: broken(), cells: sum.cells().collect() };
        (is_full && found != sum.total).then(refusal)
    }

    /// Returns a refusal if no values for the blanks make the sum right. Cells of one house are known to be different.
    pub(crate) fn out_of_reach(&self, sum: &Sum, get: impl Fn(Cell) -> Option<Value>) -> Option<Refusal> {
        let blanks: Vec<_> = sum.terms.iter().filter(|&&(_, cell)| get(cell).is_none()).collect();
        if blanks.is_empty() {
            return None;
        }
        let placed = sum.value(&get);
        let is_in = |house: &HouseCells| {
            house.cells.len() >= sum.terms.len() && sum.cells().all(|cell| house.cells.contains(&cell))
        };
        let (least, most) = if sum.is_plain() && self.houses().iter().any(is_in) {
            let used: Values = sum.cells().filter_map(&get).collect();
            let free: Vec<i32> = Values::up_to(self.side()).minus(used).iter().map(i32::from).collect();
            let lowest = free.iter().take(blanks.len()).sum::<i32>();
            (placed + lowest, placed + free.iter().rev().take(blanks.len()).sum::<i32>())
        } else {
            blanks.iter().fold((placed, placed), |(least, most), &&(weight, cell)| {
                let [one, other] = self.bounds(cell).map(|bound| i32::from(weight) * bound);
                (least + one.min(other), most + one.max(other))
            })
        };
        let weights = || sum.terms.iter().map(|&(weight, _)| weight).collect();
        let broken = || BrokenRule::OutOfReach { weights: weights(), total: sum.total, least, most };
        let refusal = || Refusal { broken: broken(), cells: sum.cells().collect() };
        (!(least..=most).contains(&sum.total)).then(refusal)
    }
}
