//! Colouring: candidates joined by strong links are true and false in turn. Simple colours and multi-colours of one digit, and
//! 3D Medusa.

use super::classic::ClassicPosition;
use super::deduction::each;
use super::survey::Survey;
use super::surveyed::Surveyed;
use super::view::{CellBits, View};
use super::{Deduction, DeductionSink, Technique, Why, offer};
use std::ops::ControlFlow;
use sudoku_board::classic::{Cells, ClassicHouse};
use sudoku_board::{Candidate, House, Value, Values};

/// Two colours of a digit, one of which is true: the cells of each.
type Pair<C> = [C; 2];

/// Returns all pairs of colours of a digit, in the order of their first cells.
fn pairs<P: Surveyed>(position: &Survey<'_, P>, value: Value) -> Vec<Pair<P::Cells>> {
    let links = position.conjugates(value);
    let mut pairs: Vec<Pair<P::Cells>> = vec![];
    for start in position.places(value) {
        if pairs.iter().any(|[a, b]| (*a | *b).contains(start)) {
            continue;
        }
        let mut pair = [P::Cells::only(start), P::Cells::EMPTY];
        loop {
            let before = pair;
            for link in links {
                for (from, to) in [(0, 1), (1, 0)] {
                    for colour in 0..2 {
                        if pair[colour].contains(link.cells[from]) {
                            pair[1 - colour].insert(link.cells[to]);
                        }
                    }
                }
            }
            if pair == before {
                break;
            }
        }
        if !pair[1].is_empty() {
            pairs.push(pair);
        }
    }
    pairs
}

fn report<C: CellBits>(
    technique: Technique,
    value: Value,
    gone: C,
    pairs: &[Pair<C>],
    sink: &mut DeductionSink<'_>,
) -> ControlFlow<()> {
    let why = Why {
        values: Values::only(value),
        cells: pairs.iter().fold(C::EMPTY, |cells, [a, b]| cells | *a | *b).into(),
        colours: pairs.iter().flatten().map(|cells| each(value, *cells).collect()).collect(),
        ..Why::default()
    };
    offer(Deduction::eliminating(technique, each(value, gone).collect(), why), sink)
}

/// Returns true if two cells of the colour are peers, so that the colour is false.
fn sees_itself<P: View>(position: &P, colour: P::Cells) -> bool {
    position.all_peers(colour).meets(colour)
}

/// Finds simple colours: a candidate that sees both colours is eliminated (trap), and so is a colour that sees itself (wrap).
pub(super) fn simple_colours<P: Surveyed>(
    position: &Survey<'_, P>,
    technique: Technique,
    sink: &mut DeductionSink<'_>,
) -> ControlFlow<()> {
    for value in position.open_values() {
        for pair in pairs(position, value) {
            let [a, b] = pair;
            if technique == Technique::ColourTrap {
                let gone = (position.all_peers(a) & position.all_peers(b) & position.places(value)) - a - b;
                report(technique, value, gone, &[pair], sink)?;
            } else {
                for colour in pair.into_iter().filter(|&colour| sees_itself(&**position, colour)) {
                    report(technique, value, colour, &[pair], sink)?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// Finds multi-colours: two pairs of colours, one of each of which see each other. Candidates that see the other two are
/// eliminated (1). A colour that sees both colours of another pair is eliminated (2).
pub(super) fn multi_colours<P: Surveyed>(
    position: &Survey<'_, P>,
    technique: Technique,
    sink: &mut DeductionSink<'_>,
) -> ControlFlow<()> {
    for value in position.open_values() {
        let pairs = pairs(position, value);
        for (first, second) in (0..pairs.len()).flat_map(|a| (0..pairs.len()).map(move |b| (a, b))) {
            if first == second {
                continue;
            }
            let (one, two) = (pairs[first], pairs[second]);
            let mut gone = P::Cells::EMPTY;
            for colour in 0..2 {
                let seen = position.all_peers(one[colour]);
                if technique == Technique::MultiColours2 {
                    if two.iter().all(|other| seen.meets(*other)) {
                        gone |= one[colour];
                    }
                    continue;
                }
                for other in (0..2).filter(|&other| first < second && seen.meets(two[other])) {
                    gone |= position.all_peers(one[1 - colour])
                        & position.all_peers(two[1 - other])
                        & position.places(value);
                }
            }
            report(technique, value, gone, &[one, two], sink)?;
        }
    }
    ControlFlow::Continue(())
}

/// Two colours of several digits: the cells of each digit in each colour.
type Medusa = [[Cells; 9]; 2];

/// Returns all candidates that strong links join to this one, in cells with two candidates and in houses with two places.
fn medusa(position: &ClassicPosition, start: Candidate) -> Medusa {
    let mut colours: Medusa = [[Cells::EMPTY; 9]; 2];
    let mut open = vec![(start, 0)];
    while let Some((candidate, colour)) = open.pop() {
        let Candidate { cell, value } = candidate;
        if colours[colour][value.index()].contains(cell) {
            continue;
        }
        colours[colour][value.index()].insert(cell);
        if position.candidates(cell).len() == 2
            && let Some(other) = position.candidates(cell).minus(Values::only(value)).single()
        {
            open.push((Candidate { cell, value: other }, 1 - colour));
        }
        for kind in sudoku_board::HouseKind::CLASSIC {
            let others = position.places_in(House::of(kind, cell), value) - Cells::only(cell);
            open.extend(others.single().map(|cell| (Candidate { cell, value }, 1 - colour)));
        }
    }
    colours
}

/// Finds 3D Medusas. A colour is eliminated as a whole if it holds two digits of a cell, holds two places of a digit in a
/// house, or leaves a cell without candidates. Otherwise the candidates that both colours forbid are eliminated.
pub(super) fn medusas(position: &ClassicPosition, sink: &mut DeductionSink<'_>) -> ControlFlow<()> {
    let mut seen = [Cells::EMPTY; 9];
    for value in Value::DIGITS {
        for cell in position.places(value) {
            if seen[value.index()].contains(cell) {
                continue;
            }
            let colours = medusa(position, Candidate { cell, value });
            for index in 0..9 {
                seen[index] |= colours[0][index] | colours[1][index];
            }
            // With only one digit, this is simple colours.
            let values: Values = Value::DIGITS
                .into_iter()
                .filter(|value| !(colours[0][value.index()] | colours[1][value.index()]).is_empty())
                .collect();
            if values.len() < 2 {
                continue;
            }
            let gone = medusa_eliminations(position, &colours);
            let colours = colours.map(|colour| {
                Value::DIGITS.into_iter().flat_map(|value| each(value, colour[value.index()])).collect::<Vec<_>>()
            });
            let cells = colours.iter().flatten().map(|candidate| candidate.cell).collect();
            let why = Why { values, cells, colours: colours.to_vec(), ..Why::default() };
            offer(Deduction::eliminating(Technique::Medusa, gone, why), sink)?;
        }
    }
    ControlFlow::Continue(())
}

fn medusa_eliminations(position: &ClassicPosition, colours: &Medusa) -> Vec<Candidate> {
    let all = |cells: &[Cells; 9]| -> Vec<Candidate> {
        Value::DIGITS.into_iter().flat_map(|value| each(value, cells[value.index()])).collect()
    };
    // The candidates that are eliminated if the colour is true: the peers of its cells in each digit, and all other digits of
    // its cells.
    let forbidden = colours.map(|colour| -> [Cells; 9] {
        let cells = colour.iter().fold(Cells::EMPTY, |cells, one| cells | *one);
        std::array::from_fn(|index| {
            let places = position.places(Value::DIGITS[index]);
            (places & colour[index].all_peers()) | ((places & cells) - colour[index])
        })
    });
    for (colour, forbidden) in colours.iter().zip(&forbidden) {
        let contradicts_itself = (0..9).any(|index| colour[index].meets(forbidden[index]))
            || position
                .blanks()
                .iter()
                .any(|cell| position.candidates(cell).iter().all(|value| forbidden[value.index()].contains(cell)));
        if contradicts_itself {
            return all(colour);
        }
    }
    all(&std::array::from_fn(|index| forbidden[0][index] & forbidden[1][index]))
}
