//! Cages for a solution: they are grown at random, and halved until there is only one solution.

use super::error::BoardGeneratorError;
use super::parts::pause;
use crate::Random;
use std::sync::Arc;
use sudoku_board::{Board, Cell, HouseKind, Rules, RulesError};
use sudoku_solve::constraint::Solutions;
use sudoku_solve::fast::SearchResult;

/// The sizes that cages grow to. A size is chosen as often as it occurs here.
const SIZES: [usize; 8] = [2, 2, 3, 3, 3, 4, 4, 5];

/// The number of tries to find another solution. If they are not enough, the largest cage is halved.
const TRIES: u64 = 20_000;

/// Makes a killer without givens whose only solution is this one; `None` if that takes cages of one cell nearly everywhere.
pub async fn puzzle(solution: &Board, random: &mut Random) -> Result<Option<Board>, BoardGeneratorError> {
    let mut cages = grown(solution, random);
    for _ in 0..solution.rules().cell_count() {
        pause().await;
        let puzzle = Board::new(rules(solution, &cages)?);
        let mut solutions = Solutions::of(&puzzle);
        let mut found = 0;
        let halved = loop {
            match solutions.advance(TRIES) {
                SearchResult::Solution(other) if other.values() != solution.values() => {
                    break different(&cages, solution, &other);
                }
                SearchResult::Solution(_) if found == 0 => found = 1,
                SearchResult::Exhausted => return Ok(Some(puzzle)),
                SearchResult::Solution(_) | SearchResult::Unfinished => break largest(&cages),
            }
        };
        let Some(number) = halved else { return Ok(None) };
        let cage = cages.swap_remove(number);
        cages.extend(halves(cage, random));
    }
    Ok(None)
}

/// Returns the rules with these cages, whose totals are those of the solution.
fn rules(solution: &Board, cages: &[Vec<Cell>]) -> Result<Arc<Rules>, RulesError> {
    let mut rules = Rules::clone(solution.rules());
    let mut ordered: Vec<Vec<Cell>> = cages.to_vec();
    ordered.iter_mut().for_each(|cage| cage.sort_unstable());
    ordered.sort();
    for cage in ordered {
        let total = cage.iter().filter_map(|&cell| solution.get(cell)).map(i32::from).sum();
        rules.add_cage(cage, Some(total))?;
    }
    Ok(Arc::new(rules))
}

/// Grows cages of different values until each cell is in one.
fn grown(solution: &Board, random: &mut Random) -> Vec<Vec<Cell>> {
    let mut free: Vec<Cell> = solution.rules().cells().collect();
    random.shuffle(&mut free);
    let mut cages: Vec<Vec<Cell>> = Vec::new();
    while let Some(first) = free.pop() {
        let size = SIZES[random.below(SIZES.len() as u32) as usize];
        let mut cage = vec![first];
        while cage.len() < size {
            let fits = |cell: &Cell| {
                cage.iter().any(|&own| own.is_beside(*cell))
                    && cage.iter().all(|&own| solution.get(own) != solution.get(*cell))
            };
            let Some(place) = free.iter().position(fits) else { break };
            cage.push(free.remove(place));
        }
        // A single cell joins a neighbouring cage, if possible.
        let joins = |other: &&mut Vec<Cell>| {
            other.len() < 5
                && other.iter().any(|&own| own.is_beside(first))
                && other.iter().all(|&own| solution.get(own) != solution.get(first))
        };
        match cages.iter_mut().find(joins).filter(|_| cage.len() == 1) {
            Some(other) => other.push(first),
            None => cages.push(cage),
        }
    }
    cages
}

/// Returns the largest cage with a cell in which the two solutions differ.
fn different(cages: &[Vec<Cell>], solution: &Board, other: &Board) -> Option<usize> {
    let differs = |cage: &Vec<Cell>| cage.iter().any(|&cell| solution.get(cell) != other.get(cell));
    (0..cages.len())
        .filter(|&number| cages[number].len() > 1 && differs(&cages[number]))
        .max_by_key(|&number| cages[number].len())
}

fn largest(cages: &[Vec<Cell>]) -> Option<usize> {
    (0..cages.len()).filter(|&number| cages[number].len() > 1).max_by_key(|&number| cages[number].len())
}

/// Splits a cage into two connected halves, or more parts if the rest is not connected.
fn halves(cage: Vec<Cell>, random: &mut Random) -> Vec<Vec<Cell>> {
    let half = cage.len() / 2;
    let mut rest = cage;
    random.shuffle(&mut rest);
    let part = connected(&mut rest, half);
    let mut parts = vec![part];
    while !rest.is_empty() {
        let length = rest.len();
        parts.push(connected(&mut rest, length));
    }
    parts
}

/// Takes at least one and at most this many connected cells out of the list.
fn connected(cells: &mut Vec<Cell>, most: usize) -> Vec<Cell> {
    let mut part: Vec<Cell> = cells.pop().into_iter().collect();
    while part.len() < most {
        let Some(place) = cells.iter().position(|&cell| part.iter().any(|&own| own.is_beside(cell))) else { break };
        part.push(cells.remove(place));
    }
    part
}

/// Halves the largest cage that has more than two cells, at least two of which are blank in `blanks`; `None` if there is no
/// such cage.
pub fn halved(
    puzzle: &Board,
    solution: &Board,
    blanks: &Board,
    random: &mut Random,
) -> Result<Option<Board>, RulesError> {
    let houses = puzzle.rules().houses().iter().filter(|house| house.kind() == HouseKind::Cage);
    let mut cages: Vec<Vec<Cell>> = houses.map(|house| house.cells.clone()).collect();
    let is_open =
        |cage: &Vec<Cell>| cage.len() > 2 && cage.iter().filter(|&&cell| blanks.get(cell).is_none()).count() > 1;
    let open = (0..cages.len()).filter(|&number| is_open(&cages[number]));
    let Some(number) = open.max_by_key(|&number| cages[number].len()) else { return Ok(None) };
    let cage = cages.swap_remove(number);
    cages.extend(halves(cage, random));
    Ok(Some(Board::new(rules(solution, &cages)?)))
}
