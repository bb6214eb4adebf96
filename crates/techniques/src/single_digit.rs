//! Patterns of one digit with two strong links: skyscraper, two-string kite, turbot fish, and empty rectangles.

use super::deduction::each;
use super::survey::Survey;
use super::view::View;
use super::{Chain, Deduction, DeductionSink, Link, LinkPlace, Node, Strength, Technique, Why, offer};
use std::ops::ControlFlow;
use sudoku_board::classic::{Cells, ClassicHouse};
use sudoku_board::{Candidate, Cell, House, HouseKind, Value, Values};

/// Finds skyscrapers, two-string kites, dual ones, and all other turbot fish: two strong links with a weak one between them.
pub(super) fn turbot(position: &Survey<'_>, technique: Technique, sink: &mut DeductionSink<'_>) -> ControlFlow<()> {
    let plain = if technique == Technique::DualTwoStringKite { Technique::TwoStringKite } else { technique };
    let mut kites: Vec<(Value, Cells, Chain)> = vec![];
    // Dual kites may have two digits.
    let values = if technique == plain { position.changes.values } else { Values::DIGITS };
    for value in values.iter().filter(|&value| !position.untenable(value).is_empty()) {
        let pairs = position.conjugates(value);
        for (index, first) in pairs.iter().enumerate() {
            for second in &pairs[index + 1..] {
                let kinds = [first.house.kind(), second.house.kind()];
                let fits = match plain {
                    Technique::Skyscraper => kinds[0] == kinds[1],
                    Technique::TwoStringKite => kinds == [HouseKind::Row, HouseKind::Column],
                    _ => true,
                };
                if !fits || first.cells.iter().any(|cell| second.cells.contains(cell)) {
                    continue;
                }
                for (i, j) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
                    let [near, far] = [first.cells[i], first.cells[1 - i]];
                    let [other_near, other_far] = [second.cells[j], second.cells[1 - j]];
                    for kind in HouseKind::CLASSIC {
                        let house = House::of(kind, near);
                        if House::of(kind, other_near) != house || kind_of(first.house, house, second.house) != plain {
                            continue;
                        }
                        let seen = Cells::peers_of(far) & Cells::peers_of(other_far) & position.places(value);
                        if !seen.is_empty() {
                            let chain =
                                chain(value, [far, near, other_near, other_far], [first.house, house, second.house]);
                            if technique == plain {
                                report(technique, &[(value, seen, chain)], sink)?;
                            } else {
                                kites.push((value, seen, chain));
                            }
                        }
                    }
                }
            }
        }
    }
    // The two kites meet in the same two cells of a box, whether in one digit or in two.
    let near = |(_, _, chain): &(Value, Cells, Chain)| chain.links[0].to.cells | chain.links[1].to.cells;
    for (index, first) in kites.iter().enumerate() {
        for second in kites[index + 1..].iter().filter(|second| near(second) == near(first)) {
            report(technique, &[first.clone(), second.clone()], sink)?;
        }
    }
    ControlFlow::Continue(())
}

fn kind_of(first: House, weak: House, second: House) -> Technique {
    use HouseKind::{Box, Column, Row};
    match (first.kind(), weak.kind(), second.kind()) {
        (Row, Column, Row) | (Column, Row, Column) => Technique::Skyscraper,
        (Row, Box, Column) | (Column, Box, Row) => Technique::TwoStringKite,
        _ => Technique::TurbotFish,
    }
}

fn chain(value: Value, cells: [Cell; 4], houses: [House; 3]) -> Chain {
    let strengths = [Strength::Strong, Strength::Weak, Strength::Strong];
    let links = (0..3).map(|n| Link {
        strength: strengths[n],
        by: LinkPlace::House(houses[n]),
        to: Node::only(cells[n + 1], value),
    });
    Chain { start: Node::only(cells[0], value), links: links.collect() }
}

fn report(technique: Technique, ways: &[(Value, Cells, Chain)], sink: &mut DeductionSink<'_>) -> ControlFlow<()> {
    let eliminated = ways.iter().flat_map(|(value, seen, _)| each(*value, *seen)).collect();
    let chains: Vec<Chain> = ways.iter().map(|(_, _, chain)| chain.clone()).collect();
    let cells = chains.iter().flat_map(Chain::nodes).map(|node| node.cells).reduce(|cells, more| cells | more);
    let values = ways.iter().map(|(value, _, _)| *value).collect();
    let why = Why { values, cells: cells.unwrap_or_default(), chains, ..Why::default() };
    offer(Deduction::eliminating(technique, eliminated, why), sink)
}

/// Finds empty rectangles: boxes whose places are in one row and one column, with a strong link that ends in one of these
/// lines. Dual ones have two such links.
pub(super) fn empty_rectangles(
    position: &Survey<'_>,
    technique: Technique,
    sink: &mut DeductionSink<'_>,
) -> ControlFlow<()> {
    for value in position.open_values() {
        let places = position.places(value);
        let pairs = position.conjugates(value);
        for square in (18..27).filter_map(House::from_number) {
            let inside = position.places_in(square, value);
            if inside.len() < 2 {
                continue;
            }
            for corner in Cells::of_house(square) {
                let lines = [HouseKind::Row, HouseKind::Column].map(|kind| House::of(kind, corner));
                let [row, column] = lines.map(Cells::of_house);
                // In one line alone, these are locked candidates.
                if !inside.is_within(row | column) || inside.is_within(row) || inside.is_within(column) {
                    continue;
                }
                let mut found: Vec<(Candidate, Chain)> = vec![];
                for pair in pairs {
                    for (near, far) in [(0, 1), (1, 0)].map(|(i, j)| (pair.cells[i], pair.cells[j])) {
                        for (line, other) in [(row, lines[1]), (column, lines[0])] {
                            // The link is perpendicular to the line that it meets.
                            if pair.house.kind() != other.kind()
                                || !line.contains(near)
                                || Cells::of_house(square).contains(near)
                            {
                                continue;
                            }
                            let across = House::of(
                                if other.kind() == HouseKind::Column { HouseKind::Row } else { HouseKind::Column },
                                far,
                            );
                            let Some(cell) = (Cells::of_house(across) & Cells::of_house(other)).first() else {
                                continue;
                            };
                            if !places.contains(cell) || Cells::of_house(square).contains(cell) || cell == far {
                                continue;
                            }
                            let line_house = if line == row { lines[0] } else { lines[1] };
                            let chain = Chain {
                                start: Node { value, cells: (inside - line).into() },
                                links: vec![
                                    Link {
                                        strength: Strength::Strong,
                                        by: LinkPlace::House(square),
                                        to: Node { value, cells: (inside & line).into() },
                                    },
                                    Link {
                                        strength: Strength::Weak,
                                        by: LinkPlace::House(line_house),
                                        to: Node::only(near, value),
                                    },
                                    Link {
                                        strength: Strength::Strong,
                                        by: LinkPlace::House(pair.house),
                                        to: Node::only(far, value),
                                    },
                                ],
                            };
                            found.push((Candidate { cell, value }, chain));
                        }
                    }
                }
                let mut report = |found: &[(Candidate, Chain)]| {
                    let why = Why {
                        values: Values::only(value),
                        cells: found.iter().fold(inside.into(), |cells, (_, chain)| cells | chain.end().cells),
                        base: vec![square],
                        chains: found.iter().map(|(_, chain)| chain.clone()).collect(),
                        ..Why::default()
                    };
                    let eliminated = found.iter().map(|(eliminated, _)| *eliminated).collect();
                    offer(Deduction::eliminating(technique, eliminated, why), sink)
                };
                if technique == Technique::EmptyRectangle {
                    for one in &found {
                        report(std::slice::from_ref(one))?;
                    }
                } else {
                    for (index, one) in found.iter().enumerate() {
                        for two in found[index + 1..].iter().filter(|two| two.0 != one.0) {
                            report(&[one.clone(), two.clone()])?;
                        }
                    }
                }
            }
        }
    }
    ControlFlow::Continue(())
}
