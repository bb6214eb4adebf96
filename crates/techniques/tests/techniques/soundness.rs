//! Tests that no technique is ever wrong, by comparing placements and eliminations with all solutions.

use super::{position, puzzle};
use proptest::prelude::*;
use sudoku_board::classic::{ClassicCell, Grid};
use sudoku_board::{Candidate, Cell, Values};
use sudoku_samples::thoroughness::thoroughly;
use sudoku_solve::fast::Solver;
use sudoku_techniques::{Deduction, Fins, Fish, Position, Shape, Technique, next};

/// The most solutions of a puzzle that is tested.
const MOST_SOLUTIONS: usize = 400;

/// Returns the digits that each cell has in the solutions; `None` if there are too many solutions.
fn solutions(grid: &Grid) -> Option<Vec<Values>> {
    let mut all = vec![Values::EMPTY; Cell::COUNT];
    let mut solver = Solver::new();
    for (number, solution) in solver.solutions(grid).enumerate() {
        if number == MOST_SOLUTIONS {
            return None;
        }
        Cell::all().zip(&mut all).for_each(|(cell, digits)| digits.extend(solution.get(cell)));
    }
    Some(all)
}

/// Returns true if the technique is fast.
fn is_quick(technique: Technique) -> bool {
    match technique {
        Technique::Fish(Fish { size, shape: Shape::Basic, .. }) => size <= 5,
        Technique::Fish(Fish { size, fins: Fins::None, .. }) => size <= 3,
        Technique::Fish(Fish { size, .. }) => size == 2,
        Technique::TrialAndError | Technique::KrakenFish2 => false,
        _ => true,
    }
}

fn is_right(deduction: &Deduction, all: &[Values]) -> Result<(), TestCaseError> {
    for Candidate { cell, value: digit } in &deduction.eliminations {
        prop_assert!(!all[cell.index()].contains(*digit), "{cell} may be {digit}: {deduction:?}");
    }
    for Candidate { cell, value: digit } in &deduction.placements {
        prop_assert_eq!(all[cell.index()].single(), Some(*digit), "{:?}", deduction);
    }
    prop_assert!(
        !deduction.eliminations.is_empty() || !deduction.placements.is_empty(),
        "it says nothing: {deduction:?}"
    );
    Ok(())
}

/// Checks the deductions of all techniques along the path. If there are several solutions, techniques that need a single one
/// are left out.
fn the_way_is_right(mut position: Position, all: &[Values], is_unique: bool) -> Result<(), TestCaseError> {
    let fits = |technique: &&Technique| is_unique || !technique.needs_one_solution();
    let techniques: Vec<Technique> = Technique::all().iter().filter(fits).copied().collect();
    let mut step = 0;
    while let Some(deduction) = next(&position, is_unique) {
        is_right(&deduction, all)?;
        // Singles change little, so checking every third position covers nearly everything.
        if step % 3 == 0 {
            // Slow techniques are checked once along the path.
            let looks = |technique: &&Technique| is_quick(**technique) || thoroughly(step == 24, false);
            for technique in techniques.iter().filter(looks) {
                for deduction in technique.every(&position) {
                    is_right(&deduction, all)?;
                    prop_assert!(
                        deduction.eliminations.iter().all(|candidate| position.has(*candidate)),
                        "{deduction:?}"
                    );
                }
            }
        }
        deduction.apply(&mut position);
        step += 1;
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(thoroughly(20, 6)))]

    #[test]
    fn what_is_found_in_a_puzzle_with_one_solution_is_right(seed: u64) {
        let grid = puzzle(seed, None);
        let all = solutions(&grid).expect("one");
        the_way_is_right(position(&grid), &all, true)?;
    }

    #[test]
    fn what_is_found_in_a_puzzle_with_several_solutions_is_right(seed: u64, without in 1usize..3) {
        let puzzle = puzzle(seed, None);
        let givens: Vec<Cell> = Cell::all().filter(|&cell| puzzle.get(cell).is_some()).collect();
        // Without any of its givens, a minimal puzzle has several solutions, and for some of them few enough to check all.
        let few = (0..givens.len()).find_map(|first| {
            let mut grid = puzzle;
            for number in 0..without {
                grid.put(givens[(seed as usize).wrapping_add(first + 7 * number) % givens.len()], None);
            }
            Some((grid, solutions(&grid)?))
        });
        let (grid, all) = few.ok_or_else(|| TestCaseError::reject("too many solutions"))?;
        prop_assert!(all.iter().any(|digits| digits.len() > 1));
        the_way_is_right(position(&grid), &all, false)?;
    }
}
