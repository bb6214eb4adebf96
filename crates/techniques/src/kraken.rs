//! Kraken fish: a fish whose fins do not see the candidates to eliminate, but rule them out by chains.

use super::classic::ClassicPosition;
use super::combinations::choose;
use super::forcing::Implications;
use super::survey::Survey;
use super::view::View;
use super::{Deduction, DeductionSink, Technique, Why, offer};
use std::ops::ControlFlow;
use sudoku_board::classic::Cells;
use sudoku_board::{Candidate, House, HouseKind, Value, Values};

/// The most fins: with more, nobody would follow all the chains.
const MOST_FINS: usize = 2;
/// The most houses: greater fish hardly ever add anything.
const MOST_HOUSES: usize = 4;

/// A basic fish with fins.
struct Fish {
    value: Value,
    base: Vec<House>,
    cover: Vec<House>,
    body: Cells,
    fins: Cells,
}

/// Finds kraken fish. Type 1: all fins rule out a candidate that the fish eliminates. Type 2: all fins, and all candidates of
/// the fish in one cover house, have the same consequence, because one of them is true.
pub(super) fn find(position: &Survey<'_>, technique: Technique, sink: &mut DeductionSink<'_>) -> ControlFlow<()> {
    let implications = Implications::of(position);
    for size in 2..=MOST_HOUSES {
        for value in Value::DIGITS {
            for kinds in [[HouseKind::Row, HouseKind::Column], [HouseKind::Column, HouseKind::Row]] {
                each_fish(position, value, size, kinds, &mut |fish| {
                    if technique == Technique::KrakenFish1 {
                        type_1(position, &implications, fish, sink)
                    } else {
                        type_2(position, &implications, fish, sink)
                    }
                })?;
            }
        }
    }
    ControlFlow::Continue(())
}

fn each_fish(
    position: &ClassicPosition,
    value: Value,
    size: usize,
    kinds: [HouseKind; 2],
    visit: &mut dyn FnMut(&Fish) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let places = position.places(value);
    let [bases, covers] = kinds.map(|kind| -> Vec<House> {
        let houses = (0..9).map(|index| House::new(kind, index));
        houses.filter(|house| places.meets(Cells::of_house(*house))).collect()
    });
    let union =
        |houses: &[House]| places & houses.iter().fold(Cells::EMPTY, |cells, &house| cells | Cells::of_house(house));
    // The cells of each base house, a bit for each cover house.
    let across: Vec<(House, u16)> = bases.iter().map(|&house| (house, places.in_house(house))).collect();
    let size_of = |bits: u16| Values::from_bits(bits.into()).len();
    choose(&across, size, &mut |base| {
        let all = base.iter().fold(0, |all, (_, cells)| all | cells);
        let covers: Vec<House> = covers.iter().copied().filter(|house| all >> house.index() & 1 == 1).collect();
        choose(&covers, size, &mut |cover| {
            let under = cover.iter().fold(0, |under, house| under | 1 << house.index());
            let fins: usize = base.iter().map(|(_, cells)| size_of(cells & !under)).sum();
            // Each house has a cell of the fish.
            let has_body = |&(_, cells): &(House, u16)| cells & under != 0;
            if fins == 0 || fins > MOST_FINS || !base.iter().all(has_body) {
                return ControlFlow::Continue(());
            }
            let base: Vec<House> = base.iter().map(|&(house, _)| house).collect();
            let body = union(&base);
            visit(&Fish { value, base, cover: cover.to_vec(), body, fins: body - union(cover) })
        })
    })
}

fn report(
    technique: Technique,
    implications: &Implications<'_>,
    fish: &Fish,
    starts: Cells,
    gone: Candidate,
    sink: &mut DeductionSink<'_>,
) -> ControlFlow<()> {
    let Some(target) = implications.number(gone) else { return ControlFlow::Continue(()) };
    let numbers = starts.iter().filter_map(|cell| implications.number(Candidate { cell, value: fish.value }));
    let why = Why {
        values: Values::only(fish.value),
        cells: fish.body.into(),
        base: fish.base.clone(),
        cover: fish.cover.clone(),
        fins: fish.fins.iter().map(|cell| Candidate { cell, value: fish.value }).collect(),
        chains: numbers.map(|number| implications.chain(number, target, false)).collect(),
        ..Why::default()
    };
    offer(Deduction::eliminating(technique, vec![gone], why), sink)
}

/// Returns true if each of these places of the digit leads to the candidate being false.
fn all_imply(implications: &Implications<'_>, value: Value, starts: Cells, target: usize) -> bool {
    starts.iter().all(|cell| {
        implications
            .number(Candidate { cell, value })
            .is_some_and(|start| start != target && implications.implies(start, target, false))
    })
}

fn type_1(
    position: &ClassicPosition,
    implications: &Implications<'_>,
    fish: &Fish,
    sink: &mut DeductionSink<'_>,
) -> ControlFlow<()> {
    let under = fish.cover.iter().fold(Cells::EMPTY, |cells, &house| cells | Cells::of_house(house));
    let victims = (position.places(fish.value) & under) - fish.body;
    // Candidates that all fins see are eliminated by a plain finned fish.
    for cell in victims - fish.fins.common_peers() {
        let gone = Candidate { cell, value: fish.value };
        let Some(target) = implications.number(gone) else { continue };
        if all_imply(implications, fish.value, fish.fins, target) {
            report(Technique::KrakenFish1, implications, fish, fish.fins, gone, sink)?;
        }
    }
    ControlFlow::Continue(())
}

fn type_2(
    position: &ClassicPosition,
    implications: &Implications<'_>,
    fish: &Fish,
    sink: &mut DeductionSink<'_>,
) -> ControlFlow<()> {
    for &house in &fish.cover {
        let starts = fish.fins | (fish.body & Cells::of_house(house));
        for cell in position.blanks() {
            for value in position.candidates(cell).iter() {
                let gone = Candidate { cell, value };
                let Some(target) = implications.number(gone) else { continue };
                if all_imply(implications, fish.value, starts, target) {
                    report(Technique::KrakenFish2, implications, fish, starts, gone, sink)?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}
