//! Colouring: candidates joined by strong links are true and false in turn. Simple colours and multi-colours of one digit, and
//! 3D Medusa.

use super::deduction::each;
use super::survey::Survey;
use super::{Candidate, Deduction, DeductionSink, Position, Technique, Why};
use std::ops::ControlFlow;
use sudoku_board::classic::{Cells, Digit, Digits, House};

/// Two colours of a digit, one of which is true: the cells of each.
type Pair = [Cells; 2];

/// Returns all pairs of colours of a digit, in the order of their first cells.
fn pairs(position: &Survey<'_>, digit: Digit) -> Vec<Pair> {
    let links = position.conjugates(digit);
    let mut pairs: Vec<Pair> = vec![];
    for start in position.places(digit) {
        if pairs.iter().any(|[a, b]| (*a | *b).contains(start)) {
            continue;
        }
        let mut pair = [Cells::only(start), Cells::EMPTY];
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

fn report(
    technique: Technique,
    digit: Digit,
    gone: Cells,
    pairs: &[Pair],
    sink: &mut DeductionSink<'_>,
) -> ControlFlow<()> {
    let why = Why {
        digits: Digits::only(digit),
        cells: pairs.iter().fold(Cells::EMPTY, |cells, [a, b]| cells | *a | *b),
        colours: pairs.iter().flatten().map(|cells| each(digit, *cells).collect()).collect(),
        ..Why::default()
    };
    Deduction::eliminating(technique, each(digit, gone).collect(), why).map_or(ControlFlow::Continue(()), sink)
}

/// Returns true if two cells of the colour are peers, so that the colour is false.
fn sees_itself(colour: Cells) -> bool {
    colour.all_peers().meets(colour)
}

/// Finds simple colours: a candidate that sees both colours is eliminated (trap), and so is a colour that sees itself (wrap).
pub(super) fn simple_colours(
    position: &Survey<'_>,
    technique: Technique,
    sink: &mut DeductionSink<'_>,
) -> ControlFlow<()> {
    for digit in position.open_digits() {
        for pair in pairs(position, digit) {
            let [a, b] = pair;
            if technique == Technique::ColourTrap {
                let gone = (a.all_peers() & b.all_peers() & position.places(digit)) - a - b;
                report(technique, digit, gone, &[pair], sink)?;
            } else {
                for colour in pair.into_iter().filter(|&colour| sees_itself(colour)) {
                    report(technique, digit, colour, &[pair], sink)?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// Finds multi-colours: two pairs of colours, one of each of which see each other. Candidates that see the other two are
/// eliminated (1). A colour that sees both colours of another pair is eliminated (2).
pub(super) fn multi_colours(
    position: &Survey<'_>,
    technique: Technique,
    sink: &mut DeductionSink<'_>,
) -> ControlFlow<()> {
    for digit in position.open_digits() {
        let pairs = pairs(position, digit);
        for (first, second) in (0..pairs.len()).flat_map(|a| (0..pairs.len()).map(move |b| (a, b))) {
            if first == second {
                continue;
            }
            let (one, two) = (pairs[first], pairs[second]);
            let mut gone = Cells::EMPTY;
            for colour in 0..2 {
                let seen = one[colour].all_peers();
                if technique == Technique::MultiColours2 {
                    if two.iter().all(|other| seen.meets(*other)) {
                        gone |= one[colour];
                    }
                    continue;
                }
                for other in (0..2).filter(|&other| first < second && seen.meets(two[other])) {
                    gone |= one[1 - colour].all_peers() & two[1 - other].all_peers() & position.places(digit);
                }
            }
            report(technique, digit, gone, &[one, two], sink)?;
        }
    }
    ControlFlow::Continue(())
}

/// Two colours of several digits: the cells of each digit in each colour.
type Medusa = [[Cells; 9]; 2];

/// Returns all candidates that strong links join to this one, in cells with two candidates and in houses with two places.
fn medusa(position: &Position, start: Candidate) -> Medusa {
    let mut colours: Medusa = [[Cells::EMPTY; 9]; 2];
    let mut open = vec![(start, 0)];
    while let Some((candidate, colour)) = open.pop() {
        let Candidate { cell, digit } = candidate;
        if colours[colour][digit.index()].contains(cell) {
            continue;
        }
        colours[colour][digit.index()].insert(cell);
        if position.candidates(cell).len() == 2
            && let Some(other) = position.candidates(cell).minus(Digits::only(digit)).single()
        {
            open.push((Candidate { cell, digit: other }, 1 - colour));
        }
        for kind in sudoku_board::classic::HouseKind::ALL {
            let others = position.places_in(House::of(kind, cell), digit) - Cells::only(cell);
            open.extend(others.single().map(|cell| (Candidate { cell, digit }, 1 - colour)));
        }
    }
    colours
}

/// Finds 3D Medusas. A colour is eliminated as a whole if it holds two digits of a cell, holds two places of a digit in a
/// house, or leaves a cell without candidates. Otherwise the candidates that both colours forbid are eliminated.
pub(super) fn medusas(position: &Position, sink: &mut DeductionSink<'_>) -> ControlFlow<()> {
    let mut seen = [Cells::EMPTY; 9];
    for digit in Digit::ALL {
        for cell in position.places(digit) {
            if seen[digit.index()].contains(cell) {
                continue;
            }
            let colours = medusa(position, Candidate { cell, digit });
            for index in 0..9 {
                seen[index] |= colours[0][index] | colours[1][index];
            }
            // With only one digit, this is simple colours.
            let digits: Digits = Digit::ALL
                .into_iter()
                .filter(|digit| !(colours[0][digit.index()] | colours[1][digit.index()]).is_empty())
                .collect();
            if digits.len() < 2 {
                continue;
            }
            let gone = medusa_eliminations(position, &colours);
            let colours = colours.map(|colour| {
                Digit::ALL.into_iter().flat_map(|digit| each(digit, colour[digit.index()])).collect::<Vec<_>>()
            });
            let cells = colours.iter().flatten().map(|candidate| candidate.cell).collect();
            let why = Why { digits, cells, colours: colours.to_vec(), ..Why::default() };
            Deduction::eliminating(Technique::Medusa, gone, why).map_or(ControlFlow::Continue(()), &mut *sink)?;
        }
    }
    ControlFlow::Continue(())
}

fn medusa_eliminations(position: &Position, colours: &Medusa) -> Vec<Candidate> {
    let all = |cells: &[Cells; 9]| -> Vec<Candidate> {
        Digit::ALL.into_iter().flat_map(|digit| each(digit, cells[digit.index()])).collect()
    };
    // The candidates that are eliminated if the colour is true: the peers of its cells in each digit, and all other digits of
    // its cells.
    let forbidden = colours.map(|colour| -> [Cells; 9] {
        let cells = colour.iter().fold(Cells::EMPTY, |cells, one| cells | *one);
        std::array::from_fn(|index| {
            let places = position.places(Digit::ALL[index]);
            (places & colour[index].all_peers()) | ((places & cells) - colour[index])
        })
    });
    for (colour, forbidden) in colours.iter().zip(&forbidden) {
        let contradicts_itself = (0..9).any(|index| colour[index].meets(forbidden[index]))
            || position
                .blanks()
                .iter()
                .any(|cell| position.candidates(cell).iter().all(|digit| forbidden[digit.index()].contains(cell)));
        if contradicts_itself {
            return all(colour);
        }
    }
    all(&std::array::from_fn(|index| forbidden[0][index] & forbidden[1][index]))
}
