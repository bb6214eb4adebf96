//! Binary programs: slots that each take one of their values, with linear constraints. They are solved with fractions allowed,
//! by a linear programming library.

pub use microlp::{ComparisonOp, Variable};
use microlp::{Error, OptimizationDirection, Problem};
use sudoku_board::Value;

/// The distance from 1 beyond which a value counts as a fraction.
const FRACTION: f64 = 1e-6;

/// A constraint that nothing can meet.
pub struct Contradiction;

/// A binary program, with a variable for each slot and each of its values.
pub struct Program {
    problem: Problem,
    slots: Vec<Vec<(Value, Variable)>>,
}

/// The result of solving the constraints.
pub enum Solved {
    /// The constraints contradict each other.
    Infeasible,
    /// All slots have whole values, and these are a solution.
    Whole,
    /// Some slots have fractions.
    Fractional {
        /// The number of slots with fractions.
        slots: usize,
        /// The slot to branch on.
        branch: SlotBranch,
    },
    /// The library gave up, so the result is unknown.
    Unsettled {
        /// The slot to branch on.
        branch: SlotBranch,
    },
}

/// A slot, and its values in the order in which to try them.
pub struct SlotBranch {
    /// The index of the slot.
    pub slot: usize,
    /// Its values, the most promising one first.
    pub values: Vec<Value>,
}

impl Program {
    /// Creates a program without constraints, from the values of each slot.
    pub fn new(slots: impl IntoIterator<Item = impl IntoIterator<Item = Value>>) -> Program {
        let mut problem = Problem::new(OptimizationDirection::Minimize);
        let mut slot = |values: &mut dyn Iterator<Item = Value>| {
            values.map(|value| (value, problem.add_var(0.0, (0.0, 1.0)))).collect::<Vec<_>>()
        };
        let slots = slots.into_iter().map(|values| slot(&mut values.into_iter())).collect();
        Program { problem, slots }
    }

    /// Returns the variable of a slot's value; `None` if it is not one of its values.
    pub fn variable(&self, slot: usize, value: Value) -> Option<Variable> {
        self.slots[slot].iter().find(|(own, _)| *own == value).map(|(_, variable)| *variable)
    }

    /// Adds a constraint: the weighted sum of the variables compared with a number.
    pub fn add(
        &mut self,
        terms: impl IntoIterator<Item = (Variable, f64)>,
        comparison: ComparisonOp,
        total: f64,
    ) -> Result<(), Contradiction> {
        let terms: Vec<_> = terms.into_iter().collect();
        let holds = match comparison {
            ComparisonOp::Eq => total == 0.0,
            ComparisonOp::Le => total >= 0.0,
            ComparisonOp::Ge => total <= 0.0,
        };
        match (terms.is_empty(), holds) {
            (true, true) => {}
            (true, false) => return Err(Contradiction),
            (false, _) => self.problem.add_constraint(&terms, comparison, total),
        }
        Ok(())
    }

    /// Solves the program. Values that are all whole are checked with `is_solution` before they are trusted.
    pub fn solve(self, is_solution: impl FnOnce(&[Value]) -> bool) -> Solved {
        // The library counts its steps and gives up after a few thousand without progress, which is the same on every machine.
        // Branching settles the rest.
        let parts = match self.problem.solve() {
            Err(Error::Infeasible) => return Solved::Infeasible,
            Ok(outcome) => outcome.into_solution().ok(),
            Err(_) => None,
        };
        let part = |variable: Variable| parts.as_ref().map_or(0.0, |parts| parts.var_value(variable));
        let mut whole = Vec::with_capacity(self.slots.len());
        let mut fractional: Vec<(usize, f64)> = Vec::new();
        for (slot, values) in self.slots.iter().enumerate() {
            let parts = values.iter().map(|&(value, variable)| (value, part(variable)));
            match parts.max_by(|one, other| one.1.total_cmp(&other.1)) {
                Some((value, part)) if part > 1.0 - FRACTION => whole.push(value),
                Some((_, part)) => fractional.push((slot, part)),
                None => return Solved::Infeasible,
            }
        }
        if fractional.is_empty() && is_solution(&whole) {
            return Solved::Whole;
        }
        let nearest = fractional.iter().max_by(|one, other| one.1.total_cmp(&other.1)).map(|&(slot, _)| slot);
        let smallest = || (0..self.slots.len()).min_by_key(|&slot| self.slots[slot].len());
        let Some(slot) = nearest.or_else(smallest) else {
            // Nothing is open, and the values placed are no solution.
            return Solved::Infeasible;
        };
        let mut values: Vec<(Value, f64)> =
            self.slots[slot].iter().map(|&(value, variable)| (value, part(variable))).collect();
        values.sort_by(|one, other| other.1.total_cmp(&one.1));
        let branch = SlotBranch { slot, values: values.into_iter().map(|(value, _)| value).collect() };
        match fractional.len() {
            slots if parts.is_some() && slots > 0 => Solved::Fractional { slots, branch },
            _ => Solved::Unsettled { branch },
        }
    }
}
