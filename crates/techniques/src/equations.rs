//! Sums, innies and outies, and the law of leftovers.

use super::general::GeneralPosition;
use super::shape::Equation;
use super::{CellSet, Deduction, DeductionSink, Technique, Why, offer};
use std::ops::ControlFlow;
use sudoku_board::{Cell, Value, Values};

/// The most ways to fill cells that a person would list. For longer sums, only the bounds are used.
const MOST_WAYS: u32 = 729;

/// Finds candidates that a sum rules out. In a cage, these are the candidates of no combination.
pub(super) fn sums(position: &GeneralPosition, sink: &mut DeductionSink<'_>) -> ControlFlow<()> {
    equations(position, Technique::Sum, &position.shape.sums, sink)
}

/// Finds candidates that the houses together with the cages in them rule out.
pub(super) fn innies_and_outies(position: &GeneralPosition, sink: &mut DeductionSink<'_>) -> ControlFlow<()> {
    equations(position, Technique::InniesAndOuties, &position.shape.innies_and_outies, sink)
}

fn equations(
    position: &GeneralPosition,
    technique: Technique,
    equations: &[Equation],
    sink: &mut DeductionSink<'_>,
) -> ControlFlow<()> {
    for equation in equations {
        let left = left(position, equation);
        let cells = || equation.terms.iter().map(|&(_, cell)| cell);
        let eliminated: Vec<_> = cells().zip(left).flat_map(|(cell, left)| position.open_without(cell, left)).collect();
        if !eliminated.is_empty() {
            let why = Why { cells: cells().collect(), rule: Some(equation.formula.clone()), ..Why::default() };
            offer(Deduction::eliminating(technique, eliminated, why), sink)?;
        }
    }
    ControlFlow::Continue(())
}

/// Returns the least and the greatest value of a term.
fn bounds(weight: i32, values: Values) -> (i32, i32) {
    let (one, other) =
        values.bounds().map_or((0, 0), |(low, high)| (weight * i32::from(low), weight * i32::from(high)));
    (one.min(other), one.max(other))
}

/// Returns the values that are left for each cell of a sum.
fn left(position: &GeneralPosition, equation: &Equation) -> Vec<Values> {
    let possible: Vec<Values> = equation.terms.iter().map(|&(_, cell)| position.possible(cell)).collect();
    let ways = possible.iter().fold(1_u32, |ways, values| ways.saturating_mul(values.len() as u32));
    if ways <= MOST_WAYS {
        let mut left = vec![Values::EMPTY; possible.len()];
        let mut chosen = Vec::with_capacity(possible.len());
        list_ways(position, equation, &possible, equation.total, &mut chosen, &mut left);
        return left;
    }
    let all: Vec<(i32, i32)> =
        equation.terms.iter().zip(&possible).map(|(&(weight, _), &values)| bounds(weight, values)).collect();
    let (least, most) = all.iter().fold((0, 0), |sum, term| (sum.0 + term.0, sum.1 + term.1));
    let fits = |at: usize, value: &Value| {
        let (weight, _) = equation.terms[at];
        let rest = equation.total - weight * i32::from(*value);
        (least - all[at].0..=most - all[at].1).contains(&rest)
    };
    possible.iter().enumerate().map(|(at, values)| values.iter().filter(|value| fits(at, value)).collect()).collect()
}

/// Collects the values of all ways to fill the cells in which cells that must differ do.
fn list_ways(
    position: &GeneralPosition,
    equation: &Equation,
    possible: &[Values],
    rest: i32,
    chosen: &mut Vec<Value>,
    left: &mut [Values],
) {
    let at = chosen.len();
    let Some(&(weight, cell)) = equation.terms.get(at) else {
        if rest == 0 {
            left.iter_mut().zip(chosen).for_each(|(left, &mut value)| *left |= Values::only(value));
        }
        return;
    };
    for value in possible[at].iter() {
        let before = equation.terms.iter().zip(&*chosen);
        let is_taken = before.into_iter().any(|(&(_, other), &held)| held == value && position.shape.sees(other, cell));
        if !is_taken {
            chosen.push(value);
            list_ways(position, equation, possible, rest - weight * i32::from(value), chosen, left);
            chosen.pop();
        }
    }
}

/// Finds candidates on one side of the leftovers that the other side lacks.
pub(super) fn leftovers(position: &GeneralPosition, sink: &mut DeductionSink<'_>) -> ControlFlow<()> {
    for [one, other] in &position.shape.leftovers {
        for (from, to) in [(one, other), (other, one)] {
            let any = from.iter().fold(Values::EMPTY, |any, &cell| any | position.possible(cell));
            let eliminated = to.iter().flat_map(|&cell| position.open_without(cell, any));
            let side = |cells: &[Cell]| {
                let values = cells.iter().fold(Values::EMPTY, |any, &cell| any | position.possible(cell));
                CellSet { cells: cells.iter().copied().collect(), values }
            };
            let sets = [from, to].map(|cells| side(cells));
            let why = Why { cells: sets[0].cells, sets: sets.to_vec(), ..Why::default() };
            offer(Deduction::eliminating(Technique::LawOfLeftovers, eliminated.collect(), why), sink)?;
        }
    }
    ControlFlow::Continue(())
}
