//! Learning from conflicts, for rules without sums. Each failure adds a clause that keeps the search from failing in the same
//! way again. The rules are clauses too, with one variable for each value that a cell may have.

use super::clauses::{Answer, Clauses, Literal};
use super::model::{Constraint, Model};
use crate::fast::SearchResult;

/// A search for all solutions that learns from its conflicts.
#[derive(Clone)]
pub struct Learning {
    clauses: Clauses,
    /// For each cell, its values, from 0, and their variables.
    cells: Vec<Vec<(u8, Literal)>>,
    side: usize,
}

impl Learning {
    /// Returns true if all rules can be written as clauses.
    pub fn knows(model: &Model) -> bool {
        !model.constraints.iter().any(|constraint| matches!(constraint, Constraint::Cage(_) | Constraint::Linear(_)))
    }

    /// Creates a search among these values of each cell.
    pub fn new(model: &Model, values: &[u32]) -> Learning {
        let mut variables = 0;
        let literals = |bits: &u32| {
            let values = (0..model.side as u8).filter(|value| bits >> value & 1 != 0);
            let numbered = values.map(|value| {
                variables += 1;
                (value, Literal::of(variables - 1))
            });
            numbered.collect()
        };
        let cells = values.iter().map(literals).collect();
        let mut learning = Learning { clauses: Clauses::new(variables), cells, side: model.side };
        learning.add_rules(model);
        learning
    }

    /// Continues until this many conflicts have happened, or the next solution is found.
    pub fn advance(&mut self, conflicts: u64) -> SearchResult<Vec<u8>> {
        match self.clauses.advance(conflicts) {
            Answer::Satisfied => {}
            Answer::Unsatisfiable => return SearchResult::Exhausted,
            Answer::Unfinished => return SearchResult::Unfinished,
        }
        let is_true = |&&(_, literal): &&(u8, Literal)| self.clauses.is_true(literal);
        let values: Vec<u8> =
            self.cells.iter().map(|cell| cell.iter().find(is_true).map_or(0, |(value, _)| value + 1)).collect();
        self.exclude(&values);
        SearchResult::Solution(values)
    }

    /// Excludes a solution from being found again.
    pub fn exclude(&mut self, solution: &[u8]) {
        let of = |(cell, value): (&Vec<(u8, Literal)>, &u8)| {
            cell.iter().find(|(held, _)| held + 1 == *value).map(|&(_, literal)| !literal)
        };
        let clause = self.cells.iter().zip(solution).filter_map(of).collect();
        self.add(clause);
    }

    fn add(&mut self, clause: Vec<Literal>) {
        self.clauses.add(clause);
    }

    fn literal(&self, cell: u16, value: u8) -> Option<Literal> {
        self.cells[usize::from(cell)].iter().find(|(held, _)| *held == value).map(|&(_, literal)| literal)
    }

    fn add_rules(&mut self, model: &Model) {
        for cell in 0..self.cells.len() as u16 {
            let literals: Vec<Literal> = self.cells[usize::from(cell)].iter().map(|&(_, literal)| literal).collect();
            for (at, &one) in literals.iter().enumerate() {
                literals[..at].iter().for_each(|&other| self.add(vec![!one, !other]));
            }
            self.add(literals);
            for &peer in model.peers[usize::from(cell)].iter().take_while(|&&peer| peer < cell) {
                for (value, one) in self.cells[usize::from(cell)].clone() {
                    if let Some(other) = self.literal(peer, value) {
                        self.add(vec![!one, !other]);
                    }
                }
            }
        }
        for house in &model.houses {
            for value in 0..self.side as u8 {
                let places = house.iter().filter_map(|&cell| self.literal(cell, value)).collect();
                self.add(places);
            }
        }
        for constraint in &model.constraints {
            match constraint {
                Constraint::Pair(pair) => {
                    for (from, to) in [(0, 1), (1, 0)] {
                        let allowed = |value: u8| pair.beside[from][usize::from(value)];
                        self.supported(pair.cells[from], &[pair.cells[to]], allowed);
                    }
                }
                Constraint::EqualCells(same) => self.supported(same.cell, &same.partners, |value| 1 << value),
                Constraint::Cage(_) | Constraint::Linear(_) => {}
            }
        }
    }

    /// Adds clauses: a value of the cell needs one of the values allowed beside it in one of the other cells.
    fn supported(&mut self, cell: u16, others: &[u16], beside: impl Fn(u8) -> u32) {
        for (value, literal) in self.cells[usize::from(cell)].clone() {
            let beside = beside(value);
            let held = others.iter().flat_map(|&other| &self.cells[usize::from(other)]);
            let supports = held.filter(|(held, _)| beside >> held & 1 != 0).map(|&(_, support)| support);
            let clause = supports.chain([!literal]).collect();
            self.add(clause);
        }
    }
}
