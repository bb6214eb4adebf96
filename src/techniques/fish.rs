//! Fish of one digit: base houses whose places lie in as many cover houses, but for fins. One engine for all kinds.
//!
//! A fish is looked for from what it eliminates. If that candidate were true, its peers would go, and with them the fins; what
//! is left of n base houses would then lie in the other n - 1 cover houses, which have no room for n digits. So the engine chooses
//! n - 1 cover houses, collects the base houses within them, and chooses n of those.

use super::combinations::{choose, choose_within};
use super::deduction::each;
use super::survey::Survey;
use super::technique::{Fins, Fish, Shape};
use super::{Deduction, Position, Take, Technique, Why};
use crate::sudoku::{Cells, Digit, Digits, House, HouseKind};
use std::collections::HashSet;
use std::ops::ControlFlow;

/// Nobody follows more fins than this.
const MOST_FINS: usize = 5;
/// Candidates of two base houses at once are harder still to follow.
const MOST_ENDO_FINS: usize = 2;

/// A fish that was found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Caught {
    pub digit: Digit,
    pub base: Vec<House>,
    pub cover: Vec<House>,
    /// The candidates of the base houses.
    pub cells: Cells,
    pub fins: Cells,
    /// What would go if there were no fins: candidates of cover houses alone, and those of two cover houses.
    pub prey: Cells,
    pub eliminated: Cells,
}

/// All fish of that kind.
pub(super) fn find(position: &Survey<'_>, fish: Fish, take: &mut Take<'_>) -> ControlFlow<()> {
    for digit in position.news.digits.iter() {
        if fish.siamese {
            siamese(position, digit, fish, take)?;
            continue;
        }
        each_fish(position, digit, fish, &mut |caught| {
            let deduction = caught.deduction(Technique::Fish(fish));
            deduction.map_or(ControlFlow::Continue(()), &mut *take)
        })?;
    }
    ControlFlow::Continue(())
}

impl Caught {
    fn deduction(&self, technique: Technique) -> Option<Deduction> {
        let why = Why {
            digits: Digits::only(self.digit),
            cells: self.cells,
            base: self.base.clone(),
            cover: self.cover.clone(),
            fins: each(self.digit, self.fins).collect(),
            ..Why::default()
        };
        Deduction::eliminating(technique, each(self.digit, self.eliminated).collect(), why)
    }
}

/// Two fish of the same base houses with other fins, which take away more together than each of them. It is sashimi if both are.
fn siamese(position: &Position, digit: Digit, fish: Fish, take: &mut Take<'_>) -> ControlFlow<()> {
    let mut all: Vec<Caught> = vec![];
    let kinds = if fish.shape == Shape::Basic && fish.fins == Fins::Finned {
        &[Fins::Finned, Fins::Sashimi][..]
    } else {
        &[fish.fins]
    };
    for &fins in kinds {
        each_fish(position, digit, Fish { siamese: false, fins, ..fish }, &mut |caught| {
            all.push(caught.clone());
            ControlFlow::Continue(())
        })?;
    }
    for (index, first) in all.iter().enumerate() {
        for second in all[index + 1..].iter().filter(|second| second.base == first.base) {
            let both = first.eliminated | second.eliminated;
            if both == first.eliminated || both == second.eliminated {
                continue;
            }
            let mut cover = first.cover.clone();
            cover.extend(second.cover.iter().filter(|house| !first.cover.contains(house)));
            let pair = Caught { cover, fins: first.fins | second.fins, eliminated: both, ..first.clone() };
            pair.deduction(Technique::Fish(fish)).map_or(ControlFlow::Continue(()), &mut *take)?;
        }
    }
    ControlFlow::Continue(())
}

/// The kinds of house of which the base and the cover of a shape consist, one way and the other.
fn kinds(shape: Shape) -> &'static [[&'static [HouseKind]; 2]] {
    use HouseKind::{Box, Column, Row};
    match shape {
        Shape::Basic => &[[&[Row], &[Column]], [&[Column], &[Row]]],
        Shape::Franken => &[[&[Row, Box], &[Column, Box]], [&[Column, Box], &[Row, Box]]],
        Shape::Mutant => &[[&[Row, Column, Box], &[Row, Column, Box]]],
    }
}

/// The simplest shape that the houses fit.
fn shape_of(base: &[House], cover: &[House]) -> Shape {
    [Shape::Basic, Shape::Franken]
        .into_iter()
        .find(|&shape| {
            kinds(shape).iter().any(|[bases, covers]| {
                base.iter().all(|house| bases.contains(&house.kind()))
                    && cover.iter().all(|house| covers.contains(&house.kind()))
            })
        })
        .unwrap_or(Shape::Mutant)
}

/// Calls `visit` for each fish of a digit that eliminates something.
pub(super) fn each_fish(
    position: &Position,
    digit: Digit,
    fish: Fish,
    visit: &mut dyn FnMut(&Caught) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let places = position.places(digit);
    let size = usize::from(fish.size);
    if fish.shape == Shape::Basic {
        return each_basic_fish(places, digit, fish, visit);
    }
    let mut seen: HashSet<(Vec<House>, Vec<House>)> = HashSet::new();
    for [bases, covers] in kinds(fish.shape) {
        // Without fins two houses hold two, whatever is eliminated.
        if size == 2 && fish.fins == Fins::None && !held(places, bases, covers, true).has_two {
            continue;
        }
        for target in places {
            let rest = places - Cells::peers_of(target) - Cells::only(target);
            let held = held(rest, bases, covers, size == 3);
            if size == 2 && held.alone.iter().all(|&alone| alone < 2) || size == 3 && !held.has_three {
                continue;
            }
            let of = |kinds: &[HouseKind]| -> Vec<House> {
                let fits = |house: &House| kinds.contains(&house.kind()) && rest.meets(Cells::of_house(*house));
                House::all().filter(fits).collect()
            };
            let (bases, others) = (of(bases), of(covers));
            if bases.len() < size || others.len() + 1 < size {
                continue;
            }
            let mut hold = |chosen: &[House]| {
                let room = rest & chosen.iter().fold(Cells::EMPTY, |room, &house| room | Cells::of_house(house));
                let within: Vec<House> = bases
                    .iter()
                    .copied()
                    .filter(|house| (rest & Cells::of_house(*house)).is_within(room) && !chosen.contains(house))
                    .collect();
                if within.len() < size {
                    return ControlFlow::Continue(());
                }
                disjoint(&within, size, rest, Cells::EMPTY, &mut vec![], &mut |base| {
                    for last in covers.iter().map(|&kind| House::of(kind, target)) {
                        if base.contains(&last) || chosen.contains(&last) {
                            continue;
                        }
                        let mut cover = chosen.to_vec();
                        cover.push(last);
                        cover.sort_unstable();
                        let Some(caught) = judge(places, digit, base, &cover, fish) else { continue };
                        if seen.insert((caught.base.clone(), cover)) {
                            visit(&caught)?;
                        }
                    }
                    ControlFlow::Continue(())
                })
            };
            if size > 3 {
                choose(&others, size - 1, &mut hold)?;
                continue;
            }
            for (index, &one) in others.iter().enumerate() {
                if size == 2 && held.alone[one.number()] >= 2 {
                    hold(&[one])?;
                }
                for &two in others[index + 1..].iter().filter(|_| size == 3) {
                    if held.in_both(one.number(), two.number()) >= 3 {
                        hold(&[one, two])?;
                    }
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// How many base houses lie within one cover house and within two, at the most: enough to see that most choices hold too few.
struct Held {
    alone: [u8; 27],
    together: [[u8; 27]; 27],
    /// Whether any two hold two, and three.
    has_two: bool,
    has_three: bool,
}

impl Held {
    fn in_both(&self, one: usize, two: usize) -> u8 {
        self.together[one.min(two)][one.max(two)] + self.alone[one] + self.alone[two]
    }
}

fn held(rest: Cells, bases: &[HouseKind], covers: &[HouseKind], in_two: bool) -> Held {
    let mut held = Held { alone: [0; 27], together: [[0; 27]; 27], has_two: false, has_three: false };
    let mut pairs = vec![];
    for base in House::all().filter(|house| bases.contains(&house.kind())) {
        let cells = rest & Cells::of_house(base);
        let Some(first) = cells.first() else { continue };
        for one in covers.iter().map(|&kind| House::of(kind, first)).filter(|&one| one != base) {
            let left = cells - Cells::of_house(one);
            let Some(second) = left.first() else {
                held.alone[one.number()] += 1;
                continue;
            };
            for two in covers.iter().map(|&kind| House::of(kind, second)).filter(|&two| in_two && two != base) {
                if left.is_within(Cells::of_house(two)) {
                    let [one, two] = [one.number(), two.number()];
                    held.together[one.min(two)][one.max(two)] += 1;
                    pairs.push((one, two));
                }
            }
        }
    }
    let [most, second] = held
        .alone
        .iter()
        .fold([0; 2], |[most, second], &alone| if alone > most { [alone, most] } else { [most, second.max(alone)] });
    let most = pairs.into_iter().fold(most + second, |most, (one, two)| most.max(held.in_both(one, two)));
    (held.has_two, held.has_three) = (most >= 2, most >= 3);
    held
}

/// The same for fish of rows and columns, whose base houses are chosen first: lines have no cells in common, and a set of cover
/// houses is nine bits.
fn each_basic_fish(
    places: Cells,
    digit: Digit,
    fish: Fish,
    visit: &mut dyn FnMut(&Caught) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let size = usize::from(fish.size);
    let mut seen: Vec<(HouseKind, u16, u16)> = vec![];
    let mut rest: Vec<(usize, u16)> = vec![];
    for (base_kind, cover_kind) in [(HouseKind::Row, HouseKind::Column), (HouseKind::Column, HouseKind::Row)] {
        let houses = |kind, bits: u16| -> Vec<House> {
            (0..9).filter(|index| bits >> index & 1 == 1).filter_map(|index| House::new(kind, index)).collect()
        };
        let fits = |line: &u16| *line != 0 && (fish.fins != Fins::None || line.count_ones() as usize <= size);
        let line = |index| House::new(base_kind, index).map_or(0, |house| places.in_house(house));
        let lines: Vec<(usize, u16)> =
            (0..9).map(|index| (index, line(index))).filter(|(_, line)| fits(line)).collect();
        // Without fins the lines lie in as many others, whatever is eliminated.
        let exists = || choose_within(&lines, size, size, &mut |_, _| ControlFlow::Break(())).is_break();
        if lines.len() < size || fish.fins == Fins::None && !exists() {
            continue;
        }
        for target in places {
            let (row, column) = (target.row(), target.column());
            let (own, last) = if base_kind == HouseKind::Row { (row, column) } else { (column, row) };
            let seen_from = |line: usize| if line / 3 == own / 3 { 0b111 << (last / 3 * 3) } else { 1 << last };
            rest.clear();
            rest.extend(
                lines
                    .iter()
                    .map(|&(line, bits)| (line, bits & !seen_from(line)))
                    .filter(|&(line, bits)| line != own && bits != 0 && (bits.count_ones() as usize) < size),
            );
            choose_within(&rest, size, size - 1, &mut |chosen, bits| {
                let base = chosen.iter().fold(0, |base, line| base | 1 << line);
                let key = (base_kind, base, bits | 1 << last);
                if bits.count_ones() as usize != size - 1 || seen.contains(&key) {
                    return ControlFlow::Continue(());
                }
                seen.push(key);
                let (base, cover) = (houses(base_kind, base), houses(cover_kind, bits | 1 << last));
                judge(places, digit, &base, &cover, fish).map_or(ControlFlow::Continue(()), |caught| visit(&caught))
            })?;
        }
    }
    ControlFlow::Continue(())
}

/// Calls `visit` for each choice of houses that have no cell of `rest` in common.
fn disjoint(
    houses: &[House],
    size: usize,
    rest: Cells,
    used: Cells,
    chosen: &mut Vec<House>,
    visit: &mut dyn FnMut(&[House]) -> ControlFlow<()>,
) -> ControlFlow<()> {
    if size == 0 {
        return visit(chosen);
    }
    for (index, &house) in houses.iter().enumerate().take((houses.len() + 1).saturating_sub(size)) {
        let cells = rest & Cells::of_house(house);
        if cells.meets(used) {
            continue;
        }
        chosen.push(house);
        disjoint(&houses[index + 1..], size - 1, rest, used | cells, chosen, visit)?;
        chosen.pop();
    }
    ControlFlow::Continue(())
}

/// The fish of these houses, if it is of the kind that is looked for and eliminates something.
fn judge(places: Cells, digit: Digit, base: &[House], cover: &[House], fish: Fish) -> Option<Caught> {
    if shape_of(base, cover) != fish.shape {
        return None;
    }
    let [body, endo] = once_and_twice(places, base);
    let [under, twice] = once_and_twice(places, cover);
    let fins = (body - under) | endo;
    if fins.len() > MOST_FINS || endo.len() > MOST_ENDO_FINS || fins.is_empty() != (fish.fins == Fins::None) {
        return None;
    }
    // Where a base house has one candidate without the fins, or none, there is no fish but for them.
    let sashimi = base.iter().any(|&house| (places & (Cells::of_house(house) - fins)).len() <= 1);
    if fish.shape == Shape::Basic && (fish.fins == Fins::Sashimi) != sashimi {
        return None;
    }
    let prey = ((under - body) | twice) - fins;
    let eliminated = prey & fins.common_peers();
    let caught = || Caught { digit, base: base.to_vec(), cover: cover.to_vec(), cells: body, fins, prey, eliminated };
    (!eliminated.is_empty()).then(caught)
}

/// The candidates that lie in one or more of the houses, and those that lie in two or more.
fn once_and_twice(places: Cells, houses: &[House]) -> [Cells; 2] {
    houses.iter().fold([Cells::EMPTY; 2], |[once, twice], &house| {
        let cells = places & Cells::of_house(house);
        [once | cells, twice | (once & cells)]
    })
}
