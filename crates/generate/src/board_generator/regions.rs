//! Random regions in place of boxes: the boxes, with cells exchanged at random.

use crate::Random;
use sudoku_board::{Cell, HouseKind, Rules, RulesError};

/// The number of attempts to exchange two cells.
const EXCHANGES: usize = 600;

/// Creates rules with rows, columns, and random regions.
pub fn rules(side: usize, random: &mut Random) -> Result<Rules, RulesError> {
    let mut rules = Rules::latin(side)?;
    let mut regions: Vec<Vec<Cell>> = (0..rules.side()).map(|number| rules.usual_box(number)).collect();
    for _ in 0..EXCHANGES {
        exchange(&mut regions, random);
    }
    for region in &mut regions {
        region.sort_unstable();
        rules.add_house(HouseKind::Region, region.clone())?;
    }
    Ok(rules)
}

/// Exchanges a cell for a neighbouring one of another region, if both regions stay connected.
fn exchange(regions: &mut [Vec<Cell>], random: &mut Random) {
    let mut pick = |count: usize| random.below(count as u32) as usize;
    let (one, other) = (pick(regions.len()), pick(regions.len()));
    if one == other {
        return;
    }
    let touches = |cell: Cell, region: &[Cell]| region.iter().any(|&own| own.is_beside(cell));
    let edge = |from: usize, to: usize| -> Vec<usize> {
        (0..regions[from].len()).filter(|&place| touches(regions[from][place], &regions[to])).collect()
    };
    let (ones, others) = (edge(one, other), edge(other, one));
    if ones.is_empty() {
        return;
    }
    let (place, other_place) = (ones[pick(ones.len())], others[pick(others.len())]);
    let (mut tried, mut other_tried) = (regions[one].clone(), regions[other].clone());
    std::mem::swap(&mut tried[place], &mut other_tried[other_place]);
    if is_connected(&tried) && is_connected(&other_tried) {
        (regions[one], regions[other]) = (tried, other_tried);
    }
}

fn is_connected(region: &[Cell]) -> bool {
    let mut seen = vec![false; region.len()];
    let mut open = vec![0];
    seen[0] = true;
    while let Some(place) = open.pop() {
        for other in 0..region.len() {
            if !seen[other] && region[place].is_beside(region[other]) {
                seen[other] = true;
                open.push(other);
            }
        }
    }
    seen.iter().all(|&seen| seen)
}
